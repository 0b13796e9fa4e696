"""Records: a whole game as a short text that a person can read and any later version can play again.

    tuath-record 1
    game arrival
    rules 1
    material 2f6c9d5e01ab
    seats 2
    option blockers together

    nature starting-player p2
    p2 port umall
    ...
    end 612

Lines that begin with ``#`` are remarks. One line is one answer: who, to which question, what. That somebody asked for a
hint is a remark too, ``# hint p2`` before the answer that was asked about: whoever does not know it passes over it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tuath.core.game import Answer, Game, Setup, listed
from tuath.core.message import Param, Refusal, Refused, refuse
from tuath.core.question import NATURE, Question, Seat

FORMAT = 1
SEAT = re.compile(r"nature|p[1-9][0-9]?")
PLAYER = re.compile(r"p[1-9][0-9]? \S.*")
RESULT = re.compile(r"[a-z_-]+( p[1-9][0-9]?)*")
NUMBER = re.compile(r"[0-9]{1,40}")
HINT = re.compile(r"# hint (p[1-9][0-9]?)")


class RecordError(Refused):
    """A record that is damaged, foreign or against the rules, with the line; ``because`` is the rule it breaks."""

    def __init__(self, line: int, key: str, because: Refusal | None = None, **params: Param) -> None:
        super().__init__(refuse(because.rule if because else "", key, line=line, **params))
        self.line = line
        self.because = because


class RecordDiffers(RecordError):
    """A record of earlier rules or of other material that the present ones can play only up to this line."""

    def __init__(self, why: RecordError, record: Record, game: Game[Any]) -> None:
        is_older = record.rules < game.version
        key = "core-record-mended" if is_older else "core-record-material"
        known = {"rules": record.rules, "known": game.version} if is_older else {"text": record.material}
        super().__init__(why.line, key, why.because or why.refusal, **known)


class Line(NamedTuple):
    """One answer of a record, by name."""

    number: int
    seat: Seat
    question: str
    option: str


class Asked(NamedTuple):
    """Somebody asked for a hint when so many answers had been given."""

    after: int
    seat: Seat


def seat_name(seat: Seat) -> str:
    return "nature" if seat == NATURE else f"p{seat + 1}"


def write_answer(game: Game[Any], answer: Answer) -> str:
    """The line of a record for one answer."""
    seat, question, value = answer
    return f"{seat_name(seat)} {question.key.removeprefix(f'{game.key}-')} {game.domains[question.domain].ids[value]}"


def read_answer(game: Game[Any], line: str) -> Answer:
    """The answer that ``write_answer`` wrote; refused where rules or material have no such words."""
    try:
        seat, key, option = line.split(" ")
        question = game.questions_by_key[f"{game.key}-{key}"]
        value = game.domains[question.domain].index[option]
        return NATURE if seat == "nature" else int(seat[1:]) - 1, question, value
    except (KeyError, ValueError):
        raise Refused(refuse("", "core-line-unknown", text=line)) from None


def read_line(number: int, text: str) -> Line:
    """A line of a record: who, to which question, what."""
    words = text.split()
    if len(words) != 3 or not SEAT.fullmatch(words[0]):
        raise RecordError(number, "core-record-line", text=text)
    return Line(number, NATURE if words[0] == "nature" else int(words[0][1:]) - 1, words[1], words[2])


@dataclass(slots=True)
class Record:
    """The head of a record and its answers."""

    game: str
    rules: int
    material: str
    setup: Setup
    answers: Sequence[Line] = ()
    seed: int | None = None
    players: dict[Seat, str] = field(default_factory=dict)
    result: str | None = None
    hints: Sequence[Asked] = ()  # that were asked for

    def __str__(self) -> str:
        head = [
            f"tuath-record {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"material {self.material}",
            f"seats {self.setup.seats}",
            *(f"option {name} {value}" for name, value in self.setup.options),
            *(f"player {seat_name(seat)} {one_line(name)}" for seat, name in self.players.items() if one_line(name)),
            *([f"seed {self.seed}"] if self.seed is not None else []),
            "",
        ]
        answers = list[str]()
        for place, line in enumerate(self.answers):
            answers += self._remarks(place)
            answers.append(f"{seat_name(line.seat)} {line.question} {line.option}")
        answers += self._remarks(len(self.answers))
        end = [*([f"result {self.result}"] if self.result else []), f"end {len(self.answers)}"]
        return "\n".join([*head, *answers, *end, ""])

    def _remarks(self, place: int) -> list[str]:
        """Who asked for a hint after so many answers; what was taken back since has been asked at the end."""
        last = len(self.answers)
        return [f"# hint {seat_name(seat)}" for after, seat in self.hints if min(after, last) == place]

    @staticmethod
    def parse(text: str) -> Record:
        """The record in a text; refused with the number of the line and the reason."""
        return _Reader(text).record()


def one_line(name: str) -> str:
    """A name as it can stand in a line of a record."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.head: dict[str, tuple[int, str]] = {}
        self.options: dict[str, str] = {}
        self.players: dict[Seat, str] = {}
        self.answers: list[Line] = []
        self.hints: list[Asked] = []
        self.result: str | None = None

    def record(self) -> Record:
        lines = self.meaningful()
        number, first = next(lines, (1, ""))
        if not first.startswith("tuath-record "):
            raise RecordError(number, "core-record-none")
        if first != f"tuath-record {FORMAT}":
            raise RecordError(number, "core-record-format", format=FORMAT)
        self.read(lines)
        seats = self.whole_number("seats")
        setup = Setup(seats, tuple(self.options.items()))
        seed = self.whole_number("seed") if "seed" in self.head else None
        return Record(
            game=self.word("game"),
            rules=self.whole_number("rules"),
            material=self.word("material"),
            setup=setup,
            answers=self.answers,
            seed=seed,
            players=self.players,
            result=self.result,
            hints=self.hints,
        )

    def meaningful(self) -> Iterator[tuple[int, str]]:
        for number, raw in enumerate(self.lines, start=1):
            line = raw.strip()
            if asked := HINT.fullmatch(line):
                self.hints.append(Asked(len(self.answers), int(asked[1][1:]) - 1))
            if line and not line.startswith("#"):
                yield number, line

    def read(self, lines: Iterator[tuple[int, str]]) -> None:
        """Head, answers and end, until the end is read."""
        for number, line in lines:
            word, _, rest = line.partition(" ")
            if word == "end":
                self.end(number, rest, lines)
                return
            if word == "result":
                if not RESULT.fullmatch(rest):
                    raise RecordError(number, "core-record-line", text=line)
                self.result = rest
            elif SEAT.fullmatch(word):
                self.answers.append(read_line(number, line))
            elif self.answers:
                raise RecordError(number, "core-record-line", text=line)
            else:
                self.head_line(number, word, rest)
        raise RecordError(len(self.lines), "core-record-cut")

    def head_line(self, number: int, word: str, rest: str) -> None:
        if word == "option" and rest.count(" ") == 1 and rest.split(" ", maxsplit=1)[0] not in self.options:
            name, value = rest.split(" ")
            self.options[name] = value
        elif (
            word == "player"
            and PLAYER.fullmatch(rest)
            and int(rest.split(" ", maxsplit=1)[0][1:]) - 1 not in self.players
        ):
            seat, name = rest.split(" ", 1)
            self.players[int(seat[1:]) - 1] = name
        elif word in ("game", "rules", "material", "seats", "seed") and rest and word not in self.head:
            self.head[word] = (number, rest)
        else:
            raise RecordError(number, "core-record-head", text=f"{word} {rest}".strip())

    def end(self, number: int, rest: str, lines: Iterator[tuple[int, str]]) -> None:
        if rest != str(len(self.answers)):
            raise RecordError(number, "core-record-count", count=rest, found=len(self.answers))
        if (after := next(lines, None)) is not None:
            raise RecordError(after[0], "core-record-after-end")

    def word(self, name: str) -> str:
        if name not in self.head:
            raise RecordError(1, "core-record-missing", text=name)
        return self.head[name][1]

    def whole_number(self, name: str) -> int:
        word = self.word(name)
        if not NUMBER.fullmatch(word):
            raise RecordError(self.head[name][0], "core-record-number", text=f"{name} {word}")
        return int(word)


def check_head(record: Record, game: Game[Any]) -> Setup:
    """The record's setup, if it is of this game and not of rules that are yet to come.

    A record of earlier rules or of other material is judged by playing it.
    """
    if record.game != game.key:
        raise RecordError(1, "core-record-game", text=record.game, game=game.key)
    if record.rules > game.version:
        raise RecordError(1, "core-record-rules", rules=record.rules, known=game.version)
    for seat in record.players:
        if seat not in range(record.setup.seats):
            raise RecordError(1, "core-record-seat", text=seat_name(seat))
    try:
        return game.recall(record.setup.seats, dict(record.setup.options))
    except Refused as refused:
        raise RecordError(1, "core-record-setup", because=refused.refusal) from None


def find_question(game: Game[Any], line: Line) -> tuple[Question[Any], int]:
    """The question and the value that a line names."""
    question = game.questions_by_key.get(f"{game.key}-{line.question}")
    if question is None:
        raise RecordError(line.number, "core-record-question", text=line.question)
    value = game.domains[question.domain].index.get(line.option)
    if value is None:
        known = listed(game.domains[question.domain].ids[:8])
        raise RecordError(line.number, "core-record-option", text=line.option, known=known)
    return question, value
