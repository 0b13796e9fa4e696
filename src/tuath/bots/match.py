"""One game between bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tuath.bots.bot import Bot, Chair
from tuath.core.game import Game, Result, Setup
from tuath.core.position import Position


class Match(NamedTuple):
    """One game played out."""

    result: Result
    decisions: int
    rounds: int | None


def play(game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: int, rng: Random) -> Match:
    """Bots seat by seat; the seed brings the deal, and the dice are theirs."""
    position = Position(game, setup, seed)
    decisions = 0
    while not position.over:
        seat = rng.choice(list(position.decisions))  # those who may act in any order do so
        decisions += len(position.decisions[seat].values) > 1
        position.play(seat, bots[seat].choose(Chair(position, seat), rng))
    result = position.result
    assert result is not None
    return Match(result, decisions, position.view().get("round"))
