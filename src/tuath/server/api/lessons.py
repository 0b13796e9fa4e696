"""Guided first games."""

from __future__ import annotations

from fastapi import Response

from tuath.server.api.games import known_game
from tuath.server.api.requests.common import Known, TableId, TheServer, Watched, note_visit, settled, shown
from tuath.server.api.requests.routers import room
from tuath.server.wire.description import answers
from tuath.server.wire.incoming import StepRead
from tuath.server.wire.outgoing import OneTable

router = room("lessons")


@router.post("/games/{game}/lesson", **answers(OneTable))
async def begin(game: str, server: TheServer, player: Known) -> Response:
    """A new table with the lesson of a game."""
    entry = await server.tables.teaching.begin(player, known_game(game))
    note_visit(server, entry, player)
    return shown(server, entry, player)


@router.post("/tables/{id}/lesson/read", **answers(OneTable))
async def read(id: TableId, body: StepRead, server: TheServer, player: Known, _: Watched) -> Response:
    """A step of the lesson that was explained has been read; the game goes on."""
    return shown(server, await settled(lambda: server.tables.teaching.read(id, player, body.step)), player)


@router.post("/tables/{id}/lesson/leave", **answers(OneTable))
async def leave(id: TableId, server: TheServer, player: Known, _: Watched) -> Response:
    """Play on without the teacher."""
    return shown(server, await settled(lambda: server.tables.teaching.leave(id, player)), player)
