"""Numbers that are noted: packed as an array has them, and what is kept of what was worked out."""

from __future__ import annotations

from array import array
from types import SimpleNamespace
from typing import Any

import pytest

from tuath.core.notes import KEPT, Labels, Notes, Scales, once_for


def numbers(notes: Notes) -> list[float]:
    return array("f", b"".join(notes.pieces)).tolist()


def test_what_is_noted() -> None:
    notes = Notes()
    notes.number("a", 3, 4)
    notes.numbers(Scales(first_thing=2, second=8), 1, 2)
    notes.counts("b", iter([1, 2]), 4)
    notes.flags("c", 0b1_0000_0101, 10)
    notes.one_of("d", 1, 3)
    notes.one_of("e", -1, 2)
    notes.several("f", [2, 0, 2], 4)
    assert numbers(notes) == [
        0.75, 0.5, 0.25, 0.25, 0.5,
        1, 0, 1, 0, 0, 0, 0, 0, 1, 0,
        0, 1, 0, 0, 0, 1, 0, 2, 0,
    ]  # fmt: skip


def test_a_group_is_written_once_for_the_same_values() -> None:
    """And is what its function notes; labels are those of its parts."""
    asked: list[tuple[str, tuple[int, ...]]] = []

    def note(notes: Notes, printed: str, values: tuple[int, ...]) -> None:
        asked.append((printed, values))
        notes.counts(f"things of {printed}", values, 2)
        notes.one_of("first", values[0], 3)

    notes = Notes()
    for printed, values in (("one", (1, 2)), ("one", (1, 2)), ("two", (1, 2)), ("one", (2, 2))):
        notes.group(note, printed, values)
    assert numbers(notes) == [0.5, 1, 0, 1, 0] * 3 + [1, 1, 0, 0, 1]
    assert asked == [("one", (1, 2)), ("two", (1, 2)), ("one", (2, 2))]
    labels = Labels()
    labels.group(note, "one", (1, 2))
    assert [(part.name, part.size) for part in labels.parts] == [("things of one", 2), ("first", 3)]
    assert numbers(labels) == [0.5, 1, 0, 1, 0]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_players_are_noted_from_the_one_who_looks_and_empty_seats_are_zeros(seats: int) -> None:
    notes = Notes()
    notes.players(seats, 3, seats - 1, lambda who: notes.counts("x", (who + 1, 1), 1))
    order = [(seats - 1 + place) % seats + 1 for place in range(seats)]
    assert numbers(notes) == [number for who in order for number in (who, 1)] + [0] * 2 * (3 - seats)


def test_labels_name_the_same_parts() -> None:
    labels = Labels()
    labels.numbers(Scales(first_thing=2, second=8), 1, 2)
    labels.players(2, 3, 0, lambda who: labels.flags("y", who, 2))
    assert [(part.name, part.size, part.top) for part in labels.parts] == [
        ("first thing", 1, 2), ("second", 1, 8), ("own y", 2, 1), ("player 2 y", 2, 1), ("player 3 y", 2, 1),
    ]  # fmt: skip


def test_what_depends_on_the_same_is_worked_out_once() -> None:
    """And anew for other material, and when it was long ago."""
    worked: list[int] = []

    @once_for(lambda state: state.board)
    def found(state: Any) -> int:
        worked.append(state.board)
        return int(state.board * 2)

    material, other = SimpleNamespace(), SimpleNamespace()
    assert [found(SimpleNamespace(printed=material, board=3, turn=turn)) for turn in (1, 2)] == [6, 6]
    assert worked == [3]
    found(SimpleNamespace(printed=other, board=3))
    found(SimpleNamespace(printed=material, board=4))
    assert worked == [3, 3, 4]
    for board in range(10, 10 + KEPT):
        found(SimpleNamespace(printed=material, board=board))
    found(SimpleNamespace(printed=material, board=3))
    assert worked[-1] == 3
