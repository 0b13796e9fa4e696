"""A bot for lessons: it plays its part as long as that is possible, so that there is something to be explained."""

from __future__ import annotations

from random import Random

from tuath.bots.bot import Chair
from tuath.bots.simple import GreedyBot
from tuath.games.lessons import lesson_of


class ScriptedBot:
    """Answers as the lesson of its game has written for its seat; where that is not offered, as ``greedy`` does."""

    def __init__(self) -> None:
        self.greedy = GreedyBot()

    def choose(self, chair: Chair, rng: Random) -> int:
        lesson, decision = lesson_of(chair.game), chair.decision
        question = decision.key.removeprefix(f"{chair.game}-")
        written = lesson and lesson.played_by(chair.seat, question, chair.times)
        value = decision.domain.index.get(written) if written else None
        return value if value is not None and value in decision.values else self.greedy.choose(chair, rng)
