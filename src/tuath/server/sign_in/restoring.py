"""Sign-ins when a backup is restored: it opens no doors closed since; who is signed in stays as it is.

Sign-ins, tokens and passkeys of the players whom the replaced rows knew are theirs, not the copy's. Of a player whom
they did not know, as on a new machine, nobody can say what was ended since: whoever has a pass-phrase or a passkey
signs in again, and the others stay signed in, as they could not come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db import schema
from tuath.server.db.database_url import file_of
from tuath.server.db.shapes import known_shapes, shape_of
from tuath.server.db.store import Store

WAYS = (schema.sign_ins, schema.tokens, schema.passkeys)


class Open(NamedTuple):
    """The doors that are open: of which players that is known, and what opens them, by table."""

    players: frozenset[str] = frozenset()
    ways: tuple[Sequence[dict[str, Any]], ...] = ((),) * len(WAYS)


def read_open(url: str) -> Open:
    """As the rows have it; nothing is known where there are none, or of an earlier shape."""
    file = file_of(url)
    if file is not None and not (file.exists() and file.stat().st_size):
        return Open()
    return asyncio.run(read(url))


async def read(url: str) -> Open:
    store = Store(url)
    try:
        async with store.connections.connect() as connection:
            if await connection.run_sync(shape_of) != known_shapes()[-1]:
                return Open()
            players = frozenset((await connection.execute(select(schema.players.c.id))).scalars())
            found = [[dict(row._mapping) for row in await connection.execute(select(table))] for table in WAYS]
            return Open(players, tuple(found))
    finally:
        await store.close()


def keep_open(url: str, now: Open) -> None:
    """In rows that have just been restored, which get the newest shape, these doors and no others."""
    asyncio.run(keep(url, now))


async def keep(url: str, now: Open) -> None:
    store = Store(url)
    try:
        await store.open()
        async with store.connections.begin() as connection:
            await connection.execute(delete(schema.sign_in_links))
            here = set((await connection.execute(select(schema.players.c.id))).scalars())
            known = here & now.players
            await sign_out(connection, await able_to_return(connection) - known, schema.sign_ins)
            new = sqlite.insert if store.is_sqlite else postgresql.insert
            for table, rows in zip(WAYS, now.ways, strict=True):
                await sign_out(connection, known, table)
                if mine := [row for row in rows if row["player"] in known]:
                    await connection.execute(new(table).on_conflict_do_nothing(), mine)
    finally:
        await store.close()


async def able_to_return(connection: AsyncConnection) -> set[str]:
    """Who has a pass-phrase or a passkey."""
    players, passkeys = schema.players, schema.passkeys
    has_passkey = select(passkeys.c.player).where(passkeys.c.player == players.c.id).exists()
    query = select(players.c.id).where(or_(players.c.passphrase.is_not(None), has_passkey))
    return set((await connection.execute(query)).scalars())


async def sign_out(connection: AsyncConnection, players: Iterable[str], table: Any) -> None:
    if who := [{"who": player} for player in players]:
        await connection.execute(delete(table).where(table.c.player == bindparam("who")), who)
