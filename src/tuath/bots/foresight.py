"""Playing on in imagination: the best-looking options are played on for a while, in one imagined world after another.

Everybody plays as the judge likes it best, a move at a time; then the judge says how it stands. Options that do worse
are dropped half by half, so that most of the time goes to those between which it is hard to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from tuath.bots.bot import Chair, settled
from tuath.bots.judging import Judge, chance
from tuath.bots.looking import look
from tuath.core.position import Position
from tuath.core.question import Seat


class Budget(NamedTuple):
    """How much one move may look at."""

    tries: int  # positions at first sight, in each world
    worlds: int  # for the first sight
    games: int = 0  # played on; none: the first sight decides
    options: int = 5  # that are played on
    length: int = 14  # decisions of such a game
    width: int = 12  # options that each of them looks at


class Foresight:
    """A bot that knows how positions are judged, and looks as far as its budget goes."""

    def __init__(self, judge: Judge, budget: Budget) -> None:
        self.judge, self.budget = judge, budget

    def choose(self, chair: Chair, rng: Random) -> int:
        if (known := chair.settled) is not None:
            return known
        values = chair.decision.values
        ranked = sorted(zip(self.first_sight(chair, values, rng), values, strict=True), reverse=True)
        if not self.budget.games:
            return int(ranked[0][1])
        return self.best_played_on(chair, ranked[: self.budget.options], rng)

    def first_sight(self, chair: Chair, values: Sequence[int], rng: Random) -> list[float]:
        """What each option looks like, on average over the worlds; what looks the same is told apart by chance."""
        worlds = [chair.imagine(rng) for _ in range(self.budget.worlds)]
        seen = [look(world, chair.seat, values, self.budget.tries, rng, self.judge) for world in worlds]
        return [fmean(scores) + 1e-6 * rng.random() for scores in zip(*seen, strict=True)]

    def best_played_on(self, chair: Chair, ranked: Sequence[tuple[float, int]], rng: Random) -> int:
        """Every option that is left is played on as often as the others, in the same worlds."""
        found: dict[int, list[float]] = {value: [chance(score)] for score, value in ranked}

        def tried(left: Sequence[int], times: int) -> None:
            for _ in range(times):
                world = chair.imagine(rng)
                for value in left:
                    found[value].append(self.played_on(world, chair.seat, value, rng))

        options = [value for _, value in ranked]
        return best_of_half(options, self.budget.games, tried, lambda value: fmean(found[value]))

    def played_on(self, world: Position[Any], seat: Seat, value: int, rng: Random) -> float:
        """The chance that the judge sees after so many more decisions of anybody."""
        position = world.copy()
        position.play(seat, value)
        for _ in range(self.budget.length):
            if position.over:
                break
            who = rng.choice(list(position.decisions))
            position.play(who, self.quick(position, who, rng))
        if position.over:
            assert position.result is not None
            return chance(self.judge.decided(position.state, position.result, seat))
        return chance(self.judge.scores([(position.state, seat)])[0])

    def quick(self, position: Position[Any], seat: Seat, rng: Random) -> int:
        """What a seat would do at first sight, with anything for what else it is asked in the step."""
        if (known := settled(position, seat)) is not None:
            return known
        values: Sequence[int] = position.decisions[seat].values
        if len(values) > self.budget.width:
            values = rng.sample(list(values), self.budget.width)
        scores = look(position, seat, values, len(values), rng, self.judge)
        return int(values[scores.index(max(scores))])


def best_of_half(
    options: Sequence[int], trials: int, tried: Callable[[Sequence[int], int], None], worth: Callable[[int], float]
) -> int:
    """Sequential halving: all that are left are tried several times more; then the worse half is dropped.

    About so many trials in all, and each half of the options gets as many as the half before it.
    """
    left = list(options)
    halvings = max(1, (len(left) - 1).bit_length())
    while len(left) > 1:
        tried(left, max(1, trials // halvings // len(left)))
        left.sort(key=worth, reverse=True)
        left = left[: (len(left) + 1) // 2]
    return int(left[0])
