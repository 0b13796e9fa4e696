"""Words as data, and moments as text."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from tuath.core.message import Message, Refusal, echoed
from tuath.server.wire import outgoing


def message_data(message: Message) -> outgoing.Message:
    return {"key": message.key, "params": dict(message.params)}


def refusal_data(refusal: Refusal) -> outgoing.Refusal:
    return {"rule": refusal.rule, "key": refusal.message.key, "params": dict(echoed(refusal.message).params)}


def some_refusal_data(refusal: Refusal | None) -> outgoing.Refusal | None:
    return None if refusal is None else refusal_data(refusal)


def stamp(seconds: float) -> str:
    """A moment as it is sent. What is none in a damaged row is the first there is: it stands in lists of others too."""
    try:
        return stamp_of(int(seconds))
    except (TypeError, ValueError, OverflowError, OSError):
        return stamp_of(0)


def some_stamp(seconds: float | None) -> str | None:
    return None if seconds is None else stamp(seconds)


@lru_cache(maxsize=256)
def stamp_of(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
