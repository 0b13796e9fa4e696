"""The state of a game of Origo, and the names of things. Lists are by seat unless they say otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, NamedTuple

from tuath.core.flat import SHARED, Count, Counts, FlatState, flat
from tuath.core.question import Seat
from tuath.games.origo.printed import Card, Printed, Region

EXPAND, ATTACK, MIGRATE, EXCHANGE, SAIL, SKIP, DONE = range(7)
SOURCES = ("start", "founding", "clans", "sea_power", "countries", "supremacy", "path")  # where points come from
START, FOUNDING, CLANS, SEA_POWER, COUNTRIES, SUPREMACY, PATH = range(7)
NOBODY: Seat = -1
NO_CARD = Card(-1)
NOWHERE = -1


class Options(NamedTuple):
    """The rulings that tables differ on; the first value of each is ours."""

    tribes: str  # O-4.1: by_seat, chosen
    clan_moves: str  # O-R.6: by_place, in_total
    supremacy: str  # O-R.10: with_gaps, without_gaps
    sailing: str  # O-R.15: any_time, in_one_go
    population: str  # O-R.16: beside, attacked
    standstill: str  # O-R.49: plays_on, ends
    placement: str  # O-5.1: clockwise, back_and_forth
    shuffling: str  # O-R.5: at_once, when_needed
    questions: str  # O-10.1: needed, all

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
    tribes: list[int]

    # on the board
    shields: list[int]  # the fields of each player
    founded: tuple[Region, ...]  # countries with a founding stone, in the order of the track
    contested: int  # the field of a duel, under the action stone: O-2.8

    # before the players
    supply: Counts
    lost: Counts  # shields out of the game: O-1.4
    leaders: Counts  # how far on the path, laps included: O-1.7
    points: list[int]  # by seat and source
    hands: list[tuple[Card, ...]]  # in printed order

    # the cards; the draw pile has no order until somebody draws
    pile: Counts  # how many, by card
    discard: Counts  # likewise
    shuffled: list[int]  # what the draw pile consisted of when it was shuffled last
    played: Card  # the card of an expansion under way
    attack_cards: tuple[Card, ...]
    defence_cards: tuple[Card, ...]

    # the course of the game
    phase: str
    round: int
    starter: Seat
    turn: Seat
    uses: Count  # expansions and attacks left in this turn
    has_moved: bool  # migrated or exchanged
    sailed: int  # fields of shields that have sailed in this turn
    has_sailed: bool  # has finished sailing, if that is done in one go: O-R.15
    has_acted: bool
    draws: Count  # cards still to be drawn for an exchange
    defender: Seat
    is_opening: bool  # the attacker may still add cards while leading: O-8.3
    defended: int  # seats that have spent cards in defence in this turn, as bits
    skipped: int  # seats that have skipped their turn in this round, as bits
    is_quiet: bool  # nobody has expanded or attacked in this round
    quiet_rounds: int
    due: int  # tribal scorings still to be held: O-11.3, O-11.4
    touched: int  # the field chosen last: where a shield was put, or stands that is about to move
    ending: str  # set as soon as the last round is known
