"""The errors of a change at a table."""

from __future__ import annotations

from tuath.core.message import Refusal, Refused, refuse


class NotThere(Exception):
    """No such table, or none that this viewer may see."""


class Forbidden(Exception):
    """Not this player's to do."""

    def __init__(self, key: str = "server-not-yours", **params: str) -> None:
        super().__init__(key)
        self.refusal = refuse("", key, **params)


class Damaged(Refused):
    """A table whose rows cannot be read; ``because`` is what was wrong, where there are words for it."""

    def __init__(self, refusal: Refusal, because: Refusal | None = None) -> None:
        super().__init__(refusal)
        self.because = because

    @staticmethod
    def by(error: BaseException) -> Damaged:
        """What a viewer is told. A table of other rules or material is not damaged, and says so itself."""
        because = error.refusal if isinstance(error, Refused) else None
        if because is not None and because.message.key == "core-snapshot-foreign":
            return Damaged(because)
        return Damaged(refuse("", "server-damaged-table"), because)


class Behind(Exception):
    """The client answers a table that has moved on."""

    key = "server-moved-on"


class Ahead(Behind):
    """The client has seen a version that the table has not come to; it is told how the table stands."""

    key = "server-from-the-future"
