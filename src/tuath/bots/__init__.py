"""The bots, by name."""

from __future__ import annotations

from tuath.bots.bot import Bot, Chair
from tuath.bots.finding import SCRIPTED, bots, make, simpler_than

__all__ = ["SCRIPTED", "Bot", "Chair", "bots", "make", "simpler_than"]
