"""Accept-Language: errors in the words of a language that a request asks for; the page has its own catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from contextvars import ContextVar
from functools import lru_cache

from tuath.core.message import Refusal, echoed
from tuath.games import find, keys
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

ASKED: ContextVar[str | None] = ContextVar("asked", default=None)  # the language of the request that is answered


def language_of(accepted: str | None) -> str | None:
    """The one that is liked best of those that we speak; None where nothing is said of any."""
    liked = [language for _, language in sorted(preferences(accepted or ""), key=lambda one: -one[0])]
    return next((found for language in liked if (found := language[:2]) in LANGUAGES), "en" if accepted else None)


def preferences(accepted: str) -> Iterator[tuple[float, str]]:
    """``de-AT,en;q=0.5``: how much each is liked; what cannot be read is liked least."""
    for part in accepted[:200].lower().split(","):
        language, _, quality = part.strip().partition(";q=")
        try:
            liked = float(quality or 1)
        except ValueError:
            liked = 0.0
        if liked > 0:
            yield liked, language


def said(refusal: Refusal) -> str | None:
    """A refusal in the language that was asked for."""
    language = ASKED.get()
    if language is None:
        return None
    game = refusal.message.key.partition("-")[0]
    return catalogue(language, game if game in keys() else None).render(echoed(refusal.message))


@lru_cache(maxsize=16)
def catalogue(language: str, game: str | None) -> Catalogue:
    return Catalogue(language, find(game) if game else None)
