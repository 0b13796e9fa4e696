"""The state of a game of Spirit Island. Lists are by land or by seat, as they say; sets of cards and lands are bits.

Nothing is hidden in it: a deck is the set of cards that may still come, and which one comes is chance when it is turned
up; what lies face down is only a number. What is still to be done stands on the agenda: the last task comes next.

What holds for a while, a defence, a skipped build, a rule of an adversary, is a statement of the notation that is kept
with the land and the spirit it was said for, and read when it matters (S-12.3, S-9.8).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Annotated, Any, Literal, NamedTuple, Protocol

from tuath.core.flat import DERIVED, SHARED, Count, Counts, FlatState, flat
from tuath.core.notation import Call
from tuath.core.question import Seat
from tuath.core.table import Table
from tuath.games.spirit_island.material.geometry import Land, Slot
from tuath.games.spirit_island.material.material import ALL_MATERIAL, Printed
from tuath.games.spirit_island.material.pieces import Piece, Pieces

NOBODY: Seat = -1
MOST_SEATS = 6
HOST: Seat = 0  # S-3.4: decides what is about no land
NOWHERE = Land(-1)
NO_CARD = -1
NONE = -1
STAGE_COUNT = 3
STOP = 0  # an answer before all pieces, or before all lands
BESIDE_STOP = 1
YES, NO = 0, 1
TURN, GAME, EXPLORE_STEP = "turn", "game", "explore_step"  # how long something holds
NEXT_RAVAGE_STEP = "next_ravage_step"  # the same: until the next one that has a card is over
SETUP = "setup"  # the phase before the first turn: S-2
FAST, SLOW = "fast", "slow"  # phases, and the powers that are used in them
INVADER_PHASE = "invaders"  # their phase
OVER = "over"  # the phase of a game that has ended
NO_FOE = "none"  # neither an adversary nor a scenario
NO_EXPANSION = "none"
ON = "on"


class Options(NamedTuple):
    """What is agreed on before the game; the first value of each is the usual one."""

    expansions: str = NO_EXPANSION  # S-2.16: both, none, branch_and_claw, jagged_earth
    material: str = ALL_MATERIAL  # S-2.16: all of Jagged Earth, without_tokens, base_rules
    events: str = ON  # S-20.6: on, off; only with an expansion
    spirit: str = "choose"  # S-2.1: of the first seat
    boards: str = "random"  # S-2.8: random, choose
    layout: str = "standard"  # S-4.8, S-20.1: standard, choose, free
    extra_board: str = "off"  # S-20.3: off, on
    blight_setup_plus_one: str = ON  # S-2.5: on, off
    progression: str = "off"  # S-6.8: off, on
    adversary: str = NO_FOE  # S-18: or its id
    level: str = "0"  # S-18.1: 0 to 6
    second_adversary: str = NO_FOE  # S-20.5: or its id
    second_level: str = "0"  # S-20.5: 0 to 6
    scenario: str = NO_FOE  # S-19: or its id
    questions: str = "all"  # S-8.5: fewest, needed, all


# ---- what is to be done ---------------------------------------------------------------------------------------------


class Task(NamedTuple):
    """Something to be done of which the name says all; what needs more is a row of its own kind."""

    kind: Literal[
        "choose_layout", "choose_boards", "choose_spirits", "lay_out", "first_explore", "turn", "spirits",
        "invader_phase", "blighted_island", "event", "fear_cards", "extra_build_step", "ravage_step", "ravage_lands",
        "ravage_over", "build_step", "explore_step", "explore_card", "explore_lands", "explore_over", "advance",
        "end_turn", "ritual_cards", "rites", "lay_commands", "event_main", "token_event", "dahan_event", "event_over",
        "next_game",
    ]  # fmt: skip


class PrepareAdversary(NamedTuple):
    """S-2.15: what a level of an adversary sets up."""

    foe: int  # the leading one or the supporting one
    level: int
    kind: Literal["prepare_adversary"] = "prepare_adversary"


class PrepareScenario(NamedTuple):
    """S-2.12: a part of what the scenario sets up."""

    part: int
    kind: Literal["prepare_scenario"] = "prepare_scenario"


class Between(NamedTuple):
    """S-19.10: a part of what a scenario does between two games."""

    part: int
    kind: Literal["between"] = "between"


class Settle(NamedTuple):
    """S-2.10: the first presence of a spirit."""

    seat: Seat
    kind: Literal["settle"] = "settle"


class UsePowers(NamedTuple):
    """S-7.1: fast or slow ones."""

    phase: str
    kind: Literal["powers"] = "powers"


class Repeat(NamedTuple):
    """S-7.8: a power once more; beside a land, or in the same one, where the power says so."""

    seat: Seat
    power: int
    beside: Land = NOWHERE
    same: bool = False
    kind: Literal["repeat"] = "repeat"


class RavageCard(NamedTuple):
    """S-8.16: the lands of an invader card ravage."""

    card: int
    kind: Literal["ravage_card"] = "ravage_card"


class SettleExplore(NamedTuple):
    """S-8.17: which lands an invader card explores."""

    card: int
    kind: Literal["settle_explore"] = "settle_explore"


class Escalate(NamedTuple):
    """S-8.4: what a card brings with an adversary."""

    foe: int
    card: int = NO_CARD
    kind: Literal["escalation"] = "escalation"


class AfterStep(NamedTuple):
    """S-8.25: rules that are tied to the end of a step of the invader phase."""

    step: str
    kind: Literal["after_step"] = "after_step"


class BeforeStep(NamedTuple):
    """S-8.25: rules that are tied to the beginning of a step of the invader phase."""

    step: str
    kind: Literal["before_step"] = "before_step"


class AfterCard(NamedTuple):
    """S-8.25: rules that are tied to an invader card which has been carried out."""

    step: str
    card: int
    kind: Literal["after_card"] = "after_card"


class EndRitual(NamedTuple):
    """S-19.1: the rest of a ritual, after the fear cards."""

    seat: Seat
    land: Land
    kind: Literal["ritual_end"] = "ritual_end"


class BeginLasting(NamedTuple):
    """S-3.5: a statement that holds from the next turn on, for a spirit, in a land or everywhere."""

    seat: Seat
    where: int
    statement: int
    kind: Literal["begin_lasting"] = "begin_lasting"


class EventForCard(NamedTuple):
    """S-14.6: a choice of an event for one power card in play."""

    seat: Seat
    power: int
    kind: Literal["event_for_card"] = "event_for_card"


class FinishEvent(NamedTuple):
    """S-14.8: where an event goes when the one after it has been carried out."""

    card: int
    part: int
    kind: Literal["finish_event"] = "finish_event"


AnyTask = (
    Task
    | PrepareAdversary
    | PrepareScenario
    | Between
    | Settle
    | UsePowers
    | Repeat
    | RavageCard
    | SettleExplore
    | Escalate
    | BeforeStep
    | AfterStep
    | AfterCard
    | EndRitual
    | BeginLasting
    | EventForCard
    | FinishEvent
)


# ---- what holds, and what has happened ------------------------------------------------------------------------------


class Standing(NamedTuple):
    """A statement that holds: which one, for which spirit and land it was said, and how long."""

    statement: int  # its place among all statements of the printed material
    seat: Seat = NOBODY
    where: int = -1
    until: str = TURN
    event: int = 0  # how much had happened, where it was triggered
    scope: int = -1  # lands, as bits, where it can hold
    power: int = NO_CARD  # the power that said it, if one did
    aim: int = -1  # the land that this power targets, if it is another one
    kind: Literal["standing"] = "standing"


class Sharing(NamedTuple):
    """S-22.25: two spirits measure range from each other's presence."""

    statement: int
    seat: Seat
    other: Seat
    power: int
    until: str = TURN
    kind: Literal["sharing"] = "sharing"


class Right(NamedTuple):
    """S-7.8: a spirit may use a card once more, so often."""

    statement: int
    seat: Seat
    left: int
    power: int = NO_CARD  # which gave it, and cannot be repeated by it
    until: str = TURN
    kind: Literal["right"] = "right"


class Unlocked(NamedTuple):
    """S-22.30: all thresholds of a card count as met, and it may be forgotten at the end of the turn."""

    statement: int
    seat: Seat
    card: int
    is_lost: bool
    power: int
    until: str = TURN
    kind: Literal["unlocked"] = "unlocked"


AnyStanding = Standing | Sharing | Right | Unlocked


@dataclass(frozen=True, slots=True, eq=False)
class Said:
    """What stands and what panels say, by what it is looked for.

    It is made anew where something else stands, and forgotten by whoever changes spirits or aspects.
    """

    standing: tuple[AnyStanding, ...] | None = None
    rows: Mapping[str, tuple[Standing, ...]] = field(default_factory=dict)  # special rules of panels come last
    on_panels: Mapping[str, tuple[Standing, ...]] = field(default_factory=dict)
    awaited: frozenset[str] = frozenset()  # events for which any of them waits


NOTHING_SAID = Said()
COUNTS_AS = "counts_as"  # the verb by which a piece is also counted as another: S-16.2


class Happening(NamedTuple):
    """Something that an action did in a land, for what is triggered by it: S-15.6."""

    event: str
    where: int
    what: str = ""  # the name of what it concerns: a piece, a card that was reached, a rule that was paid for
    number: int = 1
    piece: int = NONE  # that was moved
    statement: int = NONE  # the rule that was used
    seat: Seat = NOBODY  # whose power did it, or whose presence it concerns, where that matters


class Reminder(NamedTuple):
    """S-8.19: a card in the invader deck that is none of its cards, and how many of them lie above it."""

    name: str
    above: int


class Growing(NamedTuple):
    """How far a spirit is in its spirit phase: S-3.1, S-5.1."""

    stage: int = 0  # a section of its growth; after the last one its energy, then its cards
    taken: int = 0  # what it has taken of all that is open from there on: see queries.growth_ways; as bits
    option: int = NONE  # the one it is taking
    left: int = 0  # actions of that one which are still to come, as bits


class Doing(NamedTuple):
    """What a spirit is asked about: which card or panel, which of its statements, in which land, and how much."""

    cause: int = NONE  # its place among all causes: see names.py
    statement: int = NONE  # its place among all statements of the printed material
    where: int = -1
    number: int = 0  # how many more it can be
    mover: int = NONE  # the kind of piece that goes to the land asked for
    threshold: int = 0  # of a power, from 1 on


Do = Callable[[Table["State"], Any], Awaitable[None]]  # how a task is done, which is of the kind it is known by
Pass = Callable[[Table["State"], Any], None]


class Arrivals(Protocol):
    """What happens to pieces where pieces do not stay, after the action that brought them there: S-15.6."""

    def are_there(self, state: State) -> bool: ...

    def owner(self, state: State) -> Seat:
        """The spirit whose rule it is, or nobody."""

    async def follow(self, table: Table[State], is_under_way: bool) -> None: ...


class Counted(NamedTuple):
    """S-16.2: other pieces that count as a token in a land: those that do, by kind, and whose and how many may."""

    always: tuple[tuple[str, int], ...] = ()
    optional: tuple[tuple[Seat, int], ...] = ()

    @property
    def sure(self) -> int:
        return sum([number for _, number in self.always]) if self.always else 0

    @property
    def most(self) -> int:
        return self.sure + sum([number for _, number in self.optional]) if self.optional else self.sure


class Points(NamedTuple):
    """Where what happens must ask a room that it does not know."""

    blight_card: Callable[[Table[State]], Awaitable[None]]  # S-10.5: what one that was turned over does at once
    triggered: Callable[[Table[State]], Awaitable[None]]  # S-15.9: what an action inside another has triggered
    is_spared: Callable[[Table[State], Land, Piece, bool, bool], Awaitable[bool]]  # S-15.7: does a rule keep the piece?
    is_caught: Callable[[Table[State], Land, Piece, str], Awaitable[bool]]  # S-19.8: is a thief gone by such harm?
    is_barred: Callable[[Table[State], Land], Awaitable[bool]]  # S-19.6: is there no harm to invaders in this action?
    lacks_energy: Callable[[Table[State], str], Awaitable[bool]]  # S-19.9: is more energy not paid for this power?
    boxed: Callable[[Table[State], Land, int], Awaitable[int]]  # S-22.18: of so much blight, how much the box gives
    presence_kept: Callable[[Table[State], Seat, Land, int, Any], Awaitable[int]]  # S-15.7: of so much that would fall
    lost_to_blight: Callable[[Table[State], Land], Awaitable[bool]]  # S-15.7: does a rule say what blight destroys?
    arrivals: Arrivals
    counted: Callable[[State, str, Land, object | None], Counted]  # S-16.2: what also counts as such a token there
    harm: Mapping[str, Any]  # how powers harm, by a verb of the panel: action/points.py


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """How everything is carried out, merged once: see rules.py. Whoever acts finds it in the state."""

    verbs: Mapping[str, Callable[[Any, Call], Awaitable[None]]]  # by a use of action/effects.py
    tasks: Mapping[str, Do]  # by kind
    passages: Mapping[str, Pass]  # tasks that are no action, and only say what comes
    idle: Mapping[str, Callable[[State], bool]]  # tasks that may have nothing to do, and when
    points: Points


@flat
@dataclass(slots=True)
class State(FlatState):
    """Every field is an immutable value, or one flat list of them."""

    printed: Annotated[Printed, SHARED]
    rules: Annotated[Rules, SHARED]
    options: Annotated[Options, SHARED]
    seats: int

    # the island; lists are by land
    layout: int
    boards: tuple[int, ...]  # by place
    sunk: int  # places of boards that are destroyed, as bits
    laid: tuple[Slot, ...]  # how boards lie that were laid by hand: S-20.1, or came later: S-22.8
    joined: tuple[tuple[int, int], ...]  # lands that are one this turn, the second a part of the first: S-22.10
    pieces: list[Pieces]
    blight: Counts
    beasts: Counts  # S-13.2: they do nothing by themselves
    wilds: Counts
    disease: Counts
    badlands: Counts
    markers: Counts  # of the scenario: S-19.4
    blight_new: tuple[int, ...]  # lands where blight was added since the last ravage step began, one by one
    presence: Counts  # by land and seat
    isolated: int  # lands, this turn
    frozen: int  # lands that are as if they were not there until the slow phase is over: S-22.11
    standing: tuple[AnyStanding, ...]
    happened: tuple[Happening, ...]  # in the action under way

    # the spirits; lists are by seat
    spirits: tuple[int, ...]  # as long as nobody has chosen one, none
    aspects: tuple[int, ...]  # of each spirit; none where it is as printed: S-2.1
    starts: list[int]  # the place of each one's starting board
    destroyed: Counts  # presence beside the island: S-1.4, S-5.10
    covered: Counts  # presence on the tracks, by seat and track
    energy: Counts
    hands: list[int]
    played: list[int]  # cards in play
    discards: list[int]
    forgotten: list[int]  # unique cards out of play
    drawn: list[int]  # cards from which it keeps one now: S-6.3
    used: list[int]  # cards and innate powers used this turn, as bits
    quick: list[int]  # slow powers that may still be used as fast ones: S-7.9
    elements: list[int]  # gained this turn beside cards and tracks, by seat and element
    plays: Counts  # card plays left
    days: list[int]  # power cards that lie open beside the panel, to be gained: S-22.17
    forgone: list[int]  # energy of this turn's gains that was lost: S-22.7
    counters: dict[str, int]  # what single rules keep in mind: see counter_of

    # the cards
    minors: int
    minors_discarded: int
    majors: int
    majors_discarded: int
    event_card: int  # the event that lies open: S-14.1; none where no deck has any
    event_part: int  # the case that applies, or the option that was chosen; none before its main part begins
    events: int  # that may still come: S-14.1
    events_discarded: int
    event_faces: tuple[int, ...]  # cards put back at known places, from the top; none where any may lie: S-14.8
    event_mixed: int  # so many cards on top were shuffled and lie in an order that nobody knows
    invader_deck: tuple[int, ...]  # stages, from the top
    invader_faces: tuple[int, ...]  # cards of the deck that somebody has seen, from the top; none where nobody has
    invader_mixed: int  # so many cards on top were shuffled and lie in an order that nobody knows
    commands_laid: tuple[int, ...]  # S-20.6: of each card for the beasts in it, how many invader cards lie below
    commands: int  # S-20.6: such cards that the players have
    reminders: tuple[Reminder, ...]  # between the cards of the deck, the topmost first
    unseen: Counts  # by stage: invader cards that may still come
    exploring: tuple[int, ...]  # the cards on the action spaces, the one placed first first: S-8.3
    building: tuple[int, ...]
    ravaging: tuple[int, ...]
    extra_building: tuple[int, ...]  # on the extra build space, left of ravage: S-18.7
    invaders_discarded: int
    fear_cards: int  # that may still come
    fear_deck: Counts  # cards left, by terror level
    fear_earned: Count  # waiting, face down
    fear_pool: Count
    fear_shown: int  # markers moved out of the pool since the last card
    fear_discarded: int
    fear_faces: tuple[int, ...]  # cards turned up among those still to come, by their order; none where face down
    fear_resolved: int  # cards carried out in this invader phase: S-18.13
    terror: int  # the terror level where only rituals raise it, otherwise 0: S-19.1
    blight_cards: int  # that may still come
    blight_card: int  # the one that has been turned over; none: the island is healthy
    blight_left: int  # on the card; less than none is a debt: S-10.10

    # the scenario
    inner_lands: int  # those that a scenario guards, as bits
    has_failed: bool  # the game was to be won at once, and was not: S-19.1

    # the course of the game
    turn: int
    phase: str
    agenda: list[AnyTask]
    growing: list[Growing]  # by seat
    busy: int  # spirits in the middle of an action of their spirit phase, as bits
    doing: list[Doing]  # by seat: what the last question to it was about
    done: int  # spirits that want to use nothing more in this phase, as bits
    lands_left: int  # where the card under way is still to act, as bits: S-8.17
    has_no_card: bool  # an invader card had to be revealed, and there was none: S-17.2
    ending: str
    is_won: bool

    # what follows from the rest
    said: Annotated[Said, DERIVED] = field(default=NOTHING_SAID, compare=False, repr=False)


def go_back_to(state: State, other: State) -> None:
    """Everything is again as in the other, which nobody uses any more; whoever holds the state goes on with it."""
    for each in dataclasses.fields(state):
        setattr(state, each.name, getattr(other, each.name))


PLAYED = tuple(each.name for each in dataclasses.fields(State) if each.compare)
_values_of = attrgetter(*PLAYED)


def since(state: State, before: State, but: Collection[str] = ()) -> dict[str, Any]:
    """What is not as it was before, by field, as it is now; apart from these fields."""
    found = zip(PLAYED, _values_of(state), _values_of(before), strict=True)
    changed = {name: now for name, now, then in found if now is not then and now != then and name not in but}
    return {name: now.copy() if isinstance(now, (list, dict)) else now for name, now in changed.items()}
