"""Many games between bots, seats rotating so that no line-up gains from its chair."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from tuath.bots import make
from tuath.bots.match import Match, play
from tuath.bots.spreading import spread
from tuath.core.game import Game, Setup

AT_ONCE = 8  # games that a process plays before it reports


class Part(NamedTuple):
    """Some of the games of a simulation."""

    game: Game[Any]
    setup: Setup
    names: tuple[str, ...]
    turns: range
    seed: int


def line_up(names: Sequence[str], seats: int, turn: int) -> list[str]:
    """Who sits where in the n-th game: the names in turn around the table, moved on by one each game."""
    return [names[(place + turn) % len(names)] for place in range(seats)]


def play_part(part: Part) -> list[Match]:
    bots = {name: make(name) for name in part.names}
    found = []
    for turn in part.turns:
        rng = Random(f"{part.seed}:{turn}")
        chairs = [bots[name] for name in line_up(part.names, part.setup.seats, turn)]
        found.append(play(part.game, part.setup, chairs, rng.getrandbits(64), rng))
    return found


def matches(
    game: Game[Any],
    setup: Setup,
    names: Sequence[str],
    games: int,
    seed: int,
    processes: int,
    *,
    ray: str | None = None,
) -> Iterator[Match]:
    """The games in their order, whoever plays them."""
    turns = [range(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE)]
    parts = (Part(game, setup, tuple(names), some, seed) for some in turns)
    for found in spread(play_part, parts, min(processes, len(turns)), ray):
        yield from found


def simulate(
    game: Game[Any],
    setup: Setup,
    names: Sequence[str],
    games: int,
    seed: int,
    processes: int = 1,
    *,
    ray: str | None = None,
) -> dict[str, Any]:
    """Play many games and say who won how often, how they ended, and how long it took."""
    wins: dict[str, float] = dict.fromkeys(names, 0.0)
    seats = [0.0] * setup.seats
    endings: Counter[str] = Counter()
    rounds = decisions = 0
    began = time.perf_counter()
    for turn, match in enumerate(matches(game, setup, names, games, seed, processes, ray=ray)):
        chairs = line_up(names, setup.seats, turn)
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
        "processes": processes,
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
