"""The land of The Arrival as it is drawn: coasts, borders, roads and terrain, out of the outlines of the data file.

Everything is a function of that file alone. Borders are roughened once with a seed made of their end points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from math import ceil
from typing import Any, NamedTuple

from tuath.core.drawing.plane import (
    Box,
    Curve,
    Point,
    between,
    box_around,
    corners,
    curve_through,
    distance,
    distance_to_box,
    distance_to_segment,
    is_inside_or_near,
    path_of,
    reversed_curve,
    roughen,
    scatter,
    seeded,
    written,
)
from tuath.core.drawing.terrain import hill, peak, tree, tuft, wave

Map = Mapping[str, Any]

COAST, INNER, ISLE = 0.13, 0.07, 0.16  # swing of a border, as part of the length of a segment
LEVELS = 3
WELD = 1.5  # corners of outlines that lie closer than this are meant to be the same
SEA = 700  # around the land
WAVES = 110
TERRAIN = {"moss": tree, "ochre": hill, "heather": tuft, "slate": peak}
NearLand = Callable[[Point, float], bool]


class Land(NamedTuple):
    """A province or the isle: its outline as a path and as corners, for asking what lies inside."""

    id: str
    colour: str
    path: str
    polygon: Sequence[Point]


class Border(NamedTuple):
    """Between two provinces, or with one side the coast."""

    sides: tuple[str, ...]
    path: str


class Outline(NamedTuple):
    lands: Sequence[Land]
    isle: Land
    borders: Sequence[Border]
    bounds: Box  # around land and castles

    @property
    def canvas(self) -> Box:
        """Around all that is drawn, sea included."""
        return self.bounds.grown(SEA, SEA)


def outline(map: Map) -> Outline:
    """What matters in play; terrain, waves and compass come on top."""
    welded = weld([province["outline"] for province in map["provinces"]])
    ids = [province["id"] for province in map["provinces"]]
    curves = dict[tuple[Point, ...], Curve]()
    borders, lands = [], []
    for province, chains in zip(map["provinces"], find_chains(ids, welded), strict=True):
        own = []
        for chain in chains:
            if chain.points not in curves:
                swing = INNER if len(chain.sides) > 1 else COAST
                curves[chain.points] = curve = curve_through(roughen(chain.points, swing, LEVELS), closed=False)
                borders.append(Border(chain.sides, path_of([curve], closed=False)))
            own.append(reversed_curve(curves[chain.points]) if chain.turned else curves[chain.points])
        polygon = [point for curve in own for point in corners(curve)[:-1]]
        lands.append(Land(province["id"], province["colour"], path_of(own, closed=True), polygon))
    isle = isle_of(map)
    places = [(location["x"], location["y"]) for location in map["locations"]]
    bounds = box_around([*(point for land in [*lands, isle] for point in land.polygon), *places])
    return Outline(lands, isle, borders, bounds)


# ---- borders ---------------------------------------------------------------------------------------------------------


class Chain(NamedTuple):
    """Borders along one neighbour, in the direction in which they are drawn; a province may run along the other way."""

    sides: tuple[str, ...]
    points: tuple[Point, ...]
    turned: bool


def weld(outlines: Sequence[Sequence[Sequence[float]]]) -> list[list[Point]]:
    """Corners that nearly coincide become one, so that files drawn by hand fit as well."""
    known = list[Point]()

    def fitted(corner: Point) -> Point:
        found = next((other for other in known if distance(corner, other) < WELD), None)
        if found is None:
            known.append(corner)
        return found or corner

    return [[fitted((corner[0], corner[1])) for corner in corners] for corners in outlines]


def find_chains(ids: Sequence[str], outlines: Sequence[Sequence[Point]]) -> Iterator[list[Chain]]:
    """The outline of each province, cut where its neighbour changes."""
    owners = dict[frozenset[Point], list[str]]()
    for id, line in zip(ids, outlines, strict=True):
        for ends in edges(line):
            owners.setdefault(frozenset(ends), []).append(id)
    for line in outlines:
        along = [(tuple(sorted(owners[frozenset(ends)])), ends) for ends in edges(line)]
        first = next((i for i, (sides, _) in enumerate(along) if sides != along[i - 1][0]), 0)
        chains = []
        for sides, run in groupby([*along[first:], *along[:first]], key=lambda edge: edge[0]):
            pairs = [ends for _, ends in run]
            points = (pairs[0][0], *(end for _, end in pairs))
            turned = points[-1] < points[0]
            chains.append(Chain(sides, points[::-1] if turned else points, turned))
        yield chains


def edges(corners: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def isle_of(map: Map) -> Land:
    corners = [(x, y) for x, y in map["balors_isle"]["outline"]]
    rough = roughen([*corners, corners[0]], ISLE, LEVELS)[:-1]
    return Land("isle", "fomor", path_of([curve_through(rough, closed=True)], closed=True), rough)


# ---- roads -----------------------------------------------------------------------------------------------------------

Ends = tuple[Mapping[str, Any], Mapping[str, Any]]


def roads_of(map: Map) -> tuple[list[Ends], list[Ends]]:
    """The connections of the map, those of the castles apart."""
    places = {location["id"]: location for location in map["locations"]}
    ends = [(places[a], places[b]) for a, b in map["connections"]]
    roads = [(a, b) for a, b in ends if a["castle"] == b["castle"]]
    return roads, [(a, b) for a, b in ends if a["castle"] != b["castle"]]


def road_paths(map: Map) -> tuple[str, str]:
    """Roads are bent a little, the ways of the castles over the sea are straight."""
    roads, links = roads_of(map)
    bent = []
    for a, b in roads:
        bend = between(seeded(f"{a['id']} {b['id']}"), -0.07, 0.07)
        x = (a["x"] + b["x"]) / 2 - (b["y"] - a["y"]) * bend
        y = (a["y"] + b["y"]) / 2 + (b["x"] - a["x"]) * bend
        bent.append(f"M{spot(a)}Q{x:.1f} {y:.1f} {spot(b)}")
    return "".join(bent), "".join(f"M{spot(a)}L{spot(b)}" for a, b in links)


def spot(location: Mapping[str, Any]) -> str:
    return f"{written(location['x'])} {written(location['y'])}"


# ---- terrain ---------------------------------------------------------------------------------------------------------


def marks_of(map: Map, land: Land, names: Sequence[Box]) -> str:
    """Small drawings in free space: off places, roads and names."""
    roads, _ = roads_of(map)
    random = seeded(f"marks {land.id}")
    draw = TERRAIN.get(land.colour, tuft)

    def is_free(at: Point) -> bool:
        x, y = at
        return (
            all(distance((x, y - 6), (place["x"], place["y"])) >= 34 for place in map["locations"])
            and all(distance_to_segment((x, y - 6), (a["x"], a["y"]), (b["x"], b["y"])) >= 14 for a, b in roads)
            and all(distance_to_box((x, y - 5), box) >= 7 for box in names)
        )

    free = filter(is_free, scatter(land.polygon, 30, 12, 0.45, land.id))
    return "".join(draw(at, between(random, 6.5, 8.5), random) for at in free)


def isle_marks(map: Map, isle: Land) -> str:
    castles = [location for location in map["locations"] if location["castle"]]
    spots = scatter(isle.polygon, 40, 16, 0.45, "isle")
    free = (at for at in spots if all(abs(at[0] - c["x"]) >= 62 or abs(at[1] - c["y"]) >= 46 for c in castles))
    return "".join(peak(at, 10) for at in free)


# ---- the sea ---------------------------------------------------------------------------------------------------------


def near_land(drawn: Outline) -> NearLand:
    """Whether a point lies on land or so close to its coast."""
    boxed = [(land.polygon, box_around(land.polygon)) for land in [*drawn.lands, drawn.isle]]

    def is_near(at: Point, margin: float) -> bool:
        return any(
            distance_to_box(at, box) < margin and is_inside_or_near(at, polygon, margin) for polygon, box in boxed
        )

    return is_near


def waves_of(drawn: Outline, is_near: NearLand, compass: Point | None) -> str:
    random, canvas = seeded("waves"), drawn.canvas
    found = list[Point]()
    for _ in range(WAVES * 12):
        if len(found) == WAVES:
            break
        at = (between(random, canvas.x0, canvas.x1), between(random, canvas.y0, canvas.y1))
        crowded = any(abs(at[0] - other[0]) < 90 and abs(at[1] - other[1]) < 60 for other in found)
        if not crowded and not (compass and distance(at, compass) < 110) and not is_near(at, 52):
            found.append(at)
    doubled = ((at, (at[0] + 11, at[1] + 8)) for at in found)
    return "".join(wave(at, 9) + (wave(second, 7) if random() < 0.4 else "") for at, second in doubled)


def compass_of(map: Map, drawn: Outline, is_near: NearLand) -> Point | None:
    """In the open sea, as near to the lower right corner as land, names and links allow."""
    x0, y0, x1, y1 = drawn.bounds
    wanted = (x1 + 70, y0 + (y1 - y0) * 0.74)
    places = [(location["x"], location["y"]) for location in map["locations"]]
    columns, rows = ceil((x1 - x0 + 21) / 30), ceil((y1 - y0 - 159) / 30)
    spots = [(x0 + 70 + 30 * column, y0 + 90 + 30 * row) for column in range(columns) for row in range(rows)]
    for at in sorted(spots, key=lambda at: distance(at, wanted)):
        is_open = at[0] <= x1 + 90 and at[1] <= y1 - 70 and not is_near(at, 100)
        if is_open and all(distance(at, place) >= 190 for place in places):
            return at
    return None
