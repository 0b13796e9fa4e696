"""Where things stand in a land, in pixels as on the page: invaders above, others below, the name where it is free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil, floor, inf, sqrt
from typing import Literal, NamedTuple

from tuath.core.drawing.plane import Box, Point, box_around, crossings, overlap
from tuath.games.spirit_island.drawing.land import LandDrawing
from tuath.games.spirit_island.drawing.things import Sign, Thing, Things, folded

LARGEST_PIECE, SMALLEST_PIECE = 34, 12  # pixels; the smallest in a land that is full
USUAL_LEAST, FAR_LEAST = 20, 17  # on a map, and on an overview
SHRINK, GIVES_WAY = 1.5, 0.8  # by how much pieces get smaller, and how far they give way to what is told about them
PER_UNIT = 31  # pixels of a piece where a unit of the map is a pixel
OVERVIEW = 0.5  # an island that is drawn smaller than this is one
APART, CLOSER = 1.13, (1, 0.88, 0.76, 0.64)  # from one piece to the next; where there is no room they hide each other
SHIFTS = (0, 0.25, -0.25, 0.5, -0.5)
NAME_WIDTH, NAME_HEIGHT, SIGN_GAP = 23, 18, 2
LINE_STEP, TRIES = 5, 8
EDGE, EDGE_FAR = 5, 1  # what is told keeps so far from the border
ZOOMS, SMALL_ZOOMS = (1, 0.86, 0.74), (0.86, 0.74)  # what is told gets smaller before it leaves its land
# How bad things are: no place at all, out of the land, a sign that is left out, a piece that is closer to the next.
NO_PLACE, OUTSIDE, FARTHER, HIDDEN, CLOSE = 50_000, 5000, 30, 6, 150
UNSAID = {"build": 400, "skipped": 500, "isolated": 500, "frozen": 500, "defend": 700}
BAD, CLEAN, MUCH_BETTER = 240, 90, 0.7  # tokens are drawn as one; nothing is hidden; worth smaller pieces

Polygon = tuple[Point, ...]
Span = tuple[float, float]
Telling = Sign | Literal["name"]


class Placed(NamedTuple):
    thing: Thing
    at: Point


class Labels(NamedTuple):
    """The middle of the left edge of the name and of each sign, and how large they are."""

    zoom: float
    name: Point
    signs: Sequence[tuple[Sign, Point]]
    flaw: float


class LandLayout(NamedTuple):
    size: float
    things: Sequence[Placed]
    labels: Labels

    @property
    def flaw(self) -> float:
        return self.labels.flaw


class Room(NamedTuple):
    """A land, and what of it is taken."""

    polygon: Polygon
    taken: Sequence[Box]
    edge: float


class MapForm(NamedTuple):
    """How a map is drawn: pixels for a unit, how much larger its pieces are, and whether lands have names."""

    scale: float
    larger: float
    named: bool

    @property
    def is_overview(self) -> bool:
        return self.scale < OVERVIEW


@lru_cache(maxsize=1 << 10)
def layout_of(land: LandDrawing, things: Things, signs: tuple[Sign, ...], form: MapForm) -> LandLayout:
    """Where all of it does not fit, tokens are one thing with a number."""
    whole = arranged(land, things, signs, form)
    fewer = folded(things)
    if whole.flaw < BAD or fewer is None:
        return whole
    found = arranged(land, fewer, signs, form)
    return found if found.flaw < whole.flaw else whole


def arranged(land: LandDrawing, things: Things, signs: Sequence[Sign], form: MapForm) -> LandLayout:
    polygon = tuple((x * form.scale, y * form.scale) for x, y in land.polygon)
    centre = (land.centre[0] * form.scale, land.centre[1] * form.scale)
    usual = max(FAR_LEAST if form.is_overview else USUAL_LEAST, min(LARGEST_PIECE, form.scale * PER_UNIT)) * form.larger
    best: LandLayout | None = None
    size = usual
    # Pieces give way by a little to what is told about them.
    while size >= SMALLEST_PIECE and (best is None or size > best.size * GIVES_WAY):
        standing = rows_at(polygon, centre, things, size, APART)
        if standing is not None:
            room = room_in(polygon, standing, size, EDGE_FAR if form.is_overview else EDGE)
            labels = labels_of(room, signs, SMALL_ZOOMS if form.is_overview else ZOOMS, form.named)
            if best is None or labels.flaw < best.flaw * MUCH_BETTER:
                best = LandLayout(size, standing, labels)
            if labels.flaw < CLEAN:
                return best
        size -= SHRINK
    return crowded(polygon, centre, things, signs, form.named, best)


def crowded(
    polygon: Polygon, centre: Point, things: Things, signs: Sequence[Sign], named: bool, before: LandLayout | None
) -> LandLayout:
    """A land that is too full: pieces as small as can be, closer together, and fewer signs, but all of it inside."""
    best = before
    for gap in (APART, *CLOSER):
        standing = rows_at(polygon, centre, things, SMALLEST_PIECE, gap)
        if standing is None:
            continue
        labels = few_labels_of(room_in(polygon, standing, SMALLEST_PIECE, EDGE_FAR), signs, named)
        labels = labels._replace(flaw=labels.flaw + (APART - gap) * CLOSE * len(standing))
        if best is None or labels.flaw < best.flaw:
            best = LandLayout(SMALLEST_PIECE, standing, labels)
        if gap < APART and best.flaw < OUTSIDE:
            break
    if best is not None:
        return best
    standing = heap([*things.above, *things.below], centre)
    room = room_in(polygon, standing, SMALLEST_PIECE, EDGE_FAR)
    return LandLayout(SMALLEST_PIECE, standing, few_labels_of(room, signs, named))


def heap(things: Sequence[Thing], centre: Point) -> list[Placed]:
    """Too much for the land: side by side over its middle."""
    wide = ceil(sqrt(len(things)))
    high = ceil(len(things) / wide) if things else 0
    side = SMALLEST_PIECE * 0.9
    return [
        Placed(thing, (centre[0] + (n % wide - (wide - 1) / 2) * side, centre[1] + (n // wide - (high - 1) / 2) * side))
        for n, thing in enumerate(things)
    ]


# ---- room in a land --------------------------------------------------------------------------------------------------


def span_at(polygon: Polygon, y: float) -> Span | None:
    """The widest part of a line across a polygon that lies inside it."""
    cuts = sorted(crossings(y, polygon))
    return max(zip(cuts[::2], cuts[1::2], strict=False), key=lambda span: span[1] - span[0], default=None)


def band_at(polygon: Polygon, y: float, half: float) -> Span | None:
    """The part of a band across a polygon that lies inside it over its whole height."""
    left, right = -inf, inf
    for line in (y - half, y, y + half):
        span = span_at(polygon, line)
        if span is None:
            return None
        left, right = max(left, span[0]), min(right, span[1])
    return (left, right) if right > left else None


@lru_cache(maxsize=1 << 8)
def bands_in(polygon: Polygon, height: float, edge: float) -> list[tuple[float, Span]]:
    """Where something of a height can lie in a land."""
    box = box_around(polygon)
    found = []
    y = box.y0 + height * 0.5 + edge
    while y < box.y1 - height * 0.5 - edge:
        span = band_at(polygon, y, height * 0.5 + edge)
        if span:
            found.append((y, span))
        y += LINE_STEP
    return found


def rows_at(polygon: Polygon, centre: Point, things: Things, size: float, gap: float) -> list[Placed] | None:
    """Rows that fit into a land at this size, or nothing."""
    step = size * gap
    total = len(things.above) + len(things.below)
    if total == 0:
        return []
    for rows in range(2 if things.above and things.below else 1, total + 1):
        for shift in SHIFTS:
            lines = [centre[1] + (n - (rows - 1) / 2 + shift) * step for n in range(rows)]
            spans = [band_at(polygon, y, size * 0.5) for y in lines]
            room = [floor((span[1] - span[0] - size * 0.2) / step) if span else 0 for span in spans]
            filled = fill(room, things)
            if filled is not None:
                return list(stood(filled, lines, spans, centre[0], step))
    return None


def stood(
    rows: Sequence[Sequence[Thing]], lines: Sequence[float], spans: Sequence[Span | None], centre: float, step: float
) -> Iterator[Placed]:
    """Each row near the middle of the land and of the room there is."""
    for row, y, span in zip(rows, lines, spans, strict=True):
        left, right = span or (0, 0)
        half = len(row) * step / 2
        middle = max(left + half, min(right - half, (centre * 2 + (left + right) / 2) / 3))
        for k, thing in enumerate(row):
            yield Placed(thing, (middle + (k - (len(row) - 1) / 2) * step, y))


def fill(room: Sequence[int], things: Things) -> list[Sequence[Thing]] | None:
    """From top to bottom, the others never before the invaders, evenly where there is room."""
    for split in range(1 if things.above else 0, len(room) + 1):
        upper, lower = in_rows(room[:split], things.above), in_rows(room[split:], things.below)
        if upper is not None and lower is not None:
            return [*upper, *lower]
    return None


def in_rows(room: Sequence[int], things: Sequence[Thing]) -> list[Sequence[Thing]] | None:
    rows, done = list[Sequence[Thing]](), 0
    for n, places in enumerate(room):
        wanted = ceil((len(things) - done) / (len(room) - n))
        count = min(places, max(wanted, len(things) - done - sum(room[n + 1 :])))
        rows.append(things[done : done + count])
        done += count
    return rows if done >= len(things) else None


# ---- name and signs --------------------------------------------------------------------------------------------------


def box_at(at: Point, width: float, height: float) -> Box:
    return Box(at[0] - width / 2, at[1] - height / 2, at[0] + width / 2, at[1] + height / 2)


def room_in(polygon: Polygon, things: Sequence[Placed], size: float, edge: float) -> Room:
    """What of a land is left beside things of this size; a sacred site has a ring, several of a kind a number."""
    taken = []
    for thing, (x, y) in things:
        side = size + 8 if thing.is_sacred else size * 0.98
        taken.append(box_at((x, y), side, side))
        if thing.number > 1:
            taken.append(box_at((x + size * 0.4, y - size * 0.36), size * 0.62, size * 0.62))
    return Room(polygon, taken, edge)


def free_at(room: Room, width: float, height: float, near: Point) -> tuple[Point, float]:
    """A free place for something of this size: inside the land, near a point; and how bad it is."""
    box = box_around(room.polygon)
    best, flaw, worth = ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2), float(NO_PLACE), float(NO_PLACE)
    for y, span in bands_in(room.polygon, height, room.edge):
        left, right = span[0] + width / 2 + room.edge, span[1] - width / 2 - room.edge
        outside = OUTSIDE + (left - right) * FARTHER if left > right else 0
        for n in range(TRIES + 1):
            x = left + (right - left) * n / TRIES
            down, across = abs(y - near[1]) * 0.5, abs(x - near[0]) * 0.12
            if outside + down + across >= worth:
                continue  # whatever is hidden there
            own = box_at((x, y), width, height)
            bad = sum(overlap(own, other) for other in room.taken) * HIDDEN + outside
            if bad + down + across < worth:
                best, flaw, worth = (x, y), bad, bad + down + across
    return best, flaw


def labels_at(room: Room, rows: Sequence[Sequence[Telling]], zoom: float) -> Labels:
    """What is told in rows, each of which finds its own place near the first."""
    box = box_around(room.polygon)
    near = name = (box.x0, box.y0)
    signs, flaw, taken = list[tuple[Sign, Point]](), 0.0, list(room.taken)
    for row in rows:
        width = sum(width_of(label, zoom) for label in row)
        near, bad = free_at(room._replace(taken=taken), width, NAME_HEIGHT * zoom, near)
        x = near[0] - width / 2
        for label in row:
            if label == "name":
                name = (x, near[1])
            else:
                signs.append((label, (x, near[1])))
            x += width_of(label, zoom)
        taken.append(box_at(near, width, NAME_HEIGHT * zoom))
        flaw += bad
    return Labels(zoom, name, signs, flaw)


def width_of(label: Telling, zoom: float) -> float:
    return (NAME_WIDTH if label == "name" else label.width + SIGN_GAP) * zoom


def labels_of(room: Room, signs: Sequence[Sign], zooms: Sequence[float], named: bool) -> Labels:
    """The first way of telling that hides next to nothing and stays in the land, else the best one."""
    found = list[Labels]()
    for zoom in zooms:
        for rows in groupings(signs, named):
            labels = labels_at(room, rows, zoom)
            if labels.flaw < CLEAN:
                return labels
            found.append(labels)
    return min(found, key=lambda labels: labels.flaw)


def groupings(signs: Sequence[Sign], named: bool) -> Iterator[Sequence[Sequence[Telling]]]:
    """The name and all signs, the signs apart, or each."""
    name: Sequence[Telling] = ["name"] if named else []
    yield rows_of([[*name, *signs]])
    if signs and named:
        yield rows_of([name, signs])
    if len(signs) > 1:
        yield rows_of([name, *([sign] for sign in signs)])


def rows_of(rows: Sequence[Sequence[Telling]]) -> list[Sequence[Telling]]:
    return [row for row in rows if row]


def few_labels_of(room: Room, signs: Sequence[Sign], named: bool) -> Labels:
    """Where there is little room: as small as can be read, without what matters least."""
    found = list[Labels]()
    for told in fewer_and_fewer(signs):
        labels = labels_of(room, told, SMALL_ZOOMS[-1:], named)
        unsaid = sum(UNSAID.get(sign.what, 0) for sign in signs if sign not in told)
        found.append(labels._replace(flaw=labels.flaw + unsaid))
    return min(found, key=lambda labels: labels.flaw)


def fewer_and_fewer(signs: Sequence[Sign]) -> Iterator[Sequence[Sign]]:
    """All signs, then without the one that matters least, and so on; what harms the land is always told."""
    least = sorted((sign for sign in signs if sign.what in UNSAID), key=lambda sign: UNSAID[sign.what])
    for n in range(len(least) + 1):
        yield [sign for sign in signs if sign not in least[:n]]
