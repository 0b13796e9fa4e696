"""Deletion of an account: everything personal goes, games stay for the others, with a name taken away.

Running games are resigned first, as by the player's own hand; waiting tables are left. Then, at once: names and words
of the player at all tables, sign-ins, tokens, passkeys, ratings, and the player.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.journal import CHANNEL
from tuath.server.db.store import ENDED, Store
from tuath.server.entry.chairs import GONE, OPEN
from tuath.server.entry.entry import Entry
from tuath.server.errors import Damaged, NotThere
from tuath.server.people.cut_ties import cut_all_ties
from tuath.server.people.tables import drop_table
from tuath.server.sign_in.identity import EVERY, Player
from tuath.server.tables.table_cache import Shelf
from tuath.server.tournaments.deletion import wipe_entrant

Settled = Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]


class Deleting:
    """The last that is done for a player."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.store = shelf.store

    async def delete(self, player: Player, name: str, settled: Settled) -> list[tuple[str, int]]:
        """The tables that have changed, with their new versions; refused where the name is not the player's own."""
        if name.strip() != player.name:
            raise Refused(refuse("", "server-delete-name"))
        for id in await unfinished_of(self.store, player.id):
            try:
                await settled(partial(self._go, id, player))
            except (Damaged, NotThere):
                continue  # its rows are wiped all the same
        return await self._wipe(player.id)

    async def _go(self, id: str, player: Player) -> None:
        async with self.shelf.locked(id) as entry:
            leave(entry, player)
            await self.shelf.save(entry)

    async def _wipe(self, player: str) -> list[tuple[str, int]]:
        changed: list[tuple[str, int]] = []

        async def write(connection: AsyncConnection) -> None:
            changed.clear()
            for row in await own_records(connection, player):
                await drop_table(connection, row.id)
                changed.append((row.id, row.version + 1))
            for row in await tables_of(connection, player):
                if row.status == "waiting" and not has_people(row.chairs, player):
                    await drop_table(connection, row.id)
                else:
                    await wipe_table(connection, row, player)
                changed.append((row.id, row.version + 1))
            await wipe_rows(connection, player)
            if not self.store.is_sqlite:
                for id, version in changed:
                    await connection.execute(select(func.pg_notify(CHANNEL, f"{id} {version}")))
                await connection.execute(select(func.pg_notify(ENDED, f"{player} {EVERY}")))

        await self.store.carry_out(write)
        return changed


def leave(entry: Entry, player: Player) -> None:
    """Out of every chair: a bot plays on in those of a running game."""
    for seat, chair in enumerate(entry.chairs):
        if player.id not in (chair.player, chair.kept):
            continue
        if entry.status == "waiting" or chair.kept is not None:
            entry.chairs[seat] = OPEN
        elif entry.status == "playing":
            entry.chairs[seat] = chair.left_to("greedy", resigned=True)
    others = sorted(entry.persons() - {player.id})
    if entry.host == player.id and others:
        entry.host = others[0]


async def unfinished_of(store: Store, player: str) -> list[str]:
    tables, memberships = schema.tables, schema.memberships
    query = select(tables.c.id).join(memberships, memberships.c.table == tables.c.id)
    query = query.where(memberships.c.player == player, tables.c.status != "over")
    async with store.connections.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def own_records(connection: AsyncConnection, player: str) -> list[Any]:
    """Records that the player has brought: they are nobody else's, and may name anybody."""
    tables = schema.tables
    query = select(tables.c.id, tables.c.version).where(tables.c.host == player, tables.c.record.is_not(None))
    return list(await connection.execute(query))


async def tables_of(connection: AsyncConnection, player: str) -> list[Any]:
    """Those where the player sat, spoke, or was the host; nobody changes them meanwhile."""
    tables, memberships, chat = schema.tables, schema.memberships, schema.chat
    sat = select(memberships.c.table).where(memberships.c.player == player)
    spoke = select(chat.c.table).where(or_(chat.c.player == player, chat.c.text.contains(player, autoescape=True)))
    query = select(tables.c.id, tables.c.version, tables.c.status, tables.c.chairs, tables.c.host)
    query = query.where(or_(tables.c.id.in_(sat), tables.c.id.in_(spoke), tables.c.host == player))
    return list(await connection.execute(query.order_by(tables.c.id).with_for_update()))


async def wipe_table(connection: AsyncConnection, row: Any, player: str) -> None:
    tables, chat = schema.tables, schema.chat
    values = {"version": row.version + 1, "chairs": nameless(row.chairs, player)}
    host = {"host": GONE} if row.host == player else {}
    await connection.execute(update(tables).where(tables.c.id == row.id).values(**values, **host))
    mine = (chat.c.table == row.id) & (chat.c.player == player)
    await connection.execute(update(chat).where(mine).values(player=GONE, name="", text=""))
    about = (chat.c.table == row.id) & (chat.c.player == "") & chat.c.text.contains(player, autoescape=True)
    for line in list(await connection.execute(select(chat.c.number, chat.c.text).where(about))):
        here = (chat.c.table == row.id) & (chat.c.number == line.number)
        await connection.execute(update(chat).where(here).values(text=unnamed(line.text)))


def has_people(chairs: Any, player: str) -> bool:
    """Does anybody else wait at a table?"""
    return any(chair.get("player") not in (None, player) for chair in chairs if isinstance(chair, dict))


def nameless(chairs: Any, player: str) -> Any:
    """Chairs as the rows keep them; damaged ones stay as they are."""
    if not isinstance(chairs, list):
        return chairs
    gone = {"player": None, "kept": None, "name": ""}
    mine = [isinstance(chair, dict) and player in (chair.get("player"), chair.get("kept")) for chair in chairs]
    return [{**chair, **gone} if is_mine else chair for chair, is_mine in zip(chairs, mine, strict=True)]


def unnamed(text: str) -> str:
    """What the table has said of a player, without saying of whom."""
    said = json.loads(text)
    return json.dumps({**said, "params": {**said["params"], "player": GONE, "name": "–"}})


async def wipe_rows(connection: AsyncConnection, player: str) -> None:
    await wipe_entrant(connection, player)
    results, reports, blocks = schema.results, schema.reports, schema.blocks
    await connection.execute(update(results).where(results.c.player == player).values(player=None))
    for column in (reports.c.by, reports.c.about):
        await connection.execute(update(reports).where(column == player).values({column: None}))
    await connection.execute(delete(blocks).where(or_(blocks.c.player == player, blocks.c.other == player)))
    await cut_all_ties(connection, player)
    channels, notices = schema.channels, schema.notices
    mine = select(channels.c.id).where(channels.c.player == player)
    await connection.execute(delete(notices).where(notices.c.channel.in_(mine)))
    ways = schema.tokens, schema.passkeys, schema.sign_in_links, schema.sign_ins
    for table in (channels, schema.ratings, schema.memberships, *ways):
        await connection.execute(delete(table).where(table.c.player == player))
    await connection.execute(delete(schema.players).where(schema.players.c.id == player))
