"""A part of a drawing that is larger than the screen, and which way it goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tuath.core.canvas import Span

Row = Sequence[Span]
WAYS = ("up", "down", "left", "right")


class Corner(NamedTuple):
    """The first column and the first row that are shown."""

    x: int
    y: int


class Window(NamedTuple):
    """What is shown of a drawing, and the ways in which there is more of it."""

    rows: list[list[Span]]
    corner: Corner
    ways: list[str]


def window(rows: Sequence[Row], width: int, height: int, wanted: Corner | None = None) -> Window:
    """The part of a drawing that fits, from the wanted corner on, or else where the marks of options are."""
    across, down = max(map(length, rows), default=0), len(rows)
    corner = wanted or settled(rows, width, height)
    corner = Corner(within(corner.x, across - width), within(corner.y, down - height))
    hidden = (corner.y > 0, corner.y + height < down, corner.x > 0, corner.x + width < across)
    shown = [part(row, corner.x, width) for row in rows[corner.y : corner.y + height]]
    return Window(shown, corner, [way for way, is_hidden in zip(WAYS, hidden, strict=True) if is_hidden])


def moved(corner: Corner, way: str, width: int, height: int) -> Corner:
    """Half a window on, so that what is known stays in sight."""
    x, y = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}[way]
    return Corner(max(0, corner.x + x * max(1, width // 2)), max(0, corner.y + y * max(1, height // 2)))


def settled(rows: Sequence[Row], width: int, height: int) -> Corner:
    """The upper left if all marks can be seen from there; otherwise their middle is that of the window."""
    places = list(marks(rows))
    if not places:
        return Corner(0, 0)
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    return Corner(
        0 if right < width else min(left, (left + right - width) // 2 + 1) if right - left < width else left,
        0 if bottom < height else min(top, (top + bottom - height) // 2 + 1) if bottom - top < height else top,
    )


def marks(rows: Iterable[Row]) -> Iterable[tuple[int, int]]:
    """The cells of the marks of options."""
    for y, row in enumerate(rows):
        x = 0
        for span in row:
            if span.style == "mark":
                yield from ((column, y) for column in range(x, x + len(span.text)))
            x += len(span.text)


def part(row: Row, start: int, width: int) -> list[Span]:
    """Some columns of a row."""
    found, x = [], 0
    for text, style in row:
        cut = text[max(0, start - x) : max(0, start + width - x)]
        if cut:
            found.append(Span(cut, style))
        x += len(text)
    return found


def length(row: Row) -> int:
    return sum(len(span.text) for span in row)


def within(wanted: int, most: int) -> int:
    return max(0, min(wanted, most))
