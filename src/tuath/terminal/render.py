"""Scenes, prompts and options as Rich shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tuath.core.canvas import Span
from tuath.core.message import Message
from tuath.core.scene import Block, Cell, Drawing, Remark, Sheet
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
        table = Table(title=self.text(sheet.title), title_justify="left", title_style="title", box=None, pad_edge=False)
        table.show_header = bool(sheet.columns)
        for column in sheet.columns or [Message("")] * max(map(len, sheet.rows), default=0):
            table.add_column(self.text(column) if column.key else "", header_style="dim")
        for place, row in enumerate(sheet.rows):
            style = sheet.styles[place] if place < len(sheet.styles) else ""
            table.add_row(*(self.cell(cell) for cell in row), style=style or None)
        return table

    def cell(self, cell: Cell) -> str:
        return ", ".join(self.part(part) for part in cell)

    def part(self, part: Message | str) -> str:
        if isinstance(part, Message):
            return self.text(part)
        return self.words.name(part, names=self.names) if ":" in part else part

    def text(self, message: Message) -> str:
        return self.words.render(message, self.names)
