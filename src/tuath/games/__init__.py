"""The games: one folder each, found by name. Nobody outside names a game."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from pathlib import Path
from typing import Any

from tuath.core.game import Game, listed
from tuath.core.message import Refused, refuse


@lru_cache(maxsize=1)
def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@lru_cache(maxsize=16)
def find(key: str, data: Path | None = None) -> Game[Any]:
    """The game of that key, with its own printed material or with that of another data file."""
    if key not in keys():
        raise Refused(refuse("", "core-unknown-game", text=key, known=listed(keys())))
    game: Game[Any] = importlib.import_module(f"{__name__}.{key}").load(data)
    return game


def folder(key: str) -> Path:
    """Where a game keeps its catalogues, its rules digest and its data."""
    return Path(__path__[0]) / key
