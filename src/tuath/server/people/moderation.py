"""Moderation by a host, of tables and people, beside a server that may run; each act is kept with its reason."""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse, say
from tuath.server.db import offline, schema
from tuath.server.db.journal import CHANNEL
from tuath.server.people.bans import is_player
from tuath.server.people.clubs import end_in
from tuath.server.people.order import take_turn
from tuath.server.people.tables import drop_table
from tuath.server.timing.clock import STEADY
from tuath.server.wire.words import message_data

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


def on_rows(url: str, work: Work[T]) -> T:
    """In one transaction on rows of the newest shape: all of it or nothing."""

    return offline.on_rows(url, lambda _, connection: work(connection), writes=True)


async def note(connection: AsyncConnection, what: str, subject: str, reason: str, table: str | None = None) -> int:
    """The number of an act in the log."""
    row = {"at": time.time(), "what": what, "subject": subject, "reason": reason, "table": table}
    made = await connection.execute(insert(schema.deeds).values(**row).returning(schema.deeds.c.number))
    return int(made.scalar_one())


# ---- tables ----------------------------------------------------------------------------------------------------------


def close_table(url: str, id: str, reason: str) -> int:
    """A running game ends unfinished, and says so to those who play it; nothing of it is counted."""

    async def work(connection: AsyncConnection) -> int:
        row = await table_row(connection, id)
        if row.status != "playing":
            raise Refused(refuse("", "command-admin-not-running", table=id))
        ended = {"status": "over", "undo": None, "replacing": None, "due": None, "counted": True}
        await change_table(connection, row, **ended)
        said = json.dumps(message_data(say("server-closed", reason=reason)))
        chat = schema.chat
        number = select(func.count()).select_from(chat).where(chat.c.table == id).scalar_subquery()
        line = {"table": id, "version": row.version + 1, "player": "", "name": "", "text": said, "at": STEADY.now()}
        await connection.execute(insert(chat).values(number=number, **line))
        return await note(connection, "close", id, reason, id)

    return on_rows(url, work)


def hide_table(url: str, id: str, reason: str, *, hidden: bool) -> int:
    """A table or a tournament: in no list, or in the lists again; whoever belongs to it finds it as before."""

    async def work(connection: AsyncConnection) -> int:
        what = "hide" if hidden else "show"
        if await is_tournament_hidden(connection, id, hidden=hidden):
            return await note(connection, what, id, reason)
        await change_table(connection, await table_row(connection, id), hidden=hidden)
        return await note(connection, what, id, reason, id)

    return on_rows(url, work)


async def is_tournament_hidden(connection: AsyncConnection, id: str, *, hidden: bool) -> bool:
    """Now, or shown again; False where there is no such tournament."""
    tournaments = schema.tournaments
    done = await connection.execute(update(tournaments).where(tournaments.c.id == id).values(hidden=hidden))
    return bool(done.rowcount)


def delete_table(url: str, id: str, reason: str) -> int:
    async def work(connection: AsyncConnection) -> int:
        row = await table_row(connection, id)
        await drop_table(connection, id)
        await tell(connection, id, row.version + 1)
        return await note(connection, "delete", id, reason, id)

    return on_rows(url, work)


async def table_row(connection: AsyncConnection, id: str) -> Any:
    tables = schema.tables
    query = select(tables.c.version, tables.c.status, tables.c.id).where(tables.c.id == id).with_for_update()
    row = (await connection.execute(query)).first()
    if row is None:
        raise Refused(refuse("", "command-admin-no-table", table=id))
    return row


async def change_table(connection: AsyncConnection, row: Any, **values: Any) -> None:
    tables = schema.tables
    here = (tables.c.id == row.id) & (tables.c.version == row.version)
    done = await connection.execute(update(tables).where(here).values(version=row.version + 1, **values))
    if done.rowcount != 1:
        raise Refused(refuse("", "command-admin-changed", table=row.id))
    await tell(connection, row.id, row.version + 1)


async def tell(connection: AsyncConnection, id: str, version: int) -> None:
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, f"{id} {version}")))


# ---- clubs -----------------------------------------------------------------------------------------------------------


def end_club(url: str, id: str, reason: str) -> int:
    """Whoever looks on at its tables as a member is sent away within seconds."""

    async def work(connection: AsyncConnection) -> int:
        await take_turn(connection)
        clubs = schema.clubs
        if (await connection.execute(select(clubs.c.id).where(clubs.c.id == id))).first() is None:
            raise Refused(refuse("", "command-admin-no-club", club=id))
        await end_in(connection, id)
        return await note(connection, "end-club", id, reason)

    return on_rows(url, work)


# ---- people ----------------------------------------------------------------------------------------------------------


def subject_of(text: str) -> str:
    """An account, or an address or network as it is written everywhere; refused where it is neither."""
    if is_player(text):
        return text
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise Refused(refuse("", "command-admin-bad-subject", text=text)) from None


def ban(url: str, subject: str, reason: str, days: float | None) -> int:
    subject = subject_of(subject)

    async def work(connection: AsyncConnection) -> int:
        if is_player(subject):
            await check_player(connection, subject)
        await connection.execute(delete(schema.bans).where(schema.bans.c.subject == subject))
        now = time.time()
        until = None if days is None else now + days * 86_400
        row = {"subject": subject, "reason": reason, "since": now, "until": until}
        await connection.execute(insert(schema.bans).values(**row))
        return await note(connection, "ban", subject, reason)

    return on_rows(url, work)


def unban(url: str, subject: str, reason: str) -> int:
    subject = subject_of(subject)

    async def work(connection: AsyncConnection) -> int:
        done = await connection.execute(delete(schema.bans).where(schema.bans.c.subject == subject))
        if not done.rowcount:
            raise Refused(refuse("", "command-admin-not-banned", text=subject))
        return await note(connection, "unban", subject, reason)

    return on_rows(url, work)


async def check_player(connection: AsyncConnection, id: str) -> None:
    players = schema.players
    if (await connection.execute(select(players.c.id).where(players.c.id == id))).first() is None:
        raise Refused(refuse("", "command-admin-no-player", text=id))


def settle_report(url: str, number: int, reason: str) -> int:
    """What somebody has told is seen to."""

    async def work(connection: AsyncConnection) -> int:
        reports = schema.reports
        done = await connection.execute(update(reports).where(reports.c.number == number).values(done=True))
        if not done.rowcount:
            raise Refused(refuse("", "command-admin-no-report", number=number))
        return await note(connection, "settle", str(number), reason)

    return on_rows(url, work)


# ---- looking ---------------------------------------------------------------------------------------------------------


def rows_of(url: str, query: Any) -> list[dict[str, Any]]:
    async def work(connection: AsyncConnection) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in await connection.execute(query)]

    return on_rows(url, work)


def list_bans(url: str) -> list[dict[str, Any]]:
    return rows_of(url, select(schema.bans).order_by(schema.bans.c.since, schema.bans.c.subject))


def list_reports(url: str, *, all_of_them: bool) -> list[dict[str, Any]]:
    """The open ones, or all, with the name of whom they are about."""
    reports, players = schema.reports, schema.players
    query = select(reports, players.c.name).outerjoin(players, players.c.id == reports.c.about)
    return rows_of(url, (query if all_of_them else query.where(~reports.c.done)).order_by(reports.c.number))


def list_deeds(url: str, most: int) -> list[dict[str, Any]]:
    """The last ones, the newest last."""
    return rows_of(url, select(schema.deeds).order_by(schema.deeds.c.number.desc()).limit(most))[::-1]
