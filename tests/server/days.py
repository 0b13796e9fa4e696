"""Moments by name, and what is left of a game over days."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from tuath.server.entry.days import Days

HOUR, DAY = 3600.0, 86_400.0


def at(text: str) -> float:
    """A moment; where no time zone is named, in UTC."""
    moment = datetime.fromisoformat(text)
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()


def days(seats: int = 2, **more: Any) -> Days:
    return Days.of({"days": 3, "reserve": 2, "weekends": False, "zone": "UTC", "gone": "bot", **more}, seats)
