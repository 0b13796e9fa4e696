"""A first game with a teacher, as data: how the table is set up, what is said when, what the opponents play.

A lesson stands in ``lesson.json`` in the folder of its game; its sentences stand in the catalogues as
``<game>-lesson-<step>-title``, ``-text``, ``-board``, ``-move``, ``-free`` and ``-why``. It runs on the rules: a step
waits for a question that the rules put, and what it recommends is one of the options they offer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, Any, Literal, NamedTuple

from tuath.core.chance import LAST_SEED
from tuath.core.datafile import Node, ids
from tuath.core.decode import Distinct, Id, Length, decode, whole
from tuath.core.game import Game, Setup, listed
from tuath.core.position import Position
from tuath.core.question import Question, Seat
from tuath.core.record import seat_name

Value = int | str | bool  # of a field of a view
PARTS = ("prompt", "players", "tray", "standing")  # of the page, which can be lit like a thing of the game


def value_at(node: Node) -> Value:
    """A number, a word, or yes or no."""
    if not isinstance(node.value, int | str):
        raise node.wrong("kind", wanted="text")
    return node.value


class Move(NamedTuple):
    """A question that the learner answers. ``take`` is what we would choose, the first of it that is offered.

    Only ``allow`` may be chosen, as long as any of it is offered; where it is empty, everything may.
    """

    question: Id
    take: tuple[Id, ...] = ()
    allow: tuple[Id, ...] = ()


class Why(NamedTuple):
    """A line of the log that tells what an opponent has done; the catalogues say why.

    Opponents answer what the learner does: only of a line that says what is ``given`` is the reason true.
    """

    line: Id
    seat: Annotated[int, whole()]
    given: Mapping[str, Annotated[Value, value_at]] = {}

    def is_of(self, game: str, key: str, params: Mapping[str, Any]) -> bool:
        """Is it the reason of this line, with these parameters?"""
        told = {"seat": f"seat:{seat_name(self.seat)}", **self.given}
        return key == f"{game}-{self.line}" and all(params.get(name) == value for name, value in told.items())


class Step(NamedTuple):
    """One thing at a time: something that is explained, or a move.

    It waits for a moment: a question to the learner, fields of the view that have or exceed a value, an option that is
    offered. A step without a moment follows the one before it at once. Where its moment has not come at the ``latest``
    when fields of the view exceed a value, or when another step would pass it over, it comes then. What it recommends
    and lights may rest on what the learner has answered before: where he has gone ``after`` something else, it is left
    out.
    """

    id: Id
    question: Annotated[str, Node.id] = ""
    when: Mapping[str, Annotated[Value, value_at]] = {}
    least: Mapping[str, Annotated[int, whole()]] = {}
    offers: tuple[Id, ...] = ()
    latest: Mapping[str, Annotated[int, whole()]] = {}
    moves: tuple[Move, ...] = ()
    after: Mapping[str, tuple[Id, ...]] = {}
    light: tuple[Id, ...] = ()
    why: Why | None = None

    @property
    def kind(self) -> Literal["explain", "move"]:
        return "move" if self.moves else "explain"

    @property
    def follows(self) -> bool:
        """Does it come at once after the step before it, whatever is asked?"""
        return not (self.question or self.when or self.least or self.offers or self.moves)


class Chapter(NamedTuple):
    """Steps that belong together, and how long they take."""

    id: Id
    minutes: Annotated[int, whole(1, 60)]
    steps: Annotated[tuple[Step, ...], Length(least=1)]


class Part(NamedTuple):
    """What an opponent plays: by question, the answers to it in the order in which it is asked."""

    seat: Annotated[int, whole()]
    answers: Mapping[str, tuple[Id, ...]]


class Lesson(NamedTuple):
    """A guided first game."""

    seats: Annotated[int, whole(1, 12)]
    seat: Annotated[int, whole(0, 11)]  # the learner's
    seed: Annotated[int, whole(0, LAST_SEED)]
    options: Mapping[str, str]
    chapters: Annotated[tuple[Chapter, ...], Length(least=1), Distinct()]
    script: tuple[Part, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    @property
    def minutes(self) -> int:
        return sum(chapter.minutes for chapter in self.chapters)

    def played_by(self, seat: Seat, question: str, times: int) -> str | None:
        """What an opponent answers who has answered this question so often before; None where nothing is written."""
        written = next((part.answers.get(question, ()) for part in self.script if part.seat == seat), ())
        return written[times] if times < len(written) else None


def begun(lesson: Lesson, game: Game[Any]) -> Position[Any]:
    """The table at the start of a lesson."""
    return Position(game, set_up(lesson, game), lesson.seed)


def set_up(lesson: Lesson, game: Game[Any]) -> Setup:
    return game.complete(lesson.seats, lesson.options)


# ---- reading ---------------------------------------------------------------------------------------------------------


def read_lesson(root: Node, game: Game[Any]) -> Lesson:
    """The lesson of a game that stands at a node; refused with the place and what would be right there."""
    only(root, Lesson._fields)
    lesson = decode(Lesson, root)
    root["seat"].number(0, lesson.seats - 1)
    view = begun(lesson, game).view(lesson.seat)
    every: list[Node] = []
    for chapter in root["chapters"].items():
        only(chapter, Chapter._fields)
        every += chapter["steps"].items()
    ids(every)
    for step in every:
        check_step(step, game, view, lesson)
    for part in root["script"].items() if root.has("script") else ():
        check_part(part, game, lesson)
    return lesson


def check_step(node: Node, game: Game[Any], view: Mapping[str, Any], lesson: Lesson) -> None:
    only(node, Step._fields)
    for name in ("when", "least", "latest"):
        for field in node[name].names() if node.has(name) else ():
            Node(field, f"{node.where}/{name}").one_of(view.keys())
    for thing in node["light"].items() if node.has("light") else ():
        check_thing(thing, game)
    for move in node["moves"].items() if node.has("moves") else ():
        check_move(move, game)
    if node.has("question"):
        domain = game.domains[question_at(node["question"], game).domain]
        for option in node["offers"].items() if node.has("offers") else ():
            option.one_of(domain.ids)
    if node.has("after"):
        check_answers(node["after"], game)
    if node.has("why"):
        check_why(node["why"], game, lesson)


def check_why(node: Node, game: Game[Any], lesson: Lesson) -> None:
    only(node, Why._fields)
    opponent(node["seat"], lesson)
    for name in node["given"].names() if node.has("given") else ():
        if name in game.kinds:
            check_thing(node["given"][name], game)


def check_move(node: Node, game: Game[Any]) -> None:
    only(node, Move._fields)
    domain = game.domains[question_at(node["question"], game).domain]
    for name in ("take", "allow"):
        for option in node[name].items() if node.has(name) else ():
            option.one_of(domain.ids)


def check_part(node: Node, game: Game[Any], lesson: Lesson) -> None:
    only(node, Part._fields)
    opponent(node["seat"], lesson)
    check_answers(node["answers"], game)


def check_answers(node: Node, game: Game[Any]) -> None:
    """By question, options of it."""
    for name in node.names():
        domain = game.domains[question_at(Node(name, node.where), game).domain]
        for option in node[name].items():
            option.one_of(domain.ids)


def question_at(node: Node, game: Game[Any]) -> Question[Any]:
    """A question of the game, named without the game."""
    prefix = f"{game.key}-"
    node.one_of([key.removeprefix(prefix) for key in game.questions_by_key])
    return game.questions_by_key[prefix + node.text()]


def check_thing(node: Node, game: Game[Any]) -> None:
    """A thing of the game, or a part of the page."""
    domain, _, id = node.text().partition(":")
    if domain == "page":
        Node(id, node.where).one_of(PARTS)
    else:
        Node(domain, node.where).one_of(["page", *game.domains])
        Node(id, node.where).one_of(game.domains[domain].ids)


def opponent(node: Node, lesson: Lesson) -> None:
    seat = node.number(0, lesson.seats - 1)
    if seat == lesson.seat:
        others = [str(other) for other in range(lesson.seats) if other != lesson.seat]
        raise node.wrong("unknown", found=str(seat), known=listed(others))


def only(node: Node, known: Collection[str]) -> None:
    """Nothing is passed over in silence because its name is misspelt."""
    for name in unknown(node.names(), known):
        raise node.wrong("unknown", found=name, known=listed(sorted(known)))


def unknown(names: Iterable[str], known: Collection[str]) -> list[str]:
    return [name for name in names if name not in known]
