"""Rulings, and what tables may decide otherwise: I-17."""

from __future__ import annotations

from tests.inis.board import BLUE, GREEN, LAND, PRINTED, RED, game, inis
from tuath.games.inis.state import Task

LANDS = {"cove": "r2 b1", "hills": "capital b2"}


def test_highlands_at_the_start() -> None:
    """I-17.1: then the player named cannot shelter, and the Citadels begin after him."""
    lands = {"highlands": "r2 b2 C2", "hills": "capital b1 r1"}
    hands = {RED: "act_warlord", BLUE: "adv_highlands"}
    early = inis(lands, hands, highlands="start")
    early.play(RED, "act_warlord", "highlands")
    assert early.view()["moment"] == "clash_start"
    early.play(BLUE, "adv_highlands", "p2")
    assert early.asks(RED, "shelter")
    late = inis(lands, hands)
    late.play(RED, "act_warlord", "highlands")
    assert late.asks(BLUE, "shelter")


def test_lug_samildanach_on_a_cancelled_card() -> None:
    """I-17.2"""
    hands = {RED: "act_bard act_conquest epic_lug_samildanach", BLUE: "act_geis"}
    for option, taken in (("cancelled_too", True), ("resolved_only", False)):
        played = inis(LANDS, hands, lug_samildanach=option)
        played.play(RED, "act_bard")
        played.play(BLUE, "act_geis")
        played.play(RED, "decline")  # Geis itself
        if taken:
            assert played.view()["moment"] == "resolved"
            played.play(RED, "epic_lug_samildanach")
        assert ("act_bard" in played.actions(RED)) == taken


def test_what_follows_a_cancelled_card() -> None:
    """I-17.3"""
    hands = {RED: "act_sanctuary adv_valley", BLUE: "act_geis"}
    for option, asked in (("allowed", True), ("not_allowed", False)):
        played = inis({"cove": "r2", "valley": "b2"}, hands, after_cancelled=option)
        played.play(RED, "act_sanctuary")
        played.play(BLUE, "act_geis")
        assert played.asks(RED, "react") == asked


def test_the_forest_follows_a_cancelled_tale_at_every_table() -> None:
    """I-8.7, I-17.3: the option speaks of season cards only."""
    hands = {RED: "epic_children_of_dana adv_forest", BLUE: "epic_the_dagda"}
    for option in ("allowed", "not_allowed"):
        played = inis({"cove": "r2", "forest": "b2"}, hands, after_cancelled=option)
        played.play(RED, "epic_children_of_dana", "cove")
        played.play(BLUE, "epic_the_dagda")
        assert played.view()["moment"] == "after_epic"
        assert played.asks(RED, "react")


def test_a_cancelled_card_is_not_cancelled_again() -> None:
    """I-8.6, I-8.7: the Dagda comes back by the Stone Circle, but there is nothing more to answer."""
    rest = [card for card in PRINTED.cards if card.startswith("epic_") and card != "epic_the_dagda"]
    lands = {"cove": "r2 b1", "stone_circle": "b2", "forest": "b2"}
    played = inis(lands, {RED: " ".join(rest), BLUE: "epic_the_dagda adv_stone_circle adv_forest"})
    played.play(RED, "epic_children_of_dana", "cove")
    played.play(BLUE, "epic_the_dagda")
    for _ in range(20):
        for seat in list(played.position.pending):
            if seat not in played.position.pending or played.asked(seat) != "react":
                continue
            card = next((c for c in ("adv_stone_circle", "adv_forest") if c in played.options(seat)), "decline")
            assert played.view()["moment"] != "declared" or not played.view()["table"][-1]["cancelled"]
            played.play(seat, card)
    assert game().pieces(played.state)["epics"] == len(rest) + 1


def test_the_dagda_kept_by_another_card() -> None:
    """I-17.4: no reshuffle when it does not come to the discard pile."""
    lands = {"cove": "r2 b1", "stone_circle": "b2"}
    hands = {RED: "epic_children_of_dana", BLUE: "epic_the_dagda adv_stone_circle"}
    played = inis(lands, hands)
    played.play(RED, "epic_children_of_dana", "cove")
    played.play(BLUE, "epic_the_dagda", "adv_stone_circle")
    assert played.epics(BLUE) == {"epic_the_dagda"}
    assert played.view()["epic"]["discard"] == ["epic_children_of_dana"]


def test_stone_circle_and_master_craftsman_exclude_each_other() -> None:
    """I-14.14, I-8.7"""
    lands = {"stone_circle": "r2", "hills": "capital b1"}
    hands = {RED: "epic_children_of_dana adv_stone_circle act_master_craftsman"}
    played = inis(lands, hands, seats=4)
    played.play(RED, "epic_children_of_dana", "hills", "adv_stone_circle")
    assert not played.asks(RED, "react")
    assert played.epics(RED) == {"epic_children_of_dana"}
    gone = inis(lands, {**hands, BLUE: "epic_the_dagda"}, seats=4)
    gone.play(RED, "epic_children_of_dana", "hills")
    gone.play(BLUE, "epic_the_dagda")
    assert not gone.asks(RED, "react")


def test_the_spear_does_not_reach_what_came_before() -> None:
    """I-17.5: nor the toll of the Mountains."""
    played = inis({"mountains": "b2", "cove": "capital r3"}, {RED: "act_migration", BLUE: "epic_lugs_spear"})
    played.play(RED, "act_migration", "mountains", "stop")
    assert played.told("toll")
    played.play(BLUE, "epic_lugs_spear")
    assert played.state.is_silenced


def test_there_is_always_a_spot() -> None:
    """I-17.6: and should there be none, nothing is laid."""
    played = inis(LANDS, {RED: "act_exploration"})
    played.play(RED, "act_exploration")
    assert played.asks(RED, "spot")


def test_citadel_on_a_played_advantage() -> None:
    """I-17.7: only the building."""
    played = inis(LANDS, {RED: "act_citadel"}, state={"turned": 1 << 17, "display": 0})
    played.play(RED, "act_citadel")
    assert played.hand(RED) == set()
    assert played.state.citadels[LAND["cove"]] == 1


def test_counts_are_taken_once() -> None:
    """I-17.8: a clan placed by the card does not make another place."""
    played = inis({"cove": "r1", "hills": "capital b1"}, {RED: "act_new_clans"})
    played.play(RED, "act_new_clans")
    assert played.clans("cove") == [3, 0]


def test_a_brenn_without_clans_stays() -> None:
    """I-17.9"""
    played = inis({"cove": "capital b1 g1", "hills": ""}, seats=3, agenda=[Task("assembly")], lucky=False)
    assert played.state.brenn == RED


def test_the_direction_holds_for_the_rest_of_the_round() -> None:
    """I-17.10"""
    played = inis({"cove": "r1 b1 g1", "hills": "capital b1"}, {RED: "epic_the_morrigan"}, seats=3)
    played.play(RED, "epic_the_morrigan", "yes", "no")
    assert played.asks(GREEN, "act")
    played.play(GREEN, "pass")
    assert played.asks(BLUE, "act")


def test_master_craftsman_does_not_throw_itself() -> None:
    """I-17.11"""
    played = inis(LANDS, {RED: "act_master_craftsman"}, seats=4)
    played.play(RED, "act_master_craftsman")
    assert len(played.epics(RED)) == 1
    assert played.told("drew-epics")
