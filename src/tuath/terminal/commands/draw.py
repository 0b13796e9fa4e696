"""``tuath draw``: a position of a record as a picture, or its whole game as a film."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tuath.drawing.film import film
from tuath.drawing.svg import LEAST, MOST, svg
from tuath.terminal.arguments import Data, File, spoken_language, whole_number
from tuath.terminal.table.records import read_record


def draw(
    file: File,
    seat: Annotated[
        str | None, typer.Option("--seat", help="As this seat sees it, the first is 1; otherwise as an onlooker does.")
    ] = None,
    at: Annotated[str | None, typer.Option("--at", help="After so many answers; otherwise after all.")] = None,
    width: Annotated[str | None, typer.Option("--width", help="So many pixels wide.")] = None,
    animated: Annotated[
        bool, typer.Option("--animated", help="The whole game as an HTML file to step through, which needs no server.")
    ] = False,
    data: Data = None,
    lang: Annotated[
        str | None, typer.Option("--language", "--lang", help="en or de; otherwise as the environment says.")
    ] = None,
) -> None:
    """Draw the board of a record as SVG, as one seat sees it, or its game as a film."""
    record, replayed = read_record(file, data)
    position = replayed.position
    until = whole_number(at, "--at", 0, position.count)
    chair = whole_number(seat, "--seat", 1, record.setup.seats)
    wide = whole_number(width, "--width", LEAST, MOST)
    looker = None if chair is None else chair - 1
    language = spoken_language(lang)
    then = position if until is None else position.at(until)
    sys.stdout.write(film(then, looker, language) if animated else svg(then, looker, language, wide) + "\n")
    if replayed.differs is not None and until is None:
        raise replayed.differs
