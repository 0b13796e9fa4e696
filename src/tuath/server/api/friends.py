"""Friends, and inviting them to a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tuath.server.api.players import PlayerId
from tuath.server.api.requests.common import Known, TableId, TheServer, Watched
from tuath.server.api.requests.routers import room
from tuath.server.errors import Forbidden
from tuath.server.lobby.table_lists import company_of, listed
from tuath.server.people.blocks import blocked_around
from tuath.server.people.friends import ASKED, FRIENDS, befriend, bonds_of, part
from tuath.server.people.invitations import companions, decline, invitations_of, invite, invited_to, named
from tuath.server.wire.incoming import Befriending, Inviting
from tuath.server.wire.outgoing import Companions, Friend, Friends, Invitations
from tuath.server.wire.words import stamp

router = room("friends")


@router.get("/me/friends")
async def my_friends(server: TheServer, player: Known) -> Friends:
    """My friends, who would like to be one, and whom I have asked."""
    rows = await bonds_of(server.store, player.id)
    return {
        "friends": friends_data(row for row in rows if row.state == FRIENDS),
        "ask_me": friends_data(row for row in rows if row.state == ASKED and row.asker != player.id),
        "asked": friends_data(row for row in rows if row.state != FRIENDS and row.asker == player.id),
    }


def friends_data(rows: Iterable[Any]) -> list[Friend]:
    return [{"player": {"id": row.player, "name": row.name}, "since": stamp(row.since)} for row in rows]


@router.post("/players/{id}/friend")
async def set_friend(id: PlayerId, body: Befriending, server: TheServer, player: Known) -> Friends:
    """Ask somebody, or accept where they have asked me; or end it, take it back, decline."""
    await (befriend if body.friend else part)(server.store, player.id, id)
    return await my_friends(server, player)


@router.get("/me/invitations")
async def my_invitations(server: TheServer, player: Known) -> Invitations:
    """Tables that wait, at which somebody would like to have me."""
    rows, company = await invitations_of(server.store, player.id), await company_of(server, player)
    tables = {table["id"]: table for table in await listed(server, rows, player, company)}
    return {
        "invitations": [
            {
                "table": tables[row.id],
                "by": {"id": row.by, "name": row.by_name},
                "at": stamp(row.at),
                "invitation": row.invitation,
            }
            for row in rows
            if row.id in tables
        ]
    }


@router.delete("/me/invitations/{id}")
async def not_now(id: TableId, server: TheServer, player: Known) -> Invitations:
    """I do not want to come to this table; those that are left."""
    await decline(server.store, player.id, id)
    return await my_invitations(server, player)


@router.get("/tables/{id}/invitations")
async def who_could_come(server: TheServer, player: Known, table: Watched) -> Companions:
    """Whom I could invite to a table of mine, and who is invited."""
    if not table.is_known_to(player):
        raise Forbidden
    invited = await invited_to(server.store, table.id)
    there = {row.player for row in invited} | table.persons() | await blocked_around(server.store, player.id)
    others = await named(server.store, await companions(server.store, player.id) - there)
    return {
        "invited": [{"id": row.player, "name": row.name} for row in invited],
        "others": [{"id": row.id, "name": row.name} for row in others],
    }


@router.post("/tables/{id}/invitations")
async def invite_to(body: Inviting, server: TheServer, player: Known, table: Watched) -> Companions:
    """Invite friends and members of my clubs to a table that waits; they find it where they begin."""
    await invite(server.store, table, player.id, body.players)
    return await who_could_come(server, player, table)
