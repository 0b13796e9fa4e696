"""The places of a game's board: which columns of an observation are about each of them, and which lie side by side.

What makes a place good is mostly what lies there and beside it, and that is the same all over a board: a network that
looks at all places alike needs no example of each.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tuath.bots.answers import answers_of
from tuath.bots.columns import columns_of
from tuath.core.game import Game


class Board:
    """Places, by name; all have the same columns."""

    def __init__(self, game: Game[Any]) -> None:
        columns = columns_of(game)
        self.places: tuple[str, ...] = ()
        self.kinds: tuple[str, ...] = ()  # what is known of each
        for name, domain in game.domains.items():
            if not game.is_on_board(name) or len(domain) < 2:
                continue
            kinds = kinds_of(columns.names, domain.ids)
            if len(kinds) > len(self.kinds):
                self.places, self.kinds, self.domain = domain.ids, kinds, name
        index = {name: place for place, name in enumerate(columns.names)}
        self.columns: NDArray[np.int64] = np.array(
            [[index[f"{kind}: {place}"] for kind in self.kinds] for place in self.places], np.int64
        ).reshape(len(self.places), len(self.kinds))
        self.beside = self._beside(game)

    def _beside(self, game: Game[Any]) -> NDArray[np.float32]:
        """For each place the mean of those beside it, as the game begins; nothing where that is not settled."""
        number = len(self.places)
        found = np.zeros((number, number), np.float32)
        state = game.setup(game.complete(game.seats[0], {}))
        for one in range(number):
            for other in range(number):
                if one != other and game.distance(state, 0, self.domain, one, other) == 1:
                    found[one, other] = 1
        most = max(1.0, float(found.sum(1).max(initial=0)))
        return found / most

    def links(self, game: Game[Any]) -> NDArray[np.float32]:
        """For each part of answers the place that it names, or, each a little, those that what it names fits."""
        names = answers_of(game).names
        place = {id: at for at, id in enumerate(self.places)}
        known: dict[str, tuple[str, ...]] = {id: (id,) for id in self.places}
        for name, domain in game.domains.items():
            for value, id in enumerate(domain.ids):
                known.setdefault(id, tuple(each for each in game.fits(name, value) if each in place))
        found = np.zeros((len(names), len(self.places)), np.float32)
        for at, name in enumerate(names):
            named = known.get(name.removeprefix("thing "), ()) if name.startswith("thing ") else ()
            for each in named:
                found[at, place[each]] = len(named) ** -0.5
        return found


def kinds_of(names: tuple[str, ...], ids: tuple[str, ...]) -> tuple[str, ...]:
    """What is noted of each of these things."""
    found: dict[str, set[str]] = defaultdict(set)
    for name in names:
        kind, _, id = name.rpartition(": ")
        found[kind].add(id)
    return tuple(kind for kind, known in found.items() if known == set(ids))


@lru_cache(maxsize=16)
def board_of(game: Game[Any]) -> Board:
    return Board(game)
