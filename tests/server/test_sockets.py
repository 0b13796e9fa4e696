"""What goes over the wire, and what a table remembers packed."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

from tuath.core.message import say
from tuath.core.position import Told
from tuath.server.entry.log import Log, LogLine, Times
from tuath.server.web.sockets import LARGEST, Sockets


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_closed


def a_line() -> Sockets:
    """A connection whose hands are shaken."""
    line = Sockets.__new__(Sockets)
    line.transport = cast(asyncio.Transport, Wire())
    line.conn = cast(Any, SimpleNamespace(state=State.OPEN))
    line.close_sent = False
    line.writable = asyncio.Event()
    line.writable.set()
    return line


def frames(data: bytes) -> list[Frame]:
    """As the other side reads them."""
    reader, found = StreamReader(), []
    reader.feed_data(data)
    while reader.buffer:
        reading = Frame.parse(reader.read_exact, mask=False)
        with pytest.raises(StopIteration) as done:
            next(reading)
        found.append(done.value.value)
    return found


def test_texts_of_every_size_are_one_frame_each() -> None:
    line = a_line()
    texts = [b"x" * size for size in (0, 1, 125, 126, 127, 255, 256, LARGEST - 1, LARGEST, LARGEST + 1)]
    for text in texts:
        line.write(text)
    heard = frames(cast(Any, line.transport).written)
    assert [(frame.opcode, frame.fin, bytes(frame.data)) for frame in heard] == [
        (Opcode.TEXT, True, text) for text in texts
    ]


def test_nothing_is_written_to_who_has_left() -> None:
    for leave in ("close_sent", "state", "is_closed"):
        line = a_line()
        if leave == "close_sent":
            line.close_sent = True
        elif leave == "state":
            line.conn.state = State.CLOSING
        else:
            cast(Any, line.transport).is_closed = True
        line.write(b"too late")
        assert cast(Any, line.transport).written == b""


def test_a_packed_log_is_the_same_log() -> None:
    lines = [LogLine(n, n, Told(say("core-undone", seat=f"seat:p{n}"), None if n % 2 else 1)) for n in range(1, 40)]
    log = Log(lines)
    log.pack()
    assert log.is_packed
    assert list(reversed(log)) == lines[::-1]
    log.append(lines[0])
    assert not log.is_packed
    assert [*log] == [*lines, lines[0]]


def test_times_are_known_by_number() -> None:
    times = Times([(1, 10.5), (2, None), (4, 12.0)])
    assert [times.get(count) for count in range(-1, 6)] == [None, None, 10.5, None, None, 12.0, None]
    times.note(3, 6, 20.0)
    assert [times.get(count) for count in range(1, 8)] == [10.5, None, 20.0, 20.0, 20.0, 20.0, None]
    early = times.until(3)
    assert [early.get(count) for count in range(1, 6)] == [10.5, None, 20.0, None, None]
    early.note(4, 4, 30.0)
    assert (early.get(4), times.get(4)) == (30.0, 20.0)
