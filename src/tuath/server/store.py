"""The database: SQLite in one file by default, PostgreSQL when asked, the same code for both.

A change is on disk when ``save`` returns. On PostgreSQL the transaction that stores it also tells the other workers.
"""

from __future__ import annotations

import json
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Row, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tuath.core.message import Refused, refuse
from tuath.server import schema
from tuath.server.journal import CHANNEL, Conflict, Journal, Repeated
from tuath.server.steady import Life

PEOPLE = "tuath_people"  # the channel on which workers tell who is there
NOBODY = "-"
CROWD = 200
LIFE = "life"  # the setting with the last sign of life
Told = Callable[[str, int], None]  # a table, and the version it has now
Reckon = Callable[[dict[str, Any], float, float], dict[str, Any]]  # a clock without the time between two moments


@dataclass(slots=True)
class Change:
    """What one request changes at a table, saved whole or not at all. Answers go by the journal."""

    table: str
    expected: int  # the version it was made from
    values: dict[str, Any]
    request: str | None = None  # the client's id of it
    answers_after: int | None = None  # the answers after so many are others now...
    answers: Sequence[str] = ()  # ...namely these
    said: dict[str, Any] | None = None
    members: Sequence[str] = ()


def database_url(name: str | None, folder: Path) -> str:
    """Where the rows are: a PostgreSQL address, or one file in the data folder."""
    if name is None:
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'tuath.sqlite3'}"
    return name.replace("postgresql://", "postgresql+asyncpg://", 1).replace("sqlite://", "sqlite+aiosqlite://", 1)


class Store:
    """Rows in, rows out; knows no game."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(url)
        self._listener: asyncpg.Connection | None = None
        file = create_engine(url.replace("+aiosqlite", "")) if self.is_sqlite else None
        self.journal = Journal(self.engine, file)
        if file is not None:
            event.listen(self.engine.sync_engine, "connect", _be_durable)
            event.listen(file, "connect", _be_durable)

    async def open(self) -> None:
        """Bring the rows to their newest shape."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()
        self.journal.close()
        await self.engine.dispose()

    async def is_alive(self) -> bool:
        async with self.engine.connect() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1

    async def listen(self, hear: Told, hear_of: Callable[[str, str, list[str]], None]) -> None:
        """Hear of changes that other workers make, and of who is there; a single SQLite server has no other workers."""
        if self.is_sqlite:
            return
        self._listener = await asyncpg.connect(self.url.replace("+asyncpg", ""))

        def heard(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            table, version = payload.split(" ")
            hear(table, int(version))

        def heard_of(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            worker, table, people = payload.split(" ")
            hear_of(worker, table, people.split(",") if people != NOBODY else [])

        await self._listener.add_listener(CHANNEL, heard)
        await self._listener.add_listener(PEOPLE, heard_of)

    async def announce(self, worker: str, table: str, people: Sequence[str]) -> None:
        """Tell the other workers who looks at a table here; of a crowd, as many as fit into a message."""
        if not self.is_sqlite:
            payload = f"{worker} {table} {','.join(people[:CROWD]) if people else NOBODY}"
            async with self.engine.begin() as connection:
                await connection.execute(select(func.pg_notify(PEOPLE, payload)))

    # ---- tables -------------------------------------------------------------------------------------------------

    async def create(self, values: Mapping[str, Any], members: Sequence[str]) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables).values(**values))
            await self._join(connection, values["id"], members)

        await self._write(write)

    async def save(self, change: Change) -> int:
        """Store a change made from the expected version; the new version. All of it is on disk afterwards."""
        version = change.expected + 1

        async def write(connection: AsyncConnection) -> None:
            if change.request is not None:
                await self._note_request(connection, change, version)
            done = await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == change.table, schema.tables.c.version == change.expected)
                .values(version=version, updated=time.time(), **change.values)
            )
            if done.rowcount != 1:
                raise Conflict
            await self._add_rows(connection, change, version)
            if not self.is_sqlite:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{change.table} {version}")))

        await self._write(write)
        return version

    async def _note_request(self, connection: AsyncConnection, change: Change, version: int) -> None:
        requests = schema.requests
        found = await connection.execute(
            select(requests.c.version).where(requests.c.table == change.table, requests.c.id == change.request)
        )
        done = found.scalar_one_or_none()
        if done is not None:
            raise Repeated(done)
        await connection.execute(insert(requests).values(table=change.table, id=change.request, version=version))

    async def _add_rows(self, connection: AsyncConnection, change: Change, version: int) -> None:
        if change.answers_after is not None:
            answers, first = schema.answers, change.answers_after + 1
            await connection.execute(delete(answers).where(answers.c.table == change.table, answers.c.count >= first))
            rows = [
                {"table": change.table, "count": count, "line": line, "at": time.time()}
                for count, line in enumerate(change.answers, first)
            ]
            if rows:
                await connection.execute(insert(answers), rows)
        if change.said is not None:
            number = select(func.count()).select_from(schema.chat).where(schema.chat.c.table == change.table)
            said = {"table": change.table, "version": version, **change.said}
            await connection.execute(insert(schema.chat).values(number=number.scalar_subquery(), **said))
        await self._join(connection, change.table, change.members)

    async def _join(self, connection: AsyncConnection, table: str, members: Sequence[str]) -> None:
        memberships = schema.memberships
        for player in dict.fromkeys(members):
            known = await connection.execute(
                select(memberships.c.player).where(memberships.c.table == table, memberships.c.player == player)
            )
            if known.first() is None:
                await connection.execute(insert(memberships).values(player=player, table=table))

    async def _write(self, write: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                await write(connection)
            return
        async with self.journal.writing, self.engine.begin() as connection:
            await write(connection)

    async def done_request(self, table: str, request: str) -> int | None:
        """The version a request led to, if it has been carried out before."""
        requests = schema.requests
        query = select(requests.c.version).where(requests.c.table == table, requests.c.id == request)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def read(self, table: str) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()

    async def read_answers(self, table: str) -> list[Row[Any]]:
        """Every answer of a table: its number, its line, and when it was given."""
        answers = schema.answers
        query = select(answers.c.count, answers.c.line, answers.c.at).where(answers.c.table == table)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(answers.c.count)))

    async def read_chat(self, table: str) -> list[Row[Any]]:
        query = select(schema.chat).where(schema.chat.c.table == table).order_by(schema.chat.c.number)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def list_public(self, status: str, most: int = 50) -> list[Row[Any]]:
        tables = schema.tables
        query = select(tables).where(tables.c.status == status, tables.c.public)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(tables.c.updated.desc()).limit(most)))

    async def list_of(self, player: str, most: int = 50) -> list[Row[Any]]:
        tables, memberships = schema.tables, schema.memberships
        query = select(tables).join(memberships, memberships.c.table == tables.c.id)
        query = query.where(memberships.c.player == player).order_by(tables.c.updated.desc()).limit(most)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def counts(self, tables: Sequence[str]) -> dict[str, int]:
        """How many answers have been given at each of these tables."""
        answers = schema.answers
        query = select(answers.c.table, func.max(answers.c.count)).where(answers.c.table.in_(tables))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.group_by(answers.c.table))
            return {table: int(count) for table, count in rows}

    async def playing(self, after: float = 0.0, before: float = math.inf) -> list[str]:
        """The tables whose game goes on and that have last changed between these moments."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.updated >= after)
        if before < math.inf:
            query = query.where(tables.c.updated < before)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # ---- signs of life ------------------------------------------------------------------------------------------

    async def last_life(self) -> Life | None:
        """The last sign of life of any worker."""
        async with self.engine.connect() as connection:
            return await self._read_life(connection)

    async def _read_life(self, connection: AsyncConnection) -> Life | None:
        settings = schema.settings
        found = await connection.execute(select(settings.c.value).where(settings.c.name == LIFE))
        value = found.scalar_one_or_none()
        return None if value is None else Life(**json.loads(value))

    async def note_life(self, life: Life, longest: float, without: Reckon) -> list[tuple[str, int]]:
        """Leave a sign of life; if the last one is older than this, running clocks are set: the new versions."""
        changed: list[tuple[str, int]] = []
        settings = schema.settings

        async def write(connection: AsyncConnection) -> None:
            if not self.is_sqlite:  # one worker after the other
                await connection.execute(text("SELECT pg_advisory_xact_lock(7482911)"))
            last = await self._read_life(connection)
            if last is not None and life.at - last.at > longest:
                changed.extend(await self._set_clocks(connection, last.at, life.at, without))
            row = {"name": LIFE, "value": json.dumps(life._asdict())}
            if last is None:
                await connection.execute(insert(settings).values(**row))
            else:
                await connection.execute(update(settings).where(settings.c.name == LIFE).values(**row))

        await self._write(write)
        return changed

    async def _set_clocks(
        self, connection: AsyncConnection, last: float, now: float, without: Reckon
    ) -> list[tuple[str, int]]:
        tables, changed = schema.tables, []
        query = select(tables.c.id, tables.c.version, tables.c.clock).where(tables.c.status == "playing")
        for id, version, clock in list(await connection.execute(query)):
            if clock:
                values = {"version": version + 1, "clock": without(clock, last, now)}
                where = tables.c.id == id, tables.c.version == version
                done = await connection.execute(update(tables).where(*where).values(**values))
                changed += [(id, version + 1)] * done.rowcount
        if not self.is_sqlite:
            for id, version in changed:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{id} {version}")))
        return changed

    # ---- players ------------------------------------------------------------------------------------------------

    async def secret(self) -> str:
        """What cookies are signed with: made once, shared by all workers."""
        settings = schema.settings
        query = select(settings.c.value).where(settings.c.name == "secret")
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            return str(found)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(settings).values(name="secret", value=secrets.token_urlsafe(48)))
        except IntegrityError:
            pass  # another worker was first
        return await self.secret()

    async def add_player(self, id: str, name: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.players).values(id=id, name=name, created=time.time()))

        await self._write(write)

    async def change_player(self, id: str, **values: Any) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.players).where(schema.players.c.id == id).values(**values))

        await self._write(write)

    async def player(self, id: str) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(schema.players).where(schema.players.c.id == id))).first()

    async def players_named(self, name: str) -> list[Row[Any]]:
        """Those who can prove that they are meant: names may be taken twice, pass-phrases tell them apart."""
        players = schema.players
        query = select(players).where(players.c.name == name, players.c.passphrase.is_not(None)).limit(5)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def add_token(self, digest: str, player: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tokens).values(digest=digest, player=player, created=time.time()))

        await self._write(write)

    async def token_owner(self, digest: str) -> str | None:
        query = select(schema.tokens.c.player).where(schema.tokens.c.digest == digest)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()


def _be_durable(connection: Any, _record: Any) -> None:
    """An acknowledged change survives the loss of power: write-ahead log, synchronised at every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7482910)"))  # one worker migrates, the others wait
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise Refused(refuse("", "server-newer-database", found=found))
    command.upgrade(config, "head")
