"""How far apart places are on a board: the fewest steps from one to a neighbour."""

from __future__ import annotations

from collections.abc import Callable


def hops(near: Callable[[int], int], start: int, goal: int) -> int | None:
    """From one set of places to another, both as bits; None where no way leads there."""
    reached, steps = start, 0
    while not reached & goal:
        wider = reached | near(reached)
        if wider == reached:
            return None
        reached, steps = wider, steps + 1
    return steps
