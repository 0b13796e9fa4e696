"""Lessons over HTTP: a normal table for one learner, whose place in the lesson the server keeps."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from tests.server.conftest import Client, Running, questions, wait_until
from tuath.games import keys
from tuath.games.lessons import find_lesson, lesson_of


def begin(client: Client, game: str = "arrival") -> Any:
    return client.post(f"/api/games/{game}/lesson")["table"]


def asked(client: Client, id: str) -> Any:
    """The table when the learner is asked."""
    wait_until(lambda: questions(client.table(id)))
    return client.table(id)


def answer(client: Client, id: str, option: str) -> Any:
    table = asked(client, id)
    client.answer(table, questions(table)[0], option)
    return asked(client, id)


def read(client: Client, id: str, step: str) -> Any:
    return client.post(f"/api/tables/{id}/lesson/read", step=step)["table"]["lesson"]


def test_a_lesson_is_a_table_with_one_person_and_bots(server: Running) -> None:
    maren = server.client("Maren")
    table = begin(maren)
    assert [chair["kind"] for chair in table["chairs"]] == ["human", "bot", "bot"]
    assert (table["public"], table["seed"], table["status"]) == (False, "chosen", "playing")
    assert table["lesson"] == {"place": 0, "step": "aim", "holds": True, "allow": [], "take": None, "apart": False}
    mine = maren.get("/api/tables")["mine"]
    assert [(one["id"], one["lesson"]) for one in mine] == [(table["id"], 0)]
    assert maren.new_table("me", "bot:random")["lesson"] is None


def test_reading_and_answering_go_on(server: Running) -> None:
    """The deal is scripted, and so are the opponents."""
    maren = server.client("Maren")
    id = begin(maren)["id"]
    assert read(maren, id, "island")["step"] == "aim", "nobody reads what is not open"
    assert read(maren, id, "aim")["step"] == "island"
    assert read(maren, id, "aim")["step"] == "island", "twice counts once"
    now = read(maren, id, "island")
    assert (now["step"], now["holds"], now["take"]) == ("land", False, "ath_cliath")
    table = answer(maren, id, "ath_cliath")
    assert (table["lesson"]["step"], table["lesson"]["place"]) == ("draw", 3)
    built = [line["params"]["location"] for line in table["log"] if line["key"] == "arrival-built"]
    assert built == ["location:ath_cliath", "location:latharna", "location:dun_lethglaise"]


def test_what_is_taken_back_is_open_again(server: Running) -> None:
    maren = server.client("Maren")
    id = begin(maren)["id"]
    read(maren, id, "aim"), read(maren, id, "island")
    answer(maren, id, "umall")
    maren.post(f"/api/tables/{id}/undo", seat=0)
    assert asked(maren, id)["lesson"]["step"] == "land"


def test_the_place_outlives_the_server(server: Running) -> None:
    """And is the same on every device."""
    maren = server.client("Maren")
    id = begin(maren)["id"]
    read(maren, id, "aim"), read(maren, id, "island")
    answer(maren, id, "ath_cliath")
    table = answer(maren, id, "left")
    assert (table["lesson"]["step"], table["lesson"]["place"]) == (None, 4)
    server.end(signal.SIGKILL)
    server.start()
    assert asked(maren, id)["lesson"] == table["lesson"]


def test_playing_on_without_the_teacher(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    table = begin(maren)
    bram.post(f"/api/tables/{table['id']}/lesson/leave", 403)
    key = f"?key={table['watch']}"
    bram.post(f"/api/tables/{table['id']}/lesson/read{key}", 403, step="aim")
    assert bram.get(f"/api/tables/{table['id']}", key=table["watch"])["table"]["lesson"] is None
    assert maren.post(f"/api/tables/{table['id']}/lesson/leave")["table"]["lesson"] is None
    assert maren.get("/api/tables")["mine"][0]["lesson"] is None
    assert answer(maren, table["id"], "umall")["lesson"] is None


def test_where_there_is_no_lesson(server: Running) -> None:
    maren = server.client("Maren")
    maren.post("/api/games/chess/lesson", 404)
    id = maren.new_table("me", "bot:random")["id"]
    refused = maren.post(f"/api/tables/{id}/lesson/read", 422, step="aim")
    assert refused["error"]["key"] == "server-no-lesson"
    maren.post(f"/api/tables/{id}/lesson/read", 400, stride="aim")
    maren.post("/api/tables", 422, game="arrival", chairs=["me", "bot:scripted"])


def test_every_game_says_how_long_its_lesson_is(server: Running) -> None:
    maren = server.client("Maren")
    for game in maren.get("/api/games")["games"]:
        lesson = lesson_of(game["key"])
        assert game["lesson"] == (
            lesson and {"minutes": lesson.minutes, "chapters": [len(each.steps) for each in lesson.chapters]}
        )
        chapters = maren.get(f"/api/games/{game['key']}")["chapters"]
        steps = [step["id"] for chapter in chapters for step in chapter["steps"]]
        assert steps == ([] if lesson is None else [step.id for step in lesson.steps])
    assert find_lesson("arrival") is not None
    assert "arrival" in keys()


@pytest.mark.more
def test_after_the_game_it_is_played_again_without_a_part(server: Running) -> None:
    """A line-up of a lesson can be had again with bots as anybody may ask for them."""
    maren = server.client("Maren")
    id = begin(maren)["id"]
    maren.post(f"/api/tables/{id}/resign", seat=0)
    wait_until(lambda: maren.table(id)["status"] == "over")
    again = maren.post(f"/api/tables/{id}/rematch")["table"]
    assert [chair["bot"] for chair in again["chairs"]] == [None, "greedy", "greedy"]
    assert again["lesson"] is None
