"""Options as the player sees them, and what people type to choose one."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from tuath.terminal.screen import Columns, Table, Text

BETWEEN = "   "  # two options in one line


class Choice(NamedTuple):
    """One option as the player sees it."""

    number: int
    value: int
    id: str
    label: str
    note: str


def one_below_the_other(choices: Sequence[Choice], width: int) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(justify="right", style="number")
    table.add_column(no_wrap=all(len(choice.label) <= width // 2 for choice in choices))
    table.add_column(style="note")
    for choice in choices:
        table.add_row(str(choice.number), Text(choice.label), Text(choice.note))
    return table


def in_columns(choices: Sequence[Choice]) -> Columns:
    """Many short options: places that can be found on the board by their numbers."""
    digits = len(str(len(choices)))
    cells = [
        Text.assemble((f"{choice.number:>{digits}}", "number"), f" {choice.label} ", (choice.note, "note"))
        for choice in choices
    ]
    return Columns(cells, padding=(0, 2), column_first=True)


class Line(NamedTuple):
    """A line of options, and how many stand in it."""

    text: Text
    shown: int


def in_lines(choices: Sequence[Choice], width: int) -> list[Line]:
    """One behind the other without notes, for little room; an option is never broken in two unless it is too long."""
    lines = [Line(Text(no_wrap=True, overflow="ellipsis"), 0)]
    for choice in choices:
        text, shown = lines[-1]
        item = Text.assemble((str(choice.number), "number"), f" {choice.label}")
        if shown and text.cell_len + len(BETWEEN) + item.cell_len > width:
            text, shown = Text(no_wrap=True, overflow="ellipsis"), 0
            lines.append(Line(text, shown))
        text.append_text(Text(BETWEEN if shown else "").append_text(item))
        lines[-1] = Line(text, shown + 1)
    return lines


def plain(text: str) -> str:
    """For comparing what people type: no accents, no case, no underscores; an umlaut is like its two letters."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("_", " ").replace("’", "'"))
    bare = "".join(c for c in letters if not unicodedata.combining(c)).strip()
    return bare.replace("ae", "a").replace("oe", "o").replace("ue", "u")


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def begins(wanted: str, *names: str) -> bool:
    return any(plain(name).startswith(wanted) for name in names)
