"""Words as data."""

from __future__ import annotations

from tuath.core.message import Message, Refusal
from tuath.server.wire import outgoing


def message_data(message: Message) -> outgoing.Message:
    return {"key": message.key, "params": dict(message.params)}


def refusal_data(refusal: Refusal) -> outgoing.Refusal:
    return {"rule": refusal.rule, "key": refusal.message.key, "params": dict(refusal.message.params)}


def some_refusal_data(refusal: Refusal | None) -> outgoing.Refusal | None:
    return None if refusal is None else refusal_data(refusal)
