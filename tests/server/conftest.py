"""A real server in a process of its own, on a real SQLite file or a real PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


T = TypeVar("T")


def finish(coroutine: Coroutine[Any, Any, T]) -> T:
    """What it comes to. In a thread of its own: in this one the loop of a browser may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class Running:
    """A server that can be stopped, killed and started again on the same database."""

    all: ClassVar[list[Running]] = []

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        workers: int = 1,
        rate: float = 100_000,
        *,
        seeds: str = "chosen",
        grace: float = 0,
    ) -> None:
        """Tests want the same deal each time, and players who can be missing at once, unless they are about that."""
        self.folder = folder
        self.settings = {"TUATH_RATE": str(rate), "TUATH_SEEDS": seeds, "TUATH_GRACE": str(grace)}
        self.database = database
        self.workers = workers
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.all.append(self)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Running:
        command = [sys.executable, "-m", "tuath.terminal.app", "serve", "--port", str(self.port)]
        command += ["--folder", str(self.folder), "--workers", str(self.workers)]
        command += ["--database", self.database] if self.database else []
        environment = {**os.environ, **self.settings}
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, stderr=log, stdout=log, env=environment, start_new_session=True)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            if how == signal.SIGKILL:
                os.killpg(self.process.pid, how)
            else:
                self.process.send_signal(how)
            self.process.wait(timeout=30)
            self.process = None

    def client(self, name: str | None = None) -> Client:
        return Client(self.url, name)


class Client:
    """One person with a browser, without the browser."""

    def __init__(self, url: str, name: str | None) -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        if name is not None:
            self.player = self.post("/api/me", name=name)["player"]

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def new_table(self, *chairs: str, **more: Any) -> Any:
        return self.post("/api/tables", game="arrival", chairs=list(chairs), **more)["table"]

    def table(self, id: str) -> Any:
        return self.get(f"/api/tables/{id}")["table"]

    def answer(self, table: Any, asked: Any, option: str, status: int = 200, **more: Any) -> Any:
        body = {"seat": asked["seat"], "option": option, "version": table["version"], **more}
        return self.post(f"/api/tables/{table['id']}/answer", status, **body)


def questions(table: Any) -> list[Any]:
    """What this viewer is asked."""
    return [asked for asked in table["asked"] if "options" in asked]


def open_socket(
    client: Client, server: Running, id: str, version: int = -1, key: str = "", **headers: str
) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    url = f"{server.socket_url}/api/tables/{id}/live?version={version}" + (f"&key={key}" if key else "")
    return connect(url, additional_headers={"Cookie": cookie, **headers}, open_timeout=10)


def until(socket: ClientConnection, kind: str, seconds: float = 10) -> Any:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        message = json.loads(socket.recv(timeout=seconds))
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def until_acknowledged(socket: ClientConnection, id: str, seconds: float = 10) -> Any:
    """The message that says so: an acknowledgement, or a table that carries it."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        message = json.loads(socket.recv(timeout=seconds))
        if id in message.get("ids", message.get("acks", ())):
            return message
    raise AssertionError(f"{id} was not acknowledged")


@pytest.fixture(scope="session", autouse=True)
def _no_server_is_left() -> Iterator[None]:
    """A test that fails leaves its servers running; they end with the tests."""
    yield
    for running in Running.all:
        running.end(signal.SIGKILL)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own, gone after the tests."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    found = shutil.which("initdb")
    home = homes[-1] if homes else Path(found).parent if found else None
    if home is None:
        pytest.fail("PostgreSQL is missing; start.py installs it (apt install postgresql)")
    data = tmp_path_factory.mktemp("postgres")
    port = free_port()
    run_as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if run_as:
        shutil.chown(data, "postgres")
        for parent in data.parents[:3]:
            parent.chmod(0o755)
    subprocess.run(
        [
            *run_as,
            str(home / "initdb"),
            "-D",
            str(data),
            "-A",
            "trust",
            "-U",
            "tuath",
            "-E",
            "UTF8",
            "--locale",
            "C",
            "-N",
        ],
        check=True,
        capture_output=True,
    )
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
    log = data / "log"
    subprocess.run(
        [*run_as, str(home / "pg_ctl"), "-D", str(data), "-w", "-t", "300", "-l", str(log), "-o", options, "start"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    yield f"postgresql://tuath@127.0.0.1:{port}/postgres"
    subprocess.run([*run_as, str(home / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"], check=False)


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The same tests over both databases."""
    folder = tmp_path_factory.mktemp("server")
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    running = Running(folder, database).start()
    yield running
    running.end()
