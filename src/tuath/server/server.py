"""What all requests share: the rows, the tables, who looks at them, and how it is going."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import secrets

from prometheus_client import CollectorRegistry, Counter, Gauge

from tuath.server.brains import Brains
from tuath.server.identity import Identity
from tuath.server.limits import Limiter
from tuath.server.live import Hub
from tuath.server.store import Store
from tuath.server.tables import Tables
from tuath.server.tables.thinking import SILENCE

log = logging.getLogger("tuath.server")


class Server:
    """One process that serves tables."""

    def __init__(self, url: str, processes: int = 1) -> None:
        self.store = Store(url)
        self.brains = Brains(processes)
        self.hub = Hub()
        self.worker = secrets.token_hex(4)
        self.announcing: set[asyncio.Task[None]] = set()
        self.tables = Tables(self.store, self.brains, self.hub.changed)
        rate = float(os.environ.get("TUATH_RATE", "20"))  # requests a second that one player may make
        self.limiter = Limiter(per_second=rate, burst=int(4 * rate))
        self.identity: Identity
        self.registry = CollectorRegistry()
        self.requests = Counter("tuath_requests", "Requests by status", ["status"], registry=self.registry)
        for name, words, read in (
            ("tuath_answers", "Answers taken since the start", lambda: self.tables.playing.answers),
            ("tuath_tables_in_memory", "Tables in memory", lambda: len(self.tables.shelf.entries)),
            ("tuath_sockets", "Open sockets", lambda: self.hub.count),
            ("tuath_bots_thinking", "Bots that think now", lambda: len(self.tables.thinking.tasks)),
        ):
            Gauge(name, words, registry=self.registry).set_function(read)

    async def open(self) -> None:
        await self.store.open()
        self.identity = Identity(self.store, await self.store.secret())
        await self.store.listen(self.heard, self.heard_of)
        await self.tables.clocks.begin()
        if not self.store.is_sqlite:
            self.hub.announce = self.announce
        await self.tables.thinking.wake_all()

    def heard(self, table: str, version: int) -> None:
        """Another worker has stored a change."""
        self.tables.shelf.stale(table, version)
        self.hub.changed(table, version)

    def announce(self, table: str, people: list[str]) -> None:
        task = asyncio.create_task(self.store.announce(self.worker, table, people))
        self.announcing.add(task)
        task.add_done_callback(self.announced)

    def announced(self, task: asyncio.Task[None]) -> None:
        """What is lost is said again with the next ping."""
        self.announcing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("other workers were not told", extra={"why": repr(task.exception())})

    def heard_of(self, worker: str, table: str, people: list[str]) -> None:
        if worker != self.worker:
            self.hub.heard_of(worker, table, people)

    async def tick(self) -> None:
        """Clocks, once a second; now and then a look at tables that have fallen silent."""
        for second in itertools.count(1):
            await asyncio.sleep(1)
            try:
                await self.tables.clocks.tick()
                if second % SILENCE < 1:
                    await self.tables.thinking.wake_silent()
            except Exception:
                log.exception("clocks failed")

    async def close(self) -> None:
        self.tables.close()
        try:
            await self.tables.clocks.end()
        except Exception:
            log.exception("no last sign of life")
        self.hub.close()
        self.brains.close()
        await self.store.close()
