"""How well a spirit is off: what its tracks give, how far it reaches, and what its cards are good for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import log

from tuath.core.question import Seat, members
from tuath.games.spirit_island.bot.cards import best_first, fitness
from tuath.games.spirit_island.bot.outlook import this_turn
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Innate, Space
from tuath.games.spirit_island.material.pieces import INVADERS
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import isle, lands_with, presence_lands, sacred_sites, spirit
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.standing.panel import own_cards, track_offset
from tuath.games.spirit_island.state.state import NONE, State

# What a turn is worth; it counts for more when many turns are to come.
PLAYS, INCOME, TRACK_ELEMENT, TRACK_RECLAIM, UNCOVERED = 1.2, 0.4, 0.6, 2.5, 0.4
FROM_GROWTH, STOCK, MOST_STOCK = 1.0, 0.2, 8  # energy for a turn: what growth brings, and a share of what is there
WELL_USED, VARIETY = 1.5, 6.0  # cards are used where they do most; many cards: fewer reclaims, always a fitting one
NEW_CARDS = ((7.0, 1), (13.0, 4))  # what the best of those drawn is good for, and its cost: a minor, a major one
ON_THE_WAY = 0.7  # what the steps towards the next higher number count for
AIMED, AIMS = 1.2, 3  # lands with invaders that an innate power can target, and how many of them count
REACH, SPREAD, SITE_WORTH, SITES = 0.8, 0.5, 0.8, 3  # lands within range 1, lands with presence, and a few sacred sites
LOST_PRESENCE, LAST_PRESENCE = 2.0, 25.0


def spirit_worth(state: State, seat: Seat) -> float:
    """What a spirit gets each turn, how far it reaches, and how good its cards are."""
    where, near = isle(state), 0
    for land in members(presence_lands(state, seat)):
        near |= where.within(Land(land), 1)
    return (
        to_come(state) * development(state, seat)
        + REACH * near.bit_count()
        + SPREAD * presence_lands(state, seat).bit_count()
        + AIMED * aims(state, seat)
        + SITE_WORTH * min(SITES, sacred_sites(state, seat).bit_count())
        - LOST_PRESENCE * state.destroyed[seat]
        - LAST_PRESENCE / max(1, sum(state.presence[seat :: state.seats]))
    )


def aims(state: State, seat: Seat) -> int:
    """S-7.3: lands with invaders that its innate powers can target, a few for each."""
    innates = [state.printed.innates[place] for place in spirit(state, seat).innates]
    invaded = lands_with(state, *INVADERS)
    aimed = [target_lands(state, seat, innate) & invaded for innate in innates if innate.target.kind == "land"]
    return sum(min(AIMS, lands.bit_count()) for lands in aimed)


def to_come(state: State) -> float:
    """How much growing pays: the more, the earlier."""
    return max(0.5, 3.6 - 0.35 * this_turn(state))


def development(state: State, seat: Seat, opened: int = NONE, gained: Sequence[tuple[float, int]] = ()) -> float:
    """What a turn is worth: cards, plays and income together, elements; with one space or some cards more."""
    first, spaces, wanted = track_offset(state, seat), list[Space](), wanted_elements(state, seat)
    plays = income = 0.0
    for place, track in enumerate(spirit(state, seat).tracks):
        number_open = len(track.spaces) - state.covered[first + place] + (place == opened)
        spaces += track.spaces[:number_open]
        plays = max(plays, on_the_way([space.plays or 0 for space in track.spaces], number_open))
        income = max(income, on_the_way([space.energy or 0 for space in track.spaces], number_open))
    plays += sum(space.bonus_plays for space in spaces)
    stock = STOCK * min(MOST_STOCK, state.energy[seat])
    cards = best_first(state.printed, own_cards(state, seat), wanted)
    return (
        turn_of_cards(sorted((*cards, *gained), reverse=True), plays, income + FROM_GROWTH + stock)
        + PLAYS * plays
        + INCOME * income
        + TRACK_ELEMENT * sum(1 + is_asked_for(wanted, name) for space in spaces for name in space.elements)
        + TRACK_RECLAIM * sum(bool(space.action) for space in spaces)
        + UNCOVERED * len(spaces)
    )


def turn_of_cards(cards: Sequence[tuple[float, int]], plays: float, income: float) -> float:
    """What the best cards come to that one can play and pay for: in one turn, and in two between reclaims."""
    found = (best_cards(cards, plays, income) + best_cards(cards, 2 * plays, 2 * income) / 2) / 2
    return WELL_USED * found + VARIETY * log(1 + len(cards))


def best_cards(cards: Sequence[tuple[float, int]], plays: float, purse: float) -> float:
    """A few good cards or many cheap ones, whichever come to more."""
    cheap = sorted(cards, key=lambda card: -card[0] / (1 + card[1]))
    return max(in_turn(cards, plays, purse), in_turn(cheap, plays, purse))


def in_turn(cards: Iterable[tuple[float, int]], plays: float, purse: float) -> float:
    """One after another, and parts of cards, so that every step towards one more counts."""
    found = 0.0
    for good, cost in cards:
        share = min(1.0, plays, purse / cost if cost else 1.0)
        found, plays, purse = found + share * good, plays - share, purse - share * cost
    return found


def is_asked_for(wanted: Sequence[int], name: str) -> bool:
    return name not in ELEMENTS or bool(wanted[ELEMENTS.index(name)])


def on_the_way(numbers: list[int], number_open: int) -> float:
    """The highest open number of a track, and a share of the next higher one for every step towards it."""
    now = max(numbers[:number_open], default=0)
    since = numbers.index(now)
    higher = next((place for place in range(number_open, len(numbers)) if numbers[place] > now), None)
    if higher is None:
        return now
    return now + ON_THE_WAY * (numbers[higher] - now) * (number_open - 1 - since) / (higher - since)


def wanted_elements(state: State, seat: Seat) -> tuple[int, ...]:
    """Elements that any level of an innate power asks for: one for each."""
    return asked_by(tuple(state.printed.innates[place] for place in spirit(state, seat).innates))


@lru_cache(maxsize=64)
def asked_by(innates: tuple[Innate, ...]) -> tuple[int, ...]:
    asked = [wanted for innate in innates for level in innate.levels for wanted in level.elements]
    return tuple(int(any(each[place] for each in asked)) for place in range(len(ELEMENTS)))


def best_of(state: State, seat: Seat, cards: int) -> int:
    """The best of these cards, as bits."""
    powers, wanted = state.printed.powers, wanted_elements(state, seat)
    return 1 << max(members(cards), key=lambda card: fitness(powers[card], wanted)) if cards else 0


def next_card(state: State, seat: Seat) -> float:
    """What one more power card adds."""
    return max(development(state, seat, gained=(card,)) for card in NEW_CARDS) - development(state, seat)


def next_space(state: State, seat: Seat) -> float:
    """What the best next space of its tracks adds."""
    first, tracks = track_offset(state, seat), range(len(spirit(state, seat).tracks))
    best = max((development(state, seat, place) for place in tracks if state.covered[first + place]), default=None)
    return best - development(state, seat) if best is not None else 0.0
