"""Taking one's games along, and deleting oneself with everything personal."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import tuath
from tests.amounts import usually
from tests.server.accounts import everything
from tests.server.authenticator import Passkey
from tests.server.conftest import Client, Running, wait_until
from tests.server.helpers import play_on, rated_and_resigned, table_of, taken

ON_BOTH = pytest.mark.parametrize("server", usually("sqlite", more=["postgresql"]), indirect=True)


def brought(client: Client, seed: int) -> str:
    """A game that is over, as a record that somebody brings."""
    position = tuath.start("arrival", seats=2, seed=seed)
    while not position.over:
        seat, decision = next(iter(position.pending.items()))
        position.answer(seat, decision.options[-1])
    return str(client.post("/api/tables/record", record=str(position.record()))["table"]["id"])


@pytest.mark.more
@ON_BOTH
def test_a_player_takes_all_finished_games_along(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    running = table_of(maren, bram)
    id = str(maren.new_table("me", "bot:random", seed=5)["id"])
    play_on({0: maren}, id, Random(1))
    found = taken(maren)
    names = [name for name in found if id in name]
    assert len(names) == 1
    assert tuath.replay(found[names[0]]).result is not None
    assert not any(running in name for name in found), "it would tell what Bram holds"
    about = json.loads(found["me.json"])
    assert (about["name"], about["profile"]["games"]) == ("Maren", 1)
    assert list(taken(bram)) == ["me.json"]


@pytest.mark.more
@ON_BOTH
def test_nothing_personal_is_left(server: Running) -> None:
    maren, bram = server.client("Maren Unverwechselbar"), server.client("Bram")
    mine = maren.player["id"]
    hurried = {"minutes": 0.001, "increment": 0, "gone": "end"}
    over, running = table_of(bram, maren, rated=True, clock=hurried), table_of(maren, bram)
    wait_until(lambda: bram.table(over)["status"] == "over")
    rated_and_resigned(maren, bram)
    waiting, alone = (str(client.new_table("me", "open", "open")["id"]) for client in (bram, maren))
    maren.post(f"/api/tables/{waiting}/join")
    record = brought(maren, 4)
    maren.post(f"/api/tables/{running}/chat", text="ein ganz eigener Satz")
    bram.post(f"/api/tables/{running}/chat", text="gut")
    maren.post(f"/api/tables/{over}/rematch")
    token = maren.post("/api/me/token")["token"]
    maren.post("/api/me/feed")
    maren.post("/api/me/link")
    maren.http.headers["Host"] = "tuath.example"
    made = Passkey().make(maren.get("/api/me/passkey/new"))
    maren.post("/api/me/passkeys", name="Schlüssel von Unverwechselbar", **made)
    assert json.loads(taken(maren)["me.json"])["passkeys"] == ["Schlüssel von Unverwechselbar"]
    maren.post(f"/api/players/{bram.player['id']}/block", kind="mute")
    maren.post(f"/api/players/{bram.player['id']}/report", kind="play", text="zu langsam")
    maren.post(f"/api/players/{bram.player['id']}/friend", friend=True)
    made = maren.post("/api/clubs", name="Donegal")
    bram.post(f"/api/clubs/{made['id']}/join", invitation=made["invitation"])
    wait_until(lambda: bram.get(f"/api/players/{bram.player['id']}")["rated"] == 2)
    assert mine in everything(server)
    refused = maren.post("/api/me/delete", 422, name="Maren")
    assert refused["error"]["key"] == "server-delete-name"
    assert maren.post("/api/me/delete", name="Maren Unverwechselbar") == {"player": None}
    left = everything(server)
    for personal in (mine, "Unverwechselbar", "eigener Satz"):
        assert personal not in left, personal
    assert maren.get("/api/me")["player"] is None
    program = server.client()
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert program.get("/api/me")["player"] is None
    bram.get(f"/api/players/{mine}", status=404)
    assert [one["role"] for one in bram.get(f"/api/clubs/{made['id']}")["members"]] == ["host"], "nobody else is left"
    assert bram.table(over)["chairs"][1]["name"] == ""
    table = bram.table(running)
    assert (table["status"], table["chairs"][0]["bot"], table["chairs"][0]["resigned"]) == ("playing", "greedy", True)
    assert [said["text"] for said in table["chat"]] == ["gut"]
    assert bram.table(waiting)["chairs"][0]["kind"] == "human"
    for gone in (alone, record):
        bram.get(f"/api/tables/{gone}", status=404)
    profile = bram.get(f"/api/players/{bram.player['id']}")
    assert (profile["rated"], profile["opponents"]) == (2, [])
    record_text = bram.http.get(f"/api/tables/{over}/record")
    assert record_text.status_code == 200
    assert "Unverwechselbar" not in record_text.text


def test_a_game_goes_on_without_who_is_gone(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = table_of(maren, bram)
    maren.post("/api/me/delete", name="Maren")
    play_on({1: bram}, id, Random(2), most=8)
    assert bram.table(id)["count"] > 8


@pytest.mark.parametrize("body", [{}, {"name": 3}, {"name": "x" * 300}])
def test_a_farewell_that_says_nothing_is_refused(server: Running, body: Any) -> None:
    maren = server.client("Maren")
    maren.post("/api/me/delete", 400, **body)
    assert maren.get("/api/me")["player"]["name"] == "Maren"
    server.client().post("/api/me/delete", 403, name="Maren")
    assert server.client().http.get("/api/me/games").status_code == 403
