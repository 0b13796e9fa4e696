"""Ties removed from the rows: between two when one blocks the other, and all of somebody who deletes themselves."""

from __future__ import annotations

from sqlalchemy import delete, or_
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db import schema
from tuath.server.people.clubs import leave_all
from tuath.server.people.friends import between
from tuath.server.people.order import take_turn

bonds, invitations = schema.friendships, schema.invitations


async def cut_ties_between(connection: AsyncConnection, player: str, other: str) -> None:
    """They are friends no more, and neither invites the other; in a club both may stay."""
    await connection.execute(delete(bonds).where(between(player, other)))
    to, by = invitations.c.player, invitations.c.by
    mutual = or_((to == player) & (by == other), (to == other) & (by == player))
    await connection.execute(delete(invitations).where(mutual))


async def cut_all_ties(connection: AsyncConnection, player: str) -> None:
    """Friends, invitations, clubs: where it was the last host, somebody else becomes one, or the club ends."""
    await take_turn(connection)
    await connection.execute(delete(bonds).where(or_(bonds.c.one == player, bonds.c.other == player)))
    mine = or_(invitations.c.player == player, invitations.c.by == player)
    await connection.execute(delete(invitations).where(mine))
    await leave_all(connection, player)
