"""Four levels for every game: by how much a bot looks at before it moves.

Budgets are numbers of positions and of games played on, not of seconds, so that the same dice always bring the same
moves; how long that takes is in docs/research/opponents.md. A game says as ``thinking`` what pays in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

from tuath.bots.bot import Bot, Chair
from tuath.bots.foresight import Budget, Foresight
from tuath.bots.glance import Glance
from tuath.bots.judging import Judge, Written
from tuath.bots.level import GENTLE, POLICY
from tuath.bots.looking import look
from tuath.bots.planning import Planner
from tuath.bots.policies import Learned, learned, policy_of
from tuath.bots.search import Depth, Search
from tuath.bots.weighing import PORTION, judge_of
from tuath.core.game import Game, Thinking

BUDGETS: Mapping[str, Mapping[Thinking, Budget]] = {
    "fair": {
        "one_world": Budget(40, 1),
        "many_worlds": Budget(40, 2),
        "playing_on": Budget(40, 4),
        "playing_on_in_many_worlds": Budget(40, 6),
    },
    "strong": {
        "one_world": Budget(80, 3),
        "many_worlds": Budget(80, 6),
        "playing_on": Budget(40, 2, games=32),
        "playing_on_in_many_worlds": Budget(40, 4, games=20, width=8),
    },
    "max": {
        "one_world": Budget(160, 6),
        "many_worlds": Budget(160, 24),
        "playing_on": Budget(80, 4, games=96, options=6),
        "playing_on_in_many_worlds": Budget(80, 8, games=48, options=6, width=8),
    },
}
DEPTHS: Mapping[str, Depth] = {  # where a policy says that it plays so
    "strong": Depth(games=96),
    "max": Depth(games=480, options=10, length=14),
}
PLANS: Mapping[str, Budget] = {  # where a game is planned by rounds
    "strong": Budget(40, 1, games=12, options=4),
    "max": Budget(40, 1, games=24, options=4),
}


class Gentle:
    """Short sight: sees what each answer does, with anything for what it will be asked next, and is not exact about it.

    By the written evaluation, which likes to have and to build.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, chair: Chair, rng: Random) -> int:
        if (known := chair.settled) is not None:
            return known
        values = chair.decision.values
        scores = look(chair.imagine(rng), chair.seat, values, len(values), rng, self.judge)
        best = max(scores)
        return int(rng.choices(values, [exp(INEXACT * max(score - best, -50.0)) for score in scores])[0])


INEXACT = 4.0  # how much less likely what looks worse is, by portions of the evaluation


@lru_cache(maxsize=128)
def player(level: str, game: Game[Any], seats: int) -> Bot:
    """Who plays a game of so many at a level; where nothing was learned for a game, it is looked at instead."""
    if level == GENTLE:
        return Gentle(Written(game, PORTION))
    if level == POLICY:
        return policy_of(game) or player("fair", game, seats)
    found = learned(game)
    if found is not None and found.plays(level, seats):
        return at_its_level(found, level)
    if game.round_plan and level in PLANS:
        return Planner(judge_of(game, seats).judge, PLANS[level])
    return Foresight(judge_of(game, seats).judge, BUDGETS[level][game.thinking])


def at_its_level(found: Learned, level: str) -> Bot:
    """A policy at a glance, or played on as far as the level looks."""
    if level not in DEPTHS:
        return Glance(found.policy)
    assert found.critic is not None
    return Search(found.policy, found.critic, DEPTHS[level])
