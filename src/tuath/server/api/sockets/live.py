"""The socket of a table: changes go out, answers come in."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import orjson
from fastapi import WebSocket
from pydantic import ValidationError

from tuath.core.message import Refused, refuse
from tuath.server.api.requests.common import LinkKey, TableId, identify, key_for
from tuath.server.api.requests.guard import problem, who_calls
from tuath.server.api.requests.routers import room
from tuath.server.api.sockets.admission import TurnedDown, who_comes
from tuath.server.db.storage_health import Unwritable
from tuath.server.errors import Ahead, Behind, Forbidden, NotThere
from tuath.server.live.hub import SIGNED_OUT, TRY_AGAIN, UNREADABLE, Viewer
from tuath.server.server import Server
from tuath.server.tables.versions import reached
from tuath.server.web.limits import TooFast
from tuath.server.web.sockets import CONNECTION, Sockets
from tuath.server.wire.incoming import Answering

log = logging.getLogger("tuath.server")
LONGEST = 4000  # characters of one message
TOO_LONG = 4413  # how a socket is closed that says more at once
NO_TEXT = 1003  # ...and one that says no text
router = room()


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: TableId, version: int = -1, key: LinkKey = None) -> None:
    """Turned down like a request over HTTP, before the socket is open; then both sides talk."""
    server: Server = socket.app.state.server
    try:
        player = await who_comes(server, socket)
    except TurnedDown as turned:
        await socket.send_denial_response(turned.response)
        return
    try:
        entry = await server.tables.entry(id)
    except NotThere:
        await socket.send_denial_response(problem(404, "server-not-there"))
        return
    except Refused:  # it cannot be read
        await socket.close(UNREADABLE)
        return
    secret = await key_for(server, entry, player, key)
    if not entry.may_watch(player, secret):
        await socket.send_denial_response(problem(403, "server-private"))
        return
    await server.tables.seen_by(entry, player)  # what it takes is at hand when the viewer is told
    await socket.accept()
    connection: Sockets = socket.scope["extensions"][CONNECTION]
    viewer = Viewer(connection, id, player, version, secret, entry.club if secret != key else None)
    await greet(server, viewer)
    with server.hub.seated(viewer):
        if player is not None and await identify(server, socket) is None:  # it has ended just now
            connection.close(SIGNED_OUT)
            return
        talk = Talk(server, viewer, socket)
        connection.listener = talk
        while (message := await socket.receive())["type"] == "websocket.receive":  # what was said before
            talk.heard(message.get("text"))


async def greet(server: Server, viewer: Viewer) -> None:
    """A client that has seen more than has happened is told so, and how the table stands."""
    if (await server.tables.entry(viewer.table)).is_late_for(viewer.player):
        return
    try:
        await reached(server.tables.shelf, viewer.table, viewer.player, viewer.version)
    except Ahead as error:
        await refuse_with_table(server, viewer, None, error)


class Talk:
    """What a client says: answers, one after the other, with the same checks as over HTTP.

    Too much or too wild, and the socket is closed. What goes wrong on our side closes it too, so that its client comes
    again; an answer that is being stored then is stored all the same.
    """

    def __init__(self, server: Server, viewer: Viewer, socket: WebSocket) -> None:
        self.server = server
        self.viewer = viewer
        self.connection = viewer.connection
        self.caller = who_calls(socket, server)
        self.answering: asyncio.Task[None] | None = None
        self.waiting: deque[str | None] = deque()  # while an answer is carried out

    def heard(self, text: str | None) -> None:
        self.waiting.append(text)
        self._go_on()

    def drained(self) -> None:
        self.server.hub.changed(self.viewer.table, 0)
        self._go_on()

    def _go_on(self) -> None:
        """Nothing more is read while an answer is carried out, or while the other side does not read what we say."""
        while self.waiting and self.answering is None and self.connection.has_room:
            self._carry_out(self.waiting.popleft())
        if self.waiting:
            self.connection.pause()
        else:
            self.connection.resume()

    def _carry_out(self, text: str | None) -> None:
        if text is None or len(text) > LONGEST:
            self.connection.close(NO_TEXT if text is None else TOO_LONG)
            return
        data = read(text)
        try:
            self.server.limits.check(self.caller)
        except TooFast as error:
            self.viewer.refuse(named(data), refuse("", "server-too-fast"), retry_after=error.seconds)
            return
        if data.pop("type", None) == "pong":
            return
        try:
            body = Answering.model_validate(data)
        except ValidationError:
            self.viewer.refuse(named(data), refuse("", "server-malformed", where="socket", what="other"))
            return
        self.answering = asyncio.create_task(answer_socket(self.server, self.viewer, body))
        self.server.answering.add(self.answering)
        self.answering.add_done_callback(self._answered)

    def _answered(self, done: asyncio.Task[None]) -> None:
        self.server.answering.discard(done)
        self.answering = None
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            log.warning("a socket failed", extra={"table": self.viewer.table, "why": repr(error)})
            self.connection.close(TRY_AGAIN)
            return
        self._go_on()


def read(text: str) -> dict[str, Any]:
    """What a client says, if it says anything; nothing that can be carried out otherwise."""
    try:
        data = orjson.loads(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) and data.get("type") in ("answer", "pong") else {}


def named(data: dict[str, Any]) -> str | None:
    """What the client calls what it has sent."""
    id = data.get("id")
    return id if isinstance(id, str) else None


async def answer_socket(server: Server, viewer: Viewer, body: Answering) -> None:
    try:
        if viewer.player is not None and not viewer.player.may("play"):
            raise Forbidden("server-token-scope", scope=viewer.player.scope, needed="play")
        await server.tables.playing.answer(
            viewer.table, viewer.player, body.seat, body.option, body.version, body.request
        )
    except (Refused, Forbidden) as error:
        viewer.refuse(body.id, error.refusal)
    except Unwritable:
        viewer.refuse(body.id, refuse("", "server-cannot-store"))
    except Behind as error:
        await refuse_with_table(server, viewer, body.id, error)
    else:
        viewer.acknowledge(body.id)
        server.hub.changed(viewer.table, 0)


async def refuse_with_table(server: Server, viewer: Viewer, id: str | None, error: Behind) -> None:
    entry = await server.tables.entry(viewer.table)
    fresh = server.hub.table_data(entry, viewer.player)
    viewer.version = min(viewer.version, fresh["version"])
    viewer.refuse(id, refuse("", error.key), fresh)
