"""Clubs: who is in them, their tables, their seasons."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Path, Query

from tuath.server.api.players import PlayerId
from tuath.server.api.requests.common import Known, Somebody, TheServer
from tuath.server.api.requests.routers import room
from tuath.server.db.row_checks import those_whole
from tuath.server.entry.entry import is_secret
from tuath.server.errors import Forbidden
from tuath.server.lobby.table_lists import company_of, listed
from tuath.server.people.clubs import (
    change_club,
    checked_role,
    club_name,
    club_row,
    clubs_of,
    end_club,
    is_member,
    join_club,
    leave_club,
    make_club,
    members_of,
    new_secret,
    set_role,
)
from tuath.server.people.leaderboard import Line, tell
from tuath.server.people.seasons import begin_season, now_running, played_in, seasons_of
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Player
from tuath.server.timing.clock import STEADY
from tuath.server.wire.incoming import ANY_ID, ClubKey, ClubWish, MemberWish, SeasonWish
from tuath.server.wire.outgoing import (
    Club,
    ClubDoor,
    Clubs,
    ClubSeason,
    ListedTable,
    MyClub,
    SeasonLine,
    SeasonTold,
    TogetherLine,
)
from tuath.server.wire.words import stamp

router = room("clubs")
ClubId = Annotated[str, Path(pattern=ANY_ID, description="Of the club.")]
ClubLink = Annotated[str, Query(max_length=40, description="The secret of the club's link.")]
Number = Annotated[int | None, Query(ge=1, description="Of the season, from 1; without one the season that runs.")]


@router.get("/me/clubs")
async def my_clubs(server: TheServer, player: Known) -> Clubs:
    """The clubs that I am in."""
    rows = await clubs_of(server.store, player.id)
    return {"clubs": those_whole(MyClub, rows, my_club_data)}


def my_club_data(row: Any) -> MyClub:
    return {"id": row.id, "name": row.name, "role": row.role, "members": row.size, "since": stamp(row.since)}


@router.post("/clubs")
async def new_club(body: ClubWish, server: TheServer, player: Known) -> Club:
    """Make a club; I am its host."""
    return await club_data(server, await make_club(server.store, player.id, body.name), player)


@router.get("/clubs/{id}")
async def one_club(id: ClubId, server: TheServer, player: Somebody) -> Club:
    """A club of mine: its members, its tables, its seasons."""
    return await club_data(server, id, player)


@router.get("/clubs/{id}/door")
async def club_door(id: ClubId, key: ClubLink, server: TheServer, player: Somebody) -> ClubDoor:
    """What is seen of a club by who has its link."""
    row = await club_row(server.store, id)
    mine = player is not None and await is_member(server.store, id, player.id)
    if not mine and not is_secret(key, row.invitation):
        raise Forbidden("server-club-invitation")
    return {"id": id, "name": row.name, "members": len(await members_of(server.store, id)), "mine": mine}


@router.post("/clubs/{id}/join")
async def join(id: ClubId, body: ClubKey, server: TheServer, player: Known) -> Club:
    """Become a member by the link of a club."""
    await join_club(server.store, id, player.id, body.invitation)
    return await club_data(server, id, player)


@router.post("/clubs/{id}/leave")
async def leave(id: ClubId, server: TheServer, player: Known) -> Clubs:
    """Be no member any more. After the last host who has been there longest is one; after the last member it ends."""
    await checked_role(server.store, id, player.id)
    await leave_club(server.store, id, player.id)
    await server.hear_of_members()
    return await my_clubs(server, player)


@router.post("/clubs/{id}/name")
async def rename(id: ClubId, body: ClubWish, server: TheServer, player: Known) -> Club:
    """Call a club something else; hosts may."""
    await change_club(server.store, id, player.id, name=club_name(body.name))
    return await club_data(server, id, player)


@router.post("/clubs/{id}/invitation")
async def renew_link(id: ClubId, server: TheServer, player: Known) -> Club:
    """Another link; the one before lets nobody in any more. Hosts may."""
    await change_club(server.store, id, player.id, invitation=new_secret())
    return await club_data(server, id, player)


@router.post("/clubs/{id}/members/{player}")
async def set_member(id: ClubId, player: PlayerId, body: MemberWish, server: TheServer, me: Known) -> Club:
    """Make somebody a host, a member again, or let them go; then the club gets another link. Hosts may."""
    await set_role(server.store, id, me.id, player, body.role)
    await server.hear_of_members()
    return await club_data(server, id, me)


@router.post("/clubs/{id}/seasons")
async def new_season(id: ClubId, body: SeasonWish, server: TheServer, player: Known) -> Club:
    """Say when another season begins; the one before ends with that, and is kept. Hosts may."""
    await begin_season(server.store, id, player.id, body.first, body.zone)
    return await club_data(server, id, player)


@router.get("/clubs/{id}/season")
async def one_season(id: ClubId, server: TheServer, player: Somebody, number: Number = None) -> SeasonTold:
    """How a season stands, over all and by title."""
    await checked_role(server.store, id, None if player is None else player.id)
    season, seats = await played_in(server.store, id, number)
    found, known = tell(seats), seasons_data(await seasons_of(server.store, id))
    overall = [(None, found.overall), *found.titles.items()]
    return {
        "season": next(one for one in known if one["number"] == season.number),
        "games": found.games,
        "tables": [{"game": game, "lines": [line_data(line) for line in lines]} for game, lines in overall],
        "together": [
            {"game": game, "lines": [together_data(line) for line in lines]} for game, lines in found.together.items()
        ],
    }


@router.post("/clubs/{id}/end")
async def end(id: ClubId, body: ClubWish, server: TheServer, player: Known) -> Clubs:
    """End a club for good, and say its name so that it is meant; games stay with those who played them. Hosts may."""
    await end_club(server.store, id, player.id, body.name)
    await server.hear_of_members()
    return await my_clubs(server, player)


# ---- how it is sent --------------------------------------------------------------------------------------------------


async def club_data(server: Server, id: str, player: Player | None) -> Club:
    """For a member; forbidden to all others."""
    role = await checked_role(server.store, id, None if player is None else player.id)
    row = await club_row(server.store, id)
    return {
        "id": id,
        "name": row.name,
        "role": role,
        "created": stamp(row.created),
        "invitation": row.invitation if player is not None and player.may("host") else "",
        "members": [
            {"player": {"id": one.player, "name": one.name}, "role": one.role, "since": stamp(one.since)}
            for one in await members_of(server.store, id)
        ],
        "seasons": seasons_data(await seasons_of(server.store, id)),
        "open": await tables_of(server, id, "waiting", settings().expires, player),
        "running": await tables_of(server, id, "playing", settings().archived, player),
    }


async def tables_of(server: Server, club: str, status: str, age: float, player: Player | None) -> list[ListedTable]:
    rows = await server.store.list_of_clubs([club], status, STEADY.now() - age)
    return await listed(server, rows, player, await company_of(server, player))


def seasons_data(rows: Sequence[Any]) -> list[ClubSeason]:
    running, now = now_running(rows).number, time.time()
    return [
        {
            "number": row.number,
            "first": row.first,
            "state": "planned" if row.begins > now else "running" if row.number == running else "over",
        }
        for row in rows
    ]


def line_data(line: Line) -> SeasonLine:
    return {
        "rank": line.rank,
        "player": {"id": line.player, "name": line.name},
        "games": line.games,
        "won": line.won,
        "points": round(float(line.points), 2),
    }


def together_data(line: Line) -> TogetherLine:
    return {
        "rank": line.rank,
        "player": {"id": line.player, "name": line.name},
        "games": line.games,
        "won": line.won,
        "hardest": None if line.feat is None else {"key": line.feat["key"], "params": line.feat["params"]},
    }
