"""The application: the interface under /api, the page, and what stands around every request."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI

from tuath import __version__
from tuath.games.materials import Materials, usual_materials
from tuath.server.api import (
    channels,
    clubs,
    feeds,
    friends,
    games,
    hall,
    leaving,
    lessons,
    me,
    pages,
    pairing,
    players,
    programs,
    puzzles,
    remains,
    sign_in_links,
    sign_ins,
    tables,
    tournaments,
)
from tuath.server.api.requests.guard import add_guard
from tuath.server.api.requests.routers import open_room
from tuath.server.api.sockets import live, notifications
from tuath.server.notices.sending import Notices
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.wire import incoming
from tuath.server.wire.description import describe, explain, schemas

DESCRIPTION = """A table for strategy board games.

Programs sign in with `Authorization: Bearer TOKEN`. Besides what is listed here, `/api/tables/{id}/live` is a
WebSocket that pushes every change, and `/api/me/live` one that tells of all tables of mine; docs/protocol.md describes
them."""


def spare_collector() -> None:
    """What has been loaded by now stays: looking through it for garbage, even once, would hold up the tables."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


class Application(FastAPI):
    """The framework's, with a description of everything that is sent."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            document = super().openapi()
            known = document["components"]["schemas"]
            known.update(schemas())
            describe(known, incoming)
            explain(document)
        return super().openapi()


def make_app(url: str, processes: int = 1, materials: Materials | None = None) -> FastAPI:
    server = Server(url, materials or usual_materials(), processes)
    notices = Notices(server)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await server.open()
        spare_collector()
        works = server.tick(), server.hub.tend(), server.listening.tend(), notices.run()
        tending = [asyncio.create_task(work) for work in works]
        if settings().ahead:
            tending.append(asyncio.create_task(games.prepare(server)))
        yield
        for task in tending:
            task.cancel()
        await server.close()

    app = Application(
        title="Tuath",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        description=DESCRIPTION,
    )
    app.state.server, app.state.notices = server, notices
    add_guard(app, server)
    rooms = (
        me,
        sign_in_links,
        sign_ins,
        leaving,
        channels,
        feeds,
        players,
        pairing,
        games,
        lessons,
        puzzles,
        tables,
        remains,
        tournaments,
        programs,
        notifications,
        hall,
        friends,
        clubs,
        live,
    )
    for router in (*(room.router for room in rooms), channels.links, pages.router):
        open_room(app, router)
    return app
