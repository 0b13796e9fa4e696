"""What the server sends as the page, before a script runs; and the pages on which a game is begun."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrives
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


def test_somebody_new_begins_as_suits_the_game(arrives: Arrives) -> None:
    """S-6.8: Spirit Island alone, with a simple spirit and cards that are given; others with two bots."""
    maren = arrives("Maren")
    for name, chairs in (("Spirit Island", 1), ("The Arrival", 3)):
        maren.page.goto("/")
        card = maren.page.locator("article.gc", has=maren.page.get_by_role("heading", name=name, exact=True))
        card.get_by_role("button", name="Play alone" if chairs == 1 else "Play bots", exact=True).click()
        maren.page.wait_for_url("**/t/**")
        table = maren.table(maren.page.url.rpartition("/")[2].partition("#")[0])
        assert [chair["kind"] for chair in table["chairs"]] == ["human", *["bot"] * (chairs - 1)]
        first = next(game for game in maren.get("/api/games")["games"] if game["key"] == table["game"])["first_table"]
        assert table["setup"]["options"].items() >= first["options"].items()


def test_chairs_are_set_as_suits_the_game(arrives: Arrives) -> None:
    """And what somebody has said of a chair stays when another game is chosen."""
    maren = arrives("Maren")
    maren.page.goto("/play?game=spirit_island")
    games = maren.page.get_by_role("radiogroup", name="Game", exact=True)

    def chair(number: int, kind: str) -> Locator:
        return maren.page.get_by_role("radiogroup", name=f"Chair {number}").get_by_role("radio", name=kind)

    expect(chair(1, "You")).to_be_checked()
    for number in range(2, 7):
        expect(chair(number, "No one")).to_be_checked()
    chair(2, "Guest here").click()
    games.get_by_role("radio", name="The Arrival").click()
    expect(chair(2, "Guest here")).to_be_checked()
    expect(chair(3, "Bot")).to_be_checked()
    expect(chair(4, "No one")).to_be_checked()
