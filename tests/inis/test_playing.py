"""Playing cards: sides, order, cancelling, discarding, answers: I-8."""

from __future__ import annotations

import pytest

from tests.inis.board import BLUE, CARD, GREEN, RED, YELLOW, cards, inis, names
from tuath.games.inis.state import CLOCKWISE, COUNTERCLOCKWISE, Task

LANDS = {"cove": "r2 b1", "hills": "b2", "forest": "r1"}


def test_sides() -> None:
    """I-8.1: a season side is the turn; a triskel side is played at its moment and uses up nothing."""
    played = inis(LANDS, {RED: "act_bard", BLUE: "act_bard act_geis"})
    played.play(RED, "act_bard")
    assert played.options(BLUE) == ("decline", "decline_round", "act_geis")
    assert played.why_not(BLUE, "act_bard").rule == "I-8.1"
    played.play(BLUE, "act_geis")
    assert played.asks(BLUE, "act")


def test_everything_is_declared_before_a_card_is_cancelled() -> None:
    """I-8.2, I-8.6: choices first, then the cancel window, then the effect."""
    played = inis(LANDS, {RED: "act_migration", BLUE: "act_geis"})
    played.play(RED, "act_migration", "cove", "hills", "stop")
    assert played.asks(BLUE, "react")
    (play,) = played.view(BLUE)["table"]
    assert play["orders"] == [{"kind": "move", "seat": RED, "where": "cove", "to": "hills", "number": 1}]
    assert played.clans("cove") == [2, 1]
    played.play(BLUE, "decline")
    assert played.clans("cove") == [1, 1]
    assert played.clans("hills") == [1, 2]


def test_what_follows_comes_in_order() -> None:
    """I-8.2: Lug Samildanach, then what follows the season card."""
    played = inis(
        {"cove": "r2 b1", "valley": "b2"}, {RED: "act_bard act_druid adv_valley", BLUE: "epic_lug_samildanach"}
    )
    played.play(RED, "act_bard")
    assert played.view(BLUE)["moment"] == "resolved"
    played.play(BLUE, "epic_lug_samildanach")
    assert played.view(RED)["moment"] == "after_season"
    played.play(RED, "adv_valley")
    assert played.actions(BLUE) == {"act_bard"}
    assert sum(played.clans("cove")) == 4


def test_discards() -> None:
    """I-8.3, I-8.12: Action cards face down, Epic Tales open, Advantage cards turned over in the display."""
    played = inis(
        {"cove": "r2", "swamp": "b2"}, {RED: "adv_swamp", BLUE: "epic_children_of_dana act_bard"}, state={"pile": 0}
    )
    played.play(RED, "adv_swamp")
    assert played.view()["turned"] == ["adv_swamp"]
    played.play(BLUE, "epic_children_of_dana", "cove")
    assert played.view()["epic"]["discard"] == ["epic_children_of_dana"]
    played.play(RED, "pass")
    played.play(BLUE, "act_bard")
    assert played.view(RED)["action_discard"]["known"] == ["act_bard"]


def test_a_card_may_do_nothing() -> None:
    """I-8.4: it counts as played."""
    played = inis({"cove": "r2 b1", "hills": "b2"}, {RED: "epic_eriu", BLUE: ""})
    played.play(RED, "epic_eriu")
    assert played.view()["epic"]["discard"] == ["epic_eriu"]
    assert played.asks(BLUE, "act")


def test_offers_go_from_the_active_player_on() -> None:
    """I-8.5: all are asked at once; of those who want to answer the first in turn does; then all are asked again."""
    hands = {RED: "act_bard", BLUE: "epic_oengus_ploy", GREEN: "epic_eriu", YELLOW: "epic_balors_eye"}
    played = inis({"cove": "r2 b1 g1 y1", "hills": "b2"}, hands, seats=4, quiet=False)
    played.play(RED, "pass")
    assert set(played.pending()) == {BLUE, GREEN, YELLOW}
    played.play(BLUE, "epic_oengus_ploy")
    assert set(played.pending()) == {GREEN, YELLOW}
    played.play(YELLOW, "decline")
    played.play(GREEN, "decline")
    assert played.view()["table"][0]["card"] == "epic_oengus_ploy"


def test_the_first_in_turn_goes_ahead() -> None:
    """I-8.5: two want to answer; the other is asked again afterwards."""
    hands = {RED: "epic_lug_samildanach", BLUE: "epic_oengus_ploy", GREEN: "adv_moor epic_eriu"}
    for direction, first in ((CLOCKWISE, "epic_oengus_ploy"), (COUNTERCLOCKWISE, "adv_moor")):
        played = inis({"cove": "r2 b1 g1", "moor": "g2"}, hands, seats=3, state={"direction": direction})
        played.play(RED, "pass")
        assert {BLUE, GREEN} <= set(played.pending())
        played.play(GREEN, "adv_moor")
        played.play(BLUE, "epic_oengus_ploy")
        assert played.view()["chronicle"][0]["card"] == first


def test_a_cancelled_card_counts_as_played() -> None:
    """I-8.7: the turn is used, and cards that follow a season card may follow."""
    played = inis({"cove": "r2", "valley": "b2"}, {RED: "act_sanctuary adv_valley", BLUE: "act_geis"})
    played.play(RED, "act_sanctuary")
    played.play(BLUE, "act_geis")
    assert played.state.sanctuaries == [0] * 16
    assert played.view(RED)["moment"] == "after_season"
    played.play(RED, "adv_valley")
    assert played.clans("cove") == [3, 0]
    assert names(played.state.spent) == {"act_sanctuary", "act_geis"}
    assert [line["cancelled"] for line in played.view()["chronicle"]] == [True, False, False]


def test_answers_can_be_answered() -> None:
    """I-8.8: The Dagda against an Advantage card played at its moment; Geis against Bard."""
    played = inis({"cove": "r2", "valley": "b2"}, {RED: "act_sanctuary adv_valley", BLUE: "epic_the_dagda"})
    played.play(RED, "act_sanctuary", "adv_valley")
    assert played.view(BLUE)["moment"] == "declared"
    played.play(BLUE, "epic_the_dagda")
    assert played.clans("cove") == [2, 0]
    assert played.view()["turned"] == ["adv_valley"]


def test_what_concerns_several_begins_with_the_brenn() -> None:
    """I-8.9: in the direction of the crows."""
    lands = {"gates": "r1 b1 g1", "cove": "r1 b1 g1"}
    played = inis(lands, {GREEN: "epic_the_morrigan"}, seats=3, turn=GREEN, brenn=BLUE)
    played.play(GREEN, "epic_the_morrigan", "yes", "no")
    assert [line["seat"] for line in played.log_of("removed")] == ["seat:p2", "seat:p1", "seat:p3"]


def test_an_empty_deck_is_filled_from_the_discard_pile() -> None:
    """I-8.10"""
    played = inis(LANDS, {RED: "act_bard"}, deck="")
    played.play(RED, "act_bard")
    assert len(played.epics(RED)) == 1
    assert played.told("reshuffled")
    nothing = inis(LANDS, {RED: "act_bard"}, deck="", state={"discard": 0})
    nothing.play(RED, "act_bard")
    assert nothing.epics(RED) == set()
    assert nothing.told("no-epic")


def test_numbers_are_open_and_hands_are_hidden() -> None:
    """I-8.11: who holds which Advantage card is open, too."""
    played = inis(LANDS, {RED: "act_bard epic_eriu adv_hills", BLUE: "act_geis"}, aside="act_druid")
    seen = played.view(BLUE)["players"][RED]
    assert seen["cards"] == {"action": 1, "advantage": 1, "epic": 1}
    assert seen["advantages"] == ["adv_hills"]
    assert seen["hand"] is None
    assert played.view(RED)["players"][RED]["hand"] == ["act_bard", "adv_hills", "epic_eriu"]
    assert played.view(RED)["aside"] == {"there": True, "card": None}
    mine = inis(LANDS, {RED: "act_bard"}, aside="act_druid", state={"aside_by": RED})
    assert mine.view(RED)["aside"]["card"] == "act_druid"
    assert mine.view(BLUE)["aside"]["card"] is None


def test_what_is_thrown_away_is_unseen() -> None:
    """I-8.12: only its owner knows it; an Epic Tale lies open."""
    played = inis({"misty_lands": "r2", "cove": "b1"}, {RED: "adv_misty_lands act_bard act_geis"}, state={"pile": 0})
    played.play(RED, "adv_misty_lands", "act_bard", "stop")
    assert played.view(RED)["action_discard"] == {"count": 1, "known": ["act_bard"]}
    assert played.view(BLUE)["action_discard"] == {"count": 1, "known": []}


def test_declining_in_advance() -> None:
    """I-18.3: not asked again at such moments in this round, until a card comes to the hand."""
    hands = {RED: "act_bard act_new_clans act_druid", BLUE: "act_geis act_conquest act_festival"}
    played = inis(LANDS, hands, quiet=False)
    played.play(RED, "act_new_clans", "cove", "cove")
    played.play(BLUE, "decline_round")
    assert played.view(BLUE)["players"][BLUE]["declined"] == ["declared"]
    assert played.view(RED)["players"][BLUE]["declined"] is None
    played.play(BLUE, "pass")
    played.play(RED, "act_bard")
    assert not played.asks(BLUE, "react")
    assert played.epics(RED)
    played.state.declined[BLUE] = 0b100
    taken = inis(LANDS, {RED: "", BLUE: "act_bard"}, turn=BLUE, state={"declined": [0, 0b100]})
    taken.play(BLUE, "act_bard")
    assert taken.state.declined == [0, 0]


def test_declining_ends_with_the_round() -> None:
    played = inis(LANDS, {RED: "", BLUE: ""}, state={"declined": [0b11, 0b11]}, lucky=False)
    played.play(RED, "pass")
    played.play(BLUE, "pass")
    assert played.state.declined == [0, 0]


def test_who_could_hold_an_answer_is_asked() -> None:
    """I-18.3: whoever has Action cards; not once everybody has seen Geis go."""
    hands = {RED: "act_bard act_druid", BLUE: "act_conquest", GREEN: ""}
    lands = {"cove": "r2 b1 g1", "hills": "b2"}
    played = inis(lands, hands, seats=3, quiet=False)
    played.play(RED, "act_bard")
    assert set(played.pending()) == {BLUE}
    gone = inis(lands, hands, seats=3, quiet=False, spent="act_geis")
    gone.play(RED, "act_bard")
    assert not gone.asks(BLUE, "react")


def test_the_druid_makes_the_pile_unknown_again() -> None:
    """I-8.12, I-15.5: after it anybody may hold what lay there."""
    played = inis(LANDS, {RED: "act_druid act_conquest", BLUE: "act_bard"}, spent="act_geis")
    played.play(RED, "act_druid", "act_geis")
    assert played.state.spent == cards("act_druid")
    assert played.view(RED)["action_discard"]["count"] == len(played.view(RED)["action_discard"]["known"])
    assert played.actions(RED) == {"act_conquest", "act_geis"}
    assert CARD["act_geis"] not in [line["card"] for line in played.view()["chronicle"]]


def test_a_turn_begins_with_any_time_cards() -> None:
    """I-14.11: the Moor at every decision, here before another's turn."""
    played = inis({"cove": "r2 b1", "moor": "b2"}, {RED: "", BLUE: "adv_moor"}, agenda=[Task("turn", RED)], quiet=False)
    assert played.asks(BLUE, "react")
    assert played.view()["moment"] == "any_time"


def test_declining_to_cancel_own_cards_is_another_matter() -> None:
    """I-16.8, I-18.3: The Dagda can cancel any card, also one's own; who declines that still hears of others' cards."""
    hands = {RED: "epic_children_of_dana epic_stone_of_fal epic_eriu", BLUE: "epic_balors_eye epic_tuans_memory"}
    played = inis(LANDS, hands, quiet=False)
    played.play(RED, "epic_children_of_dana", "cove", "decline_round")
    assert played.view(RED)["players"][RED]["declined"] == ["own_card"]
    played.play(BLUE, "decline")
    while not played.asks(BLUE, "act"):
        played.everybody("react", "decline")
    played.play(BLUE, "epic_tuans_memory")
    assert played.asks(RED, "react")


def test_what_follows_an_epic_tale_comes_before_what_follows_a_season_card() -> None:
    """I-8.2: Forest, Stone Circle and Master Craftsman; then Cove, Lost Vale, Salt Mine and Valley."""
    lands = {"cove": "r2", "forest": "b2", "valley": "b2"}
    played = inis(lands, {RED: "epic_children_of_dana adv_forest adv_valley"})
    played.play(RED, "epic_children_of_dana", "cove")
    assert played.view()["moment"] == "after_epic"
    assert played.why_not(RED, "adv_valley").rule == "I-8.1"
    played.play(RED, "adv_forest")
    assert played.view()["moment"] == "after_season"
    played.play(RED, "adv_valley")
    assert played.clans("cove") == [4, 0]


@pytest.mark.parametrize("turn", [RED, BLUE, GREEN])
def test_the_active_player_is_asked_first(turn: int) -> None:
    """I-8.5, I-2.7: whose turn it is, whoever is Brenn; the answers of those behind are forgotten."""
    hands = {seat: "epic_oengus_ploy" if seat == turn else f"epic_{other}" for seat, other in
             ((RED, "eriu"), (BLUE, "balors_eye"), (GREEN, "the_dagda"))}  # fmt: skip
    behind = (turn + 1) % 3
    hands[behind] = f"adv_moor {hands[behind]}"
    played = inis({"cove": "r2 b1 g1", "moor": "g2"}, hands, seats=3, turn=turn, brenn=behind)
    played.play(turn, "pass")
    played.play(behind, "adv_moor")
    played.play(turn, "epic_oengus_ploy")
    assert played.view()["chronicle"][0]["card"] == "epic_oengus_ploy"


def test_nobody_cancels_an_action_card_of_ones_own() -> None:
    """I-15.9: Geis is for those of an opponent."""
    played = inis(LANDS, {RED: "act_bard act_geis"})
    played.play(RED, "act_bard")
    assert played.asks(BLUE, "act")
    assert played.epics(RED)


def test_a_cancelled_maneuver_is_used_up() -> None:
    """I-8.7: the card is discarded, the clash goes on, and the next player is on turn."""
    lands = {"cove": "r2 b2", "hills": "capital b1"}
    played = inis(lands, {RED: "act_warlord epic_ogmas_eloquence", BLUE: "epic_the_dagda"}, discard="epic_eriu")
    played.play(RED, "act_warlord")
    played.everybody("peace", "no")
    played.play(RED, "epic_ogmas_eloquence")
    played.play(BLUE, "epic_the_dagda")
    assert played.view()["clash"]["territory"] == "cove"
    assert played.epics(RED) == set()
    played.everybody("peace", "no")
    assert played.asks(BLUE, "maneuver")


def test_the_dagda_shuffles_also_for_an_advantage_card() -> None:
    """I-16.8: whatever was cancelled, the discarded Epic Tales go back into the deck, The Dagda among them."""
    lands = {"cove": "r2", "valley": "b2"}
    played = inis(lands, {RED: "act_sanctuary adv_valley", BLUE: "epic_the_dagda"}, discard="epic_eriu")
    played.play(RED, "act_sanctuary", "adv_valley")
    played.play(BLUE, "epic_the_dagda")
    assert played.view()["epic"]["discard"] == []
    assert {"epic_eriu", "epic_the_dagda"} <= names(played.state.deck)


def test_a_card_thrown_away_is_not_taken_up() -> None:
    """I-16.17: Lug Samildanach takes what was carried out, not what an attack has cost."""
    lands = {"cove": "r2 b2", "hills": "capital b1"}
    played = inis(lands, {RED: "act_warlord", BLUE: "act_bard act_druid epic_lug_samildanach"})
    played.play(RED, "act_warlord")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2")
    played.play(BLUE, "card", "act_bard")
    assert not played.asks(BLUE, "react")
    assert played.asks(BLUE, "peace")


SEVERAL = {"cove": "r1 b1 g1 y1", "hills": "r1 b1 g1 y1"}


def test_tales_are_revealed_from_the_brenn_on() -> None:
    """I-8.9, I-16.12: in turn, whoever plays the card."""
    hands = {RED: "epic_eriu", BLUE: "epic_stone_of_fal", GREEN: "epic_deirdres_beauty", YELLOW: "epic_tuans_memory"}
    for direction, order in ((CLOCKWISE, [BLUE, YELLOW, RED]), (COUNTERCLOCKWISE, [BLUE, RED, YELLOW])):
        played = inis(SEVERAL, hands, seats=4, turn=GREEN, brenn=BLUE, state={"direction": direction})
        played.play(GREEN, "epic_deirdres_beauty")
        assert [line["seat"] for line in played.log_of("shown")] == [f"seat:p{seat + 1}" for seat in order]


def test_cards_are_given_back_from_the_brenn_on() -> None:
    """I-8.9, I-16.19: to each giver one, in turn."""
    hands = {RED: "act_bard", BLUE: "act_druid", GREEN: "epic_maeves_wealth", YELLOW: "act_raid"}
    played = inis(SEVERAL, hands, seats=4, turn=GREEN, brenn=BLUE)
    played.play(GREEN, "epic_maeves_wealth")
    for seat in tuple(played.pending()):
        played.play(seat, played.options(seat)[0])
    while played.asks(GREEN, "give"):
        played.play(GREEN, played.options(GREEN)[0])
    given = [line["other"] for line in played.log_of("gave") if line["seat"] == "seat:p3"]
    assert given == ["seat:p2", "seat:p4", "seat:p1"]


def test_who_put_a_card_aside_knows_who_has_taken_it() -> None:
    """I-8.11: nobody else does."""
    lands = {"cove": "r2 b1 g1", "hills": "b2"}
    played = inis(lands, {RED: "epic_champions_share"}, seats=3, aside="act_druid", state={"aside_by": BLUE})
    played.play(RED, "epic_champions_share")
    assert played.view(BLUE)["players"][RED]["known"] == ["act_druid"]
    assert played.view(GREEN)["players"][RED]["known"] == []
    assert played.view(BLUE)["aside"] == {"there": False, "card": None}
