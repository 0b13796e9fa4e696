"""How good positions are for a seat: by the game's own written evaluation, or by a network that has learned.

A score is the logarithm of the odds to win, as far as the judge can tell: 0 is even; ``chance`` makes a share of it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp
from typing import Any, Protocol

import numpy as np

from tuath.bots.network import Network, Table
from tuath.core.game import Game, Result
from tuath.core.observation import observation
from tuath.core.question import Seat
from tuath.core.returns import share_of

SURE = 20.0  # the score of a game that is won
FURTHEST = 20.0  # beyond this a written evaluation says no more


class Judge(Protocol):
    def scores(self, states: Sequence[tuple[Any, Seat]]) -> Sequence[float]:
        """Of games that go on."""

    def decided(self, state: Any, result: Result, seat: Seat) -> float:
        """Of a game that is over: better than any other where it is won."""


def chance(score: float) -> float:
    return 1 / (1 + exp(-min(max(score, -SURE), SURE)))


class Written:
    """What the game thinks of its positions, in portions of which one makes the odds e to 1."""

    def __init__(self, game: Game[Any], portion: float) -> None:
        self.game, self.portion = game, portion

    def scores(self, states: Sequence[tuple[Any, Seat]]) -> Sequence[float]:
        return [self.game.worth(state, seat) / self.portion for state, seat in states]

    def decided(self, state: Any, result: Result, seat: Seat) -> float:
        return self.game.worth(state, seat) / self.portion


class Learned:
    """What a network makes of what the seat knows, and of what the game thinks.

    A share of the score is the network's, the rest the game's: two judges of different faults are better than one that
    has seen few games of so many players.
    """

    def __init__(self, game: Game[Any], network: Network, portion: float, share: float = 1.0) -> None:
        self.game, self.network, self.portion, self.share = game, network, portion, share

    def scores(self, states: Sequence[tuple[Any, Seat]]) -> Sequence[float]:
        rows: Table = np.array([inputs(self.game, state, seat, self.portion) for state, seat in states], np.float32)
        learned: Table = self.network(rows)
        if self.share != 1:
            learned = self.share * learned + (1 - self.share) * rows[:, -1]
        found: list[float] = learned.tolist()
        return found

    def decided(self, state: Any, result: Result, seat: Seat) -> float:
        """A victory that is shared by some is worth less, and better than none."""
        return SURE * share_of(self.game, result, seat) or -SURE


def inputs(game: Game[Any], state: Any, seat: Seat, portion: float) -> array[float]:
    """The observation with what is under way carried out, and last the written evaluation."""
    row = observation(game, game.foreseen(state, seat), seat)
    row.append(min(max(game.worth(state, seat) / portion, -FURTHEST), FURTHEST))
    return row
