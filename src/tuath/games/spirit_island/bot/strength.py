"""How well a spirit is off: what its tracks give, how far it reaches, and what its cards are good for."""

from __future__ import annotations

from tuath.core.question import Seat, members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Space
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries import isle, own_cards, presence_lands, sacred_sites, spirit, track_offset
from tuath.games.spirit_island.state.state import NONE, State

# What the tracks give; it counts for more when many turns are to come.
PLAYS, INCOME, TRACK_ELEMENT, TRACK_RECLAIM, UNCOVERED = 3.2, 1.8, 1.2, 2.5, 0.5
CHEAP_PLAYS, AVERAGE_COST, SPARE_INCOME = 1.5, 1.4, 1.0  # neither plays nor income are much good alone
ON_THE_WAY = 0.7  # what the steps towards the next higher number count for
REACH, SPREAD, SITE_WORTH, SITES = 0.5, 0.5, 0.8, 3  # lands within range 1, lands with presence, and a few sacred sites
LOST_PRESENCE, LAST_PRESENCE = 2.0, 15.0
OWNED, COST, FITTING = 0.3, 0.25, 0.25  # a card, an energy that it costs, an element that an innate power wants


def spirit_worth(state: State, seat: Seat) -> float:
    """What a spirit gets each turn, how far it reaches, and how good its cards are."""
    where, near = isle(state), 0
    for land in members(presence_lands(state, seat)):
        near |= where.within(Land(land), 1)
    return (
        to_come(state) * development(state, seat)
        + REACH * near.bit_count()
        + SPREAD * presence_lands(state, seat).bit_count()
        + SITE_WORTH * min(SITES, sacred_sites(state, seat).bit_count())
        + sum(quality(state, seat, card) for card in members(own_cards(state, seat)))
        - LOST_PRESENCE * state.destroyed[seat]
        - LAST_PRESENCE / max(1, sum(state.presence[seat :: state.seats]))
    )


def to_come(state: State) -> float:
    """How much growing pays: the more, the earlier."""
    return max(0.5, 3.2 - 0.3 * state.turn)


def development(state: State, seat: Seat, opened: int = NONE) -> float:
    """What the tracks give, one space more on the track named: plays and income that go together, elements."""
    first, spaces = track_offset(state, seat), list[Space]()
    plays = income = 0.0
    for place, track in enumerate(spirit(state, seat).tracks):
        number_open = len(track.spaces) - state.covered[first + place] + (place == opened)
        spaces += track.spaces[:number_open]
        plays = max(plays, on_the_way([space.plays or 0 for space in track.spaces], number_open))
        income = max(income, on_the_way([space.energy or 0 for space in track.spaces], number_open))
    plays += sum(space.bonus_plays for space in spaces)
    return (
        PLAYS * min(plays, CHEAP_PLAYS + income / AVERAGE_COST)
        + INCOME * min(income, AVERAGE_COST * plays + SPARE_INCOME)
        + TRACK_ELEMENT * sum(len(space.elements) for space in spaces)
        + TRACK_RECLAIM * sum(bool(space.action) for space in spaces)
        + UNCOVERED * len(spaces)
    )


def on_the_way(numbers: list[int], number_open: int) -> float:
    """The highest open number of a track, and a share of the next higher one for every step towards it."""
    now = max(numbers[:number_open], default=0)
    since = numbers.index(now)
    higher = next((place for place in range(number_open, len(numbers)) if numbers[place] > now), None)
    if higher is None:
        return now
    return now + ON_THE_WAY * (numbers[higher] - now) * (number_open - 1 - since) / (higher - since)


def quality(state: State, seat: Seat, card: int) -> float:
    """What a card is good for at any time."""
    power, wanted = state.printed.powers[card], wanted_elements(state, seat)
    return OWNED + COST * power.cost + FITTING * sum(map(min, power.elements, wanted))


def wanted_elements(state: State, seat: Seat) -> list[int]:
    """Elements that any level of an innate power asks for: one for each."""
    levels = [level for place in spirit(state, seat).innates for level in state.printed.innates[place].levels]
    asked = [wanted for level in levels for wanted in level.elements]
    return [int(any(each[place] for each in asked)) for place in range(len(ELEMENTS))]


def best_of(state: State, seat: Seat, cards: int) -> int:
    """The best of these cards, as bits."""
    return 1 << max(members(cards), key=lambda card: quality(state, seat, card)) if cards else 0


def next_space(state: State, seat: Seat) -> float:
    """What the best next space of its tracks adds."""
    first, tracks = track_offset(state, seat), range(len(spirit(state, seat).tracks))
    best = max((development(state, seat, place) for place in tracks if state.covered[first + place]), default=None)
    return best - development(state, seat) if best is not None else 0.0
