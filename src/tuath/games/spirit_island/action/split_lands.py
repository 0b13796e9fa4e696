"""The split of lands that were one for a turn and are two again: S-22.10."""

from __future__ import annotations

from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import move_piece, move_presence
from tuath.games.spirit_island.action.effects import TOKENS_MEANT, tokens_there
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import PIECE_KINDS, Piece, kind_of
from tuath.games.spirit_island.state.queries.queries import decider, presence, seats
from tuath.games.spirit_island.state.questions import PART, PART_PRESENCE
from tuath.games.spirit_island.state.standing.standing import note
from tuath.games.spirit_island.state.state import BESIDE_STOP, STOP, YES, Doing, State


async def part_lands(table: Table[State]) -> None:
    """S-22.10: the players divide what is there as they like; all of it counts as moved."""
    state = table.state
    pairs, state.joined = state.joined, ()
    for one, other in reversed(pairs):
        await part_pieces(table, Land(one), Land(other))
        await part_presence(table, Land(one), Land(other))


async def part_pieces(table: Table[State], one: Land, other: Land) -> None:
    """Piece by piece, until enough have gone."""
    state, seat = table.state, decider(table.state, one)
    while left := all_there(state, one):
        state.doing[seat] = Doing(where=other, number=len(left))
        offered = [piece + BESIDE_STOP for piece in sorted(set(left))]
        chosen = await table.choose(seat, PART, [STOP, *offered])
        if chosen == STOP:
            break
        move_piece(table, chosen - BESIDE_STOP, one, other)
    for piece in all_there(state, one):
        note(state, "moved_here", one, PIECE_KINDS[kind_of(piece)], piece=piece)


def all_there(state: State, land: Land) -> list[Piece]:
    return [*state.pieces[land], *tokens_there(state, land, TOKENS_MEANT)]


async def part_presence(table: Table[State], one: Land, other: Land) -> None:
    """S-3.4: each spirit for its own."""
    state = table.state
    for seat in [seat for seat in seats(state) if presence(state, seat, one)]:
        while presence(state, seat, one):
            state.doing[seat] = Doing(where=other)
            if await table.choose(seat, PART_PRESENCE) != YES:
                break
            move_presence(table, seat, one, other)
