"""Backups of the rows while the server runs, restoring one, and a check that every table can be read.

A copy is one file: of SQLite a database like the one in use, of PostgreSQL what ``pg_dump`` writes.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.parse import quote

from sqlalchemy import URL, func, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.datafile import file_trouble
from tuath.core.message import Message, Refused, refuse
from tuath.games.materials import MATERIALS, Materials
from tuath.server.admin.heartbeat import put
from tuath.server.db import schema
from tuath.server.db.database_url import BESIDE, FILE, HEAD, Hold, database_url, file_of, make_file, unwritable
from tuath.server.db.offline import carried_out, on_rows
from tuath.server.db.shapes import check_shape
from tuath.server.db.store import Store
from tuath.server.entry.entry import Entry
from tuath.server.errors import Damaged
from tuath.server.jobs.replays import Replays
from tuath.server.sign_in.restoring import keep_open, read_open
from tuath.server.tables.table_cache import Shelf

DUMPED = b"PGDMP"  # how every dump of PostgreSQL begins
log = logging.getLogger("tuath.server")
PROGRAMS = Path("/usr/lib/postgresql")  # where Debian has what PATH has not


class Overview(NamedTuple):
    """How much there is."""

    bytes: int
    players: int
    tables: dict[str, int]  # by status
    answers: int
    last: float | None  # when a table was last changed


class Broken(NamedTuple):
    """A table that cannot be read, and why."""

    table: str
    game: str
    why: Message


class Checked(NamedTuple):
    """What was read, and what could not be."""

    tables: int
    answers: int
    broken: list[Broken]


# ---- a copy, and the way back ---------------------------------------------------------------------------------------


def back_up(url: str, to: Path) -> int:
    """All rows as they are at one moment, in a new file for us alone; how large it is. Nobody who plays is held up."""
    if to.exists():
        raise Refused(refuse("", "server-backup-exists", file=str(to)))
    part = to.with_name(f"{to.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        source = file_of(url)
        if source is None:
            call("pg_dump", url, "--format=custom", "--no-owner", f"--file={part}")
        else:
            copy_rows(source, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(to)
    except OSError as error:
        raise unwritable(to, error) from error
    finally:
        part.unlink(missing_ok=True)
    return to.stat().st_size


def back_up_for_host(url: str, to: Path) -> int:
    """The same, and the rows know that they were copied; where they cannot be written the copy is one all the same."""
    check_ours(url)
    size = back_up(url, to)
    try:
        note_copy(url)
    except (Refused, SQLAlchemyError, OSError):
        log.warning("that the rows were copied was not noted")
    return size


def restore(url: str, file: Path, aside: Path) -> bool:
    """The rows of a copy in place of those that are there, which are copied aside first; whether there were any.

    Refused while a server uses the database. Devices that were signed out since the copy was made stay so.
    """
    target = file_of(url)
    if target is None:
        check_dump(file)
        check_unused(url)
        now = read_open(url)
        back_up(url, aside)
        call("pg_restore", url, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(file))
        keep_open(url, now)
        return True
    check_copy(file)
    with held(target):
        now = read_open(url)
        was_there = target.exists() and target.stat().st_size > 0
        if was_there:
            back_up(url, aside)
        part = target.with_name(f"{target.name}.part")
        part.unlink(missing_ok=True)
        make_file(part)
        copy_rows(file, part)
        keep_open(database_url(str(part), part.parent), now)
        for end in ("", *BESIDE):
            target.with_name(target.name + end).unlink(missing_ok=True)
        part.rename(target)
    return was_there


def check_ours(url: str) -> None:
    """Refused where there are no rows of ours, of whatever shape: a copy of something else helps nobody."""
    file = file_of(url)
    if file is None or not file.exists():
        return  # what reads them says so itself
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)) as rows:
            names = {name for (name,) in rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.OperationalError:
        return
    except sqlite3.DatabaseError:
        raise Refused(refuse("", "server-not-a-database", file=str(file))) from None
    if not names >= {"tables", "players"}:
        raise Refused(refuse("", "server-no-rows"))


def copy_rows(source: Path, to: Path) -> None:
    """SQLite's online backup: a reader like any other, so nobody who writes waits for it."""
    try:
        address = f"file:{quote(str(source.absolute()))}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as rows, closing(sqlite3.connect(to)) as copy:
            rows.backup(copy)
    except sqlite3.OperationalError:
        raise Refused(refuse("", "server-no-database-yet", file=str(source))) from None
    except sqlite3.DatabaseError:
        raise Refused(refuse("", "server-not-a-database", file=str(source))) from None


def head_of(file: Path) -> bytes:
    """How a copy begins, which tells of what kind it is."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(HEAD))
    except OSError as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(file), reason=file_trouble(error))) from error


def check_copy(file: Path) -> None:
    """Is this a copy of our rows, whole as far as SQLite can tell?"""
    head = head_of(file)
    if head.startswith(DUMPED):
        raise Refused(refuse("", "server-backup-of-other", file=str(file), kind="postgresql"))
    is_ours = head == HEAD
    if is_ours:
        address = f"file:{quote(str(file.absolute()))}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as rows:
            try:
                names = {name for (name,) in rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
                is_ours = {"tables", "players", "alembic_version"} <= names
                is_ours = is_ours and rows.execute("PRAGMA quick_check").fetchone() == ("ok",)
            except sqlite3.DatabaseError:
                is_ours = False
    if not is_ours:
        raise Refused(refuse("", "server-no-backup", file=str(file)))


def check_dump(file: Path) -> None:
    head = head_of(file)
    if head == HEAD:
        raise Refused(refuse("", "server-backup-of-other", file=str(file), kind="sqlite"))
    if not head.startswith(DUMPED):
        raise Refused(refuse("", "server-no-backup", file=str(file)))


@contextmanager
def held(target: Path) -> Iterator[None]:
    """No server runs on this file meanwhile."""
    make_file(target)
    hold = Hold(target)
    hold.take()
    try:
        yield
    finally:
        hold.drop()


def check_unused(url: str) -> None:
    """Workers keep tables in memory: rows that change behind them would be written over."""

    async def others() -> int:
        store = Store(url)
        try:
            async with store.connections.connect() as connection:
                found = await connection.execute(
                    text(
                        "SELECT count(*) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                )
                return int(found.scalar_one())
        finally:
            await store.close()

    if asyncio.run(others()):
        raise Refused(refuse("", "server-database-in-use"))


def call(program: str, url: str | None, *arguments: str) -> None:
    """A program of PostgreSQL; the password stays out of the list of processes."""
    found = shutil.which(program) or max(map(str, PROGRAMS.glob(f"*/bin/{program}")), default=None)
    if found is None:
        raise Refused(refuse("", "server-needs-program", program=program))
    where, environment = ([], dict(os.environ)) if url is None else reached(url)
    line = [found, *where, *arguments]
    done = subprocess.run(line, env=environment, capture_output=True, check=False)  # noqa: S603 - no shell reads it
    if done.returncode:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines() or [f"{program} {done.returncode}"]
        raise Refused(refuse("", "server-program-failed", program=program, reason=lines[-1]))


def reached(url: str) -> tuple[list[str], dict[str, str]]:
    """A database as these programs are told of it: by its address, and the password in the environment."""
    parsed = make_url(url)
    address = URL.create("postgresql", parsed.username, None, parsed.host, parsed.port, parsed.database)
    password = {"PGPASSWORD": str(parsed.password)} if parsed.password else {}
    return [f"--dbname={address.render_as_string()}"], {**os.environ, **password}


# ---- looking --------------------------------------------------------------------------------------------------------


def look(url: str) -> Overview:
    """How much there is; nothing is changed, and a server may run."""
    return carried_out(url, lambda: counted(url))


async def counted(url: str) -> Overview:
    file, tables = file_of(url), schema.tables
    store = Store(url)
    try:
        async with store.connections.connect() as connection:
            await connection.run_sync(check_shape)

            async def one(query: Any) -> Any:
                return (await connection.execute(query)).scalar_one()

            by_status = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            size = "SELECT pg_database_size(current_database())"
            return Overview(
                bytes=await one(text(size)) if file is None else file.stat().st_size,
                players=await one(select(func.count()).select_from(schema.players)),
                tables=dict(by_status.all()),
                answers=await one(select(func.count()).select_from(schema.answers)),
                last=await one(select(func.max(tables.c.updated))),
            )
    finally:
        await store.close()


class Reading(Shelf):
    """Only reads: a game that mended rules would take back is left as it is."""

    async def _go_back(self, entry: Entry) -> None:
        return


def check(url: str) -> Checked:
    """Read every table and play its game again, beside a server that may run.

    Of SQLite a copy is read, in a folder that is gone afterwards; of PostgreSQL the rows themselves.
    """
    check_ours(url)
    with TemporaryDirectory() as folder:
        scratch = Path(folder)
        if file_of(url) is None:
            return asyncio.run(read_all(url, scratch, is_copy=False))
        back_up(url, scratch / FILE)
        return asyncio.run(read_all(database_url(None, scratch), scratch, is_copy=True))


def check_backup(file: Path, url: str | None = None) -> Checked:
    """The same with a copy: is all of it there again? A dump is read to its end, and the games in the rows it is of."""
    if url is not None and file_of(url) is None:
        check_dump(file)
        call("pg_restore", None, f"--file={os.devnull}", str(file))
        return check(url)
    check_copy(file)
    return check(database_url(str(file), file.parent))


async def read_all(url: str, folder: Path, is_copy: bool) -> Checked:
    store, replays = Store(url), Replays()
    try:
        if is_copy:
            await store.open()
        async with store.connections.connect() as connection:
            await connection.run_sync(check_shape)
            rows = (await connection.execute(select(schema.tables.c.id, schema.tables.c.game))).all()
            answers = (await connection.execute(select(func.count()).select_from(schema.answers))).scalar_one()
        shelf = Reading(store, Materials(folder / MATERIALS, ()), replays, lambda *_: None, lambda _: None)
        broken = [found for row in rows if (found := await trouble_of(shelf, row)) is not None]
        return Checked(len(rows), answers, broken)
    finally:
        replays.close()
        await store.close()


async def trouble_of(shelf: Shelf, row: Sequence[Any]) -> Broken | None:
    id, game = row
    try:
        await shelf.entry(id)
    except Damaged as damaged:
        return Broken(id, game, (damaged.because or damaged.refusal).message)
    finally:
        shelf.forget(id)
    return None


def aside_of(file: Path) -> Path:
    """Where the rows are copied that a restored copy replaces."""
    return file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")


BACKUP = "backup"  # under which settings of the rows note when they were last copied


def note_copy(url: str) -> None:
    """The rows have been copied just now."""

    async def work(_: Store, connection: AsyncConnection) -> None:
        await put(connection, schema.settings.c.name == BACKUP, name=BACKUP, value=json.dumps(time.time()))

    on_rows(url, work, writes=True)
