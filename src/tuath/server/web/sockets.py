"""WebSockets as they are opened, closed, read and written; the rest is uvicorn's.

A socket is opened as a request like any other, with every check that stands before those. Once both sides talk, what
is said goes straight to whoever listens, and what is sent straight to the wire: a way through the framework, and a task
that wakes up for every message, would cost more than the answer itself.

Whoever opens one with more than fits into a line is answered; whoever does not read is gone after a while. When the
server stops, every socket is closed with the whole handshake, so that the reason arrives even where the other side is
still talking.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from tuath.core.message import refuse
from tuath.server.web.open_port import Reader
from tuath.server.wire.outgoing import Problem
from tuath.server.wire.words import refusal_data

CONNECTION = "tuath.line"  # under which a request for a socket knows its connection
RESTARTS = 1012  # come again in a moment
FAREWELL = 2.0  # seconds for the other side to take leave
LONGEST_LINE = 8000  # bytes
TOO_LARGE = json.dumps(Problem(error=refusal_data(refuse("", "server-too-large")))).encode()
TEXT = 0x81  # how a frame begins that is a whole text
MOST_PIECES = 64  # of one message
IN_PIECES = 1009  # how a socket is closed that sends one in more
LARGEST = 65536  # what two bytes cannot count any more


class Listener(Protocol):
    """Whoever talks at our end of a connection."""

    def heard(self, text: str | None) -> None:
        """The other side has said something; None where it was no text."""

    def drained(self) -> None:
        """There is room again for what is sent."""


class Sockets(WebSocketsSansIOProtocol):
    """One connection."""

    listener: Listener | None = None  # as long as nobody listens, the framework does
    left: Callable[[], None] | None = None  # who has to know when it is over
    reader: Reader

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.reader = Reader(cast(asyncio.Transport, transport), self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.reader.has_caught_up()
        if self.left is not None:
            self.left()
        super().connection_lost(exc)

    # ---- opening ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            longest = max(map(len, data.split(b"\r\n")))
            if longest > LONGEST_LINE:
                is_address = len(data.partition(b"\r\n")[0]) == longest
                self.turn_down(b"414 URI Too Long" if is_address else b"431 Request Header Fields Too Large")
                return
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.turn_down(b"431 Request Header Fields Too Large")  # more headers than anybody needs

    def turn_down(self, status: bytes) -> None:
        head = b"HTTP/1.1 %b\r\nContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(head % (status, len(TOO_LARGE)) + TOO_LARGE)
        self.transport.close()

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[CONNECTION] = self
        await super().run_asgi()

    # ---- talking ------------------------------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        if self.curr_msg_data_type != "text":
            self.listener.heard(None)
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends it
        else:
            self.listener.heard(text)

    def handle_cont(self, event: Frame) -> None:
        """A message has an end: pieces without content would never be too much."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.close(IN_PIECES)

    def handle_ping(self) -> None:
        super().handle_ping()
        self.reader.check()

    def pause(self) -> None:
        """Nothing more is read for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def has_room(self) -> bool:
        """Does the other side take what it is sent?"""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a text, in one frame; nothing where the connection is about to end."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < LARGEST:
            head = bytes((TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        if not self.has_room:
            self.reader.check()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.is_behind()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reader.has_caught_up()
        if self.listener is not None:
            self.listener.drained()

    # ---- ending -------------------------------------------------------------------------------------------------

    def close(self, code: int, patience: float | None = None) -> None:
        """Close with a reason; the other side has some seconds to take leave."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.reader.take_leave(self.close_timeout if patience is None else patience)
        self.resume()

    def keepalive_timeout(self) -> None:
        """Nobody there, or nobody who reads: what is left to say need not arrive."""
        super().keepalive_timeout()
        if self.close_sent and self.close_timer is None:
            self.close_timer = self.reader.take_leave()

    def shutdown(self) -> None:
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            super().shutdown()
        else:
            self.close(RESTARTS, FAREWELL)
