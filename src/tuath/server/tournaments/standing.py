"""The standings of a tournament: points by places, and what decides between those who have as many.

Whoever is placed before somebody at a table gets a point for it, and half a point where both are level; at a table
with fewer people than the others they count so much more that its winner has as many. Whoever has left a game gets
nothing. What a quarter is made of can be written exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from tuath.server.people.outcome import LEFT, WON

Tie = Literal["direct", "sonneborn", "buchholz", "wins"]
TIES: Mapping[str, tuple[Tie, ...]] = {
    "robin": ("direct", "sonneborn", "wins"),
    "swiss": ("buchholz", "sonneborn", "direct", "wins"),
}
Rank = tuple[int, int]  # the smaller the better


class Met(NamedTuple):
    """A table that has been counted: who sat there, and what they got."""

    seats: tuple[int, ...]
    points: tuple[float, ...]
    is_played: bool = True  # not where somebody rested, or was not there


class Line(NamedTuple):
    """Somebody in the table of the tournament."""

    number: int
    place: int  # shared where nothing decides
    points: float
    played: int
    ties: tuple[float, ...]


def rank_of(place: int, score: int | None) -> Rank | None:
    """How somebody is placed at a table: winners are level, others go by what they have reached; None has left."""
    if place == LEFT:
        return None
    return (place, 0) if place == WON else (place, -(score or 0))


def points_of(ranks: Sequence[Rank | None], size: int) -> tuple[float, ...]:
    """What each gets at a table of a tournament whose tables have so many seats."""
    share = (size - 1) / (len(ranks) - 1)
    return tuple(share * (behind(ranks, rank) + level(ranks, rank) / 2) if rank else 0.0 for rank in ranks)


def behind(ranks: Sequence[Rank | None], rank: Rank) -> int:
    return sum(other is None or other > rank for other in ranks)


def level(ranks: Sequence[Rank | None], rank: Rank) -> int:
    return sum(other == rank for other in ranks) - 1


def shared(seats: int, size: int) -> tuple[float, ...]:
    """Nobody knows how the game would have ended: all are level."""
    return points_of([(WON, 0)] * seats, size)


# ---- the table -------------------------------------------------------------------------------------------------------


class Results:
    """All that has been counted, for those who reckon with it."""

    def __init__(self, size: int, met: Sequence[Met]) -> None:
        self.size = size
        self.met = met
        self.points: dict[int, float] = {}
        for one in met:
            for number, points in zip(one.seats, one.points, strict=True):
                self.points[number] = self.points.get(number, 0.0) + points

    def of(self, number: int) -> list[Met]:
        return [one for one in self.met if number in one.seats]

    def against(self, number: int) -> list[tuple[int, float]]:
        """Everybody whom somebody has met, with what came of it: 1, ½ or 0."""
        return [
            (other, how(one, number, other))
            for one in self.of(number)
            if one.is_played
            for other in one.seats
            if other != number
        ]

    # ---- what decides -----------------------------------------------------------------------------------------------

    def direct(self, number: int, alike: Collection[int]) -> float:
        """What came of meeting those who have as many points."""
        return sum(what for other, what in self.against(number) if other in alike)

    def buchholz(self, number: int, alike: Collection[int]) -> float:
        """How many points those have whom one has met."""
        return sum(self.points[other] for other, _ in self.against(number))

    def sonneborn(self, number: int, alike: Collection[int]) -> float:
        """The same, but whoever was beaten counts whole, and whoever was level counts half."""
        return sum(what * self.points[other] for other, what in self.against(number))

    def wins(self, number: int, alike: Collection[int]) -> float:
        """At how many tables somebody has won alone."""
        return float(sum(self._is_won(one, number) for one in self.of(number)))

    def _is_won(self, one: Met, number: int) -> bool:
        return one.is_played and one.points[one.seats.index(number)] == self.size - 1


def how(one: Met, number: int, other: int) -> float:
    mine, theirs = (one.points[one.seats.index(each)] for each in (number, other))
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def standings(numbers: Sequence[int], results: Results, ties: Sequence[Tie]) -> list[Line]:
    """The best first; whom nothing tells apart share a place, and stand in the order in which they were drawn."""
    points = {number: results.points.get(number, 0.0) for number in numbers}
    decide: list[Callable[[int, Collection[int]], float]] = [getattr(results, tie) for tie in ties]

    def line(number: int) -> Line:
        alike = {other for other in numbers if points[other] == points[number]}
        values = tuple(tie(number, alike) for tie in decide)
        return Line(number, 0, points[number], sum(one.is_played for one in results.of(number)), values)

    lines = sorted(map(line, numbers), key=worth)
    return [
        each._replace(place=1 + sum(worth(other) < worth(each) for other in lines))
        for _, alike in groupby(lines, worth)
        for each in alike
    ]


def worth(line: Line) -> tuple[float, ...]:
    return -line.points, *(-value for value in line.ties)
