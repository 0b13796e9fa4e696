"""Bots from elsewhere, as somebody would write them, and things that are none."""

from __future__ import annotations

from random import Random

from tuath.bots import Chair


class FirstBot:
    """Always the first option."""

    def choose(self, chair: Chair, rng: Random) -> int:
        return int(chair.decision.values[0])


class LastBot:
    """Always the last option."""

    def choose(self, chair: Chair, rng: Random) -> int:
        return int(chair.decision.values[-1])


class LikewiseBot(FirstBot):
    """The same under another name."""


class Mute:
    """Chooses nothing."""


NUMBER = 3
