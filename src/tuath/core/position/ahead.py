"""What the first part of an action leads to: the question after it, before anybody has answered."""

from __future__ import annotations

from typing import Any, TypeVar

from tuath.core.message import RuleError
from tuath.core.position.driving import Run
from tuath.core.question import Seat

R = TypeVar("R", bound=Run[Any])


def ahead(run: R, seat: Seat, value: int) -> R | None:
    """The same game one answer further, where that answer leads to no more than another question to the same seat.

    Nothing is drawn, shown or asked of anybody else on the way, and the action is not over: so the seat knows all of it
    already, and could take the answer back by itself.
    """
    trial = run.copy()
    trial.seed = None  # what is left to chance stays undecided
    try:
        trial._take(seat, trial.decisions[seat].question, value)
    except RuleError:
        return None  # whoever gives this answer is told
    goes_on = seat in trial.decisions and trial.past is run.past
    return trial if goes_on and trial.count == run.count + 1 and trial.sealed == run.sealed else None
