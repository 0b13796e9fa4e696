"""Games that bots play to learn from: what each seat knew at some moments, and who won in the end."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tuath.bots.bot import Bot, Chair
from tuath.bots.foresight import Budget, Foresight
from tuath.bots.judging import Learned, inputs
from tuath.bots.network import Network, Table
from tuath.bots.simple import GreedyBot
from tuath.core.game import Game, Setup
from tuath.core.observation import shape
from tuath.core.position import Position
from tuath.core.returns import share_of

TRIES = (12, 40)  # positions that the first players look at; fewer make more games
NOISE = (0.0, 0.05, 0.2)  # how often a player does anything at all, so that games differ
KEPT = 24  # moments of a game, about, of which each seat's knowledge is kept
FIRST_SIGHT = Budget(tries=40, worlds=1)
GUEST = 0.25  # of the tables of learned players have a written one among them

Path: TypeAlias = "list[array[float]]"


class Share(NamedTuple):
    """Some games for one process to play."""

    game: Game[Any]
    setups: tuple[Setup, ...]  # in turn
    network: Network | None  # none: by the written evaluation
    portion: float
    expected: float  # decisions of a game, about
    seed: str
    games: int


class Sample(NamedTuple):
    """What was known, a row each, and how much of the victory it came to; path after path."""

    rows: NDArray[np.float16]
    won: Table
    paths: NDArray[np.int32]  # how many rows each has: what one seat knew in one game, moment after moment
    games: int


class Noisy:
    """A bot that sometimes does anything at all."""

    def __init__(self, bot: Bot, noise: float) -> None:
        self.bot, self.noise = bot, noise

    def choose(self, chair: Chair, rng: Random) -> int:
        if rng.random() < self.noise:
            return int(rng.choice(chair.decision.values))
        return self.bot.choose(chair, rng)


def play_share(share: Share) -> Sample:
    rng = Random(share.seed)
    rows: list[NDArray[np.float16]] = []
    won: list[float] = []
    paths: list[int] = []
    for number in range(share.games):
        setup = share.setups[number % len(share.setups)]
        for path, part in one_game(share, setup, table_of(share, setup.seats, rng), rng):
            rows += [np.array(row, np.float16) for row in path]
            won += [part] * len(path)
            paths.append(len(path))
    table = np.stack(rows) if rows else np.zeros((0, shape(share.game).size + 1), np.float16)
    return Sample(table, np.array(won, np.float32), np.array(paths, np.int32), share.games)


def table_of(share: Share, seats: int, rng: Random) -> list[Bot]:
    """Who plays: written players first; later learned ones, with now and then a written one among them."""
    if share.network is None:
        return [Noisy(GreedyBot(rng.choice(TRIES)), rng.choice(NOISE)) for _ in range(seats)]
    judge = Learned(share.game, share.network, share.portion)
    table: list[Bot] = [Noisy(Foresight(judge, FIRST_SIGHT), rng.choice(NOISE) / 2) for _ in range(seats)]
    if rng.random() < GUEST:
        table[rng.randrange(seats)] = Noisy(GreedyBot(), rng.choice(NOISE))
    return table


def one_game(share: Share, setup: Setup, bots: Sequence[Bot], rng: Random) -> Iterator[tuple[Path, float]]:
    """What each seat knew at some moments, and its part of the victory."""
    position = Position(share.game, setup, rng.getrandbits(64))
    known: list[Path] = [[] for _ in range(setup.seats)]
    while not position.over:
        if rng.random() < KEPT / share.expected:
            for seat, path in enumerate(known):
                path.append(inputs(share.game, position.state, seat, share.portion))
        seat = rng.choice(list(position.decisions))
        position.play(seat, bots[seat].choose(Chair(position, seat), rng))
    result = position.result
    assert result is not None
    for seat, path in enumerate(known):
        yield path, share_of(share.game, result, seat)


class Scale(NamedTuple):
    """What a game's numbers are like, found by playing a few."""

    portion: float  # of the written evaluation: what is a usual lead
    expected: float  # decisions of a game


def scale_of(game: Game[Any], setups: Sequence[Setup], seed: str) -> Scale:
    rng = Random(seed)
    leads, decisions, games = [], 0, 0
    for setup in setups:
        position = Position(game, setup, rng.getrandbits(64))
        bot = Noisy(GreedyBot(TRIES[0]), 0.3)
        while not position.over:
            seat = rng.choice(list(position.decisions))
            position.play(seat, bot.choose(Chair(position, seat), rng))
            decisions += 1
            leads.append(abs(game.worth(position.state, seat)))
        games += 1
    return Scale(float(np.median(leads)) + 1e-6, decisions / games)
