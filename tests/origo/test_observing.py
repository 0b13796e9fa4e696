"""What is kept of an observation is what would be found anew."""

from __future__ import annotations

from random import Random
from typing import Any

from tuath.core.position import Position
from tuath.games import find
from tuath.games.origo.observing import scored_now


def test_what_is_kept_depends_on_nothing_else() -> None:
    game, chance = find("origo"), Random(2)
    anew: Any = getattr(scored_now, "__wrapped__")  # noqa: B009 - the function without its memory
    for seed in range(2):
        position = Position(game, game.complete(3, {}), seed)
        while not position.over:
            assert scored_now(position.state) == anew(position.state)
            seat = chance.choice(list(position.decisions))
            position.play(seat, chance.choice(position.decisions[seat].values))
