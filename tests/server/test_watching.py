"""Who only looks on at hidden cards is some minutes behind, in all that leaves the server, over HTTP and sockets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.minis import Free, Tricks
from tests.play import any_answer
from tests.server.conftest import Client, open_socket, questions, until, wait_until
from tests.server.house import House, anonymous
from tests.server.serving import Serving
from tuath.core.game import Game, write_setup
from tuath.core.position import Position, Told
from tuath.games import visiting
from tuath.server.entry.chairs import make_chair
from tuath.server.entry.entry import Entry, Said
from tuath.server.entry.log import LogLine
from tuath.server.jobs.replays import Replays
from tuath.server.sign_in.identity import Player
from tuath.server.tables.views.onlookers import Onlookers
from tuath.server.timing.clock import STEADY

DELAY = 180
VERSION = re.compile(r'"version":\d+')
Later = Callable[[float], None]
ANNA, BRAM, CIAN = (Player(f"p_{n}", name) for n, name in enumerate(("Anna", "Bram", "Cian")))


class Open(Tricks):
    """The same with nothing to hide."""

    key = "open"
    hides = False


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    with visiting(Tricks(), Free(), Open()):
        house = House(tmp_path, monkeypatch)
        yield house
        house.end()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """So many seconds pass."""

    def pass_by(seconds: float) -> None:
        monkeypatch.setattr(STEADY, "base", STEADY.base + seconds)

    return pass_by


class Party:
    """Two who play, and a third who looks on."""

    def __init__(self, house: House, **more: Any) -> None:
        self.house = house
        self.anna, self.bram, self.cian = (Client(house.url, name) for name in ("Anna", "Bram", "Cian"))
        wish = {"game": "tricks", "delay": DELAY, **more}
        self.table = self.anna.new_table("me", "open", **wish)
        self.id = str(self.table["id"])
        wish = {"seat": 1, "invitation": self.table["invitation"]}
        self.begun = self.bram.post(f"/api/tables/{self.id}/join", **wish)["table"]["count"]  # what was dealt
        self.path = f"/api/tables/{self.id}"

    def play(self, answers: int) -> None:
        """So many answers by whoever is asked."""
        for _ in range(answers):
            for who in (self.anna, self.bram):
                table = who.table(self.id)
                if asked := questions(table):
                    who.answer(table, asked[0], asked[0]["options"][0]["id"])
                    break

    def play_out(self) -> Any:
        while (table := self.anna.table(self.id))["status"] == "playing":
            self.play(1)
        return table

    def seen(self) -> Any:
        return self.cian.table(self.id)

    def heard(self) -> list[str]:
        """All that can be asked for, as somebody gets it who only looks on."""
        texts = [self.cian.http.get(path) for path in paths_of(self.house, self.id)]
        said = [f"{answer.url.path} {answer.status_code} {answer.text}" for answer in texts]
        return [VERSION.sub("VERSION", anonymous(text, self.table)) for text in said]


def paths_of(house: House, id: str) -> list[str]:
    """Every address at which something can be read of a table."""
    found = [path for path, operations in house.app.openapi()["paths"].items() if "get" in operations]
    tables = [path.replace("{id}", id) for path in found if path.startswith("/api/tables/{id}")]
    counts = [path.replace("{count}", str(count)) for path in tables for count in range(0, 12, 3)]
    asked = [path.replace("{term}", "trick") + "?seat=0&option=c1&version=-1" for path in dict.fromkeys(counts)]
    return ["/api/tables", "/api/hall", *asked, f"/api/tables/{id}/at/0?outside=true"]


def test_who_looks_on_sees_it_later(house: House, later: Later) -> None:
    party = Party(house)
    party.play(4)
    party.anna.post(f"{party.path}/chat", text="well played")
    mine, seen = party.anna.table(party.id), party.seen()
    assert (mine["behind"], seen["behind"], seen["delay"]) == (0, DELAY, DELAY)
    assert (seen["count"], seen["chat"]) == (party.begun, [])
    assert mine["count"] > party.begun
    with open_socket(party.cian, house, party.id, seen["version"]) as socket:
        party.cian.post(f"{party.path}/chat", text="what will they do?")
        assert [line["text"] for line in party.seen()["chat"]] == ["what will they do?"]
        later(DELAY)
        while (told := until(socket, "table")["table"]).get("count", 0) < mine["count"]:
            pass
    now = party.seen()
    assert {**seen["view"], **told["view_changes"]} == now["view"]
    public = [line for line in mine["log"] if "to" not in line]
    assert now["log"] == public
    assert [line["text"] for line in now["chat"]] == ["what will they do?", "well played"]
    assert party.cian.get(f"{party.path}/at/{now['count']}")["total"] == now["count"]


@pytest.mark.more
def test_what_happens_meanwhile_is_nowhere_to_be_found(house: House, later: Later) -> None:
    """All that can be read is the same before and after it, and the socket says nothing."""
    party = Party(house)
    party.play(6)
    later(DELAY)
    for who in (party.anna, party.bram):
        who.table(party.id)  # they are here, which is no secret
    with open_socket(party.cian, house, party.id) as socket:
        known = until(socket, "table")["table"]
        before = party.heard()
        assert known["count"] > party.begun
        party.play(2)
        party.bram.post(f"{party.path}/chat", text="a secret")
        party.bram.post(f"{party.path}/resign", seat=1)
        wait_until(lambda: party.anna.table(party.id)["chairs"][1]["resigned"])
        assert party.heard() == before
        for version in (0, 3, 10**9):
            body = {"seat": 0, "option": "c1", "version": version}
            assert party.cian.post(f"{party.path}/answer", 403, **body)["error"]["key"] == "server-not-yours"
        party.cian.post(f"{party.path}/chat", text="nothing yet")
        told = until(socket, "table")["table"]
        while not told["chat"]:
            told = until(socket, "table")["table"]
        assert {*told} <= {"version", "since", "log", "chat", "spectators", "chairs"}
        assert [line["text"] for line in told["chat"]] == ["nothing yet"]
        assert told["log"] == []


def test_a_game_that_is_over_is_told_at_once(house: House) -> None:
    party = Party(house)
    seen = party.seen()
    with open_socket(party.cian, house, party.id, seen["version"]) as socket:
        over = party.play_out()
        while (told := until(socket, "table")["table"]).get("status") != "over":
            pass
        assert told["version"] > seen["version"]
        assert told["result"] == over["result"]
    assert party.seen()["behind"] == 0
    assert party.cian.http.get(f"{party.path}/record").status_code == 200
    whole = party.cian.get(f"{party.path}/updates", version=seen["version"])["table"]
    assert whole["view"] == party.seen()["view"]
    assert party.cian.get(f"{party.path}/updates", version=whole["version"])["table"] is None


def test_another_worker_shows_the_same(house: House, later: Later) -> None:
    """What is kept for those who look on can be made again out of the rows."""
    party = Party(house)
    party.play(5)
    later(DELAY)
    party.play(2)
    before = party.seen()
    tables = house.app.state.server.tables
    tables.onlookers.late.clear()
    tables.shelf.entries.clear()
    after = party.seen()
    for name in ("view", "log", "chat", "asked", "count", "last", "chairs"):
        assert after[name] == before[name], name
    assert after["version"] >= before["version"]


def test_what_delay_a_table_may_have(house: House) -> None:
    anna = Client(house.url, "Anna")

    def delay(*chairs: str, **more: Any) -> int:
        return int(anna.new_table(*chairs, **{"game": "tricks", **more})["delay"])

    def refused(**more: Any) -> str:
        body = {"game": "tricks", "chairs": ["me", "open"], **more}
        return str(anna.post("/api/tables", 422, **body)["error"]["key"])

    assert delay("me", "open") == 0  # as this host has it
    assert delay("me", "open", public=False, delay=900) == 900
    assert [delay("me", "open", rated=True), delay("me", "open", rated=True, public=False)] == [DELAY, DELAY]
    assert delay("bot:random", "bot:random", delay=900) == 0
    assert refused(rated=True, delay=0) == "server-delay-rated"
    assert refused(game="open", delay=180) == "server-delay-open"
    assert anna.post("/api/tables", 400, game="tricks", chairs=["me", "open"], delay=7)


def test_the_hall_is_what_a_spectator_sees(house: House, later: Later) -> None:
    party, other = Party(house), Party(house, game="open", delay=None)
    hidden = Party(house, public=False)
    for one in (party, other, hidden):
        one.play(3)
    found = {one["table"]["id"]: one for one in party.anna.get("/api/hall")["tables"]}
    assert {*found} == {party.id, other.id}
    assert found[party.id]["table"]["count"] == party.begun
    assert found[other.id]["table"]["view"] == other.seen()["view"]
    assert found[other.id]["ratings"] == [None, None]
    later(DELAY)
    (mine,) = (one for one in party.anna.get("/api/hall")["tables"] if one["table"]["id"] == party.id)
    assert mine["table"]["view"] == party.seen()["view"]
    assert (mine["table"]["log"], mine["table"]["mine"], mine["table"]["invitation"]) == ([], [], None)
    listed = [row for row in party.cian.get("/api/tables")["running"] if row["id"] == party.id]
    assert listed[0]["count"] > party.begun


@pytest.mark.more
def test_several_workers_show_the_same(tmp_path: Path, postgres: str) -> None:
    """Whichever of them is asked: what is said at a table of two is not heard outside, nor is what is answered."""
    running = Serving(tmp_path, postgres, workers=2).start()
    anna, cian = running.client("Anna"), running.client("Cian")
    table = anna.new_table("me", "guest", game="inis", delay=DELAY)
    begun, path = table["count"], f"/api/tables/{table['id']}"
    for number in range(6):
        now = anna.table(table["id"])
        asked = questions(now)[0]
        anna.answer(now, asked, asked["options"][0]["id"], id=f"a{number}")
    anna.post(f"{path}/chat", text="between us")
    assert anna.table(table["id"])["count"] > begun
    for _ in range(8):
        stranger = running.client()
        seen = stranger.table(table["id"])
        assert (seen["count"], seen["chat"], seen["behind"]) == (begun, [], DELAY)
        (hung,) = (one for one in stranger.get("/api/hall")["tables"] if one["table"]["id"] == table["id"])
        assert hung["table"]["count"] == begun
        assert [row["count"] for row in stranger.get("/api/tables")["running"]] == [0]  # what was dealt is in no row
    assert cian.get(f"{path}/updates", version=seen["version"])["table"] is None
    running.end()


# ---- any course of things ------------------------------------------------------------------------------------------


class Shelf:
    """As much of one as those need who look on."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}


def entry_of(game: Game[Any]) -> Entry:
    setup = game.complete(2, {})
    chairs = [make_chair("me", ANNA), make_chair("me", BRAM)]
    entry = Entry("t", game, 1, "playing", True, ANNA.id, "i", write_setup(setup), chairs, None, None, 0.0, None)
    entry.position, entry.delay = Position(game, setup, 5), DELAY
    return entry


def give(entry: Entry, rng: Random, now: float) -> None:
    position = entry.playing()
    before, heard = position.count, list[tuple[int, Told]]()
    position.listen(lambda told: heard.append((position.count, told)))
    position.play(*any_answer(position, rng))
    position.listen(None)
    entry.version += 1
    entry.updated = now
    entry.times.note(before + 1, position.count, now)
    entry.log.extend(LogLine(entry.version, count, told) for count, told in heard)


def take_back(entry: Entry, count: int) -> None:
    entry.position = entry.playing().at(count)
    entry.times = entry.times.until(count)
    entry.write_log([(line.answers, line.told) for line in entry.log if line.answers <= count])
    entry.version += 1
    entry.log_start = entry.version


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("answer"), st.integers(1, 90)),
        st.tuples(st.just("say"), st.integers(1, 90)),
        st.tuples(st.just("back"), st.integers(0, 5)),
        st.tuples(st.just("again"), st.just(1)),
        st.tuples(st.just("wait"), st.integers(1, 400)),
    ),
    max_size=25,
)


@given(STEPS, st.integers(0, 5))
def test_they_see_what_was_so_then_whatever_happens(steps: list[tuple[str, int]], seed: int) -> None:
    game, rng, now = Tricks(), Random(seed), 1000.0
    entry, onlookers, replays = entry_of(game), Onlookers(Shelf(), Replays()), Replays()  # type: ignore[arg-type]
    clock = pytest.MonkeyPatch()
    version = -1
    try:
        for what, amount in steps:
            now += amount if what != "back" else 1
            clock.setattr(STEADY, "now", lambda now=now: now)
            position = entry.playing()
            if what == "answer" and not position.over:
                give(entry, rng, now)
            elif what == "back":
                take_back(entry, max(0, position.count - amount))
            elif what == "say":
                who = rng.choice([ANNA, CIAN])
                entry.version += 1
                entry.chat = [*entry.chat, Said(who.id, who.name, f"{now}", now, entry.version)]
            elif what == "again":
                onlookers = Onlookers(Shelf(), replays)  # type: ignore[arg-type]
            seen = onlookers.table(entry)
            count = max(n for n in range(entry.playing().count + 1) if (entry.times.get(n) or 0) <= now - DELAY)
            then = entry.playing().at(count)
            assert seen.position is not None
            assert seen.position.count == count
            assert seen.position.view(None) == then.view(None)
            assert [(line.answers, line.told) for line in seen.log] == [
                (line.answers, line.told) for line in entry.log if line.answers <= count
            ]
            assert {said.text for said in seen.chat} == {
                said.text for said in entry.chat if said.at <= now - (DELAY if said.player == ANNA.id else 0)
            }
            assert seen.version >= version
            version = seen.version
    finally:
        clock.undo()
