"""A table's clock by days: so many for each answer, and some in reserve for the whole game.

Each seat is timed by itself: where several are asked at once, nobody gains by the others being slow. An answer gives
the days of the move back, never the reserve. A clock rests on weekends, if the table has it so, and on vacation. The
rests are kept with the clock, so that what has been counted once is never counted otherwise.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from tuath.core.question import Seat
from tuath.server.entry.clock import Clock
from tuath.server.settings import DAY
from tuath.server.timing.calendar import Rests, Span, check_zone
from tuath.server.wire import outgoing
from tuath.server.wire.outgoing import Gone
from tuath.server.wire.words import stamp

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Days:
    """A clock by days. What a seat is asked is counted from ``since`` on, beside what was ``spent`` on it before."""

    days: int  # for each answer
    reserve: int  # days
    weekends: bool  # rests on Saturday and Sunday...
    zone: str  # ...in this time zone
    gone: Gone
    left: tuple[float, ...]  # seconds of the reserve
    since: tuple[float | None, ...]
    spent: tuple[float, ...]  # seconds
    vacations: tuple[tuple[Span, ...], ...]

    @staticmethod
    def of(wish: Mapping[str, Any], seats: int) -> Days:
        reserve, zone = wish["reserve"], check_zone(wish["zone"])
        return Days(
            wish["days"], reserve, wish["weekends"], zone, wish["gone"],
            (reserve * DAY,) * seats, (None,) * seats, (0.0,) * seats, ((),) * seats,
        )  # fmt: skip

    @staticmethod
    def of_row(values: Mapping[str, Any]) -> Days:
        vacations = tuple(tuple(Span(*span) for span in spans) for spans in values["vacations"])
        lists = {name: tuple(values[name]) for name in ("left", "since", "spent")}
        return Days(**{**values, **lists, "vacations": vacations})

    def wish(self) -> dict[str, Any]:
        """What such a clock is made of, for another game."""
        return {
            "days": self.days, "reserve": self.reserve, "weekends": self.weekends, "zone": self.zone, "gone": self.gone
        }  # fmt: skip

    def data(self) -> outgoing.DaysClock:
        return {
            "kind": "days",
            "days": self.days,
            "reserve": self.reserve,
            "weekends": self.weekends,
            "zone": self.zone,
            "gone": self.gone,
        }

    def is_whole(self, seats: int) -> bool:
        """Does it fit a table of so many seats, and does everybody know its time zone?"""
        lists = (self.left, self.since, self.spent, self.vacations)
        return all(len(each) == seats for each in lists) and check_zone(self.zone) == self.zone

    # ---- counting -----------------------------------------------------------------------------------------------

    @property
    def move(self) -> float:
        """Seconds for one answer."""
        return self.days * DAY

    def rests(self, seat: Seat) -> Rests:
        return Rests(self.vacations[seat], self.zone if self.weekends else None)

    def thought(self, seat: Seat, now: float) -> float:
        """How long a seat has thought about what it is asked."""
        since = self.since[seat]
        return 0.0 if since is None else self.spent[seat] + self.rests(seat).spent(since, now)

    def time_left(self, seat: Seat, now: float) -> float:
        return self.move + self.left[seat] - self.thought(seat, now)

    def reserve_left(self, seat: Seat, now: float) -> float:
        return max(0.0, self.left[seat] - max(0.0, self.thought(seat, now) - self.move))

    def deadline(self, seat: Seat, now: float) -> float:
        """When the time of a seat that is asked is gone, or was."""
        left = self.time_left(seat, now)
        return self.rests(seat).after(now, left) if left > 0 else now + left

    def due(self, now: float) -> float | None:
        """When somebody has no time left; None where nobody is asked, or the table waits for the slow."""
        if self.gone == "wait":
            return None
        return min((self.deadline(s, now) for s, since in enumerate(self.since) if since is not None), default=None)

    def shown(self, seat: Seat, running: bool, now: float) -> outgoing.Clock:
        """The clock of a seat, as everybody sees it; one that rests does not run."""
        rest = self.rests(seat).until(now)
        is_asked = running and self.since[seat] is not None
        resting: outgoing.Rest | None = None
        if rest is not None:
            is_away = any(span.start <= now < span.end for span in self.vacations[seat])
            resting = {"why": "vacation" if is_away else "weekend", "until": stamp(rest)}
        return {
            "left": round(self.time_left(seat, now) if is_asked else self.move + self.left[seat], 1),
            "running": is_asked and rest is None,
            "reserve": round(self.reserve_left(seat, now), 1),
            "until": stamp(self.deadline(seat, now)) if is_asked else None,
            "rests": resting,
        }

    # ---- changing -----------------------------------------------------------------------------------------------

    def begun(self, now: float) -> Days:
        """The game begins; whoever is asked is noted when it is stored."""
        return self

    def pressed(self, seat: Seat | None, now: float) -> Days:
        """A seat has answered; None is a bot's, whose time is nobody's."""
        return self if seat is None else self._ended(seat, now)

    def noted(self, asked: Collection[Seat], now: float) -> Days:
        """These seats are asked: who was not, begins to think; who is not any more, has thought."""
        clock = self
        for seat, since in enumerate(self.since):
            if seat in asked and since is None:
                clock = clock._since(seat, now, 0.0)
            elif seat not in asked and since is not None:
                clock = clock._ended(seat, now)
        return clock

    def _ended(self, seat: Seat, now: float) -> Days:
        left = self.reserve_left(seat, now)
        return replace(self, left=with_item(self.left, seat, left))._since(seat, None, 0.0)

    def _since(self, seat: Seat, since: float | None, spent: float) -> Days:
        return replace(self, since=with_item(self.since, seat, since), spent=with_item(self.spent, seat, spent))

    def resumed(self, seat: Seat, is_asked: bool, least: float, now: float) -> Days:
        """Who comes back has the days of a whole move from now on."""
        return self._since(seat, None, 0.0)

    def counted(self, until: float, now: float) -> Days:
        """What was thought until then counts as it is; what comes is counted from now on."""
        clock = self
        for seat, since in enumerate(self.since):
            if since is not None:
                clock = clock._since(seat, now, clock.thought(seat, until))
        return clock

    def without(self, last_life: float, now: float) -> Days:
        """The same clock when nobody was served since."""
        return self.counted(last_life, now)

    def resting(self, seat: Seat, vacations: Sequence[Span], now: float) -> Days:
        """Somebody has a vacation, or another one; what is past stays as it was counted."""
        ahead = tuple(span for span in vacations if span.end > now)
        if ahead == self.vacations[seat]:
            return self
        return replace(self.counted(now, now), vacations=with_item(self.vacations, seat, ahead))


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


AnyClock = Clock | Days


def make_clock(wish: Mapping[str, Any] | None, seats: int) -> AnyClock | None:
    """A clock as a host wants it."""
    if wish is None:
        return None
    return Days.of(wish, seats) if "days" in wish else Clock.of(wish, seats)


def read_clock(values: Mapping[str, Any]) -> AnyClock:
    """A clock as the rows keep it."""
    return Days.of_row(values) if "days" in values else Clock.of_row(values)
