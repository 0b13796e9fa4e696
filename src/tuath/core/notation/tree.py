"""What a line of notation says, as a tree; and how to look through it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tuath.core.message import Param

COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})


@dataclass(frozen=True, slots=True)
class Word:
    """A thing by name: ``here``, ``clan.own``."""

    name: str


@dataclass(frozen=True, slots=True)
class Text:
    """Something between quotation marks."""

    text: str


@dataclass(frozen=True, slots=True)
class UpTo:
    """``<=3``: none, or as many as one likes up to so many."""

    most: Expr


@dataclass(frozen=True, slots=True)
class Apply:
    """A function of something: ``n(sanctuary)``, ``territory(present())``."""

    name: str
    args: tuple[Expr, ...] = ()
    keys: tuple[tuple[str, Expr], ...] = ()

    def key(self, name: str) -> Expr | None:
        for key, value in self.keys:
            if key == name:
                return value
        return None


@dataclass(frozen=True, slots=True)
class Op:
    """Two things joined by a sign; a sign before one thing has nothing on its left."""

    op: str
    left: Expr | None
    right: Expr


@dataclass(frozen=True, slots=True)
class Call:
    """A verb and what it is told: the things in order, the things by key, and a block if it takes one."""

    verb: str
    args: tuple[Expr, ...] = ()
    keys: tuple[tuple[str, Expr], ...] = ()
    block: Effect | None = None

    def key(self, name: str) -> Expr | None:
        for key, value in self.keys:
            if key == name:
                return value
        return None


@dataclass(frozen=True, slots=True)
class If:
    condition: Expr
    then: Effect
    otherwise: Effect = ()


@dataclass(frozen=True, slots=True)
class Either:
    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    effect: Effect


Expr = int | Word | Text | UpTo | Apply | Op
Stmt = Call | If | Either | May
Effect = tuple[Stmt, ...]


class Line(NamedTuple):
    """One thing that a card can do, as it is to be put into words: when, on what condition, and what happens."""

    side: str  # of the card, or how it is used
    when: str
    condition: Expr | None
    effect: Effect
    things: tuple[tuple[str, str], ...] = ()  # what words of this line stand for, as "domain:id"


class NotationError(ValueError):
    """A line that cannot be understood: which kind of mistake, and its particulars for a reader."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(f"{key}: " + ", ".join(f"{name} {value!r}" for name, value in params.items()))
        self.key = key
        self.params = params


# ---- looking through it ----------------------------------------------------------------------------------------------


def statements(effect: Effect) -> Iterator[Stmt]:
    """Every statement, the outer ones first."""
    for statement in effect:
        yield statement
        for block in blocks(statement):
            yield from statements(block)


def expressions(effect: Effect) -> Iterator[Expr]:
    """Every expression in it, each before its parts."""
    for statement in statements(effect):
        match statement:
            case Call():
                yield from _with_parts((*statement.args, *(value for _, value in statement.keys)))
            case If(condition):
                yield from _with_parts((condition,))


def _with_parts(found: tuple[Expr, ...]) -> Iterator[Expr]:
    for expression in found:
        yield expression
        match expression:
            case Apply(_, args, keys):
                yield from _with_parts((*args, *(value for _, value in keys)))
            case Op(_, left, right):
                yield from _with_parts((right,) if left is None else (left, right))
            case UpTo(most):
                yield from _with_parts((most,))


def blocks(statement: Stmt) -> tuple[Effect, ...]:
    """The effects inside a statement."""
    match statement:
        case Call(block=block):
            return () if block is None else (block,)
        case If(_, then, otherwise):
            return (then, otherwise)
        case Either(options):
            return options
        case May(effect):
            return (effect,)
