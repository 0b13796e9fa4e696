"""The Great River: boards along one shore, and towns that move on inland until they leave the island: S-19.5."""

from __future__ import annotations

from tuath.core.notation import Call
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.action.changes import change_energy, move_piece, take_piece
from tuath.games.spirit_island.action.effects import Use, Verbs, pieces_meant
from tuath.games.spirit_island.material.geometry import Island, Land, board_place, joins, land_at, number_of
from tuath.games.spirit_island.material.pieces import PIECE_KINDS, Piece, kind_of
from tuath.games.spirit_island.state.queries.conditions import names
from tuath.games.spirit_island.state.queries.queries import isle, lay_beside, scenario, seats
from tuath.games.spirit_island.state.questions import HOLD_BACK
from tuath.games.spirit_island.state.state import YES, Doing, State

EAST = 1  # the side of a board that lies opposite its ocean


def depths(island: Island) -> dict[Land, int]:
    """S-19.5: how far inland each land lies: so many steps from the coast."""
    found: dict[Land, int] = {}
    ring, depth = island.coastal, 0
    while ring:
        found |= {Land(land): depth for land in members(ring)}
        near = 0
        for land in members(ring):
            near |= island.near(Land(land))
        ring, depth = near & ~bits_of(found), depth + 1
    return found


def from_the_north(island: Island, land: Land) -> tuple[int, float]:
    """S-19.5: boards lie from north to south; on each the second coordinate rises to the north."""
    place = board_place(land)
    return place, -island.boards[place].centres[number_of(land)][1]


def eastern_lands(island: Island) -> int:
    """S-19.5: lands at a side opposite the ocean where no other board lies."""
    covered = {(join.place, join.side) for join in joins(island.layout.slots)}
    covered |= {(join.other, join.other_side) for join in joins(island.layout.slots)}
    open_sides = [place for place in range(len(island.boards)) if (place, EAST) not in covered]
    return bits_of(land_at(place, number) for place in open_sides for number in island.boards[place].sides[EAST].lands)


async def move_inland(use: Use, call: Call) -> None:
    """S-19.5: each such piece one land on, the most inland ones first; nobody moves twice."""
    island = isle(use.state)
    deep = depths(island)
    order = sorted(deep, key=lambda land: (-deep[land], from_the_north(island, land)))
    moving = {land: pieces_meant(use, call.args[0], land) for land in order}
    for land in [land for land in order if moving[land]]:
        if not await is_held_back(use, land):
            move_on(use, land, moving[land], deep)


def move_on(use: Use, land: Land, pieces: list[Piece], deep: dict[Land, int]) -> None:
    """S-19.5: split evenly from the north; at the eastern edge they leave the island, elsewhere they go along it."""
    state, island = use.state, isle(use.state)
    near = sorted(map(Land, members(island.near(land))), key=lambda each: from_the_north(island, each))
    ways = [each for each in near if deep[each] > deep[land]]
    if not ways and eastern_lands(island) >> land & 1:
        for one in pieces:
            take_piece(state, land, one)
            lay_beside(state, "scenario_card", PIECE_KINDS[kind_of(one)], 1)
            use.table.tell("left-island", land=land, piece=kind_of(one))
        return
    ways = ways or [each for each in near if deep[each] == deep[land]]
    for place, one in enumerate(pieces if ways else ()):
        move_piece(use.table, one, land, ways[place % len(ways)])


async def is_held_back(use: Use, land: Land) -> bool:
    """S-13.6, S-19.5: an isolated land keeps them if a spirit pays 1 energy."""
    state = use.state
    if not state.isolated >> land & 1:
        return False
    for seat in [seat for seat in seats(state) if state.energy[seat]]:
        state.doing[seat] = Doing(use.cause, where=land)
        if await use.table.choose(seat, HOLD_BACK) == YES:
            change_energy(use.table, seat, -1)
            return True
    return False


def wanted_layout(state: State) -> str:
    """S-19.5: how the boards lie by a rule of the scenario, if it says so."""
    chosen = scenario(state)
    said = [each for rules in chosen.rules for each in rules] if chosen is not None else []
    found = [names(each.args[0])[0] for each in said if isinstance(each, Call) and each.verb == "layout"]
    return found[0] if found else ""


VERBS: Verbs = {"move_inland": move_inland}
