"""The load: tables of two players, each with a socket of its own, who answer as soon as they are asked.

What is measured is what a player feels: the time from one player's click to the message at the other player's socket,
where the other may see it at all; and what a move costs the server in time of the processor, which holds on a busy
machine too. Both servers get the same: as many tables, as many sockets, random legal answers.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import orjson
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

WARM_UP = 1.0  # seconds that are not counted


@dataclass
class Meter:
    """Moves, clicks and arrivals."""

    spent: Callable[[], float | None] = lambda: None  # the server's seconds of the processor, where that is known
    is_counting: bool = False
    is_over: bool = False
    moves: int = 0
    delays: list[float] = field(default_factory=list)

    def moved(self) -> None:
        """An answer is acknowledged."""
        self.moves += self.is_counting

    def arrived(self, sent: float) -> None:
        if self.is_counting:
            self.delays.append(time.perf_counter() - sent)

    def report(self, seconds: float, spent: float | None) -> dict[str, float]:
        delays = sorted(self.delays) or [0.0]
        report = {
            "moves_per_second": round(self.moves / seconds),
            "p50_ms": round(delays[len(delays) // 2] * 1000, 1),
            "p99_ms": round(delays[len(delays) * 99 // 100] * 1000, 1),
        }
        if spent is not None and self.moves:
            report["cpu_us_per_move"] = round(spent / self.moves * 1e6)
        return report


class Player(WSListener, ABC):
    """One player with a socket: hears the table, answers when asked, and meets the other player's clicks."""

    other: Player

    def __init__(self, meter: Meter, rng: Random, url: str, headers: dict[str, str] | None = None) -> None:
        self.meter = meter
        self.rng = rng
        self.url = url
        self.headers = headers or {}
        self.clicks: dict[int, float] = {}  # when this player clicked, by the version it will lead to
        self.transport: WSTransport
        self.closed = asyncio.Event()

    @abstractmethod
    def hear(self, text: bytes) -> str | None:
        """What a message asks this player to send, if anything."""

    async def open(self) -> None:
        await ws_connect(lambda: self, self.url, extra_headers=self.headers)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        if self.meter.is_over:  # while it was being opened
            transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and not self.meter.is_over:
            answer = self.hear(frame.get_payload_as_bytes())
            if answer is not None:
                transport.send(WSMsgType.TEXT, answer.encode())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closed.set()

    def click(self, version: int) -> None:
        self.clicks[version] = time.perf_counter()

    def see(self, version: int) -> None:
        """A version has come to this socket: was it the other player's click?"""
        sent = self.other.clicks.pop(version, None)
        if sent is not None:
            self.meter.arrived(sent)


class TuathPlayer(Player):
    """Speaks docs/protocol.md. When a game is over, the next one begins at the next table."""

    def __init__(self, meter: Meter, rng: Random, urls: Iterable[str], cookie: str) -> None:
        self.urls = iter(urls)
        super().__init__(meter, rng, next(self.urls), {"Cookie": cookie})
        self.ids = count()
        self.sent: str | None = None  # an answer that is not acknowledged yet
        self.version = -1
        self.asked: list[dict[str, Any]] = []

    def hear(self, text: bytes) -> str | None:
        message = orjson.loads(text)
        if self.sent in message.get("acks", message.get("ids", ())):
            self.sent = None
            self.meter.moved()
        if message["type"] == "refused":
            self.sent = None
        if table := message.get("table"):
            self.version = table["version"]
            self.asked = table.get("asked", self.asked)  # an update names what has changed
            self.see(self.version)
            if table.get("status") == "over":
                self.transport.disconnect()
                return None
        mine = next((asked for asked in self.asked if "options" in asked), None)
        if mine is None or self.sent is not None:
            return None
        option = self.rng.choice(mine["options"])["id"]
        self.click(self.version + 1)
        self.sent = f"a{next(self.ids)}"
        body = {"type": "answer", "seat": mine["seat"], "option": option, "version": self.version, "id": self.sent}
        return orjson.dumps(body).decode()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        following = None if self.meter.is_over else next(self.urls, None)
        if following is None:
            self.closed.set()
            return
        self.url, self.version, self.sent, self.asked = following, -1, None, []
        self.clicks.clear()
        self.opening = asyncio.ensure_future(self.open())


class YardstickPlayer(Player):
    """Speaks as boardgame.io's client does: Socket.IO over one WebSocket."""

    def __init__(self, meter: Meter, rng: Random, url: str, match: str, seat: int) -> None:
        super().__init__(meter, rng, url)
        self.match = match
        self.seat = str(seat)
        self.expected = -1  # the version that an answer of this player leads to

    def hear(self, text: bytes) -> str | None:
        if text == b"2":  # Engine.IO's ping
            return "3"
        if text.startswith(b"0"):  # the line is open: enter the game's namespace...
            return "40/yardstick,"
        if text.startswith(b"40/yardstick"):  # ...and sit down
            return self.said("sync", self.match, self.seat, None, 2)
        if not text.startswith(b"42/yardstick,"):
            return None
        kind, _, *rest = orjson.loads(text.removeprefix(b"42/yardstick,"))
        if kind not in ("sync", "update"):
            return None
        state = rest[0]["state"] if kind == "sync" else rest[0]
        version = state["_stateID"]
        if version == self.expected:
            self.meter.moved()
        self.see(version)
        if state["ctx"]["currentPlayer"] != self.seat:
            return None
        free = [place["id"] for place in state["G"]["locations"] if place["owner"] != self.seat]
        payload = {"type": "put", "args": [self.rng.choice(free)], "playerID": self.seat, "credentials": None}
        self.expected = version + 1
        self.click(self.expected)
        return self.said("update", {"type": "MAKE_MOVE", "payload": payload}, version, self.match, self.seat)

    def said(self, *data: object) -> str:
        return f"42/yardstick,{orjson.dumps(data).decode()}"


def pair(one: Player, two: Player) -> None:
    one.other, two.other = two, one


async def run(players: Sequence[Player], seconds: float) -> dict[str, float]:
    """All players at once, for so long."""
    meter = players[0].meter
    for player in players:
        await player.open()
    await asyncio.sleep(WARM_UP)
    meter.is_counting, began, before = True, time.perf_counter(), meter.spent()
    await asyncio.sleep(seconds)
    meter.is_counting, passed, after = False, time.perf_counter() - began, meter.spent()
    meter.is_over = True
    for player in players:
        player.transport.disconnect()
    await asyncio.gather(*(player.closed.wait() for player in players))
    return meter.report(passed, None if before is None or after is None else after - before)
