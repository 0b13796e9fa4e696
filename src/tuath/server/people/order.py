"""Changes among people, one after the other at all workers: what was looked up for a change still holds when it is made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.store import Store


async def in_order(store: Store, write: Callable[[AsyncConnection], Awaitable[None]]) -> None:
    """On SQLite there is one writer anyway."""

    async def alone(connection: AsyncConnection) -> None:
        if not store.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(7482913)"))
        await write(connection)

    await store.carry_out(alone)
