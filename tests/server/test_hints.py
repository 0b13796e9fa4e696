"""Hints at a table: who may ask, who sees it, what is kept, and that nobody thinks on when the game has moved on."""

from __future__ import annotations

from threading import Thread
from typing import Any

import pytest

from tests.play import somewhere
from tests.server.conftest import Client, Running, questions, wait_until
from tuath.core.record import Asked, Record
from tuath.games import find
from tuath.server.jobs.replays import write_record


def hint(client: Client, table: Any, status: int = 200, **more: Any) -> Any:
    seat = questions(table)[0]["seat"] if questions(table) else 0
    return client.post(f"/api/tables/{table['id']}/hint", status, seat=seat, **more)


@pytest.mark.more
@pytest.mark.slow
@pytest.mark.parametrize("game", ["arrival", "inis", "origo", "spirit_island"])
def test_who_plays_alone_may_ask_and_everybody_sees_it(server: Running, game: str) -> None:
    """Once for each question; the options are those that are offered, the reasons are messages."""
    maren, stranger = server.client("Maren"), server.client("Stranger")
    others = () if game == "spirit_island" else ("bot:random",)  # who chooses at the same time changes the question
    table = maren.new_table("me", *others, game=game, seed=5)
    wait_until(lambda: questions(maren.table(table["id"])))
    table = maren.table(table["id"])
    assert len(questions(table)[0]["options"]) > 1, "there is something to decide in this deal"
    assert table["no_hint"] == {"0": None}
    found, again = hint(maren, table), hint(maren, table)
    assert found == again, "the same question, the same hint"
    assert 1 <= found["equal"] <= len(found["proposals"]) <= 3
    offered = [option["id"] for option in questions(table)[0]["options"]]
    for one in found["proposals"]:
        assert one["steps"][0]["option"]["id"] in offered
        assert 0 <= one["chance"] <= 100
        assert one["reasons"]
    seen = stranger.table(table["id"])
    assert seen["hinted"] == [1, *(0 for _ in others)]
    assert [line["message"]["key"] for line in seen["chat"]] == ["server-hint-asked"]


def test_people_who_play_against_each_other_have_none_unless_their_table_says_so(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    made = maren.new_table("me", "open", game="origo", seed=4)
    bram.post(f"/api/tables/{made['id']}/join")
    table = maren.table(made["id"])
    assert hint(maren, table, 422)["error"]["key"] == "core-hint-others"
    assert table["no_hint"]["0"]["key"] == "core-hint-others", "the page knows it before"
    assert maren.table(made["id"])["hinted"] == [0, 0]
    allowed = maren.new_table("me", "open", game="origo", seed=4, hints="allowed")
    bram.post(f"/api/tables/{allowed['id']}/join")
    assert hint(maren, maren.table(allowed["id"]))["proposals"]
    assert bram.table(allowed["id"])["hinted"] == [1, 0]


def test_a_table_may_forbid_them(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "bot:random", game="origo", seed=4, hints="forbidden")
    wait_until(lambda: questions(maren.table(table["id"])))
    assert hint(maren, maren.table(table["id"]), 422)["error"]["key"] == "core-hint-forbidden"


def test_a_hint_is_for_ones_own_question(server: Running) -> None:
    maren, bram = server.client("Maren"), server.client("Bram")
    made = maren.new_table("me", "open", game="origo", seed=4, hints="allowed")
    bram.post(f"/api/tables/{made['id']}/join")
    asked = [seat for seat in (0, 1) if questions((maren, bram)[seat].table(made["id"]))]
    other = 1 - asked[0]
    path = f"/api/tables/{made['id']}/hint"
    assert (maren, bram)[other].post(path, 422, seat=other)["error"]["key"] == "server-hint-not-asked"
    assert (maren, bram)[other].post(path, 403, seat=asked[0])["error"]["key"] == "server-not-yours"


def test_in_a_lesson_the_teacher_says_what_to_do(server: Running) -> None:
    maren = server.client("Maren")
    table = maren.post("/api/games/arrival/lesson")["table"]
    refused = maren.post(f"/api/tables/{table['id']}/hint", 422, seat=table["mine"][0])
    assert refused["error"]["key"] == "core-hint-lesson"


@pytest.mark.slow
def test_nobody_thinks_on_when_the_game_has_moved_on(server: Running) -> None:
    """Whoever waits for it is told so at once, not when the thinking would have been over."""
    maren = server.client("Maren")
    table = maren.new_table("me", "guest:Bram", game="arrival", seed=5, hints="allowed")
    answers: list[Any] = []
    asking = Thread(target=lambda: answers.append(hint(maren, table, 409, longer=True)))
    asking.start()
    other = server.client()
    other.http.cookies = maren.http.cookies
    wait_until(lambda: any(other.table(table["id"])["hinted"]))
    now = other.table(table["id"])
    asked = questions(now)[0]
    other.answer(now, asked, asked["options"][0]["id"])
    asking.join()
    assert answers[0]["error"]["key"] == "server-moved-on"


def test_the_record_of_a_game_says_who_asked() -> None:
    """Before the answer that was asked about; other readers pass over it."""
    position = somewhere(find("origo"), 3)
    text = write_record(position.save(), None, {}, 1, [Asked(4, 1), Asked(position.count, 0)])
    lines = text.splitlines()
    assert [lines[place + 1].split(" ")[0] for place in range(len(lines) - 1) if lines[place] == "# hint p2"] != []
    record = Record.parse(text)
    assert list(record.hints) == [Asked(4, 1), Asked(position.count, 0)]
    plain = "\n".join(line for line in lines if not line.startswith("#"))
    assert Record.parse(plain).answers != ()
    assert [line[1:] for line in Record.parse(plain).answers] == [line[1:] for line in record.answers]
    assert str(record) == text
