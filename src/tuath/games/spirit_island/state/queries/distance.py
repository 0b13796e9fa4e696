"""What can stand in for a land that is not possible: the nearest that is; for an amount, the next."""

from __future__ import annotations

from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.queries import isle
from tuath.games.spirit_island.state.state import BESIDE_STOP, State


def distance(state: State, domain: str, one: int, other: int) -> float | None:
    match domain:
        case "land":
            return between(state, one, other)
        case "land_or_stop":
            return between(state, one - BESIDE_STOP, other - BESIDE_STOP)
        case "price":
            return abs(one - other)
        case "power" | "element" | "source" | "seat" | "spirit" | "board":
            return 0  # one is as good as another
    return None


def between(state: State, one: int, other: int) -> float | None:
    if not state.pieces:  # no island has been laid out
        return None
    reach = isle(state).reach
    if not (0 <= one < len(reach) and 0 <= other < len(reach)):
        return None
    return isle(state).distance(Land(one), Land(other))
