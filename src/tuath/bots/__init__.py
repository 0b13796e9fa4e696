"""The bots, by name."""

from __future__ import annotations

from collections.abc import Callable

from tuath.bots.bot import Bot, Chair
from tuath.bots.scripted import ScriptedBot
from tuath.bots.simple import GreedyBot, RandomBot
from tuath.core.game import listed
from tuath.core.message import Refused, refuse

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
SCRIPTED = "scripted"  # plays its part in a lesson; nobody asks for it at another table

__all__ = ["BOTS", "SCRIPTED", "Bot", "Chair", "make"]


def make(name: str) -> Bot:
    """A bot of that name; refused when there is none."""
    if name == SCRIPTED:
        return ScriptedBot()
    if name not in BOTS:
        raise Refused(refuse("", "core-unknown-bot", text=name, known=listed(BOTS)))
    return BOTS[name]()
