"""What is so: the island, who stands where, what a spirit has, how far the fear has come."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.geometry import Island, Land, island, land_at, number_of, place_of, within
from tuath.games.spirit_island.material import (
    ELEMENTS,
    Adversary,
    GrowthOption,
    InvaderCard,
    Printed,
    Scenario,
    Space,
    Spirit,
)
from tuath.games.spirit_island.pieces import CITY, EXPLORER, INVADERS, TOWN, count, is_invader
from tuath.games.spirit_island.state import NO_CARD, NO_FOE, NOBODY, STAGES, State

BUILDINGS = (TOWN, CITY)
ANY_ELEMENT = "any"
GONE = {1: INVADERS, 2: (TOWN, CITY), 3: (CITY,), 4: ()}  # S-17.1: by terror level, what must be gone
VICTORY_LEVEL = 4  # S-11.2: no fear card left


def seats(state: State) -> range:
    return range(state.seats)


# ---- the foes: S-18, S-19 -------------------------------------------------------------------------------------------


def adversary(state: State) -> Adversary | None:
    """S-18: whom the game is played against, if it is anybody."""
    chosen = state.options.adversary
    return None if chosen == NO_FOE else state.printed.adversaries[state.printed.adversary_index[chosen]]


def level(state: State) -> int:
    """S-18.1: of the adversary."""
    return int(state.options.level)


def scenario(state: State) -> Scenario | None:
    """S-19"""
    chosen = state.options.scenario
    return None if chosen == NO_FOE else state.printed.scenarios[state.printed.scenario_index[chosen]]


# ---- the island: S-4 ------------------------------------------------------------------------------------------------


def isle(state: State) -> Island:
    return island_of(state.printed, state.boards, state.layout)


@lru_cache(maxsize=256)
def island_of(printed: Printed, boards: tuple[int, ...], layout: int) -> Island:
    return island(tuple(printed.boards[board] for board in boards), printed.layouts[layout])


def terrain(state: State, land: Land) -> str:
    """S-4.1"""
    return state.printed.boards[state.boards[place_of(land)]].terrain[number_of(land)]


def the_ocean(state: State) -> Seat:
    """The seat of Ocean's Hungry Grasp, if it plays."""
    return next((seat for seat in seats(state) if has_rule(state, seat, "ocean_in_play")), NOBODY)


def oceans_in_play(state: State) -> int:
    """S-22.3: those of boards with presence of Ocean's Hungry Grasp; for powers and blight they are lands."""
    seat, where, found = the_ocean(state), isle(state), 0
    if seat == NOBODY:
        return 0
    own = bits_of(land for land, here in enumerate(state.presence[seat :: state.seats]) if here)
    for place in range(len(state.boards)):
        ocean = 1 << land_at(place, 0)
        found |= ocean if own & (where.board(place) | ocean) else 0
    return found


def in_reach(state: State, land: Land, steps: int, oceans: int) -> int:
    """S-4.4: the lands in range, when these oceans count as lands."""
    where = isle(state)
    return within(where, land, steps, where.lands | oceans) if oceans else where.within(land, steps)


def habitable(state: State, seat: Seat, oceans: int) -> int:
    """S-5.17: where a spirit may have presence, when these oceans count as lands; the Ocean goes to no inland."""
    where = isle(state)
    return where.coastal | where.oceans if seat == the_ocean(state) else where.lands | oceans


def matches(state: State, card: InvaderCard, land: Land) -> bool:
    """S-8.1: is it a land of the card?"""
    return terrain(state, land) in card.match or ("coastal" in card.match and bool(isle(state).coastal >> land & 1))


def decider(state: State, land: Land) -> Seat:
    """S-3.4: failing agreement, the player whose starting board it is; on any other board the first one."""
    place = place_of(land)
    return state.starts.index(place) if place in state.starts else 0


# ---- pieces: S-1 ----------------------------------------------------------------------------------------------------


def invaders(state: State, land: Land) -> int:
    return count(state.pieces[land], INVADERS)


def buildings(state: State, land: Land) -> int:
    return count(state.pieces[land], BUILDINGS)


def number_on_island(state: State, *kinds: int) -> int:
    return sum(count(pieces, kinds) for pieces in state.pieces)


def lands_with(state: State, *kinds: int) -> int:
    """Lands, as bits, with at least one such piece."""
    return bits_of(land for land, pieces in enumerate(state.pieces) if count(pieces, kinds))


def has_invaders(state: State, land: Land) -> bool:
    return any(is_invader(one) for one in state.pieces[land])


# ---- presence: S-5 --------------------------------------------------------------------------------------------------


def spirit(state: State, seat: Seat) -> Spirit:
    return state.printed.spirits[state.spirits[seat]]


def has_rule(state: State, seat: Seat, id: str) -> bool:
    """Does the panel have a special rule of that name?"""
    return id in _rules_of(spirit(state, seat))


@lru_cache(maxsize=64)
def _rules_of(panel: Spirit) -> frozenset[str]:
    return frozenset(rule.id for rule in panel.special_rules)


def presence(state: State, seat: Seat, land: Land) -> int:
    return state.presence[land * state.seats + seat]


def presence_lands(state: State, seat: Seat) -> int:
    """S-1.5: the own lands, as bits; S-17.6, S-22.3: presence in an ocean that is not in play is out of play."""
    found = bits_of([land for land, own in enumerate(state.presence[seat :: state.seats]) if own])
    return found & (isle(state).lands | oceans_in_play(state)) if found & isle(state).oceans else found


def is_sacred_site(state: State, seat: Seat, land: Land) -> bool:
    """S-5.8: two own presence; S-5.15: of the River one in a wetland."""
    own = presence(state, seat, land)
    if own == 1 and has_rule(state, seat, "rivers_domain"):
        return terrain(state, land) == "wetland" or bool(oceans_in_play(state) >> land & 1)
    return own >= 2


def sacred_sites(state: State, seat: Seat) -> int:
    """S-5.8: the own ones, as bits; S-17.6: presence that is out of play makes none."""
    return bits_of(land for land in members(presence_lands(state, seat)) if is_sacred_site(state, seat, Land(land)))


def spirits_in(state: State, land: Land) -> list[Seat]:
    """S-5.13: spirits with presence in a land, which they may share."""
    return [seat for seat in seats(state) if presence(state, seat, land)]


# ---- the panel: S-5.4 to S-5.7 --------------------------------------------------------------------------------------


def track_offset(state: State, seat: Seat) -> int:
    """Where the tracks of a spirit begin in ``covered``, which is by seat and track."""
    return sum(len(spirit(state, other).tracks) for other in range(seat))


def uncovered(state: State, seat: Seat) -> list[Space]:
    """Every space that is open: those to the left of the presence on each track."""
    first = track_offset(state, seat)
    found: list[Space] = []
    for place, track in enumerate(spirit(state, seat).tracks):
        found += track.spaces[: len(track.spaces) - state.covered[first + place]]
    return found


class Way(NamedTuple):
    """An option of a panel's growth: in which section it stands, where, and whether the panel always grants it."""

    section: int
    place: int
    option: GrowthOption
    is_granted: bool


@lru_cache(maxsize=256)
def growth_ways(panel: Spirit, section: int) -> tuple[Way, ...]:
    """S-5.1: what is taken in any order from a section on: its options, and what is always granted beside them."""
    growth = panel.growth[section]
    found = tuple(Way(section, place, each, growth.pick == 0) for place, each in enumerate(growth.options))
    if growth.pick == 0 and section + 1 < len(panel.growth):
        return (*growth_ways(panel, section + 1), *found)
    return found


def energy_income(state: State, seat: Seat) -> int:
    """S-5.4: the highest uncovered number."""
    return max((space.energy for space in uncovered(state, seat) if space.energy is not None), default=0)


def card_plays(state: State, seat: Seat) -> int:
    """S-5.5: the highest uncovered number, and every space that adds to it."""
    spaces = uncovered(state, seat)
    highest = max((space.plays for space in spaces if space.plays is not None), default=0)
    return highest + sum(space.bonus_plays for space in spaces)


def elements(state: State, seat: Seat) -> list[int]:
    """S-6.7: over cards in play, uncovered spaces and effects of the turn, in the order of ELEMENTS."""
    size = len(ELEMENTS)
    found = state.elements[seat * size : (seat + 1) * size]
    for card in members(state.played[seat]):
        found = [own + more for own, more in zip(found, state.printed.powers[card].elements, strict=True)]
    for space in uncovered(state, seat):
        for element in space.elements:
            if element != ANY_ELEMENT:
                found[ELEMENTS.index(element)] += 1
    return found


# ---- fear, stage, blight: S-8.15, S-10, S-11 ------------------------------------------------------------------------


def terror_level(state: State) -> int:
    """S-11.2: I to III while there are cards of the level; without any fear card that of victory; S-19.1: rituals."""
    if state.terror:
        return state.terror
    return next((level for level, left in enumerate(state.fear_deck, 1) if left), VICTORY_LEVEL)


def stage(state: State) -> int:
    """S-8.15, S-8.21: of the top card of the deck, or III; the stage III card that Prussia moved is read as II."""
    deck = state.invader_deck
    if not deck:
        return STAGES
    is_moved = deck[0] == STAGES and STAGES - 1 in deck and state.options.adversary == "brandenburg_prussia"
    return STAGES - 1 if is_moved else deck[0]


def is_healthy(state: State) -> bool:
    """S-10.5, S-10.6: the card is not turned over, or its back says that the island is still healthy."""
    return state.blight_card == NO_CARD or state.printed.blight_cards[state.blight_card].back == "still_healthy"


# ---- the end: S-17 --------------------------------------------------------------------------------------------------


def is_victory(state: State) -> bool:
    """S-17.1: what must be gone from the island at each terror level."""
    gone = GONE[terror_level(state)]
    return not any(count(pieces, gone) for pieces in state.pieces)


def defeat(state: State) -> str | None:
    """S-5.12, S-17.2, S-17.5: why the players have lost, as things are now, if they have."""
    if state.blight_left <= 0 and not is_healthy(state):
        return "blight"
    if any(not presence_lands(state, seat) for seat in seats(state)):
        return "presence"
    if state.has_no_card:
        return "time"
    return None


def explore_sources(state: State, land: Land) -> bool:
    """S-8.12: a town or city there or beside it, or the ocean beside it; S-13.6: none where a land is isolated."""
    where = isle(state)
    beside = where.adjacent[land] & ~state.isolated
    if state.isolated >> land & 1:
        return False
    return bool(lands_with(state, *BUILDINGS) & (beside | 1 << land)) or bool(beside & where.oceans)


def wants_explorer(state: State, card: InvaderCard, land: Land) -> bool:
    return matches(state, card, land) and explore_sources(state, land)


def kinds_here(state: State, land: Land) -> tuple[int, int, int]:
    """Explorers, towns and cities in a land."""
    pieces = state.pieces[land]
    return count(pieces, (EXPLORER,)), count(pieces, (TOWN,)), count(pieces, (CITY,))
