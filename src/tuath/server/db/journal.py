"""Answers on their way to the disk: those that arrive together share one commit.

Each batch is a handful of statements, however many answers it holds: the rows travel as one JSON text that the database
takes apart. A move is stored whole or not at all, and only if its table still has the version it was made from.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Connection, Engine, PoolProxiedConnection, TextClause, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tuath.server.db.connections import Connections
from tuath.server.db.storage_health import Writing

CHANNEL = "tuath"


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


class Repeated(Exception):
    """The same request has been carried out already, giving this version."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


@dataclass(slots=True)
class Move:
    """What an answer changes at a table."""

    table: str
    expected: int  # the version it was made from
    at: float
    status: str
    lines: list[str]  # the answer and what chance answered to it, as lines of a record...
    count: int  # ...of which the first is this one of the game
    clock: Any = None  # a dataclass, written as JSON; None: no clock
    snapshot: str | None = None  # None: the one on disk stays
    result: Any = None  # how the game has ended, written as JSON; None: it goes on
    request: str | None = None  # the client's id of it
    lesson: Any = None  # how far a learner is, written as JSON; None: as before
    due: float | None = None  # when somebody who plays over days has no time left
    updated: float | None = None  # of what others may not notice: when the table was changed before
    sealed: int = 0  # how many of the last answers do not show yet
    wishes: Any = None  # who wants to be asked when, written as JSON; None: as before
    unnoticed: Any = None  # how many changes nobody else may notice, written as JSON; None: as before
    is_hidden: bool = False  # is this one of them?


Execute = Callable[[TextClause, dict[str, Any]], Sequence[Any]]  # carries out a statement: the rows that it gives
Waiting = tuple[Move, asyncio.Future[int]]
Outcome = int | Conflict | Repeated


@dataclass(slots=True)
class Statements:
    """The same for both databases but for the words that take JSON apart."""

    note_requests: TextClause
    change_tables: TextClause
    forget_requests: TextClause
    add_answers: TextClause
    notify: TextClause | None
    old_request: TextClause = field(
        default_factory=lambda: text('SELECT version FROM requests WHERE "table" = :table AND id = :id')
    )


def statements(dialect: str) -> Statements:
    on_sqlite = dialect == "sqlite"
    each = "json_each(:rows) AS e" if on_sqlite else "json_array_elements(CAST(:rows AS json)) AS e(value)"
    as_json = "{}" if on_sqlite else "CAST({} AS json)"
    clock, result, lesson, wishes, unnoticed = (as_json.format(f"e.value ->> {n}") for n in (4, 6, 7, 10, 11))
    notify = f"SELECT pg_notify('{CHANNEL}', (e.value ->> 0) || ' ' || (e.value ->> 1)) FROM {each}"
    return Statements(
        note_requests=text(
            'INSERT INTO requests ("table", id, version) '
            f"SELECT e.value ->> 0, e.value ->> 1, CAST(e.value ->> 2 AS integer) FROM {each} WHERE true "
            'ON CONFLICT DO NOTHING RETURNING "table"'
        ),
        change_tables=text(
            "UPDATE tables SET version = version + 1, undo = CASE WHEN CAST(e.value ->> 12 AS boolean) THEN undo END, "
            "updated = CAST(e.value ->> 2 AS double precision), "
            f"status = e.value ->> 3, clock = {clock}, snapshot = COALESCE(e.value ->> 5, snapshot), "
            f"result = {result}, lesson = COALESCE({lesson}, lesson), due = CAST(e.value ->> 8 AS double precision), "
            f"sealed = CAST(e.value ->> 9 AS integer), wishes = COALESCE({wishes}, wishes), "
            f"unnoticed = COALESCE({unnoticed}, unnoticed) "
            f"FROM {each} WHERE tables.id = e.value ->> 0 AND version = CAST(e.value ->> 1 AS integer) RETURNING id"
        ),
        forget_requests=text(
            f'DELETE FROM requests WHERE ("table", id) IN (SELECT e.value ->> 0, e.value ->> 1 FROM {each})'
        ),
        add_answers=text(
            'INSERT INTO answers ("table", count, line, at) SELECT e.value ->> 0, CAST(e.value ->> 1 AS integer), '
            f"e.value ->> 2, CAST(e.value ->> 3 AS double precision) FROM {each}"
        ),
        notify=None if on_sqlite else text(notify),
    )


class Journal:
    """One writer, who takes whatever waits."""

    def __init__(self, connections: Connections, file: Engine | None, noted: Writing) -> None:
        """An SQLite file is written by a thread of its own, on one connection that stays open."""
        self.connections = connections
        self.noted = noted
        self.file = file
        self.thread = None if file is None else ThreadPoolExecutor(1, "journal")
        self.connection: PoolProxiedConnection | None = None
        self.statements = statements(connections.engine.dialect.name)
        self.writing = asyncio.Lock()  # SQLite has one writer at a time; waiting here is cheaper than there
        self.batches = 0  # for the metrics
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def add(self, move: Move) -> int:
        """Store a move; the table's new version. It is on disk afterwards."""
        stored: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, stored))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await stored

    async def _write_all(self) -> None:
        """Batch after batch, until nobody waits."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self.batches += 1
            try:
                settle(batch, await self._store([move for move, _ in batch]))
            except BaseException as error:
                settle(batch, [error] * len(batch))
                if not isinstance(error, Exception):
                    raise
        self._writer = None

    async def _store(self, moves: Sequence[Move]) -> Sequence[Outcome | IntegrityError]:
        """What becomes of each move. One that does not fit its rows is stored alone, so that it fails alone."""
        try:
            async with self.writing:
                with self.noted.noted():
                    return await self._commit(moves)
        except IntegrityError as error:
            if len(moves) == 1:
                return [error]
        return [outcome for move in moves for outcome in await self._store([move])]

    async def _commit(self, moves: Sequence[Move]) -> list[Outcome]:
        if self.thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._commit_to_file, moves)
        async with self.connections.begin() as connection:
            return await connection.run_sync(self._write_over, moves)

    def _write_over(self, connection: Connection, moves: Sequence[Move]) -> list[Outcome]:
        def execute(statement: TextClause, values: dict[str, Any]) -> Sequence[Any]:
            done = connection.execute(statement, values)
            return done.all() if done.returns_rows else ()

        return self._write(execute, moves)

    def _commit_to_file(self, moves: Sequence[Move]) -> list[Outcome]:
        """The driver is asked without anything between: of a handful of statements that is felt."""
        assert self.file is not None
        if self.connection is None:
            self.connection = self.file.raw_connection()
        driver = self.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.isolation_level = None  # transactions begin where we say
        try:
            driver.execute("BEGIN IMMEDIATE")
            done = self._write(lambda statement, values: driver.execute(statement.text, values).fetchall(), moves)
            driver.execute("COMMIT")
        except BaseException as error:
            self.connection.invalidate()  # whatever it was in the middle of: the next one begins afresh
            self.connection = None
            if isinstance(error, sqlite3.Error):
                kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
                raise kind(None, None, error) from error
            raise
        return done

    def close(self) -> None:
        if self.thread is not None and self.file is not None:
            if self.connection is not None:
                self.thread.submit(self.connection.close)
            self.thread.shutdown()
            self.file.dispose()

    def _write(self, execute: Execute, moves: Sequence[Move]) -> list[Outcome]:
        said = self.statements
        outcomes: dict[str, Outcome] = {}
        requests = [move for move in moves if move.request is not None]
        if requests:
            rows = [(move.table, move.request, move.expected + 1) for move in requests]
            new = {table for (table,) in execute(said.note_requests, {"rows": as_rows(rows)})}
            for move in requests:
                if move.table not in new:
                    ((version,),) = execute(said.old_request, {"table": move.table, "id": move.request})
                    outcomes[move.table] = Repeated(version)
        todo = [move for move in moves if move.table not in outcomes]
        changes = [
            (m.table, m.expected, m.at if m.updated is None else m.updated, m.status, m.clock, m.snapshot, m.result,
             m.lesson, m.due, m.sealed, m.wishes, m.unnoticed, m.is_hidden)
            for m in todo
        ]  # fmt: skip
        changed = {table for (table,) in execute(said.change_tables, {"rows": as_rows(changes)})}
        done = [move for move in todo if move.table in changed]
        if len(done) < len(todo):
            failed = [move for move in todo if move.table not in changed]
            outcomes |= {move.table: Conflict() for move in failed}
            execute(said.forget_requests, {"rows": as_rows([(m.table, m.request) for m in failed])})
        answers = [(m.table, m.count + n, line, m.at) for m in done for n, line in enumerate(m.lines)]
        execute(said.add_answers, {"rows": as_rows(answers)})
        if said.notify is not None:
            execute(said.notify, {"rows": as_rows([(m.table, m.expected + 1) for m in done])})
        return [outcomes.get(move.table, move.expected + 1) for move in moves]


def as_rows(rows: Sequence[tuple[Any, ...]]) -> str:
    return orjson.dumps(rows, default=list).decode()  # spans of a clock are tuples with names


def settle(batch: Sequence[Waiting], outcomes: Sequence[int | BaseException]) -> None:
    """Tell those who wait, if they still do."""
    for (_, stored), outcome in zip(batch, outcomes, strict=True):
        if stored.done():
            continue
        if isinstance(outcome, int):
            stored.set_result(outcome)
        else:
            stored.set_exception(outcome)
