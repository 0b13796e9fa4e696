"""What is longer than the screen, a screenful at a time."""

from __future__ import annotations

from collections.abc import Callable

from tuath.terminal.screen import Console


def paged(console: Console, rows: int | None, more: str, show: Callable[[], None]) -> None:
    """Show something; where it would scroll out of sight, Enter goes on and anything else is enough."""
    if rows is None:
        show()
        return
    with console.capture() as captured:
        show()
    lines = captured.get().splitlines()
    step = max(1, rows - 2)  # a line to go on, and the last one of the page before
    for first in range(0, len(lines), step):
        if first and console.input(f"[number]{more}[/] ").strip():
            return
        console.file.write("".join(f"{line}\n" for line in lines[first : first + step]))
        console.file.flush()
