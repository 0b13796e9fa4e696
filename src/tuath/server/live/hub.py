"""Live updates of tables: all viewers of a table are sent them together; who is slow holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Iterator

import orjson

from tuath.core.message import Refusal, Refused
from tuath.server.db.storage_health import TROUBLES
from tuath.server.entry.entry import Entry
from tuath.server.errors import NotThere
from tuath.server.sign_in.identity import Player, has_ended
from tuath.server.tables import Tables
from tuath.server.tables.views.protocol import Key, Own, Picture, changes, own_data, table_data
from tuath.server.web.sockets import Sockets
from tuath.server.wire import outgoing
from tuath.server.wire.words import refusal_data

log = logging.getLogger("tuath.server")
PING = 20.0  # seconds; a page cannot hear the pings of the socket itself
LINGER = 30.0  # seconds; so long somebody without a socket counts as here after a request
SIGNED_OUT = 4401  # how the socket of a sign-in that has ended is closed
LOCKED_OUT = 4403  # ...and that of somebody who may not watch any more
UNREADABLE = 4422  # ...and that at a table that is damaged or gone
FAILED = 1011  # ...and any when the database cannot be used
TRY_AGAIN = 1013  # ...and one that cannot be served at the moment
PINGED = orjson.dumps(outgoing.Ping(type="ping"))


class Viewer:
    """One socket at one table."""

    def __init__(
        self,
        connection: Sockets,
        table: str,
        player: Player | None,
        version: int,
        key: str | None = None,
        club: str | None = None,
    ) -> None:
        self.connection = connection
        self.table = table
        self.player = player
        self.version = version
        self.key = key  # of the link that brought this viewer here
        self.club = club  # ...or of which club one has to be to look on here
        self.seen: Key | None = None  # the last picture that was sent...
        self.own: Own | None = None  # ...with what was this viewer's own in it
        self.acks: list[str | None] = []  # answers that are on disk, not yet acknowledged

    def refuse(
        self, id: str | None, refusal: Refusal, table: outgoing.Table | None = None, retry_after: int | None = None
    ) -> None:
        said: outgoing.LiveRefusal = {"type": "refused", "id": id, "error": refusal_data(refusal), "table": table}
        if retry_after is not None:
            said["retry_after"] = retry_after
        self.connection.write(orjson.dumps(said))

    def acknowledge(self, id: str | None) -> None:
        """With the next message, which is due now."""
        self.acks.append(id)

    def tell(self, entry: Entry, hub: Hub) -> None:
        """Whatever has happened since the version this client has. Who is slow is told when there is room again."""
        if not self.connection.has_room:
            return
        if not entry.may_watch(self.player, self.key):
            self.connection.close(LOCKED_OUT)
            return
        entry = hub.tables.shown_to(entry, self.player)
        news = self._news(entry, hub)
        if news is not None:
            self.connection.write(news)

    def _news(self, entry: Entry, hub: Hub) -> bytes | None:
        """The next message, if there is anything to tell."""
        acks, self.acks = self.acks, []
        picture = hub.picture(entry)
        version, comings = entry.version_for(self.player), picture.key[1]
        if picture.key == self.seen or (version <= self.version and comings == (self.seen or picture.key)[1]):
            self.seen = picture.key  # if something has happened, it is nobody's business here
            return orjson.dumps(outgoing.Ack(type="ack", ids=acks)) if acks else None
        own = own_data(entry, self.player)
        new = own if self.own is None or self.seen != picture.before else changes(self.own, own)
        since = self.version if self.version >= 0 else None
        table = picture.for_one(self.player, self.seen, since, new)
        self.version, self.seen, self.own = version, picture.key, own
        head = b'{"type":"table","acks":%b,"table":' % orjson.dumps(acks) if acks else b'{"type":"table","table":'
        return head + table + b"}"


class Hub:
    """Who is at which table, here and at other workers: by a socket, or by requests now and then."""

    def __init__(self, grace: float) -> None:
        """Nobody is missing who was here so many seconds ago."""
        self.grace = grace
        self.viewers: dict[str, set[Viewer]] = {}
        self.visits: dict[str, dict[str, float]] = {}  # by table and player without a socket: the last request
        self.last_seen: dict[tuple[str, str], float] = {}  # by table and player, as far as it matters still
        self.began = time.monotonic()  # before this we saw nobody
        self.elsewhere: dict[tuple[str, str], tuple[float, list[str]]] = {}  # by worker and table: when heard, of whom
        self.announce: Callable[[str, list[str]], None] = lambda table, people: None  # to the other workers
        self.pictures: dict[tuple[str, bool], Picture] = {}  # by table, and whether those have it who look on later
        self.comings: dict[str, int] = {}  # how often somebody has come to a table or gone
        self.due: set[str] = set()  # tables whose viewers are told in a moment
        self.reading: dict[str, asyncio.Task[None]] = {}  # tables that have to be read before
        self.tables: Tables

    @property
    def count(self) -> int:
        return sum(map(len, self.viewers.values()))

    def is_watched(self, table: str) -> bool:
        """Does anybody look at it here?"""
        return table in self.viewers

    @contextlib.contextmanager
    def seated(self, viewer: Viewer) -> Iterator[None]:
        table = viewer.table
        self.viewers.setdefault(table, set()).add(viewer)
        self._end_visit(table, viewer.player)
        self._come_or_gone(table)
        try:
            yield
        finally:
            self.viewers[table].discard(viewer)
            self._end_visit(table, viewer.player)
            self._come_or_gone(table)
            if not self.viewers[table]:
                del self.viewers[table], self.comings[table]
                for is_late in (False, True):
                    self.pictures.pop((table, is_late), None)

    def visited(self, table: str, player: Player) -> None:
        """Somebody who belongs to a table has asked for something there."""
        self._see(table, [player.id])
        if any(viewer.player and viewer.player.id == player.id for viewer in self.viewers.get(table, ())):
            return
        visits = self.visits.setdefault(table, {})
        is_new = player.id not in visits
        visits[player.id] = time.monotonic()
        if is_new:
            self._come_or_gone(table)

    def _end_visit(self, table: str, player: Player | None) -> None:
        """Whoever comes by a socket, or goes, is no visitor any more; a later request makes him one again."""
        if player is not None:
            self._see(table, [player.id])
            self.visits.get(table, {}).pop(player.id, None)

    def _see(self, table: str, people: Iterable[str]) -> None:
        now = time.monotonic()
        self.last_seen.update({(table, person): now for person in people if person})

    def is_missing(self, table: str, player: str) -> bool:
        """Has somebody been away for longer than the time of grace? Before we began, anybody may have been here."""
        if player in self.people(table):
            return False
        return time.monotonic() - self.last_seen.get((table, player), self.began) >= self.grace

    def _come_or_gone(self, table: str) -> None:
        self.announce(table, self._people_here(table))
        if table in self.viewers:
            self._look_again(table)

    def _look_again(self, table: str) -> None:
        """Somebody has come to a table or gone: its viewers are told."""
        self.comings[table] = self.comings.get(table, 0) + 1
        self.changed(table, 0)

    def heard_of(self, worker: str, table: str, people: list[str]) -> None:
        """Another worker says who looks at a table there."""
        before = self.elsewhere.pop((worker, table), (0.0, []))[1]
        self._see(table, (*before, *people))
        if people:
            self.elsewhere[worker, table] = time.monotonic(), people
        if people != before and table in self.viewers:
            self._look_again(table)

    def _forget_silent(self) -> None:
        """A worker that has said nothing for long is gone, and those who looked there with it."""
        oldest = time.monotonic() - 3 * PING
        for worker, table in [key for key, (at, _) in self.elsewhere.items() if at < oldest]:
            self.heard_of(worker, table, [])

    def _forget_visits(self) -> None:
        """Who has not asked for anything for a while has gone; when, is known for as long as it matters."""
        now = time.monotonic()
        for table, visits in list(self.visits.items()):
            staying = {player: at for player, at in visits.items() if now - at < LINGER}
            self.visits[table] = staying
            if len(staying) < len(visits):
                self._come_or_gone(table)
            if not staying:
                del self.visits[table]
        self.last_seen = {who: at for who, at in self.last_seen.items() if now - at < self.grace}

    def show_delayed(self) -> None:
        """Tables whose viewers can see now what they could not see before."""
        for table in list(self.tables.onlookers.due(self.viewers)):
            self.changed(table, 0)

    def changed(self, table: str, version: int) -> None:
        """Its viewers are told in a moment, of all that has happened by then."""
        if table in self.viewers and table not in self.due:
            self.due.add(table)
            asyncio.get_running_loop().call_soon(self._tell_soon, table)

    def _tell_soon(self, table: str) -> None:
        """At once where the table is at hand; else it is read first."""
        self.due.discard(table)
        entry = self.tables.at_hand(table)
        if entry is not None:
            self._tell(entry)
        elif table in self.viewers and table not in self.reading:
            self.reading[table] = asyncio.create_task(self._read_and_tell(table))

    def _tell(self, entry: Entry) -> None:
        for viewer in tuple(self.viewers.get(entry.id, ())):
            try:
                viewer.tell(entry, self)
            except Exception as error:  # its client comes again
                log.warning("a socket failed", extra={"table": entry.id, "why": repr(error)})
                viewer.connection.close(TRY_AGAIN)

    async def _read_and_tell(self, table: str) -> None:
        try:
            self._tell(await self.tables.entry(table))
        except (Refused, NotThere):  # it cannot be read any more
            self._close_all(table, UNREADABLE)
        except TROUBLES:  # nor can anything: the clients come again
            self._close_all(table, FAILED)
        except Exception as error:
            log.warning("viewers were not told", extra={"table": table, "why": repr(error)})
            self._close_all(table, TRY_AGAIN)
        finally:
            del self.reading[table]

    def _close_all(self, table: str, code: int) -> None:
        for viewer in tuple(self.viewers.get(table, ())):
            viewer.connection.close(code)

    def _people_here(self, table: str) -> list[str]:
        """The player of each socket, where nobody's name is empty, and those who come without one."""
        sockets = [viewer.player.id if viewer.player else "" for viewer in self.viewers.get(table, ())]
        return sorted([*sockets, *self.visits.get(table, ())])

    def people(self, table: str) -> list[str]:
        """The same for all workers."""
        others = [people for (_, where), (_, people) in self.elsewhere.items() if where == table]
        return self._people_here(table) + [person for people in others for person in people]

    def picture(self, entry: Entry) -> Picture:
        """The table as all see it now, or all who look on; made once for all of them."""
        key, whose = (entry.version, self.comings.get(entry.id, 0)), (entry.id, entry.is_outside)
        known = self.pictures.get(whose)
        if known is None or known.key != key:
            self.pictures[whose] = known = Picture(entry, key, self.people(entry.id), known)
        return known

    def table_data(self, entry: Entry, player: Player | None, since: int | None = None) -> outgoing.Table:
        return table_data(self.tables.shown_to(entry, player), player, self.people(entry.id), since)

    async def tend(self) -> None:
        """Ping everybody now and then, and let the other workers know who is here."""
        while True:
            await asyncio.sleep(PING)
            self._forget_silent()
            self._forget_visits()
            self.announce_all()
            for table, viewers in list(self.viewers.items()):
                self.changed(table, 0)  # whatever was missed
                for viewer in viewers:
                    if viewer.connection.has_room:
                        viewer.connection.write(PINGED)

    def announce_all(self) -> None:
        """Let the other workers know who is here."""
        for table in {*self.viewers, *self.visits}:
            self.announce(table, self._people_here(table))

    def sign_ins(self) -> set[tuple[str, str]]:
        """The players who look at tables here, each with how we know them."""
        everybody = [viewer.player for viewers in self.viewers.values() for viewer in viewers]
        return {(player.id, player.sign_in) for player in everybody if player is not None}

    def close_sign_in(self, player: str, ended: str) -> None:
        """Close the sockets of sign-ins that have ended."""
        for viewers in list(self.viewers.values()):
            for viewer in list(viewers):
                known = viewer.player
                if known is not None and known.id == player and has_ended(known, ended):
                    viewer.connection.close(SIGNED_OUT)

    def lock_out(self, is_banned: Callable[[Player | None, str], bool]) -> None:
        """Close the sockets of those who may not be here any more."""
        for viewers in list(self.viewers.values()):
            for viewer in list(viewers):
                if is_banned(viewer.player, (viewer.connection.scope.get("client") or ("",))[0]):
                    viewer.connection.close(LOCKED_OUT)

    def members(self) -> set[tuple[str, str]]:
        """Who looks on as a member of which club."""
        everybody = (viewer for viewers in self.viewers.values() for viewer in viewers)
        return {(one.club, one.player.id) for one in everybody if one.club is not None and one.player is not None}

    def part_from_clubs(self, gone: set[tuple[str, str]]) -> None:
        """They are members no more: their sockets at tables of that club are closed, unless they sit there."""
        for table, viewers in list(self.viewers.items()):
            for viewer in list(viewers):
                if viewer.player is not None and (viewer.club, viewer.player.id) in gone:
                    viewer.club = viewer.key = None
                    self.changed(table, 0)

    def close(self) -> None:
        self.viewers.clear()
        for reading in list(self.reading.values()):
            reading.cancel()
