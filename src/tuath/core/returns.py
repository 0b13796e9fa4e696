"""What a game came to, as a learner wants it: one number for each seat that always means the same."""

from __future__ import annotations

from typing import Any

from tuath.core.game import Game, Result


def returns(game: Game[Any], result: Result, seats: int) -> tuple[float, ...]:
    """1 for whoever has won alone, -1 for whoever has not, between them for a victory that is shared.

    Where all win or lose together, 1 for everybody or -1 for everybody. Points are in ``Result.scores``, whose meaning
    depends on the game and on how it ended.
    """
    shares = len(result.winners) if not game.planned else 1
    return tuple(2 / shares - 1 if seat in result.winners else -1.0 for seat in range(seats))
