"""Clubs: who is in them, tables that only they see, seasons, and how it all ends."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import InvalidStatus

from tests.amounts import usually
from tests.server.admin import WHY, admin, told
from tests.server.conftest import Client, Running, finish, open_socket, until, wait_until
from tests.server.helpers import drained, invite, invited, rated_and_resigned, taken
from tuath.server.db import schema
from tuath.server.db.database_url import database_url
from tuath.server.db.store import Store

ON_BOTH = pytest.mark.parametrize("server", usually("sqlite", more=["postgresql"]), indirect=True)
TODAY = datetime.now(UTC).date()


def club_of(host: Client, *others: Client, name: str = "Donegal Board Club") -> str:
    """A club in which all of these are."""
    made = host.post("/api/clubs", name=name)
    for other in others:
        other.post(f"/api/clubs/{made['id']}/join", invitation=made["invitation"])
    return str(made["id"])


def club(client: Client, id: str, status: int = 200) -> Any:
    found = client.get(f"/api/clubs/{id}", status)
    return found if status == 200 else found["error"]["key"]


def roles(client: Client, id: str) -> dict[str, str]:
    return {one["player"]["name"]: one["role"] for one in club(client, id)["members"]}


def set_member(host: Client, id: str, other: Client, role: str | None, status: int = 200) -> Any:
    found = host.post(f"/api/clubs/{id}/members/{other.player['id']}", status, role=role)
    return found if status == 200 else found["error"]["key"]


def mine(client: Client) -> list[str]:
    return [one["id"] for one in client.get("/api/me/clubs")["clubs"]]


# ---- people ----------------------------------------------------------------------------------------------------------


@ON_BOTH
def test_a_club_is_joined_by_its_link_alone(server: Running) -> None:
    maren, bram, tove = server.client("Maren"), server.client("Bram"), server.client("Tove")
    made = maren.post("/api/clubs", name="  Donegal\u200b Board Club ")
    id, key = made["id"], made["invitation"]
    assert (made["name"], made["role"], made["seasons"][0]["state"]) == ("Donegal Board Club", "host", "running")
    assert club(bram, id, 403) == club(server.client(), id, 403) == "server-club-private"
    door = server.client().get(f"/api/clubs/{id}/door", key=key)
    assert door == {"id": id, "name": "Donegal Board Club", "members": 1, "mine": False}
    assert bram.get(f"/api/clubs/{id}/door", 403, key="guessed")["error"]["key"] == "server-club-invitation"
    bram.post(f"/api/clubs/{id}/join", 403, invitation="guessed")
    bram.post(f"/api/clubs/{id}/join", invitation=key)
    assert bram.post(f"/api/clubs/{id}/join", invitation="whatever")["role"] == "member", "who is in it is in it"
    assert roles(maren, id) == {"Maren": "host", "Bram": "member"}
    renewed = maren.post(f"/api/clubs/{id}/invitation")["invitation"]
    tove.post(f"/api/clubs/{id}/join", 403, invitation=key)
    tove.post(f"/api/clubs/{id}/join", invitation=renewed)
    assert [one["members"] for one in tove.get("/api/me/clubs")["clubs"]] == [3]
    assert club(maren, "nowhere", 404) == "server-not-there"


@ON_BOTH
def test_hosts_name_others_and_let_members_go(server: Running) -> None:
    maren, bram, tove = server.client("Maren"), server.client("Bram"), server.client("Tove")
    id = club_of(maren, bram, tove)
    key = club(bram, id)["invitation"]
    assert set_member(bram, id, tove, None, 403) == "server-club-hosts-only"
    assert set_member(maren, id, maren, "member", 422) == "server-club-last-host"
    set_member(maren, id, bram, "host")
    set_member(bram, id, maren, "member")
    assert roles(tove, id) == {"Bram": "host", "Maren": "member", "Tove": "member"}
    set_member(bram, id, tove, None)
    assert club(tove, id, 403) == "server-club-private"
    assert mine(tove) == []
    tove.post(f"/api/clubs/{id}/join", 403, invitation=key)
    assert set_member(bram, id, tove, "host", 404) == "server-not-there"


@ON_BOTH
def test_the_last_host_hands_over_and_the_last_member_ends_it(server: Running) -> None:
    maren, bram, tove = server.client("Maren"), server.client("Bram"), server.client("Tove")
    id = club_of(maren, bram, tove)
    maren.post(f"/api/clubs/{id}/leave")
    assert roles(bram, id) == {"Bram": "host", "Tove": "member"}
    bram.post("/api/me/delete", name="Bram")
    assert roles(tove, id) == {"Tove": "host"}
    assert tove.post(f"/api/clubs/{id}/leave") == {"clubs": []}
    assert club(tove, id, 404) == "server-not-there"


def test_a_club_is_renamed_and_ended_by_its_name(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = club_of(maren, bram)
    assert bram.post(f"/api/clubs/{id}/name", 403, name="Mine")["error"]["key"] == "server-club-hosts-only"
    assert maren.post(f"/api/clubs/{id}/name", name="Letterkenny")["name"] == "Letterkenny"
    assert maren.post(f"/api/clubs/{id}/name", 422, name=" ")["error"]["key"] == "server-bad-club-name"
    assert maren.post(f"/api/clubs/{id}/end", 422, name="Donegal")["error"]["key"] == "server-club-end-name"
    assert maren.post(f"/api/clubs/{id}/end", name="Letterkenny") == {"clubs": []}
    assert mine(bram) == []


def test_nobody_makes_clubs_without_end(server: Running) -> None:
    maren = server.client("Maren")
    for number in range(10):
        club_of(maren, name=f"Club {number}")
    assert maren.post("/api/clubs", 422, name="One more")["error"]["key"] == "server-many-own-clubs"
    assert maren.post("/api/clubs", 422, name="x" * 41)["error"]["key"] == "server-bad-club-name"
    server.client().post("/api/clubs", 403, name="Nobody's")


# ---- tables ----------------------------------------------------------------------------------------------------------


@ON_BOTH
def test_a_table_of_a_club_is_for_its_members(server: Running) -> None:
    maren, bram, tove = server.client("Maren"), server.client("Bram"), server.client("Tove")
    id = club_of(maren, bram)
    table = maren.new_table("me", "open", "open", public=True, club=id)
    at = f"/api/tables/{table['id']}"
    assert (table["club"], table["public"]) == (id, False)
    assert [one["id"] for one in club(bram, id)["open"]] == [table["id"]]
    listed = next(one for one in bram.get("/api/tables")["open"] if one["id"] == table["id"])
    assert listed["club"] == {"id": id, "name": "Donegal Board Club"}
    assert table["id"] not in [one["id"] for one in tove.get("/api/tables")["open"]]
    for outsider in (tove, server.client()):
        assert outsider.get(at, 403)["error"]["key"] == "server-private"
    assert tove.post(f"{at}/join", 403)["error"]["key"] == "server-needs-invitation"
    tove.post("/api/tables", 403, game="inis", chairs=["me", "open"], club=id)
    seen = bram.table(table["id"])
    assert (seen["invitation"], seen["watch"]) == (None, None), "secrets are for who sits there"
    bram.post(f"{at}/chat", text="may I?")
    bram.post(f"{at}/join")
    tove.post(f"{at}/join", invitation=table["invitation"])
    assert bram.table(table["id"])["status"] == "playing"
    assert [one["id"] for one in club(bram, id)["running"]] == [table["id"]]


@pytest.mark.more
@ON_BOTH
def test_who_is_let_go_looks_on_no_more(server: Running) -> None:
    maren, bram, tove = server.client("Maren"), server.client("Bram"), server.client("Tove")
    id = club_of(maren, bram, tove)
    table = str(maren.new_table("me", "bot:random", club=id)["id"])
    with open_socket(bram, server, table) as theirs, open_socket(tove, server, table) as other:
        until(theirs, "table")
        until(other, "table")
        set_member(maren, id, bram, None)
        assert drained(theirs) == 4403
        told(server, "end-club", id, "--yes", *WHY)
        assert drained(other) == 4403, "it has ended, as another process says"
    with pytest.raises(InvalidStatus):
        open_socket(bram, server, table)
    assert maren.table(table)["status"] == "playing", "for who sits there it goes on"


def test_another_game_is_the_clubs_again(server: Running) -> None:
    maren, bram, tove = server.client("Maren"), server.client("Bram"), server.client("Tove")
    id = club_of(maren, bram, tove)
    table = rated_and_resigned(maren, bram, club=id, clock={"minutes": 0.001, "increment": 0, "gone": "end"})
    wait_until(lambda: maren.table(table)["status"] == "over")
    assert maren.post(f"/api/tables/{table}/rematch")["table"]["club"] == id
    assert tove.get(f"/api/tables/{table}/statistics")


def test_members_of_a_club_invite_each_other(server: Running) -> None:
    maren, bram, tove = server.client("Maren"), server.client("Bram"), server.client("Tove")
    id = club_of(maren, bram)
    table = str(maren.new_table("me", "open", club=id)["id"])
    assert [one["name"] for one in maren.get(f"/api/tables/{table}/invitations")["others"]] == ["Bram"]
    assert invite(maren, table, bram) == ["Bram"]
    assert invite(maren, table, tove, status=422) == "server-invite-strangers"
    assert invited(bram) == [("Maren", table)]


# ---- seasons ---------------------------------------------------------------------------------------------------------


def played_long_ago(server: Running, table: str) -> None:
    """The game was over some weeks ago."""
    change(server, update(schema.outcomes).where(schema.outcomes.c.table == table).values(ended=1_800_000_000 - 2e8))


def began_long_ago(server: Running, id: str) -> None:
    old = {"first": "2019-01-01", "begins": 1_546_300_800.0}
    change(server, update(schema.club_seasons).where(schema.club_seasons.c.club == id).values(**old))


def change(server: Running, what: Any) -> None:
    async def work() -> None:
        store = Store(database_url(server.database, server.folder))
        async with store.connections.begin() as connection:
            await connection.execute(what)
        await store.close()

    finish(work())


def season(client: Client, id: str, **which: Any) -> Any:
    return client.get(f"/api/clubs/{id}/season", **which)


def begin(client: Client, id: str, first: date, status: int = 200, **more: Any) -> Any:
    return client.post(f"/api/clubs/{id}/seasons", status, first=first.isoformat(), **more)


@ON_BOTH
def test_games_of_the_club_count_in_their_season(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = club_of(maren, bram)
    began_long_ago(server, id)
    old = rated_and_resigned(bram, maren, club=id)
    wait_until(lambda: season(maren, id)["games"] == 1)
    played_long_ago(server, old)
    begin(maren, id, TODAY)
    elsewhere = rated_and_resigned(bram, maren)
    new = rated_and_resigned(maren, bram, club=id)
    wait_until(lambda: season(maren, id)["games"] == 1)
    wait_until(lambda: bram.get(f"/api/players/{bram.player['id']}")["rated"] == 3)
    now, before = season(bram, id), season(bram, id, number=1)
    assert elsewhere != new
    assert (now["season"]["number"], now["games"], before["season"]["state"], before["games"]) == (2, 1, "over", 1)
    assert [table["game"] for table in now["tables"]] == [None, "arrival"]
    for found, first in ((now, maren), (before, bram)):
        lines = found["tables"][0]["lines"]
        assert (lines[0]["player"]["id"], lines[0]["points"]) == (first.player["id"], 2)
        assert [(line["rank"], line["games"], line["won"]) for line in lines] == [(1, 1, 1), (2, 1, 0)]
    assert now["together"] == []


def test_bots_and_guests_have_no_part_in_it(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = club_of(maren, bram)
    alone = str(maren.new_table("me", "bot:random", rated=True, club=id)["id"])
    maren.post(f"/api/tables/{alone}/resign", seat=0)
    rated_and_resigned(maren, bram, club=id)
    wait_until(lambda: season(maren, id)["games"] == 1)
    wait_until(lambda: maren.get(f"/api/players/{maren.player['id']}")["rated"] == 2)
    found = season(maren, id)
    assert found["games"] == 1
    assert {line["player"]["name"] for line in found["tables"][0]["lines"]} == {"Maren", "Bram"}


def test_seasons_follow_each_other(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = club_of(maren, bram)
    assert begin(bram, id, TODAY + timedelta(days=9), 403)["error"]["key"] == "server-club-hosts-only"
    for wrong in (TODAY - timedelta(days=3), TODAY + timedelta(days=400)):
        assert begin(maren, id, wrong, 422)["error"]["key"] == "server-season-day"
    assert begin(maren, id, TODAY + timedelta(days=9), 422, zone="Nowhere")["error"]["key"] == "server-unknown-zone"
    begin(maren, id, TODAY + timedelta(days=9))
    planned = begin(maren, id, TODAY + timedelta(days=30))["seasons"]
    assert [(one["number"], one["state"]) for one in planned] == [(1, "running"), (2, "planned")]
    assert planned[1]["first"] == (TODAY + timedelta(days=30)).isoformat(), "what has not begun gets another day"
    assert season(bram, id)["season"]["number"] == 1
    assert season(bram, id, number=2)["games"] == 0
    bram.get(f"/api/clubs/{id}/season", 404, number=7)
    server.client("Tove").get(f"/api/clubs/{id}/season", 403)


# ---- hosts of the server, and several workers ------------------------------------------------------------------------


@pytest.mark.more
@ON_BOTH
def test_a_host_lists_clubs_and_ends_one(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = club_of(maren, bram, name="Sligo 100%")
    (found,) = told(server, "clubs", "0%")["clubs"]
    assert (found["id"], found["members"], found["hosts"]) == (id, 2, ["Maren"])
    assert "Gastgeber" in admin(server, "clubs", "--lang", "de").stdout
    told(server, "end-club", id, "--yes", *WHY)
    assert mine(maren) == []
    assert told(server, "log")["log"][-1]["what"] == "end-club"
    again = admin(server, "end-club", id, "--yes", *WHY, "--lang", "en")
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    assert "There is no club" in again.stderr


def test_what_is_taken_along_names_friends_and_clubs(server: Running) -> None:
    maren = server.client("Maren")
    club_of(maren, name="Mayo")
    assert '"Mayo"' in taken(maren)["me.json"]


@pytest.mark.more
def test_two_workers_at_once(tmp_path: Path, postgres: str) -> None:
    """Both hosts leave at the same moment: there is a host after each, and after the last member no club."""
    running = Running(tmp_path, postgres, workers=2).start()
    for _ in range(8):
        maren, bram, tove = running.client("Maren"), running.client("Bram"), running.client("Tove")
        id = club_of(maren, bram, tove)
        set_member(maren, id, bram, "host")
        with ThreadPoolExecutor(2) as threads:
            left = [threads.submit(client.post, f"/api/clubs/{id}/leave") for client in (maren, bram)]
        assert [done.result()["clubs"] for done in left] == [[], []]
        assert roles(tove, id) == {"Tove": "host"}
        with ThreadPoolExecutor(2) as threads:
            join = {"invitation": club(tove, id)["invitation"]}
            gone = threads.submit(tove.http.post, f"/api/clubs/{id}/leave", json={})
            come = threads.submit(maren.http.post, f"/api/clubs/{id}/join", json=join)
        assert gone.result().status_code == 200
        assert come.result().status_code in (200, 404)
        if come.result().status_code == 200:
            assert roles(maren, id) == {"Maren": "host"}
    table = str(maren.new_table("me", "bot:random", club=club_of(maren, bram))["id"])
    assert bram.table(table)["club"] is not None, "whichever worker is asked"
    running.end()
