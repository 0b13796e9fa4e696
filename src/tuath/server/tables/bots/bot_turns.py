"""Bots at tables: woken when one of them is asked, replaced by a simpler one when one fails."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from tuath.bots import simpler_than
from tuath.core.message import Refused, say
from tuath.core.question import Seat
from tuath.server.db.journal import Conflict
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.entry.asking import bot_seat
from tuath.server.entry.entry import Entry
from tuath.server.errors import Behind, Damaged, NotThere
from tuath.server.jobs.bot_pool import Brains, Chosen
from tuath.server.jobs.workers import Busy, Died, Failed, TooLong, Unable
from tuath.server.settings import settings
from tuath.server.tables.bots.bot_pacing import Evenness
from tuath.server.tables.quotas import count_bots
from tuath.server.tables.reaction_windows import PAUSE, Windows
from tuath.server.tables.table_cache import Shelf
from tuath.server.timing.clock import STEADY

log = logging.getLogger("tuath.tables")
LONG_PAUSE = 30.0  # seconds, after the simplest of bots has failed
NOT_ITS_FAULT = (Unwritable, Busy, Died, TooLong, OSError, MemoryError, *TROUBLES)  # what a bot can do nothing about


class Considered(NamedTuple):
    """What a bot thinks about: the position after so many answers."""

    answers: int
    thought: asyncio.Task[Chosen]


class Thinking:
    """The turns of bots: at which tables one thinks. Where nobody looks for a while, bots sleep until somebody does."""

    def __init__(self, shelf: Shelf, windows: Windows, brains: Brains, is_watched: Callable[[str], bool]) -> None:
        self.shelf = shelf
        self.windows = windows
        self.brains = brains
        self.is_watched = is_watched
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self.considered: dict[str, Considered] = {}  # by table
        self.is_closing = False
        self.evenness = Evenness()
        self.visits: dict[str, float] = {}  # when somebody last looked at a table, or did something there

    def visited(self, entry: Entry) -> None:
        """Somebody looks. Bots that have been silent, here and at every other worker, go on."""
        self.visits[entry.id] = time.monotonic()
        if entry.updated < STEADY.now() - settings().silence:
            self.wake(entry)

    def changed(self, entry: Entry) -> None:
        """A change has been stored; unless a bot was at work, somebody is there. What is over is not thought about."""
        considered = self.considered.get(entry.id)
        if considered is not None and (entry.position is None or entry.position.count != considered.answers):
            considered.thought.cancel()
        if entry.id not in self.tasks:
            self.visits[entry.id] = time.monotonic()
            self.wake(entry)

    def is_awake(self, id: str) -> bool:
        return self.is_watched(id) or self.visits.get(id, -math.inf) >= time.monotonic() - settings().awake

    def forget_old_visits(self) -> None:
        oldest = time.monotonic() - settings().awake
        self.visits = {id: at for id, at in self.visits.items() if at >= oldest}

    def wake(self, entry: Entry) -> None:
        """Let the bots of a table think, if one of them is asked and none thinks already."""
        if self.is_closing:
            return
        if bot_seat(entry) is not None and entry.id not in self.tasks and self.is_awake(entry.id):
            self.tasks[entry.id] = asyncio.create_task(self._think_on(entry.id))

    async def wake_all(self) -> None:
        """After a start: bots go on where they were, and clocks run; what has long been asleep sleeps on."""
        now = STEADY.now()
        rows = await self.shelf.store.playing(now - settings().archived)
        asleep = [row.id for row in rows if is_to_wake(row, now - settings().awake)]
        for pause in (0.0, PAUSE, PAUSE, LONG_PAUSE):
            await asyncio.sleep(pause)
            asleep = [id for id in asleep if not await self._wake_if_whole(id)]
            if not asleep:
                return
        log.error("not everything was woken", extra={"tables": asleep})

    async def wake_silent(self) -> None:
        """Where nothing has happened for longer than a bot may think, its worker may have died: another one goes on."""
        now, silence = STEADY.now(), settings().silence
        for row in await self.shelf.store.playing(now - 4 * silence, now - silence):
            if self.is_awake(row.id) and count_bots(row.chairs):
                await self._wake_if_whole(row.id)

    async def _wake_if_whole(self, id: str) -> bool:
        """A table that cannot be read is nobody else's trouble, and reported where it is read; False: not just now."""
        try:
            self.visits[id] = time.monotonic()
            self.wake(await self.shelf.entry(id))
        except (Refused, NotThere):
            pass
        except Exception as error:
            log.warning("a table was not woken", extra={"table": id, "why": repr(error)})
            return False
        return True

    async def _think_on(self, id: str) -> None:
        """One bot after the other, as long as a bot is asked and somebody cares."""
        try:
            while self.is_awake(id) and await self._think(id):
                pass
        except (Refused, NotThere):
            pass  # it cannot be read any more
        except Exception:
            log.exception("bots have stopped", extra={"table": id})
        finally:
            self.tasks.pop(id, None)

    async def _think(self, id: str) -> bool:
        """One answer of a bot; False when none is asked. What is not the bot's fault costs it nothing but time."""
        try:
            return await self._answer(id)
        except Behind:
            return True  # another worker's bot was faster
        except NOT_ITS_FAULT as error:
            log.warning("a bot has to wait", extra={"table": id, "why": repr(error)})
            await asyncio.sleep(PAUSE)
            return True

    async def _answer(self, id: str) -> bool:
        entry = await self.shelf.entry(id)
        seat = bot_seat(entry)
        if seat is None or entry.position is None:
            return False
        bot, version = str(entry.chairs[seat].bot), entry.version
        try:
            chosen = await self._consider(entry, seat, bot)
        except Unable:
            raise
        except (Failed, TooLong, Died):
            log.exception("bot failed", extra={"table": id, "bot": bot, "seat": seat})
            await self._give_to_simpler(id, seat, bot)
            return True
        if chosen is not None:
            await self._give(entry, version, seat, chosen)
        return True

    async def _give(self, entry: Entry, version: int, seat: Seat, chosen: Chosen) -> None:
        """What a bot has chosen, when it may be told; unless the table has moved on meanwhile."""
        id, bot = entry.id, str(entry.chairs[seat].bot)
        try:
            if entry.game.hides and entry.people():
                await asyncio.sleep(self.evenness.rest(bot, entry.game.key, chosen.seconds))
            await self.windows.rest(id)
            async with self.shelf.locked(id) as now:
                if now.version == version and now.position is not None:
                    decision = now.position.decisions[seat]
                    await self.windows.playing.give(now, seat, decision.domain.ids[chosen.value])
        except (Behind, Damaged, NotThere, *NOT_ITS_FAULT):
            raise
        except Exception:
            log.exception("bot failed", extra={"table": id, "bot": bot, "seat": seat})
            await self._give_to_simpler(id, seat, bot)

    async def _consider(self, entry: Entry, seat: Seat, bot: str) -> Chosen | None:
        """What a bot answers; nothing where the game has moved on meanwhile."""
        assert entry.position is not None
        material, dice = self.shelf.materials.file_of(entry.game), secrets.randbits(32)
        choosing = self.brains.choose(entry.host, entry.position.save(), material, seat, bot, dice)
        considered = Considered(entry.position.count, asyncio.create_task(choosing))
        self.considered[entry.id] = considered
        try:
            return await considered.thought
        except asyncio.CancelledError:
            this = asyncio.current_task()
            if this is None or this.cancelling():
                raise
            return None
        finally:
            del self.considered[entry.id]

    async def _give_to_simpler(self, id: str, seat: Seat, bot: str) -> None:
        simpler = simpler_than(bot)
        if simpler is None:  # there is none that is simpler: it tries again, and keeps its chair
            await asyncio.sleep(LONG_PAUSE)
            return
        async with self.shelf.locked(id) as entry:
            if entry.chairs[seat].bot != bot:
                return  # somebody else sits there by now
            entry.chairs[seat] = entry.chairs[seat].left_to(simpler)
            with contextlib.suppress(Conflict):  # another worker was faster
                await self.shelf.save_with_message(entry, say("server-bot-replaced", bot=bot, simpler=simpler))

    def close(self) -> None:
        """Nothing begins any more, and what has begun ends without a trace."""
        self.is_closing = True
        for task in list(self.tasks.values()):
            task.cancel()


def is_to_wake(row: Any, since: float) -> bool:
    """Has a table, as the rows have it, something to do by itself? A damaged one has not."""
    try:
        return ticks(row.clock) or (row.updated >= since and bool(count_bots(row.chairs)))
    except Exception as error:
        log.warning("a row is damaged", extra={"table": row.id, "why": repr(error)})
        return False


def ticks(clock: object) -> bool:
    """Has a table, as the rows have it, a clock that is looked at in memory? That of days is not."""
    return clock is not None and not (isinstance(clock, dict) and "days" in clock)
