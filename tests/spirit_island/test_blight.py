"""Blight: presence that is lost, cascades, and the card that turns: S-10."""

from __future__ import annotations

from tests.spirit_island.board import Isle, at, printed
from tuath.games.spirit_island.action.changes import add_blight, add_fear
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.endings import defeat
from tuath.games.spirit_island.state.queries.queries import is_healthy, terror_level

HERE, BESIDE = Land(5), Land(1)


def test_two_blight_at_once_cost_one_presence_and_cascade_once() -> None:
    """T-28, S-10.3"""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB")
    isle.put(HERE, blight=1)
    for seat in (0, 1):
        isle.inhabit(seat, HERE, 2)
    isle.run(add_blight(isle.table, HERE, 2), [at(BESIDE)])
    assert isle.state.blight[HERE] == 3
    assert isle.state.blight[BESIDE] == 1
    assert isle.state.destroyed == [1, 1]
    assert [key for _, key, _ in isle.asked] == ["spirit_island-cascade"]


def test_a_cascade_goes_on_where_there_is_blight_already() -> None:
    """S-10.2, S-10.11: never to the ocean."""
    isle = Isle()
    isle.put(HERE, blight=1)
    isle.put(BESIDE, blight=1)
    isle.state.blight_left = 9
    isle.run(add_blight(isle.table, HERE), [at(BESIDE), at(Land(2))])
    assert [isle.state.blight[land] for land in (HERE, BESIDE, 2)] == [2, 2, 1]
    assert "1-0" not in [land for _, _, offered in isle.asked for land in offered]


def test_the_card_turns_when_its_last_blight_leaves() -> None:
    """S-10.1, S-10.5, S-10.9: presence first, then the card with its number for each player, then the cascade."""
    isle = Isle()
    isle.state.blight_left = 1
    isle.inhabit(0, HERE)
    spiral = "downward_spiral"
    isle.run(add_blight(isle.table, HERE), [spiral])
    assert not is_healthy(isle.state)
    assert isle.state.blight_left == printed().blight_cards[printed().blight_index[spiral]].blight
    assert [key for key, _ in isle.log] == ["blighted", "presence-destroyed", "blight-card-turned"]


def test_an_instruction_that_needs_more_turns_the_card_first() -> None:
    """S-10.9: what still lies there is added to."""
    isle = Isle()
    isle.state.blight_left = 1
    dust = "memory_fades_to_dust"
    isle.run(add_blight(isle.table, HERE, 2), [dust])
    assert isle.state.blight_left == 1 + printed().blight_cards[printed().blight_index[dust]].blight - 2


def test_an_empty_blighted_card_is_the_end() -> None:
    """S-10.5, S-10.10, S-17.2: also a debt."""
    isle = Isle()
    isle.inhabit(0, BESIDE)
    isle.state.blight_card = printed().blight_index["downward_spiral"]
    isle.state.blight_left = 1
    assert defeat(isle.state) is None
    isle.run(add_blight(isle.table, HERE, 2))
    assert isle.state.blight_left == -1
    assert defeat(isle.state) == "blight"


def test_fear_earns_cards_and_raises_terror() -> None:
    """S-11.1, S-11.2, S-11.10: marker by marker, several cards by one action."""
    isle = Isle()
    add_fear(isle.table, 4 * 3 + 1)
    assert (isle.state.fear_earned, isle.state.fear_shown, terror_level(isle.state)) == (3, 1, 2)
    add_fear(isle.table, 4 * 6)
    assert (isle.state.fear_earned, terror_level(isle.state)) == (9, 4)


def test_a_cascade_that_nothing_can_stop_ends() -> None:
    """S-10.10: two lands full of blight, and no card to take it from."""
    isle = Isle()
    isle.state.blight_card = printed().blight_index["downward_spiral"]
    isle.state.blight_left = 2
    isle.put(HERE, blight=1)
    isle.put(BESIDE, blight=1)
    isle.run(add_blight(isle.table, HERE), [at(BESIDE), at(HERE)])
    assert isle.state.blight_left == -1
