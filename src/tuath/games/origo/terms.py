"""Words of Origo that explain themselves, and what they mean in a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tuath.core.game import Here, Term
from tuath.core.question import Seat

TERMS = (
    Term("shield", "O-1.3"),
    Term("supply", "O-1.3"),
    Term("country", "O-1.1"),
    Term("founded", "O-1.5"),
    Term("full", "O-1.6"),
    Term("clan", "O-14.1"),
    Term("adjacent", "O-1.2"),
    Term("chain", "O-9.2"),
    Term("migrate", "O-9.1"),
    Term("sail", "O-10.1"),
    Term("duel", "O-8.3"),
    Term("scoring", "O-13.1"),
    Term("population", "O-3.1"),
)


def here(view: Mapping[str, Any], seat: Seat | None, term: str) -> Here | None:
    match term:
        case "country" | "founded":
            return Here({"number": sum(region["founded"] for region in view["regions"])})
        case "full":
            return Here({"number": sum(region["kind"] == "sea" and region["full"] for region in view["regions"])})
    if seat is None:
        return None
    own = view["players"][seat]
    match term:
        case "shield" | "supply":
            return Here({"number": own["supply"]})
        case "clan":
            return Here({"number": max(own["clans"], default=0)})
    return None
