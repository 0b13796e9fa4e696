"""Blocks and reports: whom somebody does not want to hear or sit with; what is told to the server's host."""

from __future__ import annotations

import time
from typing import Any, Literal

from sqlalchemy import Row, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.errors import NotThere
from tuath.server.people.cut_ties import cut_ties_between
from tuath.server.settings import DAY
from tuath.server.wire.cleaning import cleaned

Kind = Literal["mute", "block"]
MOST_BLOCKS, MOST_REPORTS = 200, 10  # of one player; reports in a day
LONGEST_REPORT = 1000


async def blocks_of(store: Store, player: str) -> list[Row[Any]]:
    blocks, players = schema.blocks, schema.players
    query = select(blocks.c.other, blocks.c.kind, blocks.c.since, players.c.name, players.c.program)
    query = query.join(players, players.c.id == blocks.c.other).where(blocks.c.player == player)
    async with store.connections.connect() as connection:
        return list(await connection.execute(query.order_by(blocks.c.since, blocks.c.other)))


async def has_blocked(store: Store, player: str, other: str) -> bool:
    """Who is blocked neither sits down at the other's tables, nor invites the other."""
    blocks = schema.blocks
    query = select(blocks.c.kind).where(blocks.c.player == player, blocks.c.other == other, blocks.c.kind == "block")
    async with store.connections.connect() as connection:
        return (await connection.execute(query)).first() is not None


async def blocked_around(store: Store, player: str) -> set[str]:
    """Everybody whom a player has blocked, or who has blocked the player."""
    blocks = schema.blocks
    by = select(blocks.c.other).where(blocks.c.player == player, blocks.c.kind == "block")
    of = select(blocks.c.player).where(blocks.c.other == player, blocks.c.kind == "block")
    async with store.connections.connect() as connection:
        return set((await connection.execute(by.union(of))).scalars())


async def set_block(store: Store, player: str, other: str, kind: Kind | None) -> None:
    """Mute or block somebody, or neither any more."""
    if player == other:
        raise Refused(refuse("", "server-block-yourself"))
    if await store.player(other) is None:
        raise NotThere
    if kind is not None and len(await blocks_of(store, player)) >= MOST_BLOCKS:
        raise Refused(refuse("", "server-many-blocks", most=MOST_BLOCKS))
    blocks = schema.blocks

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(delete(blocks).where(blocks.c.player == player, blocks.c.other == other))
        if kind is not None:
            await connection.execute(insert(blocks).values(player=player, other=other, kind=kind, since=time.time()))
        if kind == "block":
            await cut_ties_between(connection, player, other)

    await store.carry_out(write)


async def report(store: Store, by: str, about: str, kind: str, text: str, table: str | None) -> None:
    """Kept for the host of the server; nobody else reads it."""
    text, now = cleaned(text), time.time()
    if not 1 <= len(text) <= LONGEST_REPORT:
        raise Refused(refuse("", "server-bad-text", most=LONGEST_REPORT))
    if await store.player(about) is None:
        raise NotThere
    reports = schema.reports
    query = select(func.count()).where(reports.c.by == by, reports.c.at >= now - DAY)

    async def write(connection: AsyncConnection) -> None:
        if (await connection.execute(query)).scalar_one() >= MOST_REPORTS:
            raise Refused(refuse("", "server-many-reports", most=MOST_REPORTS))
        row = {"by": by, "about": about, "kind": kind, "text": text, "table": table, "at": now, "done": False}
        await connection.execute(insert(reports).values(**row))

    await store.carry_out(write)
