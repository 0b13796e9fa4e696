"""A bot of one's own: ``greedy`` in three imagined worlds instead of one, so that one lucky guess decides less.

cd examples
tuath arena inis --bots careful:Careful,greedy --players 2 --games 100
tuath play inis --seats human,bot:careful:Careful
"""

from __future__ import annotations

from random import Random

from tuath.bots import Chair
from tuath.bots.simple import GreedyBot

WORLDS = 3


class Careful:
    """A bot gets its chair: the decision, what its seat sees, and worlds that it cannot tell from the real one."""

    def __init__(self) -> None:
        self.greedy = GreedyBot()

    def choose(self, chair: Chair, rng: Random) -> int:
        values = chair.decision.values
        if len(values) == 1:
            return int(values[0])
        worth = dict.fromkeys(values, 0.0)
        share = max(1, self.greedy.tries // len(values))
        for _ in range(WORLDS):
            world = chair.imagine(rng)
            for value in values:
                worth[value] += self.greedy.score(world, chair.seat, value, share, rng)
        return int(max(values, key=lambda value: (worth[value], rng.random())))
