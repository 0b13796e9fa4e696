"""Hints at tables: asked for openly, marked before they are thought of, dropped when the game moves on."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from tuath.core.hints import PORTIONS, no_hint
from tuath.core.message import Refusal, Refused, refuse, say
from tuath.core.question import Decision, Seat
from tuath.core.record import Asked, seat_name
from tuath.server.entry.entry import Entry, is_same
from tuath.server.errors import Behind
from tuath.server.jobs.bot_pool import Brains, Thoughts
from tuath.server.sign_in.identity import Player
from tuath.server.tables.seating import check_own_seat
from tuath.server.tables.table_cache import Shelf
from tuath.server.wire import outgoing

NOTHING: Thoughts = ((), 0)  # has been thought yet
Waiting = tuple[Seat, Decision[Any], asyncio.Task[outgoing.Hint]]


class Hinting:
    """Who thinks about what to do at which table."""

    def __init__(self, shelf: Shelf, brains: Brains) -> None:
        self.shelf = shelf
        self.brains = brains
        self.waiting: dict[str, list[Waiting]] = {}  # by table

    async def ask(self, id: str, player: Player, seat: Seat, longer: bool) -> outgoing.Hint:
        """The best options of a seat that is asked something. Everybody sees that it was asked for, and it stays so."""
        async with self.shelf.locked(id) as entry:
            check_own_seat(entry, player, seat)
            position = entry.playing()
            refusal = no_hint_at(entry, seat)
            if refusal is not None:
                raise Refused(refusal)
            decision, asked = position.decisions[seat], Asked(position.count, seat)
            snapshot, dice = position.save(), dice_of(f"{id} {position.count} {seat}")
            if asked not in entry.hinted:
                entry.hinted = (*entry.hinted, asked)
                await self.shelf.save_with_message(entry, say("server-hint-asked", seat=f"seat:{seat_name(seat)}"))
        portions = PORTIONS if longer else 1
        thinking = asyncio.create_task(self._think(entry, seat, snapshot, dice, portions))
        waiting = seat, decision, thinking
        self.waiting.setdefault(id, []).append(waiting)
        try:
            return await thinking
        except asyncio.CancelledError:
            if thinking.cancelled() and not is_going():
                raise Behind from None
            thinking.cancel()
            raise
        finally:
            self.waiting[id].remove(waiting)
            if not self.waiting[id]:
                del self.waiting[id]

    async def _think(self, entry: Entry, seat: Seat, snapshot: str, dice: int, portions: int) -> outgoing.Hint:
        """Portion after portion; between two of them others have their turn."""
        material, thoughts = self.shelf.materials.file_of(entry.game), NOTHING
        for _ in range(portions):
            thoughts, hint = await self.brains.ponder(entry.host, snapshot, material, seat, dice, thoughts)
        return hint

    def changed(self, entry: Entry) -> None:
        """Nobody thinks about a question that is not asked any more."""
        decisions = entry.position.decisions if entry.position is not None and entry.status == "playing" else {}
        for seat, decision, thinking in self.waiting.get(entry.id, ()):
            now = decisions.get(seat)
            if now is None or not is_same(now, decision):
                thinking.cancel()

    def close(self) -> None:
        for waiting in list(self.waiting.values()):
            for _, _, thinking in waiting:
                thinking.cancel()


def is_going() -> bool:
    """Is whoever waits for it being sent away?"""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def dice_of(text: str) -> int:
    """The same for the same question, and nothing that depends on what is hidden."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])


def no_hint_at(entry: Entry, seat: Seat) -> Refusal | None:
    """Why a seat cannot have a hint now; the words say what would be right."""
    setting = no_hint(entry.hints, entry.game, len(entry.people()))
    if setting is not None:
        return setting
    if entry.puzzle is not None:
        return refuse("", "core-hint-puzzle")
    if entry.standing() is not None:
        return refuse("", "core-hint-lesson")
    decision = entry.position.decisions.get(seat) if entry.position is not None else None
    if decision is None:
        return refuse("", "server-hint-not-asked")
    if entry.window is not None:
        return refuse("", "server-hint-window")  # that somebody asks would tell what he holds
    return refuse("", "core-hint-one-way") if len(decision.values) == 1 else None
