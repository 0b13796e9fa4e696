"""Rating of results: games are counted as soon as they are over, and those that were missed at the next start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from tuath.core.message import Refused
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.entry.entry import Entry
from tuath.server.errors import NotThere
from tuath.server.people.outcome import is_decided, outcome_of
from tuath.server.people.ratings import Ledger
from tuath.server.tables.table_cache import Shelf

log = logging.getLogger("tuath.people")
AT_ONCE = 20  # tables that were missed
REMEMBERED = 10_000


class Counting:
    """Games that are over, on their way into the ratings."""

    def __init__(self, shelf: Shelf, ledger: Ledger) -> None:
        self.shelf = shelf
        self.ledger = ledger
        self.heeded: list[Callable[[Entry], None]] = []  # who else hears of every game that has been counted
        self.done: dict[str, None] = {}  # counted, or beyond counting, as far as we remember
        self.tasks: set[asyncio.Task[None]] = set()

    def changed(self, entry: Entry) -> None:
        """A table has been stored; nobody waits for the counting."""
        if entry.id not in self.done and is_decided(entry):
            self._remember(entry.id)
            task = asyncio.create_task(self._count(entry.id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _remember(self, table: str) -> None:
        self.done[table] = None
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    async def _count(self, table: str) -> None:
        """What cannot be stored now is tried again by the next look at what was missed."""
        try:
            entry = await self.shelf.entry(table)
            if is_decided(entry):
                await self.ledger.keep(table, outcome_of(entry))
                for heed in self.heeded:
                    heed(entry)
        except (Refused, NotThere):  # it cannot be read, or is gone
            return
        except Unwritable:
            self.done.pop(table, None)
        except Exception:
            log.exception("a game was not counted", extra={"table": table})

    async def catch_up(self) -> None:
        """Games that ended when nobody counted them: before a restart, or before anything was counted at all."""
        while missed := await self._missed():
            for table in missed:
                self._remember(table)
                await self._count(table)

    async def _missed(self) -> list[str]:
        with contextlib.suppress(*TROUBLES):
            found = await self.ledger.uncounted(AT_ONCE + len(self.done))
            return [table for table in found if table not in self.done][:AT_ONCE]
        return []

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
