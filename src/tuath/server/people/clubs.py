"""Clubs: people who play with each other at tables that only they see. Hosts let others in and out."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any, Literal

from sqlalchemy import Row, delete, func, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.core.message import Refused, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.entry.entry import is_secret
from tuath.server.errors import Forbidden, NotThere
from tuath.server.people.order import in_order
from tuath.server.sign_in.identity import Player
from tuath.server.timing.calendar import day_of, midnight
from tuath.server.wire.cleaning import cleaned

Role = Literal["host", "member"]
MOST_CLUBS, MOST_HOSTED = 20, 10  # of one player
MOST_MEMBERS = 300
LONGEST_CLUB = 40  # characters of a name

clubs, members = schema.clubs, schema.club_members


# ---- looking ---------------------------------------------------------------------------------------------------------


async def is_member(store: Store, club: str, player: str) -> bool:
    return (club, player) in await members_among(store, [(club, player)])


async def sits_in(store: Store, club: str | None, player: Player | None) -> bool:
    """Is a table of this club for somebody, too? Tables of no club are for those who belong to them."""
    return club is not None and player is not None and await is_member(store, club, player.id)


async def members_among(store: Store, pairs: Collection[tuple[str, str]]) -> set[tuple[str, str]]:
    """Who of these is a member of that club."""
    query = select(members.c.club, members.c.player).where(tuple_(members.c.club, members.c.player).in_(pairs))
    async with store.connections.connect() as connection:
        return {(row.club, row.player) for row in await connection.execute(query)}


async def clubs_of(store: Store, player: str) -> list[Row[Any]]:
    """The clubs of a player, by name, with the own role and how many are in it."""
    own = members.alias("own")
    crowd = select(members.c.club, func.count().label("size")).group_by(members.c.club).subquery()
    query = select(clubs.c.id, clubs.c.name, own.c.role, own.c.since, crowd.c.size)
    query = query.join(own, own.c.club == clubs.c.id).join(crowd, crowd.c.club == clubs.c.id)
    async with store.connections.connect() as connection:
        return list(await connection.execute(query.where(own.c.player == player).order_by(clubs.c.name, clubs.c.id)))


async def club_row(store: Store, club: str) -> Row[Any]:
    async with store.connections.connect() as connection:
        return await found_club(connection, club)


async def members_of(store: Store, club: str) -> list[Row[Any]]:
    """Everybody in a club, as they are called now: hosts first, then who has been there longest."""
    players = schema.players
    query = select(members.c.player, members.c.role, members.c.since, players.c.name)
    query = query.join(players, players.c.id == members.c.player).where(members.c.club == club)
    async with store.connections.connect() as connection:
        return list(await connection.execute(query.order_by(members.c.role, members.c.since, members.c.player)))


async def checked_role(store: Store, club: str, player: str | None) -> Role:
    """What somebody is in a club; forbidden to those who are not in it."""
    async with store.connections.connect() as connection:
        await found_club(connection, club)
        role = None if player is None else await role_in(connection, club, player)
    if role is None:
        raise Forbidden("server-club-private")
    return role


# ---- changing --------------------------------------------------------------------------------------------------------


async def make_club(store: Store, player: str, name: str) -> str:
    """Its id; who makes it is its host, and its first season begins today."""
    id, now, name = secrets.token_urlsafe(9), time.time(), club_name(name)
    today = day_of(now, "UTC")

    async def write(connection: AsyncConnection) -> None:
        await check_clubs(connection, player, hosting=True)
        row = {"id": id, "name": name, "created": now, "invitation": new_secret()}
        await connection.execute(insert(clubs).values(**row))
        await connection.execute(insert(members).values(club=id, player=player, role="host", since=now))
        season = {"club": id, "number": 1, "first": today.isoformat(), "begins": midnight(today, "UTC")}
        await connection.execute(insert(schema.club_seasons).values(**season))

    await in_order(store, write)
    return id


def club_name(name: str) -> str:
    clean = cleaned(name)
    if not 1 <= len(clean) <= LONGEST_CLUB:
        raise Refused(refuse("", "server-bad-club-name", most=LONGEST_CLUB))
    return clean


async def join_club(store: Store, club: str, player: str, invitation: str) -> None:
    async def write(connection: AsyncConnection) -> None:
        found = await found_club(connection, club)
        if await role_in(connection, club, player) is not None:
            return
        if not is_secret(invitation, found.invitation):
            raise Forbidden("server-club-invitation")
        await check_clubs(connection, player)
        if await count_members(connection, members.c.club == club) >= MOST_MEMBERS:
            raise Refused(refuse("", "server-club-full", most=MOST_MEMBERS))
        await connection.execute(insert(members).values(club=club, player=player, role="member", since=time.time()))

    await in_order(store, write)


async def leave_club(store: Store, club: str, player: str) -> None:
    async def write(connection: AsyncConnection) -> None:
        await found_club(connection, club)
        await leave_in(connection, club, player)

    await in_order(store, write)


async def leave_in(connection: AsyncConnection, club: str, player: str) -> None:
    """Where no host is left, who has been there longest becomes one; where nobody is left, the club ends."""
    await connection.execute(delete(members).where(members.c.club == club, members.c.player == player))
    left = select(members.c.player, members.c.role).where(members.c.club == club)
    others = list(await connection.execute(left.order_by(members.c.since, members.c.player)))
    if not others:
        await end_in(connection, club)
    elif not any(other.role == "host" for other in others):
        await give_role(connection, club, others[0].player, "host")


async def leave_all(connection: AsyncConnection, player: str) -> None:
    """Somebody deletes themselves."""
    for club in list((await connection.execute(select(members.c.club).where(members.c.player == player))).scalars()):
        await leave_in(connection, club, player)


async def set_role(store: Store, club: str, by: str, player: str, role: Role | None) -> None:
    """Make somebody a host, or a member again, or let them go: then the link they know counts no more."""

    async def write(connection: AsyncConnection) -> None:
        await check_host(connection, club, by)
        known = await role_in(connection, club, player)
        if known is None:
            raise NotThere
        hosts = await count_members(connection, members.c.club == club, members.c.role == "host")
        if known == "host" and role != "host" and hosts == 1:
            raise Refused(refuse("", "server-club-last-host"))
        if role is not None:
            await give_role(connection, club, player, role)
            return
        await connection.execute(delete(members).where(members.c.club == club, members.c.player == player))
        await write_club(connection, club, invitation=new_secret())

    await in_order(store, write)


async def change_club(store: Store, club: str, by: str, **values: str) -> None:
    """Another name, or another link."""

    async def write(connection: AsyncConnection) -> None:
        await check_host(connection, club, by)
        await write_club(connection, club, **values)

    await in_order(store, write)


async def end_club(store: Store, club: str, by: str, name: str) -> None:
    """Refused where the name is not the club's, so that it is meant."""

    async def write(connection: AsyncConnection) -> None:
        await check_host(connection, club, by)
        if name.strip() != (await found_club(connection, club)).name:
            raise Refused(refuse("", "server-club-end-name"))
        await end_in(connection, club)

    await in_order(store, write)


async def end_in(connection: AsyncConnection, club: str) -> None:
    """Its tables are private ones from now on, for those who sit there; what was counted is counted."""
    for rows in (schema.tables, schema.outcomes):
        await connection.execute(update(rows).where(rows.c.club == club).values(club=None))
    for rows in (schema.club_seasons, members):
        await connection.execute(delete(rows).where(rows.c.club == club))
    await connection.execute(delete(clubs).where(clubs.c.id == club))


def new_secret() -> str:
    return secrets.token_urlsafe(12)


# ---- rows ------------------------------------------------------------------------------------------------------------


async def found_club(connection: AsyncConnection, club: str) -> Row[Any]:
    row = (await connection.execute(select(clubs).where(clubs.c.id == club))).first()
    if row is None:
        raise NotThere
    return row


async def role_in(connection: AsyncConnection, club: str, player: str) -> Role | None:
    query = select(members.c.role).where(members.c.club == club, members.c.player == player)
    return (await connection.execute(query)).scalar_one_or_none()


async def check_host(connection: AsyncConnection, club: str, player: str) -> None:
    await found_club(connection, club)
    role = await role_in(connection, club, player)
    if role != "host":
        raise Forbidden("server-club-private" if role is None else "server-club-hosts-only")


async def check_clubs(connection: AsyncConnection, player: str, *, hosting: bool = False) -> None:
    """How many clubs somebody may be in, and how many of their own they may have."""
    if await count_members(connection, members.c.player == player) >= MOST_CLUBS:
        raise Refused(refuse("", "server-many-clubs", most=MOST_CLUBS))
    if hosting and await count_members(connection, members.c.player == player, members.c.role == "host") >= MOST_HOSTED:
        raise Refused(refuse("", "server-many-own-clubs", most=MOST_HOSTED))


async def count_members(connection: AsyncConnection, *which: Any) -> int:
    return int((await connection.execute(select(func.count()).select_from(members).where(*which))).scalar_one())


async def give_role(connection: AsyncConnection, club: str, player: str, role: Role) -> None:
    here = (members.c.club == club) & (members.c.player == player)
    await connection.execute(update(members).where(here).values(role=role))


async def write_club(connection: AsyncConnection, club: str, **values: str) -> None:
    await connection.execute(update(clubs).where(clubs.c.id == club).values(**values))
