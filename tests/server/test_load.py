"""Much at once: finished tables leave memory, a thousand sockets are told, slow ones hold up nobody."""

from __future__ import annotations

import asyncio
import json
import resource
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

import tuath
from tests.server.conftest import PATIENCE, Client, Running, finish, open_socket, questions, until
from tests.server.helpers import metric, open_and_never_read


def finished_record() -> str:
    over = tuath.start("arrival", seats=2, seed=4)
    while not over.over:
        seat, decision = next(iter(over.pending.items()))
        over.answer(seat, decision.options[-1])
    return str(over.record())


def wait_for_tables(client: Client, most: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while metric(client, "tuath_tables_in_memory") > most:
        assert time.monotonic() < deadline, "memory is not given back"
        time.sleep(0.1)


def finished_tables_leave(folder: Path, count: int) -> None:
    """All but one that is watched; all of them can still be read."""
    running = Running(folder).start()
    maren, record = running.client("Maren"), finished_record()
    ids = [maren.post("/api/tables/record", record=record)["table"]["id"] for _ in range(count)]
    with open_socket(maren, running, ids[0]) as socket:
        until(socket, "table")
        wait_for_tables(maren, 1)
        assert metric(maren, "tuath_tables_in_memory") == 1
    wait_for_tables(maren, 0)
    for id in ids[:: max(1, count // 10)]:
        assert maren.table(id)["status"] == "over"
    wait_for_tables(maren, 0)
    running.end()


@pytest.mark.more
def test_finished_tables_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUATH_KEEP_FINISHED", "0.5")
    finished_tables_leave(tmp_path, 12)


@pytest.mark.long
def test_five_hundred_finished_tables_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUATH_KEEP_FINISHED", "5")
    finished_tables_leave(tmp_path, 500)


@pytest.mark.more
def test_tables_that_nobody_uses_leave_memory_and_are_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table with a clock stays: somebody may run out of time."""
    monkeypatch.setenv("TUATH_KEEP_UNUSED", "0.5")
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    ticks = maren.new_table("me", "guest", clock={"minutes": 0.05, "increment": 0})["id"]
    tables = [maren.new_table("me", "guest", seed=number) for number in range(5)]
    wait_for_tables(maren, 1)
    for table in tables:
        asked = questions(table)[0]
        assert maren.answer(table, asked, asked["options"][0]["id"])["version"] == table["version"] + 1
    deadline = time.monotonic() + PATIENCE
    while not any(chair["late"] for chair in maren.table(ticks)["chairs"]):
        assert time.monotonic() < deadline, "nobody was late"
        time.sleep(0.1)
    running.end()


async def hear_version(socket: ClientConnection, version: int) -> None:
    table: Any = {"version": -1}
    while table["version"] < version:
        table |= json.loads(await socket.recv()).get("table") or {}


async def sockets_are_told(running: Running, maren: Client, count: int) -> None:
    table = maren.new_table("me", "guest", seed=1)
    url = f"{running.socket_url}/api/tables/{table['id']}/live"
    sockets: list[ClientConnection] = []
    for _ in range(0, count, 50):
        sockets += await asyncio.gather(*(connect(url, open_timeout=PATIENCE) for _ in range(50)))
    assert metric(maren, "tuath_sockets") >= count
    asked = questions(table)[0]
    version = maren.answer(table, asked, asked["options"][0]["id"])["version"]
    await asyncio.wait_for(asyncio.gather(*(hear_version(socket, version) for socket in sockets)), PATIENCE)
    await asyncio.gather(*(socket.close() for socket in sockets))


def many_sockets(folder: Path, count: int) -> None:
    """Everybody is told, whoever does not read holds up nobody, and when all have gone nothing is kept of them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * count)), hard))
    running = Running(folder).start()
    maren = running.client("Maren")
    slow = [open_and_never_read(running, maren, maren.new_table("me", "guest")["id"]) for _ in range(5)]
    finish(sockets_are_told(running, maren, count))
    for one in slow:
        one.close()
    deadline = time.monotonic() + PATIENCE
    while metric(maren, "tuath_sockets"):
        assert time.monotonic() < deadline, "sockets are kept"
        time.sleep(0.1)
    running.end()


@pytest.mark.long
def test_a_thousand_sockets(tmp_path: Path) -> None:
    many_sockets(tmp_path, 1000)


@pytest.mark.more
def test_a_hundred_sockets(tmp_path: Path) -> None:
    many_sockets(tmp_path, 100)
