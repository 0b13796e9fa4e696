"""The table as plain text: what the terminal draws, without colours and without a terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

from tuath.core.position import Position
from tuath.core.scene import Look
from tuath.terminal.screen import Console
from tuath.terminal.style import THEME
from tuath.terminal.table.render import Painter
from tuath.words.names import names_at
from tuath.words.spoken import catalogue

WIDTH = 100  # the same everywhere: a text must not depend on the window it is printed in


def drawn(position: Position[Any], language: str = "en") -> str:
    """The table as a spectator sees it."""
    words = catalogue(language, position.game)
    page = StringIO()
    console = Console(
        file=page, width=WIDTH, theme=THEME, color_system=None, force_terminal=False, highlight=False, emoji=False
    )
    look = Look(WIDTH, True, words.name)
    Painter(console, words, names_at(position, words)).scene(position.game.scene(position.view(), {}, look))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())
