"""What cards on the table have declared, until it happens: ways of clans, and marks beside the motif of a territory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import atan2, cos, sin
from typing import Any, NamedTuple

from tuath.core.drawing.plane import Point
from tuath.games.inis.land import TileDrawing

View = Mapping[str, Any]
Tiles = Mapping[str, TileDrawing]
ICONS = {
    "build_citadel": "citadel",
    "build_sanctuary": "sanctuary",
    "festival": "festival",
    "clash": "sword",
    "place": "plus",
    "remove": "minus",
    "replace": "compare",
}
OF_CLANS = ("place", "replace", "remove")
BOW, HEAD = 0.16, 13  # of an arrow: how far it is bent, and the length of its head
APART = 30  # pixels from one mark to the next


class Arrow(NamedTuple):
    path: str
    at: Point  # of its number
    seat: int
    number: int


class Mark(NamedTuple):
    at: Point
    icon: str
    seat: int | None  # whose clans it is about, if it is
    number: int


def orders_of(view: View) -> list[View]:
    return [order for play in view["table"] if not play["cancelled"] for order in play["orders"]]


def arrows_of(view: View, tiles: Tiles, scale: float) -> Iterator[Arrow]:
    for order in orders_of(view):
        start, end = tiles.get(order["where"]), tiles.get(order["to"])
        if order["kind"] == "move" and start and end and order["seat"] is not None:
            path, at = bow(start.heart, end.heart, scale)
            yield Arrow(path, at, order["seat"], order["number"])


def bow(start: Point, end: Point, scale: float) -> tuple[str, Point]:
    """From one place to another, with a head; and its middle."""
    (x0, y0), (x1, y1) = ((x * scale, y * scale) for x, y in (start, end))
    mx, my = (x0 + x1) / 2 - (y1 - y0) * BOW, (y0 + y1) / 2 + (x1 - x0) * BOW
    ex, ey = x1 - (x1 - mx) * 0.22, y1 - (y1 - my) * 0.22
    turn = atan2(ey - my, ex - mx)
    wings = "".join(
        f"M{pair(ex, ey)}L{pair(ex - HEAD * cos(turn + side), ey - HEAD * sin(turn + side))}" for side in (0.5, -0.5)
    )
    return f"M{pair(x0 + (mx - x0) * 0.25, y0 + (my - y0) * 0.25)}Q{pair(mx, my)} {pair(ex, ey)}{wings}", (mx, my)


def pair(x: float, y: float) -> str:
    return f"{x:.1f} {y:.1f}"


def marks_of(view: View, tiles: Tiles, scale: float) -> Iterator[Mark]:
    """Side by side in each territory."""
    counts = Counter[str]()
    for order in orders_of(view):
        tile, icon = tiles.get(order["where"]), ICONS.get(order["kind"])
        if tile and icon:
            x, y = tile.sight
            place = (x * scale + counts[tile.id] * APART - 12, y * scale)
            counts[tile.id] += 1
            yield Mark(place, icon, order["seat"] if order["kind"] in OF_CLANS else None, order["number"])
