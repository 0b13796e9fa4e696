"""From a line of text to its tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tuath.core.notation.tree import (
    COMPARISONS,
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
    Text,
    UpTo,
    Word,
)

_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+)|(?P<text>\"[^\"]*\")|(?P<name>[a-z_][a-z0-9_]*)|(?P<sign><=|>=|==|!=|[<>+\-*|,;(){}=.]))"
)
RESERVED = frozenset({"if", "else", "either", "or", "may", "and", "not"})


class _Token(NamedTuple):
    kind: str  # number, text, name, sign, end
    text: str
    place: int  # of its first character, counted from 1


def _tokens(text: str) -> Iterator[_Token]:
    place, end = 0, len(text.rstrip())
    while place < end:
        found = _TOKEN.match(text, place)
        if found is None:
            at = place + len(text[place:]) - len(text[place:].lstrip())
            raise NotationError("character", found=text[at], place=at + 1)
        kind = str(found.lastgroup)
        yield _Token(kind, found[kind], found.start(kind) + 1)
        place = found.end()
    yield _Token("end", "", end + 1)


class _Reader:
    """Recursive descent: one method for each line of the grammar."""

    def __init__(self, text: str) -> None:
        self.tokens = list(_tokens(text))
        self.at = 0

    @property
    def now(self) -> _Token:
        return self.tokens[self.at]

    def wrong(self, expected: str) -> NotationError:
        """``expected`` is a sign, or one of: statement, value, name, end."""
        found = self.now.text or "end"
        return NotationError("syntax", expected=expected, found=found, place=self.now.place)

    def sees(self, *texts: str) -> bool:
        return self.now.kind in ("sign", "name") and self.now.text in texts

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1].text

    def accept(self, text: str) -> bool:
        if self.sees(text):
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise self.wrong(text)

    def end(self) -> None:
        if self.now.kind != "end":
            raise self.wrong("end")

    def name(self, expected: str) -> str:
        if self.now.kind != "name" or self.now.text in RESERVED:
            raise self.wrong(expected)
        return self.take()

    def effect(self) -> Effect:
        found = [self.statement()]
        while self.accept(";"):
            found.append(self.statement())
        return tuple(found)

    def block(self) -> Effect:
        self.expect("{")
        effect = self.effect()
        self.expect("}")
        return effect

    def statement(self) -> Stmt:
        if self.accept("if"):
            self.expect("(")
            condition = self.expression()
            self.expect(")")
            return If(condition, self.block(), self.block() if self.accept("else") else ())
        if self.accept("either"):
            options = [self.block()]
            self.expect("or")
            options.append(self.block())
            while self.accept("or"):
                options.append(self.block())
            return Either(tuple(options))
        if self.accept("may"):
            return May(self.block())
        verb = self.name("statement")
        args, keys = self.arguments()
        return Call(verb, args, keys, self.block() if self.sees("{") else None)

    def arguments(self) -> tuple[tuple[Expr, ...], tuple[tuple[str, Expr], ...]]:
        self.expect("(")
        args: list[Expr] = []
        keys: list[tuple[str, Expr]] = []
        if self.accept(")"):
            return (), ()
        while True:
            if self.now.kind == "name" and self.tokens[self.at + 1].text == "=":
                key = self.name("name")
                self.expect("=")
                if any(key == other for other, _ in keys):
                    raise NotationError("twice", found=key)
                keys.append((key, self.expression()))
            else:
                args.append(self.expression())
            if self.accept(")"):
                return tuple(args), tuple(keys)
            if not self.accept(","):
                raise self.wrong(")")

    def expression(self) -> Expr:
        return self.one() if self.is_single() else self.chain(self.conjunction, "or")

    def is_single(self) -> bool:
        """Is it a number or a word to which nothing is joined? Most are."""
        now = self.now
        is_plain = now.kind == "number" or (now.kind == "name" and now.text not in RESERVED)
        return is_plain and self.tokens[self.at + 1].text in (",", ")")

    def conjunction(self) -> Expr:
        return self.chain(self.comparison, "and")

    def comparison(self) -> Expr:
        if self.accept("not"):
            return Op("not", None, self.comparison())
        left = self.sum()
        return Op(self.take(), left, self.sum()) if self.sees(*COMPARISONS) else left

    def sum(self) -> Expr:
        return self.chain(self.product, "+", "-")

    def product(self) -> Expr:
        return self.chain(self.mixture, "*")

    def mixture(self) -> Expr:
        return self.chain(self.one, "|")

    def chain(self, part: Callable[[], Expr], *signs: str) -> Expr:
        left = part()
        while self.sees(*signs):
            left = Op(self.take(), left, part())
        return left

    def one(self) -> Expr:
        if self.accept("<="):
            return UpTo(self.one())
        if self.sees("+", "-"):
            return Op(self.take(), None, self.one())
        if self.accept("("):
            inside = self.expression()
            self.expect(")")
            return inside
        if self.now.kind == "number":
            return int(self.take())
        if self.now.kind == "text":
            return Text(self.take()[1:-1])
        word = self.name("value")
        if self.sees("("):
            return Apply(word, *self.arguments())
        while self.accept("."):
            word += f".{self.name('name')}"
        return Word(word)


def parse(text: str) -> Effect:
    """The tree of a line; refused with the place and what would be right there."""
    reader = _Reader(text)
    effect = reader.effect()
    reader.end()
    return effect


def parse_expression(text: str) -> Expr:
    """The tree of a condition or another expression that stands by itself."""
    reader = _Reader(text)
    expression = reader.expression()
    reader.end()
    return expression
