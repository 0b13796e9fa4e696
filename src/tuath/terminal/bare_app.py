"""The command line by the standard library alone: what can be played, and which extra everything else needs."""

from __future__ import annotations

import sys
from importlib import import_module

import tuath
from tuath.terminal.bare.declared import Exit, carry_out
from tuath.terminal.known import BARE, COMMANDS, EXTRAS, needs
from tuath.terminal.running import run_command


def main() -> None:
    """Run a command; whatever is wrong with the input is said in one line."""
    run_command(obey)


def obey() -> int:
    name, *rest = sys.argv[1:] or [""]
    if name in BARE:
        try:
            carry_out(getattr(import_module(f"tuath.terminal.commands.{name}"), name), name, rest)
        except Exit as left:
            return left.exit_code
        return 0
    if name in COMMANDS:
        raise needs(EXTRAS.get(name, "terminal"))
    if name == "":
        from tuath.terminal.offering import offer  # noqa: PLC0415 - words take a while to read

        offer()
    elif name == "--version":
        sys.stdout.write(f"tuath {tuath.__version__}\n")
    else:
        sys.stdout.write(told())
        return int(name not in ("--help", "-h")) * 2
    return 0


def told() -> str:
    """What there is."""
    room = max(map(len, COMMANDS))
    lines = [f"  {name:{room}}  {COMMANDS[name]}" for name in BARE]
    more = ", ".join(name for name in COMMANDS if name not in BARE)
    extra = 'pip install "tuath[terminal]" or "tuath[server]"'
    return "\n".join(["Usage: tuath [COMMAND] …", "", "Commands:", *lines, "", f"With {extra} also: {more}.", ""])
