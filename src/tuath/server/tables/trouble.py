"""What a change at a table may fail with."""

from __future__ import annotations

from tuath.core.message import refuse


class NotThere(Exception):
    """No such table, or none that this viewer may see."""


class Forbidden(Exception):
    """Not this player's to do."""

    def __init__(self, key: str = "server-not-yours") -> None:
        super().__init__(key)
        self.refusal = refuse("", key)


class Behind(Exception):
    """The client answers a table that has moved on."""

    key = "server-moved-on"


class Ahead(Behind):
    """The client has seen a version that the table has not come to; it is told how the table stands."""

    key = "server-from-the-future"
