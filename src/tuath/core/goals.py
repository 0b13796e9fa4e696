"""What a puzzle asks for, as data: facts of a game that have to come to a number before a line of moves is over.

A game has a small vocabulary of such facts; its catalogues say each as ``<game>-goal-<fact>``, and the whole of a goal
as ``<game>-puzzle-<kind>`` and ``-text``.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Bound = Literal["least", "most"]


class Fact(NamedTuple):
    """Something countable about a position: what it is about, and whether much or little of it is wanted."""

    id: str
    about: tuple[str, ...] = ()  # domains: of which things it is counted
    bound: Bound = "least"
    rule: str = ""

    def is_met(self, now: int, number: int) -> bool:
        return now >= number if self.bound == "least" else now <= number


class Condition(NamedTuple):
    """A fact, about some things, that has to come to a number."""

    fact: str
    number: int
    things: tuple[str, ...] = ()


class Aim(NamedTuple):
    """Something that a seat could want of its turn: ``best`` where the number stands for as much as can be had.

    A line lasts ``until`` something that the game knows; what is wanted ``at_end`` is judged when it is over, and all
    else as soon as it is so. ``shown`` ticks itself as well, but is not needed: it tells what stands in the way.
    """

    kind: str
    until: str
    conditions: tuple[Condition, ...]
    best: bool = False
    at_end: bool = False
    shown: tuple[Condition, ...] = ()
