"""Where answers lead: to the end of one's own choices in the step, and of what an answer has only begun."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from tuath.core.position import Position
from tuath.core.position.past import Past
from tuath.core.question import Seat

FURTHER = 12  # positions for each further step of what an answer has begun

Answer = tuple[Position[Any], int]  # a position, and what the seat says there
Scores = Callable[[Sequence[Position[Any]]], Sequence[float]]  # how good positions are for the seat


class Found(NamedTuple):
    """The best that comes of an answer."""

    score: float
    position: Position[Any]


def lead(answers: Sequence[Answer], seat: Seat, tries: int, rng: Random, scores: Scores) -> list[Found]:
    """What comes of each answer, with the best of the seat's further answers; all that is found is judged at once.

    About so many positions are looked at for each as there are ``tries``.
    """
    found = best_of([list(ends(position, seat, value, tries, rng)) for position, value in answers], scores)
    while begun := [place for place, (position, _) in enumerate(answers) if is_begun(position, seat, found[place])]:
        further = [list(ends_of_all(found[place].position, seat, FURTHER, rng)) for place in begun]
        for place, one in zip(begun, best_of(further, scores), strict=True):
            found[place] = one
    return found


def is_begun(position: Position[Any], seat: Seat, found: Found) -> bool:
    """Is what the seat's answer in a position set going still to be done?"""
    after = found.position
    return seat in after.decisions and after.game.is_begun(position.decisions[seat].question, after.state, seat)


def best_of(options: Sequence[Sequence[Position[Any]]], scores: Scores) -> list[Found]:
    """The best position of each option; of those that are equal the first."""
    judged = iter(scores([position for positions in options for position in positions]))
    every = [[Found(next(judged), position) for position in positions] for positions in options]
    return [max(each, key=lambda one: one.score) for each in every]


def ends(position: Position[Any], seat: Seat, value: int, tries: int, rng: Random) -> Iterator[Position[Any]]:
    """Where the seat is done with its step after an answer, or its further answers, of so many that are tried."""
    after = position.copy()
    past = after.past
    (after.play_step if after.game.waits else after.play)(seat, value)
    take_for_granted(after, seat)
    if is_done(after, seat, past):
        yield after
    else:
        yield from ends_of_all(after, seat, tries, rng)


def take_for_granted(position: Position[Any], seat: Seat) -> None:
    """Let partners answer as they can be expected to, until the seat is asked again or nobody knows what they say."""
    game = position.game
    while seat not in position.decisions:
        known = ((other, game.granted(position.state, each)) for other, each in position.decisions.items())
        other, value = next(((other, value) for other, value in known if value is not None), (seat, None))
        if value is None:
            return
        (position.play_step if game.waits else position.play)(other, value)


def ends_of_all(position: Position[Any], seat: Seat, tries: int, rng: Random) -> Iterator[Position[Any]]:
    """The same after every answer; where there are more than are left to try, after some of them by chance."""
    values: Sequence[int] = position.decisions[seat].values
    if len(values) > tries:
        values = rng.sample(list(values), tries)
    share = max(1, tries // len(values))
    for value in values:
        yield from ends(position, seat, value, share, rng)


def is_done(position: Position[Any], seat: Seat, past: Past | None) -> bool:
    """Has the seat done what it began in a step?"""
    decision = position.decisions.get(seat)
    return decision is None or position.past is not past or position.game.is_apart(decision.question, position.state)
