"""Doing what a tree says: its conditions are read and its verbs carried out, from left to right."""

from __future__ import annotations

import operator
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Protocol, TypeVar

from tuath.core.notation.tree import Apply, Call, Effect, Either, Expr, If, May, Op, Stmt, Word

COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def condition_holds(condition: Expr, test: Callable[[Expr], bool], number: Callable[[Expr], int]) -> bool:
    """Does a condition hold? What it is joined of is read here; the game tests its parts and counts its numbers."""
    match condition:
        case Apply() | Word():
            return test(condition)
        case Op("and", left, right) if left is not None:
            return condition_holds(left, test, number) and condition_holds(right, test, number)
        case Op("or", left, right) if left is not None:
            return condition_holds(left, test, number) or condition_holds(right, test, number)
        case Op("not", None, right):
            return not condition_holds(right, test, number)
        case Op(op, left, right) if op in COMPARE and left is not None:
            return COMPARE[op](number(left), number(right))
    return test(condition)


class DeclinedError(Exception):
    """Those whose consent something needs have not given it, and nothing of it was done: another way is taken."""


class Use(Protocol):
    """One use of a card: who acts and where, and how what depends on a condition or a choice is settled."""

    current: Stmt | None  # what is being carried out

    def holds(self, condition: Expr) -> bool: ...

    async def pick(self, either: Either) -> Effect:
        """One of the options."""

    async def agrees(self, may: May) -> bool: ...


U = TypeVar("U", bound=Use)
Verbs = Mapping[str, Callable[[U, Call], Awaitable[None]]]


async def walk(use: U, effect: Effect, verbs: Verbs[U]) -> None:
    """Do what the effect says, from left to right; a condition is read when its turn comes."""
    for statement in effect:
        use.current = statement
        match statement:
            case Call():
                await verbs[statement.verb](use, statement)
            case If(condition, then, otherwise):
                await walk(use, then if use.holds(condition) else otherwise, verbs)
            case Either():
                await one_way(use, statement, verbs)
            case May(inside):
                if await use.agrees(statement):
                    with suppress(DeclinedError):
                        await walk(use, inside, verbs)


async def one_way(use: U, either: Either, verbs: Verbs[U]) -> None:
    """The one that is picked; where it is declined, one of the others."""
    way = await use.pick(either)
    try:
        await walk(use, way, verbs)
    except DeclinedError:
        others = tuple(each for each in either.options if each is not way)
        if len(others) in (0, len(either.options)):
            raise
        await one_way(use, Either(others), verbs)
