"""Bots at tables: woken when one of them is asked, replaced by a simpler one when one fails."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time

from tuath.core.message import Refused, say
from tuath.core.question import Seat
from tuath.server.brains import Brains, simpler_than
from tuath.server.tables.entry import OPEN, Entry
from tuath.server.tables.playing import Playing
from tuath.server.tables.shelf import Shelf
from tuath.server.tables.trouble import Behind, NotThere

log = logging.getLogger("tuath.tables")
SILENCE = float(os.environ.get("TUATH_SILENCE", "60"))  # seconds; no bot thinks so long


class Thinking:
    """Which tables have a bot that thinks."""

    def __init__(self, shelf: Shelf, playing: Playing, brains: Brains) -> None:
        self.shelf = shelf
        self.playing = playing
        self.brains = brains
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by table

    def wake(self, entry: Entry) -> None:
        """Let the bots of a table think, if one of them is asked and none thinks already."""
        if entry.bot_seat() is not None and entry.id not in self.tasks:
            self.tasks[entry.id] = asyncio.create_task(self._think_on(entry.id))

    async def wake_all(self) -> None:
        """After a start: the bots of all running tables go on."""
        for id in await self.shelf.store.playing():
            await self._wake_if_whole(id)

    async def wake_silent(self) -> None:
        """Where nothing has happened for longer than a bot may think, its worker may have died: another one goes on."""
        now = time.time()
        for id in await self.shelf.store.playing(now - 4 * SILENCE, now - SILENCE):
            await self._wake_if_whole(id)

    async def _wake_if_whole(self, id: str) -> None:
        """A table that cannot be read, for other rules or material, is nobody else's trouble."""
        try:
            self.wake(await self.shelf.entry(id))
        except (Refused, NotThere):
            log.warning("table cannot be read", extra={"table": id})

    async def _think_on(self, id: str) -> None:
        """One bot after the other, as long as a bot is asked."""
        try:
            while await self._think(id):
                pass
        finally:
            self.tasks.pop(id, None)

    async def _think(self, id: str) -> bool:
        """One answer of a bot; False when none is asked."""
        entry = await self.shelf.entry(id)
        seat = entry.bot_seat()
        if seat is None or entry.position is None:
            return False
        bot, version = str(entry.chairs[seat].bot), entry.version
        try:
            file = self.shelf.materials.file_of(entry.game)
            value = await self.brains.choose(entry.position.save(), seat, bot, secrets.randbits(32), file)
            async with self.shelf.locked(id) as entry:
                if entry.version == version and entry.position is not None:
                    decision = entry.position.decisions[seat]
                    await self.playing.give(entry, seat, decision.domain.ids[value])
        except Behind:
            pass  # another worker's bot was faster
        except Exception:
            log.exception("bot failed", extra={"table": id, "bot": bot, "seat": seat})
            await self._give_to_simpler(id, seat, bot)
        return True

    async def _give_to_simpler(self, id: str, seat: Seat, bot: str) -> None:
        simpler = simpler_than(bot)
        async with self.shelf.locked(id) as entry:
            entry.chairs[seat] = OPEN if simpler is None else entry.chairs[seat].left_to(simpler)
            await self.shelf.save_with_message(entry, say("server-bot-replaced", bot=bot, simpler=simpler or "–"))

    def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
