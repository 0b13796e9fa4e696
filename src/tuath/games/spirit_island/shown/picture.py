"""The island as a picture for the terminal: the boards as they lie, with lines where lands meet.

In the middle of each land stand its name and the letter of its terrain, below them invaders, then Dahan, presence and
blight; the mark of an option stands above. Oceans are left blank unless there is something in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

from tuath.core.canvas import Canvas, Point, Span
from tuath.core.scene import Look
from tuath.games.spirit_island.material.corners import laid
from tuath.games.spirit_island.material.geometry import OCEAN, Slot
from tuath.games.spirit_island.material.material import Printed
from tuath.games.spirit_island.material.pieces import FIGURES

LARGEST, SMALLEST = 52, 24  # columns of a side of a board
CHARACTER_SHAPE = 0.5  # a character is twice as high as it is wide
ROOMY = 36  # columns of a side from which the signs stand apart

View = Mapping[str, Any]
Label = tuple[str, str]  # text and style


class Signs(NamedTuple):
    """Everything that is neither letter nor digit; the fonts of terminals have all of it."""

    explorer: str
    town: str
    city: str
    dahan: str
    presence: str
    sacred: str
    blight: str
    defend: str
    ravage: str
    build: str
    beasts: str
    wilds: str
    disease: str
    badlands: str
    markers: str


UNICODE = Signs("▵", "⌂", "▣", "●", "◆", "*", "×", "∩", "!", "+", "b", "w", "d", "l", "m")
ASCII = Signs("i", "t", "C", "o", "P", "*", "x", "n", "!", "+", "b", "w", "d", "l", "m")
TOKENS_SHOWN = ("beasts", "wilds", "disease", "badlands", "markers")


def legend(unicode: bool) -> list[tuple[str, str]]:
    """Each sign of the picture with the key of the message which explains it."""
    signs = UNICODE if unicode else ASCII
    pieces = [(f"{getattr(signs, kind)}2", f"spirit_island-legend-{kind}") for kind in FIGURES]
    return [
        ("[12]", "spirit_island-legend-mark"),
        ("A4 X", "spirit_island-legend-land"),
        *pieces,
        (f"{signs.presence}2", "spirit_island-legend-presence"),
        (signs.sacred, "spirit_island-legend-sacred"),
        (f"{signs.blight}1", "spirit_island-legend-blight"),
        (f"{signs.defend}3", "spirit_island-legend-defend"),
        (f"{signs.ravage}3", "spirit_island-legend-ravage"),
        (f"{signs.build}{signs.town}", "spirit_island-legend-build"),
        (" ".join(getattr(signs, token) for token in TOKENS_SHOWN), "spirit_island-legend-tokens"),
        ("(…)" if unicode else "(..)", "spirit_island-legend-corner"),
    ]


# ---- where things are -----------------------------------------------------------------------------------------------


class Frame(NamedTuple):
    """How points of the plane become cells of the terminal."""

    scale: float
    left: float
    top: float
    width: int
    height: int

    def cell(self, x: float, y: float) -> Point:
        return Point((x - self.left) * self.scale + 1, (self.top - y) * self.scale * CHARACTER_SHAPE + 1)


def framed(points: Sequence[tuple[float, float]], look: Look) -> Frame | None:
    """The largest picture of all these points that fits; none if it would be too small to read."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    bottom, top = min(y for _, y in points), max(y for _, y in points)
    scale = min(LARGEST, (look.width - 3) / (right - left))
    if look.height is not None:
        scale = min(scale, (look.height - 3) / (top - bottom) / CHARACTER_SHAPE)
    if scale < SMALLEST:
        return None
    width, height = round((right - left) * scale) + 3, round((top - bottom) * scale * CHARACTER_SHAPE) + 3
    return Frame(scale, left, top, width, height)


# ---- drawing --------------------------------------------------------------------------------------------------------


def island_picture(
    printed: Printed, view: View, marks: Mapping[str, str], letters: Mapping[str, str], look: Look
) -> list[list[Span]] | None:
    """The boards with everything on them; ``marks`` are short texts to set on lands.

    ``letters`` are those of terrains and elements.
    """
    if not view["lands"]:
        return None
    slots = [Slot(*slot) for slot in view["slots"]]
    corners = [
        laid(slot, *point) for slot in slots for point in ((0, 0), (1, 0), (1.5, sqrt(3) / 2), (0.5, sqrt(3) / 2))
    ]
    frame = framed(corners, look)
    if frame is None:
        return None
    canvas = Canvas(frame.width, frame.height, look.unicode)
    boards = [printed.boards[printed.board_index[id]] for id in view["boards"]]
    gone = {land["place"] for land in view["lands"] if land["gone"]}
    for place, (board, slot) in enumerate(zip(boards, slots, strict=True)):
        if place not in gone:
            vertices = [frame.cell(*laid(slot, *vertex)) for vertex in board.vertices]
            draw_lines(canvas, vertices, board.polygons)
    signs = UNICODE if look.unicode else ASCII
    for corner in view["corners"]:
        draw_labels(canvas, frame.cell(*corner["at"]), [[(corner_letter(letters, corner), "mark")]], "")
    for land in view["lands"]:
        board, slot = boards[land["place"]], slots[land["place"]]
        middle = frame.cell(*laid(slot, *board.centres[land["number"]]))
        lines = list(labels(view, land, marks.get(land["id"]), letters, signs))
        draw_labels(canvas, middle, lines, " " if frame.scale >= ROOMY else "")
    return canvas.rows()


def corner_letter(letters: Mapping[str, str], corner: View) -> str:
    """S-19.7: the element of the marker on a corner."""
    return f"({letters[corner['element']]})"


def draw_lines(canvas: Canvas, vertices: Sequence[Point], polygons: Sequence[Sequence[int]]) -> None:
    """A line around every land; the coast stands out. The open sea has no line."""
    sea = {frozenset(edge) for edge in around(polygons[0])}
    for polygon in polygons[1:]:
        for start, end in around(polygon):
            style = "port" if frozenset((start, end)) in sea else "dim"
            canvas.line(vertices[start], vertices[end], style)


def around(polygon: Sequence[int]) -> Iterator[tuple[int, int]]:
    return pairwise((*polygon, polygon[0]))


def draw_labels(canvas: Canvas, middle: Point, lines: Sequence[Sequence[Label]], gap: str) -> None:
    """Lines of words about a point, each in the middle; two numbers never touch."""
    row = round(middle.y - len(lines) / 2)
    for line in lines:
        first, *others = line
        parts = [first, *((f"{' ' if text[:1].isdigit() else gap}{text}", style) for text, style in others)]
        column = round(middle.x - sum(len(text) for text, _ in parts) / 2)
        for text, style in parts:
            canvas.put(column, row, text, style)
            column += len(text)
        row += 1


# ---- what is written in a land --------------------------------------------------------------------------------------


def labels(view: View, land: View, mark: str | None, letters: Mapping[str, str], signs: Signs) -> Iterator[list[Label]]:
    """The mark of an option, name and threat, invaders, and the others."""
    here, others = invader_labels(land, signs), guardians(land, signs)
    if land["gone"]:
        return
    if land["joined"] is not None:
        yield [(f"{land['ground']}={ground(view, land['joined'])}", "dim")]
        return
    if land["terrain"] == OCEAN and mark is None and not here and not others:
        return
    if mark is not None:
        yield [(f"[{mark}]", "mark")]
    yield [(land["ground"], "title"), (letters[land["terrain"]], "port"), *threats(view, land, signs)]
    if here:
        yield here
    if others:
        yield others


def ground(view: View, id: str) -> str:
    """What is printed at a place."""
    return next(str(land["ground"]) for land in view["lands"] if land["id"] == id)


def threats(view: View, land: View, signs: Signs) -> list[Label]:
    """S-8.7, S-8.10: the damage of a ravage, and what would be built."""
    found = [(f"{signs.ravage}{each['damage']}", "wrong") for each in view["ravages"] if each["land"] == land["id"]]
    built = view["builds"].get(land["id"])
    return [*found, (f"{signs.build}{getattr(signs, built)}", "wrong")] if built else found


def invader_labels(land: View, signs: Signs) -> list[Label]:
    counted = [(kind, count_of(land, kind)) for kind in FIGURES[:-1]]
    return [(f"{getattr(signs, kind)}{number}", "") for kind, number in counted if number]


def guardians(land: View, signs: Signs) -> list[Label]:
    """Dahan, presence, blight, tokens and defence."""
    dahan = count_of(land, "dahan")
    found: list[Label] = [(f"{signs.dahan}{dahan}", "ochre")] if dahan else []
    spirits = [seat for seat, own in enumerate(land["presence"]) if own]
    found += [(text, f"seat{seat}") for seat, text in zip(spirits, presence_signs(land, signs), strict=True)]
    found += [(f"{signs.blight}{land['blight']}", "heather")] if land["blight"] else []
    found += [(f"{getattr(signs, token)}{land[token]}", "moss") for token in TOKENS_SHOWN if land[token]]
    return [*found, (f"{signs.defend}{land['defend']}", "slate")] if land["defend"] else found


def presence_signs(land: View, signs: Signs) -> list[str]:
    """S-5.8: of each spirit there its number, unless it is alone on the island, how much, and a sacred site."""
    alone = len(land["presence"]) == 1
    return [
        f"{'' if alone else seat + 1}{signs.presence}{own}{signs.sacred if land['sacred'][seat] else ''}"
        for seat, own in enumerate(land["presence"])
        if own
    ]


def count_of(land: View, kind: str) -> int:
    return sum(each["count"] for each in land["pieces"] if each["kind"] == kind)
