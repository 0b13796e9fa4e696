"""A chair at a table of strangers: the oldest open one that is as somebody wishes, or a new one that others will find.

Only tables with the usual rules are meant, whose chairs are for people. Of two that are opened at the same moment at
two workers, the later one is given up for the older one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from tuath.core.game import write_setup
from tuath.core.message import Refused, refuse
from tuath.games.materials import Materials
from tuath.server.entry.chairs import OPEN
from tuath.server.entry.entry import Entry
from tuath.server.errors import Forbidden, NotThere
from tuath.server.people.blocks import blocked_around
from tuath.server.people.tables import drop_table
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Player
from tuath.server.tables.seating import Customs, Seating
from tuath.server.tables.table_cache import Shelf
from tuath.server.timing.clock import STEADY
from tuath.server.wire.incoming import Pace

LOOKED_AT = 200  # open tables
CLOCKS: Mapping[Pace, Mapping[str, Any]] = {
    "live": {"minutes": 60.0, "increment": 30.0, "gone": "bot"},
    "days": {"days": 3, "reserve": 5, "weekends": False, "zone": "UTC", "gone": "bot"},
}
KIND = {"live": "minutes", "days": "days"}


class Wanted(NamedTuple):
    game: str
    seats: int
    pace: Pace | None  # None: whatever there is
    rated: bool


class Pairing:
    """Brings strangers together."""

    def __init__(self, shelf: Shelf, seating: Seating, materials: Materials) -> None:
        self.shelf = shelf
        self.seating = seating
        self.materials = materials
        self.one_by_one = asyncio.Lock()

    async def find(self, player: Player, wanted: Wanted) -> Entry:
        if player.is_program:  # strangers who ask for somebody want people
            raise Refused(refuse("", "server-program-pairing"))
        game = self.materials.current(wanted.game)
        usual = write_setup(game.complete(wanted.seats, {}))  # refused where so many cannot play it
        async with self.one_by_one:
            found = await self._sit_down(player, wanted, usual)
            if found is not None:
                return found
            chairs = ["me", *["open"] * (wanted.seats - 1)]
            clock, customs = CLOCKS[wanted.pace or "live"], Customs(rated=wanted.rated)
            made = await self.seating.create(player, game, chairs, {}, clock=clock, customs=customs)
            older = None if made.status != "waiting" else await self._sit_down(player, wanted, usual, made)
            if older is None:
                return made
            await self._give_up(made.id, player)
            return older

    async def _sit_down(self, player: Player, wanted: Wanted, usual: str, made: Entry | None = None) -> Entry | None:
        """The table where the player waits already, or else the oldest that fits; once one is ``made``, older ones."""
        store = self.shelf.store
        rows = await store.list_public("waiting", STEADY.now() - settings().expires, LOOKED_AT)
        blocked = await blocked_around(store, player.id)
        for row in sorted(rows, key=lambda row: (player.id not in players_of(row), row.created, row.id)):
            if made is not None and (row.created, row.id) >= (made.created, made.id):
                continue
            if not is_wanted(row, wanted) or players_of(row) & blocked:
                continue
            with contextlib.suppress(Refused, Forbidden, NotThere):
                if (await self.shelf.entry(row.id)).setup == usual:
                    return await self.seating.join(row.id, player, None, None)
        return None

    async def _give_up(self, id: str, player: Player) -> None:
        """Unless somebody has sat down there meanwhile, who then finds a free chair."""
        async with self.shelf.locked(id) as entry:
            if entry.status != "waiting":
                return
            for seat in entry.seats_of(player):
                entry.chairs[seat] = OPEN
            await self.shelf.save(entry)
            if entry.persons():
                return
        await self.shelf.store.carry_out(lambda connection: dropped(connection, id))
        self.shelf.forget(id)


async def dropped(connection: Any, id: str) -> None:
    await drop_table(connection, id)


def players_of(row: Any) -> set[str]:
    """Who sits there, and for whom a chair is kept."""
    return {who for chair in row.chairs for who in (chair["player"], chair.get("kept")) if who}


def is_wanted(row: Any, wanted: Wanted) -> bool:
    """By its row, as far as that tells."""
    if row.game != wanted.game or len(row.chairs) != wanted.seats or row.rated != wanted.rated:
        return False
    if any(chair["kind"] not in ("human", "open") or chair.get("kept") for chair in row.chairs):
        return False
    kind = None if row.clock is None else "days" if "days" in row.clock else "minutes"
    return wanted.pace is None or kind == KIND[wanted.pace]
