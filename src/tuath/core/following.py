"""Where somebody is in a lesson: by what has been read and played, and by what is asked now.

The next step is the first one whose moment is now; those before it are passed over, since their moment has not come and
the learner has gone on; but not one that is to be told at the latest some time. So a learner may do anything, and no
step ever stands in the way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tuath.core.lesson import Lesson, Move, Step
from tuath.core.position import Position
from tuath.core.question import Decision


class Done(NamedTuple):
    """A step that is over, and so are those before it: since so many answers."""

    step: str
    since: int


class Standing(NamedTuple):
    """What the teacher says now. Without a step the learner plays on until the next one comes."""

    place: int  # of the step that is open, or of the first that is still to come
    step: Step | None = None
    move: Move | None = None
    allow: tuple[str, ...] = ()  # of the options, where not all of them may be chosen
    take: str | None = None  # the option that we would choose
    apart: bool = False  # the learner has gone another way than the one on which rests what the step recommends

    @property
    def holds(self) -> bool:
        """Is there something to be read before the game goes on?"""
        return self.step is not None and self.step.kind == "explain"


def place_of(lesson: Lesson, done: Sequence[Done], count: int) -> int:
    """The first step that is not over; what has been taken back is not over any more."""
    places = {step.id: place for place, step in enumerate(lesson.steps)}
    return max((places.get(one.step, -1) + 1 for one in done if one.since <= count), default=0)


def standing(lesson: Lesson, position: Position[Any], done: Sequence[Done]) -> Standing | None:
    """Where the learner is; None when the lesson is over."""
    place = place_of(lesson, done, position.count)
    if position.over or place >= len(lesson.steps):
        return None
    decision = position.decisions.get(lesson.seat)
    if decision is None:
        return Standing(place)
    view = position.view(lesson.seat)
    for at, step in enumerate(lesson.steps[place:], place):
        if is_now(step, decision, view) or (at == place and goes_on(step, decision)):
            first = next((n for n in range(place, at) if lesson.steps[n].latest), at)
            said = lesson.steps[first]
            return opened(first, said, decision, has_gone_apart(said, lesson, position))
    return Standing(place)


def opened(place: int, step: Step, decision: Decision[Any], apart: bool) -> Standing:
    move = next((move for move in step.moves if is_asked(move.question, decision)), None)
    if move is None:
        return Standing(place, step, apart=apart)
    options = decision.options
    allow = tuple(option for option in options if option in move.allow)
    take = None if apart else next((option for option in move.take if option in (allow or options)), None)
    return Standing(place, step, move, allow, take, apart)


def has_gone_apart(step: Step, lesson: Lesson, position: Position[Any]) -> bool:
    """Has the learner not answered what the step takes for granted?"""
    if not step.after or not position.knows_past:
        return False
    game = position.game
    given = {
        (asked.key.partition("-")[2], game.domains[asked.domain].ids[value])
        for seat, asked, value in position.history()
        if seat == lesson.seat
    }
    return any((question, option) not in given for question, options in step.after.items() for option in options)


def goes_on(step: Step, decision: Decision[Any]) -> bool:
    """Is it the turn of a step that follows the one before, or of another move of one that has begun?"""
    return step.follows or any(is_asked(move.question, decision) for move in step.moves[1:])


def is_now(step: Step, decision: Decision[Any], view: Any) -> bool:
    """Has its moment come, or is it high time?"""
    if step.latest and exceeds(view, step.latest):
        return True
    question = step.moves[0].question if step.moves else step.question
    return (
        not step.follows
        and (not question or is_asked(question, decision))
        and all(view.get(name) == value for name, value in step.when.items())
        and exceeds(view, step.least)
        and all(option in decision.options for option in step.offers)
    )


def exceeds(view: Any, least: Mapping[str, int]) -> bool:
    return all((view.get(name) or 0) >= value for name, value in least.items())


def is_asked(question: str, decision: Decision[Any]) -> bool:
    """Is it this question, named without its game?"""
    return decision.key.partition("-")[2] == question


def after_reading(lesson: Lesson, position: Position[Any], done: Sequence[Done], step: str) -> tuple[Done, ...]:
    """The learner has read what is explained now; whoever has read another step has read nothing."""
    now = standing(lesson, position, done)
    if now is None or not now.holds or now.step is None or now.step.id != step:
        return tuple(done)
    return *kept(done, position.count), Done(step, position.count)


def after_answer(lesson: Lesson, now: Standing, position: Position[Any], done: Sequence[Done]) -> tuple[Done, ...]:
    """The learner has answered what was asked at this standing; the position is what has come of it.

    A step of several moves goes on while the next of them is asked; what was passed over is over.
    """
    if now.step is None or now.move is None:
        return tuple(done)
    decision = position.decisions.get(lesson.seat)
    rest = now.step.moves[now.step.moves.index(now.move) + 1 :]
    goes_on = decision is not None and any(is_asked(move.question, decision) for move in rest)
    over = now.place - 1 if goes_on else now.place
    return (*done, Done(lesson.steps[over].id, position.count)) if over >= 0 else tuple(done)


def kept(done: Sequence[Done], count: int) -> list[Done]:
    """Without what has been taken back."""
    return [one for one in done if one.since <= count]


def retraced(lesson: Lesson, position: Position[Any]) -> tuple[Done, ...]:
    """Where somebody is who has read everything before each answer: found by playing the game again."""
    done: tuple[Done, ...] = ()
    then: Position[Any] = Position(position.game, position.setup, None)
    for seat, _, value in position.history():
        if seat == lesson.seat:
            done, now = all_read(lesson, then, done)
            then.play(seat, value)
            done = after_answer(lesson, now, then, done) if now is not None else done
        else:
            then.play(seat, value)
    return done


def all_read(
    lesson: Lesson, position: Position[Any], done: tuple[Done, ...]
) -> tuple[tuple[Done, ...], Standing | None]:
    """Everything that is explained now has been read: what is over, and where the learner is."""
    while (now := standing(lesson, position, done)) is not None and now.holds and now.step is not None:
        done = after_reading(lesson, position, done, now.step.id)
    return done, now
