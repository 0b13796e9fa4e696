"""The list of running games, at /api/hall."""

from __future__ import annotations

from fastapi import Response

from tuath.server.api.requests.common import TheServer, sent
from tuath.server.api.requests.routers import room
from tuath.server.lobby.live_games import hall_of
from tuath.server.wire.description import answers
from tuath.server.wire.outgoing import Hall

router = room("tables")


@router.get("/hall", **answers(Hall))
async def hall(server: TheServer) -> Response:
    """Running public games to look on at, as those see them who do; the strongest players first, then the freshest."""
    return sent(await hall_of(server))
