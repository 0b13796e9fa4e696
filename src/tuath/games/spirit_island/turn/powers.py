"""Using powers: which can be used now, on what, and with which thresholds: S-7."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from tuath.core.notation import (
    Call,
    DeclinedError,
    Effect,
    Word,
    write,
)
from tuath.core.question import Seat, bits_of, members, typed
from tuath.core.table import Rule, Table
from tuath.games.spirit_island.action.changes import USER, change_energy, move_presence, on_the_island, one_land
from tuath.games.spirit_island.action.effects import Use, Verbs, at_land, carry_out, interrupt
from tuath.games.spirit_island.foes.wave import discard_lent
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Elements, Innate, Power, cause_of
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.queries.conditions import names
from tuath.games.spirit_island.state.queries.forcing import forced
from tuath.games.spirit_island.state.queries.legality import covers
from tuath.games.spirit_island.state.queries.queries import (
    PREVIOUS_USES,
    counter,
    counter_of,
    in_reach_of,
    markers_to_spend,
    oceans_in_play,
)
from tuath.games.spirit_island.state.queries.targets import (
    drift_of,
    drifts,
    lands_fitting,
    lands_in_range,
    lands_in_reach,
    leaps,
    origin_of,
    origins_of,
    payable_spirits,
    power_at,
    speaks_of_origin,
    steps,
    target_lands,
    target_laws,
    target_spirit_laws,
    thresholds_of,
)
from tuath.games.spirit_island.state.questions import ORIGIN, REPEAT, TARGET, TARGET_SPIRIT, USE_NOW
from tuath.games.spirit_island.state.standing.corners import INVOKED, counting_corners, markers_on_corners, with_corners
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.standing.special import (
    discount,
    is_all_fast,
    is_all_slow,
    note_beyond_range,
    price_beyond_range,
)
from tuath.games.spirit_island.state.standing.standing import add_standing, all_said, rows_waiting
from tuath.games.spirit_island.state.standing.wave import lent
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    FAST,
    NO_CARD,
    NOBODY,
    NOWHERE,
    SLOW,
    YES,
    Do,
    Doing,
    Happening,
    Repeat,
    Right,
    Sharing,
    Standing,
    State,
    go_back_to,
    since,
)
from tuath.games.spirit_island.turn.thresholds import carry_out_card, carry_out_innate
from tuath.games.spirit_island.turn.usable import (
    QUICK_NO_MAJOR,
    all_spent,
    has_target,
    is_fast_by_itself,
    is_quick,
    may_be,
    price_now,
    quick_left,
    quick_no_major,
    right_to_flip,
    right_to_repeat,
    unlimited,
    usable,
    usable_now,
)
from tuath.games.spirit_island.verbs.cards import discard_top
from tuath.games.spirit_island.verbs.markers import choose_marker, end_spending, spend_one

AT_ORIGIN = Word("origin")
USED_POWER = "used_power_on_land"  # an event


class Aim(NamedTuple):
    """What a power is used on."""

    land: Land = NOWHERE
    origin: Land = NOWHERE
    spirit: Seat = NOBODY
    second: Land = NOWHERE  # S-7.18: of a power with two targets


# ---- what can be used: S-7.1 ----------------------------------------------------------------------------------------
# ---- the target: S-7.13 ----------------------------------------------------------------------------------------------


async def aim(table: Table[State], seat: Seat, power: Power | Innate, place: int) -> Aim:
    """S-7.13: range, origin and filter are read now, and what changes later does not undo the target."""
    state = table.state
    state.doing[seat] = Doing(place)
    match power.target.kind:
        case "land":
            lands = target_lands(state, seat, power)
            laws = partial(target_laws, state, seat, power, lands)
            land = await table.choose(seat, TARGET, typed(members(lands)), laws)
            await drift(table, seat, power, land)
            if not lands_in_range(state, seat, power) >> land & 1:
                note_beyond_range(state, seat)
                change_energy(table, seat, -(price_beyond_range(state, seat, land) or 0))
            origin = await choose_origin(table, seat, power, land)
            return Aim(land, origin, second=await second_target(table, seat, power, land))
        case "spirit":
            others = payable_spirits(state, seat, power)
            laws = partial(target_spirit_laws, state, seat, power, others)
            found = others[0] if len(others) == 1 else await table.choose(seat, TARGET_SPIRIT, others, laws)
            change_energy(table, seat, -leaps(state, seat, found))
            return Aim(spirit=found)
    return Aim(spirit=seat)


async def drift(table: Table[State], seat: Seat, power: Power | Innate, land: Land) -> None:
    """S-22.15: own presence may be gathered to the target or beside it, and must be where it would not fit else."""
    state, left = table.state, drift_of(table.state, seat)
    while moves := drifts(state, seat, power, land, left):
        must = not lands_in_reach(state, seat, power) >> land & 1
        cause = cause_of(state.printed, "spirits", state.spirits[seat])
        use = Use(table, seat, land, actor=seat, rule="S-22.15", cause=cause)
        start = await at_land(use, NOWHERE).land_or_stop(bits_of(moves), may_stop=not must)
        if start == NOWHERE:
            return
        end = await at_land(use, start).land(moves[start])
        move_presence(table, seat, start, end)
        left = left.then(end)


async def choose_origin(table: Table[State], seat: Seat, power: Power | Innate, land: Land) -> Land:
    """S-7.18: where the power does something in the origin land, one of those in range; otherwise the nearest."""
    found = origins_of(table.state, seat, power, land) if speaks_of_origin(power) else 0
    if not found & (found - 1):
        return origin_of(table.state, seat, power, land)
    return await one_land(table, seat, ORIGIN, (found, "S-7.18", "no-origin"))


async def second_target(table: Table[State], seat: Seat, power: Power | Innate, land: Land) -> Land:
    """S-7.18: another land in the second range of an origin from which the first target is in range."""
    state, reach = table.state, power.range
    if reach is None or len(reach.steps) < 2:
        return NOWHERE
    wider = steps(state, seat, power) - reach.steps[0] + reach.steps[1]
    near = in_reach_of(state, origins_of(state, seat, power, land), wider, oceans_in_play(state)) & ~(1 << land)
    lands = lands_fitting(state, near, power.target)
    if not lands:
        return NOWHERE
    laws = ((near, "S-7.18", "beyond-second-range"), (lands, "S-7.18", "no-such-target"))
    return await one_land(table, seat, TARGET, *laws)


# ---- using: S-7.5 to S-7.7 ------------------------------------------------------------------------------------------


async def use_power(table: Table[State], seat: Seat, place: int) -> None:
    """S-7.5: one action; the thresholds that are met are part of it."""
    state, power = table.state, power_at(table.state, place)
    before, spent = state.copy(), None
    if any(markers_to_spend(state, seat)):
        spent = await spend_markers(table, seat, place, lambda: not usable_now(state, seat, state.phase) >> place & 1)
    if state.standing:
        change_energy(table, seat, energy_for_using(state, seat, power))
    is_slow = power.speed == SLOW and not is_fast_by_itself(state, seat, power)
    if price := price_now(state, seat, power, state.phase):
        change_energy(table, seat, -price)
    elif is_flipped(state, seat, power):
        spend_flip(state, seat)
    elif state.phase == FAST and is_slow and (quick_left(state, seat) > 0 or not is_all_fast(state)):
        spend_quick(state, seat, power)
    if not await use_now(table, seat, place, before):
        leave_out(table, seat, place, before)
    elif spent:
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


async def use_now(table: Table[State], seat: Seat, place: int, before: State) -> bool:
    """S-7.1, S-7.8: whatever the phase; it cannot be used again this turn without a right to repeat it. Was it used?"""
    state = table.state
    if state.used[seat] >> place & 1 and not unlimited(state, seat) >> place & 1:
        spend_right(table, seat, place)
    state.used[seat] |= 1 << place
    target = await aim(table, seat, power_at(state, place), place)
    with Using(state, seat, place):
        is_used = await use_once(table, seat, place, target, before)
    if is_used and lent(state, seat):
        discard_lent(table, seat, 1 << place)  # S-19.12: after one use
    return is_used


def leave_out(table: Table[State], seat: Seat, place: int, before: State) -> None:
    """S-7.2, S-22.15: what was not used was not targeted, paid for or moved for; [R] it is over for this turn."""
    go_back_to(table.state, before)
    table.state.used[seat] |= 1 << place
    table.tell("power-left-out", seat=seat, use=place + BESIDE_STOP)


OF_USER = frozenset(name for name, verb in DECLARED.items() if verb.of_user)


class Using:
    """S-19.6: so long a spirit uses its power, where a rule asks who does."""

    def __init__(self, state: State, seat: Seat, place: int) -> None:
        self.state, self.seat, self.place = state, seat, place

    def __enter__(self) -> None:
        if self.state.standing and not all_said(self.state).rows.keys().isdisjoint(OF_USER):
            self.state.counters[USER] = self.seat
            self.state.counters[f"{USER}.power"] = self.place

    def __exit__(self, *_: object) -> None:
        if USER in self.state.counters:
            del self.state.counters[USER], self.state.counters[f"{USER}.power"]


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
    saved = discount(state)
    if not saved or (power.speed == FAST and isinstance(power, Power)):
        return 0
    is_fast = power.speed == FAST or is_fast_by_itself(state, seat, power) or quick_left(state, seat) > 0
    return saved if is_fast else 0


# ---- element markers: S-22.21 ---------------------------------------------------------------------------------------


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


UNDER_WAY = ("doing",)  # what the last questions were about, which changes nothing


async def use_once(
    table: Table[State], seat: Seat, place: int, aimed: Aim, before: State, is_repeat: bool = False
) -> bool:
    """S-7.2: whoever declines its effects, so that nothing is done, has not used it. Was it used?

    What has been paid and moved for it since it was ordered is no effect of it.
    """
    power = power_at(table.state, place)
    if aimed.spirit != NOBODY:
        table.state.done &= ~(1 << aimed.spirit)  # S-3.3: what it is given it may still use in this phase
    tell_use(table, seat, place + BESIDE_STOP, aimed)
    use = Use(
        table, seat, aimed.land, aimed.origin, aimed.spirit, actor=seat, power=place, is_repeat=is_repeat, cause=place
    )  # fmt: skip
    use.tally.lands["targets"] = bits_of([land for land in (aimed.land, aimed.second) if land != NOWHERE])
    if power.use_cost and not await is_paid_for(use, power.use_cost):
        return False
    at_first = since(table.state, before, UNDER_WAY)
    if isinstance(power, Innate) and power.any_number:
        table.state.counters[counter_of(PREVIOUS_USES, seat)] = counter(table.state, PREVIOUS_USES, seat) + 1
    if INVOKED in table.state.counters:
        with counting_corners(table.state, seat, aimed.land):
            await carry_out_power(use, power)
    else:
        await carry_out_power(use, power)
    if use.tally.declined and since(table.state, before, UNDER_WAY) == at_first:
        return False
    if aimed.land != NOWHERE and rows_waiting(table.state, (USED_POWER,)):
        state = table.state
        state.happened = (*state.happened, Happening(USED_POWER, aimed.land, seat=seat))
    return True


async def is_paid_for(use: Use, cost: Effect) -> bool:
    """S-6.6, S-6.11: its additional cost; S-14.19 [R]: first what all must agree to, else nothing of it is done."""
    shared = [each for each in cost if isinstance(each, Call) and DECLARED[each.verb].needs == "joint_energy"]
    try:
        await carry_out(use, (*shared, *(each for each in cost if each not in shared)))
    except DeclinedError:
        return False
    return True


def carry_out_power(use: Use, power: Power | Innate) -> Rule[None]:
    return carry_out_card(use, power) if isinstance(power, Power) else carry_out_innate(use, power)


def tell_use(table: Table[State], seat: Seat, use: int, aimed: Aim) -> None:
    if aimed.land != NOWHERE:
        table.tell("power-used-in", seat=seat, use=use, land=aimed.land)
    elif aimed.spirit not in (NOBODY, seat):
        table.tell("power-used-for", seat=seat, use=use, other=aimed.spirit)
    else:
        table.tell("power-used", seat=seat, use=use)


# ---- thresholds: S-7.6 ----------------------------------------------------------------------------------------------
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
        times = use.number(call.key("max") or 1)
        use.state.agenda += [Repeat(use.actor, use.power, beside, is_same)] * times


async def repeat_power(table: Table[State], task: Repeat) -> None:
    """S-7.8: an action of its own, if so wished; beside the first target where the power says so."""
    state, seat, power = table.state, task.seat, power_at(table.state, task.power)
    state.doing[seat] = Doing(task.power)
    before = state.copy()
    if task.same:
        aimed = Aim(task.beside, origin_of(state, seat, power, task.beside))
        if not await use_once(table, seat, task.power, aimed, before, is_repeat=True):
            leave_out(table, seat, task.power, before)
        return
    if task.beside == NOWHERE:
        if has_target(state, seat, power) and await table.choose(seat, REPEAT) == YES:
            spent = await spend_markers(table, seat, task.power, lambda: False)
            aimed = await aim(table, seat, power, task.power)
            if await use_once(table, seat, task.power, aimed, before, is_repeat=True):
                end_spending(state, seat, spent)
            else:
                leave_out(table, seat, task.power, before)
        return
    case = Case(state, seat, oceans=oceans_in_play(state))
    near = case.near(task.beside)
    lands = lands_fitting(state, near, power.target)  # [R] not the range
    if lands and await table.choose(seat, REPEAT) == YES:
        laws = ((near, "S-7.8", "not-beside-the-first"), (lands, "S-7.3", "no-such-target"))
        land = await table.choose(seat, TARGET, laws=(on_the_island(state), *laws))
        aimed = Aim(land, origin_of(state, seat, power, land))
        if not await use_once(table, seat, task.power, aimed, before, is_repeat=True):
            leave_out(table, seat, task.power, before)


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
    add_standing(use.state, call, Standing(0, use.doer, power=use.power))


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
        await interrupt(use.table, use_inside(use.table, use.seat, chosen))


async def use_inside(table: Table[State], seat: Seat, place: int) -> None:
    """S-7.2, S-15.9: inside an action that orders it."""
    before = table.state.copy()
    if not await use_now(table, seat, place, before):
        leave_out(table, seat, place, before)


async def share_targeting(use: Use, call: Call) -> None:
    """Entwined Power: each may measure range from the other's presence, this turn."""
    add_standing(use.state, call, Sharing(0, use.actor, use.target, use.power))


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
