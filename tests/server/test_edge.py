"""What comes in from outside, and what goes out with every answer."""

from __future__ import annotations

import contextlib
import json
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import Running, open_socket, questions, until
from tuath.server.wire.cleaning import cleaned

# ---- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello \t there\n\r\u2028again\u3000. ", "hello there again ."),
        ("a\u202eb\u2066c\u200fd\u061ce", "abcde"),  # what turns the direction
        ("a\u200bb\u200cc\u2060d\ufeffe\u00adf", "abcdef"),  # what has no width
        ("a\x00b\x1b[31mc\x7fd\x85e", "ab[31mcd e"),
        ("\u3164\u115f\u2800\u200d", ""),  # letters that are drawn as nothing
        ("a\U000e0041\ue000\ud800b", "ab"),
        ("Zoe\u0308 und Łukasz, 中文, שלום", "Zo\u00eb und Łukasz, 中文, שלום"),
        ("a" + "\u0301\u0302\u0303\u0304\u0305\u0306\u0307" * 9 + "b", "\u00e1\u0302\u0303\u0304\u0305b"),
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),  # a mother and her daughter in one picture
        ("\U0001f469\U0001f3fd\u200d\U0001f680", "\U0001f469\U0001f3fd\u200d\U0001f680"),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufe0f\u200d\U0001f525"),
        ("a\u200db\U0001f469\u200d c\u200d\U0001f467", "ab\U0001f469 c\U0001f467"),
    ],
)
def test_only_what_can_be_seen_is_kept(said: str, kept: str) -> None:
    assert cleaned(said) == kept
    assert cleaned(kept) == kept


def test_chat_and_names_are_cleaned(server: Running) -> None:
    maren = server.client("Ma\u202eren\u200b")
    assert maren.player["name"] == "Maren"
    id = maren.new_table("me", "guest:To\u2066ve\u200b")["id"]
    maren.post(f"/api/tables/{id}/chat", text="good\u202e \x1b\u200bmorning\n\n")
    table = maren.table(id)
    assert [said["text"] for said in table["chat"]] == ["good morning"]
    assert table["chairs"][1]["name"] == "Tove"
    for nothing in ("\u200b\u202e", " \u3164\u2800 "):
        assert maren.post(f"/api/tables/{id}/chat", 422, text=nothing)["error"]["key"] == "server-bad-text"
        assert maren.post("/api/me", 422, name=nothing)["error"]["key"] == "server-bad-name"


# ---- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["x" * 256, "x" * 5000, "assets/" + "ü" * 130, "api/" + "x" * 300, "t/" + "x" * 300])
def test_a_path_that_no_file_can_have_is_nowhere(server: Running, path: str) -> None:
    answer = server.client().http.get(f"/{path}")
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "server-not-there"


@pytest.mark.parametrize(
    ("query", "headers", "status"),
    [("x" * 9000, {}, 414), ("x" * 70_000, {}, 414), ("1", {"X-Long": "x" * 9000}, 431)],
)
def test_a_socket_with_too_long_a_wish_is_answered(
    server: Running, query: str, headers: dict[str, str], status: int
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{server.socket_url}/api/tables/x/live?version={query}", additional_headers=headers)
    assert refused.value.response.status_code == status
    assert json.loads(refused.value.response.body)["error"]["key"] == "server-too-large"


def test_a_socket_is_turned_down_like_a_request(server: Running) -> None:
    maren = server.client("Maren")
    id = maren.new_table("me", "guest")["id"]
    for table, origin, status in (("nowhere", server.url, 404), (id, "http://evil.example", 403)):
        with pytest.raises(InvalidStatus) as refused:
            open_socket(maren, server, table, Origin=origin)
        assert refused.value.response.status_code == status
        assert json.loads(refused.value.response.body)["error"]["key"].startswith("server-")


# ---- versions that have not been -------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [999_999, 2**63])
def test_a_version_from_the_future_is_refused(server: Running, version: int) -> None:
    maren = server.client("Maren")
    table = maren.new_table("me", "guest", seed=1)
    id, asked = table["id"], questions(table)[0]

    def check(said: Any) -> None:
        assert said["error"]["key"] == "server-from-the-future"
        assert said["table"]["version"] == table["version"]
        assert said["table"]["asked"] == table["asked"], "with the table as it stands"

    check(maren.get(f"/api/tables/{id}/updates", 409, version=version))
    body = {"seat": asked["seat"], "option": "umall", "version": version}
    check(maren.post(f"/api/tables/{id}/answer", 409, **body))
    with open_socket(maren, server, id, version) as socket:
        check(until(socket, "refused"))
        socket.send(json.dumps({"type": "answer", "id": "a", **body}))
        said = until(socket, "refused")
        check(said)
        assert said["id"] == "a"
        assert maren.answer(table, asked, "umall")["version"] == table["version"] + 1
        while (seen := until(socket, "table")["table"])["version"] == table["version"]:
            pass  # somebody has come
        assert seen["version"] == table["version"] + 1, "and from there it goes on"
    assert maren.get(f"/api/tables/{id}/updates", version=table["version"] + 1) == {"table": None}


# ---- what goes out ---------------------------------------------------------------------------------------------------


def test_what_is_told_is_not_kept(server: Running) -> None:
    maren = server.client("Maren")
    id = maren.new_table("me", "guest")["id"]
    paths = ["/api/me", "/api/me/tokens", "/api/tables", f"/api/tables/{id}", "/api/nowhere", "/healthz"]
    for path in paths:
        assert maren.http.get(path).headers["cache-control"] == "no-store", path
    assert maren.http.post("/api/me", json={"name": "Maren"}).headers["cache-control"] == "no-store"
    for path in ("/api/games/arrival", "/api/words/de", "/api/games/arrival/words/en", "/api/games/arrival/rules/en"):
        first = maren.http.get(path)
        assert first.headers["cache-control"] == "no-cache", path
        again = maren.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert maren.http.get(path, headers={"If-None-Match": '"other"'}).content == first.content


def test_https_stays_https_behind_a_proxy_that_was_named(server: Running, tmp_path: Path) -> None:
    """An address that anybody can invent is no proof of encryption."""
    forwarded = {"X-Forwarded-Proto": "https"}
    invented = server.client().http.post("/api/me", json={"name": "Maren"}, headers=forwarded)
    assert "strict-transport-security" not in invented.headers
    assert "Secure" not in invented.headers["set-cookie"]
    running = Running(tmp_path).start("--proxy", "127.0.0.1")
    http = running.client().http
    answer = http.post("/api/me", json={"name": "Maren"}, headers=forwarded)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in http.get("/", headers=forwarded).headers
    assert "strict-transport-security" not in http.get("/api/me").headers
    running.end()


def closing(socket: ClientConnection) -> int | None:
    with pytest.raises(ConnectionClosed) as closed:
        until(socket, "nothing more")
    return closed.value.rcvd.code if closed.value.rcvd is not None else None


def test_sockets_are_told_that_the_server_restarts(tmp_path: Path) -> None:
    """Also those that are in the middle of talking: what they have sent is left unread, and the reason arrives."""
    running = Running(tmp_path).start()
    maren = running.client("Maren")
    id = maren.new_table("me", "guest")["id"]
    with open_socket(maren, running, id) as quiet, open_socket(maren, running, id) as talking:
        until(quiet, "table"), until(talking, "table")
        assert running.process is not None
        running.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                talking.send(json.dumps({"type": "answer", "seat": 0, "option": "x" * 3000, "id": "a"}))
        assert [closing(quiet), closing(talking)] == [1012, 1012]
    running.end()
