"""The way that would work where something is refused, found by trying.

Nothing of it is written down for any game. What a seat may answer now, or could answer if it took back its last choice,
is played on positions that the seat cannot tell from the real one, as far as nobody else and no chance has to answer.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Literal, NamedTuple

from tuath.core.message import Param
from tuath.core.position import Position
from tuath.core.question import Decision, Question, Seat

MOST = 2  # ways that are offered
TRIES = 40  # answers that are tried out for one refusal
AHEAD = 3  # own answers in a row until the wish comes true
WIDE, NARROW = 12, 5  # answers that are tried to the question that is asked now, and to one that follows
FEW = 2  # options that are worth naming although none of them has a place, or is nearer than another

Path = tuple[tuple[Question[Any], int], ...]
Kind = Literal["other", "first", "instead"]


class Choice(NamedTuple):
    """An answer to a question, with what words about it may name."""

    question: Question[Any]
    option: str
    about: Mapping[str, Param]


class Way(NamedTuple):
    """What a seat can do now: something else with the same thing, something that opens the wish, the same elsewhere.

    What takes the last choice of the seat back first says so; ``then`` is what may be chosen afterwards.
    """

    kind: Kind
    step: Choice
    is_back: bool = False
    then: Choice | None = None


def ways(position: Position[Any], seat: Seat, option: str) -> tuple[Way, ...]:
    """The best of them; none where the option may be chosen, or where nothing would help."""
    decision = position.decisions.get(seat)
    value = decision.domain.index.get(option) if decision is not None else None
    if decision is None or value is None or value in decision.values:
        return ()
    search = Search(position, seat, decision, value)
    found = (next(kind, None) for kind in (search.other(), search.first(), search.instead()))
    best: dict[tuple[bool, str], Way] = {}
    for way in found:
        if way is not None:
            best.setdefault((way.is_back, way.step.option), way)
    return tuple(best.values())[:MOST]


class Search:
    """One refusal: what was wished, and the positions on which ways are tried."""

    def __init__(self, position: Position[Any], seat: Seat, decision: Decision[Any], wish: int) -> None:
        self.game = position.game
        self.seat = seat
        self.question = decision.question
        self.domain = decision.domain
        self.wish = wish
        self.tries = TRIES
        # A way must work in more than one world: what a seat cannot know may be different in each of them.
        self.world, *self.others = [unseen(position, seat, dice) for dice in range(2 if self.game.hides else 1)]
        self.habits = {question: value for who, question, value in self.world.answers if who == seat}
        self.may_go_back = is_own(position, seat)

    # ---- kinds of ways -----------------------------------------------------------------------------------------------

    def other(self) -> Iterator[Way]:
        """Something else with the same thing: the seat takes its last choice back and chooses otherwise."""
        id = self.domain.ids[self.wish]
        if not self.may_go_back or id.isdigit():
            return
        before, (_, _, taken) = before_last(self.world), self.world.answers[-1]
        asked = before.decisions[self.seat]
        for value in asked.values[:WIDE]:
            then = self.after(before, value) if value != taken else None
            if then is None or not self.allows(then.decisions[self.seat], id):
                continue
            if all(self.leads(before_last(world), asked.question, value, id) for world in self.others):
                yield Way("other", step_of(before, asked, value), True, self.wished(then, id))

    def first(self) -> Iterator[Way]:
        """Something that makes the wish possible."""
        id = self.domain.ids[self.wish]
        queue: deque[tuple[Position[Any], Path]] = deque([(self.world, ())])
        while queue:
            at, path = queue.popleft()
            asked = at.decisions[self.seat]
            for value in self.likely(asked, WIDE if not path else NARROW):
                then, gone = self.after(at, value), (*path, (asked.question, value))
                if then is None:
                    continue
                last = self.retraced(then)
                if last is not None and all(self.retraces(world, gone) for world in self.others):
                    (_, chosen), start = gone[0], self.world.decisions[self.seat]
                    yield Way("first", step_of(self.world, start, chosen), False, self.wished(last, id))
                elif len(gone) < AHEAD:
                    queue.append((then, gone))

    def instead(self) -> Iterator[Way]:
        """The same elsewhere: what is nearest."""
        asked = self.world.decisions[self.seat]
        near = sorted((far, value) for value in asked.values if (far := self.distance(value)) is not None)
        alike = sum(far == near[0][0] for far, _ in near)
        if self.game.is_on_board(self.domain.name) or alike <= FEW:
            for _, value in near:
                yield Way("instead", step_of(self.world, asked, value))

    # ---- trying ------------------------------------------------------------------------------------------------------

    def after(self, position: Position[Any], value: int) -> Position[Any] | None:
        """What an answer leads to, while the seat goes on by itself."""
        if not self.tries:
            return None
        self.tries -= 1
        then = position.copy()
        then.play(self.seat, value)
        return then if self.seat in then.decisions else None

    def retraced(self, position: Position[Any]) -> Position[Any] | None:
        """Where the wish may be chosen when the seat chooses the same as before on the way there."""
        at: Position[Any] | None = position
        for _ in range(len(self.habits) + 1):
            if at is None:
                return None
            asked = at.decisions[self.seat]
            if asked.question is self.question:
                return at if self.wish in asked.values else None
            value = self.habits.get(asked.question)
            at = self.after(at, value) if value is not None and value in asked.values else None
        return None

    def retraces(self, world: Position[Any], path: Path) -> bool:
        """Does the same path lead there in another world?"""
        at: Position[Any] | None = world
        for question, value in path:
            if at is None:
                return False
            asked = at.decisions[self.seat]
            at = self.after(at, value) if asked.question is question and value in asked.values else None
        return at is not None and self.retraced(at) is not None

    def leads(self, world: Position[Any], question: Question[Any], value: int, id: str) -> bool:
        """Does another choice allow the same thing in another world?"""
        asked = world.decisions.get(self.seat)
        if asked is None or asked.question is not question or value not in asked.values:
            return False
        then = self.after(world, value)
        return then is not None and self.allows(then.decisions[self.seat], id)

    def allows(self, asked: Decision[Any], id: str) -> bool:
        """Is the thing that was wished among the options, whatever the question?"""
        places = self.game.is_on_board(asked.domain.name) and self.game.is_on_board(self.domain.name)
        if asked.domain.name != self.domain.name and not places:
            return False
        return asked.domain.index.get(id) in asked.values

    def likely(self, asked: Decision[Any], most: int) -> list[int]:
        """Answers that are worth trying: those near what is wished first."""
        if asked.domain is not self.domain:
            return list(asked.values[:most])
        far = {value: self.distance(value) for value in asked.values}
        return sorted(asked.values, key=lambda value: (far[value] is None, far[value] or 0, value))[:most]

    def distance(self, value: int) -> float | None:
        return self.game.distance(self.world.state, self.seat, self.domain.name, self.wish, value)

    def wished(self, position: Position[Any], id: str) -> Choice:
        asked = position.decisions[self.seat]
        return step_of(position, asked, asked.domain.index[id])


def unseen(position: Position[Any], seat: Seat, dice: int) -> Position[Any]:
    """A position that the seat cannot tell from this one, in which chance answers nothing by itself."""
    world = position.imagine(seat, Random(dice))
    world.seed = None
    return world


def is_own(position: Position[Any], seat: Seat) -> bool:
    """Was the last answer of this step the seat's own, and may it take it back by itself?"""
    answers = position.answers
    return bool(answers) and answers[-1][0] == seat and not position.open_answers() and position.no_undo(seat) is None


def before_last(position: Position[Any]) -> Position[Any]:
    """The same step without its last answer."""
    return position._again(position.start, position.answers[:-1])


def step_of(position: Position[Any], asked: Decision[Any], value: int) -> Choice:
    about = position.game.about(position.state, asked, value)
    return Choice(asked.question, asked.domain.ids[value], about)
