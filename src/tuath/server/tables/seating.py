"""Sitting down: tables that are made, joined, left, played again."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tuath.core.game import Game, write_setup
from tuath.core.hints import ALONE, Hints
from tuath.core.message import Refused, refuse, say
from tuath.core.position import load, new_seed
from tuath.core.question import Seat
from tuath.core.rematch import begin
from tuath.server.entry.chairs import OPEN, Chair, make_chair
from tuath.server.entry.days import make_clock
from tuath.server.entry.delays import delay_of
from tuath.server.entry.entry import Entry
from tuath.server.entry.rated import rate
from tuath.server.errors import Forbidden
from tuath.server.jobs.replays import read_record
from tuath.server.people.blocks import has_blocked
from tuath.server.people.clubs import sits_in
from tuath.server.people.programs import PROGRAM, kept_for
from tuath.server.settings import offered_bots, settings
from tuath.server.sign_in.identity import Player
from tuath.server.tables.quotas import check_room, is_expired
from tuath.server.tables.table_cache import Shelf
from tuath.server.timing.clock import STEADY
from tuath.server.wire.outgoing import Asking, Seeding, Status

log = logging.getLogger("tuath.tables")
SHORTEST_LINE = 7  # characters of an answer in a record
LEAST_TIME = 30.0  # seconds; who comes back to a table has so much at least


class Customs(NamedTuple):
    """How people are asked and helped at a table, and whose it is besides those who sit there."""

    asking: Asking = "quiet"
    hints: Hints = ALONE
    answer_limit: int | None = None  # seconds for who may answer; nothing: as the host has it
    rated: bool = False
    delay: int | None = None  # seconds by which those who look on are behind; nothing: as is usual for such a table
    club: str | None = None


USUAL = Customs()
SHORTEST_LIMIT, LONGEST_LIMIT = 10, 60  # seconds


def checked_limit(seconds: int | None) -> int | None:
    """Enough to read a card, and not so long that all wait for one."""
    if seconds is not None and not SHORTEST_LIMIT <= seconds <= LONGEST_LIMIT:
        limits = {"least": SHORTEST_LIMIT, "most": LONGEST_LIMIT}
        raise Refused(refuse("", "server-bad-answer-limit", seconds=seconds, **limits))
    return seconds


class Seating:
    """Who sits where."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        # For tests, which want the same deal each time: a chosen seed counts at every table, and everybody is told.
        self.is_trusting = settings().seeds == "chosen"
        if self.is_trusting:
            log.warning("TUATH_SEEDS=chosen is for tests only: whoever names a seed knows every hidden card")

    async def create(
        self,
        host: Player,
        game: Game[Any],
        chairs: Sequence[str],
        options: Mapping[str, str],
        *,
        public: bool = True,
        clock: Mapping[str, Any] | None = None,
        seed: int | None = None,
        customs: Customs = USUAL,
    ) -> Entry:
        setup = write_setup(game.complete(len(chairs), options))
        if customs.club is not None and not await sits_in(self.shelf.store, customs.club, host):
            raise Forbidden("server-club-private")
        is_public = public and customs.club is None
        placed = await self.place(host, game.key, chairs)
        entry = new_entry(game, "waiting", host, setup, placed, is_public)
        entry.club = customs.club
        entry.clock, entry.seed = make_clock(clock, len(chairs)), seed
        entry.asking, entry.hints = customs.asking, customs.hints
        entry.answer_limit = checked_limit(customs.answer_limit)
        if customs.rated:
            rate(entry, trusts_seeds=self.is_trusting)
        entry.delay = delay_of(entry, customs.delay)
        await self.prepare(entry, host)
        await self.shelf.insert(entry, [host.id, *invited(placed)])
        return entry

    async def place(self, host: Player, game: str, kinds: Sequence[str], others: Sequence[Chair] = ()) -> list[Chair]:
        """Chairs as a host asks for them, beside those that are there: programs are invited."""
        placed: list[Chair] = []
        for kind in kinds:
            if kind.startswith(PROGRAM):
                placed.append(await kept_for(self.shelf.store, host, game, kind, (*others, *placed)))
            else:
                placed.append(make_chair(kind, host))
        return placed

    async def prepare(self, entry: Entry, host: Player) -> None:
        """A table that nobody sees yet: is there room for it? Where nobody is missing, its game begins."""
        await check_room(self.shelf.store, host, entry.chairs)
        if entry.seed is not None:
            entry.seeding = self._seeding(entry)
        if entry.is_full():
            self.begin(entry)

    async def keep_record(self, owner: Player, text: str) -> Entry:
        """A record as a table that can be replayed."""
        most = len(text) // SHORTEST_LINE
        brought = await self.shelf.replays.do(owner.id, most, read_record, text, self.shelf.materials)
        chairs = [Chair("bot" if is_bot(name) else "human", name=name) for name in brought.names]
        game = self.shelf.materials.of(brought.game, brought.material)
        entry = new_entry(game, "over", owner, brought.setup, chairs, public=False)
        entry.position, entry.differs = load(brought.snapshot, game), brought.differs
        entry.record, entry.rules, entry.result = brought.record, brought.rules, brought.result
        entry.hinted = tuple(brought.hints)
        entry.write_log(brought.log)
        await self.shelf.insert(entry, [owner.id])
        return entry

    async def join(self, id: str, player: Player, seat: Seat | None, invitation: str | None) -> Entry:
        async with self.shelf.locked(id) as entry:
            if entry.seats_of(player):
                return entry
            if is_expired(entry.status, entry.updated):
                raise Refused(refuse("", "server-table-expired"))
            if not entry.may_talk(player, invitation) and not await sits_in(self.shelf.store, entry.club, player):
                raise Forbidden("server-needs-invitation")
            free = [place for place, chair in enumerate(entry.chairs) if chair.kind == "open"]
            if not free or (seat is not None and seat not in free):
                raise Refused(refuse("", "server-no-free-chair"))
            self.check_newcomer(entry)
            if await has_blocked(self.shelf.store, entry.host, player.id):
                raise Forbidden("server-blocked")
            own = [place for place in free if entry.chairs[place].kept == player.id]
            usual = sorted(free, key=lambda place: entry.chairs[place].kept is not None)[
                :1
            ]  # those kept for none first
            sit_down(entry.chairs, (own or usual) if seat is None else [seat], player)
            await self.save_or_begin(entry, members=[player.id])
            return entry

    def check_newcomer(self, entry: Entry) -> None:
        """Where somebody could know what he must not, nobody sits down once a game has begun."""
        if entry.status != "playing":
            return
        if entry.game.hides:
            raise Refused(refuse("", "server-hidden-hand"))
        if entry.rated:
            raise Refused(refuse("", "server-rated-begun"))
        if entry.seeding == "chosen" and not self.is_trusting:
            raise Refused(refuse("", "server-seed-known"))

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

    async def decline(self, id: str, player: Player) -> Entry:
        """A chair that is kept for somebody at a table that waits is anybody's: they would rather not."""
        async with self.shelf.locked(id) as entry:
            kept = [seat for seat, chair in enumerate(entry.chairs) if chair.kept == player.id]
            if not kept or entry.status != "waiting":
                raise Refused(refuse("", "server-not-invited"))
            for seat in kept:
                entry.chairs[seat] = OPEN
            await self.shelf.save_with_message(entry, say("server-declined", player=player.id, name=player.name))
            return entry

    async def resign(self, id: str, player: Player, seat: Seat) -> Entry:
        async with self.shelf.locked(id) as entry:
            check_own_seat(entry, player, seat)
            entry.playing()
            entry.chairs[seat] = entry.chairs[seat].left_to("greedy", resigned=True)
            await self.shelf.save(entry)
            return entry

    async def come_back(self, id: str, player: Player, seat: Seat) -> Entry:
        """A player takes back the chair that a bot has kept for him, or that was freed and not taken."""
        async with self.shelf.locked(id) as entry:
            position = entry.playing()
            if seat not in entry.returns_of(player):
                raise Forbidden("server-no-return")
            entry.chairs[seat] = entry.chairs[seat].returned()
            if entry.clock is not None:
                entry.clock = entry.clock.resumed(seat, seat in position.decisions, LEAST_TIME, STEADY.now())
            await self.shelf.save_with_message(entry, say("server-returned", seat=f"seat:p{seat + 1}"))
            return entry

    # ---- beginning --------------------------------------------------------------------------------------------------

    async def save_or_begin(self, entry: Entry, members: Sequence[str] = ()) -> None:
        """Store a table whose chairs have changed; if nobody is missing any more, the game begins."""
        if entry.status != "waiting" or not entry.is_full():
            await self.shelf.save(entry, members=members)
            return
        self.begin(entry)
        if entry.seeding == "mixed":
            await self.shelf.save_with_message(entry, say("server-seed-mixed"), members=members)
        else:
            await self.shelf.save(entry, members=members)

    def _seeding(self, entry: Entry) -> Seeding:
        """Is the seed that somebody has chosen the game's? Only where nobody else could sit down."""
        alone = entry.is_full() and entry.persons() <= {entry.host}
        return "chosen" if alone or self.is_trusting else "mixed"

    def begin(self, entry: Entry) -> None:
        """Nobody is missing any more."""
        seed = new_seed()
        if entry.seed is not None:
            entry.seeding = self._seeding(entry)
            seed = entry.seed if entry.seeding == "chosen" else mixed(entry.seed, seed)
        entry.position = begin(entry.game, entry.game.read_setup(entry.setup), seed, entry.beginning)
        entry.status = "playing"
        if entry.clock is not None:
            entry.clock = entry.clock.begun(STEADY.now())
        entry.write_log(entry.position.story())


def new_entry(game: Game[Any], status: Status, host: Player, setup: str, chairs: list[Chair], public: bool) -> Entry:
    id, invitation = secrets.token_urlsafe(9), secrets.token_urlsafe(9)
    entry = Entry(id, game, 0, status, public, host.id, invitation, setup, chairs, None, None, STEADY.now(), None)
    entry.rules, entry.watch = game.version, secrets.token_urlsafe(9)
    return entry


def invited(chairs: Sequence[Chair]) -> list[str]:
    """Those for whom a chair is kept at a table that waits."""
    return [chair.kept for chair in chairs if chair.kept is not None]


def sit_down(chairs: list[Chair], places: Sequence[Seat], player: Player) -> None:
    """Somebody takes these chairs; whoever had guests at the same screen has them again."""
    own = next((place for place in places if chairs[place].name == player.name), places[0])
    for place in places:
        guest = Chair("guest", player.id, chairs[place].name)
        chairs[place] = make_chair("me", player) if place == own else guest


def mixed(chosen: int, chance: int) -> int:
    """A seed that depends on both, and that nobody knows who does not know both."""
    return int.from_bytes(hashlib.sha256(f"{chosen} {chance}".encode()).digest()[:8])


def check_own_seat(entry: Entry, player: Player | None, seat: Seat) -> None:
    """Only the one who sits there and has not left it to a bot."""
    if seat not in entry.seats_of(player) or entry.chairs[seat].bot:
        raise Forbidden


def is_bot(name: str) -> bool:
    """Was a seat of a record played by a bot? They are written by their names, alone or after ``bot:``."""
    return name.removeprefix("bot:") in offered_bots()
