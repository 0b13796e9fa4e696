"""Starting the server."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from tuath.games.materials import MATERIALS, Materials
from tuath.server.app import make_app
from tuath.server.store import Store, database_url

# How worker processes are told:
URL = "TUATH_DATABASE_URL"
DATA = "TUATH_DATA"  # files of material, as in PATH
FOLDER = "TUATH_FOLDER"


class JsonLines(logging.Formatter):
    """One JSON object a line: what a log collector wants."""

    PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in record.__dict__.items() if name not in self.PLAIN}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str, ensure_ascii=False)


def set_up_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=os.environ.get("TUATH_LOG", "WARNING"), handlers=[handler], force=True)


def from_environment() -> FastAPI:
    """The application of a worker process."""
    set_up_logs()
    return make_app(os.environ[URL], materials=given_materials())


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


async def prepare(url: str) -> None:
    """Bring the rows to their newest shape before anybody is served, and say so plainly when that cannot be."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def run_server(
    host: str, port: int, database: str | None, folder: Path, workers: int, data: Sequence[Path] = ()
) -> None:
    os.environ[URL] = database_url(database, folder)
    os.environ[DATA] = os.pathsep.join(str(file.resolve()) for file in data)
    os.environ[FOLDER] = str(folder)
    check_materials()
    asyncio.run(prepare(os.environ[URL]))
    signal.signal(signal.SIGTERM, leave)
    uvicorn.run(
        "tuath.server.run:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_per_message_deflate=False,  # updates are small, and compressing them would cost more than sending them
        timeout_keep_alive=75,  # seconds; longer than proxies and clients keep a quiet connection: they close it
        timeout_graceful_shutdown=5,
    )
