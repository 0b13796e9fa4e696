"""What a token that may only read is told: nothing that opens a door, wherever it looks."""

from __future__ import annotations

import json
from typing import Any

from tests.server.conftest import Client, Running, open_socket, until
from tests.server.contract import description
from tests.server.programs import program


def house_of(server: Running) -> tuple[Client, dict[str, str], dict[str, str]]:
    """Somebody with a private table, a club, a feed and a channel: what opens each, and where it is."""
    maren, bram = server.client("Maren"), server.client("Bram")
    table = maren.new_table("me", "open", public=False)
    maren.http.get(f"/api/tables/{table['id']}")
    club = maren.post("/api/clubs", name="The salmon")
    theirs = bram.new_table("me", "open", public=False)
    bram.post(f"/api/tables/{theirs['id']}/chat", text="hello")
    secrets = {
        "invitation": maren.table(table["id"])["invitation"],
        "watch": maren.table(table["id"])["watch"],
        "club": maren.get(f"/api/clubs/{club['id']}")["invitation"],
        "feed": maren.post("/api/me/feed")["key"],
    }
    assert all(len(secret) > 8 for secret in secrets.values())
    return maren, secrets, {"tables": table["id"], "clubs": club["id"], "players": maren.player["id"]}


def test_no_answer_to_a_reading_token_opens_a_door(server: Running) -> None:
    """Every address that there is, of every thing that is theirs; and the sockets."""
    maren, secrets, ids = house_of(server)
    reads = program(server, maren, "read")
    asked, hosted = 0, ""
    for path, methods in description()["paths"].items():
        first = path.split("/")[2] if path.count("/") > 1 else ""
        if "get" not in methods or path.count("{") > 1 or ("{id}" in path and first not in ids):
            continue
        where = path.replace("{id}", ids.get(first, "")).replace("{game}", "arrival").replace("{language}", "en")
        answer = reads.http.get(where)
        hosted += maren.http.get(where).text
        asked += answer.status_code == 200
        found = [name for name, secret in secrets.items() if secret in answer.text]
        assert not found, f"{where} tells {found}"
    assert asked > 15
    assert all(secret in hosted for secret in secrets.values()), "else nothing was looked for where it is"
    headers: dict[str, Any] = {"Authorization": reads.http.headers["Authorization"]}
    with open_socket(server.client(), server, ids["tables"], **headers) as socket:
        frame = json.dumps(until(socket, "table"))
        assert not [name for name, secret in secrets.items() if secret in frame]
        maren.post(f"/api/tables/{ids['tables']}/chat", text="hello")
        frame = json.dumps(until(socket, "table"))
        assert not [name for name, secret in secrets.items() if secret in frame]


def test_the_secrets_of_addresses_are_for_those_who_may_change_them(server: Running) -> None:
    maren = server.client("Maren")
    needed = {"/api/me/feed": "host", "/api/me/channels": "host", "/api/me/invitations": "play"}
    for scope in ("read", "play", "host"):
        token = program(server, maren, scope)
        for path, least in needed.items():
            may = ["read", "play", "host"].index(scope) >= ["read", "play", "host"].index(least)
            assert token.http.get(path).status_code == (200 if may else 403), (scope, path)
            assert token.http.head(path).status_code in ((200, 405) if may else (403, 405))
