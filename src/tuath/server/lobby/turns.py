"""A player's list of games: where they are asked, with the least time first; where others are; what is over."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from tuath.core.message import Refused
from tuath.core.question import Seat
from tuath.games import keys
from tuath.server.db.row_checks import is_moment, is_whole
from tuath.server.db.store import Seen
from tuath.server.entry.asking import is_put, is_window
from tuath.server.entry.entry import Entry
from tuath.server.errors import NotThere
from tuath.server.server import Server
from tuath.server.sign_in.identity import Player
from tuath.server.tables.views.protocol import UNSEEN, clock_data, summary, turn_asked
from tuath.server.timing.clock import STEADY
from tuath.server.wire.outgoing import Clock, MySummary, Summary
from tuath.server.wire.words import stamp


async def turns_of(server: Server, player: Player) -> list[MySummary]:
    """The tables at which a player is asked, in order."""
    rows = [row for row in await server.store.list_of(player.id) if row.status == "playing"]
    return [table for table in await my_summaries(server, rows, player) if table["my_turn"]]


async def games_of(server: Server, player: Player) -> list[MySummary]:
    """All tables of a player but those with a puzzle, in order."""
    return await my_summaries(server, await server.store.all_of(player.id), player)


async def my_summaries(server: Server, rows: Sequence[Any], player: Player) -> list[MySummary]:
    rows = [row for row in rows if not row.puzzle or not is_whole(row)]
    counts = await server.store.counts([row.id for row in rows])
    listed = [(row, summary_if_whole(server, row, player, counts.get(row.id, 0))) for row in rows]
    return in_order([
        damaged_summary(row) if data is None else await my_summary(server, row, data, player) for row, data in listed
    ])  # fmt: skip


def summary_if_whole(
    server: Server, row: Any, player: Player | None, count: int, seen: Seen = UNSEEN
) -> Summary | None:
    """A table in a list, unless its row cannot even be listed: then it is set apart."""
    try:
        if not is_whole(row):
            raise ValueError(f"status {row.status!r}, created {row.created!r}, changed {row.updated!r}")
        return summary(row, player, count, seen)
    except Exception as error:
        server.tables.shelf.set_apart(row.id, row.version, error)
        return None


async def my_summary(server: Server, row: Any, summary: Summary, player: Player | None) -> MySummary:
    """A table in the list of its player: whether it waits for that player, and whether it can be read at all."""
    shelf = server.tables.shelf
    mine: MySummary = {
        **summary, "my_turn": False, "damaged": False, "lesson": None, "time": None, "waits_for": [],
        "notified": not row.quiet, "asked": None,
    }  # fmt: skip
    if row.status == "playing":
        with contextlib.suppress(Refused, NotThere):
            entry = await server.tables.seen_by(await shelf.entry(row.id), player)
            now, own = entry.standing(), entry.seats_of(player)
            asked = [seat for seat in entry.thinkers() if seat in own and is_put(entry, seat)]
            others = [] if is_window(entry) else [seat for seat in entry.thinkers() if seat not in own]
            mine["my_turn"], mine["lesson"] = bool(asked), None if now is None else now.place
            mine["waits_for"] = [entry.chairs[seat].name for seat in others]
            mine["time"] = shortest(entry, asked or others)
            if asked and (len(own) == 1 or not entry.game.hides):
                mine["asked"] = turn_asked(entry, asked[0])
    mine["damaged"] = shelf.is_set_apart(row.id, row.version)
    return mine


def damaged_summary(row: Any) -> MySummary:
    """A table of one's own whose row cannot be read: as much of it as there is."""
    made, changed = (at if is_moment(at) else 0.0 for at in (row.created, row.updated))
    return {
        "id": row.id, "game": row.game if row.game in keys() else "", "chairs": [], "status": "over", "count": 0,
        "public": row.public is True, "created": stamp(made), "updated": stamp(changed), "mine": True, "rated": False,
        "clock": None, "delay": 0, "my_turn": False, "damaged": True, "lesson": None, "time": None, "waits_for": [],
        "notified": not row.quiet, "asked": None,
    }  # fmt: skip


def shortest(entry: Entry, seats: Sequence[Seat]) -> Clock | None:
    """The clock that has the least time left; one that rests comes after those that run."""
    clocks = [clock for seat in seats if (clock := clock_data(entry, seat)) is not None]
    return min(clocks, key=lambda clock: (not clock["running"], clock["left"]), default=None)


def gone_at(time: Clock | None) -> float:
    """When the time of a clock is gone; never where there is none."""
    if time is None:
        return math.inf
    return STEADY.now() + time["left"] if time["until"] is None else datetime.fromisoformat(time["until"]).timestamp()


def in_order(tables: Sequence[MySummary]) -> list[MySummary]:
    """Where I am asked, by the moment at which my time is gone; where others are; those that wait; what is over."""

    def place(table: MySummary) -> tuple[int, float]:
        if table["my_turn"]:
            return 0, gone_at(table["time"])
        return {"playing": 1, "waiting": 2, "expired": 3, "over": 4}[table["status"]], 0.0

    return sorted(tables, key=place)  # within these as they came, by when they were last changed
