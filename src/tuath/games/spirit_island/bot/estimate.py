"""What a power would bring, read from its notation: rough, but quick enough to weigh every card against every land.

A simple bot uses a power by trying it; which cards to play it has to decide before, when trying would take too long.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from tuath.core.notation import Apply, Call, Effect, Either, Expr, If, May, Op, Stmt, UpTo, Word, statements
from tuath.core.question import Seat, members
from tuath.games.spirit_island.bot.outlook import (
    OF_DAHAN,
    TOKEN_WORTH,
    WORST_FIRST,
    Ground,
    Scales,
    full_damage,
    hit_worst,
    outcome,
    pass_invaders,
    prospect,
)
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Innate, Power, Threshold
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, FEAR, HEALTH, STRENGTH, TOWN
from tuath.games.spirit_island.material.vocabulary import VERBS, Brings
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import KINDS_MEANT, holds, names, number
from tuath.games.spirit_island.state.queries.queries import isle, oceans_in_play
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.state import State

NO_LIMIT = 99
Best = tuple[float, int, Ground | None]
ENERGY_WORTH, POWER_WORTH, ADDED_PRESENCE_WORTH, ELEMENT_WORTH, OTHER_WORTH = 0.9, 3.0, 4.0, 1.0, 0.3
REPEAT_WORTH = 5.0  # of a right to use another power once more
USED_AGAIN = 0.7  # of what a power brings when it is used once more itself
SMALLER = {CITY: TOWN, TOWN: EXPLORER}


@dataclass
class Promise:
    """What an effect says it would do in a land."""

    defend: int = 0
    damage: int = 0
    each: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)  # damage to each of these
    fear: int = 0
    destroys: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    pushes: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    gathers: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    replaces: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    skips_ravage: bool = False
    skips_build: bool = False
    is_safe: bool = False
    holds_back: int = 0  # damage, by strife
    cleanses: int = 0
    repeats: int = 0
    other: float = 0.0


class Lands:
    """The island as a bot sees it, on which powers are tried one after another."""

    def __init__(self, state: State, grounds: dict[int, Ground], weigh: Scales) -> None:
        self.state, self.grounds, self.weigh = state, grounds, weigh
        self.values: dict[tuple[Land, bool], float] = {}
        self.known: dict[tuple[str, int], list[tuple[Land, list[Promise]]]] = {}

    def value(self, land: Land, is_slow: bool) -> float:
        """What becomes of a land as it is; read once until something changes."""
        key = (land, is_slow)
        if key not in self.values:
            self.values[key] = (prospect if is_slow else outcome)(self.grounds[land], self.weigh)
        return self.values[key]

    def copy(self) -> Lands:
        """On which other powers can be tried; what they promise is known already."""
        other = Lands(self.state, {land: ground.copy() for land, ground in self.grounds.items()}, self.weigh)
        other.known = self.known
        return other

    def pass_invaders(self) -> None:
        """From here on slow powers are tried."""
        for ground in self.grounds.values():
            pass_invaders(ground, self.weigh)
        self.values.clear()

    def change(self, land: Land, after: Ground) -> None:
        self.grounds[land] = after
        self.values.pop((land, False), None)
        self.values.pop((land, True), None)

    def targets(self, seat: Seat, power: Power | Innate, levels: list[Threshold]) -> list[tuple[Land, list[Promise]]]:
        """Where a power can be used, and what it promises there."""
        key = (power.id, len(levels))
        if key not in self.known:
            lands = [Land(land) for land in members(target_lands(self.state, seat, power)) if land in self.grounds]
            case, effects = Case(self.state, seat, actor=seat, doer=seat), effects_of(power, levels)
            if is_the_same_everywhere(power):
                promises = promised(case, effects)
                self.known[key] = [(land, promises) for land in lands]
            else:
                self.known[key] = [(land, promised(case.at(land), effects)) for land in lands]
        return self.known[key]

    def best(self, seat: Seat, power: Power | Innate, levels: list[Threshold], is_slow: bool) -> Best:
        """The best that a power could bring over all its targets: how much, where, and what becomes of the land."""
        if power.target.kind != "land":
            promise = promised(Case(self.state, seat, target=seat, actor=seat, doer=seat), effects_of(power, levels))[0]
            return promise.other + self.weigh.fear * promise.fear, -1, None
        found: Best = (0.0, -1, None)
        for land, promises in self.targets(seat, power, levels):
            for promise in promises:
                gain, after = self.gain(land, promise, is_slow)
                gain *= 1 + USED_AGAIN * promise.repeats
                if gain > found[0]:
                    found = gain, land, after
        return found

    def gain(self, land: Land, promise: Promise, is_slow: bool) -> tuple[float, Ground]:
        """What comes of it in a land: fear, pieces gone, a ravage or a build that does not happen."""
        weigh = self.weigh
        value = prospect if is_slow else outcome
        after = self.grounds[land].copy()
        found = promise.other + weigh.fear * (promise.fear + harm(after, promise))
        if promise.cleanses > 0:
            gone = min(promise.cleanses, after.blight)
            after.blight -= gone
            found += weigh.blight * gone
        elif promise.cleanses:
            found -= weigh.blight * (2 if after.blight else 1)
        after.idle = min(after.idle + promise.holds_back, full_damage(after))
        if not is_slow:
            after.shield += promise.defend
            after.is_safe |= promise.is_safe
            after.ravages &= not promise.skips_ravage
            after.builds &= not promise.skips_build
        for amount, kinds in promise.gathers:
            found += self.gather(land, after, amount, kinds, is_slow)
        for amount, kinds in promise.pushes:
            found += self.push(land, after, amount, kinds, is_slow)
        return found + value(after, weigh) - self.value(land, is_slow), after

    def gather(self, land: Land, after: Ground, amount: int, kinds: tuple[int, ...], is_slow: bool) -> float:
        """Dahan come where they strike back; S-22.3: invaders are drawn into an ocean, where they drown."""
        near = [Land(one) for one in members(isle(self.state).near(land))]
        if isle(self.state).oceans >> land & 1:
            return self.draw_in(near, amount, [kind for kind in WORST_FIRST if kind in kinds], is_slow)
        if DAHAN not in kinds:
            return 0.0
        more = min(amount, sum(self.grounds[one].counts[DAHAN] for one in near))
        after.counts[DAHAN] += more
        return -OF_DAHAN * more

    def draw_in(self, near: Sequence[Land], amount: int, kinds: Sequence[int], is_slow: bool) -> float:
        """Each from where it does most harm."""
        found = list[float]()
        for land in near:
            left, before = self.grounds[land].copy(), self.value(land, is_slow)
            there = [kind for kind in kinds for _ in range(left.counts[kind])]
            for kind in there[:amount]:
                left.counts[kind] -= 1
                now = (prospect if is_slow else outcome)(left, self.weigh)
                found.append(now - before + self.weigh.fear * FEAR[kind] + ENERGY_WORTH * HEALTH[kind])
                before = now
        return sum(sorted(found, reverse=True)[:amount])

    def push(self, land: Land, after: Ground, amount: int, kinds: tuple[int, ...], is_slow: bool) -> float:
        """The worst first, to where they do least harm."""
        if DAHAN in kinds:
            return 0.0
        moved = [0, 0, 0, 0]
        for kind in WORST_FIRST:
            gone = min(amount, after.counts[kind]) if kind in kinds else 0
            after.counts[kind] -= gone
            moved[kind] += gone
            amount -= gone
        if not any(moved):
            return 0.0
        if isle(self.state).adjacent[land] & oceans_in_play(self.state):  # S-22.3: they drown
            return self.weigh.fear * sum(gone * fear for gone, fear in zip(moved, FEAR[: len(moved)], strict=True))
        value = prospect if is_slow else outcome
        costs = []
        for other in members(isle(self.state).near(land)):
            there = self.grounds[other]
            then = there.copy()
            then.counts = [old + new for old, new in zip(there.counts, moved, strict=True)]
            costs.append(value(then, self.weigh) - self.value(Land(other), is_slow))
        return max(costs, default=0.0)


def effects_of(power: Power | Innate, levels: Iterable[Threshold]) -> list[Effect]:
    """With the thresholds that are reached."""
    first = [power.effect] if isinstance(power, Power) else [power.general]
    for level in levels:
        first = [level.effect] if "instead" in level.mode else [*first, level.effect]
    return first


# ---- reading --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def is_the_same_everywhere(power: Power | Innate) -> bool:
    """What asks for nothing need not be read in every land."""
    thresholds = power.thresholds if isinstance(power, Power) else power.levels
    effects = [*effects_of(power, ()), *(threshold.effect for threshold in thresholds)]
    return not any(depends(statement) for effect in effects for statement in statements(effect))


def depends(statement: Stmt) -> bool:
    """Does it ask how things are? Then it must be read where it is to be done."""
    return isinstance(statement, If) or (isinstance(statement, Call) and any(map(asks, statement.args)))


def asks(amount: Expr | None) -> bool:
    match amount:
        case UpTo(most):
            return asks(most)
        case Op(_, left, right):
            return asks(left) or asks(right)
    return isinstance(amount, Apply)


def promised(case: Case, effects: list[Effect]) -> list[Promise]:
    """What they say, once for each choice between them."""
    found = [Promise()]
    for effect in effects:
        found = read(case, effect, found)
    return found


def read(case: Case, effect: Effect, found: list[Promise]) -> list[Promise]:
    for statement in effect:
        match statement:
            case If(condition, then, otherwise):
                found = read(case, then if is_likely(case, condition) else otherwise, found)
            case Either(options):
                found = [each for option in options for each in read(case, option, [copied(one) for one in found])]
            case May(inside):
                found = read(case, inside, found)
            case Call(verb) if VERBS[verb].brings == "inside":
                found = read(case, statement.block or (), found)
            case Call():
                for promise in found:
                    note_promise(case, statement, promise)
    return found


def copied(promise: Promise) -> Promise:
    return replace(
        promise,
        each=[*promise.each],
        destroys=[*promise.destroys],
        pushes=[*promise.pushes],
        gathers=[*promise.gathers],
        replaces=[*promise.replaces],
    )


def is_likely(case: Case, condition: Expr) -> bool:
    """What depends on the effect itself will probably come about."""
    try:
        return holds(case, condition)
    except (AssertionError, KeyError, ValueError):
        return True


def note_promise(case: Case, call: Call, promise: Promise) -> None:
    match VERBS[call.verb].brings, call.args:
        case "defence", (amount,):
            promise.defend += how_many(case, amount)
        case "damage", (amount, *_):
            expect_damage(how_many(case, amount), call.key("to"), promise)
        case "fear", (amount,):
            promise.fear += how_many(case, amount)
        case "damage_to_each", (amount, what):
            promise.each.append((how_many(case, amount), whole_kinds_of(what)))
        case "destroyed" | "replaced" | "pushed" | "gathered" as brings, (amount, what, *_):
            away(brings, how_many(case, amount), what, promise)
        case "skipped", (what,):
            expect_skip(names(what), promise)
        case "safety", _:
            promise.is_safe = True
        case "blight", (amount, Word(what)):
            expect_added(what, how_many(case, amount), promise)
        case brings, args:
            promise.repeats += call.verb == "repeat"
            promise.other += of_spirits(case, brings, args) if call.verb != "repeat" else 0.0


def expect_damage(amount: int, to: Expr | None, promise: Promise) -> None:
    """To invaders, unless it says otherwise."""
    if to is None:
        promise.damage += amount
    elif DAHAN in whole_kinds_of(to):
        promise.destroys.append((amount // HEALTH[DAHAN], (DAHAN,)))


def expect_added(what: str, amount: int, promise: Promise) -> None:
    """Blight, strife under a town, anything else."""
    if what == "blight":
        promise.cleanses -= amount
    elif what == "strife":
        promise.holds_back += STRENGTH[TOWN] * amount
    else:
        promise.other += TOKEN_WORTH.get(what, OTHER_WORTH) * amount


def expect_skip(what: Sequence[str], promise: Promise) -> None:
    promise.skips_ravage |= any(each in ("all", "all_ravages", "ravage", "next_ravage") for each in what)
    promise.skips_build |= any(each in ("all", "all_builds", "build", "next_build") for each in what)


def of_spirits(case: Case, brings: Brings, args: tuple[Expr, ...]) -> float:
    """What a spirit gets, and anything else."""
    match brings, args:
        case "energy", (amount, *_):
            return ENERGY_WORTH * how_many(case, amount)
        case "elements", (amount, *_):
            return ELEMENT_WORTH * min(3, how_many(case, amount))
    return {"card": POWER_WORTH, "presence": ADDED_PRESENCE_WORTH, "repeat": REPEAT_WORTH}.get(brings, OTHER_WORTH)


def away(brings: Brings, amount: int, what: Expr, promise: Promise) -> None:
    """Pieces that leave the land, or come, or change."""
    if "blight" in names(what):
        promise.cleanses += amount
        return
    kinds = whole_kinds_of(what)
    lists = {"pushed": promise.pushes, "gathered": promise.gathers, "replaced": promise.replaces}
    lists.get(brings, promise.destroys).append((amount, kinds))


def whole_kinds_of(what: Expr) -> tuple[int, ...]:
    return tuple(kind for name in names(what) for kind in KINDS_MEANT.get(name, ()))


def how_many(case: Case, amount: Expr) -> int:
    match amount:
        case int():
            return amount
        case UpTo(most):
            return how_many(case, most)
        case Word("all" | "any"):
            return NO_LIMIT
    try:
        return number(case, amount)
    except (AssertionError, KeyError, ValueError):
        return 1


# ---- carrying out, roughly ------------------------------------------------------------------------------------------


def harm(ground: Ground, promise: Promise) -> int:
    """Destroys, damages and replaces; the fear that comes of it."""
    counts, fear = ground.counts, 0
    for amount, kinds in promise.destroys:
        fear += destroy_worst(counts, amount, kinds)
    for amount, kinds in promise.each:
        fear += destroy_worst(counts, NO_LIMIT, tuple(kind for kind in kinds if HEALTH[kind] <= amount))
    fear += hit_worst(counts, promise.damage)
    for amount, kinds in promise.replaces:
        shrink(counts, amount, kinds)
    return fear


def destroy_worst(counts: list[int], amount: int, kinds: tuple[int, ...]) -> int:
    """The worst of these first."""
    fear = 0
    for kind in (*WORST_FIRST, DAHAN):
        gone = min(amount, counts[kind]) if kind in kinds else 0
        counts[kind] -= gone
        amount -= gone
        fear += gone * FEAR[kind]
    return fear


def shrink(counts: list[int], amount: int, kinds: tuple[int, ...]) -> None:
    for kind in WORST_FIRST:
        gone = min(amount, counts[kind]) if kind in kinds and kind in SMALLER else 0
        counts[kind] -= gone
        amount -= gone
        if gone:
            counts[SMALLER[kind]] += gone
