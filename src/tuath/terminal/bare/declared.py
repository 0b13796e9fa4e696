"""Commands by the standard library alone: what parameters say of themselves becomes options of argparse."""

from __future__ import annotations

import inspect
from argparse import SUPPRESS, ArgumentParser, BooleanOptionalAction
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints


class Exit(Exception):
    """The command ends here, with this status."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.exit_code = code


class Said(NamedTuple):
    """What a parameter says of itself."""

    names: tuple[str, ...]
    help: str
    metavar: str | None


def Option(*names: str, help: str = "", metavar: str | None = None, **_: object) -> Said:  # noqa: N802 (Typer's names)
    return Said(names, help, metavar)


def Argument(*, help: str = "", metavar: str | None = None, **_: object) -> Said:  # noqa: N802
    return Said((), help, metavar)


def parser_of(command: Callable[..., object], parser: ArgumentParser) -> None:
    """Adds what a command takes."""
    hints = get_type_hints(command, include_extras=True)
    for name, parameter in inspect.signature(command).parameters.items():
        type, said = get_args(hints[name])
        has_default = parameter.default is not parameter.empty
        more: dict[str, Any] = {"help": said.help.replace("%", "%%")}
        if not said.names:
            more |= {"metavar": (said.metavar or name.upper()).strip("[]"), "type": kind(type)}
            parser.add_argument(name, **more, **({"nargs": "?", "default": parameter.default} if has_default else {}))
            continue
        names = [each for whole in said.names for each in whole.split("/") if not each.startswith("--no-")]
        more |= {"dest": name, "default": parameter.default}
        if bool in (type, *get_args(type)):
            is_both = any("/" in each for each in said.names)
            parser.add_argument(*names, action=BooleanOptionalAction if is_both else "store_true", **more)
        elif list in [get_origin(each) for each in (type, *get_args(type))]:
            parser.add_argument(*names, action="append", metavar=said.metavar or "VALUE", **more)
        else:
            parser.add_argument(*names, metavar=said.metavar or "VALUE", type=kind(type), **more)


def kind(type: Any) -> Callable[[str], object]:
    return Path if Path in (type, *get_args(type)) else str


def carry_out(command: Callable[..., object], name: str, arguments: Sequence[str]) -> None:
    """A command with what somebody has typed after its name."""
    parser = ArgumentParser(prog=f"tuath {name}", description=inspect.getdoc(command), argument_default=SUPPRESS)
    parser_of(command, parser)
    command(**vars(parser.parse_args(list(arguments))))
