"""The games, their words and their rules."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache

import orjson
from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from tuath.games import find, keys
from tuath.server.api.shapes import PROBLEMS_OF_TEXT, Games, Rules, WholeGame
from tuath.server.protocol import Data, game_data, whole_game_data
from tuath.server.tables.trouble import NotThere
from tuath.words.catalogue import LANGUAGES, catalogue_text
from tuath.words.digest import digest

router = APIRouter(tags=["games"])


@router.get("/games", response_model=Games)
async def list_games() -> Data:
    return {"games": [game_data(find(key)) for key in keys()]}


@router.get("/games/{game}", response_model=WholeGame)
async def one_game(game: str) -> Response:
    # A large game takes a while to write, the first time: nobody else waits for that.
    return Response(await to_thread(written_game, known_game(game)), media_type="application/json")


@cache
def written_game(key: str) -> bytes:
    """A game never changes while the server runs."""
    return orjson.dumps(whole_game_data(find(key)))


def known_game(game: str) -> str:
    if game not in keys():
        raise NotThere
    return game


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise NotThere
    return language


@router.get("/words/{language}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXT)
async def words(language: str) -> str:
    return await to_thread(catalogue_text, known_language(language), None)


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXT)
async def game_words(game: str, language: str) -> str:
    # The first time it takes a second to print a large game: nobody else waits for that.
    return await to_thread(catalogue_text, known_language(language), find(known_game(game)))


@router.get("/games/{game}/rules/{language}", response_model=Rules)
async def game_rules(game: str, language: str) -> JSONResponse:
    rules = digest(known_game(game), known_language(language))
    parts = [
        {"id": part.id, "title": part.title, "paragraphs": [paragraph._asdict() for paragraph in part.paragraphs]}
        for part in rules.parts
    ]
    return JSONResponse({"preface": rules.preface, "parts": parts})
