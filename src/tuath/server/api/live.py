"""The socket of a table: changes go out, answers come in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tuath.core.message import Refused, refuse
from tuath.server.api.common import LinkKey, TableId, identify
from tuath.server.guard import is_same_origin, problem, too_fast, who_calls
from tuath.server.limits import TooFast
from tuath.server.live import SIGNED_OUT, Viewer
from tuath.server.server import Server
from tuath.server.tables.trouble import Ahead, Behind, Forbidden, NotThere
from tuath.server.tables.versions import reached
from tuath.server.wire.incoming import Answering
from tuath.server.writing import Unwritable

log = logging.getLogger("tuath.server")
LONGEST = 4000  # characters of one message
TOO_LONG = 4413  # how a socket is closed that says more at once
TRY_AGAIN = 1013  # ...and one that cannot be served at the moment
GONE = (WebSocketDisconnect, RuntimeError, KeyError)  # the other side has left, we have closed, or it said no text
router = APIRouter()


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: TableId, version: int = -1, key: LinkKey = None) -> None:
    """Turned down like a request over HTTP, before the socket is open; then both sides talk."""
    server: Server = socket.app.state.server
    if not is_same_origin(socket):
        await socket.send_denial_response(problem(403, "server-foreign-origin"))
        return
    try:
        server.limits.check(who_calls(socket, server))
    except TooFast as error:
        await socket.send_denial_response(too_fast(error))
        return
    player = await identify(server, socket)
    try:
        entry = await server.tables.entry(id)
    except NotThere:
        await socket.send_denial_response(problem(404, "server-not-there"))
        return
    except Refused:  # it cannot be read
        await socket.close(4422)
        return
    if not entry.may_watch(player, key):
        await socket.send_denial_response(problem(403, "server-private"))
        return
    await socket.accept()
    viewer = Viewer(socket, id, player, version, key)
    await greet(server, viewer)
    with server.hub.seated(viewer):
        if player is not None and await identify(server, socket) is None:  # it has ended just now
            await socket.close(SIGNED_OUT)
            return
        await talk(server, viewer)


async def greet(server: Server, viewer: Viewer) -> None:
    """A client that has seen more than has happened is told so, and how the table stands."""
    try:
        await reached(server.tables.shelf, viewer.table, viewer.version)
    except Ahead as error:
        with contextlib.suppress(*GONE):
            await refuse_with_table(server, viewer, None, error)


async def talk(server: Server, viewer: Viewer) -> None:
    """Until either side ends it. What goes wrong on our side closes the socket, so that its client comes again."""
    # Tasks of their own: what is woken by every message should not pass through all of FastAPI each time.
    sending = asyncio.create_task(viewer.send_changes(server.tables, server.hub))
    hearing = asyncio.create_task(hear_socket(server, viewer))
    try:
        await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in (sending, hearing):
            error = task.exception() if task.done() else None
            if error is not None and not isinstance(error, GONE):
                log.warning("a socket failed", extra={"table": viewer.table, "why": repr(error)})
                with contextlib.suppress(*GONE):
                    await viewer.socket.close(TRY_AGAIN)
    finally:
        sending.cancel()
        hearing.cancel()


async def hear_socket(server: Server, viewer: Viewer) -> None:
    """Answers from a socket: the same checks as over HTTP; too much or too wild and the socket is closed."""
    caller = who_calls(viewer.socket, server)
    while True:
        text = await viewer.socket.receive_text()
        if len(text) > LONGEST:
            await viewer.socket.close(TOO_LONG)
            return
        data = read(text)
        try:
            server.limits.check(caller)
        except TooFast as error:
            await viewer.refuse(named(data), refuse("", "server-too-fast"), retry_after=error.seconds)
            continue
        if data.pop("type", None) == "pong":
            continue
        try:
            body = Answering.model_validate(data)
        except ValidationError:
            await viewer.refuse(named(data), refuse("", "server-malformed", where="socket"))
            continue
        await answer_socket(server, viewer, body)


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
        await server.tables.playing.answer(
            viewer.table, viewer.player, body.seat, body.option, body.version, body.request
        )
    except (Refused, Forbidden) as error:
        await viewer.refuse(body.id, error.refusal)
    except Unwritable:
        await viewer.refuse(body.id, refuse("", "server-cannot-store"))
    except Behind as error:
        await refuse_with_table(server, viewer, body.id, error)
    else:
        viewer.acknowledge(body.id)


async def refuse_with_table(server: Server, viewer: Viewer, id: str | None, error: Behind) -> None:
    entry = await server.tables.entry(viewer.table)
    fresh = server.hub.table_data(entry, viewer.player)
    viewer.version = min(viewer.version, entry.version)
    await viewer.refuse(id, refuse("", error.key), fresh)
