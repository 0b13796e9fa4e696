"""The games, their words and their rules."""

from __future__ import annotations

from asyncio import to_thread
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from tuath.core.game import Game
from tuath.core.message import Refused
from tuath.games import keys
from tuath.server.api.common import TheServer
from tuath.server.protocol import game_data, whole_game_data
from tuath.server.server import Server
from tuath.server.tables.trouble import NotThere
from tuath.server.wire.description import answers
from tuath.server.wire.incoming import PlannedTable
from tuath.server.wire.outgoing import Digest, GameInfo, Games, Part, SetupTold
from tuath.server.wire.words import message_data, refusal_data
from tuath.words.catalogue import LANGUAGES, catalogue_text, written_text
from tuath.words.digest import digest

router = APIRouter(tags=["games"])


Material = Annotated[
    str | None, Query(max_length=12, description="The fingerprint that a table names, if it is not the current one.")
]
Only = Annotated[
    Literal["written"] | None, Query(description="Without what the material adds, which may have to be printed first.")
]


def printed(request: Request, body: bytes, media_type: str = "application/json") -> Response:
    """What is the same for everybody until the next version: a browser keeps it, and asks whether it still is."""
    tag = f'W/"{sha256(body).hexdigest()[:24]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


@router.get("/games")
async def list_games(server: TheServer) -> Games:
    return {"games": [game_data(server.materials.current(key)) for key in keys()]}


@router.get("/games/{game}", **answers(GameInfo))
async def one_game(game: str, server: TheServer, request: Request, material: Material = None) -> Response:
    # A large game takes a while to write, the first time: nobody else waits for that.
    return printed(request, await to_thread(written_game, with_material(server, game, material)))


@router.post("/games/{game}/setup")
async def planned(game: str, body: PlannedTable, server: TheServer) -> SetupTold:
    """Whether a table could be had like this, and what there is to say of it; nothing is made."""
    found = server.materials.current(known_game(game))
    try:
        setup = found.complete(body.seats, body.options)
    except Refused as refused:
        return {"refusal": refusal_data(refused.refusal), "remarks": []}
    return {"refusal": None, "remarks": [message_data(each) for each in found.remarks(setup)]}


@lru_cache(maxsize=16)
def written_game(game: Game[Any]) -> bytes:
    """A game with its material never changes while the server runs."""
    return orjson.dumps(whole_game_data(game))


def with_material(server: Server, key: str, fingerprint: str | None) -> Game[Any]:
    """A game with the material that a table names; whoever has seen the table has had it loaded."""
    game = server.materials.of(known_game(key), fingerprint)
    if fingerprint is not None and game.fingerprint != fingerprint:
        raise NotThere
    return game


def known_game(game: str) -> str:
    if game not in keys():
        raise NotThere
    return game


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise NotThere
    return language


@router.get("/words/{language}", response_class=PlainTextResponse)
async def words(language: str, request: Request) -> Response:
    text = await to_thread(catalogue_text, known_language(language), None)
    return printed(request, text.encode(), "text/plain")


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def game_words(
    game: str, language: str, server: TheServer, request: Request, material: Material = None, only: Only = None
) -> Response:
    if only == "written":
        return printed(request, written_text(known_language(language), known_game(game)).encode(), "text/plain")
    # The first time it takes a second to print a large game: nobody else waits for that.
    text = await to_thread(catalogue_text, known_language(language), with_material(server, game, material))
    return printed(request, text.encode(), "text/plain")


@router.get("/games/{game}/rules/{language}", **answers(Digest))
async def game_rules(game: str, language: str, request: Request) -> Response:
    rules = digest(known_game(game), known_language(language))
    parts: list[Part] = [
        {
            "id": part.id,
            "title": part.title,
            "paragraphs": [{"id": one.id, "text": one.text} for one in part.paragraphs],
        }
        for part in rules.parts
    ]
    return printed(request, orjson.dumps(Digest(preface=rules.preface, parts=parts)))
