"""Analyses at a table: asked for when the game is over, made beside everything else, made once, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from tests.amounts import usually
from tests.server.conftest import Running, finish, wait_until
from tests.server.fits import fits
from tuath.core.position import Position, replay
from tuath.core.record import Asked, Record
from tuath.games import find
from tuath.server.db.database_url import database_url
from tuath.server.db.store import Store
from tuath.server.jobs.analysis import Analyses
from tuath.server.jobs.workers import Busy
from tuath.server.wire import outgoing

RECORDS = Path(__file__).parents[1] / "records"


def beginning(answers: int) -> Position[Any]:
    """The first answers of a game: a record that was broken off there."""
    record = Record.parse((RECORDS / "origo" / "two-greedy.tuath").read_text(encoding="utf-8"))
    return replay(record, find("origo"), answers)


@pytest.fixture(params=usually("sqlite", long=["postgresql"]))
def analysing(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    running = Running(tmp_path, database)
    running.settings |= {"TUATH_ANALYSTS": "1", "TUATH_CLOSELY": "1"}
    yield running.start()
    running.end()


@pytest.mark.more
@pytest.mark.slow
def test_who_may_see_a_game_may_have_it_analysed(analysing: Running) -> None:
    """Beside the loop and once: the same game brought again is known, also after a start."""
    maren, stranger = analysing.client("Maren"), analysing.client()
    text = str(beginning(40).record({0: "Maren"}, hints=[Asked(30, 1)]))
    table = maren.post("/api/tables/record", record=text)["table"]
    path = f"/api/tables/{table['id']}/analysis"
    assert stranger.get(path, status=403)["error"]["key"] == "server-private"
    assert stranger.http.post(path).status_code == 403
    assert maren.get(path) == {"analysis": None, "state": "none", "part": 0}
    assert stranger.http.post(f"{path}?key={table['watch']}").json()["state"] == "under_way"
    assert maren.post(path)["state"] in ("under_way", "done"), "it is done once"
    wait_until(lambda: maren.get(path)["state"] != "under_way", every=0.2)
    found = maren.get(path)
    fits(orjson.dumps(found), outgoing.SomeAnalysis)
    assert (found["state"], found["part"], found["analysis"]["level"]) == ("done", 100, "strong")
    assert {sum(point["values"]) for point in found["analysis"]["points"]} == {100}
    curve = maren.get(f"/api/tables/{table['id']}/curve")["curve"]
    assert curve["hints"] == [{"count": 30, "seat": 1}]
    analysing.end()
    analysing.start()
    other = analysing.client("Bram")
    again = other.post("/api/tables/record", record=str(beginning(40).record({1: "Bram"})))["table"]
    assert other.get(f"/api/tables/{again['id']}/analysis") == found


@pytest.mark.more
def test_a_game_that_goes_on_is_not_analysed(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest")
    for ask in (maren.get, maren.post):
        refused = ask(f"/api/tables/{table['id']}/analysis", status=422)
        assert refused["error"]["key"] == "server-not-over"


def test_a_server_may_have_none(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.post("/api/tables/record", record=str(beginning(30).record()))["table"]
    assert maren.post(f"/api/tables/{table['id']}/analysis")["state"] == "off"


@pytest.mark.more
@pytest.mark.slow
def test_a_process_that_dies_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The portion is begun again; and one caller does not fill all places."""

    monkeypatch.setenv("TUATH_CLOSELY", "1")

    async def run() -> None:
        store = Store(database_url(None, tmp_path))
        await store.open()
        analyses, position = Analyses(store, 1), beginning(30)
        assert analyses.workers is not None
        await analyses.ask("maren", position, None)
        (wanted,) = analyses.wanted.values()
        assert wanted.task is not None
        (desk,) = analyses.workers.desks
        while desk.process is None or desk.process.pid is None:
            await asyncio.sleep(0)
        desk.end()
        for answers in (25, 26, 27, 28):
            await analyses.ask("maren", beginning(answers), None)
        with pytest.raises(Busy):
            await analyses.ask("maren", beginning(29), None)
        await wanted.task
        assert orjson.loads(await analyses.find(position))["state"] == "done"
        analyses.close()
        await store.close()

    finish(run())
