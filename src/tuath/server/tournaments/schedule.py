"""Everybody meets everybody at tables for two: the rounds, by the circle on which all go round but one.

In a round the places a and b meet whose sum leaves the round's rest; the place that would meet itself meets the last
one, who stands beside the circle, or rests where nobody does. Who sits first goes by whether the sum is even, so that
nobody sits first twice more often than second.
"""

from __future__ import annotations

from typing import NamedTuple

Sitting = tuple[int, ...]  # who sits at a table, by seat


class Drawn(NamedTuple):
    """A round: its tables, and those who have none."""

    tables: tuple[Sitting, ...]
    resting: tuple[int, ...] = ()


def rounds_of(players: int, times: int = 1) -> tuple[Drawn, ...]:
    """All rounds in which so many players meet once, or so many times, each time with the seats turned."""
    once = tuple(round_of(players, number) for number in range(circle(players)))
    return tuple(each if time % 2 == 0 else turned(each) for time in range(times) for each in once)


def circle(players: int) -> int:
    """How many go round, which is how many rounds it takes."""
    return players - 1 + players % 2


def round_of(players: int, number: int) -> Drawn:
    size = circle(players)
    pairs = [(a, (number - a) % size) for a in range(size)]
    tables = [seated(a, b) for a, b in pairs if a < b]
    alone = next(a for a, b in pairs if a == b)
    if size == players:
        return Drawn(tuple(tables), (alone,))
    beside = players - 1
    return Drawn((*tables, (alone, beside) if number % 2 == 0 else (beside, alone)))


def seated(a: int, b: int) -> Sitting:
    return (a, b) if (a + b) % 2 else (b, a)


def turned(drawn: Drawn) -> Drawn:
    """The same round with the seats turned."""
    return Drawn(tuple(tuple(reversed(table)) for table in drawn.tables), drawn.resting)
