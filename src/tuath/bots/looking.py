"""Looking at every option: to the end of one's own choices in the step, and all that is found judged at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tuath.bots.judging import Judge
from tuath.core.position import Position
from tuath.core.question import Seat


def look(
    position: Position[Any], seat: Seat, values: Sequence[int], tries: int, rng: Random, judge: Judge
) -> list[float]:
    """The score of each option in a position that is known, by the best that the seat can make of it in this step.

    About so many positions are looked at as there are ``tries``, and at least one for each option: where there are more
    further answers than are left to try, some of them by chance.
    """
    found = Found(judge)
    share = max(1, tries // len(values))
    best = [-float("inf")] * len(values)
    for place, value in enumerate(values):
        found.walk(position, seat, value, share, rng, place)
    for place, score in found.known:
        best[place] = max(best[place], score)
    if found.states:
        for place, score in zip(found.places, judge.scores(found.states), strict=True):
            best[place] = max(best[place], score)
    return best


class Found:
    """Where the options lead: positions to be judged, and games that are over."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.states: list[tuple[Any, Seat]] = []
        self.places: list[int] = []
        self.known: list[tuple[int, float]] = []

    def walk(self, position: Position[Any], seat: Seat, value: int, tries: int, rng: Random, place: int) -> None:
        after = position.copy()
        past = after.past
        after.play(seat, value)
        if after.over:
            assert after.result is not None
            self.over(place, after, self.judge.decided(after.state, after.result, seat))
            return
        decision = after.decisions.get(seat)
        if decision is None or after.past is not past:
            self.states.append((after.state, seat))
            self.places.append(place)
            return
        values: Sequence[int] = decision.values
        if len(values) > tries:
            values = rng.sample(list(values), tries)
        share = max(1, tries // len(values))
        for further in values:
            self.walk(after, seat, further, share, rng, place)

    def over(self, place: int, position: Position[Any], score: float) -> None:
        """An option ends the game."""
        self.known.append((place, score))
