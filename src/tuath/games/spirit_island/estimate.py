"""What a power would bring, read from its notation: rough, but quick enough to weigh every card against every land.

A simple bot uses a power by trying it; which cards to play it has to decide before, when trying would take too long.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tuath.core.notation import Call, Effect, Either, Expr, If, May, UpTo, Word
from tuath.core.question import Seat, members
from tuath.games.spirit_island.conditions import PIECES, Case, holds, names, number
from tuath.games.spirit_island.forecast import BLIGHT_AT, lands_of
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.material import Innate, Power
from tuath.games.spirit_island.pieces import CITY, EXPLORER, HEALTH, TOWN
from tuath.games.spirit_island.powers import SLOW, levels_met, target_lands
from tuath.games.spirit_island.queries import kinds_here
from tuath.games.spirit_island.standing import defence, strength
from tuath.games.spirit_island.state import State

INVADERS = (CITY, TOWN, EXPLORER)  # the worst first
GONE = {EXPLORER: 1.2, TOWN: 3.5, CITY: 6.0}
FEAR_OF = {EXPLORER: 0, TOWN: 1, CITY: 2}
ALL = 99


@dataclass
class Promise:
    """What an effect says it would do in a land."""

    defend: int = 0
    damage: int = 0
    fear: int = 0
    destroys: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    moves: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    skips_ravage: bool = False
    skips_build: bool = False
    cleanses: int = 0
    other: float = 0.0


def estimate(state: State, seat: Seat, power: Power | Innate, fear_worth: float, blight_worth: float) -> float:
    """The best that it could bring, over all its targets."""
    effects = effects_of(state, seat, power)
    if power.target.kind != "land":
        return promised(Case(state, seat), effects).other + OF_A_SPIRIT
    found = [
        gain(
            state,
            Land(land),
            promised(Case(state, seat, Land(land)), effects),
            power.speed == SLOW,
            fear_worth,
            blight_worth,
        )
        for land in members(target_lands(state, seat, power))
    ]
    return max(found, default=0.0)


OF_A_SPIRIT = 2.5  # what a gift to a spirit is worth, roughly


def effects_of(state: State, seat: Seat, power: Power | Innate) -> list[Effect]:
    """With the thresholds that are reached now."""
    first = [power.effect] if isinstance(power, Power) else [power.general]
    levels = levels_met(state, seat, power.thresholds if isinstance(power, Power) else power.levels)
    for level in levels:
        first = [level.effect] if "instead" in level.mode else [*first, level.effect]
    return first


# ---- reading --------------------------------------------------------------------------------------------------------


def promised(case: Case, effects: list[Effect]) -> Promise:
    promise = Promise()
    for effect in effects:
        read(case, effect, promise)
    return promise


def read(case: Case, effect: Effect, promise: Promise) -> None:
    for statement in effect:
        match statement:
            case If(condition, then, otherwise):
                read(case, then if is_likely(case, condition) else otherwise, promise)
            case Either(options):
                read(case, options[0], promise)
            case May(inside):
                read(case, inside, promise)
            case Call():
                note(case, statement, promise)


def is_likely(case: Case, condition: Expr) -> bool:
    """What depends on the effect itself will probably come about."""
    try:
        return holds(case, condition)
    except (AssertionError, KeyError, ValueError):
        return True


def note(case: Case, call: Call, promise: Promise) -> None:
    match call:
        case Call("defend", (amount,)):
            promise.defend += how_many(case, amount)
        case Call("damage", (amount,)):
            promise.damage += how_many(case, amount)
        case Call("fear", (amount,)):
            promise.fear += how_many(case, amount)
        case Call("damage_each" | "destroy" | "remove" | "replace" | "push" | "move", (amount, what, *_)):
            away(call, how_many(case, amount), what, promise)
        case Call("skip", (what,)):
            skipped = names(what)
            promise.skips_ravage |= any(each in ("all", "all_ravages", "ravage", "next_ravage") for each in skipped)
            promise.skips_build |= any(each in ("all", "all_builds", "build", "next_build") for each in skipped)
        case Call("add", (amount, Word("blight"))):
            promise.cleanses -= how_many(case, amount)
        case Call("energy" | "element" | "power" | "add_presence" | "card_plays"):
            promise.other += 1.5
        case _:
            promise.other += 0.5


def away(call: Call, amount: int, what: Expr, promise: Promise) -> None:
    if "blight" in names(what):
        promise.cleanses += amount
        return
    kinds = tuple(kind for name in names(what) for kind in PIECES.get(name, ()) if kind in GONE)
    if not kinds:
        promise.other += 0.3
    elif call.verb in ("destroy", "damage_each"):
        promise.destroys.append((ALL if call.verb == "damage_each" else amount, kinds))
    else:
        promise.moves.append((amount, kinds))


def how_many(case: Case, amount: Expr) -> int:
    match amount:
        case UpTo(most):
            return how_many(case, most)
        case Word("all" | "any"):
            return ALL
    try:
        return number(case, amount)
    except (AssertionError, KeyError, ValueError):
        return 1


# ---- weighing -------------------------------------------------------------------------------------------------------


def gain(state: State, land: Land, promise: Promise, is_slow: bool, fear_worth: float, blight_worth: float) -> float:
    """What comes of it in a land: pieces gone, fear, and a ravage or a build that does not happen."""
    here = dict(zip((EXPLORER, TOWN, CITY), kinds_here(state, land), strict=True))
    left = dict(here)
    found = promise.other + fear_worth * promise.fear + blight_worth * min(promise.cleanses, state.blight[land])
    for amount, kinds in promise.destroys:
        found += take(left, amount, kinds, fear_worth)
    found += hit(left, promise.damage, fear_worth)
    for amount, kinds in promise.moves:
        found += 0.4 * take(left, amount, kinds, 0.0)
    coming = state.building if is_slow else state.ravaging
    if any(land in lands_of(state, card) for card in coming):
        before = power_of(state, land, here) + (2 if is_slow else 0)
        after = power_of(state, land, left) + (2 if is_slow and any(left.values()) else 0)
        shield = defence(state, land)
        is_saved = before - shield >= BLIGHT_AT > after - shield - (0 if is_slow else promise.defend)
        if is_saved or (promise.skips_ravage and not is_slow and before - shield >= BLIGHT_AT):
            found += blight_worth * (2 if state.blight[land] else 1)
    if not is_slow and any(land in lands_of(state, card) for card in state.building):
        found += 3.0 if promise.skips_build or not any(left.values()) else 0.0
    return found


def power_of(state: State, land: Land, counts: dict[int, int]) -> int:
    return sum(strength(state, land, kind) * number for kind, number in counts.items())


def take(left: dict[int, int], amount: int, kinds: tuple[int, ...], fear_worth: float) -> float:
    """The worst of these go first."""
    found = 0.0
    for kind in INVADERS:
        gone = min(amount, left[kind]) if kind in kinds else 0
        left[kind] -= gone
        amount -= gone
        found += gone * (GONE[kind] + fear_worth * FEAR_OF[kind])
    return found


def hit(left: dict[int, int], damage: int, fear_worth: float) -> float:
    """Damage, on the worst that it can destroy."""
    found = 0.0
    for kind in INVADERS:
        while left[kind] and damage >= HEALTH[kind]:
            damage -= HEALTH[kind]
            found += take(left, 1, (kind,), fear_worth)
    return found
