"""Another game after one that is over, in the words of a command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

from tuath.bots import USUAL
from tuath.core.game import listed
from tuath.core.message import Refused, refuse
from tuath.core.position import Position, new_seed
from tuath.core.rematch import Kind, after, begin, prepare, turned, ways_again
from tuath.terminal.table.sight import HUMAN
from tuath.words.catalogue import Catalogue

NAMED: tuple[Kind, ...] = tuple(kind for kind in get_args(Kind) if kind != "from")
AFTER = "after:"
WAYS = (*NAMED, "NUMBER", f"{AFTER}NUMBER")


def read_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def read_way(text: str) -> tuple[Kind, int | None]:
    """A way as somebody types it: its name, or the number of the round from which the game goes on."""
    if (round := read_number(text)) is not None:
        return "from", round
    found = next((kind for kind in NAMED if kind == text), None)
    if found is None:
        raise Refused(refuse("", "command-again-way", text=text, known=listed(WAYS)))
    return found, None


def play_again(position: Position[Any], chairs: Sequence[str], way: str, file: Path) -> tuple[Position[Any], list[str]]:
    """The other game, and who sits where; refused while the first one goes on."""
    if not position.over:
        raise Refused(refuse("", "command-again-not-over", file=str(file)))
    if way.startswith(AFTER) and (count := read_number(way.removeprefix(AFTER))) is not None:
        return try_out(position, chairs, count)
    kind, round = read_way(way)
    setup, beginning = prepare(position, kind, round)
    other = begin(position.game, setup, new_seed(), beginning)
    return other, turned(chairs) if kind == "turned" else list(chairs)


def try_out(position: Position[Any], chairs: Sequence[str], count: int) -> tuple[Position[Any], list[str]]:
    """The game from after so many answers, for one person: who is asked there, or else the first who was one."""
    beginning = after(position, count)
    other = begin(position.game, position.setup, new_seed(), beginning)
    people = [seat for seat, chair in enumerate(chairs) if chair == HUMAN]
    asked = min(other.decisions, default=0)
    own = asked if asked in people or not people else people[0]
    bots = [f"bot:{USUAL}" if chair == HUMAN else chair for chair in chairs]
    return other, [HUMAN if seat == own else chair for seat, chair in enumerate(bots)]


def told_ways(position: Position[Any], words: Catalogue) -> str:
    """The ways in which a game may be played again: what to type, and what it means."""
    ways = [(str(way.round or way.kind), words.render(way.label)) for way in ways_again(position)]
    return ", ".join(f"{typed} ({label})" for typed, label in ways)
