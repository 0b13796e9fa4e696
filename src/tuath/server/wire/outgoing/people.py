"""Who somebody is, when they are away, what else knows them."""

from __future__ import annotations

from typing import Literal

from tuath.server.wire.outgoing.base import Sent


class Player(Sent):
    id: str
    name: str


class Me(Sent):
    player: Player | None


class SignedIn(Sent):
    player: Player


class Vacation(Sent):
    first: str
    """A day, as 2026-12-20."""
    last: str
    zone: str
    is_over: bool


class Vacations(Sent):
    """When the clocks by days of a player rest, and how many days there are for it."""

    vacations: list[Vacation]
    allowed: int
    """Days in a calendar year."""
    taken: dict[str, int]
    """Days by year, those planned among them."""


class Feed(Sent):
    """The feeds of a player's turns: `/api/me/turns.atom?key=…` and `/api/me/turns.ics?key=…`."""

    key: str | None
    """The secret of their addresses; null where there are none."""


class Noticed(Sent):
    notified: bool
    """Am I told when a table asks me?"""


class NewToken(Sent):
    token: str
    """It is shown this once."""


TokenScope = Literal["read", "play", "host"]
"""What may be done with a token: look on; play at tables; open them and change who one is. Each has those before it."""


class Token(Sent):
    """What may be known of a token after it has been given out."""

    id: str
    name: str
    created: str
    used: str | None
    """When last, to the minute."""
    scope: TokenScope


class NamedToken(NewToken, Token):
    """A new token, and what will be known of it."""


class Tokens(Sent):
    tokens: list[Token]


class Health(Sent):
    alive: bool
    version: str
    trouble: str | None
    """What is wrong, if anything."""
