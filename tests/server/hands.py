"""Hands that play at a table of a running server, and a ledger of what was promised to them."""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import tuath
from tests.server.conftest import Client, Running, open_socket, questions

GONE = (httpx.TransportError, ConnectionClosed, OSError, EOFError)


@dataclass
class Sent:
    """One answer that a hand has sent."""

    id: str
    seat: int
    option: str
    version: int  # from which it was made
    done: bool = False  # acknowledged
    stored: int | None = None  # as this version


@dataclass
class Ledger:
    """A table, and every answer that was sent to it and not refused."""

    id: str
    seats: int
    seed: int
    begun: int
    sent: list[Sent] = field(default_factory=list)

    @staticmethod
    def open(client: Client, seats: int, seed: int) -> Ledger:
        table = client.new_table("me", *["guest"] * (seats - 1), seed=seed)
        return Ledger(table["id"], seats, seed, table["version"])

    def audit(self, client: Client) -> int:
        """Every answer that was acknowledged is there, once, in its place, and nothing that nobody has sent.

        An answer on the way may be there or not: its client sends it again, and it counts once.
        """
        for sent in self.sent:
            sent.stored = sent.stored or self.send_again(client, sent)
            assert sent.stored or not sent.done, "an acknowledged answer is missing"
        self.sent = sorted((sent for sent in self.sent if sent.stored), key=lambda sent: sent.stored or 0)
        version = client.table(self.id)["version"]
        stored = [sent.stored for sent in self.sent]
        assert stored == list(range(self.begun + 1, version + 1)), "lost, doubled, or out of nowhere"
        position = tuath.start("arrival", seats=self.seats, seed=self.seed)
        for sent in self.sent:
            sent.done = True
            position.answer(sent.seat, sent.option)
        seen = client.table(self.id)
        assert seen["view"] == json.loads(json.dumps(position.view(seen["mine"][0]))), "half applied"
        assert seen["count"] == position.count - position.open_answers()
        return len(self.sent)

    def send_again(self, client: Client, sent: Sent) -> int | None:
        """The version that an answer has led to, be it now or before."""
        body = {"seat": sent.seat, "option": sent.option, "version": sent.version, "id": sent.id}
        answer = client.http.post(f"/api/tables/{self.id}/answer", json=body)
        assert answer.status_code in (200, 409, 422), answer.text
        return int(answer.json()["version"]) if answer.status_code == 200 else None


def told(table: Any) -> list[Any]:
    """The log, without the times."""
    return [(line["count"], line["key"], line["params"]) for line in table["log"]]


@dataclass
class BotTable:
    """A table at which only bots sit, and the answers of theirs that somebody has seen."""

    id: str
    seen: list[Any] = field(default_factory=list)

    @staticmethod
    def open(client: Client) -> BotTable:
        return BotTable(client.new_table("bot:greedy", "bot:random", "bot:random")["id"])

    def look(self, client: Client) -> None:
        self.seen = told(client.table(self.id))

    def audit(self, client: Client) -> BotTable:
        """What was seen before the kill is there still, and the record replays; after its end comes another table."""
        table = client.table(self.id)
        assert told(table)[: len(self.seen)] == self.seen, "a bot's answer was seen and is lost"
        if table["status"] != "over":
            return self
        record = client.http.get(f"/api/tables/{self.id}/record")
        assert tuath.replay(record.text).result is not None
        return BotTable.open(client)


class Hand(threading.Thread):
    """Answers for some seats as fast as it can, until the server is gone, the game is over or it is told to stop."""

    def __init__(self, client: Client, server: Running, ledger: Ledger, seats: Sequence[int], seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.server = server
        self.ledger = ledger
        self.seats = seats
        self.rng = Random(seed)
        self.enough = threading.Event()
        self.closed: int | None = None  # how the socket was closed

    def choose(self, table: Any) -> Sent | None:
        for asked in questions(table):
            if asked["seat"] in self.seats and table["status"] == "playing":
                option = self.rng.choice(asked["options"])["id"]
                sent = Sent(f"{self.rng.getrandbits(64):x}", asked["seat"], option, table["version"])
                self.ledger.sent.append(sent)
                return sent
        return None


class HttpHand(Hand):
    def run(self) -> None:
        try:
            while not self.enough.is_set():
                table = self.client.table(self.ledger.id)
                if table["status"] == "over":
                    return
                sent = self.choose(table)
                if sent is None:
                    continue
                body = {"seat": sent.seat, "option": sent.option, "version": sent.version, "id": sent.id}
                answer = self.client.http.post(f"/api/tables/{self.ledger.id}/answer", json=body)
                if answer.status_code == 200:
                    sent.done = True
                elif answer.status_code in (409, 422):
                    self.ledger.sent.remove(sent)
        except GONE:
            return


class SocketHand(Hand):
    def run(self) -> None:
        try:
            with open_socket(self.client, self.server, self.ledger.id) as socket:
                self.play(socket)
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd is not None else None
        except GONE:
            return

    def play(self, socket: ClientConnection) -> None:
        table: Any = {}
        waiting: Sent | None = None
        while not self.enough.is_set():
            try:
                frame = json.loads(socket.recv(timeout=0.5))
            except TimeoutError:
                continue
            table |= frame.get("table") or {}
            if waiting is not None and waiting.id in acknowledged(frame):
                waiting.done, waiting = True, None
            elif waiting is not None and frame["type"] == "refused":
                self.ledger.sent.remove(waiting)
                waiting = None
            if table.get("status") == "over":
                return
            if waiting is None and table and table["version"] >= self.newest():
                waiting = self.choose(table)
                if waiting is not None:
                    body = {"seat": waiting.seat, "option": waiting.option, "version": waiting.version}
                    socket.send(json.dumps({"type": "answer", **body, "id": waiting.id}))

    def newest(self) -> int:
        """The version that the last own answer has led to: nothing older is answered."""
        return max((sent.version + 1 for sent in self.ledger.sent if sent.done), default=0)


def acknowledged(frame: Any) -> list[str]:
    """The ids of the answers that are on disk now."""
    if frame["type"] == "ack":
        return list(frame.get("ids", [frame.get("id")]))
    return list(frame.get("acks", []))
