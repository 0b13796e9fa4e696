"""Boards laid by hand, one after the other: S-20.1, S-20.2."""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.amounts import usually
from tests.play import any_answer
from tests.spirit_island.board import Isle, printed
from tests.spirit_island.plan import the_game
from tuath import replay
from tuath.bots.bot import Chair
from tuath.bots.simple import GreedyBot
from tuath.core.message import Refusal
from tuath.core.position import Position
from tuath.core.question import members
from tuath.games.spirit_island.foes.wave import pass_over
from tuath.games.spirit_island.material.board_layout import ACROSS, FIRST_BOARD, LAYINGS, places_across, ways_to_lay
from tuath.games.spirit_island.material.geometry import (
    MOST_BOARDS,
    OCEAN_SIDE,
    Land,
    Slot,
    board_place,
    check_layout,
    facing_oceans,
    island,
    islands,
    joins,
    land_at,
)
from tuath.games.spirit_island.shown.scene import island_seen
from tuath.games.spirit_island.state.queries.queries import boards_added, isle, layout_with
from tuath.games.spirit_island.state.questions import INNER_LAND, LAY_BOARD
from tuath.games.spirit_island.state.state import State
from tuath.games.spirit_island.verbs.boards import lay_board
from tuath.words.catalogue import Catalogue

ALONE: tuple[Slot, ...] = (Slot(0, 0, 0),)


def begun(seats: int, seed: int = 7, **options: str) -> Position[State]:
    return Position(the_game(), the_game().complete(seats, {"layout": "free", **options}), seed)


def lay(position: Position[State], *ids: str) -> None:
    for id in ids:
        position.answer(0, id)


def play_until_laid(position: Position[State], rng: Random) -> None:
    """Whatever else is asked is answered by chance: no test depends on how."""
    while not position.state.pieces:
        position.play(*any_answer(position, rng))


# ---- where a board may lie ------------------------------------------------------------------------------------------


def edges(slot: Slot) -> dict[frozenset[tuple[int, int]], bool]:
    """The sides of a board, and whether it is the ocean's."""
    corners = slot.corners()
    ocean = frozenset(corners[each] for each in OCEAN_SIDE)
    found = {frozenset((corners[each], corners[(each + 1) % 4])): False for each in range(4)}
    return found | {ocean: True}


def is_joined(one: Slot, other: Slot) -> bool:
    """By looking at them: they have one side in common, which is nobody's ocean, and do not lie upon each other."""
    common = edges(one).keys() & edges(other).keys()
    return len(common) == 1 and not any(edges(one)[each] or edges(other)[each] for each in common)


def halves(slot: Slot) -> set[frozenset[tuple[int, int]]]:
    a, b, c, d = slot.corners()
    return {frozenset((a, b, d)), frozenset((b, c, d))}


def test_S_20_1_beside_one_board_none_is_missing() -> None:
    """Of all places of the lattice around it those that join one side: nine.

    Across the water there are four, which are alike for the last board.
    """
    around = [Slot(*each) for each in product(range(6), range(-4, 5), range(-4, 5))]
    wanted = {slot for slot in around if is_joined(ALONE[0], slot) and not halves(slot) & halves(ALONE[0])}
    found = ways_to_lay(ALONE).slots
    joined = {slot for number, slot in found.items() if LAYINGS[number].side != ACROSS}
    assert joined == wanted
    assert len(wanted) == 9
    assert len(found) == 13
    assert len(ways_to_lay(ALONE, is_last=True).slots) == 10


FEW = [each.slots for each in printed().layouts if len(each.slots) < 6]


@pytest.mark.parametrize("slots", usually(*FEW[::4], more=[(each,) for place, each in enumerate(FEW) if place % 4]))
def test_S_20_1_beside_printed_layouts_none_is_missing(slots: tuple[Slot, ...]) -> None:
    """Whatever lies free, joins a side, covers no ocean and touches no other island is offered, once."""
    ways = ways_to_lay(slots)
    around = {Slot(*each) for each in product(range(6), range(-8, 9), range(-8, 9))}
    wanted = set()
    for slot in around:
        shared = [edges(slot).keys() & edges(other).keys() for other in slots]
        is_free = not any(halves(slot) & halves(other) for other in slots)
        if is_free and any(is_joined(slot, other) for other in slots):
            covers = any(
                edges(slot)[each] or edges(other)[each]
                for other, common in zip(slots, shared, strict=True)
                for each in common
            )
            home = next(each for each in islands([*slots, slot]) if len(slots) in each)
            touched = {place for place, other in enumerate(slots) if {*other.corners()} & {*slot.corners()}}
            wanted |= {slot} if not covers and touched <= home else set()
    found = [slot for number, slot in ways.slots.items() if LAYINGS[number].side != ACROSS]
    assert len(found) == len({*found})
    assert {*found} == wanted


@pytest.mark.more
def test_S_20_1_why_a_board_does_not_lie_so() -> None:
    """Nothing lies there yet, upon another board, at an ocean, at another island."""
    position = begun(4)
    lay(position, "1-inland-inland")
    decision = position.decisions[0]
    for id, rule, key in (
        ("3-land1-land3", "S-20.1", "lay-beside"),
        ("1-inland-land3", "S-20.1", "lay-overlap"),
    ):
        refusal = decision.explain(decision.domain.index[id])
        assert refusal is not None
        assert (refusal.rule, refusal.message.key) == (rule, key)
    keys = {refusal.message.key for seed in range(12) for refusal in refusals(seed)}
    assert keys == {"lay-beside", "lay-overlap", "lay-ocean", "lay-touching", "lay-board-only"}


def refusals(seed: int) -> list[Refusal]:
    """All that may be said to somebody who lays six boards at random."""
    position, rng, found = begun(6, seed, expansions="both"), Random(seed), []
    while LAY_BOARD in [each.question for each in position.decisions.values()]:
        decision = position.decisions[0]
        found += [refusal for value in range(len(LAYINGS)) if (refusal := decision.explain(value)) is not None]
        position.play(*any_answer(position, rng))
    return found


# ---- the island of boards laid by hand ------------------------------------------------------------------------------


@st.composite
def laid_by_hand(draw: st.DrawFn) -> tuple[tuple[Slot, ...], list[int]]:
    """Two to six boards, and how each was laid."""
    slots, chosen = ALONE, list[int]()
    for _ in range(draw(st.integers(1, 5))):
        ways = ways_to_lay(slots).slots
        chosen.append(draw(st.sampled_from([*ways])))
        slots = (*slots, ways[chosen[-1]])
    return slots, chosen


@pytest.mark.more
@given(laid_by_hand())
def test_S_20_1_S_20_2_any_island_is_sound(laid: tuple[tuple[Slot, ...], list[int]]) -> None:
    """Adjacency is mutual, no ocean is covered, every board is reached, and islands lie apart only by choice."""
    slots, chosen = laid
    layout = layout_with(printed().layouts[printed().layout_index[FIRST_BOARD]], slots[1:])
    check_layout(layout.slots, layout.facing)
    found = island(printed().boards[: len(slots)], layout)
    for one, near in enumerate(found.adjacent):
        assert all(found.adjacent[other] >> one & 1 for other in members(near))
        assert all(board_place(Land(other)) == board_place(Land(one)) for other in members(near & found.oceans))
    oceans = [frozenset(slot.corners()[each] for each in OCEAN_SIDE) for slot in slots]
    assert not any(
        ocean in edges(slot) for place, ocean in enumerate(oceans) for slot in slots[:place] + slots[place + 1 :]
    )
    lands = members(found.lands)
    assert all(found.distance(Land(lands[0]), Land(other)) is not None for other in lands)
    apart = sum(LAYINGS[each].side == ACROSS for each in chosen)
    assert len(islands(slots)) <= apart + 1
    assert bool(layout.facing) == (len(islands(slots)) > 1)


@pytest.mark.more
@given(laid_by_hand(), st.integers(0, 5))
def test_turning_the_whole_changes_nothing(laid: tuple[tuple[Slot, ...], list[int]], turns: int) -> None:
    """However the table looks at it: the same sides are joined, the same oceans face each other."""
    slots, _ = laid

    def turned(slot: Slot) -> Slot:
        x, y = slot.x, slot.y
        for _ in range(turns):
            x, y = -y, x + y
        return Slot((slot.turn + turns) % 6, x, y)

    assert joins([turned(slot) for slot in slots]) == joins(slots)
    assert facing_oceans([turned(slot) for slot in slots]) == facing_oceans(slots)
    some = slots[: MOST_BOARDS - 1]
    assert [*ways_to_lay(tuple(map(turned, some))).slots] == [*ways_to_lay(some).slots]


def test_S_20_2_printed_archipelagos_face_each_other_as_seen() -> None:
    """What is seen of boards that lie so is what is printed of them."""
    assert all(facing_oceans(layout.slots) == layout.facing for layout in printed().layouts)


def test_S_20_1_the_standard_layout_by_hand() -> None:
    """Lands touch as they do where it is printed."""
    position = begun(3, boards="choose")
    for seat, board in enumerate("ABC"):
        position.answer(seat, board)
    wanted = printed().layouts[printed().layout_index["standard_3"]]
    for place in (1, 2):
        near = [join for join in joins(wanted.slots) if join.other == place]
        side, own = near[0].side, near[0].other_side
        lay(position, LAYINGS[LAYINGS.index((near[0].place, side, own))].id)
    play_until_laid(position, Random(1))
    boards = tuple(printed().boards[printed().board_index[board]] for board in "ABC")
    assert isle(position.state).adjacent == island(boards, wanted).adjacent
    assert isle(position.state).reach == island(boards, wanted).reach
    assert position.view(0)["layout"] is None
    assert island_seen(printed(), position.view(0)).adjacent == island(boards, wanted).adjacent


def test_S_20_2_an_ocean_may_face_one_board_of_an_island_or_two() -> None:
    """Whichever of the boards the others were joined to: every island with an ocean that faces another's is allowed."""
    joined = (
        ALONE[0],
        ways_to_lay(ALONE).slots[LAYINGS.index(next(each for each in LAYINGS if each.id == "1-land3-land1"))],
    )
    ways = ways_to_lay(joined, is_last=True)
    across = [slot for number, slot in ways.slots.items() if LAYINGS[number].side == ACROSS]
    assert {facing_oceans([*joined, slot]) for slot in across} == {((0, 2),), ((1, 2),), ((0, 2), (1, 2))}


@pytest.mark.parametrize(("place", "end"), [(0, 3), (1, 1), (2, 3), (3, 1)])
def test_S_20_2_towards_which_end_of_the_coast_it_lies(place: int, end: int) -> None:
    """Land 3 is at the corner where the coast begins, land 1 where it ends."""
    slot = places_across(ALONE[0])[place]
    start, stop = (plane(ALONE[0].corners()[corner]) for corner in OCEAN_SIDE)
    middle = sum(plane(slot.corners()[corner]) for corner in OCEAN_SIDE) / 2
    assert (abs(middle - start) < abs(middle - stop)) == (end == 3)


def plane(point: tuple[int, int]) -> complex:
    x, y = point
    return x + y / 2 + sqrt(0.75) * y * 1j


def test_S_20_2_three_islands_across_the_water() -> None:
    """Two boards lie apart from the first: their coasts are 2 from its coast, and nothing goes over the water."""
    position = begun(3)
    lay(position, "1-ocean", "1-ocean")
    play_until_laid(position, Random(1))
    where = isle(position.state)
    assert where.layout.facing == ((0, 1), (0, 2))
    assert [len(each) for each in islands(where.layout.slots)] == [1, 1, 1]
    assert where.distance(land_at(0, 2), land_at(1, 2)) == 2
    assert where.distance(land_at(0, 2), land_at(2, 2)) == 2
    assert where.hops[1][2] == 2
    assert not any(where.adjacent[land_at(0, number)] >> 9 for number in range(9))


# ---- at the table ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_host_lays_all_boards_but_the_first(seats: int) -> None:
    """S-3.4, S-20.1: the boards are known before; alone there is nothing to lay."""
    position = begun(seats, expansions="both")
    asked = 0
    while LAY_BOARD in [each.question for each in position.decisions.values()]:
        assert [*position.decisions] == [0]
        assert len(position.state.boards) == seats
        position.answer(0, position.decisions[0].options[0])
        asked += 1
    assert asked == seats - 1
    play_until_laid(position, Random(seats))
    assert len(position.state.pieces) == 9 * seats
    assert boards_added(position.state) == 0


def test_S_20_3_an_extra_board_is_laid_too() -> None:
    """As if there were a player more."""
    position = begun(1, extra_board="on")
    assert position.decisions[0].question is LAY_BOARD
    lay(position, "1-ocean")
    play_until_laid(position, Random(1))
    assert position.view(0)["extra_board"] == printed().boards[position.state.boards[1]].id
    assert isle(position.state).layout.facing == ((0, 1),)


def test_S_19_5_a_scenario_that_wants_a_layout_has_it() -> None:
    """Along one shore; nobody is asked."""
    position = begun(3, scenario="the_great_river", expansions="both")
    play_until_laid(position, Random(1))
    assert printed().layouts[position.state.layout].id == "coastline_3"
    assert position.state.laid == ()


def test_S_19_2_the_isles_heart_is_chosen() -> None:
    """In a free layout one inland land for each spirit, also with two."""
    position = begun(2, scenario="guard_the_isles_heart")
    lay(position, "1-land1-land3")
    rng = Random(1)
    while INNER_LAND not in [each.question for each in position.decisions.values()]:
        assert not position.state.turn
        position.play(*any_answer(position, rng))


def test_S_22_8_a_board_more_comes_beside_those_laid_by_hand() -> None:
    """It is the first that comes; the others were laid before."""
    position = begun(2)
    lay(position, "1-land1-land3")
    play_until_laid(position, Random(1))
    found = Isle(boards="AB")
    found.state.layout, found.state.laid = position.state.layout, position.state.laid
    found.carry_out("add_board(max_per_game=1){fear(1)}", "C", here=4)
    found.carry_out("add_board(max_per_game=1){fear(1)}", here=4)
    assert boards_added(found.state) == 1
    assert len(isle(found.state).layout.slots) == 3


def test_S_19_10_the_second_game_is_on_the_same_island() -> None:
    """S-19.13: what was laid by hand stays, what came later goes."""
    position = begun(2, scenario="second_wave", expansions="both")
    lay(position, "1-ocean")
    play_until_laid(position, Random(2))
    state = position.state.copy()
    lay_board(state, next(board for board in range(6) if board not in state.boards), Slot(0, 0, 5))
    pass_over(state)
    assert (state.laid, state.boards) == (position.state.laid, position.state.boards)


def test_bots_lay_boards() -> None:
    """They are asked like anybody, and choose something that is offered."""
    position = begun(3)
    for _ in range(2):
        chair = Chair(position, 0)
        assert GreedyBot().choose(chair, Random(1)) in position.decisions[0].values
        position.play(0, GreedyBot().choose(chair, Random(1)))
    assert len(position.state.laid) == 2


def test_a_record_is_taken_up_and_taken_back() -> None:
    """It names what was done; a copy of the position and the record lead to the same island."""
    position = begun(3, boards="choose")
    for seat in range(3):
        position.answer(seat, position.decisions[seat].options[0])
    lay(position, "1-inland-land1", "2-ocean")
    lines = str(position.record())
    assert "1-inland-land1" in lines
    assert "2-ocean" in lines
    assert replay(lines).state.laid == position.state.laid == position.copy().state.laid


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_on_such_an_island(seed: int) -> None:
    rng = Random(seed)
    position = begun(3, seed, extra_board="on", expansions="both")
    while not position.over:
        position.play(*any_answer(position, rng))
        if position.state.pieces:
            position.view(0)
    assert len(position.state.laid) >= 3


@pytest.mark.parametrize(
    ("code", "prompt", "joined", "apart"),
    [
        (
            "en",
            "Where do you lay board B?",
            "its inland side at the side by land 3 of board A",
            "apart: its ocean faces that of board A, towards land 3",
        ),
        (
            "de",
            "Wohin legst du Spielplan B?",
            "seine Binnenseite an der Seite bei Gebiet 3 von Spielplan A",
            "abseits: Sein Ozean liegt dem von Spielplan A gegenüber, zu Gebiet 3 hin",
        ),
    ],
)
def test_it_is_told_in_words(code: str, prompt: str, joined: str, apart: str) -> None:
    """For the terminal, and under the pictures of the page."""
    position = begun(2, boards="choose")
    for seat, board in enumerate("AB"):
        position.answer(seat, board)
    words = Catalogue(code, the_game())
    decision = position.decisions[0]
    said = [words.option(decision, the_game().about(position.state, decision, value)) for value in decision.values]
    assert {joined, apart} <= {*said}
    assert len({*said}) == len(said)
    assert words.prompt(decision, the_game().about(position.state, decision, decision.values[0])) == prompt
