"""Strangers who look for a table find each other."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Client, Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One for each test: who looks for a table would find those of others."""
    running = Running(tmp_path)
    yield running.start()
    running.end()


def find(client: Client, status: int = 200, **wish: Any) -> Any:
    answer = client.post("/api/pairing", status, **{"game": "inis", "seats": 3, **wish})
    return answer["table"] if status == 200 else answer["error"]


def test_three_who_look_for_three_play(server: Running) -> None:
    people = [server.client(name) for name in ("Maren", "Bram", "Tove")]
    first = find(people[0])
    assert (first["status"], first["public"], first["clock"]["kind"]) == ("waiting", True, "minutes")
    assert find(people[0])["id"] == first["id"], "asked again, it is the same"
    assert [find(other)["id"] for other in people[1:]] == [first["id"]] * 2
    assert people[0].table(first["id"])["status"] == "playing"
    assert find(people[0])["id"] != first["id"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"game": "origo"}, {"game": "arrival"}),
        ({"seats": 3}, {"seats": 4}),
        ({"pace": "live"}, {"pace": "days"}),
        ({"rated": True}, {"rated": False}),
    ],
)
def test_who_wishes_something_else_sits_elsewhere(server: Running, one: Any, other: Any) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    at = find(maren, **one)["id"]
    assert find(bram, **other)["id"] != at
    bram.post(f"/api/tables/{at}/join")


def test_any_pace_takes_what_there_is(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    at = find(maren, game="origo", seats=4, pace="days")
    assert at["clock"]["days"] == 3
    assert find(bram, game="origo", seats=4)["id"] == at["id"]


def test_tables_of_other_rules_or_with_bots_are_not_meant(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    clock = {"minutes": 60, "increment": 30}
    option = next(one for one in maren.get("/api/games/arrival")["options"] if len(one["values"]) > 1)
    special = {option["name"]: option["values"][-1]}
    odd = maren.new_table("me", "open", clock=clock, options=special)["id"]
    mixed = maren.new_table("me", "open", "bot:random", clock=clock)["id"]
    closed = maren.new_table("me", "open", clock=clock, public=False)["id"]
    assert find(bram, game="arrival", seats=2)["id"] not in (odd, mixed, closed)
    assert find(server.client("Tove"), game="arrival", seats=3)["id"] != mixed


def test_nobody_is_seated_with_whom_they_have_blocked(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    maren.post(f"/api/players/{bram.player['id']}/block", kind="block")
    at = find(maren, game="origo", seats=5)["id"]
    there = find(bram, game="origo", seats=5)["id"]
    assert there != at
    tove = server.client("Tove")
    assert find(tove, game="origo", seats=5)["id"] == at, "the oldest"


def test_a_wish_that_nobody_can_have_is_refused(server: Running) -> None:
    maren = server.client("Maren")
    assert find(maren, 422, seats=9)["key"] == "core-wrong-seats"
    assert find(maren, 422, game="spirit_island", rated=True, seats=2)["key"] == "server-rated-together"
    assert find(maren, 404, game="chess")["key"] == "server-not-there"
    assert find(maren, 400, pace="slow")["key"] == "server-malformed"
    find(server.client(), 403)


@pytest.mark.more
def test_all_at_once_at_several_workers(tmp_path: Path, postgres: str) -> None:
    """Nobody is left alone at a table while another one waits."""
    running = Running(tmp_path, postgres, workers=3).start()
    people = [running.client(f"P{number}") for number in range(8)]
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda client: find(client, game="arrival", seats=2)["id"], people))
    assert len(found) == 8
    lists = people[0].get("/api/tables")
    assert len(lists["open"]) <= 1
    assert all(any(chair["kind"] == "human" for chair in table["chairs"]) for table in lists["open"])
    running.end()
