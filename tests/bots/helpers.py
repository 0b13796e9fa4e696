"""What several tests of bots need."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tuath.core.game import Game
from tuath.core.position import Position
from tuath.core.question import Seat


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
