"""Using powers: which can be used now, on what, and with which thresholds: S-7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tuath.core.notation import Call, Effect, May
from tuath.core.question import Law, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.conditions import CONDITIONS, Case, number
from tuath.games.spirit_island.effects import VERBS, Use, carry_out
from tuath.games.spirit_island.geometry import Land, number_of
from tuath.games.spirit_island.material import ELEMENTS, Elements, Innate, Power, Range, Target, Threshold
from tuath.games.spirit_island.pieces import CITY, DAHAN, INVADERS, TOWN, count
from tuath.games.spirit_island.queries import (
    elements,
    has_rule,
    isle,
    lands_with,
    presence_lands,
    sacred_sites,
    seats,
    spirit,
    terrain,
)
from tuath.games.spirit_island.questions import REPEAT, TARGET, TARGET_SPIRIT, THRESHOLD
from tuath.games.spirit_island.standing import applying, is_all_fast, is_ruled
from tuath.games.spirit_island.state import BESIDE_STOP, NOBODY, NOWHERE, STOP, YES, Doing, State

FAST, SLOW = "fast", "slow"


class Aim(NamedTuple):
    """What a power is used on."""

    land: Land = NOWHERE
    origin: Land = NOWHERE
    spirit: Seat = NOBODY


# ---- what can be used: S-7.1 ----------------------------------------------------------------------------------------


def usable(state: State, seat: Seat, phase: str) -> int:
    """Cards in play and innate powers that can be used now and have a target, as bits; innate ones after all cards."""
    spent = state.used[seat] & ~state.again[seat]
    cards = [card for card in members(state.played[seat]) if not spent >> card & 1]
    found = [card for card in cards if is_ready(state, seat, state.printed.powers[card], phase)]
    first = len(state.printed.powers)
    for place in spirit(state, seat).innates:
        innate = state.printed.innates[place]
        if not spent >> first + place & 1 and levels_met(state, seat, innate.levels):
            found += [first + place] if is_ready(state, seat, innate, phase) else []
    return bits_of(found)


def is_ready(state: State, seat: Seat, power: Power | Innate, phase: str) -> bool:
    """S-7.1, S-7.3, S-7.6: the right time, by itself or by a threshold, and something to use it on."""
    return phase in speeds(state, seat, power) and has_target(state, seat, power)


def speeds(state: State, seat: Seat, power: Power | Innate) -> set[str]:
    """S-7.9, S-7.14: a slow power that may be used as a fast one need not be; in Blitz all powers are fast."""
    if is_all_fast(state):
        return {FAST}
    thresholds = power.thresholds if isinstance(power, Power) else power.levels
    found = {power.speed, *(FAST for each in thresholds if each.mode == "speed" and is_met(state, seat, each))}
    return found | {FAST} if quick_left(state, seat) > 0 else found


def quick_left(state: State, seat: Seat) -> int:
    """S-7.9: how many slow powers may still be used in the fast phase; of Lightning one for each own air."""
    swift = elements(state, seat)[ELEMENTS.index("air")] if has_rule(state, seat, "swiftness_of_lightning") else 0
    return state.quick[seat] + swift


def has_target(state: State, seat: Seat, power: Power | Innate) -> bool:
    if power.target.kind == "land":
        return bool(target_lands(state, seat, power))
    return power.target.kind != "spirit" or bool(target_spirits(state, seat, power.target))


def levels_met(state: State, seat: Seat, levels: Sequence[Threshold]) -> list[Threshold]:
    """S-7.7: the levels whose elements are there, those that only change the speed left out."""
    return [level for level in levels if level.mode not in ("speed", "range") and is_met(state, seat, level)]


def is_met(state: State, seat: Seat, threshold: Threshold) -> bool:
    """S-7.6: one of the lists of elements is enough."""
    own = elements(state, seat)
    return not threshold.elements or any(covers(own, wanted) for wanted in threshold.elements)


def covers(own: Sequence[int], wanted: Elements) -> bool:
    return all(have >= need for have, need in zip(own, wanted, strict=True))


# ---- targets: S-7.3, S-7.4 ------------------------------------------------------------------------------------------


def origins(state: State, seat: Seat, reach: Range) -> int:
    """S-4.6, S-7.3: own presence or sacred sites, in certain terrains if so printed."""
    own = sacred_sites(state, seat) if reach.origin == "sacred_site" else presence_lands(state, seat)
    if not reach.terrains:
        return own
    return bits_of(land for land in members(own) if terrain(state, Land(land)) in reach.terrains)


def steps(state: State, seat: Seat, power: Power | Innate) -> int:
    """S-7.10: the printed range with what widens it; thresholds that change it are checked first."""
    assert power.range is not None
    thresholds = power.thresholds if isinstance(power, Power) else power.levels
    found = power.range.steps[0]
    for threshold in thresholds:
        if threshold.mode == "range" and is_met(state, seat, threshold):
            found += widened(state, seat, threshold.effect)
    wider = [number(case, call.args[0]) for call, case in applying(state, "range", NOWHERE) if case.seat == seat]
    return found + sum(wider)


def widened(state: State, seat: Seat, effect: Effect) -> int:
    return sum(number(Case(state, seat), call.args[0]) for call in effect if isinstance(call, Call) and call.args)


def target_lands(state: State, seat: Seat, power: Power | Innate) -> int:
    """S-7.3: in range of an origin, or reached by the shadows of the dahan, and one of the filters holds."""
    near = lands_in_range(state, seat, power) | shadowed(state, seat, power)
    return bits_of(land for land in members(near) if fits(state, Land(land), power.target))


def lands_in_range(state: State, seat: Seat, power: Power | Innate) -> int:
    if power.range is None:
        return isle(state).lands
    where, reach = isle(state), steps(state, seat, power)
    near = 0
    for land in members(origins(state, seat, power.range)):
        near |= where.within(Land(land), reach)
    return near


def shadowed(state: State, seat: Seat, power: Power | Innate) -> int:
    """Shadows of the Dahan: for 1 energy distance does not matter where dahan are."""
    if not state.energy[seat] or power.range is None or not has_rule(state, seat, "shadows_of_the_dahan"):
        return 0
    return lands_with(state, DAHAN)


def fits(state: State, land: Land, target: Target) -> bool:
    return not target.any_of or any(passes(state, land, wanted) for wanted in target.any_of)


def passes(state: State, land: Land, wanted: str) -> bool:
    """One filter of a target."""
    pieces = state.pieces[land]
    counts = {
        "dahan": count(pieces, (DAHAN,)),
        "invaders": count(pieces, INVADERS),
        "town": count(pieces, (TOWN,)),
        "city": count(pieces, (CITY,)),
        "blight": state.blight[land],
        "beasts": state.beasts[land],
        "disease": state.disease[land],
    }
    if wanted in counts:
        return counts[wanted] > 0
    if wanted == "any":
        return True
    if wanted == "beasts>=2":
        return counts["beasts"] >= 2
    if wanted.startswith("no_"):
        return not passes(state, land, wanted.removeprefix("no_"))
    if wanted in ("coastal", "inland"):
        return CONDITIONS[wanted](Case(state, here=land), ())
    return terrain(state, land) == wanted and number_of(land) != 0


def target_spirits(state: State, seat: Seat, target: Target) -> list[Seat]:
    """S-7.4: any, or another one; who plays alone targets itself."""
    if target.who == "another" and state.seats > 1:
        return [other for other in seats(state) if other != seat]
    return list(seats(state))


async def aim(table: Table[State], seat: Seat, power: Power | Innate) -> Aim:
    state = table.state
    match power.target.kind:
        case "land":
            lands = target_lands(state, seat, power)
            land = await table.choose(seat, TARGET, laws=target_laws(state, lands))
            if not lands_in_range(state, seat, power) >> land & 1:
                state.energy[seat] -= 1
            return Aim(land, origin_of(state, seat, power, land))
        case "spirit":
            others = target_spirits(state, seat, power.target)
            found = others[0] if len(others) == 1 else await table.choose(seat, TARGET_SPIRIT, others)
            return Aim(spirit=found)
    return Aim(spirit=seat)


def target_laws(state: State, lands: int) -> tuple[Law, Law]:
    return (isle(state).lands, "S-4.3", "no-ocean"), (lands, "S-7.3", "no-target")


def origin_of(state: State, seat: Seat, power: Power | Innate, land: Land) -> Land:
    """S-4.6: a land from which the target is in range, the nearest one first."""
    if power.range is None:
        return NOWHERE
    where = isle(state)
    found = members(origins(state, seat, power.range))
    return min((Land(one) for one in found), key=lambda one: where.distance(one, land) or 0, default=NOWHERE)


# ---- using: S-7.5 to S-7.7 ------------------------------------------------------------------------------------------


async def use_power(table: Table[State], seat: Seat, place: int) -> None:
    """S-7.5: one action; the thresholds that are met are part of it."""
    state, first = table.state, len(table.state.printed.powers)
    power = state.printed.powers[place] if place < first else state.printed.innates[place - first]
    state.energy[seat] += blitz_energy(state, seat, power)
    is_slow = power.speed == SLOW and not is_fast_by_itself(state, seat, power)
    if state.phase == FAST and is_slow and (quick_left(state, seat) > 0 or not is_all_fast(state)):
        state.quick[seat] -= 1
    if state.used[seat] >> place & 1:
        state.again[seat] &= ~(1 << place)
    state.used[seat] |= 1 << place
    await use_once(table, seat, place, power, is_repeat=False)


def blitz_energy(state: State, seat: Seat, power: Power | Innate) -> int:
    """Blitz: 1 for using a power that would be fast anyway, unless its card was cheaper for that."""
    if not is_ruled(state, "fast_powers_cheaper"):
        return 0
    if power.speed == FAST:
        return int(isinstance(power, Innate))
    return int(is_fast_by_itself(state, seat, power) or quick_left(state, seat) > 0)


def is_fast_by_itself(state: State, seat: Seat, power: Power | Innate) -> bool:
    thresholds = power.thresholds if isinstance(power, Power) else power.levels
    return any(each.mode == "speed" and is_met(state, seat, each) for each in thresholds)


async def use_once(table: Table[State], seat: Seat, place: int, power: Power | Innate, is_repeat: bool) -> None:
    table.state.doing[seat] = Doing(place)
    aimed = await aim(table, seat, power)
    table.tell("power-used", seat=seat, use=place + BESIDE_STOP)
    use = Use(
        table, seat, aimed.land, aimed.origin, aimed.spirit, user=seat, power=place, is_repeat=is_repeat, cause=place
    )  # fmt: skip
    for effect in await parts(table, seat, power):
        await carry_out(use, effect)


async def repeat(use: Use, call: Call) -> None:
    """S-7.8, S-7.12: once more in full, if so wished; what is repeated does not repeat itself."""
    state, first = use.state, len(use.state.printed.powers)
    power = state.printed.powers[use.power] if use.power < first else state.printed.innates[use.power - first]
    if not use.is_repeat and has_target(state, use.seat, power) and await use.agrees(May(())):
        await use_once(use.table, use.seat, use.power, power, is_repeat=True)


async def repeat_card(use: Use, call: Call) -> None:
    """S-7.8: another card in play may be used once more this turn, free or for its cost."""
    state, seat = use.state, use.seat
    most, pays = call.key("max_cost"), call.key("pay") is not None
    for _ in range(use.amount(call.args[0]).most):
        ready = [
            card
            for card in members(state.played[seat] & ~state.again[seat])
            if (most is None or state.printed.powers[card].cost <= number(use.case, most))
            and (not pays or state.printed.powers[card].cost <= state.energy[seat])
        ]
        chosen = (
            await use.table.choose(seat, REPEAT, [STOP, *(card + BESIDE_STOP for card in ready)]) if ready else STOP
        )
        if chosen == STOP:
            return
        card = chosen - BESIDE_STOP
        state.energy[seat] -= state.printed.powers[card].cost if pays else 0
        state.again[seat] |= 1 << card


async def fast(use: Use, call: Call) -> None:
    """S-7.9: so many slow powers may be used as fast ones this turn."""
    if call.args:
        use.state.quick[use.seat] += use.amount(call.args[0]).most


async def parts(table: Table[State], seat: Seat, power: Power | Innate) -> list[Effect]:
    """S-7.6, S-7.7: the effect, as the thresholds that are met and wanted make it."""
    state = table.state
    base = [power.effect] if isinstance(power, Power) else [power.general]
    for threshold in levels_met(state, seat, power.thresholds if isinstance(power, Power) else power.levels):
        if threshold.mode in ("instead", "may_instead") and any(base) and not await is_wanted(table, seat):
            continue
        base = joined(base, threshold)
    return [effect for effect in base if effect]


def joined(base: list[Effect], threshold: Threshold) -> list[Effect]:
    match threshold.mode:
        case "instead" | "may_instead":
            return [*base[:-1], threshold.effect]
        case "first":
            return [threshold.effect, *base]
        case "before_last":
            return [*base[:-1], base[-1][:-1], threshold.effect, base[-1][-1:]]
    return [*base, threshold.effect]


async def is_wanted(table: Table[State], seat: Seat) -> bool:
    """S-7.6: a spirit may always act as if it had fewer elements."""
    return await table.choose(seat, THRESHOLD) == YES


VERBS |= {"repeat": repeat, "repeat_card": repeat_card, "fast": fast}
