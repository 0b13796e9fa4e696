"""Bots at tables of the server: what costs them their chair, when they sleep, how many there may be."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tests.bots.strange import UnevenBot
from tests.server.conftest import PATIENCE, Client, Running, open_socket, questions, wait_until
from tests.server.helpers import bot_processes_of, metric
from tuath.bots import bots
from tuath.server.tables.bots.bot_pacing import KEPT, Evenness


def is_there(process: int) -> bool:
    """Does it run? One that has ended and that nobody has asked about yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_for_bot_processes(running: Running) -> list[int]:
    wait_until(lambda: bot_processes_of(running), "nobody thinks")
    return bot_processes_of(running)


def wait_for_the_end(client: Client, id: str) -> Any:
    wait_until(lambda: client.table(id)["status"] == "over", "the game does not go on", every=0.1)
    return client.table(id)


@pytest.mark.more
def test_a_bot_whose_process_is_killed_goes_on(tmp_path: Path) -> None:
    """It was not the bot that failed."""
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    tables = [maren.new_table("bot:greedy", "bot:greedy", seed=number)["id"] for number in range(2)]
    killed = wait_for_bot_processes(running)
    for brain in killed:
        os.kill(brain, signal.SIGKILL)
    for id in tables:
        over = wait_for_the_end(maren, id)
        assert over["chat"] == []
        assert [chair["bot"] for chair in over["chairs"]] == ["greedy", "greedy"]
    assert not set(bot_processes_of(running)) & set(killed)
    running.end()


@pytest.mark.more
def test_a_bot_that_dies_again_and_again_is_replaced_by_a_simpler_one(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("bot:greedy", "bot:greedy", seed=3)["id"]

    def kill_and_look() -> bool:
        for brain in bot_processes_of(running):
            with contextlib.suppress(ProcessLookupError):
                os.kill(brain, signal.SIGKILL)
        return bool(maren.table(id)["chat"])

    wait_until(kill_and_look, "nobody noticed")
    table = maren.table(id)
    assert table["chat"][0]["message"] == {
        "key": "server-bot-replaced",
        "params": {"bot": "greedy", "simpler": "gentle"},
    }
    assert "gentle" in [chair["bot"] for chair in table["chairs"]]
    wait_for_the_end(maren, id)
    running.end()


# ---- what its time tells ---------------------------------------------------------------------------------------------


def test_a_bot_waits_until_its_long_thoughts_would_have_been_over() -> None:
    """A single long time may be that of a process that has just begun; what happens twice is usual."""
    evenness = Evenness()
    times = [3.0, 0.25, 1.0, 0.5, 1.25, 2.0]
    assert [evenness.rest("strong", "inis", seconds) for seconds in times] == [0, 0, 0, 0.5, 0, 0]
    assert evenness.rest("strong", "inis", 0.5) == 1.5
    assert evenness.rest("strong", "origo", 0.5) == evenness.rest("max", "inis", 0.5) == 0
    for _ in range(KEPT):
        evenness.rest("strong", "inis", 0.125)
    assert evenness.rest("strong", "inis", 0.125) == 0, "what was long ago is forgotten"


@pytest.mark.more
def test_the_time_of_a_bot_does_not_tell_what_it_has_to_choose_from(tmp_path: Path) -> None:
    """Its first answers take long, the others nothing at all: from outside they all take as long."""
    running = Running(tmp_path).start("--bot", "tests.bots.strange:UnevenBot")
    maren = running.client("Maren")
    table = maren.new_table("me", "bot:tests.bots.strange:UnevenBot", game="origo", seed=1)

    def play(answers: int) -> None:
        """Until so many more have been given, about half of them by the bot."""
        end = maren.table(table["id"])["count"] + answers
        while (now := maren.table(table["id"]))["count"] < end:
            for asked in questions(now)[:1]:
                maren.answer(now, asked, asked["options"][0]["id"])

    play(6)
    began = time.monotonic()
    play(16)
    assert time.monotonic() - began > 5 * UnevenBot.LONG
    running.end()


def test_a_bot_stops_thinking_when_the_game_moves_on(tmp_path: Path) -> None:
    """Both choose at the same time: when one has, the process that thought about what was before is ended."""
    running = Running(tmp_path).start("--bot", "tests.bots.strange:EndlessBot")
    maren = running.client("Maren")
    table = maren.new_table("me", "bot:tests.bots.strange:EndlessBot", game="inis", seed=1)
    while len((now := maren.table(table["id"]))["asked"]) < 2:  # until both choose what to keep
        for asked in questions(now):
            maren.answer(now, asked, asked["options"][0]["id"])
    before = set(wait_for_bot_processes(running))
    asked = questions(now)[0]
    maren.answer(now, asked, asked["options"][0]["id"])
    wait_until(lambda: before - set(bot_processes_of(running)), "it thinks on about what is over")
    running.end()


# ---- sleep and bounds ------------------------------------------------------------------------------------------------


@pytest.mark.more
def test_bots_sleep_where_nobody_looks_and_go_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUATH_AWAKE", "0.2")
    monkeypatch.setenv("TUATH_SILENCE", "0.5")
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table(*["bot:greedy"] * 4, seed=3)["id"]
    wait_until(lambda: not metric(maren, "tuath_bots_thinking"), "the bots play on for nobody")
    asleep = next(table for table in maren.get("/api/tables")["running"] if table["id"] == id)
    running.end()
    running.start()  # nor are they woken by that
    again = next(table for table in maren.get("/api/tables")["running"] if table["id"] == id)
    assert again["count"] == asleep["count"]
    with open_socket(maren, running, id) as socket:
        table: Any = {}
        while table.get("status") != "over":
            frame = json.loads(socket.recv(timeout=PATIENCE))
            table |= frame.get("table") or {}
    assert table["count"] > asleep["count"]
    running.end()


def test_a_host_has_so_many_tables_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUATH_TABLES_PER_PLAYER", "3")
    monkeypatch.setenv("TUATH_BOTS_PER_PLAYER", "4")
    running = Running(tmp_path).start()
    maren, bram = running.client("Maren"), running.client("Bram")
    maren.new_table("me", "bot:random", "bot:random", "bot:random")
    body = {"game": "arrival", "chairs": ["me", "bot:random", "bot:random"]}
    refused = maren.post("/api/tables", 422, **body)["error"]
    assert (refused["key"], refused["params"]) == ("server-too-many-bots", {"most": 4})
    first = maren.new_table("me", "open")["id"]
    maren.new_table("me", "open", "bot:random")
    refused = maren.post("/api/tables", 422, game="arrival", chairs=["me", "open"])["error"]
    assert (refused["key"], refused["params"]) == ("server-too-many-tables", {"most": 3})
    bram.new_table("me", "open")
    outdate(running, first, days=2)
    maren.new_table("me", "open")  # the first one waits no longer
    running.end()


@pytest.mark.more
def test_a_host_brings_bots_and_nobody_else_does(tmp_path: Path) -> None:
    """Whoever invites a bot must not have the server load what they like."""
    running = Running(tmp_path).start("--bot", "tests.bots.strange:FirstBot")
    maren = running.client("Maren")
    assert maren.get("/api/games/arrival")["bots"] == ["tests.bots.strange:FirstBot", *bots()]
    table = maren.new_table("bot:tests.bots.strange:FirstBot", "bot:random", seed=1)
    assert wait_for_the_end(maren, table["id"])["chairs"][0]["bot"] == "tests.bots.strange:FirstBot"
    for name in ("tests.bots.strange:LastBot", "os:getcwd", "genius"):
        refused = maren.post("/api/tables", 422, game="arrival", chairs=["me", f"bot:{name}"])["error"]
        assert refused["key"] == "server-unknown-chair"
    running.end()


def outdate(running: Running, id: str, days: float) -> None:
    """As if nobody had touched a table for so long. The server knows its tables by their rows once it is restarted."""
    running.end()
    with sqlite3.connect(running.folder / "tuath.sqlite3") as connection:
        connection.execute("UPDATE tables SET updated = ? WHERE id = ?", (time.time() - days * 86_400, id))
    connection.close()
    running.start()


def test_tables_that_have_waited_too_long_expire(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    maren, bram = running.client("Maren"), running.client("Bram")
    old, new = maren.new_table("me", "open")["id"], maren.new_table("me", "open")["id"]
    outdate(running, old, days=1.5)
    assert [table["id"] for table in bram.get("/api/tables")["open"]] == [new]
    assert {table["id"]: table["status"] for table in maren.get("/api/tables")["mine"]} == {
        old: "expired",
        new: "waiting",
    }
    assert bram.table(old)["status"] == "expired"
    assert bram.post(f"/api/tables/{old}/join", 422)["error"]["key"] == "server-table-expired"
    bram.post(f"/api/tables/{new}/join")
    maren.post(f"/api/tables/{old}/chat", text="I still wait")
    assert bram.table(old)["status"] == "waiting", "whoever sits there may wait on"
    bram.post(f"/api/tables/{old}/join")
    running.end()


@pytest.mark.more
def test_games_left_long_ago_are_in_no_list_but_can_be_played_on(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    maren, bram = running.client("Maren"), running.client("Bram")
    id = maren.new_table("me", "guest", seed=1)["id"]
    outdate(running, id, days=31)
    assert bram.get("/api/tables")["running"] == []
    assert metric(bram, "tuath_tables_in_memory") == 0
    assert [table["id"] for table in maren.get("/api/tables")["mine"]] == [id]
    table = maren.table(id)
    asked = questions(table)[0]
    maren.answer(table, asked, asked["options"][0]["id"])
    assert [found["id"] for found in bram.get("/api/tables")["running"]] == [id]
    running.end()


def test_bots_end_with_their_server_however_it_ends(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    running.client("Maren").new_table("bot:greedy", "bot:greedy", seed=3)
    brains = wait_for_bot_processes(running)
    assert running.process is not None
    running.process.kill()
    running.process.wait()
    running.process = None
    wait_until(lambda: not any(is_there(brain) for brain in brains), "a bot thinks on for nobody")
