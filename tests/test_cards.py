"""Every card of Spirit Island says something in both languages, and some test plays it with a checked effect."""

from __future__ import annotations

import ast
from functools import cache

from tests.spirit_island.mutants import ledger
from tuath.games import find, folder
from tuath.words.cards import Card, CardReport, card_report, claims, played

SCENARIO = "scenario"
GROWTH, SPIRIT = "growth:", "spirit:"  # growth is tested too, but it is no card


@cache
def report() -> CardReport:
    return card_report("spirit_island")


def test_nothing_is_missing() -> None:
    assert report().missing == []


def test_every_scenario_can_be_chosen() -> None:
    stories = next(option for option in find("spirit_island").options if option.name == SCENARIO).values
    listed = [card.thing for card in report().cards if card.thing.startswith(f"{SCENARIO}:")]
    assert listed == [f"{SCENARIO}:{id}" for id in stories[1:]]
    assert len(listed) == 11


def test_nothing_is_untested() -> None:
    assert report().untested == []


def test_the_tests_are_named() -> None:
    """Not only their file: each by the name under which it can be run, and once."""
    for card in report().cards:
        assert [place for place in card.tests if "::test_" not in place] == [], card.thing
        assert len(set(card.tests)) == len(card.tests), card.thing


def test_what_tests_claim_to_play_exists() -> None:
    root = folder("spirit_island").parents[3]
    claimed = played((root / "tests").rglob("test_*.py"), root)
    spirits = [thing for thing in find("spirit_island").titles() if thing.startswith(SPIRIT)]
    known = {card.thing for card in report().cards} | {thing.replace(SPIRIT, GROWTH) for thing in spirits}
    assert sorted(claimed.keys() - known) == []


def test_every_card_is_told_with_its_clauses() -> None:
    """But for those that say nothing with a number, nor anything that could be left out."""
    told = {card.thing: card.clauses.total for card in report().cards if card.clauses.total}
    assert told == {thing: entry["clauses"] for thing, entry in ledger().items()}
    assert report().clauses.total > 3800
    assert 0 < report().clauses.shown <= report().clauses.total


def test_claims_of_a_file() -> None:
    """A decorator stands for its test, a table of cases for every test that names it, or else for the file."""
    module = ast.parse(
        'ROWS: list = [param(1, marks=plays("power:i"))]\n'
        'CASES = [param(1, marks=plays("power:a"))]\n'
        'ONE, OTHER = "g", "h"\n'
        '@plays("power:b", "power:c")\n'
        "def test_one(): ...\n"
        '@parametrize("n", [param(1, marks=plays("power:d"))])\n'
        "def test_two(n): ...\n"
        'def case(level, card): return param(level, marks=plays(f"power:{card}"))\n'
        '@parametrize("n", [case(1, "e"), case(2, card="f")])\n'
        "def test_three(n): ...\n"
        '@plays(f"power:{OTHER}", f"power:{unknown}")\n'
        "def test_four(): ...\n"
        '@parametrize("n", ROWS)\n'
        "def test_five(n): ...\n"
        '@parametrize("n", [*ROWS, *ROWS])\n'
        "def test_six(n): ...\n"
    )
    assert [claim for claim in claims(module) if claim[1]] == [
        ("test_five", ["power:i"]),
        ("test_six", ["power:i"]),
        ("", ["power:a"]),
        ("test_one", ["power:b", "power:c"]),
        ("test_two", ["power:d"]),
        ("test_three", ["power:e"]),
        ("test_three", ["power:f"]),
        ("test_four", ["power:h"]),
    ]


def test_what_is_not_certain_is_told() -> None:
    """Each with what else it could be; a part of a card by the name of the card."""
    doubts = report().disputed
    assert {"volcano_looming_high", "fly_fast_as_thought", "hard_working_settlers"} <= doubts.keys()
    assert all(doubts.values())
    assert "S-20.10" in doubts["habsburg"], "fewer fear cards beside another adversary"
    assert "S-8.19" in doubts["habsburg"], "two parts of one record"


def test_a_card_is_complete_with_words_for_all_it_says() -> None:
    assert Card("power:a", (), {"en": "1 fear.", "de": "1 Furcht."}, ()).is_complete
    assert not Card("power:a", (), {"en": "1 fear.", "de": "."}, ()).is_complete
    assert not Card("power:a", (), {"en": "1 fear.", "de": "⟨spirit_island-verb-fear⟩"}, ()).is_complete
