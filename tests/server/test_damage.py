"""Damaged rows: the table they belong to is set apart, and everything else runs."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import InvalidStatus

from tests.amounts import usually
from tests.server.conftest import Client, Running, finish, open_socket, questions
from tests.server.databases import Database, running
from tests.server.helpers import play_on

__all__ = ["running"]  # a fixture


@pytest.fixture(params=usually("sqlite", more=["postgresql"]))
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Database(tmp_path, None)
    main = Database(tmp_path, request.getfixturevalue("postgres"))
    main.run("DROP DATABASE IF EXISTS damaged WITH (FORCE)")
    main.run("CREATE DATABASE damaged")
    return Database(tmp_path, str(main.address).rpartition("/")[0] + "/damaged")


def value_of(database: Database, query: str) -> Any:
    """One value out of the rows."""
    if database.address is None:
        with sqlite3.connect(database.folder / "tuath.sqlite3") as connection:
            return connection.execute(query).fetchone()[0]

    async def fetch() -> Any:
        connection = await asyncpg.connect(database.address)
        try:
            return await connection.fetchval(query)
        finally:
            await connection.close()

    return finish(fetch())


DAMAGES: dict[str, str] = {
    "snapshot-garbage": "tables SET snapshot = 'nonsense'",
    "snapshot-cut": "tables SET snapshot = substr(snapshot, 1, 300)",
    "snapshot-gone": "tables SET snapshot = NULL",
    "answer-garbage": "answers SET line = 'garbage'",
    "answer-empty": "answers SET line = NULL",
    "game-unknown": "tables SET game = 'chess'",
    "game-another": "tables SET game = 'inis'",
    "setup-unknown": "tables SET setup = 'two'",
    "chairs-of-others": 'tables SET chairs = \'[{"kind": "throne"}]\'',
    "chairs-no-list": "tables SET chairs = '7'",
    "chairs-too-few": "tables SET chairs = '[]'",
    "clock-of-others": 'tables SET clock = \'{"left": ["late"]}\'',
    "undo-of-others": "tables SET undo = '[1]'",
}
ON_SQLITE: dict[str, str] = {  # PostgreSQL itself would not take these
    "chairs-no-json": "tables SET chairs = '[{'",
    "clock-no-json": "tables SET clock = 'noon'",
    "created-no-number": "tables SET created = 'once'",
}


def damage(how: str, id: str) -> str:
    """What damages a table, as SQL."""
    row = '"table"' if how.startswith("answers") else "id"
    return f"UPDATE {how} WHERE {row} = '{id}'"


def damaged_by_metrics(client: Client) -> int:
    lines = client.http.get("/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("tuath_tables_damaged "))))


def prepare(running: Running, damages: dict[str, str]) -> tuple[Client, dict[str, str], list[str]]:
    """A table for each kind of damage, with an answer and a bot at it, and some that stay whole."""
    maren = running.client("Maren")
    victims = {}
    for name in damages:
        table = maren.new_table("me", "guest", "bot:random", seed=2)
        play_on({0: maren}, table["id"], Random(1), most=2)
        victims[name] = table["id"]
    whole = [maren.new_table("me", "open")["id"], maren.new_table("me", "guest", seed=1)["id"]]
    return maren, victims, whole


@pytest.mark.more
def test_damaged_tables_are_set_apart(running: Running, database: Database) -> None:
    """Every kind of damage at once: the server starts, lists, serves, plays; each damaged table says what it is."""
    damages = {**DAMAGES, **(ON_SQLITE if database.address is None else {})}
    maren, victims, whole = prepare(running, damages)
    running.end()
    for name, how in damages.items():
        database.run(damage(how, victims[name]))
    running.start()
    stranger = running.client("Bram")
    for client in (maren, stranger):
        lists = client.get("/api/tables")
        assert whole[0] in [table["id"] for table in lists["open"]]
        assert whole[1] in [table["id"] for table in lists["running"]]
    mine = {table["id"]: table["damaged"] for table in maren.get("/api/tables")["mine"]}
    assert {id: mine[id] for id in whole} == dict.fromkeys(whole, False)
    for name, id in victims.items():
        assert mine.get(id, True) is True, f"{name} is not marked"
        refused = maren.get(f"/api/tables/{id}", status=422)
        assert refused["error"]["key"] in ("server-damaged-table", "core-snapshot-foreign"), name
        with pytest.raises(InvalidStatus):
            open_socket(maren, running, id)
    lists = stranger.get("/api/tables")
    shown = {table["id"] for table in (*lists["open"], *lists["running"])}
    assert not shown & set(victims.values())
    assert damaged_by_metrics(stranger) == len(victims)
    log = (database.folder / "server.log").read_text().splitlines()
    said = [json.loads(line) for line in log if line.startswith("{")]
    for name, id in victims.items():
        reports = [line for line in said if line.get("table") == id]
        assert [(line["message"], bool(line["why"])) for line in reports] == [("table is set apart", True)], name
    play_on({0: maren}, whole[1], Random(1), most=5)
    stranger.post(f"/api/tables/{whole[0]}/join")
    assert stranger.new_table("bot:random", "bot:random")["status"] == "playing"


def test_a_mended_table_is_read_again(running: Running, database: Database) -> None:
    maren = running.client("Maren")
    id = maren.new_table("me", "guest", seed=2)["id"]
    before = play_on({0: maren}, id, Random(1), most=2)
    last = f"WHERE \"table\" = '{id}' AND count = {before['count']}"
    line = value_of(database, f"SELECT line FROM answers {last}")
    running.end()
    database.run(f"UPDATE answers SET line = 'garbage' {last}")
    running.start()
    for _ in range(3):
        maren.get(f"/api/tables/{id}", status=422)
    assert damaged_by_metrics(maren) == 1
    database.run(f"UPDATE answers SET line = '{line}' {last}")
    maren.get(f"/api/tables/{id}", status=422)
    database.run(f"UPDATE tables SET version = version + 1 WHERE id = '{id}'")
    after = maren.table(id)
    assert (after["view"], after["count"]) == (before["view"], before["count"])
    assert damaged_by_metrics(maren) == 0
    asked = questions(after)[0]
    maren.answer(after, asked, asked["options"][0]["id"])


def test_one_row_that_does_not_fit_fails_alone(running: Running, database: Database) -> None:
    """An answer whose row is there already: only its own table hears of it, whatever is stored with it."""
    maren = running.client("Maren")
    tables = [maren.new_table("me", "guest", seed=number) for number in range(4)]
    count = tables[0]["count"]
    database.run(f"INSERT INTO answers (\"table\", count, line, at) VALUES ('{tables[0]['id']}', {count + 1}, 'x', 0)")
    for table in tables:
        asked = questions(table)[0]
        sent = {"seat": asked["seat"], "option": asked["options"][0]["id"], "version": table["version"]}
        answer = maren.http.post(f"/api/tables/{table['id']}/answer", json=sent)
        assert (answer.status_code == 200) == (table is not tables[0])
    assert maren.get(f"/api/tables/{tables[0]['id']}", status=422)["error"]["key"] == "server-damaged-table"
    assert maren.get("/healthz")["alive"] is True
