"""Coming and going: joining until a tournament begins, leaving it, withdrawing from it, and what its host decides."""

from __future__ import annotations

from secrets import SystemRandom
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.entry.entry import is_secret
from tuath.server.errors import Forbidden
from tuath.server.people.blocks import has_blocked
from tuath.server.people.clubs import sits_in
from tuath.server.sign_in.identity import Player
from tuath.server.timing.clock import STEADY
from tuath.server.tournaments.opening import check_club, rounds_of
from tuath.server.tournaments.rows import Rows, Tournament, nothing_else

MOST_JOINED = 20  # of one player that are not over
CHANCE = SystemRandom()


async def may_see(store: Store, tournament: Tournament, player: Player | None, key: str | None) -> bool:
    """One that is not public is for its host, its players, the members of its club, and those who have its link."""
    row = tournament.row
    mine = player is not None and (row.host == player.id or tournament.of(player.id) is not None)
    return row.public or mine or is_secret(key, row.invitation) or await sits_in(store, row.club, player)


class Entering:
    """Who plays."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def join(self, id: str, player: Player, invitation: str | None) -> None:
        was = await self.rows.read(id)
        if not await may_see(self.rows.store, was, player, invitation):
            raise Forbidden("server-tournament-private")
        if was.of(player.id) is not None:
            return
        check_open(was)
        if len(was.entrants) >= was.row.most:
            raise Refused(refuse("", "server-tournament-full", most=was.row.most))
        await check_club(self.rows.store, player, was.row.club)
        if await has_blocked(self.rows.store, was.row.host, player.id):
            raise Forbidden("server-tournament-blocked")

        async def work(connection: AsyncConnection) -> None:
            await check_room(connection, player)
            number = 1 + max((one.number for one in was.entrants), default=0)
            row = {"tournament": id, "number": number, "player": player.id, "lot": 0, "since": STEADY.now()}
            await connection.execute(insert(schema.entrants).values(**row))

        await self.rows.change(was, work)

    async def leave(self, id: str, player: Player) -> None:
        """Before it begins as if one had never been there; later one withdraws, and what is left is lost."""
        was = await self.rows.read(id)
        mine = was.of(player.id)
        if mine is None:
            raise Forbidden("server-tournament-not-in")
        if was.row.status not in ("open", "running"):
            raise Refused(refuse("", "server-tournament-over"))
        if mine.left is None:
            await self.rows.change(was, gone_from(was, mine.number))

    async def start(self, id: str, player: Player) -> None:
        was = await self.hosted(id, player)
        check_open(was)
        if len(was.entrants) < was.row.least:
            raise Refused(refuse("", "server-tournament-few", least=was.row.least))
        await begin(self.rows, was)

    async def call_off(self, id: str, player: Player) -> None:
        was = await self.hosted(id, player)
        check_open(was)
        await self.rows.change(was, nothing_else, status="off")

    async def hosted(self, id: str, player: Player) -> Tournament:
        was = await self.rows.read(id)
        if was.row.host != player.id:
            raise Forbidden("server-tournament-host")
        return was


def check_open(was: Tournament) -> None:
    if was.row.status != "open":
        raise Refused(refuse("", "server-tournament-begun" if was.row.status != "off" else "server-tournament-off"))


async def check_room(connection: AsyncConnection, player: Player) -> None:
    entrants, tournaments = schema.entrants, schema.tournaments
    query = select(func.count()).select_from(entrants).join(tournaments, tournaments.c.id == entrants.c.tournament)
    query = query.where(entrants.c.player == player.id, entrants.c.left.is_(None))
    if (
        await connection.execute(query.where(tournaments.c.status.in_(("open", "running"))))
    ).scalar_one() >= MOST_JOINED:
        raise Refused(refuse("", "server-tournament-joined", most=MOST_JOINED))


def gone_from(was: Tournament, number: int) -> Any:
    """Without that one from now on."""
    entrants = schema.entrants
    here = (entrants.c.tournament == was.id) & (entrants.c.number == number)

    async def work(connection: AsyncConnection) -> None:
        if was.row.status == "open":
            await connection.execute(delete(entrants).where(here))
        else:
            await connection.execute(update(entrants).where(here).values(left=STEADY.now()))

    return work


async def begin(rows: Rows, was: Tournament) -> None:
    """Lots are drawn; the first round is drawn by them."""
    entrants, row, numbers = schema.entrants, was.row, [one.number for one in was.entrants]
    lots = CHANCE.sample(range(1, len(numbers) + 1), len(numbers))

    async def work(connection: AsyncConnection) -> None:
        for number, lot in zip(numbers, lots, strict=True):
            here = (entrants.c.tournament == was.id) & (entrants.c.number == number)
            await connection.execute(update(entrants).where(here).values(lot=lot))

    rounds = rounds_of(row.mode, row.size, len(numbers), row.times, row.rounds)
    await rows.change(was, work, status="running", rounds=rounds)
