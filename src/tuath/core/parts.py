"""What a position looks like, part by part: named amounts whose sum is its worth, so that a choice can be explained.

Whoever compares two positions by their parts sees what makes the difference, and can say it: a part that the game lists
among its ``reasons`` has words, ``<game>-reason-<id>``, and where its number is as it was, ``<game>-reason-<id>-kept``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

About = tuple[tuple[str, int], ...]


class Part(NamedTuple):
    """One reason why a position looks good or bad, and how much it counts for.

    ``about`` are the things it is of, as parameters of the game's messages: with the name they tell which part it is.
    ``number`` is what it counts, if anything; words name it as it is and as it was. ``also`` is what else they name.
    """

    id: str
    amount: float
    number: int | None = None
    about: About = ()
    also: About = ()

    @property
    def which(self) -> tuple[str, About]:
        return self.id, self.about


def rest(whole: float, parts: Iterable[Part]) -> float:
    """What the parts leave of the whole."""
    return whole - sum(part.amount for part in parts)
