"""Tournaments as the rows keep them. A change is made from a version, and stored whole or not at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

from sqlalchemy import Row, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db import schema
from tuath.server.db.journal import Conflict
from tuath.server.db.store import Store
from tuath.server.errors import NotThere
from tuath.server.timing.clock import STEADY
from tuath.server.tournaments.schedule import Sitting
from tuath.server.tournaments.standing import TIES, Line, Met, Results, standings

Work = Callable[[AsyncConnection], Awaitable[None]]
How = Literal["drawn", "playing", "over", "off", "rest", "unplayed"]
OPEN: tuple[How, ...] = ("drawn", "playing")  # nothing has come of them yet


class Entrant(NamedTuple):
    """Somebody who plays in a tournament; without a player they have deleted themselves."""

    number: int
    player: str | None
    name: str
    lot: int
    left: float | None


class Round(NamedTuple):
    number: int
    begun: float
    until: float


class Meeting(NamedTuple):
    """Who sits with whom in a round, and what has come of it; one alone rests."""

    round: int
    number: int
    seats: Sitting
    how: How
    table: str | None
    points: tuple[float, ...] | None
    scores: tuple[int | None, ...] | None

    @property
    def is_open(self) -> bool:
        return self.how in OPEN

    def row(self) -> dict[str, Any]:
        return {**self._asdict(), "seats": list(self.seats)}


@dataclass(frozen=True)
class Tournament:
    """One of them, as it was when it was read."""

    row: Row[Any]  # of the table `tournaments`
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...]
    meetings: tuple[Meeting, ...]

    @property
    def id(self) -> str:
        return str(self.row.id)

    @property
    def present(self) -> list[Entrant]:
        return [one for one in self.entrants if one.left is None]

    def of(self, player: str | None) -> Entrant | None:
        return next((one for one in self.entrants if player is not None and one.player == player), None)

    def entrant(self, number: int) -> Entrant:
        return next(one for one in self.entrants if one.number == number)

    def in_round(self, number: int) -> list[Meeting]:
        return [one for one in self.meetings if one.round == number]

    @cached_property
    def by_lot(self) -> list[Entrant]:
        return sorted(self.entrants, key=lambda one: (one.lot, one.number))

    @cached_property
    def results(self) -> Results:
        met = [
            Met(one.seats, one.points, is_played=one.how in ("over", "off"))
            for one in self.meetings
            if one.points is not None
        ]
        return Results(self.row.size, met)

    @cached_property
    def standing(self) -> list[Line]:
        return standings([one.number for one in self.by_lot], self.results, TIES[self.row.mode])


class Rows:
    """All tournaments of this server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- reading ----------------------------------------------------------------------------------------------------

    async def read(self, id: str) -> Tournament:
        """The version is read first: what has changed meanwhile cannot be changed from it."""
        async with self.store.connections.connect() as connection:
            tournaments = schema.tournaments
            row = (await connection.execute(select(tournaments).where(tournaments.c.id == id))).first()
            if row is None:
                raise NotThere
            entrants = tuple(await read_entrants(connection, id))
            rounds = tuple(await read_rounds(connection, id))
            return Tournament(row, entrants, rounds, tuple(await read_meetings(connection, id)))

    async def listed(self, player: str | None, most: int) -> list[Row[Any]]:
        """Those that everybody may see, and those of this player; what has changed last first."""
        tournaments = schema.tournaments
        shown = tournaments.c.public & ~tournaments.c.hidden & (tournaments.c.status != "off")
        query = select(tournaments).where(or_(shown, is_mine(player)) if player is not None else shown)
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query.order_by(tournaments.c.updated.desc()).limit(most)))

    async def crowds(self, ids: Sequence[str]) -> dict[str, set[str | None]]:
        """Who plays in each of these, but for those who have withdrawn."""
        entrants = schema.entrants
        query = select(entrants.c.tournament, entrants.c.player).where(entrants.c.tournament.in_(ids))
        found: dict[str, set[str | None]] = {}
        async with self.store.connections.connect() as connection:
            for tournament, player in await connection.execute(query.where(entrants.c.left.is_(None))):
                found.setdefault(tournament, set()).add(player)
        return found

    async def names(self, players: Sequence[str]) -> dict[str, str]:
        known = schema.players
        query = select(known.c.id, known.c.name).where(known.c.id.in_(players))
        async with self.store.connections.connect() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def unfinished(self) -> list[str]:
        """Those that could go on by themselves."""
        tournaments = schema.tournaments
        due = (tournaments.c.status == "open") & (tournaments.c.starts <= STEADY.now())
        query = select(tournaments.c.id).where(or_(due, tournaments.c.status == "running"))
        async with self.store.connections.connect() as connection:
            return list((await connection.execute(query.order_by(tournaments.c.updated))).scalars())

    # ---- changing ---------------------------------------------------------------------------------------------------

    async def create(self, values: Mapping[str, Any], check: Work) -> None:
        """A new one, unless the check refuses."""

        async def write(connection: AsyncConnection) -> None:
            await check(connection)
            await connection.execute(insert(schema.tournaments).values(**values))

        await self.store.carry_out(write)

    async def change(self, was: Tournament, work: Work, **values: Any) -> None:
        """All of it, unless somebody else was first: then nothing."""

        async def write(connection: AsyncConnection) -> None:
            tournaments = schema.tournaments
            here = (tournaments.c.id == was.id) & (tournaments.c.version == was.row.version)
            new = {"version": was.row.version + 1, "updated": STEADY.now(), **values}
            if (await connection.execute(update(tournaments).where(here).values(**new))).rowcount != 1:
                raise Conflict
            await work(connection)

        await self.store.carry_out(write)

    async def settle(self, was: Tournament, meetings: Sequence[Meeting]) -> None:
        """What has become of some meetings."""

        async def work(connection: AsyncConnection) -> None:
            rows = schema.meetings
            for one in meetings:
                here = (rows.c.tournament == was.id) & (rows.c.round == one.round) & (rows.c.number == one.number)
                await connection.execute(update(rows).where(here).values(**one.row()))

        await self.change(was, work)


def is_mine(player: str) -> Any:
    """Those that a player has opened or plays in, and those of the player's clubs."""
    tournaments, entrants, members = schema.tournaments, schema.entrants, schema.club_members
    playing = select(entrants.c.tournament).where(entrants.c.player == player)
    clubs = select(members.c.club).where(members.c.player == player)
    ours = tournaments.c.club.in_(clubs) & (tournaments.c.status != "off")
    return or_(tournaments.c.host == player, tournaments.c.id.in_(playing), ours)


async def nothing_else(_: AsyncConnection) -> None:
    """For changes of the tournament alone."""


async def read_entrants(connection: AsyncConnection, id: str) -> list[Entrant]:
    entrants, players = schema.entrants, schema.players
    query = select(entrants, players.c.name).outerjoin(players, players.c.id == entrants.c.player)
    found = await connection.execute(query.where(entrants.c.tournament == id).order_by(entrants.c.number))
    return [Entrant(row.number, row.player, row.name or "", row.lot, row.left) for row in found]


async def read_rounds(connection: AsyncConnection, id: str) -> list[Round]:
    rounds = schema.rounds
    found = await connection.execute(select(rounds).where(rounds.c.tournament == id).order_by(rounds.c.number))
    return [Round(row.number, row.begun, row.until) for row in found]


async def read_meetings(connection: AsyncConnection, id: str) -> list[Meeting]:
    meetings = schema.meetings
    query = select(meetings).where(meetings.c.tournament == id).order_by(meetings.c.round, meetings.c.number)
    return [
        Meeting(row.round, row.number, tuple(row.seats), row.how, row.table, some(row.points), some(row.scores))
        for row in await connection.execute(query)
    ]


def some(values: list[Any] | None) -> tuple[Any, ...] | None:
    return None if values is None else tuple(values)
