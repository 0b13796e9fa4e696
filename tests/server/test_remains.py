"""What is left of a damaged table: its host mends it perhaps, so what was hidden stays hidden."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.server.conftest import Client, Running
from tests.server.helpers import play_on
from tuath.server.api.remains import may_hide, seats_of


def damage(folder: Path, id: str, **values: Any) -> None:
    with sqlite3.connect(folder / "tuath.sqlite3") as rows:
        for column, value in values.items():
            rows.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, id))
    rows.close()


def lines_of(client: Client, id: str) -> list[str]:
    answer = client.http.get(f"/api/tables/{id}/remains")
    assert answer.status_code == 200, answer.text
    head, _, lines = answer.text.partition("\n\n")
    assert head.startswith("tuath-record 1\ngame inis\n")
    return lines.splitlines()


def test_what_is_left_of_a_running_game_tells_nobody_what_others_hold(tmp_path: Path) -> None:
    """Each had the whole record: every hand, and who was asked in hidden windows."""
    running = Running(tmp_path).start()
    people = {0: running.client("Maren"), 1: running.client("Bram")}
    shared = people[0].new_table("me", "open", game="inis", seed=3)
    people[1].post(f"/api/tables/{shared['id']}/join", seat=1, invitation=shared["invitation"])
    alone = people[0].new_table("me", "bot:random", game="inis", seed=3)["id"]
    finished = people[0].new_table("me", "open", game="inis", seed=3)
    people[1].post(f"/api/tables/{finished['id']}/join", seat=1, invitation=finished["invitation"])
    play_on(people, shared["id"], Random(4), most=40)
    play_on({0: people[0]}, alone, Random(4), most=20)
    play_on(people, finished["id"], Random(4), most=20)
    running.end()
    for id in (shared["id"], alone):
        damage(tmp_path, id, snapshot="tuath")
    damage(tmp_path, finished["id"], snapshot="tuath", status="over")
    running.start()
    for seat, person in people.items():
        person.get(f"/api/tables/{shared['id']}", 422)
        own = lines_of(person, shared["id"])
        assert own, "their own answers are theirs"
        assert {line.split(" ")[0] for line in own} == {f"p{seat + 1}"}
        person.get(f"/api/tables/{finished['id']}", 422)
        assert {"nature", "p1", "p2"} <= {line.split(" ")[0] for line in lines_of(person, finished["id"])}
    people[0].get(f"/api/tables/{alone}", 422)
    assert "nature" in {line.split(" ")[0] for line in lines_of(people[0], alone)}, "there is nobody to hide from"
    running.end()


class Row(NamedTuple):
    game: str = "inis"
    status: str = "playing"
    chairs: Any = ({"player": "p_a"}, {"player": None, "kept": None, "bot": "random"})


MINE, THEIRS = {"player": "p_a"}, {"player": "p_b"}


@pytest.mark.parametrize(
    ("row", "hides"),
    [
        (Row(chairs=[MINE, {"player": None, "bot": "random"}]), False),
        (Row(chairs=[MINE, MINE]), False),
        (Row(chairs=[MINE, THEIRS]), True),
        (Row(chairs=[MINE, {"player": None, "kept": "p_b"}]), True),
        (Row(chairs=[MINE, {"player": ["p_b"]}]), True),
        (Row(chairs="a table"), True),
        (Row(chairs=[7]), True),
        (Row(chairs=[MINE, THEIRS], status="over"), False),
        (Row(chairs=[MINE, THEIRS], status="lost"), True),
        (Row(chairs=[MINE, THEIRS], game="arrival"), False),
        (Row(chairs=[MINE, THEIRS], game="chess"), True),
    ],
)
def test_what_cannot_be_told_counts_as_hidden(row: Row, hides: bool) -> None:
    assert may_hide(row, "p_a") is hides
    assert all(row.chairs[seat] == MINE for seat in seats_of(row, "p_a"))
