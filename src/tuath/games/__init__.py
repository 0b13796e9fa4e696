"""The games: one folder each, found by name. Nobody outside names a game."""

from __future__ import annotations

import gc
import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from tuath.core.game import Game, listed
from tuath.core.message import Refused, refuse, text_of

_GUESTS: dict[str, Game[Any]] = {}  # games from elsewhere


@contextmanager
def visiting(*games: Game[Any]) -> Iterator[None]:
    """Let games be found for a while that have no folder here."""
    _GUESTS.update({game.key: game for game in games})
    try:
        yield
    finally:
        for game in games:
            del _GUESTS[game.key]


def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted({*_own_keys(), *_GUESTS}))


@lru_cache(maxsize=1)
def _own_keys() -> tuple[str, ...]:
    """Folders with rules that can be played; one that holds only data and words so far is none."""
    found = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(key for key in found if (folder(key) / "game.py").exists())


def find(key: str, data: Path | None = None) -> Game[Any]:
    """The game of that key, with its own printed material or with that of another data file."""
    if text_of("key", key) in _GUESTS and data is None:
        return _GUESTS[key]
    if key not in _own_keys():
        raise Refused(refuse("", "core-unknown-game", text=key, known=listed(keys())))
    return _load(key, data)


@lru_cache(maxsize=16)
def _load(key: str, data: Path | None) -> Game[Any]:
    with keeping_all():
        game: Game[Any] = importlib.import_module(f"{__name__}.{key}").load(data)
    game.found_by = _same, (key, None if data is None else data.absolute(), game.version, game.fingerprint)
    return game


@contextmanager
def keeping_all() -> Iterator[None]:
    """Without the collector of garbage: what is read now stays, and it would look through it again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _same(key: str, data: Path | None, version: int, fingerprint: str) -> Game[Any]:
    """The game that was pickled; refused where its rules or its material are others by now."""
    game = find(key, data)
    if (game.version, game.fingerprint) != (version, fingerprint):
        raise Refused(refuse("", "core-game-changed", game=key, text=fingerprint, known=game.fingerprint))
    return game


def folder(key: str) -> Path:
    """Where a game keeps its catalogues, its rules digest and its data."""
    return Path(__path__[0]) / key
