"""The board where there is little room: a line for each row of fields, and a letter for each country and sea.

A field shows its shield or a sign for none, the letter of its region, and behind it the mark of an option; a stroke
stands wherever two regions meet side by side. Which letter is which region is said below.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import NamedTuple

from tuath.core.canvas import Canvas, Span
from tuath.games.origo.material import ROWS
from tuath.games.origo.picture import (
    ASCII,
    LEFT,
    UNICODE,
    UPRIGHT,
    Signs,
    View,
    letters,
    region_at,
)
from tuath.games.origo.printed import COLUMNS, FIELDS, WIDTH, Printed

ACROSS = (7, 5)  # columns of a field: the widest that fits
GAP = 2  # blanks between two names of the legend


def chart(
    printed: Printed, view: View, marks: Mapping[str, str], names: Mapping[str, str], width: int, unicode: bool
) -> list[list[Span]]:
    """The map in eleven lines with everything on it, and the names of its regions below."""
    signs = UNICODE if unicode else ASCII
    across = next((each for each in ACROSS if LEFT + WIDTH * each + 1 <= width), ACROSS[-1])
    explained = list(explanations(view, names, signs, max(width, LEFT + WIDTH * across)))
    high = 1 + len(ROWS) + max(line.row for line in explained) + 1
    canvas = Canvas(max(width, LEFT + WIDTH * across + 1), high, unicode)
    for column, number in enumerate(COLUMNS):
        canvas.put(LEFT + column * across + 1, 0, str(number), "title")
    for row, letter in enumerate(ROWS):
        canvas.put(0, row + 1, letter, "title")
        canvas.put(LEFT + WIDTH * across, row + 1, signs.lines[UPRIGHT], "dim")
    for number, field in enumerate(FIELDS):
        draw_field(canvas, printed, view, number, marks.get(field), Form(across, signs, letters(view)))
    for line in explained:
        canvas.put(line.column, 1 + len(ROWS) + line.row, line.text, line.style)
    return canvas.rows()


def letter_of(region: int) -> str:
    return ascii_lowercase[region % len(ascii_lowercase)]


class Form(NamedTuple):
    """How fields are written: their width, the signs, and a letter for each player."""

    across: int
    signs: Signs
    players: Sequence[str]


def draw_field(canvas: Canvas, printed: Printed, view: View, number: int, mark: str | None, form: Form) -> None:
    across, signs, players = form
    row, column = divmod(number, WIDTH)
    x, y, region = LEFT + column * across, row + 1, region_at(printed, row, column)
    if region_at(printed, row, column - 1) != region:
        canvas.put(x, y, signs.lines[UPRIGHT], "dim")
    owner, at_sea = view["shields"].get(FIELDS[number]), printed.sea >> number & 1
    if owner is not None:
        canvas.put(x + 1, y, players[owner], f"seat{owner}")
    else:
        canvas.put(x + 1, y, signs.sea if at_sea else signs.free, "port" if at_sea else "dim")
    canvas.put(x + 2, y, letter_of(region), "port" if at_sea else "dim")
    if view["duel"] and view["duel"]["field"] == FIELDS[number]:
        attacker = view["duel"]["attacker"]
        canvas.put(x + 2, y, signs.versus, "title")
        canvas.put(x + 3, y, players[attacker], f"seat{attacker}")
    elif mark is not None:
        # A number of three digits has room only over the sign of a free field.
        text = f"[{mark}]" if across > len(mark) + 4 else mark
        canvas.put(x + 3 if owner is not None or len(text) <= across - 3 else x + 1, y, text, "mark")


class Explained(NamedTuple):
    """A part of the legend, and where it stands."""

    column: int
    row: int
    text: str
    style: str


def explanations(view: View, names: Mapping[str, str], signs: Signs, width: int) -> Iterator[Explained]:
    """Which letter is which region, as many in a line as there is room for; a stone marks what is founded."""
    column = row = 0
    for place, region in enumerate(view["regions"]):
        text = f"{letter_of(place)} {signs.stone if region['founded'] else ''}{names[region['id']]}"
        if column and column + len(text) > width:
            column, row = 0, row + 1
        yield Explained(column, row, text, "port" if region["kind"] == "sea" else "title")
        column += len(text) + GAP
