"""The command line: every command, and what is said when one cannot be carried out."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.exceptions import TyperException

import tuath
from tuath.core.message import Refused
from tuath.terminal.commands import admin, puzzles, record
from tuath.terminal.commands.analyse import analyse
from tuath.terminal.commands.arena import arena
from tuath.terminal.commands.bench import bench
from tuath.terminal.commands.bots import bots
from tuath.terminal.commands.games import games
from tuath.terminal.commands.learn import learn
from tuath.terminal.commands.options import options
from tuath.terminal.commands.play import play
from tuath.terminal.commands.puzzle import puzzle
from tuath.terminal.commands.rules import rules
from tuath.terminal.commands.serve import serve
from tuath.terminal.commands.simulate import simulate
from tuath.terminal.commands.train import train
from tuath.terminal.complaints import complain
from tuath.terminal.letters import PLAIN, write_plain

app = typer.Typer(
    name="tuath",
    help="A table for strategy board games, played exactly by their rulebooks.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
record_app = typer.Typer(help="Check, show and replay records of games.", no_args_is_help=True)
app.add_typer(record_app, name="record")
puzzles_app = typer.Typer(help="Make puzzles out of games between bots.", no_args_is_help=True)
app.add_typer(puzzles_app, name="puzzles")
admin_app = typer.Typer(callback=admin.overview, invoke_without_command=True)
app.add_typer(admin_app, name="admin")
COMMANDS: tuple[Callable[..., None], ...] = (
    options,
    play,
    learn,
    puzzle,
    games,
    bots,
    simulate,
    arena,
    train,
    analyse,
    rules,
    bench,
    serve,
)
OF_RECORDS: tuple[Callable[..., None], ...] = (record.check, record.show, record.replay)
OF_HOSTS: tuple[Callable[..., None], ...] = (admin.backup, admin.restore, admin.check)
for command in COMMANDS:
    app.command()(command)
for command in OF_RECORDS:
    record_app.command()(command)
for command in OF_HOSTS:
    admin_app.command()(command)
puzzles_app.command()(puzzles.make)


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
    codecs.register_error(PLAIN, write_plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
    try:
        code = app(standalone_mode=False)
    except Refused as refused:
        complain(refused)
        code = 2
    except TyperException as error:
        sys.stderr.write(f"{error.format_message() if hasattr(error, 'format_message') else error}\n")
        code = 2
    except (KeyboardInterrupt, BrokenPipeError):
        code = 130
    sys.exit(code or 0)


if __name__ == "__main__":
    main()
