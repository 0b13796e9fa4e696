"""A database that most tests begin with: rows of the newest shape and nothing in them, made once and copied.

A server makes its rows itself, migration by migration; the tests start hundreds, and each would do it again. That it
does so is tried where a server is started from the command line, on PostgreSQL, and in the tests of migrations.
"""

from __future__ import annotations

import asyncio
import atexit
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from tuath.server.db.database_url import FILE, ON_SQLITE
from tuath.server.db.store import Store


def lay_rows(folder: Path) -> None:
    """Unless there are some."""
    file = folder / FILE
    if not file.exists():
        shutil.copyfile(newest(), file)


@cache
def newest() -> Path:
    folder = tempfile.mkdtemp(prefix="tuath-shape-")
    atexit.register(shutil.rmtree, folder)
    file = Path(folder) / FILE
    with ThreadPoolExecutor(1) as thread:  # a test may have a loop of its own
        thread.submit(asyncio.run, brought_up(f"{ON_SQLITE}:///{file}")).result()
    return file


async def brought_up(address: str) -> None:
    store = Store(address)
    await store.open()
    await store.close()
