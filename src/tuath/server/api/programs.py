"""Programs of other people: what they say of themselves, who can be invited, and how one declines."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Response

from tuath.server.api.games import known_game
from tuath.server.api.requests.common import Known, Somebody, TableId, TheServer, settled, shown
from tuath.server.api.requests.routers import room
from tuath.server.people.profile import player_data
from tuath.server.people.programs import Program, declare, find_programs, program_of
from tuath.server.wire import outgoing
from tuath.server.wire.description import answers
from tuath.server.wire.incoming import ProgramWish
from tuath.server.wire.outgoing import MyProgram, OneTable, Programs

router = room("programs")
Begins = Annotated[str, Query(max_length=200, description="How its name begins, in letters of either size.")]


def program_data(program: Program | None) -> outgoing.Program | None:
    if program is None:
        return None
    return {
        "games": list(program.games),
        "about": program.about,
        "open": program.open,
        "at_once": program.at_once,
    }


@router.get("/me/program")
async def my_program(server: TheServer, player: Known) -> MyProgram:
    """What I have said of myself, if I am a program."""
    return {"program": program_data(await program_of(server.store, player.id))}


@router.post("/me/program")
async def be_a_program(body: ProgramWish, server: TheServer, player: Known) -> MyProgram:
    """With a token: this account is a program's from now on, for good, and shown as one everywhere."""
    games = tuple(dict.fromkeys(server.materials.current(game).key for game in body.games))
    program = await declare(server.store, player, Program(games, body.about, body.open, body.at_once))
    return {"program": program_data(program)}


@router.get("/programs")
async def find(server: TheServer, player: Somebody, game: str, name: Begins = "") -> Programs:
    """Programs that listen now and play a game: whom I can invite to a table."""
    found = await find_programs(server.store, player, known_game(game), name)
    return {
        "programs": [
            {"player": player_data(row.id, row.name, is_program=True), "about": program.about} for row, program in found
        ]
    }


@router.post("/tables/{id}/decline", tags=["tables"], **answers(OneTable))
async def decline(id: TableId, server: TheServer, player: Known) -> Response:
    """Give back a chair that is kept for me, before the game has begun."""
    return shown(server, await settled(lambda: server.tables.seating.decline(id, player)), player)
