"""The island where there is little room for a picture: a column for each board, a line for each of its lands.

A line says what a land of the picture does: the mark of an option, name, terrain and threat, invaders, and the others;
where there is room behind it, also which lands lie around, those of the same board by number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tuath.core.canvas import Canvas, Span
from tuath.core.scene import Look
from tuath.games.spirit_island.shown.picture import ASCII, UNICODE, Label, Signs, View, corner_letter, ground, labels

COLUMN = 26  # the least a board needs, with the blanks behind it
MARK = 5  # columns before the name of a land
GAP = 2
Near = Mapping[str, Sequence[str]]  # what is printed on the lands around each land


class Form(NamedTuple):
    """How lands are written: the letters of terrains and elements, and the signs."""

    letters: Mapping[str, str]
    signs: Signs


def island_chart(
    view: View, near: Near, marks: Mapping[str, str], letters: Mapping[str, str], look: Look
) -> list[list[Span]]:
    """The boards side by side, as many as there is room for, and the others below them."""
    form, boards = Form(letters, UNICODE if look.unicode else ASCII), range(len(view["boards"]))
    across = max(1, min(len(boards), look.width // COLUMN))
    column = look.width // across
    blocks = [list(board_lines(view, place, near, marks, column - GAP, form)) for place in boards]
    blocks = [lines for lines in blocks if lines]
    rows = [blocks[first : first + across] for first in range(0, len(blocks), across)]
    height = sum(max(map(len, row)) for row in rows)
    corners = list(corner_line(view, letters))
    canvas = Canvas(look.width, height + bool(corners), look.unicode)
    top = 0
    for row in rows:
        for place, lines in enumerate(row):
            write_lines(canvas, place * column, top, lines)
        top += max(map(len, row))
    if corners:
        write_lines(canvas, 0, top, [corners])
    return canvas.rows()


def write_lines(canvas: Canvas, x: int, y: int, lines: Sequence[Sequence[Label]]) -> None:
    for down, line in enumerate(lines):
        column = x
        for text, style in line:
            canvas.put(column, y + down, text, style)
            column += len(text)


def board_lines(
    view: View, place: int, near: Near, marks: Mapping[str, str], width: int, form: Form
) -> Iterator[list[Label]]:
    """The lands of a board, each in a line or two."""
    for land in view["lands"]:
        if land["place"] != place:
            continue
        parts = [part for line in labels(view, land, None, *form) for part in line]
        mark = marks.get(land["id"])
        if mark is not None and not parts:
            parts = [(land["ground"], "title"), (form.letters[land["terrain"]], "port")]
        if parts:
            *lines, last = broken(mark, parts, width)
            yield from lines
            yield with_neighbours(last, land["ground"], near.get(land["id"], ()), width)


def with_neighbours(line: list[Label], own: str, near: Sequence[str], width: int) -> list[Label]:
    """The lands around at the end of the line, if they fit."""
    text = " ".join(each.removeprefix(own[:1]) for each in near)
    left = width - sum(len(part) for part, _ in line) - len(text)
    return [*line, (" " * left, ""), (text, "dim")] if text and left > 1 else line


def broken(mark: str | None, parts: Sequence[Label], width: int) -> Iterator[list[Label]]:
    """Lines of at most this width; the mark of an option stands before the first."""
    shown = f"[{mark}]" if mark is not None else ""
    line: list[Label] = [(shown, "mark"), (" " * max(1, MARK - len(shown)), "")]
    for text, style in parts:
        if sum(len(before) for before, _ in line) + len(text) > width:
            yield line
            line = [(" " * (MARK + 3), "")]
        line += [(text, style), (" ", "")]
    yield line


def corner_line(view: View, letters: Mapping[str, str]) -> Iterator[Label]:
    """S-19.7: the elements on corners, with the lands that meet there."""
    for corner in view["corners"]:
        met = " ".join(ground(view, land) for land in corner["lands"])
        yield corner_letter(letters, corner), "mark"
        yield f" {met}  ", ""
