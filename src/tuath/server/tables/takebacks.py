"""Taking back: at once what is one's own affair, by the others' consent what is not."""

from __future__ import annotations

from dataclasses import replace

from tuath.core.message import Refused, refuse
from tuath.core.position import Left, left_by_undo
from tuath.core.question import Seat
from tuath.server.entry.entry import Entry, TakeBack
from tuath.server.sign_in.identity import Player
from tuath.server.tables.puzzles import last_choice
from tuath.server.tables.rewind import go_back_at
from tuath.server.tables.seating import check_own_seat
from tuath.server.tables.table_cache import Shelf


class Takebacks:
    """Undo."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def ask(self, id: str, player: Player, seat: Seat, request: str | None = None) -> tuple[int, list[Seat]]:
        """Take back at once what may be; ask the other people at the table for more: the version, who is asked."""
        async with self.shelf.locked(id) as entry:
            check_own_seat(entry, player, seat)
            if request is not None and (done := await self.shelf.store.done_request(id, request)) is not None:
                waiting = entry.undo.waiting if entry.undo and entry.undo.seat == seat else ()
                return entry.version_for(player, done), list(waiting)
            if entry.puzzle is not None:
                await self._undo_line(entry, player, request)
                return entry.version_for(player), []
            refusal = entry.playing().no_undo(seat)
            others = [other for other in entry.people() if entry.chairs[other].player != player.id]
            if refusal is not None and refusal.message.key == "core-undo-nothing":
                raise Refused(refusal)
            if refusal is None or not others:
                await self._undo(entry, player, seat, refusal is not None, request)
                return entry.version_for(player), []
            entry.undo = TakeBack(seat, tuple(others))
            await self.shelf.save(entry, request)
            return entry.version_for(player), others

    async def _undo_line(self, entry: Entry, player: Player, request: str | None) -> None:
        """At a puzzle whatever was chosen is taken back, chance and all, but nothing before its start."""
        count = last_choice(entry)
        if count is None:
            raise Refused(refuse("", "core-puzzle-nothing-back"))
        await go_back_at(self.shelf, entry, player, Left(count), request)

    async def consent(self, id: str, player: Player, seat: Seat, agree: bool) -> Entry:
        async with self.shelf.locked(id) as entry:
            check_own_seat(entry, player, seat)
            asked = entry.undo
            if asked is None or seat not in asked.waiting:
                raise Refused(refuse("", "server-nothing-to-agree"))
            waiting = tuple(other for other in asked.waiting if other != seat)
            if agree and not waiting:
                await self._undo(entry, player, asked.seat, consent=True)
                return entry
            entry.undo = replace(asked, agreed=(*asked.agreed, seat), waiting=waiting) if agree else None
            await self.shelf.save(entry)
            return entry

    async def _undo(self, entry: Entry, player: Player, seat: Seat, consent: bool, request: str | None = None) -> None:
        """Go on without what is taken back."""
        left = left_by_undo(entry.playing(), seat, consent)
        entry.undo = None
        lasting = {moment: wish for moment, wish in entry.wishes.get(seat, {}).items() if wish.round is None}
        entry.wishes = {**entry.wishes, seat: lasting}  # else it would be answered for the one who takes it back
        await go_back_at(self.shelf, entry, player, left, request)
