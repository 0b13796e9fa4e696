"""Two servers on one PostgreSQL hear each other, and hear each other again after it was restarted."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.conftest import (
    PATIENCE,
    Client,
    Running,
    finish,
    open_socket,
    port_of,
    questions,
    reserved_port,
    until,
    wait_until,
)


class Restartable:
    """A PostgreSQL of this test's own, which may be restarted."""

    def __init__(self, folder: Path) -> None:
        homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        self.home = homes[-1] if homes else Path(str(shutil.which("initdb"))).parent
        self.folder = folder
        self.kept = reserved_port()
        self.port = port_of(self.kept)
        self.run_as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.run_as:
            shutil.chown(folder, "postgres")
        self.call("initdb", "-A", "trust", "-U", "tuath", "-E", "UTF8", "--locale", "C", "-N")
        self.control("start")

    @property
    def address(self) -> str:
        return f"postgresql://tuath@127.0.0.1:{self.port}/postgres"

    def call(self, program: str, *arguments: str) -> None:
        command = [*self.run_as, str(self.home / program), "-D", str(self.folder), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    def control(self, what: str) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        log = str(self.folder / "log")
        self.call("pg_ctl", "-w", "-t", "300", "-m", "fast", "-l", log, "-o", options, what)

    def end_listeners(self) -> int:
        """Kill the connections that listen; how many there were."""

        async def end() -> int:
            connection = await asyncpg.connect(self.address)
            ended = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tuath listens'"
            )
            await connection.close()
            return len(ended)

        return finish(end())


@pytest.fixture
def own() -> Iterator[Restartable]:
    """In a folder that another user can reach as long as it is there."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        running = Restartable(Path(folder))
        yield running
        running.control("stop")


class Watched:
    """A table that is played at one server and watched at another."""

    def __init__(self, own: Restartable, folder: Path) -> None:
        self.servers = [Running(folder, own.address, rate=100_000).start() for _ in range(2)]
        self.maren = self.servers[0].client("Maren")
        self.table = self.maren.new_table("me", "guest", seed=1)
        self.there = Client(self.servers[1].url, None)
        self.there.http.cookies.update(self.maren.http.cookies)
        self.closings: list[int | None] = []  # how its viewer was sent away
        self.sockets = ExitStack()
        self.socket = self.look()

    def look(self, version: int = -1) -> ClientConnection:
        return self.sockets.enter_context(open_socket(self.there, self.servers[1], self.table["id"], version))

    def answer(self) -> int:
        """One answer at the first server, sent until it counts; the version that it leads to."""
        path = f"/api/tables/{self.table['id']}"
        while True:
            seen = self.maren.http.get(path)
            if seen.status_code == 200:
                table = seen.json()["table"]
                asked = questions(table)[0]
                body = {"seat": asked["seat"], "option": asked["options"][0]["id"], "version": table["version"]}
                done = self.maren.http.post(f"{path}/answer", json=body)
                if done.status_code == 200:
                    return int(done.json()["version"])
                assert done.status_code in (409, 500, 503), done.text

    def see(self, version: int) -> Any:
        """What is pushed to the other server's viewer, who comes again when sent away."""
        while True:
            try:
                table = until(self.socket, "table")["table"]
            except ConnectionClosed as closed:
                self.closings.append(closed.rcvd.code if closed.rcvd is not None else None)
                self.come_again(version - 1)
                continue
            if table["version"] >= version:
                return table

    def come_again(self, version: int) -> None:
        """While the database is away the door may be shut: a client knocks until it is opened."""

        def is_in() -> bool:
            with suppress(InvalidStatus):
                self.socket = self.look(version)
                return True
            return False

        wait_until(is_in, "the door stays shut", every=0.1)

    def end(self) -> None:
        self.sockets.close()
        for server in self.servers:
            server.end()


@pytest.fixture
def watched(own: Restartable, tmp_path: Path) -> Iterator[Watched]:
    table = Watched(own, tmp_path)
    yield table
    table.end()


@pytest.mark.more
def test_after_a_restart_of_postgresql_everything_is_pushed_again(own: Restartable, watched: Watched) -> None:
    assert watched.see(watched.answer())["version"] == 1
    for _ in range(2):
        own.control("restart")
        for _ in range(3):  # the first perhaps before the other server listens again
            watched.see(watched.answer())
    maren, id = watched.maren, watched.table["id"]
    version = maren.table(id)["version"]  # an answer may have counted though its sender was not told so
    assert watched.there.table(id)["version"] == version >= 7
    assert json.loads(httpx.get(f"{watched.servers[1].url}/healthz", timeout=PATIENCE).text)["alive"]
    assert maren.post(f"/api/tables/{id}/chat", text="still here")["version"] == version + 1
    assert watched.see(version + 1)["chat"][-1]["text"] == "still here"
    assert {*watched.closings} <= {1011, 1013}, "whoever was sent away was told to come again"


@pytest.mark.more
def test_killed_lines_are_mended(own: Restartable, watched: Watched) -> None:
    """What is told between two lines is not lost, however often they break."""
    seen = watched.see(watched.answer())
    for _ in range(5):
        own.end_listeners()
        seen = watched.see(watched.answer())
    assert seen["version"] == 6
    assert watched.there.table(watched.table["id"])["version"] == 6
    while own.end_listeners() != 2:  # both listen again, and hear each other still
        pass
    assert watched.see(watched.answer())["version"] == 7


@pytest.mark.more
def test_a_sign_in_ends_at_all_servers(own: Restartable, watched: Watched) -> None:
    """Also where the line was broken just then."""
    until(watched.socket, "table")
    own.end_listeners()
    assert watched.maren.http.delete("/api/me").status_code == 200
    with pytest.raises(ConnectionClosed) as closed:
        until(watched.socket, "nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert watched.there.get("/api/me") == {"player": None}
