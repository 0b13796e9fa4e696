"""What a seat knows, as numbers: for those who learn from games.

A game notes part after part, always the same ones in the same order and of the same size, whatever the position and
the number of players; so all observations of a game are rows of one table, and ``chart`` names its columns. Numbers
are mostly between 0 and 1. Seats are counted from the one who looks: it comes first, the others as they sit.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from tuath.core.game import Game
from tuath.core.notes import Labels, Notes, Part
from tuath.core.question import Seat


def observation(game: Game[Any], state: Any, seat: Seat) -> array[float]:
    """What the seat knows of a state; the same for all states that it cannot tell apart."""
    notes = Notes()
    game.observe(state, seat, notes)
    return array("f", b"".join(notes.pieces))


@lru_cache(maxsize=32)
def chart(game: Game[Any]) -> tuple[Part, ...]:
    """The parts of an observation of this game, in order."""
    labels = Labels()
    game.observe(game.setup(game.complete(game.seats[-1], {})), 0, labels)
    return tuple(labels.parts)


class Shape(NamedTuple):
    """How many numbers there are, and what they mean: the same names, scales and things have the same fingerprint."""

    size: int
    fingerprint: str


@lru_cache(maxsize=32)
def shape(game: Game[Any]) -> Shape:
    parts = chart(game)
    noted = (domain for name, domain in game.domains.items() if name not in game.spoken)
    things = [id for domain in noted for id in domain.ids]  # in whose order sets are noted
    text = " ".join([*(f"{part.name}:{part.size}/{part.top:g}" for part in parts), *things])
    return Shape(sum(part.size for part in parts), sha256(text.encode()).hexdigest()[:12])
