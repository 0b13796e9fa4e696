"""Words for a reader, as data: a catalogue renders them in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

Param = int | str  # a number, or a thing written "domain:id"


class Message(NamedTuple):
    """A key of the catalogues and its parameters."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()

    def as_data(self) -> dict[str, object]:
        return {"key": self.key, "params": dict(self.params)}


class Refusal(NamedTuple):
    """Why not: the paragraph that forbids it, and the words."""

    rule: str
    message: Message

    def as_data(self) -> dict[str, object]:
        return {"rule": self.rule, **self.message.as_data()}


class Refused(Exception):
    """An answer, a request or an input that is turned down; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        words = ", ".join(f"{name} {value}" for name, value in self.refusal.message.params)
        rule = f" ({self.refusal.rule})" if self.refusal.rule else ""
        return f"{self.refusal.message.key}{f': {words}' if words else ''}{rule}"


class RuleError(Exception):
    """A bug in the rules of a game: the position is as it was before the answer."""


def say(key: str, **params: Param) -> Message:
    return Message(key, tuple(params.items()))


def refuse(rule: str, key: str, **params: Param) -> Refusal:
    return Refusal(rule, Message(key, tuple(params.items())))
