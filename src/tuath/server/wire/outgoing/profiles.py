"""What is seen of a player: how strong, against whom, with what; and who is strongest."""

from __future__ import annotations

from tuath.server.wire.outgoing.base import Message, Sent
from tuath.server.wire.outgoing.people import Player


class Strength(Sent):
    """As openskill has it: 25 is somebody new, and the truth lies within twice `sigma` 95 times in a hundred."""

    mu: float
    """The best guess."""
    sigma: float
    """How unsure that is."""


class Rating(Sent):
    """At one title, at tables for two (`size` 2) or for more (3)."""

    game: str
    size: int
    """2: tables for two; 3: for three and more."""
    games: int
    """Rated ones."""
    won: int
    """Of these."""
    now: Strength | None
    """Null while fewer than five rated games tell anything."""
    course: list[Strength]
    """After each rated game, the last hundred."""


class Opponent(Sent):
    """Somebody who sat at the same tables; of those who have deleted themselves nothing is told."""

    player: Player | None
    """Null for a bot."""
    bot: str | None
    games: int
    """In which both sat."""
    won: int
    """By the one whose profile it is; a game that all win together is won by both."""
    titles: list[str]
    """The games that they have played against each other, by key."""


class Favourite(Sent):
    """What somebody has played as, in games that all win or lose together."""

    game: str
    thing: str
    """As what, such as `spirit:ocean_s_hungry_grasp`."""
    played: int
    """How often."""
    won: int
    """How often of these."""
    hardest: Message | None
    """The hardest that was won."""


class PastGame(Sent):
    """A game that is over, as it went for the one whose profile it is."""

    table: str | None
    """Null where others may not look at it."""
    game: str
    seats: int
    place: int
    """1: won; 2: not won; 3: left before its end."""
    score: int | None
    """By the game's own count; null where it has ended without one."""
    rated: bool
    """Has it counted for the strength?"""
    change: float | None
    """Of the strength, where it is sure enough to be told."""
    feat: Message | None
    """How hard it was, where all win or lose together."""
    at: str | None
    """When; only one's own."""


class Profile(Sent):
    """Others see public and rated games, and no times."""

    player: Player
    mine: bool
    since: str | None
    """Only one's own."""
    running: int | None
    """Only one's own."""
    games: int
    """That are over, as far as the viewer may know of them."""
    rated: int
    """How many of these were rated."""
    won: int
    """Of the rated ones."""
    left: int
    """Games that were left to a bot."""
    ratings: list[Rating]
    """By title and size."""
    opponents: list[Opponent]
    """Those met most often."""
    favourites: list[Favourite]
    """What was played most often."""
    lately: list[PastGame]
    """The last games, the newest first."""


class Ranked(Sent):
    """Somebody on a list of the strongest."""

    player: Player | None
    """Null for a bot."""
    bot: str | None
    games: int
    """Rated ones."""
    won: int
    """Of these."""
    now: Strength


class Leaderboard(Sent):
    """The strongest at one title by what one may rely on: the strength less twice the doubt."""

    game: str
    size: int
    """2: tables for two; 3: for three and more."""
    ranks: list[Ranked]
    """The strongest first."""
    least: int
    """Rated games that somebody must have played to be listed."""
