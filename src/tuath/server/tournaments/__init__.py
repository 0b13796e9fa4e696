"""Tournaments: who meets whom, tables that are made and counted by themselves, and how everybody stands.

``schedule``, ``matching``, ``swiss``, ``standing`` and ``drawing`` only reckon; ``rows`` keeps what was settled;
``opening`` and ``entering`` change it for people, ``seating`` and ``directing`` by themselves;
``deletion`` takes somebody out of it; ``shown`` tells it.
"""

from __future__ import annotations

from tuath.server.entry.entry import Entry
from tuath.server.tables.seating import Seating
from tuath.server.tables.table_cache import Shelf
from tuath.server.tournaments.directing import Director
from tuath.server.tournaments.entering import Entering
from tuath.server.tournaments.rows import Rows
from tuath.server.tournaments.seating import Tabling


class Tournaments:
    """All tournaments of this server, by concern."""

    def __init__(self, shelf: Shelf, seating: Seating) -> None:
        self.rows = Rows(shelf.store)
        self.entering = Entering(self.rows)
        self.director = Director(self.rows, Tabling(shelf, seating))

    def counted(self, entry: Entry) -> None:
        """A game is over, and its result is counted."""
        if entry.tournament is not None:
            self.director.look_at(entry.tournament)
