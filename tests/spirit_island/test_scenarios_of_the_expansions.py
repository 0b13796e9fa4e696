"""The scenarios of both expansions: what they prepare, their rules, and how they are won and lost: S-19.4."""

from __future__ import annotations

from tests.spirit_island.board import Isle, plays, power, printed
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.foes.rites import hold, in_spirit_phase, is_ready
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.endings import has_won
from tuath.games.spirit_island.state.queries import terror_level
from tuath.games.spirit_island.state.scoring import difficulty
from tuath.games.spirit_island.state.standing import defence
from tuath.games.spirit_island.state.state import SLOW, YES, Task
from tuath.games.spirit_island.turn.triggers import finish_action

HERE = Land(5)  # a wetland of board A, beside 1, 4, 6, 7 and 8


def playing(scenario: str, boards: str = "A", **wishes: str) -> Isle:
    isle = Isle(boards=boards, scenario=scenario, expansions="both", **wishes)
    for tokens in (isle.state.beasts, isle.state.wilds, isle.state.disease, isle.state.badlands):
        tokens[:] = [0] * len(tokens)
    return isle


def card(id: str) -> int:
    return printed().invader_index[id]


# ---- Ward the Shores ------------------------------------------------------------------------------------------------


@plays("scenario:ward_the_shores")
def test_a_ward_is_paid_with_a_card_face_down() -> None:
    """S-19.4: in the spirit phase a card for a card play; in the slow phase a marker at an own sacred site."""
    isle = playing("ward_the_shores")
    state = isle.state
    state.turn, state.plays[0], state.energy[0] = 1, 1, 4
    isle.inhabit(0, 2, 2)
    isle.inhabit(0, 5, 2)
    isle.put(2, "t", blight=1)
    isle.put(5, "ttt")
    isle.run(in_spirit_phase(isle.table, 0), [YES, power("wash_away")])
    assert (state.plays[0], state.energy[0], state.discards[0]) == (0, 4, 1 << power("wash_away"))
    assert is_ready(state, 0, SLOW)
    isle.run(hold(isle.table, 0, SLOW))
    assert (state.markers[2], state.markers[5], state.energy[0]) == (1, 0, 0)
    assert not is_ready(state, 0, SLOW)
    assert defence(state, Land(2)) == 3
    assert difficulty(state) == 2


def test_blight_destroys_wards() -> None:
    """S-19.4: whatever adds it."""
    isle = playing("ward_the_shores")
    isle.state.markers[HERE] = 2
    assert defence(isle.state, HERE) == 6
    isle.run(add_blight(isle.table, HERE))
    isle.run(finish_action(isle.table))
    assert (isle.state.markers[HERE], defence(isle.state, HERE)) == (0, 0)


def test_all_coasts_warded_are_a_victory() -> None:
    """S-17.4, S-19.4: at terror level II; the empty fear deck is none, and hardly ever comes."""
    isle = playing("ward_the_shores")
    isle.put(5, "c")
    isle.prepare()
    assert sum(isle.state.fear_deck) == isle.state.fear_cards.bit_count()
    for number in (1, 2, 3):
        isle.state.markers[number] = 1
    assert not has_won(isle.state)
    isle.state.fear_deck[0] = 0
    assert terror_level(isle.state) == 2
    assert has_won(isle.state)
    isle.state.fear_deck, isle.state.markers[2] = [0, 0, 0], 0
    assert not has_won(isle.state)


def test_towns_come_with_explorers_at_stage_three() -> None:
    """S-19.4"""
    isle = playing("ward_the_shores")
    isle.state.invader_deck = (3, 3)
    isle.play(Task("explore_step"), answers=[card("3_jungle_sands")])
    assert isle.pieces(3) == "explorer town"
