"""Players as others see them, and who is strongest."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query

from tuath.core.message import Refused, refuse
from tuath.server.api.games import known_game
from tuath.server.api.requests.common import Known, Somebody, TheServer
from tuath.server.api.requests.routers import room
from tuath.server.errors import NotThere
from tuath.server.people.blocks import blocks_of, report, set_block
from tuath.server.people.profile import leaderboard, player_data, profile_of
from tuath.server.wire.incoming import Blocking, Reporting
from tuath.server.wire.outgoing import Blocked, Blocks, Leaderboard, Profile, Reported
from tuath.server.wire.words import stamp

router = room("players")
PlayerId = Annotated[str, Path(pattern="^p_[0-9a-f]{1,22}$", description="As chairs and chats name a player.")]
Size = Annotated[int, Query(ge=2, le=3, description="2: tables for two; 3: for more.")]


@router.get("/players/{id}")
async def one_player(id: PlayerId, server: TheServer, player: Somebody) -> Profile:
    """What somebody has played, against whom, and how strong that makes them; of one's own all of it."""
    row = await server.store.player(id)
    if row is None:
        raise NotThere
    return await profile_of(server.ledger, row, mine=player is not None and player.id == id)


@router.get("/me/blocks")
async def my_blocks(server: TheServer, player: Known) -> Blocks:
    """Whom I have muted or blocked."""
    rows = await blocks_of(server.store, player.id)
    return {"blocks": [blocked_data(row) for row in rows]}


def blocked_data(row: Any) -> Blocked:
    who = player_data(row.other, row.name, is_program=row.program is not None)
    return {"player": who, "kind": row.kind, "since": stamp(row.since)}


@router.post("/players/{id}/block")
async def block(id: PlayerId, body: Blocking, server: TheServer, player: Known) -> Blocks:
    """Mute or block somebody, or neither any more; they are not told."""
    await set_block(server.store, player.id, id, body.kind)
    return await my_blocks(server, player)


@router.post("/players/{id}/report")
async def report_player(id: PlayerId, body: Reporting, server: TheServer, player: Known) -> Reported:
    """Tell the host of this server; nobody else reads it."""
    await report(server.store, player.id, id, body.kind, body.text, body.table)
    return {"reported": True}


@router.get("/ratings")
async def ratings(server: TheServer, game: str, size: Size = 2) -> Leaderboard:
    """The strongest at a title; bots have their place among them."""
    if server.materials.current(known_game(game)).planned:
        raise Refused(refuse("", "server-rated-together"))
    return await leaderboard(server.ledger, game, size)
