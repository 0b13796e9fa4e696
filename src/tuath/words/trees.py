"""What there is to know about a tree of the notation before it is put into words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tuath.core.notation import (
    COMPARISONS,
    Apply,
    Call,
    Effect,
    Expr,
    If,
    May,
    Op,
    Stmt,
    UpTo,
    Word,
)

AMOUNTS = frozenset({"any", "some", "all", "half_up", "x"})
COUNTING = frozenset({"n", "min", "max", "div_down", "half_up", "half_down", "n_lands", "n_types", "cost", "stage"})
PLACING = frozenset({"at"})  # blocks in which a place has been chosen


def split(args: tuple[Expr, ...]) -> tuple[Expr | None, tuple[Expr, ...]]:
    """The quantity of a call, and what else it is told."""
    if not args:
        return None, ()
    first = args[0]
    match first:
        case int() | UpTo() | Op("+" | "-", _, _) | Op("*", _, Apply()):
            return first, args[1:]
        case Word(name) if name in AMOUNTS:
            return first, args[1:]
        case Apply(name) if name in COUNTING:
            return first, args[1:]
    return None, args


def lifted(quantity: Expr) -> Expr:
    """The sign of a whole product or sum before it: "+4*n(blight)" is that much more."""
    match quantity:
        case Op("*" | "+" | "-" as op, left, right) if left is not None:
            match lifted(left):
                case Op("+" | "-" as sign, None, first):
                    return Op(sign, None, Op(op, first, right))
                case UpTo(first):
                    return UpTo(Op(op, first, right))
    return quantity


def called(expression: Expr) -> str:
    """What an entry can select by."""
    match expression:
        case Word(name):
            return name.replace(".", "-")
        case Apply("none"):
            return "lacking"  # "none" says that nothing is said
        case Apply(name):
            return name
    return "given"


def mixed(thing: Expr) -> Iterator[Expr]:
    """The things of a mixture; of several of one thing, that thing."""
    match thing:
        case Op("|", left, right):
            assert left is not None
            yield from (*mixed(left), *mixed(right))
        case Op("*", int(), one):
            yield one
        case _:
            yield thing


def is_mixture(thing: Expr) -> bool:
    return isinstance(thing, Op) and thing.op == "|"


def is_condition(expression: Expr) -> bool:
    match expression:
        case Op(op, _, _):
            return op in ("and", "or", "not") or op in COMPARISONS
        case Apply(name):
            return name not in COUNTING
    return False


def conjuncts(condition: Expr) -> Iterator[Expr]:
    """What must hold together."""
    match condition:
        case Op("and", left, right):
            assert left is not None
            yield from (*conjuncts(left), *conjuncts(right))
        case _:
            yield condition


def shape(effect: Effect) -> str:
    """How a block is told: what may be done, something in a place, one clause, several, or some that are long."""
    match effect:
        case (May(),):
            return "may"
        case (Call(verb),) if verb in PLACING:
            return "placed"
    if any(map(is_long, effect)):
        return "long"
    return "one" if len(effect) == 1 else "several"


def key_of(text: str) -> str:
    """A text as part of a key."""
    return "_".join(re.findall(r"[a-z0-9]+", text.lower()))


def is_long(statement: Stmt) -> bool:
    """Is it told in a sentence of its own?"""
    return isinstance(statement, If | May) or (isinstance(statement, Call) and statement.block is not None)
