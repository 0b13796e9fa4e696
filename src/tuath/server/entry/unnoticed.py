"""Hidden changes, which only one player may notice: a wish, or an answer in a window that is not over.

The rows count every change of a table, and a change is made from the version that they have. Whoever is told this
number learns that somebody has wished for something, or has been asked. So a table says how many changes there were
that nobody but one player may notice, and everybody else is told a version without them. Nor does it tell who was the
last to answer in a window: for whoever it is, that answer counts as one more.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, NamedTuple

NOBODY = ""  # in place of a player: a bot has answered
STRANGER = "-"  # whom we do not know: nothing counts for them that not everybody may notice
ALL = "all"  # in place of a player: how many such changes there were


class Made(NamedTuple):
    """A version that not everybody knows by the same number."""

    version: int
    player: str
    is_hidden: bool  # ...from everybody else; else it counts twice for this player


class Unnoticed(NamedTuple):
    """How many of all changes were hidden, and how many count for each player; the latest, as far as they are known."""

    counts: Mapping[str, int] = {}
    latest: tuple[Made, ...] = ()

    @staticmethod
    def of_row(values: Any) -> Unnoticed:
        return Unnoticed({str(player): int(count) for player, count in (values or {}).items()})

    def row(self) -> dict[str, int] | None:
        return dict(self.counts) or None

    def with_one(self, version: int, player: str, *, is_hidden: bool) -> Unnoticed:
        """One more, which has made this version."""
        more = (ALL, player) if is_hidden else (player,)
        counts = {**self.counts, **{name: self.counts.get(name, 0) + 1 for name in more}}
        return Unnoticed(counts, (*self.latest, Made(version, player, is_hidden)))

    def told(self, version: int, player: str) -> int:
        """The number by which a player knows a version of the rows."""
        if not self.counts:
            return version
        own = sum(made.player == player for made in self.latest if made.version > version)
        all = sum(made.is_hidden for made in self.latest if made.version > version)
        return version - (self.counts.get(ALL, 0) - all) + (self.counts.get(player, 0) - own)

    def meant(self, now: int, player: str, told: int) -> int:
        """The last version of the rows that a player knows by this number; ``now`` is the newest."""
        newest = self.told(now, player)
        if told >= newest:
            return now + told - newest
        return bisect_right(range(now + 1), told, key=lambda version: self.told(version, player)) - 1


NOTICED = Unnoticed()  # everybody may notice everything
