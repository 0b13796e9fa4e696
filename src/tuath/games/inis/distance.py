"""What can stand in for something that is not possible: territories by where they lie, a card for a pass."""

from __future__ import annotations

from tuath.core.hops import hops
from tuath.core.question import members
from tuath.games.inis.geometry import CELLS
from tuath.games.inis.state import ATTACK, BESIDE_ACT, BESIDE_MANEUVER, BESIDE_STOP, END, NOWHERE, PASS, State
from tuath.games.inis.use import CLANS_OF


def distance(state: State, domain: str, one: int, other: int) -> float | None:
    match domain:
        case "territory":
            return between(state, one, other)
        case "place":
            return between(state, one - BESIDE_STOP, other - BESIDE_STOP)
        case "clan":
            return between(state, one // CLANS_OF, other // CLANS_OF)
        case "spot":
            return apart(one, other)
        case "act":
            return 0 if one == PASS and other >= BESIDE_ACT else None
        case "maneuver":
            return 0 if (one == END or ATTACK <= one < BESIDE_MANEUVER) and ATTACK <= other < BESIDE_MANEUVER else None
        case "number":
            return abs(one - other)
        case "card" | "seat":
            return 0  # one is as good as another
    return None


def between(state: State, one: int, other: int) -> float | None:
    """From territory to territory."""
    if min(one, other) < 0 or state.spots[one] == NOWHERE or state.spots[other] == NOWHERE:
        return None

    def near(places: int) -> int:
        found = 0
        for place in members(places):
            found |= state.neighbours[place]
        return found

    return hops(near, 1 << one, 1 << other)


def apart(one: int, other: int) -> float:
    """Of two places for a new territory, by the cells they cover."""
    return min(
        max(abs(a.q - b.q), abs(a.r - b.r), abs(a.q + a.r - b.q - b.r)) for a in CELLS[one] for b in CELLS[other]
    )
