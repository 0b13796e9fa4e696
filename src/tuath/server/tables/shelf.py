"""Where the tables stand: in memory as a cache of their rows, changed one at a time, stored before anybody is told.

A change is stored with the version it was made from, and only then shown and acknowledged; if storing fails, the cache
is dropped and the rows are as before. An answer advances the cached position itself, as copying it would cost more than
the answer: until it is on disk, whoever wants to see the table waits.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from itertools import islice
from typing import Any

from tuath.core.message import Message, Refused
from tuath.core.position import load
from tuath.games import find
from tuath.server.store import Change, Store
from tuath.server.tables.entry import Entry, Said
from tuath.server.tables.trouble import Behind, Forbidden, NotThere

KEPT = 500  # tables in memory
REMEMBERED = 10_000  # tables of which we know what we have heard


class Shelf:
    """All tables of this server."""

    def __init__(self, store: Store, told: Callable[[str, int], None], changed: Callable[[Entry], None]) -> None:
        """``told`` lets viewers look again; ``changed`` hears of every table that has been stored by us."""
        self.store = store
        self.told = told
        self.changed = changed
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.writing: set[str] = set()  # tables whose position is ahead of the disk
        self.heard: dict[str, int] = {}  # the newest version of a table that any worker has stored, as far as we know

    # ---- reading ------------------------------------------------------------------------------------------------

    async def entry(self, id: str) -> Entry:
        """The table as the rows have it."""
        while id in self.writing:
            async with self.locks[id]:
                pass
        if id in self.entries:
            self.entries.move_to_end(id)
            return self.entries[id]
        entry = await self._load(id)
        while entry.version < self.heard.get(id, 0):  # another worker has changed it while it was read
            entry = await self._load(id)
        entry = self.entries.setdefault(id, entry)  # somebody else may have read it as well: there is one entry
        self._forget_some()
        return entry

    def _forget_some(self) -> None:
        """Keep those that were wanted last, and those that are being written."""
        for old in list(islice(self.entries, max(0, len(self.entries) - KEPT))):
            if old not in self.writing:
                self.forget(old)
                self.locks.pop(old, None)

    def forget(self, id: str) -> None:
        """Read it again when it is wanted next."""
        self.entries.pop(id, None)

    async def _load(self, id: str) -> Entry:
        row = await self.store.read(id)
        if row is None:
            raise NotThere
        game = find(row.game)
        position = load(row.snapshot, game) if row.snapshot else None
        answers = await self.store.read_answers(id)
        saved = position.count if position is not None else 0
        if position is not None:
            position.follow(row.line for row in answers if row[0] > saved)
        entry = Entry.of_row(row, game, position)
        entry.saved = saved
        entry.times = {row[0]: row.at for row in answers}
        entry.chat = [
            Said(said.player, said.name, said.text, said.at, said.version) for said in await self.store.read_chat(id)
        ]
        entry.write_log()
        entry.log_start = row.version
        entry.note_asked()
        return entry

    # ---- what other workers do --------------------------------------------------------------------------------------

    def stale(self, id: str, version: int) -> None:
        """A change has been stored: if not by us, what is in memory is old.

        While a change of ours is under way, the message may be our own: it is looked at when that is done.
        """
        self.heard.pop(id, None)
        self.heard[id] = version
        if len(self.heard) > REMEMBERED:
            del self.heard[next(iter(self.heard))]
        lock = self.locks.get(id)
        if lock is None or not lock.locked():
            self._catch_up(id)

    def _catch_up(self, id: str) -> None:
        """Forget what is older than what we have heard of, and let the viewers look again."""
        entry = self.entries.get(id)
        if entry is not None and entry.version < self.heard.get(id, 0):
            self.forget(id)
            self.told(id, self.heard[id])

    # ---- changing ---------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Entry]:
        """One change at a time per table, made on a draft: whatever goes wrong, memory and rows agree afterwards."""
        lock = self.locks.setdefault(id, asyncio.Lock())
        async with lock:
            entry = (await self.entry(id)).draft()
            try:
                yield entry
            except (Refused, Forbidden, Behind, NotThere):
                raise
            except BaseException:
                self.forget(id)
                raise
            finally:
                self._catch_up(id)

    async def insert(self, entry: Entry, members: Sequence[str]) -> None:
        """Put a new table on disk."""
        await self.store.create(entry.all_values(), members)
        entry.write_log()
        self._is_saved(entry)
        self.entries[entry.id] = entry
        entry.note_asked()
        self.changed(entry)

    async def save(self, entry: Entry, request: str | None = None, **extra: Any) -> None:
        """Put a changed table on disk, then tell."""
        self._is_saved(entry)
        entry.version = await self.store.save(
            Change(entry.id, entry.version, entry.changing_values(), request, **extra)
        )
        self.tell(entry)

    def _is_saved(self, entry: Entry) -> None:
        entry.saved = entry.position.count if entry.position is not None else 0

    def tell(self, entry: Entry) -> None:
        """What is on disk may be told."""
        self.entries[entry.id] = entry
        entry.note_asked()
        self.told(entry.id, entry.version)
        self.changed(entry)

    async def save_with_words(self, entry: Entry, said: Said, **extra: Any) -> None:
        """Put a changed table on disk together with what is said at it."""
        entry.chat = [*entry.chat, replace(said, version=entry.version + 1)]
        row = asdict(said)
        del row["version"]
        await self.save(entry, said=row, **extra)

    async def save_with_message(self, entry: Entry, message: Message, **extra: Any) -> None:
        """The same with words of the table itself."""
        await self.save_with_words(entry, Said("", "", json.dumps(message.as_data()), time.time()), **extra)
