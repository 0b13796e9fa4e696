"""Words of Inis that explain themselves, and what they mean in a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tuath.core.game import Here, Term
from tuath.core.question import Seat
from tuath.core.record import seat_name

TERMS = (
    Term("brenn", "I-5.1"),
    Term("chieftain", "I-2.2"),
    Term("present", "I-2.1"),
    Term("clan", "I-2.3"),
    Term("citadel", "I-10.5"),
    Term("sanctuary", "I-12.1"),
    Term("capital", "I-2.5"),
    Term("clash", "I-10.1"),
    Term("exposed", "I-2.8"),
    Term("pretender", "I-7.5"),
    Term("deed", "I-12.4"),
    Term("season", "I-8.1"),
    Term("epic", "I-1.2"),
    Term("advantage", "I-5.3"),
)


def here(view: Mapping[str, Any], seat: Seat | None, term: str) -> Here | None:
    """On the island, or of the own people."""
    found = on_the_island(view, term)
    return found if found is not None or seat is None else of_people(view, seat, term)


def on_the_island(view: Mapping[str, Any], term: str) -> Here | None:
    lands = view["territories"]
    match term:
        case "brenn" if view["brenn"] is not None:
            capital = tuple(f"territory:{land['id']}" for land in lands if land["capital"])
            return Here({"seat": f"seat:{seat_name(view['brenn'])}"}, capital)
        case "capital":
            found = [land["id"] for land in lands if land["capital"]]
            return counted("territory", found) if found else None
        case "citadel":
            found = [land["id"] for land in lands if land["citadels"] or land["capital"]]
            return counted("territory", found, sum(land["citadels"] + land["capital"] for land in lands))
        case "sanctuary":
            found = [land["id"] for land in lands if land["sanctuaries"]]
            return counted("territory", found, sum(land["sanctuaries"] for land in lands))
        case "pretender":
            return Here({"number": sum(player["pretender"] for player in view["players"])})
    return None


def of_people(view: Mapping[str, Any], seat: Seat, term: str) -> Here | None:
    lands, own = view["territories"], view["players"][seat]
    match term:
        case "chieftain":
            return counted("territory", [land["id"] for land in lands if land["chieftain"] == seat])
        case "present":
            return counted("territory", [land["id"] for land in lands if land["clans"][seat]])
        case "clan":
            return Here({"number": own["reserve"]})
        case "deed":
            return Here({"number": own["deeds"]})
    return None


def counted(domain: str, ids: Sequence[str], number: int | None = None) -> Here:
    """So many, and where they are; of a single one its name."""
    things = tuple(f"{domain}:{id}" for id in ids)
    return Here({"number": len(ids) if number is None else number, **({"first": things[0]} if things else {})}, things)
