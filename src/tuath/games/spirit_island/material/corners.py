"""Corners: points where three lands meet, or lands and the ocean or the edge of the boards: S-19.7."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from tuath.core.question import members
from tuath.games.spirit_island.material.geometry import Island, Land, Slot, board_place, land_at, number_of

MOST_POINTS = 64  # more than any board is drawn with
ENDS = 4  # the first points of a board are its own four corners
TOLERANCE = 0.02  # points of two boards nearer than this are the same


class Corner(NamedTuple):
    """Its lands and oceans as bits, and the numbers of the corners beside it along the borders of lands."""

    lands: int
    beside: frozenset[int]


def laid(slot: Slot, x: float, y: float) -> tuple[float, float]:
    """S-20.1: a point of a board that lies so, in the plane."""
    angle = slot.turn * pi / 3
    corner_x, corner_y = slot.x + slot.y / 2, slot.y * sqrt(3) / 2
    return corner_x + x * cos(angle) - y * sin(angle), corner_y + x * sin(angle) + y * cos(angle)


@lru_cache(maxsize=64)
def corners(island: Island) -> dict[int, Corner]:
    """All corners by number: that of the first board which has the point, and the place of the point on it."""
    points = shared_points(island)
    borders = {
        land_at(place, number): [points[place * MOST_POINTS + point] for point in polygon]
        for place, board in enumerate(island.boards)
        for number, polygon in enumerate(board.polygons)
    }
    meeting: dict[int, int] = {}
    for land, border in borders.items():
        for point in border:
            meeting[point] = meeting.get(point, 0) | 1 << land
    ends = {points[place * MOST_POINTS + end] for place in range(len(island.boards)) for end in range(ENDS)}
    found = {point: lands for point, lands in meeting.items() if is_corner(lands, point in ends)}
    ashore = [border for land, border in borders.items() if number_of(land)]
    beside = neighbours([[point for point in border if point in found] for border in ashore])
    return {point: Corner(lands, frozenset(beside[point])) for point, lands in sorted(found.items())}


def shared_points(island: Island) -> dict[int, int]:
    """Each point of each board, and the first one that lies at the same place."""
    found: dict[int, int] = {}
    places: dict[int, tuple[float, float]] = {}
    for place, (board, slot) in enumerate(zip(island.boards, island.layout.slots, strict=True)):
        for number, point in enumerate(board.vertices):
            x, y = laid(slot, *point)
            same = [one for one, (its_x, its_y) in places.items() if abs(x - its_x) + abs(y - its_y) < TOLERANCE]
            own = place * MOST_POINTS + number
            found[own] = same[0] if same else own
            places.setdefault(found[own], (x, y))
    return found


def is_corner(lands: int, is_end: bool) -> bool:
    """Three meet, or two of one board at its edge, or a board ends; on a joined side two of two boards only touch."""
    own = [board_place(Land(land)) for land in members(lands)]
    return any(map(number_of, map(Land, members(lands)))) and (is_end or len(own) > 2 or len(set(own)) < len(own))


def neighbours(borders: list[list[int]]) -> dict[int, set[int]]:
    """Corners that follow each other on the border of a land, which closes."""
    found: dict[int, set[int]] = {}
    for border in borders:
        for one, other in zip(border, [*border[1:], *border[:1]], strict=True):
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return found
