"""Random play for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tuath.core.game import Game, Setup
from tuath.core.message import Refused
from tuath.core.position import Position
from tuath.core.question import Seat


def any_setup(game: Game[Any], rng: Random) -> Setup:
    """Any number of seats, any options that go together."""
    while True:
        options = {option.name: rng.choice(option.values) for option in game.options}
        try:
            return game.complete(rng.choice(game.seats), options)
        except Refused:
            continue


def any_answer(position: Position[Any], rng: Random) -> tuple[Seat, int]:
    seat = rng.choice(list(position.decisions))
    return seat, rng.choice(position.decisions[seat].values)


def random_game(game: Game[Any], seed: int, setup: Setup | None = None) -> Iterator[Position[Any]]:
    """The same position, yielded at each of its decisions until the game is over, and once more at its end."""
    rng = Random(seed)
    position = Position(game, setup or any_setup(game, rng), rng.getrandbits(64))
    while not position.over:
        yield position
        position.play(*any_answer(position, rng))
    yield position


def somewhere(game: Game[Any], seed: int, most: int | None = None) -> Position[Any]:
    """A position somewhere in a random game, or among its first ``most`` decisions."""
    length = most or sum(1 for _ in random_game(game, seed))
    stop = Random(seed).randrange(length)
    return next(position for place, position in enumerate(random_game(game, seed)) if place == stop or position.over)
