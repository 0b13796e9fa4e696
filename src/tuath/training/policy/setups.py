"""Which tables are played to learn from, and which to measure by."""

from __future__ import annotations

from random import Random
from typing import Any

from tuath.core.game import Game, Setup

WEIGHTS = {1: 6.0, 2: 6.0, 3: 2.5, 4: 1.5, 5: 1.0, 6: 0.5}  # of numbers of players
USUAL = 0.85  # of the tables, with the usual options
ALIKE = ("questions", "tribes")  # options that change nothing about how a game is played well
ALONE = 0.9  # of the tables where all play together
EASY = 0.75  # of them without an adversary


def drawn_setup(game: Game[Any], rng: Random) -> Setup:
    """A table to learn at: mostly few players and usual options."""
    if game.planned:
        return island(game, 1 if rng.random() < ALONE else 2, rng, foes=rng.random() > EASY)
    seats = list(game.seats)
    number = rng.choices(seats, [WEIGHTS[each] for each in seats])[0]
    if rng.random() < USUAL:
        return game.complete(number, {})
    options = {option.name: rng.choice(option.values) for option in game.options if option.name not in ALIKE}
    return game.complete(number, options)


def usual_setup(game: Game[Any], seats: int, rng: Random) -> Setup:
    """A table to measure at."""
    return island(game, seats, rng, foes=False) if game.planned else game.complete(seats, {})


def island(game: Game[Any], seats: int, rng: Random, *, foes: bool) -> Setup:
    """Any spirits; without an adversary, or against one of a low level more often than against a high one."""
    values = {option.name: option.values for option in game.options}
    options = {"spirit": rng.choice(values["spirit"][1:])} if seats == 1 else {}
    if foes:
        options["adversary"] = rng.choice(values["adversary"][1:])
        options["level"] = str(min(rng.randrange(len(values["level"])), rng.randrange(len(values["level"]))))
    return game.complete(seats, options)
