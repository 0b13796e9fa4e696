"""Which powers can be used now, at which speed and on what: S-7.1, S-7.9."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from tuath.core.notation import (
    Call,
    Word,
)
from tuath.core.question import Laws, Seat, bits_of, members
from tuath.games.spirit_island.material.material import Innate, Power
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import ALL, number
from tuath.games.spirit_island.state.queries.legality import is_met
from tuath.games.spirit_island.state.queries.queries import (
    counter,
    markers_to_spend,
    spirit,
)
from tuath.games.spirit_island.state.queries.targets import (
    does_any_fit,
    drift_of,
    has_level,
    is_paid,
    lands_in_reach,
    payable_spirits,
    power_at,
    target_lands,
    thresholds_by,
)
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.panel import cards_in_play
from tuath.games.spirit_island.state.standing.special import (
    is_all_fast,
    is_all_slow,
    quickened,
)
from tuath.games.spirit_island.state.standing.standing import all_said
from tuath.games.spirit_island.state.standing.wave import is_lent, lent
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    FAST,
    SLOW,
    STOP,
    Right,
    State,
)

CHEAPEST = Word("lowest_cost")
QUICK_NO_MAJOR = "turn.quick_no_major"  # slow powers but major ones that may still be used as fast ones


def usable(state: State, seat: Seat, phase: str) -> int:
    """What can be used now, with the element markers that may be spent for it: S-22.21."""
    if not any(markers_to_spend(state, seat)):
        return usable_now(state, seat, phase)
    with all_spent(state, seat):
        return usable_now(state, seat, phase)


def usable_now(state: State, seat: Seat, phase: str) -> int:
    """Cards in play and innate powers that can be used now and have a target, as bits; innate ones after all cards.

    S-7.1, S-16.3: each once per turn and spirit, unless it may be repeated. S-7.3, S-7.6: at the right time, by itself
    or by a threshold, and with something to use it on when it is paid.
    """
    cards = members(cards_in_play(state, seat) | lent(state, seat))
    powers = state.printed.powers
    fresh = [
        card
        for card in cards
        if not state.used[seat] >> card & 1
        or right_to_repeat(state, seat, card, price_now(state, seat, powers[card], phase))
    ]
    timely = [card for card in fresh if has_its_time(state, seat, powers[card], phase)]
    found = [card for card in timely if has_target(state, seat, powers[card], to_pay(state, seat, card, phase))]
    first = len(state.printed.powers)
    for place in spirit(state, seat).innates:
        innate = state.printed.innates[place]
        if (innate.any_number or not state.used[seat] >> first + place & 1) and has_level(state, seat, innate):
            is_ready = has_its_time(state, seat, innate, phase) and has_target(state, seat, innate)
            found += [first + place] if is_ready else []
    return bits_of(found)


def use_laws(state: State, seat: Seat, phase: str) -> Laws:
    """S-7.1: why a power is not offered."""
    first = len(state.printed.powers)
    own = (
        cards_in_play(state, seat) | lent(state, seat) | bits_of(first + place for place in spirit(state, seat).innates)
    )
    with all_spent(state, seat):
        timely = bits_of(place for place in members(own) if has_its_time(state, seat, power_at(state, place), phase))
    locked = [
        place for place in spirit(state, seat).innates if not has_level(state, seat, state.printed.innates[place])
    ]
    reached = own & ~bits_of(first + place for place in locked)
    rest = 0b11 << first + len(state.printed.innates)  # S-19.3, S-20.6: a ritual, a card for the beasts
    return [
        ((allowed | rest) << BESIDE_STOP | 1 << STOP, rule, key)
        for allowed, rule, key in (
            (own, "S-7.1", "not-in-play"),
            (own & ~(state.used[seat] & ~unlimited(state, seat)), "S-7.1", "used-already"),
            (timely, "S-7.9", "not-its-time"),
            (reached, "S-7.7", "no-level-reached"),
            (usable(state, seat, phase), "S-7.3", "no-use-now"),
        )
    ]


def unlimited(state: State, seat: Seat) -> int:
    """Innate powers that may be used any number of times in a turn, as bits."""
    first = len(state.printed.powers)
    return bits_of(first + place for place in spirit(state, seat).innates if state.printed.innates[place].any_number)


def to_pay(state: State, seat: Seat, card: int, phase: str) -> int:
    """S-7.8, S-7.9: what using a card costs now: being fast, and being repeated."""
    power = state.printed.powers[card]
    price = price_now(state, seat, power, phase)
    row = right_to_repeat(state, seat, card, price) if state.used[seat] >> card & 1 else None
    call = None if row is None else library(state.printed).statements[row.statement]
    return price + (power.cost if isinstance(call, Call) and call.key("pay") is not None else 0)


def right_to_repeat(state: State, seat: Seat, card: int, beside: int = 0) -> Right | None:
    """S-7.8: what allows to use a card once more: what is free first, and what suits the fewest cards.

    Beside what using it costs anyway.
    """
    known = library(state.printed).statements
    cost = state.printed.powers[card].cost
    found: list[tuple[bool, int, Right]] = []
    own = [row for row in state.standing if row.seat == seat and isinstance(row, Right)]
    for row in [row for row in own if row.power != card]:  # S-7.12: never itself
        match known[row.statement]:
            case Call("repeat_card") as call:
                if CHEAPEST in call.args and cost > cheapest(state, seat):
                    continue
                most, pays = call.key("max_cost"), call.key("pay") is not None
                limit = ALL if most is None else number(Case(state, seat), most)
                if cost <= min(limit, state.energy[seat] - beside if pays else ALL):
                    found.append((pays, limit, row))
    return min(found)[2] if found else None


def cheapest(state: State, seat: Seat) -> int:
    """The lowest cost of a card in play."""
    return min((state.printed.powers[card].cost for card in members(state.played[seat])), default=0)


def can_be_paid(state: State, seat: Seat, power: Power | Innate) -> bool:
    """S-6.6, S-6.11: the additional cost of a power that targets no spirit; of one that does the target is asked."""
    return (
        not power.use_cost
        or power.target.kind == "spirit"
        or is_paid(Case(state, seat, actor=seat, doer=seat), power.use_cost)
    )


def has_its_time(state: State, seat: Seat, power: Power | Innate, phase: str) -> bool:
    """S-7.9, S-7.14: a slow power that may be used as a fast one need not be; a rule may make all fast, or slow.

    S-7.17: one of either speed may be used as the other.
    """
    rows = all_said(state).rows
    if "fast" in rows and is_all_fast(state):
        return phase == FAST
    if "slow" in rows and is_all_slow(state, seat):
        return phase == SLOW
    if power.speed == phase or may_be(state, seat, power, phase):
        return True
    if phase == FAST and (is_quick(state, seat, power) or can_hasten(state, seat, power)):
        return True
    return right_to_flip(state, seat) is not None


def right_to_flip(state: State, seat: Seat) -> Right | None:
    """S-7.17: what allows to use a power at the other speed, this turn; mostly nothing does."""
    own = [row for row in state.standing if row.seat == seat and isinstance(row, Right)] if state.standing else ()
    for row in own:
        statement = library(state.printed).statements[row.statement]
        if isinstance(statement, Call) and statement.verb == "flip_speed":
            return row
    return None


@lru_cache(maxsize=1 << 10)
def price_of_speed(power: Power | Innate) -> int | None:
    """S-7.9: for how much energy a card may be used as a fast one, if that is printed on it."""
    said = power.speed_option if isinstance(power, Power) else ()
    prices = [each.args[0] for each in said if isinstance(each, Call) and DECLARED[each.verb].needs == "energy"]
    return next((price for price in prices if isinstance(price, int)), None)


def price_now(state: State, seat: Seat, power: Power | Innate, phase: str) -> int:
    """S-7.9: what is paid for using a slow power in the fast phase; nothing where it is fast by other means."""
    price = price_of_speed(power) if phase == FAST else None
    if price is None or power.speed != SLOW or not can_hasten(state, seat, power):
        return 0
    is_fast = is_fast_by_itself(state, seat, power) or is_quick(state, seat, power) or is_all_fast(state)
    return 0 if is_fast else price


def can_hasten(state: State, seat: Seat, power: Power | Innate) -> bool:
    price = price_of_speed(power)
    return price is not None and price <= state.energy[seat]


def quick_left(state: State, seat: Seat) -> int:
    """S-7.9: how many slow powers may still be used in the fast phase, also by a special rule."""
    return state.quick[seat] + quickened(state, seat)


def is_quick(state: State, seat: Seat, power: Power | Innate) -> bool:
    """S-7.9: may it still be used in the fast phase, if it is slow?"""
    return quick_left(state, seat) + quick_no_major(state, seat, power) > 0


def quick_no_major(state: State, seat: Seat, power: Power | Innate) -> int:
    """S-7.9: how many more may be, if they are no major powers."""
    if not state.counters or (isinstance(power, Power) and power.kind == "major"):
        return 0
    return counter(state, QUICK_NO_MAJOR, seat)


def has_target(state: State, seat: Seat, power: Power | Innate, cost: int = 0) -> bool:
    """S-7.3, S-6.6: something to use it on, for which its additional cost can be paid."""
    if not can_be_paid(state, seat, power):
        return False
    if power.target.kind == "land":
        if is_lent(state, seat, power):
            return bool(target_lands(state, seat, power))
        near = lands_in_reach(state, seat, power, cost)
        if does_any_fit(state, near, power.target):
            return True
        return drift_of(state, seat).left > 0 and bool(target_lands(state, seat, power))
    return power.target.kind != "spirit" or bool(payable_spirits(state, seat, power, cost))


def is_fast_by_itself(state: State, seat: Seat, power: Power | Innate) -> bool:
    return may_be(state, seat, power, FAST)


def may_be(state: State, seat: Seat, power: Power | Innate, speed: str) -> bool:
    """S-7.6: does a threshold that is met let it be fast, or slow?"""
    known = thresholds_by(power, "speed")
    levels = [each for each in known if is_met(state, seat, each)] if known else ()
    return any(isinstance(call, Call) and call.verb == speed for each in levels for call in each.effect)


@contextmanager
def all_spent(state: State, seat: Seat) -> Iterator[None]:
    """As if every marker that the spirit may spend for one action were spent."""
    ready, first = markers_to_spend(state, seat), seat * len(ELEMENTS)
    if not any(ready):
        yield
        return
    before = state.elements[first : first + len(ELEMENTS)]
    state.elements[first : first + len(ELEMENTS)] = [sum(each) for each in zip(before, ready, strict=True)]
    yield
    state.elements[first : first + len(ELEMENTS)] = before
