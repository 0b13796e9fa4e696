"""Origo, by Wolfgang Kramer: two to five tribes set out for new countries."""

from __future__ import annotations

from pathlib import Path

from tuath.games.origo.game import Origo
from tuath.games.origo.printed import load_printed


def load(data: Path | None = None) -> Origo:
    """The game with its own material, or with that of another data file."""
    return Origo(load_printed(data))
