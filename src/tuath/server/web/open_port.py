"""The open port: a connection before it is a request, and while what it is sent waits for it. The rest is uvicorn's.

Bytes are counted until something is whole, and so is time: a head has ten seconds, a body goes on as long as it moves,
and so does whoever reads. What arrives at once, as nearly every request does, costs no timer.

This file and ``sockets.py`` stand inside protocols of uvicorn (0.54) and use what it does not promise to keep: of
``HttpToolsProtocol`` the parser's callbacks (``on_…``), ``cycle`` (``response_started``, ``response_complete``,
``disconnected``, ``message_event``), ``flow.read_paused``, ``pipeline``, ``app``, ``_start_asgi_task``,
``send_400_response`` and ``handle_websocket_upgrade``; of ``WebSocketsSansIOProtocol`` what ``sockets.py`` names.
``tests/server/test_open_port_limits.py`` fails where one of them is gone.
"""

from __future__ import annotations

import asyncio
import json
from enum import Enum
from functools import cached_property
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tuath.core.message import refuse
from tuath.server.web.connection_limits import Doors, room_for
from tuath.server.wire.outgoing import Problem
from tuath.server.wire.words import refusal_data

LARGEST_HEAD = 65_536  # bytes of a request before its body
LARGEST_WASTE = 4_000_000  # bytes that are read away after a request was refused
HEAD_TIME = 10.0  # seconds for a whole head
MOVING_TIME = 30.0  # seconds in which a body, or a reader, must have moved...
LEAST = 4096  # ...by so many bytes
FAREWELL = 2.0  # seconds for the other side to read why
MOST_WAITING = 2_000_000  # bytes that wait for one reader
MOST_AHEAD = 32  # requests that are sent before the answer to the first is there
TURNS = 3  # of the loop, in which whatever has arrived for a connection is read at least once


class TooMany(Exception):
    """Requests without waiting for an answer; the parser turns it into an error of its own."""


class Part(Enum):
    """What is waited for."""

    HEAD = 1
    BODY = 2
    NOTHING = 3  # a request is whole, or none has begun since
    END = 4


class Config(uvicorn.Config):
    """uvicorn's, with everybody who is connected to this process."""

    descriptors = 1024

    @cached_property
    def doors(self) -> Doors:
        proxies = self.forwarded_allow_ips if isinstance(self.forwarded_allow_ips, list) else []
        return Doors(room_for(self.descriptors), proxies)


def answer(status: bytes, key: str) -> bytes:
    """A whole answer of its own, where there is no request that could be answered."""
    body = json.dumps(Problem(error=refusal_data(refuse("", key)))).encode()
    head = b"HTTP/1.1 %b\r\nContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
    return head % (status, len(body)) + body


LARGE = answer(b"431 Request Header Fields Too Large", "server-too-large")
LONG_ADDRESS = answer(b"414 URI Too Long", "server-too-large")
LARGE_BODY = answer(b"413 Content Too Large", "server-too-large")
SLOW = answer(b"408 Request Timeout", "server-too-slow")


async def too_large(scope: Any, receive: Any, send: Any) -> None:
    """Instead of the application, for a head that arrived whole and is too large."""
    head, _, body = LARGE.partition(b"\r\n\r\n")
    pairs = [tuple(line.lower().split(b": ", 1)) for line in head.split(b"\r\n")[1:]]
    await send({"type": "http.response.start", "status": 431, "headers": pairs})
    await send({"type": "http.response.body", "body": body})


class Reader:
    """The other side, as far as it takes what it is sent: whoever does not is gone after a while."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None
        self.left = 0

    def is_behind(self) -> None:
        """From now on it has to move."""
        self.left = self.transport.get_write_buffer_size()
        if self.timer is None:
            self.timer = self.loop.call_later(MOVING_TIME, self._look)

    def has_caught_up(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def check(self) -> None:
        """Of what is written without asking for room, some may wait, but not any amount."""
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    def take_leave(self, patience: float = FAREWELL) -> asyncio.TimerHandle:
        """The end, also where the last words are never read."""
        return self.loop.call_later(patience, self.transport.abort)

    def _look(self) -> None:
        self.timer = None
        if self.left - self.transport.get_write_buffer_size() < LEAST:
            self.transport.abort()
        else:
            self.is_behind()


class Door(HttpToolsProtocol):
    """One connection, until it is a socket."""

    part = Part.HEAD
    url = b""  # as far as it is known
    arrived = 0  # bytes since something was whole
    taken = 0  # bytes of the body
    moved = 0  # ...since somebody looked
    wasted = 0  # bytes that are read away
    timer: asyncio.TimerHandle | None = None
    turns = 0  # until this one makes room
    answered: Any = None  # the request that the application is busy with, of several the first
    reader: Reader
    doors: Doors

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.doors = cast(Config, self.config).doors
        self.reader = Reader(transport, self.loop)
        self.timer = self.loop.call_later(HEAD_TIME, self.look)
        self.doors.come(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.part = Part.END
        self._stop()
        self.reader.has_caught_up()
        self.doors.leave(self)
        self.pipeline.clear()
        if self.answered is not None:  # another may have come after it: that one is all that uvicorn knows of
            self.answered.disconnected = True
            self.answered.message_event.set()
        super().connection_lost(exc)

    # ---- what arrives ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.part is Part.END:  # the other side has not noticed yet
            self.wasted += len(data)
            if self.wasted > LARGEST_WASTE:
                self.transport.abort()
            return
        self.arrived += len(data)
        super().data_received(data)
        if self.part is Part.NOTHING and not self.cycle.response_complete:
            return  # a whole request, as nearly always
        self._wait_on()

    def _wait_on(self) -> None:
        """Something has begun that is not whole; empty lines too are the beginning of a request."""
        if self.part is Part.END or self.transport.is_closing():
            return
        if self.arrived > LARGEST_HEAD:
            self.turn_down(self._too_large())
        elif self.taken > LARGEST_WASTE:
            self.turn_down(LARGE_BODY)
        elif self.timer is None:
            if self.part is Part.NOTHING:
                self.part = Part.HEAD
            self.timer = self.loop.call_later(HEAD_TIME if self.part is Part.HEAD else MOVING_TIME, self.look)
            self.doors.begin(self)

    def on_message_begin(self) -> None:
        self.part, self.arrived = Part.HEAD, max(self.arrived, 1)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMany
        if self.arrived > LARGEST_HEAD:
            self._check_head()
        self.part, self.arrived, self.taken, self.moved = Part.BODY, 0, 0, 0
        self._stop()
        super().on_headers_complete()

    def _check_head(self) -> None:
        """Of what has arrived some may be body, or the next request."""
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > LARGEST_HEAD:
            self.app = too_large

    def _too_large(self) -> bytes:
        return LONG_ADDRESS if self.part is Part.HEAD and len(self.url) > LARGEST_HEAD // 2 else LARGE

    def on_body(self, body: bytes) -> None:
        self.arrived = 0
        self.taken += len(body)
        self.moved += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.part, self.arrived, self.turns = Part.NOTHING, 0, 0
        self._stop()
        self.doors.serve(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.part is Part.NOTHING and not self.pipeline:
            self.doors.rest(self)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """Only where it is not taken for the answer to what was asked before."""
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if self.pipeline or (is_answering and (self.part is not Part.BODY or self.cycle.response_started)):
            self.transport.abort()
            return
        if is_answering:  # its body is none
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket's, which counts as the same connection."""
        self.part = Part.END
        self._stop()
        self.doors.serve(self)
        if self.app is too_large:
            self.part, self.arrived = Part.HEAD, 1
            self.turn_down(self._too_large())
            return
        super().handle_websocket_upgrade()
        socket = cast(Any, self.transport.get_protocol())
        socket.left = lambda: self.doors.leave(self)

    # ---- what takes too long -----------------------------------------------------------------------------------

    def look(self) -> None:
        """The time is over; whoever waits for us has more."""
        self.timer = None
        if self.part is Part.END or self.transport.is_closing():
            return
        is_answering = self.cycle is not None and not self.cycle.response_complete
        is_ours = is_answering and (self.part is Part.HEAD or self.flow.read_paused)
        if is_ours or (self.part is Part.BODY and self.moved >= LEAST):
            self.moved = 0
            self.timer = self.loop.call_later(MOVING_TIME, self.look)
        else:
            self.turn_down(SLOW)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def drop(self) -> None:
        """There are too many: what has said nothing hears nothing.

        Many come at once where the loop was busy, and their requests lie there unread: whoever has asked is answered.
        """
        self.turns = TURNS
        self.loop.call_soon(self._make_room)

    def _make_room(self) -> None:
        if not self.turns or self.part is Part.END:
            return
        self.turns -= 1
        if self.turns:
            self.loop.call_soon(self._make_room)
        else:
            self.turn_down(SLOW)

    def turn_down(self, why: bytes) -> None:
        """The end. Whoever was about to be answered by the application is not; what still arrives is read away."""
        said_nothing = self.part is Part.NOTHING or (self.part is Part.HEAD and not self.arrived)
        self.part = Part.END
        self._stop()
        self.doors.serve(self)
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if said_nothing:
            self.transport.close()
            return
        if self.pipeline or (is_answering and self.cycle.response_started):
            self.transport.abort()
            return
        self.transport.write(why)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self.reader.take_leave()

    # ---- what is sent ------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.is_behind()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reader.has_caught_up()
