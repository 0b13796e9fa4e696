"""Would a test notice if a card said something else? Each number of an effect is raised by one, and each part that it
could do without is taken out, one after the other (``clauses.py``); the tests that play the card are carried out, until
one of them fails.

``python -m tests.spirit_island.mutants`` names the clauses that nobody missed, by card; with arguments (``power``,
``event:wild_beasts``) those of these families or cards alone. With ``--write`` what is found is laid down in
``clauses.json``, where ``tuath rules spirit_island --cards`` reads it.
"""

from __future__ import annotations

import json
import signal
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from hashlib import sha256
from pathlib import Path
from typing import Any, TypedDict

import pytest

from tests.spirit_island.clauses import Mutant, lines_in, mutants
from tuath.games.spirit_island.state.queries.forcing import forced
from tuath.games.spirit_island.state.standing import library

AS_PRINTED = ("geometry", "pieces", "printed", "library")  # modules whose tables hold with any number
PATIENCE = 5  # seconds of the processor for a test: with another number some would never end
LEDGER = Path(__file__).with_name("clauses.json")


# ---- what follows from another number -------------------------------------------------------------------------------


def know_all(others: Sequence[Mutant]) -> None:
    """Rows of a state are statements by number: every line of theirs is one that is printed somewhere."""
    lines = [line for each in others for line in lines_in(each.value) if isinstance(line, tuple)]
    usual = library.all_effects

    def all_effects(*given: Any) -> Iterator[Any]:
        yield from usual(*given)
        yield from (*lines, *map(forced, lines))

    setattr(library, "all_effects", all_effects)  # noqa: B010
    library.library.cache_clear()


def tables() -> list[_lru_cache_wrapper[Any]]:
    """Whatever is kept of the printed material because it never changes."""
    modules = [module for name, module in sys.modules.items() if name.startswith("tuath.games.spirit_island")]
    found = {each for module in modules for each in vars(module).values() if isinstance(each, _lru_cache_wrapper)}
    return [each for each in found if each.__module__.rpartition(".")[2] not in AS_PRINTED]


@contextmanager
def having(mutant: Mutant, kept: Sequence[_lru_cache_wrapper[Any]]) -> Iterator[None]:
    before = getattr(mutant.record, mutant.field)
    for value in (mutant.value, before):
        for table in kept:
            table.cache_clear()
        object.__setattr__(mutant.record, mutant.field, value)
        if value is mutant.value:
            try:
                yield
            except BaseException:
                object.__setattr__(mutant.record, mutant.field, before)
                raise


# ---- the tests ------------------------------------------------------------------------------------------------------


class OutOfTimeError(BaseException):
    """Nobody but who waits may catch it."""


def give_up(*_: object) -> None:
    raise OutOfTimeError


def passes(test: pytest.Function) -> bool:
    given = dict(test.callspec.params) if hasattr(test, "callspec") else {}
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        test.obj(**given)
    except (Exception, OutOfTimeError, pytest.fail.Exception):
        return False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return True


class Survey:
    """A plugin that carries out no test by itself."""

    def __init__(self, only: Sequence[str]) -> None:
        self.only, self.wanted, self.survivors = only, list[Mutant](), list[Mutant]()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        signal.signal(signal.SIGVTALRM, give_up)
        tests = defaultdict[str, list[pytest.Function]](list)
        for item in session.items:
            for thing in {whole(thing) for mark in item.iter_markers("plays") for thing in mark.args}:
                tests[thing].append(item)  # type: ignore[arg-type]
        everyone = list(mutants())
        know_all(everyone)
        kept = tables()
        self.wanted = [each for each in everyone if not self.only or {*names_of(each.thing)} & {*self.only}]
        asked = {whole(each.thing) for each in self.wanted}
        able = {thing: [test for test in some if passes(test)] for thing, some in tests.items() if thing in asked}
        for mutant in self.wanted:
            with having(mutant, kept):
                if all(map(passes, able.get(whole(mutant.thing), []))):
                    self.survivors.append(mutant)
        return True


def whole(thing: str) -> str:
    """Of a part of an adversary the adversary: its levels are played together."""
    return thing.rpartition("-")[0] or thing


def names_of(thing: str) -> tuple[str, str, str]:
    """By which it can be asked for: by itself, with what it is a part of, with its family."""
    return thing, whole(thing), thing.partition(":")[0]


def survey(*only: str) -> Survey:
    found = Survey(only)
    pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-o", "addopts=", "tests/spirit_island"], [found])
    return found


# ---- what is laid down ----------------------------------------------------------------------------------------------


class Entry(TypedDict):
    """What is known of the clauses of a thing."""

    clauses: int
    print: str  # of all of them, so that another card is told from this one
    left: list[str]  # which no test misses


def ledger() -> dict[str, Entry]:
    found: dict[str, Entry] = json.loads(LEDGER.read_text(encoding="utf-8"))
    return found


def by_thing(some: Iterable[Mutant]) -> dict[str, list[str]]:
    found = defaultdict[str, list[str]](list)
    for each in some:
        found[each.thing].append(each.line)
    return found


def print_of(lines: Sequence[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:8]


def write_ledger(seen: Survey) -> None:
    """What was looked at is written anew, all else stays; what is no longer there goes."""
    left, there = by_thing(seen.survivors), by_thing(mutants())
    found = ledger() if LEDGER.exists() else {}
    for thing in by_thing(seen.wanted):
        lines = there[thing]
        found[thing] = Entry(clauses=len(lines), print=print_of(lines), left=left.get(thing, []))
    rows = [f"{json.dumps(thing)}: {json.dumps(found[thing])}" for thing in sorted(there.keys() & found.keys())]
    LEDGER.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    wishes = [each for each in sys.argv[1:] if each != "--write"]
    seen = survey(*wishes)
    for each in seen.survivors:
        print(f"{each.thing}\t{each.line}")
    print(f"{len(seen.survivors)} of {len(seen.wanted)} clauses could be otherwise", file=sys.stderr)
    if "--write" in sys.argv:
        write_ledger(seen)
