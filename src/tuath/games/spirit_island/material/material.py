"""What a copy of the game consists of: cards, panels and their parts. Others are named by their place in `Printed`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeVar

from tuath.core.notation import Effect, Expr
from tuath.core.question import bits_of
from tuath.games.spirit_island.material.geometry import Board, Layout

SETS = ("base", "bc", "je")
ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
SPEEDS = ("fast", "slow")

Elements = tuple[int, ...]  # how many of each, in the order of ELEMENTS


class Names(NamedTuple):
    en: str
    de: str


class Numbers(NamedTuple):
    """Numbers of the rulebook."""

    presence: int  # of each spirit, on panel and island: S-2.10
    fear_markers: int  # per player: S-2.2
    fear_deck: tuple[int, ...]  # cards of each terror level: S-2.3
    invader_deck: tuple[int, ...]  # stages from the top: S-2.4
    healthy_blight: int  # per board: S-2.5, S-20.3
    first_blight: int  # once more at the start: S-2.5
    blight_without_card: int  # per player: S-2.5


# ---- powers ---------------------------------------------------------------------------------------------------------


class Bonus(NamedTuple):
    """More range where a condition holds."""

    condition: Expr
    steps: int


class Range(NamedTuple):
    """S-7.3: from what a land is targeted, and how far; of several lands, all from the same origin."""

    origin: str  # presence, sacred_site
    steps: tuple[int, ...]  # of each target land
    terrains: tuple[str, ...]  # of the origin; any if there are none
    bonus: tuple[Bonus, ...]


class Target(NamedTuple):
    """S-7.3, S-7.4: what a power is used on."""

    kind: str  # land, spirit, self, none
    any_of: tuple[str, ...]  # of a land: one of these must hold
    who: str  # of a spirit: any, another


class Threshold(NamedTuple):
    """S-7.6: what a power does with enough elements; also a level of an innate power."""

    elements: tuple[Elements, ...]  # one of these is enough
    mode: str
    effect: Effect
    condition: str  # something else than elements that must be so
    needs: Expr | None  # besides the elements


@dataclass(frozen=True, eq=False, slots=True)
class Power:
    """S-6: a power card."""

    id: str
    names: Names
    set: str
    kind: str  # minor, major, unique
    spirit: int | None
    cost: int
    speed: str
    range: Range | None
    target: Target
    elements: Elements
    effect: Effect
    thresholds: tuple[Threshold, ...]
    use_cost: Effect  # S-6.6
    speed_option: Effect  # what it costs to use it at the other speed


@dataclass(frozen=True, eq=False, slots=True)
class Innate:
    """S-7.7: a power on a panel."""

    id: str
    names: Names
    speed: str
    range: Range | None
    target: Target
    levels: tuple[Threshold, ...]
    general: Effect  # belongs to all levels
    use_cost: Effect
    any_number: bool  # may be used any number of times in a turn


# ---- spirits --------------------------------------------------------------------------------------------------------


class GrowthOption(NamedTuple):
    """S-5.1"""

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

    energy: int | None
    plays: int | None
    elements: tuple[str, ...]  # also any: chosen each turn, chosen: once for the game
    bonus_plays: int
    action: Effect  # once in each spirit phase
    first_uncover: Effect
    on_leave: Effect


class Track(NamedTuple):
    """The first space of energy and of plays is open from the start, every other one holds presence."""

    id: str  # energy, plays, growth_1 ...
    spaces: tuple[Space, ...]


class SpecialRule(NamedTuple):
    """A rule of its own: what it says holds for the spirit all game, or it is carried out by name."""

    id: str
    names: Names
    effect: Effect


@dataclass(frozen=True, eq=False, slots=True)
class Spirit:
    """S-5: a panel."""

    id: str
    names: Names
    set: str
    complexity: str
    setup: tuple[Effect, ...]
    growth: tuple[Growth, ...]
    tracks: tuple[Track, ...]
    innates: tuple[int, ...]
    special_rules: tuple[SpecialRule, ...]
    uniques: tuple[int, ...]
    progression: tuple[int, ...]  # S-6.8
    aspects: tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Aspect:
    """S-2.1: what changes on a panel."""

    id: str
    names: Names
    set: str
    spirit: int
    complexity: str  # up, down, same
    replaces: str  # the id of a special rule or an innate power, if any
    setup: tuple[Effect, ...]
    innates: tuple[int, ...]
    special_rules: tuple[SpecialRule, ...]


# ---- the island's side ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class InvaderCard:
    """S-2.4, S-8.1"""

    id: str
    names: Names
    set: str
    stage: int
    match: tuple[str, ...]  # terrains, or coastal
    escalation: bool


@dataclass(frozen=True, eq=False, slots=True)
class FearCard:
    """S-11"""

    id: str
    names: Names
    set: str
    effects: tuple[Effect, ...]  # by terror level, from I


EVERY_PHASE = "each_invader_phase"  # when a blight card acts: S-10.7


@dataclass(frozen=True, eq=False, slots=True)
class BlightCard:
    """S-10.5, S-10.6: the back of the card."""

    id: str
    names: Names
    set: str
    back: str  # blighted, still_healthy
    blight: int  # per player
    timing: str
    effect: Effect
    without_events: bool  # S-20.6


@dataclass(frozen=True, eq=False, slots=True)
class EventPart:
    """An option of a choice event, or a case of a main event: S-14.3, S-14.6."""

    names: Names
    when: tuple[str, ...]  # healthy, blighted, or terror levels or stages I to III
    cost: Effect
    effect: Effect
    after: Effect  # when the whole card is finished


@dataclass(frozen=True, eq=False, slots=True)
class SmallEvent:
    """S-14.2: a token event or a dahan event."""

    id: str
    names: Names
    tokens: tuple[str, ...]
    effect: Effect


@dataclass(frozen=True, eq=False, slots=True)
class Event:
    """S-14.2"""

    id: str
    names: Names
    set: str
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
    difficulty: int
    fear: tuple[int, ...]
    deck: tuple[int, ...]
    setup: Effect
    effect: Effect


class Escalation(NamedTuple):
    names: Names
    timing: str
    effect: Effect


class Loss(NamedTuple):
    """A condition that is read at a check, what counts towards it, or both."""

    names: Names
    when: Expr | None
    effect: Effect


@dataclass(frozen=True, eq=False, slots=True)
class Adversary:
    """S-18"""

    id: str
    names: Names
    set: str
    requires: tuple[str, ...]  # events, tokens
    escalation: Escalation
    loss: Loss | None
    levels: tuple[Level, ...]  # from 0


class Ending(NamedTuple):
    """How a scenario is won or lost: a condition, one for each terror level, or a rule by name."""

    when: Expr | None
    when_terror: Mapping[int, Expr]
    rule: str


class Source(NamedTuple):
    """What is found, and what it does for whom finds it."""

    names: Names
    invaders: Effect
    spirits: Effect


@dataclass(frozen=True, eq=False, slots=True)
class Scenario:
    """S-19"""

    id: str
    names: Names
    set: str
    difficulty: int
    setup: tuple[Effect, ...]
    rules: tuple[Effect, ...]
    victory: Ending | None
    loss: Ending | None
    sources: tuple[Source, ...]


# ---- all of it ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class Printed:
    """The material of one copy of the game; the state names things by their place here."""

    fingerprint: str
    numbers: Numbers
    not_together: tuple[frozenset[int], ...]  # S-2.8
    not_together_up_to: int

    boards: tuple[Board, ...]
    layouts: tuple[Layout, ...]
    invader_cards: tuple[InvaderCard, ...]
    powers: tuple[Power, ...]
    innates: tuple[Innate, ...]
    spirits: tuple[Spirit, ...]
    aspects: tuple[Aspect, ...]
    fear_cards: tuple[FearCard, ...]
    blight_cards: tuple[BlightCard, ...]
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


CAUSES = ("powers", "innates", "fear_cards", "blight_cards", "spirits", "adversaries", "scenarios", "events")


def cause_of(printed: Printed, family: str, place: int) -> int:
    """Whatever can ask something has a number among all that can: powers first, then innate powers."""
    return first_cause(printed, family) + place


@lru_cache(maxsize=64)
def first_cause(printed: Printed, family: str) -> int:
    return sum(len(getattr(printed, each)) for each in CAUSES[: CAUSES.index(family)])


class OfASet(Protocol):
    @property
    def set(self) -> str: ...


R = TypeVar("R", bound=OfASet)


@lru_cache(maxsize=256)
def in_sets(records: tuple[OfASet, ...], sets: tuple[str, ...]) -> tuple[int, ...]:
    """The places of those records that belong to one of these sets."""
    return tuple(place for place, record in enumerate(records) if record.set in sets)


def of_sets(records: Sequence[R], sets: tuple[str, ...]) -> list[R]:
    """Those records that belong to one of these sets."""
    return [record for record in records if record.set in sets]


def boards_to_lay(printed: Printed, sets: tuple[str, ...], laid: Sequence[int], count: int) -> int:
    """S-2.8: boards, as bits, that may lie at the next of so many places, when those lie already."""
    barred = set(laid)
    if count <= printed.not_together_up_to:
        barred.update(board for pair in printed.not_together if pair & barred for board in pair)
    return bits_of(board for board in in_sets(printed.boards, sets) if board not in barred)
