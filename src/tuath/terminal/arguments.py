"""What commands are told: the arguments that several of them share, and numbers, options and languages as typed."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from tuath.core.game import listed
from tuath.core.message import Refused, refuse
from tuath.terminal.declaring import typer
from tuath.words.languages import LANGUAGES

Lang = Annotated[str | None, typer.Option("--lang", help="en or de; otherwise as the environment says.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Data = Annotated[Path | None, typer.Option("--data", help="A data file with other printed material.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; “tuath options GAME” lists them."),
]
Seed = Annotated[str | None, typer.Option("--seed", help="A whole number; the same seed brings the same chance.")]
Processes = Annotated[
    str | None, typer.Option("--processes", help="How many play at once; otherwise one for each core. Alike in result.")
]
MOST_PROCESSES = 1024
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: HOST:PORT, “auto” for the one at hand, “local” for one of its own.",
    ),
]
Key = Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. arrival.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A file with a record.")]


def spoken_language(asked: str | None = None) -> str:
    """The language asked for, or that of the environment, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Refused(refuse("", "core-unknown-language", text=asked, known=listed(LANGUAGES)))
        return asked
    for name in ("TUATH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    code = (locale.getlocale()[0] or "")[:2].lower()
    return code if code in LANGUAGES else "en"


def whole_number(text: str | None, name: str, least: int, most: int) -> int | None:
    """A number that somebody typed; refused with what would be right."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise Refused(refuse("", "core-bad-number", text=text, name=name, least=least, most=most))
    return int(text)


def read_options(pairs: Sequence[str] | None) -> dict[str, str]:
    options = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused(refuse("", "core-bad-pair", text=pair))
        options[name.strip()] = value.strip()
    return options
