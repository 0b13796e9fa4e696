"""The clauses of everything that is printed: each number of an effect or a condition, and each part that it could do
without. A mutant is the record with that number one higher, or with that part taken out.

What is taken out: a statement; the condition of an ``if``, so that it always holds, or one of its branches; an option
of an ``either``; a ``may``, so that it must be done; one side of an ``and`` or an ``or``, or of kinds that are named
beside each other; what is said by a key. Costs, ranges and elements are not among them: ``test_figures.py`` keeps
those.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, NamedTuple

from tests.spirit_island.board import printed
from tuath.core.notation import (
    Apply,
    Call,
    Effect,
    Either,
    Expr,
    If,
    May,
    NotationError,
    Op,
    Stmt,
    UpTo,
    check,
    parse,
    parse_expression,
    write,
    write_expression,
)
from tuath.games.spirit_island.material.vocabulary import VOCABULARY

FAMILIES = {
    "powers": "power", "innates": "innate", "fear_cards": "fear_card", "blight_cards": "blight_card",
    "reminder_cards": "reminder_card", "token_events": "token_event", "dahan_events": "dahan_event", "events": "event",
    "adversaries": "foe", "scenarios": "scenario", "spirits": "special_rule", "aspects": "special_rule",
}  # fmt: skip
NUMBER = re.compile(r"(?<!\w)\d+(?!\w)")
ALWAYS, NEVER = Op("==", 1, 1), Op("==", 1, 0)


class Mutant(NamedTuple):
    """A record with one clause changed in one of its lines."""

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
        if not is_effect:
            yield parse_expression(other), f"{text}  ->  {other}"
        elif can_be_said(parse(other)):
            yield parse(other), f"{text}  ->  {other}"


def can_be_said(effect: Effect) -> bool:
    """What a data file would be refused for is no other card."""
    try:
        check(effect, VOCABULARY)
    except NotationError:
        return False
    return True


def lessened(line: Any) -> Iterator[tuple[Any, str]]:
    """A line without one of its parts, for each of them, and how both are written."""
    if isinstance(line, tuple):
        others = filter(can_be_said, dict.fromkeys(without(line)))
        yield from ((other, f"{write(line)}  ->  {write(other)}") for other in others)
    else:
        for other in dict.fromkeys((ALWAYS, NEVER, *lighter(line))):
            yield other, f"{write_expression(line)}  ->  {write_expression(other)}"


def without(effect: Effect) -> Iterator[Effect]:
    for place, statement in enumerate(effect):
        for others in ((), *instead_of(statement)):
            yield (*effect[:place], *others, *effect[place + 1 :])


def instead_of(statement: Stmt) -> Iterator[Effect]:
    """What stands there when something inside a statement is taken out."""
    match statement:
        case Call(_, args, keys, block):
            yield from ((replace(statement, args=other),) for other in lighter_in(args))
            for others in lighter_in(tuple(value for _, value in keys)):
                named = zip((key for key, _ in keys), others, strict=True)
                yield (replace(statement, keys=tuple(named)),)
            yield from ((replace(statement, keys=(*keys[:at], *keys[at + 1 :])),) for at in range(len(keys)))
            yield from ((replace(statement, block=other),) for other in without(block or ()) if other)
        case If(condition, then, otherwise):
            yield then
            yield from ((replace(statement, condition=other),) for other in lighter(condition))
            yield from ((replace(statement, then=other),) for other in without(then) if other)
            if otherwise:
                yield (replace(statement, then=()),)
                yield (replace(statement, otherwise=()),)
                yield from ((replace(statement, otherwise=other),) for other in without(otherwise) if other)
        case Either(options):
            for place, option in enumerate(options):
                before, after = options[:place], options[place + 1 :]
                rest = (*before, *after)
                yield (Either(rest),) if len(rest) > 1 else rest[0]
                yield from ((Either((*before, other, *after)),) for other in without(option) if other)
        case May(effect):
            yield effect
            yield from ((May(other),) for other in without(effect) if other)


def lighter(expression: Expr) -> Iterator[Expr]:
    """A condition without one side of what it joins, at any depth."""
    match expression:
        case Op(op, left, right):
            if op in ("and", "or", "|") and left is not None:
                yield from (left, right)
            if left is not None:
                yield from (replace(expression, left=other) for other in lighter(left))
            yield from (replace(expression, right=other) for other in lighter(right))
        case Apply(_, args):
            yield from (replace(expression, args=others) for others in lighter_in(args))
        case UpTo(most):
            yield from map(UpTo, lighter(most))


def lighter_in(expressions: tuple[Expr, ...]) -> Iterator[tuple[Expr, ...]]:
    for place, one in enumerate(expressions):
        yield from ((*expressions[:place], other, *expressions[place + 1 :]) for other in lighter(one))


def mutants() -> Iterator[Mutant]:
    for family, kind in FAMILIES.items():
        for record in getattr(printed(), family):
            if kind == "special_rule":
                for rule in record.special_rules:
                    yield from mutants_of(f"{kind}:{rule.id}", record, "special_rules", rule)
            else:
                for field in fields(record):
                    for thing, inside in parts_named(f"{kind}:{record.id}", field.name, getattr(record, field.name)):
                        yield from mutants_of(thing, record, field.name, inside)


def parts_named(thing: str, field: str, inside: Any) -> Iterator[tuple[str, Any]]:
    """An adversary is told by its escalation, its levels and how it wins; all else as a whole."""
    if not thing.startswith("foe:"):
        yield thing, inside
    elif field == "levels":
        yield from ((f"{thing}-level{number}", level) for number, level in enumerate(inside))
    else:
        yield f"{thing}-{field}", inside


def mutants_of(thing: str, record: Any, field: str, inside: Any) -> Iterator[Mutant]:
    for line in lines_in(inside):
        for other, text in (*raised(line), *lessened(line)):
            yield Mutant(thing, record, field, with_other(getattr(record, field), line, other), text)
