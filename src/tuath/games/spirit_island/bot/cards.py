"""What a power is good for at any time, read from its notation: which cards to gain, to keep and to forget."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tuath.core.notation import Apply, Call, Effect, Either, Expr, If, May, Op, UpTo, Word
from tuath.games.spirit_island.material.material import Power, Printed
from tuath.games.spirit_island.material.vocabulary import VERBS, Brings
from tuath.games.spirit_island.state.state import FAST

MANY, SOME = 3, 2  # what all of something comes to, and a number that depends on the land
PERHAPS, WITH_ELEMENTS = 0.5, 0.3  # what holds under a condition; what asks for elements
IN_TIME = 0.8  # before the invaders act
FITTING = 0.5  # an element that an innate power wants
LEAST, LEAST_FOR_ENERGY, MOST_GOOD, MOST_FOR_ENERGY = (
    2.0,
    1.2,
    6.0,
    2.2,
)  # cards are balanced: what costs more does more

GOOD: Mapping[Brings, float] = {
    "defence": 1.0, "damage": 2.0, "damage_to_each": 4.0, "fear": 2.4, "skipped": 6.0, "safety": 2.0,
    "energy": 0.8, "elements": 0.5, "card": 3.0, "presence": 3.5, "hand": 1.5, "plays": 2.5, "repeat": 4.0,
    "other": 0.4,
}  # fmt: skip
MOST: Mapping[Brings, int] = {"defence": 7, "elements": 3, "energy": 4}
OF_GONE = {"city": 6.5, "town": 5.0, "building": 5.5, "invader": 5.0, "explorer": 1.4, "blight": 8.0}
OF_AWAY = {"town": 2.2, "building": 2.5, "city": 3.0, "invader": 2.2, "explorer": 0.9, "dahan": 0.3}
OF_NEAR = {"dahan": 1.0, "beasts": 0.5}
OF_ADDED = {"blight": -8.0, "wilds": 1.6, "disease": 2.0, "beasts": 1.0, "badlands": 1.2, "strife": 1.6, "dahan": 1.5}
OF_PIECES: Mapping[Brings, Mapping[str, float]] = {
    "destroyed": OF_GONE, "replaced": OF_AWAY, "pushed": OF_AWAY, "gathered": OF_NEAR, "blight": OF_ADDED,
}  # fmt: skip


@lru_cache(maxsize=1 << 12)
def goodness(power: Power) -> float:
    """What a card does by itself, and a share of what it does with elements."""
    found = good_of(power.effect) + sum(WITH_ELEMENTS * good_of(level.effect) for level in power.thresholds)
    least, most = LEAST + LEAST_FOR_ENERGY * power.cost, MOST_GOOD + MOST_FOR_ENERGY * power.cost
    return max(least, min(most, found)) + (IN_TIME if power.speed == FAST else 0.0)


def good_of(effect: Effect) -> float:
    return sum(map(good_of_one, effect))


def good_of_one(statement: object) -> float:
    match statement:
        case If(_, then, otherwise):
            return PERHAPS * (good_of(then) + good_of(otherwise))
        case Either(options):
            return max(map(good_of, options))
        case May(inside):
            return good_of(inside)
        case Call(verb, args, _, block):
            return good_of(block) if block is not None else good_of_call(VERBS[verb].brings, args)
    return 0.0


def good_of_call(brings: Brings, args: tuple[Expr, ...]) -> float:
    match args:
        case (amount, what, *_) if brings in OF_PIECES:
            kinds = OF_PIECES[brings]
            each = max((kinds[name] for name in mentioned(what) if name in kinds), default=0.0)
            return each * min(MANY, roughly(amount))
        case (amount, *_) if brings not in ("skipped", "safety", "card", "presence", "hand", "repeat", "other"):
            return GOOD.get(brings, 0.0) * min(MOST.get(brings, 9), roughly(amount))
    return GOOD.get(brings, 0.0)


def mentioned(what: Expr | None) -> list[str]:
    """The things that an expression names."""
    match what:
        case Word(name):
            return [name]
        case Op(_, left, right):
            return [*mentioned(left), *mentioned(right)]
        case Apply(_, args):
            return [name for each in args for name in mentioned(each)]
    return []


def roughly(amount: Expr) -> int:
    match amount:
        case int():
            return amount
        case UpTo(most):
            return roughly(most)
        case Word("all" | "any"):
            return MANY
    return SOME


@lru_cache(maxsize=1 << 12)
def best_first(printed: Printed, cards: int, wanted: tuple[int, ...]) -> tuple[tuple[float, int], ...]:
    """What each of these cards is good for, and its cost; a spirit wants some elements."""
    found = [printed.powers[card] for card in range(cards.bit_length()) if cards >> card & 1]
    return tuple(sorted(((fitness(power, wanted), power.cost) for power in found), reverse=True))


def fitness(power: Power, wanted: tuple[int, ...]) -> float:
    return goodness(power) + FITTING * sum(map(min, power.elements, wanted))
