"""What comes next: the tasks of the agenda, one after another, until the game is over: S-3."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from tuath.core.notation import Apply, Call, Expr, Op, Stmt, Word, statements
from tuath.core.question import bits_of, members
from tuath.core.table import Rule, Table
from tuath.games.spirit_island.conditions import Case, holds_at, names, number
from tuath.games.spirit_island.drowning import drown_arrivals
from tuath.games.spirit_island.effects import Use, carry_out
from tuath.games.spirit_island.geometry import TERRAINS, Land, land_at, number_of
from tuath.games.spirit_island.invaders import (
    advance,
    build,
    built_by,
    explore,
    explored_by,
    ravage,
    ravaged_by,
    reveal_card,
)
from tuath.games.spirit_island.material import cause_of
from tuath.games.spirit_island.pieces import DAHAN, count, healed
from tuath.games.spirit_island.powers import FAST, SLOW, repeat_power, usable, use_power
from tuath.games.spirit_island.queries import defeat, is_victory, isle, seats, spirit, terrain, terror_level
from tuath.games.spirit_island.questions import FEAR_CARD, NEXT_LAND, START, USE
from tuath.games.spirit_island.spirits import has_prepared, spirit_phase
from tuath.games.spirit_island.standing import concerns_name, library
from tuath.games.spirit_island.state import BESIDE_STOP, NO_CARD, STOP, TURN, Doing, Growing, Happening, State, Task

Do = Callable[[Table[State], Task], Awaitable[None]]
PHASES = (FAST, SLOW)
OVER = "over"


def step(table: Table[State]) -> Rule[None] | None:
    """The next step; None when the game is over."""
    return None if table.state.phase == OVER else go_on(table)


async def go_on(table: Table[State]) -> None:
    """One task, and the look at the end that follows every action: S-3.6."""
    task = table.state.agenda.pop()
    table.state.doing = [Doing()] * table.state.seats
    await TASKS[task.kind](table, task)
    if task.kind not in BEFORE:
        check(table)
    await carry_out_triggered(table)


async def carry_out_triggered(table: Table[State]) -> None:
    """S-15.6: after every action what it has triggered, once for each land where it happened; never by itself."""
    state = table.state
    if state.phase != OVER and await drown_arrivals(table):
        check(table)
    happened, state.happened = state.happened, ()
    for row in [row for row in state.standing if happened and state.phase != OVER]:
        statement = library(state.printed).statements[row.statement]
        for land in sorted({each.where for each in happened if row.where in (-1, each.where)}):
            number_here = triggered(statement, [each for each in happened if each.where == land])
            if number_here and isinstance(statement, Call):
                use = Use(
                    table,
                    row.seat,
                    Land(land),
                    user=row.seat,
                    rule="S-15.6",
                    power=row.power,
                    event=number_here,
                    cause=row.power,
                )
                await carry_out(use, statement.block or ())
                await drown_arrivals(table)
                check(table)
    state.happened = ()


def triggered(statement: Stmt, happened: Sequence[Happening]) -> int:
    """How much of what a statement waits for has happened."""
    match statement:
        case Call("on", (Apply(event, args),)):
            found = [each for each in happened if each.event == event]
            return sum(each.number for each in found if not args or concerns_name(args[0], each.what))
    return 0


def push(state: State, *tasks: Task) -> None:
    """These come next, the first one first."""
    state.agenda.extend(reversed(tasks))


def check(table: Table[State]) -> None:
    """S-3.6, S-17.3: victory first."""
    state = table.state
    lost = defeat(state)
    if is_victory(state) or lost is not None:
        state.is_won = is_victory(state)
        state.ending = "victory" if state.is_won else str(lost)
        state.phase = OVER
        state.agenda.clear()
        table.tell(f"ending-{state.ending}")


# ---- the beginning: S-2.10, S-2.13 ----------------------------------------------------------------------------------


async def settle(table: Table[State], task: Task) -> None:
    """S-2.10: presence where the panel says, on the own starting board."""
    state, seat = table.state, task.seat
    for effect in spirit(state, seat).setup:
        for call in statements(effect):
            assert isinstance(call, Call)
            lands = starting_lands(state, seat, call.args[2])
            land = Land(lands.bit_length() - 1)
            if lands & (lands - 1):
                land = await table.choose(seat, START, laws=((lands, "S-2.10", "no-start-here"),))
            state.presence[land * state.seats + seat] += number(Case(state, seat), call.args[0])
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
            return bits_of(land for land in members(board) if fits(Case(state, seat, Land(land)), wanted))
        case Apply("most", _, keys):
            return most_dahan(state, board, number(Case(state, seat), dict(keys)["rank"]))
    raise ValueError(f"{where} is no place to start")


def fits(case: Case, wanted: Expr) -> bool:
    """A condition in which bare terrains and the coast may stand."""
    match wanted:
        case Op("and", left, right) if left is not None:
            return fits(case, left) and fits(case, right)
        case Word(name) if name in TERRAINS:
            return terrain(case.state, case.here) == name
    return holds_at(case, wanted)


def most_dahan(state: State, board: int, rank: int) -> int:
    """The land with most dahan, or with second most; ties are chosen among."""
    dahan = {land: count(state.pieces[land], (DAHAN,)) for land in members(board)}
    ranked = sorted(set(dahan.values()), reverse=True)
    first = [land for land, here in dahan.items() if here == ranked[0]]
    if rank == 1 or len(first) > 1:
        return bits_of(first)
    return bits_of(land for land, here in dahan.items() if here == ranked[1])


async def first_explore(table: Table[State], task: Task) -> None:
    """S-2.13: one card, no build, no ravage."""
    await explore_step(table, task)
    advance(table.state)


# ---- a turn: S-3.1, S-3.2 -------------------------------------------------------------------------------------------


async def turn(table: Table[State], task: Task) -> None:
    state = table.state
    state.turn += 1
    table.tell("turn", number=state.turn)
    push(
        state,
        Task("spirits"),
        Task("powers", number=0),
        Task("blighted_island"),
        Task("fear_cards"),
        Task("ravage_step"),
        Task("build_step"),
        Task("explore_step"),
        Task("advance"),
        Task("powers", number=1),
        Task("end_turn"),
        Task("turn"),
    )


async def spirits(table: Table[State], task: Task) -> None:
    """S-3.3: all at the same time; it goes on until everybody is ready."""
    state = table.state
    state.phase = "spirit"
    at_it = [seat for seat in seats(state) if not has_prepared(state, seat)]
    await table.beside({seat: spirit_phase(table, seat) for seat in at_it}, may_pause=lambda: not state.busy)
    if all(has_prepared(state, seat) for seat in seats(state)):
        state.growing = [Growing()] * state.seats
    else:
        push(state, task)


async def powers(table: Table[State], task: Task) -> None:
    """S-3.3, S-7.1: whoever likes, in any order, one power at a time, until nobody wants more."""
    state, phase = table.state, PHASES[task.number]
    state.phase = phase
    options = {
        seat: [STOP, *(place + BESIDE_STOP for place in members(usable(state, seat, phase)))]
        for seat in seats(state)
        if not state.done >> seat & 1
    }
    options = {seat: values for seat, values in options.items() if len(values) > 1}
    if not options:
        state.done = 0
        return
    seat, chosen = await table.first(USE, options)
    push(state, task)
    if chosen == STOP:
        state.done |= 1 << seat
    else:
        await use_power(table, seat, chosen - BESIDE_STOP)


async def blighted_island(table: Table[State], task: Task) -> None:
    """S-10.7"""
    state = table.state
    state.phase = "invaders"
    if state.blight_card == NO_CARD:
        return
    card = state.printed.blight_cards[state.blight_card]
    if card.timing == "each_invader_phase":
        cause = cause_of(state.printed, "blight_cards", state.blight_card)
        await carry_out(Use(table, 0, rule="S-10.7", cause=cause), card.effect)


async def fear_cards(table: Table[State], task: Task) -> None:
    """S-11.3: in the order earned, each at the terror level that holds when its turn comes."""
    state = table.state
    if not state.fear_earned:
        return
    push(state, task)
    state.fear_earned -= 1
    card = await next_fear_card(table)
    state.fear_discarded |= 1 << card
    table.tell("fear-card", fear_card=card)
    level = min(terror_level(state), len(state.fear_deck))
    cause = cause_of(state.printed, "fear_cards", card)
    await carry_out(Use(table, 0, rule="S-11.3", cause=cause), state.printed.fear_cards[card].effects[level - 1])


async def next_fear_card(table: Table[State]) -> int:
    """S-11.3: the one that was turned up, or one of those that may come."""
    state = table.state
    face, *rest = state.fear_faces or (NO_CARD,)
    state.fear_faces = tuple(rest)
    if face != NO_CARD:
        return face
    card = await table.chance(FEAR_CARD, members(state.fear_cards))
    state.fear_cards &= ~(1 << card)
    return card


async def ravage_step(table: Table[State], task: Task) -> None:
    """S-8.3: card after card."""
    push(table.state, *(Task("ravage_card", where=card) for card in table.state.ravaging))


async def ravage_card(table: Table[State], task: Task) -> None:
    """S-8.17: its lands are settled before the first ravage."""
    table.state.lands_left = ravaged_by(table.state, task.where)
    push(table.state, Task("ravage_lands"))


async def ravage_lands(table: Table[State], task: Task) -> None:
    """S-8.5: in an order of choice, each an action of its own."""
    state = table.state
    left = state.lands_left
    if not left:
        return
    land = Land(left.bit_length() - 1)
    if left & (left - 1):
        land = await table.choose(0, NEXT_LAND, laws=((left, "S-8.5", "no-ravage-here"),))
    state.lands_left &= ~(1 << land)
    push(state, task)
    await ravage(table, land)


async def build_step(table: Table[State], task: Task) -> None:
    for card in table.state.building:
        for land in members(built_by(table.state, card)):
            await build(table, Land(land))


async def explore_step(table: Table[State], task: Task) -> None:
    """S-8.11"""
    card = await reveal_card(table)
    if card != NO_CARD:
        for land in members(explored_by(table.state, card)):
            explore(table, Land(land))


async def advance_cards(table: Table[State], task: Task) -> None:
    advance(table.state)


async def end_turn(table: Table[State], task: Task) -> None:
    """S-3.5, S-3.8: damage is cleared, and everything of this turn runs out."""
    state = table.state
    for row in state.standing:
        held = library(state.printed).statements[row.statement]
        if isinstance(held, Call) and held.verb == "end_of_turn":
            await carry_out(Use(table, row.seat, rule="S-3.5"), held.block or ())
    state.pieces = [tuple(sorted(healed(one) for one in pieces)) for pieces in state.pieces]
    state.standing = tuple(row for row in state.standing if row.until != TURN)
    state.isolated = 0
    for seat in seats(state):
        state.discards[seat] |= state.played[seat]
        state.played[seat] = state.used[seat] = state.plays[seat] = state.quick[seat] = 0
    state.elements = [0] * len(state.elements)


TASKS: dict[str, Do] = {
    "settle": settle,
    "first_explore": first_explore,
    "turn": turn,
    "spirits": spirits,
    "powers": powers,
    "repeat": repeat_power,
    "blighted_island": blighted_island,
    "fear_cards": fear_cards,
    "ravage_step": ravage_step,
    "ravage_card": ravage_card,
    "ravage_lands": ravage_lands,
    "build_step": build_step,
    "explore_step": explore_step,
    "advance": advance_cards,
    "end_turn": end_turn,
}
BEFORE = ("settle", "first_explore")  # nothing is looked at before the game has begun
