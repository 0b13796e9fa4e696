"""Statistics for a host, from the rows: how much the server has to do and how much room it has."""

from __future__ import annotations

import shutil
import time
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.admin.admin_queries import Trouble, bytes_of
from tuath.server.admin.heartbeat import Load, load_now, peak
from tuath.server.db.database_url import file_of
from tuath.server.db.offline import on_rows
from tuath.server.db.store import Store

GIGABYTE = 1_000_000_000
LOADS = ("people", "sockets", "answers", "tables", "processes")  # in the order in which they are told


class Disk(NamedTuple):
    """Room in bytes; of a database elsewhere nobody here knows how much is free."""

    used: int
    free: int | None
    whole: int | None


def load(url: str) -> dict[str, Load]:
    """Now, and the most of the last day; nothing where nobody serves, or has served."""

    async def work(_: Store, connection: AsyncConnection) -> dict[str, Load]:
        moment = time.time()
        now, most = await load_now(connection, moment), await peak(connection, moment)
        return {"now": in_order(now), "peak": in_order(most)}

    return on_rows(url, work)


def in_order(found: Load) -> Load:
    return {name: found.get(name, 0) for name in LOADS}


def disk(url: str) -> Disk:
    file = file_of(url)
    if file is None:
        return Disk(bytes_of(url), None, None)
    room = shutil.disk_usage(file.parent)
    return Disk(bytes_of(url), room.free, room.total)


def short_of_room(room: Disk) -> list[Trouble]:
    """Giving room back writes the whole file anew beside the old one: that much should always be free."""
    if room.free is None or room.whole is None or room.free >= max(GIGABYTE, 2 * room.used):
        return []
    params = {"free": round(room.free / GIGABYTE, 1), "whole": round(room.whole / GIGABYTE, 1)}
    return [Trouble("room", params, "tuath admin archive FOLDER")]


def load_rows(found: dict[str, Load], say: Any) -> list[dict[str, Any]]:
    """As a table: each with its words, now and at most."""
    return [
        {"load": say(f"command-admin-load-{name}"), "now": found["now"][name], "peak": found["peak"][name]}
        for name in LOADS
    ]
