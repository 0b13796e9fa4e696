"""No room, no right to write: everybody is told, nothing is half done, and when it is over everything goes on."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.amounts import usually
from tests.server.conftest import PATIENCE, Client, Running, finish, open_socket, questions, until, until_acknowledged


class Disk:
    """What the server writes to, and a way to let it fail."""

    def __init__(self, running: Running) -> None:
        self.running = running

    def fill(self) -> None:
        """No file may grow any more."""
        self._limit(1)

    def clear(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        assert self.running.process is not None
        hard = resource.prlimit(self.running.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.running.process.pid, resource.RLIMIT_FSIZE, (size, hard))


class Database(Disk):
    """A PostgreSQL that takes no changes, as it does when its disk is full or it has become a copy."""

    def fill(self) -> None:
        finish(self._set("on"))

    def clear(self) -> None:
        finish(self._set("off"))

    async def _set(self, read_only: str) -> None:
        connection = await asyncpg.connect(self.running.database)
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {read_only}")
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()
        watched = await asyncpg.connect(self.running.database)
        while await watched.fetchval("SHOW default_transaction_read_only") != read_only:
            await watched.close()
            watched = await asyncpg.connect(self.running.database)
        await watched.close()


@pytest.fixture(params=usually("sqlite", more=["postgresql"]))
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    running = Running(tmp_path, database).start()
    disk = Disk(running) if database is None else Database(running)
    yield disk
    disk.clear()
    running.end()


def health(client: Client) -> tuple[int, Any]:
    answer = client.http.get("/healthz")
    return answer.status_code, answer.json()


def send(client: Client, table: Any) -> dict[str, Any]:
    asked = questions(table)[0]
    return {"seat": asked["seat"], "option": asked["options"][0]["id"], "version": table["version"], "id": "once"}


def test_a_full_disk_is_told_and_loses_nothing(disk: Disk) -> None:
    running = disk.running
    maren = running.client("Maren")
    table = maren.new_table("me", "guest", seed=1)
    assert health(maren) == (200, {**health(maren)[1], "alive": True, "trouble": None})
    with open_socket(maren, running, table["id"]) as socket:
        until(socket, "table")
        disk.fill()
        answer = send(maren, table)
        refused = maren.http.post(f"/api/tables/{table['id']}/answer", json=answer)
        assert (refused.status_code, refused.json()["error"]["key"]) == (503, "server-cannot-store")
        assert int(refused.headers["Retry-After"]) > 0
        socket.send(json.dumps({"type": "answer", **answer}))
        assert until(socket, "refused")["error"]["key"] == "server-cannot-store"
        assert maren.post("/api/tables", 503, game="arrival", chairs=["me", "open"])["error"]["key"]
        assert maren.post(f"/api/tables/{table['id']}/chat", 503, text="is anybody there?")["error"]["key"]
        status, said = health(maren)
        assert (status, said["alive"]) == (503, False)
        assert said["trouble"]
        assert "tuath_unwritable 1.0" in maren.http.get("/metrics").text
        now = maren.table(table["id"])
        assert all(now[name] == table[name] for name in ("version", "count", "view", "log", "chat", "asked"))
        disk.clear()
        deadline = time.monotonic() + PATIENCE
        while health(maren)[0] != 200:  # by itself: nobody need try
            assert time.monotonic() < deadline, "it never found out"
            time.sleep(0.05)
        socket.send(json.dumps({"type": "answer", **answer}))
        until_acknowledged(socket, "once")
    after = maren.table(table["id"])
    assert after["version"] == table["version"] + 1
    running.end()
    running.start()
    again = maren.table(table["id"])
    assert [again[name] for name in ("version", "view", "log")] == [after[name] for name in ("version", "view", "log")]


@pytest.mark.more
def test_bots_wait_until_there_is_room(disk: Disk) -> None:
    """It is not their fault: they keep their chairs."""
    running = disk.running
    maren = running.client("Maren")
    table = maren.new_table("me", "bot:greedy", seed=1)
    disk.fill()
    deadline = time.monotonic() + PATIENCE
    while health(maren)[0] == 200:  # until the bot or somebody else has tried
        maren.http.post(f"/api/tables/{table['id']}/chat", json={"text": "hello"})
        assert time.monotonic() < deadline
    disk.clear()
    while True:
        table = maren.table(table["id"])
        for asked in questions(table):
            maren.http.post(f"/api/tables/{table['id']}/answer", json={**send(maren, table), "id": None})
            assert asked["seat"] == 0
        if table["count"] > 12:
            break
        assert time.monotonic() < deadline, "the bot has stopped"
        time.sleep(0.02)
    assert [chair["bot"] for chair in table["chairs"]] == [None, "greedy"]
