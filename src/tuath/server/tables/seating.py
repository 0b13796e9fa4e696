"""Sitting down: tables that are made, joined, left, handed over, played again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tuath.bots import BOTS
from tuath.core.game import Game, write_setup
from tuath.core.message import Refused, refuse
from tuath.core.position import Position, load, new_seed
from tuath.core.question import Seat
from tuath.server.identity import Player
from tuath.server.replays import read_record
from tuath.server.tables.bounds import check_room, is_expired
from tuath.server.tables.entry import OPEN, Chair, Clock, Entry, make_chair
from tuath.server.tables.shelf import Shelf
from tuath.server.tables.trouble import Forbidden

SHORTEST_LINE = 7  # characters of an answer in a record


class Seating:
    """Who sits where."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def create(
        self,
        host: Player,
        game: Game[Any],
        chairs: Sequence[str],
        options: Mapping[str, str],
        *,
        public: bool = True,
        clock: Mapping[str, float] | None = None,
        seed: int | None = None,
    ) -> Entry:
        setup = write_setup(game.complete(len(chairs), options))
        sitting = [make_chair(kind, host) for kind in chairs]
        await check_room(self.shelf.store, host, sitting)
        entry = new_entry(game, "waiting", host, setup, sitting, public)
        entry.clock, entry.seed = Clock.of(clock, len(chairs)), seed
        if entry.is_full():
            begin(entry)
        await self.shelf.insert(entry, [host.id])
        return entry

    async def keep_record(self, owner: Player, text: str) -> Entry:
        """A record as a table that can be replayed."""
        most = len(text) // SHORTEST_LINE
        brought = await self.shelf.replays.do(owner.id, most, read_record, text, self.shelf.materials)
        chairs = [Chair("bot" if is_bot(name) else "human", name=name) for name in brought.names]
        game = self.shelf.materials.of(brought.game, brought.material)
        entry = new_entry(game, "over", owner, brought.setup, chairs, public=False)
        entry.position, entry.differs = load(brought.snapshot, game), brought.differs
        entry.record, entry.rules, entry.result = brought.record, brought.rules, brought.result
        entry.write_log(brought.log)
        await self.shelf.insert(entry, [owner.id])
        return entry

    async def join(self, id: str, player: Player, seat: Seat | None, invitation: str | None) -> Entry:
        async with self.shelf.locked(id) as entry:
            if entry.seats_of(player):
                return entry
            if is_expired(entry.status, entry.updated):
                raise Refused(refuse("", "server-table-expired"))
            if not entry.public and invitation != entry.invitation:
                raise Forbidden("server-needs-invitation")
            free = [place for place, chair in enumerate(entry.chairs) if chair.kind == "open"]
            if not free or (seat is not None and seat not in free):
                raise Refused(refuse("", "server-no-free-chair"))
            entry.chairs[free[0] if seat is None else seat] = make_chair("me", player)
            begin_if_full(entry)
            await self.shelf.save(entry, members=[player.id])
            return entry

    async def leave(self, id: str, player: Player) -> Entry:
        async with self.shelf.locked(id) as entry:
            if not entry.seats_of(player):
                raise Forbidden
            if entry.status != "waiting":
                raise Refused(refuse("", "server-game-has-begun"))
            for seat in entry.seats_of(player):
                entry.chairs[seat] = OPEN
            await self.shelf.save(entry)
            return entry

    async def resign(self, id: str, player: Player, seat: Seat) -> Entry:
        async with self.shelf.locked(id) as entry:
            check_own_seat(entry, player, seat)
            entry.playing()
            entry.chairs[seat] = entry.chairs[seat].left_to("greedy", resigned=True)
            await self.shelf.save(entry)
            return entry

    async def replace(self, id: str, player: Player, seat: Seat, kind: str, online: Container[str]) -> Entry:
        """The host gives a missing player's chair to a bot, or frees it for somebody else."""
        async with self.shelf.locked(id) as entry:
            if player.id != entry.host or seat not in range(len(entry.chairs)):
                raise Forbidden("server-host-only")
            if entry.status == "over":
                raise Refused(refuse("", "server-game-is-over"))
            if entry.chairs[seat].player in online:
                raise Refused(refuse("", "server-player-is-here"))
            chair = make_chair(kind, player)
            if chair.player is not None:
                raise Forbidden("server-host-only")
            entry.chairs[seat] = chair
            begin_if_full(entry)
            await self.shelf.save(entry)
            return entry

    async def rematch(self, id: str, player: Player) -> Entry:
        """The same line-up again: chairs of other people are free for them to take."""
        entry = await self.shelf.entry(id)
        if not entry.seats_of(player) or entry.status != "over":
            raise Forbidden
        kinds = [rematch_kind(chair, player) for chair in entry.chairs]
        setup = entry.game.read_setup(entry.setup)
        clock = None if entry.clock is None else entry.clock.wish()
        return await self.create(player, entry.game, kinds, dict(setup.options), public=entry.public, clock=clock)


def new_entry(game: Game[Any], status: str, host: Player, setup: str, chairs: list[Chair], public: bool) -> Entry:
    id, invitation = secrets.token_urlsafe(9), secrets.token_urlsafe(9)
    entry = Entry(id, game, 0, status, public, host.id, invitation, setup, chairs, None, None, time.time(), None)
    entry.rules = game.version
    return entry


def begin(entry: Entry) -> None:
    setup = entry.game.read_setup(entry.setup)
    entry.position = Position(entry.game, setup, new_seed() if entry.seed is None else entry.seed)
    entry.status = "playing"
    if entry.clock is not None:
        entry.clock = replace(entry.clock, since=time.time())
    entry.write_log(entry.position.story())


def begin_if_full(entry: Entry) -> None:
    if entry.status == "waiting" and entry.is_full():
        begin(entry)


def check_own_seat(entry: Entry, player: Player | None, seat: Seat) -> None:
    """Only the one who sits there and has not left it to a bot."""
    if seat not in entry.seats_of(player) or entry.chairs[seat].bot:
        raise Forbidden


def is_bot(name: str) -> bool:
    """Was a seat of a record played by a bot? They are written by their names, alone or after ``bot:``."""
    return name.removeprefix("bot:") in BOTS


def rematch_kind(chair: Chair, player: Player) -> str:
    if chair.player == player.id:
        guest = f"guest:{chair.name}" if chair.name else "guest"
        return "me" if chair.kind == "human" else guest
    return f"bot:{chair.bot}" if chair.kind == "bot" else "open"
