"""Actions: where one ends and the next begins, what they trigger, when the game is over: S-3, S-11, S-15, S-17."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, land, power, printed
from tuath.core.notation import Word
from tuath.core.question import bits_of
from tuath.games.spirit_island.action.changes import add_fear
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import DAHAN, EXPLORER, TOWN, piece
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.endings import has_won, why_lost
from tuath.games.spirit_island.state.queries.conditions import match_cards
from tuath.games.spirit_island.state.queries.queries import isle as isle_of
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import PrepareAdversary, Task
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action

HERE, BESIDE = Land(5), Land(4)
VENGEANCE = "on(destroyed_here(town|city|dahan)){damage(n(event))}"
RAID = "wherever(){on(moved_here(dahan)){damage(n(event), by=dahan)}}"


def card(id: str) -> int:
    return printed().invader_index[id]


def fear_card(id: str) -> int:
    return printed().fear_index[id]


def blight_card(id: str) -> int:
    return printed().blight_index[id]


def begun(*spirits: str, boards: str = "A", **foes: str) -> Isle:
    """In the invader phase of a first turn, with presence and a town that keeps the game going."""
    isle = Isle(*spirits, boards=boards, **foes)
    isle.state.turn, isle.state.phase = 1, "invaders"
    for seat in range(len(boards)):
        isle.inhabit(seat, land(seat, 1), 3)
        isle.put(land(seat, 3), "c")
    return isle


# ---- several actions in one effect: S-15 ----------------------------------------------------------------------------


def test_what_each_player_does_is_an_action_of_its_own() -> None:
    """S-15.4, S-3.9: dahan raid where the first player moved them, before the second moves them on."""
    isle = begun("river_surges_in_sunlight", "thunderspeaker", boards="AB")
    isle.holds(RAID)
    isle.put(HERE, "d")
    isle.put(BESIDE, "t")
    isle.carry_out("each_spirit(){at(land(has(dahan))){push(1, dahan)}}", "p1", at(BESIDE), at(HERE))
    assert (isle.pieces(BESIDE), isle.pieces(HERE)) == ("town:1", "dahan")


def test_who_fulfils_a_condition_is_settled_first() -> None:
    """S-15.4: the second spirit gains its energy though the first has taken the dahan away."""
    isle = begun("lightnings_swift_strike", "thunderspeaker", boards="AB")
    isle.put(1, "dd")
    isle.inhabit(1, 1)
    effect = "each_spirit(n(dahan, land(presence))>=2){energy(1); at(land(has(dahan))){remove(1, dahan)}}"
    isle.carry_out(effect, "p1")
    assert (isle.state.energy, isle.pieces(1)) == ([1, 1], "")
    isle.carry_out(effect)
    assert isle.state.energy == [1, 1]


def test_what_all_pieces_of_a_kind_suffer_is_an_action_in_each_land() -> None:
    """S-15.11: the answer to what happened in one land comes before the next land."""
    isle = begun()
    isle.holds(VENGEANCE, BESIDE)
    isle.put(BESIDE, "et")
    isle.put(HERE, "t")
    isle.carry_out("at(all, land(has(town))){destroy(1, town)}")
    fallen = [(params["land"], params["piece"]) for key, params in isle.log if key == "destroyed"]
    assert fallen == [(BESIDE, TOWN), (BESIDE, EXPLORER), (HERE, TOWN)]


def test_all_of_a_power_is_one_action() -> None:
    """S-15.15: also what it does in several lands; the answer comes once, after it."""
    isle = begun("lightnings_swift_strike")
    isle.state.elements = [9] * 8
    isle.holds(VENGEANCE, BESIDE)
    isle.put(HERE, "c")
    isle.put(BESIDE, "et")
    isle.put(8, "t")
    isle.inhabit(0, HERE, 2)
    isle.state.fear_pool = 99
    isle.run(use_power(isle.table, 0, power("talons_of_lightning")), [at(HERE), "yes"])
    assert (isle.pieces(HERE), isle.pieces(BESIDE), isle.pieces(8)) == ("", "explorer", "")
    isle.run(finish_action(isle.table))
    assert isle.pieces(BESIDE) == ""


def test_a_basic_action_can_trigger_again() -> None:
    """S-15.6, S-15.8, S-15.13: each basic action has its answer; the answer itself has none."""
    isle = begun()
    isle.holds(VENGEANCE, HERE)
    isle.put(HERE, "eeettt")
    for left in ("explorer explorer town town", "explorer town"):
        isle.carry_out("destroy(1, town)", here=HERE)
        isle.run(finish_action(isle.table), ["explorer"])
        assert isle.pieces(HERE) == left


def test_two_uses_of_a_power_answer_each_other() -> None:
    """S-15.13, S-22.1: an action sets off each; what one destroys sets off the other, but never itself again."""
    isle = begun("thunderspeaker")
    isle.put(HERE, "tttttt")
    for _ in range(2):  # the same power in the same land, repeated: S-7.8
        isle.use("vengeance_of_the_dead", HERE)
    isle.state.pieces[HERE] = tuple(piece(TOWN, damage=1) for _ in range(6))
    isle.carry_out("destroy(1, town)", here=HERE)
    isle.run(finish_action(isle.table))
    # the first answers, whom the second answers; then the second answers the destroyed town, whom the first answers
    assert isle.pieces(HERE) == "town:1"


def test_uses_in_two_lands_answer_each_other() -> None:
    """S-15.13, S-22.1: with its threshold the damage goes into the land of the other, and from there back no more."""
    isle = begun("thunderspeaker")
    told = "on(destroyed_here(town|city|dahan)){damage(n(event), among=here_and_adjacent)}"
    isle.holds(told, HERE)
    isle.holds(told, BESIDE)
    isle.put(3)
    isle.put(HERE, "t")
    isle.state.pieces[BESIDE] = (piece(TOWN, damage=1),) * 3
    isle.carry_out("destroy(1, town)", here=HERE)
    isle.run(finish_action(isle.table))
    assert isle.pieces(BESIDE) == "town:1"


@pytest.mark.parametrize(("is_power", "left"), [(True, "explorer dahan dahan city:1"), (False, "city dahan dahan")])
def test_the_players_choose_what_follows_first(is_power: bool, left: str) -> None:
    """S-15.10: Vengeance of the Dead before or after the Military Response, which brings a target for it."""
    isle = begun("thunderspeaker", scenario="dahan_insurrection")
    vengeance = "vengeance_of_the_dead"
    response = "dahan_insurrection"
    isle.put(HERE, "tcdd")
    isle.use("vengeance_of_the_dead", HERE)
    isle.carry_out("destroy(1, town)", here=HERE)
    isle.run(finish_action(isle.table), [vengeance] if is_power else [response, "explorer"])
    assert isle.asked[0] == (0, "spirit_island-next-triggered", (vengeance, response))
    assert isle.pieces(HERE) == left


def test_rules_are_no_actions() -> None:
    """S-15.5: they hold, and nothing has happened."""
    isle = Isle(adversary="england", level="6")
    assert isle.state.standing
    assert isle.state.happened == ()
    isle.run(finish_action(isle.table))


def test_a_blight_card_interrupts_the_action_that_turned_it() -> None:
    """S-10.5, S-15.9, S-8.24: Tipping Point costs presence before the dahan strike back; the end is looked at later."""
    isle = begun()
    tipping = blight_card("tipping_point")
    isle.state.blight_left, isle.state.blight_cards = 1, 1 << tipping
    isle.put(HERE, "tdd")
    isle.run(ravage(isle.table, HERE))
    told = [key for key, params in isle.log if params.get("piece") != DAHAN]
    lost = ["blight-card-turned", *["presence-destroyed"] * 3]
    assert told == ["ravaged", "blighted", *lost, "struck-back", "destroyed", "fear"]
    assert isle.state.phase == "invaders"
    isle.run(finish_action(isle.table))
    assert isle.state.ending == "presence"


def test_pieces_cross_from_board_to_board() -> None:
    """S-14.7: the board is that of the land from which is pushed."""
    isle = begun(boards="AB")
    border = next(one for one in range(1, 9) if beside(isle, one) >> 9)
    isle.put(border, "e")
    over = max(one for one in range(18) if beside(isle, border) >> one & 1)
    isle.carry_out("each_board(has(explorer)){at(land(has(explorer))){push(1, explorer)}}", at(over))
    assert isle.pieces(over) == "explorer"


def beside(isle: Isle, number: int) -> int:
    return isle_of(isle.state).near(Land(number))


def test_the_target_board() -> None:
    """S-4.7: the great wave comes over the other coasts of the same board only."""
    isle = begun(boards="AB")
    for one in (1, 2, land(1, 1), land(1, 2)):
        isle.put(one, "t")
    tsunami = printed().powers[power("tsunami")]
    use = Use(isle.table, 0, Land(1), actor=0, power=power("tsunami"))
    isle.run(carry_out(use, tsunami.thresholds[0].effect))
    assert [isle.pieces(one) for one in (1, 2, land(1, 1), land(1, 2))] == ["town", "", "town", "town"]


def test_faq_dahan_insurrection_military_response_ignores_isolation() -> None:
    """S-22.13: the nearest land with dahan is the nearest, isolated or not."""
    isle = begun(scenario="dahan_insurrection")
    isle.put(HERE, "t")
    isle.put(BESIDE, "dd")
    isle.state.isolated = bits_of([HERE, BESIDE])
    isle.carry_out("at(all, land(has(town))){destroy(1, town)}")
    assert isle.pieces(BESIDE) == "explorer dahan dahan"


def test_the_extra_build_space_is_no_build_space() -> None:
    """S-8.23: what speaks of build cards means the printed space."""
    isle = begun(adversary="england", level="3")
    isle.state.extra_building = (card("1_wetland"),)
    assert not match_cards(Case(isle.state, here=HERE), (Word("build"),))
    isle.state.building = (card("1_wetland"),)
    assert match_cards(Case(isle.state, here=HERE), (Word("build"),))


# ---- the beginning: S-2 ---------------------------------------------------------------------------------------------


def test_blight_of_the_setup_costs_nothing() -> None:
    """S-2.14, S-18.2: Sweden 6 on every board, though there is presence and blight."""
    isle = Isle(adversary="sweden", level="6", boards="AB")
    for one in (8, land(1, 8)):
        isle.put(one, blight=1)
        isle.inhabit(0, one)
    isle.play(PrepareAdversary(0, 6))
    assert [isle.state.blight[one] for one in (8, land(1, 8))] == [2, 2]
    assert (isle.state.destroyed, isle.asked) == ([0, 0], [])


def test_wilds_work_in_the_first_explore() -> None:
    """S-2.17"""
    isle = Isle()
    isle.put(2, wilds=1)
    isle.play(Task("first_explore"), answers=["1_wetland"])
    assert (isle.pieces(2), isle.state.wilds[2], isle.state.building) == ("", 0, (card("1_wetland"),))


# ---- fear: S-11 -----------------------------------------------------------------------------------------------------


def test_more_markers_are_needed_for_each_card() -> None:
    """S-11.6: against England on level 6 one more for each player."""
    isle = Isle(adversary="england", level="6")
    isle.play(PrepareAdversary(0, 6))
    add_fear(isle.table, 4)
    assert (isle.state.fear_pool, isle.state.fear_earned) == (5, 0)
    add_fear(isle.table, 1)
    assert isle.state.fear_earned == 1


def test_a_card_is_read_when_its_turn_comes() -> None:
    """S-11.3, S-11.7: the first one raises the terror level and earns a second, which is read at the new one."""
    isle = begun()
    isle.state.pieces[HERE] = (piece(TOWN, damage=1), piece(DAHAN))
    isle.state.fear_earned, isle.state.fear_shown, isle.state.fear_deck = 1, 3, [1, 3, 3]
    isle.play(Task("fear_cards"), answers=["dahan_raid", "dahan_on_their_guard"])
    assert (isle.pieces(HERE), defence(isle.state, HERE)) == ("dahan", 1 + 1)


def test_cards_earned_later_wait_and_none_are_left_to_earn() -> None:
    """S-11.8"""
    isle = begun()
    isle.put(HERE, "tdd")
    isle.state.fear_shown, isle.state.ravaging = 3, (card("1_wetland"),)
    isle.play(Task("fear_cards"), Task("ravage_step"))
    assert isle.state.fear_earned == 1
    isle.state.fear_deck = [0, 0, 0]
    add_fear(isle.table, 9)
    assert (isle.state.fear_earned, isle.state.fear_shown) == (1, 0)


def test_who_finds_no_different_land_does_nothing() -> None:
    """S-11.9: two players, and one land with dahan."""
    isle = begun(boards="AB")
    isle.put(HERE, "cd")
    isle.fear_card("dahan_raid", 1, "p2")
    assert isle.pieces(HERE) == "dahan city:1"


# ---- the end: S-17 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "pieces", "is_won"), [
    ([1, 3, 3], "e", False), ([1, 3, 3], "", True), ([0, 1, 3], "t", False), ([0, 1, 3], "e", True),
    ([0, 0, 1], "c", False), ([0, 0, 1], "t", True), ([0, 0, 0], "c", True),
])  # fmt: skip
def test_victory_by_terror_level(deck: list[int], pieces: str, is_won: bool) -> None:
    """S-17.1, S-17.4: the usual conditions, where no scenario has others."""
    isle = Isle()
    isle.put(HERE, pieces)
    isle.state.fear_deck = deck
    assert has_won(isle.state) == is_won


def test_victory_comes_first() -> None:
    """S-17.3: the last presence is lost with the last invader."""
    isle = begun()
    isle.put(3, "")
    isle.inhabit(0, 1, 0)
    isle.run(finish_action(isle.table))
    assert (isle.state.is_won, isle.state.ending) == (True, "victory")


def test_only_what_is_so_after_an_action_counts() -> None:
    """S-3.6, S-17.5: a card that was empty in its middle has blight again."""
    isle = begun()
    isle.state.blight_card, isle.state.blight_left = blight_card("downward_spiral"), 1
    isle.carry_out("add(1, blight); remove(1, blight)", here=HERE)
    isle.run(finish_action(isle.table))
    assert (isle.state.phase, isle.state.blight_left) == ("invaders", 1)
    isle.carry_out("add(1, blight)", here=HERE)
    assert why_lost(isle.state) == "blight"


def test_a_card_that_could_not_be_revealed_cannot_be_undone() -> None:
    """S-17.5, S-8.20"""
    isle = begun()
    isle.state.invader_deck = ()
    isle.play(Task("explore_step"))
    assert isle.state.ending == "time"


def test_nothing_comes_after_the_end() -> None:
    """S-5.12, S-17.7: the first ravage costs the last presence; the other land of the card is spared."""
    isle = begun()
    isle.inhabit(0, 1, 0)
    isle.inhabit(0, HERE)
    isle.put(HERE, "t")
    isle.put(2, "t")
    isle.state.ravaging = (card("1_wetland"),)
    isle.play(Task("ravage_step"), Task("build_step"), answers=[at(HERE)])
    assert (isle.state.ending, isle.state.blight[2], isle.state.agenda) == ("presence", 0, [])


def test_the_other_players_are_spared_too() -> None:
    """S-17.7: the first spirit loses its last presence to the blighted island."""
    isle = begun(boards="AB")
    isle.inhabit(0, 1, 1)
    isle.state.blight_card = blight_card("downward_spiral")
    isle.play(Task("blighted_island"))
    assert (isle.state.ending, isle.state.destroyed) == ("presence", [1, 0])
