"""The page, and how the server is."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache, partial
from html import escape
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.convertors import Convertor, register_url_convertor

from tuath import __version__
from tuath.core.message import Refused
from tuath.server.api.common import TABLE_ID, TheServer
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.tables.trouble import NotThere
from tuath.server.wire.description import refer
from tuath.server.wire.outgoing import Health

STATIC = Path(__file__).parent / "static"


def has_page() -> bool:
    """Is the page in this installation? It is built with Node, which not every machine has."""
    return (STATIC / "index.html").exists()


class Elsewhere(Convertor[str]):
    """Any path that is not the interface's: there the page has nothing to say."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("elsewhere", Elsewhere())
router = APIRouter()


HEALTH: dict[int | str, dict[str, Any]] = {
    200: {"content": refer(Health)},
    503: {"content": refer(Health), "description": "Something is wrong."},
}


@router.get("/healthz", response_model=None, responses=HEALTH)
async def healthz(server: TheServer) -> JSONResponse:
    """Whether all is well: the database answers, and the last change could be stored."""
    trouble = await server.store.trouble()
    health: Health = {"alive": trouble is None, "version": __version__, "trouble": trouble}
    return JSONResponse(health, 200 if trouble is None else 503)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: TheServer) -> Response:
    """How it is going, in numbers for Prometheus: of all workers together, whichever of them is asked."""
    return Response(await asyncio.to_thread(server.metrics.text), media_type=CONTENT_TYPE_LATEST)


@router.get("/t/{id}", include_in_schema=False)
@router.get("/r/{id}", include_in_schema=False)
@router.get("/e/{id}", include_in_schema=False)
async def page_of_table(id: str, server: TheServer) -> Response:
    """The page of a table, its replay or its ending: of which game is said at once, so that nothing waits for it."""
    return the_page(await game_of_table(server, id) or "")


def the_page(game: str = "") -> Response:
    """It finds its own way."""
    if not has_page():
        raise NotThere
    built = (STATIC / "index.html").stat().st_mtime_ns
    return HTMLResponse(page_for(game, settings().prefix, built), headers={"Cache-Control": "no-cache"})


async def game_of_table(server: Server, id: str) -> str | None:
    """None where there is no such table, or none that can be read: the page will say so itself."""
    try:
        return (await server.tables.entry(id)).game.key if TABLE_ID.fullmatch(id) else None
    except (NotThere, Refused):
        return None


@lru_cache(maxsize=32)
def page_for(game: str, prefix: str, built: int) -> str:
    """The page below a path, with the name of a game and its files, which the browser fetches beside its own."""
    more = [f'<meta name="prefix" content="{escape(prefix)}" />'] if prefix else []
    if game:
        more += [f'<meta name="game" content="{escape(game)}" />', *map(partial(link_to, prefix), files_of(game))]
    written = (STATIC / "index.html").read_text("utf-8").replace('"./', f'"{prefix}/')
    return written.replace("</head>", f"{''.join(more)}</head>")


def files_of(game: str) -> list[str]:
    """Scripts and styles of a game that are not part of the page itself, as the build has listed them."""
    listed = STATIC / "manifest.json"
    manifest = json.loads(listed.read_text("utf-8")) if listed.exists() else {}
    found: list[str] = []
    waiting = [f"src/games/{game}/index.ts"]
    while waiting:
        part = manifest.get(waiting.pop(), {"isEntry": True})
        if not part.get("isEntry") and part["file"] not in found:
            found += [part["file"], *part.get("css", [])]
            waiting += part.get("imports", [])
    return found


def link_to(prefix: str, file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="{prefix}/{escape(file)}" />'
    return f'<link rel="modulepreload" crossorigin href="{prefix}/{escape(file)}" />'


def static_file(path: str) -> Path | None:
    """The file of the built page that a path names; what cannot be a path at all is nowhere."""
    try:
        file = (STATIC / path).resolve()
        return file if path and file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):
        raise NotThere from None


@router.get("/{path:elsewhere}", include_in_schema=False)
async def page(path: str) -> Response:
    """A file of the built page, or the page itself, which finds its own way."""
    file = static_file(path)
    if file is not None and file.name != "index.html":
        hashed = path.startswith("assets/")
        caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(file, headers={"Cache-Control": caching})
    return the_page()
