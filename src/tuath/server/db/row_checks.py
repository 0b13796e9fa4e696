"""Checks of tables' rows as lists read them: whole, or damaged, which is the owner's affair and the host's."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from pydantic import TypeAdapter

log = logging.getLogger("tuath.store")
T = TypeVar("T")
MOST_SAID = 1000
said: set[tuple[str, str]] = set()  # of which rows it has been told that they are damaged
readers: dict[Any, TypeAdapter[Any]] = {}  # of what is sent, by its type
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


# ---- other rows ------------------------------------------------------------------------------------------------------


def those_whole(kind: type[T], rows: Iterable[Any], write: Callable[[Any], T]) -> list[T]:
    """What is sent of each row. One of which that cannot be is left out of a list that others see, and told once."""
    found: list[T] = []
    for row in rows:
        try:
            found.append(reader_of(kind).validate_python(write(row)))
        except Exception as error:  # whatever is damaged
            note_damage(kind.__name__, str(tuple(row)[:2]), error)
    return found


def reader_of(kind: Any) -> TypeAdapter[Any]:
    if kind not in readers:
        readers[kind] = TypeAdapter(kind)
    return readers[kind]


def note_damage(kind: str, row: str, error: Exception) -> None:
    if (kind, row) not in said and len(said) < MOST_SAID:
        said.add((kind, row))
        log.error("a row is damaged", extra={"kind": kind, "row": row[:80], "why": repr(error)[:300]})
