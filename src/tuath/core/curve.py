"""How a game has gone, answer by answer: what it is measured by, its rounds and turns, and where it swung most.

A swing is a change of the lead within one turn: of a seat over the best of the others, or of all against the game. What
was made up for later has decided nothing, however large it was: a swing is weighed by what stayed of it until the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from tuath.core.ending import Measure
from tuath.core.message import Message
from tuath.core.position import Position
from tuath.core.question import NATURE, Seat

SWINGS = 3


@dataclass(frozen=True, slots=True)
class Point:
    """From this many answers on it stood like this."""

    count: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Begins:
    """A round begins after so many answers; 0 is what comes before the first."""

    round: int
    count: int


@dataclass(frozen=True, slots=True)
class Swing:
    """A turning point: who, when, by how much for the better or worse, and what was told of it or nearest to it."""

    count: int
    round: int
    seat: Seat | None
    change: int
    place: str | None
    line: Message


class Curve(NamedTuple):
    measure: Measure
    points: list[Point]
    rounds: list[Begins]
    turns: list[int]  # after so many answers somebody else is at it, or another round has begun
    swings: list[Swing]


class Then(NamedTuple):
    """How it stood after an answer."""

    seat: Seat
    round: int
    values: tuple[int, ...]
    told: tuple[Message, ...]


def curve(position: Position[Any]) -> Curve | None:
    """The whole game; nothing where it has no measure."""
    game = position.game
    measure = game.measure(position.state)
    if measure is None:
        return None
    past = course_of(position, lambda then: tuple(measure.of(then.state)))
    turns = turns_of(past)
    changes = [n for n, then in enumerate(past) if n == 0 or then.values != past[n - 1].values]
    begins = [n for n, then in enumerate(past) if n == 0 or then.round != past[n - 1].round]
    return Curve(
        measure,
        [Point(n, past[n].values) for n in changes],
        [Begins(past[n].round, n) for n in begins],
        turns,
        swings(position, measure, past, turns),
    )


def course_of(position: Position[Any], values: Callable[[Position[Any]], tuple[int, ...]]) -> list[Then]:
    """How it stood by these values, before the first answer and after each."""
    past: list[Then] = []
    seat = NATURE
    for then, answer, told in position.steps():
        # What chance answers belongs to whoever has set it off.
        seat = answer[0] if answer is not None and answer[0] != NATURE else seat
        lines = tuple(
            line.message for line in told if line.to is None and not line.message.key.endswith("-round-begins")
        )
        past.append(Then(seat, position.game.round_of(then.state), values(then), lines))
    return past


def turns_of(past: Sequence[Then]) -> list[int]:
    """Where somebody else is at it, or another round has begun; the first answer of all included."""
    whose = [(then.seat, then.round) for then in past[1:]]
    return [0, *(n + 1 for n, (was, now) in enumerate(pairwise(whose)) if was != now)]


class Stretch(NamedTuple):
    """A turn: for whom the lead changed in it, by how much, and what speaks for telling of it."""

    start: int
    end: int
    place: int
    change: int
    weight: tuple[int, bool, bool]  # how much stayed; was it about the first place; has this seat done it


def swings(position: Position[Any], measure: Measure, past: Sequence[Then], turns: Sequence[int]) -> list[Swing]:
    """Those that decided most, in the order in which they came."""
    bounds = bounds_of(position, past, turns)
    own = [signed(measure, past[n].values) for n in bounds]
    found = list[Swing]()
    for one in largest(past, bounds, own, [leads(values) for values in own]):
        told = swing(position, measure, past, one) if past[one.start].round else None
        found += [] if told is None else [told]
    return sorted(found[:SWINGS], key=lambda one: one.count)


def bounds_of(position: Position[Any], past: Sequence[Then], starts: Sequence[int]) -> list[int]:
    """Between which answers it is compared how it stood; what the last one sets off is the ending itself."""
    last = len(past) - 2 if position.over else len(past) - 1
    return [*(n for n in starts if n < last), last]


def largest(
    past: Sequence[Then], bounds: Sequence[int], own: Sequence[Sequence[int]], led: Sequence[Sequence[int]]
) -> list[Stretch]:
    """Where a lead (``led``) changed for good and the own score did it, by weight.

    Of several with the same weight the later one comes first: less could still be done about it.
    """
    stays = [*zip(*(lasting(one) for one in zip(*led, strict=True)), strict=True)]
    found = list[Stretch]()
    for n, (start, end) in enumerate(pairwise(bounds)):
        turns = [
            Stretch(start, end, place, now - was, (abs(stayed), max(was, now) >= 0, place == past[end].seat))
            for place, (was, now, stayed) in enumerate(zip(led[n], led[n + 1], stays[n], strict=True))
            if stayed * (own[n + 1][place] - own[n][place]) > 0
        ]
        found += [max(turns, key=lambda one: one.weight)] if turns else []
    return sorted(found, key=lambda one: (one.weight[:2], one.end), reverse=True)


def lasting(course: Sequence[int]) -> list[int]:
    """How much of each change was never taken back: from 1 to 4 to 2 to 3 it rose by 1, fell by 1 and rose by 1."""
    lowest, highest = (list(accumulate(reversed(course), most))[::-1] for most in (min, max))
    return [max(0, lowest[n + 1] - was) or min(0, highest[n + 1] - was) for n, was in enumerate(course[:-1])]


def swing(position: Position[Any], measure: Measure, past: Sequence[Then], turn: Stretch) -> Swing | None:
    """A turning point with its words, at the answer of the turn that made most of it."""
    start, end, place, change, _ = turn
    course = [signed(measure, then.values)[place] for then in past[start : end + 1]]
    way = 1 if course[-1] > course[0] else -1  # what went the other way meanwhile has not made it
    steps = [way * (now - was) for was, now in pairwise(course)]
    count = start + 1 + steps.index(max(steps))
    seat: Seat | None = place
    if measure.names:  # all are for it together; what makes it worse is nobody's
        seat = past[end].seat if change > 0 and past[end].seat != NATURE else None
    line = told_near(past, count, range(start + 1, end + 1), seat, max(steps), measure.told)
    if line is None:
        return None
    return Swing(count, past[count].round, seat, change, place_of(position, line), line)


def signed(measure: Measure, values: Sequence[int]) -> list[int]:
    """More is better; what belongs to all is one sum."""
    better = [-value if measure.less_is_better else value for value in values]
    return [sum(better)] if measure.names else better


def leads(values: Sequence[int]) -> list[int]:
    """How far each is ahead of the best of the others."""
    return [own - max([*values[:seat], *values[seat + 1 :]], default=0) for seat, own in enumerate(values)]


def told_of(lines: Sequence[Message], seat: Seat | None, points: int, keys: Sequence[str] = ()) -> Message | None:
    """What was said of this seat with it: of what is measured (``keys``) and so many points, if anything was.

    Other points are not told of, for they would be taken for these; nor is there a line where nothing else was said.
    """
    about = [line for line in lines if not (keys and has_points(line) and line.key not in keys)]
    own = [line for line in about if seat is not None and dict(line.params).get("seat") == f"seat:p{seat + 1}"]
    if not own:
        return about[-1] if about else None
    return max(reversed(own), key=lambda line: (line.key in keys, dict(line.params).get("points") == points))


def told_near(
    past: Sequence[Then], count: int, turn: range, seat: Seat | None, points: int = 0, keys: Sequence[str] = ()
) -> Message | None:
    """What was said with an answer, or else with the nearest one of the same turn, an earlier one first."""
    for n in sorted(turn, key=lambda n: (abs(n - count), n)):
        line = told_of(past[n].told, seat, points, keys)
        if line is not None:
            return line
    return None


def has_points(line: Message) -> bool:
    return "points" in dict(line.params)


def place_of(position: Position[Any], line: Message) -> str | None:
    """A thing in it that lies on the board."""
    things = [value for _, value in line.params if isinstance(value, str) and ":" in value]
    return next((thing for thing in things if position.game.is_on_board(thing.partition(":")[0])), None)
