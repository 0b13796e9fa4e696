"""Clocks: chairs whose time has run out are played on by a bot."""

from __future__ import annotations

import logging
import time

from tuath.core.question import Seat
from tuath.server.tables.entry import Entry
from tuath.server.tables.shelf import Shelf

log = logging.getLogger("tuath.tables")


class Clocks:
    """The time of players."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def run_out(self) -> None:
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
                late.chairs[seat] = late.chairs[seat].left_to("greedy", resigned=True)
            await self.shelf.save(late)


def late_seats(entry: Entry) -> list[Seat]:
    clock, position = entry.clock, entry.position
    if clock is None or position is None or entry.status != "playing":
        return []
    now = time.time()
    return [seat for seat in position.decisions if not entry.chairs[seat].bot and clock.time_left(seat, now) < 0]
