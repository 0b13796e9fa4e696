"""Where the names on the map of The Arrival stand.

Lettering keeps its size, so places are found anew for each step of the scale: every name has some positions with a
price (pieces, roads, borders under it), and names may not cover each other.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, hypot, inf, log
from typing import Any, Literal, NamedTuple

from tuath.core.drawing.plane import (
    Box,
    Point,
    box_around,
    crossings,
    distance_to_box,
    is_within,
    overlap,
    scatter,
    seeded,
)

Map = Mapping[str, Any]
Anchor = Literal["start", "middle", "end"]
Price = Callable[[Box], float]


class Name(NamedTuple):
    """Where a text is anchored on the map and what it covers there; hidden where there is no room for it."""

    x: float
    y: float
    anchor: Anchor
    boxes: tuple[Box, ...]
    price: float
    hidden: bool = False


class Names(NamedTuple):
    provinces: Mapping[str, Name]
    places: Mapping[str, Name]


class Sizes(NamedTuple):
    """In pixels: the radius of a piece, the letters, and the height of the bonus under the name of a province."""

    piece: float
    text: float
    province: float
    pill: float


@dataclass(eq=False)
class Lettered:
    id: str
    candidates: list[Name]
    chosen: Name
    near: list[Lettered] = field(default_factory=list)  # other names that could get in its way


def sizes_at(scale: float) -> Sizes:
    """Sizes at so many pixels for a unit of the map."""
    short = max(0.0, 0.57 - scale)  # of the room that a map needs to be read with ease
    wide, wider = max(0.0, scale - 0.65), max(0.0, scale - 0.6)
    return Sizes(
        piece=within(9, scale * 25 - short * 9, 20),
        text=within(11, 12 - short * 8 + wide * 6, 15),
        province=within(11, 12 - short * 8 + wider * 6, 16),
        pill=within(16, 17 - short * 8 + wider * 14, 24),
    )


def within(low: float, value: float, high: float) -> float:
    return max(low, min(high, value))


OVERVIEW = 0.39  # below this there is room for the names of the provinces only
STEP: float = 2 ** (1 / 6)


def step_of(scale: float) -> float:
    """The scale goes in steps for the names; between two steps there is only more room."""
    return STEP ** floor(log(scale) / log(STEP) + 1e-6)


NARROW = re.compile(r"[ijlítfr'’ .I]")
WIDE = re.compile(r"[mwMW]")


def width_of(text: str) -> float:
    """About the width of a text, as a multiple of its size."""
    width = 0.0
    for letter in text:
        if WIDE.match(letter):
            width += 0.8
        elif NARROW.match(letter):
            width += 0.29
        else:
            width += 0.49 if letter == letter.lower() else 0.62
    return width


def province_width(name: str, size: float) -> float:
    return (width_of(name.upper()) + len(name) * 0.1) * size * 1.04


# ---- prices ----------------------------------------------------------------------------------------------------------

ON_PIECE = 24  # the price of covering a piece, beside how far


def pricing(map: Map, scale: float) -> Callable[[Box], Price]:
    """The price of boxes within an area: what lies under them, pieces most of all."""
    radius = sizes_at(scale).piece / scale
    spots = [((one["x"], one["y"]), radius + (3 if one["castle"] else 2) / scale) for one in map["locations"]]
    places = {one["id"]: one for one in map["locations"]}
    samples = list[Point]()
    for a, b in map["connections"]:
        start, end = places[a], places[b]
        dx, dy = end["x"] - start["x"], end["y"] - start["y"]
        count = ceil(hypot(dx, dy) / 9)
        samples += [(start["x"] + dx * i / count, start["y"] + dy * i / count) for i in range(count + 1)]

    def prices_in(area: Box) -> Price:
        near_spots = [(at, far) for at, far in spots if distance_to_box(at, area) < far]
        near_samples = sorted((at for at in samples if distance_to_box(at, area) < 3), key=lambda at: at[0])
        across = [at[0] for at in near_samples]

        def price(box: Box) -> float:
            total = 0.0
            for at, far in near_spots:
                away = distance_to_box(at, box)
                if away < far:
                    total += ON_PIECE + (far - away) * 3
            for i in range(bisect_right(across, box.x0 - 2), len(across)):
                x, y = near_samples[i]
                if x >= box.x1 + 2:
                    break
                if box.y0 - 1 < y < box.y1 + 1:
                    total += 0.4
            return total

        return price

    return prices_in


# ---- the positions of a name -----------------------------------------------------------------------------------------


def around_place(location: Mapping[str, Any], scale: float, prices_in: Callable[[Box], Price]) -> list[Name]:
    """The positions of a place's name around its piece."""
    sizes = sizes_at(scale)
    size = sizes.text / scale
    width = width_of(location["name"]) * size
    x, y = location["x"], location["y"]
    off = (sizes.piece + (6 if location["castle"] else 4)) / scale
    slant = off * 0.68
    below, above = y + off + size * 0.72, y - off - size * 0.12
    price = prices_in(Box(x, y, x, y).grown(width + off, off + size * 2))
    positions: list[tuple[str, float, float, Anchor]] = [
        ("right", x + off, y + size * 0.3, "start"),
        ("left", x - off, y + size * 0.3, "end"),
        ("below", x, below, "middle"),
        ("above", x, above, "middle"),
        ("below right", x + width * 0.28, below, "middle"),
        ("below left", x - width * 0.28, below, "middle"),
        ("above right", x + width * 0.28, above, "middle"),
        ("above left", x - width * 0.28, above, "middle"),
        ("north-east", x + slant, y - slant, "start"),
        ("north-west", x - slant, y - slant, "end"),
        ("south-east", x + slant, y + slant + size * 0.6, "start"),
        ("south-west", x - slant, y + slant + size * 0.6, "end"),
        ("right, high", x + off * 0.92, y - size * 0.12, "start"),
        ("left, high", x - off * 0.92, y - size * 0.12, "end"),
        ("right, low", x + off * 0.92, y + size * 0.72, "start"),
        ("left, low", x - off * 0.92, y + size * 0.72, "end"),
        ("far above right", x + width * 0.28, above - size * 0.5, "middle"),
        ("far above left", x - width * 0.28, above - size * 0.5, "middle"),
        ("far below right", x + width * 0.28, below + size * 0.5, "middle"),
        ("far below left", x - width * 0.28, below + size * 0.5, "middle"),
        ("below, to the right", x + width * 0.45, below, "middle"),
        ("below, to the left", x - width * 0.45, below, "middle"),
        ("above, to the right", x + width * 0.45, above, "middle"),
        ("above, to the left", x - width * 0.45, above, "middle"),
    ]
    found = []
    for n, (called, tx, ty, anchor) in enumerate(positions):
        x0 = {"start": tx, "end": tx - width, "middle": tx - width / 2}[anchor]
        box = Box(x0 - 1.5 / scale, ty - size * 0.76, x0 + width + 1.5 / scale, ty + size * 0.22)
        taste = (0 if called == location.get("label_pos") else 0.6) + (
            4 if n > 15 else 0.8 if n > 7 else 0.4 if n > 3 else 0
        )
        found.append(Name(tx, ty, anchor, (box,), price(box) + taste))
    return found


SHARES = (0, 0.25, 0.5, 0.75, 1)  # of its width: where a name of a province may not leave it


def across_province(
    province: Mapping[str, Any], polygon: Sequence[Point], scale: float, prices_in: Callable[[Box], Price]
) -> list[Name]:
    """Positions of a province's name with the bonus and up to three shields under it."""
    outline = [(x, y) for x, y in province["outline"]]  # not roughened: fewer corners to ask
    sizes = sizes_at(scale)
    size = sizes.province / scale
    width = province_width(province["name"], size)
    under, pill = (sizes.pill + 6) / scale, sizes.pill * 2.4 / scale
    area = box_around(polygon)
    wanted = province.get("label") or {"x": (area.x0 + area.x1) / 2, "y": (area.y0 + area.y1) / 2}
    price = prices_in(area.grown(width / 2, under + size))
    found = []
    for x, y in scatter(polygon, 10, 4, 0.1, f"name {province['id']}"):
        lettering = Box(x - width / 2, y - size * 0.76, x + width / 2, y + size * 0.12)
        below = Box(x - pill / 2, lettering.y1, x + pill / 2, y + under)
        cost = hypot(x - wanted["x"], y - wanted["y"]) * 0.02
        top, base, foot = (crossings(height, outline) for height in (lettering.y0, y, below.y1))
        for share in SHARES:
            at = lettering.x0 + width * share
            cost += 6 * (not is_within(at, top)) + 6 * (not is_within(at, base))
        cost += 4 * (not is_within(below.x0, foot)) + 4 * (not is_within(below.x1, foot))
        if scale < OVERVIEW:
            cost += 2 * price(lettering)
        elif cost < 60:  # pieces are drawn over the names of provinces, so under a piece they would be lost
            cost += 2 * price(lettering) + 2.5 * price(below) + 0.1 * price(below.grown(sizes.pill / scale, 0))
        else:
            cost += 200  # out of question anyway
        boxes = (lettering,) if scale < OVERVIEW else (lettering, below)
        found.append(Name(x, y, "middle", boxes, cost))
    return varied(sorted(found, key=lambda name: name.price))


MOST_VARIED, APART = 60, 9


def varied(candidates: Iterable[Name]) -> list[Name]:
    """The first of these, but none close to another: the best ones often all lie in the same corner."""
    kept = list[Name]()
    for one in candidates:
        if len(kept) == MOST_VARIED:
            break
        if all(hypot(other.x - one.x, other.y - one.y) >= APART for other in kept):
            kept.append(one)
    return kept


# ---- all names together ----------------------------------------------------------------------------------------------

COVERED = 100  # the price of covering another name, beside the area
SHAKES = 100


def conflicts(name: Lettered, candidate: Name, bound: float = inf) -> float:
    """The price of what a name would cover there; once it is no less than ``bound``, how much more does not matter."""
    price = 0.0
    for other in name.near:
        if other.chosen.hidden:
            continue
        area = 0.0
        for one in candidate.boxes:
            for another in other.chosen.boxes:
                area += overlap(one, another)
        if area > 0:
            price += COVERED + area * 0.03
        if price >= bound:
            break
    return price


def improve(names: Sequence[Lettered]) -> None:
    """Each name in turn takes its best position, until nothing changes."""
    for _ in range(12):
        moved = False
        for name in names:
            best, least = name.chosen, name.chosen.price + conflicts(name, name.chosen)
            for candidate in name.candidates:
                if candidate.price < least:
                    price = candidate.price + conflicts(name, candidate, least - candidate.price)
                    if price < least - 1e-9:
                        best, least = candidate, price
            if best is not name.chosen:
                name.chosen, moved = best, True
        if not moved:
            return


def settle(names: Sequence[Lettered]) -> None:
    """Where names still cover each other, or a piece, they are shaken loose with their neighbours; what is better is
    kept.
    """
    random = seeded("names")

    def total() -> float:
        return sum(name.chosen.price + conflicts(name, name.chosen) / 2 for name in names)

    improve(names)
    least = total()
    for _ in range(SHAKES):
        tight = [name for name in names if name.chosen.price > ON_PIECE or conflicts(name, name.chosen) > 0]
        if not tight:
            return
        kept = [name.chosen for name in names]
        loose = list(dict.fromkeys(other for name in tight for other in (name, *name.near)))
        for name in loose:
            if random() < 0.5:
                name.chosen = name.candidates[floor(random() * len(name.candidates))]
        improve(loose)
        now = total()
        if now < least:
            least = now
        else:
            for name, before in zip(names, kept, strict=True):
                name.chosen = before


def hide_covered(names: Sequence[Lettered]) -> None:
    """Names that still cover others are left out, the most disturbing first."""
    while True:
        prices = [(conflicts(name, name.chosen), name) for name in names if not name.chosen.hidden]
        covering = sorted((-price, name.id, name) for price, name in prices if price > 0)
        if not covering:
            return
        hide(covering[0][2])


def hide(name: Lettered) -> None:
    name.chosen = name.chosen._replace(hidden=True)


def lettered(id: str, candidates: list[Name]) -> Lettered:
    return Lettered(id, candidates, min(candidates, key=lambda name: name.price))


def reach(name: Lettered) -> Box:
    """All that a name could cover."""
    return box_around(
        corner for name in name.candidates for box in name.boxes for corner in ((box.x0, box.y0), (box.x1, box.y1))
    )


def place_names(map: Map, polygons: Mapping[str, Sequence[Point]], scale: float) -> Names:
    """Positions for all names at a scale: so many pixels for a unit of the map."""
    prices_in = pricing(map, scale)
    across = [(row["id"], across_province(row, polygons[row["id"]], scale, prices_in)) for row in map["provinces"]]
    provinces = [lettered(id, candidates) for id, candidates in across if candidates]
    places = [lettered(row["id"], around_place(row, scale, prices_in)) for row in map["locations"]]
    together = provinces if scale < OVERVIEW else [*provinces, *places]
    reaches = [reach(name) for name in together]
    for name, own in zip(together, reaches, strict=True):
        others = zip(together, reaches, strict=True)
        name.near = [other for other, its in others if other is not name and overlap(own, its) > 0]
    settle(together)
    if scale < OVERVIEW:
        for name in [*places, *(name for name in provinces if name.chosen.price > 90)]:
            hide(name)
    hide_covered(together)
    return Names({name.id: name.chosen for name in provinces}, {name.id: name.chosen for name in places})
