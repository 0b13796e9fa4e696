"""What is drawn and said of an island, in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from tests.spirit_island.board import Isle, printed
from tuath.core.canvas import Span
from tuath.core.game import Game
from tuath.core.message import Message
from tuath.core.question import Decision
from tuath.core.scene import Look, Remark
from tuath.games import find
from tuath.games.spirit_island.shown.scene import scene
from tuath.games.spirit_island.shown.seen import SpiritIslandView
from tuath.games.spirit_island.shown.view import called
from tuath.words.catalogue import Catalogue

LETTERS = {"jungle": "J", "mountain": "M", "sands": "S", "wetland": "W", "ocean": "~"}


def game() -> Game[Any]:
    return find("spirit_island")


@lru_cache(maxsize=2)
def words(language: str) -> Catalogue:
    return Catalogue(language, game())


def text(rows: Iterable[Iterable[Span]]) -> list[str]:
    return ["".join(span.text for span in row) for row in rows]


def put(isle: Isle, decision: Decision[Any], language: str = "en") -> tuple[str, list[str]]:
    """The question, and its answers with what they mean."""
    names = {thing: words(language).name(other) for thing, other in called(isle.state).items()}
    abouts = [game().about(isle.state, decision, value) for value in decision.values]
    told = words(language)
    options = [
        f"{told.option(decision, about, names)}: {told.note(decision, about, names)}".removesuffix(": ")
        for about in abouts
    ]
    return told.prompt(decision, abouts[0], names), options


LOOK = Look(100, True, lambda thing, *_: words("en").name(thing), 0)


def said(messages: Iterable[Message | str], language: str = "en") -> list[str]:
    return [each if isinstance(each, str) else words(language).render(each) for each in messages]


def remarks(shown: SpiritIslandView, language: str = "en") -> list[str]:
    return said((each.message for each in scene(printed(), shown, {}, LOOK) if isinstance(each, Remark)), language)
