"""Another game after one that is over, in the words of a command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

from tuath.core.game import listed
from tuath.core.message import Refused, refuse
from tuath.core.position import Position, new_seed
from tuath.core.rematch import Kind, begin, prepare, turned, ways_again
from tuath.words.catalogue import Catalogue

NAMED: tuple[Kind, ...] = tuple(kind for kind in get_args(Kind) if kind != "from")
WAYS = (*NAMED, "NUMBER")


def read_way(text: str) -> tuple[Kind, int | None]:
    """A way as somebody types it: its name, or the number of the round from which the game goes on."""
    if text.isascii() and text.isdigit() and len(text) < 6:
        return "from", int(text)
    found = next((kind for kind in NAMED if kind == text), None)
    if found is None:
        raise Refused(refuse("", "command-again-way", text=text, known=listed(WAYS)))
    return found, None


def play_again(position: Position[Any], chairs: Sequence[str], way: str, file: Path) -> tuple[Position[Any], list[str]]:
    """The other game, and who sits where; refused while the first one goes on."""
    if not position.over:
        raise Refused(refuse("", "command-again-not-over", file=str(file)))
    kind, round = read_way(way)
    setup, beginning = prepare(position, kind, round)
    other = begin(position.game, setup, new_seed(), beginning)
    return other, turned(chairs) if kind == "turned" else list(chairs)


def told_ways(position: Position[Any], words: Catalogue) -> str:
    """The ways in which a game may be played again: what to type, and what it means."""
    ways = [(str(way.round or way.kind), words.render(way.label)) for way in ways_again(position)]
    return ", ".join(f"{typed} ({label})" for typed, label in ways)
