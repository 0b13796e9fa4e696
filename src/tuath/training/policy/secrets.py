"""What one seat knows and another does not: the columns of observations that a judge of the whole table looks up.

They are found by looking: in games played at random those columns are noted in which two seats see different things
about the same seat, or about the table.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tuath.bots.columns import columns_of
from tuath.bots.critic import Hidden
from tuath.core.game import Game
from tuath.core.observation import observation
from tuath.core.position import Position

GAMES, LOOKS = 12, 0.1  # of two, looked at so often


@lru_cache(maxsize=16)
def secret_columns(game: Game[Any]) -> NDArray[np.int64]:
    """Of a seat's own observation, those that another may not know."""
    columns = columns_of(game)
    shared, block = columns.shared, columns.block
    found = np.zeros(shared + block, bool)
    if game.planned or not columns.others:
        return np.flatnonzero(found)
    rng = Random("secrets")
    for _ in range(GAMES):
        position = Position(game, game.complete(2, {}), rng.getrandbits(64))
        while not position.over:
            if rng.random() < LOOKS:
                one, other = (np.frombuffer(observation(game, position.state, seat), np.float32) for seat in (0, 1))
                found[:shared] |= one[:shared] != other[:shared]
                found[shared:] |= one[shared : shared + block] != other[shared + block : shared + 2 * block]
                found[shared:] |= other[shared : shared + block] != one[shared + block : shared + 2 * block]
            seat = rng.choice(list(position.decisions))
            position.play(seat, int(rng.choice(position.decisions[seat].values)))
    return np.flatnonzero(found)


def hidden_of(game: Game[Any]) -> Hidden:
    return Hidden(secret_columns(game), game.seats[-1])
