"""Friends, invitations to tables, clubs and their seasons."""

from __future__ import annotations

from typing import Literal

from tuath.server.wire.outgoing.base import Message, Sent
from tuath.server.wire.outgoing.lists import ClubName, ListedTable
from tuath.server.wire.outgoing.people import Player

ClubRole = Literal["host", "member"]
"""Hosts rename the club, renew its link, name other hosts, let members go, and begin seasons."""


class Friend(Sent):
    """Somebody with whom one is friends, or with whom that is asked."""

    player: Player
    since: str
    """Since when; or when it was asked."""


class Friends(Sent):
    """Friends, and what is asked; who has declined does not say so."""

    friends: list[Friend]
    """The first one first."""
    ask_me: list[Friend]
    """Who would like to be a friend of mine."""
    asked: list[Friend]
    """Whom I have asked."""


class Invited(Sent):
    """Somebody would like to have me at a table."""

    table: ListedTable
    by: Player
    """Who invites."""
    at: str
    invitation: str
    """The secret with which one sits down there, also where the table is private."""


class Invitations(Sent):
    """Tables at which a chair is free for me."""

    invitations: list[Invited]
    """The last one first."""


class Companions(Sent):
    """Who could come to a table that waits."""

    invited: list[Player]
    """Those who are invited; who does not want to come does not say so."""
    others: list[Player]
    """Friends of mine, and members of my clubs, whom nobody has invited."""


class MyClub(ClubName):
    """A club of mine in a list."""

    role: ClubRole
    """What I am there."""
    members: int
    """How many are in it."""
    since: str
    """When I came."""


class Clubs(Sent):
    """The clubs that somebody is in."""

    clubs: list[MyClub]
    """By name."""


class ClubDoor(ClubName):
    """What is seen of a club by who has its link."""

    members: int
    """How many are in it."""
    mine: bool
    """Am I in it?"""


class ClubMember(Sent):
    """Somebody in a club."""

    player: Player
    role: ClubRole
    """What they are there."""
    since: str
    """When they came."""


class ClubSeason(Sent):
    """A season lasts until the next one begins."""

    number: int
    """From 1."""
    first: str
    """Its first day, as 2027-01-01."""
    state: Literal["over", "running", "planned"]
    """Has it begun, and ended?"""


class Club(ClubName):
    """A club, as its members see it."""

    role: ClubRole
    """What I am there."""
    created: str
    invitation: str
    """The secret of the link that lets one join."""
    members: list[ClubMember]
    """Hosts first, then who has been there longest."""
    seasons: list[ClubSeason]
    """The first one first."""
    open: list[ListedTable]
    """Tables of the club with a free chair."""
    running: list[ListedTable]
    """Games of the club that go on."""


class SeasonLine(Sent):
    """Where somebody stands."""

    rank: int
    """From 1; who is equal in all that counts has the same."""
    player: Player
    games: int
    """That have counted."""
    won: int
    """Of these."""
    points: float
    """Every game is worth as many points as people played it; those who have won share them."""


class SeasonTable(Sent):
    """Points, then more wins, then fewer games."""

    game: str | None
    """Null: all games in which somebody wins alone."""
    lines: list[SeasonLine]
    """The first one first."""


class TogetherLine(Sent):
    """Where somebody stands at a game that all win or lose together."""

    rank: int
    """From 1; who is equal in all that counts has the same."""
    player: Player
    games: int
    """That have counted."""
    won: int
    """Of these."""
    hardest: Message | None
    """The hardest that was won."""


class TogetherTable(Sent):
    """The harder win, then more wins, then fewer games."""

    game: str
    lines: list[TogetherLine]
    """The first one first."""


class SeasonTold(Sent):
    """How a season stands; bots and guests do not count, nor games with fewer than two people."""

    season: ClubSeason
    """Which one it is."""
    games: int
    """That have counted."""
    tables: list[SeasonTable]
    """Over all, then by title."""
    together: list[TogetherTable]
    """By title."""
