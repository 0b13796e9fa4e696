"""A bot that plays one game at a server over HTTP, with the standard library alone: `served_game.py SERVER GAME`."""

from __future__ import annotations

import json
import secrets
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

LONGEST = 300.0  # seconds for a game


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        headers = {"Content-Type": "application/json", "Origin": self.server}
        while True:
            try:
                request = Request(f"{self.server}/api{path}", data, headers, method=method)  # noqa: S310
                with self.opener.open(request, timeout=60) as answer:
                    return json.load(answer)
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("Retry-After", "1")))

    def page(self) -> str:
        with self.opener.open(self.server, timeout=60) as answer:
            text: str = answer.read().decode()
        return text

    def play(self, game: str) -> dict[str, Any]:
        """A game against a greedy bot, taking whatever comes first, to its end."""
        self.ask("POST", "/me", name="Visitor")
        table = self.ask("POST", "/tables", game=game, chairs=["me", "bot:greedy"])["table"]
        ends = time.monotonic() + LONGEST
        while table["status"] != "over":
            if time.monotonic() > ends:
                raise SystemExit(f"The game at {self.server} is not over after {LONGEST:.0f} seconds.")
            self.answer(table)
            table = self.ask("GET", f"/tables/{table['id']}")["table"]
        found: dict[str, Any] = table
        return found

    def answer(self, table: dict[str, Any]) -> None:
        mine = next((asked for asked in table["asked"] if "options" in asked), None)
        if mine is None:
            time.sleep(0.05)
            return
        said = {"seat": mine["seat"], "option": mine["options"][0]["id"], "version": table["version"]}
        try:
            self.ask("POST", f"/tables/{table['id']}/answer", id=secrets.token_hex(8), **said)
        except HTTPError as error:
            if error.code != 409:  # the table has moved on
                raise


def main(arguments: list[str]) -> int:
    visitor = Visitor(arguments[0])
    if "<title>" not in visitor.page():
        raise SystemExit("The server has no page.")
    over = visitor.play(arguments[1])
    print(json.dumps(over["result"]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
