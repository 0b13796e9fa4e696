"""What a seat sees of Inis."""

from __future__ import annotations

from typing import Literal, TypedDict

from tuath.core.question import Seat

AdvantagePlace = Literal["display", "played", "hand", "table"]


class TerritoryView(TypedDict):
    id: str
    spot: str
    cells: list[list[int]]
    """Axial coordinates of its three hexagons."""
    neighbours: list[str]
    clans: list[int]
    """By seat."""
    citadels: int
    """Without the Capital."""
    capital: bool
    sanctuaries: int
    festival: bool
    chieftain: Seat | None
    advantage: str
    advantage_at: AdvantagePlace
    advantage_of: Seat | None


class CardCounts(TypedDict):
    action: int
    advantage: int
    epic: int


class Conditions(TypedDict):
    """How far somebody has come with each condition of victory."""

    land: int
    religion: int
    territories: int


class PlayerView(TypedDict):
    seat: Seat
    reserve: int
    stored: int
    deeds: int
    pretender: bool
    cards: CardCounts
    advantages: list[str]
    hand: list[str] | None
    """Only one's own is known."""
    known: list[str]
    """What one has seen of another's hand."""
    conditions: Conditions
    met: int
    present: list[str]
    declined: list[str] | None


DraftView = TypedDict(
    "DraftView",
    {
        "step": int,
        "steps": int,
        "deal": int,
        "deals": int,
        "keep": int,
        "pass": int,
        "to": list[Seat],
        "cards": list[str] | None,
        "kept": list[str] | None,
        "counts": list[int],
    },
)
"""How many cards go round, and by seat whom they go to; one's own cards and what one has chosen so far."""


class Aside(TypedDict):
    """The card that was put aside."""

    there: bool
    card: str | None


class ActionDiscard(TypedDict):
    count: int
    known: list[str]


class Epics(TypedDict):
    deck: int
    discard: list[str]
    shown: list[str]


class Supply(TypedDict):
    citadels: int
    sanctuaries: int


class Drawing(TypedDict):
    """Somebody draws epic tales and keeps some of them."""

    seat: Seat
    number: int
    keep: int
    drawn: int


class Order(TypedDict):
    """A part of an effect that is still to be carried out."""

    kind: str
    seat: Seat | None
    where: str | None
    to: str | Seat | None
    number: int


class PlayedCard(TypedDict):
    card: str | None
    territory: str | None
    """Whose printed effect it is, if it is no card."""
    seat: Seat | None
    side: str
    when: str
    here: str | None
    """The place it is about."""
    cancelled: bool
    orders: list[Order]


class LastingCard(TypedDict):
    card: str
    seat: Seat


class ClashView(TypedDict):
    territory: str
    instigator: Seat
    active: Seat | None
    exposed: list[int]
    """By seat."""
    sheltered: list[int]
    """By seat."""
    citadels: int
    free_citadels: int
    stage: Literal["shelter", "maneuvers"]
    silenced: bool
    attacked: Seat | None
    fallen: list[int]
    """By seat."""
    waiting: list[str]
    """Territories where clashes are still to come."""


class Loss(TypedDict):
    """A clan has to be taken away."""

    seat: Seat
    territory: str


class ChronicleLine(TypedDict):
    round: int
    seat: Seat
    card: str
    side: str
    cancelled: bool


class ResultView(TypedDict):
    ending: str
    winners: list[Seat]
    scores: list[int]


class ClaimView(TypedDict):
    """What a Pretender's claim stands on: one condition, what counts for it and the Deeds that are given to it."""

    seat: Seat
    condition: str
    count: int
    deeds: int
    lands: list[str]
    """The territories that count."""
    hanging: list[str]
    """Those of them without which it would fail, and that one clan holds."""


class CountedLand(TypedDict):
    territory: str
    number: int


class CountedCondition(TypedDict):
    """One condition of a player, land by land, and the Deeds that are given to it."""

    condition: str
    lands: list[CountedLand]
    deeds: int
    total: int
    met: bool


class Reckoned(TypedDict):
    seat: Seat
    pretender: bool
    conditions: list[CountedCondition]
    met: int
    """How many conditions are fulfilled."""


class Verdict(TypedDict):
    """Who wins, or why nobody does: words as data, and their paragraph."""

    winner: Seat | None
    key: str
    params: dict[str, str | int]
    rule: str


class Reckoning(TypedDict):
    """What is counted at the Assembly."""

    rows: list[Reckoned]
    """The Pretenders first, from the Brenn on in turn."""
    verdict: Verdict


class InisView(TypedDict):
    phase: str
    now: str
    """Where in the order of play the game is: an id of the course."""
    round: int
    brenn: Seat | None
    direction: Literal["clockwise", "counterclockwise"]
    turn: Seat | None
    active: Seat | None
    must_play: bool
    passes: int
    moment: str | None
    focus: str | None
    """The territory in question."""
    territories: list[TerritoryView]
    stack: int
    """Territories that have not been found yet."""
    tiles: list[str] | None
    """Those of them that one looks at."""
    new: str | None
    supply: Supply
    players: list[PlayerView]
    needed: int
    claims: list[ClaimView]
    """Of the Pretenders."""
    foreseen: Seat | None
    """Who would win if the Assembly were now."""
    reckoning: Reckoning | None
    """While the Assembly counts, and after it has found a king."""
    draft: DraftView | None
    display: list[str]
    turned: list[str]
    aside: Aside
    action_discard: ActionDiscard
    epic: Epics
    drawing: Drawing | None
    drawn: list[str] | None
    table: list[PlayedCard]
    lasting: list[LastingCard]
    clash: ClashView | None
    loss: Loss | None
    chronicle: list[ChronicleLine]
    result: ResultView | None
