"""A lock for changes among people, over all workers: what was looked up for one still holds when it is made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db.store import Store


async def in_order(store: Store, write: Callable[[AsyncConnection], Awaitable[None]]) -> None:
    async def alone(connection: AsyncConnection) -> None:
        await take_turn(connection)
        await write(connection)

    await store.carry_out(alone)


async def take_turn(connection: AsyncConnection) -> None:
    """Until the transaction ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(7482913)"))
