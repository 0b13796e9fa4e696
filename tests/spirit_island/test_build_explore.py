"""Building and exploring: S-8.10 to S-8.13, S-13."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, land, printed
from tuath.core.question import bits_of
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.forecast import built_by, explored_by
from tuath.games.spirit_island.turn.invaders import advance, build, explore, reveal_card
from tuath.games.spirit_island.turn.triggers import finish_action

HERE = Land(5)


def card(id: str) -> int:
    return printed().invader_index[id]


@pytest.mark.parametrize(
    ("before", "after"),
    [("e", "explorer town"), ("t", "town city"), ("tc", "town town city"), ("ttc", "town town city city")],
)
def test_a_city_where_towns_outnumber_cities(before: str, after: str) -> None:
    """S-1.7, S-8.10"""
    isle = Isle()
    isle.put(HERE, before)
    isle.run(build(isle.table, HERE))
    assert isle.pieces(HERE) == after


def test_disease_and_wilds_stop_one_action_each() -> None:
    """S-13.3, S-13.4, S-13.8: used up only by what they stop."""
    isle = Isle()
    isle.put(HERE, "t", disease=1, wilds=1)
    isle.run(build(isle.table, HERE))
    isle.run(explore(isle.table, HERE))
    assert isle.pieces(HERE) == "town"
    isle.run(build(isle.table, HERE))
    isle.run(explore(isle.table, HERE))
    assert isle.pieces(HERE) == "explorer town city"
    skipped = Isle()
    skipped.put(HERE, "t", disease=1)
    skipped.holds("skip(all)", HERE)
    skipped.run(build(skipped.table, HERE))
    assert skipped.state.disease[HERE] == 1


def test_explorers_come_from_towns_cities_and_the_ocean() -> None:
    """S-8.12: one explorer, however many sources; none inland without any."""
    isle = Isle()
    assert explored_by(isle.state, card("1_wetland")) == bits_of([2])  # the coastal wetland of board A
    isle.put(1, "t")
    assert explored_by(isle.state, card("1_wetland")) == bits_of([2, 5])


def test_an_isolated_land_is_neither_explored_nor_a_source() -> None:
    """T-4, S-13.6: board B; land 1 holds the only town near 6 and 7."""
    isle = Isle(boards="B")
    isle.put(1, "t")
    near = explored_by(isle.state, card("3_mountain_wetland"))
    isle.state.isolated = 1 << 1
    assert explored_by(isle.state, card("3_mountain_wetland")) == bits_of([2])
    assert near >> 1 & 1


def test_builds_need_an_invader() -> None:
    """S-8.10, S-8.17"""
    isle = Isle(boards="AB")
    isle.put(5, "e")
    isle.put(land(1, 2), "dd")
    assert built_by(isle.state, card("1_wetland")) == bits_of([5])
    assert built_by(isle.state, card("2_coastal")) == 0


def test_cards_advance_together() -> None:
    """T-23, S-8.3, S-8.13: two build cards this turn are two ravage cards in the next."""
    isle = Isle()
    two, one = (card("1_jungle"), card("1_sands")), (card("1_wetland"),)
    isle.state.building += two
    isle.state.exploring += one
    advance(isle.state)
    assert [isle.state.ravaging, isle.state.building, isle.state.exploring] == [two, one, ()]
    advance(isle.state)
    assert isle.state.invaders_discarded == bits_of(two)


def test_without_a_card_to_reveal_time_is_up() -> None:
    """S-8.11, S-8.20"""
    isle = Isle()
    isle.state.invader_deck = (1,)
    assert isle.run(reveal_card(isle.table, finish_action), ["1_sands"]) == card("1_sands")
    assert isle.state.exploring == (card("1_sands"),)
    assert not isle.state.has_no_card
    isle.run(reveal_card(isle.table, finish_action))
    assert isle.state.has_no_card
