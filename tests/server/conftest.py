"""A real server in a process of its own, on a real SQLite file or a real PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

import asyncpg
import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.amounts import usually
from tests.server.shape import lay_rows
from tests.server.steady import Started
from tuath.server.settings import offered_bots, settings

ROOT = Path(__file__).parents[2]
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # else every client would read the certificates of all the world
PATIENCE = 240.0  # seconds: nothing takes that long, however busy the machine is, unless it hangs


def reserved_port() -> socket.socket:
    """A port that belongs to us as long as this socket is kept: it does not listen, so our servers may, nobody else's.

    A port that was only found free could be taken before the server is up, or between a kill and the next start.
    """
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


def port_of(kept: socket.socket) -> int:
    return int(kept.getsockname()[1])


def wait_until(holds: Callable[[], Any], otherwise: str = "it has not come about", every: float = 0.02) -> None:
    """For what sends no word when it has happened."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, otherwise
        time.sleep(every)


@pytest.fixture(autouse=True)
def settings_of_this_test() -> Iterator[None]:
    """A server inside the tests' process goes by the environment of its own test, not of the first that asked."""
    for read in (settings, offered_bots):
        read.cache_clear()
    yield
    for read in (settings, offered_bots):
        read.cache_clear()


T = TypeVar("T")


def finish(coroutine: Coroutine[Any, Any, T]) -> T:
    """What it comes to, in a thread and a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class Running:
    """A server that can be stopped, killed and started again on the same database."""

    all: ClassVar[list[Running]] = []
    program = "tests.server.steady"

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        workers: int = 1,
        rate: float = 100_000,
        data: Sequence[Path] = (),
        *,
        seeds: str = "chosen",
        grace: float = 0,
    ) -> None:
        """Tests want the same deal each time, and players who can be missing at once, unless they are about that."""
        self.folder = folder
        self.settings = {"TUATH_RATE": str(rate), "TUATH_SEEDS": seeds, "TUATH_GRACE": str(grace), "TUATH_AHEAD": "0"}
        self.settings |= {
            "TUATH_PAUSE": "0",
            "TUATH_DELAY": "0",
            "TUATH_ANSWER_LIMIT": "1000000",
            "TUATH_ANALYSTS": "0",
            "TUATH_REACH": "none",
            "TUATH_NAMES": "tuath.example,other.example",
        }
        self.data = data
        self.database = database
        self.workers = workers
        self.kept = reserved_port()
        self.port = port_of(self.kept)
        self.process: Started | subprocess.Popen[bytes] | None = None
        self.all.append(self)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self, *more: str) -> Running:
        arguments = ["serve", "--port", str(self.port), "--folder", str(self.folder)]
        arguments += ["--workers", str(self.workers), *more]
        arguments += ["--database", self.database] if self.database else []
        arguments += [word for file in self.data for word in ("--data", str(file))]
        if self.database is None:
            lay_rows(self.folder)
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, **self.settings, "PYTHONPATH": path}
        self.process = Started(self.program, arguments, environment, self.folder / "server.log")
        wait_until(self.is_up, "the server does not answer")
        return self

    def is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server has ended: {self.log()[-2000:]}"
        try:
            return httpx.get(f"{self.url}/healthz", timeout=10, verify=UNUSED).status_code == 200
        except httpx.TransportError:
            return False

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            if how == signal.SIGKILL:
                with suppress(ProcessLookupError):  # it has ended
                    os.killpg(self.process.pid, how)
            else:
                self.process.send_signal(how)
            self.process.wait(timeout=PATIENCE)
            self.process = None

    def client(self, name: str | None = None) -> Client:
        return Client(self.url, name)


class Client:
    """One person with a browser, without the browser."""

    def __init__(self, url: str, name: str | None) -> None:
        headers = {"Accept-Encoding": "identity"}
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers, verify=UNUSED)
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
        return self.post("/api/tables", **{"game": "arrival", "chairs": list(chairs), **more})["table"]

    def table(self, id: str) -> Any:
        return self.get(f"/api/tables/{id}")["table"]

    def answer(self, table: Any, asked: Any, option: str, status: int = 200, **more: Any) -> Any:
        body = {"seat": asked["seat"], "option": option, "version": table["version"], **more}
        return self.post(f"/api/tables/{table['id']}/answer", status, **body)


def questions(table: Any) -> list[Any]:
    """What this viewer is asked."""
    return [asked for asked in table["asked"] if "options" in asked]


class Served(Protocol):
    """Where sockets are opened."""

    @property
    def socket_url(self) -> str: ...


def open_socket(
    client: Client, server: Served, id: str, version: int = -1, key: str = "", **headers: str
) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    url = f"{server.socket_url}/api/tables/{id}/live?version={version}" + (f"&key={key}" if key else "")
    headers = {"Cookie": cookie, **headers}
    return connect(url, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None)


def until(socket: ClientConnection, kind: str) -> Any:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def until_acknowledged(socket: ClientConnection, id: str) -> Any:
    """The message that says so: an acknowledgement, or a table that carries it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if id in message.get("ids", message.get("acks", ())):
            return message
    raise AssertionError(f"{id} was not acknowledged")


def noon() -> tuple[str, date]:
    """A time zone in which the day does not end soon, and which day it is there."""
    now = datetime.now(UTC)
    ahead = 12 - now.hour
    return f"Etc/GMT{-ahead:+d}", (now + timedelta(hours=ahead)).date()


@pytest.fixture(scope="session", autouse=True)
def _no_server_is_left() -> Iterator[None]:
    """A test that fails leaves its servers running; they end with the tests."""
    yield
    for running in Running.all:
        running.end(signal.SIGKILL)


class Postgres:
    """A PostgreSQL server of our own, in which every test that wants one gets a database of its own.

    It lives beside the folders of pytest, which closes them to other users whenever it starts anywhere.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tuath-postgres-"))
        self.kept = reserved_port()
        self.numbers = count(1)
        self.warden: subprocess.Popen[bytes]
        self.run_as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def start(self) -> Postgres:
        if self.run_as:
            shutil.chown(self.folder, "postgres")
        self.call("initdb", "-A", "trust", "-U", "tuath", "-E", "UTF8", "--locale", "C", "-N")
        # It is never killed, so what it has written need not outlive a loss of power.
        options = f"-p {port_of(self.kept)} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        log = str(self.folder / "log")
        self.call("pg_ctl", "-w", "-t", str(int(PATIENCE)), "-l", log, "-o", options, "start")
        stop = shlex.join(self.command("pg_ctl", "-m", "immediate", "stop"))
        script = f"read line; {stop}; rm -rf {shlex.quote(str(self.folder))}"  # also when the tests were killed
        self.warden = subprocess.Popen(
            ["sh", "-c", script], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
        )
        return self

    def end(self) -> None:
        self.warden.communicate()
        self.kept.close()

    def command(self, program: str, *arguments: str) -> list[str]:
        return [*self.run_as, str(self.home() / program), "-D", str(self.folder), *arguments]

    def call(self, program: str, *arguments: str) -> None:
        subprocess.run(self.command(program, *arguments), check=True, stdout=subprocess.DEVNULL)

    @staticmethod
    def home() -> Path:
        homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        found = shutil.which("initdb")
        if not homes and found is None:
            pytest.fail("PostgreSQL is missing; start.py installs it (apt install postgresql)")
        return homes[-1] if homes else Path(str(found)).parent

    def new_database(self) -> str:
        """The address of a database that nobody has used yet."""
        name = f"tuath{next(self.numbers)}"
        finish(self.execute(f"CREATE DATABASE {name}"))
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://tuath@127.0.0.1:{port_of(self.kept)}/{name}"

    async def execute(self, command: str) -> None:
        connection = await asyncpg.connect(self.address("postgres"), timeout=PATIENCE)
        await connection.execute(command)
        await connection.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    running = Postgres().start()
    yield running
    running.end()


@pytest.fixture
def postgres(postgres_server: Postgres) -> str:
    """The address of a database of this test's own."""
    return postgres_server.new_database()


def serving_on(database: str, request: pytest.FixtureRequest, folder: Path) -> Iterator[Running]:
    address = None if database == "sqlite" else request.getfixturevalue("postgres_server").new_database()
    running = Running(folder, address).start()
    yield running
    running.end()


@pytest.fixture(params=usually("sqlite", long=["postgresql"]), scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests of a file; where the database itself is the subject `both.py` has one of each, every time."""
    yield from serving_on(request.param, request, tmp_path_factory.mktemp("server"))
