"""Turns told to addresses of players: once, signed, nothing that is hidden, and never to where they may not."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from tests.server.conftest import PATIENCE, Running, finish, questions, wait_until
from tests.server.helpers import table_of
from tests.server.listening import Heard, Listening
from tests.server.telling import DAYS, answers_until_asked, database, telling, two
from tuath.core.message import Refused
from tuath.server.notices.safe_http import Address, CallFailed, is_public, post, read_address
from tuath.server.notices.webhook import SIGNATURE, signature
from tuath.server.settings import Settings, settings


@pytest.fixture
def listening() -> Iterator[Listening]:
    somebody = Listening()
    yield somebody
    somebody.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = telling(tmp_path_factory.mktemp("server"))
    yield running
    running.end()


def is_signed(heard: Heard, secret: str) -> bool:
    """As the documentation has it, without a word of ours."""
    parts = dict(part.split("=", 1) for part in heard.headers["tuath-signature"].split(","))
    digest = hmac.new(secret.encode(), parts["t"].encode() + b"." + heard.body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(digest, parts["v1"])


# ---- what is told ----------------------------------------------------------------------------------------------------


def test_whoever_is_asked_is_told_once(server: Running, listening: Listening) -> None:
    asked, other, id, secret = two(server, listening, "/turns?of=bram")
    answers_until_asked(asked, other, id)
    heard = listening.next()
    assert heard.path == "/turns?of=bram"
    assert is_signed(heard, secret)
    assert not is_signed(heard._replace(body=heard.body + b" "), secret)
    said = heard.json
    assert (said["kind"], said["player"]["name"], said["table"], said["game"]) == ("turn", "Bram", id, "arrival")
    assert said["title"] == "Your turn: The Arrival, with Maren"
    assert said["address"] == f"{server.url}/t/{id}"
    assert said["until"] == other.get("/api/me/turns")["turns"][0]["time"]["until"]
    other.post(f"/api/tables/{id}/chat", text="still thinking")
    answers_until_asked(other, asked, id)
    answers_until_asked(asked, other, id)
    again = listening.next().json
    assert again["id"] != said["id"], "of the turn before nothing more was said"
    assert listening.heard.empty()


def test_nothing_is_told_but_who_and_when(server: Running, listening: Listening) -> None:
    asked, other, id, _ = two(server, listening, game="inis", seed=3)
    answers_until_asked(asked, other, id)
    heard = listening.next()
    question = questions(other.table(id))[0]
    assert len(question["options"]) > 1
    text = heard.body.decode()
    assert question["key"] not in text
    assert not [option["id"] for option in question["options"] if option["id"] in text]


@pytest.mark.more
def test_not_of_a_table_that_is_quiet_or_played_alone(server: Running, listening: Listening) -> None:
    asked, other, id, _ = two(server, listening)
    other.post(f"/api/tables/{id}/notice", notified=False)
    answers_until_asked(asked, other, id)
    other.new_table("me", "bot:random", seed=1)
    second = table_of(*(asked, other), clock=DAYS)
    if not questions(other.table(second)):
        answers_until_asked(asked, other, second)
    assert listening.next().json["table"] == second


@pytest.mark.more
def test_in_the_language_of_the_wish(server: Running, listening: Listening) -> None:
    _, other, _, _ = two(server, listening)
    (channel,) = other.get("/api/me/channels")["channels"]
    other.post(f"/api/me/channels/{channel['id']}", on=True, language="de")
    other.post(f"/api/me/channels/{channel['id']}/test")
    said = listening.next().json
    assert (said["kind"], said["title"], said["table"]) == ("test", "Eine Probe von Tuath", None)


@pytest.mark.more
def test_whoever_looks_at_the_table_needs_no_word(tmp_path: Path, listening: Listening) -> None:
    """Not within the first quarter of an hour; how it goes on is looked at every minute."""
    running = telling(tmp_path, TUATH_NOTICE_GRACE="2")
    asked, other, id, _ = two(running, listening)
    other.table(id)  # somebody who has asked for something a moment ago is there
    answers_until_asked(asked, other, id)
    other.post("/api/me/webhooks", address=listening.url("/2"), language="en")
    with database(tmp_path) as rows:
        wait_until(lambda: rows.execute("SELECT due FROM notices WHERE kind = 'turn'").fetchall())
        wait_until(lambda: looks_again(rows))
    assert listening.heard.empty()
    running.end()


def looks_again(rows: sqlite3.Connection) -> bool:
    later = "SELECT 1 FROM notices, settings WHERE kind = 'turn' AND name = 'looked' AND due > value + 30"
    return rows.execute(later).fetchone() is not None


# ---- when nobody hears -----------------------------------------------------------------------------------------------


@pytest.mark.more
def test_what_nobody_has_heard_is_sent_again_after_a_kill(tmp_path: Path, listening: Listening) -> None:
    listening.answer = lambda heard: 500
    running = telling(tmp_path)
    asked, other, id, _ = two(running, listening)
    answers_until_asked(asked, other, id)
    first = listening.next()
    wait_until(lambda: other.get("/api/me/channels")["channels"][0]["failures"] == 1)
    (channel,) = other.get("/api/me/channels")["channels"]
    assert channel["trouble"] == {"key": "server-call-status", "params": {"status": 500}}
    assert channel["paused"] is not None
    running.end(signal.SIGKILL)
    listening.answer = lambda heard: 200
    with database(tmp_path) as rows:
        rows.execute("UPDATE channels SET paused = 0")
    running.start()
    again = listening.next()
    assert again.json["id"] == first.json["id"], "whoever has heard it after all can tell"
    wait_until(lambda: other.get("/api/me/channels")["channels"][0]["failures"] == 0)
    assert other.get("/api/me/channels")["channels"][0]["trouble"] is None
    running.end()
    assert listening.heard.empty()


@pytest.mark.more
def test_an_answer_makes_word_of_the_turn_needless(tmp_path: Path, listening: Listening) -> None:
    listening.answer = lambda heard: 500
    running = telling(tmp_path)
    asked, other, id, _ = two(running, listening)
    answers_until_asked(asked, other, id)
    listening.next()
    answers_until_asked(other, asked, id)
    listening.answer = lambda heard: 200
    with database(tmp_path) as rows:
        rows.execute("UPDATE channels SET paused = 0")
        wait_until(lambda: rows.execute("SELECT count(*) FROM notices WHERE due IS NULL").fetchone()[0])
    running.end()
    assert listening.heard.empty()


@pytest.mark.more
def test_after_too_many_failures_it_is_off(tmp_path: Path, listening: Listening) -> None:
    listening.answer = lambda heard: (503, {"Retry-After": "7200"})
    running = telling(tmp_path)
    _, other, _, _ = two(running, listening)
    (channel,) = other.get("/api/me/channels")["channels"]
    test = f"/api/me/channels/{channel['id']}/test"
    other.post(test)
    wait_until(lambda: other.get("/api/me/channels")["channels"][0]["failures"] == 1)
    with database(tmp_path) as rows:
        paused, looked = rows.execute("SELECT paused, value FROM channels, settings WHERE name = 'looked'").fetchone()
        assert paused - float(looked) > 7000, "as long as it was asked to wait"
        rows.execute("UPDATE channels SET paused = 0, failures = 9")
    wait_until(lambda: other.get("/api/me/channels")["channels"][0]["status"] == "off")
    with database(tmp_path) as rows:
        assert rows.execute("SELECT count(*) FROM notices WHERE due IS NOT NULL AND kind = 'test'").fetchone() == (0,)
    listening.answer = lambda heard: 200
    (channel,) = other.post(f"/api/me/channels/{channel['id']}", on=True, language="en")["channels"]
    assert (channel["status"], channel["failures"], channel["trouble"]) == ("on", 0, None)
    other.post(test)
    wait_until(lambda: other.get("/api/me/channels")["channels"][0]["sent"])
    listening.answer = lambda heard: 410
    other.post(test)
    wait_until(lambda: other.get("/api/me/channels")["channels"][0]["status"] == "off")
    running.end()


def test_one_who_does_not_answer_holds_up_nobody(server: Running, listening: Listening) -> None:
    hears, slow = Event(), Listening()
    slow.answer = lambda heard: 200 if hears.wait(PATIENCE) else 500
    maren, bram = server.client("Maren"), server.client("Bram")
    for client, where in ((maren, slow), (bram, listening)):
        made = client.post("/api/me/webhooks", address=where.url(), language="en")
        client.post(f"/api/me/channels/{made['id']}/test")
        where.next() if where is listening else None
    hears.set()
    assert slow.next().json["kind"] == "test"
    slow.close()


@pytest.mark.more
def test_two_workers_tell_it_once(tmp_path: Path, postgres: str, listening: Listening) -> None:
    """Each with a process of its own; whichever somebody asks."""
    folders = tmp_path / "one", tmp_path / "other"
    for folder in folders:
        folder.mkdir()
    first, second = (telling(folder, postgres) for folder in folders)
    maren, bram = first.client("Maren"), second.client("Bram")
    for client in (maren, bram):
        client.post("/api/me/webhooks", address=listening.url(f"/{client.player['name']}"), language="en")
    tables = [table_of(maren, bram, clock=DAYS) for _ in range(4)]
    told = [listening.next() for _ in tables]
    assert sorted(heard.json["table"] for heard in told) == sorted(tables)
    for client in (maren, bram):  # what comes after it has been put after it
        (channel,) = client.get("/api/me/channels")["channels"]
        client.post(f"/api/me/channels/{channel['id']}/test")
    assert [listening.next().json["kind"] for _ in (maren, bram)] == ["test", "test"]
    for running in (first, second):
        running.end()
    assert listening.heard.empty()


# ---- where it may go -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "2002:7f00:1::",
        "64:ff9b::7f00:1", "2001:0:7f00:1::", "192.0.2.1", "2001:db8::1",
    ],
)  # fmt: skip
def test_places_that_are_closed(place: str) -> None:
    assert not is_public(ipaddress.ip_address(place))


@pytest.mark.parametrize("place", ["9.9.9.9", "2620:fe::fe"])
def test_places_that_are_open(place: str) -> None:
    assert is_public(ipaddress.ip_address(place))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "server-bad-address"),
        ("tuath", "server-bad-address"),
        ("ftp://example.org/", "server-bad-address"),
        ("https:///path", "server-bad-address"),
        ("https://user:word@example.org/", "server-bad-address"),
        ("https://example.org/#mark", "server-bad-address"),
        ("https://example.org:99999/", "server-bad-address"),
        ("https://example.org/a b", "server-bad-address"),
        ("https://example.org/\r\nX: y", "server-bad-address"),
        ("https://exämple.org/", "server-bad-address"),
        (f"https://example.org/{'x' * 500}", "server-bad-address"),
        ("http://example.org/", "server-address-https"),
        ("https://127.0.0.1/", "server-address-inner"),
        ("https://[::1]:8443/", "server-address-inner"),
        ("https://169.254.169.254/latest", "server-address-inner"),
    ],
)
def test_addresses_that_are_refused(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_address(text)
    assert refused.value.refusal.message.key == key


def test_an_address_is_taken_apart() -> None:
    assert read_address(" https://Example.org/a?b=c ") == Address("https", "example.org", 443, "/a?b=c")
    assert read_address("https://example.org:8443").origin == "https://example.org:8443"


@pytest.mark.parametrize("name", ["localhost", "2130706433", "0x7f.1"])
def test_a_name_for_an_inner_place_is_not_called(name: str, listening: Listening) -> None:
    """Whatever it is called: it is looked up, and what was found counts."""
    port = listening.server.server_address[1]
    with pytest.raises(CallFailed) as failed:
        finish(post(Address("http", name, port, "/"), {}, b""))
    assert failed.value.refusal.message.key == "server-address-inner"
    assert listening.heard.empty()


def test_a_redirection_is_not_followed(monkeypatch: pytest.MonkeyPatch, listening: Listening) -> None:
    monkeypatch.setenv("TUATH_REACH", "any")
    settings.cache_clear()
    listening.answer = lambda heard: (302, {"Location": listening.url("/elsewhere"), "Retry-After": "5"})
    answer = finish(post(read_address(listening.url("/first")), {}, b"word"))
    assert answer == (302, 5.0)
    assert listening.next().path == "/first"
    assert listening.heard.empty()


@pytest.mark.parametrize("said", [b"SSH-2.0-dropbear\r\n", b"", b"HTTP/1.1 200 " + b"x" * 99_999])
def test_what_is_no_http_is_told(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setenv("TUATH_REACH", "any")
    settings.cache_clear()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    async def call() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await post(Address("http", "127.0.0.1", port, "/"), {}, b"")
        finally:
            server.close()

    with pytest.raises(CallFailed) as failed:
        finish(call())
    assert failed.value.refusal.message.key == "server-call-nonsense"


@pytest.mark.more
def test_what_the_host_allows(tmp_path: Path, listening: Listening) -> None:
    for reach, key in (("public", "server-address-https"), ("none", "server-no-calls")):
        (tmp_path / reach).mkdir()
        running = telling(tmp_path / reach, TUATH_REACH=reach)
        maren = running.client("Maren")
        refused = maren.post("/api/me/webhooks", status=422, address=listening.url(), language="en")
        assert refused["error"]["key"] == key
        assert maren.get("/api/me/channels")["offers"]["webhook"] is (reach == "public")
        running.end()
    for name, value in (("TUATH_REACH", "everywhere"), ("TUATH_SITE", "tuath.example.org")):
        with pytest.raises(Refused):
            Settings.read({name: value})


# ---- whose they are --------------------------------------------------------------------------------------------------


def test_channels_are_their_players_own(server: Running, listening: Listening) -> None:
    _, other, _, secret = two(server, listening)
    (channel,) = other.get("/api/me/channels")["channels"]
    assert "secret" not in channel
    assert secret not in str(channel)
    tove = server.client("Tove")
    path = f"/api/me/channels/{channel['id']}"
    tove.post(path, status=404, on=False)
    tove.post(f"{path}/test", status=404)
    assert tove.http.delete(path).status_code == 404
    server.client().get("/api/me/channels", status=403)
    assert other.http.delete(path).json()["channels"] == []
    assert other.http.delete(path).status_code == 404


@pytest.mark.more
def test_not_too_many_and_each_once(server: Running, listening: Listening) -> None:
    maren = server.client("Maren")
    for n in (1, 2, 3, 3):
        maren.post("/api/me/webhooks", address=listening.url(f"/{n}"))
    refused = maren.post("/api/me/webhooks", status=422, address=listening.url("/4"))
    assert refused["error"] == {"rule": "", "key": "server-too-many-channels", "params": {"most": 3}}
    assert len(maren.get("/api/me/channels")["channels"]) == 3


def test_tests_are_counted(tmp_path: Path) -> None:
    slow = Running(tmp_path, rate=4)
    slow.settings["TUATH_REACH"] = "public"
    maren = slow.start().client("Maren")
    found = [maren.http.post("/api/me/webhooks", json={"address": "https://127.0.0.1/"}) for _ in range(4)]
    assert {answer.status_code for answer in found} == {422, 429}
    slow.end()


def test_the_signature_is_as_documented() -> None:
    assert SIGNATURE == "Tuath-Signature"
    made = signature("secret", 1_700_000_000, b"{}")
    digest = hmac.new(b"secret", b"1700000000.{}", hashlib.sha256).hexdigest()
    assert made == f"t=1700000000,v1={digest}"
