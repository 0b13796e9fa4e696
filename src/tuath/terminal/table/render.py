"""Scenes, prompts and options as Rich shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from tuath.core.canvas import Span
from tuath.core.message import Message
from tuath.core.scene import Block, Cell, Drawing, Remark, Sheet
from tuath.terminal.screen import Console, Table, Text, cell_len
from tuath.words.catalogue import Catalogue

Names = Mapping[str, str]


class Painter:
    """Puts the blocks of a scene on a console, in the words of one catalogue."""

    def __init__(self, console: Console, words: Catalogue, names: Names) -> None:
        self.console = console
        self.words = words
        self.names = names

    def scene(self, blocks: Iterable[Block]) -> None:
        for block in blocks:
            match block:
                case Drawing(rows):
                    self.drawing(rows)
                case Sheet(rows=rows) if rows:
                    self.console.print(Text(self.text(block.title), style="title"))
                    self.console.print(self.sheet(block))
                case Remark(message):
                    self.console.print(Text(self.words.render(message, self.names), style="note"))

    def drawing(self, rows: Sequence[Sequence[Span]]) -> None:
        for row in rows:
            line = Text(no_wrap=True, overflow="crop")
            for span in row:
                line.append(span.text, style=span.style or None)
            self.console.print(line, soft_wrap=True)

    def sheet(self, sheet: Sheet) -> Table:
        heads = [self.text(column) if column.key else "" for column in sheet.columns]
        rows = [[self.cell(cell) for cell in row] for row in sheet.rows]
        gap, widths = fitted(heads, rows, self.console.width)
        table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), show_header=bool(heads))
        for head, width in zip_longest(heads, widths, fillvalue=""):
            table.add_column(Text(str(head)), header_style="dim", width=int(width), overflow="fold")
        for place, row in enumerate(rows):
            style = sheet.styles[place] if place < len(sheet.styles) else ""
            table.add_row(*map(Text, row), style=style or None)
        return table

    def cell(self, cell: Cell) -> str:
        return ", ".join(self.part(part) for part in cell)

    def part(self, part: Message | str) -> str:
        if isinstance(part, Message):
            return self.text(part)
        return self.words.name(part, names=self.names) if ":" in part else part

    def text(self, message: Message) -> str:
        return self.words.render(message, self.names)


def fitted(heads: Sequence[str], rows: Sequence[Sequence[str]], room: int) -> tuple[int, list[int]]:
    """The gap between columns and their widths: whole words wherever the room allows it."""
    columns = [[cell or "" for cell in column] for column in zip_longest(heads, *rows)]
    wanted = [max(map(cell_len, column)) for column in columns]
    least = [longest_word(column) for column in columns]
    bodies = [longest_word(column[1:]) for column in columns]
    gap = 2 if sum(least) + 2 * (len(columns) - 1) <= room else 1
    return gap, shares(wanted, least, bodies, room - gap * (len(columns) - 1))


def longest_word(cells: Iterable[str]) -> int:
    return max((cell_len(word) for cell in cells for word in cell.split()), default=1)


def shares(wanted: Sequence[int], least: Sequence[int], bodies: Sequence[int], room: int) -> list[int]:
    """What is left goes to the narrowest that lacks some; what is missing, headings give first, then the widest."""
    widths = list(least)
    places = range(len(widths))
    while sum(widths) < min(room, sum(wanted)):
        widths[min((place for place in places if widths[place] < wanted[place]), key=lambda place: widths[place])] += 1
    while sum(widths) > room and max(widths) > 1:
        widths[max(places, key=lambda place: (widths[place] > bodies[place], widths[place]))] -= 1
    return widths


def drawings(blocks: Iterable[Block]) -> list[Block]:
    return [block for block in blocks if isinstance(block, Drawing)]


def sheets(blocks: Iterable[Block]) -> list[Block]:
    """Everything but the board."""
    return [block for block in blocks if not isinstance(block, Drawing)]


def new_rows(block: Block, before: Sequence[Block]) -> Block:
    """A sheet without the rows that the one of the same title had before; empty if it has only lost some."""
    old = next((each for each in before if isinstance(each, Sheet) and is_same_sheet(each, block)), None)
    if not isinstance(block, Sheet) or old is None:
        return block
    styles = [*block.styles, *[""] * (len(block.rows) - len(block.styles))]
    new = [(row, style) for row, style in zip(block.rows, styles, strict=True) if row not in old.rows]
    return block._replace(rows=[row for row, _ in new], styles=[style for _, style in new])


def is_same_sheet(one: Sheet, other: Block) -> bool:
    return isinstance(other, Sheet) and (one.title, one.columns) == (other.title, other.columns)
