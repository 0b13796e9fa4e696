"""Starting the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from tuath.core.message import Refusal, Refused, refuse
from tuath.games import keeping_all
from tuath.games.materials import MATERIALS, Materials, data_folder, game_of_file
from tuath.server.admin import metrics
from tuath.server.app import make_app
from tuath.server.db.database_url import FILE, Hold, database_url, file_of, make_file, shown
from tuath.server.db.offline import database_trouble
from tuath.server.db.store import Store
from tuath.server.logs import set_up_logs
from tuath.server.settings import Settings, checked_proxies, offered_bots, settings
from tuath.server.web.connection_limits import people_for, raise_descriptors, room_for
from tuath.server.web.open_port import Config
from tuath.server.web.texts import check_texts

# How worker processes are told what became of the settings:
URL = "TUATH_SERVED_DATABASE"
DATA = "TUATH_SERVED_DATA"  # files of material, as in PATH
FOLDER = "TUATH_SERVED_FOLDER"
SEVERAL = "TUATH_SERVED_WORKERS"
UNREAD = 60_000  # milliseconds in which what we have sent must be taken


def from_environment() -> FastAPI:
    """The application of a worker process, which ends with the one that has started it."""
    set_up_logs()
    if multiprocessing.parent_process() is not None and int(os.environ.get(SEVERAL, "0")) > 1:
        threading.Thread(target=end_with_parent, daemon=True).start()
    with keeping_all():
        return make_app(os.environ[URL], materials=given_materials())


def end_with_parent() -> None:
    """However it ends: nobody would look after this one any more, and the next start would find its port taken."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def given_materials() -> Materials:
    """What a worker process plays with: files that the host has given, and a folder for what tables were begun with."""
    given = [Path(file) for file in os.environ.get(DATA, "").split(os.pathsep) if file]
    return Materials(Path(os.environ[FOLDER]) / MATERIALS, given)


def check_materials() -> None:
    """Refuse a file that cannot be played with before anybody is served."""
    materials = given_materials()
    for key in materials.given:
        materials.current(key)


def leave(*_: object) -> None:
    """Being told to stop is no failure: uvicorn passes the signal on once it has closed everything."""
    sys.exit(0)


# ---- before anybody is served ----------------------------------------------------------------------------------------


async def prepare(url: str) -> None:
    """Bring the rows to their newest shape before anybody is served, and say so plainly when that cannot be."""
    store = Store(url)
    try:
        await store.open()
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        reason, said = database_trouble(error)
        raise Refused(refuse("", "server-database-trouble", address=shown(url), reason=reason, said=said)) from error
    finally:
        await store.close()


def bind(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of a host, all at one port; 0 is any that is free."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise Refused(refuse("", "server-bad-host", host=host)) from None
    bound: list[socket.socket] = []
    for family, _, _, _, address in dict.fromkeys(found):
        at = (address[0], bound[0].getsockname()[1] if bound else port, *address[2:])
        try:
            bound.append(bind_one(family, at))
        except OSError as error:
            for other in bound:
                other.close()
            raise cannot_bind(error, host, port) from error
    return bound


def bind_one(family: int, address: tuple[Any, ...]) -> socket.socket:
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux: whoever takes nothing more is gone, also when we have left
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        listening.bind(address)
        listening.listen()
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def cannot_bind(error: OSError, host: str, port: int) -> Refused:
    match error.errno:
        case errno.EADDRINUSE:
            return Refused(refuse("", "server-port-taken", port=str(port), host=host))
        case errno.EACCES | errno.EPERM:
            return Refused(refuse("", "server-port-forbidden", port=str(port)))
    return Refused(refuse("", "server-bad-host", host=host))


def address_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def faults(now: Settings) -> Iterator[Refusal]:
    """What would keep a server with these settings from starting, as far as that shows without touching anything."""
    folder = Path(now.folder) if now.folder else data_folder()
    checks: list[Callable[[], object]] = [
        lambda: [Materials(folder / MATERIALS, [file]).current(key) for file, key in given_files(now.data)],
        offered_bots,
        lambda: check_texts(now),
        lambda: check_workers(file_of(database_url(now.database or str(folder / FILE), folder)), now.workers),
    ]
    for each in checks:
        try:
            each()
        except Refused as refused:
            yield refused.refusal


def given_files(data: Sequence[str]) -> Iterator[tuple[Path, str]]:
    return ((Path(file), game_of_file(Path(file))) for file in data)


def check_workers(file: Path | None, workers: int) -> None:
    if file is not None and workers > 1:
        raise Refused(refuse("", "server-one-process", workers=workers))


# ---- serving ---------------------------------------------------------------------------------------------------------


class Single(uvicorn.Server):
    """A server in this process, which says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


class Several(Multiprocess):
    """Workers in processes of their own; it is said once when all can be reached."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self.ready: Callable[[], None] | None = ready

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        if self.ready is not None and all(process.is_ready() for process in self.processes):
            self.ready()
            self.ready = None


def run_server(
    host: str,
    port: int,
    database: str | None,
    folder: Path,
    workers: int,
    *,
    data: Sequence[Path] = (),
    proxies: Sequence[str] = (),
    ready: Callable[[str, int], None] = lambda address, people: None,
) -> None:
    """Serve until we are told to stop; ``ready`` is told once somebody can come: where, and for how many is room."""
    url = os.environ[URL] = database_url(database, folder)
    os.environ[DATA] = os.pathsep.join(str(file.resolve()) for file in data)
    os.environ[FOLDER] = str(folder)
    check_materials()
    check_texts(settings())  # refused where one of them is no number, or a text is missing
    offered_bots()  # or one of these no bot
    file = file_of(url)
    trusted = list(checked_proxies("--proxy", proxies))
    check_workers(file, workers)
    if file is not None:
        make_file(file)
        Hold(file).take()  # until the process ends
    asyncio.run(prepare(url))
    sockets = bind(host, port)
    config = uvicorn_config(workers, trusted)
    address, room = address_of(host, sockets[0].getsockname()[1]), workers * people_for(room_for(config.descriptors))
    serve(config, sockets, lambda: ready(address, room))


def uvicorn_config(workers: int, proxies: list[str]) -> Config:
    config = Config(
        "tuath.server.run:from_environment",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        http="tuath.server.web.open_port:Door",
        ws="tuath.server.web.sockets:Sockets",
        ws_max_size=16_384,
        ws_per_message_deflate=False,  # updates are small, and compressing them would cost more than sending them
        timeout_keep_alive=75,  # seconds; longer than proxies and clients keep a quiet connection: they close it
        timeout_graceful_shutdown=5,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
    )
    config.descriptors = raise_descriptors()
    return config


def serve(config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    os.environ[SEVERAL] = str(config.workers)
    if config.workers > 1:
        set_up_logs()
        workers = Several(config, sockets, ready)
        with TemporaryDirectory(prefix="tuath-") as common:
            os.environ[metrics.FOLDER] = common
            workers.run()
        if any(process.exitcode == STARTUP_FAILURE for process in workers.processes):
            sys.exit(STARTUP_FAILURE)
        return
    config.load_app()
    signal.signal(signal.SIGTERM, leave)
    server = Single(config, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        sys.exit(STARTUP_FAILURE)
