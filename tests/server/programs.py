"""Programs that play or read: with a token, with an account of their own, by the example's client."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import PATIENCE, Client, Running
from tests.server.fits import fits
from tuath.server.wire import outgoing


def program(server: Running, owner: Client, scope: str) -> Client:
    made = owner.post("/api/me/tokens", name=scope, scope=scope)
    assert made["scope"] == scope
    client = server.client()
    client.http.headers["Authorization"] = f"Bearer {made['token']}"
    return client


def by_token(server: Running, token: str) -> Client:
    client = server.client()
    client.http.headers["Authorization"] = f"Bearer {token}"
    return client


EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def load_client() -> Any:
    spec = importlib.util.spec_from_file_location("example_client", EXAMPLE.with_name("client.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Program(Client):
    """One with an account and a token of its own."""

    def __init__(self, running: Running, name: str, **said: Any) -> None:
        owner = running.client(name)
        self.id = owner.player["id"]
        self.token = owner.post("/api/me/tokens", name="its own")["token"]
        super().__init__(running.url, None)
        self.running = running
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        if said.get("games", True):
            self.post("/api/me/program", **{"games": ["arrival"], "about": "first is best", **said})

    @property
    def chair(self) -> str:
        return f"program:{self.id}"

    @contextmanager
    def listening(self) -> Iterator[ClientConnection]:
        """A line, once all that waits has been told and left aside."""
        with self.line() as line:
            heard(line, "ready")
            yield line

    def line(self) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.token}"}
        return connect(f"{self.running.socket_url}/api/me/live", additional_headers=headers, open_timeout=PATIENCE)


def heard(line: ClientConnection, kind: str) -> Any:
    """The next word of this kind; each is what the types say."""
    while True:
        word = json.loads(line.recv(timeout=PATIENCE))
        fits(word, outgoing.FromTables)
        if word["type"] == kind:
            return word
