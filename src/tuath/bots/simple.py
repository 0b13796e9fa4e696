"""Two simple bots: ``random`` takes anything, ``greedy`` what looks best right afterwards."""

from __future__ import annotations

from random import Random
from typing import Any

from tuath.bots.bot import Chair
from tuath.bots.walking import lead
from tuath.core.position import Position
from tuath.core.question import Seat


class RandomBot:
    """Every option is as likely as another."""

    def choose(self, chair: Chair, rng: Random) -> int:
        return int(rng.choice(chair.decision.values))


class GreedyBot:
    """Tries each option on an imagined position, to the end of its own choices in this step, and takes the best.

    ``tries`` bounds how many positions one move may look at, so that a move never takes long.
    """

    def __init__(self, tries: int = 40) -> None:
        self.tries = tries

    def choose(self, chair: Chair, rng: Random) -> int:
        if (known := chair.settled) is not None:
            return known
        values = chair.decision.values
        imagined = chair.imagine(rng)
        share = max(1, self.tries // len(values))
        scores = [(self.score(imagined, chair.seat, value, share, rng), rng.random(), value) for value in values]
        return int(max(scores)[2])

    def score(self, position: Position[Any], seat: Seat, value: int, tries: int, rng: Random) -> float:
        """The worth of a position after an answer, the best of the seat's further ones, and all that they begin."""
        worth = position.game.worth
        found = lead([(position, value)], seat, tries, rng, lambda ends: [worth(each.state, seat) for each in ends])
        return found[0].score
