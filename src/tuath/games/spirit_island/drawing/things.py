"""What stands in a land and what is told of it beside its name, as it is drawn."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

Sight = Mapping[str, Any]
TOKEN_ORDER = ("beasts", "wilds", "disease", "badlands", "markers", "blight")  # in the order in which they lie
FIGURE_ORDER = ("city", "town", "explorer", "dahan")
ISLANDERS, BLIGHT_TOKEN = "dahan", "blight"
MARKERS: Mapping[str, str] = json.loads(Path(__file__).with_name("markers.json").read_text(encoding="utf-8"))
USUAL_MARKER = "tk-markers"  # where the scenario has none of its own
ICON, LETTER, BARE, BUILD = 21, 8, 20, 29  # widths of signs: an icon and so much for each letter


class Thing(NamedTuple):
    """Pieces that are alike, presence of a spirit, tokens of a kind, or so many kinds for which there is no room."""

    what: str  # piece, presence, token or more
    name: str
    number: int
    seat: int = 0
    is_sacred: bool = False
    damage: int = 0
    health: int = 0
    strife: int = 0


class Things(NamedTuple):
    """Two rows: the invaders, and all others."""

    above: tuple[Thing, ...]
    below: tuple[Thing, ...]


class Sign(NamedTuple):
    what: str
    text: str
    icon: str
    width: float


def things_in(land: Sight, scenario: str | None) -> Things:
    figures = sorted(land["pieces"], key=lambda one: FIGURE_ORDER.index(one["kind"]))
    pieces = [
        Thing("piece", one["kind"], one["count"], damage=one["damage"], health=one["health"], strife=one["strife"])
        for one in figures
    ]
    presence = [
        Thing("presence", "", count, seat, land["sacred"][seat]) for seat, count in enumerate(land["presence"]) if count
    ]
    marker = MARKERS.get(scenario or "", USUAL_MARKER)
    icons = {name: marker if name == "markers" else f"tk-{name}" for name in TOKEN_ORDER}
    tokens = [Thing("token", icons[name], land[name]) for name in TOKEN_ORDER if land[name]]
    dahan = [one for one in pieces if one.name == ISLANDERS]
    return Things(tuple(one for one in pieces if one.name != ISLANDERS), (*presence, *dahan, *tokens))


def folded(things: Things) -> Things | None:
    """Tokens as one thing with the number of their kinds; blight is always told by itself."""
    tokens = [one for one in things.below if one.what == "token" and one.name != f"tk-{BLIGHT_TOKEN}"]
    if len(tokens) < 2:
        return None
    others = tuple(one for one in things.below if one not in tokens)
    return Things(things.above, (*others, Thing("more", "", len(tokens))))


def signs_of(view: Sight, land: Sight) -> tuple[Sign, ...]:
    return tuple(signs(view, land))


def signs(view: Sight, land: Sight) -> Iterator[Sign]:
    """What will happen to the land, or protects it."""
    ravage = next((one for one in view["ravages"] if one["land"] == land["id"]), None)
    if ravage is not None:
        yield lettered("ravage", f"{ravage['damage']}{'»' if ravage['cascade'] else ''}", icon_of(ravage))
    if land["id"] in view["builds"]:
        yield Sign("build", "+", view["builds"][land["id"]], BUILD)
    if land["defend"]:
        yield lettered("defend", str(land["defend"]), "shield")
    if land["id"] in skipped_lands(view):
        yield Sign("skipped", "", "close", BARE)
    if land["isolated"]:
        yield Sign("isolated", "", "isolated", BARE)
    if land["frozen"]:
        yield Sign("frozen", "", "pause", BARE)


def icon_of(ravage: Sight) -> str:
    return BLIGHT_TOKEN if ravage["blight"] else "sword"


def lettered(what: str, text: str, icon: str) -> Sign:
    return Sign(what, text, icon, ICON + LETTER * len(text))


def skipped_lands(view: Sight) -> Sequence[str]:
    """Lands in which an action will not happen."""
    rows = (row for row in view["lasting"] if row["verb"] == "skip" and row["says"] is not None)
    return [row["land"] for row in rows if row["land"] is not None]


def is_shown(land: Sight) -> bool:
    """The sea is there for all, but only where somebody lives in it is it a land."""
    is_land = land["number"] > 0 and not land["gone"] and land["joined"] is None
    return is_land or land["in_play"] or bool(land["pieces"]) or any(land["presence"])
