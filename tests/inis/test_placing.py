"""Placing, moving, removing and building: I-9."""

from __future__ import annotations

import pytest

from tests.inis.board import BLUE, GREEN, LAND, RED, inis

SAVED = "epic_dagdas_club"


def test_placing_starts_no_clash() -> None:
    """I-9.1, I-2.3: from the reserve, without toll."""
    played = inis({"mountains": "r1 b2", "hills": "b2"}, {RED: "act_new_clans act_bard"})
    played.play(RED, "act_new_clans")
    assert played.clans("mountains") == [3, 2]
    assert played.state.clash == -1
    assert played.actions(RED) == {"act_bard"}
    assert played.state.reserve == [9, 8]


def test_the_reserve_limits() -> None:
    """I-9.2: as many as there are."""
    played = inis({"cove": "r11", "hills": "b2"}, {RED: "act_new_clans"})
    played.play(RED, "act_new_clans")
    assert played.clans("cove") == [12, 0]


def test_moving_onto_others_starts_a_clash() -> None:
    """I-9.3: the mover is its instigator."""
    played = inis({"cove": "r2", "hills": "b1"}, {RED: "act_migration", BLUE: ""})
    played.play(RED, "act_migration", "stop")
    assert played.view()["clash"]["territory"] == "hills"
    assert played.view()["clash"]["instigator"] == RED


def test_a_peaceful_movement() -> None:
    """I-9.3"""
    played = inis({"cove": "r2", "hills": "b1"}, {RED: "act_emissaries"}, seats=4)
    played.play(RED, "act_emissaries")
    assert played.clans("hills") == [1, 1, 0, 0]
    assert played.view()["clash"] is None


@pytest.mark.parametrize(
    ("card", "before", "target", "toll", "clash"),
    [
        ("act_migration", (), "mountains", 1, 1),
        ("act_migration", (), "hills", 0, 0),
        ("act_emissaries", (), "mountains", 1, 0),
        ("act_conquest", ("mountains",), "cove", 1, 1),
    ],
)
def test_an_option_says_what_comes_of_it(
    card: str, before: tuple[str, ...], target: str, toll: int, clash: int
) -> None:
    """I-9.3, I-9.4, I-15.6: a toll, a clash, or neither, before one moves."""
    played = inis({"mountains": "b1", "cove": "r3 capital", "hills": ""}, {RED: card})
    played.play(RED, card, *before)
    decision = played.pending()[RED]
    about = played.position.game.about(played.state, decision, decision.domain.index[target])
    assert (about["toll"], about["clash"]) == (toll, clash)


def test_all_move_before_tolls_and_clashes() -> None:
    """I-9.4, I-15.3: one movement from two neighbours, one toll, then the clash."""
    lands = {"mountains": "b1", "cove": "r2", "hills": "r1"}
    played = inis(lands, {RED: "act_conquest act_bard act_druid", BLUE: ""})
    played.play(RED, "act_conquest", "mountains", "cove", "hills", "stop")
    assert played.clans("mountains") == [2, 1]
    assert played.asks(RED, "either")
    played.play(RED, "first", "act_bard")
    assert played.view()["clash"]["territory"] == "mountains"
    assert len(played.log_of("toll")) == 1


def test_up_to_may_be_nothing() -> None:
    """I-9.5: "up to" allows none; otherwise as much as possible."""
    played = inis({"cove": "r2 capital", "hills": "r1 C1 b1"}, {RED: "act_craftsmen_peasants"})
    played.play(RED, "act_craftsmen_peasants", "0", "0")
    assert played.state.reserve[RED] == 9
    must = inis({"cove": "r2", "hills": "b1", "forest": ""}, {RED: "act_migration"})
    assert must.why_not(RED, "act_migration", "stop").rule == "I-9.5"


def test_each_removal_is_an_event() -> None:
    """I-9.6: two clans of the same player are removed one after the other, and each can be answered."""
    lands = {"cove": "r1 b3", "hills": "capital b1"}
    hands = {RED: "act_warlord epic_tale_of_cuchulain", BLUE: "epic_dagdas_club epic_diarmuid_grainne"}
    played = inis(lands, hands)
    played.play(RED, "act_warlord")
    played.everybody("peace", "no")
    played.play(RED, "epic_tale_of_cuchulain", "p2", "p2")
    assert played.view()["moment"] == "removal"
    played.play(BLUE, "epic_dagdas_club")
    assert played.clans("cove") == [1, 3]
    assert played.view()["moment"] == "removal"
    played.play(BLUE, "epic_diarmuid_grainne")
    assert played.clans("cove") == [1, 2]
    assert played.clans("hills") == [0, 2]


def test_the_club_makes_a_removal_unhappen() -> None:
    """I-9.7, I-16.10: no Bard for it; Diarmuid cannot answer as well."""
    hands = {RED: "act_warlord act_bard", BLUE: "epic_dagdas_club epic_diarmuid_grainne"}
    played = inis({"cove": "r2 b2", "hills": "capital b1"}, hands)
    played.play(RED, "act_warlord")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2")
    assert played.view()["moment"] == "removal"
    played.play(BLUE, "epic_dagdas_club")
    assert played.clans("cove") == [2, 2]
    assert not played.asks(RED, "react")  # no Bard
    assert played.asks(BLUE, "peace")


def test_after_diarmuid_the_clan_was_removed() -> None:
    """I-9.7, I-16.13: Bard may follow."""
    hands = {RED: "act_warlord act_bard", BLUE: "epic_diarmuid_grainne"}
    played = inis({"cove": "r2 b2", "hills": "capital b1"}, hands)
    played.play(RED, "act_warlord")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2")
    played.play(BLUE, "epic_diarmuid_grainne")
    assert played.clans("hills") == [0, 2]
    played.play(RED, "act_bard")
    assert played.state.deeds == [1, 0]


def test_a_swap_is_no_removal() -> None:
    """I-9.7, I-15.12: nothing answers it."""
    hands = {RED: "act_new_alliance", BLUE: "epic_dagdas_club"}
    played = inis({"cove": "r1 b2", "hills": "b1"}, hands)
    played.play(RED, "act_new_alliance", "second")
    assert played.clans("cove") == [2, 1]
    assert played.state.reserve == [10, 10]
    assert played.epics(BLUE) == {"epic_dagdas_club"}


def test_losses_outside_a_clash_can_be_answered() -> None:
    """I-9.7: Balor's Eye; a removed clan goes back to its owner's reserve (I-2.4)."""
    played = inis({"cove": "r1 b2", "hills": "b1"}, {RED: "epic_balors_eye", BLUE: SAVED})
    played.play(RED, "epic_balors_eye", "cove:p2")
    played.play(BLUE, "decline")
    assert played.clans("cove") == [1, 1]
    assert played.state.reserve[BLUE] == 10


def test_no_citadel_in_the_swamp() -> None:
    """I-9.8, I-14.2, I-17.7: the card cannot choose it, not even for the Advantage card."""
    played = inis({"swamp": "r2", "cove": "r1", "hills": "r1"}, {RED: "act_citadel"})
    assert played.why_not(RED, "act_citadel", "swamp").rule == "I-15.2"
    only = inis({"swamp": "r2", "hills": "b1"}, {RED: "act_citadel"})
    only.play(RED, "act_citadel")
    assert only.state.citadels == [0] * 16
    assert "adv_swamp" in only.view()["display"]


def test_a_saved_toll_is_paid() -> None:
    """I-9.9: the movement stands, and there is no further toll."""
    played = inis({"mountains": "", "cove": "r2", "hills": "b1"}, {RED: "act_conquest epic_dagdas_club"})
    played.play(RED, "act_conquest", "mountains", "cove", "stop")
    assert played.view()["moment"] == "removal"
    played.play(RED, "epic_dagdas_club")
    assert played.clans("mountains") == [1, 0]
    assert played.asks(BLUE, "act")


def test_the_gates_still_give_when_the_clan_is_saved() -> None:
    """I-9.9, I-14.3"""
    played = inis({"gates": "r1", "cove": "b1"}, {RED: "epic_the_morrigan epic_dagdas_club"})
    played.play(RED, "epic_the_morrigan", "yes")
    played.play(RED, "epic_dagdas_club")
    assert played.clans("gates") == [1, 0]
    assert len(played.epics(RED)) == 1


def test_a_saved_price_gains_nothing() -> None:
    """I-9.7, I-9.9, I-14.14: the Stone Circle's sacrifice."""
    lands = {"stone_circle": "r2", "cove": "b1"}
    hands = {RED: "adv_stone_circle epic_children_of_dana epic_dagdas_club"}
    played = inis(lands, hands)
    played.play(RED, "epic_children_of_dana", "cove", "adv_stone_circle", "epic_dagdas_club")
    assert played.clans("stone_circle") == [2, 0]
    assert "epic_children_of_dana" in played.view()["epic"]["discard"]


def test_a_clan_of_a_third_player() -> None:
    """I-2.9: every other player's clan is an opposing one."""
    played = inis({"cove": "r2 b1 g1", "hills": "b2"}, {RED: "epic_breas_tyranny"}, seats=3)
    played.play(RED, "epic_breas_tyranny", "p3")
    assert played.clans("hills") == [0, 2, 1]
    assert played.state.clans[LAND["cove"] * 3 + GREEN] == 0


def test_who_is_present_nowhere_places_nothing() -> None:
    """I-9.2, I-14.5: the Valley after one's own last clan has gone; the reserve stays whole."""
    played = inis({"cove": "r1", "hills": "capital b1"}, {RED: "epic_balors_eye adv_valley"})
    played.play(RED, "epic_balors_eye", "cove:p1", "adv_valley")
    assert played.state.reserve[RED] == 12
    assert [played.clans(land) for land in ("cove", "hills")] == [[0, 0], [0, 1]]
