"""The island as a picture for the terminal: hexagons of three to a territory, with lines where territories meet.

Two cells of a tile stand side by side: there the name is written, with the mark of an option above it and the
buildings below. The third cell holds the clans: a letter for each player, and how many.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tuath.core.canvas import Canvas, Point, Span
from tuath.core.scene import Look
from tuath.games.inis.geometry import CELLS, SPOTS, Cell, around

ROOMY = 8  # columns of a hexagon in which the clans of two players stand side by side
HIGH, LOW = 3, 2  # rows from one row of hexagons to the next
FORMS = ((ROOMY, HIGH), (ROOMY, LOW), (6, HIGH), (6, LOW), (4, HIGH))  # columns and rows: the first that fits
SMALLEST = (6, LOW)  # where none does and the map must be scrolled
LETTERS = "ABCD"

View = Mapping[str, Any]


class Signs(NamedTuple):
    """Everything that is neither letter nor digit; the fonts of terminals have all of it."""

    capital: str
    citadel: str
    sanctuary: str
    festival: str
    clash: str
    chieftain: str


UNICODE = Signs(capital="■", citadel="□", sanctuary="▲", festival="♪", clash="×", chieftain="*")
ASCII = Signs(capital="#", citadel="o", sanctuary="^", festival="!", clash="x", chieftain="*")


def legend(unicode: bool) -> list[tuple[str, str]]:
    """Each sign of the picture with the key of the message which explains it."""
    signs = UNICODE if unicode else ASCII
    return [
        ("[12]", "inis-legend-mark"),
        ("A3", "inis-legend-letter"),
        (f"A3{signs.chieftain}", "inis-legend-chieftain"),
        (signs.capital, "inis-legend-capital"),
        (f"{signs.citadel}2", "inis-legend-citadel"),
        (f"{signs.sanctuary}2", "inis-legend-sanctuary"),
        (signs.festival, "inis-legend-festival"),
        (signs.clash, "inis-legend-clash"),
    ]


class Frame(NamedTuple):
    """How cells of the map become cells of the terminal."""

    across: int
    pitch: int
    left: float
    top: int
    width: int
    height: int

    def middle(self, cell: Cell) -> Point:
        """The middle of a hexagon."""
        x = (cell.q + cell.r / 2) * self.across - self.left
        return Point(x, (cell.r - self.top) * self.pitch + self.pitch * 2 / 3 + 0.5)


def framed(cells: Iterable[Cell], look: Look) -> Frame:
    """The first form of hexagons with which all these cells fit, or the smallest that can be read."""
    found = list(cells)
    least, most = min(cell.q + cell.r / 2 for cell in found), max(cell.q + cell.r / 2 for cell in found)
    top, bottom = min(cell.r for cell in found), max(cell.r for cell in found)
    for across, pitch in (*FORMS, SMALLEST):
        width, height = round((most - least + 1) * across) + 2, (bottom - top + 1) * pitch + 2
        frame = Frame(across, pitch, (least - 0.5) * across - 1, top, width, height)
        if look.holds(width, height):
            break
    return frame


def island(view: View, marks: Mapping[str, str], names: Mapping[str, str], look: Look) -> list[list[Span]] | None:
    """The map with everything on it; ``marks`` are short texts to set on territories and free spots, by id."""
    signs = UNICODE if look.unicode else ASCII
    spots = {id: SPOTS.index(id) for id in marks if id in SPOTS}
    owner = {Cell(q, r): land["id"] for land in view["territories"] for q, r in land["cells"]}
    if not owner:
        return None
    frame = framed([*owner, *(cell for spot in spots.values() for cell in CELLS[spot])], look)
    canvas = Canvas(frame.width, frame.height, look.unicode)
    draw_coasts(canvas, frame, owner)
    for land in view["territories"]:
        is_clash = view["clash"] is not None and view["clash"]["territory"] == land["id"]
        name = f"{signs.clash}{names[land['id']]}{signs.clash}" if is_clash else names[land["id"]]
        draw_territory(canvas, frame, land, name, marks.get(land["id"]), signs)
    for id, spot in spots.items():
        x, y = centre(frame, CELLS[spot])
        canvas.put(round(x) - 1, round(y - 0.5), f"[{marks[id]}]", "mark")
    return canvas.rows()


def draw_coasts(canvas: Canvas, frame: Frame, owner: Mapping[Cell, str]) -> None:
    """A line wherever two territories meet, and around the island."""
    half, side = frame.across / 2, frame.pitch / 3
    corners = ((half, -side), (0, -2 * side), (-half, -side), (-half, side), (0, 2 * side), (half, side))
    ends = {0: (0, 5), 1: (0, 1), 2: (1, 2), 3: (2, 3), 4: (3, 4), 5: (4, 5)}  # by direction: right, then anticlockwise
    for cell, land in owner.items():
        middle = frame.middle(cell)
        for direction, near in enumerate(around(cell)):
            if owner.get(near) == land:
                continue
            start, end = (corners[place] for place in ends[direction])
            style = "dim" if near in owner else "road"
            canvas.line(
                Point(middle.x + start[0], middle.y + start[1]), Point(middle.x + end[0], middle.y + end[1]), style
            )


def draw_territory(canvas: Canvas, frame: Frame, land: View, name: str, mark: str | None, signs: Signs) -> None:
    """Name and buildings in the two cells side by side, clans in the third."""
    cells = [Cell(q, r) for q, r in land["cells"]]
    rows = [cell.r for cell in cells]
    pair = [cell for cell in cells if rows.count(cell.r) == 2]
    single = next(cell for cell in cells if rows.count(cell.r) == 1)
    middle, alone = centre(frame, pair), frame.middle(single)
    sign = f"[{mark}]" if mark is not None else ""
    # In low hexagons there is no line above the name: the mark stands before it.
    before = len(sign) if frame.pitch == LOW else 0
    room = frame.across * 2 - 1 - before
    text = name if len(name) <= room else f"{name[: room - 1]}."
    write(canvas, middle, 0, " " * before + text, "title")
    write(canvas, middle, 1, buildings(land, signs), "port")
    if before:
        write(canvas, Point(middle.x - len(text) / 2, middle.y), 0, sign, "mark")
    else:
        write(canvas, middle, -1, sign, "mark")
    draw_clans(canvas, alone, land, frame, 1 if alone.y > middle.y else -1, signs)


def draw_clans(canvas: Canvas, middle: Point, land: View, frame: Frame, away: int, signs: Signs) -> None:
    """A letter and a number for each player, one or two to a line; ``away`` is the direction from the name."""
    texts = [
        (f"{LETTERS[seat]}{own}{signs.chieftain if land['chieftain'] == seat else ''}", f"seat{seat}")
        for seat, own in enumerate(land["clans"])
        if own
    ]
    in_line = 2 if frame.across >= ROOMY or frame.pitch == LOW else 1
    lines = [texts[place : place + in_line] for place in range(0, len(texts), in_line)]
    # In low hexagons the line towards the name belongs to marks and buildings.
    first = -(len(lines) // 2) if frame.pitch == HIGH else min(0, away * (len(lines) - 1))
    for place, line in enumerate(lines):
        length = sum(len(text) for text, _ in line) + len(line) - 1
        x = round(middle.x - length / 2)
        for text, style in line:
            canvas.put(x, round(middle.y - 0.5) + first + place, text, style)
            x += len(text) + 1


def write(canvas: Canvas, middle: Point, below: int, text: str, style: str) -> None:
    if text:
        canvas.put(round(middle.x - len(text) / 2), round(middle.y - 0.5) + below, text, style)


def centre(frame: Frame, cells: Iterable[Cell]) -> Point:
    points = [frame.middle(cell) for cell in cells]
    return Point(sum(point.x for point in points) / len(points), sum(point.y for point in points) / len(points))


def buildings(land: View, signs: Signs) -> str:
    """Capital, Citadels, Sanctuaries and the Festival."""
    parts = [
        signs.capital if land["capital"] else "",
        f"{signs.citadel}{land['citadels']}" if land["citadels"] else "",
        f"{signs.sanctuary}{land['sanctuaries']}" if land["sanctuaries"] else "",
        signs.festival if land["festival"] else "",
    ]
    return " ".join(part for part in parts if part)
