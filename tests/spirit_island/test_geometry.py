"""The island: S-4, S-20.1, S-20.2."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations, product
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.spirit_island.material import PRINTED, laid, land, name
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.material.geometry import (
    LANDS,
    TERRAINS,
    Board,
    Island,
    Land,
    Layout,
    LayoutError,
    Slot,
    board_place,
    check_layout,
    island,
    islands,
    joins,
    land_at,
    number_of,
    slot_joined_to,
    within,
)
from tuath.games.spirit_island.material.material import boards_to_lay, in_sets

BOARDS = pytest.mark.parametrize("board", PRINTED.boards, ids=lambda board: board.id)
LAYOUTS = pytest.mark.parametrize("layout", PRINTED.layouts, ids=lambda layout: layout.id)


def contacts(island: Island) -> set[frozenset[str]]:
    """Lands of different boards that touch."""
    return {
        frozenset((name(island, one), name(island, other)))
        for one in members(island.lands)
        for other in members(island.adjacent[one])
        if board_place(Land(one)) != board_place(Land(other))
    }


def pairs(text: str) -> set[frozenset[str]]:
    return {frozenset(pair.split("-")) for pair in text.split()}


# ---- one board ------------------------------------------------------------------------------------------------------


@BOARDS
def test_terrains_and_coast(board: Board) -> None:
    """S-4.1"""
    assert board.terrain[0] == "ocean"
    assert all(board.terrain.count(terrain) == 2 for terrain in TERRAINS)
    assert [number for number in range(1, 9) if board.adjacent[number] & 1] == [1, 2, 3]


@BOARDS
def test_neighbours_are_mutual(board: Board) -> None:
    """S-4.2"""
    for one, other in product(range(9), repeat=2):
        assert board.adjacent[one] >> other & 1 == board.adjacent[other] >> one & 1
        assert not board.adjacent[one] >> one & 1


@BOARDS
def test_printed_pieces(board: Board) -> None:
    """S-2.6, S-2.7: six dahan, a city in land 2, town, blight; beasts in the first empty land, disease in land 2."""
    total = {kind: sum(land.get(kind, 0) for land in board.pieces) for kind in ("dahan", "city", "town", "blight")}
    assert total == {"dahan": 6, "city": 1, "town": 1, "blight": 1}
    assert board.pieces[2]["city"] == 1
    assert sum("dahan" not in land for land in board.pieces[1:]) == 4
    empty = min(number for number in range(1, 9) if not board.pieces[number])
    tokens = {(number, kind): n for number, land in enumerate(board.tokens) for kind, n in land.items()}
    assert tokens == {(empty, "beasts"): 1, (2, "disease"): 1}


@BOARDS
def test_the_drawing_shows_what_touches(board: Board) -> None:
    """S-4.2: lands share a line of the drawing exactly where they are neighbours; none is drawn inside out."""
    sides: dict[frozenset[int], list[int]] = {}
    for number, polygon in enumerate(board.polygons):
        for line in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
            sides.setdefault(frozenset(line), []).append(number)
        assert area([board.vertices[vertex] for vertex in polygon]) > 0.03
    shared = {tuple(sorted(lands)) for lands in sides.values() if len(lands) == 2}
    assert all(len(lands) <= 2 for lands in sides.values())
    assert shared == {pair for pair in combinations(range(9), 2) if board.adjacent[pair[0]] >> pair[1] & 1}


def area(points: list[tuple[float, float]]) -> float:
    return sum(x * v - u * y for (x, y), (u, v) in zip(points, (*points[1:], points[0]), strict=True)) / 2


@BOARDS
def test_joined_sides_fit_in_the_drawing(board: Board) -> None:
    """A side looks the same from its other end, so that boards fit without a gap."""
    outline = {(round(x, 4), round(y, 4)) for x, y in board.vertices}
    for x in range(14):
        bend = next(y for u, y in outline if isclose(u, 1 - x / 13, abs_tol=6e-5) and abs(y) < 0.05)
        other = next(y for u, y in outline if isclose(u, x / 13, abs_tol=6e-5) and abs(y) < 0.05)
        assert isclose(bend, -other, abs_tol=1e-9)


# ---- layouts --------------------------------------------------------------------------------------------------------


def test_numbers_of_lands() -> None:
    """S-4.1: the place of the board and the printed number."""
    assert land_at(2, 5) == 23
    assert (board_place(Land(23)), number_of(Land(23))) == (2, 5)
    assert LANDS == 54


@pytest.mark.parametrize(
    ("layout", "wanted"),
    [
        ("standard_1", []),
        ("standard_2", [(0, 0, 1, 0)]),
        ("standard_3", [(0, 0, 2, 1), (0, 1, 1, 0), (1, 1, 2, 0)]),
        ("standard_4", [(0, 0, 1, 2), (0, 1, 3, 1), (1, 1, 2, 1), (2, 0, 3, 2)]),
        ("standard_5", [(0, 0, 3, 1), (0, 1, 1, 0), (1, 1, 3, 0), (1, 2, 4, 0), (2, 1, 3, 2)]),
        (
            "standard_6",
            [(0, 0, 1, 1), (0, 1, 2, 0), (1, 0, 2, 1), (2, 2, 4, 2), (3, 0, 4, 1), (3, 1, 5, 0), (4, 0, 5, 1)],
        ),
    ],
)
def test_standard_layouts(layout: str, wanted: list[tuple[int, int, int, int]]) -> None:
    """S-4.8: which sides are joined."""
    assert joins(PRINTED.layouts[PRINTED.layout_index[layout]].slots) == wanted


def test_contacts_of_two_boards() -> None:
    """S-4.2, S-4.8"""
    assert contacts(laid("standard_2", "CD")) == pairs("C3-D6 C3-D4 C4-D4 C4-D3")


@pytest.mark.parametrize(
    ("layout", "boards", "known", "at_the_corners"),
    [
        (
            "standard_3",
            "BCD",
            "B3-C8 B3-C7 B4-C7 B4-C4 B7-C4 C3-D8 C3-D7 C4-D7 C4-D6 D3-B8 D4-B8 D4-B7 D6-B7",
            "",
        ),
        (
            "standard_4",
            "ABCD",
            "A3-B1 A3-B6 A4-B6 A4-B8 A5-B8 A7-B8 B7-C8 B7-C7 B8-C7 B8-C4 C3-D1 C4-D1 C4-D8 D6-A8 D7-A8 D7-A7 D8-A7",
            "A7-C4 B8-D8",
        ),
    ],
)
def test_contacts_of_more_boards(layout: str, boards: str, known: str, at_the_corners: str) -> None:
    """S-4.2, S-4.8: the boards lie in that order around the middle; in the middle lands touch at a corner alone."""
    found = [contacts(laid(layout, "".join(order))) for order in permutations(boards)]
    assert pairs(f"{known} {at_the_corners}") in found


@LAYOUTS
def test_every_layout_hangs_together(layout: Layout) -> None:
    """S-4.8, S-20.1, S-20.2: all boards are joined; islands of an archipelago are linked across the water."""
    found = island(PRINTED.boards[: len(layout.slots)], layout)
    start = Land(members(found.lands)[0])
    assert found.reach[start][-1] == found.lands
    assert (len(islands(layout.slots)) > 1) == bool(layout.facing)


@LAYOUTS
def test_an_ocean_touches_its_own_coast_alone(layout: Layout) -> None:
    """S-4.3, S-4.5: also where a coastal land of another board lies at its corner."""
    found = island(PRINTED.boards[: len(layout.slots)], layout)
    for place in range(len(layout.slots)):
        coast = bits_of(land_at(place, number) for number in (1, 2, 3))
        assert found.adjacent[land_at(place, 0)] == coast
        assert found.coastal & found.board(place) == coast


@LAYOUTS
def test_terrains_of_the_island(layout: Layout) -> None:
    """S-4.1: every land has one terrain; an ocean has none."""
    found = island(PRINTED.boards[: len(layout.slots)], layout)
    assert sum(found.terrain.values()) == found.lands
    assert all(lands.bit_count() == 2 * len(layout.slots) for lands in found.terrain.values())


def test_explore_example() -> None:
    """T-4: on board B land 1 lies next to 6, not to 7; land 2 lies at the ocean."""
    found = laid("standard_1", "B")
    assert found.near(land(found, "B6")) >> land(found, "B1") & 1
    assert not found.near(land(found, "B7")) >> land(found, "B1") & 1
    assert found.coastal >> land(found, "B2") & 1


# ---- range ----------------------------------------------------------------------------------------------------------


def test_range_runs_over_lands_alone() -> None:
    """S-4.3, S-4.4: lands 1 and 3 of a board are two steps apart, not linked by the ocean between them."""
    found = laid("standard_1", "A")
    one, three = land(found, "A1"), land(found, "A3")
    assert found.distance(one, three) == 2
    assert within(found, one, 2, found.lands & ~bits_of((land(found, "A2"), land(found, "A4")))) >> three & 1 == 0
    assert within(found, one, 2, found.oceans | 1 << one | 1 << three) >> three & 1


def test_range_counts_the_land_itself() -> None:
    """S-4.4: range 0 is the land, a far range is the island."""
    found = laid("standard_2", "AB")
    one = land(found, "A8")
    assert found.within(one, 0) == 1 << one
    assert found.within(one, 1) == found.near(one) | 1 << one
    assert found.within(one, 99) == found.lands


def test_faq_absolute_stasis_a_land_cut_off_has_no_distance() -> None:
    """S-4.4, S-22.11"""
    found = laid("standard_1", "A")
    seven = land(found, "A7")
    rest = found.lands & ~found.near(seven)
    assert within(found, seven, 9, rest) == 1 << seven


# ---- layouts of one's own -------------------------------------------------------------------------------------------

MIDDLE = Slot(0, 0, 0)


def test_a_board_beside_another() -> None:
    """S-20.1: any two sides but the oceans can be joined."""
    for side, other_side in product(range(3), repeat=2):
        slots = (MIDDLE, slot_joined_to(MIDDLE, side, other_side))
        assert (0, side, 1, other_side) in joins(slots)
        check_layout(slots)


@pytest.mark.parametrize(
    ("slots", "facing", "key"),
    [
        ([], (), "boards"),
        ([Slot(0, x, 0) for x in range(7)], (), "boards"),
        ([MIDDLE, MIDDLE], (), "overlap"),
        ([MIDDLE, Slot(4, 0, 1)], (), "overlap"),
        ([MIDDLE, Slot(1, 0, 0)], (), "ocean"),
        ([MIDDLE, Slot(0, -1, 0)], (), "ocean"),
        ([MIDDLE, Slot(3, 0, 1)], (), "ocean"),
        ([MIDDLE, Slot(0, 3, 0)], (), "apart"),
        ([MIDDLE, Slot(3, -1, 1), Slot(3, 9, 1)], ((0, 1),), "apart"),
        ([MIDDLE, Slot(3, -1, 1)], ((0, 0),), "facing"),
        ([MIDDLE, Slot(3, -1, 1)], ((0, 2),), "facing"),
        ([MIDDLE, slot_joined_to(MIDDLE, 1, 1)], ((0, 1),), "facing"),
        ([MIDDLE, Slot(3, 0, 0)], ((0, 1),), "touching"),
    ],
)
def test_bad_layouts_are_refused(slots: list[Slot], facing: tuple[tuple[int, int], ...], key: str) -> None:
    """S-20.1, S-20.2: no board upon another or at an ocean; all joined, or islands that face each other."""
    with pytest.raises(LayoutError) as refused:
        check_layout(slots, facing)
    assert refused.value.key == key


def test_as_many_boards_as_places() -> None:
    with pytest.raises(LayoutError, match="places"):
        laid("standard_2", "A")


def test_corners_alone() -> None:
    """S-4.2: the first and the last of five boards lie around a bay and meet at a point; there they touch."""
    slots = [MIDDLE]
    for side, other_side in ((0, 0), (1, 0), (2, 0), (1, 0)):
        slots.append(slot_joined_to(slots[-1], side, other_side))
    found = island(PRINTED.boards[:5], Layout("own", "base", tuple(slots), ()))
    (point,) = set(slots[0].corners()) & set(slots[4].corners())
    assert not any({join.place, join.other} == {0, 4} for join in joins(slots))
    one = land_at(0, found.boards[0].corners[slots[0].corners().index(point)])
    other = land_at(4, found.boards[4].corners[slots[4].corners().index(point)])
    assert found.distance(one, other) == 1


# ---- archipelagos ---------------------------------------------------------------------------------------------------


def test_across_the_water() -> None:
    """S-20.2: coasts that face each other are two steps apart and do not touch; the two oceans likewise."""
    found = laid("archipelago_2", "AB")
    for one, other in product("123", repeat=2):
        here, there = land(found, f"A{one}"), land(found, f"B{other}")
        assert found.distance(here, there) == 2
        assert not found.adjacent[here] >> there & 1
    assert found.distance(land(found, "A8"), land(found, "B1")) == 4
    assert within(found, land_at(0, 0), 2, found.lands | found.oceans) >> land_at(1, 0) & 1


def test_a_chain_of_islands() -> None:
    """S-20.2, T-24: three islands; the outer ones do not face each other, from one to the other it is two hops."""
    found = laid("archipelago_4", "FABC")
    assert [sorted(island) for island in islands(found.layout.slots)] == [[0], [1, 2], [3]]
    assert found.across[land(found, "F1")] & found.board(3) == 0
    assert found.hops == ((0, 1, 1, 2), (1, 0, 0, 1), (1, 0, 0, 1), (2, 1, 1, 0))


# ---- always ---------------------------------------------------------------------------------------------------------


@st.composite
def any_island(draw: st.DrawFn) -> Island:
    """Boards in any order on a printed layout or on one that is laid board by board."""
    order = draw(st.permutations(PRINTED.boards))
    if draw(st.booleans()):
        layout = draw(st.sampled_from(PRINTED.layouts))
    else:
        layout = Layout("own", "base", draw(free_slots()), ())
    return island(tuple(order[: len(layout.slots)]), layout)


@st.composite
def free_slots(draw: st.DrawFn) -> tuple[Slot, ...]:
    slots = [MIDDLE]
    for _ in range(draw(st.integers(0, 5))):
        new = slot_joined_to(draw(st.sampled_from(slots)), draw(st.integers(0, 2)), draw(st.integers(0, 2)))
        try:
            check_layout([*slots, new])
        except LayoutError:
            continue
        slots.append(new)
    return tuple(slots)


@given(any_island())
def test_touching_is_mutual(island: Island) -> None:
    """S-4.2, S-4.3: nothing touches itself, and no ocean touches another board."""
    for one, near in enumerate(island.adjacent):
        assert not near >> one & 1
        assert all(island.adjacent[other] >> one & 1 for other in members(near))
        assert all(board_place(Land(other)) == board_place(Land(one)) for other in members(near & island.oceans))


@given(any_island(), st.data())
def test_distances_are_a_metric(island: Island, data: st.DataObject) -> None:
    """S-4.4: as far there as back, nothing but itself at distance 0, no way round is shorter."""
    lands = [Land(number) for number in members(island.lands)]
    a, b, c = (data.draw(st.sampled_from(lands)) for _ in range(3))
    there, back = island.distance(a, b), island.distance(b, a)
    first, second = island.distance(a, c), island.distance(c, b)
    assert there is not None
    assert first is not None
    assert second is not None
    assert there == back
    assert (there == 0) == (a == b)
    assert there <= first + second
    assert (there == 1) == bool(island.near(a) >> b & 1)


@given(any_island())
def test_ranges_grow(island: Island) -> None:
    """S-4.4: a longer range has all lands of a shorter one."""
    for number in members(island.lands):
        rings = island.reach[number]
        assert all(inner & ~outer == 0 for inner, outer in pairwise(rings))
        assert all(within(island, Land(number), steps, island.lands) == ring for steps, ring in enumerate(rings))


@given(any_island())
def test_islands_of_an_archipelago_do_not_touch(island: Island) -> None:
    """S-20.2: no piece goes, no blight spreads and no explorer comes over the water."""
    for number, near in enumerate(island.adjacent):
        hops = island.hops[board_place(Land(number))]
        assert all(hops[board_place(Land(other))] == 0 for other in members(near))
        assert all(hops[board_place(Land(other))] == 1 for other in members(island.across[number]))


# ---- which boards ---------------------------------------------------------------------------------------------------


def boards(bits: int) -> str:
    return "".join(PRINTED.boards[board].id for board in members(bits))


def numbers(letters: str) -> list[int]:
    return [PRINTED.board_index[letter] for letter in letters]


@pytest.mark.parametrize(
    ("sets", "already", "count", "wanted"),
    [
        (("base", "je"), "", 2, "ABCDEF"),
        (("base", "je"), "B", 4, "ACDF"),
        (("base", "je"), "EF", 4, "AC"),
        (("base", "je"), "EFA", 4, "C"),
        (("base", "je"), "ABCDE", 6, "F"),
        (("base",), "B", 4, "ACD"),
        (("base",), "BCAD", 5, ""),
    ],
)
def test_boards_that_do_not_lie_together(sets: tuple[str, ...], already: str, count: int, wanted: str) -> None:
    """S-2.8: with up to four boards E or B and F or D."""
    assert boards(boards_to_lay(PRINTED, in_sets(PRINTED.boards, sets), numbers(already), count)) == wanted
