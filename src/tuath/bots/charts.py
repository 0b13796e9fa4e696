"""What the numbers of an observation mean, as a page of the documentation: ``python -m tuath.bots.charts`` makes it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tuath.core.game import Game
from tuath.core.notes import OTHER, OWN, Part
from tuath.core.observation import chart, shape
from tuath.games import find, keys

PAGE = Path(__file__).parents[3] / "docs" / "observations.md"
HEAD = """# Observations

What a seat knows, as an array of numbers of fixed length: `observation(game, state, seat)` in `tuath.core.observation`.
Networks of bots read it, and so can yours. It is made of nothing that the seat cannot know, and is the same in
positions that it cannot tell apart. Seats are counted from the one who looks; where nobody sits there are zeros.
Numbers are parts of a large number of their kind, so that most are between 0 and 1; sets of things are a number for
each thing.
`chart(game)` names the parts, `shape(game)` has size and fingerprint; this page is written by
`python -m tuath.bots.charts`.
"""


def page() -> str:
    return "\n".join([HEAD, *(line for key in keys() for line in section(find(key)))]) + "\n"


def section(game: Game[Any]) -> Iterator[str]:
    size, fingerprint = shape(game)
    yield f"## {game.key}: {size:,} numbers (`{fingerprint}`)\n"
    shared = [part for part in chart(game) if not part.name.startswith((OWN, OTHER))]
    yield from table("of the table", shared)
    yield from table(f"of each of {game.seats[-1]} players, oneself first", each_player(game))


def each_player(game: Game[Any]) -> list[Part]:
    return [Part(part.name.removeprefix(OWN), part.size) for part in chart(game) if part.name.startswith(OWN)]


def table(title: str, parts: Sequence[Part]) -> Iterator[str]:
    yield f"| {title} | numbers |\n| --- | --- |"
    yield from (f"| {part.name} | {part.size} |" for part in parts)
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE}\n")
