"""Clocks: chairs whose time has run out are played on by a bot; no time counts in which nobody was served.

Every few seconds each worker leaves a sign of life. Whoever finds the last one too old, at the start or later, knows
that no worker was there in between, and takes that time from all running clocks.
"""

from __future__ import annotations

import contextlib
import logging
from dataclasses import asdict
from typing import Any

from tuath.core.question import Seat
from tuath.server.steady import STEADY
from tuath.server.tables.entry import Clock, Entry
from tuath.server.tables.shelf import Shelf
from tuath.server.writing import Unwritable

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
            await self._run_out()

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

    async def _run_out(self) -> None:
        """Hand over the chairs of those who are late."""
        for id, entry in list(self.shelf.entries.items()):
            if late_seats(entry):
                try:
                    await self._hand_over(id)
                except Exception:
                    log.exception("a clock failed", extra={"table": id})  # the other tables go on

    async def _hand_over(self, id: str) -> None:
        async with self.shelf.locked(id) as late:
            for seat in late_seats(late):
                late.chairs[seat] = late.chairs[seat].left_to("greedy", late=True)
            await self.shelf.save(late)


def without(values: Any, last_life: float, now: float) -> Any:
    """A clock as the rows keep it, without the time in which nobody was served; a damaged one stays as it is."""
    try:
        return asdict(Clock.of_row(values).without(last_life, now))
    except (TypeError, KeyError, ValueError, AttributeError):
        return values


def late_seats(entry: Entry) -> list[Seat]:
    clock, position = entry.clock, entry.position
    if clock is None or position is None or entry.status != "playing" or entry.window is not None:
        return []  # in a window all clocks rest: one that ran would name who is asked
    now = STEADY.now()
    return [seat for seat in position.decisions if not entry.chairs[seat].bot and clock.time_left(seat, now) < 0]
