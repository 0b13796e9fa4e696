"""Answers inside answers: what is about to go counts for nobody, and what was decided before is asked again."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tuath
from tests.inis.board import BLUE, GREEN, LAND, RED, inis
from tests.inis.helpers import go_on
from tests.inis.inside import ANSWERS, clash, is_whole, on_to_maneuver, pay_in_between, reach
from tuath.core.reaction import Wish, standing_answer
from tuath.games import find
from tuath.games.inis.again import AGAIN, LOOK_THEMSELVES, ORDERS_THAT_LOOK, SAYS
from tuath.games.inis.sequence import ASKING, SILENT
from tuath.games.inis.state import Task
from tuath.games.inis.stops import moments

RULES = Path(tuath.__file__).parent / "games" / "inis"


# ---- a clan that is being removed: I-9.6 ----------------------------------------------------------------------------


def test_a_clan_that_is_being_removed_pays_no_price() -> None:
    """I-17.14, I-9.6, I-16.13: saved by Diarmuid it cannot be given to the Stone Circle as well."""
    lands = {"stone_circle": "b1 S1", "hills": "capital r2 b1"}
    played = inis(lands, {RED: "epic_balors_eye", BLUE: "epic_diarmuid_grainne adv_stone_circle"})
    played.play(RED, "epic_balors_eye", "stone_circle:p2")
    played.play(BLUE, "epic_diarmuid_grainne")
    assert not (played.asks(BLUE, "react") and "adv_stone_circle" in played.options(BLUE))
    assert (played.clans("stone_circle"), played.clans("hills")) == ([0, 0], [2, 2])
    assert "adv_stone_circle" in played.hand(BLUE)
    assert is_whole(played)


def test_one_that_the_festival_removes_pays_no_price_either() -> None:
    """I-10.4, I-9.6: the instigator's only clan there."""
    played = clash("r1 b1 festival", {RED: "epic_diarmuid_grainne adv_stone_circle"})
    played.play(RED, "epic_diarmuid_grainne")
    assert not (played.asks(RED, "react") and "adv_stone_circle" in played.options(RED))
    assert played.clans("stone_circle") == [0, 1]
    assert is_whole(played)


@pytest.mark.parametrize("answer", ["epic_dagdas_cauldron", "epic_dagdas_club"])
def test_nor_while_the_card_that_answers_is_not_yet_carried_out(answer: str) -> None:
    """I-9.6, I-9.7, I-16.9: one clan cannot be stored or saved and paid as well."""
    played = clash("r2 b1", {BLUE: f"{answer} {ANSWERS}"})
    on_to_maneuver(played, RED)
    played.play(RED, "attack:p2")
    reach(played, BLUE, "react", "removal")
    played.play(BLUE, answer, "adv_moor", "epic_the_dagda")
    is_offered = played.asks(BLUE, "react") and "adv_stone_circle" in played.options(BLUE)
    assert is_offered == played.told("saved"), "what is saved stands there like any other"
    assert "adv_stone_circle" in played.hand(BLUE)
    played.everybody("react", "decline")
    assert played.clans("stone_circle")[BLUE] == (answer == "epic_dagdas_club")
    assert played.state.stored[BLUE] == (answer == "epic_dagdas_cauldron")
    assert is_whole(played)


def test_one_that_is_being_removed_is_still_seen_where_it_stands() -> None:
    """I-9.6: everybody sees which clan it is."""
    lands = {"stone_circle": "b1 S1", "hills": "capital r2 b1"}
    played = inis(lands, {RED: "epic_balors_eye", BLUE: "epic_dagdas_club"})
    played.play(RED, "epic_balors_eye", "stone_circle:p2")
    assert played.view()["loss"] == {"seat": BLUE, "territory": "stone_circle"}
    assert played.clans("stone_circle") == [0, 1]
    assert played.state.clans[LAND["stone_circle"] * 2 + BLUE] == 0


def test_the_log_tells_that_a_clan_is_saved_before_it_is_paid() -> None:
    """I-9.7: once it is saved it stands there like any other."""
    lands = {"stone_circle": "b1 S1", "hills": "capital r2 b1"}
    played = inis(lands, {RED: "epic_balors_eye", BLUE: "epic_dagdas_club adv_stone_circle"})
    played.play(RED, "epic_balors_eye", "stone_circle:p2")
    played.play(BLUE, "epic_dagdas_club", "adv_stone_circle")
    told = [line.message.key for line in played.log if line.message.key in ("inis-saved", "inis-removed")]
    assert told == ["inis-saved", "inis-removed"]
    assert played.clans("stone_circle") == [0, 0]
    assert "epic_dagdas_club" in played.hand(BLUE)
    assert is_whole(played)


# ---- who is next: I-10.8 --------------------------------------------------------------------------------------------


def test_who_has_paid_the_last_exposed_clan_makes_no_maneuver() -> None:
    """I-10.8, I-10.14: between the question about peace and the maneuver."""
    played = clash("r1 b2", {RED: ANSWERS})
    reach(played, RED, "peace")
    go_on(played)
    pay_in_between(played, RED)
    assert not played.asks(RED, "maneuver")
    assert played.asks(BLUE, "maneuver")
    assert "attack:p1" not in played.options(BLUE)


def test_nor_is_asked_about_peace_as_the_next_one() -> None:
    """I-10.8, I-10.10: before that question."""
    played = clash("r1 b2 g2", {RED: ANSWERS}, seats=3)
    reach(played, RED, "react", "any_time")
    pay_in_between(played, RED)
    assert set(played.pending()) == {BLUE, GREEN}
    assert played.view()["clash"]["active"] == BLUE
    go_on(played)
    assert played.asks(BLUE, "maneuver")


def test_all_are_asked_about_peace_again_when_another_is_next() -> None:
    """I-10.10: before each maneuver."""
    played = clash("r1 b2 g2", {RED: ANSWERS}, seats=3)
    reach(played, RED, "peace")
    go_on(played)
    pay_in_between(played, RED)
    assert {seat: played.asked(seat) for seat in played.pending()} == {BLUE: "peace", GREEN: "peace"}


def test_a_clash_in_which_nobody_is_exposed_any_more_is_over() -> None:
    """I-10.15, I-10.19: the only other one is sheltered."""
    played = clash("r1 b1 C1", {RED: ANSWERS})
    reach(played, BLUE, "shelter")
    played.play(BLUE, "yes")
    reach(played, RED, "react", "any_time")
    pay_in_between(played, RED)
    assert played.view()["clash"] is None


def test_the_next_who_is_present_is_instigator_if_the_first_has_left_before_it_began() -> None:
    """I-10.1, I-10.4: Lug's Spear, cancelled, and the Stone Circle's price."""
    played = clash("r1 b2 g2 C1", {RED: "epic_the_dagda adv_stone_circle", BLUE: "epic_lugs_spear"}, seats=3)
    reach(played, BLUE, "react", "clash_start")
    played.play(BLUE, "epic_lugs_spear")
    played.play(RED, "epic_the_dagda", "adv_stone_circle")
    assert played.view()["clash"]["instigator"] == BLUE
    assert played.asks(GREEN, "shelter")


def test_and_there_is_no_clash_if_only_one_is_left() -> None:
    """I-10.1: it needs clans of two players."""
    played = clash("r1 b2 C1", {RED: "epic_the_dagda adv_stone_circle", BLUE: "epic_lugs_spear"})
    reach(played, BLUE, "react", "clash_start")
    played.play(BLUE, "epic_lugs_spear")
    played.play(RED, "epic_the_dagda", "adv_stone_circle")
    assert played.view()["clash"] is None


# ---- what was declared: I-8.2 ---------------------------------------------------------------------------------------


def test_cuchulain_removes_no_sheltered_clan() -> None:
    """I-16.29, I-10.18: the exposed one was paid away meanwhile."""
    played = clash("r1 b2 C1", {RED: "epic_tale_of_cuchulain", BLUE: ANSWERS})
    reach(played, BLUE, "shelter")
    played.play(BLUE, "yes")
    on_to_maneuver(played, RED)
    played.play(RED, "epic_tale_of_cuchulain", "p2")
    reach(played, BLUE, "react", "declared")
    pay_in_between(played, BLUE)
    played.play(BLUE, "no")  # the Stone Circle takes the one outside
    played.play(BLUE, "decline")
    assert played.clans("stone_circle") == [0, 1]
    assert played.log_of("lapsed")
    assert is_whole(played)


def test_the_fianna_take_no_more_sheltered_clans_along_than_was_said() -> None:
    """I-16.15: two from outside were to go, and one of them has been paid away."""
    played = clash("r2 b3 C1", {BLUE: f"epic_the_fianna act_druid {ANSWERS}"})
    reach(played, BLUE, "shelter")
    played.play(BLUE, "yes")
    on_to_maneuver(played, RED)
    played.play(RED, "attack:p2")
    reach(played, BLUE, "result")
    played.play(BLUE, "card", "act_druid")
    on_to_maneuver(played, BLUE)
    played.play(BLUE, "epic_the_fianna", "2", "0")
    pay_in_between(played, BLUE)
    played.play(BLUE, "no")
    played.play(BLUE, "decline")
    assert played.state.sheltered[BLUE] == 1
    assert (played.clans("stone_circle"), played.clans("hills")) == ([2, 1], [1, 2])
    assert is_whole(played)


def test_new_alliance_replaces_no_last_clan() -> None:
    """I-17.13, I-15.12: of two clans one was given to the Stone Circle after New Alliance was declared."""
    lands = {"stone_circle": "r1 b2", "hills": "capital r1 b1"}
    played = inis(lands, {RED: "act_new_alliance", BLUE: f"act_druid {ANSWERS}"})
    played.play(RED, "act_new_alliance", "stone_circle", "second")
    pay_in_between(played, BLUE)
    assert played.clans("stone_circle") == [1, 1]
    assert [line["card"] for line in played.log_of("lapsed")] == ["card:act_new_alliance"]


def test_nothing_is_placed_where_one_is_no_longer_present() -> None:
    """I-16.16, I-8.2: Kernuno's clan and Sanctuary, after the price of the Stone Circle."""
    lands = {"stone_circle": "r1", "hills": "capital r1 b1"}
    played = inis(lands, {RED: f"epic_kernunos_sanctuary {ANSWERS}"})
    played.play(RED, "epic_kernunos_sanctuary", "stone_circle")
    pay_in_between(played, RED)
    while played.asks(RED, "react"):
        played.play(RED, "decline")
    assert played.clans("stone_circle") == [0, 0]
    assert not played.state.sanctuaries[LAND["stone_circle"]]


def test_who_has_left_is_no_instigator() -> None:
    """I-16.21, I-8.2: named by the Morrigan, and gone before she is carried out."""
    lands = {"stone_circle": "r1 b1 g1", "hills": "capital r1 b1"}
    played = inis(lands, {RED: "epic_the_morrigan", BLUE: ANSWERS}, seats=3)
    played.play(RED, "epic_the_morrigan", "no", "yes", "stone_circle", "p2")
    pay_in_between(played, BLUE)
    played.play(BLUE, "decline")
    assert played.view()["clash"] is None
    assert played.log_of("lapsed")


def test_diarmuids_clan_reappears_nowhere_where_its_owner_is_no_longer() -> None:
    """I-16.13: the only clan there was given to the Stone Circle while Diarmuid was being played."""
    lands = {"stone_circle": "b1 S1", "hills": "capital r2 b1"}
    played = inis(lands, {RED: "epic_balors_eye", BLUE: f"epic_diarmuid_grainne {ANSWERS}"})
    played.play(RED, "epic_balors_eye", "hills:p2")
    reach(played, BLUE, "react", "removal")
    played.play(BLUE, "epic_diarmuid_grainne")
    pay_in_between(played, BLUE)
    played.everybody("react", "decline")
    assert (played.clans("stone_circle"), played.clans("hills")) == ([0, 0], [2, 0])
    assert played.state.reserve[BLUE] == 12
    assert is_whole(played)


def test_nor_does_it_wait_until_its_owner_has_left() -> None:
    """I-16.13: it stands there before the cards that follow Diarmuid."""
    lands = {"stone_circle": "b1 S1", "hills": "capital r2 b1"}
    played = inis(lands, {RED: "epic_balors_eye", BLUE: "epic_diarmuid_grainne adv_stone_circle"})
    played.play(RED, "epic_balors_eye", "hills:p2")
    reach(played, BLUE, "react", "removal")
    played.play(BLUE, "epic_diarmuid_grainne")
    assert played.clans("stone_circle") == [0, 2]
    played.play(BLUE, "adv_stone_circle")
    assert played.clans("stone_circle") == [0, 1]


# ---- an answer holds for what it was given to: I-10.21, I-18.3 ------------------------------------------------------


def test_the_answer_about_peace_is_for_one_clash() -> None:
    """I-10.21: in the second clash of the same instigator in the same place and round all are asked again."""
    hands = {RED: "act_warlord epic_the_morrigan", BLUE: ""}
    played = inis({"cove": "r2 b2", "hills": "capital r1 b1"}, hands)
    game, stops = find("inis"), moments(played.position.game.printed)  # type: ignore[attr-defined]
    played.play(RED, "act_warlord")
    if played.asks(RED, "at"):
        played.play(RED, "cove")

    def asked() -> Any:
        reaction = game.reaction(played.state, played.pending()[BLUE])
        assert reaction is not None
        return reaction

    first = asked()
    wishes = {first.moment: Wish("peace", first.round)}
    assert standing_answer(stops, first, wishes) is not None
    played.play(RED, "no")
    played.play(BLUE, "no")
    played.play(RED, "attack:p2")
    assert standing_answer(stops, asked(), wishes) is not None, "it stands as long as this clash goes on"
    played.everybody("peace", "yes")
    assert game.lasts(played.state, "peace", BLUE) != first.round
    played.play(BLUE, "pass")
    played.play(RED, "epic_the_morrigan", "no", "yes", "cove", "p1")
    assert standing_answer(stops, asked(), wishes) is None


def test_whoever_has_drafted_a_hand_is_asked_again() -> None:
    """I-18.3, I-8.5: what was declined before the draft is not declined with the cards of it."""
    played = inis({"cove": "r2", "hills": "capital b2"}, {BLUE: "adv_moor"}, agenda=[Task("assembly")], quiet=False)
    while not (played.asks(BLUE, "react") and played.state.phase == "draft"):
        seat = next(iter(played.pending()))
        played.play(seat, played.options(seat)[0])
    before = find("inis").lasts(played.state, "any_time", BLUE)
    played.play(BLUE, "decline_round")
    assert played.state.declined[BLUE]
    while played.state.phase == "draft" and played.state.deal < 2:
        seat = next(iter(played.pending()))
        assert not played.asks(BLUE, "react")
        played.play(seat, played.options(seat)[0])
    assert played.state.declined[BLUE] == 0
    assert find("inis").lasts(played.state, "any_time", BLUE) != before


# ---- the price of the Stone Circle: I-9.6 ---------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 1)])
def test_who_pays_the_stone_circle_chooses_the_clan(answer: str, left: int) -> None:
    """I-9.6, I-14.14: one outside or one in a Citadel."""
    played = clash("r2 b2 C1", {BLUE: ANSWERS})
    reach(played, BLUE, "shelter")
    played.play(BLUE, "yes")
    reach(played, BLUE, "react", "any_time")
    pay_in_between(played, BLUE)
    assert played.asks(BLUE, "take-sheltered")
    played.play(BLUE, answer)
    assert played.clans("stone_circle") == [2, 1]
    assert played.state.sheltered == ([0, left] if played.view()["clash"] else [0, 0])
    assert "epic_the_dagda" in played.hand(BLUE)


# ---- so that it cannot come back: I-17.13 ---------------------------------------------------------------------------


def test_whatever_waits_behind_a_window_is_asked_again_or_decides_nothing_before() -> None:
    """I-17.13: of every task that is put behind a window it is said which of the two it is."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in RULES.glob("*.py")]
    behind = {kind for tree in trees for kind in behind_windows(tree)}
    assert behind >= {"peace", "maneuver", "lose", "strike"}
    assert behind - set(AGAIN) - LOOK_THEMSELVES == set()
    assert not set(AGAIN) & LOOK_THEMSELVES
    assert behind >= LOOK_THEMSELVES


def behind_windows(tree: ast.AST) -> Iterator[str]:
    """The tasks in a row of tasks that has a window before them."""
    for node in ast.walk(tree):
        row = node.args if isinstance(node, ast.Call) else node.elts if isinstance(node, ast.List | ast.Tuple) else []
        is_behind = False
        for each in row:
            if is_behind and (kind := task_kind(each)):
                yield kind
            is_behind |= isinstance(each, ast.Call) and getattr(each.func, "id", "") == "window"


def task_kind(node: ast.AST) -> str:
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Task" and isinstance(node.args[0], ast.Constant):
        return str(node.args[0].value)
    return ""


def test_of_every_order_of_a_card_it_is_said_whether_it_is_asked_again() -> None:
    """I-17.13: what is declared before it may be answered, or what looks for itself when its turn comes."""
    kinds = {kind for file in RULES.glob("*_verbs.py") for kind in ordered(ast.parse(file.read_text(encoding="utf-8")))}
    assert kinds >= {"place", "move", "move_sheltered", "build_citadel", "appoint_instigator", "flip", "steal"}
    assert kinds - set(SAYS) - ORDERS_THAT_LOOK == set()
    assert not set(SAYS) & ORDERS_THAT_LOOK
    assert kinds >= set(SAYS) | ORDERS_THAT_LOOK


def ordered(tree: ast.AST) -> Iterator[str]:
    """Every kind that a verb of the notation can order; of one that is put together all tasks that begin so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "plan_move":
            yield from (str(each.value) for each in node.args.defaults if isinstance(each, ast.Constant))
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        said = node.args[-1 if name == "plan_move" else 0]
        if name not in ("order", "plain", "plan_move"):
            continue
        if isinstance(said, ast.Constant) and isinstance(said.value, str):
            yield said.value
        elif isinstance(said, ast.JoinedStr) and isinstance(said.values[0], ast.Constant):
            begins = str(said.values[0].value)
            yield from (kind for kind in {**ASKING, **SILENT} if kind.startswith(begins))
