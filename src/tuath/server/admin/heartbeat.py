"""The heartbeat: each worker's load, written to the rows every few seconds, where a host's shell reads it.

A worker knows only its own part. Each writes that into a row of its own, and what all of them together have had at most
into the row of the hour; so the numbers outlive the processes, and nobody need be asked for them.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db import schema
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.db.store import Store
from tuath.server.settings import DAY

BEAT = 10  # seconds
FRESH = 3 * BEAT  # whoever has written nothing for so long is not there any more
HOUR = 3600
KEPT = 8 * 24  # hours
Load = dict[str, int]


class Pulse:
    """The heartbeat of one worker."""

    def __init__(self, store: Store, worker: str, answers: Callable[[], int], read: Callable[[], Load]) -> None:
        """``answers`` only grows; ``read`` says how it is now."""
        self.store = store
        self.worker = worker
        self.answers = answers
        self.read = read
        self.before = time.monotonic(), 0

    def load(self) -> Load:
        """As of now; answers as if it went on for a minute as since the last beat."""
        (then, known), now, answers = self.before, time.monotonic(), self.answers()
        self.before = now, answers
        return {"processes": 1, **self.read(), "answers": round((answers - known) * 60 / max(now - then, 1.0))}

    async def beat(self) -> None:
        """While nothing can be stored there is nothing to read either."""
        load, now = self.load(), time.time()
        with contextlib.suppress(Unwritable, *TROUBLES):
            await self.store.carry_out(lambda connection: self._write(connection, load, now))

    async def _write(self, connection: AsyncConnection, load: Load, now: float) -> None:
        if not self.store.is_sqlite:  # one worker after the other
            await connection.execute(text("SELECT pg_advisory_xact_lock(7482912)"))
        pulses, hours = schema.pulses, schema.hours
        await put(connection, pulses.c.worker == self.worker, worker=self.worker, at=now, load=load)
        await connection.execute(delete(pulses).where(pulses.c.at < now - DAY))
        hour, together = int(now // HOUR), await load_now(connection, now)
        known = (await connection.execute(select(hours.c.load).where(hours.c.hour == hour))).scalar_one_or_none()
        most = together if known is None else most_of([known, together])
        if most != known:
            await put(connection, hours.c.hour == hour, hour=hour, load=most)
            await connection.execute(delete(hours).where(hours.c.hour < hour - KEPT))


async def put(connection: AsyncConnection, here: Any, **values: Any) -> None:
    """Into the one row that is meant, which may not be there yet."""
    done = await connection.execute(update(here.left.table).where(here).values(**values))
    if done.rowcount == 0:
        await connection.execute(insert(here.left.table).values(**values))


async def load_now(connection: AsyncConnection, now: float) -> Load:
    """Of all workers together; empty where none is there."""
    pulses, total = schema.pulses, Counter[str]()
    for load in (await connection.execute(select(pulses.c.load).where(pulses.c.at > now - FRESH))).scalars():
        total.update(load)
    return dict(total)


async def peak(connection: AsyncConnection, now: float) -> Load:
    """The most of each in the last day."""
    hours = schema.hours
    found = await connection.execute(select(hours.c.load).where(hours.c.hour > (now - DAY) // HOUR))
    return most_of(list(found.scalars()))


def most_of(loads: list[Load]) -> Load:
    names = dict.fromkeys(name for load in loads for name in load)
    return {name: max(load.get(name, 0) for load in loads) for name in names}
