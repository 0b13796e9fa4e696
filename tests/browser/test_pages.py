"""What the server sends as the page, before a script runs."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.server.conftest import Running
from tuath.games import keys

GAME = re.compile(r'<meta name="game" content="(\w+)" />')
LINKS = re.compile(r'<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"')


@pytest.mark.parametrize("game", keys())
def test_the_page_of_a_table_brings_its_game(server: Running, game: str) -> None:
    """A browser fetches scripts and styles of the game beside those of the page, and each of them is there."""
    client = server.client("Maren")
    id = client.post("/api/tables", game=game, chairs=["me", "bot:random"])["table"]["id"]
    for address in (f"/t/{id}", f"/r/{id}"):
        text = client.http.get(address).text
        assert GAME.findall(text) == [game]
        links = LINKS.findall(text)
        assert {link.rpartition(".")[2] for link in links} == {"js", "css"}
        assert len(set(links)) == len(links)
        for link in links:
            assert client.http.get(link).headers["cache-control"].endswith("immutable")


@pytest.mark.parametrize("address", ["/", "/play", "/t/nowhere", "/t/no%20id", "/t/%00", "/r/" + "x" * 40])
def test_every_other_page_brings_none(server: Running, address: str) -> None:
    answer = httpx.get(server.url + address)
    assert answer.status_code == 200
    assert not GAME.search(answer.text)
    assert answer.headers["cache-control"] == "no-cache"
