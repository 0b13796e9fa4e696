"""Tournaments: what is settled beforehand, tables that are made once, results that are counted by themselves."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from contextlib import asynccontextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from sqlalchemy import update

from tests.amounts import usually
from tests.server.conftest import Client, Running, finish, wait_until
from tests.server.databases import Database
from tuath.server.app import make_app
from tuath.server.db import schema
from tuath.server.db.database_url import database_url
from tuath.server.people.moderation import hide_table
from tuath.server.server import Server
from tuath.server.sign_in.devices import Device
from tuath.server.sign_in.identity import Player
from tuath.server.tournaments.opening import Plan, open_tournament

DAYS = {"days": 3}
NAMES = ("Maren", "Bram", "Tove", "Ilka", "Nessa", "Tom")


def people(running: Running, count: int) -> list[Client]:
    return [running.client(name) for name in NAMES[:count]]


def opened(host: Client, status: int = 200, **wish: Any) -> Any:
    wanted = {"name": "Winter", "game": "arrival", "clock": DAYS, "least": 3, **wish}
    answer = host.post("/api/tournaments", status, **wanted)
    return answer["tournament"] if status == 200 else answer["error"]


def look(client: Client, id: str) -> Any:
    return client.get(f"/api/tournaments/{id}")["tournament"]


def do(client: Client, id: str, deed: str, status: int = 200, **more: Any) -> Any:
    answer = client.post(f"/api/tournaments/{id}/{deed}", status, **more)
    return answer["tournament"] if status == 200 else answer["error"]


def begun(clients: list[Client], **wish: Any) -> Any:
    """A tournament in which all of them play; the first one is its host."""
    it = opened(clients[0], **wish)
    for client in clients:
        do(client, it["id"], "join")
    return do(clients[0], it["id"], "start")


def by_number(it: Any, clients: list[Client]) -> dict[int, Client]:
    known = {client.player["id"]: client for client in clients}
    return {one["number"]: known[one["player"]["id"]] for one in it["entrants"]}


def running_meetings(it: Any) -> list[Any]:
    return [one for each in it["schedule"] for one in each["meetings"] if one["how"] == "playing"]


def resign(who: Client, table: str) -> None:
    seat = who.table(table)["mine"][0]
    who.post(f"/api/tables/{table}/resign", seat=seat)


def is_beyond(client: Client, id: str, round: int) -> bool:
    """It is over, or another round has begun and all its tables are made."""
    it = look(client, id)
    waits = [one for each in it["schedule"] if each["begun"] for one in each["meetings"] if one["how"] == "drawn"]
    return it["status"] == "over" or (it["round"] > round and not waits)


def play_round(it: Any, clients: list[Client]) -> Any:
    """At every table all resign but the one in the first seat; then the next round, or the end."""
    who = by_number(it, clients)
    for one in running_meetings(it):
        for number in one["seats"][1:]:
            resign(who[number], one["table"])
    wait_until(partial(is_beyond, clients[0], it["id"], it["round"]))
    return look(clients[0], it["id"])


# ---- before it begins ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "spirit_island"}, "server-tournament-together"),
        ({"name": " "}, "server-tournament-name"),
        ({"size": 3}, "server-tournament-robin-for-two"),
        ({"least": 9, "most": 8}, "server-tournament-players"),
        ({"most": 17}, "server-tournament-players"),
        ({"mode": "swiss", "size": 4, "least": 3}, "server-tournament-players"),
        ({"options": {"nothing": "at all"}}, "core-unknown-option"),
        ({"starts": "2020-01-01T00:00:00Z"}, "server-tournament-start"),
        ({"clock": {"days": 3, "zone": "Nowhere"}}, "server-unknown-zone"),
    ],
)
def test_what_could_not_be_played_is_refused(server: Running, wish: Any, key: str) -> None:
    assert opened(server.client("Maren"), 422, **wish)["key"] == key


def test_what_is_malformed_is_refused(server: Running) -> None:
    maren = server.client("Maren")
    for wish in ({"mode": "knockout"}, {"clock": None}, {"size": 5}, {"starts": "2099-01-01T00:00:00"}):
        assert opened(maren, 400, **wish)["key"] == "server-malformed"
    assert opened(maren, 403, club="c_1")["key"] == "server-tournament-club"
    assert opened(maren, 404, game="chess")["key"] == "server-not-there"
    opened(server.client(), 403)


def test_one_of_a_club_is_for_its_members(server: Running) -> None:
    """They find it without a link; its tables are the club's, and nobody else sees anything of it."""
    maren, bram, tove, ilka = people(server, 4)
    club = maren.post("/api/clubs", name="Donegal Board Club")
    for other in (bram, tove):
        other.post(f"/api/clubs/{club['id']}/join", invitation=club["invitation"])
    assert opened(ilka, 403, club=club["id"])["key"] == "server-tournament-club"
    it = begun([maren, bram, tove], club=club["id"], public=True)
    assert not it["public"]
    assert it["id"] in [one["id"] for one in bram.get("/api/tournaments")["running"]]
    assert it["id"] not in [one["id"] for one in ilka.get("/api/tournaments")["running"]]
    ilka.get(f"/api/tournaments/{it['id']}", status=403)
    (meeting,) = running_meetings(it)
    assert maren.table(meeting["table"])["club"] == club["id"]
    ilka.get(f"/api/tables/{meeting['table']}", status=403)
    for member in (maren, bram, tove):
        assert member.table(meeting["table"])["tournament"] == it["id"]


def test_one_joins_and_leaves_until_it_begins(server: Running) -> None:
    maren, bram, tove, ilka = people(server, 4)
    it = opened(maren, most=3)
    id = it["id"]
    assert (it["status"], it["may"], it["rounds"]) == ("open", ["join", "off"], 0)
    assert it["entrants"] == []
    for client in (maren, bram, bram, tove):
        do(client, id, "join")
    assert do(ilka, id, "join", 422)["key"] == "server-tournament-full"
    assert do(bram, id, "start", 403)["key"] == "server-tournament-host"
    assert do(tove, id, "leave")["players"] == 2
    assert do(maren, id, "start", 422)["key"] == "server-tournament-few"
    assert do(tove, id, "leave", 403)["key"] == "server-tournament-not-in"
    assert do(ilka, id, "join")["may"] == ["leave"]
    assert do(maren, id, "start")["status"] == "running"
    assert do(tove, id, "join", 422)["key"] == "server-tournament-begun"
    assert do(maren, id, "off", 422)["key"] == "server-tournament-begun"
    assert id in [one["id"] for one in server.client("Nessa").get("/api/tournaments")["running"]]


def test_a_private_one_is_for_those_with_its_link(server: Running) -> None:
    maren, bram, tove = people(server, 3)
    it = opened(maren, public=False)
    id, key = it["id"], it["invitation"]
    assert bram.get(f"/api/tournaments/{id}", 403)["error"]["key"] == "server-tournament-private"
    assert bram.get(f"/api/tournaments/{id}", key=key)["tournament"]["invitation"] is None
    assert do(bram, id, "join", 403, invitation="wrong")["key"] == "server-tournament-private"
    assert do(bram, id, "join", invitation=key)["invitation"] == key
    assert id not in [one["id"] for one in tove.get("/api/tournaments")["open"]]
    assert id in [one["id"] for one in bram.get("/api/tournaments")["open"]]


def test_blocks_are_said_to_who_has_blocked_alone(server: Running) -> None:
    maren, bram, tove = people(server, 3)
    for blocker, blocked in ((bram, tove), (maren, tove)):
        blocker.post(f"/api/players/{blocked.player['id']}/block", kind="block")
    id = opened(server.client("Nessa"))["id"]
    for client in (bram, tove):
        do(client, id, "join")
    assert look(bram, id)["blocked"] == ["Tove"]
    assert look(tove, id)["blocked"] == []
    assert do(tove, opened(maren)["id"], "join", 403)["key"] == "server-tournament-blocked"


def test_a_host_has_so_many_and_calls_one_off(server: Running) -> None:
    maren = server.client("Maren")
    ids = [opened(maren)["id"] for _ in range(5)]
    assert opened(maren, 422)["key"] == "server-tournament-many"
    assert do(maren, ids[0], "off")["status"] == "off"
    assert do(maren, ids[0], "join", 422)["key"] == "server-tournament-off"
    opened(maren)


def test_the_host_of_the_server_hides_one(server: Running) -> None:
    maren, bram = people(server, 2)
    id = opened(maren, name="Buy this")["id"]
    url = database_url(server.database, server.folder)
    for hidden in (True, False):
        hide_table(url, id, "no game at all", hidden=hidden)
        assert (id in [one["id"] for one in bram.get("/api/tournaments")["open"]]) is not hidden
        assert id in [one["id"] for one in maren.get("/api/tournaments")["open"]]
    known = ZipFile(BytesIO(maren.http.get("/api/me/games").content)).read("me.json")
    assert [(one["id"], one["hosted"]) for one in json.loads(known)["tournaments"]] == [(id, True)]


# ---- everybody meets everybody ---------------------------------------------------------------------------------------


def test_tables_are_made_and_counted_by_themselves(server: Running) -> None:
    clients = people(server, 3)
    it = begun(clients)
    id = it["id"]
    assert (it["round"], it["rounds"], len(it["schedule"])) == (1, 3, 3)
    met = {frozenset(one["seats"]) for each in it["schedule"] for one in each["meetings"] if len(one["seats"]) == 2}
    assert len(met) == 3
    [meeting] = running_meetings(it)
    who = by_number(it, clients)
    table = who[meeting["seats"][0]].table(meeting["table"])
    assert (table["status"], table["tournament"], table["rated"], table["hints"]) == ("playing", id, True, "forbidden")
    assert [chair["player"] for chair in table["chairs"]] == [who[one].player["id"] for one in meeting["seats"]]
    assert meeting["table"] in [one["id"] for one in who[meeting["seats"][1]].get("/api/tables")["mine"]]
    for _ in range(3):
        it = play_round(it, clients)
    assert (it["status"], [one["points"] for one in it["entrants"]]) == ("over", [1, 1, 1])
    assert [one["place"] for one in it["entrants"]] == [1, 1, 1]
    assert {one["played"] for one in it["entrants"]} == {2}
    profile = clients[0].get(f"/api/players/{clients[0].player['id']}")
    assert profile["rated"] == 2, "they count as all others do"


def test_nobody_is_replaced_at_a_table_of_a_tournament(server: Running) -> None:
    clients = people(server, 3)
    it = begun(clients)
    [meeting] = running_meetings(it)
    who = by_number(it, clients)[meeting["seats"][0]]
    error = who.post(f"/api/tables/{meeting['table']}/replace", 422, seat=1, chair="bot:greedy")["error"]
    assert error["key"] == "server-tournament-replace"


def test_who_withdraws_loses_what_is_left(server: Running) -> None:
    clients = people(server, 4)
    it = begun(clients)
    gone = clients[1]
    number = next(one for one, client in by_number(it, clients).items() if client is gone)
    it = do(gone, it["id"], "leave")
    assert it["may"] == []

    def is_lost() -> bool:
        now = look(clients[0], it["id"])
        mine = [one for one in now["schedule"][0]["meetings"] if number in one["seats"]]
        return all(one["how"] == "over" and one["points"][one["seats"].index(number)] == 0 for one in mine)

    wait_until(is_lost)
    for _ in range(3):
        it = play_round(look(clients[0], it["id"]), clients)
    assert it["status"] == "over"
    line = next(one for one in it["entrants"] if one["number"] == number)
    assert (line["points"], line["withdrawn"], line["place"]) == (0, True, 4)
    unplayed = [one for each in it["schedule"] for one in each["meetings"] if one["how"] == "unplayed"]
    assert len(unplayed) == 2
    assert do(gone, it["id"], "leave", 422)["key"] == "server-tournament-over"


def test_who_deletes_themselves_withdraws_and_has_no_name(server: Running) -> None:
    clients = people(server, 4)
    it = begun(clients)
    waiting = opened(clients[1])["id"]
    clients[1].post("/api/me/delete", name="Bram")
    it = look(clients[0], it["id"])
    [line] = [one for one in it["entrants"] if one["player"] is None]
    assert line["withdrawn"]
    assert "Bram" not in str(it)
    assert (look(clients[0], waiting)["status"], look(clients[0], waiting)["host"]) == ("off", None)
    others = [clients[0], *clients[2:]]
    who = {
        one["number"]: c for one in it["entrants"] for c in others if (one["player"] or {}).get("id") == c.player["id"]
    }
    [meeting] = [one for one in running_meetings(it) if line["number"] not in one["seats"]]
    resign(who[meeting["seats"][0]], meeting["table"])
    wait_until(lambda: look(clients[0], it["id"])["round"] == 2)


# ---- Swiss rounds ----------------------------------------------------------------------------------------------------


def test_swiss_rounds_are_drawn_when_all_games_are_over(server: Running) -> None:
    clients = people(server, 5)
    it = begun(clients, mode="swiss", rounds=9)
    assert it["rounds"] == 5, "no more than there are opponents"
    for number in (2, 3):
        it = play_round(it, clients)
        assert it["round"] == number
    met = [frozenset(one["seats"]) for each in it["schedule"] for one in each["meetings"]]
    assert len(met) == len(set(met)) == 9, "nobody meets twice, nobody rests twice"
    rested = [one for each in it["schedule"] for one in each["meetings"] if one["how"] == "rest"]
    assert [one["points"] for one in rested] == [[1]] * 3


def test_larger_tables_have_fewer_people_where_they_cannot_be_filled(server: Running) -> None:
    clients = people(server, 5)
    it = begun(clients, mode="swiss", size=4, least=4, rounds=1)
    assert sorted(len(one["seats"]) for one in running_meetings(it)) == [2, 3]
    it = play_round(it, clients)
    assert it["status"] == "over"
    assert [one["points"] for one in it["entrants"]] == [3, 3, 0, 0, 0]


# ---- two workers, falls, dates ---------------------------------------------------------------------------------------


@asynccontextmanager
async def worker(database: Database) -> Any:
    serving: Server = make_app(database.url).state.server
    await serving.open()
    try:
        yield serving
    finally:
        await serving.close()


async def newcomer(serving: Server, name: str) -> Player:
    player, row = serving.identity.newcomer(name)
    return await serving.sign_ins.open(player, Device(None, None), first=row)


async def prepared(serving: Server, players: int, **wish: Any) -> str:
    """A tournament that is full and open."""
    plan = Plan("Winter", "arrival", "swiss", 2, 1, 3, 3, 8, 7, {}, {"minutes": 60.0, "increment": 5.0, "gone": "bot"},
                True, None, None)._replace(**wish)  # fmt: skip
    found = [await newcomer(serving, name) for name in NAMES[:players]]
    game = serving.materials.current("arrival")
    id = await open_tournament(serving.tournaments.rows, found[0], game, plan)
    for player in found:
        await serving.tournaments.entering.join(id, player, None)
    await serving.tournaments.entering.start(id, found[0])
    return id


async def tables_of(serving: Server, id: str) -> list[str]:
    rows = schema.tables
    async with serving.store.connections.connect() as connection:
        query = rows.select().where(rows.c.tournament == id)
        return [row.id for row in await connection.execute(query)]


def test_tables_are_made_once_by_workers_that_do_it_at_the_same_time(postgres: str, tmp_path: Path) -> None:
    base = Database(tmp_path, postgres)

    async def at_once() -> tuple[list[str], list[str]]:
        async with worker(base) as one, worker(base) as other:
            id = await prepared(one, 6)
            await asyncio.gather(*(each.tournaments.director.advance(id) for each in (one, other, one, other)))
            it = await one.tournaments.rows.read(id)
            assert it.row.round == 1
            return await tables_of(one, id), [str(each.table) for each in it.meetings]

    made, drawn = finish(at_once())
    assert sorted(made) == sorted(drawn)
    assert len(made) == 3


@pytest.mark.parametrize("falls_after", usually(1, long=[0, 2]))
def test_who_falls_between_is_followed_by_somebody(tmp_path: Path, falls_after: int) -> None:
    """After so many tables of a round nothing is stored any more; another worker makes the others, and none twice."""
    base = Database(tmp_path, None)

    async def fallen() -> str:
        async with worker(base) as one:
            id = await prepared(one, 6)
            tabling, left = one.tournaments.director.tabling, falls_after
            make = tabling.make

            async def falls(*more: Any) -> None:
                nonlocal left
                if left == 0:
                    raise SystemError("a fall")
                left -= 1
                await make(*more)

            tabling.make = falls
            with pytest.raises(SystemError):
                await one.tournaments.director.advance(id)
            assert len(await tables_of(one, id)) == falls_after
            return id

    async def followed(id: str) -> int:
        async with worker(base) as other:
            await other.tournaments.director.look()
            it = await other.tournaments.rows.read(id)
            assert {each.how for each in it.meetings} == {"playing"}
            return len(await tables_of(other, id))

    assert finish(followed(finish(fallen()))) == 3


def test_one_with_a_date_begins_then_or_is_called_off(tmp_path: Path) -> None:
    base = Database(tmp_path, None)

    async def by_date() -> list[str]:
        async with worker(base) as one:
            rows, entering = one.tournaments.rows, one.tournaments.entering
            players = [await newcomer(one, name) for name in NAMES[:3]]
            plan = Plan("W", "arrival", "robin", 2, 1, 1, 3, 8, 7, {}, {**DAYS, "reserve": 0, "weekends": False,
                        "zone": "UTC", "gone": "bot"}, True, None, time.time() + 3600)  # fmt: skip
            ids = [await open_tournament(rows, players[0], one.materials.current("arrival"), plan) for _ in range(3)]
            for player in players:
                await entering.join(ids[0], player, None)
            await entering.join(ids[1], players[0], None)
            come = update(schema.tournaments).where(schema.tournaments.c.id.in_(ids[:2])).values(starts=time.time() - 1)
            await one.store.carry_out(lambda connection: carried(connection.execute(come)))
            await one.tournaments.director.look()
            return [(await rows.read(id)).row.status for id in ids]

    assert finish(by_date()) == ["running", "off", "open"]


async def carried(what: Any) -> None:
    await what


def overdue(running: Running, id: str) -> None:
    """The date of all rounds has passed."""
    database = Database(running.folder, running.database)
    database.run(f"UPDATE rounds SET until = begun - 1 WHERE tournament = '{id}'")


def test_the_host_ends_a_game_after_its_date_and_not_before(server: Running) -> None:
    clients = people(server, 4)
    it = begun(clients, mode="swiss", rounds=1)
    id, [one, other] = it["id"], running_meetings(it)
    assert do(clients[0], id, "end", 422, table=one["table"])["key"] == "server-tournament-not-yet"
    overdue(server, id)
    assert all(each["may_end"] for each in running_meetings(look(clients[0], id)))
    assert not any(each["may_end"] for each in running_meetings(look(clients[1], id)))
    assert do(clients[1], id, "end", 403, table=one["table"])["key"] == "server-tournament-host"
    do(clients[0], id, "end", table=one["table"])
    resign(by_number(it, clients)[other["seats"][0]], other["table"])
    wait_until(lambda: look(clients[0], id)["status"] == "over")
    assert sorted(each["points"] for each in look(clients[0], id)["entrants"]) == [0, 0.5, 0.5, 1]


def test_where_it_is_known_who_meets_next_a_round_begins_at_its_date(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    clients = people(running, 3)
    it = begun(clients)
    overdue(running, it["id"])
    running.end()
    running.start()
    wait_until(partial(is_beyond, clients[0], it["id"], 1))
    assert len(running_meetings(look(clients[0], it["id"]))) == 2
    running.end()


@pytest.mark.more
def test_killed_servers_go_on_with_their_tournaments(tmp_path: Path, postgres: str) -> None:
    """Two, killed at any moment while results come in: in the end everybody has met everybody once."""
    servers = [Running(tmp_path, postgres).start() for _ in range(2)]
    clients = people(servers[0], 4)
    id = begun(clients)["id"]
    for number in (1, 2, 3):
        it = look(clients[0], id)
        who = by_number(it, clients)
        for one in running_meetings(it):
            resign(who[one["seats"][1]], one["table"])
        for running in servers:
            running.end(signal.SIGKILL)
            running.start()
        wait_until(partial(is_beyond, clients[0], id, number))
    met = [frozenset(one["seats"]) for each in look(clients[0], id)["schedule"] for one in each["meetings"]]
    assert len(met) == len(set(met)) == 6
    for running in servers:
        running.end()
