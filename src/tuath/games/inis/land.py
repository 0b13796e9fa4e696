"""The growing island, each territory over three hexagons: its outlines and what is strewn over it.

Corners and borders are roughened with seeds made of their own places, so neighbours always fit and nothing moves when
a territory comes; only a coast becomes a border. The page draws the same to the last digit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from math import floor, hypot, sqrt
from typing import NamedTuple

from tuath.core.drawing.plane import (
    Box,
    Curve,
    Point,
    between,
    box_around,
    corners,
    curve_through,
    path_of,
    roughen,
    scatter,
    seeded,
)
from tuath.games.inis.geometry import Cell
from tuath.games.inis.motifs import mark, motif_of

RADIUS = 100  # from the middle of a hexagon to its corner
WIDTH = sqrt(3) * RADIUS
# Across the edge from corner k to corner k + 1; corner 0 is on top, and it goes on clockwise.
BESIDE = (Cell(1, -1), Cell(1, 0), Cell(0, 1), Cell(-1, 1), Cell(-1, 0), Cell(0, -1))
SWAY = 11
COAST, BORDER, LEVELS = 0.12, 0.08, 2  # how rough
CAPE, NOTCH = 24.0, -24 * 0.3  # by how much the one is rounded off, and the other filled
STEP, SIZE, MARGIN, JITTER = 44, 9, 19, 0.3  # of the small marks
KEPT_AT_PLACE, KEPT_AT_SIGHT = (112, 66), (64, 50)  # free of marks: half widths and half heights
TO_HEART = (8, 12)  # how far place and sight are drawn there, where there is most room
SEA = -1


class Tile(NamedTuple):
    id: str
    cells: tuple[Cell, ...]


class TileDrawing(NamedTuple):
    id: str
    colour: str
    path: str
    polygon: Sequence[Point]
    heart: Point  # where its three hexagons meet
    place: Point  # the middle of the two side by side: here stand its name and pieces
    sight: Point  # the middle of the third: here is its motif
    marks: str


class Island(NamedTuple):
    tiles: Sequence[TileDrawing]
    coasts: str
    borders: str
    bounds: Box


class Corner(NamedTuple):
    id: tuple[int, int]  # the three hexagons that meet there, added up: no two corners have the same
    at: Point


class Edge(NamedTuple):
    start: Corner
    end: Corner
    beyond: int  # the number of the territory there, or the sea


class Stretch(NamedTuple):
    """A part of an outline, along one neighbour or along the sea; the neighbour draws the very same line."""

    beyond: int
    curve: Curve


Owners = Mapping[Cell, int]


def middle(q: float, r: float) -> Point:
    return WIDTH * (q + r / 2), RADIUS * 1.5 * r


def mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def towards(start: Point, to: Point, far: float) -> Point:
    dx, dy = to[0] - start[0], to[1] - start[1]
    length = hypot(dx, dy) or 1
    return start[0] + dx / length * far, start[1] + dy / length * far


def tenth(value: float) -> float:
    return floor(value * 10 + 0.5) / 10


# ---- outlines --------------------------------------------------------------------------------------------------------


def corner_of(cell: Cell, k: int, owners: Owners) -> Corner:
    a, b = BESIDE[(k + 5) % 6], BESIDE[k % 6]
    around = [cell, Cell(cell.q + a.q, cell.r + a.r), Cell(cell.q + b.q, cell.r + b.r)]
    # Reckoned from the sums, so that it is the same to the last digit whichever hexagon asks.
    id = (3 * cell.q + a.q + b.q, 3 * cell.r + a.r + b.r)
    random = seeded(f"corner {id[0]} {id[1]}")
    x, y = middle(id[0] / 3, id[1] / 3)
    at = (x + between(random, -SWAY, SWAY), y + between(random, -SWAY, SWAY))
    land = [each for each in around if each in owners]
    if len(land) == 1:
        at = towards(at, middle(*land[0]), CAPE)
    elif len(land) == 2 and len({owners[each] for each in land}) == 1:
        at = towards(at, mean([middle(*each) for each in land]), NOTCH)
    return Corner(id, (tenth(at[0]), tenth(at[1])))


def edges_around(cells: Sequence[Cell], own: int, owners: Owners) -> list[Edge]:
    """One after another, clockwise."""
    edges = {}
    for cell in cells:
        for k, side in enumerate(BESIDE):
            beyond = owners.get(Cell(cell.q + side.q, cell.r + side.r), SEA)
            if beyond != own:
                start = corner_of(cell, k, owners)
                edges[start.id] = Edge(start, corner_of(cell, k + 1, owners), beyond)
    around = [next(iter(edges.values()))]
    while len(around) < len(edges) and around[-1].end.id in edges:
        around.append(edges[around[-1].end.id])
    return around


def stretches_of(edges: Sequence[Edge]) -> list[Stretch]:
    start = next((n for n, edge in enumerate(edges) if edge.beyond != edges[n - 1].beyond), None)
    turned = [*edges[start or 0 :], *edges[: start or 0]]
    found = []
    for beyond, run in groupby(turned, key=lambda edge: edge.beyond):
        along = list(run)
        line = [*(edge.start.at for edge in along), along[-1].end.at]
        rough = roughen(line, COAST if beyond == SEA else BORDER, LEVELS)
        curve = curve_through(rough[:-1], closed=True) if start is None else curve_through(rough, closed=False)
        found.append(Stretch(beyond, curve))
    return found


# ---- the island ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def island_of(tiles: tuple[Tile, ...]) -> Island:
    owners = {cell: number for number, tile in enumerate(tiles) for cell in tile.cells}
    outlines = [stretches_of(edges_around(tile.cells, number, owners)) for number, tile in enumerate(tiles)]
    drawn = [drawing_of(tile, outline) for tile, outline in zip(tiles, outlines, strict=True)]
    lines = [
        (own, stretch.beyond, path_of([stretch.curve], closed=False))
        for own, outline in enumerate(outlines)
        for stretch in outline
    ]
    return Island(
        drawn,
        "".join(path for _, beyond, path in lines if beyond == SEA),
        "".join(path for own, beyond, path in lines if beyond > own),
        bounds_of(drawn),
    )


def bounds_of(tiles: Sequence[TileDrawing]) -> Box:
    points = [point for tile in tiles for point in tile.polygon]
    return box_around(points) if points else Box(-RADIUS, -RADIUS, RADIUS, RADIUS)


def drawing_of(tile: Tile, outline: Sequence[Stretch]) -> TileDrawing:
    polygon = [point for stretch in outline for point in corners(stretch.curve)]
    heart = mean([middle(*cell) for cell in tile.cells])
    pair, single = lobes(tile.cells)
    place = towards(pair, (pair[0], heart[1]), TO_HEART[0])
    sight = towards(single, heart, TO_HEART[1])
    path = path_of([stretch.curve for stretch in outline], closed=True)
    marks = marks_of(tile.id, polygon, place, sight)
    return TileDrawing(tile.id, motif_of(tile.id).colour, path, polygon, heart, place, sight, marks)


def lobes(cells: Sequence[Cell]) -> tuple[Point, Point]:
    """The two hexagons side by side, and the third above or below them."""
    rows: dict[int, list[Cell]] = {}
    for cell in cells:
        rows.setdefault(cell.r, []).append(cell)
    pair, single = sorted(rows.values(), key=len, reverse=True)
    return mean([middle(*cell) for cell in pair]), mean([middle(*cell) for cell in single])


def marks_of(id: str, polygon: Sequence[Point], place: Point, sight: Point) -> str:
    motif, random = motif_of(id), seeded(f"marks {id}")
    kept = ((place, KEPT_AT_PLACE), (sight, KEPT_AT_SIGHT))

    def is_free(at: Point) -> bool:
        return all(abs(at[0] - x) > wide or abs(at[1] - y) > high for (x, y), (wide, high) in kept)

    found = (at for at in scatter(polygon, STEP, MARGIN, JITTER, id) if is_free(at))
    return "".join(mark(motif, at, between(random, 0.85, 1.15) * SIZE, random) for at in found)
