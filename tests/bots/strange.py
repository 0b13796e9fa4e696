"""Bots from elsewhere, as somebody would write them, and things that are none."""

from __future__ import annotations

from random import Random
from time import process_time

from tuath.bots import Chair


class FirstBot:
    """Always the first option."""

    def choose(self, chair: Chair, rng: Random) -> int:
        return int(chair.decision.values[0])


class LastBot:
    """Always the last option."""

    def choose(self, chair: Chair, rng: Random) -> int:
        return int(chair.decision.values[-1])


class UnevenBot(FirstBot):
    """Thinks long where there is much to choose from, and not at all elsewhere."""

    LONG = 0.3  # seconds

    def choose(self, chair: Chair, rng: Random) -> int:
        until = process_time() + (self.LONG if len(chair.decision.values) > 90 else 0)
        while process_time() < until:
            pass
        return super().choose(chair, rng)


class EndlessBot(FirstBot):
    """Never comes to an end about which cards to keep."""

    def choose(self, chair: Chair, rng: Random) -> int:
        while chair.decision.key == "inis-keep":
            pass
        return super().choose(chair, rng)


class LikewiseBot(FirstBot):
    """The same under another name."""


class Mute:
    """Chooses nothing."""


NUMBER = 3
