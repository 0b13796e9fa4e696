"""A file of games that a teacher has played, with how every answer looked to it: to be seen as any policy sees them.

``games`` is a list in JSON: seats, options, seed, and moves (seat, value, whether the teacher was asked); ``counts``
says of how many options each decision was, ``looks`` how those looked, all one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuath.bots.policies import DAMAGED
from tuath.core.datafile import file_trouble
from tuath.core.game import Game, Setup
from tuath.core.message import Refused, refuse
from tuath.core.position import Position
from tuath.training.policy.gathering import SELF, Sitting

LONGEST = 1000  # decisions: longer games go round in circles, and one such would be a third of all that is taught


class Lesson(NamedTuple):
    """A game, and how the options looked wherever the teacher was asked."""

    seats: int
    options: Mapping[str, str]
    seed: int
    moves: Sequence[tuple[int, int, int]]
    looks: Sequence[NDArray[np.float32]]

    def sitting(self, game: Game[Any]) -> Sitting:
        setup = Setup(self.seats, tuple(self.options.items()))
        return Sitting(Position(game, setup, self.seed), [SELF] * self.seats)


def lessons(file: Path) -> Iterator[Lesson]:
    with np.load(file, allow_pickle=False) as found:
        games = json.loads(found["games"].tobytes())
        looks = np.split(found["looks"], np.cumsum(found["counts"], dtype=np.int64)[:-1])
    at = 0
    for game in games:
        asked = sum(was_asked for _, _, was_asked in game["moves"])
        if asked <= LONGEST:
            yield Lesson(game["seats"], game["options"], int(game["seed"]), game["moves"], looks[at : at + asked])
        at += asked


def check_lessons(file: Path) -> None:
    """Refused where it cannot be read, before anybody begins to play."""
    try:
        for _ in lessons(file):
            pass
    except OSError as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(file), reason=file_trouble(error))) from error
    except DAMAGED as error:
        raise Refused(refuse("", "core-training-damaged", file=str(file))) from error
