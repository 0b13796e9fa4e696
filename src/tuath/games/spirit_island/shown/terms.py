"""Words of Spirit Island that explain themselves, and what they mean in a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tuath.core.game import Here, Term
from tuath.core.question import Seat

INVADER_KINDS = ("explorer", "town", "city")
TERMS = (
    Term("presence", "S-1.4"),
    Term("sacred_site", "S-5.8"),
    Term("invaders", "S-1.1"),
    Term("dahan", "S-8.8"),
    Term("blight", "S-10.1"),
    Term("ravage", "S-8.7"),
    Term("build", "S-8.10"),
    Term("explore", "S-8.12"),
    Term("fear", "S-11.1"),
    Term("terror", "S-11.2"),
    Term("defend", "S-8.7"),
    Term("elements", "S-6.7"),
    Term("innate", "S-7.7"),
    Term("push", "S-9.4"),
    Term("gather", "S-9.4"),
)


def explain_here(view: Mapping[str, Any], seat: Seat | None, term: str) -> Here | None:
    """On the island, of its cards, or of the own spirit."""
    lands = [land for land in view["lands"] if land["in_play"]]
    match term:
        case "invaders":
            return standing_there(lands, INVADER_KINDS)
        case "dahan":
            return standing_there(lands, ("dahan",))
        case "blight":
            return Here({"number": view["blight"]["left"]}, where_is(lands, "blight"))
        case "ravage":
            found = [ravage["land"] for ravage in view["ravages"]]
            return Here({"number": len(found)}, tuple(f"land:{land}" for land in found))
        case "fear":
            return Here({"number": view["fear"]["pool"]})
        case "terror":
            return Here({"number": view["fear"]["level"]})
        case "presence" | "sacred_site" if seat is not None:
            field = "presence" if term == "presence" else "sacred"
            own = tuple(f"land:{land['id']}" for land in lands if land[field][seat])
            return Here({"number": len(own), **({"first": own[0]} if own else {})}, own)
    return None


def standing_there(lands: Sequence[Mapping[str, Any]], kinds: Sequence[str]) -> Here:
    """How many of these there are, and where."""
    counts = {land["id"]: sum(each["count"] for each in land["pieces"] if each["kind"] in kinds) for land in lands}
    things = tuple(f"land:{id}" for id, count in counts.items() if count)
    return Here({"number": sum(counts.values())}, things)


def where_is(lands: Sequence[Mapping[str, Any]], field: str) -> tuple[str, ...]:
    return tuple(f"land:{land['id']}" for land in lands if land[field])
