"""Programs of other people: what they say of themselves, and what they hear of their tables."""

from __future__ import annotations

from typing import Literal

from tuath.server.wire.outgoing.base import Sent
from tuath.server.wire.outgoing.live import Ping
from tuath.server.wire.outgoing.people import Player

Openness = Literal["everybody", "nobody"]
"""Who may invite a program to a table. `nobody`: it sits down by itself, or not at all."""


class Program(Sent):
    """What a program has said of itself."""

    games: list[str]
    """What it plays, by key."""
    about: str
    """One line."""
    open: Openness
    at_once: int
    """At how many tables it plays at the same time; invitations count."""


class MyProgram(Sent):
    """What I have said of myself."""

    program: Program | None
    """Null of a person."""


class FoundProgram(Sent):
    """A program that listens now and can be invited, as the chair `program:ID`."""

    player: Player
    about: str
    """What it says of itself, in one line."""


class Programs(Sent):
    """Whom one can invite now."""

    programs: list[FoundProgram]
    """By name, twelve at most."""


# ---- what its own stream tells ---------------------------------------------------------------------------------------


class InvitedThere(Sent):
    """A chair is kept for me: `join` takes it, `decline` gives it back."""

    type: Literal["invited"]
    table: str
    game: str
    seat: int
    by: Player
    """Whose table it is."""


class Withdrawn(Sent):
    """A table is no longer mine: a chair that was kept for me has gone to somebody else."""

    type: Literal["withdrawn"]
    table: str


class AskedThere(Sent):
    """I am asked at a table; what, it says itself."""

    type: Literal["asked"]
    table: str


class OverThere(Sent):
    """A game of mine is over."""

    type: Literal["over"]
    table: str


class Greeted(Sent):
    """All that waits for me has been told; from here on it is news."""

    type: Literal["ready"]


FromTables = InvitedThere | Withdrawn | AskedThere | OverThere | Greeted | Ping
