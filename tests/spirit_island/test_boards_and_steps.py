"""Ravages that become builds, powers at the other speed, and boards that are destroyed: S-7.17, S-8.27, S-22.28."""

from __future__ import annotations

from tests.spirit_island.board import Isle, at, land, plays, power, printed
from tuath.core.notation import parse_expression
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.forecast import forecast_ravage
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.standing.standing import clear_turn
from tuath.games.spirit_island.state.state import FAST, SLOW, RavageCard, State, Task
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.usable import usable


def number_of_boards(state: State) -> int:
    return number(Case(state), parse_expression("n(boards)"))


# ---- ravages that become builds -------------------------------------------------------------------------------------


@plays("power:call_to_trade")
def test_the_first_ravage_becomes_a_build() -> None:
    isle = Isle()
    isle.put(2, "td")
    isle.put(1, "t")
    isle.use("call_to_trade", 2)
    assert isle.pieces(2) == "town town dahan"
    assert forecast_ravage(isle.state, Land(2)) is None
    isle.run(ravage(isle.table, Land(2)))
    assert (isle.pieces(2), isle.state.blight[2]) == ("town town city dahan", 0)
    isle.run(ravage(isle.table, Land(2)))
    assert isle.state.blight[2] == 1


@plays("power:call_to_trade")
def test_at_terror_level_3_nobody_trades() -> None:
    isle = Isle()
    isle.state.fear_deck = [0, 0, 3]
    isle.put(2, "d")
    isle.put(1, "td")
    isle.use("call_to_trade", 2, "1-1")
    assert (isle.pieces(2), isle.pieces(1), isle.state.standing) == ("dahan dahan", "town", ())


def test_s_8_27_without_invaders_there_is_no_ravage_to_become_a_build() -> None:
    isle = Isle()
    isle.put(2, "d")
    isle.use("call_to_trade", 2)
    isle.run(ravage(isle.table, Land(2)))
    assert isle.pieces(2) == "dahan"
    isle.put(2, "e")
    isle.run(ravage(isle.table, Land(2)))
    assert isle.pieces(2) == "explorer town"


def test_s_8_27_disease_stops_the_build_that_was_a_ravage() -> None:
    isle = Isle()
    isle.put(2, "td", disease=1)
    isle.use("call_to_trade", 2)
    isle.run(ravage(isle.table, Land(2)))
    assert (isle.pieces(2), isle.state.disease[2], isle.state.blight[2]) == ("town dahan", 0, 0)


def test_s_8_27_all_ravages_of_the_next_ravage_step_become_builds() -> None:
    """Also in a later turn, if there is no card now; then ravages are ravages again."""
    isle = Isle()
    isle.carry_out("convert(next_ravage_step, build)")
    isle.play(Task("ravage_step"))
    clear_turn(isle.state)
    wetland = next(place for place, card in enumerate(printed().invader_cards) if card.match == ("wetland",))
    lands = [land for land in range(1, 9) if printed().boards[isle.state.boards[0]].terrain[land] == "wetland"]
    isle.put(lands[0], "t")
    isle.state.ravaging = (wetland,)
    isle.carry_out("at(land_no(1)){ravage_here()}")
    isle.play(Task("ravage_step"))
    assert (isle.pieces(lands[0]), isle.state.blight[lands[0]]) == ("town city", 0)
    isle.play(RavageCard(wetland))
    assert isle.state.blight[lands[0]] == 1


# ---- powers at the other speed --------------------------------------------------------------------------------------


@plays("power:sky_stretches_to_shore")
def test_a_slow_power_as_fast_or_a_fast_one_as_slow() -> None:
    for phase, other in ((FAST, SLOW), (SLOW, FAST)):
        isle = Isle()
        isle.inhabit(0, 2)
        isle.put(2, "e")
        isle.state.played[0] = sum(1 << power(card) for card in ("poisoned_dew", "scour_the_land", "fire_in_the_sky"))
        isle.state.phase = phase
        fitting = usable(isle.state, 0, phase)
        isle.use("sky_stretches_to_shore", -1, target=0)
        now = usable(isle.state, 0, phase)
        assert now & ~fitting
        chosen = next(card for card in range(len(printed().powers)) if (now & ~fitting) >> card & 1)
        assert printed().powers[chosen].speed == other
    assert usable(isle.state, 0, SLOW) >> power("poisoned_dew") & 1


def test_s_7_17_one_power_only() -> None:
    isle = Isle()
    isle.inhabit(0, 2)
    isle.put(2, "e")
    isle.state.played[0] = 1 << power("poisoned_dew") | 1 << power("animated_wrackroot")
    isle.state.phase = FAST
    isle.use("sky_stretches_to_shore", -1, target=0)
    isle.run(use_power(isle.table, 0, power("poisoned_dew")), ["1-2"])
    assert isle.pieces(2) == ""
    assert usable(isle.state, 0, FAST) == 0
    assert usable(isle.state, 0, SLOW) >> power("animated_wrackroot") & 1


@plays("power:sky_stretches_to_shore")
def test_range_3_more_for_coastal_lands_only() -> None:
    isle = Isle()
    isle.inhabit(0, 8)
    isle.state.played[0] = 1 << power("poisoned_dew")
    isle.state.phase = SLOW
    isle.use("sky_stretches_to_shore", -1, target=0)
    isle.run(use_power(isle.table, 0, power("poisoned_dew")), ["1-1"])
    offered = isle.asked[-1][2]
    where = island(isle.state)
    near = where.within(Land(8), 1)
    far = where.within(Land(8), 4) & where.coastal
    assert offered == tuple(at(each) for each in range(1, 9) if (near | far) >> each & 1)


# ---- boards that are destroyed --------------------------------------------------------------------------------------

DEEP = (2, 2, 0, 0, 4, 4, 0, 0)


@plays("power:cast_down_into_the_briny_deep")
def test_all_invaders_of_the_land_are_destroyed() -> None:
    isle = Isle()
    isle.put(2, "etcd")
    isle.use("cast_down_into_the_briny_deep", 2)
    assert isle.pieces(2) == "dahan"
    assert isle.state.fear_earned * 4 + isle.state.fear_shown == 6 + 3


@plays("power:cast_down_into_the_briny_deep")
def test_s_22_28_a_board_is_destroyed_with_everything_on_it() -> None:
    isle = Isle(boards="AB")
    isle.state.elements[:8] = list(DEEP)
    isle.inhabit(0, 2, 2)
    isle.inhabit(1, 7)
    isle.inhabit(1, land(1, 3))
    isle.put(2, "e")
    isle.put(5, "tcd", blight=2, beasts=1, wilds=1, disease=1, badlands=1)
    isle.put(land(1, 4), "e", blight=1)
    before = isle.state.blight_left
    isle.run(use_power(isle.table, 0, power("cast_down_into_the_briny_deep")), ["1-2", "yes"])
    state, where = isle.state, island(isle.state)
    assert not any(state.pieces[:9])
    assert state.pieces[land(1, 4)]
    assert state.destroyed == [2, 1]
    assert sum(state.presence) == 1
    assert sum(state.blight) == 1
    assert state.blight_left == before
    assert not any((*state.beasts, *state.wilds, *state.disease, *state.badlands))
    assert state.fear_earned * 8 + state.fear_shown == 6 + 3
    assert where.lands == where.board(1)
    assert where.oceans == 1 << land(1, 0)
    assert all(not near & ((1 << 9) - 1) for near in where.adjacent)
    assert number_of_boards(state) == 1
    assert ("destroyed-board", {"board": state.boards[0]}) in isle.log


def test_the_board_need_not_be_destroyed() -> None:
    isle = Isle(boards="AB")
    isle.state.elements[:8] = list(DEEP)
    isle.inhabit(0, 2, 2)
    isle.run(use_power(isle.table, 0, power("cast_down_into_the_briny_deep")), ["1-2", "no"])
    assert (isle.state.sunk, number_of_boards(isle.state)) == (0, 2)


def test_nothing_happens_any_more_on_a_board_that_is_gone() -> None:
    isle = Isle(boards="AB")
    isle.state.sunk = 1
    isle.carry_out("each_board(){at(land(coastal())){add(1, town)}}", "2-1")
    isle.carry_out("fear(n(boards))")
    assert (isle.pieces(land(1, 1)), isle.state.fear_shown) == ("town", 1)
    assert not any(isle.state.pieces[:9])
