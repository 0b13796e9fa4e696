"""Databases of either kind, and a server on one that its test may stop, damage and start again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.conftest import Running, finish
from tuath.server.db.database_url import database_url


class Database:
    """A fresh database of either kind."""

    def __init__(self, folder: Path, address: str | None) -> None:
        self.folder = folder
        self.address = address
        self.url = database_url(address, folder)

    def run(self, script: str) -> None:
        if self.address is None:
            with sqlite3.connect(self.folder / "tuath.sqlite3") as connection:
                connection.executescript(script)
            connection.close()
        else:
            finish(self._run(script))

    async def _run(self, script: str) -> None:
        connection = await asyncpg.connect(self.address)
        await connection.execute(script)
        await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Database(tmp_path, None)
    return Database(tmp_path, request.getfixturevalue("postgres"))


@pytest.fixture
def running(database: Database) -> Iterator[Running]:
    running = Running(database.folder, database.address).start()
    yield running
    if running.process is not None:
        running.end()
