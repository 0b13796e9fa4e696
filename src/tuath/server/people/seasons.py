"""The seasons of a club: each lasts until the next one begins, on a day that a host names; all are kept."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.errors import NotThere
from tuath.server.people.clubs import check_host
from tuath.server.people.leaderboard import Seated
from tuath.server.people.order import in_order
from tuath.server.timing.calendar import check_zone, day_of, midnight

MOST_SEASONS = 100
AHEAD = 366  # days

seasons = schema.club_seasons


async def seasons_of(store: Store, club: str) -> list[Row[Any]]:
    """The first one first; the last may not have begun yet."""
    async with store.connections.connect() as connection:
        return await read_seasons(connection, club)


async def read_seasons(connection: AsyncConnection, club: str) -> list[Row[Any]]:
    query = select(seasons).where(seasons.c.club == club).order_by(seasons.c.number)
    return list(await connection.execute(query))


def now_running(known: Sequence[Row[Any]]) -> Row[Any]:
    """The first one begins with the club."""
    return [season for season in known if season.begins <= time.time()][-1]


async def begin_season(store: Store, club: str, by: str, first: date, zone: str) -> None:
    """Another season from that day on, also from one that is over; one that has not begun yet gets this day instead."""
    check_zone(zone)

    async def write(connection: AsyncConnection) -> None:
        await check_host(connection, club, by)
        known, now = await read_seasons(connection, club), time.time()
        begun = [season for season in known if season.begins <= now]
        begins = checked_day(begun[-1], first, zone, now)
        if len(begun) >= MOST_SEASONS:
            raise Refused(refuse("", "server-many-seasons", most=MOST_SEASONS))
        await connection.execute(delete(seasons).where(seasons.c.club == club, seasons.c.begins > now))
        row = {"club": club, "number": begun[-1].number + 1, "first": first.isoformat(), "begins": begins}
        await connection.execute(insert(seasons).values(**row))

    await in_order(store, write)


def checked_day(before: Row[Any], first: date, zone: str, now: float) -> float:
    """After the first day of the season before, and within a year."""
    day = day_of(now, zone)
    if not date.fromisoformat(before.first) < first or (first - day).days > AHEAD:
        raise Refused(refuse("", "server-season-day", first=before.first, most=AHEAD))
    return max(midnight(first, zone), float(before.begins) + 1)


async def played_in(store: Store, club: str, number: int | None) -> tuple[Row[Any], list[Seated]]:
    """A season, or the one that runs, and all seats of people in games at the club's tables that ended in it."""
    known = await seasons_of(store, club)
    found = next((season for season in known if season.number == number), None)
    season = now_running(known) if number is None else found
    if season is None:
        raise NotThere
    ends = min((other.begins for other in known if other.number > season.number), default=math.inf)
    return season, await seats_between(store, club, season.begins, ends)


async def seats_between(store: Store, club: str, begins: float, ends: float) -> list[Seated]:
    """Of those who are still here."""
    outcomes, results, players = schema.outcomes, schema.results, schema.players
    about = (outcomes.c.table, outcomes.c.game, outcomes.c.level, outcomes.c.feat)
    query = select(*about, results.c.player, players.c.name, results.c.place)
    query = query.join(results, results.c.table == outcomes.c.table).join(players, players.c.id == results.c.player)
    query = query.where(outcomes.c.club == club, outcomes.c.ended >= begins)
    query = query if ends == math.inf else query.where(outcomes.c.ended < ends)
    async with store.connections.connect() as connection:
        rows = await connection.execute(query.order_by(outcomes.c.ended, outcomes.c.table, results.c.seat))
        return [Seated(*row) for row in rows]
