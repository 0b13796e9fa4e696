"""When the system's clock leaps, nobody at a table notices: nothing is over early, nothing waits for hours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.amounts import usually
from tests.server import leaping
from tests.server.conftest import Running, questions, wait_until

DAY = 86_400
Leap = Callable[[float], object]


class Leaping(Running):
    program = "tests.server.leaping"


@pytest.fixture
def leaps(tmp_path: Path) -> Iterator[tuple[Running, Leap]]:
    """A server with windows of a second, and how its clock is set."""
    file = tmp_path / "leap"
    file.write_text("0", encoding="ascii")
    running = Leaping(tmp_path)
    running.settings |= {leaping.LEAP: str(file), "TUATH_PAUSE": "0.05", "TUATH_SILENCE": "1"}
    yield running.start(), lambda seconds: file.write_text(str(seconds), encoding="ascii")
    running.end()


@pytest.mark.parametrize("days", [400, -400])
def test_a_waiting_table_waits_on(leaps: tuple[Running, Leap], days: int) -> None:
    server, leap = leaps
    maren = server.client("Maren")
    id = maren.new_table("me", "open")["id"]
    leap(days * DAY)
    assert maren.table(id)["status"] == "waiting"
    assert id in [found["id"] for found in maren.get("/api/tables")["open"]]
    assert server.client("Bram").post(f"/api/tables/{id}/join")["table"]["status"] == "playing"


@pytest.mark.parametrize("days", [400, -400])
def test_bots_go_on(leaps: tuple[Running, Leap], days: int) -> None:
    server, leap = leaps
    maren = server.client("Maren")
    table = maren.new_table("me", "bot:random", seed=3)
    id = table["id"]
    leap(days * DAY)
    wait_until(lambda: bool(questions(maren.table(id))))
    asked = questions(table := maren.table(id))[0]
    maren.answer(table, asked, asked["options"][0]["id"])
    wait_until(lambda: maren.table(id)["count"] > table["count"] + 1 or questions(maren.table(id)) != [])


@pytest.mark.parametrize("days", usually(-400, more=[400]))
def test_a_window_lasts_as_long_as_ever(leaps: tuple[Running, Leap], days: int) -> None:
    """Nobody is answered for, and no answer lies sealed until a clock that was set back has caught up."""
    server, leap = leaps
    people = [server.client(name) for name in ("Maren", "Bram")]
    id = people[0].new_table("me", "open", game="inis", seed=4)["id"]
    people[1].post(f"/api/tables/{id}/join")
    for person in people:
        person.post(f"/api/tables/{id}/wish", seat=people.index(person), moment="played", wish="always")
    leap(days * DAY)
    windows, rng = 0, Random(4)
    while windows < 3:
        for person in people:
            table = person.table(id)
            for asked in questions(table)[:1]:
                if table["time"] is not None:
                    windows += 1
                    assert table["time"]["left"] > DAY, "one may think as long as ever"
                person.answer(table, asked, rng.choice(asked["options"])["id"])
