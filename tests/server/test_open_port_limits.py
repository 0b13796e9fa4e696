"""What nobody should be able to stop: a request without end, half requests, and readers who do not read.

All of it comes from this machine, bounded in number; the server is a real one with less patience (`hasty.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import select
import signal
import socket
import struct
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, UNUSED, Client, Running, open_socket, until, wait_until
from tuath.server.web import connection_limits, open_port
from tuath.server.web.built import STATIC
from tuath.server.web.connection_limits import UNFINISHED, Connection, Doors, raise_descriptors, room_for
from tuath.server.web.open_port import LARGEST_HEAD

LONG = 8_000_000  # bytes; a mended server has hung up long before
PIECE = 16_384


class Hasty(Running):
    program = "tests.server.hasty"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Hasty(tmp_path_factory.mktemp("hasty")).start()
    yield running
    running.end()


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One that has patience: what it ends has another reason."""
    running = Running(tmp_path_factory.mktemp("calm")).start()
    yield running
    running.end()


def opened(server: Running, host: str = "127.0.0.1") -> socket.socket:
    """From one of the addresses that this machine has of itself."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (host, 0))


def asked(server: Running, number: int) -> list[socket.socket]:
    """Lines with a whole request each, as soon as it is there."""
    lines = []
    for _ in range(number):
        lines.append(opened(server))
        lines[-1].sendall(HEAD + b"\r\n")
    return lines


def heard(line: socket.socket) -> bytes:
    """All that is said until the other side hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(65_536):
            said += piece
    return said


def poured(line: socket.socket, head: bytes, piece: bytes, most: int) -> tuple[int, bytes]:
    """How much of something endless is taken before there is an answer, and what it is."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        line.sendall(head)
        while sent < most and not select.select([line], [], [], 0)[0]:
            line.sendall(piece)
            sent += len(piece)
    return sent, heard(line) if sent < most else b""


def is_answered(line: socket.socket, asks: bytes | None = None) -> bool:
    """A whole request, or the rest of one, and its answer."""
    line.sendall(HEAD + b"\r\n" if asks is None else asks)
    said = b""
    while not said.endswith(b'{"player":null}'):
        piece = line.recv(65_536)
        if not piece:
            return False
        said += piece
    return said.startswith(b"HTTP/1.1 200 ")


def is_gone(line: socket.socket) -> bool:
    """Whether the other side has hung up; it says nothing else."""
    if not select.select([line], [], [], 0)[0]:
        return False
    with contextlib.suppress(ConnectionError):
        return line.recv(65_536) == b"" or is_gone(line)
    return True


# ---- too much ------------------------------------------------------------------------------------------------------

HEAD = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"Transfer-Encoding: chunked"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + CHUNKED + b"\r\n\r\n"
ENDLESS = {
    "a header": (HEAD + b"X-Long: ", b"a" * PIECE, b" 431 "),
    "headers": (HEAD, b"X-Another: aaaaaaa\r\n" * 800, b" 431 "),
    "an address": (b"GET /", b"a" * PIECE, b" 414 "),
    "a method": (b"", b"\r\n" * 8_192, b" 431 "),
    "the piece of a body without its end": (POST + b"2;", b"a" * PIECE, b" 431 "),
    "trailers": (POST + b"2\r\n{}\r\n0\r\nX-Long: ", b"a" * PIECE, b" 431 "),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_a_head_without_end_is_taken_as_far_as_64_kb(calm: Running, what: str) -> None:
    """It was taken whole: 150 MB, and 38 seconds of the processor."""
    head, piece, status = ENDLESS[what]
    with opened(calm) as line:
        sent, said = poured(line, head, piece, LONG)
    assert sent < LONG, "it was read to its end"
    assert said == b"" or status in said.partition(b"\r\n")[0]


def test_a_large_head_in_one_piece_is_told_so(calm: Running) -> None:
    """It may arrive with its end at once; then the request is known, and is not carried out."""
    for size, status in ((LARGEST_HEAD + 5000, b" 431 "), (LARGEST_HEAD - 5000, b" 200 ")):
        with opened(calm) as line:
            line.sendall(HEAD + b"".join(b"X-%d: %b\r\n" % (n, b"a" * 990) for n in range(size // 1000)))
            line.sendall(b"Connection: close\r\n\r\n")
            assert status in heard(line).partition(b"\r\n")[0]


def test_a_head_in_tiny_pieces_is_a_head(calm: Running) -> None:
    """Nothing is quadratic in it, and what is whole in the end is answered."""
    with opened(calm) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in HEAD + b"X-Slow: " + b"a" * 500 + b"\r\nConnection: close\r\n\r\n":
            line.send(bytes((byte,)))
        assert b" 200 " in heard(line).partition(b"\r\n")[0]


@pytest.mark.parametrize("kind", ["chunked", "named"])
@pytest.mark.parametrize(("path", "most"), [("/api/me", 65_536), ("/api/tables/record", 1_000_000)])
def test_a_body_has_a_limit_by_its_route(calm: Running, path: str, most: int, kind: str) -> None:
    """Also where its length is not named; below it the route itself has its say."""
    for size, is_large in ((most - 100, False), (most + 100, True)):
        body = b'{"a":"' + b"x" * (size - 8) + b'"}'
        content: Any = iter([body]) if kind == "chunked" else body
        with httpx.Client(base_url=calm.url, timeout=PATIENCE, verify=UNUSED) as http:
            answer = http.post(path, content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code == 413) is is_large, (size, answer.status_code)


def test_a_body_without_end_that_nobody_reads_ends(calm: Running) -> None:
    """The answer is given, and what follows it is not read for ever."""
    piece = b"4000\r\n" + b"a" * PIECE + b"\r\n"
    with opened(calm) as line:
        line.sendall(POST)
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 10 * LONG:
                line.sendall(piece)
                sent += PIECE
        assert sent < 10 * LONG


# ---- too slow ------------------------------------------------------------------------------------------------------

HALVES = {
    "nothing at all": b"",
    "half a head": HEAD + b"X-Half: a",
    "an empty line": b"\r\n",
    "half a body": POST + b"2\r\n{",
    "a named length and no body": POST.replace(CHUNKED, b"Content-Length: 10"),
    "half a socket": HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n",
    "a socket with a body": HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 9\r\n\r\n",
    "a second half request": HEAD + b"\r\n" + HEAD,
}


@pytest.mark.parametrize("what", HALVES)
def test_half_a_request_ends(hasty: Running, what: str) -> None:
    with opened(hasty) as line:
        line.sendall(HALVES[what])
        said = heard(line)
    last = said[said.rfind(b"HTTP/1.1") :].partition(b"\r\n")[0]
    assert said == b"" or b" 408 " in last or (what == "a socket with a body" and b" 431 " in last)
    assert (what == "nothing at all") is (said == b"")


def test_a_body_goes_on_as_long_as_it_moves(hasty: Running) -> None:
    """Longer than it may stand still: each piece comes when half a request that began after the last one is gone."""
    body = json.dumps({"name": "Maren", "more": "x" * 60_000}).encode()
    with opened(hasty) as line:
        line.sendall(POST.replace(CHUNKED, b"Content-Length: %d\r\nConnection: close" % len(body)))
        began, sent = time.monotonic(), 0
        while sent < len(body) - 6000 and time.monotonic() - began < 3:
            line.sendall(body[sent : sent + 6000])
            sent += 6000
            while_another_ends(hasty)
            while_another_ends(hasty)
        assert time.monotonic() - began > 1
        line.sendall(body[sent:])
        assert b" 400 " in heard(line).partition(b"\r\n")[0], "it was read whole, and one field is unknown"


def while_another_ends(server: Running) -> None:
    with opened(server) as line:
        line.sendall(HEAD)
        assert b" 408 " in heard(line)


def test_a_body_that_drips_does_not_move(hasty: Running) -> None:
    """A byte now and then is no progress."""
    with opened(hasty) as line:
        line.sendall(POST)
        with contextlib.suppress(ConnectionError):
            for _ in range(400):
                line.sendall(b"1\r\n \r\n")
                if select.select([line], [], [], 0.05)[0]:
                    break
            else:
                pytest.fail("it is still open")
        assert b" 408 " in heard(line).partition(b"\r\n")[0]


def test_a_request_that_waits_for_us_is_not_hurried(hasty: Running) -> None:
    """A kept line that is quiet stays: only what is half there has a time."""
    with opened(hasty) as line:
        for _ in range(3):
            assert is_answered(line)
            while_another_ends(hasty)


# ---- too many ------------------------------------------------------------------------------------------------------


def test_the_oldest_half_requests_of_an_address_make_room(calm: Running) -> None:
    """600 of 600 stayed open; nobody else at that address notices, nor do those elsewhere."""
    lines = [opened(calm) for _ in range(3 * UNFINISHED)]
    try:
        for line in lines:
            with contextlib.suppress(ConnectionError):
                line.sendall(HEAD)
        wait_until(lambda: sum(map(is_gone, lines[: 2 * UNFINISHED])) == 2 * UNFINISHED, "the oldest are still there")
        assert not any(is_gone(line) for line in lines[2 * UNFINISHED + 10 :])
        assert calm.client("Maren").get("/api/me")["player"]["name"] == "Maren"
        assert httpx.get(f"{calm.url}/healthz", timeout=PATIENCE, verify=UNUSED).status_code == 200
    finally:
        for line in lines:
            line.close()


def test_a_finished_request_first_buys_nothing(calm: Running) -> None:
    """Half a request counts, also as the second one."""
    lines = []
    for _ in range(2 * UNFINISHED):
        lines.append(opened(calm, "127.0.0.7"))
        assert is_answered(lines[-1])
        lines[-1].sendall(HEAD)
    try:
        wait_until(lambda: sum(map(is_gone, lines[:UNFINISHED])) == UNFINISHED, "they are still there")
    finally:
        for line in lines:
            line.close()


def test_a_proxy_may_have_as_many_as_it_likes(tmp_path: Path) -> None:
    running = Running(tmp_path).start("--proxy", "127.0.0.9")
    lines = [opened(running, "127.0.0.9") for _ in range(2 * UNFINISHED)]
    for line in lines:
        line.sendall(HEAD)
    running.client("Maren")
    for line in lines:
        assert is_answered(line, b"\r\n")
        line.close()
    running.end()


def test_nobody_locks_everybody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More connections than there is room for, from many addresses: whoever comes last still plays."""
    monkeypatch.setenv("TUATH_TEST_DESCRIPTORS", "400")
    monkeypatch.setenv("TUATH_TEST_HEAD", "600")
    running = Hasty(tmp_path).start()
    lines = [opened(running, f"127.0.{number // 20}.{number % 20 + 10}") for number in range(500)]
    for line in lines:
        with contextlib.suppress(ConnectionError):
            line.sendall(HEAD)
    maren = running.client("Maren")
    table = maren.new_table("me", "guest")
    with open_socket(maren, running, table["id"]) as live:
        assert until(live, "table")["table"]["id"] == table["id"]
    for line in lines:
        line.close()
    running.end()


@pytest.mark.parametrize("program", ["tests.server.steady", "tests.server.plain"], ids=["uvloop", "asyncio"])
def test_who_has_asked_while_nobody_listened_is_answered(tmp_path: Path, program: str) -> None:
    """The process was busy: many more than may be unfinished are taken in at once, and all their requests lie there."""
    running = Running(tmp_path)
    running.program = program
    running.start()
    assert running.process is not None
    running.process.send_signal(signal.SIGSTOP)
    half = [opened(running) for _ in range(UNFINISHED)]
    for line in half:
        line.sendall(HEAD)
    pages = asked(running, 3 * UNFINISHED)
    running.process.send_signal(signal.SIGCONT)
    assert all(is_answered(line, b"") for line in pages)
    for line in (*half, *pages):
        line.close()
    running.end()


def test_a_school_behind_one_address_plays(calm: Running) -> None:
    """Sixty people at thirty tables: a page's six lines each at once, a socket, and half a request from somebody there.

    Nobody's request fails, and none of their sockets ends.
    """
    half = [opened(calm) for _ in range(UNFINISHED)]
    for line in half:
        line.sendall(HEAD)
    people = [calm.client(f"Pupil {number}") for number in range(60)]
    lines = []
    for first, second in zip(people[::2], people[1::2], strict=True):
        table = first.new_table("me", "open")
        second.post(f"/api/tables/{table['id']}/join", seat=1)
        lines += [open_socket(who, calm, table["id"]) for who in (first, second)]
    pages = asked(calm, 6 * 60)
    assert all(is_answered(line, b"") for line in pages)
    for line in pages:
        line.sendall(HEAD + b"\r\n")
    assert all(is_answered(line, b"") for line in pages)
    for live in lines:
        assert until(live, "table")["table"]["status"] in ("waiting", "playing")
        live.close()
    for plain in (*half, *pages):
        plain.close()


class One:
    """A connection that only counts."""

    gone = False

    def drop(self) -> None:
        self.gone = True


def come(where: Doors, hosts: Sequence[str]) -> list[One]:
    found = [One() for _ in hosts]
    for one, host in zip(found, hosts, strict=True):
        where.come(one, host)
    return found


@pytest.mark.parametrize(
    "hosts",
    [
        ["192.0.2.7"] * 150,
        [f"::ffff:192.0.2.{7}" for _ in range(150)],
        [f"2001:db8:1:2:{number:x}::{number:x}" for number in range(150)],
    ],
)
def test_a_network_of_addresses_counts_as_one(hosts: Sequence[str]) -> None:
    """In IPv6 a single customer has more addresses than there are connections: a /64 is one."""
    everybody = come(Doors(10_000), hosts)
    assert sum(one.gone for one in everybody) == 50
    assert all(one.gone for one in everybody[:50]), "the oldest"
    elsewhere = come(Doors(10_000), [f"2001:db8:1:{number:x}::1" for number in range(150)])
    assert not any(one.gone for one in elsewhere)


def test_nobody_who_is_served_makes_room() -> None:
    """First those go who have half a request, then those whose line is quiet, and never somebody at a table."""
    where = Doors(1000)
    at_tables = come(where, ["192.0.2.7"] * 100)
    for one in at_tables:
        where.serve(one)
    quiet = come(where, ["192.0.2.7"] * 100)
    for one in quiet:
        where.serve(one)
        where.rest(one)
    late = come(where, ["192.0.2.7"] * 90)
    assert sum(one.gone for one in (*quiet, *late)) == 290 - 250
    assert not any(one.gone for one in (*at_tables, late[-1]))


def test_nothing_is_kept_of_those_who_have_left() -> None:
    where = Doors(1000, ["10.0.0.0/8"])
    everybody: list[Connection] = [*come(where, ["192.0.2.7", "10.1.2.3", "2001:db8::1", "nonsense"])]
    for one in everybody:
        where.serve(one)
        where.rest(one)
        where.leave(one)
        where.leave(one)
    assert (where.all.count, where.addresses, where.groups) == (0, {}, {})


def test_as_many_descriptors_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shell's soft limit of 1,024 is no bound."""
    limits = [1024, 4096]
    monkeypatch.setattr(resource, "getrlimit", lambda which: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", lambda which, wanted: limits.__setitem__(slice(None), wanted))
    assert raise_descriptors() == 4096
    assert room_for(4096) == 4096 - 128
    assert room_for(100) == 50
    limits[:] = [1024, resource.RLIM_INFINITY]
    assert raise_descriptors() == connection_limits.WANTED


# ---- those who do not wait -----------------------------------------------------------------------------------------


def test_who_waits_for_no_answer_is_cut(calm: Running) -> None:
    """Twenty with 11,000 requests in one packet each took 600 MB, and for seven seconds nobody else was heard."""
    with opened(calm) as line:
        line.sendall((HEAD + b"\r\n") * 1_000)
        said = heard(line)
    assert said.count(b"HTTP/1.1 200 ") <= open_port.MOST_AHEAD
    assert is_there(calm)
    assert "RuntimeError" not in calm.log()


def test_some_requests_at_once_are_answered_in_their_order(calm: Running) -> None:
    asks = [b"/healthz", b"/api/me", b"/api/hall", b"/api/me"] * 8
    with opened(calm) as line:
        line.sendall(b"".join(b"GET %b HTTP/1.1\r\nHost: localhost\r\n\r\n" % path for path in asks[:-1]))
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        said = heard(line)
    parts = [part.partition(b"\r\n\r\n")[2] for part in said.split(b"HTTP/1.1 200 ")[1:]]
    signs = {b"/healthz": b'{"alive"', b"/api/me": b'{"player"', b"/api/hall": b"{"}
    assert [part.startswith(signs[path]) for part, path in zip(parts, asks, strict=True)] == [True] * len(asks)


def test_what_is_no_request_answers_nothing_that_was_asked_before(calm: Running) -> None:
    """Else 400 would be taken for the answer to what came first."""
    with opened(calm) as line:
        line.sendall(HEAD + b"\r\nnothing of the kind\r\n\r\n")
        assert b" 400 " not in heard(line)
    with opened(calm) as line:
        line.sendall(POST + b"no size")
        assert heard(line).startswith(b"HTTP/1.1 400 "), "its own body is none"


def test_who_is_gone_with_requests_left_leaves_no_fault_behind(calm: Running) -> None:
    """The first is answered still while others wait, and nobody is there to hear it."""
    for _ in range(30):
        with opened(calm) as line:
            line.sendall(b"GET /api/hall HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
            line.recv(100)
    assert is_there(calm)
    assert "Traceback" not in calm.log()


def is_there(server: Running) -> bool:
    with opened(server) as line:
        return is_answered(line)


# ---- those who do not read -----------------------------------------------------------------------------------------


def deaf(server: Running, maren: Client, table: str) -> socket.socket:
    """A socket at a table whose other side reads nothing more."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", server.port))
    cookie = "; ".join(f"{name}={value}" for name, value in maren.http.cookies.items())
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
    head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    line.sendall(head.encode())
    assert b" 101 " in line.recv(100)
    return line


def frame(opcode: int, payload: bytes, *, is_last: bool = True) -> bytes:
    """As a client sends it: masked, with a mask that changes nothing."""
    assert len(payload) < 126
    return struct.pack("!BBI", (0x80 if is_last else 0) | opcode, 0x80 | len(payload), 0) + payload


def until_cut(line: socket.socket, piece: bytes, most: int = 2_000_000) -> bool:
    """Whether the other side ends it while the same is said again and again; it may stop listening for a while."""
    line.setblocking(False)
    deadline = time.monotonic() + PATIENCE
    sent = 0
    while sent < most and time.monotonic() < deadline:
        try:
            sent += line.send(piece)
        except BlockingIOError:
            time.sleep(0.01)
        except ConnectionError:
            return True
        if select.select([], [], [line], 0)[2]:
            return True
    return False


def test_who_asks_and_does_not_listen_is_cut_and_comes_back(hasty: Running) -> None:
    """Pings want an answer each: 125 bytes in, 125 to be kept. The connection ends, and the page comes again."""
    maren = hasty.client("Maren")
    table = maren.new_table("me", "guest")["id"]
    line = deaf(hasty, maren, table)
    assert until_cut(line, frame(9, b"x" * 125) * 100, most=60_000_000)
    line.close()
    with open_socket(maren, hasty, table) as again:
        assert until(again, "table")["table"]["id"] == table


@pytest.mark.more
def test_who_leaves_without_reading_is_gone_too(hasty: Running) -> None:
    """A farewell that cannot be written is not waited for: answers to whatever is said fill the line before it."""
    maren = hasty.client("Maren")
    table = maren.new_table("me", "guest")["id"]
    line = deaf(hasty, maren, table)
    said = json.dumps({"type": "answer", "seat": 9, "option": "x" * 70, "id": "a"}).encode()
    assert len(said) < 126
    assert until_cut(line, frame(1, said) * 50, most=60_000_000)
    line.close()


def test_pieces_of_a_message_have_an_end(calm: Running) -> None:
    """Each may be empty: together they were never too large."""
    maren = calm.client("Maren")
    table = maren.new_table("me", "guest")["id"]
    with connect(f"{calm.socket_url}/api/tables/{table}/live", open_timeout=PATIENCE, ping_interval=None) as live:
        live.socket.sendall(frame(1, b"a", is_last=False) + frame(0, b"", is_last=False) * 100)
        with pytest.raises(ConnectionClosed) as closed:
            until(live, "nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_an_answer_that_nobody_reads_ends(hasty: Running) -> None:
    """The page's largest file, again and again, without taking more than the first bytes."""
    path = max((STATIC / "assets").iterdir(), key=lambda file: file.stat().st_size)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", hasty.port))
    asks = f"GET /assets/{path.name} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    assert until_cut(line, asks * 10, most=60_000_000)
    line.close()


def test_a_reader_who_moves_is_waited_for() -> None:
    """As long as something is taken in each while, whoever reads slowly gets everything."""

    class Wire:
        left, is_cut = 100_000, False

        def get_write_buffer_size(self) -> int:
            return self.left

        def abort(self) -> None:
            self.is_cut = True

    async def read(steps: Sequence[int]) -> bool:
        wire: Any = Wire()
        reader = open_port.Reader(wire, asyncio.get_running_loop())
        reader.is_behind()
        for step in steps:
            wire.left -= step
            assert reader.timer is not None
            reader.timer.cancel()
            reader._look()
        return bool(wire.is_cut)

    assert asyncio.run(read([5000] * 10)) is False
    assert asyncio.run(read([5000, 5000, 10])) is True
