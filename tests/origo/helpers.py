"""What several tests of Origo need: where shields jump, what is drawn, who has gained."""

from __future__ import annotations

from collections.abc import Sequence

from tests.origo.board import fields, log, names
from tests.table import Played
from tuath.core.canvas import Span
from tuath.games.origo.printed import near


def jumps(start: str, own: str, other: str = "") -> set[str]:
    """Where a shield can go to by the plain words of the rulebook: a search from field to field."""
    passed, todo, ends = {start}, [start], set()
    while todo:
        for beside in names(near(fields(todo.pop()))):
            if beside in own.split() and beside not in passed:
                passed.add(beside)
                todo.append(beside)
            elif beside not in own.split() and beside not in other.split():
                ends.add(beside)
    return ends


def lines_of(rows: Sequence[Sequence[Span]]) -> list[str]:
    return ["".join(span.text for span in row) for row in rows]


def gains(played: Played, *keys: str) -> list[tuple[str, int]]:
    """Who got how much, in the order in which leaders moved."""
    lines = [line for key in keys for line in log(played, key)]
    return [(line["seat"].removeprefix("seat:"), line["points"]) for line in lines]
