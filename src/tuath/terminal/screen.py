"""What the terminal draws with: Rich where it is installed, and otherwise the same without colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["Columns", "Console", "Group", "Markdown", "RenderableType", "Table", "Text", "Theme", "cell_len", "escape"]

if TYPE_CHECKING:
    from rich.cells import cell_len
    from rich.columns import Columns
    from rich.console import Console, Group, RenderableType
    from rich.markdown import Markdown
    from rich.markup import escape
    from rich.table import Table
    from rich.text import Text
    from rich.theme import Theme
else:
    from importlib import import_module

    PLACES = {
        "Columns": "columns", "Console": "console", "Group": "console", "Markdown": "markdown",
        "RenderableType": "console", "Table": "table", "Text": "text", "Theme": "theme", "cell_len": "cells",
        "escape": "markup",
    }  # fmt: skip

    def __getattr__(name):
        """Each is read when somebody takes it: all of Rich is a lot, and few need all of it."""
        if name not in PLACES:
            raise AttributeError(name)
        try:
            module = import_module(f"rich.{PLACES[name]}")
        except ModuleNotFoundError:
            module = import_module("tuath.terminal.bare.unstyled")
        return getattr(module, name)
