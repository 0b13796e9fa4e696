"""A grid of characters to draw on: text in cells, and thin lines which show only where no text stands."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

# A Braille character holds 2 × 4 dots; the bit of each, by row and column.
BRAILLE = 0x2800
BRAILLE_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
# Plain ASCII tells only the upper from the lower half of a cell.
UPPER_HALF, LOWER_HALF = 0x1B, 0xE4
ASCII_DOTS = {(True, False): "'", (False, True): ".", (True, True): ":"}


class Span(NamedTuple):
    """A run of characters in one style; the style is a name with a meaning, "" is plain."""

    text: str
    style: str


class Cell(NamedTuple):
    text: str
    style: str


class Point(NamedTuple):
    """A place measured in cells; (0.5, 0.5) is the middle of the first one."""

    x: float
    y: float


BLANK = Cell(" ", "")


def dots_between(start: Point, end: Point) -> Iterator[tuple[int, int]]:
    """The Braille dots of a straight line, by column and row of dots."""
    across, down = (end.x - start.x) * 2, (end.y - start.y) * 4
    steps = max(1, round(max(abs(across), abs(down))))
    for step in range(steps + 1):
        part = step / steps
        yield int(start.x * 2 + across * part), int(start.y * 4 + down * part)


def cells_between(start: Point, end: Point) -> list[tuple[int, int]]:
    """The cells a straight line runs through, each once, from start to end."""
    return list(dict.fromkeys((x // 2, y // 4) for x, y in dots_between(start, end)))


class Canvas:
    """Text overwrites text; a line never overwrites text, whichever was drawn first."""

    def __init__(self, width: int, height: int, unicode: bool = True) -> None:
        self.width = width
        self.height = height
        self.unicode = unicode
        self._text: dict[tuple[int, int], Cell] = {}
        self._dots: dict[tuple[int, int], tuple[int, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """One character a cell, from (x, y) to the right; a space covers lines too, what falls off is lost."""
        for column, character in enumerate(text, x):
            if self._holds(column, y):
                self._text[column, y] = Cell(character, style)

    def line(self, start: Point, end: Point, style: str = "") -> None:
        """A thin straight line; where lines of several styles share a cell, the last one gives the style."""
        for x, y in dots_between(start, end):
            cell = x // 2, y // 4
            if self._holds(*cell):
                bits, _ = self._dots.get(cell, (0, ""))
                self._dots[cell] = bits | BRAILLE_BITS[y % 4][x % 2], style

    def rows(self) -> list[list[Span]]:
        """Every row from top to bottom, without the blanks at its end."""
        return [self._row(y) for y in range(self.height)]

    def _holds(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def _row(self, y: int) -> list[Span]:
        cells = [self._cell(x, y) for x in range(self.width)]
        while cells and cells[-1].text == " ":
            cells.pop()
        runs = groupby(cells, key=lambda cell: cell.style)
        return [Span("".join(cell.text for cell in run), style) for style, run in runs]

    def _cell(self, x: int, y: int) -> Cell:
        if (x, y) in self._text:
            return self._text[x, y]
        if (x, y) in self._dots:
            bits, style = self._dots[x, y]
            return Cell(self._dot_character(bits), style)
        return BLANK

    def _dot_character(self, bits: int) -> str:
        if self.unicode:
            return chr(BRAILLE + bits)
        return ASCII_DOTS[bool(bits & UPPER_HALF), bool(bits & LOWER_HALF)]
