"""Bots against each other, many games over, seats rotating so that no line-up gains from its chair."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tuath.bots import make
from tuath.bots.bot import Bot, Chair
from tuath.core.game import Game, Result, Setup
from tuath.core.position import Position


class Match(NamedTuple):
    """One game played out."""

    result: Result
    decisions: int
    rounds: int | None


def play(game: Game[Any], setup: Setup, bots: Sequence[Bot], rng: Random) -> Match:
    """One game between bots, seat by seat."""
    position = Position(game, setup, rng.getrandbits(64))
    decisions = 0
    while not position.over:
        seat = rng.choice(list(position.decisions))  # those who may act in any order do so
        decisions += len(position.decisions[seat].values) > 1
        position.play(seat, bots[seat].choose(Chair(position, seat), rng))
    result = position.result
    assert result is not None
    return Match(result, decisions, position.view().get("round"))


def line_up(names: Sequence[str], seats: int, turn: int) -> list[str]:
    """Who sits where in the n-th game: the names in turn around the table, moved on by one each game."""
    return [names[(place + turn) % len(names)] for place in range(seats)]


def simulate(game: Game[Any], setup: Setup, names: Sequence[str], games: int, seed: int) -> dict[str, Any]:
    """Play many games and say who won how often, how they ended, and how long it took."""
    bots = {name: make(name) for name in names}
    wins: dict[str, float] = dict.fromkeys(names, 0.0)
    seats = [0.0] * setup.seats
    endings: Counter[str] = Counter()
    rounds = decisions = 0
    began = time.perf_counter()
    for turn in range(games):
        chairs = line_up(names, setup.seats, turn)
        match = play(game, setup, [bots[name] for name in chairs], Random(f"{seed}:{turn}"))
        for winner in match.result.winners:
            wins[chairs[winner]] += 1 / len(match.result.winners)
            seats[winner] += 1 / len(match.result.winners)
        endings[match.result.ending] += 1
        decisions += match.decisions
        rounds += match.rounds or 0
    return {
        "game": game.key,
        "games": games,
        "players": setup.seats,
        "bots": list(names),
        "seed": seed,
        "options": dict(setup.options),
        "decisions": decisions,
        "seconds": round(time.perf_counter() - began, 3),
        "wins": {name: round(won, 6) for name, won in wins.items()},
        "seats": [{"wins": round(won, 6), "error": error(won, games)} for won in seats],
        "endings": {ending: endings[ending] for ending in game.endings},
        "rounds": round(rounds / games, 3),
    }


def error(wins: float, games: int) -> float:
    """The standard error of a share of wins."""
    share = wins / games
    return round(math.sqrt(share * (1 - share) / games), 4)
