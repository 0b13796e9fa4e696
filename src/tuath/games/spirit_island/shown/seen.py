"""What everybody sees of Spirit Island."""

from __future__ import annotations

from typing import Literal, TypedDict

from tuath.core.question import Seat
from tuath.games.spirit_island.material.pieces import KindName

# ---- the island -----------------------------------------------------------------------------------------------------


class PieceView(TypedDict):
    """Pieces of a land that are alike."""

    kind: KindName
    count: int
    damage: int
    strife: int
    health: int
    strength: int


class GroundView(TypedDict):
    """What a land is as long as the boards lie so."""

    id: str
    """Of its place: `1-4`."""
    ground: str
    """Of the board: `A4`."""
    place: int
    number: int
    terrain: str
    coastal: bool


class LandView(GroundView):
    in_play: bool
    """Not an ocean without anything, nor a land whose board is gone, nor a part of another land."""
    gone: bool
    """Its board was destroyed."""
    joined: str | None
    """The land of which it is a part, this turn."""
    pieces: list[PieceView]
    blight: int
    beasts: int
    wilds: int
    disease: int
    badlands: int
    markers: int
    """Of the scenario."""
    faces: list[int]
    """The numbers of those that lie face up; a blank one has 0."""
    presence: list[int]
    """By seat."""
    sacred: list[bool]
    """By seat."""
    defend: int
    isolated: bool
    frozen: bool
    """As if it were not there, until the slow phase is over."""


# ---- the spirits ----------------------------------------------------------------------------------------------------


class TrackView(TypedDict):
    id: str
    spaces: int
    covered: int


class ElementCounts(TypedDict):
    sun: int
    moon: int
    fire: int
    air: int
    water: int
    earth: int
    plant: int
    animal: int


class CollapseView(TypedDict):
    """What happens in a land if all presence of a spirit there is destroyed, as its panel says: S-22.14."""

    land: str
    presence: int
    damage: int
    """To invaders."""
    lost: int
    """Invaders that can fall by it, if it is split so that most do."""
    dahan_damage: int
    dahan_lost: int
    farther: int
    """So much farther its power cards reach from there."""


class InnateView(TypedDict):
    id: str
    levels: list[bool]
    """Which of them its elements suffice for."""
    used: bool


class GrowingView(TypedDict):
    """The ways in which it can grow now by name; what it has taken of them, and what it is taking, by place."""

    section: int
    ways: list[str]
    taken: list[int]
    option: int | None
    left: list[int]


class NoSpirit(TypedDict):
    """A seat that has not chosen yet."""

    seat: Seat
    id: None


class SpiritView(TypedDict):
    seat: Seat
    id: str
    aspect: str | None
    rules: list[str]
    """Its special rules, as its aspect has changed them."""
    start: int | None
    """The place of its board."""
    energy: int
    income: int
    plays: int
    card_plays: int
    tracks: list[TrackView]
    elements: ElementCounts
    prepared: ElementCounts
    """Element markers on its panel: S-22.21."""
    destroyed: int
    drowned: int
    time: int
    """Presence that lies on the panel as time."""
    days: list[str]
    """Power cards that lie open beside the panel."""
    marked: dict[str, str]
    """Elements that were chosen for spaces of its tracks, by track and place: `energy-2`."""
    shut: list[str]
    """Ways of growing that its tracks have not opened."""
    lands: int
    hand: list[str]
    drawn: list[str]
    played: list[str]
    used: list[str]
    discard: list[str]
    forgotten: list[str]
    innates: list[InnateView]
    growing: GrowingView
    collapses: list[CollapseView]
    """By land with its presence, where its panel has something happen when that is destroyed."""
    ready: bool


# ---- the invaders ---------------------------------------------------------------------------------------------------


class HiddenView(TypedDict):
    """An invader card in the fear deck: S-18.12."""

    stage: int
    above: int
    """So many fear cards."""


class InvadersView(TypedDict):
    explore: list[str]
    build: list[str]
    ravage: list[str]
    extra_build: list[str]
    deck: list[int]
    """The stages of its cards, from the top."""
    commands_laid: list[int]
    """Cards for the beasts in it: above each, so many invader cards."""
    commands: int
    """Cards for the beasts that the players have."""
    faces: list[str | None]
    """Of those cards, as far as somebody has seen them; where some are mixed, in no order."""
    mixed: int
    """How many cards on top were shuffled."""
    reminders: list[int]
    """How many cards lie above each reminder card in the deck."""
    hidden: list[HiddenView]
    stage: int
    discarded: list[str]
    discarded_unseen: list[int]
    """The stages of cards that lie there face down, seen by nobody."""


class FearView(TypedDict):
    pool: int
    shown: int
    earned: int
    deck: list[int]
    level: int
    to_next: int | None
    by_ritual: bool
    discarded: list[str]
    faces: list[str | None]
    """Of the cards still to come, as far as they have been turned up."""


class BlightView(TypedDict):
    card: str | None
    healthy: bool
    left: int


class RavageView(TypedDict):
    """What a ravage would do to a land."""

    land: str
    damage: int
    blight: bool
    cascade: bool
    lost: int
    """Dahan that fall."""
    answer: int
    """Damage with which the others strike back."""


class LastingView(TypedDict):
    """What holds for a while; `says` is a thing whose name tells it."""

    verb: str | None
    says: str | None
    land: str | None
    seat: Seat | None
    until: str


class PileView(TypedDict):
    deck: int
    discarded: int


class DoingView(TypedDict):
    cause: str | None
    """`powers:wash_away`: the family, and which of it."""
    land: str | None


class AdversaryView(TypedDict):
    id: str
    level: int


class BesideView(TypedDict):
    """What lies beside the island, on the panels of adversaries and on the card of the scenario."""

    markers: int
    beasts: int
    blight: int
    towns: int
    """Those that have left the island, on the card of the scenario."""
    thieves: int
    """Those that may still come."""


class LossView(TypedDict):
    """A loss that comes by counting, of an adversary or a scenario: S-17.4, S-18.1."""

    by: str
    what: str
    """What is counted, and where: `panel-beasts`."""
    have: int
    limit: int
    course: Literal["more", "fewer", "gone"]
    """Lost when there are more than the limit, fewer, or none of so many left."""
    left: int
    """So many more of them, and the game is lost."""
    damage: int
    """A ravage with so much damage is a step towards it; 0 if that is of no importance."""


class SourceView(TypedDict):
    """A source that was found: S-19.9."""

    number: int
    id: str
    finder: str
    """`spirits`, `held_back` or `invaders`."""


class WaveView(TypedDict):
    """A game in two halves, and what the first one has passed on: S-19.10."""

    half: int
    """1 or 2; the second is being prepared as soon as the first is won."""
    spirits: list[str]
    """Who has won the first one."""
    set_aside: list[str]
    """Power cards that lie ready for the second."""
    blight: int
    """Beside the blight card, for when it turns over."""


class EventPartView(TypedDict):
    """A case of an event, or an option."""

    id: str
    open: bool
    """Does it apply, was it chosen, or can it be paid?"""
    cost: int
    """Energy that the spirits pay together."""
    aid: str | None
    """The element that aids."""
    aided: int
    """How much of the cost that element pays already."""


class ShareView(TypedDict):
    """S-14.6: what a spirit would give of a cost that is paid together."""

    energy: int
    given: int
    """What its cards and prepared elements are worth, in energy."""
    discards: list[str]
    """Cards that it would discard."""
    forgets: list[str]
    """Cards that it would forget."""
    markers: int
    """Prepared elements that it would spend."""
    cards: int
    """Cards and prepared elements that it could give besides."""
    agreed: bool
    """Nothing is asked of it, unless somebody changes what they would give."""


class BillView(TypedDict):
    """S-14.6: a cost that the spirits pay together, until all have agreed who gives what."""

    cost: int
    aid: str | None
    """The element that aids."""
    aided: int
    """How much of the cost that element pays."""
    due: int
    """How much nobody has said they would give."""
    shares: list[ShareView]
    """By seat."""


class CornerView(TypedDict):
    """A marker on a corner: the lands that meet there, oceans among them, and its element."""

    lands: list[str]
    element: str
    at: list[float]
    """Across and up, in sides of a board, where corner 0 of the first place of a layout is at 0, 0."""


class EventView(TypedDict):
    """The event that lies open, and which of its parts applies or was chosen, by place."""

    card: str
    part: int | None
    parts: list[EventPartView]
    token_event: str | None
    dahan_event: str | None
    doing: str | None
    """Which of the three is carried out: `main`, `token`, `dahan`; none before they begin."""


class EventDeckView(TypedDict):
    left: int
    discarded: list[str]
    faces: list[str | None]
    """From the top, as far as cards are known to lie there; where some are mixed, in no order."""
    mixed: int
    """How many cards on top were shuffled."""


class SpiritIslandView(TypedDict):
    phase: str
    now: str
    """Where in the order of play the game is: an id of the course."""
    turn: int
    round: int
    """The turn, as other games call it."""
    layout: str | None
    """The printed one in which the boards lie; none where they are laid by hand."""
    boards: list[str]
    slots: list[list[int]]
    """How each of them lies: turns of 60 degrees to the left, and where its corner 0 is in the triangular lattice."""
    extra_board: str | None
    """The board where no spirit starts."""
    lands: list[LandView]
    spirits: list[SpiritView | NoSpirit]
    invaders: InvadersView
    fear: FearView
    blight: BlightView
    ravages: list[RavageView]
    builds: dict[str, KindName]
    """By land: what would be built."""
    lasting: list[LastingView]
    minors: PileView
    majors: PileView
    doing: list[DoingView | None]
    """By seat: what the question is about."""
    sets: list[str]
    """Those that the table plays with."""
    left_out: list[str]
    """Spirits and aspects of these sets that need more rules than the table wants."""
    tokens: bool
    """Does the table play with beasts, wilds, disease, strife and badlands?"""
    events: bool
    """Is there an event deck?"""
    event: EventView | None
    bill: BillView | None
    """What is paid together now, for an event or otherwise."""
    event_deck: EventDeckView | None
    adversaries: list[AdversaryView]
    """The leading one first."""
    panel: BesideView
    losses: list[LossView]
    corners: list[CornerView]
    """Those with a marker: S-19.7."""
    scenario: str | None
    inner_lands: list[str]
    sources: list[SourceView]
    wave: WaveView | None
    """In a scenario of two games."""
    difficulty: int
    score: int | None
    ending: str | None
    won: bool
