"""The state of a game of Inis, and the names of things. Lists are by seat unless they say otherwise.

Every card is there once, so a hand or a pile is a set of cards, as bits. What is still to be done stands on the
agenda: the last task comes next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, NamedTuple

from tuath.core.flat import SHARED, Count, Counts, FlatState, flat
from tuath.core.question import Seat
from tuath.games.inis.printed import Printed

NOBODY: Seat = -1
NOWHERE = -1
NO_CARD = -1
CLOCKWISE, COUNTERCLOCKWISE = 1, -1
NORMAL, BOTH, OWN_CHOICE, VOID = range(4)  # what becomes of an Attack: I-10.12
# Answers beside cards and territories, which follow them in their domains.
PASS, PRETENDER = 0, 1
DECLINE, DECLINE_ROUND = 0, 1
WITHDRAWAL, END, ATTACK = 0, 1, 2  # from there on an Attack on each of four players
STOP = 0
BESIDE_ACT, BESIDE_REACTION, BESIDE_MANEUVER, BESIDE_STOP = 2, 2, 6, 1  # how many there are
YES, NO = 0, 1
EITHER_CLAN, EXPOSED_CLAN, SHELTERED_CLAN = range(3)  # which one is removed: I-2.8, I-9.6
LOSE_CLAN, LOSE_CARD = 0, 1
CONDITIONS = ("land", "religion", "territories")  # I-12.1 (L), (R), (T)

# The moments at which cards can be answered or played beside the turn: I-8.2, I-8.5.
MOMENTS = (
    "assembly", "any_time", "declared", "resolved", "after_epic", "after_season", "draw", "toll", "removal",
    "turn_end", "clash_start", "citadels_end", "resolution", "attack", "maneuvered", "attacked",
    "own_card",
)  # fmt: skip
MOMENT = {name: place for place, name in enumerate(MOMENTS)}


class Options(NamedTuple):
    """The rulings that tables differ on; the first value of each is ours."""

    highlands: str  # I-17.1: resolution, start
    lug_samildanach: str  # I-17.2: cancelled_too, resolved_only
    after_cancelled: str  # I-17.3: allowed, not_allowed
    questions: str  # I-7.3: needed, all

    @property
    def asks_all(self) -> bool:
        """Also where there is nothing to decide, as everybody did before."""
        return self.questions == "all"


class Task(NamedTuple):
    """Something to be done. What the numbers mean depends on the kind; ``to`` may be a territory, a seat or a card."""

    kind: str
    seat: Seat = NOBODY
    where: int = NOWHERE
    to: int = -1
    number: int = 0


class Play(NamedTuple):
    """A card being played, or a printed effect being carried out: how far it is, and what has come of it."""

    seat: Seat
    card: int = NO_CARD
    mode: int = 0
    source: int = NOWHERE  # the territory whose printed effect it is
    inside: int = -1  # the statement whose block is carried out, if it had to wait for an event
    place: int = 0  # the statement that is declared next
    here: int = NOWHERE
    new: int = NOWHERE  # the territory that this effect has laid
    orders: tuple[Task, ...] = ()  # declared, not yet carried out
    is_cancelled: bool = False
    is_lasting: bool = False  # lies open until the clash ends: I-16.9
    is_off_table: bool = False  # its card lies elsewhere already
    to: int = NOBODY  # who gets the card in the end; nobody: it is discarded
    owner: Seat = NOBODY  # of the clans that a printed effect is about
    did: tuple[str, ...] = ()  # verbs that really did something
    discarded: int = 0  # how many cards
    givers: int = 0  # from whom cards were taken, as bits


class Wait(NamedTuple):
    """What is left of a card and waits for an event: I-16.5."""

    event: str
    seat: Seat
    card: int
    mode: int
    inside: int


class Loss(NamedTuple):
    """A clan about to be removed: I-9.6. It lies beside the map meanwhile, and counts for nobody."""

    owner: Seat
    where: int
    by: Seat
    is_exposed: bool = True
    is_saved: bool = False  # it stands where it stood: I-9.7
    to: int = NOWHERE  # where it has reappeared: I-16.13

    @property
    def is_under_way(self) -> bool:
        return not self.is_saved and self.to == NOWHERE


class Draw(NamedTuple):
    """Epic Tales about to be drawn: how many still, how many are kept, and those drawn so far."""

    seat: Seat
    number: int
    keep: int
    is_of_gates: bool
    cards: int = 0


class Arrival(NamedTuple):
    """Clans that have moved in: whose, and where."""

    owner: Seat
    where: int


class Played(NamedTuple):
    """A line of the chronicle: who played which card for which side, in which round."""

    round: int
    seat: Seat
    card: int
    side: str
    is_cancelled: bool = False


@flat
@dataclass(slots=True)
class State(FlatState):
    """Every field is an immutable value, or one flat list of them."""

    printed: Annotated[Printed, SHARED]
    options: Annotated[Options, SHARED]
    seats: int

    # the island; lists are by territory
    spots: list[int]
    neighbours: list[int]  # as bits
    citadels: Counts  # without the Capital
    sanctuaries: Counts
    clans: Counts  # by territory and seat
    capital: int
    festival: int
    stack: int  # tiles that have no order until somebody looks, as bits
    buried: tuple[int, ...]  # tiles under them, the upper one first: I-11.6
    buried_by: tuple[Seat, ...]  # who knows them
    looked: int  # tiles somebody is looking at, as bits
    looker: Seat
    tile: int  # a tile turned up that has no place yet

    # before the players
    reserve: Counts
    stored: Counts  # clans on the Cauldron: I-16.9
    deeds: Counts
    pretenders: int  # seats with a token, as bits
    hands: list[int]
    seen: list[int]  # by seat and other seat: cards the first knows to be in the other's hand
    draft: list[int]  # Action cards being drafted, those kept included
    kept: list[int]  # those among them that were chosen in this step

    # the cards
    undealt: int  # Action cards that have not been dealt in this round
    pile: int  # the Action discard pile
    spent: int  # what everybody knows to be in it
    thrown: list[int]  # what each player knows to be in it besides
    aside: int
    aside_by: Seat  # who knows it
    deck: int  # Epic Tales
    discard: int  # likewise, open
    shown: int  # Epic Tales revealed in the middle of an effect
    display: int  # Advantage cards face up
    turned: int  # Advantage cards face down: played

    # the course of the game
    phase: str
    round: int
    brenn: Seat
    direction: int
    turn: Seat
    next_turn: Seat  # who has claimed the next turn: I-16.23
    is_first_turn: bool
    passes: Count
    draft_step: int
    deal: int
    agenda: list[Task]
    plays: list[Play]  # cards on the table, the last one answers those before
    lasting: tuple[Play, ...]  # cards that lie open until the clash ends
    waits: tuple[Wait, ...]
    losses: list[Loss]
    draws: list[Draw]
    arrivals: tuple[Arrival, ...]
    toll: Seat  # who owes the Mountains a toll
    moment: int  # the window that is open, or -1
    declined: list[int]  # moments at which a player wants to be asked no more in this round, as bits
    gains: list[int]  # how often a player has got a card: what was declined before has lapsed
    wishes: list[int]  # what has been answered while others are still thinking; -1 is nothing yet
    focus: int  # the territory that the question being asked is about
    partner: Seat  # the player it is about: who gets a card
    chronicle: tuple[Played, ...]  # of this round and the one before
    ending: str
    winner: Seat

    # the clash
    clash: int
    clashes: int  # how many there have been: what is answered in one is for that one alone
    instigator: Seat
    maneuverer: Seat
    sheltered: Counts
    fallen: Counts  # clans removed in this clash
    waiting: int  # territories where a clash is still to come, as bits
    is_silenced: bool  # no triskel cards: I-16.18
    has_ended: bool
    involved: int  # seats with an exposed clan when the maneuver began, as bits
    has_taken: bool  # this maneuver has removed an opposing clan
    attacked: Seat
    outcome: int
    next_maneuver: Seat  # named by the Warlord
