#!/usr/bin/env python3
"""A small client for a Tuath server, to be copied into a program of one's own. Needs httpx, and websockets to listen.

    tuath = Tuath("http://127.0.0.1:8330", TOKEN)
    table = tuath.open("arrival", ["me", "bot:greedy", "bot:greedy"])
    over = tuath.play(table["id"], lambda asked, view: asked["options"][0]["id"])

    tuath.declare(["arrival"], "takes whatever comes first")
    tuath.serve(lambda asked, view: asked["options"][0]["id"])   # whoever likes invites it by its name

It waits as long as the server says where it came too fast (`Retry-After`), sends nothing twice, and raises `Problem`
with the server's own words where something is not possible. The token is on the page /me; "playing at tables" is
enough for one that only plays. An account that is declared a program is one for good: give it an account of its own.
"""

from __future__ import annotations

import json
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx

Asked = dict[str, Any]
Table = dict[str, Any]
Choose = Callable[[Asked, dict[str, Any]], str]
Word = dict[str, Any]
ENDED = (4401, 4403)  # how the line of a sign-in is closed that counts no more


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
        self.address = f"ws{server.removeprefix('http').rstrip('/')}/api/me/live"
        self.signed = {"Authorization": f"Bearer {token}"}
        self.http.headers.update({**self.signed, "Accept-Language": language})

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
        """Put a bot of the server into a free chair by name, before the game begins, with a token for everything.

        `program:ID` keeps the chair for a program of somebody else; `programs` finds those that listen.
        """
        chair = bot if bot.startswith("program:") else f"bot:{bot}"
        return self.table_of(self.ask("POST", f"/tables/{table}/replace", seat=seat, chair=chair))

    def programs(self, game: str, name: str = "") -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("GET", f"/programs?game={game}&name={name}")["programs"]
        return found

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
        while (now := self.answer_all(table, choose))["status"] != "over":
            time.sleep(pause)
        return now

    def answer_all(self, table: str, choose: Choose) -> Table:
        """Answer whatever is asked of the own seats, as long as something is."""
        while True:
            now = self.table(table)
            mine = [asked for asked in now["asked"] if "options" in asked]
            if not mine:
                return now
            views = now["views"] or {str(mine[0]["seat"]): now["view"]}
            self.answer(now, mine[0], choose(mine[0], views[str(mine[0]["seat"])]))

    # ---- a program that is invited ------------------------------------------------------------------------------

    def declare(self, games: Sequence[str], about: str = "", **more: Any) -> None:
        """This account is a program's from now on; needs a token for everything. `open="nobody"`: not to be invited."""
        self.ask("POST", "/me/program", games=list(games), about=about, **more)

    def listen(self) -> Iterator[Word]:
        """Word of all tables of this account: `invited`, `asked`, `over` …; a line that breaks is made anew."""
        from websockets.exceptions import ConnectionClosed, InvalidStatus  # noqa: PLC0415 - only who listens needs it
        from websockets.sync.client import connect  # noqa: PLC0415

        wait = 1.0
        while True:
            try:
                with connect(self.address, additional_headers=self.signed) as line:
                    wait = 1.0
                    yield from (word for text in line if (word := json.loads(text))["type"] != "ping")
                    if line.close_code in ENDED:
                        return
            except InvalidStatus as refused:
                if refused.response.status_code not in (429, 503):
                    raise
                wait = float(refused.response.headers.get("Retry-After", "1"))
            except (ConnectionClosed, OSError) as broken:
                if getattr(getattr(broken, "rcvd", None), "code", None) in ENDED:
                    return
            time.sleep(wait)
            wait = min(2 * wait, 30.0)

    def serve(self, choose: Choose, accepts: Callable[[Word], bool] = lambda invited: True) -> None:
        """Sit down wherever one is invited, and answer whatever is asked, for as long as the token counts."""
        for word in self.listen():
            try:
                if word["type"] == "invited":
                    self.ask("POST", f"/tables/{word['table']}/{'join' if accepts(word) else 'decline'}")
                elif word["type"] == "asked":
                    self.answer_all(word["table"], choose)
            except Problem as problem:  # somebody else sat down first, or the table is gone
                print(problem, file=sys.stderr)

    @staticmethod
    def table_of(told: Any) -> Table:
        found: Table = told["table"]
        return found


def last(asked: Asked, view: dict[str, Any]) -> str:
    return str(asked["options"][-1]["id"])


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        raise SystemExit("usage: client.py SERVER TOKEN [TABLE_ID]")
    tuath = Tuath(sys.argv[1], sys.argv[2])
    if len(sys.argv) == 4:
        tuath.join(sys.argv[3])
        print(tuath.play(sys.argv[3], last)["result"])
    else:
        tuath.declare([game["key"] for game in tuath.ask("GET", "/games")["games"]], "takes the last that is offered")
        tuath.serve(last)
