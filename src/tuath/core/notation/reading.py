"""From a line of text to its tree."""

from __future__ import annotations

import re

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
    r"(?P<number>\d+)|(?P<text>\"[^\"]*\")|(?P<name>[a-z_][a-z0-9_]*)|"
    r"(?P<sign><=|>=|==|!=|[<>+\-*|,;(){}=.])|(?P<none>\S)"
)
RESERVED = frozenset({"if", "else", "either", "or", "may", "and", "not"})
# How tightly signs join what stands beside them: more than those before.
COMPARED = 3
BONDS = {"or": 1, "and": 2, **dict.fromkeys(COMPARISONS, COMPARED), "+": 4, "-": 4, "*": 5, "|": 6}
TIGHTEST = 6


class _Reader:
    """Recursive descent: one method for each line of the grammar."""

    def __init__(self, text: str) -> None:
        self.found = [*_TOKEN.finditer(text)]
        self.kinds = [str(found.lastgroup) for found in self.found]  # number, text, name, sign
        self.texts = [found[0] for found in self.found]  # no number or text in quotes looks like a sign or a word
        if "none" in self.kinds:
            unknown = self.found[self.kinds.index("none")]
            raise NotationError("character", found=unknown[0], place=unknown.start() + 1)
        self.kinds.append("end")
        self.texts.append("")
        self.at = 0

    def wrong(self, expected: str) -> NotationError:
        """``expected`` is a sign, or one of: statement, value, name, end."""
        places = [*(found.start() for found in self.found), self.found[-1].end() if self.found else 0]
        return NotationError("syntax", expected=expected, found=self.texts[self.at] or "end", place=places[self.at] + 1)

    def sees(self, *texts: str) -> bool:
        return self.texts[self.at] in texts

    def take(self) -> str:
        self.at += 1
        return self.texts[self.at - 1]

    def accept(self, text: str) -> bool:
        if self.texts[self.at] == text:
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise self.wrong(text)

    def end(self) -> None:
        if self.kinds[self.at] != "end":
            raise self.wrong("end")

    def name(self, expected: str) -> str:
        if self.kinds[self.at] != "name" or self.texts[self.at] in RESERVED:
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
            if self.kinds[self.at] == "name" and self.texts[self.at + 1] == "=":
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

    def expression(self, least: int = 1) -> Expr:
        """What signs that join at least so tightly hold together; nothing is compared twice."""
        most = TIGHTEST
        if least <= COMPARED and self.sees("not"):
            left: Expr = Op(self.take(), None, self.expression(COMPARED))
            most = COMPARED - 1
        else:
            left = self.one()
        while least <= (bond := BONDS.get(self.texts[self.at], 0)) <= most:
            left = Op(self.take(), left, self.expression(bond + 1))
            most = bond - 1 if bond == COMPARED else bond
        return left

    def one(self) -> Expr:
        kind = self.kinds[self.at]
        if kind == "number":
            return int(self.take())
        if kind == "text":
            return Text(self.take()[1:-1])
        if self.accept("<="):
            return UpTo(self.one())
        if self.sees("+", "-"):
            return Op(self.take(), None, self.one())
        if self.accept("("):
            inside = self.expression()
            self.expect(")")
            return inside
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
