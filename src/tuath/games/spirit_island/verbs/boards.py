"""What effects do to whole boards: S-4.7."""

from __future__ import annotations

from tuath.core.notation import Call, Word
from tuath.core.question import members
from tuath.games.spirit_island.action.changes import destroy_presence, take_presence
from tuath.games.spirit_island.action.effects import Use, Verbs
from tuath.games.spirit_island.material.geometry import PER_BOARD, Land, board_place, land_at, number_of
from tuath.games.spirit_island.material.pieces import LAND_TOKENS
from tuath.games.spirit_island.state.queries import isle, presence, seats, shift_of, tokens_of
from tuath.games.spirit_island.state.state import State
from tuath.games.spirit_island.verbs.harm import destroy_by_effect


async def destroy_board(use: Use, call: Call) -> None:
    """S-22.28: the board of the target land with everything on it; its blight leaves the game.

    Whatever would spare a piece or keep it there is of no use: it is gone with the board.
    """
    state, place = use.state, board_place(use.here)
    state.frozen &= ~((1 << PER_BOARD) - 1 << place * PER_BOARD)  # S-22.11: it overrides that
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


async def stasis(use: Use, call: Call) -> None:
    """S-22.11: the land with all that is in it is as if it were not there; never an ocean."""
    if number_of(use.here):
        use.state.frozen |= 1 << use.here
        use.table.tell("frozen", land=use.here)


async def board_actions(use: Use, call: Call) -> None:
    """S-22.17: in this invader phase so many more actions happen on the board that presence left, or reached."""
    lands = members(use.tally.lands.get("left_land" if call.args[0] == LEFT else "moved_to", 0))
    if lands:
        name = shift_of(board_place(Land(lands[0])))
        use.state.counters[name] = use.state.counters.get(name, 0) + use.number(call.args[1])


LEFT = Word("board_from")
VERBS: Verbs = {"destroy_board": destroy_board, "stasis": stasis, "board_actions": board_actions}
