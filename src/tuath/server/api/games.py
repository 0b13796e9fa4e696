"""The games, their words and their rules."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import orjson
from fastapi import Query, Request
from fastapi.responses import PlainTextResponse, Response

from tuath.core.game import Game
from tuath.core.message import Refused
from tuath.games import keys
from tuath.server.api.requests.common import TheServer
from tuath.server.api.requests.routers import room
from tuath.server.errors import NotThere
from tuath.server.lobby.game_info import game_data, whole_game_data
from tuath.server.server import Server
from tuath.server.web.http_cache import Body, sent
from tuath.server.wire.description import answers
from tuath.server.wire.incoming import PlannedTable
from tuath.server.wire.outgoing import Digest, GameInfo, Games, Part, SetupTold
from tuath.server.wire.words import message_data, refusal_data
from tuath.words.catalogue import catalogue_text, written_text
from tuath.words.digest import digest
from tuath.words.languages import LANGUAGES

router = room("games")
WAIT = 1.0  # seconds


Material = Annotated[
    str | None, Query(max_length=12, description="The fingerprint that a table names, if it is not the current one.")
]
Only = Annotated[
    Literal["written"] | None, Query(description="Without what the material adds, which may have to be printed first.")
]


@router.get("/games")
async def list_games(server: TheServer) -> Games:
    """All games, as they stand in a list."""
    return {"games": [game_data(server.materials.current(key)) for key in keys()]}


@router.get("/games/{game}", **answers(GameInfo))
async def one_game(game: str, server: TheServer, request: Request, material: Material = None) -> Response:
    """A game with everything that is printed, and what its words may name."""
    return sent(request, await game_body(server, with_material(server, game, material)))


@router.post("/games/{game}/setup")
async def planned(game: str, body: PlannedTable, server: TheServer) -> SetupTold:
    """Whether a table could be had like this, and what there is to say of it; nothing is made."""
    found = server.materials.current(known_game(game))
    try:
        setup = found.complete(body.seats, body.options)
    except Refused as refused:
        return {"refusal": refusal_data(refused.refusal), "remarks": []}
    return {"refusal": None, "remarks": [message_data(each) for each in found.remarks(setup)]}


async def game_body(server: Server, game: Game[Any]) -> Body:
    """A game with its material never changes while the server runs."""
    return await server.kept.body(game, lambda: orjson.dumps(whole_game_data(game)))


async def words_body(server: Server, language: str, game: Game[Any] | None) -> Body:
    """Of a large game they are printed first."""
    return await server.kept.body((language, game), lambda: catalogue_text(language, game).encode())


async def prepare(server: Server) -> None:
    """What every page asks for, before it does; who has waited for the server to come is answered first."""
    await asyncio.sleep(WAIT)
    for game in map(server.materials.current, keys()):
        await game_body(server, game)
        for language in LANGUAGES:
            await words_body(server, language, game)


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
async def words(language: str, server: TheServer, request: Request) -> Response:
    """The words of engine and server in a language, as Fluent text, with the title of every game."""
    return sent(request, await words_body(server, known_language(language), None), "text/plain")


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def game_words(
    game: str, language: str, server: TheServer, request: Request, material: Material = None, only: Only = None
) -> Response:
    """The words of engine and game in a language, as Fluent text, with what the material adds."""
    language, found = known_language(language), with_material(server, game, material)
    if only == "written":
        body = await server.kept.body((only, language, game), lambda: written_text(language, game).encode())
    else:
        body = await words_body(server, language, found)
    return sent(request, body, "text/plain")


@router.get("/games/{game}/rules/{language}", **answers(Digest))
async def game_rules(game: str, language: str, server: TheServer, request: Request) -> Response:
    """The rules digest of a game in a language."""
    key, spoken = known_game(game), known_language(language)
    return sent(request, await server.kept.body(("rules", key, spoken), lambda: orjson.dumps(rules_of(key, spoken))))


def rules_of(game: str, language: str) -> Digest:
    rules = digest(game, language)
    parts: list[Part] = [
        {
            "id": part.id,
            "title": part.title,
            "paragraphs": [{"id": one.id, "text": one.text} for one in part.paragraphs],
        }
        for part in rules.parts
    ]
    return Digest(preface=rules.preface, parts=parts)
