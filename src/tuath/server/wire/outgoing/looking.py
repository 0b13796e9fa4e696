"""What somebody finds who looks closer: terms, ways, hints, moments, rounds."""

from __future__ import annotations

from typing import Any, Literal

from tuath.server.wire.outgoing.base import Message, Params, Refusal, Sent, View
from tuath.server.wire.outgoing.tables import LastAnswer, ToldLine, WayStep


class HereAt(Sent):
    """What a term means in a position, and the things on the board that it is about."""

    here: Message | None
    things: list[str]


class Way(Sent):
    """What works where something was refused: something else with it, what has to come first, the same elsewhere."""

    kind: Literal["other", "first", "instead"]
    back: bool
    """The last own choice is taken back first."""
    step: WayStep
    then: WayStep | None
    """What may be chosen afterwards."""


class Proposal(Sent):
    """An option of a hint."""

    steps: list[WayStep]
    """What to answer: where the first answer opens an action, the second too."""
    chance: int
    """To win, in per cent."""
    doubt: int
    """How unsure that is, in per cent."""
    reasons: list[Message]


class Hint(Sent):
    """What a strong bot would do with what the seat can know."""

    proposals: list[Proposal]
    """The best first; those that are as good as each other in the order of the board."""
    equal: int
    """How many of the first are as good as each other."""
    level: str
    """The bot that was asked."""
    portions: int
    """How long it has thought."""


class Why(Sent):
    refusal: Refusal | None
    note: Params
    """What the option would cost and bring, as with an option."""
    ways: list[Way]


class Moment(Sent):
    """The table after so many answers."""

    count: int
    total: int
    view: View
    log: list[ToldLine]
    last: LastAnswer | None


Change = tuple[list[str | int], Any]
"""Which part of a view is different, by the names and numbers that lead to it, and what it is now."""


class Happening(ToldLine):
    """A line of the log, and what was different on the table in that very moment."""

    changes: list[Change]


class Story(Sent):
    """What has happened after so many answers, as one viewer saw it: the table before it, then line by line."""

    count: int
    view: View
    happened: list[Happening]


class Round(Sent):
    round: int
    series: dict[str, list[float]]
    """Numbers by seat; what belongs to all has a single number."""


class Statistics(Sent):
    rounds: list[Round]
