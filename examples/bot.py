#!/usr/bin/env python3
"""A bot of your own at a table of a Tuath server, in a hundred lines: it answers at random.

    python3 examples/bot.py http://127.0.0.1:8330 TOKEN TABLE_ID    takes a free chair
    python3 examples/bot.py http://127.0.0.1:8330 TOKEN             waits until somebody invites it by its name

The token is on the page /me (or `POST /api/me/tokens`). Needs httpx, and websockets to wait. Whoever waits is
declared a program, and that for good: give it an account of its own.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import time
from typing import Any

import httpx


def choose(asked: dict[str, Any], view: dict[str, Any]) -> str:
    """Your idea goes here: `asked` has the options with what they cost, `view` is what your seat sees."""
    return str(random.choice(asked["options"])["id"])


def ask(http: httpx.Client, method: str, url: str, **more: Any) -> httpx.Response:
    """One request. A server that finds us too fast, or is busy, says when we may come again."""
    while (answer := http.request(method, url, **more)).status_code in (429, 503):
        time.sleep(float(answer.headers.get("Retry-After", "1")))
    return answer


def play(server: str, token: str, table_id: str) -> dict[str, Any]:
    with signed_in(server, token) as http:
        joined = ask(http, "POST", f"/api/tables/{table_id}/join", json={})
        if joined.is_error:
            raise SystemExit(f"No chair for us: {joined.json()['error']}")
        while (table := answer_all(http, table_id))["status"] != "over":
            time.sleep(0.1)  # it is somebody else's turn
        return table


def signed_in(server: str, token: str) -> httpx.Client:
    return httpx.Client(base_url=server, headers={"Authorization": f"Bearer {token}"}, timeout=60)


def answer_all(http: httpx.Client, table_id: str) -> dict[str, Any]:
    """Answer as long as we are asked; the table as it stands then."""
    table_url = f"/api/tables/{table_id}"
    while True:
        table: dict[str, Any] = ask(http, "GET", table_url).json()["table"]
        mine = [asked for asked in table["asked"] if "options" in asked]
        if not mine:
            return table
        answer = {"seat": mine[0]["seat"], "option": choose(mine[0], table["view"]), "version": table["version"]}
        ask(http, "POST", f"{table_url}/answer", json=answer)  # 409: the table has moved on, so look again


def wait(server: str, token: str) -> None:
    """Play wherever somebody invites us, until we are stopped."""
    from websockets.exceptions import WebSocketException  # noqa: PLC0415 - only who waits needs it
    from websockets.sync.client import connect  # noqa: PLC0415

    address, headers = f"ws{server.removeprefix('http')}/api/me/live", {"Authorization": f"Bearer {token}"}
    with signed_in(server, token) as http:
        games = [game["key"] for game in ask(http, "GET", "/api/games").json()["games"]]
        ask(http, "POST", "/api/me/program", json={"games": games, "about": "answers at random"}).raise_for_status()
        while True:
            with contextlib.suppress(WebSocketException, OSError), connect(address, additional_headers=headers) as line:
                for word in map(json.loads, line):  # all that waits for us is told first, whatever we have missed
                    if word["type"] == "invited":
                        ask(http, "POST", f"/api/tables/{word['table']}/join", json={})
                    elif word["type"] == "asked":
                        answer_all(http, word["table"])
            time.sleep(5)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        wait(*sys.argv[1:])
    if len(sys.argv) != 4:
        raise SystemExit("usage: bot.py SERVER TOKEN [TABLE_ID]")
    print(play(*sys.argv[1:])["result"])
