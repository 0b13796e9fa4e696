"""Places on the way of a game from which it can go on again: going back takes as long as it goes back, not all of it.

A mark is the state at the start of an earlier step. There is one every few answers; of older ones fewer and fewer are
kept, so that a long game has hardly more of them than a short one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

EVERY = 16  # answers, at least


class Mark(NamedTuple):
    """The start of a step, when so many answers had been given; it is never changed."""

    after: int
    start: Any  # the state, which only the game knows the type of
    sealed: int


Marks = tuple[Mark, ...]  # the oldest first


def thinned(marks: Marks, count: int) -> Marks:
    """Without those whose neighbours are no further apart than the later of them lies back."""
    kept = list[Mark]()
    for place, mark in enumerate(marks):
        following = marks[place + 1].after if place + 1 < len(marks) else count
        if not kept or following - kept[-1].after > count - following:
            kept.append(mark)
    return tuple(kept)


def last_before(marks: Marks, count: int) -> Mark | None:
    """The last mark after no more than so many answers."""
    return next((mark for mark in reversed(marks) if mark.after <= count), None)
