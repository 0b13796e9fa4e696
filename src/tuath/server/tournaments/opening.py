"""Opening a tournament: everything is settled here and written down, before anybody joins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.game import Game
from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.entry.days import make_clock
from tuath.server.errors import Forbidden
from tuath.server.people.clubs import is_member
from tuath.server.sign_in.identity import Player
from tuath.server.timing.clock import STEADY
from tuath.server.tournaments.rows import Rows
from tuath.server.tournaments.schedule import circle
from tuath.server.wire.cleaning import cleaned

LONGEST = 60  # characters of a name
LARGEST = {"robin": 16, "swiss": 64}  # players
MOST_HOSTED = 5  # of one player that are not over
FARTHEST = 366 * 86_400.0  # seconds until it starts


class Plan(NamedTuple):
    """A tournament as somebody would like it."""

    name: str
    game: str
    mode: Literal["robin", "swiss"]
    size: int
    times: int
    rounds: int
    least: int
    most: int
    days: int
    options: Mapping[str, str]
    clock: Mapping[str, Any]
    public: bool
    club: str | None
    starts: float | None


async def open_tournament(rows: Rows, host: Player, game: Game[Any], plan: Plan) -> str:
    """Its id; refused where it could not be played like this."""
    check(game, plan)
    await check_club(rows.store, host, plan.club)
    now, id = STEADY.now(), secrets.token_urlsafe(9)
    values = {**plan._asdict(), "name": cleaned(plan.name), "options": dict(plan.options), "clock": dict(plan.clock)}
    values |= {"times": plan.times if plan.mode == "robin" else 1}
    values |= {"id": id, "version": 0, "host": host.id, "invitation": secrets.token_urlsafe(9), "status": "open"}
    values |= {"public": plan.public and plan.club is None, "round": 0, "created": now, "updated": now}

    async def check_room(connection: AsyncConnection) -> None:
        hosted = schema.tournaments
        mine = select(func.count()).where(hosted.c.host == host.id, hosted.c.status.in_(("open", "running")))
        if (await connection.execute(mine)).scalar_one() >= MOST_HOSTED:
            raise Refused(refuse("", "server-tournament-many", most=MOST_HOSTED))

    await rows.create(values, check_room)
    return id


def check(game: Game[Any], plan: Plan) -> None:
    if game.planned:
        raise Refused(refuse("", "server-tournament-together"))
    if not 1 <= len(cleaned(plan.name)) <= LONGEST:
        raise Refused(refuse("", "server-tournament-name", most=LONGEST))
    if plan.mode == "robin" and plan.size != 2:
        raise Refused(refuse("", "server-tournament-robin-for-two"))
    game.complete(plan.size, plan.options)  # refused where so many cannot play it like this
    make_clock(plan.clock, plan.size)
    check_numbers(plan)
    if plan.starts is not None and not STEADY.now() < plan.starts <= STEADY.now() + FARTHEST:
        raise Refused(refuse("", "server-tournament-start"))


def check_numbers(plan: Plan) -> None:
    least, most = max(3, plan.size), LARGEST[plan.mode]
    if not least <= plan.least <= plan.most <= most:
        raise Refused(refuse("", "server-tournament-players", least=least, most=most))


async def check_club(store: Store, host: Player, club: str | None) -> None:
    """The one place where it is asked whether somebody may open a tournament of a club, or join one."""
    if club is not None and not await is_member(store, club, host.id):
        raise Forbidden("server-tournament-club")


def sizes(game: Game[Any], size: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """How many may sit at a table: as was settled, or fewer where the game allows it and somebody is left over."""
    return tuple(seats for seats in range(2, size + 1) if allows(game, seats, options))


def allows(game: Game[Any], seats: int, options: Mapping[str, str]) -> bool:
    try:
        game.complete(seats, options)
    except Refused:
        return False
    return True


def rounds_of(mode: str, size: int, players: int, times: int, rounds: int) -> int:
    """How many rounds it takes, once everybody is known: of Swiss ones for two no more than there are opponents."""
    if mode == "robin":
        return circle(players) * times
    return min(rounds, circle(players)) if size == 2 else rounds
