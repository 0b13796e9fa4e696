"""Straight lines over the cells of a terminal."""

from __future__ import annotations

import pytest

from tuath.core.canvas import Point, cells_between


@pytest.mark.parametrize(
    ("start", "end", "cells"),
    [
        (Point(1, 1), Point(1, 9), [(1, y) for y in range(1, 10)]),
        (Point(7, 2), Point(3, 2), [(x, 2) for x in range(7, 2, -1)]),
        (Point(0, 0), Point(6, 6), [(n, n) for n in range(7)]),
        (Point(4, 4), Point(4, 4), [(4, 4)]),
    ],
)
def test_a_line_runs_through_each_cell_once_from_start_to_end(
    start: Point, end: Point, cells: list[tuple[int, int]]
) -> None:
    assert cells_between(start, end) == cells
