"""The columns of a game's observations by name, so that a network finds its numbers again when things are added.

Where all play together, the others' columns are summed: who of them is who matters little, and the rows stay short.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tuath.core.game import Game
from tuath.core.notes import OTHER, OWN
from tuath.core.observation import chart, observation
from tuath.core.question import Seat

Row = NDArray[np.float32]


class Columns:
    """What the numbers of an observation are called, and how one becomes a row for a network."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        parts = chart(game)
        things = things_by_number(game)
        own = [part for part in parts if part.name.startswith(OWN)]
        shared = [part for part in parts if not part.name.startswith((OWN, OTHER))]
        self.block = sum(part.size for part in own)
        self.shared = sum(part.size for part in shared)
        self.others = (sum(part.size for part in parts) - self.shared) // max(1, self.block) - 1
        self.folds = game.planned and self.others > 1
        if self.folds:
            rest = [part._replace(name=part.name.replace(OWN, "another ", 1)) for part in own]
        else:
            rest = [part for part in parts if part.name.startswith(OTHER)]
        self.names = tuple(
            f"{part.name}: {things[part.size][place] if part.size in things else place}"
            for part in (*shared, *own, *rest)
            for place in range(part.size)
        )

    @property
    def size(self) -> int:
        return len(self.names)

    def row(self, state: Any, seat: Seat) -> Row:
        return self.folded(observation(self.game, state, seat))

    def folded(self, numbers: array[float]) -> Row:
        row = np.frombuffer(numbers, np.float32)
        if not self.folds:
            return row
        first = self.shared + self.block
        return np.concatenate([row[:first], row[first:].reshape(self.others, self.block).sum(0)])


def things_by_number(game: Game[Any]) -> dict[int, tuple[str, ...]]:
    """Families of things by how many there are, where no other family of other things has as many."""
    found: dict[int, set[tuple[str, ...]]] = {}
    for name, domain in game.domains.items():
        if name not in game.spoken and not all(id.isdecimal() for id in domain.ids):
            found.setdefault(len(domain), set()).add(domain.ids)
    return {size: next(iter(ids)) for size, ids in found.items() if len(ids) == 1 and size > 2}


@lru_cache(maxsize=16)
def columns_of(game: Game[Any]) -> Columns:
    return Columns(game)
