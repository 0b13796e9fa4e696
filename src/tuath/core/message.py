"""Words for a reader, as data: a catalogue renders them in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, NamedTuple

from tuath.core.shown import sentence

Param = int | str  # a number, or a thing written "domain:id"
ECHO = 80  # characters of something unknown that are said again, at most
WORDS = "text name line answer option id value thing where like question host moment table club wanted other subject"
ECHOED = frozenset(WORDS.split())  # parameters that may be what somebody has just given


class Message(NamedTuple):
    """A key of the catalogues and its parameters."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()


class Refusal(NamedTuple):
    """Why not: the paragraph that forbids it, and the words."""

    rule: str
    message: Message


class Refused(Exception):
    """An answer, a request or an input that is turned down; nothing has changed."""

    def __init__(self, refusal: Refusal, game: Any = None, called: Mapping[str, str] | None = None) -> None:
        """At a table the words are those of its game, and things are called as they are there."""
        super().__init__(refusal)
        self.refusal = refusal
        self.because: Refusal | None = None  # a reason behind the reason
        self.game = game
        self.called = dict(called or {})

    def __str__(self) -> str:
        """The sentence in English with its paragraph; key and parameters where there are no words."""
        return sentence(self) or self.unspoken()

    def unspoken(self) -> str:
        words = ", ".join(f"{name} {value}" for name, value in self.refusal.message.params)
        rule = f" [{self.refusal.rule}]" if self.refusal.rule else ""
        return f"{self.refusal.message.key}{f': {words}' if words else ''}{rule}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _raised_before, (type(self), *self.args), self.__dict__


def _raised_before(kind: type[Refused], *args: Any) -> Refused:
    """A copy of a refusal, however its kind is made."""
    return kind.__new__(kind, *args)


class WrongType(Refused, TypeError):
    """A thing of a wrong type where Python code has to give a number, a text, a seat; nothing has changed."""

    def __init__(self, name: str, wanted: str, found: object) -> None:
        kind = type(found).__name__
        super().__init__(refuse("", "core-wrong-type", name=name, wanted=wanted, text=shortened(found), type=kind))


class RuleError(Exception):
    """A bug in the rules of a game: the position is as it was before the answer."""


def say(key: str, **params: Param) -> Message:
    return Message(key, tuple(params.items()))


def refuse(rule: str, key: str, **params: Param) -> Refusal:
    return Refusal(rule, Message(key, tuple(params.items())))


def shortened(value: object, most: int = 60) -> str:
    """Something that was given, as it can stand in a sentence."""
    text = str(value) if isinstance(value, str | int | float) else repr(value)
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 1]}…"


def echoed(message: Message) -> Message:
    """A message as it is told: of what somebody has given as much as a line holds."""
    if all(not isinstance(value, str) or len(value) <= ECHO for _, value in message.params):
        return message
    told = ((name, shortened(value, ECHO) if name in ECHOED else value) for name, value in message.params)
    return Message(message.key, tuple(told))


def whole(name: str, value: Any) -> int:
    """A whole number; what counts like one is taken as one, save for True and False."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise WrongType(name, "number", value)
    return index(value)


def within(name: str, value: Any, least: int, most: int) -> int:
    """A whole number that is neither too small nor too large."""
    number = whole(name, value)
    if not least <= number <= most:
        raise Refused(refuse("", "core-bad-number", text=str(number), name=name, least=least, most=most))
    return number


def text_of(name: str, value: Any) -> str:
    """A text."""
    if not isinstance(value, str):
        raise WrongType(name, "text", value)
    return value
