"""Inviting friends, and members of one's clubs, to a table that waits: they find it where they begin."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import LISTED, Store
from tuath.server.entry.entry import Entry
from tuath.server.errors import Forbidden, NotThere
from tuath.server.people.blocks import blocked_around
from tuath.server.people.friends import friends_of
from tuath.server.people.order import in_order
from tuath.server.settings import settings
from tuath.server.timing.clock import STEADY

MOST_INVITED = 20  # to one table

invitations = schema.invitations


async def invite(store: Store, entry: Entry, player: str, others: Collection[str]) -> None:
    """All of them or nobody; who has been invited stays so, and who does not want to is not asked again."""
    if player not in entry.persons() and player != entry.host:
        raise Forbidden
    if entry.status != "waiting" or entry.is_full():
        raise Refused(refuse("", "server-invite-full"))
    near, against = await companions(store, player), await blocked_around(store, player)
    if not set(others) <= near - against:
        raise Refused(refuse("", "server-invite-strangers"))

    async def write(connection: AsyncConnection) -> None:
        query = select(invitations.c.player).where(invitations.c.table == entry.id)
        known = set((await connection.execute(query)).scalars())
        new = [other for other in dict.fromkeys(others) if other not in known | entry.persons()]
        if len(known) + len(new) > MOST_INVITED:
            raise Refused(refuse("", "server-many-invited", most=MOST_INVITED))
        rows = [{"table": entry.id, "player": other, "by": player, "at": time.time()} for other in new]
        if rows:
            await connection.execute(insert(invitations), rows)

    await in_order(store, write)


async def companions(store: Store, player: str) -> set[str]:
    """Whom somebody may invite."""
    mine, others = schema.club_members.alias(), schema.club_members
    query = select(others.c.player).join(mine, mine.c.club == others.c.club).where(mine.c.player == player)
    async with store.connections.connect() as connection:
        fellows = set((await connection.execute(query)).scalars())
    return (fellows | await friends_of(store, player)) - {player}


async def named(store: Store, players: Collection[str]) -> list[Row[Any]]:
    """These, by name."""
    who = schema.players
    query = select(who.c.id, who.c.name).where(who.c.id.in_(players)).order_by(func.lower(who.c.name), who.c.id)
    async with store.connections.connect() as connection:
        return list(await connection.execute(query))


async def invited_to(store: Store, table: str) -> list[Row[Any]]:
    """Whom somebody has invited to a table, with their names; nobody is told who has declined."""
    players = schema.players
    query = select(invitations.c.player, players.c.name).join(players, players.c.id == invitations.c.player)
    query = query.where(invitations.c.table == table).order_by(invitations.c.at, players.c.name)
    async with store.connections.connect() as connection:
        return list(await connection.execute(query))


async def invitations_of(store: Store, player: str, most: int = 50) -> list[Row[Any]]:
    """The tables to which somebody is invited, as long as a chair is free there; the last invitation first."""
    tables, players = schema.tables, schema.players
    who = (invitations.c.by, invitations.c.at, players.c.name.label("by_name"), tables.c.invitation)
    query = select(*LISTED, *who).join(invitations, invitations.c.table == tables.c.id)
    query = query.join(players, players.c.id == invitations.c.by)
    query = query.where(invitations.c.player == player, ~invitations.c.declined, tables.c.status == "waiting")
    query = query.where(tables.c.updated >= STEADY.now() - settings().expires)
    async with store.connections.connect() as connection:
        rows: list[Any] = list(
            await connection.execute(query.order_by(invitations.c.at.desc(), tables.c.id).limit(most))
        )
    return [row for row in rows if has_room_for(row.chairs, player)]


def has_room_for(chairs: Any, player: str) -> bool:
    """By the chairs as the rows keep them; damaged ones have none."""
    found = [chair for chair in chairs if isinstance(chair, dict)] if isinstance(chairs, list) else []
    return any(chair.get("kind") == "open" for chair in found) and all(chair.get("player") != player for chair in found)


async def decline(store: Store, player: str, table: str) -> None:
    here = (invitations.c.table == table) & (invitations.c.player == player)

    async def write(connection: AsyncConnection) -> None:
        if not (await connection.execute(update(invitations).where(here).values(declined=True))).rowcount:
            raise NotThere

    await store.carry_out(write)
