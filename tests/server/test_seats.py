"""What a player may not know, and who may sit where: seeds, missing players, private tables, clocks."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection

import tuath
from tests.server.conftest import PATIENCE, Client, Running, finish, open_socket, questions, until, wait_until
from tests.server.helpers import goes_away, table_of
from tuath.server.db import schema
from tuath.server.db.database_url import database_url
from tuath.server.db.store import Store
from tuath.server.entry.clock import Clock
from tuath.server.live import hub as live
from tuath.server.live.hub import Hub
from tuath.server.sign_in.identity import Player
from tuath.server.timing.clock import Life, Steady

HOUR = 3600.0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as people run it: no seed counts for several people, and nobody is missing before an hour has passed."""
    running = Running(tmp_path_factory.mktemp("strict"), seeds="", grace=HOUR).start()
    yield running
    running.end()


# ---- seeds -----------------------------------------------------------------------------------------------------------


def foretold(seed: int) -> Any:
    return json.loads(json.dumps(tuath.start("arrival", seats=2, seed=seed).view()))


def test_nobody_can_foretell_the_game_of_several_people(strict: Running) -> None:
    maren, bram = strict.client("Maren"), strict.client("Bram")
    tables = [maren.table(table_of(maren, bram, seed=seed)) for seed in range(4)]
    assert any(table["view"] != foretold(seed) for seed, table in enumerate(tables))
    for table in tables:
        for viewer in (maren, bram, strict.client()):
            seen = viewer.table(table["id"])
            assert seen["seed"] == "mixed"
            assert [said["message"]["key"] for said in seen["chat"]] == ["server-seed-mixed"]


def test_a_chosen_seed_counts_for_one_person(strict: Running) -> None:
    maren = strict.client("Maren")
    table = maren.new_table("me", "guest", seed=5)
    assert (table["seed"], table["view"]) == ("chosen", foretold(5))
    waiting = maren.new_table("me", "open", seed=6)
    assert waiting["seed"] == "mixed", "as things stand"
    alone = maren.post(f"/api/tables/{waiting['id']}/replace", seat=1, chair="bot:random")["table"]
    assert alone["seed"] == "chosen"
    assert maren.new_table("me", "guest")["seed"] is None


def test_nobody_sits_down_where_somebody_knows_what_will_come(strict: Running) -> None:
    maren = strict.client("Maren")
    id = maren.new_table("me", "bot:random", seed=5)["id"]
    refused = maren.post(f"/api/tables/{id}/replace", seat=1, chair="open", status=422)
    assert refused["error"]["key"] == "server-seed-known"


# ---- presence --------------------------------------------------------------------------------------------------------


def test_nobody_is_missing_who_was_here_a_moment_ago(strict: Running) -> None:
    maren, bram = strict.client("Maren"), strict.client("Bram")
    id = table_of(maren, bram)
    goes_away(bram, strict, id, 1, maren)
    for chair in ("bot:random", "open"):
        refused = maren.post(f"/api/tables/{id}/replace", seat=1, chair=chair, status=422)
        assert refused["error"]["key"] == "server-player-is-here"


def test_who_polls_is_here(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram)
    goes_away(bram, server, id, 1, maren)
    bram.get(f"/api/tables/{id}/updates")
    assert maren.table(id)["chairs"][1]["online"] is True
    refused = maren.post(f"/api/tables/{id}/replace", seat=1, chair="bot:random", status=422)
    assert refused["error"]["key"] == "server-player-is-here"


@pytest.mark.more
def test_who_polls_at_another_worker_is_here(postgres: str, tmp_path: Path) -> None:
    first, second = Running(tmp_path, postgres).start(), Running(tmp_path, postgres).start()
    maren, bram = first.client("Maren"), second.client("Bram")
    id = str(maren.new_table("me", "open")["id"])
    bram.post(f"/api/tables/{id}/join")
    wait_until(lambda: maren.table(id)["chairs"][1]["online"])
    assert maren.post(f"/api/tables/{id}/replace", seat=1, chair="bot:random", status=422)
    first.end()
    second.end()


class Wall:
    """Time that passes when told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


def test_visits_end_and_grace_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall(monkeypatch)
    hub, bram = Hub(grace=120), Player("p_1", "Bram")
    announced: list[list[str]] = []
    hub.announce = lambda table, people: announced.append(people)
    assert not hub.is_missing("t", bram.id), "we have only just begun to look"
    wall.now += 121
    assert hub.is_missing("t", bram.id)
    hub.visited("t", bram)
    assert (hub.people("t"), announced) == (["p_1"], [["p_1"]])
    wall.now += live.LINGER + 1
    hub._forget_visits()
    assert (hub.people("t"), announced) == ([], [["p_1"], []])
    assert not hub.is_missing("t", bram.id)
    wall.now += 120
    hub._forget_visits()
    assert hub.is_missing("t", bram.id)
    assert (hub.visits, hub.last_seen) == ({}, {}), "what matters no more is forgotten"


def test_another_worker_tells_who_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall(monkeypatch)
    hub = Hub(grace=120)
    wall.now += 500
    hub.heard_of("w", "t", ["p_1"])
    wall.now += 500
    assert not hub.is_missing("t", "p_1")
    hub.heard_of("w", "t", [])
    wall.now += 119
    assert not hub.is_missing("t", "p_1")
    wall.now += 2
    assert hub.is_missing("t", "p_1")


# ---- replacing and coming back ---------------------------------------------------------------------------------------


def test_a_bot_plays_by_consent_until_the_player_is_back(server: Running) -> None:
    maren, bram, tove = (server.client(name) for name in ("Maren", "Bram", "Tove"))
    id = table_of(maren, bram, tove)
    path = f"/api/tables/{id}"
    goes_away(bram, server, id, 1, maren)
    tove.table(id)
    asked = maren.post(f"{path}/replace", seat=1, chair="bot:random")["table"]
    assert asked["replace_asked"] == {"seat": 1, "chair": "bot:random", "agreed": [], "waiting": [2]}
    assert asked["chairs"][1]["bot"] is None
    maren.post(f"{path}/replace/consent", seat=0, agree=True, status=422)
    server.client("Anna").post(f"{path}/replace/consent", seat=2, agree=True, status=403)
    done = tove.post(f"{path}/replace/consent", seat=2, agree=True)["table"]
    assert (done["chairs"][1]["bot"], done["chairs"][1]["player"]) == ("random", bram.player["id"])
    assert done["chat"][-1]["message"]["key"] == "server-bot-plays"
    assert bram.table(id)["returns"] == [1]
    tove.post(f"{path}/return", seat=1, status=403)
    back = bram.post(f"{path}/return", seat=1)["table"]
    assert (back["chairs"][1]["bot"], back["returns"]) == (None, [])
    assert back["chat"][-1]["message"] == {"key": "server-returned", "params": {"seat": "seat:p2"}}


def test_one_who_refuses_is_enough(server: Running) -> None:
    maren, bram, tove = (server.client(name) for name in ("Maren", "Bram", "Tove"))
    id = table_of(maren, bram, tove)
    goes_away(bram, server, id, 1, maren)
    tove.table(id)
    maren.post(f"/api/tables/{id}/replace", seat=1, chair="bot:random")
    table = tove.post(f"/api/tables/{id}/replace/consent", seat=2, agree=False)["table"]
    assert (table["replace_asked"], table["chairs"][1]["bot"]) == (None, None)
    tove.post(f"/api/tables/{id}/replace/consent", seat=2, agree=True, status=422)


def test_who_is_back_in_time_is_not_replaced(server: Running) -> None:
    maren, bram, tove = (server.client(name) for name in ("Maren", "Bram", "Tove"))
    id = table_of(maren, bram, tove)
    goes_away(bram, server, id, 1, maren)
    tove.table(id)
    maren.post(f"/api/tables/{id}/replace", seat=1, chair="bot:random")
    assert bram.table(id)["replace_asked"] is None
    refused = tove.post(f"/api/tables/{id}/replace/consent", seat=2, agree=True, status=422)
    assert refused["error"]["key"] == "server-player-is-here"
    assert maren.table(id)["chairs"][1]["bot"] is None


def test_a_freed_chair_is_kept_until_somebody_takes_it(server: Running) -> None:
    maren, bram, tove = (server.client(name) for name in ("Maren", "Bram", "Tove"))
    id = table_of(maren, bram)
    path = f"/api/tables/{id}"
    goes_away(bram, server, id, 1, maren)
    free = maren.post(f"{path}/replace", seat=1, chair="open")["table"]["chairs"][1]
    assert (free["kind"], free["player"], free["kept"], free["name"]) == ("open", None, bram.player["id"], "Bram")
    assert bram.table(id)["returns"] == [1]
    assert bram.post(f"{path}/return", seat=1)["table"]["mine"] == [1]
    goes_away(bram, server, id, 1, maren)
    maren.post(f"{path}/replace", seat=1, chair="open")
    assert tove.post(f"{path}/join")["table"]["mine"] == [1]
    assert bram.table(id)["returns"] == []
    assert bram.post(f"{path}/return", seat=1, status=403)["error"]["key"] == "server-no-return"


@pytest.mark.parametrize("game", ["inis", "origo"])
def test_where_hands_are_hidden_only_a_bot_takes_over(server: Running, game: str) -> None:
    maren, bram, tove = (server.client(name) for name in ("Maren", "Bram", "Tove"))
    id = maren.post("/api/tables", game=game, chairs=["me", "open", "bot:random"])["table"]["id"]
    path = f"/api/tables/{id}"
    bram.post(f"{path}/join")
    goes_away(bram, server, id, 1, maren)
    for seat in (1, 2):
        refused = maren.post(f"{path}/replace", seat=seat, chair="open", status=422)
        assert refused["error"]["key"] == "server-hidden-hand"
    maren.post(f"{path}/replace", seat=1, chair="bot:random")
    assert tove.post(f"{path}/join", status=422)["error"]["key"] == "server-no-free-chair"
    assert bram.post(f"{path}/return", seat=1)["table"]["mine"] == [1]


def test_the_others_go_on_without_the_host(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram)
    refused = bram.post(f"/api/tables/{id}/replace", seat=0, chair="bot:random", status=403)
    assert refused["error"]["key"] == "server-host-only"
    goes_away(maren, server, id, 0, bram)
    server.client("Tove").post(f"/api/tables/{id}/replace", seat=0, chair="bot:random", status=403)
    replaced = bram.post(f"/api/tables/{id}/replace", seat=0, chair="bot:random")["table"]
    assert replaced["chairs"][0]["bot"] == "random"


def test_who_has_resigned_stays_away_from_others(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram)
    assert bram.post(f"/api/tables/{id}/resign", seat=1)["table"]["returns"] == []
    bram.post(f"/api/tables/{id}/return", seat=1, status=403)
    alone = maren.new_table("me", "bot:random", "bot:random")["id"]
    assert maren.post(f"/api/tables/{alone}/resign", seat=0)["table"]["returns"] == [0]
    back = maren.post(f"/api/tables/{alone}/return", seat=0)["table"]
    assert (back["chairs"][0]["bot"], back["chairs"][0]["resigned"]) == (None, False)


def test_who_was_late_may_come_back_with_a_little_time(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram, clock={"minutes": 10})
    seat = maren.table(id)["asked"][0]["seat"]
    late = (maren, bram)[seat]
    server.end()
    finish(has_spent_all(database_url(server.database, server.folder), id, seat))
    server.start()
    wait_until(lambda: late.table(id)["chairs"][seat]["late"])
    table = late.table(id)
    assert (table["chairs"][seat]["bot"], table["chairs"][seat]["resigned"]) == ("greedy", False)
    back = late.post(f"/api/tables/{id}/return", seat=seat)["table"]["chairs"][seat]
    assert (back["bot"], back["late"]) == (None, False)
    assert 20 < back["clock"]["left"] <= 30


# ---- private tables --------------------------------------------------------------------------------------------------

LOOKS = ("", "/updates", "/at/0", "/curve")
AFTERWARDS = ("/record", "/statistics", "/ending")


def statuses(client: Client, id: str, paths: tuple[str, ...], key: str | None) -> set[int]:
    params = {} if key is None else {"key": key}
    return {client.http.get(f"/api/tables/{id}{path}", params=params).status_code for path in paths}


def test_a_private_table_wants_a_seat_or_a_link(server: Running) -> None:
    maren, tove = server.client("Maren"), server.client("Tove")
    table = maren.new_table("me", "guest", public=False)
    id, invitation, watch = table["id"], table["invitation"], table["watch"]
    assert len({id, invitation, watch}) == 3
    for stranger in (tove, server.client()):
        assert statuses(stranger, id, LOOKS, None) == {403}
        assert statuses(stranger, id, LOOKS, "guessed") == {403}
        assert statuses(stranger, id, LOOKS, watch) == {200}
        assert statuses(stranger, id, LOOKS, invitation) == {200}
        with pytest.raises(InvalidStatus):
            open_socket(stranger, server, id)
        with open_socket(stranger, server, id, key=watch) as socket:
            seen = until(socket, "table")["table"]
            assert (seen["invitation"], seen["watch"]) == (None, None)
    assert statuses(maren, id, LOOKS, None) == {200}
    why = {"seat": 0, "option": "umall"}
    assert tove.get(f"/api/tables/{id}/why", status=403, **why)["error"]["key"] == "server-private"


def test_spectators_of_a_private_table_listen(server: Running) -> None:
    maren, tove = server.client("Maren"), server.client("Tove")
    table = maren.new_table("me", "open", public=False)
    path = f"/api/tables/{table['id']}"
    assert tove.post(f"{path}/chat", text="hello", status=403)["error"]["key"] == "server-private"
    listens = tove.post(f"{path}/chat?key={table['watch']}", text="hello", status=403)
    assert listens["error"]["key"] == "server-listen-only"
    tove.post(f"{path}/chat?key={table['invitation']}", text="hello")
    tove.post(f"{path}/join", invitation=table["watch"], status=403)
    assert [said["text"] for said in maren.table(table["id"])["chat"]] == ["hello"]
    assert tove.post(f"{path}/join", invitation=table["invitation"])["table"]["watch"] == table["watch"]


def test_a_finished_private_game_stays_private(server: Running) -> None:
    maren, tove = server.client("Maren"), server.client("Tove")
    position = tuath.start("arrival", seats=2, seed=4)
    while not position.over:
        seat, decision = next(iter(position.pending.items()))
        position.answer(seat, decision.options[-1])
    table = maren.post("/api/tables/record", record=str(position.record()))["table"]
    for paths in (LOOKS, AFTERWARDS):
        assert statuses(tove, table["id"], paths, None) == {403}
        assert statuses(tove, table["id"], paths, table["watch"]) == {200}
        assert statuses(maren, table["id"], paths, None) == {200}


def test_a_socket_ends_with_the_right_to_watch(server: Running) -> None:
    maren, tove = server.client("Maren"), server.client("Tove")
    table = maren.new_table("me", "open", "open", public=False)
    tove.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])
    with open_socket(tove, server, table["id"]) as socket:
        until(socket, "table")
        tove.post(f"/api/tables/{table['id']}/leave")
        assert closing_code(socket) == 4403


def closing_code(socket: ClientConnection) -> int | None:
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosedError as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


# ---- clocks ----------------------------------------------------------------------------------------------------------


async def was_down(url: str, seconds: float) -> None:
    """As if the last sign of life, and all that was done until then, had been so much earlier."""
    store = Store(url)
    async with store.connections.begin() as connection:
        settings, tables = schema.settings, schema.tables
        found = await connection.execute(select(settings.c.value).where(settings.c.name == "life"))
        life = json.loads(found.scalar_one())
        life["at"] -= seconds
        await connection.execute(update(settings).where(settings.c.name == "life").values(value=json.dumps(life)))
        for id, clock in list(await connection.execute(select(tables.c.id, tables.c.clock))):
            if clock and clock["since"]:
                earlier = {**clock, "since": clock["since"] - seconds}
                await connection.execute(update(tables).where(tables.c.id == id).values(clock=earlier))
    await store.close()


async def has_spent_all(url: str, id: str, seat: int) -> None:
    store = Store(url)
    async with store.connections.begin() as connection:
        where = schema.tables.c.id == id
        clock = (await connection.execute(select(schema.tables.c.clock).where(where))).scalar_one()
        left = [0.0 if own == seat else time for own, time in enumerate(clock["left"])]
        await connection.execute(update(schema.tables).where(where).values(clock={**clock, "left": left}))
    await store.close()


async def clock_of(url: str, id: str) -> Any:
    store = Store(url)
    async with store.connections.connect() as connection:
        tables = schema.tables
        found = (await connection.execute(select(tables.c.version, tables.c.clock).where(tables.c.id == id))).one()
    await store.close()
    return found


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_time_without_a_server_is_nobodys(server: Running, how: signal.Signals) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram, clock={"minutes": 10})
    before = maren.table(id)
    server.end(how)
    finish(was_down(database_url(server.database, server.folder), HOUR))
    server.start()
    after = maren.table(id)
    for then, now in zip(before["chairs"], after["chairs"], strict=True):
        assert now["late"] is False
        assert now["clock"]["left"] > then["clock"]["left"] - 300
    client = maren if questions(after) else bram
    table = client.table(id)
    client.answer(table, questions(table)[0], questions(table)[0]["options"][0]["id"])


@pytest.mark.more
def test_while_one_worker_serves_clocks_run(postgres: str, tmp_path: Path) -> None:
    first, second = Running(tmp_path, postgres).start(), Running(tmp_path, postgres).start()
    maren = second.client("Maren")
    id = maren.new_table("me", "guest", clock={"minutes": 10})["id"]
    url = database_url(postgres, tmp_path)
    before = finish(clock_of(url, id))
    first.end(signal.SIGKILL)
    first.start()
    assert finish(clock_of(url, id)) == before
    first.end()
    second.end()


def test_a_clock_forgets_the_time_between(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(1, 5, (60.0, 60.0), since=100.0)
    assert clock.without(last_life=110.0, now=5000.0).time_left(0, 5000.0) == 50.0
    assert clock.without(last_life=90.0, now=5000.0).time_left(0, 5000.0) == 60.0
    assert clock.time_left(0, 40.0) == 60.0, "a clock set back gives nothing and takes nothing"
    assert clock.pressed(0, 120.0).left == (45.0, 60.0)
    assert clock.pressed(None, 120.0) == Clock(1, 5, (60.0, 60.0), since=120.0)
    assert Clock(1, 5, (-3.0, 60.0), since=100.0).resumed(0, True, 30.0, 120.0).time_left(0, 120.0) == 30.0


def test_a_leap_of_the_systems_clock_is_not_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Steady()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= clock.now() - before < 60
    late = Steady()  # of a process that was started after the leap
    late.go_with(clock.life())
    assert abs(late.now() - clock.now()) < 60
    other = Steady()
    other.go_with(Life(5.0, 5.0, "another start of another machine"))
    assert other.base != 5.0
