"""What opens doors is not reading: no secret is in anything that is told to a token which is not for it.

Every request of the description that looks is made, those of later versions too, and both sockets are listened to.
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

import pytest
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, Client, Running, open_socket, until
from tests.server.contract import description
from tests.server.helpers import invite
from tests.server.programs import heard, program


def readable() -> list[str]:
    """All addresses that can be read."""
    return sorted(path for path, methods in description()["paths"].items() if "get" in methods)


class House(NamedTuple):
    """Somebody who belongs to everything, and what nobody reads by a token of theirs: by what it takes at least."""

    server: Running
    maren: Client
    known: dict[str, list[str]]  # what may stand in an address, by the name of the place
    secrets: dict[str, tuple[str, str]]


@pytest.fixture(scope="module")
def house(server: Running) -> House:
    maren, bram = server.client("Maren"), server.client("Bram")
    maren.post("/api/me/passphrase", passphrase="a heron in the reeds")
    bram.post(f"/api/players/{maren.player['id']}/friend", friend=True)
    maren.post(f"/api/players/{bram.player['id']}/friend", friend=True)
    waiting = maren.new_table("me", "open", public=False)
    playing = maren.new_table("me", "guest", public=False, game="inis", seed=3)
    theirs = bram.new_table("me", "open", public=False)
    assert invite(bram, theirs["id"], maren) == ["Maren"]
    club = maren.post("/api/clubs", name="Donegal Board Club")
    wish: dict[str, Any] = {"name": "Winter", "game": "arrival", "clock": {"days": 3}, "least": 3, "public": False}
    cup = maren.post("/api/tournaments", **wish)["tournament"]
    feed = maren.post("/api/me/feed")["key"]
    link = maren.post("/api/me/link")["key"]
    known = {
        "id": [waiting["id"], playing["id"], theirs["id"], club["id"], cup["id"], maren.player["id"]],
        "game": ["inis"], "language": ["en"], "count": ["0"], "term": ["clan"],
        "key": [""], "seat": ["0"], "option": ["x"], "before": ["0"],
    }  # fmt: skip
    secrets = {
        "a chair": (waiting["invitation"], "play"),
        "looking on": (waiting["watch"], "play"),
        "a chair of a game": (playing["invitation"], "play"),
        "a chair of another": (theirs["invitation"], "play"),
        "the club": (club["invitation"], "host"),
        "the tournament": (cup["invitation"], "play"),
        "the feeds": (feed, "host"),
        "another device": (link, "nobody"),
    }
    assert all(secret for secret, _ in secrets.values()), secrets
    return House(server, maren, known, secrets)


def addresses(house: House, path: str) -> list[tuple[str, dict[str, str]]]:
    """What a path may mean here, with what it asks for besides."""
    asked = description()["paths"][path]["get"].get("parameters", [])
    query = {one["name"]: house.known[one["name"]][0] for one in asked if one["in"] == "query" and one["required"]}
    places = re.findall("{(.*?)}", path)
    assert all(place in house.known for place in places), f"a new place in {path}: say above what may stand there"
    made = [path]
    for place in places:
        made = [one.replace(f"{{{place}}}", value) for one in made for value in house.known[place]]
    return [(one, query) for one in made]


def told(house: House, who: Client) -> str:
    """Everything that somebody is told who only looks."""
    said = []
    for path in readable():
        for address, query in addresses(house, path):
            answer = who.http.get(address, params=query)
            assert answer.status_code < 500, (address, answer.text)
            said += [answer.text, *map(str, answer.headers.values())]
    headers: dict[str, Any] = {
        name: value for name, value in who.http.headers.items() if name.lower() == "authorization"
    }
    nobody = house.server.client()
    nobody.http.cookies.update(who.http.cookies)
    for id in house.known["id"][:2]:
        with open_socket(nobody, house.server, id, **headers) as socket:
            said.append(json.dumps(until(socket, "table")))
    cookie = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    url = f"{house.server.socket_url}/api/me/live"
    with connect(url, additional_headers={"Cookie": cookie, **headers}, open_timeout=PATIENCE) as line:
        said.append(json.dumps(heard(line, "ready")))
    return "\n".join(said)


@pytest.mark.parametrize("scope", ["read", "play", "host"])
def test_no_secret_is_told_to_a_token_that_is_not_for_it(house: House, scope: str) -> None:
    """Whoever is signed in by a browser has looked at the same before: nothing is told that was written for them."""
    by_browser = told(house, house.maren)
    found = told(house, program(house.server, house.maren, scope))
    order = ["read", "play", "host", "nobody"]
    for what, (secret, needed) in house.secrets.items():
        assert (secret in by_browser) is (needed != "nobody"), f"{what}: else this test looks at nothing"
        assert (secret in found) <= (order.index(scope) >= order.index(needed)), f"{what} is told to {scope}"
