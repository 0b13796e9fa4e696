"""Another game after one that is over: asked for by one, offered to the others, and fair to everybody."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Client, Running, open_socket, questions, until
from tests.server.helpers import play_on

RECORDS = Path(__file__).parents[1] / "records"


def skip_to_the_end(clients: list[Client], id: str) -> None:
    """In Origo the game is over when everybody skips; whatever else is asked, the first answer will do."""
    while (table := clients[0].table(id))["status"] == "playing":
        for client in clients:
            table = client.table(id)
            for asked in questions(table)[:1]:
                options = [option["id"] for option in asked["options"]]
                client.answer(table, asked, "skip" if "skip" in options else options[0])


def played(server: Running, *names: str, **more: Any) -> tuple[list[Client], str]:
    """People who have played a game of Origo to its end."""
    people = [server.client(name) for name in names]
    id = people[0].new_table("me", *["open"] * (len(names) - 1), game="origo", seed=5, **more)["id"]
    invitation = people[0].table(id)["invitation"]
    for other in people[1:]:
        other.post(f"/api/tables/{id}/join", invitation=invitation)
    skip_to_the_end(people, id)
    return people, id


def lost_island(server: Running, *chairs: str, **options: str) -> tuple[Client, str]:
    maren = server.client("Maren")
    id = maren.new_table(*chairs, game="spirit_island", seed=3, options=options)["id"]
    over = play_on({0: maren}, id, Random(5))
    assert over["result"]["winners"] == [], "the seed makes them lose"
    return maren, id


def kinds(client: Client, id: str) -> list[str]:
    return [way["kind"] for way in client.get(f"/api/tables/{id}/ending")["again"]]


def test_the_others_hear_of_it_and_their_chairs_are_kept(server: Running) -> None:
    (maren, bram, tove), id = played(server, "Maren", "Bram", "Tove", public=False)
    assert kinds(maren, id) == ["same", "turned"]
    with open_socket(bram, server, id, bram.table(id)["version"]) as socket:
        made = maren.post(f"/api/tables/{id}/rematch")["table"]
        offered = until(socket, "table")["table"]["again"]
    assert offered == {"table": made["id"], "player": maren.player["id"], "name": "Maren"}
    assert [(chair["kind"], chair["kept"]) for chair in made["chairs"]] == [
        ("human", None), ("open", bram.player["id"]), ("open", tove.player["id"])
    ]  # fmt: skip
    assert made["status"] == "waiting"
    assert tove.table(id)["chat"][-1]["message"]["key"] == "server-again"
    tove.post(f"/api/tables/{made['id']}/join")  # a private table, and no link is needed
    begun = bram.post(f"/api/tables/{made['id']}/join")["table"]
    assert begun["status"] == "playing"
    assert [chair["name"] for chair in begun["chairs"]] == ["Maren", "Bram", "Tove"]


@pytest.mark.more
def test_turned_everybody_sits_one_seat_further(server: Running) -> None:
    (maren, bram, _), id = played(server, "Maren", "Bram", "Tove")
    made = bram.post(f"/api/tables/{id}/rematch", kind="turned")["table"]
    assert [chair["name"] for chair in made["chairs"]] == ["Tove", "Maren", "Bram"]
    assert made["mine"] == [2]
    assert maren.post(f"/api/tables/{made['id']}/join")["table"]["mine"] == [1]


def test_who_asks_for_the_same_sits_down_there(server: Running) -> None:
    (maren, bram), id = played(server, "Maren", "Bram")
    made = maren.post(f"/api/tables/{id}/rematch")["table"]["id"]
    assert maren.post(f"/api/tables/{id}/rematch")["table"]["id"] == made, "pressed twice"
    joined = bram.post(f"/api/tables/{id}/rematch")["table"]
    assert (joined["id"], joined["status"]) == (made, "playing")
    another = bram.post(f"/api/tables/{id}/rematch", kind="turned")["table"]
    assert another["id"] != made
    assert maren.table(id)["again"]["table"] == another["id"], "the last offer counts"


@pytest.mark.more
def test_guests_at_a_screen_come_with_their_player(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    id = maren.new_table("me", "guest:Ida", "open", game="origo", seed=5)["id"]
    bram.post(f"/api/tables/{id}/join")
    skip_to_the_end([maren, bram], id)
    made = bram.post(f"/api/tables/{id}/rematch")["table"]
    begun = maren.post(f"/api/tables/{made['id']}/join")["table"]
    assert begun["mine"] == [0, 1]
    assert [(chair["kind"], chair["name"]) for chair in begun["chairs"]] == [
        ("human", "Maren"), ("guest", "Ida"), ("human", "Bram")
    ]  # fmt: skip


def test_only_who_has_played_and_only_after_the_end(server: Running) -> None:
    (maren, _), id = played(server, "Maren", "Bram")
    stranger = server.client("Tove")
    assert stranger.post(f"/api/tables/{id}/rematch", 403)["error"]["key"] == "server-not-yours"
    running = maren.new_table("me", "guest")["id"]
    assert maren.post(f"/api/tables/{running}/rematch", 403)["error"]["key"] == "server-not-yours"


def test_what_cannot_be_had_is_refused_in_words(server: Running) -> None:
    (maren, _), id = played(server, "Maren", "Bram")
    path = f"/api/tables/{id}/rematch"
    assert maren.post(path, 422, kind="from", round=1)["error"]["key"] == "core-again-hidden"
    assert maren.post(path, 422, kind="from")["error"]["key"] == "core-again-round"
    assert maren.post(path, 422, kind="up")["error"]["key"] == "core-again-no-level"
    assert maren.post(path, 422, kind="kept")["error"]["key"] == "core-again-nothing-kept"
    for body in ({"kind": "backwards"}, {"kind": "from", "round": 0}, {"kind": "from", "round": "two"}, {"seats": 3}):
        assert maren.post(path, 400, **body)["error"]["key"] == "server-malformed"
    assert maren.table(id)["again"] is None


@pytest.mark.more
def test_a_lost_island_goes_on_from_the_turn_that_lost_it(server: Running) -> None:
    maren, id = lost_island(server, "me", "bot:random")
    ways = maren.get(f"/api/tables/{id}/ending")["again"]
    turn = next(way["round"] for way in ways if way["kind"] == "from")
    former = maren.table(id)
    made = maren.post(f"/api/tables/{id}/rematch", kind="from", round=turn)["table"]
    assert made["status"] == "playing"
    assert made["view"]["round"] == turn
    assert made["seat_names"] == former["seat_names"]
    told = [(line["key"], line["params"]) for line in made["log"]]
    assert told[:5] == [(line["key"], line["params"]) for line in former["log"]][:5], "its log has a past"
    assert made["chat"][-1]["message"] == {"key": "server-again-from", "params": {"round": turn}}
    most = maren.post(f"/api/tables/{id}/rematch", 422, kind="from", round=99)["error"]["params"]["most"]
    assert most == former["view"]["round"]


@pytest.mark.more
def test_a_waiting_table_keeps_what_it_begins_with(server: Running) -> None:
    """The others come later, perhaps after the server was started anew."""
    maren, bram = server.client("Maren"), server.client("Bram")
    options = {"adversary": "england", "level": "2"}
    id = maren.new_table("me", "open", game="spirit_island", seed=3, options=options)["id"]
    bram.post(f"/api/tables/{id}/join")
    former = play_on({0: maren, 1: bram}, id, Random(5))
    made = maren.post(f"/api/tables/{id}/rematch", kind="up")["table"]
    assert made["status"] == "waiting"
    assert made["setup"]["options"]["level"] == "3"
    server.end()
    server.start()
    begun = bram.post(f"/api/tables/{made['id']}/join")["table"]
    assert begun["status"] == "playing"
    assert begun["seat_names"] == former["seat_names"], "the same spirits"


@pytest.mark.more
def test_after_a_resignation_one_plays_again_oneself(server: Running) -> None:
    maren = server.client("Maren")
    id = maren.new_table("me", "bot:random", game="origo", seed=5)["id"]
    maren.post(f"/api/tables/{id}/resign", seat=0)
    play_on({0: maren}, id, Random(1))
    again = maren.post(f"/api/tables/{id}/rematch")["table"]
    assert [(chair["kind"], chair["bot"]) for chair in again["chairs"]] == [("human", None), ("bot", "random")]


# ---- trying another way ----------------------------------------------------------------------------------------------


@pytest.mark.more
def test_who_may_look_at_a_game_plays_on_from_a_moment_of_it(server: Running) -> None:
    """With bots for all others, at a private table; the game itself stays as it was."""
    (_, bram), id = played(server, "Maren", "Bram")
    former, tove = bram.table(id), server.client("Tove")
    made = tove.post(f"/api/tables/{id}/try", seat=1, count=30)["table"]
    assert (made["status"], made["mine"], made["public"]) == ("playing", [1], False)
    assert [chair["kind"] for chair in made["chairs"]] == ["bot", "human"]
    assert made["chat"][-1]["message"] == {"key": "server-again-after", "params": {"count": 30}}
    begun = [(line["key"], line["params"]) for line in former["log"] if line["count"] <= 30]
    assert [(line["key"], line["params"]) for line in made["log"]][: len(begun)] == begun, "its log has a past"
    assert play_on({1: tove}, made["id"], Random(5), most=10)["count"] > 30
    assert bram.table(id) == former


def test_a_record_that_was_brought_is_tried_too(server: Running) -> None:
    maren = server.client("Maren")
    record = (RECORDS / "arrival" / "three-greedy.tuath").read_text(encoding="utf-8")
    id = maren.post("/api/tables/record", record=record)["table"]["id"]
    made = maren.post(f"/api/tables/{id}/try", seat=2, count=40)["table"]
    assert [chair["kind"] for chair in made["chairs"]] == ["bot", "bot", "human"]
    assert made["status"] == "playing"


@pytest.mark.more
def test_what_cannot_be_tried_is_refused_in_words(server: Running) -> None:
    (maren, _), id = played(server, "Maren", "Bram")
    path, most = f"/api/tables/{id}/try", maren.table(id)["count"]
    assert maren.post(path, 422, seat=0, count=most)["error"]["key"] == "core-again-no-moment"
    assert maren.post(path, 422, seat=2, count=3)["error"]["key"] == "core-no-such-seat"
    for body in ({}, {"seat": 0}, {"seat": 0, "count": -1}, {"seat": -1, "count": 2}):
        assert maren.post(path, 400, **body)["error"]["key"] == "server-malformed"
    running = maren.new_table("me", "guest")["id"]
    assert maren.post(f"/api/tables/{running}/try", 422, seat=0, count=0)["error"]["key"] == "server-not-over"
    private = maren.new_table("me", "guest", public=False)["id"]
    assert server.client("Tove").http.post(f"/api/tables/{private}/try", json={"seat": 0, "count": 0}).status_code in (
        403,
        404,
    )
