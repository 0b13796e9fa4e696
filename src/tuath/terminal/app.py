"""The command line: every command, and what is said when one cannot be carried out."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

import tuath
from tuath.core.message import ECHO, shortened
from tuath.terminal.known import COMMANDS
from tuath.terminal.running import run_command


class OnDemand(TyperGroup):
    """Commands whose files are read when they are called: all of them together would take half a second."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: TyperCommand(name, help=said) for name, said in COMMANDS.items()}

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command(cmd_name) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        room = formatter.width - 6 - max(map(len, COMMANDS))
        with formatter.section("Commands"):
            formatter.write_dl([(name, known.get_short_help_str(room)) for name, known in self.commands.items()])


@cache
def command(name: str) -> Any:
    """A command out of the file that has its name: a function of that name, or several commands as ``app``."""
    file = import_module(f"tuath.terminal.commands.{name}")
    if hasattr(file, "app"):
        return typer.main.get_group(file.app)
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command()(getattr(file, name))
    return typer.main.get_command(alone)


LONG = re.compile(rf"\S{{{ECHO + 1},}}")  # a word that somebody has given, longer than a line holds

app = typer.Typer(
    cls=OnDemand,
    name="tuath",
    help="A table for strategy board games, played exactly by their rulebooks.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def show_version(asked: bool) -> None:
    if asked:
        from tuath.bots.interpreter import interpreter  # noqa: PLC0415 - only who asks waits for it

        sys.stdout.write(f"tuath {tuath.__version__} ({interpreter()})\n")
        raise typer.Exit


@app.callback()
def begin(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """A table for strategy board games, played exactly by their rulebooks."""
    if context.invoked_subcommand is None:
        from tuath.terminal.offering import offer  # noqa: PLC0415 - words take a while to read

        offer()


def main() -> None:
    """Run a command; whatever is wrong with the input is said in one line."""
    run_command(obey)


def obey() -> int:
    try:
        return app(standalone_mode=False) or 0
    except TyperException as error:
        said = error.format_message() if hasattr(error, "format_message") else str(error)
        sys.stderr.write(LONG.sub(lambda found: shortened(found[0], ECHO), said) + "\n")
        return 2


if __name__ == "__main__":
    main()
