"""Puzzles: a position, a goal, and a line that leads there."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Response

from tuath.server.api.games import known_game
from tuath.server.api.requests.common import Known, TableId, TheServer, Watched, note_visit, settled, shown
from tuath.server.api.requests.routers import room
from tuath.server.tables.views.puzzle_info import puzzles_data
from tuath.server.wire.description import answers
from tuath.server.wire.incoming import GoingBack, HelpWanted
from tuath.server.wire.outgoing import OneTable, PuzzleList

router = room("puzzles")
Number = Annotated[int, Path(ge=1, le=10_000)]


@router.get("/games/{game}/puzzles")
async def list_puzzles(game: str) -> PuzzleList:
    """What there is to solve, and how hard it is."""
    return puzzles_data(known_game(game))


@router.post("/games/{game}/puzzles/{number}", **answers(OneTable))
async def begin(game: str, number: Number, server: TheServer, player: Known) -> Response:
    """A table for a puzzle, from its start."""
    entry = await settled(lambda: server.tables.puzzles.begin(player, known_game(game), number))
    note_visit(server, entry, player)
    return shown(server, entry, player)


@router.post("/tables/{id}/puzzle/back", **answers(OneTable))
async def back(id: TableId, body: GoingBack, server: TheServer, player: Known, _: Watched) -> Response:
    """Take back a part of the line, or all of it."""
    return shown(server, await settled(lambda: server.tables.puzzles.back(id, player, body.count)), player)


@router.post("/tables/{id}/puzzle/help", **answers(OneTable))
async def help_out(id: TableId, body: HelpWanted, server: TheServer, player: Known, _: Watched) -> Response:
    """A hint, or the solution."""
    return shown(server, await settled(lambda: server.tables.puzzles.help(id, player, body.what)), player)
