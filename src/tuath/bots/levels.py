"""Four levels for every game: by how much a bot looks at before it moves.

Budgets are numbers of positions and of games played on, not of seconds, so that the same dice always bring the same
moves; how long that takes is in the README. What is best differs: in The Arrival and Inis it pays to play on in
imagination, in Origo, where hands are large and hidden, to look at more worlds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

from tuath.bots.bot import Bot, Chair
from tuath.bots.foresight import Budget, Foresight
from tuath.bots.judging import Judge, Written
from tuath.bots.looking import look
from tuath.bots.weighing import PORTION, judge_of
from tuath.core.game import Game

BUDGETS: Mapping[str, Mapping[str, Budget]] = {
    "fair": {"arrival": Budget(40, 4), "origo": Budget(40, 2), "inis": Budget(40, 6), "": Budget(40, 1)},
    "strong": {
        "arrival": Budget(40, 2, games=32),
        "origo": Budget(80, 6),
        "inis": Budget(40, 4, games=20, width=8),
        "": Budget(80, 3),
    },
    "max": {
        "arrival": Budget(80, 4, games=96, options=6),
        "origo": Budget(160, 24),
        "inis": Budget(80, 8, games=48, options=6, width=8),
        "": Budget(160, 6),
    },
}
GENTLE = "gentle"
LEVELS = (GENTLE, *BUDGETS)


class Gentle:
    """Short sight: sees what each answer does at once, not what it could still make of it, and is not exact about it.

    By the written evaluation, which likes to have and to build.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, chair: Chair, rng: Random) -> int:
        values = chair.decision.values
        if len(values) == 1:
            return int(values[0])
        scores = look(chair.imagine(rng), chair.seat, values, len(values), rng, self.judge)
        best = max(scores)
        return int(rng.choices(values, [exp(INEXACT * max(score - best, -50.0)) for score in scores])[0])


INEXACT = 4.0  # how much less likely what looks worse is, by portions of the evaluation


@lru_cache(maxsize=128)
def player(level: str, game: Game[Any]) -> Bot:
    """Who plays a game at a level."""
    if level == GENTLE:
        return Gentle(Written(game, PORTION))
    budgets = BUDGETS[level]
    return Foresight(judge_of(game).judge, budgets.get(game.key, budgets[""]))


class Level:
    """A bot that plays any game at its level."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, chair: Chair, rng: Random) -> int:
        return player(self.level, chair.rules).choose(chair, rng)
