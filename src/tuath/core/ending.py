"""How a game has ended, as data: who has won and why, and where every point came from. The edges only draw it.

A game fills one and the same form: a title that is a sentence of the game, the reason in one sentence, the ranking,
boxes of figures, and the course of what counted. A sentence and a box name their paragraph.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from tuath.core.message import Message
from tuath.core.question import Seat

Mark = Literal["", "met", "good", "bad", "quiet", "sum"]
"""What a figure is: a condition that is met, an amount that helps or hurts, one that does not count, a result."""


class Sentence(NamedTuple):
    """Something that is so, and the paragraph that says why."""

    message: Message
    rule: str = ""


class Cell(NamedTuple):
    """A figure, with what explains it."""

    number: int | None = None
    signed: bool = False  # an amount more or less, not a count
    mark: Mark = ""
    of: int | None = None  # out of so many
    parts: tuple[int, ...] = ()  # what it is the sum of
    raised: int = 0  # more than what was due, such as a space that was taken
    total: int | None = None  # what it has come to by then
    words: tuple[Message, ...] = ()


class Row(NamedTuple):
    """Figures of a seat, or of something that has a name."""

    cells: tuple[Cell, ...]
    seat: Seat | None = None
    head: Message | None = None
    below: Message | None = None
    mark: Literal["", "won", "lost", "quiet", "sum"] = ""
    round: int | None = None  # that it tells of


class Column(NamedTuple):
    """What the figures below are: of a seat, or something that has a name."""

    head: Message | None = None
    seat: Seat | None = None
    wide: bool = False  # it holds words


class Sheet(NamedTuple):
    """Figures in rows and columns; the first column is that of the heads."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


class Side(NamedTuple):
    """One side of a balance, and what it is made up of: by seat, or of nobody."""

    number: int
    head: Message
    parts: tuple[tuple[Seat | None, int], ...]


class Outcome(NamedTuple):
    """A way in which the game can end, and whether it has."""

    sign: str
    message: Message
    came: bool


class Figure(NamedTuple):
    """A number that stands for itself."""

    number: int
    message: Message


class Bar(NamedTuple):
    """What a seat has, by source."""

    seat: Seat
    parts: tuple[int, ...]


class Bars(NamedTuple):
    sources: tuple[Message, ...]
    rows: tuple[Bar, ...]


class Sum(NamedTuple):
    """A score and what it is made up of; an amount may be less than nothing."""

    head: Message
    terms: tuple[Figure, ...]

    @property
    def total(self) -> int:
        return sum(term.number for term in self.terms)


class Box(NamedTuple):
    """A part of the reckoning. What it does not have is left out."""

    id: str
    title: Message
    rule: str = ""
    note: Message | None = None
    balance: tuple[Side, Side] | None = None
    ways: tuple[Outcome, ...] = ()
    figures: tuple[Figure, ...] = ()
    sheet: Sheet | None = None
    bars: Bars | None = None
    sum: Sum | None = None
    lines: tuple[Sentence, ...] = ()
    quiet: bool = False  # it tells what did not count


class Rank(NamedTuple):
    """A place in the ranking; none for those who could not win, or who win together."""

    seat: Seat
    place: int | None
    cell: Cell


class Course(NamedTuple):
    """What counted, round by round: by seat, or by these names of what belongs to all."""

    title: Message
    points: tuple[tuple[int, tuple[int, ...]], ...]
    names: tuple[Message, ...] = ()
    note: Message | None = None


class Ending(NamedTuple):
    """The whole reckoning of a game that is over."""

    title: Message
    reason: Sentence
    ranks: tuple[Rank, ...]
    boxes: tuple[Box, ...]
    course: Course


class Measure(NamedTuple):
    """What shows at any moment how the game stands: a number for each seat, or by these names for all together."""

    label: Message
    of: Callable[[Any], Sequence[int]]
    names: tuple[Message, ...] = ()
    less_is_better: bool = False
    told: tuple[str, ...] = ()  # lines of the log that tell of it and nothing else, by key


def ranked(order: Sequence[Any]) -> list[tuple[Seat, int]]:
    """The seats from the best to the last, with their places; who is equal shares a place."""
    seats = sorted(range(len(order)), key=lambda seat: order[seat], reverse=True)
    return [(seat, 1 + sum(other > order[seat] for other in order)) for seat in seats]
