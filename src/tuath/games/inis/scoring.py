"""Who has won: I-12. And how good a position looks on the way there."""

from __future__ import annotations

from tuath.core.game import Result
from tuath.core.question import Seat
from tuath.games.inis.queries import conditions_met, seats
from tuath.games.inis.state import State


def result(state: State) -> Result | None:
    """I-12.3: one player wins; the scores are the conditions met in the end."""
    if state.phase != "over":
        return None
    return Result(state.ending, (state.winner,), tuple(conditions_met(state, seat) for seat in seats(state)))


def worth(state: State, seat: Seat) -> float:
    return 0.0
