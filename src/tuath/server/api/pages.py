"""The page, and how the server is."""

from __future__ import annotations

import asyncio
import gzip
import hmac
import ipaddress
import json
import mimetypes
import re
from functools import lru_cache, partial
from html import escape
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.convertors import Convertor, register_url_convertor

from tuath import __version__
from tuath.core.message import Refused
from tuath.server.api.requests.common import TABLE_ID, TheServer
from tuath.server.api.requests.guard import bearer, who_calls
from tuath.server.errors import Forbidden, NotThere
from tuath.server.server import Server
from tuath.server.settings import settings
from tuath.server.web import texts
from tuath.server.web.built import BUILD, SITE, STATIC, has_page
from tuath.server.web.limits import TooFast
from tuath.server.web.names import is_address
from tuath.server.wire.description import refer
from tuath.server.wire.outgoing import Health

PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # headers of a proxy
LEAST_PACKED = 1000  # bytes
PACKED = re.compile(r"text/|image/svg|application/(javascript|json|manifest)")


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
async def metrics(request: Request, server: TheServer) -> Response:
    """How it is going, in numbers for Prometheus: of all workers together, whichever of them is asked.

    For those who show the host's key; where there is none, for this machine alone.
    """
    if not may_count(request):
        raise Forbidden("server-metrics-closed")
    return Response(await asyncio.to_thread(server.metrics.text), media_type=CONTENT_TYPE_LATEST)


@router.get("/t/{id}", include_in_schema=False)
@router.get("/r/{id}", include_in_schema=False)
@router.get("/e/{id}", include_in_schema=False)
async def page_of_table(id: str, request: Request, server: TheServer) -> Response:
    """The page of a table, its replay or its ending: of which game is said at once, so that nothing waits for it.

    To look at the table costs something: whoever asks too fast gets the page that looks itself.
    """
    try:
        server.limits.check(who_calls(request, server))
    except TooFast:
        return the_page()
    return the_page(await game_of_table(server, id) or "")


def may_count(request: Request) -> bool:
    """Where a proxy passes something on it says so; nobody else at this machine is a stranger."""
    key = settings().metrics
    if key:
        return hmac.compare_digest((bearer(request) or "").encode(), key.encode())
    host = request.client.host if request.client else ""
    is_here = is_address(host) and ipaddress.ip_address(host).is_loopback
    return is_here and not any(name in request.headers for name in PASSED_ON)


@router.get("/imprint", include_in_schema=False)
@router.get("/privacy", include_in_schema=False)
@router.get("/terms", include_in_schema=False)
async def text_of_the_host(request: Request) -> Response:
    """What the host has to say, if anything."""
    now, name = settings(), request.url.path.rpartition("/")[2]
    text = texts.text_of(now, name)
    if not text:
        raise NotThere
    if texts.is_elsewhere(text):
        return RedirectResponse(text, 303)
    return HTMLResponse(texts.as_page(texts.read(Path(text)), now.prefix), headers={"Cache-Control": "no-cache"})


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
    more.append(f'<meta name="build" content="{BUILD}" />')
    said = texts.those_set(settings())
    more += [f'<meta name="texts" content="{" ".join(said)}" />'] if said else []
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


def static_file(path: str, folder: Path = STATIC) -> Path | None:
    """The file of the built page that a path names; what cannot be a path at all is nowhere."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        raise NotThere from None


@lru_cache(maxsize=256)
def packed(file: Path, changed: int) -> bytes:
    """A file as browsers take it; to pack it for each of them anew would hold up the tables."""
    return gzip.compress(file.read_bytes(), 6, mtime=0)


def file_response(file: Path, caching: str, encodings: str) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    found = file.stat()
    if "gzip" not in encodings or found.st_size < LEAST_PACKED or not PACKED.match(kind):
        return FileResponse(file, headers={"Cache-Control": caching})
    content = packed(file, found.st_mtime_ns)
    more = {"Cache-Control": caching, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(content, media_type=kind, headers=more)


@router.get("/docs", include_in_schema=False)
async def to_documentation() -> Response:
    return RedirectResponse(f"{settings().prefix}/docs/", status_code=308)


@router.get("/docs/{path:path}", include_in_schema=False)
async def documentation(path: str, request: Request) -> Response:
    """The site of docs/, where it was built; elsewhere the page says that nothing is here."""
    file = static_file(path or "index.html", SITE)
    if file is None:
        return the_page()
    return file_response(file, "no-cache", request.headers.get("accept-encoding", ""))


@router.get("/{path:elsewhere}", include_in_schema=False)
async def page(path: str, request: Request) -> Response:
    """A file of the built page, or the page itself, which finds its own way."""
    file = static_file(path)
    if file is not None and file.name != "index.html":
        hashed = path.startswith("assets/")
        caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return file_response(file, caching, request.headers.get("accept-encoding", ""))
    return the_page()
