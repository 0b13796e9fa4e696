"""What is so: plain functions over the state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tuath.core.question import Seat
from tuath.games.origo.material import Founding
from tuath.games.origo.printed import (
    EVERYWHERE,
    NEAR,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    WIDTH,
    Card,
    Field,
    Region,
    joined,
    near,
)
from tuath.games.origo.state import SOURCES, State

Points = Sequence[int]  # by seat


def seats(state: State) -> range:
    return range(state.seats)


def clockwise(state: State, first: Seat) -> list[Seat]:
    """O-6.1, O-R.26: everybody, beginning with one; seats go clockwise, and the first of all plays the youngest."""
    return [(first + place) % state.seats for place in range(state.seats)]


# ---- the board ------------------------------------------------------------------------------------------------------


def occupied(state: State) -> int:
    """O-2.1: the fields with a shield; a field under attack counts as the defender's (O-R.39)."""
    found = 0
    for own in state.shields:
        found |= own
    return found


def free(state: State) -> int:
    return EVERYWHERE & ~occupied(state)


def gaps(state: State, region: Region) -> int:
    """The free fields of a country or a sea."""
    return state.printed.fields_of[region] & ~occupied(state)


def owner_of(state: State, field: Field) -> Seat | None:
    return next((seat for seat, own in enumerate(state.shields) if own >> field & 1), None)


def is_founded(state: State, country: Region) -> bool:
    """O-1.5: for good, even if fields fall empty later."""
    return country in state.founded


def founded_fields(state: State) -> int:
    fields_of = state.printed.fields_of
    found = 0
    for country in state.founded:
        found |= fields_of[country]
    return found


def full_seas(state: State) -> int:
    """O-1.6, O-R.36: the fields of the seas in which none is free right now."""
    gaps, printed = free(state), state.printed
    found = 0
    for sea in printed.seas:
        if not printed.fields_of[sea] & gaps:
            found |= printed.fields_of[sea]
    return found


def start_room(state: State) -> int:
    """O-5.2: seas, and the countries that have not reached their limit, counting all tribes together."""
    taken, printed = occupied(state), state.printed
    room = printed.sea
    for country in printed.countries:
        if (taken & printed.fields_of[country]).bit_count() < printed.start_limit[country]:
            room |= printed.fields_of[country]
    return room


def uncovered(state: State) -> Founding:
    """O-11.2: the founding field under the leftmost stone that is left."""
    return state.printed.founding_track[len(state.founded)]


# ---- cards ----------------------------------------------------------------------------------------------------------


def fields_of_hand(state: State, seat: Seat) -> int:
    """O-3.1: the fields that any of the player's cards fits."""
    held = state.printed.holding(state.hands[seat])
    return held.fields | near(state.shields[seat]) if held.has_population else held.fields


def fields_of_card(state: State, seat: Seat, card: Card) -> int:
    """O-3.1 to O-3.3, O-R.34, O-R.43: what a card fits now; one field of it gets one shield."""
    if state.printed.population >> card & 1:
        return near(state.shields[seat])
    return state.printed.card_fields[card]


def cards_for(state: State, seat: Seat, field: Field) -> int:
    """O-3.1, O-8.6, O-R.16, O-R.45: the cards that fit a field under attack, for the attacker or the defender."""
    cards = state.printed.fitting[field]
    if support(state, seat, field) or (state.options.population == "attacked" and seat != state.turn):
        cards |= state.printed.population
    return cards


def cards_to_draw(state: State, seat: Seat) -> int:
    """O-6.4: up to ten cards in hand."""
    return state.printed.hand - len(state.hands[seat])


def next_to_draw(state: State) -> Seat | None:
    """O-6.4, O-R.4, O-R.50: the player whose turn ends, then those who spent cards in defence, clockwise."""
    for seat in clockwise(state, state.turn):
        if (seat == state.turn or state.defended >> seat & 1) and cards_to_draw(state, seat) > 0:
            return seat
    return None


# ---- duels ----------------------------------------------------------------------------------------------------------


def support(state: State, seat: Seat, field: Field) -> int:
    """O-8.4, O-8.5, O-R.27: own shields on adjacent fields; diagonal ones and those further off count for nothing."""
    return (state.shields[seat] & NEAR[field]).bit_count()


def attack_strength(state: State) -> int:
    """O-8.4, O-R.39: cards and adjacent shields; the shield on the attacked field itself does not count."""
    constants, field = state.printed.constants, Field(state.contested)
    return (
        constants.strength_per_card * len(state.attack_cards)
        + constants.strength_per_shield * support(state, state.turn, field)
    )  # fmt: skip


def defence_strength(state: State) -> int:
    """O-8.5: the attacked shield, adjacent shields and cards."""
    constants, field = state.printed.constants, Field(state.contested)
    return (
        constants.strength_per_card * len(state.defence_cards)
        + constants.strength_per_shield * (1 + support(state, state.defender, field))
    )  # fmt: skip


def attacker_leads(state: State) -> bool:
    """O-8.7: only with more strength."""
    return attack_strength(state) > defence_strength(state)


def duellist(state: State) -> Seat:
    """O-8.7, O-R.17: whoever does not lead has to act; before that, the attacker while the attack is being opened."""
    return state.turn if state.is_opening or not attacker_leads(state) else state.defender


# ---- moving ---------------------------------------------------------------------------------------------------------


def reach(state: State, seat: Seat, field: Field) -> int:
    """O-9.1, O-9.2, O-R.12, O-R.13, O-R.37: free fields beside the shield or beside any it can jump over."""
    return near(joined(1 << field, state.shields[seat])) & free(state)


def movable(state: State, seat: Seat) -> int:
    """The shields of a player that have a field to go to: beside them, or over a chain of own shields."""
    own = state.shields[seat]
    return joined(near(free(state)), own)


# ---- clans: O-14 ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 15)
def clans(own: int, smallest: int) -> tuple[int, ...]:
    """O-14.1: the sizes of the groups of joined shields, the largest first; small groups are no clans."""
    sizes = []
    # In a group of three or more somebody has two neighbours, so that the search begins only with such shields.
    above, below = own << WIDTH, own >> WIDTH
    left, right = (own & NOT_LAST_COLUMN) << 1, (own & NOT_FIRST_COLUMN) >> 1
    seeds = own & (above & below | left & right | (above | below) & (left | right))
    while seeds:
        group = joined(seeds & -seeds, own)
        seeds &= ~group
        if (size := group.bit_count()) >= smallest:
            sizes.append(size)
    return tuple(sorted(sizes, reverse=True))


class ClanSet(NamedTuple):
    """O-14.3: clans of one size, the place at which they stand, and what they bring each player."""

    place: int
    size: int
    points: tuple[int, ...]


def clan_sets(state: State) -> list[ClanSet]:
    """O-14.2 to O-14.4, O-R.7, O-R.38: from the largest to the last that brings anything."""
    smallest, values = state.printed.constants.smallest_clan, state.printed.clan_points
    owned = [clans(own, smallest) for own in state.shields]
    sets: list[ClanSet] = []
    place = 0
    for size in sorted({size for sizes in owned for size in sizes}, reverse=True):
        if place >= len(values):
            break
        counts = [sizes.count(size) for sizes in owned]
        worth_of = place if counts.count(0) == len(counts) - 1 else place + 1
        worth = values[worth_of] if worth_of < len(values) else 0
        sets.append(ClanSet(place + 1, size, tuple(count * worth for count in counts)))
        place += sum(counts)
    return sets


def clan_points(state: State) -> Points:
    """O-14.4: all clans of each player together."""
    sets = [each.points for each in clan_sets(state)]
    return [sum(points) for points in zip(*sets, strict=True)] if sets else [0] * state.seats


# ---- sea power: O-15 ------------------------------------------------------------------------------------------------


def sea_points(state: State) -> Points:
    """O-15.1 to O-15.3, O-R.8: a point for each shield at sea, and more for the strongest two."""
    constants, sea = state.printed.constants, state.printed.sea
    counts = [(own & sea).bit_count() for own in state.shields]
    most = max(counts)
    if not most:
        return counts
    if counts.count(most) > 1:
        return [count + (constants.sea_most_tied if count == most else 0) for count in counts]
    second = max((count for count in counts if count != most), default=0)
    alone = second > 0 and counts.count(second) == 1
    bonus = {most: constants.sea_most, **({second: constants.sea_second} if alone else {})}
    return [count + bonus.get(count, 0) for count in counts]


# ---- countries: O-16 ------------------------------------------------------------------------------------------------


def country_points(state: State, country: Region) -> Points:
    """O-16.1, O-16.2, O-16.4, O-R.9, O-R.35: three values for three places; who shares a place gets the next value."""
    return places(shields_in(state, country), state.printed.points[country])


def shields_in(state: State, region: Region) -> tuple[int, ...]:
    """How many each player has in a country or a sea."""
    inside = state.printed.fields_of[region]
    return tuple([(own & inside).bit_count() for own in state.shields])


@lru_cache(maxsize=1 << 14)
def places(counts: tuple[int, ...], values: tuple[int, ...]) -> Points:
    """Points for most, second most and third most; a player without any takes no place."""
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts) - {0}, reverse=True):
        tied = counts.count(count)
        worth_of = place if tied == 1 else place + 1
        if worth_of < len(values):
            points = [values[worth_of] if own == count else won for own, won in zip(counts, points, strict=True)]
        place += tied
    return tuple(points)


def supreme(state: State, country: Region) -> Seat | None:
    """O-16.3, O-R.10: who owns every shield in a founded country; at some tables no field may be free."""
    if not is_founded(state, country):
        return None
    inside = state.printed.fields_of[country]
    taken = occupied(state) & inside
    if not taken or (state.options.supremacy == "without_gaps" and taken != inside):
        return None
    return next((seat for seat, own in enumerate(state.shields) if own & inside == taken), None)


def supremacy_points(state: State, country: Region) -> Points:
    points = [0] * state.seats
    ruler = supreme(state, country)
    if ruler is not None:
        points[ruler] = state.printed.constants.supremacy
    return points


# ---- the path: O-12 -------------------------------------------------------------------------------------------------


def space(state: State, total: int) -> int:
    """O-12.3, O-R.22: the printed space on which a leader with this total stands."""
    return (total - 1) % state.printed.constants.path + 1


def stop(state: State, seat: Seat, points: int) -> int:
    """O-12.1 to O-12.3, O-R.24: where a leader ends that advances; occupied spaces count, but hold no second leader."""
    total = state.leaders[seat]
    if not points:
        return total
    taken = {space(state, other) for place, other in enumerate(state.leaders) if place != seat}
    total += points
    while space(state, total) in taken:
        total += 1
    return total


def last_on_path(state: State) -> Seat:
    """O-13.4, O-R.23, O-R.40: the lowest total, laps included; no two leaders share one."""
    return state.leaders.index(min(state.leaders))


def movers(state: State, points: Points) -> list[Seat]:
    """O-13.3: most points first; at a tie the start player, then clockwise from there."""
    return sorted((seat for seat in clockwise(state, state.starter) if points[seat]), key=lambda seat: -points[seat])


def points_of(state: State, seat: Seat) -> list[int]:
    """What each source has brought a player."""
    return state.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]


def points_from(state: State, seat: Seat, source: int) -> int:
    return state.points[seat * len(SOURCES) + source]
