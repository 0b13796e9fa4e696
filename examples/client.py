#!/usr/bin/env python3
"""A small client for a Tuath server, to be copied into a program of one's own. Needs only httpx.

    tuath = Tuath("http://127.0.0.1:8330", TOKEN)
    table = tuath.open("arrival", ["me", "bot:greedy", "bot:greedy"])
    over = tuath.play(table["id"], lambda asked, view: asked["options"][0]["id"])

It waits as long as the server says where it came too fast (`Retry-After`), sends nothing twice, and raises `Problem`
with the server's own words where something is not possible. The token is on the page /me; "playing at tables" is
enough for one that only plays.
"""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx

Asked = dict[str, Any]
Table = dict[str, Any]
Choose = Callable[[Asked, dict[str, Any]], str]


class Problem(Exception):
    """Something was not done, and why."""

    def __init__(self, answer: httpx.Response) -> None:
        told = answer.json()
        super().__init__(told.get("said") or told["error"]["key"])
        self.status = answer.status_code
        self.key: str = told["error"]["key"]
        self.table: Table | None = told.get("table")  # how it stands, where it has moved on


class Tuath:
    def __init__(self, server: str, token: str, language: str = "en", http: httpx.Client | None = None) -> None:
        self.http = http or httpx.Client(base_url=server, timeout=60)
        self.http.headers.update({"Authorization": f"Bearer {token}", "Accept-Language": language})

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """One request; whoever is too fast, or meets a server that is busy, waits as long as it says."""
        while True:
            answer = self.http.request(method, f"/api{path}", json=body if method == "POST" else None)
            if answer.status_code not in (429, 503):
                break
            time.sleep(float(answer.headers.get("Retry-After", "1")))
        if answer.is_error:
            raise Problem(answer)
        return answer.json()

    def open(self, game: str, chairs: Sequence[str], **more: Any) -> Table:
        """`me`, `open`, `guest` or `bot:NAME` for each chair; `public=False` and the like as in the manual."""
        return self.table_of(self.ask("POST", "/tables", game=game, chairs=list(chairs), **more))

    def invite(self, table: str, seat: int, bot: str) -> Table:
        """Put a bot of the server into a free chair by name, before the game begins, with a token for everything."""
        return self.table_of(self.ask("POST", f"/tables/{table}/replace", seat=seat, chair=f"bot:{bot}"))

    def join(self, table: str, invitation: str | None = None) -> Table:
        return self.table_of(self.ask("POST", f"/tables/{table}/join", invitation=invitation))

    def table(self, table: str) -> Table:
        return self.table_of(self.ask("GET", f"/tables/{table}"))

    def answer(self, table: Table, asked: Asked, option: str) -> None:
        """Once, however often it is sent: by its id the server knows it again."""
        said = {"seat": asked["seat"], "option": option, "version": table["version"], "id": secrets.token_hex(8)}
        try:
            self.ask("POST", f"/tables/{table['id']}/answer", **said)
        except Problem as problem:
            if problem.status != 409:  # the table has moved on: whoever looks again is asked what is asked now
                raise

    def play(self, table: str, choose: Choose, pause: float = 0.2) -> Table:
        """Answer whatever is asked of the own seats until the game is over."""
        while (now := self.table(table))["status"] != "over":
            mine = [asked for asked in now["asked"] if "options" in asked]
            if mine:
                views = now["views"] or {str(mine[0]["seat"]): now["view"]}
                self.answer(now, mine[0], choose(mine[0], views[str(mine[0]["seat"])]))
            else:
                time.sleep(pause)
        return now

    @staticmethod
    def table_of(told: Any) -> Table:
        found: Table = told["table"]
        return found


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit("usage: client.py SERVER TOKEN TABLE_ID")
    tuath = Tuath(sys.argv[1], sys.argv[2])
    tuath.join(sys.argv[3])
    print(tuath.play(sys.argv[3], lambda asked, view: str(asked["options"][-1]["id"]))["result"])
