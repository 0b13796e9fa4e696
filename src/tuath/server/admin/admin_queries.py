"""What a host looks up and tidies while the server runs: people, tables, tokens, leftovers, statistics.

Names are those of the table; of what is hidden at a table nothing is read here.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import delete, func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.database_url import file_of
from tuath.server.db.offline import on_rows
from tuath.server.db.store import Store
from tuath.server.settings import settings
from tuath.server.sign_in.identity import token_id
from tuath.server.wire.words import some_stamp, stamp

DAY = 86_400.0
FEW = 5  # whatever fewer than so many share could be about somebody, and is told to nobody


class Trouble(NamedTuple):
    """Something that a host should look at, and what to type next."""

    key: str  # of the catalogues, after ``command-admin-look-``
    params: dict[str, Any]
    then: str


async def rows(connection: AsyncConnection, query: Any) -> list[Any]:
    return list(await connection.execute(query))


# ---- people, tables, tokens ------------------------------------------------------------------------------------------


def list_players(url: str, like: str, most: int) -> list[dict[str, Any]]:
    """Whose name has this in it, or whose id it is; who was made last first."""
    players, member, tokens = schema.players, schema.memberships, schema.tokens
    query = select(
        players.c.id, players.c.name, players.c.created, players.c.passphrase.is_not(None), players.c.program
    )
    if like:
        named = func.lower(players.c.name).contains(like.lower(), autoescape=True)
        query = query.where(or_(named, players.c.id == like))
    query = query.order_by(players.c.created.desc(), players.c.id).limit(most)

    async def work(_: Store, connection: AsyncConnection) -> list[dict[str, Any]]:
        found = await rows(connection, query)
        ids = [row.id for row in found]
        at = select(member.c.player, func.count()).where(member.c.player.in_(ids)).group_by(member.c.player)
        has = select(tokens.c.player, func.count()).where(tokens.c.player.in_(ids)).group_by(tokens.c.player)
        tables = dict(await rows(connection, at))
        own = dict(await rows(connection, has))
        return [
            {"id": id, "name": name, "created": stamp(created), "tables": tables.get(id, 0), "tokens": own.get(id, 0),
             "passphrase": bool(known), "program": program is not None}
            for id, name, created, known, program in found
        ]  # fmt: skip

    return on_rows(url, work)


def list_tables(url: str, status: str, game: str, most: int) -> list[dict[str, Any]]:
    """Tables, what changed last first."""
    tables = schema.tables
    names = ("id", "game", "status", "public", "chairs", "clock", "created", "updated")
    query = select(*(tables.c[name] for name in names)).order_by(tables.c.updated.desc(), tables.c.id).limit(most)
    query = query.where(tables.c.status == status) if status else query
    query = query.where(tables.c.game == game) if game else query

    async def work(_: Store, connection: AsyncConnection) -> list[dict[str, Any]]:
        return [
            {"id": row.id, "game": row.game, "status": row.status, "public": row.public, "people": names_of(row.chairs),
             "days": isinstance(row.clock, dict) and "days" in row.clock, "created": stamp(row.created),
             "updated": stamp(row.updated)}
            for row in await rows(connection, query)
        ]  # fmt: skip

    return on_rows(url, work)


def list_clubs(url: str, like: str, most: int) -> list[dict[str, Any]]:
    """Whose name has this in it, or whose id it is; what was made last first."""
    clubs, member, players = schema.clubs, schema.club_members, schema.players
    query = select(clubs.c.id, clubs.c.name, clubs.c.created)
    if like:
        named = func.lower(clubs.c.name).contains(like.lower(), autoescape=True)
        query = query.where(or_(named, clubs.c.id == like))
    query = query.order_by(clubs.c.created.desc(), clubs.c.id).limit(most)

    async def work(_: Store, connection: AsyncConnection) -> list[dict[str, Any]]:
        found = await rows(connection, query)
        inside = select(member.c.club, member.c.role, players.c.name).join(players, players.c.id == member.c.player)
        inside = inside.where(member.c.club.in_([row.id for row in found])).order_by(member.c.since)
        known = await rows(connection, inside)
        return [
            {"id": row.id, "name": row.name, "created": stamp(row.created),
             "members": sum(one.club == row.id for one in known),
             "hosts": [one.name for one in known if one.club == row.id and one.role == "host"]}
            for row in found
        ]  # fmt: skip

    return on_rows(url, work)


def names_of(chairs: Any) -> list[str]:
    """Who sits there; nobody where the row is damaged."""
    found = chairs if isinstance(chairs, list) else []
    return [str(chair.get("name") or chair.get("bot") or "–") for chair in found if isinstance(chair, dict)]


def list_tokens(url: str, player: str) -> list[dict[str, Any]]:
    """Tokens of a player, or of all; what was used last first."""
    tokens, players = schema.tokens, schema.players
    query = select(tokens, players.c.name.label("owner")).join(players, players.c.id == tokens.c.player)
    query = query.where(or_(tokens.c.player == player, players.c.name == player)) if player else query
    query = query.order_by(func.coalesce(tokens.c.used, tokens.c.created).desc(), tokens.c.digest)

    async def work(_: Store, connection: AsyncConnection) -> list[dict[str, Any]]:
        return [
            {"id": token_id(row.digest), "name": row.name, "player": row.player, "owner": row.owner,
             "scope": row.scope, "created": stamp(row.created), "used": some_stamp(row.used)}
            for row in await rows(connection, query)
        ]  # fmt: skip

    return on_rows(url, work)


def revoke_token(url: str, id: str) -> dict[str, Any]:
    """Let a token count no more; on PostgreSQL its sockets are closed at once."""
    tokens = schema.tokens
    query = select(tokens.c.digest, tokens.c.player, tokens.c.name).where(
        tokens.c.digest.startswith(id, autoescape=True)
    )

    async def work(store: Store, _: AsyncConnection) -> dict[str, Any]:
        async with store.connections.connect() as connection:
            found = await rows(connection, query.limit(2))
        if len(found) != 1 or len(id) < 8:
            raise Refused(refuse("", "command-admin-no-token", id=id))
        await store.drop_token(found[0].digest, found[0].player)
        return {"revoked": token_id(found[0].digest), "name": found[0].name, "player": found[0].player}

    return on_rows(url, work)


# ---- what nobody needs any more --------------------------------------------------------------------------------------


def archive(url: str, folder: Path, days: int) -> dict[str, Any]:
    """Records of games that are over and so old, each as a file of its own; the tables stay as they are."""
    from tuath.games.materials import MATERIALS, Materials  # noqa: PLC0415 - only who asks waits for the games
    from tuath.server.admin.backup import Reading  # noqa: PLC0415
    from tuath.server.errors import Damaged  # noqa: PLC0415
    from tuath.server.jobs.replays import Replays  # noqa: PLC0415

    tables = schema.tables
    query = select(tables.c.id, tables.c.game).where(
        tables.c.status == "over", tables.c.updated < time.time() - days * DAY
    )
    folder.mkdir(parents=True, exist_ok=True)

    async def work(store: Store, connection: AsyncConnection) -> dict[str, Any]:
        replays, written, broken = Replays(), 0, list[str]()
        shelf = Reading(store, Materials(folder / MATERIALS, ()), replays, lambda *_: None, lambda _: None)
        try:
            for id, game in await rows(connection, query):
                file = folder / f"{game}-{id}.record"
                if file.exists():
                    continue
                try:
                    file.write_text(await shelf.record(await shelf.entry(id), "host"), encoding="utf-8")
                    written += 1
                except Damaged:
                    broken.append(id)
                finally:
                    shelf.forget(id)
        finally:
            replays.close()
        return {"folder": str(folder), "written": written, "broken": broken}

    return on_rows(url, work)


def tidy(url: str, days: int) -> dict[str, Any]:
    """Take away what nobody can miss: tables that waited in vain, notes of requests of old games, and free room.

    Nobody loses a game: what was begun stays.
    """
    tables, before = schema.tables, time.time() - days * DAY
    vain = select(tables.c.id).where(tables.c.status == "waiting", tables.c.updated < before)
    old = select(tables.c.id).where(tables.c.status == "over", tables.c.updated < before)

    async def work(_: Store, connection: AsyncConnection) -> dict[str, Any]:
        for column in beside_tables():
            await connection.execute(delete(column.table).where(column.in_(vain)))
        gone = await connection.execute(delete(tables).where(tables.c.id.in_(vain)))
        notes = await connection.execute(delete(schema.requests).where(schema.requests.c.table.in_(old)))
        return {"tables": gone.rowcount, "requests": notes.rowcount}

    size = bytes_of(url)
    found = on_rows(url, work, writes=True)
    asyncio.run(give_room_back(url))
    return {**found, "bytes_before": size, "bytes": bytes_of(url)}


def beside_tables() -> list[Any]:
    """Every column that names a table: what belongs to one goes with it."""
    return [
        column
        for one in schema.metadata.sorted_tables
        for column in one.c
        if any(key.column.table is schema.tables for key in column.foreign_keys)
    ]


async def give_room_back(url: str) -> None:
    store = Store(url)
    try:
        async with store.connections.connect() as connection:
            outside = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await outside.execute(text("VACUUM"))
            if file_of(url) is not None:
                await outside.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    finally:
        await store.close()


def bytes_of(url: str) -> int:
    file = file_of(url)
    if file is not None:
        return file.stat().st_size if file.exists() else 0

    async def work(_: Store, connection: AsyncConnection) -> int:
        return int((await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one())

    return on_rows(url, work)


# ---- statistics ------------------------------------------------------------------------------------------------------


def statistics(url: str, days: int) -> dict[str, Any]:
    """What is played, without anybody in it: no names, no ids, and nothing that fewer than five tables share."""
    tables = schema.tables
    query = select(tables.c.game, tables.c.status, tables.c.chairs, tables.c.clock, tables.c.result, tables.c.puzzle)
    query = query.where(tables.c.updated >= time.time() - days * DAY)

    async def work(_: Store, connection: AsyncConnection) -> dict[str, Any]:
        found: dict[str, Counter[str]] = {}
        for row in (one for one in await rows(connection, query) if not one.puzzle):
            for part, value in parts_of(row):
                found.setdefault(part, Counter())[value] += 1
        return {
            "days": days,
            "fewer_than": FEW,
            "counts": {
                part: {v: n for v, n in sorted(told.items()) if n >= FEW} for part, told in sorted(found.items())
            },
        }

    return on_rows(url, work)


def parts_of(row: Any) -> list[tuple[str, str]]:
    chairs = row.chairs if isinstance(row.chairs, list) else []
    people = sum(chair.get("kind") in ("human", "guest") for chair in chairs if isinstance(chair, dict))
    clock = "none" if not row.clock else "days" if "days" in row.clock else "minutes"
    found = [("game", row.game), ("status", row.status), ("clock", clock), ("people", str(people))]
    found += [("seats", f"{row.game} {len(chairs)}")]
    found += [("bots", str(chair["bot"])) for chair in chairs if isinstance(chair, dict) and chair.get("bot")]
    ending = row.result.get("ending") if isinstance(row.result, dict) else None
    return [*found, *([("ending", f"{row.game} {ending}")] if ending else [])]


# ---- what is wrong ---------------------------------------------------------------------------------------------------


class Rows(NamedTuple):
    """Tables of a game, as a line of the overview."""

    game: str
    waiting: int
    playing: int
    days: int
    over: int
    private: int


def by_game(url: str) -> list[Rows]:
    tables = schema.tables
    query = select(tables.c.game, tables.c.status, tables.c.public, tables.c.clock)

    async def work(_: Store, connection: AsyncConnection) -> list[Rows]:
        found: dict[str, list[Any]] = {}
        for row in await rows(connection, query):
            found.setdefault(row.game, []).append(row)
        return [line_of(game, found[game]) for game in sorted(found)]

    return on_rows(url, work)


def line_of(game: str, found: Sequence[Any]) -> Rows:
    count = Counter(row.status for row in found)
    over_days = sum(row.status == "playing" and isinstance(row.clock, dict) and "days" in row.clock for row in found)
    private = sum(not row.public for row in found)
    return Rows(game, count["waiting"], count["playing"], over_days, count["over"], private)


def troubles(url: str) -> list[Trouble]:
    """What a host should look at now, what is worst first; whoever has no trouble reads nothing."""
    tables, now = schema.tables, time.time()
    late = select(tables.c.id, tables.c.game, tables.c.due).where(
        tables.c.status == "playing", tables.c.due.is_not(None), tables.c.due < now - DAY
    )
    vain = select(func.count()).where(tables.c.status == "waiting", tables.c.updated < now - 30 * DAY)

    async def work(_: Store, connection: AsyncConnection) -> list[Trouble]:
        life = await connection.execute(select(schema.settings.c.value).where(schema.settings.c.name == "life"))
        last = life.scalar_one_or_none()
        found = list[Trouble]()
        quiet = now - float(json.loads(last)["at"]) if last else None
        if quiet is None or quiet > settings().grace:
            found.append(Trouble("silent", {"minutes": round((quiet or 0) / 60)}, "tuath serve --check"))
        found += [
            Trouble(
                "late", {"table": row.id, "game": row.game, "days": int((now - row.due) / DAY)}, "tuath admin check"
            )
            for row in await rows(connection, late.order_by(tables.c.due).limit(5))
        ]
        waiting = (await connection.execute(vain)).scalar_one()
        if waiting:
            found.append(Trouble("vain", {"tables": waiting}, "tuath admin vacuum"))
        return found

    return on_rows(url, work)
