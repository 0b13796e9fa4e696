"""What several tests of the server need: tables with people at them, and what the server says of itself."""

from __future__ import annotations

import io
import socket
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.conftest import PATIENCE, Client, Running, open_socket, questions, until, wait_until


def play_on(clients: dict[int, Client], id: str, rng: Random, most: int = 10_000) -> Any:
    """People answer at random, bots by themselves, until the game is over or enough has been answered."""
    done = 0
    seen = {who: client.table(id) for who, client in clients.items()}  # what is older need not be sent again
    deadline = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < deadline, "nobody moves any more"
        waiting = True
        for who, client in clients.items():
            news = client.get(f"/api/tables/{id}/updates", version=seen[who]["version"])["table"]
            table = seen[who] = news or seen[who]
            if table["status"] == "over" or done >= most:
                return client.table(id)
            for asked in questions(table)[:1]:
                option = rng.choice(asked["options"])["id"]
                answer = client.http.post(
                    f"/api/tables/{id}/answer",
                    json={"seat": asked["seat"], "option": option, "version": table["version"], "id": f"{done}"},
                )
                assert answer.status_code in (200, 409), answer.text
                done += answer.status_code == 200
                waiting = False
                deadline = time.monotonic() + PATIENCE
        if waiting:
            time.sleep(0.02)


def table_of(host: Client, *others: Client, **more: Any) -> str:
    """A table at which all of these sit, in this order."""
    id = str(host.new_table("me", *["open"] * len(others), **more)["id"])
    for other in others:
        other.post(f"/api/tables/{id}/join")
    return id


def goes_away(client: Client, server: Running, id: str, seat: int, seen_by: Client) -> None:
    """Whoever had a socket and has closed it is away at once, until the next request."""
    with open_socket(client, server, id) as socket:
        until(socket, "table")
    wait_until(lambda: not seen_by.table(id)["chairs"][seat]["online"])


def rated_and_resigned(winner: Client, loser: Client, **more: Any) -> str:
    id = table_of(winner, loser, rated=True, **more)
    loser.post(f"/api/tables/{id}/resign", seat=1)
    return id


def invite(client: Client, table: str, *others: Client, status: int = 200) -> Any:
    found = client.post(f"/api/tables/{table}/invitations", status, players=[one.player["id"] for one in others])
    return [one["name"] for one in found["invited"]] if status == 200 else found["error"]["key"]


def invited(client: Client) -> list[tuple[str, str]]:
    found = client.get("/api/me/invitations")["invitations"]
    return [(one["by"]["name"], one["table"]["id"]) for one in found]


def bot_processes_of(server: Running) -> list[int]:
    """The processes in which the bots of this server think."""
    found = []
    assert server.process is not None
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                is_brain = b"spawn_main" in (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if parent == server.process.pid and is_brain:
                found.append(int(entry.name))
    return found


def metric(client: Client, name: str) -> float:
    lines = client.http.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


def taken(client: Client) -> dict[str, str]:
    answer = client.http.get("/api/me/games")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(io.BytesIO(answer.content)) as packed:
        return {name: packed.read(name).decode() for name in packed.namelist()}


def drained(socket: ClientConnection) -> int | None:
    """How a socket is closed, after whatever else it says."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    return socket.close_code


def open_and_never_read(running: Running, client: Client, id: str) -> socket.socket:
    """A socket whose owner shook hands and went away, with little room for what comes."""
    dead = socket.socket()
    dead.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    dead.connect(("127.0.0.1", running.port))
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    dead.sendall(
        (
            f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
    )
    assert b"101" in dead.recv(64)
    return dead
