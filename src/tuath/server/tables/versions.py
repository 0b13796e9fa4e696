"""A table's version at this worker, brought up to the one that a client says it has seen."""

from __future__ import annotations

from tuath.server.entry.entry import Entry
from tuath.server.errors import Ahead
from tuath.server.sign_in.identity import Player
from tuath.server.tables.table_cache import Shelf


async def reached(shelf: Shelf, id: str, player: Player | None, version: int | None) -> Entry:
    """The table, which has come at least as far as this player has seen it; refused where it has not.

    Another worker may have stored more than we have heard of: the rows know.
    """
    entry = await shelf.entry(id)
    if version is None or version <= entry.version_for(player):
        return entry
    newest = (await shelf.store.versions([id])).get(id, 0)
    shelf.stale(id, max(newest, shelf.heard.get(id, 0)))
    async with shelf.locked(id):
        pass  # what is under way is done, and what is old is forgotten
    entry = await shelf.entry(id)
    if version > entry.version_for(player):
        raise Ahead
    return entry
