"""Tournaments: how they are played, who stands where, and who meets whom."""

from __future__ import annotations

from typing import Literal

from tuath.server.wire.outgoing.base import Sent
from tuath.server.wire.outgoing.lists import DaysClock, MinutesClock
from tuath.server.wire.outgoing.people import Player

TournamentMode = Literal["robin", "swiss"]
TournamentStatus = Literal["open", "running", "over", "off"]
TournamentDeed = Literal["join", "leave", "start", "off", "withdraw"]
TieBreak = Literal["direct", "sonneborn", "buchholz", "wins"]


class ListedTournament(Sent):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    mode: TournamentMode
    size: int
    """How many sit at a table."""
    times: int
    """How often everybody meets everybody; 1 in a Swiss one."""
    status: TournamentStatus
    """`open`: it can be joined; `running`; `over`; `off`: it did not come about."""
    players: int
    """How many are in it and have not withdrawn."""
    least: int
    """With fewer it does not begin."""
    most: int
    """More do not fit."""
    round: int
    """That is played; 0 before the first."""
    rounds: int
    """Of a tournament in which everybody meets everybody, 0 until it begins."""
    starts: str | None
    """When it begins by itself; null: when its host says so."""
    public: bool
    host: Player | None
    """Null where they have deleted themselves."""
    club: str | None
    """The club whose members alone can join; null: everybody can."""
    clock: MinutesClock | DaysClock
    mine: bool
    """Am I its host, or do I play in it?"""


class TournamentEntrant(Sent):
    """Somebody who plays in a tournament, as they stand."""

    number: int
    """By which the meetings name them."""
    player: Player | None
    """Null where they have deleted themselves."""
    place: int
    """From 1; shared where nothing tells two apart."""
    points: float
    """In quarters at the least."""
    played: int
    """Games that are counted."""
    ties: list[float]
    """What decides between those with as many points, in the order of `ties` of the tournament."""
    withdrawn: bool
    """Have they left before the end?"""


class TournamentMeeting(Sent):
    """Who meets whom at a table of a round; one alone rests."""

    seats: list[int]
    """The numbers of those who meet, by seat."""
    how: Literal["drawn", "playing", "over", "off", "rest", "unplayed"]
    """`drawn`: there is no table yet; `off`: the host of the server has ended it; `unplayed`: somebody was gone."""
    table: str | None
    """Null where I may not look at it, or there is none."""
    points: list[float] | None
    """By seat, once it is counted."""
    scores: list[int | None] | None
    """By seat, as the game counts; null where it was not played to its end."""
    may_end: bool
    """Its date has passed, and I am the host of the tournament."""


class TournamentRound(Sent):
    """Who meets whom at one time."""

    number: int
    begun: str | None
    """Null: it is still to come."""
    until: str | None
    """When its games should be over."""
    meetings: list[TournamentMeeting]


class Tournament(ListedTournament):
    """A tournament with all that is in it."""

    days: int
    """For the games of a round."""
    options: dict[str, str]
    """Of the game, as far as they are not the usual ones."""
    ties: list[TieBreak]
    """What decides between those with as many points, in this order."""
    entrants: list[TournamentEntrant]
    """In the order of the standing; before it begins as they have come."""
    schedule: list[TournamentRound]
    """The rounds as far as they are known."""
    me: int | None
    """My number; null: I do not play."""
    may: list[TournamentDeed]
    """What I can do now."""
    invitation: str | None
    """The secret of the link that lets others in; only for those who belong to it, and where it is not public."""
    blocked: list[str]
    """The names of those in it whom I have blocked: we may be seated at one table."""


class OneTournament(Sent):
    """A tournament, as the one who asks may see it."""

    tournament: Tournament
    """With all that is in it."""


class TournamentLists(Sent):
    """Tournaments, in three lists."""

    open: list[ListedTournament]
    """That can be joined."""
    running: list[ListedTournament]
    """That are played."""
    over: list[ListedTournament]
    """The last ones."""
