"""The map: cells, tiles of three, and where a tile may lie. Sets of spots are bits.

The grid is bounded so that spots can be numbered; the island cannot grow as far as its edge: the farthest cell that
sixteen tiles have reached in a search for the longest island lies 17 cells from the middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, NewType

from tuath.core.question import bits_of

Spot = NewType("Spot", int)
RADIUS = 19
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # I-3.1


class Cell(NamedTuple):
    """I-3.1: axial coordinates."""

    q: int
    r: int


def is_inside(cell: Cell) -> bool:
    return max(abs(cell.q), abs(cell.r), abs(cell.q + cell.r)) <= RADIUS


def around(cell: Cell) -> list[Cell]:
    """I-3.1: the six neighbours of a cell."""
    return [Cell(cell.q + q, cell.r + r) for q, r in AROUND]


def three(rotation: str, q: int, r: int) -> tuple[Cell, Cell, Cell]:
    """I-3.2: the cells of a tile in rotation a or b, at its anchor."""
    step = 1 if rotation == "a" else -1
    return Cell(q, r), Cell(q + step, r), Cell(q, r + step)


_ANCHORS = [
    (rotation, q, r)
    for rotation in "ab"
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if all(map(is_inside, three(rotation, q, r)))
]
SPOTS = tuple(f"{rotation}:{q}:{r}" for rotation, q, r in _ANCHORS)
CELLS = tuple(three(*anchor) for anchor in _ANCHORS)
_SPOT_OF = {frozenset(cells): Spot(spot) for spot, cells in enumerate(CELLS)}


def spot_of(cells: Iterable[tuple[int, int]]) -> Spot | None:
    """The spot that covers these three cells, if they are one."""
    return _SPOT_OF.get(frozenset(Cell(q, r) for q, r in cells))


@lru_cache(maxsize=1)
def _spots_at() -> dict[Cell, int]:
    """By cell, the spots that would cover it, as bits."""
    found: dict[Cell, int] = {}
    for spot, cells in enumerate(CELLS):
        for cell in cells:
            found[cell] = found.get(cell, 0) | 1 << spot
    return found


@cache
def covering(spot: Spot) -> int:
    """I-3.4: spots that share a cell with this one, itself included."""
    found = 0
    for cell in CELLS[spot]:
        found |= _spots_at()[cell]
    return found


@cache
def touching(spot: Spot) -> int:
    """I-3.3: spots that share an edge with this one, and no cell."""
    beside = {near for cell in CELLS[spot] for near in around(cell)} - set(CELLS[spot])
    found = 0
    for cell in beside:
        found |= _spots_at().get(cell, 0)
    return found & ~covering(spot)


@lru_cache(maxsize=1 << 12)
def free_spots(island: frozenset[Spot]) -> int:
    """I-3.4: where a new tile covers nothing and touches at least two of those that lie there."""
    once = twice = taken = 0
    for spot in island:
        beside = touching(spot)
        twice |= once & beside
        once |= beside
        taken |= covering(spot)
    return twice & ~taken


def start_island(layout: Iterable[Iterable[tuple[int, int]]]) -> tuple[Spot, ...]:
    """I-3.5: the spots of a start layout."""
    spots = [spot_of(cells) for cells in layout]
    assert all(spot is not None for spot in spots), "a start tile does not cover three cells that touch"
    return tuple(Spot(spot) for spot in spots if spot is not None)


def are_joined(spots: Iterable[Spot], least: int) -> bool:
    """Does every tile touch at least so many others, with none upon another?"""
    island = list(spots)
    bits = bits_of(island)
    return all((touching(spot) & bits).bit_count() >= least and covering(spot) & bits == 1 << spot for spot in island)
