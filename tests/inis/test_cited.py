"""A question cites the paragraph of the card that puts it, and so does what it refuses."""

from __future__ import annotations

import pytest

from tests.inis.board import BLUE, RED, Table, inis
from tests.inis.helpers import fight, go_on
from tuath.games.inis.state import Task

LANDS = {"cove": "r2 b1", "hills": "b2 capital", "forest": "r1"}


def cited(played: Table, seat: int) -> str:
    return played.pending()[seat].rule


# ---- what a card leaves open ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "answers", "question", "rule"),
    [
        ("epic_children_of_dana", (), "place", "I-16.7"),
        ("epic_balors_eye", (), "clan", "I-16.1"),
        ("act_new_clans", (), "place", "I-15.13"),
        ("act_new_alliance", (), "at", "I-15.12"),
        ("act_migration", ("cove",), "move-to", "I-15.11"),
        ("act_conquest", ("hills",), "move-from", "I-15.3"),
        ("epic_manannans_horses", ("cove", "forest"), "how-many", "I-16.20"),
        ("epic_the_morrigan", (), "may", "I-16.21"),
    ],
)
def test_a_choice_cites_the_card_that_leaves_it_open(
    card: str, answers: tuple[str, ...], question: str, rule: str
) -> None:
    """I-8.2: what is said when a card is played follows from the card."""
    played = inis(LANDS, {RED: card})
    played.play(RED, card, *answers)
    assert (played.asked(RED), cited(played, RED)) == (question, rule)


def test_the_toll_cites_the_mountains() -> None:
    """I-14.4: an Action card or a clan, and then which card; an Epic Tale pays no toll."""
    lands = {"mountains": "", "cove": "r3", "hills": "b1"}
    played = inis(lands, {RED: "act_conquest act_bard act_druid epic_eriu"})
    played.play(RED, "act_conquest", "mountains", "cove", "stop")
    assert (played.asked(RED), cited(played, RED)) == ("either", "I-14.4")
    played.play(RED, "first")
    assert (played.asked(RED), cited(played, RED)) == ("throw", "I-14.4")
    assert played.why_not(RED, "epic_eriu").rule == "I-14.4"


def test_the_gates_cite_themselves() -> None:
    """I-14.10: who draws one and may keep one has to choose because the draw has grown; the Gates, I-14.3, give one."""
    played = inis(
        {"gates": "r1 b1", "cove": "r1"}, {RED: "epic_the_morrigan adv_gates"}, deck="epic_eriu epic_oengus_ploy"
    )
    played.play(RED, "epic_the_morrigan", "yes", "no", "adv_gates")
    assert (played.asked(RED), cited(played, RED)) == ("keep-epic", "I-14.10")


# ---- cards that are kept, given, thrown away, put aside -------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "answers", "rule"),
    [
        ("epic_tuans_memory", ("epic_tuans_memory",), "I-16.30"),
        ("adv_misty_lands act_bard act_druid", ("adv_misty_lands", "act_bard", "act_druid"), "I-14.5"),
        ("act_bard adv_meadows", ("act_bard", "adv_meadows"), "I-14.10"),
    ],
)
def test_who_keeps_some_epic_tales_is_told_why(hand: str, answers: tuple[str, ...], rule: str) -> None:
    """I-16.30, I-14.5, I-14.10: the Meadows are named only where all could be kept without them."""
    lands = {**LANDS, "misty_lands": "b1", "meadows": "b1"}
    played = inis(lands, {RED: hand}, deck="epic_eriu epic_oengus_ploy epic_balors_eye")
    played.play(RED, *answers)
    assert (played.asked(RED), cited(played, RED)) == ("keep-epic", rule)
    assert played.why_not(RED, "epic_the_dagda").rule == rule


def test_a_card_thrown_away_for_the_misty_lands() -> None:
    """I-14.5: Action cards alone."""
    played = inis({**LANDS, "misty_lands": "b1"}, {RED: "adv_misty_lands act_bard epic_eriu"})
    played.play(RED, "adv_misty_lands")
    assert cited(played, RED) == "I-14.5"
    assert played.why_not(RED, "epic_eriu").rule == "I-14.5"


def test_a_card_thrown_away_when_attacked() -> None:
    """I-10.11: whatever card has started the clash."""
    played = fight(hands={BLUE: "act_bard act_druid epic_eriu"})
    go_on(played)
    played.play(RED, "attack:p2")
    assert cited(played, BLUE) == "I-10.11"
    played.play(BLUE, "card")
    assert (played.asked(BLUE), cited(played, BLUE)) == ("throw", "I-10.11")
    assert played.why_not(BLUE, "epic_eriu").rule == "I-10.11"


def test_the_attacker_chooses_by_the_club() -> None:
    """I-16.10"""
    played = fight(hands={RED: "epic_dagdas_club", BLUE: "act_bard"})
    go_on(played)
    played.play(RED, "attack:p2", "epic_dagdas_club")
    assert (played.asked(RED), cited(played, RED)) == ("result", "I-16.10")


def test_cards_given_back() -> None:
    """I-14.13, I-16.19: by the Salt Mine one, by Maeve's Wealth one to each."""
    lands = {**LANDS, "salt_mine": "r1"}
    mine = inis(lands, {RED: "act_bard act_geis adv_salt_mine", BLUE: "act_druid"})
    mine.play(RED, "act_bard", "adv_salt_mine")
    assert (mine.asked(RED), cited(mine, RED)) == ("give", "I-14.13")
    assert mine.why_not(RED, "act_migration").rule == "I-14.13"
    wealth = inis(LANDS, {RED: "epic_maeves_wealth act_geis", BLUE: "act_druid act_bard"})
    wealth.play(RED, "epic_maeves_wealth")
    assert cited(wealth, BLUE) == "I-16.19"
    wealth.play(BLUE, "act_bard")
    assert (wealth.asked(RED), cited(wealth, RED)) == ("give", "I-16.19")


def test_cards_put_aside() -> None:
    """I-14.6, I-16.5: by the Cove, and twice by Cathbad's Word."""
    cove = inis(LANDS, {RED: "act_bard act_geis adv_cove"}, aside="act_druid")
    cove.play(RED, "act_bard", "adv_cove")
    assert (cove.asked(RED), cited(cove, RED)) == ("put-aside", "I-14.6")
    word = inis(LANDS, {RED: "epic_cathbads_word"}, agenda=[Task("assembly")])
    word.play(RED, "epic_cathbads_word")
    assert (word.asked(RED), cited(word, RED)) == ("put-aside", "I-16.5")
    word.play(RED, "act_geis")
    while word.asked(RED) != "put-aside":
        for seat in tuple(word.pending()):
            assert cited(word, seat) == "I-13.2"  # the draft of two players
            word.play(seat, word.options(seat)[0])
    assert cited(word, RED) == "I-16.5"
    assert word.why_not(RED, "epic_eriu").rule == "I-16.5"


# ---- territories ----------------------------------------------------------------------------------------------------


def test_where_a_new_territory_lies() -> None:
    """I-11.1 for the Exploration, I-11.6 for Tailtu's Land."""
    for card, answers, rule in (("act_exploration", (), "I-11.1"), ("epic_tailtus_land", ("plains",), "I-11.6")):
        played = inis(LANDS, {RED: card}, tiles="plains mountains", state={"stack": 0})
        played.play(RED, card, *answers)
        assert (played.asked(RED), cited(played, RED)) == ("spot", rule)
