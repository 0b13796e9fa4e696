"""Entries in the format of Project Fluent as plain data: what `reading` says them from, and what a wheel carries.

Of the format there is what our catalogues use: messages with attributes, variables, selections, mentions of other
messages, functions, texts and numbers. Anything else is an error where it stands. This file needs nothing but the
standard library, and nothing of ours: whoever builds a wheel reads it before anything is installed.

A pattern is a text, or a list of texts and of lists that begin with a letter: ``v`` a variable, ``n`` a number, ``m`` a
message and perhaps its attribute, ``f`` a function with its arguments by place and by name, ``s`` a selection: what by,
its variants, and which of them is usual.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

Pattern = str | list[Any]

_BEGINNING = re.compile(r"^[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)  # whatever belongs to an entry is indented
_NAME = re.compile(r"[a-zA-Z][\w-]*")
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_TEXT = re.compile(r"[^{}\n]+")
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE = re.compile(r"\\(?:([\"\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))")
_SPACE, _BLANK, _BLANK_LINES = re.compile(r" *"), re.compile(r"[ \n]*"), re.compile(r"(?: *\n)+")
_ATTRIBUTE = re.compile(r"(?: *\n)+ +\.")


class FluentError(ValueError):
    """Something that is not written as Fluent is, or not as we use it."""


class Entry(NamedTuple):
    """What a message says, and its attributes by name."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]


class Indent(NamedTuple):
    """The beginning of a line: the ends of those before it, and how far it is indented."""

    ends: str
    spaces: int


@lru_cache(maxsize=64)
def entries_of(text: str) -> Mapping[str, str]:
    """The text of every entry by its name; of two with the same name the first counts."""
    found: dict[str, str] = {}
    beginnings = [*_BEGINNING.finditer(text)]
    ends = [*(each.start() for each in beginnings[1:]), len(text)]
    for beginning, end in zip(beginnings, ends, strict=True):
        found.setdefault(beginning[0], text[beginning.start() : end])
    return found


def without_comments(text: str) -> str:
    return "\n".join(line for line in text.replace("\r\n", "\n").split("\n") if not line.startswith("#"))


@lru_cache(maxsize=20_000)
def compiled(text: str) -> Entry:
    """A single entry, as `entries_of` found it."""
    return _Compiler(without_comments(text)).entry()


def as_json(text: str) -> str:
    """A whole catalogue as data."""
    return json.dumps(
        {key: [*compiled(entry)] for key, entry in entries_of(text).items()}, ensure_ascii=False, separators=(",", ":")
    )


def from_json(file: Path) -> Mapping[str, Entry]:
    return {key: Entry(*parts) for key, parts in json.loads(file.read_text(encoding="utf-8")).items()}


class _Compiler:
    """Reads one entry from its first letter to its last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def entry(self) -> Entry:
        self.name()
        self.skip(_SPACE)
        self.expect("=")
        value, attributes = self.pattern(), dict[str, Pattern]()
        while attribute := _ATTRIBUTE.match(self.text, self.at):
            self.at = attribute.end()
            name = self.name()
            self.skip(_SPACE)
            self.expect("=")
            said = self.pattern()
            if said is None:
                raise self.wrong("an attribute that says nothing")
            attributes[name] = said
        self.skip(_BLANK)
        if self.at < len(self.text) or (value is None and not attributes):
            raise self.wrong("something else than an entry")
        return Entry(value, attributes)

    # ---- patterns ------------------------------------------------------------------------------------------------

    def pattern(self) -> Pattern | None:
        """What is said, on the line that has begun or on indented lines below it; None where nothing is."""
        began = self.at
        self.skip(_SPACE)
        if self.peek() not in ("\n", ""):
            return self.elements([])
        if (lines := _BLANK_LINES.match(self.text, self.at)) and self.goes_on(lines.end()):
            self.at = lines.end()
            return self.elements([Indent("", self.spaces())])
        self.at = began
        return None

    def goes_on(self, at: int) -> bool:
        """Does a pattern go on with the line that begins here?"""
        indent = _SPACE.match(self.text, at)
        after = self.text[indent.end() : indent.end() + 1] if indent else ""
        return after == "{" or (bool(indent and indent[0]) and after not in ("", "}", ".", "[", "*"))

    def elements(self, found: list[Any]) -> Pattern:
        while True:
            sign = self.peek()
            if sign == "{":
                found.append(self.placeable())
            elif sign == "\n":
                lines = _BLANK_LINES.match(self.text, self.at)
                if lines is None or not self.goes_on(lines.end()):
                    break
                self.at = lines.end()
                found.append(Indent("\n" * lines[0].count("\n"), self.spaces()))
            elif text := _TEXT.match(self.text, self.at):
                self.at = text.end()
                found.append(text)
            else:
                break
        return joined(found)

    def spaces(self) -> int:
        began = self.at
        self.skip(_SPACE)
        return self.at - began

    # ---- what stands in braces -----------------------------------------------------------------------------------

    def placeable(self) -> Any:
        self.expect("{")
        self.skip(_BLANK)
        found = self.expression()
        self.skip(_BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            found = self.selection(found)
            self.skip(_BLANK)
        self.expect("}")
        return found

    def selection(self, by: Any) -> list[Any]:
        variants, usual = list[list[Any]](), -1
        self.skip(_SPACE)
        self.expect("\n")
        self.skip(_BLANK)
        while self.peek() in ("*", "["):
            if self.peek() == "*":
                self.at += 1
                usual = len(variants)
            self.expect("[")
            self.skip(_BLANK)
            key = self.number() if _NUMBER.match(self.text, self.at) else self.name()
            self.skip(_BLANK)
            self.expect("]")
            said = self.pattern()
            if said is None:
                raise self.wrong("a variant that says nothing")
            variants.append([key, said])
            self.skip(_SPACE)
            self.expect("\n")
            self.skip(_BLANK)
        if usual < 0:
            raise self.wrong("a selection without a usual variant")
        return ["s", by, variants, usual]

    def expression(self) -> Any:
        sign = self.peek()
        if sign == "$":
            self.at += 1
            return ["v", self.name()]
        if sign == '"':
            return self.string()
        if _NUMBER.match(self.text, self.at):
            return ["n", self.number()]
        name = self.name()
        if self.peek() == "(":
            return ["f", name, *self.arguments()]
        if self.peek() == ".":
            self.at += 1
            return ["m", name, self.name()]
        return ["m", name]

    def arguments(self) -> tuple[list[Any], dict[str, Any]]:
        by_place, by_name = list[Any](), dict[str, Any]()
        self.expect("(")
        self.skip(_BLANK)
        while self.peek() != ")":
            said = self.expression()
            self.skip(_BLANK)
            if self.peek() == ":":
                self.at += 1
                self.skip(_BLANK)
                by_name[said[1]] = self.expression()
            else:
                by_place.append(said)
            self.skip(_BLANK)
            if self.peek() != ")":
                self.expect(",")
                self.skip(_BLANK)
        self.expect(")")
        return by_place, by_name

    def string(self) -> str:
        found = _STRING.match(self.text, self.at)
        if found is None:
            raise self.wrong("a text without an end")
        self.at = found.end()
        return _ESCAPE.sub(lambda sign: sign[1] or chr(int(sign[2] or sign[3], 16)), found[1])

    def number(self) -> int | float:
        found = _NUMBER.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return float(found[0]) if found[1] else int(found[0])

    def name(self) -> str:
        found = _NAME.match(self.text, self.at)
        if found is None:
            raise self.wrong("no name")
        self.at = found.end()
        return found[0]

    # ---- signs ---------------------------------------------------------------------------------------------------

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def skip(self, what: re.Pattern[str]) -> None:
        found = what.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def expect(self, sign: str) -> None:
        if self.peek() != sign:
            raise self.wrong(f"no “{sign}”")
        self.at += 1

    def wrong(self, what: str) -> FluentError:
        before = self.text[: self.at]
        line = before.count("\n") + 1
        return FluentError(f"There is {what} in line {line} of the entry: {self.text[self.at : self.at + 40]!r}")


def joined(elements: list[Any]) -> Pattern:
    """Without what all lines are indented by, and without blanks at the end; texts side by side are one."""
    common = min((each.spaces for each in elements if isinstance(each, Indent)), default=0)
    while elements and isinstance(elements[-1], Indent):
        elements.pop()
    if elements and isinstance(elements[-1], re.Match):
        elements[-1] = elements[-1][0].rstrip(" \n")
    found: list[Any] = []
    for each in elements:
        match each:
            case Indent(ends, spaces):
                part: Any = ends + " " * (spaces - common)
            case re.Match():
                part = each[0]
            case _:
                part = each
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part != "":
            found.append(part)
    return "".join(found) if all(isinstance(each, str) for each in found) else found
