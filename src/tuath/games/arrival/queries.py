"""What is so: plain functions over the state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tuath.core.question import Seat
from tuath.games.arrival.material import Earnings, Limits
from tuath.games.arrival.printed import Kind, Location, Section, TileId
from tuath.games.arrival.state import State


def seats(state: State) -> range:
    return range(state.seats)


def turn_order(state: State) -> list[Seat]:
    """A-1.10: clockwise, beginning with the starting player of the round."""
    return [(state.starter + place) % state.seats for place in range(state.seats)]


def limits(state: State) -> Limits:
    """A-4.2: corruption limit and number of rounds for this many leaders."""
    return state.printed.limits[state.seats]


# ---- the map --------------------------------------------------------------------------------------------------------


def all_fortified(state: State) -> int:
    """The locations fortified by all leaders together."""
    found = 0
    for own in state.fortified:
        found |= own
    return found


def held_by_fomori(state: State) -> int:
    """The locations with a Fomori or a castle."""
    found = state.castles
    for places in state.fomori:
        found |= places
    return found


def unoccupied(state: State) -> int:
    """A-1.4, A-7.2: locations of the island without disc or Fomori."""
    return state.printed.island & ~all_fortified(state) & ~held_by_fomori(state)


def owner_of(state: State, location: Location) -> Seat | None:
    return next((seat for seat, own in enumerate(state.fortified) if own >> location & 1), None)


def discs_at(state: State, location: Location) -> int:
    """A-1.5: one disc is an Áit, two are a Broch, three a Caer."""
    if not all_fortified(state) >> location & 1:
        return 0
    return 1 + (state.brochs >> location & 1) + (state.caers >> location & 1)


def kind_at(state: State, location: Location) -> Kind | None:
    """The Fomori on a location; a castle counts as the last kind."""
    if state.castles >> location & 1:
        return Kind(len(state.fomori))
    return next((Kind(kind) for kind, places in enumerate(state.fomori) if places >> location & 1), None)


def aits(state: State) -> int:
    """A-R.30: locations with exactly one disc."""
    return all_fortified(state) & ~state.brochs


def last_fortifications(state: State) -> int:
    """A-9.5, A-R.20: the location of each leader who has exactly one."""
    found = 0
    for own in state.fortified:
        if own & (own - 1) == 0:
            found |= own
    return found


def shields_over(state: State, location: Location) -> int:
    """A-8.3: the shields of the location's province; Balor's Isle has none."""
    province = state.printed.province_of[location]
    return state.shields[province] if province < len(state.shields) else 0


def count_brochs_and_caers(state: State, seat: Seat) -> int:
    """A-1.5: whatever counts Brochs counts Caers too."""
    return (state.fortified[seat] & state.brochs).bit_count()


def count_caers(state: State, seat: Seat) -> int:
    return (state.fortified[seat] & state.caers).bit_count()


# ---- what things cost -----------------------------------------------------------------------------------------------


def free_reach(state: State, seat: Seat) -> int:
    """A-7.1 a, c, d, A-R.15: where a leader builds without a price, if nothing else stands there."""
    printed, own = state.printed, state.fortified[seat]
    reach = own | printed.near(own)
    return reach | printed.ports if own & printed.ports else reach


def outpost_price(state: State, seat: Seat, location: Location) -> int:
    """A-7.1 b, A-R.14: due only where no other way leads."""
    return 0 if free_reach(state, seat) >> location & 1 else state.printed.constants.outpost_fame_cost


def near_reach(state: State, seat: Seat) -> int:
    """A-10.2 a, b, c: where a leader can repel without a price."""
    printed, own = state.printed, state.fortified[seat]
    reach = printed.near(own) | printed.same_province(own)
    return reach | printed.ports if own & printed.ports else reach


def distant_reach(state: State, seat: Seat) -> int:
    """A-10.2 d, A-R.21: the provinces next to those with an own location; Balor's Isle too, if the table plays so."""
    reach = state.printed.next_province(state.fortified[seat])
    return reach if state.options.castles == "distant" else reach & state.printed.island


def distant_price(state: State, seat: Seat, location: Location) -> int:
    """A-R.23: due only if a, b and c do not apply."""
    return 0 if near_reach(state, seat) >> location & 1 else state.printed.constants.distant_attack_fame_cost


def spread_cost(state: State, location: Location) -> int:
    """A-9.2: the shields in the target's province, plus the discs on the target, plus one."""
    return shields_over(state, location) + discs_at(state, location) + 1


def cost_at_most(state: State, fomori: int) -> int:
    """The locations to which so many Fomori suffice, by the count of A-9.2."""
    if fomori <= 0:
        return 0
    behind = state.printed.shielded(tuple(state.shields))
    fortified = all_fortified(state)
    levels = (~fortified, fortified & ~state.brochs, state.brochs & ~state.caers, state.caers)
    found = 0
    for discs in range(min(fomori, 4)):
        shields = fomori - 1 - discs
        found |= levels[discs] & ~behind[shields + 1] if shields < 3 else levels[discs]
    return found


# ---- earning --------------------------------------------------------------------------------------------------------


def open_section(state: State, seat: Seat) -> Section:
    """A-5.5: the section that neither blocker closes."""
    return Section(3 - sum(state.blocked[seat]))


def earnings(state: State, seat: Seat) -> Earnings:
    """A-5.5: the open section of all four cards together."""
    section = open_section(state, seat)
    printed = state.printed.earnings
    return added(printed[card][section] for card in state.fronts[seat])


def added(sections: Iterable[Earnings]) -> Earnings:
    """What sections of several cards bring together."""
    return Earnings(*map(sum, zip(*sections, strict=True)))


def earned_fame(state: State, seat: Seat, earned: Earnings) -> int:
    """A-5.9: flat points, points per own Broch or Caer, points per own Caer."""
    brochs, caers = count_brochs_and_caers(state, seat), count_caers(state, seat)
    return earned.fame + earned.fame_per_broch_or_caer * brochs + earned.fame_per_caer * caers


def fomori_supply(state: State) -> int:
    """A-R.38: the face-down Fomori that lie before no leader."""
    return sum(state.face_down) - sum(state.horde)


def dealt_in_turn(claims: Sequence[int], supply: int, order: Sequence[Seat]) -> list[int]:
    """A-5.10, A-5.12: all claims, or one at a time in turn order to those with an open claim."""
    if sum(claims) <= supply:
        return list(claims)
    dealt = [0] * len(claims)
    while supply:
        for seat in order:
            if supply and dealt[seat] < claims[seat]:
                dealt[seat] += 1
                supply -= 1
    return dealt


# ---- the end --------------------------------------------------------------------------------------------------------


def is_overrun(state: State) -> bool:
    """A-14.1, A-14.2: Fomori and castles hold as many locations as the leaders, or more."""
    return held_by_fomori(state).bit_count() >= all_fortified(state).bit_count()


def elements(state: State, seat: Seat) -> int:
    """A-14.2, A-R.27: goods in the tribe supply and tactic tiles."""
    return state.discs[seat] + state.swords[seat] + state.arms[seat] + len(state.tiles[seat])


def final_corruption(state: State, seat: Seat) -> int:
    """A-14.2, A-R.28: one less for each full three elements, but not below 0."""
    return max(0, state.corruption[seat] - elements(state, seat) // state.printed.constants.elements_per_final_point)


def final_fame(state: State, seat: Seat) -> int:
    """A-14.3: province bonuses for each own location, and one for each full three elements."""
    own, printed = state.fortified[seat], state.printed
    bonus = province_bonus(own, printed.bonus, printed.locations_in)
    return state.fame[seat] + bonus + elements(state, seat) // state.printed.constants.elements_per_final_point


@lru_cache(maxsize=1 << 14)
def province_bonus(own: int, bonus: tuple[int, ...], locations_in: tuple[int, ...]) -> int:
    return sum(points * (own & inside).bit_count() for points, inside in zip(bonus, locations_in, strict=False))


def tie_fame(state: State, seat: Seat) -> int:
    """A-R.26, A-R.53: fame that breaks a tie in the overrun ending, without bonuses and goods."""
    return state.collected[seat] if state.options.overrun_tie == "collected" else state.fame[seat]


def fame_rank(state: State, seat: Seat) -> int:
    """A-15.5: 0 for the first on the fame track."""
    return sum(fame > state.fame[seat] for fame in state.fame)


def has_alone_least_corruption(state: State, seat: Seat) -> bool:
    """A-15.6: has nobody else as little?"""
    least = min(state.corruption)
    return state.corruption[seat] == least and state.corruption.count(least) == 1


def tile_fame(state: State, seat: Seat, tile: TileId) -> int:
    """A-15.1 to A-15.8: what a counting tile yields now; 0 for all others."""
    printed = state.printed.tiles[tile]
    own = state.fortified[seat]
    match printed.kind:
        case "cauldron_of_dagda" | "silver_in_the_hills":
            return printed.fame * (own & printed.where).bit_count()
        case "flight_of_the_wild_geese":
            return printed.fame * state.printed.provinces_with(own).bit_count()
        case "trail_of_the_salmons":
            return printed.fame * (own & state.printed.ports).bit_count()
        case "lia_fail":
            return printed.by_rank[fame_rank(state, seat)]
        case "emers_mercy":
            return printed.fame if has_alone_least_corruption(state, seat) else 0
        case "high_walls":
            return printed.fame * count_brochs_and_caers(state, seat)
        case "sublime_stronghold":
            return printed.fame * count_caers(state, seat)
    return 0
