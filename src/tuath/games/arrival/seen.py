"""What a seat sees of The Arrival."""

from __future__ import annotations

from typing import TypedDict

from tuath.core.question import Seat
from tuath.games.arrival.printed import SectionName


class LocationView(TypedDict):
    id: str
    owner: Seat | None
    discs: int
    """A settlement has one, a broch two, a caer three."""
    fomori: str | None
    """A kind of Fomori, or `castle`."""


class ProvinceView(TypedDict):
    id: str
    bonus: int
    shields: int


class CardView(TypedDict):
    """An earning card before a leader: its front is known when it has been turned up."""

    back: str
    card: str | None


class LeaderView(TypedDict):
    seat: Seat
    tribe: str | None
    fame: int
    corruption: int
    discs: int
    swords: int
    shields: int
    fomori: int
    stock: int
    """Discs that have not been earned yet."""
    tiles: list[str]
    trophies: int
    turned_trophies: int
    builders: int
    kept: int
    passed: bool
    claims: int
    cards: list[CardView]
    blocked: list[SectionName]


class StackView(TypedDict):
    """A stack of earning cards, and the back of the one on top."""

    back: str | None
    size: int


class SupplyView(TypedDict):
    swords: int
    shields: int
    fomori: int


class ResultView(TypedDict):
    ending: str
    winners: list[Seat]
    scores: list[int]


class ArrivalView(TypedDict):
    phase: str
    now: str
    """Where in the order of play the game is: an id of the course."""
    round: int
    rounds: int
    limit: int
    """The corruption at which the game may end."""
    limit_reached: bool
    starter: Seat | None
    next_starter: Seat | None
    turn: Seat | None
    actions: int
    locations: list[LocationView]
    provinces: list[ProvinceView]
    leaders: list[LeaderView]
    stacks: list[StackView]
    discarded_cards: list[str]
    display: list[str]
    """Tactic tiles that can be taken."""
    tile_supply: int
    used_tiles: list[str]
    supply: SupplyView
    face_down: dict[str, int]
    """By kind: Fomori that nobody has seen yet."""
    repelled: dict[str, int]
    """By kind."""
    result: ResultView | None
