"""The page, and how the server is."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.convertors import Convertor, register_url_convertor

from tuath import __version__
from tuath.server.api.common import TheServer
from tuath.server.api.shapes import Health
from tuath.server.protocol import Data
from tuath.server.tables import NotThere

STATIC = Path(__file__).parent / "static"


class Elsewhere(Convertor[str]):
    """Any path that is not the interface's: there the page has nothing to say."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("elsewhere", Elsewhere())
router = APIRouter()


@router.get("/healthz", response_model=Health)
async def healthz(server: TheServer) -> Data:
    return {"alive": await server.store.is_alive(), "version": __version__}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: TheServer) -> Response:
    return Response(generate_latest(server.registry), media_type=CONTENT_TYPE_LATEST)


@router.get("/{path:elsewhere}", include_in_schema=False)
async def page(path: str) -> Response:
    """A file of the built page, or the page itself, which finds its own way."""
    if "\x00" in path:
        raise NotThere
    file = (STATIC / path).resolve()
    if path and file.is_file() and file.is_relative_to(STATIC):
        hashed = path.startswith("assets/")
        caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(file, headers={"Cache-Control": caching})
    if not (STATIC / "index.html").exists():
        raise NotThere
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
