"""The command line: every command, and what is said when one cannot be carried out."""

from __future__ import annotations

import codecs
import gc
import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

import tuath
from tuath.core.message import ECHO, Refused, shortened
from tuath.terminal.letters import PLAIN, write_plain

COMMANDS: Mapping[str, str] = {  # each with what its own file says of it, so that help need not read them all
    "options": "List what can be settled before a game: its options, their values, and what is usual.",
    "play": "Play a game in the terminal, against bots or around one screen.",
    "learn": "Play a first game with a teacher, ten to fifteen minutes.",
    "puzzle": "Solve a position out of a game: one plan leads to the goal this turn.",
    "games": "List the games that are kept, the last one first, and say how to go on with one.",
    "bots": "List the bots of a game, and what their judgement rests on.",
    "simulate": "Let bots play many games. Seats rotate, so that no line-up gains from its chair.",
    "arena": "Let bots meet: the same deals for each line-up, every line-up in every order of seats.",
    "train": "Let bots play and learn from it, and measure that; the same command goes on where it was left.",
    "analyse": "Analyse the game of a record: chances to win, moments that decided it, better choices and why.",
    "draw": "Draw the board of a record as SVG, as one seat sees it, or its game as a film.",
    "rules": "Read the rules digest, see which paragraph is cited where, or what every card says and which test plays "
    "it.",
    "bench": "Measure the engine beside python-chess and catanatron, or the server beside boardgame.io, in one run.",
    "serve": "Serve tables over HTTP, with an embedded database or on PostgreSQL.",
    "record": "Check, show and replay records of games.",
    "puzzles": "Make puzzles out of games between bots.",
    "admin": "For hosts: look, back up, restore and check, while the server runs. Without more: how much there is.",
}


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
    no_args_is_help=True,
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
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """A table for strategy board games, played exactly by their rulebooks."""


def main() -> None:
    """Run a command; whatever is wrong with the input is said in one line."""
    gc.set_threshold(100_000, 10, 10)  # what a command reads first stays: to look through it for garbage takes a while
    codecs.register_error(PLAIN, write_plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
    try:
        code = app(standalone_mode=False)
    except Refused as refused:
        from tuath.terminal.complaints import complain  # noqa: PLC0415 - words take a while to read

        complain(refused)
        code = 2
    except TyperException as error:
        said = error.format_message() if hasattr(error, "format_message") else str(error)
        sys.stderr.write(LONG.sub(lambda found: shortened(found[0], ECHO), said) + "\n")
        code = 2
    except (KeyboardInterrupt, BrokenPipeError):
        code = 130
    gc.freeze()  # else all that was read is looked through for garbage before it goes
    sys.exit(code or 0)


if __name__ == "__main__":
    main()
