"""The socket, abuse of it, and restarts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import PATIENCE, Running, open_socket, questions, until, until_acknowledged, wait_until


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
        open_socket(maren, server, table["id"], Origin="http://evil.example").recv(timeout=PATIENCE)


def test_a_restart_goes_on_with_bots(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("bot:random", "bot:random", seed=3)["id"]
    running.end()
    running.start()
    wait_until(lambda: maren.table(id)["status"] == "over", every=0.2)
    running.end()
