"""Would a test notice if a card had another number? Each number of an effect is raised by one, one after the other, and
the tests that play the card are carried out, until one of them fails.

``python -m tests.spirit_island.mutants`` names the numbers that nobody missed, by card; with arguments (``power``,
``event:wild_beasts``) those of these families or cards alone. Costs, ranges and elements are not among them:
``test_figures.py`` keeps those.
"""

from __future__ import annotations

import re
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from functools import _lru_cache_wrapper
from typing import Any, NamedTuple

import pytest

from tests.spirit_island.board import printed
from tuath.core.notation import Apply, Call, Either, If, May, Op, parse, parse_expression, write, write_expression
from tuath.games.spirit_island.state import library
from tuath.games.spirit_island.state.forcing import forced

FAMILIES = {
    "powers": "power", "innates": "innate", "fear_cards": "fear_card", "blight_cards": "blight_card",
    "reminder_cards": "reminder_card", "token_events": "token_event", "dahan_events": "dahan_event", "events": "event",
    "adversaries": "foe", "scenarios": "scenario", "spirits": "special_rule", "aspects": "special_rule",
}  # fmt: skip
NUMBER = re.compile(r"(?<!\w)\d+(?!\w)")
AS_PRINTED = ("geometry", "pieces", "printed", "library")  # modules whose tables hold with any number
PATIENCE = 5  # seconds of the processor for a test: with another number some would never end


class Mutant(NamedTuple):
    """A record with another number in one of its lines."""

    thing: str
    record: Any
    field: str
    value: Any
    line: str  # as it is, and as it would be


def is_line(value: Any) -> bool:
    """An effect, or a condition."""
    is_effect = type(value) is tuple and bool(value) and isinstance(value[0], Call | If | Either | May)
    return is_effect or isinstance(value, Op | Apply)


def parts_of(value: Any) -> list[Any]:
    if isinstance(value, tuple | list):
        return list(value)
    if isinstance(value, dict):
        return list(value.values())
    return [getattr(value, field.name) for field in fields(value)] if is_dataclass(value) else []


def lines_in(value: Any) -> Iterator[Any]:
    if is_line(value):
        yield value
    else:
        for part in parts_of(value):
            yield from lines_in(part)


def with_other(value: Any, line: Any, other: Any) -> Any:
    """The same with another line in place of one."""
    if value is line:
        return other
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(with_other(part, line, other) for part in value))
    if isinstance(value, tuple):
        return tuple(with_other(part, line, other) for part in value)
    if isinstance(value, dict):
        return {name: with_other(part, line, other) for name, part in value.items()}
    if is_dataclass(value) and not isinstance(value, type) and any(line is each for each in lines_in(value)):
        return replace(
            value, **{each.name: with_other(getattr(value, each.name), line, other) for each in fields(value)}
        )
    return value


def raised(line: Any) -> Iterator[tuple[Any, str]]:
    """A line with each of its numbers one higher, and how both are written."""
    is_effect = isinstance(line, tuple)
    text = write(line) if is_effect else write_expression(line)
    for found in NUMBER.finditer(text):
        other = f"{text[: found.start()]}{int(found[0]) + 1}{text[found.end() :]}"
        yield parse(other) if is_effect else parse_expression(other), f"{text}  ->  {other}"


def mutants() -> Iterator[Mutant]:
    for family, kind in FAMILIES.items():
        for record in getattr(printed(), family):
            if kind == "special_rule":
                for rule in record.special_rules:
                    yield from mutants_of(f"{kind}:{rule.id}", record, "special_rules", rule)
            else:
                for field in fields(record):
                    yield from mutants_of(f"{kind}:{record.id}", record, field.name, getattr(record, field.name))


def mutants_of(thing: str, record: Any, field: str, inside: Any) -> Iterator[Mutant]:
    for line in lines_in(inside):
        for other, text in raised(line):
            yield Mutant(thing, record, field, with_other(getattr(record, field), line, other), text)


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
        self.only, self.found, self.survivors = only, 0, list[Mutant]()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        signal.signal(signal.SIGVTALRM, give_up)
        tests = defaultdict[str, list[pytest.Function]](list)
        for item in session.items:
            things = {thing for mark in item.iter_markers("plays") for thing in mark.args}
            for thing in {part for each in things for part in (each, each.rpartition("-")[0])}:
                tests[thing].append(item)  # type: ignore[arg-type]
        everyone = list(mutants())
        know_all(everyone)
        kept = tables()
        wanted = [
            each for each in everyone if not self.only or {each.thing, each.thing.partition(":")[0]} & {*self.only}
        ]
        asked = {each.thing for each in wanted}
        able = {thing: [test for test in some if passes(test)] for thing, some in tests.items() if thing in asked}
        for mutant in wanted:
            with having(mutant, kept):
                if all(map(passes, able.get(mutant.thing, []))):
                    self.survivors.append(mutant)
        self.found = len(wanted)
        return True


def survey(*only: str) -> Survey:
    found = Survey(only)
    pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-o", "addopts=", "tests/spirit_island"], [found])
    return found


if __name__ == "__main__":
    seen = survey(*sys.argv[1:])
    for each in seen.survivors:
        print(f"{each.thing}\t{each.line}")
    print(f"{len(seen.survivors)} of {seen.found} numbers could be one higher", file=sys.stderr)
