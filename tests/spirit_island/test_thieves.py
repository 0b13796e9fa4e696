"""Despicable Theft: thieves come with explorers, make for the ocean, and are caught by Dahan: S-19.8."""

from __future__ import annotations

from tests.spirit_island.board import fear_of, plays
from tests.spirit_island.foes import strike, theft
from tuath.games import find
from tuath.games.spirit_island.action.effects import Use
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import EXPLORER, THIEF, kind_of, name_of
from tuath.games.spirit_island.shown.scene import token_texts
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.standing.thieves import UNSEEN, all_in_game, all_thieves, counted, pool
from tuath.games.spirit_island.state.state import NOBODY, SLOW, AfterStep, BeforeStep, Task
from tuath.games.spirit_island.turn.sequence import ORDER_OF_A_TURN
from tuath.games.spirit_island.turn.triggers import finish_action


@plays("scenario:despicable_theft")
def test_thieves_come_where_land_six_and_higher_is_explored() -> None:
    """S-19.8: from a pool of 18, face down."""
    isle = theft()
    assert counted(isle.state, UNSEEN) == [12, 3, 2, 1]
    isle.put(8, "t")
    isle.state.invader_deck = (1, 1)
    isle.play(Task("explore_step"), answers=["1_jungle"])
    assert [isle.state.markers[number] for number in (3, 8)] == [0, 1]
    assert all_thieves(isle.state, Land(8)) == [THIEF]
    assert (pool(isle.state), all_in_game(isle.state)) == (17, 18)
    isle.state.markers[7] = 17
    isle.carry_out("add(1, thief)", here=6)
    assert (pool(isle.state), isle.state.markers[6]) == (0, 0)


@plays("scenario:despicable_theft")
def test_land_six_is_one_of_them() -> None:
    """S-19.8"""
    isle = theft()
    isle.put(5, "t")
    isle.state.invader_deck = (1, 1)
    isle.play(Task("explore_step"), answers=["1_mountain"])
    assert [isle.state.markers[number] for number in (1, 6)] == [0, 1]


@plays("scenario:despicable_theft")
def test_each_that_escapes_takes_four_fear_away() -> None:
    """S-19.8: a blank one accelerates nothing."""
    isle = theft()
    isle.state.markers[1], isle.state.fear_pool, isle.state.fear_shown = 1, 9, 6
    isle.play(BeforeStep("ravage"), answers=["blank"])
    assert isle.state.fear_shown == 2


@plays("scenario:despicable_theft")
def test_thieves_move_before_the_ravage_step() -> None:
    """S-8.25, S-19.8: those at the ocean escape, the others go nearer to it; a number accelerates the invader deck."""
    assert ORDER_OF_A_TURN.index(BeforeStep("ravage")) + 1 == ORDER_OF_A_TURN.index(Task("ravage_step"))
    isle = theft()
    state = isle.state
    state.markers[1], state.markers[5], state.markers[7] = 1, 2, 1
    state.fear_shown, state.invader_deck = 3, (1, 1, 2, 3)
    isle.play(BeforeStep("ravage"), answers=["2", "1_jungle", "1_sands"])
    assert [state.markers[number] for number in (1, 4, 5, 7)] == [2, 0, 1, 0]  # from 5 to 1, from 7 to 5
    assert state.fear_shown == 0
    assert list(state.invader_deck) == [2, 3]
    assert all_in_game(state) == 18
    assert pool(state) == 14  # the one that escaped comes back at the end of the turn
    isle.play(AfterStep(SLOW))
    assert pool(state) == 15


def test_faq_despicable_theft_isolated_lands_are_walked_round() -> None:
    """S-13.9, S-19.8: thieves of an isolated land stay there, or leave it."""
    isle = theft()
    isle.state.markers[5], isle.state.isolated = 1, 1 << 5
    isle.play(BeforeStep("ravage"), answers=["yes"])
    assert isle.state.markers[5] == 1
    isle.play(BeforeStep("ravage"), answers=["no"])
    assert isle.state.markers[1] == 1
    isle.state.markers[1], isle.state.markers[5], isle.state.isolated = 0, 1, 1 << 1
    isle.play(BeforeStep("ravage"), answers=["1-4"])  # 1 is nearer, 4 leads round it
    assert isle.asked[-1][2] == ("1-1", "1-4")
    assert isle.state.markers[4] == 1


@plays("scenario:despicable_theft")
def test_two_dahan_turn_them_up() -> None:
    """S-19.8: when the action is over; without them they lie face down again, and everybody knows of them."""
    isle = theft()
    isle.state.markers[5] = 2
    isle.put(5, "dd")
    isle.run(finish_action(isle.table), ["3", "blank"])
    assert [name_of(one) for one in all_thieves(isle.state, Land(5))] == ["thief:0", "thief:3"]
    shown = view(isle.state)
    assert shown["lands"][5]["faces"] == [0, 3]
    assert [text.key for text in token_texts(shown["lands"][5])][-2:] == ["spirit_island-sheet-marker-face"] * 2
    assert shown["panel"]["thieves"] == 16
    isle.put(5, "d")
    isle.run(finish_action(isle.table))
    assert view(isle.state)["lands"][5]["faces"] == []
    isle.put(5, "dd")
    isle.run(finish_action(isle.table))  # nothing is left to chance
    assert view(isle.state)["lands"][5]["faces"] == [0, 3]


@plays("scenario:despicable_theft")
def test_mixed_thieves_that_part_are_unknown_again() -> None:
    """S-19.8 [R]: whatever view there is says nothing of them."""
    isle = theft()
    isle.state.markers[5] = 2
    isle.put(5, "dd")
    isle.run(finish_action(isle.table), ["3", "2"])
    isle.put(5, "")
    isle.run(finish_action(isle.table))
    strike(isle, "push(1, explorer)", 5, "yes", "1-8")
    assert counted(isle.state, UNSEEN) == [12, 3, 2, 1]
    isle.put(8, "dd")
    isle.run(finish_action(isle.table), ["blank"])
    assert view(isle.state)["lands"][8]["faces"] == [0]


def test_one_alone_keeps_its_number_where_it_goes() -> None:
    """S-19.8: with others it is one of them."""
    isle = theft()
    isle.state.markers[5] = isle.state.markers[8] = 1
    isle.put(5, "dd")
    isle.run(finish_action(isle.table), ["3"])
    strike(isle, "push(1, explorer)", 5, "yes", "1-8")
    isle.put(5, "")
    isle.run(finish_action(isle.table))
    assert [name_of(one) for one in all_thieves(isle.state, Land(8))] == ["thief", "thief"]
    isle.put(8, "dd")
    isle.run(finish_action(isle.table), ["blank"])
    assert [name_of(one) for one in all_thieves(isle.state, Land(8))] == ["thief:0", "thief:3"]


@plays("scenario:despicable_theft")
def test_chance_tells_which_of_the_mixed_ones_escapes() -> None:
    """S-19.8: one that was seen, or one that nobody has seen."""
    isle = theft()
    isle.state.markers[1] = 2
    isle.state.counters |= {"thieves_seen.1.3": 1, "thieves_unseen.3": 0}
    isle.play(BeforeStep("ravage"), answers=["no", "blank", "1_jungle", "1_sands", "1_mountain"])
    assert (isle.state.markers[1], all_in_game(isle.state)) == (0, 18)


@plays("scenario:despicable_theft")
def test_they_are_caught_by_dahan_and_worth_their_number() -> None:
    """S-19.8: where there is neither town nor city; as explorers for a power, if its spirit likes."""
    isle = theft()
    isle.state.markers[5] = 2
    isle.put(5, "ddee")
    isle.run(finish_action(isle.table), ["3", "blank"])
    strike(isle, "destroy(1, explorer)", 5, "no")
    assert isle.pieces(5) == "explorer dahan dahan"
    strike(isle, "destroy(1, explorer)", 5, "yes", "thief:3")
    isle.run(finish_action(isle.table))
    assert (isle.state.markers[5], fear_of(isle)) == (1, 3)
    strike(isle, "damage(2)", 5, "yes")
    isle.run(finish_action(isle.table))
    assert (isle.state.markers[5], isle.pieces(5), fear_of(isle)) == (0, "dahan dahan", 3)
    assert all_in_game(isle.state) == 18


@plays("scenario:despicable_theft")
def test_elsewhere_they_are_pushed_instead() -> None:
    """S-19.8: destroyed, removed or replaced; the land after the action counts too."""
    isle = theft()
    isle.state.markers[5] = 1
    isle.put(5, "d")
    strike(isle, "remove(1, explorer)", 5, "yes")
    isle.run(finish_action(isle.table), ["1-8"])
    assert [isle.state.markers[number] for number in (5, 8)] == [0, 1]
    isle.put(8, "ddt")
    isle.run(finish_action(isle.table), ["1"])
    strike(isle, "replace(1, explorer, dahan)", 8, "yes")
    isle.run(finish_action(isle.table), ["1-5"])
    assert (isle.pieces(8), isle.state.markers[5]) == ("town dahan dahan", 1)
    isle.put(5, "ddt")
    isle.run(finish_action(isle.table))
    strike(isle, "destroy(1, explorer); destroy(1, town)", 5, "yes")
    isle.run(finish_action(isle.table))
    assert (isle.pieces(5), isle.state.markers[5], fear_of(isle)) == ("dahan dahan", 0, 2)


def test_replaced_thieves_become_what_the_power_says() -> None:
    """S-9.5, S-19.8"""
    isle = theft()
    isle.state.markers[5] = 1
    isle.put(5, "dd")
    isle.run(finish_action(isle.table), ["blank"])
    strike(isle, "replace(1, explorer, dahan)", 5, "yes")
    assert (isle.pieces(5), isle.state.markers[5]) == ("dahan dahan dahan", 0)


def test_they_are_no_invaders() -> None:
    """S-19.8: fear cards, events and invader actions do not see them; nor do they bear strife."""
    isle = theft()
    isle.state.markers[5] = 1
    isle.carry_out("destroy(all, explorer)", here=5)
    isle.carry_out("at(all, land()){destroy(1, explorer)}")
    assert isle.state.markers[5] == 1
    strike(isle, "add(1, strife)", 5)
    assert isle.state.markers[5] == 1
    assert kind_of(THIEF) == EXPLORER
    assert Use(isle.table, 0, Land(5), actor=NOBODY).pieces([EXPLORER]) == []


def test_a_sunken_board_takes_them_along() -> None:
    """S-19.8, S-22.28: they are in the pool again, and none is lost."""
    isle = theft("AB")
    isle.state.markers[5] = 1
    isle.put(5, "dd")
    isle.run(finish_action(isle.table), ["3"])
    isle.power_says("destroy_board(board)", here=5)
    isle.run(finish_action(isle.table))
    assert (all_in_game(isle.state), pool(isle.state)) == (18, 18)


def test_nobody_stays_in_an_ocean() -> None:
    """S-9.10, S-19.8 [R]"""
    isle = theft()
    isle.state.markers[0] = 1
    isle.run(finish_action(isle.table), ["1-2"])
    assert [isle.state.markers[number] for number in (0, 2)] == [0, 1]


def test_the_scenario_is_offered() -> None:
    """S-19.8: and its pieces are known before it begins."""
    game = find("spirit_island")
    options = {"scenario": "despicable_theft", "expansions": "both"}
    state = game.setup(game.complete(2, options))
    assert game.pieces(state)["thieves"] == 18
