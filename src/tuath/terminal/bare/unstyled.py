"""What the terminal shows where Rich is not installed: the same words and drawings, without colours.

It has as much of Rich as the terminal uses, under the same names (`screen.py` takes the one or the other), so that a
game is played with the standard library alone.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from itertools import zip_longest
from typing import Any, TextIO

TAG = re.compile(r"(\\?)\[/?[a-z][a-z0-9_ ]*\]|\[/\]")
ELLIPSIS = "…"


def cell_len(text: str) -> int:
    """The columns that a text takes on a screen."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text
    )


def escape(text: str) -> str:
    """So that nothing in it is taken for a style."""
    return TAG.sub(lambda found: f"\\{found[0]}", text)


def unmarked(text: str) -> str:
    """Without the styles that stand in it."""
    return TAG.sub(lambda found: found[0][1:] if found[1] else "", text)


class Theme:
    """Styles by name: there are none here."""

    def __init__(self, styles: object = None) -> None:
        pass


class Text:
    """A text and how it is wrapped."""

    def __init__(self, text: str = "", style: object = "", no_wrap: bool = False, overflow: str = "fold") -> None:
        self.plain = text
        self.no_wrap, self.overflow = no_wrap, overflow

    @classmethod
    def assemble(cls, *parts: str | tuple[str, object] | Text) -> Text:
        return cls("".join(str(part[0]) if isinstance(part, tuple) else str(part) for part in parts))

    def append(self, text: object, style: object = None) -> Text:
        self.plain += str(text)
        return self

    def append_text(self, text: Text) -> Text:
        return self.append(text)

    @property
    def cell_len(self) -> int:
        return cell_len(self.plain)

    def __str__(self) -> str:
        return self.plain

    def lines(self, width: int) -> Iterator[str]:
        for line in self.plain.split("\n"):
            if self.no_wrap:
                yield cut(line, width, self.overflow)
            else:
                yield from wrapped(line, width)


class Group:
    """Several, one below the other."""

    def __init__(self, *parts: Any) -> None:
        self.parts = parts

    def lines(self, width: int) -> Iterator[str]:
        for part in self.parts:
            yield from lines_of(part, width)


class Markdown:
    """Headings and paragraphs, as digests have them."""

    def __init__(self, text: str) -> None:
        self.text = text

    def lines(self, width: int) -> Iterator[str]:
        for paragraph in re.split(r"\n\s*\n", self.text.strip()):
            bare = re.sub(r"^#+ ", "", paragraph.strip())
            bare = re.sub(r"\*\*(.+?)\*\*", r"\1", bare)
            for line in bare.split("\n"):
                yield from wrapped(line, width)
            yield ""


class Columns:
    """Cells side by side, as many as there is room for."""

    def __init__(
        self, cells: Iterable[Any], padding: tuple[int, int] = (0, 1), column_first: bool = False, **_: object
    ) -> None:
        self.cells = [str(cell) for cell in cells]
        self.gap = padding[1]
        self.column_first = column_first

    def lines(self, width: int) -> Iterator[str]:
        if not self.cells:
            return
        wide = max(map(cell_len, self.cells))
        beside = max(1, (width + self.gap) // (wide + self.gap))
        high = -(-len(self.cells) // beside)
        for row in range(high):
            cells = self.cells[row::high] if self.column_first else self.cells[row * beside : (row + 1) * beside]
            yield (" " * self.gap).join(padded(cell, wide) for cell in cells).rstrip()


class Table:
    """Rows of cells; what does not fit is wrapped in the widest columns."""

    def __init__(
        self,
        *heads: str,
        padding: Sequence[int] = (0, 1),
        pad_edge: bool = True,
        show_header: bool = True,
        title: object = None,
        **_: object,
    ) -> None:
        self.right = padding[1]
        self.left = padding[3] if len(padding) > 3 else self.right
        self.pad_edge, self.has_heads, self.title = pad_edge, show_header, title
        self.heads: list[str] = []
        self.ways: list[dict[str, Any]] = []
        self.rows: list[list[str]] = []
        for head in heads:
            self.add_column(head)

    def add_column(self, header: object = "", **how: Any) -> None:
        self.heads.append(plain_text(header))
        self.ways.append(how)

    def add_row(self, *cells: object, style: object = None) -> None:
        self.rows.append([plain_text(cell) for cell in cells])
        while len(self.heads) < len(cells):
            self.add_column()

    def lines(self, width: int) -> Iterator[str]:
        if self.title:
            yield from lines_of(self.title, width)
        rows = [self.heads, *self.rows] if self.has_heads and any(self.heads) else self.rows
        widths = self.widths(rows, width)
        edge = " " * (self.left if self.pad_edge else 0)
        between = " " * (self.left + self.right)
        for row in rows:
            cells = [[*self.wrapped(cell, place, widths)] for place, cell in enumerate(row)]
            for parts in zip_longest(*cells, fillvalue=""):
                said = [self.aligned(part, place, widths) for place, part in enumerate(parts)]
                yield (edge + between.join(said)).rstrip()

    def widths(self, rows: Sequence[Sequence[str]], room: int) -> list[int]:
        """As wide as their cells are, unless that is too much together: then the widest that may be wrapped give."""
        columns = [*zip_longest(*rows, fillvalue="")]
        wanted = [max((cell_len(line) for cell in cells for line in cell.split("\n")), default=0) for cells in columns]
        found = [self.ways[place].get("width") or wide for place, wide in enumerate(wanted)]
        left = room - (self.left + self.right) * (len(found) - 1) - (self.left + self.right if self.pad_edge else 0)
        gives = [not (self.ways[place].get("no_wrap") or self.ways[place].get("width")) for place in range(len(found))]
        while sum(found) > left and any(gives[place] and found[place] > 1 for place in range(len(found))):
            widest = max((place for place in range(len(found)) if gives[place]), key=lambda place: found[place])
            found[widest] -= 1
        return found

    def wrapped(self, cell: str, place: int, widths: Sequence[int]) -> Iterator[str]:
        for line in cell.split("\n"):
            if self.ways[place].get("no_wrap"):
                yield line
            else:
                yield from wrapped(line, widths[place])

    def aligned(self, text: str, place: int, widths: Sequence[int]) -> str:
        blank = " " * max(0, widths[place] - cell_len(text))
        return blank + text if self.ways[place].get("justify") == "right" else text + blank


class Capture:
    """What would have been printed."""

    def __init__(self) -> None:
        self.file = StringIO()

    def get(self) -> str:
        return self.file.getvalue()


class Console:
    """Prints lines that are no wider than the screen."""

    legacy_windows = False

    def __init__(self, file: TextIO | None = None, width: int | None = None, stderr: bool = False, **_: object) -> None:
        self._file, self._width, self._stderr = file, width, stderr

    @property
    def file(self) -> TextIO:
        return self._file or (sys.stderr if self._stderr else sys.stdout)

    @property
    def width(self) -> int:
        return self._width or shutil.get_terminal_size((80, 25)).columns

    @property
    def height(self) -> int:
        return shutil.get_terminal_size((80, 25)).lines

    @property
    def is_terminal(self) -> bool:
        return self._file is None and self.file.isatty()

    @property
    def is_dumb_terminal(self) -> bool:
        return self.is_terminal and os.environ.get("TERM", "").lower() in ("dumb", "unknown")

    def print(
        self,
        *parts: Any,
        style: object = None,
        soft_wrap: bool = False,
        no_wrap: bool = False,
        overflow: str = "fold",
        **_: object,
    ) -> None:
        for part in parts or ("",):
            if no_wrap:
                found: Iterable[str] = (cut(line, self.width, overflow) for line in plain_text(part).split("\n"))
            else:
                found = [plain_text(part)] if soft_wrap else lines_of(part, self.width)
            self.file.write("".join(f"{line}\n" for line in found))

    def input(self, prompt: str = "") -> str:
        self.file.flush()
        return input(unmarked(prompt))

    def render_lines(self, part: Any, pad: bool = True) -> list[str]:
        return [*lines_of(part, self.width)]

    @contextmanager
    def capture(self) -> Iterator[Capture]:
        captured, before = Capture(), self._file
        self._file = captured.file
        try:
            yield captured
        finally:
            self._file = before

    @contextmanager
    def status(self, text: object) -> Iterator[None]:
        self.print(Text(str(text)))
        yield

    def clear(self) -> None:
        self.print("\n" * self.height)


RenderableType = Any


def plain_text(part: object) -> str:
    return unmarked(part) if isinstance(part, str) else str(part)


def lines_of(part: Any, width: int) -> Iterator[str]:
    if hasattr(part, "lines"):
        yield from part.lines(width)
    else:
        yield from Text(plain_text(part)).lines(width)


def padded(text: str, width: int) -> str:
    return text + " " * max(0, width - cell_len(text))


def cut(line: str, width: int, overflow: str) -> str:
    if cell_len(line) <= width:
        return line
    room, end = (width - 1, ELLIPSIS) if overflow == "ellipsis" else (width, "")
    while cell_len(line) > room:
        line = line[:-1]
    return line + end


def wrapped(line: str, width: int) -> Iterator[str]:
    """At blanks, and inside a word only where it is wider than the screen."""
    if cell_len(line) <= width:
        yield line
        return
    now = ""
    for word in re.findall(r"\s*\S+|\s+$", line):
        if now and cell_len(now + word.rstrip()) > width:
            yield now
            now = word.lstrip()
        else:
            now += word
        while cell_len(now) > width:
            part = cut(now, width, "fold")
            yield part
            now = now[len(part) :]
    if now.strip():
        yield now
