"""Puzzles: a position out of a game, something to be reached from there in one turn, and the lines that reach it.

Puzzles stand in ``puzzles.json`` in the folder of their game and are made by a program, never by hand. What is hidden
and what chance brings is settled by the puzzle: its seed goes on where its answers end. Nobody else interferes: who
may answer lets it happen, and where another seat would have to decide, the line is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple

from tuath.core.chance import LAST_SEED
from tuath.core.datafile import Node
from tuath.core.decode import Id, Length, decode, whole
from tuath.core.game import Answer, Game
from tuath.core.goals import Bound, Condition
from tuath.core.message import Message, Param, Refused, refuse, say
from tuath.core.position import Position
from tuath.core.question import NATURE, Question, Seat
from tuath.core.reaction import IF_ABLE, NEVER
from tuath.core.record import read_answer, write_answer

SEPARATOR = "; "  # between the answers of a line
State = Literal["open", "solved", "failed"]


class Needed(NamedTuple):
    """A condition as it stands in a file."""

    fact: Id
    number: Annotated[int, whole()]
    things: tuple[Id, ...] = ()


class Goal(NamedTuple):
    """What is to be reached: see ``Aim``."""

    kind: Id
    until: Id
    at_end: bool
    conditions: Annotated[tuple[Needed, ...], Length(least=1)]
    shown: tuple[Needed, ...] = ()


class Rating(NamedTuple):
    """How hard it is: the positions of all lines, how many lines there are, how many of them succeed.

    Who chooses every answer by chance succeeds one time out of ``odds``.
    """

    positions: Annotated[int, whole(1)]
    lines: Annotated[int, whole(1)]
    winning: Annotated[int, whole(1)]
    odds: Annotated[int, whole(1)]

    @property
    def level(self) -> int:
        """1 to 3: how rarely somebody succeeds by chance."""
        return 1 + (self.odds >= 100) + (self.odds >= 500)


class Puzzle(NamedTuple):
    """A position, a goal, and what is known of the ways to it. Lines are answers as a record writes them."""

    rules: Annotated[int, whole(1)]
    material: Id
    seats: Annotated[int, whole(1, 12)]
    options: Mapping[str, str]
    seed: Annotated[int, whole(0, LAST_SEED)]
    seat: Annotated[int, whole(0, 11)]
    answers: str
    goal: Goal
    solutions: Annotated[tuple[str, ...], Length(least=1)]
    trap: str  # where a simple bot leaves the first solution: its line, with the answer that spoils it
    rating: Rating


class Step(NamedTuple):
    """An answer of the seat in a line: the question, what was chosen, and what words about it may name."""

    question: Question[Any]
    option: str
    about: Mapping[str, Param]
    after: int  # so many answers


class Check(NamedTuple):
    """A condition as it is now."""

    condition: Condition
    bound: Bound
    rule: str
    now: int
    is_met: bool
    message: Message


class Standing(NamedTuple):
    """How far a line has come."""

    state: State
    checks: tuple[Check, ...]
    shown: tuple[Check, ...]
    line: tuple[Step, ...]
    left_at: int | None  # of a line that has failed: the answers by which it was still a beginning of a solution


# ---- the position ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _begun(game: Game[Any], seats: int, options: tuple[tuple[str, str], ...], answers: str) -> Position[Any]:
    position = Position(game, game.recall(seats, dict(options)))
    for line in answers.split(SEPARATOR):
        seat, question, value = read_answer(game, line)
        if seat not in position.decisions or position.decisions[seat].question is not question:
            raise Refused(refuse("", "core-puzzle-outdated", game=game.key))
        position.play(seat, value)
    return position


def begun(puzzle: Puzzle, game: Game[Any]) -> Position[Any]:
    """The position of a puzzle, with the chance that is settled for what follows."""
    position = _begun(game, puzzle.seats, tuple(puzzle.options.items()), puzzle.answers).copy()
    position.seed = puzzle.seed
    position.answer_chance()
    return position


def written(game: Game[Any], answers: Iterable[Answer]) -> str:
    return SEPARATOR.join(write_answer(game, answer) for answer in answers)


def own_answers(game: Game[Any], line: str) -> list[Answer]:
    """A line of a solution, answer by answer."""
    return [read_answer(game, each) for each in line.split(SEPARATOR)]


# ---- a line ----------------------------------------------------------------------------------------------------------


def goes_on(start: Position[Any], position: Position[Any], seat: Seat, until: str) -> bool:
    """Is a line that began at the start not over yet?"""
    return seat in position.decisions and position.game.is_line(until, start.state, position.state, seat)


def play(start: Position[Any], position: Position[Any], seat: Seat, until: str, value: int) -> None:
    """An answer of the seat, and what follows without it."""
    position.play(seat, value)
    settle(start, position, seat, until)


def settle(start: Position[Any], position: Position[Any], seat: Seat, until: str) -> None:
    """What follows an answer of the seat: chance has been settled, and others let it happen."""
    while (reply := _reply(start, position, seat, until)) is not None:
        position.play(*reply)


def _reply(start: Position[Any], position: Position[Any], seat: Seat, until: str) -> tuple[Seat, int] | None:
    """What is answered for somebody: for others that they let it happen, for the seat where it can do nothing else."""
    game = position.game
    if position.over or not game.is_line(until, start.state, position.state, seat):
        return None
    for asked, decision in sorted(position.decisions.items(), key=lambda one: one[0] != seat):
        reaction = game.reaction(position.state, decision) if asked != NATURE else None
        value = reaction.answers.get(IF_ABLE if asked == seat else NEVER) if reaction is not None else None
        if value is not None:
            return asked, value
        if asked == seat:
            return None
    return None


def amount(game: Game[Any], position: Position[Any], seat: Seat, condition: Condition | Needed) -> int:
    """What a fact comes to now."""
    values = []
    for thing in condition.things:
        domain, _, id = thing.partition(":")
        values.append(game.domains[domain].index[id])
    return game.fact(position.state, seat, condition.fact, tuple(values))


def check(game: Game[Any], position: Position[Any], seat: Seat, needed: Needed) -> Check:
    fact, now = game.facts_by_id[needed.fact], amount(game, position, seat, needed)
    about = dict(zip(fact.about, needed.things, strict=True))
    message = say(f"{game.key}-goal-{fact.id}", number=needed.number, **about)
    condition = Condition(needed.fact, needed.number, needed.things)
    return Check(condition, fact.bound, fact.rule, now, fact.is_met(now, needed.number), message)


def state_of(puzzle: Puzzle, position: Position[Any]) -> State:
    """Is the line that has led to this position over, and has it come to the goal?"""
    game, goal = position.game, puzzle.goal
    is_over = not goes_on(begun(puzzle, game), position, puzzle.seat, goal.until)
    is_met = all(check(game, position, puzzle.seat, each).is_met for each in goal.conditions)
    return "solved" if is_met and (is_over or not goal.at_end) else "failed" if is_over else "open"


def standing(puzzle: Puzzle, position: Position[Any]) -> Standing:
    """How far the line has come that has led from the puzzle to this position."""
    game, seat, goal = position.game, puzzle.seat, puzzle.goal
    start, state = begun(puzzle, game), state_of(puzzle, position)
    checks = tuple(check(game, position, seat, each) for each in goal.conditions)
    shown = tuple(check(game, position, seat, each) for each in goal.shown)
    line = steps_of(puzzle, start, position)
    left = left_at(puzzle, game, line, start.count) if state == "failed" else None
    return Standing(state, checks, shown, line, left)


def steps_of(puzzle: Puzzle, start: Position[Any], position: Position[Any]) -> tuple[Step, ...]:
    """The seat's answers since the start, those left out that had to be so."""
    return told(start, position.history()[start.count :], puzzle.seat)


def told(start: Position[Any], answers: Iterable[Answer], seat: Seat) -> tuple[Step, ...]:
    """Answers from a position on, with what words may name; chance has its say among them."""
    then, found = start.copy(), list[Step]()
    then.seed = None
    for who, question, value in answers:
        decision = then.decisions[who]
        if who == seat and len(decision.values) > 1 and then.game.is_act(question, value):
            option = decision.domain.ids[value]
            found.append(Step(question, option, then.game.about(then.state, decision, value), then.count))
        then.play(who, value)
    return tuple(found)


def followed(puzzle: Puzzle, game: Game[Any], line: str) -> Position[Any]:
    """The position after the seat's answers of a line; refused where they are not asked or not allowed."""
    return _followed(begun(puzzle, game), puzzle.seat, puzzle.goal.until, line)


def _followed(start: Position[Any], seat: Seat, until: str, line: str) -> Position[Any]:
    position, game = start.copy(), start.game
    for _, question, value in own_answers(game, line):
        decision = position.decisions.get(seat)
        if decision is None or decision.question is not question:
            raise Refused(refuse("", "core-puzzle-outdated", game=game.key))
        play(start, position, seat, until, value)
    return position


Place = tuple[int, tuple[tuple[str, str], ...], str, int, Seat, str]  # of a puzzle, for what is found once


def line_steps(puzzle: Puzzle, game: Game[Any], line: str) -> tuple[Step, ...]:
    """A line that is known of a puzzle, answer by answer; who looks at a table asks for it again and again."""
    options = tuple(puzzle.options.items())
    place = puzzle.seats, options, puzzle.answers, puzzle.seed, puzzle.seat, puzzle.goal.until
    return _line_steps(game, place, line)


@lru_cache(maxsize=512)
def _line_steps(game: Game[Any], place: Place, line: str) -> tuple[Step, ...]:
    seats, options, answers, seed, seat, until = place
    start = _begun(game, seats, options, answers).copy()
    start.seed = seed
    start.answer_chance()
    return told(start, _followed(start, seat, until, line).history()[start.count :], seat)


def solution_steps(puzzle: Puzzle, game: Game[Any], place: int = 0) -> tuple[Step, ...]:
    """A solution, answer by answer."""
    return line_steps(puzzle, game, puzzle.solutions[place])


def next_of(line: tuple[Step, ...], known: tuple[Step, ...]) -> Step | None:
    """What comes next in a known solution; None where a line has left it, or has come to its end."""
    own, whole_line = [[(step.question.key, step.option) for step in some] for some in (line, known)]
    return known[len(own)] if own == whole_line[: len(own)] and len(own) < len(known) else None


def trap_of(puzzle: Puzzle, game: Game[Any]) -> Step | None:
    """What looks good and is not: the last answer of the line of a simple bot that could still have succeeded."""
    steps = line_steps(puzzle, game, puzzle.trap)
    return steps[-1] if steps else None


def left_at(puzzle: Puzzle, game: Game[Any], line: tuple[Step, ...], least: int) -> int:
    """Where a line has left the solution that it shares most with: the answers that had been given there."""
    own = [(step.question.key, step.option) for step in line]
    best = 0
    for place in range(len(puzzle.solutions)):
        known = [(step.question.key, step.option) for step in solution_steps(puzzle, game, place)]
        same = next((n for n, (a, b) in enumerate(zip(own, known, strict=False)) if a != b), min(len(own), len(known)))
        best = max(best, same)
    return line[best].after if best < len(line) else least


# ---- reading ---------------------------------------------------------------------------------------------------------


def read_puzzles(root: Node, game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game that stand at a node; refused with the place and what would be right there."""
    found = []
    for node in root["puzzles"].items():
        goal = node["goal"]
        for each in (*goal["conditions"].items(), *(goal["shown"].items() if goal.has("shown") else ())):
            each["fact"].one_of(game.facts_by_id)
        found.append(decode(Puzzle, node))
    return tuple(found)
