"""What the table settles before the first turn: how the boards lie, which they are, and who is which spirit: S-2."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from tuath.core.notation import Apply, Call, Expr, Op, Word, statements
from tuath.core.question import Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import one_land, put_presence
from tuath.games.spirit_island.material.geometry import TERRAINS, Land, land_at, number_of
from tuath.games.spirit_island.material.material import SETS, Printed, boards_to_lay, in_sets
from tuath.games.spirit_island.material.pieces import DAHAN, count
from tuath.games.spirit_island.state.conditions import Case, holds_at, names, number
from tuath.games.spirit_island.state.queries import (
    board_count,
    isle,
    presence_lands,
    seats,
    sets_in_use,
    spirit,
    terrain,
)
from tuath.games.spirit_island.state.questions import ASPECT, BOARD, LAYOUT, SPIRIT, START
from tuath.games.spirit_island.state.state import BESIDE_STOP, NONE, STOP, Do, Options, Rules, Settle, State, Task
from tuath.games.spirit_island.turn.setup import new_state, usual_state

CHOOSE = "choose"
FIELDS = tuple(field.name for field in dataclasses.fields(State))


def waiting_state(rules: Rules, printed: Printed, options: Options, seats: int) -> State:
    """Before anything is settled: nobody is a spirit yet, and there is no island."""
    some = [in_sets(printed.spirits, sets_in_use(options))[0]] * seats
    state = usual_state(rules, printed, options._replace(progression="off"), some, [])
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
    """S-2.8: one for each player, by chance or by choice; of the sets in use, or of all boxes where those are too few.

    S-20.3: an extra board is laid as if there were a player more; S-3.4: it is chosen by the host.
    """
    state = table.state
    count, in_use = board_count(state.options, state.seats), sets_in_use(state.options)
    sets = SETS if state.options.boards == CHOOSE or count > len(in_sets(state.printed.boards, in_use)) else in_use
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
        await become(table, 0, state.printed.spirit_index[wished])
    waiting = [seat for seat in seats(state) if state.spirits[seat] == NONE]
    if waiting:
        free = [
            place for place in in_sets(state.printed.spirits, sets_in_use(state.options)) if place not in state.spirits
        ]
        seat, chosen = await table.first(SPIRIT, dict.fromkeys(waiting, free))
        await become(table, seat, chosen)
        state.agenda.append(task)


async def become(table: Table[State], seat: Seat, chosen: int) -> None:
    """S-2.1: with at most one aspect, where there is one for the spirit in a set in use."""
    state = table.state
    state.spirits[seat] = chosen
    table.tell("spirit-chosen", seat=seat, spirit=chosen)
    in_use = in_sets(state.printed.aspects, sets_in_use(state.options))
    known = [place for place in state.printed.spirits[chosen].aspects if place in in_use]
    if not known:
        return
    aspect = await table.choose(seat, ASPECT, [STOP, *(place + BESIDE_STOP for place in known)])
    if aspect != STOP:
        state.aspects = (*state.aspects[:seat], aspect - BESIDE_STOP, *state.aspects[seat + 1 :])
        table.tell("aspect-chosen", seat=seat, aspect=aspect)


async def lay_out(table: Table[State], task: Task) -> None:
    """S-2.2 to S-2.6: everything is known now."""
    state = table.state
    prepared = new_state(
        state.rules,
        state.printed,
        state.options,
        state.spirits,
        state.boards,
        layout=state.layout,
        aspects=state.aspects,
    )
    for name in FIELDS:
        setattr(state, name, getattr(prepared, name))


# ---- presence: S-2.10 -----------------------------------------------------------------------------------------------


async def place_first_presence(table: Table[State], task: Settle) -> None:
    """S-2.10: presence where the panel says, on the own starting board."""
    state, seat = table.state, task.seat
    for effect in spirit(state, seat).setup:
        for call in statements(effect):
            assert isinstance(call, Call)
            lands = starting_lands(state, seat, call.args[2])
            land = await one_land(table, seat, START, (lands, "S-2.10", "no-start-here"))
            put_presence(state, seat, land, number(Case(state, seat), call.args[0]))
            table.tell("settled", seat=seat, land=land)


def starting_lands(state: State, seat: int, where: Expr) -> int:
    """S-2.10: a land of the own board, or those among which is chosen."""
    place = state.starts[seat]
    board = isle(state).board(place)
    match where:
        case Apply("ocean"):
            return 1 << land_at(place, 0)
        case Apply("land_no", (found,)):
            return 1 << land_at(place, number(Case(state, seat), found))
        case Apply("highest", (wanted,)):
            fitting = [land for land in members(board) if terrain(state, Land(land)) in names(wanted)]
            return 1 << max(fitting, key=lambda land: number_of(Land(land)))
        case Apply("choice", (wanted,)):
            return bits_of(land for land in members(board) if fits_start(Case(state, seat, Land(land)), wanted))
        case Apply("most"):
            return most_dahan(state, board & ~presence_lands(state, seat))
    raise ValueError(f"{where} is no place to start")


def fits_start(case: Case, wanted: Expr) -> bool:
    """A condition in which bare terrains and the coast may stand."""
    match wanted:
        case Op("and", left, right) if left is not None:
            return fits_start(case, left) and fits_start(case, right)
        case Word(name) if name in TERRAINS:
            return terrain(case.state, case.here) == name
    return holds_at(case, wanted)


def most_dahan(state: State, board: int) -> int:
    """The land with most dahan, then the one with second most: the most where one is not yet; ties are chosen among."""
    dahan = {land: count(state.pieces[land], (DAHAN,)) for land in members(board)}
    return bits_of(land for land, here in dahan.items() if here == max(dahan.values()))


TASKS: Mapping[str, Do] = {
    "choose_layout": choose_layout,
    "choose_boards": choose_boards,
    "choose_spirits": choose_spirits,
    "lay_out": lay_out,
    "settle": place_first_presence,
}
