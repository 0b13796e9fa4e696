"""The calendar of clocks: they rest on weekends, where a table has it so, and while a player is on vacation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from datetime import time as time_of_day
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from tuath.core.message import Refused, refuse

SATURDAY = 5
WEEK = 7  # days


class Span(NamedTuple):
    """From one moment to another, in seconds since 1970."""

    start: float
    end: float


@cache
def known_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def check_zone(name: str) -> str:
    """Refused where there is no such time zone."""
    if name not in known_zones():
        raise Refused(refuse("", "server-unknown-zone", text=name))
    return name


def day_of(moment: float, zone: str) -> date:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).date()


def midnight(day: date, zone: str) -> float:
    """When a day begins."""
    return datetime.combine(day, time_of_day(), ZoneInfo(zone)).timestamp()


def weekend_after(moment: float, zone: str) -> Span:
    """The weekend that it is, or else the next one."""
    day = day_of(moment, zone)
    saturday = day + timedelta(days=SATURDAY - day.weekday())
    return Span(midnight(saturday, zone), midnight(saturday + timedelta(days=WEEK - SATURDAY), zone))


class Rests(NamedTuple):
    """All the time in which a clock rests."""

    vacations: Sequence[Span] = ()
    weekends: str | None = None  # in this time zone

    def next(self, moment: float) -> Span:
        """The rest that it is, or else the next one; one at the end of all time where there is none."""
        found = [span for span in self.vacations if span.end > moment]
        if self.weekends is not None:
            found.append(weekend_after(moment, self.weekends))
        return min(found, default=Span(math.inf, math.inf))

    def until(self, moment: float) -> float | None:
        """When a clock that rests now goes on; None where it runs."""
        end = None
        while (rest := self.next(moment)).start <= moment:
            end = moment = rest.end
        return end

    def spent(self, start: float, end: float) -> float:
        """How much of a time counts; never less than nothing."""
        counted, moment = 0.0, start
        while moment < end:
            rest = self.next(moment)
            counted += max(0.0, min(rest.start, end) - moment)
            moment = rest.end
        return counted

    def after(self, moment: float, seconds: float) -> float:
        """The moment at which so much time has been counted."""
        while (rest := self.next(moment)).start - moment < seconds:
            seconds -= max(0.0, rest.start - moment)
            moment = rest.end
        return moment + seconds
