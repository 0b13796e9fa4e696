"""Where spirits of Jagged Earth begin, and what they begin with: S-2.10."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, at
from tests.spirit_island.play import start
from tests.spirit_island.spirits import MEMORY, STONE, SWARM, TRICKSTER
from tuath.core.question import members
from tuath.games.spirit_island.material.geometry import Land, number_of
from tuath.games.spirit_island.state.queries.queries import count_here, filled_lands, isle, prepared, presence, terrain
from tuath.games.spirit_island.state.state import Settle

DAHAN = (3,)
LURE = "lure_of_the_deep_wilderness"


def settled(spirit: str, board: str, *answers: Said) -> Isle:
    found = Isle(spirit, boards=board, expansions="both").lay_out()
    found.state.agenda = [Settle(0)]
    found.go_on(*answers)
    return found


def lands(island: Isle) -> dict[int, int]:
    """Presence by the numbers of lands."""
    own = filled_lands(tuple(island.state.presence))
    return {number_of(Land(land)): presence(island.state, 0, Land(land)) for land in members(own)}


@pytest.mark.parametrize("board", "ABCDEF")
def test_stone_begins_beside_blight(board: str) -> None:
    """In the lowest mountain without Dahan, and beside it where blight is, otherwise in sands beside it."""
    island = Isle(STONE, boards=board, expansions="both").lay_out()
    state = island.state
    bare = [
        land
        for land in members(isle(state).board(0))
        if terrain(state, Land(land)) == "mountain" and not count_here(state, Land(land), DAHAN)
    ]
    near = isle(state).near(Land(min(bare)))
    blighted = [land for land in members(near) if state.blight[land]]
    wanted = blighted or [land for land in members(near) if terrain(state, Land(land)) == "sands"]
    state.agenda = [Settle(0)]
    island.go_on(*([at(wanted[0])] if len(wanted) > 1 else []))
    assert set(lands(island)) == {min(bare), wanted[0]}


@pytest.mark.parametrize("board", "AD")
def test_memory_begins_with_markers(board: str) -> None:
    """S-22.21: moon, air and earth are prepared; 2 presence in the highest of sands and mountains."""
    island = settled(MEMORY, board)
    assert sum(prepared(island.state, 0)) == 3
    (land,) = lands(island)
    fitting = [
        number_of(Land(each))
        for each in members(isle(island.state).board(0))
        if terrain(island.state, Land(each)) in ("sands", "mountain")
    ]
    assert lands(island) == {land: 2}
    assert land == max(fitting)


def test_mischief_begins_among_dahan() -> None:
    """In the highest land with Dahan, and in land 4."""
    island = settled(TRICKSTER, "A")
    highest = max(land for land in range(1, 9) if count_here(island.state, Land(land), DAHAN))
    assert set(lands(island)) == {highest, 4}


def test_the_deep_woods_begin_inland() -> None:
    island = Isle(LURE, boards="B", expansions="both").lay_out()
    before = island.state.beasts[8]
    island.state.agenda = [Settle(0)]
    island.go_on()
    assert (lands(island), island.state.beasts[8]) == ({7: 1, 8: 2}, before + 1)


def test_swarms_begin_with_beasts() -> None:
    """Where beasts are printed, with one beasts more; with five cards of its own."""
    island = Isle(SWARM, boards="A", expansions="both").lay_out()
    printed_there = [land for land, number in enumerate(island.state.beasts) if number]
    island.state.agenda = [Settle(0)]
    island.go_on(*([at(printed_there[0])] if len(printed_there) > 1 else []))
    assert lands(island) == {printed_there[0]: 1}
    assert (island.state.beasts[printed_there[0]], island.state.hands[0].bit_count()) == (2, 5)


def test_whose_setup_moves_pieces_begins_last() -> None:
    """S-2.10 [R]: nobody is pushed into the land in which another spirit begins."""
    state = start("volcano_looming_high", "a_spread_of_rampant_green", expansions="both")
    order = [task.seat for task in reversed(state.agenda) if isinstance(task, Settle)]
    assert order == [1, 0]
