"""Friends: one asks, the other accepts; either ends it. Who has declined is not asked again, and nobody is told."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.errors import NotThere
from tuath.server.people.order import in_order

MOST_FRIENDS, MOST_ASKED = 200, 50  # of one player; open questions by one, or to one
ASKED, DECLINED, FRIENDS = "asked", "declined", "friends"

bonds = schema.friendships


async def bonds_of(store: Store, player: str) -> list[Row[Any]]:
    """All friends, and all who have asked or were asked, with their names; the first one first."""
    players = schema.players
    query = select(bonds.c.asker, bonds.c.state, bonds.c.since, players.c.id.label("player"), players.c.name)
    query = query.join(players, or_(players.c.id == bonds.c.one, players.c.id == bonds.c.other))
    query = query.where(or_(bonds.c.one == player, bonds.c.other == player), players.c.id != player)
    async with store.connections.connect() as connection:
        return list(await connection.execute(query.order_by(bonds.c.since, players.c.id)))


async def friends_of(store: Store, player: str) -> frozenset[str]:
    return frozenset(row.player for row in await bonds_of(store, player) if row.state == FRIENDS)


async def befriend(store: Store, player: str, other: str) -> None:
    """Ask somebody, or accept where the other has asked; asked twice, it is asked once.

    Whoever is blocked learns no more than that the question is not taken.
    """
    if player == other:
        raise Refused(refuse("", "server-friend-yourself"))
    if await store.player(other) is None:
        raise NotThere

    async def write(connection: AsyncConnection) -> None:
        await check_blocks(connection, player, other)
        known = (await connection.execute(select(bonds).where(between(player, other)))).first()
        if known is None:
            await check_questions(connection, player, other)
            await ask(connection, player, other)
        elif known.state != FRIENDS and known.asker != player:
            await check_friends(connection, player, other)
            now = {"state": FRIENDS, "since": time.time()}
            await connection.execute(update(bonds).where(between(player, other)).values(**now))

    await in_order(store, write)


async def part(store: Store, player: str, other: str) -> None:
    """A friendship ends; what was asked is taken back, or declined."""

    async def write(connection: AsyncConnection) -> None:
        asked_me = (bonds.c.state == ASKED) & (bonds.c.asker == other)
        await connection.execute(update(bonds).where(between(player, other), asked_me).values(state=DECLINED))
        mine = or_(bonds.c.state == FRIENDS, (bonds.c.state == ASKED) & (bonds.c.asker == player))
        await connection.execute(delete(bonds).where(between(player, other), mine))

    await in_order(store, write)


# ---- rows ------------------------------------------------------------------------------------------------------------


def between(player: str, other: str) -> Any:
    one, two = sorted((player, other))
    return (bonds.c.one == one) & (bonds.c.other == two)


async def ask(connection: AsyncConnection, player: str, other: str) -> None:
    one, two = sorted((player, other))
    row = {"one": one, "other": two, "asker": player, "state": ASKED, "since": time.time()}
    await connection.execute(insert(bonds).values(**row))


async def check_blocks(connection: AsyncConnection, player: str, other: str) -> None:
    blocks = schema.blocks
    query = select(blocks.c.player).where(blocks.c.kind == "block")
    pair = blocks.c.player.in_((player, other)) & blocks.c.other.in_((player, other))
    by = set((await connection.execute(query.where(pair))).scalars())
    if player in by:
        raise Refused(refuse("", "server-friend-blocked"))
    if by:
        raise Refused(refuse("", "server-friend-not-taken"))


async def check_friends(connection: AsyncConnection, player: str, other: str) -> None:
    for who, key in ((player, "server-many-friends"), (other, "server-friend-not-taken")):
        if await count_bonds(connection, who, bonds.c.state == FRIENDS) >= MOST_FRIENDS:
            raise Refused(refuse("", key, most=MOST_FRIENDS))


async def check_questions(connection: AsyncConnection, player: str, other: str) -> None:
    """Nobody asks half the world, and nobody is asked by it."""
    await check_friends(connection, player, other)
    if await count_bonds(connection, player, bonds.c.state != FRIENDS, bonds.c.asker == player) >= MOST_ASKED:
        raise Refused(refuse("", "server-many-asked", most=MOST_ASKED))
    if await count_bonds(connection, other, bonds.c.state == ASKED, bonds.c.asker != other) >= MOST_ASKED:
        raise Refused(refuse("", "server-friend-not-taken", most=MOST_FRIENDS))


async def count_bonds(connection: AsyncConnection, player: str, *which: Any) -> int:
    own = or_(bonds.c.one == player, bonds.c.other == player)
    return int((await connection.execute(select(func.count()).select_from(bonds).where(own, *which))).scalar_one())
