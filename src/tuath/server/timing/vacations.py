"""Vacations: whole days on which all clocks by days of a player rest; so many in a calendar year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any, NamedTuple

from tuath.core.message import Refused, refuse
from tuath.server.timing.calendar import Span, check_zone, day_of, midnight

FARTHEST = 366  # days ahead
MOST = 20  # that are kept; those of earlier years are not


class Vacation(NamedTuple):
    """From the first day to the last one, in the time zone of the one who takes it; they rest from ``start`` on."""

    first: date
    last: date
    zone: str
    start: float
    end: float

    @staticmethod
    def of_row(row: Mapping[str, Any]) -> Vacation:
        first, last = (date.fromisoformat(row[name]) for name in ("first", "last"))
        return Vacation(first, last, str(row["zone"]), float(row["start"]), float(row["end"]))

    def row(self) -> dict[str, Any]:
        return {**self._asdict(), "first": self.first.isoformat(), "last": self.last.isoformat()}

    def days(self) -> list[date]:
        return [self.first + timedelta(days=n) for n in range((self.last - self.first).days + 1)]

    def ended(self, now: float) -> Vacation | None:
        """Somebody is back: the days until today were taken; nothing is left of one that has not begun."""
        if now < self.start:
            return None
        return self._replace(last=min(self.last, day_of(now, self.zone)), end=min(self.end, now))


def planned(known: Sequence[Vacation], first: date, last: date, zone: str, now: float, allowed: int) -> list[Vacation]:
    """The vacations of a player with one more; refused where it is none, or more than is allowed."""
    today = day_of(now, check_zone(zone))
    if not today <= first <= last or (last - today).days > FARTHEST:
        raise Refused(refuse("", "server-vacation-days", today=today.isoformat(), most=FARTHEST))
    start = max(now, midnight(first, zone))
    more = Vacation(first, last, zone, start, midnight(last + timedelta(days=1), zone))
    if any(one.start < more.end and more.start < one.end for one in known):
        raise Refused(refuse("", "server-vacation-overlaps"))
    kept = [*recent(known, today), more]
    if len(kept) > MOST:
        raise Refused(refuse("", "server-too-many-vacations", most=MOST))
    for year, days in taken(kept).items():
        if days > allowed:
            raise Refused(refuse("", "server-vacation-too-long", year=str(year), days=days, most=allowed))
    return sorted(kept, key=lambda one: one.start)


def recent(known: Sequence[Vacation], today: date) -> list[Vacation]:
    """Those that still count: of this year and later."""
    return [one for one in known if one.last.year >= today.year]


def taken(vacations: Sequence[Vacation]) -> Counter[int]:
    """How many days of each year; a day counts once."""
    return Counter(day.year for day in {day for one in vacations for day in one.days()})


def read_vacations(rows: Any) -> list[Vacation]:
    """As the rows keep them; what is damaged there is nobody's vacation."""
    try:
        return [Vacation.of_row(row) for row in rows or []]
    except (TypeError, KeyError, ValueError):
        return []


def spans_of(rows: Any) -> list[Span]:
    return [Span(one.start, one.end) for one in read_vacations(rows)]
