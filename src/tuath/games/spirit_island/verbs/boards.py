"""What effects do to whole boards: S-4.7."""

from __future__ import annotations

from tuath.core.notation import Call
from tuath.core.question import members
from tuath.games.spirit_island.action.changes import destroy_presence, take_presence
from tuath.games.spirit_island.action.effects import Use, Verbs
from tuath.games.spirit_island.material.geometry import Land, board_place, land_at
from tuath.games.spirit_island.material.pieces import LAND_TOKENS
from tuath.games.spirit_island.state.queries import isle, presence, seats, tokens_of
from tuath.games.spirit_island.state.state import State
from tuath.games.spirit_island.verbs.harm import destroy_by_effect


async def destroy_board(use: Use, call: Call) -> None:
    """S-22.28: the board of the target land with everything on it; its blight leaves the game.

    Whatever would spare a piece or keep it there is of no use: it is gone with the board.
    """
    state, place = use.state, board_place(use.here)
    lands = [*members(isle(state).board(place)), land_at(place, 0)]
    for land in map(Land, lands):
        for one in state.pieces[land]:
            await destroy_by_effect(use, land, one)
        for seat in seats(state):
            await destroy_presence(use.table, seat, land, presence(state, seat, land), by=use)
    for land in map(Land, lands):
        take_what_is_left(state, land)
    state.sunk |= 1 << place
    use.table.tell("board-destroyed", board=state.boards[place])


def take_what_is_left(state: State, land: Land) -> None:
    """S-22.28: also what something else would have kept there."""
    state.pieces[land] = ()
    for kind in LAND_TOKENS:
        tokens_of(state, kind)[land] = 0
    for seat in seats(state):
        while presence(state, seat, land):
            take_presence(state, seat, land)
            state.destroyed[seat] += 1


VERBS: Verbs = {"destroy_board": destroy_board}
