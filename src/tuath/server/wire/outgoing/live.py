"""What comes through the socket."""

from __future__ import annotations

from typing import Literal, NotRequired

from tuath.server.wire.outgoing.base import Refusal, Sent
from tuath.server.wire.outgoing.tables import Table, Update


class LiveTable(Sent):
    """Something has changed for this viewer."""

    type: Literal["table"]
    table: Table | Update
    acks: NotRequired[list[str | None]]
    """Answers that are on disk, by the ids that the client gave them."""


class Ack(Sent):
    """Answers are on disk, and there is nothing else to tell."""

    type: Literal["ack"]
    ids: list[str | None]


class LiveRefusal(Sent):
    """An answer is not taken; without an id, what the client says it knows has not happened."""

    type: Literal["refused"]
    id: str | None
    error: Refusal
    table: Table | None
    retry_after: NotRequired[int]
    """Seconds to wait: it came too fast."""


class Ping(Sent):
    type: Literal["ping"]


FromServer = LiveTable | Ack | LiveRefusal | Ping
