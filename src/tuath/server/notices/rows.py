"""The rows of channels and of notices that wait to be sent: none is lost, none sent twice."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Message
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.timing.clock import STEADY
from tuath.server.wire.words import message_data

LOOKED = "looked"  # the setting that says up to when changes of tables have been looked at
LEASE = 300.0  # seconds that a worker has for what it sends; then another may
LONGEST = 60 * 86_400.0  # seconds; so long it is known what has been sent
ASKED = 3 * 86_400.0  # seconds; so long a mailbox may take to agree
channels, notices = schema.channels, schema.notices


class Notice(NamedTuple):
    """Something to be told to one channel, once."""

    channel: str
    subject: str
    kind: str
    table: str | None
    due: float


class Rows:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.insert = sqlite.insert if store.is_sqlite else postgresql.insert

    # ---- channels -----------------------------------------------------------------------------------------------

    async def channel(self, id: str) -> Row[Any] | None:
        async with self.store.connections.connect() as connection:
            return (await connection.execute(select(channels).where(channels.c.id == id))).first()

    async def channels_of(self, players: Collection[str]) -> list[Row[Any]]:
        query = select(channels).where(channels.c.player.in_(players)).order_by(channels.c.created, channels.c.id)
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query))

    async def add(self, values: dict[str, Any]) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(channels).values(created=STEADY.now(), **values))

        await self.store.carry_out(write)

    async def change(self, id: str, **values: Any) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(channels).where(channels.c.id == id).values(**values))

        await self.store.carry_out(write)

    async def drop(self, ids: Collection[str]) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(notices).where(notices.c.channel.in_(ids)))
            await connection.execute(delete(channels).where(channels.c.id.in_(ids)))

        await self.store.carry_out(write)

    async def kept(self, name: str, made: str) -> str:
        """A setting, the first that any worker has made."""
        settings = schema.settings
        query = select(settings.c.value).where(settings.c.name == name)
        async with self.store.connections.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            return str(found)

        async def write(connection: AsyncConnection) -> None:
            new = self.insert(settings).values(name=name, value=made)
            await connection.execute(new.on_conflict_do_nothing())

        await self.store.carry_out(write)
        return await self.kept(name, made)

    # ---- what is to be sent --------------------------------------------------------------------------------------

    async def put(self, wanted: Sequence[Notice]) -> None:
        """To be sent when it is due; what has been put before stays as it is."""
        if not wanted:
            return
        rows = [{**notice._asdict(), "created": STEADY.now()} for notice in wanted]

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(self.insert(notices).values(rows).on_conflict_do_nothing())

        await self.store.carry_out(write)

    async def look_again(self, player: str) -> None:
        """The time of somebody is another now: what is told before it is gone is due at another moment."""
        own = select(channels.c.id).where(channels.c.player == player)

        async def write(connection: AsyncConnection) -> None:
            soon = update(notices).where(notices.c.kind == "soon", notices.c.due.is_not(None))
            await connection.execute(soon.where(notices.c.channel.in_(own)).values(due=STEADY.now()))

        await self.store.carry_out(write)

    async def claim(self, now: float, most: int) -> list[str]:
        """Channels to which something is due, which nobody else sends to until we are done with them."""
        due = select(notices.c.channel).where(notices.c.due <= now)
        free = (channels.c.status != "off") & (channels.c.paused <= now) & (channels.c.claimed <= now)
        query = select(channels.c.id).where(free, channels.c.id.in_(due)).order_by(channels.c.id).limit(most)
        async with self.store.connections.connect() as connection:
            if (await connection.execute(query)).first() is None:  # as nearly always: nothing is written
                return []
        found: list[str] = []

        async def write(connection: AsyncConnection) -> None:
            found.extend((await connection.execute(query.with_for_update(skip_locked=True))).scalars())
            claimed = update(channels).where(channels.c.id.in_(found))
            await connection.execute(claimed.values(claimed=now + LEASE))

        await self.store.carry_out(write)
        return found

    async def due(self, channel: str, now: float) -> list[Row[Any]]:
        query = select(notices).where(notices.c.channel == channel, notices.c.due <= now)
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query.order_by(notices.c.due, notices.c.id)))

    async def settle(self, channel: str, put_off: dict[int, float], done: Collection[int], **values: Any) -> None:
        """What has been sent, or need not be, is done; the rest is due later; the channel is free again."""

        async def write(connection: AsyncConnection) -> None:
            if done:
                await connection.execute(update(notices).where(notices.c.id.in_(done)).values(due=None))
            for id, due in put_off.items():
                await connection.execute(update(notices).where(notices.c.id == id).values(due=due))
            free = update(channels).where(channels.c.id == channel)
            await connection.execute(free.values(claimed=0.0, **values))

        await self.store.carry_out(write)

    async def failed(self, channel: str, because: Message, *, paused: float, is_off: bool) -> None:
        """It is tried again later; or not any more, and what waits is forgotten."""
        values: dict[str, Any] = {"failures": channels.c.failures + 1, "trouble": message_data(because)}
        values |= {"status": "off"} if is_off else {"paused": paused}

        async def write(connection: AsyncConnection) -> None:
            free = update(channels).where(channels.c.id == channel)
            await connection.execute(free.values(claimed=0.0, **values))
            if is_off:
                waiting = delete(notices).where(notices.c.channel == channel, notices.c.due.is_not(None))
                await connection.execute(waiting)

        await self.store.carry_out(write)

    async def forget_old(self, now: float) -> None:
        """What was sent long ago, and mailboxes that have not answered."""
        silent = select(channels.c.id).where(channels.c.status == "asked", channels.c.created < now - ASKED)

        async def write(connection: AsyncConnection) -> None:
            old = notices.c.due.is_(None) & (notices.c.created < now - LONGEST)
            await connection.execute(delete(notices).where(old | notices.c.channel.in_(silent)))
            await connection.execute(delete(channels).where(channels.c.id.in_(silent)))

        await self.store.carry_out(write)

    # ---- tables --------------------------------------------------------------------------------------------------

    async def begin(self, now: float) -> None:
        """What happened before anybody wanted word is not told."""

        await self.kept(LOOKED, str(now))
        if self.store.is_sqlite:  # nobody else sends, and what was on its way when we were stopped is not
            async with self.store.connections.connect() as connection:
                held = (await connection.execute(select(channels.c.id).where(channels.c.claimed > 0))).scalars().all()
            for id in held:
                await self.change(id, claimed=0.0)

    async def look(self, until: float, note: Callable[[str], Awaitable[None]]) -> None:
        """Note each table that has changed since the last look, is quiet since ``until``, and has who wants word.

        Of several workers one does it; should it die meanwhile, another begins where it began.
        """
        async with self.store.connections.connect() as connection:
            if not await self._changed(connection, await self._looked(connection), until):
                return
        mark = update(schema.settings).where(schema.settings.c.name == LOOKED).values(value=str(until))
        if not self.store.is_sqlite:
            async with self.store.connections.begin() as connection:
                last = await self._looked(connection, is_sole=True)
                for id in await self._changed(connection, last, until):
                    await note(id)
                if last < until:
                    await connection.execute(mark)
            return
        async with self.store.connections.connect() as connection:
            found = await self._changed(connection, await self._looked(connection), until)
        for id in found:
            await note(id)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(mark)

        await self.store.carry_out(write)

    async def _looked(self, connection: AsyncConnection, *, is_sole: bool = False) -> float:
        """Up to when it has been looked; as if everything had been, where another worker is looking now."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == LOOKED)
        query = query.with_for_update(skip_locked=True) if is_sole else query
        value = (await connection.execute(query)).scalar_one_or_none()
        return math.inf if value is None else float(value)

    async def _changed(self, connection: AsyncConnection, after: float, until: float) -> list[str]:
        tables, memberships = schema.tables, schema.memberships
        wanted = select(memberships.c.table).join(channels, channels.c.player == memberships.c.player)
        wanted = wanted.where(channels.c.status == "on", ~memberships.c.quiet)
        query = select(tables.c.id).where(tables.c.updated > after, tables.c.updated <= until)
        query = query.where(tables.c.status == "playing", tables.c.id.in_(wanted))
        return list((await connection.execute(query.order_by(tables.c.updated))).scalars())

    async def count_due(self, now: float) -> int:
        query = select(func.count()).select_from(notices).where(notices.c.due <= now)
        async with self.store.connections.connect() as connection:
            return int((await connection.execute(query)).scalar_one())
