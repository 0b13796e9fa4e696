"""The Season: turns, passes, tokens, and its end: I-7."""

from __future__ import annotations

from tests.inis.board import BLUE, GREEN, LAND, RED, inis
from tuath.games.inis.state import Task

LANDS = {"cove": "r2 b1", "hills": "b2"}


def test_the_brenn_must_play_a_card() -> None:
    """I-7.2: no pass and no token in the first turn."""
    played = inis({"cove": "r1 S6", "hills": "b1"}, {RED: "act_bard act_geis"}, agenda=[Task("season")])
    assert played.options(RED) == ("act_bard",)
    assert played.why_not(RED, "pass").rule == "I-7.2"
    assert played.why_not(RED, "pretender").rule == "I-7.2"
    assert played.view()["must_play"]


def test_a_brenn_without_a_season_card_passes() -> None:
    """I-7.10"""
    played = inis(LANDS, {RED: "act_geis"}, agenda=[Task("season")])
    assert played.options(RED) == ("pass",)


def test_the_passes_of_a_season_are_counted_from_its_beginning() -> None:
    """I-7.6, I-7.10: the first pass of two ends nothing, whatever has been passed before."""
    played = inis(LANDS, {RED: "act_geis", BLUE: "act_bard"}, agenda=[Task("season")], state={"passes": 1})
    played.play(RED, "pass")
    assert played.asks(BLUE, "act")


def test_one_of_three() -> None:
    """I-7.3: a season card of the hand, a pass, or a token."""
    played = inis({"cove": "r1 S6", "hills": "b1"}, {RED: "act_bard act_geis epic_eriu"})
    assert played.options(RED) == ("pass", "pretender", "act_bard", "epic_eriu")
    assert played.why_not(RED, "act_druid").message.key == "inis-no-card-in-hand"
    assert played.why_not(RED, "act_geis").rule == "I-8.1"


def test_who_passed_may_act_again() -> None:
    """I-7.4"""
    played = inis(LANDS, {RED: "act_bard", BLUE: "act_new_clans"})
    played.play(RED, "pass")
    played.play(BLUE, "act_new_clans", "cove", "hills")
    assert played.may(RED, "act_bard")


def test_pretender_token() -> None:
    """I-7.5: with a condition met; one only; kept when the condition is lost."""
    played = inis({"cove": "r1 S6", "hills": "b1"}, {BLUE: "epic_balors_eye"})
    played.play(RED, "pretender")
    assert played.view()["players"][RED]["pretender"]
    played.play(BLUE, "epic_balors_eye", "cove:p1")
    assert played.state.pretenders == 0b01
    assert played.counts(RED) == (0, 0, 0)


def test_no_token_without_a_condition() -> None:
    """I-7.5, I-12.4: Deeds are counted."""
    played = inis({"cove": "r1 S5", "hills": "b1"})
    assert played.why_not(RED, "pretender").rule == "I-7.5"
    with_deed = inis({"cove": "r1 S5", "hills": "b1"}, state={"deeds": [1, 0]})
    assert with_deed.may(RED, "pretender")
    twice = inis({"cove": "r1 S6", "hills": "b1"}, state={"pretenders": 1})
    assert twice.why_not(RED, "pretender").message.key == "inis-no-second-token"


def test_all_passes_in_succession_end_the_season() -> None:
    """I-7.6, I-13.4: a token breaks the succession."""
    played = inis({"cove": "r1 S6", "hills": "b1"}, seats=3)
    played.play(RED, "pass")
    played.play(BLUE, "pass")
    played.play(GREEN, "hills", "hills", "pass")
    assert played.state.round == 3
    again = inis({"cove": "r1 g1 S6", "hills": "b1"}, seats=3, turn=BLUE, lucky=False)
    again.play(BLUE, "pass")
    again.play(GREEN, "pretender")
    again.play(RED, "pass")
    again.play(BLUE, "pass")
    assert again.state.round == 2
    again.play(GREEN, "pass")
    assert again.position.over  # green held the token


def test_the_end_of_the_season() -> None:
    """I-7.7, I-7.8: Action cards go, Epic Tales stay, Advantage cards return, the Festival is over."""
    played = inis(
        {"cove": "r2 festival", "hills": "b2"},
        {RED: "act_bard epic_eriu epic_balors_eye adv_hills", BLUE: "act_geis adv_cove"},
        state={"turned": 1 << 20},
        lucky=False,
    )
    played.play(RED, "pass")
    played.play(BLUE, "pass")
    assert played.actions(RED) == set()
    assert played.epics(RED) == {"epic_eriu", "epic_balors_eye"}
    assert played.hand(RED) == {"epic_eriu", "epic_balors_eye", "adv_cove"}  # handed out anew
    assert played.state.turned == 0
    assert played.state.festival == -1


def test_a_player_without_clans_comes_back() -> None:
    """I-7.1, I-7.9, I-12.5: a Deed is lost, two clans are placed, and the turn follows."""
    played = inis({"cove": "r2", "hills": ""}, {RED: "", BLUE: "act_bard"}, state={"deeds": [0, 2]})
    played.play(RED, "pass")
    assert played.asks(BLUE, "come-back")
    assert played.state.deeds == [0, 1]
    played.play(BLUE, "cove", "hills")
    assert played.clans("cove") == [2, 1]
    assert played.clans("hills") == [0, 1]
    assert played.state.clash == -1  # placing: no clash
    assert played.asks(BLUE, "act")
    played.play(BLUE, "pass")  # and this is a pass like any other
    assert played.state.round == 3


def test_coming_back_in_one_territory() -> None:
    """I-7.1: without a Deed none is lost."""
    played = inis({"cove": "r2", "hills": ""}, turn=BLUE, agenda=[Task("turn", BLUE)])
    played.play(BLUE, "hills", "hills")
    assert played.clans("hills") == [0, 2]
    assert played.state.deeds == [0, 0]


def test_nobody_comes_back_in_the_middle_of_a_turn() -> None:
    """I-7.9: losing the last clan in one's own turn changes nothing until the next."""
    played = inis({"cove": "r1", "hills": "b1"}, {RED: "epic_balors_eye act_new_clans"})
    played.play(RED, "epic_balors_eye", "cove:p1")
    assert played.asks(BLUE, "act")
    played.play(BLUE, "pass")
    assert played.asks(RED, "come-back")
    assert played.state.clans[LAND["cove"] * 2] == 0


def test_the_brenn_comes_back_before_the_first_turn() -> None:
    """I-7.9, I-7.2: and then must play a season card all the same."""
    played = inis({"cove": "b2", "hills": ""}, {RED: "act_bard"}, agenda=[Task("season")], state={"deeds": [1, 0]})
    assert played.asks(RED, "come-back")
    assert played.state.deeds == [0, 0]
    played.play(RED, "cove", "cove")
    assert played.view()["clash"] is None
    assert played.options(RED) == ("act_bard",)


def test_who_comes_back_into_the_mountains_pays_no_toll() -> None:
    """I-7.9, I-9.1: it is placing."""
    played = inis({"cove": "b2", "mountains": "b1"}, {RED: "act_bard"}, agenda=[Task("turn", RED)])
    played.play(RED, "mountains", "mountains")
    assert played.clans("mountains") == [2, 1]
    assert played.actions(RED) == {"act_bard"}


def test_a_turn_gained_by_oengus_begins_with_coming_back() -> None:
    """I-7.9, I-16.23"""
    hands = {RED: "epic_oengus_ploy epic_balors_eye", BLUE: "act_bard"}
    played = inis({"cove": "r1", "hills": "b1"}, hands)
    played.play(RED, "epic_balors_eye", "cove:p1", "epic_oengus_ploy")
    assert played.asks(RED, "come-back")
    played.play(RED, "hills", "hills")
    assert played.asks(RED, "act")


def test_only_the_first_turn_has_to_be_played() -> None:
    """I-7.2, I-7.3: then the others may pass, and so may the Brenn."""
    played = inis(LANDS, {RED: "act_bard act_conquest", BLUE: "act_druid act_bard"}, agenda=[Task("season")])
    played.play(RED, "act_bard")
    assert not played.view()["must_play"]
    played.play(BLUE, "pass")
    played.play(RED, "pass")
    assert played.state.round == 3


def test_advantage_cards_that_were_played_come_back() -> None:
    """I-7.7, I-5.3: face-up into the display, and from there to the chieftain of the next Assembly."""
    played = inis({"swamp": "r1 b2", "cove": "r2"}, {RED: "adv_swamp", BLUE: "adv_cove"}, lucky=False)
    played.play(RED, "adv_swamp")
    assert played.view()["turned"] == ["adv_swamp"]
    played.play(BLUE, "pass")
    played.play(RED, "pass")
    assert played.state.round == 3
    assert {"adv_swamp"} <= played.hand(BLUE)
    assert {"adv_cove"} <= played.hand(RED)
