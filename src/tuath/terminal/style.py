"""How the terminal looks: names of meanings become Rich styles here and nowhere else; programs get JSON."""

from __future__ import annotations

import json
import os
import sys

from tuath.terminal.screen import Console, Theme

THEME = Theme(
    {
        "seat0": "bold red",
        "seat1": "bold green",
        "seat2": "bold blue",
        "seat3": "bold yellow",
        "seat4": "bold white",
        "seat5": "bold magenta",
        "fomori": "bold bright_white on grey35",
        "castle": "bold bright_white on red3",
        "mark": "bold black on bright_yellow",
        "port": "cyan",
        "moss": "green",
        "ochre": "yellow",
        "heather": "magenta",
        "slate": "cyan",
        "title": "bold",
        "number": "bold cyan",
        "note": "dim",
        "rule": "dim cyan",
        "wrong": "bold red",
        "log": "italic",
    }
)


def make_console(colour: bool | None = None, stderr: bool = False) -> Console:
    """A console for people; colour as the terminal can, unless it is asked for or forbidden."""
    return Console(
        theme=THEME,
        no_color=None if colour is None else not colour,
        force_terminal=True if colour else None,
        highlight=False,
        emoji=False,
        stderr=stderr,
    )


WIPE = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and only then the scrollback: some terminals move the screen there


def wipe(console: Console) -> None:
    """Erase the screen and everything that could be scrolled back to."""
    if not console.is_terminal:
        return
    if console.legacy_windows:
        console.clear()
    elif console.is_dumb_terminal:
        console.print("\n" * console.height)  # it cannot erase anything; at least nothing is in sight
    else:
        console.file.write(WIPE)
        console.file.flush()


def speaks_unicode() -> bool:
    """Can the terminal show more than ASCII?"""
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    return encoding.startswith("utf") and os.environ.get("TERM") != "linux"


def print_json(value: object) -> None:
    """For programs: one line, the same on every terminal."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
