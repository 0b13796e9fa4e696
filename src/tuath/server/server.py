"""What all requests share: the rows, the tables, who looks at them, and how it is going."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import secrets
from collections.abc import Coroutine
from typing import Any

from tuath.games import keys
from tuath.games.materials import Materials
from tuath.server.admin.heartbeat import BEAT, Pulse
from tuath.server.admin.metrics import FOLDER, Metrics
from tuath.server.admin.needs import KINDS, counted, needs
from tuath.server.db.store import Store
from tuath.server.jobs.analysis import Analyses
from tuath.server.jobs.bot_pool import Brains
from tuath.server.jobs.replays import Replays
from tuath.server.leaving.deletion import Deleting
from tuath.server.live.hub import Hub
from tuath.server.live.notifications import Listening
from tuath.server.people.bans import Bans
from tuath.server.people.clubs import members_among
from tuath.server.people.ratings import Ledger
from tuath.server.people.security import SecurityLog
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Identity, Player
from tuath.server.sign_in.links import Links
from tuath.server.sign_in.passkeys import Passkeys
from tuath.server.sign_in.sign_ins import SignIns
from tuath.server.tables import Tables
from tuath.server.tables.pairing import Pairing
from tuath.server.tables.rate_results import Counting
from tuath.server.tournaments import Tournaments
from tuath.server.web.http_cache import Kept
from tuath.server.web.limits import Limits

log = logging.getLogger("tuath.server")
NEEDS = 300  # seconds; so often what can need a host is looked for
LOOK = 3  # seconds; so soon an act of a host is heard of


class Server:
    """One process that serves tables."""

    def __init__(self, url: str, materials: Materials, processes: int = 1) -> None:
        self.store = Store(url)
        self.materials = materials
        self.brains = Brains(processes)
        self.security = SecurityLog(self.store)
        self.replays = Replays()
        self.analyses = Analyses(self.store, int(settings().analysts))
        self.hub = Hub(settings().grace)
        self.kept = Kept()
        self.worker = secrets.token_hex(4)
        self.announcing: set[asyncio.Task[None]] = set()
        self.tables = Tables(self.store, materials, self.brains, self.replays, self.hub.changed, self.hub.is_watched)
        self.hub.tables = self.tables
        self.listening = Listening(self.tables)
        self.tables.heeded.append(self.listening.changed)
        self.answering: set[asyncio.Task[None]] = set()  # answers that came by sockets
        self.ledger = Ledger(self.store)
        self.counting = Counting(self.tables.shelf, self.ledger)
        self.tables.heeded.append(self.counting.changed)
        self.deleting = Deleting(self.tables.shelf)
        self.tournaments = Tournaments(self.tables.shelf, self.tables.seating)
        self.counting.heeded.append(self.tournaments.counted)
        self.pairing = Pairing(self.tables.shelf, self.tables.seating, materials)
        self.bans = Bans(self.store)
        self.exporting = asyncio.Lock()  # one after the other: each reads all games of somebody
        self.limits = Limits(settings().rate)
        self.identity: Identity
        self.passkeys: Passkeys
        self.links = Links(self.store)
        self.sign_ins = SignIns(self.store, self.heard_end)
        self.metrics = Metrics(os.environ.get(FOLDER))
        self.metrics.counter("tuath_answers", "Answers taken", lambda: self.tables.playing.answers)
        self.metrics.counter("tuath_commits", "Commits that stored them", lambda: self.store.journal.batches)
        for name, words, read in (
            ("tuath_tables_in_memory", "Tables in memory", lambda: len(self.tables.shelf.entries)),
            ("tuath_tables_damaged", "Tables that cannot be read", lambda: len(self.tables.shelf.damaged)),
            ("tuath_sockets", "Open sockets", lambda: self.hub.count + self.listening.count),
            ("tuath_bots_thinking", "Bots that think now", lambda: len(self.tables.thinking.tasks)),
            ("tuath_analyses", "Games that are analysed or wait for it", lambda: len(self.analyses.wanted)),
            ("tuath_unwritable", "1 while changes cannot be stored", lambda: self.store.writing.trouble is not None),
        ):
            self.metrics.gauge(name, words, read)
        self.pulse = Pulse(self.store, self.worker, lambda: self.tables.playing.answers, self.load)
        for kind in KINDS:
            self.metrics.needs.labels(what=kind)
        self.hides_addresses = False  # somebody in between says for whom it asks, and was not named
        self.needs: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Everything is read before anybody comes: what is read later holds up those who play."""
        for key in keys():
            self.materials.current(key)
        await self.store.open()
        secret = await self.store.secret()
        self.identity = Identity(self.store, secret)
        self.passkeys = Passkeys(self.store, secret.encode())
        self.tables.shelf.secret = secret.encode()
        self.security.secret = secret.encode()
        await self.bans.read()
        await self.store.listen(self)
        await self.tables.clocks.begin()
        if not self.store.is_sqlite:
            self.hub.announce = self.announce
        self.waking = asyncio.create_task(self.wake())

    def load(self) -> dict[str, int]:
        """How much there is to do here."""
        sockets = self.hub.count + self.listening.count
        people = {player for player, _ in self.hub.sign_ins() | self.listening.sign_ins()}
        load = {"people": len(people), "sockets": sockets, "tables": len(self.tables.shelf.entries)}
        return {**load, "damaged": len(self.tables.shelf.damaged), "hidden": int(self.hides_addresses)}

    async def wake(self) -> None:
        """Bots go on, games that were missed are counted, tournaments too go on; nobody waits for that."""
        for late in (self.tables.thinking.wake_all, self.counting.catch_up, self.tournaments.director.look):
            try:
                await late()
            except Exception:
                log.exception("not everything was woken")

    def heard(self, table: str, version: int) -> None:
        """Another worker has stored a change."""
        self.tables.shelf.stale(table, version)
        self.hub.changed(table, version)
        self.listening.heard(table, version)

    def announce(self, table: str, people: list[str]) -> None:
        self.later(self.store.announce(self.worker, table, people))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.announcing.add(task)
        task.add_done_callback(self.announced)

    def announced(self, task: asyncio.Task[None]) -> None:
        """What is lost is said again with the next ping."""
        self.announcing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("not everybody was told", extra={"why": repr(task.exception())})

    def heard_of(self, worker: str, table: str, people: list[str]) -> None:
        if worker != self.worker:
            self.hub.heard_of(worker, table, people)

    def heard_end(self, player: str, sign_in: str) -> None:
        """Sign-ins of a player count no more, here or at another worker: their sockets are closed."""
        self.hub.close_sign_in(player, sign_in)
        self.listening.close_sign_in(player, sign_in)

    async def missed(self) -> None:
        """Something may have been told that we have not heard: look at all that is in memory or on a screen."""
        shelf = self.tables.shelf
        found = await self.store.versions([*{*shelf.entries, *self.hub.viewers}])
        for table, version in found.items():
            self.heard(table, max(version, shelf.heard.get(table, 0)))
        for player, sign_in in await self.sign_ins.ended_among(self.hub.sign_ins() | self.listening.sign_ins()):
            self.heard_end(player, sign_in)
        self.hub.announce_all()

    async def tick(self) -> None:
        """Once a second clocks, and what is no longer wanted; now and then tables that have fallen silent."""
        for second in itertools.count(1):
            await asyncio.sleep(1)
            try:
                await self.tables.clocks.tick()
                self.tables.tidy()
                self.hub.show_delayed()
                self.metrics.share()
                await self.security.tend()
                if second % settings().silence < 1:
                    await self.tables.thinking.wake_silent()
                    await self.counting.catch_up()
                    await self.tournaments.director.look()
                if self.store.writing.trouble is not None:
                    await self.store.try_to_write()
                if second % LOOK < 1:
                    await self.hear_of_deeds()
                if second % NEEDS == BEAT and (self.needs is None or self.needs.done()):
                    self.needs = asyncio.create_task(self.look_for_needs())
                if second % BEAT < 1:
                    await self.pulse.beat()
                    await self.hear_of_members()
            except Exception:
                log.exception("clocks failed")

    async def look_for_needs(self) -> None:
        """What `tuath admin` would say, for those who watch numbers."""
        try:
            found = await asyncio.to_thread(needs, self.store.url)
        except Exception as error:
            log.warning("nobody knows what needs the host", extra={"why": repr(error)})
            return
        for kind, number in counted(found).items():
            self.metrics.needs.labels(what=kind).set(number)

    async def hear_of_deeds(self) -> None:
        """What a host has done from a shell: tables that are others now, people who may not be here any more."""
        before = self.bans.seen
        changed = await self.bans.news()
        found = await self.store.versions(changed)
        for table in changed:
            if table in found:
                self.heard(table, found[table])
            else:
                self.tables.shelf.forget(table)
                self.hub.changed(table, 0)
        if self.bans.seen != before:
            self.hub.lock_out(self.is_banned)
            self.listening.lock_out(self.is_banned)

    async def hear_of_members(self) -> None:
        """Who has left a club, wherever that was said, looks on at its tables no more."""
        looking = self.hub.members()
        if looking:
            self.hub.part_from_clubs(looking - await members_among(self.store, looking))

    def is_banned(self, player: Player | None, host: str) -> bool:
        by_account = player is not None and self.bans.of_player(player.id) is not None
        return by_account or self.bans.of_address(host) is not None

    async def close(self) -> None:
        for answering in self.answering:
            answering.cancel()
        self.tables.close()
        try:
            await self.tables.clocks.end()
        except Exception:
            log.exception("no last sign of life")
        await self.security.store_all()
        self.hub.close()
        self.listening.close()
        self.waking.cancel()
        if self.needs is not None:
            self.needs.cancel()
        self.counting.close()
        self.tournaments.director.close()
        self.brains.close()
        self.replays.close()
        self.analyses.close()
        await self.store.close()
