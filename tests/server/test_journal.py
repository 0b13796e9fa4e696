"""Answers that arrive together share a commit; each is stored whole or not at all."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Running, finish, questions
from tuath.server.db.database_url import database_url
from tuath.server.db.journal import Conflict, Move, Repeated
from tuath.server.db.store import Store


def new_row(id: str) -> dict[str, Any]:
    return {
        "id": id, "game": "arrival", "version": 0, "status": "playing", "public": True, "host": "p", "invitation": "i",
        "setup": "2", "chairs": [], "clock": None, "undo": {"seat": 0}, "snapshot": "first", "created": 0.0,
        "updated": 0.0,
    }  # fmt: skip


def move(table: str, expected: int = 0, **more: Any) -> Move:
    return Move(
        table, expected, time.time(), "playing", [f"p1 build {table}", "nature card x"], 2 * expected + 1, **more
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    name = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    return database_url(name, tmp_path)


def in_store(url: str, what: Any) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await what(store)
        finally:
            await store.close()

    finish(run())


def test_answers_that_arrive_together_share_a_commit(url: str) -> None:
    names = [f"together{number}" for number in range(30)]

    async def write(store: Store) -> None:
        for name in names:
            await store.create(new_row(name), [])
        versions = await asyncio.gather(*(store.journal.add(move(name, request=f"r{name}")) for name in names))
        assert versions == [1] * 30
        assert store.journal.batches <= 2

    async def read(store: Store) -> None:
        for name in names:
            row = await store.read(name)
            assert row is not None
            assert (row.version, row.snapshot, row.undo) == (1, "first", None)
            answers = [(row[0], row.line) for row in await store.read_answers(name)]
            assert answers == [(1, f"p1 build {name}"), (2, "nature card x")]
            assert await store.done_request(name, f"r{name}") == 1

    in_store(url, write)
    in_store(url, read)


def test_one_that_comes_late_does_not_spoil_the_others(url: str) -> None:
    async def write(store: Store) -> None:
        for name in ("late", "again", "well"):
            await store.create(new_row(name), [])
        clock = {"left": [1.5, 2.5], "since": None}
        assert await store.journal.add(move("again", request="same")) == 1
        outcomes = await asyncio.gather(
            store.journal.add(move("late", expected=7, request="late")),
            store.journal.add(move("again", expected=1, request="same")),
            store.journal.add(move("well", clock=clock, snapshot="second")),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], Conflict)
        assert isinstance(outcomes[1], Repeated)
        assert outcomes[1].version == 1
        assert outcomes[2] == 1
        late, again, well = [await store.read(name) for name in ("late", "again", "well")]
        assert late is not None
        assert again is not None
        assert well is not None
        assert (late.version, again.version, well.version) == (0, 1, 1)
        assert (well.clock, well.snapshot) == (clock, "second")
        assert await store.done_request("late", "late") is None, "what was not stored can be sent again"
        assert not await store.read_answers("late")

    in_store(url, write)


def test_two_people_may_use_the_same_id(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open", seed=1)["id"]
    bram.post(f"/api/tables/{id}/join")
    for _ in range(4):
        for client in (maren, bram):
            table = client.table(id)
            for asked in questions(table)[:1]:
                version = client.answer(table, asked, asked["options"][0]["id"], id=f"v{table['version'] // 2}")[
                    "version"
                ]
                assert version == table["version"] + 1


def test_who_chooses_at_the_same_time_is_not_held_up(server: Running) -> None:
    """A-5.6: blockers are chosen together; both clicked at the same version, and both count."""
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open", seed=1)["id"]
    bram.post(f"/api/tables/{id}/join")
    for _ in range(400):
        tables = [maren.table(id), bram.table(id)]
        both = [questions(table) for table in tables]
        if all(both):
            break
        for client, table in zip((maren, bram), tables, strict=True):
            for asked in questions(table)[:1]:
                client.answer(table, asked, asked["options"][-1]["id"])
    assert all(both), "nobody chose at the same time"
    for client, table, asked in zip((maren, bram), tables, both, strict=True):
        client.answer(table, asked[0], asked[0]["options"][0]["id"])


def test_a_table_that_cannot_be_read_holds_up_nobody(tmp_path: Path) -> None:
    """Of other rules, or damaged: the server starts, the other tables play on, and this one says what is wrong."""

    async def write(store: Store) -> None:
        await store.create(new_row("damaged"), [])

    in_store(database_url(None, tmp_path), write)
    running = Running(tmp_path).start()
    try:
        maren = running.client("Maren")
        assert maren.new_table("me", "guest")["status"] == "playing"
        damaged = maren.get("/api/tables/damaged", 422)
        assert (damaged["error"]["key"], damaged["because"]["key"]) == ("server-damaged-table", "core-snapshot-none")
        assert "damaged" not in [row["id"] for row in maren.get("/api/tables")["running"]]
    finally:
        running.end()
