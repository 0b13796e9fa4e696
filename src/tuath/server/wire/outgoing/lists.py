"""Tables in lists: who sits there, by which clock, who is asked."""

from __future__ import annotations

from typing import Literal

from tuath.server.wire.outgoing.base import Params, Sent

Kind = Literal["human", "guest", "bot", "program", "open"]
"""A `bot` is one of the server's; a `program` is somebody else's, and a player like any other."""
Status = Literal["waiting", "expired", "playing", "over"]
"""A table that has waited too long for players is `expired` and in no list of open ones."""


class ShortChair(Sent):
    kind: Kind
    name: str
    bot: str | None


Gone = Literal["bot", "wait", "end"]
"""What happens to somebody whose time is gone: a bot plays on, the others wait, or the game ends unfinished."""


class MinutesClock(Sent):
    """So many minutes for the whole game, and so many seconds back for each answer."""

    kind: Literal["minutes"]
    minutes: float
    increment: float
    gone: Gone


class DaysClock(Sent):
    """So many days for each answer, and so many in reserve for the whole game."""

    kind: Literal["days"]
    days: int
    reserve: int
    weekends: bool
    """Do clocks rest on Saturday and Sunday?"""
    zone: str
    """In which time zone."""
    gone: Gone


class Rest(Sent):
    """Why a clock by days rests, and when it goes on."""

    why: Literal["weekend", "vacation"]
    until: str


class Clock(Sent):
    """The time of one seat."""

    left: float
    """Seconds; by days: for what the seat is asked now, or would be asked, the reserve among them."""
    running: bool
    reserve: float | None
    """By days: seconds of it in reserve, which no answer gives back."""
    until: str | None
    """By days: when the time of a seat that is asked will be gone."""
    rests: Rest | None


class Summary(Sent):
    """A table in a list."""

    id: str
    game: str
    chairs: list[ShortChair]
    status: Status
    count: int
    """How many answers have been given."""
    public: bool
    created: str
    updated: str
    mine: bool
    rated: bool
    """Does the result count for how strong people are?"""
    clock: MinutesClock | DaysClock | None
    delay: int
    """Seconds by which those who only look on are behind."""


class ClubName(Sent):
    """A club in a word."""

    id: str
    name: str


class ListedTable(Summary):
    """A table that is open to the one who asks."""

    friends: list[str]
    """Friends of mine who sit there, by name."""
    club: ClubName | None
    """Of a club of mine, whose members alone see it."""


class TurnAsked(Sent):
    """What somebody is asked, in one sentence, and what is needed to say it."""

    key: str
    params: Params
    seat_names: dict[str, str]
    called: dict[str, str]
    """Both as a table has them, as far as the sentence may speak of them."""
    material: str
    """The fingerprint, where it is not the current one; otherwise empty."""


class MySummary(Summary):
    my_turn: bool
    damaged: bool
    """It cannot be read at present."""
    lesson: int | None
    """At which step a lesson is that goes on there."""
    time: Clock | None
    """The clock that runs out first: mine where I am asked, else of those for whom the table waits."""
    waits_for: list[str]
    """The others who are asked, by name; nobody while cards may be answered in secret."""
    notified: bool
    """Feeds tell when I am asked there."""
    asked: TurnAsked | None
    """What I am asked; null where several share my screen and something is hidden."""


class Turns(Sent):
    turns: list[MySummary]
    """The tables at which I am asked, the one with the least time first."""


class Lists(Sent):
    open: list[ListedTable]
    """Public tables and those of my clubs with a free chair."""
    running: list[ListedTable]
    """Public games and those of my clubs that go on."""
    mine: list[MySummary]
