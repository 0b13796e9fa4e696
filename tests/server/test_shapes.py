"""A database of every shape that the rows have had gets the newest one, and nothing of it is lost.

Each was made by a version that had that shape (`dumping.py`, `data/README.md`). All of them are brought up one by one;
then one server has the tables of all, and goes on with them as if nothing had happened.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

import tuath
from tests.amounts import usually
from tests.server.conftest import Client, Running, finish
from tests.server.databases import Database
from tests.server.helpers import play_on
from tuath.server.db.shapes import MIGRATIONS, known_shapes
from tuath.server.db.store import Store

DATA = Path(__file__).parent / "data"
MADE = sorted(file.name.partition(".")[0] for file in DATA.glob("*.sql.xz"))
LEAST = 19  # so many shapes there were when these were first made
GOES_ON = 6  # answers
BESIDE = ("alembic_version", "settings")  # of each database its own, and no row of anybody


class Dump(NamedTuple):
    """A database as text, and what the version that made it told of its tables."""

    shape: str
    token: str
    tables: dict[str, Any]
    script: str

    @property
    def inserts(self) -> str:
        """The rows alone: a value may have many lines, and no statement begins in the middle of one."""
        return ";\n".join(part for part in self.script.split(";\n") if part.startswith('INSERT INTO "')) + ";"


def read(shape: str) -> Dump:
    text = lzma.decompress((DATA / f"{shape}.sql.xz").read_bytes()).decode()
    head, _, script = text.partition("\n")
    facts = json.loads(head.removeprefix("-- "))
    return Dump(facts["shape"], facts["token"], facts["tables"], script)


def test_every_shape_has_a_database_and_none_is_left_out() -> None:
    """Make one with `python -m tests.server.dumping` for the shape that a version is given out with."""
    assert known_shapes()[: len(MADE)] == MADE
    assert len(MADE) >= LEAST
    assert [read(shape).shape for shape in MADE] == MADE


def bring_up(database: Database) -> None:
    async def opened() -> None:
        store = Store(database.url)
        await store.open()
        await store.close()

    finish(opened())


def counted(file: Path) -> dict[str, int]:
    """How many rows each table has."""
    with sqlite3.connect(file) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: connection.execute(f'SELECT COUNT(*) FROM "{name}"').fetchone()[0] for name in names}
    connection.close()
    return {"answers" if name == "times" else name: count for name, count in found.items()}


def gather(file: Path, into: Path) -> None:
    """The rows of one database beside those of others."""
    with sqlite3.connect(into) as connection:
        connection.execute("ATTACH DATABASE ? AS other", (str(file),))
        connection.execute("UPDATE other.players SET login = NULL, login_key = NULL")  # each has a Maren
        for (name,) in list(connection.execute("SELECT name FROM other.sqlite_master WHERE type = 'table'")):
            if name not in BESIDE:
                connection.execute(f'INSERT OR IGNORE INTO main."{name}" SELECT * FROM other."{name}"')
    connection.close()


class Upgraded(NamedTuple):
    running: Running
    dumps: dict[str, Dump]
    counts: dict[str, tuple[dict[str, int], dict[str, int]]]  # rows by shape, before and after


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    all = Database(tmp_path_factory.mktemp("all"), None)
    bring_up(all)
    dumps, counts = {shape: read(shape) for shape in MADE}, {}
    for shape, dump in dumps.items():
        one = Database(tmp_path_factory.mktemp(shape), None)
        file = one.folder / "tuath.sqlite3"
        one.run(f"BEGIN;\n{dump.script}COMMIT;\n")
        before = counted(file)
        bring_up(one)
        counts[shape] = before, counted(file)
        gather(file, all.folder / "tuath.sqlite3")
    running = Running(all.folder).start()
    yield Upgraded(running, dumps, counts)
    running.end()


@pytest.mark.parametrize("shape", usually(*MADE[-2:], more=MADE[:-2]))
def test_nothing_is_lost_and_every_game_goes_on(upgraded: Upgraded, shape: str) -> None:
    before, after = upgraded.counts[shape]
    assert {name: after[name] for name in before} == before
    check(upgraded.running, upgraded.dumps[shape])


def check(running: Running, dump: Dump) -> None:
    """Whoever was there with a token finds their tables as they left them."""
    maren = Client(running.url, None)
    maren.http.headers["Authorization"] = f"Bearer {dump.token}"
    assert maren.get("/api/me")["player"]["name"] == "Maren"
    listed = {table["id"] for table in maren.get("/api/tables")["mine"]}
    assert any(then["status"] == "over" for then in dump.tables.values())
    assert sum(then["status"] == "playing" for then in dump.tables.values()) > 1
    for id, then in dump.tables.items():
        table = maren.table(id)
        assert id in listed or table["puzzle"]
        assert table["game"] == then["game"]
        assert [chair["name"] for chair in table["chairs"]] == then["names"]
        assert [line["text"] for line in table["chat"] if line["text"]] == then["chat"]
        CHECKS[then["status"]](maren, table, then)


def check_waiting(maren: Client, table: Any, then: Any) -> None:
    assert table["status"] in ("waiting", "expired")


def check_running(maren: Client, table: Any, then: Any) -> None:
    """As it was, where the rules are those of then; and on from there."""
    assert table["status"] == "playing"
    if is_unmended(table):
        assert table["count"] == then["count"]
        assert sorted((one["seat"], one["key"]) for one in table["asked"]) == sorted(map(tuple, keys_of(then)))
    if any("options" in one for one in table["asked"]) and not table["lesson"]:
        later = play_on({0: maren}, table["id"], Random(1), most=1)
        assert later["version"] > table["version"], "where several choose at once, one answer alone does not count yet"


def keys_of(then: Any) -> list[list[Any]]:
    return [[seat, key] for seat, key, _ in then["asked"]]


def is_unmended(table: Any) -> bool:
    return bool(table["rules"]["begun"] == table["rules"]["now"])


def check_over(maren: Client, table: Any, then: Any) -> None:
    """Its record replays to the same end, or says from where on the rules were mended."""
    assert table["status"] == "over"
    assert table["result"] == then["result"]
    again = tuath.replay_as_far(maren.http.get(f"/api/tables/{table['id']}/record").text)
    if is_unmended(table):
        assert again.differs is None
        assert (again.position.count, again.position.over) == (then["count"], True)
    assert again.differs is not None or again.position.over


CHECKS = {"waiting": check_waiting, "expired": check_waiting, "playing": check_running, "over": check_over}


@pytest.mark.more
@pytest.mark.parametrize("shape", MADE)
def test_the_same_on_postgresql(tmp_path: Path, postgres: str, shape: str) -> None:
    """Where the tables of that shape were made by the steps that had been written by then."""
    dump = read(shape)

    async def fill() -> None:
        store = Store(Database(tmp_path, postgres).url)
        async with store.connections.begin() as connection:
            await connection.run_sync(lambda sync: brought_to(sync, shape))
        await store.close()
        rows = await asyncpg.connect(postgres)
        await rows.execute("DELETE FROM alembic_version")
        await rows.execute(dump.inserts)
        await rows.close()

    finish(fill())
    running = Running(tmp_path, postgres).start()
    check(running, dump)
    running.end()


def brought_to(connection: Connection, shape: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, shape)
