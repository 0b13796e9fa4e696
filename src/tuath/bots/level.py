"""Bots by level. What they need is loaded when one first thinks: NumPy takes a sixth of a second to come."""

from __future__ import annotations

from random import Random

from tuath.bots.bot import Chair

GENTLE = "gentle"
LEVELS = (GENTLE, "fair", "strong", "max")
POLICY = "policy"  # answers at a glance, by what it learned from its own games
ADVISER = "strong"  # who gives hints and analyses games


class Level:
    """A bot that plays any game at its level: see levels.py."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, chair: Chair, rng: Random) -> int:
        from tuath.bots.levels import player  # noqa: PLC0415 - see above

        return player(self.level, chair.rules, chair.seats).choose(chair, rng)
