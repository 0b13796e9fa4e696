"""A server in the tests' own process, whose chance can be laid down."""

from __future__ import annotations

import re
import socket
import threading
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from tests.server.conftest import wait_until
from tuath.core import chance
from tuath.server.app import make_app
from tuath.server.web.sockets import Sockets

TIMES = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^\"]*")


class House:
    """A server in this process whose chance can be laid down: a seed is the number of a script."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.scripts: dict[int, list[int]] = {}
        self.next_seed = 0
        monkeypatch.setenv("TUATH_RATE", "1000000")
        monkeypatch.setenv("TUATH_AHEAD", "0")
        monkeypatch.setenv("TUATH_DELAY", "0")
        monkeypatch.setattr("tuath.core.position.driving.number", self.number)
        monkeypatch.setattr("tuath.server.tables.seating.new_seed", lambda: self.next_seed)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.socket.getsockname()[1])
        self.app = app = make_app(f"sqlite+aiosqlite:///{folder / 'tuath.sqlite3'}")
        config = uvicorn.Config(
            app, log_config=None, access_log=False, ws=Sockets, timeout_keep_alive=75
        )  # as in run.py
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def number(self, seed: int, n: int) -> int:
        draws = self.scripts.get(seed, [])
        return draws[n] if n < len(draws) else chance.number(seed, n)

    def end(self) -> None:
        self.server.should_exit = True
        self.thread.join()


def anonymous(text: str, table: Any) -> str:
    for name in ("id", "invitation", "watch"):
        text = text.replace(table[name], name.upper())
    return TIMES.sub("TIME", text)
