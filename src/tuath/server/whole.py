"""Rows of tables as lists read them: whole, or damaged. A damaged one is its owner's affair and that of the host."""

from __future__ import annotations

from typing import Any

STATUSES = ("waiting", "playing", "over")


def is_whole(row: Any) -> bool:
    """Can this row stand in a list? What is wrong with the game itself shows when the table is read."""
    return (
        row.status in STATUSES
        and all(is_moment(at) for at in (row.created, row.updated))
        and all(type(number) is int for number in (row.version, row.delay, row.sealed))
        and is_list(row.chairs)
        and all(known is None or isinstance(known, dict) for known in (row.clock, row.puzzle))
    )


def is_moment(value: object) -> bool:
    """In seconds, and one that a calendar knows."""
    return isinstance(value, int | float) and 0 <= value < 1e11


def is_list(chairs: object) -> bool:
    """A list of chairs, each with what lists say of it."""
    return isinstance(chairs, list) and all(isinstance(chair, dict) and chair.keys() >= CHAIR for chair in chairs)


CHAIR = {"kind", "name", "player", "bot"}
