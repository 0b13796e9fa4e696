"""What the table settles before the first turn: how the boards lie, which they are, and who is which spirit: S-2."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from tuath.core.notation import Apply, Call, Effect, Expr, If, Op, Word
from tuath.core.question import Laws, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import add_tokens, one_land, put_presence
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.foes.river import wanted_layout
from tuath.games.spirit_island.foes.wave import inheritance
from tuath.games.spirit_island.material.board_layout import ACROSS, FIRST_BOARD, LAYINGS, ways_to_lay
from tuath.games.spirit_island.material.geometry import TERRAINS, Land, land_at
from tuath.games.spirit_island.material.material import SETS, Printed, boards_to_lay, cause_of, in_sets
from tuath.games.spirit_island.material.pieces import DAHAN, LAND_TOKENS, count
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import names, number
from tuath.games.spirit_island.state.queries.conditions import where as lands_where
from tuath.games.spirit_island.state.queries.queries import (
    board_count,
    in_use,
    isle,
    presence_lands,
    seats,
    slots,
    spirit,
    terrain,
)
from tuath.games.spirit_island.state.questions import ASPECT, BOARD, LAY_BOARD, LAYOUT, SPIRIT, START
from tuath.games.spirit_island.state.standing.wave import POOL, SPIRITS_BEFORE, has_passed_over
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    NONE,
    NOTHING_SAID,
    STOP,
    AnyTask,
    Do,
    Options,
    Rules,
    Settle,
    State,
    Task,
)
from tuath.games.spirit_island.turn.setup import new_state, usual_state

CHOOSE = "choose"
BY_HAND = "free"
PREVIOUS = "adjacent_to_previous"
TERRAINS_NAMED = frozenset(TERRAINS)
FIELDS = tuple(field.name for field in dataclasses.fields(State))


def waiting_state(rules: Rules, printed: Printed, options: Options, seats: int) -> State:
    """Before anything is settled: nobody is a spirit yet, and there is no island."""
    some = [in_use(printed, "spirits", options)[0]] * seats
    state = usual_state(rules, printed, options._replace(progression="off"), some, [])
    state.options = options
    state.spirits = (NONE,) * seats
    state.covered = []
    state.hands = [0] * seats
    state.agenda = [Task("lay_out"), Task("choose_spirits"), *settling(options)]
    return state


def settling(options: Options) -> list[AnyTask]:
    """Boards are chosen for their places in a layout; whoever lays them by hand knows them before: S-20.1."""
    tasks: list[AnyTask] = [Task("choose_boards"), Task("choose_layout")]
    return tasks[::-1] if options.layout == BY_HAND else tasks


async def choose_layout(table: Table[State], task: Task) -> None:
    """S-4.8, S-20.1: the standard one, unless the table or a scenario wants another.

    S-20.3: of one board more with an extra one.
    """
    state, printed = table.state, table.state.printed
    count = board_count(state.options, state.seats)
    state.layout = printed.layout_index[f"standard_{count}"]
    wanted = wanted_layout(state)
    if wanted:
        state.layout = printed.layout_index.get(f"{wanted}_{count}", state.layout)
        return
    if state.options.layout == BY_HAND:
        await lay_by_hand(table)
        return
    fitting = [place for place, layout in enumerate(printed.layouts) if len(layout.slots) == count]
    if state.options.layout == CHOOSE and len(fitting) > 1:
        state.layout = await table.choose(0, LAYOUT, fitting)


async def lay_by_hand(table: Table[State]) -> None:
    """S-20.1, S-20.2: the first board lies already, each other one is joined to those before it or begins an island.

    S-3.4: the host lays them for all.
    """
    state = table.state
    if len(state.boards) == 1:
        return
    state.layout = state.printed.layout_index[FIRST_BOARD]
    for board in state.boards[1:]:
        lying = slots(state)
        ways = ways_to_lay(lying, is_last=len(lying) + 1 == len(state.boards))
        chosen = await table.choose(0, LAY_BOARD, list(ways.slots), ways.laws)
        beside, side, _ = LAYINGS[chosen]
        state.laid = (*state.laid, ways.slots[chosen])
        table.tell("laid-by-hand", board=board, beside=state.boards[beside], apart=int(side == ACROSS))


async def choose_boards(table: Table[State], task: Task) -> None:
    """S-2.8: one for each player, by chance or by choice; of the sets in use, or of all boxes where those are too few.

    S-20.3: an extra board is laid as if there were a player more; S-3.4: it is chosen by the host.
    """
    state = table.state
    count, boards = board_count(state.options, state.seats), in_use(state.printed, "boards", state.options)
    if state.options.boards == CHOOSE or count > len(boards):
        boards = in_sets(state.printed.boards, SETS)
    for place in range(count):
        free = members(boards_to_lay(state.printed, boards, state.boards, count))
        if state.options.boards == CHOOSE:
            taken = ((~bits_of(state.boards), "S-2.8", "no-board-taken"),)
            board = await table.choose(place if place < state.seats else 0, BOARD, free, taken)
        else:
            board = await table.chance(BOARD, free)
        state.boards = (*state.boards, board)


async def choose_spirits(table: Table[State], task: Task) -> None:
    """S-2.1: each another one, in any order; the first seat may have settled it before."""
    state = table.state
    wished = state.options.spirit
    if wished != CHOOSE and state.spirits[0] == NONE and not has_passed_over(state):
        await become(table, 0, state.printed.spirit_index[wished])
    waiting = [seat for seat in seats(state) if state.spirits[seat] == NONE]
    if waiting:
        free = spirits_left(state)
        seat, chosen = await table.first(SPIRIT, dict.fromkeys(waiting, free), lambda _: spirit_laws(state))
        await become(table, seat, chosen)
        state.agenda.append(task)


def spirits_left(state: State) -> list[int]:
    """S-2.1: those whom nobody has; S-19.10: others than in a first game, as long as there are any."""
    free = [place for place in in_use(state.printed, "spirits", state.options) if place not in state.spirits]
    before = state.counters.get(SPIRITS_BEFORE, 0)
    return [place for place in free if not before >> place & 1] or free


def spirit_laws(state: State) -> Laws:
    """S-2.1, S-2.16, S-19.10: why a spirit cannot be chosen."""
    there = bits_of(in_use(state.printed, "spirits", state.options))
    taken = bits_of(place for place in state.spirits if place != NONE)
    return [
        (there, "S-2.16", "spirit-not-there"),
        (there & ~taken, "S-2.1", "spirit-taken"),
        (bits_of(spirits_left(state)), "S-19.10", "spirit-played-before"),
    ]


async def become(table: Table[State], seat: Seat, chosen: int) -> None:
    """S-2.1: with at most one aspect, where there is one for the spirit in a set in use."""
    state = table.state
    state.spirits = (*state.spirits[:seat], chosen, *state.spirits[seat + 1 :])
    state.said = NOTHING_SAID
    table.tell("spirit-chosen", seat=seat, spirit=chosen)
    there = in_use(state.printed, "aspects", state.options)
    known = [place for place in state.printed.spirits[chosen].aspects if place in there]
    if not known:
        return
    own = bits_of(place + BESIDE_STOP for place in state.printed.spirits[chosen].aspects) | 1 << STOP
    laws = ((own, "S-2.1", "no-aspect-of-spirit"),)
    aspect = await table.choose(seat, ASPECT, [STOP, *(place + BESIDE_STOP for place in known)], laws)
    if aspect != STOP:
        state.aspects = (*state.aspects[:seat], aspect - BESIDE_STOP, *state.aspects[seat + 1 :])
        state.said = NOTHING_SAID
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
        lying=(state.layout, state.laid),
        aspects=state.aspects,
        passed_on=state.counters,
    )
    begin_anew(state, prepared)


def begin_anew(state: State, other: State) -> None:
    for name in FIELDS:
        setattr(state, name, getattr(other, name))


async def next_game(table: Table[State], task: Task) -> None:
    """S-19.10: the same players and boards; the island waits until all have chosen other spirits."""
    state = table.state
    passed_on = inheritance(state)
    waiting = waiting_state(state.rules, state.printed, state.options, state.seats)
    waiting.boards, waiting.layout, waiting.counters = state.boards, state.layout, passed_on
    waiting.laid = state.laid
    waiting.blight_left = passed_on[POOL]
    waiting.agenda = [Task("lay_out"), Task("choose_spirits")]
    begin_anew(state, waiting)
    table.tell("wave-second")


# ---- presence: S-2.10 -----------------------------------------------------------------------------------------------


async def place_first_presence(table: Table[State], task: Settle) -> None:
    """S-2.10: everything that the panel and its aspect say of the setup, from first to last."""
    use = Use(
        table,
        task.seat,
        actor=task.seat,
        rule="S-2.10",
        cause=cause_of(table.state.printed, "spirits", table.state.spirits[task.seat]),
    )
    for effect in spirit(table.state, task.seat).setup:
        await set_up(use, effect)


async def set_up(use: Use, effect: Effect) -> None:
    """S-2.10: presence and tokens are placed on the own starting board; the rest is done as ever."""
    for statement in effect:
        match statement:
            case Call("place") as call:
                await place_one(use, call)
            case If(condition, then, otherwise):
                await set_up(use, then if use.holds(condition) else otherwise)
            case _:
                await carry_out(use, (statement,))


async def place_one(use: Use, call: Call) -> None:
    """S-2.10: so many pieces in one land."""
    table, state, seat, what = use.table, use.state, use.seat, names(call.args[1])[0]
    lands = starting_lands(use, call)
    land = await one_land(table, seat, START, (lands, "S-2.10", "no-start-here"))
    use.tally.lands["same_land"] = 1 << land
    quantity = number(use.case, call.args[0])
    if what in LAND_TOKENS:
        add_tokens(table, land, what, quantity)
        return
    put_presence(state, seat, land, quantity)
    table.tell("settled", seat=seat, land=land)


def starting_lands(use: Use, call: Call) -> int:
    """S-2.10: a land of the own board, or those among which is chosen; elsewhere if there is none.

    S-19.13 [R]: in a second game such a land of any board, and any land of the own one where no board has one.
    """
    board, where, fallback = isle(use.state).board(use.state.starts[use.seat]), call.args[2], call.key("fallback")
    found = lands_to_start(use, where, board)
    if not found and fallback is not None:
        found = lands_to_start(use, Apply(PREVIOUS, (fallback,)), board) if is_near(call) else 0
        found = found or lands_to_start(use, Apply("choice", (fallback,)), board)
    return found or on_any_board(use, where) or board


def on_any_board(use: Use, where: Expr) -> int:
    """Lands like that, whichever number they have on their board."""
    match where:
        case Apply("highest" | "lowest" | "choice", (wanted,)):
            return fitting(use.case, wanted, isle(use.state).lands)
    return 0


def is_near(call: Call) -> bool:
    """Is it said of a land beside the one before?"""
    return isinstance(call.args[2], Apply) and call.args[2].name == PREVIOUS


def lands_to_start(use: Use, where: Expr, board: int) -> int:
    state, case = use.state, use.case
    place = state.starts[use.seat]
    match where:
        case Word("same_land"):
            return use.tally.lands.get("same_land", 0)
        case Apply("ocean"):
            return 1 << land_at(place, 0)
        case Apply("land_no", (printed,)):
            return 1 << land_at(place, number(case, printed))
        case Apply("highest", (wanted,)):
            return 1 << fitting(case, wanted, board).bit_length() >> 1
        case Apply("lowest", (wanted,)):
            found = fitting(case, wanted, board)
            return found & -found
        case Apply("choice", (wanted,), keys):
            return fitting(case, wanted, isle(state).lands if dict(keys).get("board") == Word("any") else board)
        case Apply("adjacent_to_previous", (wanted,)):
            near = isle(state).near(Land(members(use.tally.lands["same_land"])[0]))
            return fitting(case, wanted, near & board)
        case Apply("most"):
            return most_dahan(state, board & ~presence_lands(state, use.seat))
    raise ValueError(f"{where} is no place to start")


def fitting(case: Case, wanted: Expr, lands: int) -> int:
    """Those lands that fulfil a condition in which bare terrains and the coast may stand."""
    match wanted:
        case Op("and", left, right) if left is not None:
            return fitting(case, right, fitting(case, left, lands))
        case Op("|") | Word() if TERRAINS_NAMED.issuperset(grounds := names(wanted)):
            return bits_of(land for land in members(lands) if terrain(case.state, Land(land)) in grounds)
    return lands_where(case, wanted, lands)


def most_dahan(state: State, board: int) -> int:
    """The land with most dahan, then the one with second most: the most where one is not yet; ties are chosen among."""
    dahan = {land: count(state.pieces[land], (DAHAN,)) for land in members(board)}
    return bits_of(land for land, here in dahan.items() if here == max(dahan.values()))


TASKS: Mapping[str, Do] = {
    "choose_layout": choose_layout,
    "choose_boards": choose_boards,
    "choose_spirits": choose_spirits,
    "lay_out": lay_out,
    "next_game": next_game,
    "settle": place_first_presence,
}
