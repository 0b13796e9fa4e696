"""Taking back: what a seat may take back by itself, and what is left of the game then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

from tuath.core.game import Answer
from tuath.core.message import Refusal, Refused, refuse
from tuath.core.position.driving import Run
from tuath.core.question import NATURE, Seat


def no_undo(run: Run[Any], seat: Seat) -> Refusal | None:
    """Why a seat may not take back its last choice without the others' consent; None when it may."""
    if not run.knows_past:
        return refuse("", "core-no-past")
    last, since = run.count, set[Seat]()
    for answer in run._backwards():
        last -= 1
        if answer[0] == seat and _is_choice(run, seat, last, answer):
            break
        since.add(answer[0])
    else:
        return refuse("", "core-undo-nothing")
    return None if _is_open(run, last) else _no_way_back(run, seat, last, since)


def is_begun(run: Run[Any], seat: Seat) -> bool:
    """Has a seat given a part of what it is about to do, which it may take back by itself?"""
    return any(who == seat for who, _, _ in run.answers) and no_undo(run, seat) is None


def _no_way_back(run: Run[Any], seat: Seat, last: int, since: set[Seat]) -> Refusal | None:
    """Why an answer that others have seen is not taken back; ``since`` are those who have answered after it."""
    if NATURE in since:
        return refuse("", "core-undo-chance")
    if since:
        return refuse("", "core-undo-other")
    if last < run.sealed:
        return refuse("", "core-undo-revealed")
    if run.decisions and seat not in run.decisions:
        return refuse("", "core-undo-turn")
    return None


class Left(NamedTuple):
    """What is left of a game: its first so many answers, and after them these."""

    after: int
    then: Sequence[Answer] = ()


def left_by_undo(run: Run[Any], seat: Seat, consent: bool) -> Left:
    """The answers without the last choice of a seat and what has followed from it; refused where that may not be."""
    if not run.knows_past:
        raise Refused(refuse("", "core-no-past"))
    last = _last_choice(run, seat)
    if last is None:
        raise Refused(refuse("", "core-undo-nothing"))
    refusal = None if consent else no_undo(run, seat)
    if refusal is not None:
        raise Refused(refusal)
    return Left(last, run.answers_since(last + 1) if _is_open(run, last) else ())


def _last_choice(run: Run[Any], seat: Seat) -> int | None:
    """How many answers had been given before the last choice of a seat."""
    backwards = zip(count(run.count - 1, -1), run._backwards(), strict=False)
    return next((place for place, answer in backwards if _is_choice(run, seat, place, answer)), None)


def _is_choice(run: Run[Any], seat: Seat, place: int, answer: Answer) -> bool:
    """Has this seat chosen something here? What was let happen, and has happened, is nothing to take back."""
    who, question, value = answer
    return who == seat and (run.game.is_act(question, value) or _is_open(run, place))


def _is_open(run: Run[Any], place: int) -> bool:
    """Is this answer part of a simultaneous choice that nobody has seen yet?"""
    joint = run._joint
    return joint is not None and joint.secret and place >= run.count - len(run.answers) + run._joint_at
