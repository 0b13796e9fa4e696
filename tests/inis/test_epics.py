"""The Epic Tales: I-16."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.inis.board import BLUE, CARD, GREEN, LAND, PRINTED, RED, inis, names
from tests.inis.helpers import fight, go_on
from tuath.games.inis.queries import actions_in_use
from tuath.games.inis.state import Task

LANDS = {"cove": "r2 b1", "hills": "capital b2", "forest": "r1"}


def test_balors_eye() -> None:
    """I-16.1: any clan anywhere, one's own too."""
    played = inis(LANDS, {RED: "epic_balors_eye"})
    played.play(RED, "epic_balors_eye")
    assert set(played.options(RED)) == {"cove:p1", "cove:p2", "hills:p2", "forest:p1"}
    played.play(RED, "hills:p2")
    assert played.clans("hills") == [0, 1]


def test_battle_frenzy() -> None:
    """I-16.2: nobody is sheltered any more."""
    played = fight({"cove": "r2 b2 C2", "hills": "capital b1"}, {RED: "epic_battle_frenzy"})
    played.play(BLUE, "yes", "yes")
    played.play(RED, "epic_battle_frenzy")
    assert played.view()["clash"]["exposed"] == [2, 2]


def test_battle_of_moytura() -> None:
    """I-16.3: clans from neighbours, then one more; all exposed, and no new clash."""
    played = fight({"cove": "r1 b2", "hills": "capital r2 b1"}, {RED: "epic_battle_of_moytura"})
    go_on(played)
    played.play(RED, "epic_battle_of_moytura", "stop")
    assert played.view()["clash"]["exposed"] == [3, 2]
    none = fight({"cove": "r1 b2", "hills": "capital b1"}, {RED: "epic_battle_of_moytura"})
    go_on(none)
    none.play(RED, "epic_battle_of_moytura")
    assert none.view()["clash"]["exposed"] == [2, 2]


def test_breas_tyranny() -> None:
    """I-16.4: an opposing clan out of a shared territory, peacefully."""
    played = inis({"cove": "r2 b1", "hills": "capital r1 b2", "forest": "g1"}, {RED: "epic_breas_tyranny"}, seats=3)
    played.play(RED, "epic_breas_tyranny", "cove", "forest")
    assert played.clans("forest") == [0, 1, 1]
    assert played.view()["clash"] is None


def test_cathbads_word() -> None:
    """I-5.0, I-16.5: choose the card put aside, take it after the draft, put another one aside."""
    played = inis(LANDS, {RED: "epic_cathbads_word"}, agenda=[Task("assembly")], lucky=True)
    assert played.view()["moment"] == "assembly"
    played.play(RED, "epic_cathbads_word")
    assert played.asks(RED, "put-aside")
    assert len(played.options(RED)) == actions_in_use(played.state).bit_count()
    played.play(RED, "act_geis")
    assert played.view(RED)["aside"]["card"] == "act_geis"
    assert played.view(BLUE)["aside"]["card"] is None
    while not played.asks(RED, "put-aside"):
        seat = next(iter(played.pending()))
        played.play(seat, played.options(seat)[0])
    assert "act_geis" in played.actions(RED)
    played.play(RED, "act_geis")  # it may be the same one
    assert played.state.aside == CARD["act_geis"]
    assert len(played.actions(RED)) == 6


def test_cathbads_word_in_vain() -> None:
    """I-16.5: the game ends in the second step."""
    played = inis(
        {"cove": "r1 S6", "hills": "b1"}, {RED: "epic_cathbads_word"}, agenda=[Task("assembly")],
        state={"pretenders": 1},
    )  # fmt: skip
    played.play(RED, "epic_cathbads_word")
    assert played.position.over


def test_champions_share() -> None:
    """I-16.6: the card put aside; without one nothing."""
    played = inis(LANDS, {RED: "epic_champions_share"}, aside="act_druid")
    played.play(RED, "epic_champions_share")
    assert played.actions(RED) == {"act_druid"}
    none = inis(LANDS, {RED: "epic_champions_share"})
    none.play(RED, "epic_champions_share")
    assert none.actions(RED) == set()


def test_children_of_dana() -> None:
    """I-16.7: anywhere."""
    played = inis(LANDS, {RED: "epic_children_of_dana"})
    played.play(RED, "epic_children_of_dana", "hills")
    assert played.clans("hills") == [1, 2]
    assert played.view()["clash"] is None


def test_the_dagda() -> None:
    """I-16.8: cancels an Epic Tale; both go back into the deck."""
    played = inis(LANDS, {RED: "epic_children_of_dana", BLUE: "epic_the_dagda"}, discard="epic_eriu")
    played.play(RED, "epic_children_of_dana", "hills")
    played.play(BLUE, "epic_the_dagda")
    assert played.clans("hills") == [0, 2]
    assert played.view()["epic"]["discard"] == []
    assert played.state.deck.bit_count() == len(PRINTED.epics)


def test_the_dagda_thrown_away() -> None:
    """I-16.8: the pile is shuffled whenever it is discarded."""
    played = inis(LANDS, {RED: "act_master_craftsman epic_the_dagda"}, seats=4, discard="epic_eriu")
    played.play(RED, "act_master_craftsman", "epic_the_dagda")
    assert played.view()["epic"]["discard"] == []
    assert played.told("reshuffled")


DRAWN = "epic_balors_eye epic_the_dagda epic_children_of_dana"


def test_the_dagda_discarded_out_of_a_draw() -> None:
    """I-17.12, I-16.30: drawn and not kept it is discarded; the pile is shuffled when all of the draw lies there."""
    played = inis(LANDS, {RED: "epic_tuans_memory"}, deck=DRAWN)
    played.play(RED, "epic_tuans_memory", "epic_children_of_dana")
    assert played.told("reshuffled")
    assert played.epics(RED) == {"epic_children_of_dana"}
    assert played.view()["epic"]["discard"] == ["epic_tuans_memory"]
    assert {"epic_the_dagda", "epic_balors_eye", "epic_eriu"} <= names(played.state.deck)


def test_the_dagda_kept_out_of_a_draw() -> None:
    """I-17.12: only what is discarded shuffles anything."""
    played = inis(LANDS, {RED: "epic_tuans_memory"}, deck=DRAWN)
    played.play(RED, "epic_tuans_memory", "epic_the_dagda")
    assert not played.told("reshuffled")
    assert {"epic_eriu", "epic_balors_eye", "epic_tuans_memory"} <= set(played.view()["epic"]["discard"])


def test_the_dagda_discarded_by_deirdres_beauty() -> None:
    """I-17.12, I-16.12: revealed and not taken; the card of the other opponent is."""
    hands = {RED: "epic_deirdres_beauty", BLUE: "epic_the_dagda", GREEN: "epic_lugs_spear"}
    played = inis({"cove": "r2 b1 g1", "hills": "capital b1"}, hands, seats=3, discard="epic_eriu")
    played.play(RED, "epic_deirdres_beauty")
    for seat in (BLUE, GREEN):  # The Dagda could cancel the card
        while seat in played.pending() and played.asks(seat, "react"):
            played.play(seat, "decline")
    played.play(RED, "epic_lugs_spear")
    assert played.told("reshuffled")
    assert {"epic_the_dagda", "epic_eriu"} <= names(played.state.deck)


def test_dagdas_cauldron() -> None:
    """I-16.9, I-10.17: clans lost before, now and later lie on it; up to three come back at the end."""
    played = fight({"cove": "r3 b4", "hills": "capital b1"}, {BLUE: "epic_dagdas_cauldron"})
    for answer in ("decline", "epic_dagdas_cauldron"):
        go_on(played)
        played.play(RED, "attack:p2")
        played.play(BLUE, answer)
        go_on(played)
        played.play(BLUE, "attack:p1")
    assert played.state.stored == [0, 2]
    assert played.view()["lasting"] == [{"card": "epic_dagdas_cauldron", "seat": BLUE}]
    played.everybody("peace", "yes")
    assert played.asks(BLUE, "how-many")
    assert played.why_not(BLUE, "3").message.key == "inis-no-more"
    assert played.why_not(BLUE, "4").message.key == "inis-no-more-by-card"
    played.play(BLUE, "1")
    assert played.clans("cove") == [1, 3]
    assert played.state.reserve[BLUE] == 12 - 3 - 1
    assert played.view()["epic"]["discard"] == ["epic_dagdas_cauldron"]


def test_dagdas_club_on_an_attack() -> None:
    """I-16.10: the attacker chooses the result; no card from a victim without any."""
    played = fight({"cove": "r2 b2", "hills": "capital b1"}, {RED: "epic_dagdas_club", BLUE: "act_bard"})
    go_on(played)
    played.play(RED, "attack:p2", "epic_dagdas_club", "card")
    assert played.asks(BLUE, "throw")
    played.play(BLUE, "act_bard")
    assert played.clans("cove") == [2, 2]
    bare = fight({"cove": "r2 b2", "hills": "capital b1"}, {RED: "epic_dagdas_club"})
    go_on(bare)
    bare.play(RED, "attack:p2", "epic_dagdas_club")
    assert bare.clans("cove") == [2, 1]


def test_dagdas_harp() -> None:
    """I-16.11, I-17.8: one clan per other Epic Tale in hand, three at most."""
    hand = "epic_dagdas_harp epic_eriu epic_balors_eye epic_lugs_spear epic_tuans_memory"
    played = inis({"cove": "r2", "hills": "capital b1"}, {RED: hand})
    played.play(RED, "epic_dagdas_harp")
    assert played.clans("cove") == [5, 0]


def test_deirdres_beauty() -> None:
    """I-16.12: each opponent shows one at random; keep one, the rest is discarded; then an own clan goes."""
    hands = {RED: "epic_deirdres_beauty", BLUE: "epic_eriu", GREEN: "epic_balors_eye"}
    played = inis(LANDS, hands, seats=3)
    played.play(RED, "epic_deirdres_beauty")
    assert set(played.options(RED)) == {"epic_eriu", "epic_balors_eye"}
    assert set(played.view()["epic"]["shown"]) == {"epic_eriu", "epic_balors_eye"}
    played.play(RED, "epic_eriu", "cove:p1")
    assert played.epics(RED) == {"epic_eriu"}
    assert played.view(BLUE)["players"][RED]["known"] == ["epic_eriu"]
    assert set(played.view()["epic"]["discard"]) == {"epic_balors_eye", "epic_deirdres_beauty"}
    assert played.clans("cove")[RED] == 1


def test_deirdre_in_vain() -> None:
    """I-16.12: the removal is due even if nothing was revealed."""
    played = inis({"cove": "r2", "hills": "capital b1"}, {RED: "epic_deirdres_beauty"})
    played.play(RED, "epic_deirdres_beauty")
    assert played.clans("cove") == [1, 0]


def test_diarmuid_and_grainne() -> None:
    """I-16.13: the lost clan reappears where one is present; not without such a territory."""
    played = inis(LANDS, {BLUE: "epic_balors_eye", RED: "epic_diarmuid_grainne"}, turn=BLUE)
    played.play(BLUE, "epic_balors_eye", "cove:p1")
    played.play(RED, "epic_diarmuid_grainne")
    assert played.clans("forest") == [2, 0]
    assert played.clans("cove") == [1, 1]
    nowhere = inis(
        {"cove": "r2", "hills": "capital b1"}, {BLUE: "epic_balors_eye", RED: "epic_diarmuid_grainne"}, turn=BLUE
    )
    nowhere.play(BLUE, "epic_balors_eye", "cove:p1")
    assert nowhere.clans("cove") == [1, 0]


def test_eriu() -> None:
    """I-16.14: one each in up to three territories with a Sanctuary where present."""
    played = inis({"cove": "r1 S1", "hills": "capital r1 S2", "forest": "r1", "moor": "S1"}, {RED: "epic_eriu"})
    assert played.why_not(RED, "epic_eriu", "forest").rule == "I-16.14"
    assert played.why_not(RED, "epic_eriu", "cove", "cove").rule == "I-16.14"
    played.play(RED, "epic_eriu", "cove", "stop")
    assert played.clans("cove") == [2, 0]
    assert played.clans("hills") == [1, 0]


def test_the_fianna() -> None:
    """I-16.15: clans leave the clash together, exposed or sheltered; toll in the Mountains."""
    lands = {"cove": "r3 b2 C1", "hills": "capital b1", "forest": ""}
    played = inis(lands, {BLUE: "act_warlord", RED: "epic_the_fianna"}, turn=BLUE)
    played.play(BLUE, "act_warlord")
    played.play(RED, "yes")
    go_on(played)
    played.play(BLUE, "attack:p1")
    go_on(played)
    assert played.why_not(RED, "epic_the_fianna", "forest", "1", "2").message.key == "inis-no-more-than-move"
    played.play(RED, "epic_the_fianna", "forest", "1", "1")
    assert played.clans("forest") == [1, 0]
    assert played.view()["clash"]["sheltered"] == [0, 0]
    assert played.view()["clash"]["exposed"] == [1, 2]


def test_kernunos_sanctuary() -> None:
    """I-16.16: a clan and a Sanctuary where there is none."""
    played = inis({"cove": "r1 S1", "hills": "capital r1"}, {RED: "epic_kernunos_sanctuary"})
    played.play(RED, "epic_kernunos_sanctuary")
    assert played.clans("hills") == [2, 0]
    assert played.state.sanctuaries[LAND["hills"]] == 1


def test_lug_samildanach() -> None:
    """I-16.17: takes an Action card of anybody after it was carried out; also Geis, and what Geis cancelled."""
    played = inis(LANDS, {RED: "act_bard", BLUE: "epic_lug_samildanach"})
    played.play(RED, "act_bard")
    played.play(BLUE, "epic_lug_samildanach")
    assert played.actions(BLUE) == {"act_bard"}
    assert played.view(RED)["players"][BLUE]["known"] == ["act_bard"]
    geis = inis(LANDS, {RED: "act_bard epic_lug_samildanach", BLUE: "act_geis"})
    geis.play(RED, "act_bard")
    geis.play(BLUE, "act_geis")
    assert geis.view()["table"][-1]["card"] == "act_geis"
    geis.play(RED, "epic_lug_samildanach")
    assert geis.actions(RED) == {"act_geis"}


def test_lugs_spear() -> None:
    """I-16.18, I-17.5: no triskel cards in this clash; The Dagda may cancel the Spear itself."""
    hands = {RED: "epic_ogmas_eloquence act_bard", BLUE: "epic_lugs_spear epic_dagdas_club", GREEN: "epic_the_dagda"}
    lands = {"cove": "r2 b2 festival", "hills": "capital b1 g1"}
    played = fight(lands, hands, seats=3)
    played.play(BLUE, "epic_lugs_spear")
    assert played.asks(GREEN, "react")
    played.play(GREEN, "decline")
    assert played.clans("cove") == [1, 2, 0]  # the Festival is no triskel card
    go_on(played)
    assert played.why_not(RED, "epic_ogmas_eloquence").rule == "I-16.18"
    assert played.why_not(RED, "act_bard").message.key == "inis-no-maneuver-side"
    played.play(RED, "attack:p2")
    assert played.clans("cove") == [1, 1, 0]
    cancelled = fight(lands, hands, seats=3)
    cancelled.play(BLUE, "epic_lugs_spear")
    cancelled.play(GREEN, "epic_the_dagda")
    assert not cancelled.state.is_silenced


def test_maeves_wealth() -> None:
    """I-16.19: everybody with Action cards gives one; one goes back to each, perhaps the same."""
    hands = {RED: "epic_maeves_wealth act_bard", BLUE: "act_druid act_geis", GREEN: ""}
    played = inis(LANDS, hands, seats=3)
    played.play(RED, "epic_maeves_wealth")
    assert set(played.pending()) == {BLUE}
    played.play(BLUE, "act_druid")
    assert played.actions(RED) == {"act_bard", "act_druid"}
    played.play(RED, "act_bard")
    assert played.actions(BLUE) == {"act_bard", "act_geis"}
    assert played.view(RED)["players"][BLUE]["known"] == ["act_bard"]


def test_manannans_horses() -> None:
    """I-16.20: up to three to any one territory; a clash is possible."""
    lands = {"cove": "r4", "hills": "", "forest": "b1", "moor": "capital"}
    played = inis(lands, {RED: "epic_manannans_horses"})
    assert played.why_not(RED, "epic_manannans_horses", "forest", "4").rule == "I-16.20"
    played.play(RED, "epic_manannans_horses", "forest", "3")
    assert played.clans("forest") == [3, 1]
    assert played.view()["clash"]["territory"] == "forest"


@pytest.mark.parametrize("number", range(4))
def test_manannans_horses_carry_none_to_three(number: int) -> None:
    """I-16.20, I-9.5: up to three is none too; then there is no movement, no toll and no clash."""
    lands = {"cove": "r4", "hills": "", "mountains": "b1", "moor": "capital"}
    played = inis(lands, {RED: "epic_manannans_horses act_bard"})
    played.play(RED, "epic_manannans_horses", "mountains")
    assert played.options(RED) == ("0", "1", "2", "3")
    played.play(RED, str(number))
    assert played.told("toll") == (number > 0)
    assert played.told("moved") == (number > 0)
    if not number:
        assert played.clans("cove") == [4, 0]
        assert played.view()["clash"] is None
        assert played.view()["epic"]["discard"] == ["epic_manannans_horses"]


def test_manannans_horses_carry_no_more_than_there_are() -> None:
    """I-16.20: two clans, two at most."""
    played = inis({"cove": "r2", "hills": "", "forest": "b1"}, {RED: "epic_manannans_horses"})
    played.play(RED, "epic_manannans_horses", "forest")
    assert played.options(RED) == ("0", "1", "2")


def test_the_morrigan() -> None:
    """I-16.21, I-17.10: crows, Gates, then a clash anywhere with an instigator of choice."""
    lands = {"cove": "b2 g1", "gates": "b2", "hills": "capital r1"}
    played = inis(lands, {RED: "epic_the_morrigan"}, seats=3)
    played.play(RED, "epic_the_morrigan", "yes", "yes", "p3")
    assert played.state.direction == -1
    assert played.clans("gates") == [0, 1, 0]
    clash = played.view()["clash"]
    assert (clash["territory"], clash["instigator"]) == ("cove", GREEN)
    played.everybody("peace", "yes")
    assert played.asks(GREEN, "act")  # the next player in the new direction


def test_nuada_silverhand() -> None:
    """I-16.22, I-17.8: where chieftain, up to one clan per opponent present."""
    lands = {"cove": "r2 b1 g1", "hills": "capital r1 b1", "forest": "r1"}
    played = inis(lands, {RED: "epic_nuada_silverhand"}, seats=3)
    played.play(RED, "epic_nuada_silverhand", "2")
    assert played.clans("cove") == [4, 1, 1]
    assert played.clans("forest") == [1, 0, 0]


def test_oengus_ploy() -> None:
    """I-16.23: the next turn, even when the Season is about to end."""
    played = inis(LANDS, {RED: "epic_oengus_ploy act_bard"}, seats=2, state={"passes": 1})
    played.play(RED, "pass", "epic_oengus_ploy")
    assert played.asks(RED, "act")
    assert played.state.passes == 0


def test_ogmas_eloquence() -> None:
    """I-16.24"""
    played = fight({"cove": "r2 b2", "hills": "capital b1"}, {RED: "epic_ogmas_eloquence"})
    go_on(played)
    played.play(RED, "epic_ogmas_eloquence")
    assert played.view()["clash"] is None
    assert played.clans("cove") == [2, 2]


def test_the_other_world() -> None:
    """I-16.25: per Sanctuary, three at most, an own clan placed or an opposing one removed."""
    played = inis({"cove": "r1 b2 S4", "hills": "capital b1"}, {RED: "epic_the_other_world"})
    played.play(RED, "epic_the_other_world", "first", "second", "second")
    assert played.clans("cove") == [2, 0]


def test_stone_of_fal() -> None:
    """I-16.26: two clans where the Capital stands."""
    played = inis(LANDS, {RED: "epic_stone_of_fal"})
    played.play(RED, "epic_stone_of_fal")
    assert played.clans("hills") == [2, 2]


def test_strengs_resolve() -> None:
    """I-16.27: a Deed after an attack, whatever its result."""
    played = fight({"cove": "r2 b2", "hills": "capital b1"}, {RED: "epic_strengs_resolve", BLUE: "act_bard"})
    go_on(played)
    played.play(RED, "attack:p2")
    played.play(BLUE, "card", "act_bard")
    played.play(RED, "epic_strengs_resolve")
    assert played.state.deeds == [1, 0]


def test_tale_of_cuchulain() -> None:
    """I-16.29: with exactly one exposed clan: two exposed clans go, of any owner; one if there is no second."""
    played = fight({"cove": "r1 b1", "hills": "capital b1"}, {RED: "epic_tale_of_cuchulain"})
    go_on(played)
    played.play(RED, "epic_tale_of_cuchulain", "p2")
    assert played.clans("cove") == [0, 0]
    two = fight({"cove": "r2 b1", "hills": "capital b1"}, {RED: "epic_tale_of_cuchulain"})
    go_on(two)
    assert two.why_not(RED, "epic_tale_of_cuchulain").rule == "I-10.14"


def test_tuans_memory() -> None:
    """I-16.30: three, keep one."""
    played = inis(LANDS, {RED: "epic_tuans_memory"})
    played.play(RED, "epic_tuans_memory")
    assert len(played.options(RED)) == 3
    assert played.view(BLUE)["drawn"] is None
    assert played.view(BLUE)["drawing"] == {"seat": RED, "number": 0, "keep": 1, "drawn": 3}
    played.play(RED, played.options(RED)[1])
    assert len(played.epics(RED)) == 1
    assert len(played.view()["epic"]["discard"]) == 3


def test_every_epic_tale_has_been_played_here() -> None:
    """Nothing is forgotten."""
    here = Path(__file__).parent
    tests = "".join(file.read_text(encoding="utf-8") for file in here.glob("test_*.py"))
    assert [card for card in CARD if card not in tests] == []


def test_eriu_reaches_three_territories_at_most() -> None:
    """I-16.14: with a fourth that would fit nobody is asked any more."""
    lands = {"cove": "r1 S1", "hills": "capital r1 S1", "forest": "r1 S1", "moor": "r1 b1 S1"}
    played = inis(lands, {RED: "epic_eriu"})
    played.play(RED, "epic_eriu", "cove", "hills", "forest")
    assert [played.clans(land)[RED] for land in lands] == [2, 2, 2, 1]
    assert played.asks(BLUE, "act")


def test_the_fianna_pay_the_toll() -> None:
    """I-16.15, I-14.4: the ruling of ours; a clan, where there is no Action card."""
    played = fight({"cove": "r3 b2", "mountains": "capital b1"}, {RED: "epic_the_fianna"})
    go_on(played)
    played.play(RED, "epic_the_fianna", "2")
    assert played.told("toll")
    assert played.clans("mountains") == [1, 1]
    assert played.view()["clash"]["territory"] == "cove"  # peacefully: no other clash waits
    assert played.view()["clash"]["waiting"] == []


def test_the_morrigan_names_somebody_who_is_there() -> None:
    """I-16.21"""
    played = inis({"cove": "b2 g1", "hills": "capital r1"}, {RED: "epic_the_morrigan"}, seats=3)
    assert played.why_not(RED, "epic_the_morrigan", "no", "yes", "p1").rule == "I-16.21"


def test_after_oengus_it_goes_on_in_turn() -> None:
    """I-16.23: from whoever has claimed the turn; those between are passed over."""
    played = inis({"cove": "r2 b1 g1", "hills": "b2"}, {RED: "", GREEN: "epic_oengus_ploy"}, seats=3)
    played.play(RED, "pass")
    played.play(GREEN, "epic_oengus_ploy")
    assert played.asks(GREEN, "act")
    played.play(GREEN, "pass")
    assert played.asks(RED, "act")


def test_cuchulain_alone() -> None:
    """I-16.29: where there is no second exposed clan, one goes, though it is one's own."""
    played = fight({"cove": "r1 b1 C1", "hills": "capital b1"}, {RED: "epic_tale_of_cuchulain"})
    played.play(BLUE, "yes")
    played.play(RED, "epic_tale_of_cuchulain")
    assert played.clans("cove") == [0, 1]
    assert played.view()["clash"] is None


# ---- Dagda's Cauldron belongs to a clash ----------------------------------------------------------------------------


def test_the_cauldron_is_for_clashes() -> None:
    """I-16.9: a clan that Balor's Eye removes is none of them."""
    played = inis(LANDS, {BLUE: "epic_balors_eye", RED: "epic_dagdas_cauldron"}, turn=BLUE)
    played.play(BLUE, "epic_balors_eye", "cove:p1")
    assert played.clans("cove") == [1, 1]
    assert played.epics(RED) == {"epic_dagdas_cauldron"}
    assert played.state.reserve[RED] == 10


def test_the_cauldron_keeps_no_clan_lost_elsewhere() -> None:
    """I-16.9: the toll of the Mountains falls due in another territory, though during the clash."""
    lands = {"cove": "r4 b2", "hills": "capital b1", "mountains": "r2"}
    played = fight(lands, {RED: "epic_dagdas_cauldron"})
    go_on(played)
    played.play(RED, "withdraw", "mountains", "stop")
    assert played.told("toll")
    assert played.epics(RED) == {"epic_dagdas_cauldron"}  # it was no answer to that
    go_on(played)
    played.play(BLUE, "attack:p1")
    played.play(RED, "epic_dagdas_cauldron")
    assert played.state.stored == [1, 0]
    go_on(played)
    played.play(RED, "withdraw", "mountains", "stop")
    assert len(played.log_of("toll")) == 2
    assert played.state.stored == [1, 0]


def test_the_forest_follows_the_cauldron_when_it_is_put_away() -> None:
    """I-8.2, I-16.9: not before; until the clash ends the card is still being carried out."""
    lands = {"cove": "r2 b2", "hills": "capital b1", "forest": "b1"}
    played = fight(lands, {BLUE: "epic_dagdas_cauldron adv_forest"})
    go_on(played)
    played.play(RED, "attack:p2")
    played.play(BLUE, "epic_dagdas_cauldron")
    assert not played.asks(BLUE, "react")
    played.everybody("peace", "yes")
    played.play(BLUE, "1")
    assert played.view()["moment"] == "after_epic"
    played.play(BLUE, "adv_forest")
    assert len(played.epics(BLUE)) == 1
    assert "epic_dagdas_cauldron" in played.view()["epic"]["discard"]


def test_eriu_stops_with_the_reserve() -> None:
    """I-16.14, I-9.2: with one clan left nobody is asked for a second territory."""
    lands = {"cove": "r4 S1", "hills": "capital r4 S1", "forest": "r3 b1 S1"}
    played = inis(lands, {RED: "epic_eriu"})
    played.play(RED, "epic_eriu", "cove")
    assert played.clans("cove") == [5, 0]
    assert played.asks(BLUE, "act")
