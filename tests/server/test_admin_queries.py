"""What a host lists, revokes, archives, tidies and counts, while the server runs."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tuath
from tests.amounts import usually
from tests.server.admin import admin, told
from tests.server.conftest import Client, Running, open_socket, until, wait_until
from tests.server.databases import Database, database, running
from tests.server.helpers import play_on
from tuath.server.admin.heartbeat import most_of
from tuath.server.admin.host_stats import GIGABYTE, Disk, short_of_room

__all__ = ["database", "running"]  # fixtures
BOTH = pytest.mark.parametrize("database", usually("sqlite", more=["postgresql"]), indirect=True)
OLD = time.time() - 40 * 86_400


def game_over(client: Client) -> str:
    id = str(client.new_table("me", "guest", seed=3)["id"])
    client.post(f"/api/tables/{id}/resign", seat=0)
    client.post(f"/api/tables/{id}/resign", seat=1)
    if client.table(id)["status"] != "over":
        play_on({0: client, 1: client}, id, Random(1))
    return id


@pytest.mark.more
@BOTH
def test_people_tables_and_tokens_are_listed(running: Running) -> None:
    maren, _ = running.client("Maren"), running.client("Bram 100%")
    table = maren.new_table("me", "bot:random", "open", public=False)["id"]
    made = maren.post("/api/me/tokens", name="my bot", scope="play")
    found = told(running, "players")["players"]
    assert {one["name"]: (one["tables"], one["tokens"]) for one in found} == {"Maren": (1, 1), "Bram 100%": (0, 0)}
    assert [one["name"] for one in told(running, "players", "mar")["players"]] == ["Maren"]
    assert [one["name"] for one in told(running, "players", "0%")["players"]] == ["Bram 100%"], "a % is a %"
    (listed,) = told(running, "tables")["tables"]
    assert (listed["id"], listed["people"]) == (table, ["Maren", "random", "–"])
    assert told(running, "tables", "--status", "over")["tables"] == []
    (token,) = told(running, "tokens", "Maren")["tokens"]
    assert (token["id"], token["owner"], token["scope"]) == (made["id"], "Maren", "play")
    assert made["token"] not in admin(running, "tokens").stdout
    said = admin(running, "players", "--lang", "de").stdout
    assert "Kennung" in said
    assert "Maren" in said
    overview = told(running)
    assert overview["games"] == [{"game": "arrival", "waiting": 1, "playing": 0, "days": 0, "over": 0, "private": 1}]
    assert overview["look"] == []
    assert "Nothing needs you." in admin(running).stdout


@pytest.mark.more
@BOTH
def test_the_load_is_told_now_and_at_most(running: Running, database: Database) -> None:
    """What the server has written down, added up over its processes; and the room there is."""
    maren = running.client("Maren")
    id = maren.new_table("me", "guest", seed=3)["id"]
    with open_socket(maren, running, id) as socket:
        until(socket, "table")
        wait_until(lambda: told(running)["load"]["now"]["sockets"], every=1)
        found = told(running)
    assert (found["load"]["now"]["processes"], found["load"]["now"]["people"]) == (1, 1)
    assert found["load"]["peak"] == found["load"]["now"] | {"answers": found["load"]["peak"]["answers"]}
    disk = found["disk"]
    assert disk["used"] == found["bytes"] > 0
    assert (disk["free"] is None) == (database.address is not None)
    said = admin(running, "--lang", "de").stdout
    assert "Tagesspitze" in said
    assert "Verbindungen" in said
    running.end(signal.SIGKILL)
    day = time.time() - 90_000
    database.run(f"UPDATE pulses SET at = {day}; UPDATE hours SET hour = {int(day // 3600)}")
    assert set(told(running)["load"]["peak"].values()) == {0}, "nobody serves, and yesterday is over"
    maren.http.close()


def test_most_of_several_loads_and_little_room() -> None:
    assert most_of([{"a": 1, "b": 5}, {"a": 3}]) == {"a": 3, "b": 5}
    assert short_of_room(Disk(10, 5 * GIGABYTE, 9 * GIGABYTE)) == []
    assert [one.key for one in short_of_room(Disk(10, 5, 9 * GIGABYTE))] == ["room"]
    assert [one.key for one in short_of_room(Disk(3 * GIGABYTE, 5 * GIGABYTE, 9 * GIGABYTE))] == ["room"]
    assert short_of_room(Disk(10, None, None)) == [], "elsewhere nobody here knows"


@BOTH
def test_a_token_is_revoked(running: Running) -> None:
    maren = running.client("Maren")
    made = maren.post("/api/me/tokens", name="my bot")
    program = running.client()
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    assert program.get("/api/me")["player"]["name"] == "Maren"
    assert admin(running, "tokens", "--revoke", made["id"][:3]).returncode == 2, "too few characters to be sure"
    assert told(running, "tokens", "--revoke", made["id"])["revoked"] == made["id"]
    assert program.get("/api/me")["player"] is None
    refused = admin(running, "tokens", "--revoke", made["id"])
    assert refused.returncode == 2
    assert "is no token's id" in refused.stderr


@pytest.mark.more
@BOTH
def test_what_waited_in_vain_goes_and_no_game_does(running: Running, database: Database) -> None:
    maren = running.client("Maren")
    vain, fresh = (maren.new_table("me", "open")["id"] for _ in range(2))
    maren.post(f"/api/tables/{vain}/chat", text="anybody?")
    played = maren.new_table("me", "guest", seed=4)["id"]
    database.run(f"UPDATE tables SET updated = {OLD} WHERE id IN ('{vain}', '{played}')")
    assert [one["key"] for one in told(running)["look"]] == ["vain"]
    assert "tuath admin vacuum" in admin(running).stdout
    assert admin(running, "vacuum").returncode == 2, "it asks, and nobody is there"
    found = told(running, "vacuum", "--yes")
    assert (found["tables"], found["bytes"] > 0) == (1, True)
    assert {one["id"] for one in told(running, "tables")["tables"]} == {fresh, played}
    assert maren.table(played)["status"] == "playing"
    maren.new_table("me", "open")


@pytest.mark.more
@BOTH
def test_records_are_archived(running: Running, tmp_path: Path) -> None:
    maren = running.client("Maren")
    id = game_over(maren)
    found = told(running, "archive", str(tmp_path / "records"))
    assert (found["written"], found["broken"]) == (1, [])
    file = tmp_path / "records" / f"arrival-{id}.record"
    assert tuath.replay_as_far(file.read_text(encoding="utf-8")).position is not None
    assert told(running, "archive", str(tmp_path / "records"))["written"] == 0, "what is there stays"
    assert told(running, "archive", str(tmp_path / "old"), "--days", "9")["written"] == 0
    assert maren.table(id)["status"] == "over"


@BOTH
def test_statistics_tell_of_nobody(running: Running) -> None:
    maren = running.client("Maren")
    for _ in range(5):
        maren.new_table("me", "bot:greedy", "open")
    maren.new_table("me", "guest:Tove", game="origo")
    found = told(running, "statistics")
    assert found["counts"]["game"] == {"arrival": 5}, "one table of Origo could be about somebody"
    assert found["counts"]["bots"] == {"greedy": 5}
    assert "Maren" not in json.dumps(found)
    assert "Tove" not in json.dumps(found)
    assert "arrival" in admin(running, "statistics").stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("tables", "--status", "gone"), "there are waiting, playing, over"),
        (("tables", "--game", "chess"), "chess"),
        (("players", "--most", "0"), "--most"),
        (("vacuum", "--days", "x", "--yes"), "--days"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, words: tuple[str, ...], says: str) -> None:
    run: Any = admin(Running(tmp_path), *words)
    assert run.returncode == 2
    assert says in run.stderr
    assert "Traceback" not in run.stderr
