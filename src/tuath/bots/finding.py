"""Bots by name: ours, those of installed packages, and those of any module."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from functools import lru_cache, partial
from importlib.metadata import entry_points

from tuath.bots.bot import Bot
from tuath.bots.level import GENTLE, LEVELS, POLICY, Level
from tuath.bots.scripted import ScriptedBot
from tuath.bots.simple import GreedyBot, RandomBot
from tuath.core.game import listed
from tuath.core.message import Refused, refuse

GROUP = "tuath.bots"  # under which packages name theirs
OWN: dict[str, Callable[[], Bot]] = {  # from the simplest to the strongest
    "random": RandomBot,
    GENTLE: partial(Level, GENTLE),
    "greedy": GreedyBot,
    POLICY: partial(Level, POLICY),
    **{level: partial(Level, level) for level in LEVELS if level != GENTLE},
}
USUAL = "fair"  # whom newcomers meet
SCRIPTED = "scripted"  # plays its part in a lesson; nobody asks for it at another table


@lru_cache(maxsize=1)
def installed() -> dict[str, Callable[[], Bot]]:
    """Those that packages bring, by the names that they give them; ours keep their names."""
    return {point.name: point.load() for point in entry_points(group=GROUP) if point.name not in OWN}


def bots() -> tuple[str, ...]:
    """All that have a name; ours last, from the simplest to the strongest."""
    return (*sorted(installed()), *OWN)


def simpler_than(name: str) -> str | None:
    """The bot that takes over when this one fails."""
    ours = [*OWN]
    place = ours.index(name) if name in ours else len(ours)
    return ours[place - 1] if place > 0 else None


def make(name: str) -> Bot:
    """A bot by its name, or as ``module:Class``; refused when there is none."""
    if name == SCRIPTED:
        return ScriptedBot()
    maker = OWN.get(name) or installed().get(name) or load(name)
    bot = maker()
    if not callable(getattr(bot, "choose", None)):
        raise Refused(refuse("", "core-no-bot", text=name))
    return bot


@lru_cache(maxsize=64)
def load(name: str) -> Callable[[], Bot]:
    """What a module has under a name; modules beside which one stands are found as well."""
    module, colon, attribute = name.partition(":")
    if not colon:
        raise Refused(refuse("", "core-unknown-bot", text=name, known=listed(bots())))
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refused(refuse("", "core-no-bot-there", text=name, why=str(error))) from error
    if not callable(found):
        raise Refused(refuse("", "core-no-bot", text=name))
    maker: Callable[[], Bot] = found
    return maker
