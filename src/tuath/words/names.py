"""What players and things are called at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.core.record import seat_name
from tuath.words.catalogue import Catalogue


def names_at(position: Position[Any], words: Catalogue) -> dict[str, str]:
    """What players and things are called at this moment of the game."""
    seats = {f"seat:{seat_name(seat)}": seat_called(position, seat, words) for seat in range(position.setup.seats)}
    return seats | named(position.game.called(position.state), words)


def named(called: Mapping[str, str], words: Catalogue) -> dict[str, str]:
    """What things are called at a table, in words."""
    return {thing: words.name(other) for thing, other in called.items()}


def seat_called(position: Position[Any], seat: Seat, words: Catalogue) -> str:
    """The tribe, faction or colour of a seat if the game gives it one."""
    called = position.game.seat_name(position.state, seat)
    return words.name(called) if called else words.say(f"core-seat-{seat_name(seat)}")
