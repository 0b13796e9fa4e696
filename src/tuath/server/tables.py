"""Tables: who sits there, how the game stands, and every change to it, checked and stored before it is told.

A table in memory is a cache of its rows. A change is stored with the version it was made from, and only then shown and
acknowledged; if storing fails, the cache is dropped and the rows are as before. An answer advances the cached position
itself, as copying it would cost more than the answer: until it is on disk, whoever wants to see the table waits.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Container, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from tuath.bots import BOTS
from tuath.core.game import Game, write_setup
from tuath.core.message import Refusal, Refused, refuse, say
from tuath.core.position import Position, Told, load, new_seed, replay
from tuath.core.question import Decision, Seat
from tuath.core.record import Record
from tuath.games import find
from tuath.server.brains import Brains, simpler_than
from tuath.server.identity import Player, clean_name
from tuath.server.journal import Conflict, Move, Repeated
from tuath.server.store import Change, Store

log = logging.getLogger("tuath.tables")
KEPT = 500  # tables in memory
SNAPSHOT_EVERY = 50  # answers
REMEMBERED = 10_000  # tables of which we know what we have heard
SILENCE = float(os.environ.get("TUATH_SILENCE", "60"))  # seconds; no bot thinks so long
LONGEST_TEXT = 500
Chair = dict[str, Any]


class LogLine(NamedTuple):
    """A line of the log, told at this version of the table after so many answers."""

    version: int
    answers: int
    told: Told


@dataclass
class Entry:
    """One table in memory."""

    id: str
    game: Game[Any]
    version: int
    status: str
    public: bool
    host: str
    invitation: str
    setup: str
    chairs: list[Chair]
    clock: dict[str, Any] | None
    undo: dict[str, Any] | None
    created: float
    position: Position[Any] | None
    seed: int | None = None  # chosen for a game that has not begun
    log: list[LogLine] = field(default_factory=list)
    times: dict[int, float] = field(default_factory=dict)  # when each answer was given
    chat: list[dict[str, Any]] = field(default_factory=list)
    log_start: int = 0  # the version at which the log was last written anew
    saved: int = 0  # how many answers the snapshot on disk holds
    shown_chairs: tuple[list[Chair], Sequence[str], list[dict[str, Any]]] | None = None  # as they were written last
    asked: dict[Seat, tuple[Decision[Any], int]] = field(default_factory=dict)  # what, and since which version

    def draft(self) -> Entry:
        """The same table, to be changed: nobody sees it before it is on disk."""
        draft = object.__new__(Entry)
        draft.__dict__ = {**self.__dict__, "chairs": list(self.chairs)}
        return draft

    def seats_of(self, player: Player | None) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if player is not None and chair["player"] == player.id]

    def bot_seat(self) -> Seat | None:
        """A seat that is asked and held by a bot."""
        if self.status != "playing" or self.position is None:
            return None
        return next((seat for seat in self.position.decisions if self.chairs[seat]["bot"]), None)

    def note_asked(self) -> None:
        """Remember since when each seat has been asked what it is asked now."""
        decisions = self.position.decisions if self.position is not None else {}
        for seat, decision in decisions.items():
            known = self.asked.get(seat)
            if known is None or not is_same(known[0], decision):
                self.asked[seat] = decision, self.version

    def is_asked_since(self, seat: Seat, version: int) -> bool:
        """Was it asked this at that version? Of several who choose at once, none is held up by another's answer."""
        known = self.asked.get(seat)
        now = self.position.decisions.get(seat) if self.position is not None else None
        return known is not None and now is not None and is_same(known[0], now) and known[1] <= version

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair["player"] and not chair["bot"]]


class NotThere(Exception):
    """No such table, or none that this viewer may see."""


class Forbidden(Exception):
    """Not this player's to do."""

    def __init__(self, key: str = "server-not-yours") -> None:
        super().__init__(key)
        self.refusal = refuse("", key)


class Behind(Exception):
    """The client answers a table that has moved on."""


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store, brains: Brains, changed: Callable[[str, int], None]) -> None:
        self.store = store
        self.brains = brains
        self.changed = changed
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.writing: set[str] = set()  # tables whose position is ahead of the disk
        self.heard: dict[str, int] = {}  # the newest version of a table that any worker has stored, as far as we know
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.answers = 0  # for the metrics

    # ---- reading ------------------------------------------------------------------------------------------------

    async def entry(self, id: str) -> Entry:
        """The table as the rows have it."""
        while id in self.writing:
            async with self.locks[id]:
                pass
        if id in self.entries:
            self.entries.move_to_end(id)
            return self.entries[id]
        entry = await self._load(id)
        while entry.version < self.heard.get(id, 0):  # another worker has changed it while it was read
            entry = await self._load(id)
        entry = self.entries.setdefault(id, entry)  # somebody else may have read it as well: there is one entry
        self._forget_some()
        return entry

    def _forget_some(self) -> None:
        """Keep those that were wanted last, and those that are being written."""
        for old in list(islice(self.entries, max(0, len(self.entries) - KEPT))):
            if old not in self.writing:
                del self.entries[old]
                self.locks.pop(old, None)

    async def _load(self, id: str) -> Entry:
        row = await self.store.read(id)
        if row is None:
            raise NotThere
        game = find(row.game)
        position = load(row.snapshot, game) if row.snapshot else None
        answers = await self.store.read_answers(id)
        saved = position.count if position is not None else 0
        if position is not None:
            position.follow(row.line for row in answers if row[0] > saved)
        entry = Entry(
            row.id, game, row.version, row.status, row.public, row.host, row.invitation, row.setup,
            [dict(chair) for chair in row.chairs], row.clock, row.undo, row.created, position,
        )  # fmt: skip
        entry.seed = None if row.seed is None else int(row.seed)
        entry.saved = saved
        entry.times = {row[0]: row.at for row in answers}
        entry.chat = [dict(said._mapping) for said in await self.store.read_chat(id)]
        self._write_log(entry)
        entry.log_start = row.version
        entry.note_asked()
        return entry

    def _write_log(self, entry: Entry) -> None:
        """Write the log of a position anew."""
        position = entry.position
        if position is not None:
            entry.log = [LogLine(entry.version, count, told) for count, told in position.story()]

    def stale(self, id: str, version: int) -> None:
        """A change has been stored: if not by us, what is in memory is old.

        While a change of ours is under way, the message may be our own: it is looked at when that is done.
        """
        self.heard.pop(id, None)
        self.heard[id] = version
        if len(self.heard) > REMEMBERED:
            del self.heard[next(iter(self.heard))]
        lock = self.locks.get(id)
        if lock is None or not lock.locked():
            self._catch_up(id)

    def _catch_up(self, id: str) -> None:
        """Forget what is older than what we have heard of, and let the viewers look again."""
        entry = self.entries.get(id)
        if entry is not None and entry.version < self.heard.get(id, 0):
            del self.entries[id]
            self.changed(id, self.heard[id])

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Entry]:
        """One change at a time per table, made on a draft: whatever goes wrong, memory and rows agree afterwards."""
        lock = self.locks.setdefault(id, asyncio.Lock())
        async with lock:
            entry = (await self.entry(id)).draft()
            try:
                yield entry
            except (Refused, Forbidden, Behind, NotThere):
                raise
            except BaseException:
                self.entries.pop(id, None)
                raise
            finally:
                self._catch_up(id)

    async def _store(self, entry: Entry, request: str | None = None, **extra: Any) -> None:
        """Put a changed entry on disk, then tell."""
        values = {
            "status": entry.status,
            "chairs": entry.chairs,
            "clock": entry.clock,
            "undo": entry.undo,
            "host": entry.host,
            "snapshot": entry.position.save() if entry.position is not None else None,
        }
        entry.saved = entry.position.count if entry.position is not None else 0
        entry.version = await self.store.save(Change(entry.id, entry.version, values, request, **extra))
        self._tell(entry)

    def _tell(self, entry: Entry) -> None:
        """What is on disk may be told."""
        self.entries[entry.id] = entry
        entry.note_asked()
        self.changed(entry.id, entry.version)
        self.wake(entry)

    # ---- before the game ----------------------------------------------------------------------------------------

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
        setup = game.complete(len(chairs), options)
        sitting = [make_chair(kind, host) for kind in chairs]
        time_left = None
        if clock is not None:
            time_left = {**clock, "left": [clock["minutes"] * 60.0] * len(chairs), "since": None}
        entry = Entry(
            secrets.token_urlsafe(9), game, 0, "waiting", public, host.id, secrets.token_urlsafe(9),
            write_setup(setup), sitting, time_left, None, time.time(), None, seed,
        )  # fmt: skip
        if not any(chair["kind"] == "open" for chair in sitting):
            self._begin(entry)
        await self._insert(entry, [host.id])
        return entry

    async def keep_record(self, owner: Player, record: Record) -> Entry:
        """A record as a table that can be replayed."""
        game = find(record.game)
        position = replay(record, game)
        names = [record.players.get(seat, "") for seat in range(record.setup.seats)]
        chairs = [
            {**make_chair("open", owner), "kind": "bot" if is_bot(name) else "human", "name": name} for name in names
        ]
        entry = Entry(
            secrets.token_urlsafe(9), game, 0, "over", False, owner.id, secrets.token_urlsafe(9),
            write_setup(position.setup), chairs, None, None, time.time(), position,
        )  # fmt: skip
        await self._insert(entry, [owner.id])
        return entry

    async def _insert(self, entry: Entry, members: Sequence[str]) -> None:
        values = {
            "id": entry.id, "game": entry.game.key, "version": 0, "status": entry.status, "public": entry.public,
            "host": entry.host, "invitation": entry.invitation, "setup": entry.setup, "chairs": entry.chairs,
            "clock": entry.clock, "undo": None, "created": entry.created, "updated": entry.created,
            "seed": None if entry.seed is None else str(entry.seed),
            "snapshot": entry.position.save() if entry.position is not None else None,
        }  # fmt: skip
        await self.store.create(values, members)
        self._write_log(entry)
        entry.saved = entry.position.count if entry.position is not None else 0
        self.entries[entry.id] = entry
        entry.note_asked()
        self.wake(entry)

    def _begin(self, entry: Entry) -> None:
        setup = entry.game.read_setup(entry.setup)
        entry.position = Position(entry.game, setup, new_seed() if entry.seed is None else entry.seed)
        entry.status = "playing"
        if entry.clock is not None:
            entry.clock = {**entry.clock, "since": time.time()}
        self._write_log(entry)

    async def join(self, id: str, player: Player, seat: Seat | None, invitation: str | None) -> Entry:
        async with self.locked(id) as entry:
            if entry.seats_of(player):
                return entry
            if not entry.public and invitation != entry.invitation:
                raise Forbidden("server-needs-invitation")
            free = [place for place, chair in enumerate(entry.chairs) if chair["kind"] == "open"]
            if not free or (seat is not None and seat not in free):
                raise Refused(refuse("", "server-no-free-chair"))
            chosen = free[0] if seat is None else seat
            entry.chairs[chosen] = make_chair("me", player)
            if entry.status == "waiting" and len(free) == 1:
                self._begin(entry)
            await self._store(entry, members=[player.id])
            return entry

    async def leave(self, id: str, player: Player) -> Entry:
        async with self.locked(id) as entry:
            if not entry.seats_of(player):
                raise Forbidden
            if entry.status != "waiting":
                raise Refused(refuse("", "server-game-has-begun"))
            for seat in entry.seats_of(player):
                entry.chairs[seat] = make_chair("open", player)
            await self._store(entry)
            return entry

    # ---- the game -----------------------------------------------------------------------------------------------

    def own_seat(self, entry: Entry, player: Player | None, seat: Seat) -> None:
        if seat not in entry.seats_of(player) or entry.chairs[seat]["bot"]:
            raise Forbidden

    async def answer(
        self, id: str, player: Player | None, seat: Seat, option: str, version: int | None, request: str | None
    ) -> int:
        """One answer: whose it is, whether it is asked and legal, then on disk, then told."""
        async with self.locked(id) as entry:
            self.own_seat(entry, player, seat)
            try:
                if version is not None and version != entry.version and not entry.is_asked_since(seat, version):
                    raise Behind
                return await self._answer(entry, seat, option, request)
            except (Refused, Behind):
                # An answer that was carried out before is not asked any more: it counts once, and is well.
                done = await self.store.done_request(id, request) if request is not None else None
                if done is None:
                    raise
                return done

    async def _answer(self, entry: Entry, seat: Seat, option: str, request: str | None) -> int:
        position = entry.position
        if position is None or entry.status != "playing":
            raise Refused(refuse("", "server-not-playing"))
        before = position.count
        heard: list[tuple[int, Told]] = []
        position.listen(lambda told: heard.append((position.count, told)))
        try:
            position.answer(seat, option)
        finally:
            position.listen(None)
        self.answers += 1
        now = time.time()
        self._press_clock(entry, seat, now)
        entry.undo = None
        if position.over:
            entry.status = "over"
        move = Move(
            entry.id, entry.version, now, entry.status, position.lines_since(before), before + 1, entry.clock,
            self._due_snapshot(entry), request,
        )  # fmt: skip
        self.writing.add(entry.id)
        try:
            entry.version = await self.store.journal.add(move)
        except Repeated as repeated:
            self.entries.pop(entry.id, None)
            return repeated.version
        except Conflict:
            self.entries.pop(entry.id, None)
            raise Behind from None
        finally:
            self.writing.discard(entry.id)
        entry.log.extend(LogLine(entry.version, count, told) for count, told in heard)
        entry.times.update(dict.fromkeys(range(before + 1, position.count + 1), now))
        entry.asked.pop(seat, None)
        self._tell(entry)
        return entry.version

    def _due_snapshot(self, entry: Entry) -> str | None:
        """Now and then a position is saved whole, so that few answers need be given again when it is loaded."""
        position = entry.position
        if position is None or (position.count - entry.saved < SNAPSHOT_EVERY and not position.over):
            return None
        entry.saved = position.count
        return position.save()

    def _press_clock(self, entry: Entry, seat: Seat, now: float) -> None:
        clock = entry.clock
        if clock is None or clock["since"] is None:
            return
        left = list(clock["left"])
        left[seat] = left[seat] - (now - clock["since"]) + clock["increment"]
        entry.clock = {**clock, "left": left, "since": now}

    async def why_not(self, id: str, seat: Seat, option: str, player: Player | None) -> tuple[Refusal | None, Any]:
        entry = await self.entry(id)
        position = entry.position
        if position is None:
            raise Refused(refuse("", "server-not-playing"))
        if seat not in entry.seats_of(player):
            raise Forbidden
        refusal = position.why_not(seat, option)
        decision = position.decisions.get(seat)
        value = decision.domain.index.get(option) if decision is not None else None
        about = position.game.about(position.state, decision, value) if decision and value is not None else {}
        return refusal, about

    async def undo(self, id: str, player: Player, seat: Seat, request: str | None = None) -> tuple[int, list[Seat]]:
        """Take back at once what may be; ask the other people at the table for more: the version, who is asked."""
        async with self.locked(id) as entry:
            self.own_seat(entry, player, seat)
            if request is not None and (done := await self.store.done_request(id, request)) is not None:
                return done, entry.undo["waiting"] if entry.undo and entry.undo["seat"] == seat else []
            position = self._playing(entry)
            refusal = position.no_undo(seat)
            others = [other for other in entry.people() if entry.chairs[other]["player"] != player.id]
            if refusal is not None and refusal.message.key == "core-undo-nothing":
                raise Refused(refusal)
            if refusal is None or not others:
                await self._undo(entry, seat, refusal is not None, request)
                return entry.version, []
            entry.undo = {"seat": seat, "agreed": [], "waiting": others}
            await self._store(entry, request)
            return entry.version, others

    async def consent(self, id: str, player: Player, seat: Seat, agree: bool) -> Entry:
        async with self.locked(id) as entry:
            self.own_seat(entry, player, seat)
            asked = entry.undo
            if asked is None or seat not in asked["waiting"]:
                raise Refused(refuse("", "server-nothing-to-agree"))
            waiting = [other for other in asked["waiting"] if other != seat]
            if agree and not waiting:
                await self._undo(entry, asked["seat"], consent=True)
                return entry
            entry.undo = {**asked, "agreed": [*asked["agreed"], seat], "waiting": waiting} if agree else None
            await self._store(entry)
            return entry

    async def _undo(self, entry: Entry, seat: Seat, consent: bool, request: str | None = None) -> None:
        entry.position = position = self._playing(entry).copy()
        before = position.history()
        position.undo(seat, consent)
        after = position.history()
        same = next((n for n, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(after))
        entry.undo = None
        entry.times = {count: at for count, at in entry.times.items() if count <= position.count}
        self._write_log(entry)
        entry.log_start = entry.version + 1
        entry.asked = {}
        await self._store(entry, request, answers_after=same, answers=position.lines_since(same))

    def _playing(self, entry: Entry) -> Position[Any]:
        if entry.position is None or entry.status == "waiting":
            raise Refused(refuse("", "server-not-playing"))
        if entry.status == "over":
            raise Refused(refuse("", "server-game-is-over"))
        return entry.position

    async def resign(self, id: str, player: Player, seat: Seat) -> Entry:
        async with self.locked(id) as entry:
            self.own_seat(entry, player, seat)
            self._playing(entry)
            self._hand_to_bot(entry, seat, "greedy", resigned=True)
            await self._store(entry)
            return entry

    async def replace(self, id: str, player: Player, seat: Seat, kind: str, online: Container[str]) -> Entry:
        """The host gives a missing player's chair to a bot, or frees it for somebody else."""
        async with self.locked(id) as entry:
            if player.id != entry.host or seat not in range(len(entry.chairs)):
                raise Forbidden("server-host-only")
            if entry.status == "over":
                raise Refused(refuse("", "server-game-is-over"))
            if entry.chairs[seat]["player"] in online:
                raise Refused(refuse("", "server-player-is-here"))
            chair = make_chair(kind, player)
            if chair["player"] is not None:
                raise Forbidden("server-host-only")
            entry.chairs[seat] = chair
            if entry.status == "waiting" and not any(other["kind"] == "open" for other in entry.chairs):
                self._begin(entry)
            await self._store(entry)
            return entry

    def _hand_to_bot(self, entry: Entry, seat: Seat, bot: str, resigned: bool = False) -> None:
        entry.chairs[seat] = {**entry.chairs[seat], "bot": bot, "resigned": resigned or entry.chairs[seat]["resigned"]}

    async def say(self, id: str, player: Player, text: str) -> Entry:
        text = " ".join(text.split())
        if not 1 <= len(text) <= LONGEST_TEXT:
            raise Refused(refuse("", "server-bad-text", most=LONGEST_TEXT))
        async with self.locked(id) as entry:
            said = {"player": player.id, "name": player.name, "text": text, "at": time.time()}
            entry.chat = [*entry.chat, {**said, "version": entry.version + 1}]
            await self._store(entry, said=said)
            return entry

    async def rematch(self, id: str, player: Player) -> Entry:
        """The same line-up again: chairs of other people are free for them to take."""
        entry = await self.entry(id)
        if not entry.seats_of(player) or entry.status != "over":
            raise Forbidden
        kinds = [rematch_kind(chair, player) for chair in entry.chairs]
        setup = entry.game.read_setup(entry.setup)
        clock = entry.clock and {name: entry.clock[name] for name in ("minutes", "increment")}
        return await self.create(
            player, entry.game, kinds, dict(setup.options), public=entry.public, clock=clock or None
        )

    # ---- bots ---------------------------------------------------------------------------------------------------

    def wake(self, entry: Entry) -> None:
        """Let the bots of a table think, if one of them is asked and none thinks already."""
        if entry.bot_seat() is not None and entry.id not in self.thinking:
            self.thinking[entry.id] = asyncio.create_task(self._think_on(entry.id))

    async def wake_all(self) -> None:
        """After a start: the bots of all running tables go on."""
        for id in await self.store.playing():
            await self._wake_if_whole(id)

    async def wake_silent(self) -> None:
        """Where nothing has happened for longer than a bot may think, its worker may have died: another one goes on."""
        now = time.time()
        for id in await self.store.playing(now - 4 * SILENCE, now - SILENCE):
            await self._wake_if_whole(id)

    async def _wake_if_whole(self, id: str) -> None:
        """A table that cannot be read, for other rules or material, is nobody else's trouble."""
        try:
            self.wake(await self.entry(id))
        except (Refused, NotThere):
            log.warning("table cannot be read", extra={"table": id})

    async def _think_on(self, id: str) -> None:
        """One bot after the other, as long as a bot is asked."""
        try:
            while await self._think(id):
                pass
        finally:
            self.thinking.pop(id, None)

    async def _think(self, id: str) -> bool:
        """One answer of a bot; False when none is asked."""
        entry = await self.entry(id)
        seat = entry.bot_seat()
        if seat is None or entry.position is None:
            return False
        bot, version = str(entry.chairs[seat]["bot"]), entry.version
        try:
            value = await self.brains.choose(entry.position.save(), seat, bot, secrets.randbits(32))
            async with self.locked(id) as entry:
                if entry.version == version and entry.position is not None:
                    decision = entry.position.decisions[seat]
                    await self._answer(entry, seat, decision.domain.ids[value], None)
        except Behind:
            pass  # another worker's bot was faster
        except Exception:
            log.exception("bot failed", extra={"table": id, "bot": bot, "seat": seat})
            await self._give_to_simpler(id, seat, bot)
        return True

    async def _give_to_simpler(self, id: str, seat: Seat, bot: str) -> None:
        simpler = simpler_than(bot)
        async with self.locked(id) as entry:
            if simpler is None:
                entry.chairs[seat] = {**entry.chairs[seat], "bot": None, "kind": "open"}
            else:
                self._hand_to_bot(entry, seat, simpler)
            words = say("server-bot-replaced", bot=bot, simpler=simpler or "–")
            said = {"player": "", "name": "", "text": json.dumps(words.as_data()), "at": time.time()}
            entry.chat = [*entry.chat, {**said, "version": entry.version + 1}]
            await self._store(entry, said=said)

    # ---- clocks -------------------------------------------------------------------------------------------------

    async def run_out(self) -> None:
        """Chairs whose time has run out are played on by a bot."""
        for id, entry in list(self.entries.items()):
            if entry.status == "playing" and entry.clock is not None and self._late_seats(entry):
                async with self.locked(id) as late:
                    for seat in self._late_seats(late):
                        self._hand_to_bot(late, seat, "greedy", resigned=True)
                    await self._store(late)

    def _late_seats(self, entry: Entry) -> list[Seat]:
        clock, position = entry.clock, entry.position
        if clock is None or clock["since"] is None or position is None:
            return []
        spent = time.time() - clock["since"]
        return [s for s in position.decisions if not entry.chairs[s]["bot"] and clock["left"][s] < spent]

    def close(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()


def is_same(one: Decision[Any], other: Decision[Any]) -> bool:
    """Is the same asked, with the same options?"""
    return one.question is other.question and one.values == other.values


def make_chair(kind: str, player: Player) -> Chair:
    """A chair as the rows keep it; refused when there is no such kind or bot."""
    chair: Chair = {"kind": kind, "player": None, "name": "", "bot": None, "resigned": False}
    if kind == "me":
        return {**chair, "kind": "human", "player": player.id, "name": player.name}
    if kind == "guest" or kind.startswith("guest:"):
        name = clean_name(kind.removeprefix("guest:")) if kind != "guest" else ""
        return {**chair, "kind": "guest", "player": player.id, "name": name}
    if kind == "open":
        return chair
    name = kind.removeprefix("bot:")
    if not kind.startswith("bot:") or name not in BOTS:
        raise Refused(refuse("", "server-unknown-chair", text=kind))
    return {**chair, "kind": "bot", "bot": name, "name": name}


def is_bot(name: str) -> bool:
    """Was a seat of a record played by a bot? They are written by their names, alone or after ``bot:``."""
    return name.removeprefix("bot:") in BOTS


def rematch_kind(chair: Chair, player: Player) -> str:
    if chair["player"] == player.id:
        guest = f"guest:{chair['name']}" if chair["name"] else "guest"
        return "me" if chair["kind"] == "human" else guest
    return f"bot:{chair['bot']}" if chair["kind"] == "bot" else "open"
