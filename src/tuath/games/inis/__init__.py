"""Inis, by Christian Martinez: clans of an island, and who will be its king."""

from __future__ import annotations

from pathlib import Path

from tuath.games.inis.game import Inis
from tuath.games.inis.printed import load_printed


def load(data: Path | None = None) -> Inis:
    """The game with its own material, or with that of another data file."""
    return Inis(load_printed(data))
