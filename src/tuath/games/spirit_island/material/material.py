"""What a copy of the game consists of: cards, panels and their parts. Others are named by their place in `Printed`.

The hints of a record say how it is read from the data file and what is refused there; a record that is named
``Printed…`` has what stands there by itself, and the one made of it adds what depends on something else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, NamedTuple, Protocol, TypeVar

from tuath.core.datafile import Node
from tuath.core.decode import At, Id, Length, condition_at, decode, effect_at, one_of, whole
from tuath.core.notation import Effect, Expr
from tuath.core.question import bits_of
from tuath.games.spirit_island.material.geometry import OCEAN, PER_BOARD, SIDE_LENGTH, TERRAINS, Board, Layout
from tuath.games.spirit_island.material.vocabulary import ELEMENTS, VOCABULARY

SETS = ("base", "bc", "je")
JAGGED_EARTH = "je"
ALL_MATERIAL = "all"
FEWER_RULES = ("without_tokens", "base_rules")
MATERIAL = (ALL_MATERIAL, *FEWER_RULES)  # how much of Jagged Earth is used: S-2.16
SPEEDS = ("fast", "slow")
POWER_KINDS = ("minor", "major", "unique")
PIECES = ("explorer", "town", "city", "dahan", "blight")
TOKENS = ("beasts", "wilds", "disease", "strife", "badlands")
FILTERS = (
    "any", *TERRAINS, "coastal", "inland", "dahan", "invaders", "no_invaders", "town", "city", "blight", "no_blight",
    "beasts", "beasts>=2", "disease", "no_wetland",
)  # fmt: skip
MODES = (
    "add", "instead", "may_instead", "last_instead", "both", "first", "before_last", "modify", "range", "speed",
    "special",
)  # fmt: skip
OPEN_TRACKS = ("energy", "plays")
TRACKS = (*OPEN_TRACKS, "growth_1", "growth_2", "growth_3", "growth_4")
COMPLEXITIES = ("low", "moderate", "high", "very_high")
EVERY_PHASE = "each_invader_phase"  # when a blight card acts: S-10.7
EVERY_SPIRIT_PHASE = "each_spirit_phase"
WHEN_TURNED = ("immediate", "ongoing_from_next_turn")  # it says by itself how long it holds: S-10.5
BLIGHT_TIMINGS = (*WHEN_TURNED, EVERY_PHASE, EVERY_SPIRIT_PHASE)
ESCALATION_TIMINGS = ("reveal", "explore", "after_card", "after_step")

# ---- values ---------------------------------------------------------------------------------------------------------


def only(node: Node, known: Collection[str]) -> Collection[str]:
    """The names of all members, which are among these."""
    for name in node.names():
        Node(name, node.where).one_of(known)
    return node.names()


def counts(known: Collection[str]) -> Callable[[Node], dict[str, int]]:
    """How many there are of some of these."""
    return lambda node: {name: node[name].number(least=1, most=9) for name in only(node, known)}


def stages_of_deck(node: Node) -> tuple[int, ...]:
    """S-2.4: the stages of a deck from the top, as ``111-2222-33333``."""
    text = node.text().replace("-", "")
    for stage in text:
        if stage not in "123":
            raise node.wrong("unknown", found=stage, known="1, 2, 3")
    return tuple(map(int, text))


def given_elements(node: Node) -> Elements:
    """What a card gives: each element at most once, in the printed order."""
    given = [element.one_of(ELEMENTS) for element in node.items()]
    for place, element in enumerate(given):
        if element in given[:place]:
            raise node.wrong("twice", found=element)
    return tuple(given.count(element) for element in ELEMENTS)


def needed_elements(node: Node) -> Elements:
    needed = counts(ELEMENTS)(node)
    return tuple(needed.get(element, 0) for element in ELEMENTS)


def enough_elements(node: Node) -> tuple[Elements, ...]:
    """One need, or a list of which one is enough: S-7.6."""
    if isinstance(node.value, list):
        return tuple(needed_elements(need) for need in node.items(least=2))
    return (needed_elements(node),)


def by_terror(node: Node) -> dict[int, Expr]:
    """A condition for each terror level, and for the fourth, which is that of the empty fear deck."""
    return {int(level): condition_at(node[level], VOCABULARY) for level in only(node, ("1", "2", "3", "4"))}


Elements = tuple[int, ...]  # how many of each, in the order of ELEMENTS
OfSet = Annotated[str, one_of(SETS)]
EffectLine = Annotated[Effect, lambda node: effect_at(node, VOCABULARY)]
Condition = Annotated[Expr, lambda node: condition_at(node, VOCABULARY)]
Some = Annotated[int, whole(1, 99)]
Few = Annotated[int, whole(1, 9)]
FewOrNone = Annotated[int, whole(0, 9)]
Difficulty = Annotated[int, whole(0, 20)]
Deck = Annotated[tuple[int, ...], stages_of_deck]
Token = Annotated[str, one_of(TOKENS)]


class Names(NamedTuple):
    en: str
    de: str


@dataclass(frozen=True, eq=False, slots=True)
class Record:
    """What nearly everything has."""

    id: Id
    names: Names
    set: OfSet


class Numbers(NamedTuple):
    """Numbers of the rulebook."""

    presence: Some  # of each spirit, on panel and island: S-2.10
    fear_markers: Some  # per player: S-2.2
    fear_deck: Annotated[tuple[Some, ...], Length(exactly=3)]  # cards of each terror level: S-2.3
    invader_deck: Deck  # stages from the top: S-2.4
    healthy_blight: Some  # per board: S-2.5, S-20.3
    first_blight: Annotated[int, whole(0, 99)]  # once more at the start: S-2.5
    blight_without_card: Some  # per player: S-2.5


# ---- boards and layouts ---------------------------------------------------------------------------------------------


class PrintedLand(NamedTuple):
    terrain: Annotated[str, one_of((OCEAN, *TERRAINS))]
    adjacent: Annotated[tuple[Annotated[int, whole(0, PER_BOARD - 1)], ...], Length(least=1)]
    pieces: Annotated[Mapping[str, int], counts(PIECES)]
    tokens: Annotated[Mapping[str, int], counts(TOKENS)]
    centre: tuple[float, float]
    polygon: Annotated[tuple[Node, ...], Length(least=3)]


class PrintedSide(NamedTuple):
    lands: Annotated[tuple[Annotated[int, whole(1, PER_BOARD - 1)], ...], Length(least=1)]
    breaks: tuple[Annotated[int, whole(1, SIDE_LENGTH)], ...]


class PrintedBoard(NamedTuple):
    id: Id
    names: Names
    set: OfSet
    lands: Annotated[tuple[PrintedLand, ...], Length(exactly=PER_BOARD)]
    sides: Annotated[tuple[PrintedSide, ...], Length(exactly=3)]
    vertices: Mapping[str, tuple[float, float]]


Turn = Annotated[int, whole(0, 5)]
Coordinate = Annotated[int, whole(-20, 20)]


class PrintedLayout(NamedTuple):
    id: Id
    names: Names
    set: OfSet
    slots: Annotated[tuple[tuple[Turn, Coordinate, Coordinate], ...], Length(least=1)]
    facing: tuple[tuple[Node, Node], ...]


# ---- powers ---------------------------------------------------------------------------------------------------------


class Bonus(NamedTuple):
    """More range where a condition holds."""

    condition: Annotated[Condition, At("if")]
    steps: Few


class Range(NamedTuple):
    """S-7.3: from what a land is targeted, and how far; of several lands, all from the same origin."""

    origin: Annotated[str, one_of(("presence", "sacred_site"))]
    steps: Annotated[tuple[FewOrNone, ...], Length(least=1)]  # of each target land
    terrains: tuple[Annotated[str, one_of(TERRAINS)], ...] = ()  # of the origin; any if there are none
    bonus: tuple[Bonus, ...] = ()


class LandTarget(NamedTuple):
    any_of: Annotated[tuple[Annotated[str, one_of(FILTERS)], ...], Length(least=1)]


class SpiritTarget(NamedTuple):
    who: Annotated[str, one_of(("any", "another"))]


class Target(NamedTuple):
    """S-7.3, S-7.4: what a power is used on."""

    kind: str  # land, spirit, self, none
    any_of: tuple[str, ...] = ()  # of a land: one of these must hold
    who: str = ""  # of a spirit: any, another


def target_at(node: Node) -> Target:
    """S-7.3, S-7.4: what a power can be used on."""
    match node["kind"].one_of(("land", "spirit", "self", "none")):
        case "land":
            return Target("land", any_of=decode(LandTarget, node).any_of)
        case "spirit":
            return Target("spirit", who=decode(SpiritTarget, node).who)
        case other:
            return Target(other)


class Threshold(NamedTuple):
    """S-7.6: what a power does with enough elements; also a level of an innate power."""

    elements: Annotated[tuple[Elements, ...], enough_elements]  # one of these is enough
    mode: Annotated[str, one_of(MODES)]
    effect: EffectLine = ()
    condition: Annotated[str, one_of(("no_other_cards_in_play",))] = ""  # something else that must be so
    needs: Condition | None = None  # besides the elements


def threshold_at(node: Node) -> Threshold:
    """S-7.6; both sides of a choice need no effect of their own."""
    found = decode(Threshold, node)
    if found.mode == "both":
        return found._replace(effect=())
    if not node.has("effect"):
        raise node.wrong("missing", name="effect")
    return found


Thresholds = tuple[Annotated[Threshold, threshold_at], ...]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class PrintedPower(Record):
    """What a power card says by itself."""

    kind: Annotated[str, one_of(POWER_KINDS)]
    cost: FewOrNone
    speed: Annotated[str, one_of(SPEEDS)]
    target: Annotated[Target, target_at]
    elements: Annotated[Elements, given_elements]
    effect: EffectLine
    thresholds: Thresholds
    use_cost: EffectLine = ()  # S-6.6
    speed_option: EffectLine = ()  # what it costs to use it at the other speed


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Power(PrintedPower):
    """S-6: a power card."""

    spirit: int | None  # of a unique card
    range: Range | None  # if it targets a land


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class PrintedInnate:
    """What an innate power says by itself."""

    id: Id
    names: Names
    speed: Annotated[str, one_of(SPEEDS)]
    target: Annotated[Target, target_at]
    levels: Annotated[Thresholds, Length(least=1)]
    general: EffectLine = ()  # belongs to all levels
    general_last: bool = False  # it follows the levels, and speaks of all that they did
    use_cost: EffectLine = ()
    any_number: bool = False  # may be used any number of times in a turn


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Innate(PrintedInnate):
    """S-7.7: a power on a panel."""

    range: Range | None  # if it targets a land


# ---- spirits --------------------------------------------------------------------------------------------------------


class PrintedOption(NamedTuple):
    actions: Annotated[tuple[EffectLine, ...], Length(least=1)]
    cost: FewOrNone = 0


class GrowthOption(NamedTuple):
    """S-5.1: actions that are taken together."""

    actions: tuple[Effect, ...]
    cost: int  # S-5.2
    unlock: str  # the track that must be empty for it, if any
    choice: str  # which of two options that track opens: a, b


class Growth(NamedTuple):
    """S-5.1: so many different options a turn; none to pick means that all of them happen."""

    pick: int
    options: tuple[GrowthOption, ...]


class Space(NamedTuple):
    """S-5.4 to S-5.7: what a space of a track gives while it is uncovered."""

    energy: FewOrNone | None = None
    plays: FewOrNone | None = None
    elements: tuple[Annotated[str, one_of((*ELEMENTS, "any", "chosen"))], ...] = ()  # any: each turn, chosen: once
    bonus_plays: FewOrNone = 0
    action: EffectLine = ()  # once in each spirit phase
    first_uncover: EffectLine = ()
    on_leave: EffectLine = ()


def space_at(node: Node) -> Space:
    """A space gives nothing else."""
    only(node, Space._fields)
    return decode(Space, node)


class Track(NamedTuple):
    """The first space of energy and of plays is open from the start, every other one holds presence."""

    id: Annotated[str, one_of(TRACKS)]
    spaces: Annotated[tuple[Annotated[Space, space_at], ...], Length(least=1)]


def track_at(node: Node) -> Track:
    """The open space of energy and of plays has a number."""
    track = decode(Track, node)
    if track.id in OPEN_TRACKS:
        node["spaces"].items()[0][track.id].number(most=9)
    return track


class SpecialRule(NamedTuple):
    """A rule of its own: what it says holds for the spirit all game, or it is carried out by name."""

    id: Id
    names: Names
    effect: EffectLine = ()


@dataclass(frozen=True, eq=False, slots=True)
class PrintedSpirit(Record):
    """What a panel says by itself."""

    complexity: Annotated[str, one_of(COMPLEXITIES)]
    setup: Annotated[tuple[EffectLine, ...], Length(least=1)]
    tracks: Annotated[tuple[Annotated[Track, track_at], ...], Length(least=2)]
    special_rules: tuple[SpecialRule, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Spirit(PrintedSpirit):
    """S-5: a panel."""

    growth: tuple[Growth, ...]
    innates: tuple[int, ...]
    uniques: tuple[int, ...]
    progression: tuple[int, ...]  # S-6.8
    aspects: tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class PrintedAspect(Record):
    """What an aspect says by itself."""

    complexity: Annotated[str, one_of(("up", "down", "same"))]
    setup: tuple[EffectLine, ...]
    special_rules: tuple[SpecialRule, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Aspect(PrintedAspect):
    """S-2.1: what changes on a panel."""

    spirit: int
    replaces: str  # the id of a special rule or an innate power, if any
    replaced_innate: int  # the place of that innate power, or none
    innates: tuple[int, ...]


# ---- the island's side ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class InvaderCard(Record):
    """S-2.4, S-8.1: which lands it shows, and of which stage it is."""

    stage: Annotated[int, whole(1, 3)]
    match: Annotated[tuple[Annotated[str, one_of((*TERRAINS, "coastal"))], ...], Length(least=1)]
    escalation: bool


@dataclass(frozen=True, eq=False, slots=True)
class FearCard(Record):
    """S-11: what it does at each terror level."""

    effects: Annotated[tuple[EffectLine, ...], Length(exactly=3)]  # by terror level, from I


@dataclass(frozen=True, eq=False, slots=True)
class BlightCard(Record):
    """S-10.5, S-10.6: the back of the card."""

    back: Annotated[str, one_of(("blighted", "still_healthy"))]
    blight: Few  # per player
    timing: Annotated[str, one_of(BLIGHT_TIMINGS)]
    effect: EffectLine
    without_events: bool  # S-20.6


@dataclass(frozen=True, eq=False, slots=True)
class ReminderCard(Record):
    """S-20.6: what it says for each beasts."""

    effect: EffectLine


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class PrintedPart:
    """What a part of an event says by itself."""

    names: Names
    cost: EffectLine = ()
    effect: EffectLine
    after: EffectLine = ()  # when the whole card is finished


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class EventPart(PrintedPart):
    """An option of a choice event, or a case of a main event: S-14.3, S-14.6."""

    when: tuple[str, ...]  # healthy, blighted, or terror levels or stages I to III


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class SmallEvent:
    """S-14.2: a token event or a dahan event."""

    id: Id
    names: Names
    tokens: tuple[Token, ...] = ()
    effect: EffectLine


@dataclass(frozen=True, eq=False, slots=True)
class Event(Record):
    """S-14.2: what happens before the invaders act, and the small events with it."""

    kind: str  # choice, stage, terror, blighted, adversary_stage
    chooser: str  # of a choice: players, each_slow_card
    parts: tuple[EventPart, ...]
    token_event: int | None
    dahan_event: int | None
    adversary: int | None  # only in the deck with it
    not_with: tuple[str, ...]  # adversaries and spirits: S-14.9


class Level(NamedTuple):
    """S-18.1: fear cards and invader deck are those of this level in all."""

    names: Names
    difficulty: Difficulty
    fear: Annotated[tuple[Few, ...], Length(exactly=3)]
    deck: Deck
    setup: EffectLine = ()
    effect: EffectLine = ()


class Escalation(NamedTuple):
    names: Names
    timing: Annotated[str, one_of(ESCALATION_TIMINGS)]
    effect: EffectLine


class Loss(NamedTuple):
    """A condition that is read at a check, what counts towards it, or both."""

    names: Names
    when: Condition | None = None
    effect: EffectLine = ()


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Adversary(Record):
    """S-18: who invades: an escalation, and what each level adds."""

    requires: tuple[Annotated[str, one_of(("events", "tokens"))], ...] = ()
    escalation: Escalation
    loss: Loss | None = None
    levels: Annotated[tuple[Level, ...], Length(exactly=7)]  # from 0


class Ending(NamedTuple):
    """How a scenario is won or lost: S-17.4."""

    when: Condition | None = None  # whatever the terror level; a victory by it takes the place of the empty fear deck
    when_terror: Annotated[Mapping[int, Expr], by_terror] = {}  # in place of what must be gone on such a level


class Source(NamedTuple):
    """What is found, and what it does for whom finds it."""

    names: Names
    invaders: EffectLine
    spirits: EffectLine


@dataclass(frozen=True, eq=False, slots=True)
class Scenario(Record):
    """S-19: another story: how it is set up, played, won and lost."""

    difficulty: Difficulty
    setup: tuple[EffectLine, ...]
    rules: tuple[EffectLine, ...]
    victory: Ending | None = None
    loss: Ending | None = None
    sources: tuple[Source, ...] = ()
    between: tuple[EffectLine, ...] = ()  # S-19.10: after a first victory; the rest is of the second game


# ---- all of it ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class Printed:
    """The material of one copy of the game; the state names things by their place here."""

    fingerprint: str
    numbers: Numbers
    not_together: tuple[frozenset[int], ...]  # S-2.8
    not_together_up_to: int
    fewer_rules: Mapping[str, Mapping[str, frozenset[int]]]  # S-2.16: by how few, then by kind: what can be used

    boards: tuple[Board, ...]
    layouts: tuple[Layout, ...]
    invader_cards: tuple[InvaderCard, ...]
    powers: tuple[Power, ...]
    innates: tuple[Innate, ...]
    spirits: tuple[Spirit, ...]
    aspects: tuple[Aspect, ...]
    fear_cards: tuple[FearCard, ...]
    blight_cards: tuple[BlightCard, ...]
    reminder_cards: tuple[ReminderCard, ...]
    token_events: tuple[SmallEvent, ...]
    dahan_events: tuple[SmallEvent, ...]
    events: tuple[Event, ...]
    adversaries: tuple[Adversary, ...]
    scenarios: tuple[Scenario, ...]

    board_index: Mapping[str, int]
    layout_index: Mapping[str, int]
    invader_index: Mapping[str, int]
    power_index: Mapping[str, int]
    innate_index: Mapping[str, int]
    spirit_index: Mapping[str, int]
    aspect_index: Mapping[str, int]
    fear_index: Mapping[str, int]
    blight_index: Mapping[str, int]
    event_index: Mapping[str, int]
    adversary_index: Mapping[str, int]
    scenario_index: Mapping[str, int]

    titles: Mapping[str, Mapping[str, str]]  # by thing and language
    raw: Mapping[str, Any]


CAUSES = (
    "powers",
    "innates",
    "fear_cards",
    "blight_cards",
    "spirits",
    "adversaries",
    "scenarios",
    "events",
    "reminder_cards",
)  # fmt: skip


def cause_of(printed: Printed, family: str, place: int) -> int:
    """Whatever can ask something has a number among all that can: powers first, then innate powers."""
    return first_cause(printed, family) + place


@lru_cache(maxsize=64)
def first_cause(printed: Printed, family: str) -> int:
    return sum(len(getattr(printed, each)) for each in CAUSES[: CAUSES.index(family)])


def family_of(printed: Printed, cause: int) -> str:
    """Of which kind is whatever has that number? Nothing has none."""
    families = [family for family in CAUSES if 0 <= first_cause(printed, family) <= cause]
    return families[-1] if families else ""


class OfASet(Protocol):
    @property
    def set(self) -> str: ...


R = TypeVar("R", bound=OfASet)


@lru_cache(maxsize=256)
def in_sets(records: tuple[OfASet, ...], sets: tuple[str, ...]) -> tuple[int, ...]:
    """The places of those records that belong to one of these sets."""
    return tuple(place for place, record in enumerate(records) if record.set in sets)


@lru_cache(maxsize=256)
def of_material(printed: Printed, kind: str, sets: tuple[str, ...], material: str) -> tuple[int, ...]:
    """S-2.16: records of these sets, of Jagged Earth only those that need no more rules than the table wants."""
    records: tuple[OfASet, ...] = getattr(printed, kind)
    found = in_sets(records, sets)
    if material == ALL_MATERIAL:
        return found
    simple = printed.fewer_rules[material].get(kind, frozenset())
    return tuple(place for place in found if records[place].set != JAGGED_EARTH or place in simple)


def of_sets(records: Sequence[R], sets: tuple[str, ...]) -> list[R]:
    """Those records that belong to one of these sets."""
    return [record for record in records if record.set in sets]


def boards_to_lay(printed: Printed, boards: Sequence[int], laid: Sequence[int], count: int) -> int:
    """S-2.8: which of these boards, as bits, may lie at the next of so many places, when those lie already."""
    barred = set(laid)
    if count <= printed.not_together_up_to:
        barred.update(board for pair in printed.not_together if pair & barred for board in pair)
    return bits_of(board for board in boards if board not in barred)
