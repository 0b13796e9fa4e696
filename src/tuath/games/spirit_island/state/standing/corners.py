"""Element markers on corners of lands: what they cost, and for which powers they count: S-19.7."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tuath.core.notation import Call
from tuath.core.question import Seat, members
from tuath.games.spirit_island.material.corners import Corner, corners
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Elements
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import NO_ELEMENTS, isle, presence_lands
from tuath.games.spirit_island.state.standing.panel import own_cards
from tuath.games.spirit_island.state.standing.standing import applying
from tuath.games.spirit_island.state.state import NOWHERE, State

INVOKED = "invoked"  # a counter: so many markers lie on corners
ON_CORNER = "on_corner"  # counters, by the number of a corner: its element


def on_corner(corner: int) -> str:
    return f"{ON_CORNER}.{corner}"


def markers_on_corners(state: State) -> dict[int, int]:
    """The element of each corner that has a marker; mostly there is none."""
    if INVOKED not in state.counters:
        return {}
    numbers = [int(name.split(".")[1]) for name in state.counters if name.startswith(ON_CORNER)]
    return {corner: state.counters[on_corner(corner)] for corner in sorted(numbers)}


def corner(state: State, place: int) -> Corner:
    return corners(isle(state))[place]


def corner_elements(state: State, land: Land) -> Elements:
    """S-19.7: the elements on the corners of a land, in the order of ELEMENTS."""
    if INVOKED not in state.counters or land == NOWHERE:
        return NO_ELEMENTS
    there = [element for place, element in markers_on_corners(state).items() if corner(state, place).lands >> land & 1]
    return tuple(map(there.count, range(len(ELEMENTS))))


def with_corners(state: State, own: Elements, land: Land) -> Elements:
    return tuple(sum(each) for each in zip(own, corner_elements(state, land), strict=True))


@contextmanager
def counting_corners(state: State, seat: Seat, land: Land) -> Iterator[None]:
    """S-19.7: so long a power acts on a land, the elements on its corners are the spirit's."""
    more, first = corner_elements(state, land), seat * len(ELEMENTS)
    for place, each in enumerate(more):
        state.elements[first + place] += each
    yield
    for place, each in enumerate(more):
        state.elements[first + place] -= each


def free_corners(state: State, seat: Seat, call: Call) -> dict[int, int]:
    """S-19.7: corners of lands with own presence where it can pay for a marker, and the price of each."""
    case, taken, own = Case(state, seat), markers_on_corners(state), presence_lands(state, seat)
    if not elements_on_cards(state, seat):
        return {}
    first, more = number(case, call.args[0]), number(case, call.key("beside") or 0)
    free = {place: each for place, each in corners(isle(state)).items() if place not in taken and each.lands & own}
    prices = {place: first + more * len(each.beside & taken.keys()) for place, each in free.items()}
    return {place: price for place, price in prices.items() if price <= state.energy[seat]}


def elements_on_cards(state: State, seat: Seat) -> list[int]:
    """S-19.7: those on its power cards, wherever they are."""
    cards = [state.printed.powers[card].elements for card in members(own_cards(state, seat))]
    return [element for element in range(len(ELEMENTS)) if any(each[element] for each in cards)]


def aid_of_corners(state: State, element: int) -> int:
    """S-14.6, S-19.7: what markers of the element that aids an event pay of its cost."""
    markers = list(markers_on_corners(state).values()).count(element)
    if not markers:
        return 0
    return markers * sum(number(case, call.args[0]) for call, case in applying(state, "corner_aid", NOWHERE))
