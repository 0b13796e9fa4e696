"""Spirit Island, by R. Eric Reuss: spirits of an island, and those who have come to take it."""

from __future__ import annotations

from pathlib import Path

from tuath.games.spirit_island.game import SpiritIsland
from tuath.games.spirit_island.material.printed import load_printed


def load(data: Path | None = None) -> SpiritIsland:
    """The game with its own material, or with that of another data file."""
    return SpiritIsland(load_printed(data))
