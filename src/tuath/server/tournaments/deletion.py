"""Deletion of an account in tournaments: it leaves them all, its name goes, what it has played stays counted."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db import schema
from tuath.server.entry.chairs import GONE
from tuath.server.timing.clock import STEADY
from tuath.server.tournaments.rows import is_mine


async def wipe_entrant(connection: AsyncConnection, player: str) -> None:
    """A tournament of theirs that has not begun is called off; one that runs goes on by itself."""
    tournaments, entrants = schema.tournaments, schema.entrants
    mine = list((await connection.execute(select(tournaments.c.id).where(is_mine(player)).with_for_update())).scalars())
    not_begun = select(tournaments.c.id).where(tournaments.c.status == "open")
    own = entrants.c.player == player
    await connection.execute(delete(entrants).where(own, entrants.c.tournament.in_(not_begun)))
    left = func.coalesce(entrants.c.left, STEADY.now())
    await connection.execute(update(entrants).where(own).values(player=None, left=left))
    hosted = tournaments.c.host == player
    await connection.execute(update(tournaments).where(hosted, tournaments.c.status == "open").values(status="off"))
    await connection.execute(update(tournaments).where(hosted).values(host=GONE))
    changed = update(tournaments).where(tournaments.c.id.in_(mine))
    await connection.execute(changed.values(version=tournaments.c.version + 1))
