"""Every condition of a card, shown where it does not hold: a land that lacks one of two things is not offered, and what
follows only "if" does not follow. S-14.2, S-11.3"""

from __future__ import annotations

import pytest

from tests.spirit_island.board import at
from tests.spirit_island.lands import told
from tests.spirit_island.test_numbers_of_cards import play, row

# ---- what follows only under a condition ----------------------------------------------------------------------------

IFS = [
    row("token_event:beasts_find_new_homes", "", "5 beasts1", ["1-8"], "8 beasts1"),
    row("token_event:beasts_of_the_jungle", "", "5 e", ["1-3"], "3 beasts1, 5 explorer"),
    row("token_event:quit_the_farmed_lands", "", "5 beasts1", ["1-8"], "8 beasts1"),
    row("token_event:hunting_parties", "", "5 c, 7 e beasts1", [], "5 city, 7 explorer beasts1"),
    row("token_event:foreign_diseases", "", "3 eee, 4 ed, 5 ddd", [],
        "3 explorer explorer explorer, 4 explorer disease1, 5 dahan dahan dahan"),
    row("dahan_event:fierce_mien", "", "3 d, 4 ed, 6 d", [], "3 dahan, 4 explorer dahan, 6 dahan, fear1"),
    row("dahan_event:coordinated_defense", "", "3 d, 4 presence1, 6 d presence1", [],
        "3 dahan, 4 presence1, 6 dahan presence1 defend5"),
    row("dahan_event:a_thousand_small_struggles", "", "3 t, 4 tt", [], "3 town, 4 town town"),
    row("dahan_event:at_their_gates_demanding_redress", "", "3 c, 5 d, 6 cd", [],
        "3 city, 5 dahan, 6 city dahan, fear2"),
    row("dahan_event:speak_of_the_spirits_anger", "", "3 d, 4 t, 5 c", [], "3 dahan, 4 town, 5 city"),
    row("dahan_event:speak_of_the_spirits_anger", "", "3 d, 4 td", [], "3 dahan, 4 town dahan, fear1"),
    row("fear_card:dahan_enheartened", "3", "3 t, 8 d", ["1-3"], "3 town, 8 dahan"),
    row("fear_card:quarantine", "2", "5 disease1", [],
        "1 no-explore, 2 no-explore, 3 no-explore, 5 disease1"),
    row("fear_card:quarantine", "3", "5 disease1", [],
        "1 no-explore, 2 no-explore, 3 no-explore, 5 disease1 no-ravage no-build no-explore"),
]  # fmt: skip


@pytest.mark.parametrize(("thing", "how", "before", "answers", "after"), IFS)
def test_what_follows_only_under_a_condition(
    thing: str, how: str, before: str, answers: list[str], after: str
) -> None:
    assert told(play(thing, how, before, answers)) == after


# ---- which lands are offered ----------------------------------------------------------------------------------------

LANDS = [
    row("token_event:new_diseases", "", "3 d, 4 e, 5 ed, 6 td", ["1-5"], "1-5 1-6"),
    row("dahan_event:reckless_offensive", "", "3 dd, 4 tt, 5 ttdd, 6 tcdd", ["1-5"], "1-5 1-6"),
    row("dahan_event:clever_cooperation", "", "3 d presence1, 4 presence1, 5 d, 6 d presence1", ["yes", "1-6", "1-8"],
        "1-3 1-6"),
    row("dahan_event:settlers_encroach_too_far", "", "3 dd, 4 t, 5 tdd, 6 tdd", ["1-5", "1-1"], "1-5 1-6"),
    row("dahan_event:blessings_of_bounty_and_health", "", "3 d presence1, 4 presence1, 5 d, 6 d presence1", ["1-6"],
        "1-3 1-6"),
    row("fear_card:tread_carefully", "1", "3 d, 5 d, 8 e", ["yes", "1-3"], "1-3 1-5"),
    row("fear_card:tread_carefully", "3", "3 d, 8 e", ["yes", "1-3"], "1-2 1-3 1-4"),
]  # fmt: skip


@pytest.mark.parametrize(("thing", "how", "before", "answers", "lands"), LANDS)
def test_only_lands_with_all_that_is_asked_for_are_offered(
    thing: str, how: str, before: str, answers: list[str], lands: str
) -> None:
    isle = play(thing, how, before, answers)
    offered = [options for _, _, options in isle.asked if {*options} - {"stop"} <= {*map(at, range(9))}]
    assert offered[0] == tuple(lands.split())
