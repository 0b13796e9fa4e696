"""Tables that go for good, with all that was answered and said there. Results that were counted stay."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db import schema


async def drop_table(connection: AsyncConnection, id: str) -> bool:
    """Whether there was such a table."""
    for rows in (schema.requests, schema.answers, schema.chat, schema.memberships, schema.invitations):
        await connection.execute(delete(rows).where(rows.c.table == id))
    return (await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))).rowcount == 1
