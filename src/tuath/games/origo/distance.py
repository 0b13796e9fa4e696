"""What can stand in for something that is not possible: fields by where they lie, acts by what they are for."""

from __future__ import annotations

from tuath.games.origo.printed import COLUMNS, FIELDS
from tuath.games.origo.state import ATTACK, DONE, EXCHANGE, EXPAND, MIGRATE, SAIL, SKIP

STAND_IN = {  # by act, the nearest first
    SKIP: (DONE,),
    DONE: (SKIP,),
    EXPAND: (ATTACK, EXCHANGE, DONE),
    ATTACK: (EXPAND, DONE),
    MIGRATE: (SAIL, DONE),
    EXCHANGE: (DONE,),
    SAIL: (MIGRATE, DONE),
}


def distance(domain: str, one: int, other: int) -> float | None:
    match domain:
        case "field" | "ship":
            return apart(one, other) if max(one, other) < len(FIELDS) else None
        case "act":
            stand_in = STAND_IN.get(one, ())
            return stand_in.index(other) if other in stand_in else None
        case "card" | "tribe":
            return 0  # one is as good as another
    return None


def apart(one: int, other: int) -> int:
    """Over edges and corners alike."""
    (row, column), (other_row, other_column) = divmod(one, len(COLUMNS)), divmod(other, len(COLUMNS))
    return max(abs(row - other_row), abs(column - other_column))
