"""What a power can be used on: S-7.3, S-7.4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tuath.core.flat import take_away
from tuath.core.notation import Call, Effect, Word, write
from tuath.core.question import Law, Seat, bits_of, members
from tuath.games.spirit_island.material.geometry import Land, board_place
from tuath.games.spirit_island.material.material import Elements, Innate, Power, Range, Target, Threshold
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, INVADERS, TOWN, count
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import (
    CONDITIONS,
    habitable,
    holds,
    land_terrains,
    number,
    pieces_named,
    where,
)
from tuath.games.spirit_island.state.queries.legality import is_met, meets
from tuath.games.spirit_island.state.queries.queries import (
    SITE_PRESENCE,
    TIME,
    counter,
    in_reach_of,
    isle,
    oceans_in_play,
    presence,
    presence_lands,
    sacred_sites,
    said_on,
    seats,
    spirit,
)
from tuath.games.spirit_island.state.standing.corners import INVOKED, with_corners
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.standing.special import ANY_RANGE, prices_beyond_range
from tuath.games.spirit_island.state.standing.standing import applying, on_panels, rows_by
from tuath.games.spirit_island.state.standing.wave import is_lent
from tuath.games.spirit_island.state.state import NOWHERE, Sharing, State

KINDS_NAMED = {"dahan": (DAHAN,), "invaders": INVADERS, "town": (TOWN,), "city": (CITY,)}


TARGETING = ("speed", "range")


def thresholds_of(power: Power | Innate) -> tuple[Threshold, ...]:
    """S-7.6, S-7.7: those of a card, or the levels of an innate power."""
    return power.thresholds if isinstance(power, Power) else power.levels


@lru_cache(maxsize=1 << 12)
def thresholds_by(power: Power | Innate, mode: str) -> tuple[Threshold, ...]:
    """Those that do the same: change its speed, its range …; mostly there are none."""
    return tuple(each for each in thresholds_of(power) if each.mode == mode)


@lru_cache(maxsize=1 << 12)
def levels_met(innate: Innate, own: Elements) -> list[Threshold]:
    """S-7.7: the levels whose elements are there, those that only change the speed left out."""
    return [level for level in innate.levels if level.mode not in TARGETING and meets(own, level)]


def origins(state: State, seat: Seat, reach: Range) -> int:
    """S-4.6, S-7.3: own presence or sacred sites, in certain terrains if so printed; shared by Entwined Power.

    S-7.15: at range 0 the target is one of them.
    """
    if reach.origin == "sacred_site":
        found = sacred_sites(state, seat) | (shared_sites(state, seat) if state.standing else 0)
    else:
        found = presence_lands(state, seat)
        for other in partners(state, seat) if state.standing else ():
            found |= presence_lands(state, other)
    if not reach.terrains:
        return found
    case = Case(state, seat, oceans=oceans_in_play(state))
    fitting = {*reach.terrains}
    return bits_of(land for land in members(found) if not fitting.isdisjoint(land_terrains(case.at(Land(land)))))


def shared_sites(state: State, seat: Seat) -> int:
    """S-22.25: lands where own presence and that of partners make two together; no special rule of either helps."""
    others = partners(state, seat)
    if not others:
        return 0
    found = Counter[int]()
    for each in (seat, *others):
        for land in members(presence_lands(state, each)):
            found[land] += presence(state, each, Land(land))
    return bits_of(land for land, number_there in found.items() if number_there >= SITE_PRESENCE)


def partners(state: State, seat: Seat) -> list[Seat]:
    """S-22.25: with whom presence is shared for targeting, this turn."""
    shared = [(row.seat, row.other) for row in state.standing if isinstance(row, Sharing)]
    if not shared:
        return []
    found = {other if seat == one else one for one, other in shared if seat in (one, other)}
    return sorted(found - {seat})


def steps(state: State, seat: Seat, power: Power | Innate) -> int:
    """S-7.10: the printed range with what widens it; thresholds that change it are checked first."""
    assert power.range is not None
    found = power.range.steps[0]
    for threshold in thresholds_by(power, "range"):
        if is_met(state, seat, threshold):
            found = widened(state, seat, threshold.effect, found)
    said = applying(state, "range", NOWHERE)
    if not said:
        return found
    own = [(call, case) for call, case in said if case.seat == seat]
    wider = [each for each in own if each[0].args and each[0].args != ANY_RANGE and not narrowed(each[0])]
    return found + sum(number(case, call.args[0]) for call, case in wider)


def narrowed(call: Call) -> bool:
    """Does it widen the range from or to certain lands only?"""
    return call.key("origin") is not None or call.key("to") is not None


def farther(state: State, seat: Seat, power: Power | Innate, starts: int, reach: int) -> int:
    """S-7.10: lands in range where powers reach farther from some origins, or to some lands."""
    said = [(call, case) for call, case in applying(state, "range", NOWHERE) if case.seat == seat and narrowed(call)]
    if not said:
        return 0
    found, oceans = 0, oceans_in_play(state)
    for start in map(Land, members(starts)):
        there = [each for each in said if fits_origin(each[0], each[1].at(start)._replace(oceans=oceans), power)]
        more = sum(number(case, call.args[0]) for call, case in there if call.key("to") is None)
        found |= in_reach_of(state, 1 << start, reach + more, oceans)
        for call, case in [each for each in there if each[0].key("to") is not None]:
            wide = in_reach_of(state, 1 << start, reach + more + number(case, call.args[0]), oceans)
            found |= where(case._replace(oceans=oceans), call.key("to") or 1, wide)
    return found


def fits_origin(call: Call, case: Case, power: Power | Innate) -> bool:
    """Is it an origin of which the rule speaks, and a power card if it speaks of those alone?"""
    if call.key("only") is not None and not isinstance(power, Power):
        return False
    match call.key("origin"):
        case None:
            return True
        case Word(ground):
            return ground in land_terrains(case)
        case condition:
            return holds(case, condition)


# ---- presence that drifts to the target: S-22.15 --------------------------------------------------------------------


class Drift(NamedTuple):
    """How many presence may still go, and where those lie that have gone: none goes twice."""

    left: int
    ends: tuple[Land, ...] = ()

    def then(self, end: Land) -> Drift:
        return Drift(self.left - 1, (*self.ends, end))


def drift_of(state: State, seat: Seat) -> Drift:
    said = said_on(spirit(state, seat), "drift")
    return Drift(sum(number(Case(state, seat), call.args[0]) for call in said) if said else 0)


def drifts(state: State, seat: Seat, power: Power | Innate, land: Land, drift: Drift) -> dict[Land, int]:
    """S-22.15: from which lands one own presence can go where, so that this land can be targeted in the end."""
    oceans = oceans_in_play(state)
    case, found = Case(state, seat, oceans=oceans), dict[Land, int]()
    ends = (case.near(land) | 1 << land) & habitable(state, seat, oceans) if drift.left else 0
    for end in map(Land, members(ends)):
        for start in map(Land, members(case.near(end) & lands_to_leave(state, seat, drift))):
            if reaches_after(state, seat, power, drift, (start, end)) >> land & 1:
                found[start] = found.get(start, 0) | 1 << end
    return found


def lands_to_leave(state: State, seat: Seat, drift: Drift) -> int:
    """Lands, as bits, with presence that has not drifted."""
    lands = presence_lands(state, seat)
    gone = [land for land in drift.ends if presence(state, seat, land) == drift.ends.count(land)]
    return lands & ~bits_of(gone) if gone else lands


def reaches_after(state: State, seat: Seat, power: Power | Innate, drift: Drift, way: tuple[Land, Land]) -> int:
    """The lands beside the end as they would be in range if one presence had gone this way, and others after it."""
    start, end = way
    oceans = oceans_in_play(state)
    take_away(state.presence, start * state.seats + seat)
    state.presence[end * state.seats + seat] += 1
    found = lands_in_range(state, seat, power)
    if drift.left > 1:
        found |= lands_after_drifting(state, seat, power, drift.then(end))
    state.presence[start * state.seats + seat] += 1
    take_away(state.presence, end * state.seats + seat)
    return found & (Case(state, seat, oceans=oceans).near(end) | 1 << end)


def lands_after_drifting(state: State, seat: Seat, power: Power | Innate, drift: Drift) -> int:
    """S-22.15: lands that can be targeted when presence has gone there or beside them."""
    oceans = oceans_in_play(state)
    case, found = Case(state, seat, oceans=oceans), 0
    for start in map(Land, members(lands_to_leave(state, seat, drift))):
        for end in map(Land, members(case.near(start) & habitable(state, seat, oceans))):
            found |= reaches_after(state, seat, power, drift, (start, end))
    return found


def widened(state: State, seat: Seat, effect: Effect, reach: int) -> int:
    """By so much, or to so much."""
    case = Case(state, seat)
    for call in [each for each in effect if isinstance(each, Call) and each.verb == "range"]:
        fixed = call.key("set")
        reach = number(case, fixed) if fixed is not None else reach + number(case, call.args[0])
    return reach


def target_lands(state: State, seat: Seat, power: Power | Innate) -> int:
    """S-7.3: in range of an origin, or where the range is ignored, and one of the filters holds; S-19.12: or any."""
    if is_lent(state, seat, power):
        return open_lands(state, all_lands(state))
    near = lands_in_reach(state, seat, power)
    if power.range is not None and (drift := drift_of(state, seat)).left:
        near |= lands_after_drifting(state, seat, power, drift)
    found = lands_fitting(state, near, power.target)
    if INVOKED not in state.counters or not isinstance(power, Innate) or levels_met(power, elements(state, seat)):
        return found
    return bits_of(land for land in members(found) if has_level_at(state, seat, power, Land(land)))


def has_level(state: State, seat: Seat, innate: Innate) -> bool:
    """S-7.7, S-19.7: is a level reached, at least in some land whose corners help?"""
    if levels_met(innate, elements(state, seat)):
        return True
    return INVOKED in state.counters and innate.target.kind == "land" and bool(target_lands(state, seat, innate))


def has_level_at(state: State, seat: Seat, innate: Innate, land: Land) -> bool:
    """S-19.7: is a level reached with the elements on the corners of that land?"""
    return bool(levels_met(innate, with_corners(state, elements(state, seat), land)))


def lands_in_reach(state: State, seat: Seat, power: Power | Innate, cost: int = 0) -> int:
    return lands_in_range(state, seat, power) | lands_beyond_range(state, seat, power, cost)


def lands_in_range(state: State, seat: Seat, power: Power | Innate) -> int:
    if power.range is None or (state.counters and is_lent(state, seat, power)):
        return all_lands(state)
    oceans = oceans_in_play(state)
    starts, reach = origins(state, seat, power.range), steps(state, seat, power)
    found = in_reach_of(state, starts, reach, oceans)
    if rows_by(state, "range"):
        found |= farther(state, seat, power, starts, reach)
    for bonus in power.range.bonus:
        wide = in_reach_of(state, starts, reach + bonus.steps, oceans)
        found |= where(Case(state, seat, oceans=oceans), bonus.condition, wide)
    return found


def all_lands(state: State) -> int:
    """Of the island, for powers."""
    return isle(state).lands | oceans_in_play(state)


def lands_beyond_range(state: State, seat: Seat, power: Power | Innate, cost: int = 0) -> int:
    """S-7.3: where a special rule lets the spirit ignore the range, and it can pay for that too."""
    if power.range is None or not on_panels(state, "range"):
        return 0
    prices = prices_beyond_range(state, seat, all_lands(state))
    return bits_of(land for land, price in prices.items() if cost + price <= state.energy[seat])


def is_targetable(state: State, land: Land) -> bool:
    """S-19.9: does no rule close it to powers?"""
    return not any(applying(state, "untargetable", land))


def open_lands(state: State, lands: int) -> int:
    """S-19.9: those of the lands that no rule closes to powers, as bits; mostly all of them."""
    if not rows_by(state, "untargetable"):
        return lands
    return bits_of(land for land in members(lands) if is_targetable(state, Land(land)))


def lands_fitting(state: State, lands: int, target: Target) -> int:
    """S-7.3; S-19.9: those of the lands that a power with this target can act on, as bits."""
    lands = open_lands(state, lands)
    if not target.any_of:
        return lands
    return bits_of([land for land in members(lands) if any_fits(state, Land(land), target)])


def does_any_fit(state: State, lands: int, target: Target) -> bool:
    """Is there one among them?"""
    lands = open_lands(state, lands)
    return bool(lands) and (not target.any_of or any(any_fits(state, Land(land), target) for land in members(lands)))


def any_fits(state: State, land: Land, target: Target) -> bool:
    """S-7.3: one of the filters is enough."""
    return not target.any_of or any(passes_filter(state, land, wanted) for wanted in target.any_of)


def passes_filter(state: State, land: Land, wanted: str) -> bool:
    """One filter of a target."""
    if wanted in KINDS_NAMED:
        return count(state.pieces[land], KINDS_NAMED[wanted]) > 0
    if wanted in ("blight", "beasts", "disease"):
        return pieces_named(Case(state), wanted, land) > 0
    if wanted == "any":
        return True
    if wanted == "beasts>=2":
        return pieces_named(Case(state), "beasts", land) >= 2
    if wanted.startswith("no_"):
        return not passes_filter(state, land, wanted.removeprefix("no_"))
    if wanted in ("coastal", "inland"):
        return CONDITIONS[wanted](Case(state, here=land, oceans=oceans_in_play(state)), ())
    return wanted in land_terrains(Case(state, here=land, oceans=oceans_in_play(state)))


def payable_spirits(state: State, seat: Seat, power: Power | Innate, cost: int = 0) -> list[Seat]:
    """S-6.6, S-7.4: those that can be targeted and for whom the additional cost of the power can be paid."""
    case, others = Case(state, seat, actor=seat, doer=seat), target_spirits(state, seat, power.target, cost)
    return [other for other in others if is_paid(case._replace(target=other), power.use_cost)]


def target_spirits(state: State, seat: Seat, target: Target, cost: int = 0) -> list[Seat]:
    """S-7.4: any, or another one; who plays alone targets itself; S-7.16: only one to whom the leaps can be paid."""
    others = [other for other in seats(state) if other != seat or target.who != "another" or state.seats == 1]
    if not isle(state).layout.facing:
        return others
    return [other for other in others if cost + leaps(state, seat, other) <= state.energy[seat]]


def leaps(state: State, seat: Seat, other: Seat) -> int:
    """S-20.2: energy for crossing from an island of one spirit to one of the other's; nothing on a common one."""
    where = isle(state)
    if not where.layout.facing or seat == other:
        return 0
    own, theirs = ({board_place(Land(land)) for land in members(presence_lands(state, each))} for each in (seat, other))
    return min((where.hops[one][two] for one in own for two in theirs), default=0)


def is_paid(case: Case, cost: Effect) -> bool:
    """S-6.6: can the additional cost of a power be paid in full?"""
    return all(is_one_paid(case, each) for each in cost if isinstance(each, Call))


def is_one_paid(case: Case, call: Call) -> bool:
    state = case.state
    match call:
        case Call("as", block=block):
            return is_paid(case._replace(seat=case.target), block or ())
        case Call("time", (price,)):
            return counter(state, TIME, case.seat) >= number(case, price)
        case Call("pay_jointly", (price,)):
            return sum(state.energy) >= number(case, price)
        case Call("remove_from_game", (price, _)):
            return state.destroyed[case.seat] >= number(case, price)
    return True


def target_laws(state: State, seat: Seat, power: Power | Innate, lands: int) -> tuple[Law, ...]:
    """S-7.3: on land, in range of an origin, such a land as the power names, and closed by nothing."""
    near = lands_in_reach(state, seat, power) | lands
    fits = bits_of(land for land in members(near) if any_fits(state, Land(land), power.target)) | lands
    return (
        (isle(state).lands | isle(state).oceans, "S-4.1", "not-on-the-island"),
        (all_lands(state) | lands, "S-4.3", "no-ocean"),
        (near, "S-7.3", "beyond-range"),
        (fits, "S-7.3", "no-such-target"),
        (lands, "S-7.3", "no-target"),
    )


def target_spirit_laws(state: State, seat: Seat, power: Power | Innate, others: Sequence[Seat]) -> tuple[Law, ...]:
    """S-7.4: one that the power is for; S-7.16: to whom the way, and S-6.6: for whom the cost, can be paid."""
    reached = target_spirits(state, seat, power.target)
    own = 1 << seat if power.target.who == "another" and state.seats > 1 else 0
    return (
        (bits_of(seats(state)), "S-7.4", "no-such-spirit"),
        (~own, "S-7.4", "for-another-spirit"),
        (bits_of(reached), "S-7.16", "spirit-too-far"),
        (bits_of(others), "S-6.6", "spirit-too-dear"),
    )


def origin_of(state: State, seat: Seat, power: Power | Innate, land: Land) -> Land:
    """S-4.6: a land from which the target is in range, the nearest one first."""
    if power.range is None:
        return NOWHERE
    island, found = isle(state), members(origins(state, seat, power.range))
    return min((Land(one) for one in found), key=lambda one: island.distance(one, land) or 0, default=NOWHERE)


def origins_of(state: State, seat: Seat, power: Power | Innate, land: Land) -> int:
    """S-4.6: the lands from which the target is in range, as bits."""
    if power.range is None:
        return 0
    oceans, reach = oceans_in_play(state), steps(state, seat, power)
    found = members(origins(state, seat, power.range))
    return bits_of(one for one in found if in_reach_of(state, 1 << one, reach, oceans) >> land & 1)


@lru_cache(maxsize=1 << 12)
def speaks_of_origin(power: Power | Innate) -> bool:
    """S-4.6: does it matter from where the range is measured?"""
    said = (power.effect if isinstance(power, Power) else power.general, *(e.effect for e in thresholds_of(power)))
    return any("origin" in write(effect) for effect in said)


def power_at(state: State, place: int) -> Power | Innate:
    first = len(state.printed.powers)
    return state.printed.powers[place] if place < first else state.printed.innates[place - first]
