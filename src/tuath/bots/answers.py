"""Every answer of a game by its parts: question, things, kinds, amounts; what is learned of one serves others.

Parts have names. A network keeps some numbers for each name, and an answer's numbers are the sum of those of its parts:
a card that is added later starts from its question and its kind instead of switching the network off. Seats in answers
are counted from the one who answers, as observations count them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tuath.core.actions import ActionSpace
from tuath.core.game import Game
from tuath.core.question import Domain, Seat

Numbers = NDArray[np.int32]
FEW = 70  # values of a question that has numbers of its own for each; those of larger ones have only their parts
MANY = 200  # values of a domain whose things are no more than what they are made of
NUMBER = re.compile(r"-?\d+")
PLACE = re.compile(r"\d+(-\w+)+")  # "3-4": a land of a board
FIELD = re.compile(r"[A-Z]\d+")  # "C7": a field by row and column
GOODS = re.compile(r"([a-z]\d+){2,}")  # "d1s0h2": so many of each
OWN_PART = "answer "  # how the names of parts begin that belong to one answer alone
SEAT = re.compile(r"p(\d+)")


def parts_of(domain: Domain, id: str) -> Iterator[str]:
    """The parts of a value of a domain: itself, the things it is made of, what kind they are of."""
    tokens = id.split(":")
    if (len(tokens) > 1 and len(domain) <= MANY) or not (len(tokens) > 1 or NUMBER.fullmatch(id)):
        yield f"thing {id}"
    for place, token in enumerate(tokens):
        if NUMBER.fullmatch(token):
            yield f"{domain.name} {place} {token}"
            continue
        if len(tokens) > 1:
            yield f"thing {token}"
        if PLACE.fullmatch(token):
            yield from (f"{domain.name} {place}.{at} {each}" for at, each in enumerate(token.split("-")))
        elif FIELD.fullmatch(token):
            yield from (f"thing {token[0]}", f"thing {token[1:]}")
        elif GOODS.fullmatch(token):
            yield from (f"goods {each}" for each in re.findall(r"[a-z]\d+", token))
        elif "_" in token:
            yield f"kind {token.partition('_')[0]}"


class Answers:
    """All answers of a game, numbered as its space of actions numbers them."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.space = ActionSpace(game.questions, game.domains)
        self.questions = {question.key: place for place, question in enumerate(game.questions)}
        index: dict[str, int] = {}
        rows: list[list[int]] = []
        for question in game.questions:
            domain = game.domains[question.domain]
            for value, id in enumerate(domain.ids):
                traits = (f"trait {trait}" for trait in game.traits(domain.name, value))
                names = [f"question {question.key}", *parts_of(domain, id), *traits]
                if len(domain) <= FEW:
                    names.append(f"{OWN_PART}{question.key} {id}")
                rows.append([index.setdefault(name, len(index)) for name in dict.fromkeys(names)])
        self.names = tuple(index)
        width = max(map(len, rows))
        self.parts: Numbers = np.array([row + [len(index)] * (width - len(row)) for row in rows], np.int32)
        self.turned = lru_cache(maxsize=64)(self._turned)

    @property
    def size(self) -> int:
        return self.space.size

    def table(self, numbers: NDArray[np.float32]) -> NDArray[np.float32]:
        """The numbers of every answer, one row more for none at all, from those of the parts."""
        padded = np.concatenate([numbers, np.zeros((1, numbers.shape[1]), np.float32)])
        found = np.zeros((self.size + 1, numbers.shape[1]), np.float32)
        for column in self.parts.T:
            found[:-1] += padded[column]
        return found

    def _turned(self, seats: int, seat: Seat) -> Numbers:
        """For each answer what it is called where this seat counts as the first."""
        found = np.arange(self.size, dtype=np.int32)
        for question in self.game.questions:
            domain = self.game.domains[question.domain]
            offset = self.space.offsets[question.key]
            for value, id in enumerate(domain.ids):
                other = ":".join(turned_seat(token, seats, seat) for token in id.split(":"))
                if other != id:
                    found[offset + value] = offset + domain.index[other]
        return found


def turned_seat(token: str, seats: int, seat: Seat) -> str:
    named = SEAT.fullmatch(token)
    if named is None or int(named[1]) > seats:
        return token
    return f"p{(int(named[1]) - 1 - seat) % seats + 1}"


@lru_cache(maxsize=16)
def answers_of(game: Game[Any]) -> Answers:
    return Answers(game)
