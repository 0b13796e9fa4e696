"""Old Europe as it is drawn, out of the ten rows of codes of the data file: borders run along the fields.

Everything is a function of that file alone; borders are roughened once, so neighbours always fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import ceil, hypot
from typing import Any, NamedTuple

from tuath.core.drawing.plane import (
    Box,
    Curve,
    Point,
    between,
    curve_through,
    path_of,
    reversed_curve,
    roughen,
    seeded,
)
from tuath.core.drawing.terrain import furrow, hill, peak, tree, tuft, wave

SIDE = 100  # of a field, in units of the map
MARGIN = 40  # the letters of the rows and the numbers of the columns stand between map and path
COAST, INNER, LEVELS = 0.085, 0.045, 3
LOOSE = 3.5  # how far the corners of fields are off the raster
COLOURS = ("moss", "heather", "ochre", "clay", "bone")
TERRAIN = {"moss": tree, "ochre": furrow, "heather": tuft, "clay": hill, "bone": peak}
ROWS = "ABCDEFGHIJ"
Cell = tuple[int, int]


class Place(NamedTuple):
    """For a name, on the line between two rows or two columns, where no shield covers it; so long may it be."""

    at: Point
    room: float
    upright: bool


class Chain(NamedTuple):
    """A border from one junction to the next; the first side lies to the right of the way."""

    sides: tuple[str, str]
    points: list[Cell]


class Edge(NamedTuple):
    start: Cell
    end: Cell
    right: str
    left: str


def middle_of(field: str) -> Point:
    return (int(field[1:]) - 0.5) * SIDE, (ROWS.index(field[0]) + 0.5) * SIDE


class Raster:
    """The regions of a data file, field by field; columns and rows from 0."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        countries, seas = data["countries"]["countries"], data["seas"]["seas"]
        ids = {region["code"]: region["id"] for region in [*countries, *seas]}
        self.regions = [region["id"] for region in [*countries, *seas]]
        self.seas = {sea["id"] for sea in seas}
        self.cells = [[ids.get(code, "") for code in row.split(" ")] for row in data["map"]["rows"]]
        self.width, self.height = len(self.cells[0]), len(self.cells)

    @cached_property
    def countries(self) -> list[str]:
        return [id for id in self.regions if id not in self.seas]

    def at(self, column: int, row: int) -> str:
        """The region of a field; nothing outside the map."""
        is_inside = 0 <= column < self.width and 0 <= row < self.height
        return self.cells[row][column] if is_inside else ""

    def cells_of(self, id: str) -> list[Cell]:
        return [(x, y) for y, row in enumerate(self.cells) for x, cell in enumerate(row) if cell == id]

    def corner(self, at: Cell) -> Point:
        """Where the corner of fields is drawn: a little off the raster, but never off the frame."""
        random = seeded(f"corner {at[0]} {at[1]}")
        by = [between(random, -LOOSE, LOOSE) for _ in at]
        most = (self.width, self.height)
        x, y = (at[n] * SIDE + (by[n] if 0 < at[n] < most[n] else 0) for n in (0, 1))
        return x, y

    def centre(self, id: str) -> Point:
        cells = self.cells_of(id)
        return sum(x + 0.5 for x, _ in cells) / len(cells), sum(y + 0.5 for _, y in cells) / len(cells)

    def is_coast(self, sides: tuple[str, str]) -> bool:
        return (sides[0] in self.seas) != (sides[1] in self.seas)


# ---- borders ---------------------------------------------------------------------------------------------------------


def find_edges(raster: Raster) -> Iterator[Edge]:
    """Every side of a field that two regions share, once."""
    for y in range(raster.height + 1):
        for x in range(raster.width + 1):
            here, above, before = raster.at(x, y), raster.at(x, y - 1), raster.at(x - 1, y)
            if here != above and x < raster.width:
                yield Edge((x, y), (x + 1, y), here, above)
            if here != before and y < raster.height:
                yield Edge((x, y), (x, y + 1), before, here)


def find_chains(raster: Raster) -> list[Chain]:
    left = dict.fromkeys(find_edges(raster))
    meeting = Counter(corner for edge in left for corner in (edge.start, edge.end))
    chains = []
    while left:
        first = next(iter(left))
        del left[first]
        points = [first.start, first.end]
        for forward in (True, False):
            while meeting[end := points[-1] if forward else points[0]] == 2:
                further = next((edge for edge in left if end in (edge.start, edge.end)), None)
                if further is None:
                    break
                del left[further]
                points.insert(len(points) if forward else 0, further.end if further.start == end else further.start)
        chains.append(Chain((first.right, first.left), points))
    return chains


def curve_of(chain: Chain, raster: Raster) -> Curve:
    points = [raster.corner(corner) for corner in chain.points]
    if "" in chain.sides:
        straight = tuple((before, to, to) for before, to in pairwise(points))
        return Curve(points[0], straight)
    return curve_through(roughen(points, COAST if raster.is_coast(chain.sides) else INNER, LEVELS), closed=False)


def outlines_of(id: str, chains: Sequence[Chain]) -> Iterator[list[tuple[Chain, bool]]]:
    """The chains round a region, in order; with each, whether it is run backwards."""
    own = [chain for chain in chains if id in chain.sides]
    while own:
        first = own.pop(0)
        turned = first.sides[0] != id
        loop = [(first, turned)]
        start, at = (first.points[-1], first.points[0]) if turned else (first.points[0], first.points[-1])
        while at != start:
            # Where a region touches itself at a corner, the way that keeps the region to the right goes on.
            chain = next((one for one in own if one.points[0 if one.sides[0] == id else -1] == at), None)
            if chain is None:
                break
            own.remove(chain)
            turned = chain.sides[0] != id
            loop.append((chain, turned))
            at = chain.points[0 if turned else -1]
        yield loop


def path_round(id: str, chains: Sequence[Chain], raster: Raster) -> str:
    def along(chain: Chain, turned: bool) -> Curve:
        curve = curve_of(chain, raster)
        return reversed_curve(curve) if turned else curve

    return "".join(path_of([along(*part) for part in loop], closed=True) for loop in outlines_of(id, chains))


# ---- colours ---------------------------------------------------------------------------------------------------------


def colours_of(raster: Raster) -> dict[str, str]:
    """No country has the colour of one it touches, not even at a corner; the least used colour comes first."""
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    near = {
        id: {raster.at(x + dx, y + dy) for x, y in raster.cells_of(id) for dx, dy in around} - {id}
        for id in raster.countries
    }
    found = dict[str, str]()

    def place(n: int) -> bool:
        if n == len(raster.countries):
            return True
        id = raster.countries[n]
        taken = {found[other] for other in near[id] if other in found}
        for colour in sorted(COLOURS, key=list(found.values()).count):
            if colour not in taken:
                found[id] = colour
                if place(n + 1):
                    return True
                del found[id]
        return False

    place(0)
    return found


# ---- what stands in the fields ---------------------------------------------------------------------------------------


def grid_of(raster: Raster) -> str:
    """Lines between the fields of a region."""
    lines = []
    for y in range(raster.height):
        for x in range(raster.width):
            here, corner = raster.at(x, y), (x + 1, y + 1)
            if here == raster.at(x + 1, y):
                lines.append(line(raster.corner((x + 1, y)), raster.corner(corner)))
            if here == raster.at(x, y + 1):
                lines.append(line(raster.corner((x, y + 1)), raster.corner(corner)))
    return "".join(lines)


def line(a: Point, b: Point) -> str:
    return f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}"


def marks_of(raster: Raster, colours: Mapping[str, str], colour: str) -> str:
    """Three small marks in the middle of each field, where a shield will lie on them."""
    found = []
    for x, y in (cell for id, its in colours.items() if its == colour for cell in raster.cells_of(id)):
        random = seeded(f"marks {x} {y}")
        for n, along in enumerate((0.27, 0.5, 0.73)):
            across = (x + along + between(random, -0.05, 0.05)) * SIDE
            down = (y + (0.42 if n % 2 else 0.64) + between(random, -0.05, 0.05)) * SIDE
            found.append(TERRAIN[colour]((across, down), between(random, 8, 10), random))
    return "".join(found)


def waves_of(raster: Raster) -> str:
    found = []
    for x, y in (cell for id in raster.regions if id in raster.seas for cell in raster.cells_of(id)):
        random = seeded(f"wave {x} {y}")
        for dx, dy, size in ((0.26, 0.36, 10), (0.52, 0.52, 12), (0.24, 0.68, 9)):
            across = (x + dx + between(random, -0.08, 0.08)) * SIDE
            found.append(wave((across, (y + dy + between(random, -0.06, 0.06)) * SIDE), size))
    return "".join(found)


# ---- names and stones ------------------------------------------------------------------------------------------------


def stretches(id: str, raster: Raster) -> Iterator[tuple[float, float, float, bool, bool]]:
    """Line, start and length of each stretch beside the region, whether upright, and whether it has both sides."""
    for upright in (False, True):
        lines, length = (raster.width, raster.height) if upright else (raster.height, raster.width)
        for place in range(1, lines):
            beside = [
                [raster.at(*((row, along) if upright else (along, row))) == id for row in (place - 1, place)]
                for along in range(length)
            ]
            for both in (True, False):
                counts = [all(pair) if both else any(pair) for pair in beside]
                for start in (n for n in range(length) if counts[n] and not (n and counts[n - 1])):
                    end = next((n for n in range(start, length) if not counts[n]), length)
                    yield place, start, end - start, upright, both


def name_place(id: str, raster: Raster) -> Place:
    """The longest stretch between two rows of a region; failing that, along its edge or between two columns."""
    centre, best, most = raster.centre(id), None, float("-inf")
    for place, start, length, upright, both in stretches(id, raster):
        middle = start + length / 2
        at = (place, middle) if upright else (middle, place)
        far = hypot(at[0] - centre[0], at[1] - centre[1])
        worth = min(length, 3) - (0 if both else 1.6) - (2 if upright else 0) - far * 0.25
        if worth > most + 1e-9:
            best, most = Place((at[0] * SIDE, at[1] * SIDE), length * SIDE, upright), worth
    assert best is not None
    return best


def stone_place(id: str, raster: Raster, name: Place) -> Point:
    """A corner with as many fields of the country round it as can be, off its name."""
    centre = raster.centre(id)
    best, most = (centre[0] * SIDE, centre[1] * SIDE), float("-inf")
    for y in range(1, raster.height):
        for x in range(1, raster.width):
            around = [raster.at(x - 1, y - 1), raster.at(x, y - 1), raster.at(x - 1, y), raster.at(x, y)].count(id)
            if around < 2:
                continue
            aside, apart = abs(x * SIDE - name.at[0]), abs(y * SIDE - name.at[1])
            off, along = (aside, apart) if name.upright else (apart, aside)
            covered = off < 40 and along < max(name.room / 2, 90) + 20
            worth = around - (3 if covered else 0) - hypot(x - centre[0], y - centre[1]) * 0.3
            if worth > most + 1e-9:
                best, most = (x * SIDE, y * SIDE), worth
    return best


# ---- the path of the leaders -----------------------------------------------------------------------------------------


class Path(NamedTuple):
    """The side of a space, where each of them is, and how far they reach."""

    side: float
    spaces: list[Point]
    bounds: Box


def path_around(data: Mapping[str, Any]) -> Path:
    """The path as a frame round the map: space 1 in the upper left corner, on clockwise."""
    count = data["constants"]["path"]
    across = ceil(count / 4)
    side = (len(data["map"]["rows"][0].split(" ")) * SIDE + 2 * MARGIN) / (across - 1)
    near = -MARGIN - side / 2
    far = near + across * side
    spaces = []
    for n in range(count):
        leg, step = n // across, n % across * side
        spaces.append([(near + step, near), (far, near + step), (far - step, far), (near, far - step)][leg])
    return Path(side, spaces, Box(near - side / 2, near - side / 2, far + side / 2, far + side / 2))
