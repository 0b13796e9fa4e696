"""A policy: what a seat would answer at a glance, by one pass through a network; and the bot that plays it.

It reads what the seat knows, what it is asked, what it has answered in this step and what it may answer. Everything is
joined by names: of columns of the observation, of questions, and of parts of answers. What a network has not heard of
counts nothing, and an answer it has not heard of starts from those of its parts that it knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuath.bots.answers import Answers, answers_of
from tuath.bots.board import Board, board_of
from tuath.bots.bot import Chair
from tuath.bots.columns import Columns, Row, columns_of
from tuath.core.game import Game
from tuath.core.question import Decision, Seat

Table = NDArray[np.float32]
Tables = Mapping[str, Table]
REMEMBERED = 8  # a seat's last answers in the step
TINY = 1e-5


class Seen(NamedTuple):
    """A decision as a policy sees it; answers are numbered with the seat as the first."""

    row: Row
    question: int
    given: NDArray[np.int32]  # what it has answered in this step, as often as REMEMBERED
    legal: NDArray[np.int32]  # in the order of the decision's values


class Eye:
    """How positions of a game become what its policy sees."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.answers: Answers = answers_of(game)
        self.columns: Columns = columns_of(game)
        self.board: Board = board_of(game)

    def see(self, row: Row, decision: Decision[Any], seats: int, seat: Seat, given: Sequence[tuple[str, int]]) -> Seen:
        offsets = self.answers.space.offsets
        turned = self.answers.turned(seats, seat)
        legal = turned[np.array(decision.values, np.int32) + offsets[decision.question.key]]
        before = np.full(REMEMBERED, self.answers.size, np.int32)
        for place, (key, value) in enumerate(given[-REMEMBERED:]):
            before[place] = turned[offsets[key] + value]
        return Seen(row, self.answers.questions[decision.question.key], before, legal)


class Shape(NamedTuple):
    """How wide the layers of a policy are."""

    first: int = 384
    second: int = 256
    answer: int = 128  # numbers of an answer, where it is chosen
    heard: int = 64  # and where it is read


NEAR = 24  # numbers of a place of the board
GAZES = 2  # ways of looking at all of them
LARGE = 2000  # columns


def shape_for(eye: Eye) -> Shape:
    """Narrower where there is much to read, so that networks stay small."""
    return Shape() if eye.columns.size < LARGE else Shape(256, 192, 96, 48)


def sizes(eye: Eye, shape: Shape) -> dict[str, tuple[int, ...]]:
    """The tables of a policy by name."""
    parts = len(eye.answers.names)
    places, kinds = eye.board.columns.shape
    near = {
        "near_read": (kinds, NEAR),
        "near_beside": (kinds, NEAR),
        "near_asked": (len(eye.answers.questions), NEAR),
        "near_place": (places, NEAR),
        "near_again": (NEAR, NEAR),
        "near_around": (NEAR, NEAR),
        "near_bias": (NEAR,),
        "near_wanted": (shape.answer, GAZES * NEAR),
        "near_sought": (len(eye.answers.questions), GAZES * NEAR),
        "near_parts": (parts, GAZES * places),
        "near_most": (NEAR, shape.first),
        "near_mean": (NEAR, shape.first),
    }
    return (near if places else {}) | {
        "read": (eye.columns.size, shape.first),
        "asked": (len(eye.answers.questions), shape.first),
        "parts_heard": (parts, shape.heard),
        "heard": (2 * shape.heard, shape.first),
        "bias1": (shape.first,),
        "scale1": (shape.first,),
        "shift1": (shape.first,),
        "second": (shape.first, shape.second),
        "bias2": (shape.second,),
        "scale2": (shape.second,),
        "shift2": (shape.second,),
        "third": (shape.second, shape.answer),
        "bias3": (shape.answer,),
        "parts": (parts, shape.answer),
    }


LATER = ("near_most", "near_mean")  # of the best place and of all: networks made before have none
NAMED = {  # tables with named rows
    "read": "columns",
    "asked": "questions",
    "parts_heard": "parts",
    "parts": "parts",
    "near_read": "kinds",
    "near_beside": "kinds",
    "near_asked": "questions",
    "near_place": "places",
    "near_sought": "questions",
    "near_parts": "parts",
}


def names_of(eye: Eye) -> dict[str, tuple[str, ...]]:
    return {
        "columns": eye.columns.names,
        "questions": tuple(eye.answers.questions),
        "parts": eye.answers.names,
        "kinds": eye.board.kinds,
        "places": eye.board.places,
    }


def joined(table: Table, known: Sequence[str], names: Sequence[str]) -> Table:
    """The rows of a table in the order of other names; those it has none for are zeros."""
    if tuple(known) == tuple(names):
        return table
    place = {name: at for at, name in enumerate(known)}
    found = np.zeros((len(names), *table.shape[1:]), table.dtype)
    for at, name in enumerate(names):
        if name in place:
            found[at] = table[place[name]]
    return found


class Policy:
    """A network's numbers, and what they make of decisions."""

    def __init__(self, eye: Eye, tables: Tables) -> None:
        self.eye = eye
        self.tables = {name: np.ascontiguousarray(table, np.float32) for name, table in tables.items()}
        self.heard = eye.answers.table(self.tables["parts_heard"])
        self.chosen = eye.answers.table(self.tables["parts"])
        for name in LATER:
            if "near_parts" in tables:
                self.tables.setdefault(name, np.zeros((NEAR, self.tables["read"].shape[1]), np.float32))
        self.looks_around = any(name in tables and tables[name].any() for name in ("near_wanted", "near_sought"))
        if self.looks_around:
            self.named = eye.answers.table(self.tables["near_parts"])

    def thoughts(
        self, rows: Table, questions: Any, given: Any, legal: NDArray[np.int32], starts: Any, places: Table | None
    ) -> Table:
        """What is made of each decision before its answers are looked at."""
        of = self.tables
        counts = np.diff(starts, append=len(legal)).astype(np.float32)
        offered = np.add.reduceat(self.heard[legal], starts) / counts[:, None]
        heard = np.concatenate([self.heard[given].sum(1), offered], 1)
        found = rows @ of["read"] + of["asked"][questions] + heard @ of["heard"] + of["bias1"]
        if places is not None:
            found += places.max(1) @ of["near_most"] + places.mean(1) @ of["near_mean"]
        found = np.maximum(levelled(found) * of["scale1"] + of["shift1"], 0.0)
        found = np.maximum(levelled(found @ of["second"] + of["bias2"]) * of["scale2"] + of["shift2"], 0.0)
        thought: Table = found @ of["third"] + of["bias3"]
        return thought

    def logits(self, seen: Sequence[Seen]) -> list[Table]:
        """For each decision how likely its answers are, as logarithms."""
        counts = [len(each.legal) for each in seen]
        starts = np.cumsum([0, *counts[:-1]])
        legal = np.concatenate([each.legal for each in seen])
        rows, questions = np.stack([each.row for each in seen]), [each.question for each in seen]
        places = self.places(rows, questions) if self.looks_around else None
        thoughts = self.thoughts(rows, questions, np.stack([each.given for each in seen]), legal, starts, places)
        found = np.einsum("ij,ij->i", self.chosen[legal], np.repeat(thoughts, counts, axis=0))
        if places is not None:
            around = self.around(places, questions, thoughts)
            found += np.einsum("ij,ij->i", self.named[legal], np.repeat(around, counts, axis=0))
        return np.split(found, starts[1:])

    def at_a_glance(self, chair: Chair) -> Table:
        """How likely each answer is that this seat may give, as logarithms, in the order of its decision."""
        row = self.eye.columns.folded(chair.known)
        return self.logits([self.eye.see(row, chair.decision, chair.seats, chair.seat, chair.given)])[0]

    def places(self, rows: Table, questions: Any) -> Table:
        """What is made of each place of the board, by what is there and beside it."""
        of, board = self.tables, self.eye.board
        known = rows[:, board.columns]
        asked = of["near_asked"][questions][:, None]
        first = known @ of["near_read"] + of["near_place"] + asked
        if board.beside.any():
            first += (board.beside @ known) @ of["near_beside"]
        first = np.maximum(first, 0.0)
        second = first @ of["near_again"] + of["near_bias"]
        if board.beside.any():
            second += (board.beside @ first) @ of["near_around"]
        found: Table = np.maximum(second, 0.0)
        return found

    def around(self, places: Table, questions: Any, thoughts: Table) -> Table:
        """How good each place of the board is in each way of looking at it."""
        of = self.tables
        wanted = (thoughts @ of["near_wanted"] + of["near_sought"][questions]).reshape(len(places), GAZES, NEAR)
        found: Table = (wanted @ places.transpose(0, 2, 1)).reshape(len(places), -1)
        return found


def levelled(found: Table) -> Table:
    """Each row around 0, with a spread of 1."""
    centred = found - found.mean(1, keepdims=True)
    level: Table = centred / np.sqrt((centred * centred).mean(1, keepdims=True) + TINY)
    return level


class Glance:
    """A bot that answers at a glance: what its policy finds likeliest, or, when warm, any answer as likely as it is."""

    def __init__(self, policy: Policy, warmth: float = 0.0) -> None:
        self.policy, self.warmth = policy, warmth

    def choose(self, chair: Chair, rng: Random) -> int:
        if (known := chair.settled) is not None:
            return known
        looks, values = self.policy.at_a_glance(chair), chair.decision.values
        if not self.warmth:
            return int(values[int(looks.argmax())])
        return int(rng.choices(values, np.exp((looks - looks.max()) / self.warmth).tolist())[0])
