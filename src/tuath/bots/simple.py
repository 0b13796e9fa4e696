"""Two simple bots: ``random`` takes anything, ``greedy`` what looks best right afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tuath.bots.bot import Chair
from tuath.core.position import Position
from tuath.core.position.past import Past
from tuath.core.question import Seat

FURTHER = 12


class Found(NamedTuple):
    """A position that was looked at."""

    worth: float
    position: Position[Any]


class RandomBot:
    """Every option is as likely as another."""

    def choose(self, chair: Chair, rng: Random) -> int:
        return int(rng.choice(chair.decision.values))


class GreedyBot:
    """Tries each option on an imagined position, to the end of its own choices in this step, and takes the best.

    ``tries`` bounds how many positions one move may look at, so that a move never takes long; what an answer only
    begins is carried out first, with ``FURTHER`` positions for each step of it.
    """

    def __init__(self, tries: int = 40) -> None:
        self.tries = tries

    def choose(self, chair: Chair, rng: Random) -> int:
        values = chair.decision.values
        if len(values) == 1:
            return int(values[0])
        imagined = chair.imagine(rng)
        share = max(1, self.tries // len(values))
        scores = [(self.score(imagined, chair.seat, value, share, rng), rng.random(), value) for value in values]
        return int(max(scores)[2])

    def score(self, position: Position[Any], seat: Seat, value: int, tries: int, rng: Random) -> float:
        """The worth of a position after an answer and all that it begins."""
        question = position.decisions[seat].question
        found = self.best(position, seat, value, tries, rng)
        while seat in found.position.decisions and position.game.is_begun(question, found.position.state, seat):
            found = self.best_of_all(found.position, seat, FURTHER, rng)
        return found.worth

    def best(self, position: Position[Any], seat: Seat, value: int, tries: int, rng: Random) -> Found:
        """Where an answer leads with the best of the seat's further answers in this step."""
        after = position.copy()
        past = after.past
        (after.play_step if after.game.waits else after.play)(seat, value)
        if is_over(after, seat, past):
            return Found(after.game.worth(after.state, seat), after)
        return self.best_of_all(after, seat, tries, rng)

    def best_of_all(self, position: Position[Any], seat: Seat, tries: int, rng: Random) -> Found:
        values: Sequence[int] = position.decisions[seat].values
        if len(values) > tries:
            values = rng.sample(list(values), tries)
        share = max(1, tries // len(values))
        return max((self.best(position, seat, value, share, rng) for value in values), key=lambda found: found.worth)


def is_over(position: Position[Any], seat: Seat, past: Past | None) -> bool:
    """Has the seat done what it began in a step?"""
    decision = position.decisions.get(seat)
    return decision is None or position.past is not past or position.game.is_apart(decision.question, position.state)
