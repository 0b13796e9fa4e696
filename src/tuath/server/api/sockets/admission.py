"""Who may open a socket: checked as a request is, and turned down like one, before the socket is open."""

from __future__ import annotations

from fastapi import Response, WebSocket
from fastapi.responses import JSONResponse

from tuath.server.api.requests.common import identify
from tuath.server.api.requests.guard import is_same_origin, problem, too_fast, who_calls
from tuath.server.people.bans import Banned
from tuath.server.server import Server
from tuath.server.sign_in.identity import Player
from tuath.server.web.limits import TooFast
from tuath.server.web.names import is_ours
from tuath.server.wire.outgoing import Problem
from tuath.server.wire.words import refusal_data


class TurnedDown(Exception):
    """There will be no socket."""

    def __init__(self, response: Response) -> None:
        super().__init__()
        self.response = response


async def who_comes(server: Server, socket: WebSocket) -> Player | None:
    """Whoever is signed in; strangers may look on."""
    if not is_ours(hosts := socket.headers.getlist("host")):
        raise TurnedDown(problem(421, "server-foreign-name", text=", ".join(hosts)))
    if not is_same_origin(socket):
        raise TurnedDown(problem(403, "server-foreign-origin"))
    try:
        server.limits.check(who_calls(socket, server))
    except TooFast as error:
        raise TurnedDown(too_fast(error)) from None
    ban = server.bans.of_address(socket.client.host if socket.client else "")
    if ban is not None:
        raise TurnedDown(denied(Banned(ban)))
    try:
        return await identify(server, socket)
    except Banned as error:
        raise TurnedDown(denied(error)) from None


def denied(error: Banned) -> JSONResponse:
    return JSONResponse(Problem(error=refusal_data(error.refusal)), 403)
