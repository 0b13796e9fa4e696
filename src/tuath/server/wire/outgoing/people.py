"""Who somebody is, when they are away, what else knows them."""

from __future__ import annotations

from typing import Literal, NotRequired

from tuath.server.wire.outgoing.base import Message, Sent

ChannelKind = Literal["webhook", "mail", "push"]
NoticeKind = Literal["turn", "soon", "test", "confirm"]
"""It is my turn; my time runs out; a word that only has to arrive; the question of a mailbox whether it may."""


class Player(Sent):
    id: str
    name: str
    program: NotRequired[bool]
    """True of a program that plays by itself; of people it is not there."""


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


class WaysOffered(Sent):
    """In which ways this server brings word of turns."""

    webhook: bool
    """May an address of one's own be named?"""
    http: bool
    """Addresses without TLS, and within the host's own networks, too."""
    mail: bool
    """Does somebody take our mail?"""
    push: str | None
    """The key of this server, which a browser wants to know."""


class Channel(Sent):
    """Where a player wants word of their turns."""

    id: str
    kind: ChannelKind
    status: Literal["on", "off", "asked"]
    """After too many failures in a row it is off until it is switched on; `asked`: a mailbox has not agreed yet."""
    address: str
    language: str
    created: str
    sent: str | None
    """When last."""
    failures: int
    """In a row."""
    trouble: Message | None
    """What went wrong with the last one."""
    paused: str | None
    """After a failure: when it is tried again."""


class Channels(Sent):
    """All places where word of a player's turns goes."""

    channels: list[Channel]
    """In the order in which they were added."""
    offers: WaysOffered
    """What could be added."""


class Mailbox(Sent):
    """What a link in a mail has done."""

    address: str
    status: Literal["on", "off"]


class NewWebhook(Channel):
    """An address that hears of turns from now on."""

    secret: str
    """What it hears is signed with it; it is shown this once."""


class Hooked(Sent):
    """What a webhook hears, signed: `Tuath-Signature: t=SECONDS,v1=HEX`."""

    id: str
    """The same however often it is sent."""
    kind: NoticeKind
    player: Player
    title: str
    text: str
    address: str
    """Of the table, or of this server."""
    table: str | None
    game: str | None
    others: list[str]
    """Who else sits there, by name."""
    since: str | None
    """When the player was asked; null for a test."""
    until: str | None
    """Over days: when the time of the player is gone."""


class Blocked(Sent):
    """Somebody whom I do not hear, or neither hear nor sit with."""

    player: Player
    kind: Literal["mute", "block"]
    """`mute`: not heard; `block`: neither heard nor sat with."""
    since: str
    """When that was said."""


class Blocks(Sent):
    """Whom I do not hear (`mute`), or neither hear nor sit with (`block`); they are not told."""

    blocks: list[Blocked]
    """The first one first."""


class Reported(Sent):
    """The host of the server has it."""

    reported: bool
    """Always true; what cannot be told is refused."""


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
