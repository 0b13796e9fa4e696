"""What could be: a game that a seat cannot tell from this one."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from tuath.core.position.driving import Run
from tuath.core.position.past import Past
from tuath.core.question import Seat

R = TypeVar("R", bound=Run[Any])


def imagined(run: R, seat: Seat | None, rng: Random) -> R:
    """The same game, in which all is new that the seat cannot know; its past is not known."""
    known = len(run.answers) - run.open_answers()
    start, answers = run.game.imagine(run.start, run.state, run.answers[:known], seat, rng)
    other = run._again(start, answers)
    other.seed = rng.getrandbits(64)
    other.past = Past.unknown(run.past.count, run.past.draws) if run.past is not None else None
    for who in dict.fromkeys(who for who, _, _ in run.answers[known:]):
        own = [value for seat_, _, value in run.answers[known:] if seat_ == who]
        if who == seat:
            for value in own:
                other._take(who, other.decisions[who].question, value)
        else:
            _guess(other, who, len(own), who in run.decisions, rng)
    other.answer_chance()
    return other


def _guess(run: Run[Any], seat: Seat, answers: int, goes_on: bool, rng: Random) -> None:
    """Random answers of a seat whose simultaneous choice is hidden: as many and as finished as all can see."""
    while run._joint is not None and seat in run._joint and (answers > 0 or not goes_on):
        decision = run.decisions[seat]
        values = list(decision.values)
        rng.shuffle(values)
        if goes_on:
            values = [value for value in values if _keeps_asking(run, seat, value)]
            if not values:
                return
        run._take(seat, decision.question, values[0])
        answers -= 1


def _keeps_asking(run: Run[Any], seat: Seat, value: int) -> bool:
    trial = run.copy()
    trial._take(seat, trial.decisions[seat].question, value)
    return trial._joint is not None and seat in trial._joint
