"""Tournaments go on by themselves: they begin, tables are made, results counted, rounds drawn, until they are over.

Each step is found by looking at the rows and stored whole, from the version that was looked at; so it does not matter
which worker takes it, how often it is tried, or when one of them falls.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.journal import Conflict
from tuath.server.db.storage_health import Unwritable
from tuath.server.errors import NotThere
from tuath.server.settings import DAY
from tuath.server.timing.clock import STEADY
from tuath.server.tournaments.drawing import next_round
from tuath.server.tournaments.entering import begin
from tuath.server.tournaments.opening import sizes
from tuath.server.tournaments.rows import Meeting, Rows, Tournament, nothing_else
from tuath.server.tournaments.seating import Tabling
from tuath.server.tournaments.standing import points_of, rank_of, shared

log = logging.getLogger("tuath.tournaments")
MOST_STEPS = 200  # at once


class Counted(NamedTuple):
    """What is counted of a table: by seat the place and the score; nothing where nothing was counted."""

    places: tuple[int, ...]
    scores: tuple[int | None, ...]


class Director:
    """Looks what is due, and does it."""

    def __init__(self, rows: Rows, tabling: Tabling) -> None:
        self.rows = rows
        self.tabling = tabling
        self.one_by_one = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def look_at(self, id: str) -> None:
        """Soon; nobody waits for it."""
        task = asyncio.create_task(self._look_at(id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look(self) -> None:
        """At all that could go on: what was missed, and whose date has come."""
        for id in await self.rows.unfinished():
            await self._look_at(id)

    async def _look_at(self, id: str) -> None:
        try:
            await self.advance(id)
        except (NotThere, Unwritable):  # it is gone; it is tried again by the next look
            return
        except Exception:
            log.exception("a tournament does not go on", extra={"tournament": id})

    async def advance(self, id: str) -> None:
        """As far as it can go now."""
        async with self.one_by_one:
            for _ in range(MOST_STEPS):
                try:
                    if not await self._step(await self.rows.read(id)):
                        return
                except Conflict:  # another worker was first, or somebody has come or gone
                    continue

    async def _step(self, now: Tournament) -> bool:
        """The first thing that is due; False where there is none."""
        if now.row.status == "open":
            return await self._begin_by_date(now)
        if now.row.status != "running":
            return False
        for step in (self._make_tables, self._give_up_chairs, self._count, self._go_on):
            if await step(now):
                return True
        return False

    async def _begin_by_date(self, now: Tournament) -> bool:
        if now.row.starts is None or now.row.starts > STEADY.now():
            return False
        if len(now.entrants) < now.row.least:
            await self.rows.change(now, nothing_else, status="off")
        else:
            await begin(self.rows, now)
        return True

    async def _make_tables(self, now: Tournament) -> bool:
        drawn = [one for one in now.meetings if one.how == "drawn"]
        for one in drawn:
            await self.tabling.make(now, one)
        if drawn:
            await self.rows.settle(now, [one._replace(how="playing") for one in drawn])
        return bool(drawn)

    async def _give_up_chairs(self, now: Tournament) -> bool:
        """Of those who have withdrawn; nothing of it is stored here."""
        gone = {one.number: one.player for one in now.entrants if one.left is not None and one.player is not None}
        for one in now.meetings:
            for number in one.seats:
                if one.how == "playing" and number in gone:
                    await self.tabling.resign(one, gone[number])
        return False

    async def _count(self, now: Tournament) -> bool:
        waited = [one for one in now.meetings if one.how == "playing"]
        known = await self._counted([str(one.table) for one in waited])
        settled = [counted(one, known[str(one.table)], now.row.size) for one in waited if str(one.table) in known]
        if settled:
            await self.rows.settle(now, settled)
        return bool(settled)

    async def _counted(self, tables: list[str]) -> Mapping[str, Counted | None]:
        """Of these tables those that were counted; None for those of which nothing can be counted any more."""
        rows, results = schema.tables, schema.results
        query = select(rows.c.id).where(rows.c.id.in_(tables), ~rows.c.counted)
        places = select(results.c.table, results.c.place, results.c.score).where(results.c.table.in_(tables))
        found: dict[str, list[Any]] = {}
        async with self.rows.store.connections.connect() as connection:
            running = set((await connection.execute(query)).scalars())
            for row in await connection.execute(places.order_by(results.c.table, results.c.seat)):
                found.setdefault(row.table, []).append(row)
        return {
            id: Counted(tuple(row.place for row in found[id]), tuple(row.score for row in found[id]))
            if id in found
            else None
            for id in tables
            if id not in running
        }

    # ---- rounds -----------------------------------------------------------------------------------------------------

    async def _go_on(self, now: Tournament) -> bool:
        if not is_round_over(now):
            return False
        if now.row.round >= now.row.rounds or (now.row.mode == "swiss" and len(now.present) < 2):
            if any(one.is_open for one in now.meetings):
                return False
            await self.rows.change(now, nothing_else, status="over")
            return True
        await self._draw(now)
        return True

    async def _draw(self, now: Tournament) -> None:
        game = self.tabling.shelf.materials.current(now.row.game)
        meetings = await asyncio.to_thread(next_round, now, sizes(game, now.row.size, now.row.options))
        begun, number = STEADY.now(), now.row.round + 1
        round = {"tournament": now.id, "number": number, "begun": begun, "until": begun + now.row.days * DAY}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.rounds).values(**round))
            await connection.execute(insert(schema.meetings), [{"tournament": now.id, **one.row()} for one in meetings])

        await self.rows.change(now, work, round=number)

    # ---- what people decide -----------------------------------------------------------------------------------------

    async def end(self, now: Tournament, table: str) -> None:
        """The host ends a game that should long be over."""
        one = next((one for one in now.meetings if one.table == table and one.how == "playing"), None)
        if one is None or not may_close(now, one):
            raise Refused(refuse("", "server-tournament-not-yet"))
        await self.tabling.close(table)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()


def is_round_over(now: Tournament) -> bool:
    """All its games are, or, where who meets next is known already, its date has passed."""
    if not any(one.is_open for one in now.in_round(now.row.round)):
        return True
    return now.row.mode == "robin" and any(
        one.number == now.row.round and one.until <= STEADY.now() for one in now.rounds
    )


def may_close(now: Tournament, one: Meeting) -> bool:
    """May its host end this game? Once the date has passed by which it should have been over."""
    late = any(round.number == one.round and round.until <= STEADY.now() for round in now.rounds)
    return now.row.status == "running" and one.how == "playing" and late


def counted(one: Meeting, known: Counted | None, size: int) -> Meeting:
    """A meeting with what has come of it; of a game that nobody can count any more all have as much."""
    if known is None or len(known.places) != len(one.seats):
        return one._replace(how="off", points=shared(len(one.seats), size))
    ranks = [rank_of(place, score) for place, score in zip(known.places, known.scores, strict=True)]
    return one._replace(how="over", points=points_of(ranks, size), scores=known.scores)
