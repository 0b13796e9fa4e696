"""How fast the server is: tables with live sockets on loopback, beside boardgame.io's server under the same load."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from zlib import crc32

from tuath.server.bench.load import Meter, Player, TuathPlayer, YardstickPlayer, pair, run

YARDSTICK = "boardgame.io@0.50.2"
PATIENCE = 300.0  # seconds; a server that is not up by then never will be
GAMES_PER_SECOND = 0.7  # at one table, more than anybody plays: a table waits for everyone whose game is over
T = TypeVar("T", int, float)


@contextlib.contextmanager
def reserved_port() -> Iterator[int]:
    """A port that nobody else gets meanwhile: it is bound here as well, but only the server listens there."""
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield int(kept.getsockname()[1])


@contextlib.contextmanager
def running(command: Sequence[str], is_up: str, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, once it answers."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)  # noqa: S603 - our own command
    try:
        deadline = time.monotonic() + PATIENCE
        while not answers(is_up):
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start: {' '.join(command)}")
            time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.wait()


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2):  # noqa: S310 - our own server
            return True
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False


def memory_kb(process: subprocess.Popen[bytes]) -> int | None:
    """What a process holds in memory; known on Linux."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        return None
    found = [line for line in status.read_text().splitlines() if line.startswith("VmRSS:")]
    return int(found[0].split()[1])


def processor_seconds(process: subprocess.Popen[bytes]) -> float | None:
    """What a process and all that it has started have had of the processor; known on Linux."""
    if not Path("/proc/self/stat").exists():
        return None
    stats = dict(filter(None, map(read_stat, Path("/proc").glob("[0-9]*/stat"))))
    family = {process.pid}
    while more := {pid for pid, (parent, _) in stats.items() if parent in family} - family:
        family |= more
    ticks = sum(stats[pid][1] for pid in family if pid in stats)
    return ticks / os.sysconf("SC_CLK_TCK")


def read_stat(file: Path) -> tuple[int, tuple[int, int]] | None:
    """A process, who has started it, and its ticks of the processor; None where it has just ended."""
    try:
        fields = file.read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return int(file.parent.name), (int(fields[1]), int(fields[11]) + int(fields[12]))


class Tuath:
    """Our servers, and people who sign in to them: each table is served by one of them, as a proxy would see to it."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.people = [self.sign_in(f"Player {number}") for number in (1, 2)]

    def port_of(self, table: str) -> int:
        """The one that serves a table: docs/scaling.md has a proxy choose it by the table's id as well."""
        return self.ports[crc32(table.encode()) % len(self.ports)]

    def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
        url = f"http://127.0.0.1:{self.ports[0]}/api{path}"
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = urllib.request.Request(url, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            return json.load(answer), answer.headers.get("Set-Cookie") or ""

    def sign_in(self, name: str) -> str:
        baked = SimpleCookie(self.post("/me", {"name": name})[1])
        return "; ".join(f"{key}={crumb.value}" for key, crumb in baked.items())

    def new_table(self, game: str) -> str:
        made, _ = self.post("/tables", {"game": game, "chairs": ["me", "open"]}, self.people[0])
        id = str(made["table"]["id"])
        self.post(f"/tables/{id}/join", {}, self.people[1])
        return id

    def players(self, meter: Meter, tables: Sequence[str], number: int) -> list[Player]:
        urls = [f"ws://127.0.0.1:{self.port_of(table)}/api/tables/{table}/live" for table in tables]
        two = [TuathPlayer(meter, Random(2 * number + seat), urls, cookie) for seat, cookie in enumerate(self.people)]
        pair(*two)
        return list(two)


@contextlib.contextmanager
def serving(port: int, database: str | None) -> Iterator[subprocess.Popen[bytes]]:
    """One of our servers, with a scratch folder, and without what holds up people who click too fast."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tuath.terminal.app", "serve", "--port", str(port), "--folder", folder]
        command += ["--database", database] if database else []
        environment = {
            **os.environ,
            "TUATH_RATE": "1000000",
            "TUATH_TABLES_PER_PLAYER": "1000000",
            "TUATH_PAUSE": "0",
            "TUATH_AHEAD": "0",
        }
        with running(command, f"http://127.0.0.1:{port}/healthz", env=environment) as process:
            yield process


def of_all(
    measure: Callable[[subprocess.Popen[bytes]], T | None], processes: Sequence[subprocess.Popen[bytes]]
) -> T | None:
    """The sum over processes; nothing where it is not known."""
    found = [measure(process) for process in processes]
    known = [each for each in found if each is not None]
    return sum(known[1:], start=known[0]) if len(known) == len(found) else None


def bench_tuath(
    game: str, tables: int, seconds: float, database: str | None = None, workers: int = 1
) -> dict[str, Any]:
    with contextlib.ExitStack() as stack:
        ports = [stack.enter_context(reserved_port()) for _ in range(workers)]
        processes = [stack.enter_context(serving(port, database)) for port in ports]  # the first one makes the rows
        tuath = Tuath(ports)
        tuath.new_table(game)
        empty = of_all(memory_kb, processes)
        games = 2 + math.ceil(GAMES_PER_SECOND * seconds)
        ids = [[tuath.new_table(game) for _ in range(games)] for _ in range(tables)]
        idle = of_all(memory_kb, processes)
        meter = Meter(partial(of_all, processor_seconds, processes))
        players = [player for number, own in enumerate(ids) for player in tuath.players(meter, own, number)]
        report: dict[str, Any] = asyncio.run(run(players, seconds))
        active = of_all(memory_kb, processes)
    if empty is not None and idle is not None and active is not None:
        report["kb_per_idle_table"] = round((idle - empty) / (games * tables), 1)
        report["kb_per_active_table"] = round((active - idle) / tables, 1)
    return report


def bench_yardstick(tables: int, seconds: float) -> dict[str, Any] | None:
    """boardgame.io with its store in memory, installed into a scratch folder; None where npm or node is missing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    with reserved_port() as port, tempfile.TemporaryDirectory() as folder:
        quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"]
        subprocess.run(  # noqa: S603 - npm, found on the path
            [npm, "install", "--prefix", folder, *quiet, YARDSTICK], check=True, stdout=subprocess.DEVNULL
        )
        script = Path(shutil.copy(Path(__file__).parent / "yardstick.cjs", folder))
        environment = {**os.environ, "NODE_ENV": "production"}
        with running([node, str(script), str(port)], f"http://127.0.0.1:{port}/games", env=environment) as process:
            meter = Meter(partial(processor_seconds, process))
            url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
            players: list[Player] = []
            for number in range(tables):
                rngs = [Random(2 * number + seat) for seat in (0, 1)]
                two = [YardstickPlayer(meter, rng, url, f"table{number}", seat) for seat, rng in enumerate(rngs)]
                pair(*two)
                players += two
            return asyncio.run(run(players, seconds))


def bench_server(
    game: str, tables: int, seconds: float, database: str | None = None, workers: int = 1
) -> dict[str, Any]:
    """Both servers in one run, one after the other."""
    ours = bench_tuath(game, tables, seconds, database, workers)
    other = bench_yardstick(tables, seconds)
    report: dict[str, Any] = {
        "game": game, "tables": tables, "seconds": seconds, "workers": workers, "tuath": ours, "boardgame.io": other
    }  # fmt: skip
    if other is not None and other["moves_per_second"]:
        report["ratio"] = round(ours["moves_per_second"] / other["moves_per_second"], 2)
    if other is not None and ours.get("cpu_us_per_move"):
        report["cpu_ratio"] = round(other["cpu_us_per_move"] / ours["cpu_us_per_move"], 2)
    return report
