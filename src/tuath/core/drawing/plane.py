"""Lines and areas on a plane: seeded roughness, smooth curves, distances.

What is rough depends on a seed made of its ends alone, so neighbours always fit and a drawing never changes: the same
to the last digit as on the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import floor, hypot, sqrt
from typing import NamedTuple

Point = tuple[float, float]
Random = Callable[[], float]
Cubic = tuple[Point, Point, Point]  # from where the last one ended: two handles and the end
WORD = 0xFFFFFFFF


class Curve(NamedTuple):
    start: Point
    cubics: tuple[Cubic, ...]


class Box(NamedTuple):
    x0: float
    y0: float
    x1: float
    y1: float

    def grown(self, x: float, y: float) -> Box:
        return Box(self.x0 - x, self.y0 - y, self.x1 + x, self.y1 + y)


# ---- chance that is always the same ----------------------------------------------------------------------------------


def seeded(seed: str) -> Random:
    """Numbers from 0 to 1 that depend on the seed alone."""
    state = 2166136261
    for letter in seed:
        state = (state ^ ord(letter)) * 16777619 & WORD

    def random() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & WORD
        mixed = (state ^ state >> 15) * (state | 1) & WORD
        mixed ^= (mixed + ((mixed ^ mixed >> 7) * (mixed | 61) & WORD)) & WORD
        return (mixed ^ mixed >> 14) / 4294967296

    return random


def between(random: Random, low: float, high: float) -> float:
    return low + (high - low) * random()


# ---- numbers as text -------------------------------------------------------------------------------------------------


def written(value: float) -> str:
    """A number as a seed names it: as short as it can be."""
    return str(int(value)) if value == int(value) else repr(value)


def rounded(value: float) -> str:
    """To a tenth, as short as it can be."""
    return written(floor(value * 10 + 0.5) / 10)


def named(point: Point) -> str:
    return f"{written(point[0])},{written(point[1])}"


# ---- lines -----------------------------------------------------------------------------------------------------------


def distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def roughen(line: Sequence[Point], amplitude: float, levels: int) -> list[Point]:
    """Each segment is broken in two near its middle, ``levels`` times; ``amplitude`` is the swing, as part of it."""
    return [point for a, b in pairwise(line) for point in rough_segment(a, b, amplitude, levels)] + [line[-1]]


def rough_segment(a: Point, b: Point, amplitude: float, levels: int) -> list[Point]:
    """The points of a rough segment without its end; the same in both directions."""
    turned = b < a
    ends = (b, a) if turned else (a, b)
    random = seeded(" ".join(map(named, ends)))
    points = list(ends)
    swing = amplitude
    for _ in range(levels):
        finer = []
        for p, q in pairwise(points):
            dx, dy = q[0] - p[0], q[1] - p[1]
            along = between(random, 0.4, 0.6)
            aside = between(random, -swing, swing)
            finer += [p, (p[0] + dx * along - dy * aside, p[1] + dy * along + dx * aside)]
        points = [*finer, ends[1]]
        swing *= 0.85
    return (points[::-1] if turned else points)[:-1]


def curve_through(points: Sequence[Point], closed: bool) -> Curve:
    """A curve through all points (Catmull-Rom)."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count if closed else max(0, min(count - 1, i))]

    cubics = []
    for i in range(count if closed else count - 1):
        before, start, to, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        first = (start[0] + (to[0] - before[0]) / 6, start[1] + (to[1] - before[1]) / 6)
        second = (to[0] - (after[0] - start[0]) / 6, to[1] - (after[1] - start[1]) / 6)
        cubics.append((first, second, to))
    return Curve(at(0), tuple(cubics))


def reversed_curve(curve: Curve) -> Curve:
    ends = corners(curve)
    cubics = [(second, first, end) for (first, second, _), end in zip(curve.cubics, ends, strict=False)]
    return Curve(ends[-1], tuple(cubics[::-1]))


def corners(curve: Curve) -> list[Point]:
    """The points of a curve without the handles."""
    return [curve.start, *(cubic[2] for cubic in curve.cubics)]


def pair(point: Point) -> str:
    return f"{rounded(point[0])} {rounded(point[1])}"


def path_of(curves: Sequence[Curve], closed: bool) -> str:
    """The path of curves that follow each other."""
    if not curves:
        return ""
    cubics = ("C" + " ".join(map(pair, cubic)) for curve in curves for cubic in curve.cubics)
    return f"M{pair(curves[0].start)}{''.join(cubics)}{'Z' if closed else ''}"


# ---- areas -----------------------------------------------------------------------------------------------------------


def is_inside(point: Point, polygon: Sequence[Point]) -> bool:
    return is_within(point[0], crossings(point[1], polygon))


def crossings(y: float, polygon: Sequence[Point]) -> list[float]:
    """Where a line straight across, at this height, meets the edge of a polygon."""
    found = []
    b = polygon[-1]
    for a in polygon:
        if (a[1] > y) != (b[1] > y):
            found.append((b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0])
        b = a
    return found


def is_within(x: float, edges: Iterable[float]) -> bool:
    """Is a place inside, whose line meets the edge there?"""
    return sum(x < edge for edge in edges) % 2 == 1


def distance_to_segment(point: Point, a: Point, b: Point) -> float:
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    length = dx * dx + dy * dy
    share = max(0.0, min(1.0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / length)) if length else 0.0
    x, y = ax + dx * share - point[0], ay + dy * share - point[1]
    return sqrt(x * x + y * y)


def is_inside_or_near(point: Point, polygon: Sequence[Point], margin: float) -> bool:
    """In the polygon, or nearer than ``margin`` to its edge. Most edges are too high or too low to count."""
    x, y = point
    inside = False
    b = polygon[-1]
    for a in polygon:
        ay, by = a[1], b[1]
        if not ((ay < y - margin and by < y - margin) or (ay > y + margin and by > y + margin)):
            if distance_to_segment(point, b, a) < margin:
                return True
            if (ay > y) != (by > y) and x < (b[0] - a[0]) * (y - ay) / (by - ay) + a[0]:
                inside = not inside
        b = a
    return inside


def box_around(points: Iterable[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share."""
    width = min(a.x1, b.x1) - max(a.x0, b.x0)
    height = min(a.y1, b.y1) - max(a.y0, b.y0)
    return width * height if width > 0 and height > 0 else 0.0


def distance_to_box(point: Point, box: Box) -> float:
    x = max(box.x0 - point[0], 0.0, point[0] - box.x1)
    y = max(box.y0 - point[1], 0.0, point[1] - box.y1)
    return sqrt(x * x + y * y)


def scatter(polygon: Sequence[Point], step: float, margin: float, jitter: float, seed: str) -> list[Point]:
    """Points spread over a polygon, ``margin`` away from its edge, in rows that are not quite straight."""
    random = seeded(seed)
    box = box_around(polygon)
    found = []
    reach = jitter * step * 0.8 + margin + 1
    y, row = box.y0, 0
    while y < box.y1:
        edges = edges_between(y - reach, y + reach, polygon)
        x = box.x0 + (step / 2 if row % 2 else 0)
        while x < box.x1:
            across = between(random, -jitter, jitter)
            point = (x + across * step, y + between(random, -jitter, jitter) * step * 0.8)
            if is_well_inside(point, edges, margin):
                found.append(point)
            x += step
        y, row = y + step * 0.8, row + 1
    return found


Edge = tuple[Point, Point]


def edges_between(low: float, high: float, polygon: Sequence[Point]) -> list[Edge]:
    """The edges of a polygon at these heights: no others count for what lies there."""
    pairs = zip(polygon, [polygon[-1], *polygon], strict=False)
    return [(a, b) for a, b in pairs if (a[1] > low or b[1] > low) and (a[1] < high or b[1] < high)]


def is_well_inside(point: Point, edges: Sequence[Edge], margin: float) -> bool:
    """Inside of the polygon that has these edges, and further than ``margin`` from all of them."""
    x, y = point
    inside = False
    for a, b in edges:
        if distance_to_segment(point, b, a) <= margin:
            return False
        if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]:
            inside = not inside
    return inside
