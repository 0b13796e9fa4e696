"""The ending in words: who has won and why, and where every point came from, as the game tells it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tuath.core.ending import Bars, Box, Cell, Ending, Sentence, Sheet, Side, Sum
from tuath.core.message import Message
from tuath.core.question import Seat
from tuath.core.record import seat_name
from tuath.terminal.screen import Console, Table, Text
from tuath.terminal.table.render import fitted
from tuath.words.catalogue import Catalogue

ROW_STYLES = {"won": "title", "lost": "wrong", "quiet": "note", "sum": "title", "": ""}


class Reckoner:
    """Puts an ending on a console, in the words of one catalogue."""

    def __init__(self, console: Console, words: Catalogue, names: Mapping[str, str], unicode: bool = True) -> None:
        self.console = console
        self.words = words
        self.names = names
        self.check, self.leads_to = ("✓", "→") if unicode else ("*", ">")

    def tell(self, ending: Ending) -> None:
        self.console.print()
        self.line(self.text(ending.title), "title")
        self.sentence(ending.reason)
        for box in ending.boxes:
            self.box(box)

    def box(self, box: Box) -> None:
        """A part of the reckoning; what it does not have is left out."""
        self.console.print()
        self.line(self.text(box.title), "title", box.rule)
        for side in box.balance or ():
            self.side(side)
        for way in box.ways:
            self.line(f"  {self.check if way.came else ' '} {self.text(way.message)}", "" if way.came else "note")
        if box.sheet is not None:
            self.console.print(self.sheet(box.sheet))
        if box.bars is not None:
            self.console.print(self.bars(box.bars))
        if box.sum is not None:
            self.line(self.sum(box.sum), "")
        for sentence in box.lines:
            self.sentence(sentence)
        if box.figures:
            self.line(" · ".join(f"{self.text(each.message)}: {each.number}" for each in box.figures), "note")

    def line(self, text: str, style: str, rule: str = "") -> None:
        line = Text(text, style=style or "none")
        if rule:
            line.append(f"  {self.words.say('terminal-rule', rule=rule)}", style="rule")
        self.console.print(line)

    def sentence(self, sentence: Sentence) -> None:
        self.line(self.text(sentence.message), "", sentence.rule)

    def side(self, side: Side) -> None:
        own = [f"{self.seat(seat)} {number}" for seat, number in side.parts if seat is not None]
        of = f" ({', '.join(own)})" if own else ""
        self.line(f"  {side.number} {self.text(side.head)}{of}", "")

    def sheet(self, sheet: Sheet) -> Table:
        heads = ["", *(self.seat(c.seat) if c.seat is not None else self.some(c.head) for c in sheet.columns)]
        rows = []
        for row in sheet.rows:
            head = self.seat(row.seat) if row.seat is not None else self.some(row.head)
            below = f" ({self.text(row.below)})" if row.below is not None else ""
            rows.append([head + below, *(", ".join(self.cell(cell)) for cell in row.cells)])
        return self.table(heads, rows, [ROW_STYLES[row.mark] for row in sheet.rows])

    def bars(self, bars: Bars) -> Table:
        heads = ["", *(self.text(source) for source in bars.sources), self.words.say("terminal-together")]
        rows = [[self.seat(bar.seat), *map(str, bar.parts), str(sum(bar.parts))] for bar in bars.rows]
        return self.table(heads, rows, [""] * len(rows))

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], styles: Sequence[str]) -> Table:
        gap, widths = fitted(heads, rows, self.console.width)
        table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
        for head, width in zip(heads, widths, strict=True):
            table.add_column(Text(head), header_style="dim", width=width, overflow="fold")
        for row, style in zip(rows, styles, strict=True):
            table.add_row(*map(Text, row), style=style or None)
        return table

    def cell(self, cell: Cell) -> Iterator[str]:
        """A figure with all that explains it: 13 = 2 + 3 + 8, +7 (+1 more) → 81, 6/6 ✓."""
        if cell.number is not None:
            text = f"{cell.number:+}" if cell.signed and cell.number else str(cell.number)
            text += f"/{cell.of}" if cell.of is not None else ""
            text += f" +{cell.raised}" if cell.raised else ""
            text += f" {self.check}" if cell.mark == "met" else ""
            text += f" = {'+'.join(map(str, cell.parts))}" if len(cell.parts) > 1 else ""
            yield text if cell.total is None else f"{text} {self.leads_to} {cell.total}"
        elif cell.total is not None:
            yield str(cell.total)
        yield from map(self.text, cell.words)

    def sum(self, sum: Sum) -> str:
        terms = [f"{term.number:+} ({self.text(term.message)})" for term in sum.terms]
        return f"{self.text(sum.head)} {sum.total} = {' '.join(terms).removeprefix('+')}"

    def text(self, message: Message) -> str:
        return self.words.render(message, self.names)

    def some(self, message: Message | None) -> str:
        return "" if message is None else self.text(message)

    def seat(self, seat: Seat) -> str:
        return self.words.name(f"seat:{seat_name(seat)}", names=self.names)
