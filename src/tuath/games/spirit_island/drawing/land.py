"""The island as the page draws it: boards as they lie, each land a closed outline.

Borders are roughened with seeds made of their own ends, so neighbours always fit, within a board and across two of
them. The page draws the same to the last digit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from math import cos, floor, log2, pi, sin, sqrt
from typing import Any, NamedTuple

from tuath.core.drawing.plane import (
    Box,
    Curve,
    Point,
    between,
    box_around,
    corners,
    crossings,
    curve_through,
    distance,
    distance_to_segment,
    is_inside,
    is_within,
    path_of,
    roughen,
    scatter,
    seeded,
)
from tuath.core.drawing.terrain import Drawn, dune, palm, peak, reed, wave
from tuath.games.spirit_island.material.geometry import OCEAN

SIDE = 420  # of a board
SAME = 4  # corners of two boards that fall together differ by rounding only
ROUGH_COAST, ROUGH_BORDER, BREAKS = 0.13, 0.07, 3  # how rough
FINEST = 16  # an edge is broken until its parts are about as long
MARKS: Mapping[str, Drawn] = {"jungle": palm, "mountain": peak, "sands": dune, "wetland": reed, "ocean": wave}
MARK_SIZE, MARK_STEP, MARK_MARGIN, MARK_JITTER = 9.5, 33, 15, 0.3  # of the small marks
ON_PEAKS = 0.95
AT_SEA = (64, 26)  # step and margin
RASTER = 8  # on which a middle is looked for
OFF_CENTRE = 0.15  # how much worse a middle is that is not the printed one, for each unit
CORNERS = ((0, 0), (1, 0), (1.5, sqrt(3) / 2), (0.5, sqrt(3) / 2))
BEYOND = -1  # where the island ends

SlotView = Sequence[int]  # turns of 60 degrees about corner 0, and where that corner lies on the lattice


class LandDrawing(NamedTuple):
    id: str
    terrain: str
    polygon: tuple[Point, ...]
    path: str
    centre: Point
    marks: str


class DrawnIsland(NamedTuple):
    lands: Sequence[LandDrawing]
    coasts: str
    borders: str
    seams: str  # where one board meets another
    bounds: Box
    turn: int  # by parts of 15 degrees, how the whole of it is turned


class Lying(NamedTuple):
    """How the boards lie: all that an island depends on."""

    slots: tuple[tuple[int, ...], ...]
    first: int  # so many lay there from the beginning: one that comes later does not turn the others
    gone: frozenset[int]
    joined: tuple[tuple[str, str], ...]  # lands that are parts of others, and of which


class Raw(NamedTuple):
    """A land with its corners."""

    id: str
    place: int
    terrain: str
    points: tuple[Point, ...]
    centre: Point


class Stretch(NamedTuple):
    """A part of an outline, along one neighbour; the neighbour draws the very same line."""

    beyond: int
    curve: Curve


# ---- how boards lie --------------------------------------------------------------------------------------------------


def turned(point: Point, angle: float) -> Point:
    (x, y), c, s = point, cos(angle), sin(angle)
    return x * c - y * s, x * s + y * c


def on_map(point: Point, slot: SlotView, whole: int = 0) -> Point:
    """A point of a board as it lies; the whole island may be turned as well."""
    turn, ox, oy = slot
    x, y = turned(point, turn * pi / 3)
    right, up = turned((x + ox + oy / 2, y + oy * sqrt(3) / 2), whole * pi / 12)
    return tenth(right * SIDE), tenth(-up * SIDE)


def tenth(value: float) -> float:
    return floor(value * 10 + 0.5) / 10 + 0.0


def best_turn(slots: Sequence[SlotView], aspect: float) -> int:
    """How an island is turned that fills a frame of this shape best; the printed way stays where nothing is won."""
    best = 0
    for whole in range(1, 12):
        if size_of(slots, whole, aspect) < size_of(slots, best, aspect) - 1:
            best = whole
    return best


def size_of(slots: Sequence[SlotView], whole: int, aspect: float) -> float:
    box = box_around([on_map(corner, slot, whole) for slot in slots for corner in CORNERS])
    return max((box.x1 - box.x0) / aspect, box.y1 - box.y0)


def raw_lands(boards: Sequence[Mapping[str, Any]], lying: Lying, whole: int) -> Iterator[Raw]:
    """All lands with their corners; corners that fall together are one."""
    known: list[Point] = []

    def same(point: Point) -> Point:
        found = next((other for other in known if distance(point, other) < SAME), None)
        if found is None:
            known.append(point)
        return found or point

    for place, (board, slot) in enumerate(zip(boards, lying.slots, strict=True)):
        for number, land in enumerate(board["lands"]):
            points = tuple(same(on_map(board["vertices"][name], slot, whole)) for name in land["polygon"])
            yield Raw(f"{place + 1}-{number}", place, land["terrain"], points, on_map(land["centre"], slot, whole))


# ---- outlines --------------------------------------------------------------------------------------------------------


def edge(a: Point, b: Point) -> tuple[Point, Point]:
    return (a, b) if a < b else (b, a)


def edges_of(lands: Sequence[Raw]) -> dict[tuple[Point, Point], list[int]]:
    """By edge, the lands that have it."""
    found: dict[tuple[Point, Point], list[int]] = {}
    for index, land in enumerate(lands):
        for a, b in sides_of(land.points):
            found.setdefault(edge(a, b), []).append(index)
    return found


def sides_of(points: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return zip(points, [*points[1:], points[0]], strict=True)


def stretches_of(lands: Sequence[Raw], index: int, edges: Mapping[tuple[Point, Point], list[int]]) -> list[Stretch]:
    sides = [
        (next((other for other in edges[edge(a, b)] if other != index), BEYOND), a, b)
        for a, b in sides_of(lands[index].points)
    ]
    first = next((n for n, side in enumerate(sides) if side[0] != sides[n - 1][0]), 0)
    found = []
    for beyond, run in groupby([*sides[first:], *sides[:first]], key=lambda side: side[0]):
        along = list(run)
        line = [along[0][1], *(b for _, _, b in along)]
        is_coast = beyond == BEYOND or OCEAN in (lands[beyond].terrain, lands[index].terrain)
        line = rough(line, ROUGH_COAST if is_coast else ROUGH_BORDER)
        found.append(Stretch(beyond, curve_through(line, closed=False)))
    return found


def rough(line: Sequence[Point], amplitude: float) -> list[Point]:
    """Long edges are broken more often than short ones."""
    found: list[Point] = []
    for a, b in pairwise(line):
        levels = max(0, min(BREAKS, floor(log2(distance(a, b) / FINEST) + 0.5)))
        found += roughen([a, b], amplitude, levels)[:-1]
    return [*found, line[-1]]


# ---- the island ------------------------------------------------------------------------------------------------------


def drawn_island(boards: Sequence[Mapping[str, Any]], lying: Lying, aspect: float) -> DrawnIsland:
    """The island of a table, turned so that it fills a frame of this shape."""
    whole = best_turn(lying.slots[: lying.first], aspect)
    raws = [raw for raw in raw_lands(boards, lying, whole) if raw.place not in lying.gone]
    edges = edges_of(raws)
    outlines = [stretches_of(raws, index, edges) for index in range(len(raws))]
    lines = list(lines_of(raws, outlines, dict(lying.joined)))
    paths = {raw.id: path_of([one.curve for one in own], closed=True) for raw, own in zip(raws, outlines, strict=True)}
    for part, one in lying.joined:
        if part in paths and one in paths:
            paths[one] += paths[part]
    dry = [raw for raw in raws if raw.terrain != OCEAN] or raws
    return DrawnIsland(
        [
            LandDrawing(raw.id, raw.terrain, raw.points, paths[raw.id], heart_of(raw), marks_of(raw, own))
            for raw, own in zip(raws, outlines, strict=True)
        ],
        "".join(path for kind, path in lines if kind == "coast"),
        "".join(path for kind, path in lines if kind == "border"),
        "".join(path for kind, path in lines if kind == "seam"),
        box_around([point for raw in dry for point in raw.points]) if dry else Box(0, 0, SIDE, SIDE),
        whole,
    )


def lines_of(
    raws: Sequence[Raw], outlines: Sequence[Sequence[Stretch]], joined: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Where land ends, and once where two lands meet that are not parts of one."""
    for index, raw in enumerate(raws):
        for beyond, curve in outlines[index] if raw.terrain != OCEAN else ():
            if beyond == BEYOND or raws[beyond].terrain == OCEAN:
                yield "coast", path_of([curve], closed=False)
            elif beyond > index and joined.get(raw.id, raw.id) != joined.get(raws[beyond].id, raws[beyond].id):
                yield "border" if raws[beyond].place == raw.place else "seam", path_of([curve], closed=False)


def marks_of(raw: Raw, outline: Sequence[Stretch]) -> str:
    polygon = [point for _, curve in outline for point in corners(curve)[:-1]]
    random = seeded(f"marks {raw.id} {raw.terrain}")
    step, margin = AT_SEA if raw.terrain == OCEAN else (MARK_STEP, MARK_MARGIN)
    size = MARK_SIZE * (ON_PEAKS if raw.terrain == "mountain" else 1)
    places = scatter(polygon, step, margin, MARK_JITTER, raw.id)
    return "".join(MARKS[raw.terrain](at, between(random, 0.85, 1.1) * size, random) for at in places)


def heart_of(raw: Raw) -> Point:
    """The printed middle, or near it the place with most room round it."""
    sides = list(sides_of(raw.points))
    best = raw.centre
    most = room_at(best, sides) if is_inside(best, raw.points) else 0.0
    box = box_around(raw.points)
    y = box.y0
    while y <= box.y1:
        edges = crossings(y, raw.points)
        x = box.x0
        while x <= box.x1:
            needed = most + OFF_CENTRE * distance((x, y), raw.centre)
            if has_room((x, y), sides, needed) and is_within(x, edges):
                best = (x, y)
                most = room_at(best, sides) - OFF_CENTRE * distance(best, raw.centre)
            x += RASTER
        y += RASTER
    return best


def room_at(point: Point, sides: Sequence[tuple[Point, Point]]) -> float:
    return min(distance_to_segment(point, a, b) for a, b in sides)


def has_room(point: Point, sides: list[tuple[Point, Point]], needed: float) -> bool:
    """Is it so far from all sides? The one that is too near is asked first from now on: it will be so again."""
    for n, (a, b) in enumerate(sides):
        if distance_to_segment(point, a, b) <= needed:
            sides.insert(0, sides.pop(n))
            return False
    return True
