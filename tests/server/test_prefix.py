"""The page below a path: some proxies pass the path on as it was asked for, others cut it; both are understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, UNUSED, Client, Running, until
from tuath.server.api.pages import link_to, page_for
from tuath.server.api.requests.guard import below

PREFIX = "/games"


@pytest.fixture(scope="module")
def below_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("prefix")).start("--prefix", f"{PREFIX}/")
    yield running
    running.end()


def somebody(running: Running) -> Client:
    return Client(f"{running.url}{PREFIX}", "Maren")


def scope(path: str, kind: str = "http") -> dict[str, Any]:
    return {"type": kind, "path": path, "raw_path": path.encode()}


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("/games/api/me", "/api/me"), ("/api/me", "/api/me"), ("/games/", "/"), ("/games", "/"),
        ("/gamesome", "/gamesome"), ("/games/games/t", "/games/t"),
    ],
)  # fmt: skip
def test_what_is_meant_is_the_same_with_and_without_it(asked: str, meant: str) -> None:
    for kind in ("http", "websocket"):
        told = below(PREFIX, scope(asked, kind))
        assert (told["path"], told["raw_path"], told["root_path"]) == (meant, meant.encode(), PREFIX)
    assert below("", scope(asked)) == scope(asked)
    assert below(PREFIX, {"type": "lifespan"}) == {"type": "lifespan"}


def test_everything_the_page_names_lies_below(below_games: Running) -> None:
    """Scripts, styles and the icon, also those of a game; and each of them is there."""
    maren = somebody(below_games)
    id = maren.new_table("me", "bot:random", seed=4)["id"]
    for path in ("/", f"/t/{id}", "/nowhere"):
        whole = maren.http.get(path)
        assert whole.text == httpx.get(below_games.url + path, verify=UNUSED).text, "a proxy may cut the path"
        assert f'<meta name="prefix" content="{PREFIX}" />' in whole.text
        page = whole.headers["content-type"]
        named = re.findall(r'(?:href|src)="([^"]*)"', whole.text)
        assert len(named) > 2
        for address in named:
            assert address.startswith(f"{PREFIX}/")
            assert httpx.get(below_games.url + address, verify=UNUSED).headers["content-type"] != page


def test_the_cookie_is_for_the_page_alone(below_games: Running) -> None:
    with httpx.Client(base_url=below_games.url, verify=UNUSED) as http:
        answer = http.post(f"{PREFIX}/api/me", json={"name": "Maren"})
        assert f"Path={PREFIX}/" in answer.headers["set-cookie"].replace("path=", "Path=")
        assert http.get(f"{PREFIX}/api/me").json()["player"]["name"] == "Maren"
        assert http.get("/elsewhere").request.headers.get("cookie") is None
        http.delete(f"{PREFIX}/api/me")
        assert "tuath" not in http.cookies


def test_a_socket_lies_below_too(below_games: Running) -> None:
    id = somebody(below_games).new_table("me", "bot:random")["id"]
    for path in (PREFIX, ""):
        with connect(f"{below_games.socket_url}{path}/api/tables/{id}/live", open_timeout=PATIENCE) as socket:
            assert until(socket, "table")["table"]["id"] == id


def test_addresses_in_feeds_and_in_the_description_lie_below(below_games: Running) -> None:
    maren = somebody(below_games)
    maren.new_table("me", "bot:random", seed=4)
    key = maren.post("/api/me/feed")["key"]
    feed = maren.http.get("/api/me/turns.atom", params={"key": key}).text
    assert f'"{below_games.url}{PREFIX}/' in feed
    assert maren.get("/api/openapi.json")["servers"] == [{"url": PREFIX}]


def test_without_one_the_page_is_the_whole_site() -> None:
    page = page_for("", "", 0)
    assert "prefix" not in page
    assert 'src="/assets/' in page
    assert 'href="/games/x.css"' in link_to(PREFIX, "x.css")
