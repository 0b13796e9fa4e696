"""What a game came to, as a learner wants it: one number for each seat that always means the same."""

from __future__ import annotations

from typing import Any

from tuath.core.game import Game, Result
from tuath.core.question import Seat


def share_of(game: Game[Any], result: Result, seat: Seat) -> float:
    """A seat's part of the victory: all of it where all win together, and otherwise as much as the other winners."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if game.planned else 1 / len(result.winners)


def returns(game: Game[Any], result: Result, seats: int) -> tuple[float, ...]:
    """1 for whoever has won alone, -1 for whoever has not, between them for a victory that is shared.

    Where all win or lose together, 1 for everybody or -1 for everybody. Points are in ``Result.scores``, whose meaning
    depends on the game and on how it ended.
    """
    return tuple(2 * share_of(game, result, seat) - 1 for seat in range(seats))
