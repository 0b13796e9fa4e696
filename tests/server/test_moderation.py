"""What players can do about each other, and hosts about everybody."""

from __future__ import annotations

import ipaddress
import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.amounts import usually
from tests.server.admin import WHY, admin, told
from tests.server.conftest import Client, Running, open_socket, until, wait_until
from tests.server.helpers import drained, table_of
from tuath.server.db.database_url import database_url
from tuath.server.db.store import Store
from tuath.server.people.bans import Ban, Bans, Network

ON_BOTH = pytest.mark.parametrize("server", usually("sqlite", more=["postgresql"]), indirect=True)


def block(client: Client, other: Client, kind: str | None, status: int = 200) -> Any:
    return client.post(f"/api/players/{other.player['id']}/block", status, kind=kind)


# ---- players ---------------------------------------------------------------------------------------------------------


@ON_BOTH
def test_who_is_blocked_sits_down_elsewhere(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = str(maren.new_table("me", "open")["id"])
    found = block(maren, bram, "block")["blocks"]
    assert [(one["player"]["name"], one["kind"]) for one in found] == [("Bram", "block")]
    assert bram.post(f"/api/tables/{id}/join", 403)["error"]["key"] == "server-blocked"
    assert bram.get("/api/me/blocks")["blocks"] == [], "nobody is told"
    assert block(maren, bram, "mute")["blocks"][0]["kind"] == "mute"
    bram.post(f"/api/tables/{id}/join")
    assert block(maren, bram, None)["blocks"] == []


def test_one_cannot_block_oneself_or_nobody(server: Running) -> None:
    maren = server.client("Maren")
    assert block(maren, maren, "block", 422)["error"]["key"] == "server-block-yourself"
    maren.post("/api/players/p_0123/block", 404, kind="mute")
    maren.post("/api/players/p_0123/block", 400, kind="hate")
    server.client().post(f"/api/players/{maren.player['id']}/block", 403, kind="mute")


def test_who_is_blocked_has_no_chair_kept_at_another_game(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram, clock={"minutes": 0.001, "increment": 0, "gone": "end"})
    wait_until(lambda: maren.table(id)["status"] == "over")
    block(maren, bram, "block")
    offered = bram.post(f"/api/tables/{id}/rematch")["table"]
    assert [chair["kept"] for chair in offered["chairs"]] == [None, None]


@ON_BOTH
def test_reports_are_kept_for_the_host(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    place, id = f"/api/players/{bram.player['id']}/report", table_of(maren, bram)
    assert maren.post(place, kind="chat", text="Says\nbad things", table=id) == {"reported": True}
    assert maren.post(place, 422, kind="chat", text="   ")["error"]["key"] == "server-bad-text"
    maren.post(place, 400, kind="weather", text="rain")
    for _ in range(9):
        maren.post(place, kind="other", text="and more")
    assert maren.post(place, 422, kind="other", text="more")["error"]["key"] == "server-many-reports"
    mine = [one for one in told(server, "reports")["reports"] if one["by"] == maren.player["id"]]
    assert len(mine) == 10
    first = mine[0]
    assert (first["about"], first["table"], first["text"], first["name"]) == (
        bram.player["id"], id, "Says bad things", "Bram",
    )  # fmt: skip
    told(server, "settle", str(first["number"]), *WHY)
    assert first["number"] not in [one["number"] for one in told(server, "reports")["reports"]]
    assert first["number"] in [one["number"] for one in told(server, "reports", "--all")["reports"]]


# ---- hosts -----------------------------------------------------------------------------------------------------------


@pytest.mark.more
@ON_BOTH
def test_a_table_is_closed_while_it_is_played(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram, rated=True)
    with open_socket(maren, server, id) as socket:
        until(socket, "table")
        made = told(server, "close", id, "--yes", *WHY)
        while until(socket, "table")["table"].get("status") != "over":
            continue
    table = bram.table(id)
    assert (table["status"], table["result"]) == ("over", None)
    assert table["chat"][-1]["message"] == {"key": "server-closed", "params": {"reason": WHY[1]}}
    deed = told(server, "log")["log"][-1]
    assert (deed["number"], deed["what"], deed["subject"], deed["reason"]) == (made["log"], "close", id, WHY[1])
    assert bram.get(f"/api/players/{bram.player['id']}")["rated"] == 0
    again = admin(server, "close", id, "--yes", *WHY)
    assert again.returncode == 2
    assert "No game is running" in again.stderr


@ON_BOTH
def test_a_table_is_hidden_and_shown(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = str(maren.new_table("me", "open")["id"])

    def listed() -> bool:
        return id in [table["id"] for table in bram.get("/api/tables")["open"]]

    assert listed()
    told(server, "hide", id, *WHY)
    assert not listed()
    assert maren.table(id)["status"] == "waiting"
    told(server, "show", id, *WHY)
    assert listed()


@pytest.mark.more
@ON_BOTH
def test_a_deleted_table_is_gone_for_everybody(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram)
    with open_socket(maren, server, id) as socket:
        until(socket, "table")
        told(server, "delete", id, "--yes", *WHY)
        drained(socket)
    wait_until(lambda: bram.http.get(f"/api/tables/{id}").status_code == 404)
    assert id not in [table["id"] for table in maren.get("/api/tables")["mine"]]


@pytest.mark.more
@ON_BOTH
def test_an_account_is_kept_away_and_may_come_again(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id, who = table_of(maren, bram), bram.player["id"]
    token = bram.post("/api/me/token")["token"]
    with open_socket(bram, server, id) as socket:
        until(socket, "table")
        told(server, "ban", who, "--yes", *WHY)
        assert drained(socket) == 4403
    refused = bram.get("/api/me", status=403)["error"]
    assert (refused["key"], refused["params"]) == ("server-banned", {"reason": WHY[1]})
    program = server.client()
    program.http.headers["Authorization"] = f"Bearer {token}"
    program.get("/api/tables", status=403)
    with pytest.raises(InvalidStatus):
        open_socket(bram, server, id)
    assert who in [one["subject"] for one in told(server, "bans")["bans"]]
    told(server, "unban", who, *WHY)
    wait_until(lambda: bram.http.get("/api/me").status_code == 200)


@pytest.mark.more
def test_an_address_is_kept_away(server: Running) -> None:
    maren = server.client("Maren")
    told(server, "ban", "127.0.0.0/8", "--days", "3", "--yes", *WHY)
    wait_until(lambda: maren.http.get("/api/games").status_code == 403)
    assert maren.get("/api/me", status=403)["error"]["key"] == "server-banned-until"
    told(server, "unban", "127.0.0.0/8", *WHY)
    wait_until(lambda: maren.http.get("/api/me").status_code == 200)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("close", "nowhere", "--yes", *WHY), "There is no table nowhere"),
        (("close", "nowhere", *WHY), "say --yes"),
        (("delete", "nowhere", "--yes", *WHY), "There is no table nowhere"),
        (("hide", "nowhere", "--reason", " "), "A reason has one to"),
        (("ban", "Bram", "--yes", *WHY), "is no player"),
        (("ban", "p_0123", "--yes", *WHY), "There is no player"),
        (("unban", "192.0.2.7", *WHY), "is not banned"),
        (("settle", "99999", *WHY), "There is no report"),
    ],
)
def test_what_a_host_mistypes_is_said_in_one_line(server: Running, words: tuple[str, ...], says: str) -> None:
    run = admin(server, *words, "--lang", "en")
    assert run.returncode == 2, run.stdout
    assert says in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.more
def test_the_log_reads_in_both_languages(server: Running) -> None:
    maren = server.client("Maren")
    id = str(maren.new_table("me", "open")["id"])
    told(server, "hide", id, *WHY)
    assert f"hide {id}: {WHY[1]}" in " ".join(admin(server, "log", "--lang", "de").stdout.split())
    assert json.loads(admin(server, "log", "--last", "1", "--json").stdout)["log"][0]["subject"] == id
    assert admin(server, "bans", "--lang", "en").returncode == 0
    assert admin(server, "reports", "--lang", "de").returncode == 0


def test_bans_end_by_themselves_and_know_networks(tmp_path: Path) -> None:
    bans = Bans(Store(database_url(None, tmp_path)))

    def network(text: str) -> Network:
        return ipaddress.ip_network(text)

    bans.networks = {network("2001:db8::/32"): Ban("x", None), network("192.0.2.7/32"): Ban("y", time.time() - 1)}
    assert bans.of_address("2001:db8::1") == Ban("x", None)
    assert bans.of_address("2001:db9::1") is None
    assert bans.of_address("192.0.2.7") is None, "it is over"
    assert bans.of_address("testclient") is None
    bans.networks = {network("192.0.2.0/24"): Ban("z", time.time() + 60)}
    assert bans.of_address("::ffff:192.0.2.9") is not None
