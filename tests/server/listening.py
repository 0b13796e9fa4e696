"""Somebody at a local address who hears what a server sends."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import orjson

from tests.server.conftest import PATIENCE


class Heard(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return orjson.loads(self.body)


class Listening:
    """An HTTP server that remembers all that it hears, and answers as a test wants it."""

    def __init__(self) -> None:
        self.heard: queue.Queue[Heard] = queue.Queue()
        self.answer: Callable[[Heard], int | tuple[int, dict[str, str]]] = lambda heard: 204
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def handler(self) -> type[BaseHTTPRequestHandler]:
        listening = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard = Heard(self.path, {k.lower(): v for k, v in self.headers.items()}, self.rfile.read(self.length))
                answer = listening.answer(heard)
                status, headers = (answer, {}) if isinstance(answer, int) else answer
                listening.heard.put(heard)
                self.send_response(status)
                for name, value in {"Content-Length": "0", **headers}.items():
                    self.send_header(name, value)
                self.end_headers()

            @property
            def length(self) -> int:
                return int(self.headers["content-length"])

            def log_message(self, format: str, *args: Any) -> None:
                """Nobody reads it."""

        return Handler

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}{path}"

    def next(self) -> Heard:
        return self.heard.get(timeout=PATIENCE)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
