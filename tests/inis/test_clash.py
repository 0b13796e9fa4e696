"""Clashes: I-10."""

from __future__ import annotations

import pytest

from tests.inis.board import BLUE, GREEN, LAND, RED, YELLOW, Table, inis
from tests.inis.helpers import fight, go_on
from tuath.games.inis.state import COUNTERCLOCKWISE

# ---- how a clash begins ---------------------------------------------------------------------------------------------


def test_a_clash_needs_two_players() -> None:
    """I-10.1: a card that would start one elsewhere starts none."""
    played = inis({"cove": "r2", "hills": "b1"}, {RED: "act_warlord"})
    played.play(RED, "act_warlord")
    assert played.view()["clash"] is None
    assert played.asks(BLUE, "act")


def test_the_instigator_orders_several_clashes() -> None:
    """I-10.2, I-15.11"""
    lands = {"cove": "r3", "hills": "b1", "forest": "b1"}
    played = inis(lands, {RED: "act_migration", BLUE: ""})
    played.play(RED, "act_migration", "hills", "forest", "stop")
    assert played.asks(RED, "next-clash")
    assert set(played.options(RED)) == {"hills", "forest"}
    played.play(RED, "forest")
    assert played.view()["clash"]["territory"] == "forest"
    assert played.view()["clash"]["waiting"] == ["hills"]
    played.everybody("peace", "yes")
    assert played.view()["clash"]["territory"] == "hills"


def test_a_waiting_clash_can_fall_away() -> None:
    """I-10.2, I-10.22: blue withdraws from the first into the second, or loses the last clan of the second."""
    lands = {"cove": "r3", "hills": "b1", "forest": "b2"}
    played = inis(lands, {RED: "act_migration", BLUE: ""})
    played.play(RED, "act_migration", "hills", "forest", "stop", "hills")
    go_on(played)
    played.play(RED, "attack:p2")
    assert played.clans("hills") == [1, 0]
    played.play(RED, "end")
    assert played.view()["clash"]["territory"] == "forest"


def test_who_withdraws_into_a_waiting_clash_takes_part() -> None:
    """I-10.22, I-10.13"""
    lands = {"cove": "capital r3", "hills": "b2", "forest": "b3"}
    played = inis(lands, {RED: "act_migration", BLUE: ""})
    played.play(RED, "act_migration", "hills", "forest", "stop", "hills")
    go_on(played)
    played.play(RED, "attack:p2")
    go_on(played)
    played.play(BLUE, "withdraw", "forest")
    played.play(RED, "end")
    assert played.view()["clash"]["territory"] == "forest"
    assert played.view()["clash"]["exposed"] == [1, 4]


def test_lugs_spear_may_be_played_by_anybody() -> None:
    """I-10.3, I-16.18: also by one who is not there."""
    played = fight({"cove": "r2 b2", "hills": "capital b1 g1"}, {GREEN: "epic_lugs_spear"}, seats=3)
    assert played.view()["moment"] == "clash_start"
    played.play(GREEN, "epic_lugs_spear")
    assert played.view()["clash"]["silenced"]
    assert played.log_of("silenced") == [{}], "everybody is told"


def test_the_festival_costs_the_instigator_a_clan() -> None:
    """I-10.4: the marker stays."""
    played = fight({"cove": "r2 b2 festival", "hills": "capital b1"})
    assert played.clans("cove") == [1, 2]
    assert played.state.festival == LAND["cove"]


def test_the_festival_can_end_a_clash() -> None:
    """I-10.4: with fewer than two players left."""
    played = fight({"cove": "r1 b2 festival", "hills": "capital b1 r1"})
    assert played.view()["clash"] is None
    assert played.clans("cove") == [0, 2]


def test_another_acts_for_a_lost_instigator() -> None:
    """I-10.4, I-10.19: the next who is present."""
    lands = {"cove": "r1 g1 y1 festival", "hills": "capital b1 r1"}
    played = fight(lands, seats=4)
    assert played.view()["clash"]["instigator"] == GREEN
    go_on(played)
    assert played.asks(GREEN, "maneuver")


def test_all_who_are_present_are_in_it() -> None:
    """I-10.23"""
    played = inis({"cove": "b1 g1", "hills": "capital r2"}, {RED: "act_migration"}, seats=3)
    played.play(RED, "act_migration", "stop")
    assert set(played.pending()) == {RED, BLUE, GREEN}


# ---- Citadels -------------------------------------------------------------------------------------------------------


def test_shelter_in_turn() -> None:
    """I-10.5, I-2.8: from the player after the instigator, one clan to a Citadel, round after round."""
    lands = {"cove": "r2 b1 g3 C3", "hills": "capital b1"}
    played = fight(lands, seats=3)
    assert played.asks(BLUE, "shelter")
    played.play(BLUE, "yes")
    played.play(GREEN, "yes")
    assert played.asks(GREEN, "shelter")  # blue has no clan outside any more
    played.play(GREEN, "yes")
    clash = played.view()["clash"]
    assert (clash["exposed"], clash["sheltered"], clash["free_citadels"]) == ([2, 0, 1], [0, 1, 2], 0)
    assert set(played.pending()) == {RED, GREEN}


def test_the_instigator_cannot_shelter_and_the_capital_is_a_citadel() -> None:
    """I-10.5"""
    played = fight({"cove": "r2 b2 capital", "hills": "b1"})
    assert played.asks(BLUE, "shelter")
    assert not played.asks(RED, "shelter")


def test_who_declined_is_asked_again() -> None:
    """I-10.5: until all have declined in succession."""
    lands = {"cove": "r2 b2 g2 C4", "hills": "capital b1"}
    played = fight(lands, seats=3)
    played.play(BLUE, "no")
    played.play(GREEN, "yes")
    played.play(BLUE, "yes")
    played.play(GREEN, "no")
    played.play(BLUE, "no")
    assert played.view()["clash"]["sheltered"] == [0, 1, 1]
    assert not played.asks(GREEN, "shelter")


def test_shelter_follows_the_crows() -> None:
    """I-10.5, I-2.6"""
    lands = {"cove": "r2 b2 g2 C1", "hills": "capital b1"}
    played = fight(lands, seats=3, state={"direction": COUNTERCLOCKWISE})
    assert played.asks(GREEN, "shelter")


def test_battle_frenzy() -> None:
    """I-10.6, I-16.2: all clans come out, by anybody's card."""
    played = fight({"cove": "r2 b2 C1", "hills": "capital b1"}, {BLUE: "epic_battle_frenzy"})
    played.play(BLUE, "yes")
    assert played.view()["moment"] == "citadels_end"
    played.play(BLUE, "epic_battle_frenzy")
    assert played.view()["clash"]["exposed"] == [2, 2]


def test_highlands_before_the_first_maneuver() -> None:
    """I-10.7, I-14.7: the player named counts as instigator and begins."""
    played = inis(
        {"highlands": "r2 b2 g1", "hills": "capital b1"}, {RED: "act_warlord", BLUE: "adv_highlands"}, seats=3
    )
    played.play(RED, "act_warlord")
    assert played.view()["moment"] == "resolution"
    played.play(BLUE, "adv_highlands", "p3")
    assert played.view()["clash"]["instigator"] == GREEN
    go_on(played)
    assert played.asks(GREEN, "maneuver")


def test_nobody_exposed_ends_the_clash_at_once() -> None:
    """I-10.19: the instigator is lost to the Festival, the next one acts for him, and the third is sheltered."""
    lands = {"cove": "r1 b1 g1 C2 festival", "hills": "capital r1"}
    played = fight(lands, seats=3)
    assert played.view()["clash"]["instigator"] == BLUE
    played.play(GREEN, "yes")
    assert played.options(BLUE) == ("end",)
    assert played.view()["clash"]["exposed"] == [0, 1, 0]


# ---- maneuvers ------------------------------------------------------------------------------------------------------


def test_maneuvers_go_round() -> None:
    """I-10.8, I-10.15, I-2.7: from the instigator in turn, whoever has an exposed clan; nobody can pass."""
    played = fight({"cove": "r2 b2 g2", "hills": "capital b1"}, seats=3)
    order = []
    for target in ("p2", "p3", "p1"):
        go_on(played)
        seat = next(seat for seat in played.pending() if played.asked(seat) == "maneuver")
        assert played.view()["active"] == seat
        order.append(seat)
        assert played.why_not(seat, "end").rule == "I-10.10"
        played.play(seat, f"attack:{target}")
    assert order == [RED, BLUE, GREEN]
    assert played.clans("cove") == [1, 1, 1]


def test_unanimous_end() -> None:
    """I-10.10, I-10.21: one no is enough to go on, and binds nobody later."""
    played = fight({"cove": "r2 b2 g2", "hills": "capital b1"}, seats=3)
    assert {played.asked(seat) for seat in played.pending()} == {"peace"}
    played.play(RED, "yes")
    played.play(BLUE, "no")
    played.play(GREEN, "yes")
    assert played.asks(RED, "maneuver")
    played.play(RED, "attack:p2")
    played.everybody("peace", "yes")
    assert played.view()["clash"] is None
    assert played.told("peace-made")


def test_answers_to_peace_are_unseen_until_all_have_answered() -> None:
    """I-10.21"""
    played = fight()
    before = played.view(BLUE)
    played.play(RED, "yes")
    assert played.view(BLUE) == before


def test_who_is_alone_decides_alone() -> None:
    """I-10.10, I-10.16: end, or another maneuver; without one the end."""
    played = fight({"cove": "r2 b1", "hills": "capital b1", "forest": "r1"})
    go_on(played)
    played.play(RED, "attack:p2")
    assert set(played.options(RED)) == {"withdraw", "end"}
    stuck = fight({"cove": "r2 b1", "hills": "capital b1"})
    go_on(stuck)
    stuck.play(RED, "attack:p2")
    assert stuck.options(RED) == ("end",)
    assert stuck.why_not(RED, "attack:p2").rule == "I-10.11"


def test_an_attack_costs_a_card_or_a_clan() -> None:
    """I-10.11: the victim chooses."""
    played = fight(hands={BLUE: "act_geis act_bard"})
    played.play(BLUE, "decline")
    go_on(played)
    played.play(RED, "attack:p2")
    assert played.asks(BLUE, "result")
    played.play(BLUE, "card", "act_bard")
    assert played.clans("cove") == [2, 2]
    assert played.actions(BLUE) == {"act_geis"}
    go_on(played)
    played.play(BLUE, "attack:p1")
    assert played.clans("cove") == [1, 2]  # red has no Action card left


def test_without_action_cards_the_clan() -> None:
    """I-10.11: Epic Tales do not help."""
    played = fight(hands={BLUE: "epic_eriu"})
    go_on(played)
    played.play(RED, "attack:p2")
    assert played.clans("cove") == [2, 1]


def test_order_of_answers_to_an_attack() -> None:
    """I-10.12: the attacked player's Hills, then the attacker's cards, then the result."""
    lands = {"hills": "r2 b2", "cove": "capital b1", "iron_mine": "r1"}
    played = inis(lands, {RED: "act_warlord adv_iron_mine", BLUE: "adv_hills act_bard"})
    played.play(RED, "act_warlord")
    go_on(played)
    played.play(RED, "attack:p2")
    assert played.view()["moment"] == "attacked"
    played.play(BLUE, "decline")
    assert played.view()["moment"] == "attack"
    assert played.asks(RED, "react")
    played.play(RED, "adv_iron_mine")
    assert played.asks(BLUE, "react")  # the Hills may still stop it: I-14.8
    played.play(BLUE, "adv_hills")
    assert played.clans("hills") == [2, 2]
    assert played.actions(BLUE) == {"act_bard"}


def test_withdraw() -> None:
    """I-10.13: to neighbours where chieftain before moving; peaceful."""
    played = fight({"cove": "r3 b3", "hills": "capital b1", "forest": "r1"})
    go_on(played)
    assert played.why_not(RED, "withdraw", "hills").rule == "I-10.13"
    assert played.why_not(RED, "withdraw", "stop").rule == "I-10.13"
    played.play(RED, "withdraw", "forest", "forest", "stop")
    assert played.clans("forest") == [3, 0]
    assert played.clans("cove") == [1, 3]
    go_on(played)
    assert played.asks(BLUE, "maneuver")


def test_no_withdrawal_without_a_refuge() -> None:
    """I-10.13: a territory empty of everybody has no chieftain."""
    played = fight({"cove": "r2 b2", "hills": "capital b1", "forest": ""})
    go_on(played)
    assert played.why_not(RED, "withdraw").message.key == "inis-no-refuge"


def test_withdrawing_into_the_mountains_costs_the_toll() -> None:
    """I-10.13, I-14.4"""
    played = fight({"cove": "r2 b2", "hills": "capital b1", "mountains": "r1"})
    go_on(played)
    played.play(RED, "withdraw", "mountains", "stop")
    assert played.clans("mountains") == [1, 0]  # one came, one was lost
    assert played.told("toll")


def test_epic_tales_as_maneuvers() -> None:
    """I-10.14: with an exposed clan, and if their condition holds."""
    played = fight({"cove": "r2 b2", "hills": "capital b1"}, {RED: "epic_ogmas_eloquence epic_tale_of_cuchulain"})
    go_on(played)
    assert "epic_ogmas_eloquence" in played.options(RED)
    assert played.why_not(RED, "epic_tale_of_cuchulain").rule == "I-10.14"


def test_involved() -> None:
    """I-10.9: who has just lost the last exposed clan may still answer with the Warlord."""
    played = inis({"cove": "capital r2", "hills": "b1"}, {RED: "act_migration", BLUE: "act_warlord"})
    played.play(RED, "act_migration", "stop")
    go_on(played)
    played.play(RED, "attack:p2")
    played.play(BLUE, "clan")
    assert played.view()["moment"] == "maneuvered"
    played.play(BLUE, "act_warlord", "p2")
    assert played.clans("hills") == [1, 1]
    go_on(played)
    assert played.asks(BLUE, "maneuver")


def test_sheltered_clans_take_no_part() -> None:
    """I-10.18: not attacked, no withdrawal; but they count for presence and chieftainship."""
    played = fight({"cove": "r1 b2 C2", "hills": "capital b1"})
    played.play(BLUE, "yes")
    played.play(BLUE, "yes")
    assert played.options(RED) == ("end",)
    assert played.why_not(RED, "attack:p2").rule == "I-10.11"
    assert played.view()["territories"][0]["chieftain"] == BLUE


def test_the_end() -> None:
    """I-10.17: sheltered clans step out, and the turn goes on."""
    played = fight({"cove": "r1 b2 C2", "hills": "capital b1"})
    played.play(BLUE, "yes")
    played.play(BLUE, "yes")
    played.play(RED, "end")
    assert played.view()["clash"] is None
    assert played.state.sheltered == [0, 0]
    assert played.asks(BLUE, "act")


def test_nothing_follows_an_agreed_end() -> None:
    """I-10.20: nor Ogma's Eloquence; but cards that follow an Epic Tale may."""
    lands = {"cove": "r2 b2", "forest": "r1", "hills": "capital b1"}
    played = fight(lands, {RED: "epic_ogmas_eloquence adv_forest", BLUE: "act_warlord"})
    played.everybody("peace", "no")
    played.play(RED, "epic_ogmas_eloquence")
    assert played.view()["moment"] == "after_epic"
    played.play(RED, "adv_forest")
    assert played.view()["clash"] is None
    assert not played.asks(BLUE, "react")


@pytest.mark.parametrize("target", ["p2", "p3", "p4"])
def test_everyone_may_attack_everyone(target: str) -> None:
    """I-10.11"""
    played = fight({"cove": "r2 b1 g1 y1", "hills": "capital b1"}, seats=4)
    go_on(played)
    assert f"attack:{target}" in played.options(RED)
    assert YELLOW in range(4)


def test_three_players_are_one_clash() -> None:
    """I-10.8: it goes on when one of three is gone."""
    played = fight({"cove": "r2 b1 g1", "hills": "capital b1"}, seats=3)
    go_on(played)
    played.play(RED, "attack:p2")
    assert set(played.pending()) == {RED, GREEN}


def test_sheltered_clans_do_not_withdraw() -> None:
    """I-10.18, I-10.13: only those that stand outside, although a refuge would take all."""
    played = fight({"cove": "r2 b3 C1", "hills": "capital b1"})
    played.play(BLUE, "yes")
    go_on(played)
    played.play(RED, "attack:p2")
    go_on(played)
    played.play(BLUE, "withdraw")
    if played.asks(BLUE, "withdraw"):
        played.play(BLUE, "hills")
    assert played.clans("hills") == [0, 2]
    assert played.view()["clash"]["sheltered"] == [0, 1]
    assert played.options(RED) == ("end",)


def test_a_clash_without_exposed_clans_is_over() -> None:
    """I-10.15: when the maneuver has left none; who had them does not matter."""
    played = fight({"cove": "r1 b1", "hills": "capital b1"}, {RED: "epic_tale_of_cuchulain"})
    go_on(played)
    played.play(RED, "epic_tale_of_cuchulain", "p2")
    assert played.clans("cove") == [0, 0]
    assert played.view()["clash"] is None
    assert played.asks(BLUE, "act")


def test_who_is_not_involved_does_not_answer_a_maneuver() -> None:
    """I-10.9, I-10.15, I-15.17: sheltered or away, one never was exposed in it."""
    lands = {"cove": "r2 b2 g1 C1", "hills": "capital b1 y1"}
    for seat, hand in ((GREEN, "act_warlord"), (YELLOW, "act_warlord")):
        played = inis(lands, {RED: "epic_the_morrigan", seat: hand}, seats=4)
        played.play(RED, "epic_the_morrigan", "no", "yes", "cove", "p1")
        played.play(BLUE, "no")
        played.play(GREEN, "yes")
        go_on(played)
        played.play(RED, "attack:p2")
        assert not played.asks(seat, "react")


def test_the_warlord_names_somebody_with_an_exposed_clan() -> None:
    """I-15.17"""
    lands = {"cove": "r2 b1 g2", "hills": "capital b1"}
    played = inis(lands, {RED: "epic_the_morrigan act_warlord"}, seats=3)
    played.play(RED, "epic_the_morrigan", "no", "yes", "p1")
    go_on(played)
    played.play(RED, "attack:p2")
    refusal = played.why_not(RED, "act_warlord", "p2")
    assert (refusal.rule, refusal.message.key) == ("I-15.17", "inis-no-exposed-clan-to-attack")
    played.play(RED, "act_warlord", "p3")
    go_on(played)
    assert played.asks(GREEN, "maneuver")


def test_the_season_side_of_the_warlord() -> None:
    """I-15.17: a clash where one is present, as its instigator."""
    lands = {"cove": "r1 b1", "hills": "capital r1 b1", "forest": "b1 g1"}
    played = inis(lands, {RED: "act_warlord"}, seats=3)
    assert played.why_not(RED, "act_warlord", "forest").rule == "I-15.17"
    played.play(RED, "act_warlord", "cove")
    clash = played.view()["clash"]
    assert (clash["territory"], clash["instigator"]) == ("cove", RED)


SILENCED = "act_bard act_raid adv_iron_mine epic_strengs_resolve epic_battle_frenzy"


def test_no_triskel_card_after_lugs_spear() -> None:
    """I-16.18: no Bard, Raid, Warlord, Geis, no Epic Tale, not Hills, Highlands, Iron Mine or Moor, to the end."""
    lands = {"hills": "r2 b2 C1", "cove": "capital b1", "moor": "b1"}
    hands = {RED: f"act_warlord {SILENCED}", BLUE: "epic_lugs_spear adv_hills adv_moor epic_dagdas_club act_geis"}
    played = inis(lands, hands, seats=4)
    played.play(RED, "act_warlord")
    while not played.view()["clash"]:
        played.everybody("react", "decline")
    while played.view()["moment"] != "clash_start" or not played.asks(BLUE, "react"):
        played.everybody("react", "decline")
    played.play(BLUE, "epic_lugs_spear")
    while not played.view()["clash"]["silenced"]:
        played.everybody("react", "decline")
    for answers in ((BLUE, "no"), (RED, "attack:p2"), (BLUE, "clan"), (BLUE, "attack:p1")):
        assert all(played.asked(seat) != "react" for seat in played.pending()), answers
        go_on(played)
        played.play(*answers)
        assert played.view()["clash"]["silenced"]
    assert played.clans("hills")[BLUE] == 1
    assert played.state.deeds == [0] * 4


def test_highlands_are_silenced_too() -> None:
    """I-16.18"""
    played = inis(
        {"highlands": "r2 b2", "cove": "capital b1"}, {RED: "act_warlord", BLUE: "epic_lugs_spear adv_highlands"}
    )
    played.play(RED, "act_warlord")
    played.play(BLUE, "epic_lugs_spear")
    assert set(map(played.asked, played.pending())) == {"peace"}


# ---- each maneuver and each clash begins anew -----------------------------------------------------------------------


def test_the_hills_stop_one_attack() -> None:
    """I-14.8: the next one counts again."""
    lands = {"hills": "r2 b2", "cove": "capital b1"}
    played = inis(lands, {RED: "act_warlord", BLUE: "adv_hills"})
    played.play(RED, "act_warlord")
    go_on(played)
    played.play(RED, "attack:p2")
    played.play(BLUE, "adv_hills")
    go_on(played)
    played.play(BLUE, "attack:p1")
    go_on(played)
    played.play(RED, "attack:p2")
    assert played.clans("hills") == [1, 1]


def test_bard_and_strengs_resolve_follow_their_own_maneuver_only() -> None:
    """I-10.15, I-15.1, I-16.27: an attack that removed somebody does nothing for the withdrawal that comes later."""
    lands = {"cove": "r3 b3", "hills": "capital b1", "forest": "r1"}
    played = fight(lands, {RED: "act_bard epic_strengs_resolve"})
    go_on(played)
    played.play(RED, "attack:p2")
    assert {"act_bard", "epic_strengs_resolve"} <= set(played.options(RED))
    played.play(RED, "decline")
    go_on(played)
    played.play(BLUE, "attack:p1")
    played.play(RED, "clan")
    assert not played.asks(RED, "react")  # neither was it an attack of red's
    go_on(played)
    played.play(RED, "withdraw", "forest", "stop")
    assert not played.asks(RED, "react")
    assert played.state.deeds == [0, 0]


def test_a_withdrawal_starts_no_clash() -> None:
    """I-10.13: peaceful also where others live, as long as one is chieftain there."""
    played = fight({"cove": "r3 b2", "hills": "capital b1", "forest": "r2 b1"})
    go_on(played)
    played.play(RED, "withdraw", "forest", "stop")
    assert played.clans("forest") == [3, 1]
    assert played.view()["clash"]["waiting"] == []
    played.everybody("peace", "yes")
    assert played.view()["clash"] is None


def two_clashes(hands: dict[int, str]) -> Table:
    """Red moves two clans each into the Hills and the Forest; the Hills come first."""
    lands = {"cove": "capital r5", "hills": "b3", "forest": "b3"}
    played = inis(lands, {**hands, RED: f"act_migration {hands.get(RED, '')}"})
    played.play(RED, "act_migration", "hills", "hills", "forest", "forest", "stop", "hills")
    return played


def test_the_spear_silences_one_clash() -> None:
    """I-16.18: the next one is not silent."""
    played = two_clashes({BLUE: "epic_lugs_spear epic_dagdas_club"})
    played.play(BLUE, "epic_lugs_spear")
    played.everybody("peace", "yes")
    assert played.view()["clash"]["territory"] == "forest"
    assert not played.view()["clash"]["silenced"]
    go_on(played)
    played.play(RED, "attack:p2")
    played.play(BLUE, "epic_dagdas_club")
    assert played.clans("forest") == [2, 3]


def test_the_cauldron_keeps_what_one_clash_has_cost() -> None:
    """I-16.9: clans lost in the clash before it are in the reserve for good."""
    played = two_clashes({BLUE: "epic_dagdas_cauldron"})
    for answer, peace in (("decline", "yes"), ("epic_dagdas_cauldron", "yes")):
        go_on(played)
        played.play(RED, "attack:p2")
        played.play(BLUE, answer)
        if answer != "decline":
            assert played.state.stored == [0, 1]
        played.everybody("peace", peace)
    assert played.asks(BLUE, "how-many")
    played.play(BLUE, "1")
    assert played.clans("hills") == [2, 2]
    assert played.clans("forest") == [2, 3]


def test_nothing_follows_in_a_clash_that_the_festival_has_ended() -> None:
    """I-10.4, I-10.6, I-10.7: neither Battle Frenzy nor the Highlands, for there is no clash any more."""
    lands = {"highlands": "r1 b2 C1 festival", "hills": "capital b1 r1"}
    played = inis(lands, {RED: "act_warlord", BLUE: "epic_battle_frenzy adv_highlands"})
    played.play(RED, "act_warlord", "highlands")
    assert played.view()["clash"] is None
    assert played.hand(BLUE) == {"epic_battle_frenzy", "adv_highlands"}
    assert played.asks(BLUE, "act")


def test_the_festival_is_not_due_where_nobody_is_left_to_fight() -> None:
    """I-10.4, I-14.14: blue answers the Spear with The Dagda and pays the Stone Circle with the only clan there."""
    lands = {"stone_circle": "r2 b1 festival", "hills": "capital b1"}
    hands = {RED: "act_warlord epic_lugs_spear", BLUE: "epic_the_dagda adv_stone_circle"}
    played = inis(lands, hands)
    played.play(RED, "act_warlord", "epic_lugs_spear")
    played.play(BLUE, "epic_the_dagda", "adv_stone_circle")
    assert played.clans("stone_circle") == [2, 0]
    assert played.view()["clash"] is None
