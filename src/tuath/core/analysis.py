"""What an analysis of a game says: each player's chance to win all along, the moments that decided it, and choices
that others would have been better than. How chances are estimated is the bots' business: see bots/analysing.py.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from tuath.core.curve import (
    Point,
    Stretch,
    Swing,
    Then,
    bounds_of,
    course_of,
    largest,
    place_of,
    told_near,
    told_of,
    turns_of,
)
from tuath.core.ending import Cell, Column, Row, Sheet
from tuath.core.message import Message, say
from tuath.core.position import Position
from tuath.core.question import NATURE, Seat
from tuath.core.returns import share_of
from tuath.core.ways import Choice

MOMENTS = 6  # that are named
LEAST_COST = 0.05  # of a choice that is told
LEAST_CHANGE = 2  # per cent; what moved less decided nothing


@dataclass(frozen=True, slots=True)
class Stood:
    """How likely each player was to win after so many answers; one number where all win together."""

    count: int
    chances: tuple[float, ...]


class Weighed(NamedTuple):
    """An option: what to answer, how likely the player wins then, and why."""

    steps: tuple[Choice, ...]
    chance: float
    reasons: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice that was not the best one, after ``count`` answers and made with the answer ``until``."""

    count: int
    until: int
    seat: Seat
    played: Weighed
    better: Weighed
    also: Weighed | None
    doubt: float  # how unsure the difference is
    games: int  # that were played on, or worlds that were looked at

    @property
    def cost(self) -> float:
        return self.better.chance - self.played.chance


class Analysis(NamedTuple):
    level: str
    together: bool  # all win or lose, and there is one chance for all
    points: tuple[Point, ...]  # in per cent
    moments: tuple[Swing, ...]
    choices: tuple[Judged, ...]
    turns: Sheet | None  # what each round cost and saved, where the game tells that


def assembled(position: Position[Any], stood: Sequence[Stood], judged: Sequence[Judged], level: str) -> Analysis:
    """All that was found about a game, put together."""
    told = sorted((one for one in judged if one.cost >= LEAST_COST), key=lambda one: -one.cost)[:MOMENTS]
    choices = sorted(told, key=lambda one: one.count)
    points = points_of([*stood, *ended(position)])
    if not points:  # nobody was asked anything
        return Analysis(level, bool(position.game.planned), (), (), (), None)
    past = course_of(position, lambda then: values_at(points, then.count))
    moments = key_moments(position, past, choices)
    return Analysis(level, bool(position.game.planned), points, moments, tuple(choices), turns_sheet(position, past))


def ended(position: Position[Any]) -> list[Stood]:
    """How it came out."""
    result = position.result
    if result is None:
        return []
    shares = [share_of(position.game, result, seat) for seat in range(position.setup.seats)]
    return [Stood(position.count, (max(shares),) if position.game.planned else tuple(shares))]


def points_of(stood: Sequence[Stood]) -> tuple[Point, ...]:
    """In per cent, where they change."""
    points = list[Point]()
    for one in sorted(stood, key=lambda one: one.count):
        values = in_per_cent(one.chances)
        if not points or points[-1].values != values:
            points.append(Point(one.count, values))
    return tuple(points)


def in_per_cent(chances: Sequence[float]) -> tuple[int, ...]:
    """Whole numbers; those of several players are a hundred together: the largest remainders are rounded up."""
    values = [int(100 * chance + 1e-9) for chance in chances]
    if len(chances) < 2:
        return tuple(round(100 * chance) for chance in chances)
    rests = sorted(range(len(chances)), key=lambda seat: (values[seat] - 100 * chances[seat], seat))
    for seat in rests[: max(0, round(100 * sum(chances)) - sum(values))]:
        values[seat] += 1
    return tuple(values)


def values_at(points: Sequence[Point], count: int) -> tuple[int, ...]:
    """How it stood then; before anything is known, as when it was first known."""
    return points[max(0, bisect_right(points, count, key=lambda point: point.count) - 1)].values


# ---- moments ---------------------------------------------------------------------------------------------------------


def key_moments(position: Position[Any], past: Sequence[Then], choices: Sequence[Judged]) -> tuple[Swing, ...]:
    """Every choice that cost something, and the turns in which the chances moved most and for good; as they came."""
    found = [told for one in choices if (told := of_choice(position, past, one)) is not None]
    bounds = bounds_of(position, past, rounds_of(past) if position.game.by_round else turns_of(past))
    stood = [past[n].values for n in bounds]
    others = [
        of_turn(position, past, turn)
        for turn in largest(past, bounds, stood, stood)
        if past[turn.start].round
        and abs(turn.change) >= LEAST_CHANGE
        and not any(turn.start < one.count <= turn.end for one in found)
    ]
    moved = [one for one in others if one is not None]
    return tuple(sorted([*found, *moved[: max(0, MOMENTS - len(found))]], key=lambda one: one.count))


def of_choice(position: Position[Any], past: Sequence[Then], judged: Judged) -> Swing | None:
    """By what the better choice would have brought; not one of which nothing can be said."""
    then = past[judged.until]
    line = told_near(past, judged.until, turn_of(past, judged.until), judged.seat) or own_near(past, judged)
    if line is None:
        return None
    things = [str(step.about["option"]) for step in reversed(judged.played.steps)]
    on_board = (thing for thing in things if position.game.is_on_board(thing.partition(":")[0]))
    where = next(on_board, None) or place_of(position, line)
    return Swing(judged.until, then.round, judged.seat, -round(100 * judged.cost), where, line)


def turn_of(past: Sequence[Then], count: int) -> range:
    """The answers of the turn in which this one was given."""
    bounds = [*turns_of(past), len(past) - 1]
    start = max((n for n in bounds if n < count), default=0)
    return range(start + 1, min((n for n in bounds if n >= count), default=count) + 1)


def own_near(past: Sequence[Then], judged: Judged) -> Message | None:
    """Of a choice that nothing was told of in its turn: what the same player was told to do next to it."""
    seat = f"seat:p{judged.seat + 1}"
    own = [(n, line) for n, then in enumerate(past) for line in then.told if dict(line.params).get("seat") == seat]
    return min(own, key=lambda each: (abs(each[0] - judged.until), each[0]))[1] if own else None


def of_turn(position: Position[Any], past: Sequence[Then], turn: Stretch) -> Swing | None:
    """For the player whose chance moved most in a turn, at the answer that moved it most."""
    start, end, place, change, _ = turn
    steps = [now.values[place] - was.values[place] for was, now in pairwise(past[start : end + 1])]
    sign = 1 if change > 0 else -1
    count = start + 1 + max(range(len(steps)), key=lambda step: sign * steps[step])
    seat: Seat | None = place
    if position.game.planned:  # all are for it together; what makes it worse is nobody's
        seat = past[end].seat if change > 0 and past[end].seat != NATURE else None
    elif position.game.by_round:  # it was the player's own turn that did it, not the end of the round
        count = next((n for n in range(end, start, -1) if is_deed(position, past[n], place)), count)
    line = told_near(past, count, range(start + 1, end + 1), seat)
    if line is None:
        return None
    round = past[start if position.game.by_round else count].round
    return Swing(count, round, seat, change, place_of(position, line), line)


def is_deed(position: Position[Any], then: Then, seat: Seat) -> bool:
    """Has this player done something on the board?"""
    line = told_of(then.told, seat, 0) if then.seat == seat else None
    return line is not None and place_of(position, line) is not None


def rounds_of(past: Sequence[Then]) -> list[int]:
    """Where a round begins."""
    return [n for n, then in enumerate(past) if n == 0 or then.round != past[n - 1].round]


# ---- what each round cost and saved ----------------------------------------------------------------------------------


def turns_sheet(position: Position[Any], past: Sequence[Then]) -> Sheet | None:
    """The game's own account of its rounds, with what became of the chance in each."""
    ending = position.game.ending(position) if position.game.planned else None
    boxes = ending.boxes if ending is not None else ()
    sheet = next((box.sheet for box in boxes if box.sheet and any(row.round for row in box.sheet.rows)), None)
    if sheet is None:
        return None
    changes = changes_by_round(past)
    column = Column(say("core-analysis-chance"))
    rows = tuple(with_change(row, None if row.round is None else changes.get(row.round)) for row in sheet.rows)
    return Sheet((*sheet.columns[:-1], column, sheet.columns[-1]), rows)


def changes_by_round(past: Sequence[Then]) -> dict[int, int]:
    """From the beginning of a round to the beginning of the next, or to the end."""
    begins = rounds_of(past)
    ends = [*begins[1:], len(past) - 1]
    return {
        past[start].round: past[end].values[0] - past[start].values[0]
        for start, end in zip(begins, ends, strict=True)
        if past[start].round
    }


def with_change(row: Row, change: int | None) -> Row:
    """One more figure, before what is said in words."""
    cell = Cell() if change is None else Cell(change, True, "good" if change > 0 else "bad" if change < 0 else "quiet")
    return row._replace(cells=(*row.cells[:-1], cell, row.cells[-1]))
