"""The socket of notifications: a player hears of all their tables."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import WebSocket

from tuath.server.api.requests.common import identify
from tuath.server.api.requests.guard import problem, too_fast, who_calls
from tuath.server.api.requests.routers import room
from tuath.server.api.sockets.admission import TurnedDown, who_comes
from tuath.server.live.hub import PING, SIGNED_OUT, TRY_AGAIN
from tuath.server.live.notifications import Line
from tuath.server.server import Server
from tuath.server.web.limits import TooFast
from tuath.server.web.sockets import CONNECTION, Sockets

LONGEST = 200  # characters: all that is ever said is that the ping was heard
TOO_LONG = 4413
NO_TEXT = 1003
router = room()


@router.websocket("/me/live")
async def listen(socket: WebSocket) -> None:
    """Turned down like a request over HTTP, before the socket is open; then the server talks."""
    server: Server = socket.app.state.server
    try:
        player = await who_comes(server, socket)
        if player is None:
            raise TurnedDown(problem(403, "server-sign-in"))
        if server.listening.is_full(player.id):
            raise TurnedDown(too_fast(TooFast(PING)))
    except TurnedDown as turned:
        await socket.send_denial_response(turned.response)
        return
    await socket.accept()
    wire: Sockets = socket.scope["extensions"][CONNECTION]
    async with server.listening.heard_by(Line(wire, player)):
        if await identify(server, socket) is None:  # it has ended just now
            wire.close(SIGNED_OUT)
            return
        caller = who_calls(socket, server)
        wire.listener = Pongs(wire, lambda: server.limits.check(caller))
        while (await socket.receive())["type"] == "websocket.receive":
            pass  # what was said before


class Pongs:
    """Nothing is answered here: this socket is for hearing. Who says too much is sent away."""

    def __init__(self, wire: Sockets, count: Callable[[], None]) -> None:
        self.wire = wire
        self.count = count

    def heard(self, text: str | None) -> None:
        if text is None or len(text) > LONGEST:
            self.wire.close(NO_TEXT if text is None else TOO_LONG)
            return
        try:
            self.count()
        except TooFast:
            self.wire.close(TRY_AGAIN)

    def drained(self) -> None:
        """What was not told is told with the next ping."""
