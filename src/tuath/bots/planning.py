"""Plans for a whole round: what makes one is played on to the end of the round, in one imagined world after another.

Where a round is grown, bought and targeted click by click, a click by itself tells little. The answers that settle what
a round can be (`Game.round_plan`) are therefore judged at its end, after what the opponents will have done; all
others are taken at first sight, which by then has only a few good ones left.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

from tuath.bots.bot import Chair, settled
from tuath.bots.foresight import Foresight, best_of_half
from tuath.bots.judging import SURE, chance
from tuath.bots.looking import look
from tuath.core.position import Position
from tuath.core.question import Seat

LEAST_WIDTH = 3
MOST_PLANNED_FOR = 2  # players: a round of more takes too long to be played on


class Planner(Foresight):
    """By its budget: the best-looking options of a plan are played on ``games`` times, ``width`` positions a move.

    Where two plan together there are fewer games and fewer positions, as a round has more moves.
    """

    def choose(self, chair: Chair, rng: Random) -> int:
        if (known := chair.settled) is not None:
            return known
        values = chair.decision.values
        scores = self.first_sight(chair, values, rng)
        ranked = [value for _, value in sorted(zip(scores, values, strict=True), reverse=True)]
        if chair.seats > MOST_PLANNED_FOR or chair.decision.question not in chair.rules.round_plan:
            return int(ranked[0])
        return self.best_plan(chair, ranked[: self.budget.options], rng)

    def best_plan(self, chair: Chair, options: Sequence[int], rng: Random) -> int:
        """Every option that is left meets the same worlds and the same dice as the others."""
        found: dict[int, list[float]] = {value: [] for value in options}

        def tried(left: Sequence[int], times: int) -> None:
            for _ in range(times):
                world, dice = chair.imagine(rng), rng.getrandbits(64)
                for value in left:
                    found[value].append(self.at_the_end_of_the_round(world, chair.seat, value, Random(dice)))

        return best_of_half(options, self.budget.games // chair.seats, tried, lambda value: fmean(found[value]))

    def at_the_end_of_the_round(self, world: Position[Any], seat: Seat, value: int, rng: Random) -> float:
        """The chance to win there, when everybody does what looks best."""
        position, game = world.copy(), world.game
        now = game.round_of(position.state)
        position.play(seat, value)
        while not position.over and game.round_of(position.state) == now:
            who = next(iter(position.decisions))
            position.play(who, self.at_a_glance(position, who, rng))
        if position.result is not None:
            return chance(SURE if seat in position.result.winners else -SURE)
        odds = game.odds(position.state, seat)
        return chance(self.judge.scores([(position.state, seat)])[0] if odds is None else odds)

    def at_a_glance(self, position: Position[Any], seat: Seat, rng: Random) -> int:
        if (known := settled(position, seat)) is not None:
            return known
        values: Sequence[int] = position.decisions[seat].values
        width = max(LEAST_WIDTH, self.budget.width // position.setup.seats)
        if len(values) > width:
            values = rng.sample(list(values), width)
        scores = look(position, seat, values, width, rng, self.judge)
        return int(max(zip(scores, (rng.random() for _ in values), values, strict=True))[2])
