"""Long games: whoever looks back at one, or brings one, holds up nobody else."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest

import tuath
from tests.amounts import usually
from tests.conftest import Seeds, game_named
from tests.play import somewhere
from tests.server.conftest import Running, finish, questions
from tests.server.endless import ANSWERS, GATE, Gate, long_record
from tuath.core.position import left_by_undo, load, replay_as_far
from tuath.core.record import Record, write_answer
from tuath.games import find, keys
from tuath.games.materials import Materials
from tuath.server.jobs.replays import (
    LONGEST_LOG,
    Retold,
    differences,
    go_back,
    gone_back,
    line_data,
    look_on,
    read_record,
)
from tuath.server.jobs.workers import RefusedThere, Workers

RECORDS = Path(__file__).parents[1] / "records"


class Endlessly(Running):
    program = "tests.server.endless"


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    monkeypatch.setenv(GATE, str(tmp_path))
    return Gate(tmp_path)


@pytest.fixture(params=usually("sqlite", long=["postgresql"]))
def running(request: pytest.FixtureRequest, tmp_path: Path, gate: Gate) -> Iterator[Running]:
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    running = Endlessly(tmp_path, database).start()
    yield running
    if gate.closed.exists():
        gate.open()
    running.end()


@pytest.fixture(scope="module")
def record() -> str:
    return str(long_record())


def others_are_served(running: Running) -> None:
    """While somebody waits for a long game: health, the lobby, a table with an answer, a short game told again."""
    client = running.client("Bram")
    assert client.get("/healthz")["alive"] is True
    client.get("/api/tables")
    table = client.new_table("me", "guest", seed=1)
    asked = questions(table)[0]
    client.answer(table, asked, asked["options"][0]["id"])
    assert client.get(f"/api/tables/{table['id']}/at/1")["count"] == 1


@pytest.mark.more
def test_a_long_game_holds_up_nobody(running: Running, gate: Gate, record: str) -> None:
    maren = running.client("Maren")
    maren.http.timeout = httpx.Timeout(120)
    with ThreadPoolExecutor(32) as threads:
        gate.close()
        brought = threads.submit(maren.post, "/api/tables/record", record=record)
        gate.wait_until_reached()
        others_are_served(running)
        assert not brought.done()
        gate.open()
        table = brought.result()["table"]
        assert (table["count"], table["status"], len(table["log"])) == (ANSWERS, "over", LONGEST_LOG)

        running.end()  # nothing is known any more
        running.start()
        gate.close()
        strangers = [running.client() for _ in range(20)]
        for stranger in strangers:
            stranger.http.timeout = httpx.Timeout(120)
        looks = [
            threads.submit(stranger.get, f"/api/tables/{table['id']}/at/{ANSWERS - number}", key=table["watch"])
            for number, stranger in enumerate(strangers)
        ]
        gate.wait_until_reached()
        others_are_served(running)
        assert not any(look.done() for look in looks)
        gate.open()
        seen = [look.result() for look in looks]
    assert [then["count"] for then in seen] == [ANSWERS - number for number in range(20)]
    assert [sum(then["view"]["score"]) for then in seen] == [
        sum(turn % 3 for turn in range(then["count"])) for then in seen
    ]
    assert len(gate.reached.read_text().splitlines()) == 1, "it was told again more than once"
    assert maren.http.get(f"/api/tables/{table['id']}/record").text == record
    assert maren.get(f"/api/tables/{table['id']}/statistics") == {"rounds": []}


def test_a_record_is_brought_by_somebody_and_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: str
) -> None:
    monkeypatch.setenv("TUATH_LONGEST_GAME", "400")
    running = Endlessly(tmp_path).start()
    maren, stranger = running.client("Maren"), running.client()
    assert stranger.post("/api/tables/record", record=record, status=403)["error"]["key"] == "server-sign-in"
    refused = maren.post("/api/tables/record", record=record, status=422)["error"]
    assert (refused["key"], refused["params"]) == ("server-record-too-long", {"found": ANSWERS, "most": 400})
    assert maren.post("/api/tables/record", record=str(long_record(400)))["table"]["count"] == 400
    wrong = str(long_record(350)).replace("p2 step a1", "p2 step a7", 1)
    assert maren.post("/api/tables/record", record=wrong, status=422)["error"]["key"] == "core-record-option"
    running.end()


@pytest.mark.more
def test_undo_in_a_long_game(tmp_path: Path) -> None:
    """Whoever plays on after a hundred answers takes back as before, and everybody sees the same afterwards."""
    running = Endlessly(tmp_path).start()
    maren = running.client("Maren")
    table = maren.post("/api/tables", game="endless", chairs=["me", "guest"])["table"]
    for _ in range(110):
        asked = questions(table)[0]
        maren.answer(table, asked, "a1")
        table = maren.table(table["id"])
    seat = table["last"]["seat"]
    maren.post(f"/api/tables/{table['id']}/undo", seat=seat)
    back = maren.table(table["id"])
    assert (back["count"], back["log"]) == (109, table["log"][:-1])
    running.end()
    running.start()
    again = maren.table(table["id"])
    assert [again[name] for name in ("view", "log", "count")] == [back[name] for name in ("view", "log", "count")]
    running.end()


def records() -> list[Any]:
    """The shortest and the longest of each game; that all of them still play is shown by the suite of all games."""
    games = [sorted((RECORDS / key).glob("*.tuath"), key=lambda file: (file.stat().st_size, file)) for key in keys()]
    rest = [file for files in games for file in files[1:-1]]
    return usually(*(file for files in games for file in (files[0], files[-1])), more=rest)


@pytest.mark.parametrize("file", records(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_told_again_it_is_the_same_game(file: Path) -> None:
    """At moments near the marks and far from them, and its log."""
    record = Record.parse(file.read_text(encoding="utf-8"))
    position = replay_as_far(record, find(record.game)).position
    game, rng = Retold(position), Random(1)
    assert game.log == position.story()
    for count in {0, 1, 99, 100, 101, position.count, *(rng.randrange(position.count + 1) for _ in range(3))}:
        if count <= position.count:
            assert game.at(count).view(None) == position.at(count).view(None)
            assert game.log_until(count) == [line for line in game.log if line[0] <= count]


@pytest.mark.parametrize("name", ["arrival", "inis", "origo", "spirit_island"])
def test_what_happened_is_told_line_by_line(name: str) -> None:
    """With the table as it was in that very moment, for a player and for somebody who looks on."""
    file = sorted(RECORDS.glob(f"{name}/*.tuath"))[0]
    record = Record.parse(file.read_text(encoding="utf-8"))
    position = replay_as_far(record, find(record.game)).position
    snapshot, whole = position.save(), Retold(position)
    for after, mine in ((0, [0]), (position.count // 2, []), (position.count - 20, [1])):
        until = min(after + 40, position.count)
        story = orjson.loads(look_on(snapshot, None, after, until, mine))
        heard = [line_data(c, told.message) for c, told in whole.log if after < c <= until and told.to in (None, *mine)]
        assert [{key: line[key] for key in line if key != "changes"} for line in story["happened"]] == heard[-60:]
        view = story["view"]
        assert view == position.at(story["count"]).view(mine[0] if mine else None) or len(heard) > 60
        for line in story["happened"]:
            view = changed(view, line["changes"])
        assert view.keys() == story["view"].keys()
        assert any(line["changes"] for line in story["happened"])


def changed(view: Any, changes: list[tuple[list[str | int], Any]]) -> Any:
    """A view with other parts, as a client makes it."""
    then = copy.deepcopy(view)
    for (*way, last), value in changes:
        part = then
        for name in way:
            part = part[name]
        part[last] = value
    return then


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ({"round": 1, "lands": {"a": 1, "b": [2, 3]}}, {"round": 2, "lands": {"a": 1, "b": [2, 4]}}),
        ({"hand": [1, 2]}, {"hand": [1]}),
        ({"lands": {"a": 1}}, {"lands": {"a": 1, "b": 2}}),
        ({"duel": None}, {"duel": {"field": "E7"}}),
    ],
)
def test_differences_lead_from_one_view_to_the_next(before: Any, now: Any) -> None:
    assert changed(before, [*differences(before, now)]) == now
    assert [*differences(now, now)] == []


def test_of_much_that_has_happened_the_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    position = tuath.start("arrival", seats=2, seed=4)
    for _ in range(12):
        seat, decision = next(iter(position.pending.items()))
        position.answer(seat, decision.options[0])
    whole = orjson.loads(look_on(position.save(), None, 0, position.count, [0]))
    monkeypatch.setattr("tuath.server.jobs.replays.LONGEST_STORY", 3)
    short = orjson.loads(look_on(position.save(), None, 0, position.count, [0]))
    assert short["happened"] == whole["happened"][-3:]
    view = whole["view"]
    for line in whole["happened"][:-3]:
        view = changed(view, line["changes"])
    assert short["view"] == view


def test_refusals_cross_processes_with_their_reason(tmp_path: Path) -> None:
    """What the rules say to an answer inside a record is told there as here."""
    position = tuath.start("arrival", seats=2, seed=4)
    seat, decision = next(iter(position.pending.items()))
    position.answer(seat, decision.options[0])
    lines = str(position.record()).splitlines()
    last = next(n for n, line in enumerate(lines) if line.startswith("end ")) - 1
    lines[last] = lines[last].rsplit(" ", 1)[0] + " temair"

    async def read() -> None:
        workers = Workers(1, 60)
        try:
            await workers.do("Maren", read_record, "\n".join(lines), Materials(tmp_path))
        finally:
            workers.close()

    with pytest.raises(RefusedThere) as caught:
        finish(read())
    assert caught.value.refusal.message.key == "core-record-illegal"
    assert caught.value.because is not None
    assert caught.value.because.rule == "A-3.9"


@pytest.mark.parametrize("key", usually("tricks", more=keys()))
def test_a_game_that_goes_back_tells_what_it_tells_anew(key: str, seeds: Seeds) -> None:
    """At once and in another process: what stays has been told, and what comes after is all that is new."""
    for seed in seeds(4, 30):
        now = somewhere(game_named(key), seed)
        seats = [seat for seat in range(now.setup.seats) if any(who == seat for who, _, _ in now.history())]
        for seat in seats[:2]:
            before, left = now.save(), left_by_undo(now, seat, consent=True)
            back = gone_back(now, left)
            assert now.save() == before, "the game that goes back goes on all the same"
            now.undo(seat, consent=True)
            assert (back.position.save(), back.lines) == (now.save(), now.lines_since(left.after))
            assert [line for line in load(before, now.game).story() if line[0] <= left.after] + back.log == now.story()
            if key in keys():
                then = [write_answer(now.game, answer) for answer in left.then]
                assert go_back(before, None, left.after, then) == (now.save(), back.lines, back.log)
