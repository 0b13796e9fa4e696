"""Sockets as they are opened and closed; the rest is uvicorn's.

Whoever opens one with more than fits into a line is answered. When the server stops, every socket is closed with the
whole handshake, so that the reason arrives even where the other side is still talking.
"""

from __future__ import annotations

import json

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tuath.core.message import refuse
from tuath.server.wire.outgoing import Problem
from tuath.server.wire.words import refusal_data

RESTARTS = 1012  # come again in a moment
FAREWELL = 2.0  # seconds for the other side to take leave
LONGEST_LINE = 8000  # bytes
TOO_LARGE = json.dumps(Problem(error=refusal_data(refuse("", "server-too-large")))).encode()


class Sockets(WebSocketsSansIOProtocol):
    """One connection."""

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

    def shutdown(self) -> None:
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            super().shutdown()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTARTS, "reason": ""})
        self.conn.send_close(RESTARTS)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.close)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
