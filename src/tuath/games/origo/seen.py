"""What a seat sees of Origo."""

from __future__ import annotations

from typing import Literal, TypedDict

from tuath.core.question import Seat


class RegionView(TypedDict):
    """A country or a sea: who stands there, and what each would get if it were scored now."""

    id: str
    kind: Literal["country", "sea"]
    size: int
    shields: list[int]
    """By seat."""
    full: bool
    founded: bool
    values: list[int] | None
    """Points of a country for the most shields, the second most, the third most."""
    points: list[int] | None
    """By seat, if the country were scored now."""


class FoundingView(TypedDict):
    """A field of the founding track, with the country to which its stone has gone."""

    points: int
    red: bool
    country: str | None


class HandCard(TypedDict):
    id: str
    fields: list[str]
    """The free fields it fits now."""


class PointsView(TypedDict):
    """Where the points have come from."""

    start: int
    founding: int
    clans: int
    sea_power: int
    countries: int
    supremacy: int
    path: int


class OutlookView(TypedDict):
    """What a tribal scoring would bring now."""

    clans: int
    sea_power: int
    countries: int
    supremacy: int


class PlayerView(TypedDict):
    seat: Seat
    tribe: str | None
    total: int
    """Points: how far on the path, laps included."""
    space: int
    supply: int
    lost: int
    cards: int
    hand: list[HandCard] | None
    """Only one's own is known."""
    clans: list[int]
    """Sizes, the largest first."""
    points: PointsView
    outlook: OutlookView
    skipped: bool


class DuelView(TypedDict):
    field: str
    attacker: Seat
    defender: Seat
    attack: int
    defence: int
    attack_cards: list[str]
    defence_cards: list[str]
    opening: bool
    to_act: Seat
    card_strength: int


class ResultView(TypedDict):
    ending: str
    winners: list[Seat]
    scores: list[int]


class OrigoView(TypedDict):
    phase: str
    now: str
    """Where in the order of play the game is: an id of the course."""
    round: int
    starter: Seat
    turn: Seat | None
    uses: int
    has_moved: bool
    sailed: list[str]
    touched: str | None
    shields: dict[str, Seat]
    """By field."""
    regions: list[RegionView]
    founding_track: list[FoundingView]
    players: list[PlayerView]
    last_on_path: Seat
    pile: int
    discard: dict[str, int]
    """How often each card lies there."""
    played: str | None
    duel: DuelView | None
    due: int
    ending: str | None
    result: ResultView | None
