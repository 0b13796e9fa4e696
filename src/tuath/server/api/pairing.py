"""Finding a table."""

from __future__ import annotations

from fastapi import Response

from tuath.server.api.games import known_game
from tuath.server.api.requests.common import Known, TheServer, note_visit, settled, shown
from tuath.server.api.requests.routers import room
from tuath.server.tables.pairing import Wanted
from tuath.server.wire.description import answers
from tuath.server.wire.incoming import Finding
from tuath.server.wire.outgoing import OneTable

router = room("tables")


@router.post("/pairing", **answers(OneTable))
async def find_table(body: Finding, server: TheServer, player: Known) -> Response:
    """A chair at an open table of strangers, or a new table at which others will be seated; asked again, the same."""
    wanted = Wanted(known_game(body.game), body.seats, body.pace, body.rated)
    entry = await settled(lambda: server.pairing.find(player, wanted))
    note_visit(server, entry, player)
    return shown(server, entry, player)
