"""Looking at every option: where it leads, and what a judge thinks of that."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tuath.bots.judging import Judge
from tuath.bots.walking import Answer, Found, lead
from tuath.core.position import Position
from tuath.core.question import Seat


def look(
    position: Position[Any], seat: Seat, values: Sequence[int], tries: int, rng: Random, judge: Judge
) -> list[float]:
    """The score of each option in a position that is known, by the best that the seat can make of it in this step.

    About so many positions are looked at as there are ``tries``, and at least one for each option.
    """
    return [found.score for found in seen([(position, value) for value in values], seat, tries, rng, judge)]


def seen(answers: Sequence[Answer], seat: Seat, tries: int, rng: Random, judge: Judge) -> list[Found]:
    """The best that comes of each answer, by a judge."""

    def scores(positions: Sequence[Position[Any]]) -> list[float]:
        going_on = [(position.state, seat) for position in positions if not position.over]
        judged = iter(judge.scores(going_on) if going_on else ())
        return [decided(judge, position, seat) if position.over else next(judged) for position in positions]

    return lead(answers, seat, max(1, tries // len(answers)), rng, scores)


def decided(judge: Judge, position: Position[Any], seat: Seat) -> float:
    assert position.result is not None
    return judge.decided(position.state, position.result, seat)
