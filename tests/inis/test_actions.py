"""The Action cards: I-15."""

from __future__ import annotations

import pytest

from tests.inis.board import BLUE, GREEN, LAND, RED, YELLOW, game, inis

LANDS = {"cove": "r2 b1", "hills": "capital b2", "forest": "r1"}


def test_bard() -> None:
    """I-15.1: an Epic Tale; or a Deed after a maneuver that removed an opposing clan."""
    played = inis(LANDS, {RED: "act_bard"})
    played.play(RED, "act_bard")
    assert len(played.epics(RED)) == 1
    clash = inis({"cove": "r1 b3", "hills": "capital b1"}, {RED: "act_warlord act_bard epic_tale_of_cuchulain"})
    clash.play(RED, "act_warlord")
    clash.everybody("peace", "no")
    clash.play(RED, "epic_tale_of_cuchulain", "p2", "p2", "act_bard")
    assert clash.state.deeds == [1, 0]  # one, however many clans


def test_citadel() -> None:
    """I-15.2, I-17.7: a Citadel, and the Advantage card unless it was played."""
    played = inis(LANDS, {RED: "act_citadel", BLUE: "adv_cove"})
    played.play(RED, "act_citadel", "cove")
    assert played.state.citadels[LAND["cove"]] == 1
    assert played.log_of("citadel-built") == [{"territory": "territory:cove"}]
    assert played.hand(RED) == {"adv_cove"}
    assert played.hand(BLUE) == set()
    turned = inis(LANDS, {RED: "act_citadel"}, state={"turned": 1 << 17, "display": 0})
    turned.play(RED, "act_citadel", "cove")
    assert turned.hand(RED) == set()
    assert turned.state.citadels[LAND["cove"]] == 1


def test_citadel_without_a_citadel() -> None:
    """I-15.2: the Advantage part still works."""
    played = inis({"cove": "r2", "hills": "capital b1 C8"}, {RED: "act_citadel"})
    played.play(RED, "act_citadel")
    assert played.state.citadels[LAND["cove"]] == 0
    assert played.hand(RED) == {"adv_cove"}


def test_conquest() -> None:
    """I-15.3: any number from the neighbours into one territory."""
    played = inis({"cove": "r2", "hills": "capital b2", "forest": "r1", "moor": "r1"}, {RED: "act_conquest"})
    assert played.why_not(RED, "act_conquest", "hills", "hills").rule == "I-9.3"
    played.play(RED, "act_conquest", "hills", "cove", "forest", "moor", "stop")
    assert played.clans("hills") == [3, 2]
    assert played.view()["clash"]["instigator"] == RED
    none = inis(LANDS, {RED: "act_conquest"})
    none.play(RED, "act_conquest", "hills", "stop")
    assert none.view()["clash"] is None


def test_craftsmen_and_peasants() -> None:
    """I-15.4, I-17.8: up to one clan per Citadel where present, the Capital counts."""
    played = inis({"cove": "r2 C2", "hills": "capital r1 b2", "forest": "C1 b1"}, {RED: "act_craftsmen_peasants"})
    played.play(RED, "act_craftsmen_peasants", "2", "1")
    assert played.clans("cove") == [4, 0]
    assert played.clans("hills") == [2, 2]
    few = inis({"cove": "r11 C3", "hills": "capital b1"}, {RED: "act_craftsmen_peasants"})
    assert few.why_not(RED, "act_craftsmen_peasants", "2").rule == "I-15.4"


def test_druid() -> None:
    """I-15.5: a card of the discard pile; not as the only Action card; other cards do not help."""
    played = inis(LANDS, {RED: "act_druid act_geis"})
    played.play(RED, "act_druid")
    assert "act_druid" not in played.options(RED)
    played.play(RED, "act_conquest")
    assert played.actions(RED) == {"act_geis", "act_conquest"}
    alone = inis(LANDS, {RED: "act_druid epic_eriu adv_hills"})
    assert alone.why_not(RED, "act_druid").rule == "I-15.5"
    empty = inis(LANDS, {RED: "act_druid act_geis"}, state={"pile": 0})
    empty.play(RED, "act_druid")
    assert empty.actions(RED) == {"act_geis"}


def test_emissaries() -> None:
    """I-15.6"""
    played = inis(LANDS, {RED: "act_emissaries"}, seats=4)
    played.play(RED, "act_emissaries", "cove", "hills")
    assert played.clans("hills") == [1, 2, 0, 0]
    assert played.view()["clash"] is None


def test_festival() -> None:
    """I-15.8: a clan and the marker where a Sanctuary stands; it moves."""
    played = inis({"cove": "r2 S1", "hills": "capital r1 festival", "forest": "S1"}, {RED: "act_festival"})
    played.play(RED, "act_festival")
    assert played.clans("cove") == [3, 0]
    assert played.state.festival == LAND["cove"]


def test_geis() -> None:
    """I-15.9: cancels an Action card of an opponent, triskel sides too; not an Epic Tale."""
    hands = {RED: "act_warlord act_bard", BLUE: "act_geis"}
    played = inis({"cove": "r2 b2", "hills": "capital b1"}, hands)
    played.play(RED, "act_warlord")
    played.play(BLUE, "decline")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2")
    played.play(BLUE, "clan")
    played.play(RED, "act_bard")
    played.play(BLUE, "act_geis")
    assert played.state.deeds == [0, 0]
    epic = inis(LANDS, {RED: "epic_children_of_dana", BLUE: "act_geis"})
    epic.play(RED, "epic_children_of_dana", "cove")
    assert epic.asks(BLUE, "act")


def test_master_craftsman() -> None:
    """I-15.10, I-17.11: throw away any card, draw one; or give an Epic Tale away for a Deed."""
    played = inis(LANDS, {RED: "act_master_craftsman adv_hills act_bard"}, seats=4)
    played.play(RED, "act_master_craftsman")
    assert set(played.options(RED)) == {"adv_hills", "act_bard"}
    played.play(RED, "adv_hills")
    assert played.view()["turned"] == ["adv_hills"]
    assert len(played.epics(RED)) == 1
    gift = inis(LANDS, {RED: "act_master_craftsman epic_children_of_dana"}, seats=4)
    gift.play(RED, "epic_children_of_dana", "cove", "act_master_craftsman", "p3")
    assert gift.epics(GREEN) == {"epic_children_of_dana"}
    assert gift.state.deeds == [1, 0, 0, 0]


def test_migration() -> None:
    """I-15.11: one or more clans of one territory to one or more neighbours."""
    played = inis({"cove": "r3", "hills": "capital b2", "forest": "", "moor": "r1"}, {RED: "act_migration"})
    assert played.why_not(RED, "act_migration", "hills").rule == "I-15.11"
    played.play(RED, "act_migration", "cove", "hills", "moor", "stop")
    assert played.clans("cove") == [1, 0]
    assert played.clans("moor") == [2, 0]
    assert played.view()["clash"]["territory"] == "hills"


def test_new_alliance() -> None:
    """I-15.12: one clan, or a swap with an opponent who has two there; it needs a clan in reserve."""
    played = inis({"cove": "r1 b2", "hills": "capital r1 b1"}, {RED: "act_new_alliance"})
    played.play(RED, "act_new_alliance", "cove", "second")
    assert played.clans("cove") == [2, 1]
    single = inis({"cove": "r1 b1", "hills": "capital b1"}, {RED: "act_new_alliance"})
    single.play(RED, "act_new_alliance")
    assert single.clans("cove") == [2, 1]
    empty = inis({"cove": "r12 b2", "hills": "capital b1"}, {RED: "act_new_alliance"})
    empty.play(RED, "act_new_alliance")
    assert empty.clans("cove") == [12, 2]


def test_new_clans() -> None:
    """I-15.13: two clans, each where present before the card."""
    played = inis(LANDS, {RED: "act_new_clans"})
    assert played.why_not(RED, "act_new_clans", "hills").rule == "I-15.13"
    played.play(RED, "act_new_clans", "cove", "forest")
    assert played.clans("cove") == [3, 1]
    assert played.clans("forest") == [2, 0]


def test_raid() -> None:
    """I-15.14: a random Action card of the victim; without any an exposed clan, for which Bard may follow."""
    lands = {"cove": "r2 b3", "hills": "capital b1"}
    hands = {RED: "act_warlord act_raid", BLUE: "act_druid act_conquest"}
    played = inis(lands, hands, seats=4)
    played.play(RED, "act_warlord")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2")
    played.play(BLUE, "card", "act_druid")
    played.play(RED, "act_raid")
    assert played.actions(RED) == {"act_conquest"}
    bare = inis(lands, {RED: "act_warlord act_raid act_bard", BLUE: "act_druid"}, seats=4)
    bare.play(RED, "act_warlord")
    bare.everybody("peace", "no")
    bare.play(RED, "attack:p2")
    bare.play(BLUE, "card", "act_druid")
    assert "act_bard" not in bare.options(RED)
    bare.play(RED, "act_raid")
    assert bare.clans("cove") == [2, 2, 0, 0]
    bare.play(RED, "act_bard")
    assert bare.state.deeds[RED] == 1


def test_sanctuary() -> None:
    """I-15.15"""
    played = inis(LANDS, {RED: "act_sanctuary"})
    played.play(RED, "act_sanctuary", "forest")
    assert played.state.sanctuaries[LAND["forest"]] == 1
    assert played.log_of("sanctuary-built") == [{"territory": "territory:forest"}]
    assert len(played.epics(RED)) == 1


@pytest.mark.parametrize(("kind", "sign"), [("citadel", "C"), ("sanctuary", "S")])
def test_nothing_is_built_of_what_there_is_no_more(kind: str, sign: str) -> None:
    """I-1.5: the last of them can be built, and no other after it; nobody is told of one."""
    pieces = game().printed.pieces
    number = pieces.citadels if kind == "citadel" else pieces.sanctuaries
    for left in (1, 0):
        played = inis({**LANDS, "hills": f"{LANDS['hills']} {sign}{number - left}"}, {RED: f"act_{kind}"})
        played.play(RED, f"act_{kind}", "forest")
        built = played.state.citadels if kind == "citadel" else played.state.sanctuaries
        assert sum(built) == number
        assert len(played.log_of(f"{kind}-built")) == left


def test_scouts_and_spies() -> None:
    """I-15.16: see Action cards, then perhaps move clans of one territory to one neighbour."""
    hands = {RED: "act_scouts_spies", BLUE: "act_bard", YELLOW: "act_druid act_geis"}
    played = inis(LANDS, hands, seats=4)
    played.play(RED, "act_scouts_spies", "p4")
    played.play(YELLOW, "decline")
    assert set(played.view(RED)["players"][YELLOW]["known"]) == {"act_druid", "act_geis"}
    assert played.view(BLUE)["players"][YELLOW]["known"] == []
    played.play(RED, "yes", "cove", "hills", "2")
    assert played.clans("hills") == [2, 2, 0, 0]
    assert played.view()["clash"]["territory"] == "hills"
    stay = inis(LANDS, hands, seats=4)
    stay.play(RED, "act_scouts_spies", "p2")
    stay.play(YELLOW, "decline")
    stay.play(RED, "no")
    assert stay.view()["clash"] is None


def test_warlord() -> None:
    """I-15.17: after any maneuver place a clan and name who is next; from there it goes on in turn."""
    lands = {"cove": "r2 b2 g2", "hills": "capital b1"}
    played = inis(lands, {RED: "act_warlord", GREEN: "act_warlord"}, seats=3)
    assert played.may(RED, "act_warlord")
    clash = inis(lands, {RED: "epic_the_morrigan", GREEN: "act_warlord"}, seats=3)
    clash.play(RED, "epic_the_morrigan", "no", "yes", "p1")
    clash.everybody("peace", "no")
    clash.play(RED, "attack:p2")
    clash.play(GREEN, "act_warlord", "p1")
    assert clash.clans("cove") == [2, 1, 3]
    clash.everybody("peace", "no")
    assert clash.asks(RED, "maneuver")
    clash.play(RED, "attack:p3")
    clash.everybody("peace", "no")
    assert clash.asks(BLUE, "maneuver")


def test_warlord_without_reserve() -> None:
    """I-15.17: the naming still works."""
    lands = {"cove": "r2 b2 g12", "hills": "capital b1"}
    played = inis(lands, {RED: "epic_the_morrigan", GREEN: "act_warlord"}, seats=3)
    played.play(RED, "epic_the_morrigan", "no", "yes", "p1")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2")
    played.play(GREEN, "act_warlord", "p3")
    assert played.clans("cove") == [2, 1, 12]
    played.everybody("peace", "no")
    assert played.asks(GREEN, "maneuver")


def test_master_craftsman_without_another_card() -> None:
    """I-15.10: nothing is thrown away, but an Epic Tale is drawn."""
    played = inis(LANDS, {RED: "act_master_craftsman"}, seats=4)
    played.play(RED, "act_master_craftsman")
    assert len(played.epics(RED)) == 1


def test_nobody_gives_an_epic_tale_to_oneself() -> None:
    """I-15.10: to another player."""
    played = inis(LANDS, {RED: "act_master_craftsman epic_children_of_dana"}, seats=4)
    played.play(RED, "epic_children_of_dana", "cove", "act_master_craftsman")
    assert set(played.options(RED)) == {"p2", "p3", "p4"}
    assert played.why_not(RED, "p1").rule == "I-15.10"
