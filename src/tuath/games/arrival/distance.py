"""What can stand in for something that is not possible: places by the roads between them, acts by what they are for."""

from __future__ import annotations

from tuath.core.hops import hops
from tuath.core.question import bits_of, members
from tuath.games.arrival.printed import Printed
from tuath.games.arrival.state import BUILD, DONE, PASS, REPEL, SHIELD, SPREAD

STAND_IN = {  # by act, the nearest first
    PASS: (SPREAD,),
    DONE: (PASS, SPREAD),
    BUILD: (DONE,),
    SHIELD: (DONE,),
    SPREAD: (DONE, PASS),
    REPEL: (DONE,),
}


def distance(printed: Printed, domain: str, one: int, other: int) -> float | None:
    match domain:
        case "location":
            return hops(printed.near, 1 << one, 1 << other)
        case "province":
            return hops(printed.near, locations_in(printed, one), locations_in(printed, other))
        case "act":
            stand_in = STAND_IN.get(one, ())
            return stand_in.index(other) if other in stand_in else None
        case "number":
            return abs(one - other)
        case "section" | "stack" | "tile" | "tribe":
            return 0  # one is as good as another
    return None


def locations_in(printed: Printed, province: int) -> int:
    return bits_of(
        location for location in members(printed.everywhere) if printed.provinces_with(1 << location) >> province & 1
    )
