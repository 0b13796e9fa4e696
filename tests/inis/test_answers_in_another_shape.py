"""What is about to go, and what was decided before an answer: with other cards, players and moments. I-9.6, I-17.13"""

from __future__ import annotations

import pytest

from tests.inis.board import BLUE, GREEN, RED, Table, inis
from tests.inis.inside import ANSWERS, clash, is_whole, on_to_maneuver, pay_in_between, reach
from tuath.core.position import load
from tuath.games import find


def let_pass(played: Table) -> None:
    """Nobody answers any more."""
    while any(played.asked(seat) == "react" for seat in played.pending()):
        played.everybody("react", "decline")


# ---- a clan that is being removed: I-9.6, I-17.14 -------------------------------------------------------------------


def test_a_price_that_is_saved_leaves_what_it_interrupted_as_it_was() -> None:
    """I-9.7, I-9.9: while a clan of the Hills is being removed, another pays a price, and the Club saves it."""
    lands = {"stone_circle": "b1 S1", "hills": "capital r2 b2"}
    played = inis(lands, {RED: "epic_balors_eye", BLUE: f"epic_dagdas_club {ANSWERS}"})
    played.play(RED, "epic_balors_eye", "hills:p2")
    reach(played, BLUE, "react", "removal")
    pay_in_between(played, BLUE)
    played.play(BLUE, "epic_dagdas_club")
    let_pass(played)
    assert (played.clans("stone_circle"), played.clans("hills")) == ([0, 1], [2, 1])
    assert "epic_the_dagda" not in played.hand(BLUE), "nothing was paid, so nothing is gained"
    assert is_whole(played)


def test_a_clan_that_the_mountains_take_cannot_reappear_where_it_was() -> None:
    """I-14.4, I-16.13: the toll takes it; with Diarmuid it stands elsewhere, and no clash waits for it."""
    lands = {"stone_circle": "r1", "mountains": "b1", "hills": "capital r1 b1", "cove": "r1"}
    played = inis(lands, {RED: "act_migration epic_diarmuid_grainne", BLUE: ""})
    played.play(RED, "act_migration", "stone_circle", "mountains", "epic_diarmuid_grainne")
    assert set(played.options(RED)) == {"cove", "hills"}
    played.play(RED, "cove")
    let_pass(played)
    assert (played.clans("mountains"), played.clans("cove")) == ([0, 1], [2, 0])
    assert played.view()["clash"] is None
    assert is_whole(played)


# ---- who is next: I-10.8 --------------------------------------------------------------------------------------------


def test_who_was_attacked_and_has_paid_the_last_exposed_clan_loses_no_more() -> None:
    """I-10.11: the attack finds nobody; the third player is next."""
    played = clash("r2 b1 g1", {BLUE: ANSWERS}, seats=3)
    on_to_maneuver(played, RED)
    played.play(RED, "attack:p2")
    reach(played, BLUE, "react", "any_time")
    pay_in_between(played, BLUE)
    assert played.clans("stone_circle") == [2, 0, 1]
    assert played.view()["clash"]["active"] == GREEN
    assert set(played.pending()) == {RED, GREEN}
    assert is_whole(played)


def test_an_attack_that_was_declared_goes_on() -> None:
    """I-10.9, I-17.13: who had an exposed clan when the maneuver began has made it, and is not next afterwards."""
    played = clash("r1 b2 g1", {RED: ANSWERS}, seats=3)
    on_to_maneuver(played, RED)
    played.play(RED, "attack:p2")
    reach(played, RED, "react", "any_time")
    pay_in_between(played, RED)
    assert played.clans("stone_circle") == [0, 1, 1]
    assert set(played.pending()) == {BLUE, GREEN}
    assert is_whole(played)


def test_whom_the_warlord_has_named_may_have_left_before_the_maneuver() -> None:
    """I-15.17, I-10.15: then it is the next player in turn who has an exposed clan."""
    played = clash("r2 b1 g2", {GREEN: "act_warlord", BLUE: ANSWERS}, seats=3, start="epic_the_morrigan")
    played.play(RED, "no", "yes", "stone_circle", "p1")
    on_to_maneuver(played, RED)
    played.play(RED, "attack:p3")
    reach(played, GREEN, "result")
    played.play(GREEN, "clan")
    reach(played, GREEN, "react", "maneuvered")
    played.play(GREEN, "act_warlord", "p2")
    reach(played, BLUE, "react", "any_time")
    assert played.state.next_maneuver == BLUE
    pay_in_between(played, BLUE)
    let_pass(played)
    assert played.view()["clash"]["active"] == GREEN
    assert set(played.pending()) == {RED, GREEN}
    assert is_whole(played)


# ---- what was declared: I-8.2, I-17.13 ------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["read again", "as it goes on"])
def test_nuada_places_nothing_where_one_is_no_chieftain_any_more(mode: str) -> None:
    """I-16.22: of two clans against one, one was paid meanwhile; so it is when the game is read again in between."""
    lands = {"stone_circle": "r2 b1", "hills": "capital r1 b1"}
    played = inis(lands, {RED: f"epic_nuada_silverhand {ANSWERS}"})
    played.play(RED, "epic_nuada_silverhand", "1")
    if mode == "read again":
        played = Table(load(played.position.save(), played.position.game))
    pay_in_between(played, RED)
    let_pass(played)
    assert played.clans("stone_circle") == [1, 1]
    assert played.log_of("lapsed")


def test_breas_drives_nobody_out_who_has_left() -> None:
    """I-16.4: the only opposing clan was paid away; the third player is at stake nowhere."""
    lands = {"stone_circle": "r1 b1", "hills": "capital r1 b1", "cove": "g1"}
    played = inis(lands, {RED: "epic_breas_tyranny", BLUE: ANSWERS}, seats=3)
    played.play(RED, "epic_breas_tyranny", "stone_circle")
    if played.asks(RED, "move-to"):
        played.play(RED, "hills")
    pay_in_between(played, BLUE)
    let_pass(played)
    assert (played.clans("stone_circle"), played.clans("hills")) == ([1, 0, 0], [1, 1, 0])
    assert played.log_of("lapsed")
    assert is_whole(played)


def test_the_other_world_ends_where_its_player_is_no_longer() -> None:
    """I-16.25, I-17.8: two Sanctuaries were counted, and both removals lapse."""
    lands = {"stone_circle": "r1 b2 S2", "hills": "capital r1 b1"}
    played = inis(lands, {RED: f"epic_the_other_world {ANSWERS}"})
    played.play(RED, "epic_the_other_world")
    while not played.asks(RED, "react"):
        options = played.options(RED)
        played.play(RED, "stone_circle" if "stone_circle" in options else options[-1])
    pay_in_between(played, RED)
    let_pass(played)
    assert played.clans("stone_circle") == [0, 2]
    assert len(played.log_of("lapsed")) == 2
    assert is_whole(played)


def test_cuchulain_finds_one_of_two_that_were_meant() -> None:
    """I-16.29: both exposed clans of one player were named, and one has been paid away."""
    played = clash("r1 b2 C1", {RED: "epic_tale_of_cuchulain", BLUE: ANSWERS})
    reach(played, BLUE, "shelter")
    played.play(BLUE, "no")
    on_to_maneuver(played, RED)
    played.play(RED, "epic_tale_of_cuchulain", "p2")
    if played.asks(RED, "whose"):
        played.play(RED, "p2")
    pay_in_between(played, BLUE)
    let_pass(played)
    assert played.clans("stone_circle") == [1, 0]
    assert len(played.log_of("lapsed")) == 1
    assert is_whole(played)


# ---- an answer holds for what it was given to: I-10.21, I-18.3 ------------------------------------------------------


def test_the_answer_about_peace_is_not_for_the_next_clash_of_the_same_card() -> None:
    """I-10.2, I-10.21: clans go to two places, and the clashes come one after the other in the same turn."""
    lands = {"stone_circle": "b1", "mountains": "capital r1", "hills": "b1", "cove": "r2"}
    played = inis(lands, {RED: "act_migration", BLUE: ""})
    played.play(RED, "act_migration", "cove", "hills", "stone_circle", "hills")
    game = find("inis")
    places, answers = list[str](), list[int]()
    while played.asks(BLUE, "peace"):
        places.append(played.view()["clash"]["territory"])
        answers.append(game.lasts(played.state, "peace", BLUE))
        played.everybody("peace", "yes")
    assert sorted(places) == ["hills", "stone_circle"]
    assert len(set(answers)) == 2


# ---- the price of the Stone Circle: I-9.6 ---------------------------------------------------------------------------


def test_a_price_may_take_the_only_clan_that_is_sheltered() -> None:
    """I-9.6, I-10.18: nobody is asked where there is one alone."""
    played = clash("r2 b1 C1 g1", {BLUE: ANSWERS}, seats=3)
    while not played.asks(BLUE, "shelter"):
        reach_any_shelter(played)
    played.play(BLUE, "yes")
    reach(played, BLUE, "react", "any_time")
    pay_in_between(played, BLUE)
    assert not played.asks(BLUE, "take-sheltered")
    assert played.clans("stone_circle") == [2, 0, 1]
    assert played.state.sheltered[BLUE] == 0
    assert is_whole(played)


def reach_any_shelter(played: Table) -> None:
    seat = next(iter(played.pending()))
    played.play(seat, "no" if played.asked(seat) == "shelter" else "decline")
