"""The Arrival, by Martin Wallace: two to four leaders, the Fomori, and two ways for it to end."""

from __future__ import annotations

from pathlib import Path

from tuath.games.arrival.game import Arrival
from tuath.games.arrival.printed import load_printed


def load(data: Path | None = None) -> Arrival:
    """The game with its own material, or with that of another data file."""
    return Arrival(load_printed(data))
