"""A damaged row is its owner's affair and that of the host: nobody else's page knows of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.conftest import Client, Running
from tests.server.helpers import play_on
from tuath.server.db.row_checks import is_whole
from tuath.server.wire.words import stamp

WRONG: dict[str, Any] = {
    "status": ["lost", ""],
    "updated": ["yesterday", "", 1e15, -5],
    "created": ["once", 1e15],
    "delay": ["soon", None],
    "version": ["two"],
    "chairs": ['[{"kind": "human"}]', "[7]", "null", '{"a": 1}', "["],
    "clock": ['"noon"', "[1]"],
    "puzzle": ["7"],
    "game": ["chess", ""],
    "sealed": ["some"],
    "setup": ["seats many"],
    "snapshot": ["tuath"],
}
LISTS = ("/api/tables", "/api/hall", "/api/me", "/api/me/turns", "/api/me/clubs", "/api/ratings?game=arrival")


class House(NamedTuple):
    running: Running
    owner: Client
    victims: dict[str, str]  # by what is wrong, the table
    whole: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One table for each thing that may be wrong with a row."""
    folder = tmp_path_factory.mktemp("house")
    running = Running(folder)
    running.settings["TUATH_TABLES_PER_PLAYER"] = running.settings["TUATH_BOTS_PER_PLAYER"] = "100"
    running.start()
    owner, victims = running.client("Maren"), {}
    for column, values in WRONG.items():
        for value in values:
            id = owner.new_table("me", "guest", "bot:random", seed=2)["id"]
            play_on({0: owner}, id, Random(1), most=2)
            victims[f"{column} {value}"] = id
    whole = owner.new_table("me", "guest", seed=1)["id"]
    running.end()
    with sqlite3.connect(folder / "tuath.sqlite3") as rows:
        for wrong, id in victims.items():
            column, _, value = wrong.partition(" ")
            given = next(one for one in WRONG[column] if str(one) == value)
            if given is None:
                given = b"nothing"
            rows.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (given, id))
    rows.close()
    yield House(running.start(), owner, victims, whole)
    running.end()


def test_nobody_else_notices_a_damaged_row(house: House) -> None:
    stranger = house.running.client("Bram")
    for path in LISTS:
        for client in (stranger, house.owner):
            answer = client.http.get(path)
            assert answer.status_code in (200, 404), (path, answer.text)
    shown = {table["id"] for rows in stranger.get("/api/tables").values() for table in rows}
    assert house.whole in shown
    assert not shown & {*house.victims.values()}, [name for name, id in house.victims.items() if id in shown]
    assert stranger.table(house.whole)["status"] == "playing"


def test_its_owner_sees_that_it_is_damaged_and_takes_the_record_along(house: House) -> None:
    owner, stranger = house.owner, house.running.client("Cian")
    mine = {table["id"]: table for table in owner.get("/api/tables")["mine"]}
    assert not mine[house.whole]["damaged"]
    for wrong, id in house.victims.items():
        assert mine[id]["damaged"], wrong
        owner.get(f"/api/tables/{id}", 422)
        answer = owner.http.get(f"/api/tables/{id}/remains")
        assert answer.status_code == 200, (wrong, answer.text)
        assert answer.text.startswith("tuath-record 1\n")
        assert answer.text.count("\np1 ") + answer.text.count("\np2 ") >= 2, wrong
        assert stranger.http.get(f"/api/tables/{id}/remains").status_code == 404
    assert owner.http.get(f"/api/tables/{house.whole}/remains").status_code == 403


def test_the_server_goes_on(house: House) -> None:
    """Bots of other tables, and everything that looks at all tables now and then."""
    play_on({0: house.owner}, house.whole, Random(1), most=3)
    assert house.owner.new_table("bot:random", "bot:random")["status"] == "playing"
    assert "not everything was woken" not in house.running.log()
    house.running.end()
    house.running.start()
    house.owner.table(house.whole)


BESIDE = {  # of rows that stand in lists of others: what may be wrong, and the list
    "tournaments": (("mode", "size", "times", "rounds", "least", "most", "clock", "starts"), "/api/tournaments"),
    "ratings": (("games", "won", "mu", "sigma"), "/api/ratings?game=arrival"),
    "clubs": (("created", "name"), "/api/me/clubs"),
    "club_members": (("since", "role"), "/api/me/clubs"),
}


@pytest.mark.parametrize("table", BESIDE)
def test_another_row_is_left_out_of_lists(table: str, tmp_path: Path) -> None:
    """One tournament with a word for a number, and nobody saw any."""
    running = Running(tmp_path).start()
    people = [running.client(name) for name in ("Maren", "Bram")]
    wish: dict[str, Any] = {"name": "Winter", "game": "arrival", "clock": {"days": 3}, "least": 3}
    for _ in range(2):
        people[0].post("/api/tournaments", **wish)
        people[0].post("/api/clubs", name="Donegal")
    running.end()
    columns, path = BESIDE[table]
    with sqlite3.connect(tmp_path / "tuath.sqlite3") as rows:
        for player in (one.player["id"] for one in people):
            values = ("arrival", player, 2, 9, 3, 30.0, 1.0)
            marks = '"game", "player", "size", "games", "won", "mu", "sigma"'
            rows.execute(f"INSERT INTO ratings ({marks}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    rows.close()
    running.start()
    assert counted(people[0].http.get(path)) == 2
    for column in columns:
        with sqlite3.connect(tmp_path / "tuath.sqlite3") as rows:
            (row,) = rows.execute(f'SELECT MIN(rowid) FROM "{table}"').fetchone()
            (before,) = rows.execute(f'SELECT "{column}" FROM "{table}" WHERE rowid = ?', (row,)).fetchone()
            rows.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?', (b"\x00\xff", row))
        rows.close()
        assert counted(people[0].http.get(path)) in (1, 2), column
        with sqlite3.connect(tmp_path / "tuath.sqlite3") as rows:
            rows.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?', (before, row))
        rows.close()
    running.end()


def counted(answer: httpx.Response) -> int:
    assert answer.status_code == 200, answer.text
    return sum(len(one) for one in answer.json().values() if isinstance(one, list))


@pytest.mark.parametrize("value", ["yesterday", "", b"\x00", [7], {}, 1e300, -1e300, float("nan"), float("inf")])
def test_what_is_no_moment_can_be_sent(value: Any) -> None:
    """A club whose row says so was in the lists of all its members, and none of them could be read."""
    assert stamp(value) == "1970-01-01T00:00:00+00:00"


class Row(NamedTuple):
    """As it stands in the rows."""

    status: Any = "playing"
    created: Any = 1.0
    updated: Any = 2.0
    version: Any = 3
    delay: Any = 0
    sealed: Any = 0
    chairs: Any = ({"kind": "open", "name": "", "player": None, "bot": None},)
    clock: Any = None
    puzzle: Any = None


@pytest.mark.parametrize("column", Row._fields)
def test_anything_in_any_column_is_damage_or_can_be_listed(column: str) -> None:
    """Of another shape: whatever a column may come to hold, it is said, and never raised."""
    whole = Row(chairs=list(Row().chairs))
    assert is_whole(whole)
    values: list[Any] = [None, "", "x", b"\x00", [], [[]], {}, {"a": 1}, -1, 0, True, 1e300, float("nan"), float("inf")]
    for value in values:
        assert is_whole(whole._replace(**{column: value})) in (True, False)
    assert not is_whole(whole._replace(**{column: b"\x00"}))
