"""Entries in the format of Project Fluent, each read when it is first asked for: to read all of them takes seconds."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

_BEGINNING = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)  # whatever belongs to an entry is indented


@lru_cache(maxsize=64)
def entries_of(text: str) -> Mapping[str, str]:
    """The text of every entry by its name, a term with its dash; of two with the same name the first counts."""
    found: dict[str, str] = {}
    beginnings = [*_BEGINNING.finditer(text)]
    ends = [*(each.start() for each in beginnings[1:]), len(text)]
    for beginning, end in zip(beginnings, ends, strict=True):
        found.setdefault(beginning[0], text[beginning.start() : end])
    return found


@lru_cache(maxsize=20_000)
def parsed(text: str) -> Resource:
    """What an entry says; nobody asks where in a file it stands."""
    return FluentParser(with_spans=False).parse(text)


class Mentions(Visitor):
    """The names of all entries that an entry refers to."""

    def __init__(self, entry: BaseNode) -> None:
        self.names: list[str] = []
        self.visit(entry)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (the name that Fluent looks for)
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


class Entries:
    """Those of one catalogue: all are known by name, few are read.

    They may mention entries that are not written here: ``elsewhere`` has the text of those, if there is one by now.
    """

    def __init__(
        self, language: str, functions: Mapping[str, Callable[..., Any]], elsewhere: Callable[[str], str | None]
    ) -> None:
        self._bundle = FluentBundle([language], use_isolating=False, functions=dict(functions))
        self._elsewhere = elsewhere
        self._texts: dict[str, str] = {}
        self._read: set[str] = set()

    def learn(self, text: str) -> None:
        self._texts = {**entries_of(text), **self._texts}

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def format(self, key: str, attribute: str, params: Mapping[str, Any]) -> str:
        """An entry, or an attribute of it if it has that one."""
        if key not in self._read:
            self._read_with_all_it_mentions(key)
        message: Message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute, message.value) if attribute else message.value
        assert pattern is not None, f"{key} has attributes only"
        text, _errors = self._bundle.format_pattern(pattern, dict(params))
        return str(text)

    def _read_with_all_it_mentions(self, key: str) -> None:
        """Nothing counts as read before all of it is: several threads may speak at once."""
        new, left, is_whole = set[str](), [key], True
        while left:
            name = left.pop()
            if name in new or name in self._read:
                continue
            text = self._texts.get(name) or self._elsewhere(name)
            if text is None:
                is_whole = False
                continue
            new.add(name)
            entry = parsed(text)
            self._bundle.add_resource(entry)
            left += Mentions(entry).names
        if is_whole:
            self._read |= new
