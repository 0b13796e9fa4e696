"""Words of The Arrival that explain themselves, and what they mean in a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tuath.core.game import Here, Term
from tuath.core.question import Seat

TERMS = (
    Term("ait", "A-1.5"),
    Term("broch", "A-1.5"),
    Term("caer", "A-1.5"),
    Term("outpost", "A-7.1"),
    Term("port", "A-1.2"),
    Term("fame", "A-1.8"),
    Term("corruption", "A-1.8"),
    Term("fomori", "A-1.9"),
    Term("castle", "A-1.3"),
    Term("shield", "A-8.3"),
    Term("province", "A-1.2"),
    Term("tile", "A-12.1"),
    Term("trophy", "A-12.2"),
    Term("blocker", "A-5.3"),
)

LEVELS = {"ait": 1, "broch": 2, "caer": 3}  # discs


def here(view: Mapping[str, Any], seat: Seat | None, term: str) -> Here | None:
    locations = view["locations"]
    if term in ("fomori", "castle"):
        kind = {"castle"} if term == "castle" else {each["fomori"] for each in locations} - {None, "castle"}
        return counted("location", [each["id"] for each in locations if each["fomori"] in kind])
    if term == "shield":
        return Here({"number": sum(province["shields"] for province in view["provinces"])})
    if seat is None:
        return None
    leader = view["leaders"][seat]
    match term:
        case "ait" | "broch" | "caer":
            own = [each["id"] for each in locations if each["owner"] == seat and each["discs"] == LEVELS[term]]
            return counted("location", own)
        case "fame":
            return Here({"number": leader["fame"]})
        case "corruption":
            return Here({"number": leader["corruption"], "limit": view["limit"]})
        case "tile":
            return Here({"number": len(leader["tiles"])})
        case "trophy":
            return Here({"number": leader["trophies"]})
    return None


def counted(domain: str, ids: Sequence[str], number: int | None = None) -> Here:
    """So many, and where they are; of a single one its name."""
    things = tuple(f"{domain}:{id}" for id in ids)
    return Here({"number": len(ids) if number is None else number, **({"first": things[0]} if things else {})}, things)
