"""The database: SQLite in one file by default, PostgreSQL when asked, the same code for both.

A change is on disk when ``save`` returns. On PostgreSQL the transaction that stores it also tells the other workers.
"""

from __future__ import annotations

import contextlib
import json
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Row, Select, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tuath.server.db import schema
from tuath.server.db.connections import Connections
from tuath.server.db.journal import CHANNEL, Conflict, Journal, Repeated
from tuath.server.db.pg_listen import Ears
from tuath.server.db.row_checks import is_whole
from tuath.server.db.shapes import bring_up
from tuath.server.db.storage_health import TROUBLES, Unwritable, Writing, why
from tuath.server.timing.clock import STEADY, Life
from tuath.server.timing.throttle import Recently

PEOPLE = "tuath_people"  # the channel on which workers tell who is there
log = logging.getLogger("tuath.tables")
ENDED = "tuath_ended"  # ...and that on which they tell which sign-ins count no more
NOBODY = "-"
CROWD = 200
LIFE = "life"  # the setting with the last sign of life
Reckon = Callable[[Any, float, float], dict[str, Any]]  # what the rows keep of a clock without a time between
Rested = Callable[[Any, Any], dict[str, Any]]  # ...and of one with a vacation of somebody in these chairs
LISTED = [
    schema.tables.c[name]
    for name in (
        "id", "game", "version", "status", "public", "chairs", "clock", "created", "updated", "puzzle", "rated",
        "delay", "club", "sealed",
    )
]  # fmt: skip


class Listener(Protocol):
    """Who wants to hear of other workers."""

    def heard(self, table: str, version: int) -> None: ...

    def heard_of(self, worker: str, table: str, people: list[str]) -> None: ...

    def heard_end(self, player: str, sign_in: str) -> None: ...

    async def missed(self) -> None: ...


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
    hidden: bool = False  # not to be noticed: the table was last changed when it was before


@dataclass(frozen=True, slots=True)
class Seen:
    """How far a game has come for those who look on."""

    count: int
    at: float | None  # when the last of these answers was given


class Store:
    """Rows in, rows out; knows no game."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        engine = create_async_engine(url)
        self.connections = Connections(engine)
        self._reach = Recently(self._unreachable)
        self._ears: Ears | None = None
        self.damaged: Callable[[Row[Any]], None] = lambda row: None  # is told of rows that cannot be listed
        file = create_engine(url.replace("+aiosqlite", "")) if self.is_sqlite else None
        self.writing = Writing()
        self.journal = Journal(self.connections, file, self.writing)
        if file is not None:
            event.listen(engine.sync_engine, "connect", _be_durable)
            event.listen(file, "connect", _be_durable)
        else:
            event.listen(engine.sync_engine, "checkout", _be_open)

    async def open(self) -> None:
        """Bring the rows to their newest shape."""
        async with self.connections.begin() as connection:
            await connection.run_sync(bring_up)

    async def close(self) -> None:
        if self._ears is not None:
            await self._ears.close()
        self.journal.close()
        await self.connections.close()

    async def trouble(self) -> str | None:
        """What is wrong with the database, if anything: it cannot be read, or the last change could not be stored."""
        return await self._reach.now() or self.writing.trouble

    async def _unreachable(self) -> str | None:
        try:
            async with self.connections.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except TROUBLES as error:
            return why(error)
        return None

    async def try_to_write(self) -> None:
        """After a failure: is there room again?"""
        settings, value = schema.settings, str(time.time())

        async def write(connection: AsyncConnection) -> None:
            done = await connection.execute(update(settings).where(settings.c.name == "written").values(value=value))
            if done.rowcount == 0:
                await connection.execute(insert(settings).values(name="written", value=value))

        with contextlib.suppress(Unwritable):
            await self._write(write)

    async def listen(self, listener: Listener) -> None:
        """Hear of changes that other workers make, and of who is there; a single SQLite server has no other workers."""
        if self.is_sqlite:
            return

        def heard(payload: str) -> None:
            table, version = payload.split(" ")
            listener.heard(table, int(version))

        def heard_of(payload: str) -> None:
            worker, table, people = payload.split(" ")
            listener.heard_of(worker, table, people.split(",") if people != NOBODY else [])

        def heard_end(payload: str) -> None:
            player, sign_in = payload.split(" ")
            listener.heard_end(player, sign_in)

        channels = {CHANNEL: heard, PEOPLE: heard_of, ENDED: heard_end}
        self._ears = Ears(self.url.replace("+asyncpg", ""), channels, listener.missed)
        await self._ears.open()

    async def announce(self, worker: str, table: str, people: Sequence[str]) -> None:
        """Tell the other workers who looks at a table here; of a crowd, as many as fit into a message."""
        if not self.is_sqlite:
            payload = f"{worker} {table} {','.join(people[:CROWD]) if people else NOBODY}"
            async with self.connections.begin() as connection:
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
                .values(version=version, **({} if change.hidden else {"updated": STEADY.now()}), **change.values)
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
                {"table": change.table, "count": count, "line": line, "at": STEADY.now()}
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
        with self.writing.noted():
            if not self.is_sqlite:
                async with self.connections.begin() as connection:
                    await write(connection)
                return
            async with self.journal.writing, self.connections.begin() as connection:
                await write(connection)

    async def carry_out(self, write: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """A change of rows that are not known here."""
        await self._write(write)

    async def done_request(self, table: str, request: str) -> int | None:
        """The version a request led to, if it has been carried out before."""
        requests = schema.requests
        query = select(requests.c.version).where(requests.c.table == table, requests.c.id == request)
        async with self.connections.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def read(self, table: str) -> Row[Any] | None:
        async with self.connections.connect() as connection:
            return (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()

    async def read_answers(self, table: str) -> list[Row[Any]]:
        """Every answer of a table: its number, its line, and when it was given."""
        answers = schema.answers
        query = select(answers.c.count, answers.c.line, answers.c.at).where(answers.c.table == table)
        async with self.connections.connect() as connection:
            return list(await connection.execute(query.order_by(answers.c.count)))

    async def read_chat(self, table: str) -> list[Row[Any]]:
        query = select(schema.chat).where(schema.chat.c.table == table).order_by(schema.chat.c.number)
        async with self.connections.connect() as connection:
            return list(await connection.execute(query))

    async def list_public(self, status: str, after: float, most: int = 50) -> list[Row[Any]]:
        """Of this status, and changed after that moment."""
        tables = schema.tables
        query = select(*LISTED).where(tables.c.status == status, tables.c.public, tables.c.updated >= after)
        return await self._whole(query.where(~tables.c.hidden).order_by(tables.c.updated.desc()).limit(most))

    async def list_of_clubs(self, clubs: Iterable[str], status: str, after: float, most: int = 50) -> list[Row[Any]]:
        """Tables of these clubs, of this status, and changed after that moment."""
        tables = schema.tables
        query = select(*LISTED).where(tables.c.status == status, tables.c.updated >= after, ~tables.c.hidden)
        return await self._whole(query.where(tables.c.club.in_(clubs)).order_by(tables.c.updated.desc()).limit(most))

    async def _whole(self, query: Select[Any]) -> list[Row[Any]]:
        """The rows that can be listed; of the others we are told."""
        async with self.connections.connect() as connection:
            rows = list(await connection.execute(query))
        for row in rows:
            if not is_whole(row):
                self.damaged(row)
        return [row for row in rows if is_whole(row)]

    async def list_of(self, player: str, most: int = 50) -> list[Row[Any]]:
        """The tables of a player: those that are not over first, each kind by when it was last changed."""
        return [row for row in await self.all_of(player, most) if is_whole(row)]

    async def all_of(self, player: str, most: int = 50) -> list[Row[Any]]:
        """The same with those that are damaged."""
        tables, memberships = schema.tables, schema.memberships
        query = select(*LISTED, memberships.c.quiet).join(memberships, memberships.c.table == tables.c.id)
        query = query.where(memberships.c.player == player)
        query = query.order_by(tables.c.status == "over", tables.c.updated.desc()).limit(most)
        async with self.connections.connect() as connection:
            return list(await connection.execute(query))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How far each of these tables has come, as far as they are there."""
        query = select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(tables))
        async with self.connections.connect() as connection:
            return {id: int(version) for id, version in await connection.execute(query)}

    async def counts(self, tables: Sequence[str]) -> dict[str, int]:
        """How many answers have been given at each of these tables."""
        answers = schema.answers
        query = select(answers.c.table, func.max(answers.c.count)).where(answers.c.table.in_(tables))
        async with self.connections.connect() as connection:
            rows = await connection.execute(query.group_by(answers.c.table))
            return {table: int(count) for table, count in rows}

    async def seen_counts(self, tables: Sequence[str], now: float) -> dict[str, Seen]:
        """The same as those know it who look on, and when the last of these answers was given, where that is known."""
        answers, at = schema.answers, schema.answers.c.at
        query = select(answers.c.table, func.max(answers.c.count), func.max(at))
        query = query.join(schema.tables, schema.tables.c.id == answers.c.table).where(answers.c.table.in_(tables))
        query = query.where(at.is_(None) | (at + schema.tables.c.delay <= now))
        async with self.connections.connect() as connection:
            rows = await connection.execute(query.group_by(answers.c.table))
            return {table: Seen(int(count), last) for table, count, last in rows}

    async def playing(self, after: float = 0.0, before: float = math.inf) -> list[Row[Any]]:
        """The tables whose game goes on and that have last changed between these moments."""
        tables = schema.tables
        query = select(*LISTED).where(tables.c.status == "playing", tables.c.updated >= after)
        if before < math.inf:
            query = query.where(tables.c.updated < before)
        return await self._whole(query)

    async def unfinished_of(self, host: str, waiting_since: float, playing_since: float) -> list[Any]:
        """The chairs of each table of a host that is not over and has changed since then."""
        tables = schema.tables
        waits = (tables.c.status == "waiting") & (tables.c.updated >= waiting_since)
        plays = (tables.c.status == "playing") & (tables.c.updated >= playing_since)
        query = select(tables.c.chairs).where(tables.c.host == host, waits | plays)
        async with self.connections.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # ---- material -----------------------------------------------------------------------------------------------

    async def keep_material(self, game: str, fingerprint: str, data: str) -> None:
        """What is printed, stored once."""
        if await self.material(game, fingerprint) is not None:
            return

        async def write(connection: AsyncConnection) -> None:
            row = {"game": game, "fingerprint": fingerprint, "data": data, "created": time.time()}
            await connection.execute(insert(schema.materials).values(**row))

        with contextlib.suppress(IntegrityError):  # another worker was first
            await self._write(write)

    async def material(self, game: str, fingerprint: str) -> str | None:
        materials = schema.materials
        query = select(materials.c.data).where(materials.c.game == game, materials.c.fingerprint == fingerprint)
        async with self.connections.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    # ---- analyses -----------------------------------------------------------------------------------------------

    async def keep_analysis(self, fingerprint: str, data: str) -> None:
        """What was found about a game, stored once."""

        async def write(connection: AsyncConnection) -> None:
            row = {"fingerprint": fingerprint, "data": data, "created": time.time()}
            await connection.execute(insert(schema.analyses).values(**row))

        with contextlib.suppress(IntegrityError):  # another worker was first
            await self._write(write)

    async def analysis(self, fingerprint: str) -> str | None:
        analyses = schema.analyses
        query = select(analyses.c.data).where(analyses.c.fingerprint == fingerprint)
        async with self.connections.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    # ---- signs of life ------------------------------------------------------------------------------------------

    async def last_life(self) -> Life | None:
        """The last sign of life of any worker."""
        async with self.connections.connect() as connection:
            return await self._read_life(connection)

    async def _read_life(self, connection: AsyncConnection) -> Life | None:
        settings = schema.settings
        found = await connection.execute(select(settings.c.value).where(settings.c.name == LIFE))
        value = found.scalar_one_or_none()
        return None if value is None else Life(**json.loads(value))

    async def note_life(self, life: Life, longest: float, without: Reckon) -> list[tuple[str, int]]:
        """Leave a sign of life; if the last one is older than this, running clocks are set: the new versions.

        Where there is none yet, the rows are older than that: nobody knows who was served when, and no time counts.
        """
        changed: list[tuple[str, int]] = []
        settings = schema.settings

        async def write(connection: AsyncConnection) -> None:
            if not self.is_sqlite:  # one worker after the other
                await connection.execute(text("SELECT pg_advisory_xact_lock(7482911)"))
            last = await self._read_life(connection)
            before = 0.0 if last is None else last.at
            if life.at - before > longest:
                changed.extend(await self._set_clocks(connection, before, life.at, without))
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
        tables, changed = schema.tables, list[tuple[str, int]]()
        query = select(tables.c.id, tables.c.version, tables.c.clock).where(tables.c.status == "playing")
        for id, version, clock in list(await connection.execute(query)):
            with damaged_aside(id):
                if clock:
                    changed += await self._set_clock(connection, id, version, without(clock, last, now))
        return changed

    async def _set_clock(
        self, connection: AsyncConnection, id: str, version: int, values: dict[str, Any]
    ) -> list[tuple[str, int]]:
        """The table and its new version, unless somebody has changed it meanwhile."""
        tables = schema.tables
        change = update(tables).where(tables.c.id == id, tables.c.version == version)
        done = await connection.execute(change.values(version=version + 1, **values))
        if done.rowcount and not self.is_sqlite:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{id} {version + 1}")))
        return [(id, version + 1)] * done.rowcount

    async def due(self, now: float) -> list[str]:
        """The tables at which the time of somebody who plays over days is gone."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.due <= now)
        async with self.connections.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # ---- vacations ----------------------------------------------------------------------------------------------

    async def vacations(self, players: Collection[str]) -> dict[str, Any]:
        """Of each of these players, as the rows keep them."""
        who = schema.players
        query = select(who.c.id, who.c.vacations).where(who.c.id.in_(players), who.c.vacations.is_not(None))
        async with self.connections.connect() as connection:
            return dict((await connection.execute(query)).all())

    async def set_vacations(self, player: str, known: Any, vacations: Any, rested: Rested) -> list[tuple[str, int]]:
        """Other vacations than those that are known, and with them all clocks of a player: the new versions."""
        changed: list[tuple[str, int]] = []
        tables, memberships, players = schema.tables, schema.memberships, schema.players
        query = select(tables.c.id, tables.c.version, tables.c.chairs, tables.c.clock)
        query = query.join(memberships, memberships.c.table == tables.c.id)
        query = query.where(memberships.c.player == player, tables.c.status != "over")

        async def write(connection: AsyncConnection) -> None:
            found = select(players.c.vacations).where(players.c.id == player).with_for_update()  # SQLite locks all
            if ((await connection.execute(found)).scalar_one() or []) != known:
                raise Conflict
            await connection.execute(update(players).where(players.c.id == player).values(vacations=vacations))
            for id, version, chairs, clock in list(await connection.execute(query.with_for_update(of=tables))):
                with damaged_aside(id):
                    if clock and "days" in clock:
                        changed.extend(await self._set_clock(connection, id, version, rested(chairs, clock)))

        await self._write(write)
        return changed

    # ---- players ------------------------------------------------------------------------------------------------

    async def secret(self) -> str:
        """What cookies are signed with: made once, shared by all workers."""
        settings = schema.settings
        query = select(settings.c.value).where(settings.c.name == "secret")
        async with self.connections.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            return str(found)
        try:
            async with self.connections.begin() as connection:
                await connection.execute(insert(settings).values(name="secret", value=secrets.token_urlsafe(48)))
        except IntegrityError:
            pass  # another worker was first
        return await self.secret()

    async def change_player(self, id: str, **values: Any) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.players).where(schema.players.c.id == id).values(**values))

        await self._write(write)

    async def player_of_feed(self, key: str) -> Row[Any] | None:
        async with self.connections.connect() as connection:
            return (await connection.execute(select(schema.players).where(schema.players.c.feed == key))).first()

    async def is_quiet(self, player: str, table: str) -> bool | None:
        """Does a player want no word of a table? None where it is not one of theirs."""
        who = schema.memberships
        query = select(who.c.quiet).where(who.c.player == player, who.c.table == table)
        async with self.connections.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def set_quiet(self, player: str, table: str, quiet: bool) -> bool:
        """Whether that could be said: only a table of one's own is."""
        who, found = schema.memberships, 0

        async def write(connection: AsyncConnection) -> None:
            nonlocal found
            change = update(who).where(who.c.player == player, who.c.table == table)
            found = (await connection.execute(change.values(quiet=quiet))).rowcount

        await self._write(write)
        return found == 1

    async def player(self, id: str) -> Row[Any] | None:
        async with self.connections.connect() as connection:
            return (await connection.execute(select(schema.players).where(schema.players.c.id == id))).first()

    async def player_of_login(self, login: str) -> Row[Any] | None:
        """Who signs in by this name, folded."""
        players = schema.players
        query = select(players).where(players.c.login_key == login, players.c.passphrase.is_not(None))
        async with self.connections.connect() as connection:
            return (await connection.execute(query)).first()

    async def take_login(self, player: str, login: str, key: str, name: str) -> str | None:
        """The name by which a player signs in: the one there is, or this one; None where another has it."""
        players, found = schema.players, list[str]()
        others = select(players.c.id).where(players.c.login.is_(None), players.c.passphrase.is_not(None))
        others = others.where(players.c.id != player, func.lower(players.c.name) == name)

        async def write(connection: AsyncConnection) -> None:
            known = select(players.c.login).where(players.c.id == player).with_for_update()
            has = (await connection.execute(known)).scalar_one_or_none()
            if has is not None:
                found.append(has)
                return
            if key == name and (await connection.execute(others.limit(1))).first() is not None:
                return  # it stands for those who have none yet
            await connection.execute(update(players).where(players.c.id == player).values(login=login, login_key=key))
            found.append(login)

        with contextlib.suppress(IntegrityError):
            await self._write(write)
            return found[0] if found else None
        return None

    async def players_without_login(self, names: Collection[str]) -> list[Row[Any]]:
        """Those who have a pass-phrase from before there were names to sign in by."""
        players = schema.players
        query = select(players).where(players.c.name.in_(names), players.c.passphrase.is_not(None))
        query = query.where(players.c.login.is_(None))
        async with self.connections.connect() as connection:
            return list(await connection.execute(query.order_by(players.c.created)))

    async def signed_in(self, player: str, sign_in: str, since: float) -> Row[Any] | None:
        """A player by a sign-in that is open, and when it was used last."""
        players, ways = schema.players, schema.sign_ins
        query = select(players, ways.c.used).join(ways, ways.c.player == players.c.id)
        query = query.where(ways.c.id == sign_in, players.c.id == player, ways.c.used > since)
        async with self.connections.connect() as connection:
            return (await connection.execute(query)).first()

    async def note_sign_in(self, id: str, at: float) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.sign_ins).where(schema.sign_ins.c.id == id).values(used=at))

        await self._write(write)

    async def add_token(self, digest: str, player: str, name: str, created: float, scope: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            values = {"digest": digest, "player": player, "name": name, "created": created, "scope": scope}
            await connection.execute(insert(schema.tokens).values(**values))

        await self._write(write)

    async def token(self, digest: str) -> Row[Any] | None:
        async with self.connections.connect() as connection:
            return (await connection.execute(select(schema.tokens).where(schema.tokens.c.digest == digest))).first()

    async def tokens_of(self, player: str) -> list[Row[Any]]:
        tokens = schema.tokens
        query = select(tokens).where(tokens.c.player == player).order_by(tokens.c.created, tokens.c.digest)
        async with self.connections.connect() as connection:
            return list(await connection.execute(query))

    async def note_use(self, digest: str, at: float) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tokens).where(schema.tokens.c.digest == digest).values(used=at))

        await self._write(write)

    async def drop_token(self, digest: str, player: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.digest == digest))
            if not self.is_sqlite:
                await connection.execute(select(func.pg_notify(ENDED, f"{player} token:{digest}")))

        await self._write(write)


@contextlib.contextmanager
def damaged_aside(id: str) -> Iterator[None]:
    """What cannot be made of one row keeps nobody from going on with the others; the database failing does."""
    try:
        yield
    except (SQLAlchemyError, OSError):
        raise
    except Exception as error:
        log.warning("a row is damaged", extra={"table": id, "why": repr(error)})


def _be_durable(connection: Any, _record: Any) -> None:
    """An acknowledged change survives the loss of power: write-ahead log, synchronised at every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _be_open(connection: Any, _record: Any, _proxy: Any) -> None:
    """A connection that has broken while nobody used it is not given out, nor are those that were made with it."""
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError("the database has closed the connection")
