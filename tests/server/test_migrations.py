"""Databases of every age: an empty one, one of the first shape with a game under way, and one from the future."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.amounts import usually
from tests.server.conftest import PATIENCE, Running, finish
from tests.server.databases import Database, database
from tests.server.helpers import play_on
from tuath.server.db import schema
from tuath.server.db.database_url import database_url
from tuath.server.db.shapes import MIGRATIONS, known_shapes
from tuath.server.db.store import Store

__all__ = ["database"]  # a fixture

OLD = (Path(__file__).parent / "data" / "0001.sql").read_text(encoding="utf-8")
RUNNING, WAITING = re.findall(r"INSERT INTO \"tables\" VALUES\('([^']+)'", OLD)
FINGERPRINT = re.search(r"tuath-position 1 arrival \d+ (\S+) ", OLD)


def test_files_have_the_numbers_of_their_shapes() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert known_shapes() == [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


@pytest.mark.more
def test_rows_of_the_newest_shape_do_without_alembic(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys; from tuath.server.db.store import Store; store = Store(sys.argv[1]); "
        "asyncio.run(store.open()); print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", script, database_url(None, tmp_path)]
    said = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() for _ in range(2)]
    assert said == ["True", "False"]


def differences(database: Database) -> Any:
    """Between the rows as they have become and as the program knows them."""

    async def compare() -> Any:
        store = Store(database.url)
        await store.open()
        async with store.connections.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )
        await store.close()
        return found

    return finish(compare())


def test_an_empty_database_gets_the_newest_shape(database: Database) -> None:
    assert differences(database) == []
    assert differences(database) == [], "a second start changes nothing"


def test_an_old_database_gets_the_same_shape(database: Database) -> None:
    database.run(OLD)
    assert differences(database) == []


@pytest.mark.more
@pytest.mark.parametrize("database", usually("sqlite", more=["postgresql"]), indirect=True)
def test_an_old_game_is_played_on(database: Database) -> None:
    database.run(OLD)
    running = Running(database.folder, database.address).start()
    maren = running.client()
    maren.post("/api/me/recover", name="Maren", passphrase="four green salmons")
    table = maren.table(RUNNING)
    assert [chair["name"] for chair in table["chairs"]] == ["Maren", "Bram"]
    assert [said["text"] for said in table["chat"]] == ["it's late; let us go on tomorrow"]
    assert table["version"] == 15, "one more than then: its clock was set at the start"
    assert table["log"][-1]["at"].startswith("20")
    assert maren.get("/api/tables")["mine"][0]["count"] == table["count"] == 40
    assert maren.get(f"/api/tables/{RUNNING}/at/20")["total"] == table["count"]
    assert maren.table(WAITING)["status"] == "expired", "it has waited for years"
    maren.post(f"/api/tables/{RUNNING}/replace", seat=1, chair="bot:random")
    over = play_on({0: maren}, RUNNING, Random(1))
    assert over["result"]["ending"] in ("overrun", "repelled")
    assert maren.http.get(f"/api/tables/{RUNNING}/record").text.count("\n") > table["count"]
    running.end()


@pytest.mark.more
def test_an_old_answer_can_be_taken_back(database: Database) -> None:
    database.run(OLD)
    running = Running(database.folder, database.address).start()
    maren = running.client()
    maren.post("/api/me/recover", name="Maren", passphrase="four green salmons")
    before = maren.table(RUNNING)["count"]
    maren.post(f"/api/tables/{RUNNING}/replace", seat=1, chair="open")
    maren.post(f"/api/tables/{RUNNING}/undo", seat=0)
    assert maren.table(RUNNING)["count"] < before
    running.end(signal.SIGKILL)
    running.start()
    assert maren.table(RUNNING)["count"] < before
    running.end()


def test_a_game_of_material_that_is_not_at_hand_is_played_by_what_its_answers_say(database: Database) -> None:
    assert FINGERPRINT is not None
    database.run(OLD.replace(FINGERPRINT[1], "0" * len(FINGERPRINT[1])))
    running = Running(database.folder, database.address).start()
    maren = running.client()
    maren.post("/api/me/recover", name="Maren", passphrase="four green salmons")
    table = maren.table(RUNNING)
    assert (table["status"], table["count"]) == ("playing", 40)
    assert table["material"]["current"]
    running.end()


@pytest.mark.more
@pytest.mark.parametrize("database", usually("sqlite", more=["postgresql"]), indirect=True)
def test_a_database_from_the_future_is_left_alone(database: Database) -> None:
    language, words = ("de", "neueren Tuath") if database.address else ("en", "newer Tuath")
    database.run(OLD.replace("VALUES('0001')", "VALUES('9876')"))
    command = [sys.executable, "-m", "tuath.terminal.app", "serve", "--port", "1", "--lang", language]
    command += ["--folder", str(database.folder)]
    command += ["--database", database.address] if database.address else []
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode != 0
    assert words in ended.stderr
    assert "9876" in ended.stderr
    assert "Traceback" not in ended.stderr
