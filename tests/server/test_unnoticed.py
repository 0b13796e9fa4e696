"""Nobody is told by a version, by a message or by a time that somebody has been asked in a window, or has wished."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.amounts import usually
from tests.server.conftest import Client, Running, open_socket, questions, wait_until
from tests.server.helpers import table_of
from tests.server.house import TIMES
from tuath.games import find
from tuath.server.entry.chairs import Chair
from tuath.server.entry.entry import Entry
from tuath.server.entry.unnoticed import Unnoticed
from tuath.server.sign_in.identity import Player

ROUNDS = 1
FLEETING = ("time", "since", "invitation", "watch")  # seconds that are left; what was known before; keys
NAMES = ("Anna", "Bram", "Cian")
REACT = "inis-react"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house")).start()
    yield running
    running.end()


class Ear:
    """A socket that is read all the time, and keeps what comes."""

    def __init__(self, client: Client, server: Running, id: str) -> None:
        self.client = client
        self.id = id
        self.frames: list[str] = []
        self.socket: ClientConnection = open_socket(client, server, id)
        self.thread = threading.Thread(target=self._read)
        self.thread.start()

    def _read(self) -> None:
        try:
            for text in self.socket:
                if json.loads(text)["type"] != "ping":
                    self.frames.append(str(text))
        except ConnectionClosed:
            pass

    def end(self, last: str) -> list[str]:
        """All that came until somebody has said this."""
        wait_until(lambda: any(last in frame for frame in self.frames))
        self.socket.close()
        self.thread.join()
        return self.frames


class Played:
    """A game of three; the first of them answers windows so or so, and two others and a stranger hear of it."""

    def __init__(self, house: Running, seed: int, option: str, **more: Any) -> None:
        self.option, self.asked = option, 0
        self.clients = [house.client(name) for name in NAMES]
        self.id = table_of(*self.clients, game="inis", seed=seed, **more)
        self.stranger = house.client()
        self.said: dict[int, list[str]] = {1: [], 2: [], -1: []}
        ears = {1: self.clients[1], 2: self.clients[2], -1: self.stranger}
        self.ears = {seat: Ear(client, house, self.id) for seat, client in ears.items()}
        wait_until(lambda: all(ear.frames for ear in self.ears.values()))
        wait_until(lambda: self.stranger.table(self.id)["spectators"] == 1)
        self.play()
        self.clients[0].post(f"/api/tables/{self.id}/chat", text="that is all")
        self.heard = {seat: self.plain(ear.end("that is all")) for seat, ear in self.ears.items()}

    def plain(self, frames: list[str]) -> dict[int, str]:
        """By version how the table looks then; what comes at once may come in one message, or in two."""
        names = {self.id: "ID", **{one.player["id"]: name for one, name in zip(self.clients, NAMES, strict=True)}}
        table: dict[str, Any] = {"view": {}, "log": []}
        found: dict[int, str] = {}
        for frame in frames:
            news = json.loads(frame).get("table", {})
            view, log = {**table["view"], **news.pop("view_changes", {})}, [*table["log"], *news.pop("log", [])]
            table = {**table, "view": view, **news, "log": log}
            kept = {name: value for name, value in table.items() if name not in FLEETING}
            text = TIMES.sub("TIME", json.dumps(kept, sort_keys=True))
            for name, plain in names.items():
                text = text.replace(name, plain)
            found[table["version"]] = text
        return found

    def play(self) -> None:
        """One after the other: whoever is asked answers by the position, those at windows as they were told."""
        while True:
            tables = [client.table(self.id) for client in self.clients]
            if tables[0]["view"]["round"] > ROUNDS or tables[0]["status"] != "playing":
                return
            place = next((n for n, table in enumerate(tables) if questions(table)), None)
            if place is not None:
                self.clients[place].answer(tables[place], *self.choice(tables[place], place))
            self.look(tables)

    def choice(self, table: Any, place: int) -> tuple[Any, str]:
        (asked,) = questions(table)
        options = [option["id"] for option in asked["options"]]
        if asked["key"] == REACT:
            self.asked += place == 0
            return asked, self.option if place == 0 and self.option in options else "decline"
        return asked, Random(f"{table['count']} {place} {asked['key']}").choice(options)

    def look(self, tables: list[Any]) -> None:
        """What the others see without a socket: versions, how far it has come, and that nothing is new."""
        for seat in (1, 2):
            table = self.clients[seat].table(self.id)
            again = self.clients[seat].get(f"/api/tables/{self.id}/updates", version=table["version"])["table"]
            assert again is None or again["version"] > table["version"]


@pytest.mark.more
@pytest.mark.parametrize("seed", usually(3, more=[5]))
def test_a_wish_that_travels_with_an_answer_is_no_change_of_its_own(house: Running, seed: int) -> None:
    """Twins: in one of them the first player wants not to be asked again in this round. The others hear the same."""
    plain, wishing = Played(house, seed, "decline"), Played(house, seed, "decline_round")
    assert min(plain.asked, wishing.asked) > 0, "else nothing was proved"
    for seat in (1, 2, -1):
        one, two = plain.heard[seat], wishing.heard[seat]
        both = one.keys() & two.keys()
        assert max(one) == max(two)
        assert len(both) > 20
        assert [version for version in sorted(both) if one[version] != two[version]] == []


SOON = 16  # with this deal everybody is asked in one window after few answers; any other does as well, later


def in_a_window(clients: list[Client], id: str) -> list[Any]:
    rng = Random(1)
    while True:
        tables = [client.table(id) for client in clients]
        asked = [place for place, table in enumerate(tables) if questions(table)]
        if len(asked) == len(clients) and all(questions(table)[0]["key"] == REACT for table in tables):
            return tables
        if asked:
            one = questions(tables[asked[0]])[0]
            options = [option["id"] for option in one["options"]]
            clients[asked[0]].answer(tables[asked[0]], one, rng.choice(options) if one["key"] != REACT else "decline")


def test_an_answer_in_a_window_and_a_wish_are_not_seen_by_anybody_else(house: Running) -> None:
    """Neither in the version, nor in lists: how far it has come, when it last changed."""
    clients = [house.client(name) for name in NAMES]
    id = table_of(*clients, game="inis", seed=SOON, asking="strict")
    tables = in_a_window(clients, id)
    stranger = house.client()
    before, listed = stranger.table(id), row_of(stranger, id)
    asked = questions(tables[0])[0]
    done = clients[0].answer(tables[0], asked, "decline", id="once")
    assert done["version"] > tables[0]["version"], "it is a change for the one who has answered"
    assert clients[0].answer(tables[0], asked, "decline", id="once")["version"] <= done["version"]
    clients[1].post(f"/api/tables/{id}/wish", seat=1, moment="peace", wish="peace")
    for client, table in ((stranger, before), (clients[2], tables[2])):
        assert client.table(id)["version"] == table["version"]
        assert client.get(f"/api/tables/{id}/updates", version=table["version"])["table"] is None
    assert row_of(stranger, id) == listed
    assert clients[0].table(id)["version"] == done["version"]
    answered = clients[2].answer(tables[2], questions(tables[2])[0], "decline")
    assert answered["version"] == tables[2]["version"] + 1, "the version that was seen is good for an answer"


def row_of(client: Client, id: str) -> Any:
    rows = client.get("/api/tables")
    return next(row for some in rows.values() for row in some if row["id"] == id)


@pytest.mark.more
def test_when_somebody_has_answered_in_a_window_is_not_kept(tmp_path: Path) -> None:
    """The rows know it neither, so that nothing that is made of them ever tells."""
    server = Running(tmp_path).start()
    clients = [server.client(name) for name in NAMES]
    id = table_of(*clients, game="inis", seed=SOON, asking="strict")
    tables = in_a_window(clients, id)
    count = tables[0]["count"]
    for place in (1, 0):
        clients[place].answer(tables[place], questions(tables[place])[0], "decline")
    server.end()
    with sqlite3.connect(tmp_path / "tuath.sqlite3") as rows:
        at = dict(rows.execute('SELECT count, at FROM answers WHERE "table" = ?', (id,)))
        sealed = rows.execute("SELECT sealed FROM tables WHERE id = ?", (id,)).fetchone()
    assert (at[count + 1], at[count + 2]) == (at[count], at[count])
    assert sealed == (2,)


@pytest.mark.more
def test_a_change_at_another_worker_that_nobody_may_notice_is_not_noticed(postgres: str, tmp_path: Path) -> None:
    """The table is read again there; the next message is as long as if it had not been."""
    lengths = [whole_or_not(postgres, tmp_path / name, is_wished) for name, is_wished in (("a", False), ("b", True))]
    assert lengths[0] == lengths[1]


def whole_or_not(postgres: str, folder: Path, is_wished: bool) -> list[tuple[int, bool]]:
    """The messages to somebody at one server, after something at another that is not their business."""
    first, second = (Running(folder / name, postgres) for name in ("one", "two"))
    for server in (first, second):
        server.folder.mkdir(parents=True)
        server.start()
    anna, bram = first.client("Anna"), first.client("Bram")
    id = table_of(anna, bram, game="inis", seed=3)
    ear = Ear(second.client(), second, id)
    wait_until(lambda: ear.frames)
    wait_until(lambda: anna.table(id)["spectators"] == 1)
    if is_wished:
        anna.post(f"/api/tables/{id}/wish", seat=0, moment="played", wish="always")
    mover = Client(second.url, None)
    mover.http.cookies.update(bram.http.cookies)
    version = mover.table(id)["version"]
    mover.post(f"/api/tables/{id}/chat", text="that is all")
    frames = ear.end("that is all")
    tables = [json.loads(frame).get("table", {}) for frame in frames]
    for server in (first, second):
        server.end()
    return [(table["version"] - version, "material" in table) for table in tables if table.get("chat")]


# ---- the numbers themselves ------------------------------------------------------------------------------------------


def test_numbers_grow_and_lead_back_to_the_versions_they_stand_for() -> None:
    rng = Random(4)
    for _ in range(50):
        known, version = Unnoticed(), 0
        for _ in range(40):
            version += 1
            kind = rng.randrange(3)
            if kind:
                known = known.with_one(version, rng.choice(["a", "b", ""]), is_hidden=kind == 1)
        for player in ("a", "b", "", "stranger"):
            told = [known.told(at, player) for at in range(version + 1)]
            assert told == sorted(told)
            for number in told:
                last = max(at for at, one in enumerate(told) if one == number)
                assert known.meant(version, player, number) == last


def test_what_a_bot_has_answered_in_a_window_counts_for_nobody() -> None:
    entry = Entry(
        "t", find("inis"), 5, "playing", True, "p_1", "", "", [Chair("bot", bot="random")], None, None, 0.0, None
    )
    assert entry.version_for(None) == 5
    entry.hide_answer(0, is_last=False)
    entry.version += 1
    assert [entry.version_for(player) for player in (None, Player("p_1", "Maren"))] == [5, 5]
    entry.hide_answer(0, is_last=True)
    entry.version += 1
    assert [entry.version_for(player) for player in (None, Player("p_1", "Maren"))] == [6, 6]
