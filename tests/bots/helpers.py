"""What several tests of bots need."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from tuath.bots.critic import Critic, Hidden, critic_sizes
from tuath.bots.glance import Eye, Policy, Shape, sizes
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.core.question import Seat

SMALL = Shape(first=24, second=16, answer=12, heard=8)


def moments(game: Game[Any], seed: int, number: int) -> Iterator[tuple[Position[Any], Seat]]:
    """Positions of a random game in which a seat has something to decide."""
    rng, left = Random(seed), number
    position = Position(game, game.complete(min(3, game.seats[-1]), {}), seed)
    while left and not position.over:
        seat = rng.choice(list(position.decisions))
        values = position.decisions[seat].values
        if len(values) > 1 and rng.random() < 0.04:
            left -= 1
            yield position, seat
        position.play(seat, rng.choice(list(values)))


def some_policy(game: Game[Any], seed: int = 1) -> Policy:
    """One that has learned nothing, but has an opinion on everything."""
    chance, eye = np.random.default_rng(seed), Eye(game)
    return Policy(
        eye, {name: chance.normal(0, 0.2, size).astype(np.float32) for name, size in sizes(eye, SMALL).items()}
    )


def some_critic(game: Game[Any], hidden: Hidden, seed: int = 1) -> Critic:
    """One that has learned nothing either."""
    chance, eye = np.random.default_rng(seed), Eye(game)
    wanted = critic_sizes(eye, hidden)
    return Critic(eye, {name: chance.normal(0, 0.2, size).astype(np.float32) for name, size in wanted.items()}, hidden)
