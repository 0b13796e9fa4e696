"""What effects do to whole boards, and to where lands end: S-4.7, S-22.8, S-22.10."""

from __future__ import annotations

from tuath.core.notation import Call, Word
from tuath.core.question import members
from tuath.games.spirit_island.action.changes import destroy_presence, put_presence, take_presence
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.material.geometry import (
    PER_BOARD,
    Land,
    Slot,
    board_place,
    land_at,
    number_of,
    with_board_beside,
)
from tuath.games.spirit_island.material.pieces import LAND_TOKENS
from tuath.games.spirit_island.state.queries.conditions import lands_meant
from tuath.games.spirit_island.state.queries.queries import boards_added, isle, presence, seats, shift_of, tokens_of
from tuath.games.spirit_island.state.questions import BOARD
from tuath.games.spirit_island.state.state import TURN, AnyStanding, Standing, State
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
    use.table.tell("destroyed-board", board=state.boards[place])


def take_what_is_left(state: State, land: Land) -> None:
    """S-22.28: also what something else would have kept there."""
    state.pieces[land] = ()
    state.markers[land] = 0
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


# ---- a board more: S-22.8 -------------------------------------------------------------------------------------------


async def add_board(use: Use, call: Call) -> None:
    """S-22.8: a random one that is not in play, with nothing of what is printed there; what follows is done with it.

    It lies beside the target board, or where that cannot be beside another.
    """
    state, most = use.state, call.key("max_per_game")
    free = [place for place in range(len(state.printed.boards)) if place not in state.boards]
    slot = with_board_beside(isle(state).layout, board_place(use.here)) if free else None
    if slot is None or (most is not None and boards_added(state) >= use.number(most)):
        return
    board = await use.table.chance(BOARD, free)
    lay_board(state, board, slot)
    use.table.tell("added-board", board=board)
    use.table.reveal()
    await carry_out(use, call.block or ())


def lay_board(state: State, board: int, slot: Slot) -> None:
    """S-22.8: its lands are empty."""
    state.boards, state.laid = (*state.boards, board), (*state.laid, slot)
    state.pieces = [*state.pieces, *[()] * PER_BOARD]
    for kind in LAND_TOKENS:
        setattr(state, kind, [*tokens_of(state, kind), *[0] * PER_BOARD])
    state.markers = [*state.markers, *[0] * PER_BOARD]
    state.presence = [*state.presence, *[0] * (PER_BOARD * state.seats)]


# ---- lands that are one for a while: S-22.10 -------------------------------------------------------------------------


async def merge(use: Use, call: Call) -> None:
    """S-22.10: this land and one beside it; all that is there or holds there is here until the end of the turn."""
    state, one = use.state, use.here
    near = lands_meant(use.case, call.args[1]) & isle(state).lands & ~(1 << one)
    if not near or one not in members(isle(state).lands):
        return
    other = await use.land(near)
    use.table.tell("lands-joined", land=one, target=other)
    state.pieces[one], state.pieces[other] = tuple(sorted(state.pieces[one] + state.pieces[other])), ()
    for kind in LAND_TOKENS:
        tokens = tokens_of(state, kind)
        tokens[one], tokens[other] = tokens[one] + tokens[other], 0
    state.markers[one], state.markers[other] = state.markers[one] + state.markers[other], 0
    for seat in seats(state):
        put_presence(state, seat, one, presence(state, seat, other))
        put_presence(state, seat, other, -presence(state, seat, other))
    state.standing = tuple(said_here(row, one, other) for row in state.standing)
    state.isolated |= (state.isolated >> other & 1) << one
    state.joined = (*state.joined, (one, other))


def said_here(row: AnyStanding, one: int, other: int) -> AnyStanding:
    """What holds this turn in the other land holds in the joined one."""
    if isinstance(row, Standing) and row.where == other and row.until == TURN:
        return row._replace(where=one)
    return row


VERBS: Verbs = {
    "destroy_board": destroy_board,
    "add_board": add_board,
    "merge": merge,
    "stasis": stasis,
    "board_actions": board_actions,
}
