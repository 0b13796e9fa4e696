"""Turns told to readers and calendars: at a secret address, without anything that is hidden, and not of every table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import httpx
import pytest
from icalendar import Calendar, Event

from tests.server.conftest import PATIENCE, Client, Running, questions, wait_until
from tests.server.helpers import table_of
from tuath.server.lobby.feeds import Turn, atom, calendar
from tuath.server.sign_in.identity import Player

A = "{http://www.w3.org/2005/Atom}"
DAYS = {"days": 3, "reserve": 2}


def feed_of(client: Client, kind: str = "atom", **more: str) -> httpx.Response:
    """As a reader sees it that has the address and nothing else."""
    key = client.get("/api/me/feed")["key"]
    answer = httpx.get(f"{client.http.base_url}/api/me/turns.{kind}", params={"key": key, **more}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer


def entries(answer: httpx.Response) -> list[dict[str, str]]:
    feed = Xml.fromstring(answer.text)
    return [
        {part.tag.removeprefix(A): part.text or part.attrib.get("href", "") for part in entry}
        for entry in feed.findall(f"{A}entry")
    ]


def events(answer: httpx.Response) -> list[Any]:
    return list(Calendar.from_ical(answer.content).walk("VEVENT"))


def two_with_turns(server: Running, **more: Any) -> tuple[Client, Client, str]:
    """Somebody who is asked at a table, somebody else there, and the table."""
    people = server.client("Maren"), server.client("Bram & <Søn>")
    id = table_of(*people, **more)
    seat = people[0].table(id)["asked"][0]["seat"]
    people[seat].post("/api/me/feed")
    return people[seat], people[1 - seat], id


# ---- the address -----------------------------------------------------------------------------------------------------


def test_an_address_is_made_replaced_and_taken_away(server: Running) -> None:
    maren = server.client("Maren")
    assert maren.get("/api/me/feed") == {"key": None}
    first = maren.post("/api/me/feed")["key"]
    assert maren.get("/api/me/feed") == {"key": first}
    second = maren.post("/api/me/feed")["key"]
    assert first != second
    reader = server.client()
    for kind in ("atom", "ics"):
        assert reader.http.get(f"/api/me/turns.{kind}?key={first}").status_code == 404
        assert reader.http.get(f"/api/me/turns.{kind}?key={second}").status_code == 200
    assert maren.http.delete("/api/me/feed").json() == {"key": None}
    assert reader.http.get(f"/api/me/turns.atom?key={second}").status_code == 404


@pytest.mark.parametrize("key", ["", "nonsense", "x" * 32, "x" * 5000, "%00", "%00" * 32, "%ff" * 32, "'; --"])
def test_a_wrong_secret_is_nothing(server: Running, key: str) -> None:
    for kind in ("atom", "ics"):
        answer = server.client("Maren").http.get(f"/api/me/turns.{kind}?key={key}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "server-not-there")


def test_the_secret_is_no_sign_in_and_a_sign_in_no_secret(server: Running) -> None:
    maren = server.client("Maren")
    key, token = maren.post("/api/me/feed")["key"], maren.post("/api/me/token")["token"]
    stranger = server.client()
    stranger.http.headers["Authorization"] = f"Bearer {key}"
    assert stranger.get("/api/me")["player"] is None
    stranger.get("/api/me/feed", status=403)
    assert stranger.http.get(f"/api/me/turns.atom?key={token}").status_code == 404
    assert maren.http.get("/api/me/turns.atom").status_code == 404, "a cookie leads to no feed"
    assert stranger.http.get(f"/api/me/turns.atom?key={key}&language=fr").status_code == 400


def test_the_secret_is_not_in_the_log(tmp_path: Path) -> None:
    talkative = Running(tmp_path)
    talkative.settings["TUATH_LOG"] = "INFO"
    maren = talkative.start().client("Maren")
    maren.post("/api/me/feed")
    feed_of(maren)
    key = maren.get("/api/me/feed")["key"]
    talkative.end()
    assert "/api/me/turns.atom" in talkative.log()
    assert key not in talkative.log()


def test_a_reader_in_a_hurry_is_told_to_wait(tmp_path: Path) -> None:
    """One request at once, then one in four seconds."""
    slow = Running(tmp_path, rate=0.25).start()
    key = slow.client("Maren").post("/api/me/feed")["key"]
    answers: list[httpx.Response] = []

    def is_refused() -> bool:
        answers.append(httpx.get(f"{slow.url}/api/me/turns.atom?key={key}", timeout=PATIENCE))
        return answers[-1].status_code == 429

    wait_until(is_refused, every=0)
    slow.end()
    assert {answer.status_code for answer in answers[:-1]} <= {200}
    assert int(answers[-1].headers["retry-after"]) >= 1


# ---- what is told ----------------------------------------------------------------------------------------------------


def test_a_feed_of_turns(server: Running) -> None:
    maren, bram, id = two_with_turns(server, clock=DAYS)
    answer = feed_of(maren)
    assert answer.headers["content-type"] == "application/atom+xml"
    (entry,) = entries(answer)
    assert entry["title"] == f"Your turn: The Arrival, with {bram.player['name']}"
    assert entry["link"] == f"{server.url}/t/{id}"
    assert datetime.now(UTC) - datetime.fromisoformat(entry["published"]) < timedelta(minutes=10)
    until = datetime.fromisoformat(maren.get("/api/me/turns")["turns"][0]["time"]["until"])
    assert f"{until:%Y-%m-%d %H:%M} UTC" in entry["summary"]
    assert entries(feed_of(maren, language="de"))[0]["title"].startswith("Du bist am Zug: ")
    bram.post("/api/me/feed")
    assert entries(feed_of(bram)) == []
    table = maren.table(id)
    asked = questions(table)[0]
    maren.answer(table, asked, asked["options"][0]["id"])
    told = [one for client in (maren, bram) for one in entries(feed_of(client))]
    assert [one["link"] for one in told] == [entry["link"]]
    assert told[0]["id"] != entry["id"], "it is another turn"


def test_the_same_turn_stays_the_same(server: Running) -> None:
    """What others say or do meanwhile makes no new entry of it."""
    maren, bram, id = two_with_turns(server, clock=DAYS)
    before = feed_of(maren)
    bram.post(f"/api/tables/{id}/chat", text="take your time")
    after = feed_of(maren)
    assert entries(after) == entries(before)
    assert after.headers["etag"] == before.headers["etag"]


def test_a_calendar_of_deadlines(server: Running) -> None:
    maren, bram, id = two_with_turns(server, clock=DAYS)
    table_of(maren, bram)
    table_of(bram, maren)
    answer = feed_of(maren, "ics")
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    (event,) = events(answer)
    turn = next(turn for turn in maren.get("/api/me/turns")["turns"] if turn["id"] == id)
    assert event["DTSTART"].dt == datetime.fromisoformat(turn["time"]["until"])
    assert event["URL"] == f"{server.url}/t/{id}"
    assert event["SUMMARY"] == f"Your turn: The Arrival, with {bram.player['name']}"
    assert events(feed_of(maren, "ics"))[0]["UID"] == event["UID"]


def test_only_what_has_changed_is_sent_again(server: Running) -> None:
    maren, _, id = two_with_turns(server, clock=DAYS)
    key = maren.get("/api/me/feed")["key"]
    for kind in ("atom", "ics"):
        path = f"/api/me/turns.{kind}?key={key}"
        first = maren.http.get(path)
        assert first.headers["cache-control"] == "private, no-cache"
        again = maren.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
        maren.post(f"/api/tables/{id}/notice", notified=False)
        changed = maren.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (changed.status_code, changed.headers["etag"] != first.headers["etag"]) == (200, True)
        maren.post(f"/api/tables/{id}/notice", notified=True)


def test_no_more_than_who_sits_where_is_told(server: Running) -> None:
    """Neither what is asked nor a thing of the game, in a game with hidden cards."""
    maren, _, id = two_with_turns(server, game="inis", clock=DAYS, seed=3)
    asked = questions(maren.table(id))[0]
    assert len(asked["options"]) > 1
    (entry,) = entries(feed_of(maren))
    assert set(entry) == {"id", "title", "published", "updated", "link", "summary"}
    for kind in ("atom", "ics"):
        text = feed_of(maren, kind).text
        assert asked["key"] not in text
        assert not [option["id"] for option in asked["options"] if option["id"] in text]


# ---- one table -------------------------------------------------------------------------------------------------------


def test_a_table_of_which_one_wants_no_word(server: Running) -> None:
    maren, bram, id = two_with_turns(server, clock=DAYS)
    assert maren.get(f"/api/tables/{id}/notice") == {"notified": True}
    assert maren.post(f"/api/tables/{id}/notice", notified=False) == {"notified": False}
    assert entries(feed_of(maren)) == []
    assert events(feed_of(maren, "ics")) == []
    (turn,) = maren.get("/api/me/turns")["turns"]
    assert turn["notified"] is False, "on the page it stands as before"
    assert bram.get(f"/api/tables/{id}/notice") == {"notified": True}, "each for oneself"
    maren.post(f"/api/tables/{id}/notice", notified=True)
    assert len(entries(feed_of(maren))) == 1


def test_it_is_not_for_others_to_say(server: Running) -> None:
    _, _, id = two_with_turns(server)
    tove = server.client("Tove")
    for where in (id, "nowhere"):
        tove.get(f"/api/tables/{where}/notice", status=403)
        tove.post(f"/api/tables/{where}/notice", status=403, notified=False)
    server.client().get(f"/api/tables/{id}/notice", status=403)
    tove.post(f"/api/tables/{id}/notice", status=400, notified="perhaps")
    tove.post(f"/api/tables/{id}/notice", status=400)


# ---- as it is written ------------------------------------------------------------------------------------------------


def a_turn(*others: str) -> Turn:
    since = datetime(2026, 6, 1, 12, tzinfo=UTC)
    return Turn(
        f"urn:uuid:{'0' * 8}-0000-0000-0000-{'0' * 12}", "abc", "inis", others, since, since + timedelta(days=3)
    )


def test_names_break_neither_feed_nor_calendar() -> None:
    names = ["a, b; c\\d", 'ä" & <title>', "Ж" * 40, "🜨" * 40]
    player = Player("p_1", "Ma]]>ren; X:\\n")
    turns = [a_turn(*names)]
    for language in ("en", "de"):
        feed = Xml.fromstring(atom(turns, player, "https://tuath.example/", language))
        title = feed.findtext(f"{A}entry/{A}title")
        assert title is not None
        assert title.endswith(", ".join(names))
        written = calendar(turns, player, "https://tuath.example/", language)
        assert max(map(len, written.split(b"\r\n"))) <= 75
        assert b"\n" not in written.replace(b"\r\n", b"")
        (event,) = Calendar.from_ical(written).walk("VEVENT")
        assert isinstance(event, Event)
        assert str(event["SUMMARY"]) == title


def test_nothing_waits() -> None:
    player = Player("p_1", "Maren")
    assert Xml.fromstring(atom([], player, "/", "en")).findall(f"{A}entry") == []
    assert list(Calendar.from_ical(calendar([], player, "/", "en")).walk("VEVENT")) == []
