"""How a game ended: its sheet, its course, what an analysis says of it."""

from __future__ import annotations

from typing import Literal

from tuath.server.wire.outgoing.base import Message, Sent
from tuath.server.wire.outgoing.tables import RematchKind, WayStep


class Sentence(Sent):
    """Something that is so, and the paragraph that says why, if one does."""

    message: Message
    rule: str


class Cell(Sent):
    """A figure, with what explains it."""

    number: int | None
    signed: bool
    """An amount more or less, not a count."""
    mark: Literal["", "met", "good", "bad", "quiet", "sum"]
    of: int | None
    parts: list[int]
    raised: int
    total: int | None
    words: list[Message]


class Row(Sent):
    """Figures of a seat, or of something that has a name."""

    cells: list[Cell]
    seat: int | None
    head: Message | None
    below: Message | None
    mark: Literal["", "won", "lost", "quiet", "sum"]
    round: int | None
    """That it tells of."""


class Column(Sent):
    head: Message | None
    seat: int | None
    wide: bool
    """It holds words."""


class Sheet(Sent):
    columns: list[Column]
    rows: list[Row]


class Side(Sent):
    """One side of a balance; its parts are by seat, or nobody's."""

    number: int
    head: Message
    parts: list[tuple[int | None, int]]


class Outcome(Sent):
    """A way in which the game can end, and whether it has."""

    sign: str
    message: Message
    came: bool


class Figure(Sent):
    number: int
    message: Message


class Bar(Sent):
    seat: int
    parts: list[int]


class Bars(Sent):
    sources: list[Message]
    rows: list[Bar]


class Sum(Sent):
    """A score as a sum."""

    head: Message
    terms: list[Figure]


class Box(Sent):
    """A part of the reckoning; what it does not have is empty."""

    id: str
    title: Message
    rule: str
    note: Message | None
    balance: list[Side] | None
    ways: list[Outcome]
    figures: list[Figure]
    sheet: Sheet | None
    bars: Bars | None
    sum: Sum | None
    lines: list[Sentence]
    quiet: bool
    """It tells what did not count."""


class Rank(Sent):
    seat: int
    place: int | None
    cell: Cell


class Course(Sent):
    """What counted, round by round: by seat, or by these names of what belongs to all."""

    title: Message
    points: list[tuple[int, list[int]]]
    names: list[Message]
    note: Message | None


class Ending(Sent):
    """Who has won and why, and where every point came from."""

    title: Message
    reason: Sentence
    ranks: list[Rank]
    boxes: list[Box]
    course: Course


class CurvePoint(Sent):
    """From this many answers on it stood like this."""

    count: int
    values: list[int]


class RoundBegins(Sent):
    """Round 0 is what comes before the first."""

    round: int
    count: int


class Swing(Sent):
    """A turning point: by how much a lead changed within one turn, for the better or worse."""

    count: int
    round: int
    seat: int | None
    change: int
    place: str | None
    line: Message | None


class HintMark(Sent):
    """After so many answers a seat asked for a hint."""

    count: int
    seat: int


class Curve(Sent):
    """How a game has gone, answer by answer: by seat, or by these names of what belongs to all."""

    label: Message
    names: list[Message]
    points: list[CurvePoint]
    rounds: list[RoundBegins]
    turns: list[int]
    """After so many answers somebody else is at it."""
    swings: list[Swing]
    hints: list[HintMark]


class Weighed(Sent):
    """An option that was there: what to answer, how likely the player wins then in per cent, and why."""

    steps: list[WayStep]
    chance: int
    reasons: list[Message]
    place: str | None
    """Where on the board it leads, as a thing."""


class Judged(Sent):
    """A choice that cost five per cent or more, by what the player knew."""

    count: int
    """After so many answers it was made..."""
    until: int
    """...and after so many it was complete."""
    seat: int
    played: Weighed
    better: Weighed
    also: Weighed | None
    doubt: int
    """How unsure the difference is, in per cent."""
    games: int
    """That were played on from there, or worlds that were looked at."""


class Analysis(Sent):
    """What a game looks like to a strong bot afterwards: chances to win from what each player knew then."""

    level: str
    together: bool
    """There is one chance for all."""
    points: list[CurvePoint]
    """In per cent, by seat."""
    moments: list[Swing]
    """That decided it; a change is one of the chance, in per cent."""
    choices: list[Judged]
    turns: Sheet | None
    """What each turn cost and saved, in games that tell it."""


AnalysisState = Literal["off", "none", "under_way", "failed", "done"]
"""`off`: this server makes none; `none`: nobody has asked for it."""


class SomeAnalysis(Sent):
    analysis: Analysis | None
    state: AnalysisState
    part: int
    """How much of it is done, in per cent."""


class Again(Sent):
    """A way to play again, as a button says it."""

    kind: RematchKind
    label: Message
    round: int | None


class SomeEnding(Sent):
    ending: Ending | None
    """None for a game that was broken off, or that the present rules cannot tell to its end."""
    again: list[Again]
    """What those who played may ask for, what is wished most often first."""


class SomeCurve(Sent):
    curve: Curve | None
