"""How commands say what they take: as Typer has it, where that is installed, and otherwise the same by argparse.

A command is a function whose parameters say what they are: ``Annotated[str | None, typer.Option("--seats", help=…)]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["typer"]

if TYPE_CHECKING:
    import typer
else:
    try:
        import typer
    except ModuleNotFoundError:
        from tuath.terminal.bare import declared as typer
