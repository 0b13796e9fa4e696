"""Territories with rules of their own, and the Advantage cards: I-14."""

from __future__ import annotations

from tests.inis.board import BLUE, CARD, GREEN, LAND, PRINTED, RED, inis
from tuath.games.inis.state import Task

# ---- territories ----------------------------------------------------------------------------------------------------


def test_four_territories_are_special() -> None:
    """I-14.1, I-14.2"""
    special = {id for id, effects in zip(PRINTED.territories, PRINTED.effects, strict=True) if effects}
    assert special == {"gates", "mountains", "stone_circle", "swamp"}


def test_the_gates_open_when_the_direction_changes() -> None:
    """I-14.3: everybody present loses a clan from here and draws an Epic Tale; also at the toss of an Assembly."""
    lands = {"cove": "r1 b1 capital", "gates": "r2 b2"}
    played = inis(lands, agenda=[Task("assembly")], lucky=False)
    played.nature("counterclockwise")
    assert played.clans("gates") == [1, 2]  # the Brenn is first; then a card is drawn
    played.nature(played.pending()[-1].options[0], played.pending()[-1].options[1])
    assert played.clans("gates") == [1, 1]
    assert [len(played.epics(seat)) for seat in (RED, BLUE)] == [1, 1]


def test_the_gates_stay_shut_otherwise() -> None:
    """I-14.3: compared with the direction before."""
    lands = {"cove": "r1 b1 capital", "gates": "r2 b1"}
    played = inis(lands, agenda=[Task("assembly")], lucky=False)
    played.nature("clockwise")
    assert played.clans("gates") == [2, 1]


def test_the_mountains_take_a_toll() -> None:
    """I-14.4: an Action card or a clan, once for each movement."""
    lands = {"mountains": "", "cove": "r3", "hills": "b1"}
    played = inis(lands, {RED: "act_conquest act_bard"})
    played.play(RED, "act_conquest", "mountains", "cove", "cove", "stop")
    played.play(RED, "second")
    assert played.clans("mountains") == [1, 0]
    assert played.actions(RED) == {"act_bard"}
    bare = inis(lands, {RED: "act_conquest"})
    bare.play(RED, "act_conquest", "mountains", "cove", "stop")
    assert bare.clans("mountains") == [0, 0]  # without Action cards the clan


def test_the_toll_comes_before_the_clash() -> None:
    """I-14.4: a mover without a clan left starts none."""
    played = inis({"mountains": "b1", "cove": "r3 capital"}, {RED: "act_migration"})
    played.play(RED, "act_migration", "stop")
    assert played.clans("mountains") == [0, 1]
    assert played.view()["clash"] is None
    assert played.asks(BLUE, "act")


def test_the_owner_pays_whoever_moved_the_clan() -> None:
    """I-14.4"""
    played = inis({"cove": "r2 b1", "mountains": ""}, {RED: "epic_breas_tyranny", BLUE: "act_bard"})
    played.play(RED, "epic_breas_tyranny")
    assert played.asks(BLUE, "either")
    played.play(BLUE, "second")
    assert played.clans("mountains") == [0, 0]


def test_a_card_stays_when_the_territory_is_lost() -> None:
    """I-14.5"""
    played = inis({"cove": "b3", "hills": "r1"}, {RED: "adv_cove"})
    assert played.view()["territories"][0]["advantage_of"] == RED
    assert played.view()["territories"][0]["chieftain"] == BLUE


# ---- the cards ------------------------------------------------------------------------------------------------------


def test_cove() -> None:
    """I-14.6: take the card put aside, then put one aside, perhaps the same."""
    lands = {"cove": "r2", "hills": "b1"}
    played = inis(lands, {RED: "adv_cove act_bard act_geis"}, aside="act_druid")
    played.play(RED, "act_bard", "adv_cove")
    assert set(played.options(RED)) == {"act_druid", "act_geis"}
    played.play(RED, "act_druid")
    assert played.state.aside == CARD["act_druid"]
    assert played.view(RED)["aside"]["card"] == "act_druid"
    assert played.view(BLUE)["aside"]["card"] is None
    none = inis(lands, {RED: "adv_cove act_bard act_geis"})
    none.play(RED, "act_bard", "adv_cove")
    assert none.actions(RED) == {"act_geis"}


def test_forest() -> None:
    """I-14.5, I-14.14: after an Epic Tale of one's own, another one."""
    played = inis({"forest": "r2", "hills": "b1"}, {RED: "adv_forest epic_children_of_dana"})
    played.play(RED, "epic_children_of_dana", "hills", "adv_forest")
    assert len(played.epics(RED)) == 1
    assert played.clans("hills") == [1, 1]


def test_gates() -> None:
    """I-14.3, I-14.10: one card more when they open, keep one; with the Meadows another one."""
    lands = {"gates": "r2", "meadows": "b1", "cove": "r1 b1"}
    played = inis(lands, {RED: "adv_gates adv_meadows epic_the_morrigan"})
    played.play(RED, "epic_the_morrigan", "yes", "no", "adv_gates", "adv_meadows")
    assert played.asks(RED, "keep-epic")
    assert len(played.options(RED)) == 3
    played.play(RED, played.options(RED)[0])
    assert len(played.epics(RED)) == 1
    assert played.clans("gates") == [1, 0]


def test_highlands() -> None:
    """I-14.7: only for a clash in the Highlands; the Festival and the shelters stay as they were."""
    lands = {"highlands": "r2 b2 C1 festival", "hills": "capital b1 r1"}
    hands = {RED: "act_warlord", BLUE: "adv_highlands"}
    played = inis(lands, hands)
    played.play(RED, "act_warlord", "highlands")
    assert played.clans("highlands") == [1, 2]
    played.play(BLUE, "yes", "adv_highlands", "p2")
    assert played.view()["clash"]["sheltered"] == [0, 1]
    assert played.clans("highlands") == [1, 2]
    elsewhere = inis({"cove": "r2 b2", "highlands": "capital b1"}, hands)
    elsewhere.play(RED, "act_warlord")
    assert elsewhere.view()["moment"] is None


def test_hills() -> None:
    """I-14.8: the attack has no effect, but it was made: Streng's Resolve may follow, Bard may not."""
    lands = {"hills": "r2 b2", "cove": "capital b1"}
    played = inis(lands, {RED: "act_warlord act_bard epic_strengs_resolve", BLUE: "adv_hills"})
    played.play(RED, "act_warlord")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2")
    played.play(BLUE, "adv_hills")
    assert played.clans("hills") == [2, 2]
    assert set(played.options(RED)) == {"decline", "decline_round", "epic_strengs_resolve"}
    played.play(RED, "epic_strengs_resolve")
    assert played.state.deeds == [1, 0]


def test_iron_mine() -> None:
    """I-14.9: clan and Action card are both lost; the victim chooses the card."""
    lands = {"cove": "r2 b2", "iron_mine": "capital r1"}
    played = inis(lands, {RED: "act_warlord adv_iron_mine", BLUE: "act_bard act_druid"})
    played.play(RED, "act_warlord")
    if played.asks(RED, "at"):
        played.play(RED, "cove")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2", "adv_iron_mine")
    assert played.clans("cove") == [2, 1]
    played.play(BLUE, "act_druid")
    assert played.actions(BLUE) == {"act_bard"}
    bare = inis(lands, {RED: "act_warlord adv_iron_mine", BLUE: ""})
    bare.play(RED, "act_warlord")
    bare.everybody("peace", "no")
    bare.play(RED, "attack:p2", "adv_iron_mine")
    assert bare.clans("cove") == [2, 1]


def test_lost_vale() -> None:
    """I-14.5: any clan of a neighbour moves into the Vale, peacefully."""
    played = inis({"lost_vale": "r1", "cove": "b2 r1"}, {RED: "adv_lost_vale act_bard"})
    played.play(RED, "act_bard", "adv_lost_vale")
    assert set(played.options(RED)) == {"cove:p1", "cove:p2"}
    played.play(RED, "cove:p2")
    assert played.clans("lost_vale") == [1, 1]
    assert played.view()["clash"] is None


def test_meadows() -> None:
    """I-14.10: one card more in any draw; kept are as many as before."""
    played = inis({"meadows": "r2", "hills": "b1"}, {RED: "adv_meadows epic_tuans_memory"})
    played.play(RED, "epic_tuans_memory", "adv_meadows")
    assert len(played.options(RED)) == 4
    kept = played.options(RED)[2]
    played.play(RED, kept)
    assert played.epics(RED) == {kept}
    assert len(played.view()["epic"]["discard"]) == 4


def test_misty_lands() -> None:
    """I-14.5, I-14.10: throw away Action cards, draw as many Epic Tales, keep one."""
    played = inis({"misty_lands": "r2", "hills": "b1"}, {RED: "adv_misty_lands act_bard act_geis act_druid"})
    assert played.why_not(RED, "adv_misty_lands", "stop").rule == "I-9.5"
    played.play(RED, "adv_misty_lands", "act_bard", "act_geis", "stop")
    assert len(played.options(RED)) == 2
    played.play(RED, played.options(RED)[0])
    assert len(played.epics(RED)) == 1
    assert played.actions(RED) == {"act_druid"}


def test_moor() -> None:
    """I-14.11: at every decision, without using a turn; one player sees another's Epic Tales."""
    lands = {"moor": "r2", "hills": "b1 g1"}
    hands = {RED: "adv_moor act_bard", BLUE: "epic_eriu epic_balors_eye", GREEN: "epic_stone_of_fal"}
    played = inis(lands, hands, seats=3, agenda=[Task("turn", RED)])
    assert played.view()["moment"] == "any_time"
    played.play(RED, "adv_moor", "p2")
    assert set(played.view(RED)["players"][BLUE]["known"]) == {"epic_eriu", "epic_balors_eye"}
    assert played.view(GREEN)["players"][BLUE]["known"] == []
    assert played.asks(RED, "act")
    seen = [told for told in played.log if told.message.key == "inis-saw"]
    assert len(seen) == 2
    assert all(told.to == RED for told in seen)


def test_mountains() -> None:
    """I-14.4: no toll for who holds the card."""
    played = inis({"mountains": "", "cove": "r2"}, {RED: "adv_mountains act_migration"})
    played.play(RED, "act_migration", "stop", "adv_mountains")
    assert played.clans("mountains") == [1, 0]


def test_plains() -> None:
    """I-14.12: from the Plains only, to one neighbour or several."""
    lands = {"plains": "r3", "cove": "", "hills": "", "forest": "r2"}
    played = inis(lands, {RED: "adv_plains"})
    assert set(played.position.copy().decisions[RED].options) >= {"adv_plains"}
    played.play(RED, "adv_plains")
    first, second, *_ = (land for land in played.options(RED) if land != "stop")
    played.play(RED, first, second, "stop")
    assert played.clans("plains") == [1, 0]
    assert played.state.clans[LAND[first] * 2] + played.state.clans[LAND[second] * 2] >= 2


def test_salt_mine() -> None:
    """I-14.13: a random card of an opponent who has one; the card given back may be the same."""
    lands = {"salt_mine": "r2", "hills": "b1 g1"}
    hands = {RED: "adv_salt_mine act_bard", BLUE: "act_geis", GREEN: ""}
    played = inis(lands, hands, seats=3)
    played.play(RED, "act_bard")
    played.play(BLUE, "decline")
    played.play(RED, "adv_salt_mine")
    assert played.options(RED) == ("act_geis",)
    played.play(RED, "act_geis")
    assert played.actions(BLUE) == {"act_geis"}
    none = inis(lands, {RED: "adv_salt_mine act_bard act_druid"}, seats=3)
    none.play(RED, "act_bard", "adv_salt_mine")
    assert none.actions(RED) == {"act_druid"}


def test_stone_circle() -> None:
    """I-14.14: a clan for the card; the Forest goes with it."""
    lands = {"stone_circle": "r2", "forest": "r1", "hills": "b1"}
    played = inis(lands, {RED: "adv_stone_circle adv_forest epic_children_of_dana"})
    played.play(RED, "epic_children_of_dana", "hills", "adv_stone_circle")
    assert played.clans("stone_circle") == [1, 0]
    played.play(RED, "adv_forest")
    assert "epic_children_of_dana" in played.epics(RED)
    assert len(played.epics(RED)) == 2
    away = inis({"stone_circle": "", "hills": "b1 r1"}, {RED: "adv_stone_circle epic_children_of_dana"})
    away.play(RED, "epic_children_of_dana", "hills")
    assert away.asks(BLUE, "act")


def test_swamp() -> None:
    """I-14.1, I-7.3: nothing happens, but it is no pass."""
    played = inis({"swamp": "r2", "hills": "b1"}, {RED: "adv_swamp"}, state={"passes": 1})
    played.play(RED, "adv_swamp")
    assert played.state.passes == 0
    assert played.asks(BLUE, "act")


def test_valley() -> None:
    """I-14.5: one clan more where present."""
    played = inis({"valley": "r2", "hills": "b1 r1"}, {RED: "adv_valley act_bard"})
    played.play(RED, "act_bard", "adv_valley", "hills")
    assert played.clans("hills") == [2, 1]


def test_the_moor_is_offered_before_every_decision_of_a_clash() -> None:
    """I-14.11: before clans go into Citadels and before peace, also to who could hold no other answer."""
    lands = {"cove": "r2 b2 C1", "moor": "b2", "hills": "capital r1"}
    played = inis(lands, {RED: "act_warlord act_bard", BLUE: "adv_moor act_druid"})
    played.play(RED, "act_warlord")
    moments = []
    for _ in range(12):
        asked = {seat: played.asked(seat) for seat in played.position.pending}
        if BLUE in asked and asked[BLUE] == "react" and "adv_moor" in played.options(BLUE):
            moments.append(played.view()["moment"])
            played.play(BLUE, "decline")
        elif "shelter" in asked.values() or "peace" in asked.values():
            moments.append(next(iter(asked.values())))
            for seat in asked:
                played.play(seat, "no")
        elif "react" in asked.values():
            for seat in asked:
                played.play(seat, "decline")
        else:
            break
    for decision in ("shelter", "peace"):
        assert moments[moments.index(decision) - 1] == "any_time"
