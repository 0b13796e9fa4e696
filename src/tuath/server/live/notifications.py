"""Live notifications of all one's tables: invitations, turns, ends. For programs, which look at no page.

What is told is what anybody sees who looks: that a chair is kept for me, that I am asked. It is told when it becomes
so, once whenever somebody comes, and again with every ping as long as it is so: nothing is lost with a connection, and
the times tell nothing of what others do unseen.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import orjson
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused
from tuath.server.db import schema
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.entry.asking import is_put
from tuath.server.entry.entry import Entry
from tuath.server.errors import NotThere
from tuath.server.live.hub import LOCKED_OUT, PING, PINGED, SIGNED_OUT
from tuath.server.people.profile import player_data
from tuath.server.sign_in.identity import Player, has_ended
from tuath.server.web.sockets import Sockets
from tuath.server.wire.outgoing import AskedThere, FromTables, Greeted, InvitedThere, OverThere, Withdrawn

if TYPE_CHECKING:
    from tuath.server.tables import Tables

log = logging.getLogger("tuath.server")
MOST = 4  # lines of one player at one worker
STAYS = 3 * PING  # seconds without a sign after which a program is not here any more
Word = tuple[FromTables, int]  # what is told of a table, and after how many answers of one's own
READY = orjson.dumps(Greeted(type="ready"))


class Line:
    """One socket of somebody who hears of their tables."""

    def __init__(self, line: Sockets, player: Player) -> None:
        self.line = line
        self.player = player
        self.told: dict[str, Word | None] = {}  # by table, as long as it is not over

    def tell(self, entry: Entry, *, again: bool = False) -> None:
        """What this table has for the player, if it is not known already. Who is slow is told with the next ping."""
        if not self.line.has_room:
            return
        if entry.status == "over":
            self.end(entry.id, OverThere(type="over", table=entry.id))
        elif not entry.is_known_to(self.player):
            self.end(entry.id, Withdrawn(type="withdrawn", table=entry.id))
        else:
            before, self.told[entry.id] = self.told.get(entry.id), word_of(entry, self.player)
            word = self.told[entry.id]
            if word is not None and (again or word != before):
                self.write(word[0])

    def end(self, table: str, word: FromTables) -> None:
        """There is nothing more to tell of a table."""
        if table in self.told:
            del self.told[table]
            self.write(word)

    def write(self, word: FromTables) -> None:
        self.line.write(orjson.dumps(word))


def word_of(entry: Entry, player: Player) -> Word | None:
    """What a table has for somebody, seen by nobody else. How often others have answered unseen is no part of it."""
    if entry.status == "waiting":
        seat = next((seat for seat, chair in enumerate(entry.chairs) if chair.kept == player.id), None)
        return None if seat is None else (invitation(entry, seat), 0)
    if entry.status != "playing" or entry.position is None or entry.puzzle is not None:
        return None
    mine = entry.seats_of(player)
    if not any(seat in mine and is_put(entry, seat) for seat in entry.thinkers()):
        return None
    return AskedThere(type="asked", table=entry.id), entry.position.acted(mine)


def invitation(entry: Entry, seat: int) -> InvitedThere:
    name = next((chair.name for chair in entry.chairs if chair.player == entry.host), "")
    by = player_data(entry.host, name, is_program=False)
    return {"type": "invited", "table": entry.id, "game": entry.game.key, "seat": seat, "by": by}


class Listening:
    """Who hears here of which tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.shelf.store
        self.lines: dict[str, set[Line]] = {}  # by player
        self.due: set[str] = set()  # tables that another worker has changed
        self.looking: asyncio.Task[None] | None = None

    @property
    def count(self) -> int:
        return sum(map(len, self.lines.values()))

    def is_full(self, player: str) -> bool:
        return len(self.lines.get(player, ())) >= MOST

    @contextlib.asynccontextmanager
    async def heard_by(self, line: Line) -> AsyncIterator[None]:
        """As long as somebody listens; what waits for them is told first."""
        player = line.player.id
        self.lines.setdefault(player, set()).add(line)
        try:
            await self._note({player}, time.time() + STAYS)
            await self.greet(line)
            yield
        finally:
            self.lines[player].discard(line)
            if not self.lines[player]:
                del self.lines[player]
                await self._note({player}, 0.0)

    async def greet(self, line: Line) -> None:
        """All that waits for somebody, then the word that this was all."""
        await self._tell_all(line)
        line.line.write(READY)

    async def _tell_all(self, line: Line) -> None:
        rows = await self.store.list_of(line.player.id)
        for id in {row.id for row in rows if row.status != "over"} | line.told.keys():
            await self._tell_of(id, [line], again=True)

    async def _tell_of(self, table: str, lines: Sequence[Line], *, again: bool = False) -> None:
        try:
            entry = await self.tables.shelf.entry(table)
        except NotThere:
            for line in lines:
                line.end(table, Withdrawn(type="withdrawn", table=table))
        except Refused:
            pass  # it cannot be read: whoever sits there waits until somebody has mended it
        else:
            for line in lines:
                line.tell(entry, again=again)

    async def _note(self, players: Iterable[str], until: float) -> None:
        """Until when programs count as listening, for whoever would like to invite one."""
        who = schema.players
        change = update(who).where(who.c.id.in_(list(players)), who.c.program.is_not(None)).values(listens=until)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(change)

        try:
            await self.store.carry_out(write)
        except (Unwritable, *TROUBLES) as error:
            log.warning("it was not noted who listens", extra={"why": repr(error)})

    # ---- what happens at tables -------------------------------------------------------------------------------------

    def changed(self, entry: Entry) -> None:
        """A table has been stored, here or elsewhere: whom it concerns hears of it."""
        for line in self._concerned(entry):
            line.tell(entry)

    def _concerned(self, entry: Entry) -> list[Line]:
        if not self.lines:
            return []
        own = {line for player in entry.persons() for line in self.lines.get(player, ())}
        left = {line for lines in self.lines.values() for line in lines if entry.id in line.told}
        return [*own, *left - own]

    def heard(self, table: str, version: int) -> None:
        """A worker has stored a change; if it was another one, we look."""
        known = self.tables.shelf.entries.get(table)
        if not self.lines or (known is not None and known.version >= version):
            return
        self.due.add(table)
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while self.due:
            due, self.due = self.due, set()
            for table in await self._of_ours(due):
                with contextlib.suppress(Refused, NotThere):
                    self.changed(await self.tables.shelf.entry(table))

    async def _of_ours(self, tables: set[str]) -> set[str]:
        """Those at which somebody is concerned who listens here."""
        who = schema.memberships
        query = select(who.c.table).where(who.c.table.in_(tables), who.c.player.in_(list(self.lines)))
        async with self.store.connections.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def tend(self) -> None:
        """Now and then everybody is told again what waits for them, whatever was missed."""
        while True:
            await asyncio.sleep(PING)
            try:
                await self._tell_again()
            except Exception as error:
                log.warning("not everybody was told", extra={"why": repr(error)})

    async def _tell_again(self) -> None:
        if self.lines:
            await self._note(self.lines, time.time() + STAYS)
        for line in [line for lines in self.lines.values() for line in lines]:
            if line.line.has_room:
                line.line.write(PINGED)
                await self._tell_all(line)

    # ---- who may listen ---------------------------------------------------------------------------------------------

    def sign_ins(self) -> set[tuple[str, str]]:
        return {(line.player.id, line.player.sign_in) for lines in self.lines.values() for line in lines}

    def close_sign_in(self, player: str, ended: str) -> None:
        """Close the lines of sign-ins that have ended."""
        for line in list(self.lines.get(player, ())):
            if has_ended(line.player, ended):
                line.line.close(SIGNED_OUT)

    def lock_out(self, is_banned: Callable[[Player | None, str], bool]) -> None:
        for line in [line for lines in self.lines.values() for line in lines]:
            if is_banned(line.player, (line.line.scope.get("client") or ("",))[0]):
                line.line.close(LOCKED_OUT)

    def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
