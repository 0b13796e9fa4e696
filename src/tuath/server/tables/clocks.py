"""Clocks: what becomes of those whose time has run out; no time counts in which nobody was served.

Every few seconds each worker leaves a sign of life. Whoever finds the last one too old, at the start or later, knows
that no worker was there in between, and takes that time from all running clocks. Tables with minutes are looked at
every second and stay in memory for that; of those with days, the rows say when somebody's time is gone.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Any

from tuath.core.message import Refused, say
from tuath.core.question import Seat
from tuath.server.db.journal import Conflict
from tuath.server.db.storage_health import Unwritable
from tuath.server.entry.days import AnyClock, Days, read_clock
from tuath.server.entry.entry import Entry
from tuath.server.errors import NotThere
from tuath.server.tables.table_cache import Shelf
from tuath.server.timing.calendar import Span
from tuath.server.timing.clock import STEADY

log = logging.getLogger("tuath.tables")
BEAT = 3.0  # seconds between two signs of life
SILENT = 10.0  # seconds; a sign of life is never so late while a worker serves


class Clocks:
    """The time of players."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.last_life = 0.0  # of this worker

    async def begin(self) -> None:
        """At the start: a single server knows that nobody has served since its last sign of life."""
        life = await self.shelf.store.last_life()
        if life is not None:
            STEADY.go_with(life)
        with contextlib.suppress(Unwritable):  # it is told elsewhere, and tried again
            await self._beat(longest=0.0 if self.shelf.store.is_sqlite else SILENT)

    async def tick(self) -> None:
        """Once a second or so. Where nothing can be stored nobody is served, and nobody is late."""
        with contextlib.suppress(Unwritable):
            if STEADY.now() - self.last_life >= BEAT:
                await self._beat(SILENT)
                await self._run_out(await self.shelf.store.due(STEADY.now()))
            await self._run_out([id for id, entry in self.shelf.entries.items() if late_seats(entry)])

    async def _beat(self, longest: float) -> None:
        """Leave a sign of life; what is longer than this between the last one and ours does not count."""
        life = STEADY.life()
        for id, version in await self.shelf.store.note_life(life, longest, without):
            self.shelf.stale(id, version)
        self.last_life = life.at

    async def end(self) -> None:
        """The last sign of life."""
        with contextlib.suppress(Unwritable):
            await self._beat(SILENT)

    async def _run_out(self, tables: Sequence[str]) -> None:
        """What was settled when a table was opened happens to those who are late."""
        for id in tables:
            try:
                with contextlib.suppress(Refused, NotThere, Conflict):  # set apart, or another worker was first
                    await self._settle(id)
            except Exception:
                log.exception("a clock failed", extra={"table": id})  # the other tables go on

    async def _settle(self, id: str) -> None:
        async with self.shelf.locked(id) as entry:
            late = late_seats(entry)
            if late and entry.clock is not None:
                await (self._end if entry.clock.gone == "end" else self._hand_over)(entry, late)

    async def _hand_over(self, entry: Entry, late: Sequence[Seat]) -> None:
        """A bot plays on."""
        for seat in late:
            entry.chairs[seat] = entry.chairs[seat].left_to("greedy", late=True)
        await self.shelf.save(entry)

    async def _end(self, entry: Entry, late: Sequence[Seat]) -> None:
        """The game ends unfinished: nobody has won it, and everybody sees whose time was gone."""
        for seat in late:
            entry.chairs[seat] = replace(entry.chairs[seat], late=True)
        entry.status, entry.undo, entry.replacing = "over", None, None
        await self.shelf.save_with_message(entry, say("server-time-ended", seat=f"seat:p{late[0] + 1}"))


def without(values: Any, last_life: float, now: float) -> dict[str, Any]:
    """A clock as the rows keep it, without the time in which nobody was served; a damaged one stays as it is."""
    return reckoned(values, now, lambda clock: clock.without(last_life, now))


def rested(player: str, chairs: Any, values: Any, spans: Sequence[Span], now: float) -> dict[str, Any]:
    """A clock as the rows keep it, with the vacations of one who sits there; only a clock by days knows them."""

    def rest(clock: AnyClock) -> AnyClock:
        for seat, chair in enumerate(chairs):
            if isinstance(clock, Days) and chair["player"] == player:
                clock = clock.resting(seat, spans, now)
        return clock

    return reckoned(values, now, rest)


def reckoned(values: Any, now: float, change: Callable[[AnyClock], AnyClock]) -> dict[str, Any]:
    """What the rows keep of a clock that has changed."""
    try:
        clock = change(read_clock(values))
        return {"clock": asdict(clock), "due": clock.due(now)}
    except (TypeError, KeyError, ValueError, AttributeError, Refused):
        return {"clock": values}


def late_seats(entry: Entry) -> list[Seat]:
    clock, position = entry.clock, entry.position
    if clock is None or position is None or clock.gone == "wait" or entry.window is not None:
        return []  # in a window all clocks rest: one that ran would name who is asked
    now = STEADY.now()
    return [seat for seat in entry.thinkers() if clock.time_left(seat, now) < 0]
