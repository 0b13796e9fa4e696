"""Reaction windows: answers given for somebody, at once, or where several people sit when the window is over."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from tuath.core.message import Refused
from tuath.core.question import NATURE, Seat
from tuath.core.reaction import Wish, check_wish
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.entry.asking import answered_for, letting_happen
from tuath.server.entry.entry import Entry
from tuath.server.errors import Behind, NotThere
from tuath.server.sign_in.identity import Player
from tuath.server.tables.playing import Playing
from tuath.server.tables.seating import check_own_seat
from tuath.server.tables.table_cache import Shelf
from tuath.server.timing.clock import STEADY

log = logging.getLogger("tuath.tables")
PAUSE = 1.0  # seconds, when an answer cannot be stored


class Windows:
    """Reaction windows: wishes, and what they answer."""

    def __init__(self, shelf: Shelf, playing: Playing) -> None:
        self.shelf = shelf
        self.playing = playing
        self.is_closing = False
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self.news: dict[str, asyncio.Event] = {}  # ...and what such a task waits for, beside the time

    async def wish(self, id: str, player: Player, seat: Seat, moment: str, choice: str, for_now: bool) -> Entry:
        """What a player wants at a kind of moment from now on, or as long as this lasts; nobody else learns of it."""
        async with self.shelf.locked(id) as entry:
            check_own_seat(entry, player, seat)
            check_wish(entry.game.moments, moment, choice)
            round = entry.game.lasts(entry.playing().state, moment, seat) if for_now else None
            entry.wishes = {**entry.wishes, seat: {**entry.wishes.get(seat, {}), moment: Wish(choice, round)}}
            entry.hide(player.id)
            await self.shelf.save(entry, hidden=True)
            return entry

    def changed(self, entry: Entry) -> None:
        """Somebody may be answered for now."""
        if entry.id in self.tasks:
            self.news[entry.id].set()
        elif not self.is_closing and due(entry) is not None:
            self.news[entry.id] = asyncio.Event()
            self.tasks[entry.id] = asyncio.create_task(self._go_on(entry.id, self.news[entry.id]))

    async def _go_on(self, id: str, news: asyncio.Event) -> None:
        """One answer after the other, each when it is due."""
        try:
            while (at := due(await self.shelf.entry(id))) is not None:
                news.clear()
                wait = at - STEADY.now()
                if wait > 0:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(news.wait(), wait)
                else:
                    await self._answer(id)
        except (Refused, NotThere):
            pass  # it cannot be read any more
        except Exception:
            log.exception("wishes are not carried out", extra={"table": id})
        finally:
            del self.tasks[id], self.news[id]

    async def _answer(self, id: str) -> None:
        try:
            async with self.shelf.locked(id) as entry:
                found = due_answer(entry, STEADY.now())
                if found is not None:
                    seat, value = found
                    decision = entry.playing().decisions[seat]
                    await self.playing.give(entry, seat, decision.domain.ids[value])
        except Behind:
            pass  # another worker was faster
        except (Unwritable, *TROUBLES):
            await asyncio.sleep(PAUSE)

    async def rest(self, id: str) -> None:
        """A bot answers when the window is over."""
        with contextlib.suppress(Refused, NotThere):
            entry = await self.shelf.entry(id)
            if entry.window is not None:
                await asyncio.sleep(max(0.0, entry.window.ends - STEADY.now()))

    def close(self) -> None:
        self.is_closing = True
        for task in list(self.tasks.values()):
            task.cancel()


def due(entry: Entry) -> float | None:
    """When something is to be answered for somebody; None where nothing is."""
    position, window = entry.position, entry.window
    if position is None or entry.status != "playing" or not entry.game.moments:
        return None
    seats = [seat for seat in position.decisions if seat != NATURE]
    if any(answered_for(entry, seat) is not None for seat in seats):
        return entry.updated if window is None else window.ends
    is_awaited = any(not entry.chairs[seat].bot for seat in seats)
    return window.closes if window is not None and is_awaited else None


def due_answer(entry: Entry, now: float) -> tuple[Seat, int] | None:
    """The first seat that is answered for by now, and what."""
    at = due(entry)
    if at is None or at > now or entry.position is None:
        return None
    for seat in entry.position.decisions:
        value = answered_for(entry, seat)
        if value is not None:
            return seat, value
    late = ((seat, letting_happen(entry, seat)) for seat in entry.position.decisions if not entry.chairs[seat].bot)
    return next(((seat, value) for seat, value in late if value is not None), None)
