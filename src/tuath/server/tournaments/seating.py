"""Seating of a round: its tables are made with everybody seated and the game begun, closed when stuck."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy.exc import IntegrityError

from tuath.core.game import write_setup
from tuath.core.message import Refused, refuse, say
from tuath.server.db.journal import Conflict
from tuath.server.entry.chairs import GONE, Chair
from tuath.server.entry.days import make_clock
from tuath.server.entry.delays import delay_of
from tuath.server.entry.entry import Entry
from tuath.server.errors import NotThere
from tuath.server.sign_in.identity import Player
from tuath.server.tables.clocks import late_seats
from tuath.server.tables.seating import Seating, new_entry
from tuath.server.tables.table_cache import Shelf
from tuath.server.timing.clock import STEADY
from tuath.server.tournaments.rows import Entrant, Meeting, Tournament

BOT = "greedy"  # plays on for whoever has withdrawn


class Tabling:
    """Makes tables and closes them."""

    def __init__(self, shelf: Shelf, seating: Seating) -> None:
        self.shelf = shelf
        self.seating = seating

    async def make(self, tournament: Tournament, meeting: Meeting) -> None:
        """Once: whoever comes second, at another worker or after a fall, finds the table there."""
        assert meeting.table is not None
        if await self.shelf.store.read(meeting.table) is not None:
            return
        people = [tournament.entrant(number) for number in meeting.seats]
        entry = self._entry(tournament, meeting.table, people)
        with contextlib.suppress(IntegrityError):
            await self.shelf.insert(entry, [one.player for one in people if one.player is not None])

    def _entry(self, tournament: Tournament, id: str, people: Sequence[Entrant]) -> Entry:
        """Nobody is its host: what a host could do was settled when the tournament was opened."""
        row, game = tournament.row, self.shelf.materials.current(tournament.row.game)
        setup = write_setup(game.complete(len(people), row.options))
        entry = new_entry(game, "waiting", Player(GONE, ""), setup, [chair_of(one) for one in people], row.public)
        entry.id, entry.tournament, entry.club = id, tournament.id, row.club
        entry.clock = make_clock(row.clock, len(people))
        entry.rated, entry.hints = True, "forbidden"
        entry.delay = delay_of(entry, None)
        self.seating.begin(entry)
        return entry

    async def resign(self, meeting: Meeting, player: str) -> None:
        """Somebody has withdrawn: a bot plays on where others do."""
        with contextlib.suppress(NotThere, Refused, Conflict):  # the next look finds it again
            async with self.shelf.locked(str(meeting.table)) as entry:
                seats = still_playing(entry, player)
                for seat in seats:
                    entry.chairs[seat] = entry.chairs[seat].left_to(BOT, resigned=True)
                if seats:
                    await self.shelf.save(entry)

    async def close(self, id: str) -> None:
        """A game that is stuck ends unfinished: lost by whoever has no time left, level for all others who stayed."""
        async with self.shelf.locked(id) as entry:
            if entry.status == "over":
                raise Refused(refuse("", "server-game-is-over"))
            for seat in overdue(entry):
                entry.chairs[seat] = replace(entry.chairs[seat], late=True)
            entry.status, entry.undo, entry.replacing = "over", None, None
            await self.shelf.save_with_message(entry, say("server-tournament-closed"))


def chair_of(one: Entrant) -> Chair:
    chair = Chair("human", one.player, one.name)
    return chair if one.left is None and one.player is not None else chair.left_to(BOT, resigned=True)


def still_playing(entry: Entry, player: str) -> list[int]:
    if entry.status != "playing":
        return []
    return [seat for seat, chair in enumerate(entry.chairs) if chair.player == player and not chair.resigned]


def overdue(entry: Entry) -> list[int]:
    """Who has no time left, also where a table waits for the slow."""
    clock = entry.clock
    if clock is None or clock.gone != "wait":
        return late_seats(entry)
    return [seat for seat in entry.thinkers() if clock.time_left(seat, STEADY.now()) < 0]
