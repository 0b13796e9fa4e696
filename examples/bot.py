#!/usr/bin/env python3
"""A bot of your own at a table of a Tuath server, in fifty lines: it takes a free chair and answers at random.

    python3 examples/bot.py http://127.0.0.1:8330 TOKEN TABLE_ID

The token is on the page /me (or `POST /api/me/tokens`). Needs only httpx.
"""

from __future__ import annotations

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
    table_url = f"/api/tables/{table_id}"
    with httpx.Client(base_url=server, headers={"Authorization": f"Bearer {token}"}, timeout=60) as http:
        joined = ask(http, "POST", f"{table_url}/join", json={})
        if joined.is_error:
            raise SystemExit(f"No chair for us: {joined.json()['error']}")
        while True:
            table: dict[str, Any] = ask(http, "GET", table_url).json()["table"]
            if table["status"] == "over":
                return table
            mine = [asked for asked in table["asked"] if "options" in asked]
            for asked in mine[:1]:
                answer = {"seat": asked["seat"], "option": choose(asked, table["view"]), "version": table["version"]}
                ask(http, "POST", f"{table_url}/answer", json=answer)  # 409: the table has moved on, so look again
            if not mine:
                time.sleep(0.1)  # it is somebody else's turn


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit("usage: bot.py SERVER TOKEN TABLE_ID")
    print(play(*sys.argv[1:])["result"])
