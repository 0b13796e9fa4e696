"""Material, map and setup: I-1 to I-4."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.inis.board import BLUE, GREEN, LAND, PRINTED, RED, YELLOW, begin, game, inis, near, waits_for_chance
from tuath.core.question import members
from tuath.games.inis.geometry import (
    CELLS,
    RADIUS,
    SPOTS,
    Cell,
    Spot,
    are_joined,
    around,
    covering,
    free_spots,
    is_inside,
    spot_of,
    start_island,
    touching,
)
from tuath.games.inis.queries import actions_in_use, chieftain, citadels, in_turn, next_player
from tuath.games.inis.state import CLOCKWISE, COUNTERCLOCKWISE


@pytest.mark.more  # a frozen copy of what is printed: whoever adds something changes it
def test_pieces() -> None:
    """I-1.1 to I-1.3: clans, territories, buildings, cards and tokens."""
    assert PRINTED.pieces == (12, 8, 9, 4)
    assert len(PRINTED.territories) == 16
    assert (len(PRINTED.actions), len(PRINTED.advantages), len(PRINTED.epics)) == (17, 16, 30)
    assert PRINTED.four.bit_count() == 4


def test_deeds_never_run_out() -> None:
    """I-1.4: whoever has forty gets another one."""
    lands = {"cove": "r3 b1", "hills": "capital b1"}
    played = inis(lands, {RED: "act_warlord epic_strengs_resolve"}, state={"deeds": [40, 0]})
    played.play(RED, "act_warlord")
    played.everybody("peace", "no")
    played.play(RED, "attack:p2", "epic_strengs_resolve")
    assert played.view()["players"][RED]["deeds"] == 41


def test_buildings_run_out() -> None:
    """I-1.5, I-11.4: with none left nothing is built; a territory holds any number of them."""
    played = inis({"cove": "r1 S9", "hills": "b1"}, {RED: "act_sanctuary act_citadel", BLUE: ""})
    assert played.view()["supply"]["sanctuaries"] == 0
    played.play(RED, "act_sanctuary")
    assert played.state.sanctuaries[LAND["cove"]] == 9
    assert len(played.epics(RED)) == 1


def test_a_chieftain_has_more_than_each_other() -> None:
    """I-2.1, I-2.2: a tie means none; who is alone is chieftain."""
    played = inis({"cove": "r2 b1 g1", "hills": "r2 b2 g1", "forest": "g1", "moor": ""}, seats=3)
    assert [chieftain(played.state, LAND[land]) for land in ("cove", "hills", "forest", "moor")] == [
        RED, None, GREEN, None,
    ]  # fmt: skip
    assert played.view()["players"][RED]["present"] == ["cove", "hills"]


def test_the_capital_counts_as_a_citadel() -> None:
    """I-2.5"""
    played = inis({"cove": "capital C1", "hills": "C1"})
    assert citadels(played.state, LAND["cove"]) == 2
    assert citadels(played.state, LAND["hills"]) == 1


def test_the_crows_give_the_direction() -> None:
    """I-2.6: next is whoever the crows show."""
    played = inis({"cove": "r1", "hills": "b1"}, seats=4)
    played.state.direction = COUNTERCLOCKWISE
    assert next_player(played.state, RED) == YELLOW
    assert in_turn(played.state, BLUE) == [BLUE, RED, YELLOW, GREEN]


# ---- the map --------------------------------------------------------------------------------------------------------


def test_six_neighbours() -> None:
    """I-3.1"""
    assert len({*around(Cell(2, 3))}) == 6
    assert all(Cell(2, 3) in around(cell) for cell in around(Cell(2, 3)))


@given(st.integers(0, len(SPOTS) - 1))
def test_a_tile_is_three_cells_that_touch(spot: int) -> None:
    """I-3.2: in two rotations, and no two spots cover the same cells."""
    one, two, three = CELLS[spot]
    assert two in around(one)
    assert three in around(one)
    assert three in around(two)
    assert spot_of(CELLS[spot]) == spot
    assert all(map(is_inside, CELLS[spot]))


@given(st.integers(0, len(SPOTS) - 1))
def test_touching_is_mutual(spot: int) -> None:
    """I-3.3: sharing an edge and no cell."""
    for other in members(touching(Spot(spot))):
        assert touching(Spot(other)) >> spot & 1
        assert not covering(Spot(other)) >> spot & 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_layouts(seats: int) -> None:
    """I-3.5, I-4.4: joined, each touching two others; with two players each other."""
    spots = start_island(PRINTED.layouts[seats])
    assert are_joined(spots, 1 if seats == 2 else 2)
    touched = sorted(sum(touching(one) >> other & 1 for other in spots) for one in spots)
    assert touched == {2: [1, 1], 3: [2, 2, 2], 4: [2, 2, 3, 3]}[seats]


@given(st.lists(st.integers(0, 10_000), min_size=13, max_size=13), st.sampled_from([2, 3, 4]))
def test_there_is_always_room_for_a_tile(choices: list[int], seats: int) -> None:
    """I-3.4, I-17.6: an island of sixteen has free spots, and stays inside the grid."""
    island = list(start_island(PRINTED.layouts[seats]))
    for choice in choices:
        free = members(free_spots(frozenset(island)))
        assert len(free) >= 6
        island.append(Spot(free[choice % len(free)]))
        assert are_joined(island, 1 if seats == 2 else 2)
    assert max(max(abs(cell.q), abs(cell.r), abs(cell.q + cell.r)) for spot in island for cell in CELLS[spot]) < RADIUS


def test_neighbours_in_play() -> None:
    played = inis({"cove": "", "hills": "", "forest": "", "moor": ""})
    assert near(played, "hills") == {"cove", "forest", "moor"}
    assert near(played, "cove") == {"hills", "moor"}


# ---- setup ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "fewer"), [(2, 4), (3, 4), (4, 0)])
def test_four_cards_only_with_four_players(seats: int, fewer: int) -> None:
    """I-4.1, I-13.1"""
    played = begin(seats)
    assert actions_in_use(played.state).bit_count() == len(PRINTED.actions) - fewer


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_brenn_sets_the_capital(seats: int) -> None:
    """I-4.2 to I-4.7: tiles at random, a Brenn at random, Capital and Sanctuary; Advantage cards in the display."""
    played = begin(seats, lucky=False)
    tiles = []
    for _ in range(seats):
        assert waits_for_chance(played)
        tiles.append(played.pending()[-1].options[-1])
        played.nature(tiles[-1])
    played.nature(f"p{seats}")
    assert played.state.brenn == seats - 1
    assert set(played.view()["display"]) == {f"adv_{tile}" for tile in tiles}
    assert played.state.reserve == [12] * seats
    assert played.state.deck.bit_count() == len(PRINTED.epics)
    played.play(seats - 1, tiles[0])
    played.nature("counterclockwise")
    where = LAND[tiles[0]]
    assert played.state.capital == where
    assert played.state.direction == COUNTERCLOCKWISE
    assert played.told("crows-fly-counterclockwise")
    assert not played.told("crows-fly-clockwise")
    assert played.state.sanctuaries[where] == 1 + (tiles[0] in ("stone_circle", "gates"))
    assert played.state.citadels[where] == 0


def test_no_capital_in_the_swamp() -> None:
    """I-4.7, I-9.8"""
    played = begin(2, lucky=False)
    played.nature("swamp", "cove", "p1")
    assert played.why_not(RED, "swamp").rule == "I-4.7"
    assert played.why_not(RED, "hills").rule == "I-4.4"
    assert played.may(RED, "cove")


def test_sanctuaries_that_come_with_a_territory() -> None:
    """I-4.5"""
    played = begin(2, lucky=False)
    played.nature("stone_circle", "gates", "p1")
    assert played.state.sanctuaries[LAND["stone_circle"]] == 1
    assert played.state.sanctuaries[LAND["gates"]] == 1


def test_the_crows_decide_the_order_of_the_first_clans() -> None:
    """I-4.8, I-4.9: from the Brenn in turn, twice in the same order."""
    played = begin(3, lucky=False)
    played.nature("cove", "hills", "forest", "p2")
    played.play(BLUE, "cove")
    played.nature("counterclockwise")
    order = []
    for _ in range(6):
        seat = next(iter(played.pending()))
        assert played.asked(seat) == "start-clan"
        order.append(seat)
        played.play(seat, "hills")
    assert order == [BLUE, RED, GREEN] * 2
    assert played.clans("hills") == [2, 2, 2]


def test_the_game_begins_with_an_assembly() -> None:
    """I-4.10, I-5.1: the Brenn may change at once."""
    played = begin(2, lucky=False)
    played.nature("cove", "hills", "p1")
    played.play(RED, "cove")
    played.nature("clockwise")
    played.play(RED, "hills")
    played.play(BLUE, "cove")
    played.play(RED, "hills")
    played.play(BLUE, "hills")
    assert played.state.round == 1
    assert played.state.brenn == BLUE
    assert played.state.direction == CLOCKWISE
    assert waits_for_chance(played)  # the crows of the first Assembly
    assert played.pending()[-1].key == "inis-toss"


def test_colours() -> None:
    """I-4.2"""
    assert [game().seat_name(inis({"cove": "r1", "hills": ""}, seats=4).state, seat) for seat in range(4)] == [
        "colour:red", "colour:blue", "colour:green", "colour:yellow",
    ]  # fmt: skip
