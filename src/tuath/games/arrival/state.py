"""The state of a game of The Arrival, and the names of things. Lists are by seat unless they say otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, NamedTuple

from tuath.core.flat import SHARED, Count, Counts, FlatState, flat
from tuath.core.question import Seat
from tuath.games.arrival.printed import Back, Card, Printed, Section, TileId

BUILD, SHIELD, SPREAD, REPEL, PASS, TILE, TROPHY, DONE = range(8)
FAME, CORRUPTION = range(2)
NOBODY: Seat = -1
BEFORE_ROUNDS = ("set_up", "tribes", "cards_and_starting_player", "ports")  # the phases of A-3


class Options(NamedTuple):
    """The rulings that tables differ on; the first value of each is ours."""

    tribes: str  # A-R.3: by_seat, chosen
    blockers: str  # together, in_turn
    start_discs: str  # A-R.35: two_in_hand, none_in_hand
    shortage: str  # A-R.5: printed, received
    castles: str  # A-R.21: distant, connected
    overrun_tie: str  # A-R.26: collected, final
    ports: str  # A-R.47: open, closed
    late_tiles: str  # A-R.13: allowed, not_allowed
    questions: str  # needed, all

    @property
    def asks_all(self) -> bool:
        """Also where there is nothing to decide, as everybody did before."""
        return self.questions == "all"


@flat
@dataclass(slots=True)
class State(FlatState):
    """Every field is an immutable value, or one flat list of them."""

    printed: Annotated[Printed, SHARED]
    options: Annotated[Options, SHARED]
    seats: int

    # on the map
    fortified: list[int]  # the locations of each leader
    brochs: int  # locations with two or three discs
    caers: int  # locations with three discs
    fomori: list[int]  # locations by kind
    castles: int
    shields: list[int]  # by province

    # tribe supplies
    tribes: list[int]
    fame: Counts
    collected: Counts  # all fame ever gained
    corruption: Counts
    discs: Counts
    swords: Counts
    arms: Counts  # shields that are not yet placed
    horde: Counts  # Fomori, face-down
    tiles: list[tuple[TileId, ...]]
    trophies: Counts
    turned_trophies: Counts
    builders: Counts  # master-builder tiles at work this round
    kept: Counts  # discs on them

    # general supply; discs go back to their own colour only
    stock: Counts  # discs by colour
    swords_left: Count
    arms_left: Count
    face_down: Counts  # by kind: the Fomori nobody has seen, in the general and in the tribe supplies
    repelled: Counts  # by kind: the open discard
    tile_supply: Counts  # by tile
    display: tuple[TileId, ...]
    used_tiles: tuple[TileId, ...]

    # earning cards; a face-down card is no more than its back until it is turned up
    unseen: int  # the cards whose fronts nobody has seen since the last shuffle
    late: int  # those of them that came in by a shuffle in the running phase...
    late_from: int  # ...and cannot be among the first so many cards drawn
    buried: Counts  # by back: cards in the stacks below the top ones
    tops: list[Back]  # by stack
    sizes: Counts  # by stack
    drawn: Count  # cards drawn in this phase
    rows: list[tuple[Back, ...]]
    fronts: list[tuple[Card, ...]]
    blocked: list[tuple[Section, ...]]
    discarded: int

    # the course of the game
    phase: str
    round: int
    starter: Seat
    next_starter: Seat
    turn: Seat
    actions: Count
    passed: int  # seats, as bits
    begun: int  # seats that have had their first turn of the game, as bits
    claims: Counts  # tactic tiles still to be taken
    spoils: int  # the fame of the piece that is being repelled
    limit_reached: bool
    ending: str
