"""Using powers: which can be used now, on what, and with which thresholds: S-7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tuath.core.notation import Call, Effect
from tuath.core.question import Law, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.conditions import CONDITIONS, Case, number
from tuath.games.spirit_island.effects import Use, carry_out
from tuath.games.spirit_island.geometry import Land, number_of
from tuath.games.spirit_island.material import Elements, Innate, Power, Range, Target, Threshold
from tuath.games.spirit_island.pieces import CITY, DAHAN, INVADERS, TOWN, count
from tuath.games.spirit_island.queries import elements, isle, presence_lands, sacred_sites, seats, spirit, terrain
from tuath.games.spirit_island.questions import TARGET, TARGET_SPIRIT, THRESHOLD
from tuath.games.spirit_island.standing import applying
from tuath.games.spirit_island.state import BESIDE_STOP, NOBODY, NOWHERE, YES, State

FAST, SLOW = "fast", "slow"


class Aim(NamedTuple):
    """What a power is used on."""

    land: Land = NOWHERE
    origin: Land = NOWHERE
    spirit: Seat = NOBODY


# ---- what can be used: S-7.1 ----------------------------------------------------------------------------------------


def usable(state: State, seat: Seat, phase: str) -> int:
    """Cards in play and innate powers that can be used now and have a target, as bits; innate ones after all cards."""
    cards = [card for card in members(state.played[seat]) if not state.used[seat] >> card & 1]
    found = [card for card in cards if is_ready(state, seat, state.printed.powers[card], phase)]
    first = len(state.printed.powers)
    for place in spirit(state, seat).innates:
        innate = state.printed.innates[place]
        if not state.used[seat] >> first + place & 1 and levels_met(state, seat, innate.levels):
            found += [first + place] if is_ready(state, seat, innate, phase) else []
    return bits_of(found)


def is_ready(state: State, seat: Seat, power: Power | Innate, phase: str) -> bool:
    """S-7.1, S-7.3, S-7.6: the right time, by itself or by a threshold, and something to use it on."""
    thresholds = power.thresholds if isinstance(power, Power) else power.levels
    speeds = {power.speed, *(FAST for each in thresholds if each.mode == "speed" and is_met(state, seat, each))}
    return phase in speeds and has_target(state, seat, power)


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
    """S-7.3: in range of an origin, and one of the filters holds."""
    if power.range is None:
        return isle(state).lands
    where, reach = isle(state), steps(state, seat, power)
    near = 0
    for land in members(origins(state, seat, power.range)):
        near |= where.within(Land(land), reach)
    return bits_of(land for land in members(near) if fits(state, Land(land), power.target))


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
    state.used[seat] |= 1 << place
    aimed = await aim(table, seat, power)
    table.tell("power-used", seat=seat, use=place + BESIDE_STOP)
    use = Use(table, seat, aimed.land, aimed.origin, aimed.spirit)
    for effect in await parts(table, seat, power):
        await carry_out(use, effect)


async def parts(table: Table[State], seat: Seat, power: Power | Innate) -> list[Effect]:
    """S-7.6, S-7.7: the effect, as the thresholds that are met and wanted make it."""
    state = table.state
    base = [power.effect] if isinstance(power, Power) else [power.general]
    for threshold in levels_met(state, seat, power.thresholds if isinstance(power, Power) else power.levels):
        if threshold.mode in ("instead", "may_instead") and base and not await is_wanted(table, seat):
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
