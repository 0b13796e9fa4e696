"""The socket, abuse of it, restarts, kill -9, and several workers."""

from __future__ import annotations

import json
import signal
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Client, Running, open_socket, questions, until, until_acknowledged


def test_an_answer_travels_to_the_other_player(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "open", seed=1)["id"]
    bram.post(f"/api/tables/{id}/join")
    with open_socket(maren, server, id) as hers, open_socket(bram, server, id) as his:
        tables = {0: until(hers, "table")["table"], 1: until(his, "table")["table"]}
        seat = next(seat for seat, table in tables.items() if questions(table))
        sender, other = (hers, his) if seat == 0 else (his, hers)
        answer = {"type": "answer", "seat": seat, "option": "umall", "version": tables[seat]["version"], "id": "a"}
        sender.send(json.dumps(answer))
        assert until_acknowledged(sender, "a")["table"]["version"] == tables[seat]["version"] + 1
        while (seen := until(other, "table")["table"])["version"] == tables[1 - seat]["version"]:
            pass  # somebody has come
        assert seen["since"] == tables[1 - seat]["version"]
        assert seen["last"] == {"seat": seat, "key": "arrival-port", "option": "location:umall"}
        sender.send(json.dumps(answer))
        assert until_acknowledged(sender, "a")["type"] == "ack"
        assert maren.table(id)["version"] == tables[seat]["version"] + 1, "sent twice, counted once"


def test_who_was_away_gets_what_was_missed(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest", seed=1)
    id = table["id"]
    maren.answer(table, questions(table)[0], "umall")
    with open_socket(maren, server, id, table["version"]) as socket:
        missed = until(socket, "table")["table"]
        assert missed["version"] == table["version"] + 1
        assert table["log"] + missed["log"] == maren.table(id)["log"]


@pytest.mark.parametrize(
    "wild",
    ["", "{", "[]", "null", '"answer"', "1" * 3000, '{"type": "answer"}', '{"type": "launch"}', "\x00",
     '{"type": "answer", "seat": 99, "option": "umall", "id": "x"}',
     '{"type": "answer", "seat": "zero", "option": "umall", "id": "x"}',
     '{"type": "answer", "seat": 0, "option": {"a": 1}, "id": "x"}'],
)  # fmt: skip
def test_garbage_is_refused_and_changes_nothing(server: Running, wild: str) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest", seed=1)
    with open_socket(maren, server, table["id"]) as socket:
        until(socket, "table")
        socket.send(wild)
        assert until(socket, "refused")["error"]["key"].startswith("server-")
    assert maren.table(table["id"])["version"] == table["version"]


def test_a_giant_closes_the_socket_only(server: Running) -> None:
    maren = server.client("Maren")
    id = maren.new_table("me", "guest")["id"]
    with open_socket(maren, server, id) as socket:
        until(socket, "table")
        socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            until(socket, "nothing more")
    assert maren.table(id)["status"] == "playing"


def test_the_wrong_seat_and_foreign_pages(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    table = maren.new_table("me", "guest", seed=1)
    seat = questions(table)[0]["seat"]
    with open_socket(bram, server, table["id"]) as socket:
        until(socket, "table")
        socket.send(json.dumps({"type": "answer", "seat": seat, "option": "umall", "version": 0, "id": "x"}))
        assert until(socket, "refused")["error"]["key"] == "server-not-yours"
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        open_socket(maren, server, table["id"], Origin="http://evil.example").recv(timeout=5)


def play_some(client: Client, id: str, rng: Random, acknowledged: list[Any]) -> None:
    table = client.table(id)
    for asked in questions(table)[:1]:
        option = rng.choice(asked["options"])["id"]
        version = client.answer(table, asked, option)["version"]
        acknowledged.append((version, asked["seat"], asked["key"], option))


def test_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Again and again: answer as fast as possible, kill -9 at any moment, start again, compare."""
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("me", "guest", "guest", seed=3)["id"]
    rng = Random(4)
    acknowledged: list[Any] = []
    for round in range(6):
        stop = threading.Event()

        def answer_on(stop: threading.Event = stop) -> None:
            while not stop.is_set():
                try:
                    play_some(maren, id, rng, acknowledged)
                except Exception:
                    return

        thread = threading.Thread(target=answer_on)
        thread.start()
        time.sleep(0.15 + 0.11 * round)
        running.end(signal.SIGKILL)
        stop.set()
        thread.join()
        running.start()
        table = maren.table(id)
        last = acknowledged[-1][0] if acknowledged else 0
        assert table["version"] in (last, last + 1), "the one on the way may be stored; none before it may be missing"
        acknowledged[:] = [entry for entry in acknowledged if entry[0] <= table["version"]]
    running.end()
    assert len(acknowledged) > 20


def test_a_restart_goes_on_with_bots(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("bot:random", "bot:random", seed=3)["id"]
    running.end()
    running.start()
    deadline = time.monotonic() + 60
    while maren.table(id)["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    running.end()


def test_one_game_over_two_workers(postgres: str, tmp_path: Path) -> None:
    """Any worker can serve any table: each answer goes to another one, and both push what happened."""
    first, second = Running(tmp_path, postgres).start(), Running(tmp_path, postgres).start()
    maren = first.client("Maren")
    there = second.client()
    there.http.cookies.update(maren.http.cookies)
    id = maren.new_table("me", "guest", seed=8)["id"]
    rng = Random(1)
    with open_socket(there, second, id) as socket:
        until(socket, "table")
        for turn in range(30):
            client = (maren, there)[turn % 2]
            table = client.table(id)
            asked = questions(table)[0]
            version = client.answer(table, asked, rng.choice(asked["options"])["id"])["version"]
            seen = until(socket, "table")["table"]
            while seen["version"] < version:
                seen = until(socket, "table")["table"]
        assert maren.table(id)["log"] == there.table(id)["log"]
    first.end()
    second.end()
