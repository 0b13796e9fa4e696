"""The socket of a table: changes go out, answers come in."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tuath.core.message import Refused, refuse
from tuath.server.api.common import LinkKey, TableId, identify
from tuath.server.api.shapes import Answering
from tuath.server.guard import is_same_origin, who_calls
from tuath.server.live import GONE, Viewer
from tuath.server.server import Server
from tuath.server.tables.trouble import Behind, Forbidden, NotThere

LONGEST = 4000  # characters of one message
router = APIRouter()


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: TableId, version: int = -1, key: LinkKey = None) -> None:
    server: Server = socket.app.state.server
    if not is_same_origin(socket):
        await socket.close(4403)
        return
    player = await identify(server, socket)
    try:
        entry = await server.tables.entry(id)
    except NotThere:
        await socket.close(4404)
        return
    if not entry.may_watch(player, key):
        await socket.close(GONE)
        return
    await socket.accept()
    viewer = Viewer(socket, id, player, version, key)
    with server.hub.seated(viewer):
        # Tasks of their own: what is woken by every message should not pass through all of FastAPI each time.
        sending = asyncio.create_task(viewer.send_changes(server.tables, server.hub))
        hearing = asyncio.create_task(hear_socket(server, viewer))
        try:
            await hearing
        except (WebSocketDisconnect, RuntimeError, KeyError):  # gone, closed by us, or a frame that is no text
            pass
        finally:
            sending.cancel()
            hearing.cancel()


async def hear_socket(server: Server, viewer: Viewer) -> None:
    """Answers from a socket: the same checks as over HTTP; too much or too wild and the socket is closed."""
    caller = who_calls(viewer.socket, server)
    while True:
        text = await viewer.socket.receive_text()
        if len(text) > LONGEST:
            await viewer.socket.close(4413)
            return
        if not server.limiter.allows(caller):
            await viewer.refuse(None, refuse("", "server-too-fast"))
            continue
        data = read(text)
        if data.pop("type", None) == "pong":
            continue
        try:
            body = Answering.model_validate(data)
        except ValidationError:
            await viewer.refuse(None, refuse("", "server-malformed", where="socket"))
            continue
        await answer_socket(server, viewer, body)


def read(text: str) -> dict[str, Any]:
    """What a client says, if it says anything; nothing that can be carried out otherwise."""
    try:
        data = orjson.loads(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) and data.get("type") in ("answer", "pong") else {}


async def answer_socket(server: Server, viewer: Viewer, body: Answering) -> None:
    try:
        await server.tables.playing.answer(
            viewer.table, viewer.player, body.seat, body.option, body.version, body.request
        )
    except (Refused, Forbidden) as error:
        await viewer.refuse(body.id, error.refusal)
    except Behind:
        fresh = server.hub.table_data(await server.tables.entry(viewer.table), viewer.player)
        await viewer.refuse(body.id, refuse("", "server-moved-on"), fresh)
    else:
        viewer.acknowledge(body.id)
