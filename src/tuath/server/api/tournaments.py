"""Tournaments: opening one, joining, and how everybody stands."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from tuath.server.api.games import known_game
from tuath.server.api.requests.common import TABLE_ID, Known, LinkKey, Somebody, TheServer, settled
from tuath.server.api.requests.routers import room
from tuath.server.db.row_checks import those_whole
from tuath.server.errors import Forbidden
from tuath.server.server import Server
from tuath.server.sign_in.identity import Player
from tuath.server.tournaments.entering import may_see
from tuath.server.tournaments.opening import Plan, open_tournament
from tuath.server.tournaments.rows import Tournament
from tuath.server.tournaments.shown import listed_data, tournament_data
from tuath.server.wire.incoming import EndingGame, JoiningTournament, NewTournament
from tuath.server.wire.outgoing import ListedTournament, OneTournament, TournamentLists

router = room("tournaments", "/tournaments")
TournamentId = Annotated[str, Path(pattern=TABLE_ID.pattern)]
LISTED = 100


@router.get("")
async def list_tournaments(server: TheServer, player: Somebody) -> TournamentLists:
    """Public tournaments, and all of mine; what has changed last first."""
    rows = await server.tournaments.rows.listed(None if player is None else player.id, LISTED)
    crowds = await server.tournaments.rows.crowds([row.id for row in rows])
    names = await server.tournaments.rows.names([row.host for row in rows])
    found = those_whole(ListedTournament, rows, lambda row: listed_data(row, crowds.get(row.id, set()), names, player))
    return {
        "open": [one for one in found if one["status"] == "open"],
        "running": [one for one in found if one["status"] == "running"],
        "over": [one for one in found if one["status"] == "over"],
    }


@router.post("")
async def new_tournament(body: NewTournament, server: TheServer, player: Known) -> OneTournament:
    """Open a tournament; whoever opens it joins it like everybody else, or does not."""
    game = server.materials.current(known_game(body.game))
    given = body.model_dump(exclude={"starts"}) | {"starts": body.starts.timestamp() if body.starts else None}
    id = await open_tournament(server.tournaments.rows, player, game, Plan(**given))
    return await shown(server, id, player)


@router.get("/{id}")
async def one_tournament(id: TournamentId, server: TheServer, player: Somebody, key: LinkKey = None) -> OneTournament:
    """How it is played, who stands where, who meets whom."""
    found = await server.tournaments.rows.read(id)
    if not await may_see(server.store, found, player, key):
        raise Forbidden("server-tournament-private")
    return await data(server, found, player)


@router.post("/{id}/join")
async def join_tournament(id: TournamentId, body: JoiningTournament, server: TheServer, player: Known) -> OneTournament:
    """Play in it; until it begins one can leave again."""
    await settled(lambda: server.tournaments.entering.join(id, player, body.invitation))
    return await shown(server, id, player)


@router.post("/{id}/leave")
async def leave_tournament(id: TournamentId, server: TheServer, player: Known) -> OneTournament:
    """Before it begins, as if I had never joined; later I withdraw: running games are resigned, others are lost."""
    await settled(lambda: server.tournaments.entering.leave(id, player))
    await server.tournaments.director.advance(id)
    return await shown(server, id, player)


@router.post("/{id}/start")
async def start_tournament(id: TournamentId, server: TheServer, player: Known) -> OneTournament:
    """Its host lets it begin: lots are drawn, and the tables of the first round are made."""
    await settled(lambda: server.tournaments.entering.start(id, player))
    await server.tournaments.director.advance(id)
    return await shown(server, id, player)


@router.post("/{id}/off")
async def call_tournament_off(id: TournamentId, server: TheServer, player: Known) -> OneTournament:
    """Its host calls it off, as long as it has not begun."""
    await settled(lambda: server.tournaments.entering.call_off(id, player))
    return await shown(server, id, player)


@router.post("/{id}/end")
async def end_game(id: TournamentId, body: EndingGame, server: TheServer, player: Known) -> OneTournament:
    """Its host ends a game whose date has passed: lost by whoever has no time left, level for those who stayed."""

    async def end() -> None:
        await server.tournaments.director.end(await server.tournaments.entering.hosted(id, player), body.table)

    await settled(end)
    return await shown(server, id, player)


async def shown(server: Server, id: str, player: Player) -> OneTournament:
    return await data(server, await server.tournaments.rows.read(id), player)


async def data(server: Server, found: Tournament, player: Player | None) -> OneTournament:
    names = await server.tournaments.rows.names([found.row.host])
    return {"tournament": await tournament_data(server.store, found, names, player)}
