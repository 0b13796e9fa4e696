"""The list of running public games for onlookers, the strongest players first, then the freshest.

A table is drawn by the page from what a spectator sees of it; log and chat are read at the table.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

from tuath.core.message import Refused
from tuath.server.errors import NotThere
from tuath.server.people.outcome import size_of
from tuath.server.people.profile import SURE, strength
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.tables.views.protocol import UNSEEN, count_spectators, is_late_row, table_data
from tuath.server.timing.clock import STEADY
from tuath.server.wire import outgoing
from tuath.server.wire.words import stamp

MOST = 24  # tables
Ratings = Sequence[outgoing.Strength | None]


async def hall_of(server: Server) -> outgoing.Hall:
    """As everybody sees it, whoever asks."""
    now = STEADY.now()
    rows = await server.store.list_public("playing", now - settings().archived)
    rows = [row for row in rows if not row.puzzle and not server.tables.shelf.is_set_apart(row.id, row.version)]
    seen = await server.store.seen_counts([row.id for row in rows], now)
    known = await ratings_at(server, rows)
    fresh = {row.id: freshness(row, seen.get(row.id, UNSEEN).at) for row in rows}
    best = sorted(rows, key=lambda row: (-worth(known[row.id]), -fresh[row.id], row.id))[:MOST]
    found = [await in_hall(server, row, known[row.id], fresh[row.id]) for row in best]
    return {"tables": [table for table in found if table is not None]}


def freshness(row: Any, seen: float | None) -> float:
    """When something was last seen to happen there."""
    return (seen or row.created) if is_late_row(row, None) else row.updated


async def ratings_at(server: Server, rows: Sequence[Any]) -> Mapping[str, Ratings]:
    """By table and seat, as far as enough rated games tell it."""
    people = {chair["player"] for row in rows for chair in row.chairs if chair["kind"] == "human" and chair["player"]}
    ratings = {(one.game, one.size, one.player): one for one in await server.ledger.ratings_among(people, SURE)}

    def of(row: Any) -> Ratings:
        found = [ratings.get((row.game, size_of(len(row.chairs)), chair["player"])) for chair in row.chairs]
        return [None if one is None else strength(one) for one in found]

    return {row.id: of(row) for row in rows}


def worth(ratings: Ratings) -> float:
    """How strong those are who play there, by what one may rely on; nothing where nobody is known."""
    known = [one["mu"] - 2 * one["sigma"] for one in ratings if one is not None]
    return sum(known) / len(ratings) if known else 0.0


async def in_hall(server: Server, row: Any, ratings: Ratings, fresh: float) -> outgoing.HallTable | None:
    """A table, unless it cannot be read or is over meanwhile."""
    with contextlib.suppress(Refused, NotThere):
        entry = await server.tables.seen_by(await server.tables.shelf.entry(row.id), None)
        if entry.status != "playing":
            return None
        people = server.hub.people(row.id)
        table = table_data(entry, None, people, entry.version_for(None))
        table["log"], table["chat"] = [], []
        table.pop("since", None)
        return {
            "table": table,
            "created": stamp(row.created),
            "updated": stamp(fresh),
            "watching": count_spectators(entry, people),
            "ratings": list(ratings),
        }
    return None
