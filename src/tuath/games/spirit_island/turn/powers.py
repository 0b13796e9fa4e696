"""Using powers: which can be used now, on what, and with which thresholds: S-7."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from tuath.core.notation import (
    Call,
    Effect,
    Either,
    Expr,
    If,
    May,
    Op,
    Stmt,
    Text,
    UpTo,
    Word,
    parse,
    write,
)
from tuath.core.question import Laws, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import USER, change_energy, move_presence, one_land
from tuath.games.spirit_island.action.effects import Use, Verbs, at_land, carry_out, interrupt
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Elements, Innate, Power, Threshold, cause_of
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.conditions import ALL, Case, Tally, names, number
from tuath.games.spirit_island.state.corners import counting_corners, markers_on_corners, with_corners
from tuath.games.spirit_island.state.forcing import forced
from tuath.games.spirit_island.state.legality import covers, is_met
from tuath.games.spirit_island.state.queries import (
    PREVIOUS_USES,
    counter,
    counter_of,
    elements,
    in_reach_of,
    markers_to_spend,
    oceans_in_play,
    spirit,
)
from tuath.games.spirit_island.state.questions import ORIGIN, REPEAT, TARGET, TARGET_SPIRIT, THRESHOLD, USE_NOW
from tuath.games.spirit_island.state.standing import (
    add_standing,
    discount,
    is_all_fast,
    is_all_slow,
    library,
    note_beyond_range,
    price_beyond_range,
    quickened,
    rows_by,
    rows_waiting,
)
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    FAST,
    NO_CARD,
    NOBODY,
    NOWHERE,
    SLOW,
    STOP,
    YES,
    Do,
    Doing,
    Happening,
    Repeat,
    Right,
    Sharing,
    Standing,
    State,
)
from tuath.games.spirit_island.state.targets import (
    TARGETING,
    drifts,
    fits_target,
    has_level,
    is_paid,
    lands_in_range,
    lands_in_reach,
    leaps,
    may_drift,
    origin_of,
    origins_of,
    payable_spirits,
    power_at,
    speaks_of_origin,
    steps,
    target_lands,
    target_laws,
    thresholds_by,
    thresholds_of,
)
from tuath.games.spirit_island.verbs.cards import discard_top
from tuath.games.spirit_island.verbs.markers import choose_marker, end_spending, spend_one

LAST_INSTEAD = "last_instead"
AT_ORIGIN = Word("origin")
INSTEAD = ("instead", "may_instead", LAST_INSTEAD)
USED_POWER = "used_power_on_land"  # an event
CHEAPEST, ALONE = Word("lowest_cost"), "no_other_cards_in_play"


QUICK_NO_MAJOR = "turn.quick_no_major"  # slow powers but major ones that may still be used as fast ones


class Aim(NamedTuple):
    """What a power is used on."""

    land: Land = NOWHERE
    origin: Land = NOWHERE
    spirit: Seat = NOBODY
    second: Land = NOWHERE  # S-7.18: of a power with two targets


# ---- what can be used: S-7.1 ----------------------------------------------------------------------------------------


def usable(state: State, seat: Seat, phase: str) -> int:
    """What can be used now, with the element markers that may be spent for it: S-22.21."""
    if not any(markers_to_spend(state, seat)):
        return usable_now(state, seat, phase)
    with all_spent(state, seat):
        return usable_now(state, seat, phase)


def usable_now(state: State, seat: Seat, phase: str) -> int:
    """Cards in play and innate powers that can be used now and have a target, as bits; innate ones after all cards.

    S-7.1, S-16.3: each once per turn and spirit, unless it may be repeated.
    """
    cards = members(state.played[seat])
    fresh = [card for card in cards if not state.used[seat] >> card & 1 or right_to_repeat(state, seat, card)]
    found = [
        card for card in fresh if is_ready(state, seat, state.printed.powers[card], phase, to_pay(state, seat, card))
    ]
    first = len(state.printed.powers)
    for place in spirit(state, seat).innates:
        innate = state.printed.innates[place]
        if (innate.any_number or not state.used[seat] >> first + place & 1) and has_level(state, seat, innate):
            found += [first + place] if is_ready(state, seat, innate, phase) else []
    return bits_of(found)


def use_laws(state: State, seat: Seat, phase: str) -> Laws:
    """S-7.1: why a power is not offered."""
    first = len(state.printed.powers)
    own = state.played[seat] | bits_of(first + place for place in spirit(state, seat).innates)
    with all_spent(state, seat):
        timely = bits_of(place for place in members(own) if has_its_time(state, seat, power_at(state, place), phase))
    rest = 0b11 << first + len(state.printed.innates)  # S-19.3, S-20.6: a ritual, a card for the beasts
    return [
        ((allowed | rest) << BESIDE_STOP | 1 << STOP, rule, key)
        for allowed, rule, key in (
            (own, "S-7.1", "not-in-play"),
            (own & ~(state.used[seat] & ~unlimited(state, seat)), "S-7.1", "used-already"),
            (timely, "S-7.9", "not-its-time"),
            (usable(state, seat, phase), "S-7.3", "no-use-now"),
        )
    ]


def unlimited(state: State, seat: Seat) -> int:
    """Innate powers that may be used any number of times in a turn, as bits."""
    first = len(state.printed.powers)
    return bits_of(first + place for place in spirit(state, seat).innates if state.printed.innates[place].any_number)


def to_pay(state: State, seat: Seat, card: int) -> int:
    """S-7.8: what using a card costs now, which only a repeat can."""
    row = right_to_repeat(state, seat, card) if state.used[seat] >> card & 1 else None
    call = None if row is None else library(state.printed).statements[row.statement]
    return state.printed.powers[card].cost if isinstance(call, Call) and call.key("pay") is not None else 0


def right_to_repeat(state: State, seat: Seat, card: int) -> Right | None:
    """S-7.8: what allows to use a card once more: what is free first, and what suits the fewest cards."""
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
                if cost <= min(limit, state.energy[seat] if pays else ALL):
                    found.append((pays, limit, row))
    return min(found)[2] if found else None


def cheapest(state: State, seat: Seat) -> int:
    """The lowest cost of a card in play."""
    return min((state.printed.powers[card].cost for card in members(state.played[seat])), default=0)


def is_ready(state: State, seat: Seat, power: Power | Innate, phase: str, cost: int = 0) -> bool:
    """S-7.1, S-7.3, S-7.6: the right time, by itself or by a threshold, and something to use it on when it is paid."""
    return has_its_time(state, seat, power, phase) and has_target(state, seat, power, cost)


def can_be_paid(state: State, seat: Seat, power: Power | Innate) -> bool:
    """S-6.6, S-6.11: the additional cost of a power that targets no spirit; of one that does the target is asked."""
    return not power.use_cost or power.target.kind == "spirit" or is_paid(Case(state, seat, user=seat), power.use_cost)


def has_its_time(state: State, seat: Seat, power: Power | Innate, phase: str) -> bool:
    """S-7.9, S-7.14: a slow power that may be used as a fast one need not be; a rule may make all fast, or slow.

    S-7.17: one of either speed may be used as the other.
    """
    if is_all_fast(state):
        return phase == FAST
    if is_all_slow(state, seat):
        return phase == SLOW
    if power.speed == phase or may_be(state, seat, power, phase):
        return True
    if phase == FAST and (is_quick(state, seat, power) or can_hasten(state, seat, power)):
        return True
    return right_to_flip(state, seat) is not None


def right_to_flip(state: State, seat: Seat) -> Right | None:
    """S-7.17: what allows to use a power at the other speed, this turn; mostly nothing does."""
    for row in [row for row in state.standing if row.seat == seat and isinstance(row, Right)]:
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
        near = lands_in_reach(state, seat, power, cost)
        if any(fits_target(state, Land(land), power.target) for land in members(near)):
            return True
        return may_drift(state, seat) and bool(target_lands(state, seat, power))
    return power.target.kind != "spirit" or bool(payable_spirits(state, seat, power, cost))


# ---- the target: S-7.13 ----------------------------------------------------------------------------------------------


async def aim(table: Table[State], seat: Seat, power: Power | Innate, place: int) -> Aim:
    """S-7.13: range, origin and filter are read now, and what changes later does not undo the target."""
    state = table.state
    state.doing[seat] = Doing(place)
    match power.target.kind:
        case "land":
            lands = target_lands(state, seat, power)
            land = await table.choose(seat, TARGET, laws=target_laws(state, lands))
            await drift(table, seat, power, land)
            if not lands_in_range(state, seat, power) >> land & 1:
                note_beyond_range(state, seat)
                change_energy(table, seat, -(price_beyond_range(state, seat, land) or 0))
            origin = await choose_origin(table, seat, power, land)
            return Aim(land, origin, second=await second_target(table, seat, power, land))
        case "spirit":
            others = payable_spirits(state, seat, power)
            found = others[0] if len(others) == 1 else await table.choose(seat, TARGET_SPIRIT, others)
            change_energy(table, seat, -leaps(state, seat, found))
            return Aim(spirit=found)
    return Aim(spirit=seat)


async def drift(table: Table[State], seat: Seat, power: Power | Innate, land: Land) -> None:
    """S-22.15: one own presence may be gathered to the target or beside it, and must be where it would not fit else."""
    state = table.state
    moves = drifts(state, seat, power, land) if may_drift(state, seat) else {}
    if not moves:
        return
    must = not lands_in_reach(state, seat, power) >> land & 1
    cause = cause_of(state.printed, "spirits", state.spirits[seat])
    use = Use(table, seat, land, user=seat, rule="S-22.15", cause=cause)
    start = await at_land(use, NOWHERE).land_or_stop(bits_of(moves), may_stop=not must)
    if start != NOWHERE:
        move_presence(table, seat, start, await at_land(use, start).land(moves[start]))


async def choose_origin(table: Table[State], seat: Seat, power: Power | Innate, land: Land) -> Land:
    """S-7.18: where the power does something in the origin land, one of those in range; otherwise the nearest."""
    found = origins_of(table.state, seat, power, land) if speaks_of_origin(power) else 0
    if not found & (found - 1):
        return origin_of(table.state, seat, power, land)
    return await one_land(table, seat, ORIGIN, (found, "S-7.18", "no-target"))


async def second_target(table: Table[State], seat: Seat, power: Power | Innate, land: Land) -> Land:
    """S-7.18: another land in the second range of an origin from which the first target is in range."""
    state, reach = table.state, power.range
    if reach is None or len(reach.steps) < 2:
        return NOWHERE
    wider = steps(state, seat, power) - reach.steps[0] + reach.steps[1]
    near = in_reach_of(state, origins_of(state, seat, power, land), wider, oceans_in_play(state)) & ~(1 << land)
    lands = bits_of(each for each in members(near) if fits_target(state, Land(each), power.target))
    return await one_land(table, seat, TARGET, (lands, "S-7.18", "no-target")) if lands else NOWHERE


# ---- using: S-7.5 to S-7.7 ------------------------------------------------------------------------------------------


async def use_power(table: Table[State], seat: Seat, place: int) -> None:
    """S-7.5: one action; the thresholds that are met are part of it."""
    state, power = table.state, power_at(table.state, place)
    spent = await spend_markers(table, seat, place, lambda: not usable_now(state, seat, state.phase) >> place & 1)
    change_energy(table, seat, energy_for_using(state, seat, power))
    is_slow = power.speed == SLOW and not is_fast_by_itself(state, seat, power)
    is_hastened = state.phase == FAST and is_slow and not is_quick(state, seat, power) and not is_all_fast(state)
    if is_hastened and can_hasten(state, seat, power):
        change_energy(table, seat, -(price_of_speed(power) or 0))
    elif is_flipped(state, seat, power):
        spend_flip(state, seat)
    elif state.phase == FAST and is_slow and (quick_left(state, seat) > 0 or not is_all_fast(state)):
        spend_quick(state, seat, power)
    await use_now(table, seat, place)
    end_spending(state, seat, spent)


def is_flipped(state: State, seat: Seat, power: Power | Innate) -> bool:
    """S-7.17: is it used at the other speed, which nothing else allows?"""
    if is_all_fast(state) or is_all_slow(state, seat) or power.speed == state.phase:
        return False
    if state.phase == FAST and is_quick(state, seat, power):
        return False
    return not may_be(state, seat, power, state.phase)


def spend_flip(state: State, seat: Seat) -> None:
    row = right_to_flip(state, seat)
    if row is not None:
        lessen(state, row)


def spend_quick(state: State, seat: Seat, power: Power | Innate) -> None:
    """S-7.9: first what is only for some powers."""
    if quick_no_major(state, seat, power):
        state.counters[counter_of(QUICK_NO_MAJOR, seat)] -= 1
    else:
        state.quick[seat] -= 1


async def use_now(table: Table[State], seat: Seat, place: int) -> None:
    """S-7.1, S-7.8: whatever the phase; it cannot be used again this turn without a right to repeat it."""
    state = table.state
    if state.used[seat] >> place & 1 and not unlimited(state, seat) >> place & 1:
        spend_right(table, seat, place)
    state.used[seat] |= 1 << place
    target = await aim(table, seat, power_at(state, place), place)
    with Using(state, seat, place):
        await use_once(table, seat, place, target)


OF_USER = tuple(name for name, verb in DECLARED.items() if verb.of_user)


class Using:
    """S-19.6: so long a spirit uses its power, where a rule asks who does."""

    def __init__(self, state: State, seat: Seat, place: int) -> None:
        self.state, self.seat, self.place = state, seat, place

    def __enter__(self) -> None:
        if self.state.standing and any(rows_by(self.state, verb) for verb in OF_USER):
            self.state.counters[USER] = self.seat
            self.state.counters[f"{USER}.power"] = self.place

    def __exit__(self, *_: object) -> None:
        self.state.counters.pop(USER, None)
        self.state.counters.pop(f"{USER}.power", None)


def spend_right(table: Table[State], seat: Seat, card: int) -> None:
    """S-7.8: a right to repeat is used up, and paid for if it must be."""
    state = table.state
    row = right_to_repeat(state, seat, card)
    assert row is not None
    call = library(state.printed).statements[row.statement]
    if isinstance(call, Call) and call.key("pay") is not None:
        change_energy(table, seat, -state.printed.powers[card].cost)
    lessen(state, row)


def lessen(state: State, row: Right) -> None:
    """A right that holds so often has been used once more."""
    rows = list(state.standing)
    place = rows.index(row)
    rows[place : place + 1] = [row._replace(left=row.left - 1)] if row.left > 1 else []
    state.standing = tuple(rows)


def energy_for_using(state: State, seat: Seat, power: Power | Innate) -> int:
    """S-19.1: for a power that would be fast anyway where those are cheaper, unless its card was."""
    saved = discount(state) if state.standing else 0
    if not saved or (power.speed == FAST and isinstance(power, Power)):
        return 0
    is_fast = power.speed == FAST or is_fast_by_itself(state, seat, power) or quick_left(state, seat) > 0
    return saved if is_fast else 0


def is_fast_by_itself(state: State, seat: Seat, power: Power | Innate) -> bool:
    return may_be(state, seat, power, FAST)


def may_be(state: State, seat: Seat, power: Power | Innate, speed: str) -> bool:
    """S-7.6: does a threshold that is met let it be fast, or slow?"""
    levels = [each for each in thresholds_by(power, "speed") if is_met(state, seat, each)]
    return any(isinstance(call, Call) and call.verb == speed for each in levels for call in each.effect)


# ---- element markers: S-22.21 ---------------------------------------------------------------------------------------


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


async def spend_markers(table: Table[State], seat: Seat, place: int, is_needed: Callable[[], bool]) -> Counter[int]:
    """S-22.21: those that help this power, as many as one likes, but as many as it needs to be used at all."""
    spent = Counter[int]()
    while useful := useful_markers(table.state, seat, power_at(table.state, place)):
        table.state.doing[seat] = Doing(place)
        element = await choose_marker(table, seat, useful, may_stop=not is_needed())
        if element is None:
            break
        spend_one(table, seat, element, spent)
    return spent


def useful_markers(state: State, seat: Seat, power: Power | Innate) -> list[int]:
    """Elements that bring a threshold nearer which can be reached, or that the power counts."""
    ready = markers_to_spend(state, seat)
    if not any(ready):
        return []
    found = set(counted_elements(power))
    wanted = [each for threshold in thresholds_of(power) for each in threshold.elements]
    for own in own_elements_there(state, seat, power):
        most = [sum(each) for each in zip(own, ready, strict=True)]
        for each in [each for each in wanted if covers(most, each)]:
            found |= {place for place, need in enumerate(each) if own[place] < need}
    return [place for place in sorted(found) if ready[place]]


def own_elements_there(state: State, seat: Seat, power: Power | Innate) -> set[Elements]:
    """S-19.7: what the spirit has, with the corners of each land that it could target."""
    own = elements(state, seat)
    if not markers_on_corners(state) or power.target.kind != "land":
        return {own}
    with all_spent(state, seat):
        lands = target_lands(state, seat, power)
    return {with_corners(state, own, Land(land)) for land in members(lands)}


@lru_cache(maxsize=1 << 10)
def counted_elements(power: Power | Innate) -> frozenset[int]:
    """Those of which the power asks how many there are."""
    effects = [each.effect for each in thresholds_of(power)] + ([power.effect] if isinstance(power, Power) else [])
    said = {name for effect in effects for name in re.findall(r"element\.(\w+)", write(effect))}
    return frozenset(ELEMENTS.index(name) for name in said)


async def use_once(table: Table[State], seat: Seat, place: int, aimed: Aim, is_repeat: bool = False) -> None:
    power = power_at(table.state, place)
    if aimed.spirit != NOBODY:
        table.state.done &= ~(1 << aimed.spirit)  # S-3.3: what it is given it may still use in this phase
    tell_use(table, seat, place + BESIDE_STOP, aimed)
    use = Use(
        table, seat, aimed.land, aimed.origin, aimed.spirit, user=seat, power=place, is_repeat=is_repeat, cause=place
    )  # fmt: skip
    use.tally.lands["targets"] = bits_of(land for land in (aimed.land, aimed.second) if land != NOWHERE)
    await carry_out(use, power.use_cost)  # S-6.6, S-6.11
    if isinstance(power, Innate) and power.any_number:
        table.state.counters[counter_of(PREVIOUS_USES, seat)] = counter(table.state, PREVIOUS_USES, seat) + 1
    with counting_corners(table.state, seat, aimed.land):
        if isinstance(power, Power):
            await carry_out_card(use, power)
        else:
            await carry_out_innate(use, power)
    if aimed.land != NOWHERE and rows_waiting(table.state, (USED_POWER,)):
        state = table.state
        state.happened = (*state.happened, Happening(USED_POWER, aimed.land, seat=seat))


def tell_use(table: Table[State], seat: Seat, use: int, aimed: Aim) -> None:
    if aimed.land != NOWHERE:
        table.tell("power-used-in", seat=seat, use=use, land=aimed.land)
    elif aimed.spirit not in (NOBODY, seat):
        table.tell("power-used-for", seat=seat, use=use, other=aimed.spirit)
    else:
        table.tell("power-used", seat=seat, use=use)


# ---- thresholds: S-7.6 ----------------------------------------------------------------------------------------------


async def carry_out_card(use: Use, card: Power) -> None:
    """S-7.6: the effect with its thresholds, each looked at when it is reached; alternatives before either."""
    await add_thresholds(use, card, "first")
    effect = await one_of(use, [card.effect, *(each for each in card.thresholds if each.mode in INSTEAD)])
    for threshold in [each for each in card.thresholds if each.mode == "modify"]:
        if is_met(use.state, use.seat, threshold) and await is_wanted(use, threshold.effect):
            effect = modified(effect, threshold.effect)
    for threshold in [each for each in card.thresholds if each.mode == "both"]:
        use.is_both = is_met(use.state, use.seat, threshold) and await wants(use, threshold.effect)
        if use.is_both:
            await carry_out_both(use, threshold, effect)
            effect = ()
    if any(each.mode == "before_last" for each in card.thresholds):
        await carry_out(use, effect[:-1])
        await add_thresholds(use, card, "before_last")
        effect = effect[-1:]
    await carry_out(use, effect)
    await add_thresholds(use, card, "add")
    for threshold in [each for each in card.thresholds if each.mode == "special"]:
        if has_special(use, threshold) and await is_wanted(use, threshold.effect):
            await carry_out(use, threshold.effect)


def has_special(use: Use, threshold: Threshold) -> bool:
    """S-7.6: what else than elements a part of a card may need."""
    return not use.is_repeat and threshold.condition == ALONE and use.state.played[use.seat] == 1 << use.power


async def carry_out_both(use: Use, both: Threshold, effect: Effect) -> None:
    """S-7.6: both ways, one after the other; S-22.23: the second if the elements are still there then."""
    for statement in effect:
        ways = statement.options if isinstance(statement, Either) else ((statement,),)
        for place, way in enumerate(ways):
            if not place or is_met(use.state, use.seat, both):
                await carry_out(use, way)


async def carry_out_innate(use: Use, innate: Innate) -> None:
    """S-7.7: level by level; some stand in the place of the one before. What belongs to all may follow them."""
    destroyed = Counter[str]()
    await carry_out(use, () if innate.general_last else innate.general)
    parts: list[list[Threshold]] = []
    for level in [level for level in innate.levels if level.mode == "modify" and is_met(use.state, use.seat, level)]:
        if await is_wanted(use, level.effect):
            await carry_out(use, level.effect)
    for level in [level for level in innate.levels if level.mode != "modify"]:
        if level.mode in INSTEAD and parts:
            parts[-1].append(level)
        elif level.mode not in TARGETING:
            parts.append([level])
    is_first = True  # S-7.2: who uses the power wants at least that
    for lowest, *higher in parts:
        if not is_met(use.state, use.seat, lowest) or not (lowest.needs is None or use.holds(lowest.needs)):
            continue
        effect = await one_of(use, [lowest.effect, *(each for each in higher if each.mode != LAST_INSTEAD)])
        ends = [each for each in higher if each.mode == LAST_INSTEAD and is_met(use.state, use.seat, each)]
        if ends:
            await carry_out(use, effect[:-1])
            effect = await one_of(use, [effect[-1:], *ends])
            await carry_out(use, effect)
        elif is_first or effect != lowest.effect or await is_wanted(use, effect):
            use.tally.destroyed.clear()  # "by this" means by this level
            await carry_out(use, effect)
            destroyed.update(use.tally.destroyed)
        is_first = False
    use.tally.destroyed.update(destroyed)
    await carry_out(use, innate.general if innate.general_last else ())


async def one_of(use: Use, ways: Sequence[Effect | Threshold]) -> Effect:
    """S-7.6: what stands instead of the first, the last of them first, or the first."""
    for way in reversed(ways):
        if not isinstance(way, Threshold):
            return way
        if is_met(use.state, use.seat, way) and await wants(use, way.effect):
            return way.effect
    return ()


async def add_thresholds(use: Use, card: Power, mode: str) -> None:
    for threshold in [each for each in card.thresholds if each.mode == mode]:
        if is_met(use.state, use.seat, threshold) and await is_wanted(use, threshold.effect):
            await carry_out(use, threshold.effect)


def modified(effect: Effect, change: Effect) -> Effect:
    """What is omitted falls away, the rest is added."""
    omitted: list[Stmt] = []
    added: list[Stmt] = []
    for statement in change:
        match statement:
            case Call("omit", (Text(text),)):
                omitted += parse(text)
            case _:
                added.append(statement)
    return (*(each for each in effect if each not in omitted), *added)


async def is_wanted(use: Use, effect: Effect) -> bool:
    """S-7.6: a spirit may always act as if it had fewer elements; what only helps is not asked."""
    return only_helps(effect) or await wants(use, effect)


async def wants(use: Use, effect: Effect) -> bool:
    """The number of the threshold among those of the power says what would be done."""
    thresholds = enumerate(thresholds_of(power_at(use.state, use.power)), start=1)
    place = next((place for place, each in thresholds if each.effect is effect), 0)
    use.state.doing[use.seat] = Doing(use.cause, where=use.here, threshold=place)
    return await use.table.choose(use.seat, THRESHOLD) == YES


def only_helps(effect: Effect) -> bool:
    """Nothing in it must be done that one might not want."""
    return all(is_help(statement) for statement in effect)


def is_help(statement: Stmt) -> bool:
    match statement:
        case May():
            return True
        case If(_, then, otherwise):
            return only_helps(then) and only_helps(otherwise)
        case Call(verb, args, _, block):
            helps = DECLARED[verb].helps
            if helps == "inside":
                return only_helps(block or ())
            return helps == "always" or (helps == "up_to" and is_up_to(args[0]))
    return False


def is_up_to(quantity: Expr) -> bool:
    """May it be none?"""
    return isinstance(quantity, UpTo) or (isinstance(quantity, Op) and isinstance(quantity.left, UpTo))


# ---- once more, or sooner: S-7.8, S-7.9 -----------------------------------------------------------------------------


async def repeat(use: Use, call: Call) -> None:
    """S-7.8, S-7.12: once more in full, after this use; what is repeated does not repeat itself.

    S-22.23: where only the effects are repeated, at once and in the same land.
    """
    if call.args == (Word("effects_only"),):
        power = power_at(use.state, use.power)
        assert isinstance(power, Power)
        await carry_out(use, power.effect)
        return
    if not use.is_repeat:
        is_same = call.args == (Word("same_land"),)
        beside = use.here if is_same or call.key("at") is not None else NOWHERE
        use.state.agenda.append(Repeat(use.user, use.power, beside, is_same))


async def repeat_power(table: Table[State], task: Repeat) -> None:
    """S-7.8: an action of its own, if so wished; beside the first target where the power says so."""
    state, seat, power = table.state, task.seat, power_at(table.state, task.power)
    state.doing[seat] = Doing(task.power)
    if task.same:
        aimed = Aim(task.beside, origin_of(state, seat, power, task.beside))
        await use_once(table, seat, task.power, aimed, is_repeat=True)
        return
    if task.beside == NOWHERE:
        if has_target(state, seat, power) and await table.choose(seat, REPEAT) == YES:
            spent = await spend_markers(table, seat, task.power, lambda: False)
            await use_once(table, seat, task.power, await aim(table, seat, power, task.power), is_repeat=True)
            end_spending(state, seat, spent)
        return
    case = Case(state, seat, oceans=oceans_in_play(state))
    near = case.near(task.beside)
    lands = bits_of(land for land in members(near) if fits_target(state, Land(land), power.target))  # [R] not the range
    if lands and await table.choose(seat, REPEAT) == YES:
        land = await table.choose(seat, TARGET, laws=target_laws(state, lands))
        await use_once(table, seat, task.power, Aim(land, origin_of(state, seat, power, land)), is_repeat=True)


async def repeat_card(use: Use, call: Call) -> None:
    """S-7.8: so many times this turn a card may be used once more, free or for its cost."""
    add_standing(use.state, call, Right(0, use.seat, use.amount(call.args[0]).most, use.power))


async def flip_speed(use: Use, call: Call) -> None:
    """S-7.17: so many powers may be used at the other speed this turn, slow ones as fast or fast ones as slow."""
    add_standing(use.state, call, Right(0, use.seat, use.amount(call.args[0]).most, use.power))


async def fast(use: Use, call: Call) -> None:
    """S-7.9: so many slow powers may be used as fast ones this turn."""
    if len(call.args) > 1:
        most = counter(use.state, QUICK_NO_MAJOR, use.seat) + use.amount(call.args[0]).most
        use.state.counters[counter_of(QUICK_NO_MAJOR, use.seat)] = most
    elif call.args:
        use.state.quick[use.seat] += use.amount(call.args[0]).most


async def slow(use: Use, call: Call) -> None:
    """S-7.9: all powers of the spirit are slow, this turn."""
    add_standing(use.state, call, Standing(0, use.seat, power=use.power))


async def use_unseen(use: Use, call: Call) -> None:
    """S-22.22: cards of the deck are turned up until one targets a land; here it is used, and leaves nothing open."""
    powers = use.state.printed.powers
    for _ in range(len(powers)):
        await discard_top(use, call)
        card = use.tally.turned_up
        if card == NO_CARD or powers[card].target.kind == "land":
            break
    if use.tally.turned_up != NO_CARD:
        use.tally.used_card = use.tally.turned_up
        own = dataclasses.replace(use, tally=Tally(), is_unseen=True)
        await carry_out_card(own, as_forced(powers[use.tally.used_card]))


@lru_cache(maxsize=256)
def as_forced(card: Power) -> Power:
    """S-22.22: with its thresholds."""
    thresholds = tuple(each._replace(effect=forced(each.effect)) for each in card.thresholds)
    return dataclasses.replace(card, effect=forced(card.effect), thresholds=thresholds)


async def resolve_power(use: Use, call: Call) -> None:
    """S-15.9: a power of that speed now, if there is one; a spirit action inside the one that orders it."""
    wanted, card = names(call.args[1])[0], use.tally.that_card
    if wanted == "that_card":
        power = use.state.printed.powers[card]
        ready = [card] if has_target(use.state, use.seat, power) and not use.state.used[use.seat] >> card & 1 else []
    else:
        ready = list(members(usable(use.state, use.seat, wanted)))
    if ready:
        use.ask_about()
        chosen = ready[0] if wanted == "that_card" else await use.table.choose(use.seat, USE_NOW, ready)
        await interrupt(use.table, use_now(use.table, use.seat, chosen))


async def share_targeting(use: Use, call: Call) -> None:
    """Entwined Power: each may measure range from the other's presence, this turn."""
    add_standing(use.state, call, Sharing(0, use.user, use.target, use.power))


VERBS: Verbs = {
    "repeat": repeat,
    "repeat_card": repeat_card,
    "fast": fast,
    "slow": slow,
    "flip_speed": flip_speed,
    "use_unseen": use_unseen,
    "resolve_power": resolve_power,
    "share_targeting": share_targeting,
}
TASKS: Mapping[str, Do] = {"repeat": repeat_power}
