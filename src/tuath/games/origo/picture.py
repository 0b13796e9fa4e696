"""The board as a picture for the terminal: ten by ten fields, borders where countries and seas meet, and the path.

A field is seven columns wide and three rows high, border included. Its first row shows the shield and the mark of an
option, its second one belongs to the name of its country or sea, which is written across the longest run of its fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any, NamedTuple

from tuath.core.canvas import Canvas, Span
from tuath.games.origo.material import ROWS
from tuath.games.origo.printed import COLUMNS, FIELDS, WIDTH, Printed, Region

ACROSS, DOWN = 7, 3  # cells from one field to the next
LEFT, TOP = 2, 1  # room for the letters of the rows and the numbers of the columns
INSIDE = ACROSS - 1
BOARD_WIDTH, BOARD_HEIGHT = LEFT + WIDTH * ACROSS + 1, TOP + len(ROWS) * DOWN + 1
PATH_LINE, PATH_GROUP = 50, 10  # spaces of the path in one line, and between two blanks

View = Mapping[str, Any]


class Signs(NamedTuple):
    """Everything that is neither letter nor digit; the fonts of terminals have all of it."""

    free: str
    sea: str
    stone: str
    versus: str
    path: str
    lines: str  # by the arms of a crossing: up 1, right 2, down 4, left 8


UNICODE = Signs(free="·", sea="≈", stone="●", versus="×", path="·", lines=" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
ASCII = Signs(free=".", sea="~", stone="@", versus="x", path=".", lines=" |-+||++-+-+++++")
UP, RIGHT, BELOW, BACK = 1, 2, 4, 8  # the arms
UPRIGHT, LEVEL = UP | BELOW, RIGHT | BACK


def legend(unicode: bool) -> list[tuple[str, str]]:
    """Each sign of the picture with the key of the message which explains it."""
    signs = UNICODE if unicode else ASCII
    return [
        ("[12]", "origo-legend-mark"),
        ("H", "origo-legend-huns"),
        ("G", "origo-legend-goths"),
        ("L", "origo-legend-langobards"),
        ("A", "origo-legend-anglo-saxons"),
        ("V", "origo-legend-vandals"),
        (signs.free, "origo-legend-free"),
        (signs.sea, "origo-legend-sea"),
        (signs.stone, "origo-legend-stone"),
        (f"G{signs.versus}H", "origo-legend-duel"),
        (signs.lines[LEVEL] * 2, "origo-legend-border"),
    ]


def letters(view: View) -> list[str]:
    """One letter for each player: that of the tribe, as long as all have different ones."""
    found = [str(player["tribe"])[0].upper() for player in view["players"] if player["tribe"]]
    if len(set(found)) == len(view["players"]):
        return found
    return [str(player["seat"] + 1) for player in view["players"]]


# --- The board ---


def board(
    printed: Printed, view: View, marks: Mapping[str, str], names: Mapping[str, str], unicode: bool
) -> list[list[Span]]:
    """The map with everything on it; ``marks`` are short texts to set on fields, by id."""
    signs = UNICODE if unicode else ASCII
    canvas = Canvas(BOARD_WIDTH, BOARD_HEIGHT, unicode)
    draw_labels(canvas)
    draw_borders(canvas, printed, signs)
    draw_fields(canvas, printed, view, marks, signs)
    draw_names(canvas, printed, view, names, signs)
    return canvas.rows()


def place(row: int, column: int) -> tuple[int, int]:
    """The cell of the upper left corner of a field."""
    return LEFT + column * ACROSS, TOP + row * DOWN


def draw_labels(canvas: Canvas) -> None:
    for column, number in enumerate(COLUMNS):
        canvas.put(place(0, column)[0] + ACROSS // 2, 0, str(number), "title")
    for row, letter in enumerate(ROWS):
        canvas.put(0, place(row, 0)[1] + 1, letter, "title")


def region_at(printed: Printed, row: int, column: int) -> int:
    """The region of a field; beyond the edge there is none."""
    inside = 0 <= row < len(ROWS) and 0 <= column < WIDTH
    return printed.region_of[row * WIDTH + column] if inside else -1


def draw_borders(canvas: Canvas, printed: Printed, signs: Signs) -> None:
    """A line wherever two regions meet, and around the whole."""
    for row in range(len(ROWS) + 1):
        for column in range(WIDTH + 1):
            x, y = place(row, column)
            arms = arms_at(printed, row, column)
            canvas.put(x, y, signs.lines[arms], "dim")
            if arms & RIGHT:
                canvas.put(x + 1, y, signs.lines[LEVEL] * INSIDE, "dim")
            if arms & BELOW:
                for below in range(1, DOWN):
                    canvas.put(x, y + below, signs.lines[UPRIGHT], "dim")


def arms_at(printed: Printed, row: int, column: int) -> int:
    """Which lines meet at the upper left corner of a field."""
    north_west, north = region_at(printed, row - 1, column - 1), region_at(printed, row - 1, column)
    west, here = region_at(printed, row, column - 1), region_at(printed, row, column)
    sides = ((UP, north_west, north), (RIGHT, north, here), (BELOW, west, here), (BACK, north_west, west))
    return sum(arm for arm, one, other in sides if one != other)


def draw_fields(canvas: Canvas, printed: Printed, view: View, marks: Mapping[str, str], signs: Signs) -> None:
    signs_of = letters(view)
    for number, field in enumerate(FIELDS):
        x, y = place(*divmod(number, WIDTH))
        owner = view["shields"].get(field)
        mark = f"[{marks[field]}]" if field in marks else ""
        if owner is not None:
            canvas.put(x + 2, y + 1, signs_of[owner], f"seat{owner}")
            if view["duel"] and view["duel"]["field"] == field:
                attacker = view["duel"]["attacker"]
                canvas.put(x + 3, y + 1, signs.versus, "title")
                canvas.put(x + 4, y + 1, signs_of[attacker], f"seat{attacker}")
        elif len(mark) < INSIDE - 1:
            at_sea = printed.sea >> number & 1
            canvas.put(x + 2, y + 1, signs.sea if at_sea else signs.free, "port" if at_sea else "dim")
        canvas.put(x + ACROSS - len(mark), y + 1, mark, "mark")


def draw_names(canvas: Canvas, printed: Printed, view: View, names: Mapping[str, str], signs: Signs) -> None:
    """Each name across the longest run of fields of its region; a stone before the name of a founded country."""
    for region, row in enumerate(view["regions"]):
        x, y, room = longest_run(printed, Region(region))
        text = (signs.stone if row["founded"] else "") + names[row["id"]]
        if len(text) > room:
            text = text[: room - 1] + "."
        style = "port" if row["kind"] == "sea" else "title"
        canvas.put(x + (room - len(text)) // 2, y, text, style)


def longest_run(printed: Printed, region: Region) -> tuple[int, int, int]:
    """Where a name goes: the first cell of a row of fields, and how many cells there are."""
    best = (0, 0, 0)
    for row in range(len(ROWS)):
        for inside, run in groupby(range(WIDTH), key=lambda column: region_at(printed, row, column) == region):
            columns = list(run)
            room = len(columns) * ACROSS - 1
            if inside and room > best[2]:
                x, y = place(row, columns[0])
                best = (x + 1, y + 2, room)
    return best


# --- The path ---


def path_width(printed: Printed) -> int:
    return len(str(printed.constants.path)) + 1 + PATH_LINE + PATH_LINE // PATH_GROUP


def path(printed: Printed, view: View, unicode: bool) -> list[list[Span]]:
    """O-2.6: the spaces in lines of fifty, with the leaders on them."""
    signs, spaces = UNICODE if unicode else ASCII, printed.constants.path
    lines = -(-spaces // PATH_LINE)
    label = len(str(spaces)) + 1
    canvas = Canvas(path_width(printed), lines, unicode)

    def cell(space: int) -> tuple[int, int]:
        line, column = divmod(space - 1, PATH_LINE)
        return label + column + column // PATH_GROUP, line

    for line in range(lines):
        first = line * PATH_LINE + 1
        canvas.put(0, line, str(first).rjust(label - 1), "title")
        for space in range(first, min(first + PATH_LINE, spaces + 1)):
            canvas.put(*cell(space), signs.path, "dim")
    for player, letter in zip(view["players"], letters(view), strict=True):
        canvas.put(*cell(player["space"]), letter, f"seat{player['seat']}")
    return canvas.rows()
