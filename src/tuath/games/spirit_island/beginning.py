"""What the table settles before the first turn: how the boards lie, which they are, and who is which spirit: S-2."""

from __future__ import annotations

import dataclasses

from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.spirit_island.material import SETS, Printed, boards_to_lay, in_sets
from tuath.games.spirit_island.queries import board_count, seats
from tuath.games.spirit_island.questions import BOARD, LAYOUT, SPIRIT
from tuath.games.spirit_island.setup import BASE, new_state, usual_state
from tuath.games.spirit_island.state import NONE, Options, State, Task

CHOOSE = "choose"
FIELDS = tuple(field.name for field in dataclasses.fields(State))


def waiting_state(printed: Printed, options: Options, seats: int) -> State:
    """Before anything is settled: nobody is a spirit yet, and there is no island."""
    some = [in_sets(printed.spirits, BASE)[0]] * seats
    state = usual_state(printed, options._replace(progression="off"), some, [], BASE)
    state.options = options
    state.spirits = [NONE] * seats
    state.covered = []
    state.hands = [0] * seats
    state.agenda = [Task("lay_out"), Task("choose_spirits"), Task("choose_boards"), Task("choose_layout")]
    return state


async def choose_layout(table: Table[State], task: Task) -> None:
    """S-4.8, S-20.1: the standard one, unless the table wants another; S-20.3: of one board more with an extra one."""
    state, printed = table.state, table.state.printed
    count = board_count(state.options, state.seats)
    state.layout = printed.layout_index[f"standard_{count}"]
    fitting = [place for place, layout in enumerate(printed.layouts) if len(layout.slots) == count]
    if state.options.layout == CHOOSE and len(fitting) > 1:
        state.layout = await table.choose(0, LAYOUT, fitting)


async def choose_boards(table: Table[State], task: Task) -> None:
    """S-2.8: one for each player, by chance or by choice; four are of the base game, more need those of all boxes.

    S-20.3: an extra board is laid as if there were a player more; S-3.4: it is chosen by the host.
    """
    state = table.state
    count, of_base = board_count(state.options, state.seats), len(in_sets(state.printed.boards, BASE))
    sets = SETS if state.options.boards == CHOOSE or count > of_base else BASE
    for place in range(count):
        free = members(boards_to_lay(state.printed, sets, state.boards, count))
        if state.options.boards == CHOOSE:
            board = await table.choose(place if place < state.seats else 0, BOARD, free)
        else:
            board = await table.chance(BOARD, free)
        state.boards = (*state.boards, board)


async def choose_spirits(table: Table[State], task: Task) -> None:
    """S-2.1: each another one, in any order; the first seat may have settled it before."""
    state = table.state
    wished = state.options.spirit
    if wished != CHOOSE and state.spirits[0] == NONE:
        become(table, 0, state.printed.spirit_index[wished])
    waiting = [seat for seat in seats(state) if state.spirits[seat] == NONE]
    if waiting:
        free = [place for place in in_sets(state.printed.spirits, BASE) if place not in state.spirits]
        seat, chosen = await table.first(SPIRIT, dict.fromkeys(waiting, free))
        become(table, seat, chosen)
        state.agenda.append(task)


def become(table: Table[State], seat: Seat, chosen: int) -> None:
    table.state.spirits[seat] = chosen
    table.tell("spirit-chosen", seat=seat, spirit=chosen)


async def lay_out(table: Table[State], task: Task) -> None:
    """S-2.2 to S-2.6: everything is known now."""
    state = table.state
    prepared = new_state(state.printed, state.options, state.spirits, state.boards, layout=state.layout)
    for name in FIELDS:
        setattr(state, name, getattr(prepared, name))
