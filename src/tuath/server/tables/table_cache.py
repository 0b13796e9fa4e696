"""The cache of tables: in memory what the rows have, changed one at a time, stored before anybody is told.

A change is stored with the version it was made from, and only then shown and acknowledged; if storing fails, the cache
is dropped and the rows are as before. An answer advances the cached position itself, as copying it would cost more than
the answer: until it is on disk, whoever wants to see the table waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from typing import Any

from tuath.core.game import Game
from tuath.core.message import Message, Refused, say
from tuath.core.position import load, write_result
from tuath.games.materials import Materials
from tuath.server.db.journal import Conflict
from tuath.server.db.storage_health import TROUBLES
from tuath.server.db.store import Change, Store
from tuath.server.entry.asking import opened_window
from tuath.server.entry.clock import Clock
from tuath.server.entry.days import Days
from tuath.server.entry.entry import Entry, Said
from tuath.server.entry.log import Times
from tuath.server.errors import Behind, Damaged, Forbidden, NotThere
from tuath.server.jobs.replays import Replays, Stored, open_game, record_of, write_record
from tuath.server.jobs.workers import Busy, Died, TooLong
from tuath.server.settings import settings
from tuath.server.timing.clock import STEADY
from tuath.server.timing.vacations import spans_of
from tuath.server.wire.words import message_data

log = logging.getLogger("tuath.tables")
KEPT = 500  # tables in memory
OUTDATED = 100  # tables that are about to be read again, as they were
LONGEST_SHOWN = 80  # characters of an answer that cannot be played any more
REMEMBERED = 10_000  # tables of which we know what we have heard


class Shelf:
    """The cache: all tables of this server, as its rows have them."""

    def __init__(
        self,
        store: Store,
        materials: Materials,
        replays: Replays,
        told: Callable[[str, int], None],
        changed: Callable[[Entry], None],
    ) -> None:
        """``told`` lets viewers look again; ``changed`` hears of every table that has been stored by us."""
        self.store = store
        store.damaged = lambda row: self.note_damaged(row.id, row.version)
        self.materials = materials
        self.kept: set[str] = set()  # fingerprints of material that is in the rows
        self.replays = replays
        self.told = told
        self.changed = changed
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.loading: dict[str, asyncio.Task[Entry]] = {}
        self.writing: set[str] = set()  # tables whose position is ahead of the disk
        self.damaged: dict[str, tuple[int, Damaged]] = {}  # tables that cannot be read: at which version, and why
        self.secret = b""  # of this server and its other workers
        self.outdated: OrderedDict[str, Entry] = OrderedDict()  # tables as they were before another worker changed them
        self.heard: dict[str, int] = {}  # the newest version of a table that any worker has stored, as far as we know

    # ---- reading ------------------------------------------------------------------------------------------------

    async def entry(self, id: str) -> Entry:
        """The table as the rows have it."""
        while True:
            while id in self.writing:
                async with self.locks[id]:
                    pass
            known = self.at_hand(id)
            if known is not None:
                return known
            entry = await self._loaded(id)
            if entry.version >= self.heard.get(id, 0):  # no other worker has changed it while it was read
                self.entries.setdefault(id, entry).used = time.monotonic()
                self._forget_some()

    def at_hand(self, id: str) -> Entry | None:
        """The same where it need not be read first, and nothing of it is under way to the disk."""
        entry = self.entries.get(id)
        if entry is None or id in self.writing:
            return None
        self.entries.move_to_end(id)
        entry.used = time.monotonic()
        return entry

    async def _loaded(self, id: str) -> Entry:
        """A table that is read once for all who wait for it."""
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)

    def _forget_some(self) -> None:
        """Keep those that were wanted last, and those that are being written."""
        for old in list(islice(self.entries, max(0, len(self.entries) - KEPT))):
            if not self._is_busy(old):
                self.forget(old)
                self.locks.pop(old, None)

    def _is_busy(self, id: str) -> bool:
        """Is somebody changing it?"""
        return id in self.writing or (id in self.locks and self.locks[id].locked())

    def forget(self, id: str) -> None:
        """Read it again when it is wanted next."""
        self.entries.pop(id, None)

    def tidy(self, is_wanted: Callable[[str], bool]) -> None:
        """Give back the memory of tables that nobody looks at; those whose minutes run stay."""
        now = time.monotonic()
        for id, entry in list(self.entries.items()):
            ticks = isinstance(entry.clock, Clock) and entry.status == "playing"
            longest = settings().keep_finished if entry.status == "over" else settings().keep_unused
            if now - entry.used > longest and not ticks and not is_wanted(id) and not self._is_busy(id):
                self.forget(id)
                self.locks.pop(id, None)

    async def _load(self, id: str) -> Entry:
        """Read a table, or what is wrong with it: a damaged one is set apart until its rows change."""
        row = await self.store.read(id)
        if row is None:
            self.damaged.pop(id, None)
            raise NotThere
        known = self.damaged.get(id)
        if known is not None and known[0] == row.version:
            raise Damaged(known[1].refusal, known[1].because)
        answers, said = await self.store.read_answers(id), await self.store.read_chat(id)
        try:
            entry = await self._made_of(row, answers, said)
        except (Busy, Died, TooLong, *TROUBLES):
            raise
        except Exception as error:
            now = await self.store.read(id)
            if now is not None and now.version != row.version:  # it was changed while it was read
                return await self._load(id)
            raise self.set_apart(id, row.version, error) from error
        self.damaged.pop(id, None)
        if entry.taken_back and entry.status == "playing":
            await self._go_back(entry)
        return entry

    async def _made_of(self, row: Any, answers: Sequence[Any], said: Sequence[Any]) -> Entry:
        game = await self._game_of(row)
        stored = Stored(row.game, row.setup, row.rules, row.snapshot, row.record, [(a[0], a.line) for a in answers])
        opened = await self.replays.do(row.id, stored.length, open_game, stored, self.materials.file_of(game))
        entry = Entry.of_row(row, game, load(opened.snapshot, game) if opened.snapshot is not None else None)
        entry.check()
        entry.replayed = load(opened.replayed, game) if opened.replayed is not None else None
        entry.unplayable, entry.left = opened.line, opened.kept
        entry.saved, entry.taken_back, entry.differs = opened.saved, opened.taken_back, opened.differs
        self._note_material(entry)
        entry.times = Times((answer[0], answer.at) for answer in answers)
        entry.chat = [Said(line.player, line.name, line.text, line.at, line.version) for line in said]
        entry.write_log(opened.log)
        entry.log_start = row.version
        before = self.outdated.pop(row.id, None)
        if before is not None:
            entry.go_on_from(before)
        if entry.status == "over":
            entry.settle()
        self._note_asked(entry)
        return entry

    async def _game_of(self, row: Any) -> Game[Any]:
        """The game with the material that the table was begun with."""
        if row.material is not None and not self.materials.has(row.game, row.material):
            text = await self.store.material(row.game, row.material)
            if text is not None:
                self.materials.keep_text(row.game, row.material, text)
        return self.materials.of(row.game, row.material)

    async def _go_back(self, entry: Entry) -> None:
        """The last answers of a game are not allowed by mended rules: it goes on before them, and says so."""
        message = say("server-went-back", answers=entry.taken_back)
        if entry.unplayable:
            message = say("server-fell-back", answers=entry.taken_back, text=entry.unplayable[:LONGEST_SHOWN])
            log.error("a table has fallen back", extra={"table": entry.id, "answers": entry.taken_back})
        said = Said("", "", json.dumps(message_data(message)), STEADY.now(), entry.version + 1)
        left = entry.left
        lines = entry.playing().lines_since(left)  # what chance has answered to it
        entry.undo, entry.wishes = None, {}
        values = entry.changing_values()
        change = Change(entry.id, entry.version, values, answers_after=left, answers=lines, said=said.row())
        with contextlib.suppress(Conflict):  # another worker was first
            entry.version = await self.store.save(change)
        entry.taken_back, entry.chat = 0, [*entry.chat, said]

    async def record(self, entry: Entry, whom: str) -> str:
        """The record of a game that is over, by the rules and the material that it was begun with."""
        if entry.record is not None:
            return entry.record
        players = {seat: chair.name for seat, chair in enumerate(entry.chairs) if chair.name}
        if entry.position is not None and entry.position.knows_past:
            key, file = ("record", entry.id, entry.version), self.materials.file_of(entry.game)
            count, snapshot = entry.position.count, entry.position.save()
            return await self.replays.once(
                key, whom, count, write_record, snapshot, file, players, entry.rules, entry.hinted
            )
        answers = await self.store.read_answers(entry.id)
        record = record_of(entry.game, entry.setup, entry.rules, [answer.line for answer in answers])
        record.hints = entry.hinted
        record.players, record.result = players, write_result(entry.result) if entry.result else None
        return str(record)

    def set_apart(self, id: str, version: int, error: Exception) -> Damaged:
        """Remember that a table cannot be read, and say so once."""
        damaged = Damaged.by(error)
        if id not in self.damaged or self.damaged[id][0] != version:
            log.error("table is set apart", extra={"table": id, "version": version, "why": repr(error)})
        self.damaged[id] = version, damaged
        return damaged

    def note_damaged(self, id: str, version: int) -> None:
        """A row that cannot even be listed."""
        self.set_apart(id, version, ValueError("its row cannot be listed"))

    def is_set_apart(self, id: str, version: int) -> bool:
        return id in self.damaged and self.damaged[id][0] == version

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
            self.outdated[id] = entry
            if len(self.outdated) > OUTDATED:
                self.outdated.popitem(last=False)
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
        await self._keep_material(entry.game)
        self._note_material(entry)
        await self._note_clock(entry)
        await self.store.create(entry.all_values(), members)
        entry.updated = entry.created
        entry.saved = self._count(entry)
        self.entries[entry.id] = entry
        entry.used = time.monotonic()
        if entry.status == "over":
            entry.settle()
        self._note_asked(entry)
        self.changed(entry)

    def _note_material(self, entry: Entry) -> None:
        game = entry.game
        entry.is_shipped = self.materials.is_shipped(game)
        entry.is_current = game.fingerprint == self.materials.current(game.key).fingerprint

    async def _keep_material(self, game: Game[Any]) -> None:
        """The rows hold the material of every table, whatever becomes of the files."""
        if game.fingerprint not in self.kept:
            await self.store.keep_material(game.key, game.fingerprint, json.dumps(game.material(), ensure_ascii=False))
            self.kept.add(game.fingerprint)

    async def save(self, entry: Entry, request: str | None = None, **extra: Any) -> None:
        """Put a changed table on disk, then tell."""
        entry.saved = self._count(entry)
        await self._note_clock(entry)
        entry.version = await self.store.save(
            Change(entry.id, entry.version, entry.changing_values(), request, **extra)
        )
        if not extra.get("hidden"):
            entry.updated = STEADY.now()
        self.tell(entry)

    async def _note_clock(self, entry: Entry) -> None:
        """Who thinks now, and who of those that sit here is on vacation."""
        if isinstance(entry.clock, Days):
            known = await self.store.vacations(entry.persons())
            for seat, chair in enumerate(entry.chairs):
                spans = spans_of(known.get(chair.player or "", []))
                entry.clock = entry.clock.resting(seat, spans, STEADY.now())
        entry.note_clock()

    def _count(self, entry: Entry) -> int:
        return entry.position.count if entry.position is not None else 0

    def tell(self, entry: Entry) -> None:
        """What is on disk may be told; what not everybody may notice, to whom it concerns."""
        if entry.status == "over":
            entry.settle()
        self.entries[entry.id] = entry
        self._note_asked(entry)
        self.told(entry.id, entry.version)
        self.changed(entry)

    def _note_asked(self, entry: Entry) -> None:
        entry.window = opened_window(entry, self.secret)
        entry.note_asked()

    async def save_with_words(self, entry: Entry, said: Said, **extra: Any) -> None:
        """Put a changed table on disk together with what is said at it."""
        entry.chat = [*entry.chat, replace(said, version=entry.version + 1)]
        await self.save(entry, said=said.row(), **extra)

    async def save_with_message(self, entry: Entry, message: Message, **extra: Any) -> None:
        """The same with words of the table itself."""
        await self.save_with_words(entry, Said("", "", json.dumps(message_data(message)), STEADY.now()), **extra)
