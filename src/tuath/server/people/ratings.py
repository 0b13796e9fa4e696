"""The rows of results and ratings: each game is counted once, whoever sees its end, and however often."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, Text, cast, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.bots.ratings import rerated
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.people.outcome import WON, Outcome, SeatOutcome
from tuath.server.timing.clock import STEADY

MOST_RESULTS = 2000  # of one player, the last ones
Strength = tuple[float, float]
Rerated = tuple[Strength | None, Strength]  # before and after


class Ledger:
    """Results and ratings: what has been counted."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- counting -----------------------------------------------------------------------------------------------

    async def keep(self, table: str, outcome: Outcome | None) -> bool:
        """Count a game that is over, or note that there is nothing to count; False where that was done before."""
        is_new = False

        async def write(connection: AsyncConnection) -> None:
            nonlocal is_new
            if not self.store.is_sqlite:  # one after the other: two games of one player may end at two workers
                await connection.execute(text("SELECT pg_advisory_xact_lock(7482912)"))
            tables = schema.tables
            mark = update(tables).where(tables.c.id == table, ~tables.c.counted).values(counted=True)
            is_new = (await connection.execute(mark)).rowcount == 1
            if is_new and outcome is not None:
                await self._add(connection, outcome)

        await self.store.carry_out(write)
        return is_new

    async def _add(self, connection: AsyncConnection, outcome: Outcome) -> None:
        names = ("table", "game", "rated", "public", "level", "feat", "club")
        values = {name: getattr(outcome, name) for name in names}
        row = {**values, "seats": len(outcome.seats), "ended": STEADY.now()}
        await connection.execute(insert(schema.outcomes).values(**row))
        rerated = await self._rate(connection, outcome) if outcome.rated else [None] * len(outcome.seats)
        rows = [result_row(outcome, seat, rerated[seat]) for seat in range(len(outcome.seats))]
        await connection.execute(insert(schema.results), rows)

    async def _rate(self, connection: AsyncConnection, outcome: Outcome) -> list[Rerated | None]:
        """New strengths of all who sat there; a bot in several chairs has met itself, and takes the mean of them."""
        ratings = schema.ratings
        mine = (ratings.c.game == outcome.game) & (ratings.c.size == outcome.size)
        who = [seat.player for seat in outcome.seats]
        known = {
            row.player: row
            for row in await connection.execute(select(ratings).where(mine, ratings.c.player.in_(filter(None, who))))
        }
        before = [(known[name].mu, known[name].sigma) if name in known else None for name in who]
        after = rerated(before, [seat.place for seat in outcome.seats])
        changed: dict[str, Strength] = {}
        for name in dict.fromkeys(filter(None, who)):
            own = [one for one, player in zip(after, who, strict=True) if player == name]
            changed[name] = mean([mu for mu, _ in own]), mean([sigma for _, sigma in own])
            await self._put(connection, outcome, name, changed[name], known.get(name))
        return [None if name is None else (was, changed[name]) for name, was in zip(who, before, strict=True)]

    async def _put(
        self, connection: AsyncConnection, outcome: Outcome, player: str, strength: Strength, known: Row[Any] | None
    ) -> None:
        ratings = schema.ratings
        mu, sigma = strength
        won = any(seat.player == player and seat.place == WON for seat in outcome.seats)
        if known is None:
            key = {"game": outcome.game, "size": outcome.size, "player": player}
            await connection.execute(insert(ratings).values(**key, mu=mu, sigma=sigma, games=1, won=int(won)))
            return
        here = (ratings.c.game == known.game) & (ratings.c.size == known.size) & (ratings.c.player == player)
        values = {"mu": mu, "sigma": sigma, "games": known.games + 1, "won": known.won + int(won)}
        await connection.execute(update(ratings).where(here).values(**values))

    async def uncounted(self, most: int) -> list[str]:
        """Tables that are over and not counted, the oldest first, and rated ones that nearly all have resigned from."""
        tables = schema.tables
        over = select(tables.c.id).where(~tables.c.counted, tables.c.status == "over").order_by(tables.c.updated)
        running = select(tables.c.id, tables.c.chairs).where(~tables.c.counted, tables.c.status == "playing")
        async with self.store.connections.connect() as connection:
            found = list((await connection.execute(over.limit(most))).scalars())
            rated = list(await connection.execute(running.where(tables.c.rated)))
        return [*found, *(row.id for row in rated if is_given_up(row.chairs))]

    # ---- looking ------------------------------------------------------------------------------------------------

    async def results_of(self, player: str) -> list[Row[Any]]:
        """Each game of a player with the own result, the last one first."""
        outcomes, results = schema.outcomes, schema.results
        own = (results.c.place, results.c.score, results.c.played_as, results.c.before, results.c.mu, results.c.sigma)
        query = select(outcomes, results.c.seat, *own).join(results, results.c.table == outcomes.c.table)
        query = query.where(results.c.player == player).order_by(outcomes.c.ended.desc(), outcomes.c.table)
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query.limit(MOST_RESULTS)))

    async def others_of(self, player: str) -> list[Row[Any]]:
        """Who else sat at the tables of a player, with their names as they are called now."""
        mine, other, players = schema.results.alias("mine"), schema.results.alias("other"), schema.players
        is_program = players.c.program.is_not(None).label("is_program")
        query = select(other.c.table, other.c.player, players.c.name, is_program)
        query = query.join(mine, (mine.c.table == other.c.table) & (mine.c.seat != other.c.seat))
        query = query.outerjoin(players, players.c.id == other.c.player)
        query = query.where(mine.c.player == player, other.c.player.is_not(None), other.c.player != player)
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query.distinct()))

    async def ratings_of(self, player: str) -> list[Row[Any]]:
        ratings = schema.ratings
        query = select(ratings).where(ratings.c.player == player).order_by(ratings.c.game, ratings.c.size)
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query))

    async def ratings_among(self, players: Collection[str], least: int) -> list[Row[Any]]:
        """Those of these players of which enough rated games tell something."""
        ratings = schema.ratings
        query = select(ratings).where(ratings.c.player.in_(players), ratings.c.games >= least)
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query))

    async def strongest(self, game: str, size: int, least: int, most: int) -> list[Row[Any]]:
        """Those of whom enough is known, by what one may rely on."""
        ratings, players = schema.ratings, schema.players
        is_program = players.c.program.is_not(None).label("is_program")
        query = select(ratings, players.c.name, is_program).outerjoin(players, players.c.id == ratings.c.player)
        query = query.where(ratings.c.game == game, ratings.c.size == size, ratings.c.games >= least)
        order = (ratings.c.mu - 2 * ratings.c.sigma).desc(), ratings.c.player
        async with self.store.connections.connect() as connection:
            return list(await connection.execute(query.order_by(*order).limit(most)))

    async def running_of(self, player: str) -> int:
        """How many games somebody plays now; a table without a puzzle keeps the null of JSON, or nothing."""
        tables, memberships = schema.tables, schema.memberships
        is_game = func.coalesce(cast(tables.c.puzzle, Text), "null") == "null"
        query = select(func.count()).select_from(tables).join(memberships, memberships.c.table == tables.c.id)
        query = query.where(memberships.c.player == player, tables.c.status == "playing", is_game)
        async with self.store.connections.connect() as connection:
            return int((await connection.execute(query)).scalar_one())


def is_given_up(chairs: Any) -> bool:
    """Have all but one resigned? By the chairs as the rows keep them; damaged ones say nothing."""
    known = chairs if isinstance(chairs, list) else []
    return bool(known) and sum(not (isinstance(chair, dict) and chair.get("resigned")) for chair in known) <= 1


def result_row(outcome: Outcome, seat: int, rerated: Rerated | None) -> dict[str, Any]:
    own: SeatOutcome = outcome.seats[seat]
    was, now = rerated if rerated is not None else (None, None)
    return {
        "table": outcome.table,
        "seat": seat,
        **own._asdict(),
        "before": None if was is None else was[0],
        "mu": None if now is None else now[0],
        "sigma": None if now is None else now[1],
    }


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
