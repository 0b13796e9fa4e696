"""The island: boards, how they lie, and which lands touch. Sets of lands are bits.

A board is a rhombus with unit sides whose corners lie on a triangular lattice. Its ocean takes one side; each of the
other three can be joined to such a side of another board. The number of a land is nine times the place of its board in
the layout plus its printed number; the ocean is number 0 of its board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, pairwise, product
from typing import NamedTuple, NewType

from tuath.core.message import Param
from tuath.core.question import bits_of, members

Land = NewType("Land", int)

PER_BOARD = 9
MOST_BOARDS = 6
LANDS = PER_BOARD * MOST_BOARDS
TERRAINS = ("jungle", "mountain", "sands", "wetland")  # S-4.1
OCEAN = "ocean"
COAST = (1, 2, 3)  # S-4.1
SIDE_LENGTH = 13  # the scale of the breaks on a side
SIDES = ((1, 0), (2, 1), (3, 2))  # the corners of each side that can be joined, read clockwise
OCEAN_SIDE = (0, 3)
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # on the lattice, each turned by 60 degrees

Point = tuple[int, int]
Edge = tuple[Point, Point]


class LayoutError(ValueError):
    """Boards that cannot lie so: which kind of mistake, and its particulars for a reader."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(f"{key}: " + ", ".join(f"{name} {value!r}" for name, value in params.items()))
        self.key = key
        self.params = params


class Side(NamedTuple):
    """A side of a board, read clockwise: its lands, and where one ends and the next begins."""

    lands: tuple[int, ...]
    breaks: tuple[int, ...]

    def stretches(self) -> list[tuple[int, int, int]]:
        """Each land with the beginning and the end of its part of the side."""
        ends = (0, *self.breaks, SIDE_LENGTH)
        return [(land, *stretch) for land, stretch in zip(self.lands, pairwise(ends), strict=True)]


@dataclass(frozen=True, eq=False, slots=True)
class Board:
    """S-4.1: an ocean and eight lands; everything is by printed number."""

    id: str
    set: str
    terrain: tuple[str, ...]
    adjacent: tuple[int, ...]  # bits of printed numbers
    pieces: tuple[Mapping[str, int], ...]  # S-2.6
    tokens: tuple[Mapping[str, int], ...]  # S-2.7
    sides: tuple[Side, Side, Side]
    centres: tuple[tuple[float, float], ...]
    polygons: tuple[tuple[int, ...], ...]  # places in vertices
    vertices: tuple[tuple[float, float], ...]

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """The lands at its four corners."""
        bottom, right, top = self.sides
        return bottom.lands[-1], bottom.lands[0], right.lands[0], top.lands[0]


class Slot(NamedTuple):
    """How a board lies: turned so many times by 60 degrees about its corner 0, and where that corner is."""

    turn: int
    x: int
    y: int

    def corners(self) -> tuple[Point, Point, Point, Point]:
        (ax, ay), (bx, by) = STEPS[self.turn % 6], STEPS[(self.turn + 1) % 6]
        x, y = self.x, self.y
        return (x, y), (x + ax, y + ay), (x + ax + bx, y + ay + by), (x + bx, y + by)

    def side(self, side: int) -> Edge:
        corners = self.corners()
        start, end = SIDES[side]
        return corners[start], corners[end]


class Join(NamedTuple):
    """Two sides that lie on each other: places of the boards and numbers of their sides."""

    place: int
    side: int
    other: int
    other_side: int


@dataclass(frozen=True, eq=False, slots=True)
class Layout:
    """S-4.8, S-20.1, S-20.2: how boards lie, and which oceans face each other across the water."""

    id: str
    set: str
    slots: tuple[Slot, ...]
    facing: tuple[tuple[int, int], ...]


# ---- laying boards --------------------------------------------------------------------------------------------------


def slot_joined_to(slot: Slot, side: int, other_side: int) -> Slot:
    """S-20.1: how a board lies whose one side is joined to a side of a board that lies there."""
    start, end = slot.side(side)
    for turn in range(6):
        other_start, other_end = Slot(turn, 0, 0).side(other_side)
        x, y = end[0] - other_start[0], end[1] - other_start[1]
        if (other_end[0] + x, other_end[1] + y) == start:
            return Slot(turn, x, y)
    raise AssertionError("sides have the same length")


def slots_opposite(slot: Slot, shift: int = 0) -> tuple[Slot, Slot]:
    """S-20.2 [R]: how boards lie whose oceans face this one's across the water, to either side of it.

    They are half a side away along the shore, or as many whole sides more.
    """
    x, y = slot.corners()[3]
    turn, (along, up) = (slot.turn + 3) % 6, STEPS[(slot.turn + 1) % 6]
    (left_x, left_y), (right_x, right_y) = STEPS[turn], STEPS[(slot.turn + 2) % 6]
    return (
        Slot(turn, x + left_x - shift * along, y + left_y - shift * up),
        Slot(turn, x + right_x + shift * along, y + right_y + shift * up),
    )


def facing_oceans(slots: Sequence[Slot]) -> tuple[tuple[int, int], ...]:
    """S-20.2 [R]: the places of boards of different islands that lie opposite each other.

    Those a side further along the shore face each other only where the two islands have no nearer ones.
    """
    home = {place: island for island in islands(slots) for place in island}
    pairs = [(one, other) for one, other in combinations(range(len(slots)), 2) if home[one] != home[other]]
    near = [(one, other) for one, other in pairs if slots[other] in slots_opposite(slots[one])]
    linked = {frozenset((home[one], home[other])) for one, other in near}
    far = [(one, other) for one, other in pairs if slots[other] in slots_opposite(slots[one], shift=1)]
    return (*near, *(pair for pair in far if frozenset(home[place] for place in pair) not in linked))


def joins(slots: Sequence[Slot]) -> list[Join]:
    """Sides that lie on each other, in opposite directions."""
    edges = {(place, side): slot.side(side) for place, slot in enumerate(slots) for side in range(3)}
    return [
        Join(*one, *other)
        for (one, edge), (other, its_edge) in combinations(edges.items(), 2)
        if edge == its_edge[::-1]
    ]


def islands(slots: Sequence[Slot]) -> list[frozenset[int]]:
    """S-20.2: the places of boards that hang together, in the order of their first places."""
    joined = _rows(len(slots), ((join.place, join.other) for join in joins(slots)))
    return sorted({frozenset(members(_rounds(joined, place)[-1])) for place in range(len(slots))}, key=min)


def _hops(slots: Sequence[Slot], facing: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """S-20.2: by place and place, how often one crosses the water from island to island; -1 without a way."""
    found = islands(slots)
    home = {place: number for number, island in enumerate(found) for place in island}
    linked = _rows(len(found), ((home[one], home[other]) for one, other in facing))
    rounds = [_rounds(linked, number) for number in range(len(found))]
    return tuple(
        tuple(
            next((hops for hops, reached in enumerate(rounds[home[one]]) if reached >> home[other] & 1), -1)
            for other in range(len(slots))
        )
        for one in range(len(slots))
    )


def _rows(count: int, pairs: Iterable[tuple[int, int]]) -> list[int]:
    """For each of so many things, those that a pair links it with, as bits."""
    rows = [0] * count
    for one, other in pairs:
        rows[one] |= 1 << other
        rows[other] |= 1 << one
    return rows


def _rounds(rows: Sequence[int], start: int) -> list[int]:
    """What is reached in no step, one step, two steps, until there is no more, as bits."""
    rounds = [1 << start]
    while (wider := rounds[-1] | _wider(rows, rounds[-1])) != rounds[-1]:
        rounds.append(wider)
    return rounds


def _wider(rows: Sequence[int], bits: int) -> int:
    """What is linked with any of these."""
    found = 0
    for each in members(bits):
        found |= rows[each]
    return found


def check_layout(slots: Sequence[Slot], facing: Sequence[tuple[int, int]] = ()) -> None:
    """S-20.1, S-20.2: refuses boards that cover each other or an ocean, or do not hang together."""
    if not 1 <= len(slots) <= MOST_BOARDS:
        raise LayoutError("boards", found=len(slots), most=MOST_BOARDS)
    _check_cover(slots)
    home = {place: island for island in islands(slots) for place in island}
    for one, other in facing:
        if one not in home or other not in home or home[one] == home[other]:
            raise LayoutError("facing", one=one + 1, other=other + 1)
    far = [place for place, hops in enumerate(_hops(slots, facing)[0]) if hops < 0]
    if far:
        raise LayoutError("apart", place=far[0] + 1)
    for (one, slot), (other, its_slot) in combinations(enumerate(slots), 2):
        if home[one] != home[other] and set(slot.corners()) & set(its_slot.corners()):
            raise LayoutError("touching", one=one + 1, other=other + 1)


def _check_cover(slots: Sequence[Slot]) -> None:
    """S-20.1: no board upon another, none at the ocean of another."""
    halves: dict[frozenset[Point], int] = {}
    edges: dict[frozenset[Point], int] = {}
    for place, slot in enumerate(slots):
        corners = slot.corners()
        for three in ((0, 1, 3), (1, 2, 3)):
            other = halves.setdefault(frozenset(corners[corner] for corner in three), place)
            if other != place:
                raise LayoutError("overlap", one=other + 1, other=place + 1)
        edges |= {frozenset(slot.side(side)): place for side in range(3)}
    for place, slot in enumerate(slots):
        corners = slot.corners()
        ocean = frozenset(corners[corner] for corner in OCEAN_SIDE)
        if edges.setdefault(ocean, place) != place:
            raise LayoutError("ocean", one=edges[ocean] + 1, other=place + 1)


# ---- lands ----------------------------------------------------------------------------------------------------------


def land_at(place: int, number: int) -> Land:
    """The land with that printed number on the board at that place."""
    return Land(place * PER_BOARD + number)


def board_place(land: Land) -> int:
    """S-4.7: the place of its board."""
    return land // PER_BOARD


def number_of(land: Land) -> int:
    """Its printed number; 0 is the ocean."""
    return land % PER_BOARD


def terrain_of(boards: Sequence[Board], land: Land) -> str:
    """S-4.1: the terrain that is printed there, or the ocean."""
    return boards[board_place(land)].terrain[number_of(land)]


@dataclass(frozen=True, eq=False, slots=True)
class Island:
    """Boards in a layout: what touches what. Oceans are among the neighbours, not among the lands: S-4.3."""

    boards: tuple[Board, ...]  # by place
    layout: Layout
    lands: int
    oceans: int
    coastal: int  # S-4.5
    terrain: Mapping[str, int]
    adjacent: tuple[int, ...]  # by land; an ocean and its own coastal lands are neighbours: S-4.3
    across: tuple[int, ...]  # by land: coastal lands, or oceans, two steps away across the water: S-20.2
    hops: tuple[tuple[int, ...], ...]  # by place and place: islands to cross over to, 0 on the same one: S-20.2
    reach: tuple[tuple[int, ...], ...]  # by land and range: lands at that distance or nearer: S-4.4

    def near(self, land: Land) -> int:
        """S-4.2: the lands that touch it."""
        return self.adjacent[land] & self.lands

    def within(self, land: Land, steps: int) -> int:
        """S-4.4: the lands in range, itself among them."""
        rings = self.reach[land]
        return rings[min(steps, len(rings) - 1)]

    def distance(self, one: Land, other: Land) -> int | None:
        """S-4.4: the fewest steps from land to land; nothing where there is no way."""
        return next((steps for steps, ring in enumerate(self.reach[one]) if ring >> other & 1), None)

    def board(self, place: int) -> int:
        """The lands of a board."""
        return (1 << PER_BOARD) - 1 << place * PER_BOARD & self.lands


@lru_cache(maxsize=256)
def island(boards: tuple[Board, ...], layout: Layout) -> Island:
    """The island of these boards, each at its place of the layout."""
    if len(boards) != len(layout.slots):
        raise LayoutError("places", found=len(boards), wanted=len(layout.slots))
    check_layout(layout.slots, layout.facing)
    each = range(len(boards))
    lands = bits_of(land_at(place, number) for place in each for number in range(1, PER_BOARD))
    oceans = bits_of(land_at(place, 0) for place in each)
    adjacent = _adjacency(boards, layout.slots)
    across = _across(adjacent, layout.facing)
    return Island(
        boards=boards,
        layout=layout,
        lands=lands,
        oceans=oceans,
        coastal=bits_of(land for land in members(lands) if adjacent[land] & oceans),
        terrain={
            terrain: bits_of(land for land in members(lands) if terrain_of(boards, Land(land)) == terrain)
            for terrain in TERRAINS
        },
        adjacent=adjacent,
        across=across,
        hops=_hops(layout.slots, layout.facing),
        reach=tuple(_rings(adjacent, across, land, lands) for land in range(len(adjacent))),
    )


def without_boards(whole: Island, sunk: int) -> Island:
    """What is left when the boards at these places, as bits, are gone."""
    return without_lands(
        whole, bits_of(land_at(place, number) for place in members(sunk) for number in range(PER_BOARD))
    )


def without_lands(whole: Island, gone: int) -> Island:
    """What is left when these lands, as bits, are gone: they touch nothing any more."""
    adjacent = tuple(0 if gone >> land & 1 else near & ~gone for land, near in enumerate(whole.adjacent))
    across = tuple(0 if gone >> land & 1 else near & ~gone for land, near in enumerate(whole.across))
    lands = whole.lands & ~gone
    return replace(
        whole,
        lands=lands,
        oceans=whole.oceans & ~gone,
        coastal=whole.coastal & ~gone,
        terrain={terrain: there & ~gone for terrain, there in whole.terrain.items()},
        adjacent=adjacent,
        across=across,
        reach=tuple(_rings(adjacent, across, land, lands) for land in range(len(adjacent))),
    )


def with_joined(whole: Island, pairs: Sequence[tuple[int, int]]) -> Island:
    """S-22.10: the second land of each pair is a part of the first, which is adjacent to itself then."""
    for one, other in pairs:
        whole = _with_pair(whole, one, other)
    return whole


def _with_pair(whole: Island, one: int, other: int) -> Island:
    def merged(rows: Sequence[int], itself: int) -> tuple[int, ...]:
        both = (rows[one] | rows[other] | itself) & ~(1 << other)
        moved = [near & ~(1 << other) | (near >> other & 1) << one for near in rows]
        return tuple(both if land == one else 0 if land == other else near for land, near in enumerate(moved))

    def renamed(bits: int) -> int:
        return bits & ~(1 << other) | (bits >> other & 1) << one

    adjacent, across, lands = merged(whole.adjacent, 1 << one), merged(whole.across, 0), whole.lands & ~(1 << other)
    return replace(
        whole,
        lands=lands,
        coastal=renamed(whole.coastal),
        terrain={terrain: renamed(there) for terrain, there in whole.terrain.items()},
        adjacent=adjacent,
        across=across,
        reach=tuple(_rings(adjacent, across, land, lands) for land in range(len(adjacent))),
    )


def with_board_beside(layout: Layout, place: int) -> Slot | None:
    """S-22.8: how one more board can lie, beside the one at that place if that can be, otherwise beside another."""
    beside = [place, *(other for other in range(len(layout.slots)) if other != place)]
    for slot in [layout.slots[each] for each in beside]:
        for side, other_side in product(range(3), repeat=2):
            found = slot_joined_to(slot, side, other_side)
            try:
                check_layout((*layout.slots, found), layout.facing)
            except LayoutError:
                continue
            return found
    return None


def _adjacency(boards: Sequence[Board], slots: Sequence[Slot]) -> tuple[int, ...]:
    """S-4.2: lands that touch, on a board, along joined sides and at corners."""
    own = [near << place * PER_BOARD for place, board in enumerate(boards) for near in board.adjacent]
    contacts = _rows(len(own), _contacts(boards, slots))
    return tuple(near | contact for near, contact in zip(own, contacts, strict=True))


def _contacts(boards: Sequence[Board], slots: Sequence[Slot]) -> set[tuple[Land, Land]]:
    """Lands of different boards that touch."""
    found = set()
    for place, side, other, other_side in joins(slots):
        for land, start, end in boards[place].sides[side].stretches():
            for its_land, its_start, its_end in boards[other].sides[other_side].stretches():
                if max(start, SIDE_LENGTH - its_end) < min(end, SIDE_LENGTH - its_start):
                    found.add((land_at(place, land), land_at(other, its_land)))
    points: dict[Point, list[Land]] = {}
    for place, slot in enumerate(slots):
        for point, number in zip(slot.corners(), boards[place].corners, strict=True):
            points.setdefault(point, []).append(land_at(place, number))
    return found | {pair for meeting in points.values() for pair in combinations(meeting, 2)}


def _across(adjacent: Sequence[int], facing: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """S-20.2: coastal lands of boards whose oceans face each other, and these oceans."""
    found = [0] * len(adjacent)
    for pair in facing:
        for one, other in (pair, pair[::-1]):
            its_ocean = land_at(other, 0)
            found[land_at(one, 0)] |= 1 << its_ocean
            for land in members(adjacent[land_at(one, 0)]):
                found[land] |= adjacent[its_ocean]
    return tuple(found)


def _rings(adjacent: Sequence[int], across: Sequence[int], land: int, over: int) -> tuple[int, ...]:
    if not any(across):
        return _rings_on_land(adjacent, land, over)
    rings, new, before = [1 << land], 1 << land, 0  # what came with the last step, and with the one before it
    while new | before:
        ring = (_wider(adjacent, new) | _wider(across, before)) & over
        new, before = ring & ~rings[-1], new
        rings.append(rings[-1] | new)
    return tuple(rings[:-2])


def _rings_on_land(adjacent: Sequence[int], land: int, over: int) -> tuple[int, ...]:
    """The same where there is no way across the water."""
    rings, new = [1 << land], 1 << land
    while new := _wider(adjacent, new) & over & ~rings[-1]:
        rings.append(rings[-1] | new)
    return tuple(rings)


def within(island: Island, land: Land, steps: int, over: int) -> int:
    """S-4.3, S-4.4: what is in range when other lands count than usual: without some, or with oceans in play."""
    rings = _rings_over(island, land, over)
    return rings[min(steps, len(rings) - 1)]


@lru_cache(maxsize=1 << 14)
def _rings_over(island: Island, land: Land, over: int) -> tuple[int, ...]:
    return _rings(island.adjacent, island.across, land, over)
