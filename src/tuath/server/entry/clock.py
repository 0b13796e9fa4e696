"""A table's chess clock: so many minutes for the whole game, and a little back for each answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tuath.core.question import Seat
from tuath.server.wire import outgoing
from tuath.server.wire.outgoing import Gone


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of each seat, in seconds; ``since`` is when those who are asked now began to think."""

    minutes: float
    increment: float
    left: tuple[float, ...]
    since: float | None = None
    gone: Gone = "bot"  # what happens when somebody has none left

    @staticmethod
    def of(wish: Mapping[str, Any], seats: int) -> Clock:
        minutes = wish["minutes"]
        return Clock(minutes, wish["increment"], (minutes * 60.0,) * seats, gone=wish["gone"])

    @staticmethod
    def of_row(values: Mapping[str, Any]) -> Clock:
        return Clock(**{**values, "left": tuple(values["left"])})

    def wish(self) -> dict[str, Any]:
        """What such a clock is made of, for another game."""
        return {"minutes": self.minutes, "increment": self.increment, "gone": self.gone}

    def data(self) -> outgoing.MinutesClock:
        return {"kind": "minutes", "minutes": self.minutes, "increment": self.increment, "gone": self.gone}

    def is_whole(self, seats: int) -> bool:
        """Does it fit a table of so many seats?"""
        return len(self.left) == seats and all(isinstance(left, int | float) for left in self.left)

    def begun(self, now: float) -> Clock:
        """The game begins."""
        return replace(self, since=now)

    def pressed(self, seat: Seat | None, now: float) -> Clock:
        """A seat has answered; None is a bot's, whose time is nobody's."""
        if self.since is None:
            return self
        spent = self.spent(now) - self.increment
        return replace(self, left=tuple(n - spent if s == seat else n for s, n in enumerate(self.left)), since=now)

    def noted(self, asked: Collection[Seat], now: float) -> Clock:
        """These seats are asked: all of them have thought since the last answer."""
        return self

    def spent(self, now: float) -> float:
        """How long those who are asked have thought; never less than nothing, whatever a clock on the wall says."""
        return 0.0 if self.since is None else max(0.0, now - self.since)

    def time_left(self, seat: Seat, now: float) -> float:
        """Of a seat that is asked."""
        return self.left[seat] - self.spent(now)

    def shown(self, seat: Seat, running: bool, now: float) -> outgoing.Clock:
        """The clock of a seat, as everybody sees it."""
        left = round(self.time_left(seat, now) if running else self.left[seat], 1)
        return {"left": left, "running": running, "reserve": None, "until": None, "rests": None}

    def resumed(self, seat: Seat, is_asked: bool, least: float, now: float) -> Clock:
        """Somebody comes back, perhaps asked for a while, and has at least so much time from now on."""
        spent = self.spent(now) if is_asked else 0.0
        owed = max(self.left[seat] - spent, self.increment, least) + spent
        return replace(self, left=tuple(owed if s == seat else n for s, n in enumerate(self.left)))

    def without(self, last_life: float, now: float) -> Clock:
        """The same clock when nobody was served since: what was thought before counts, the time between does not."""
        if self.since is None:
            return self
        return replace(self, since=now - max(0.0, last_life - self.since))

    def due(self, now: float) -> None:
        """Such clocks are looked at every second; no row need say when."""
        return
