"""Another game after one that is over: who asks for it, how it differs, and how the others hear of it.

An offer is kept among the words that the table itself says, so every worker has it, and whoever comes later reads it.
The chairs of the others are free and kept for them: they need no link, and sit down where they belong.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from tuath.bots import SCRIPTED, USUAL
from tuath.core.game import write_setup
from tuath.core.message import Message, Refused, refuse, say
from tuath.core.question import Seat
from tuath.core.rematch import Kind, turned
from tuath.server.entry.chairs import OPEN, Chair, make_chair
from tuath.server.entry.days import make_clock
from tuath.server.entry.entry import Entry, Said
from tuath.server.errors import Damaged, Forbidden, NotThere
from tuath.server.jobs.replays import prepare_after, prepare_again
from tuath.server.people.blocks import blocked_around
from tuath.server.people.clubs import sits_in
from tuath.server.sign_in.identity import Player
from tuath.server.tables.quotas import is_expired
from tuath.server.tables.seating import Seating, new_entry
from tuath.server.tables.table_cache import Shelf
from tuath.server.wire import outgoing

OFFERED = "server-again"


class Offer(NamedTuple):
    """Another game that somebody has asked for: at which table, and in which way it differs."""

    table: str
    player: str
    name: str
    kind: str
    round: int  # 0: from its beginning

    def message(self) -> Message:
        return say(OFFERED, **self._asdict())


class Rematches:
    """Games after games."""

    def __init__(self, shelf: Shelf, seating: Seating) -> None:
        self.shelf = shelf
        self.seating = seating

    async def ask(self, id: str, player: Player, kind: Kind, round: int | None) -> Entry:
        """A table for another game; where somebody has asked for the same, a chair at that table."""
        async with self.shelf.locked(id) as entry:
            if not entry.seats_of(player) or entry.status != "over":
                raise Forbidden
            offered = offer_of(entry.chat)
            if offered is not None and (offered.kind, offered.round) == (kind, round or 0):
                taken = await self._sit_down(offered.table, player)
                if taken is not None:
                    return taken
            made = await self._made(entry, player, kind, round)
            if made.status == "waiting":
                offer = Offer(made.id, player.id, player.name, kind, round or 0)
                await self.shelf.save_with_message(entry, offer.message())
            await self.shelf.insert(made, [player.id, *programs_of(entry)])
        if round is not None:
            await self._say_so(made.id, say("server-again-from", round=round))
        return await self.shelf.entry(made.id)

    async def try_out(self, id: str, player: Player, seat: Seat, count: int) -> Entry:
        """A table of one's own that goes on from a moment of a game that is over, with bots for all others.

        Whoever may look at the game may do so: nobody else is concerned.
        """
        async with self.shelf.locked(id) as entry:
            position = entry.told if entry.status == "over" else None
            if position is None:
                raise Refused(refuse("", "server-not-over"))
            if seat >= len(entry.chairs):
                raise Refused(refuse("", "core-no-such-seat", seat=seat, most=len(entry.chairs) - 1))
            file = self.shelf.materials.file_of(entry.game)
            setup, beginning = await self.shelf.replays.do(
                player.id, position.count, prepare_after, position.save(), file, count
            )
            chairs = [
                make_chair("me", player) if at == seat else stand_in(chair, player)
                for at, chair in enumerate(entry.chairs)
            ]
            made = new_entry(entry.game, "waiting", player, write_setup(setup), chairs, public=False)
            made.beginning = beginning
            await self.seating.prepare(made, player)
            await self.shelf.insert(made, [player.id])
        await self._say_so(made.id, say("server-again-after", count=count))
        return await self.shelf.entry(made.id)

    async def _sit_down(self, table: str, player: Player) -> Entry | None:
        """A chair at a table that is offered; None where none is kept for this player any more."""
        try:
            there = await self.shelf.entry(table)
        except (NotThere, Damaged):
            return None
        if there.status != "waiting" or is_expired(there.status, there.updated):
            return None
        if there.seats_of(player):
            return there
        if not any(chair.kept == player.id for chair in there.chairs):
            return None
        return await self.seating.join(table, player, None, None)

    async def _made(self, entry: Entry, player: Player, kind: Kind, round: int | None) -> Entry:
        """The table of the other game, which nobody sees yet."""
        position = entry.told
        if position is None:
            raise Refused(refuse("", "server-not-over"))
        file, answers = self.shelf.materials.file_of(entry.game), position.count if needs_past(kind) else 0
        setup, beginning = await self.shelf.replays.do(
            player.id, answers, prepare_again, position.save(), file, kind, round
        )
        against = await blocked_around(self.shelf.store, player.id)
        chairs = [OPEN if chair.player in against else chair_again(chair, player) for chair in entry.chairs]
        chairs = turned(chairs) if kind == "turned" else chairs
        made = new_entry(entry.game, "waiting", player, write_setup(setup), chairs, entry.public)
        made.clock = entry.clock and make_clock(entry.clock.wish(), len(chairs))
        made.club = entry.club if await sits_in(self.shelf.store, entry.club, player) else None
        made.asking, made.hints, made.beginning = entry.asking, entry.hints, beginning
        made.answer_limit, made.rated = entry.answer_limit, entry.rated and not beginning.lines
        made.delay = entry.delay
        await self.seating.prepare(made, player)
        return made

    async def _say_so(self, id: str, message: Message) -> None:
        """Whoever comes to the table reads that its game has a past."""
        async with self.shelf.locked(id) as entry:
            await self.shelf.save_with_message(entry, message)


def programs_of(entry: Entry) -> list[str]:
    """Programs look at no table that is over: they are invited to the next one."""
    return [chair.player for chair in entry.chairs if chair.kind == "program" and chair.player is not None]


def needs_past(kind: Kind) -> bool:
    """Has the former game to be looked through?"""
    return kind not in ("same", "turned")


def chair_again(chair: Chair, player: Player) -> Chair:
    """A chair in another game: mine are mine again, those of other people are kept for them, bots play again."""
    if chair.player == player.id:
        return replace(chair, bot=None, resigned=False, late=False)
    if chair.kind != "bot":
        return OPEN if chair.player is None else Chair("open", name=chair.name, kept=chair.player)
    return make_chair(f"bot:{chair.name if chair.bot == SCRIPTED else chair.bot}", player)


def stand_in(chair: Chair, player: Player) -> Chair:
    """Who plays for somebody else where one person tries something out: the same bot, or the usual one."""
    known = chair.bot if chair.kind == "bot" and chair.bot not in (None, SCRIPTED) else None
    return make_chair(f"bot:{known or USUAL}", player)


@lru_cache(maxsize=4096)
def read_offer(text: str) -> Offer | None:
    """The offer in what the table says; None for other words of it."""
    message = json.loads(text)
    if message["key"] != OFFERED:
        return None
    found = message["params"]
    return Offer(*(found[name] for name in Offer._fields))


def offer_of(chat: Sequence[Said]) -> Offer | None:
    """The last offer that was made here."""
    return next((offer for said in reversed(chat) if not said.player and (offer := read_offer(said.text))), None)


def offer_data(entry: Entry) -> outgoing.Offered | None:
    """The offer as everybody sees it."""
    offer = offer_of(entry.chat) if entry.status == "over" else None
    return None if offer is None else {"table": offer.table, "player": offer.player, "name": offer.name}
