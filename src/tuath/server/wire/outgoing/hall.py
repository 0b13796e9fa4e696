"""The hall: running games to look on at."""

from __future__ import annotations

from tuath.server.wire.outgoing.base import Sent
from tuath.server.wire.outgoing.profiles import Strength
from tuath.server.wire.outgoing.tables import Table


class HallTable(Sent):
    """A running public game."""

    table: Table
    """As those see it who look on, without log and chat."""
    created: str
    updated: str
    """When something was last seen to happen there."""
    watching: int
    """How many look on."""
    ratings: list[Strength | None]
    """By seat, of people with at least five rated games at such tables."""


class Hall(Sent):
    """Running games to look on at."""

    tables: list[HallTable]
    """The strongest players first, then the freshest; 24 at most."""
