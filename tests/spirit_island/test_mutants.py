"""Which clauses of cards no test would miss: they are laid down, each with the reason why nobody can notice, or it is
one of a few that may only become fewer. S-1.8"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.spirit_island.clauses import mutants
from tests.spirit_island.mutants import by_thing, ledger, print_of

ALIKE = Path(__file__).with_name("alike.txt")  # a reason after "#", and under it what makes no difference by it
OPEN = 163  # clauses that are neither shown nor known to make no difference


@cache
def clauses() -> dict[str, list[str]]:
    return by_thing(mutants())


@cache
def without_difference() -> dict[str, set[str]]:
    """By card the clauses that nobody can notice."""
    found: dict[str, set[str]] = {}
    for line in ALIKE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            thing, _, clause = line.partition("\t")
            found.setdefault(thing, set()).add(clause)
    return found


def test_what_is_laid_down_is_of_these_cards() -> None:
    """After a change of a card: ``python -m tests.spirit_island.mutants --write``, with the card or its family."""
    there, known = clauses(), ledger()
    assert {thing: entry["print"] for thing, entry in known.items()} == {
        thing: print_of(lines) for thing, lines in there.items()
    }
    assert {thing: entry["clauses"] for thing, entry in known.items()} == {
        thing: len(lines) for thing, lines in there.items()
    }


def test_what_is_left_is_among_the_clauses() -> None:
    there = clauses()
    assert [thing for thing, entry in ledger().items() if not {*entry["left"]} <= {*there[thing]}] == []


def test_few_clauses_are_left_without_a_reason() -> None:
    left = {(thing, line.rstrip()) for thing, entry in ledger().items() for line in entry["left"]}
    reasoned = {(thing, line) for thing, lines in without_difference().items() for line in lines}
    assert sorted(reasoned - left) == [], "shown by now"
    assert len(left - reasoned) <= OPEN, sorted(left - reasoned)


@pytest.mark.long
def test_no_more_clauses_go_unnoticed() -> None:
    """Each number raised by one, each part taken out: some test that plays the card fails, but for those laid down."""
    command = [sys.executable, "-m", "tests.spirit_island.mutants"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    counted = re.search(r"(\d+) of (\d+) clauses", done.stderr)
    assert counted is not None
    assert int(counted[2]) > 3800
    left = {(thing, line) for thing, entry in ledger().items() for line in entry["left"]}
    living = {tuple(line.split("\t", 1)) for line in done.stdout.splitlines() if "  ->  " in line}
    assert living - left == set()
