"""Replacing missing players: after a time of grace and with the others' consent, somebody else plays for them.

Where something is hidden this is always a bot: another person would look into the hand. Whoever was missing may come
back as long as the game runs (``Seating.come_back``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tuath.core.message import Refused, refuse, say
from tuath.core.question import Seat
from tuath.server.entry.chairs import make_chair
from tuath.server.entry.entry import Entry, Replacement
from tuath.server.errors import Forbidden
from tuath.server.sign_in.identity import Player
from tuath.server.tables.seating import Seating, check_own_seat, invited
from tuath.server.tables.table_cache import Shelf

Missing = Callable[[str], bool]  # has this player been away for longer than the time of grace?


class Replacing:
    """Chairs of missing players."""

    def __init__(self, shelf: Shelf, seating: Seating) -> None:
        self.shelf = shelf
        self.seating = seating

    async def ask(self, id: str, player: Player, seat: Seat, kind: str, is_missing: Missing) -> Entry:
        """Give a chair away at once, where nobody has to agree; else ask those who have to."""
        async with self.shelf.locked(id) as entry:
            check_may_ask(entry, player, seat, is_missing)
            if entry.status == "waiting":
                return await self._seat(entry, player, seat, kind)
            chair = make_chair(kind, player)
            if chair.player is not None:
                raise Forbidden("server-host-only")
            if chair.kind == "open":
                self.seating.check_newcomer(entry)  # a chair that nobody else could take is not freed
            entry.replacing = Replacement(seat, kind, others_to_ask(entry, player, seat, is_missing))
            await self._settle(entry)
            return entry

    async def _seat(self, entry: Entry, player: Player, seat: Seat, kind: str) -> Entry:
        """Before the game has begun nobody need agree."""
        others = [chair for at, chair in enumerate(entry.chairs) if at != seat]
        (chair,) = await self.seating.place(player, entry.game.key, [kind], others)
        if chair.player is not None:
            raise Forbidden("server-host-only")
        entry.chairs[seat] = chair
        await self.seating.save_or_begin(entry, members=invited([chair]))
        return entry

    async def consent(self, id: str, player: Player, seat: Seat, agree: bool, is_missing: Missing) -> Entry:
        """One of those who are asked agrees or not; who is to be replaced may say that he is here."""
        async with self.shelf.locked(id) as entry:
            check_own_seat(entry, player, seat)
            entry.playing()
            asked = entry.replacing
            if asked is None or (seat not in asked.waiting and seat != asked.seat):
                raise Refused(refuse("", "server-nothing-to-agree"))
            if not agree or seat == asked.seat:
                entry.replacing = None
                await self.shelf.save(entry)
                return entry
            check_missing(entry, asked.seat, is_missing)
            waiting = tuple(other for other in asked.waiting if other != seat)
            entry.replacing = replace(asked, agreed=(*asked.agreed, seat), waiting=waiting)
            await self._settle(entry)
            return entry

    async def _settle(self, entry: Entry) -> None:
        """Carry it out when everybody has agreed; store it in any case."""
        asked = entry.replacing
        if asked is None or asked.waiting:
            await self.shelf.save(entry)
            return
        entry.replacing = entry.undo = None
        chair, bot = entry.chairs[asked.seat], asked.chair.removeprefix("bot:")
        entry.chairs[asked.seat] = chair.freed() if asked.chair == "open" else chair.taken_over(bot)
        if (chair.player is None and chair.kept is None) or chair.resigned:
            await self.shelf.save(entry)
            return
        key = "server-chair-freed" if asked.chair == "open" else "server-bot-plays"
        await self.shelf.save_with_message(entry, say(key, seat=f"seat:p{asked.seat + 1}"))


def check_may_ask(entry: Entry, player: Player, seat: Seat, is_missing: Missing) -> None:
    """The host asks; where the host is missing too, anybody who plays here. A tournament has settled it beforehand."""
    if entry.tournament is not None:
        raise Refused(refuse("", "server-tournament-replace"))
    plays = any(entry.chairs[own].bot is None for own in entry.seats_of(player))
    if player.id != entry.host and not (plays and is_missing(entry.host)):
        raise Forbidden("server-host-only")
    if seat not in range(len(entry.chairs)):
        raise Forbidden("server-host-only")
    if entry.status == "over":
        raise Refused(refuse("", "server-game-is-over"))
    check_missing(entry, seat, is_missing)


def check_missing(entry: Entry, seat: Seat, is_missing: Missing) -> None:
    chair = entry.chairs[seat]
    if chair.player is not None and not chair.resigned and not is_missing(chair.player):
        raise Refused(refuse("", "server-player-is-here"))


def others_to_ask(entry: Entry, player: Player, seat: Seat, is_missing: Missing) -> tuple[Seat, ...]:
    """One seat of everybody else who plays here and is not missing."""
    asked: dict[str, Seat] = {}
    for other in entry.people():
        owner = str(entry.chairs[other].player)
        if owner not in (player.id, entry.chairs[seat].player) and not is_missing(owner):
            asked.setdefault(owner, other)
    return tuple(asked.values())
