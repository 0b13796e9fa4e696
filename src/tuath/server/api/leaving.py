"""Taking one's games along, and taking oneself away."""

from __future__ import annotations

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from tuath.server.api.me import cookie_path
from tuath.server.api.requests.common import Known, Shown, TheServer, settled
from tuath.server.api.requests.guard import who_calls
from tuath.server.api.requests.routers import room
from tuath.server.leaving.export import chunks, export
from tuath.server.sign_in.identity import COOKIE, EVERY
from tuath.server.wire.incoming import Farewell
from tuath.server.wire.outgoing import Me

router = room("me", "/me")


class ZipResponse(StreamingResponse):
    media_type = "application/zip"


@router.get("/games", response_class=ZipResponse)
async def my_games(server: TheServer, player: Known, request: Request) -> Response:
    """All my games that are over, a record of each, and what else is kept of me: one file, a ZIP archive."""
    server.limits.check_guess(who_calls(request, server))
    async with server.exporting:
        file = await export(server.tables.shelf, server.ledger, player)
    headers = {"Content-Disposition": 'attachment; filename="tuath-games.zip"'}
    return ZipResponse(chunks(file), headers=headers)


@router.post("/delete")
async def delete_me(body: Farewell, server: TheServer, player: Shown, response: Response) -> Me:
    """Everything personal goes for good; games stay for those who played them, without my name."""
    for id, version in await server.deleting.delete(player, body.name, settled):
        server.heard(id, version)
    server.heard_end(player.id, EVERY)
    response.delete_cookie(COOKIE, path=cookie_path())
    return {"player": None}
