"""What comes next: dealing, start shields, rounds, turns and the end. What follows a step stands in the state."""

from __future__ import annotations

from collections.abc import Callable

from tuath.core.question import Seat
from tuath.core.table import Rule, Table
from tuath.games.origo.legality import act_laws, start_laws, start_player_laws, tribe_laws
from tuath.games.origo.queries import cards_to_draw, clockwise, last_on_path, next_to_draw
from tuath.games.origo.questions import ACT, START_PLAYER, START_SHIELD, TRIBE
from tuath.games.origo.state import ATTACK, DONE, EXCHANGE, EXPAND, MIGRATE, SAIL, SKIP, State
from tuath.games.origo.verbs import (
    attack,
    call_last_round,
    cover,
    draw,
    duel,
    exchange,
    expand,
    migrate,
    reshuffle,
    sail,
    sail_on,
    take_shield,
    tribal_scoring,
)

STANDSTILL = 3  # O-R.49: rounds without an expansion or an attack

# ---- setup ----------------------------------------------------------------------------------------------------------


async def deal(table: Table[State]) -> None:
    """O-4.5, O-R.33: ten cards for each player, before the start shields."""
    state = table.state
    await draw(table, state.turn)
    if not cards_to_draw(state, state.turn):
        state.turn = (state.turn + 1) % state.seats
        if not state.turn:
            state.phase = "tribes" if state.options.tribes == "chosen" else "start"


async def choose_tribe(table: Table[State]) -> None:
    """O-4.1: seat by seat."""
    state = table.state
    tribe = await table.decide(state.turn, TRIBE, laws=lambda: tribe_laws(state), always=state.options.asks_all)
    state.tribes[state.turn] = tribe
    table.tell("tribe-chosen", seat=state.turn, tribe=tribe)
    state.turn = (state.turn + 1) % state.seats
    if not state.turn:
        state.phase = "start"


async def lay_start_shield(table: Table[State]) -> None:
    """O-5.1, O-5.3: one shield each in turn, without cards, until all have laid as many as the start demands."""
    state = table.state
    seat = state.turn
    field = await table.choose(seat, START_SHIELD, laws=lambda: start_laws(state))
    table.tell("started", seat=seat, field=field)
    await take_shield(table, seat)
    await cover(table, seat, field)
    supply, start = state.printed.shields[state.seats]
    laid = state.seats * supply - sum(state.supply)
    if laid == state.seats * start:
        await begin_round(table)
    else:
        state.turn = start_turn(state, laid)


def start_turn(state: State, laid: int) -> Seat:
    """O-5.1: whose start shield comes after so many; by our option every other time from the last player back."""
    time, place = divmod(laid, state.seats)
    is_back = state.options.placement == "back_and_forth" and time % 2
    return state.seats - 1 - place if is_back else place


# ---- rounds and turns -----------------------------------------------------------------------------------------------


async def begin_round(table: Table[State]) -> None:
    """O-6.1, O-1.8: one turn for everybody, clockwise from the start player."""
    state = table.state
    state.round += 1
    state.skipped = 0
    state.is_quiet = True
    table.tell("round-begins", round=state.round, seat=state.starter)
    await begin_turn(table, state.starter)


async def begin_turn(table: Table[State], seat: Seat) -> None:
    state = table.state
    state.turn, state.phase = seat, "turn"
    state.uses = state.printed.constants.uses_per_turn
    state.has_moved = state.has_sailed = state.has_acted = False
    state.sailed = state.defended = 0


async def take_turn(table: Table[State]) -> None:
    """O-6.2, O-6.3: one action after another, in any order, until the player has had enough."""
    state = table.state
    seat = state.turn
    act = await table.choose(seat, ACT, laws=lambda: act_laws(state, seat))
    if act == SKIP:
        table.tell("skipped", seat=seat)
        state.skipped |= 1 << seat
    if act in (SKIP, DONE):
        await end_turn(table)
    else:
        state.has_acted = True
        await ACTS[act](table, seat)


async def go_on_sailing(table: Table[State]) -> None:
    await sail_on(table, table.state.turn)


async def draw_for_exchange(table: Table[State]) -> None:
    """O-9.3: two cards, and the turn goes on."""
    state = table.state
    await draw(table, state.turn)
    state.draws -= 1
    if not state.draws:
        state.phase = "turn"


async def end_turn(table: Table[State]) -> None:
    """O-6.4: only now are hands filled up, that of the player first."""
    state = table.state
    for seat in clockwise(state, state.turn):
        if (seat == state.turn or state.defended >> seat & 1) and cards_to_draw(state, seat):
            table.tell("filled-up", seat=seat, cards=cards_to_draw(state, seat))
            state.phase = "refill"
    if state.phase != "refill":
        await pass_turn(table)


async def fill_up(table: Table[State]) -> None:
    """O-6.4, O-R.4, O-R.50: card by card, one player after another."""
    state = table.state
    seat = next_to_draw(state)
    assert seat is not None
    await draw(table, seat)
    if next_to_draw(state) is None:
        await pass_turn(table)


async def pass_turn(table: Table[State]) -> None:
    """O-6.1, O-17.2: on to the next player, in the last round too, until everybody has had a turn."""
    state = table.state
    seat = (state.turn + 1) % state.seats
    if seat == state.starter:
        await end_round(table)
    else:
        await begin_turn(table, seat)


async def end_round(table: Table[State]) -> None:
    """O-11.4, O-13.1, O-17.3, O-R.20, O-R.21, O-R.51: one scoring at most; the final one takes in what is still due."""
    state = table.state
    await notice_standstill(table)
    if state.ending:
        await tribal_scoring(table)
        state.due = 0
        state.phase = "over"
        table.tell(f"ending-{state.ending}")
    elif state.due:
        await tribal_scoring(table)
        state.due -= 1
        state.phase = "start_player"
    else:
        await begin_round(table)


async def notice_standstill(table: Table[State]) -> None:
    """O-17.1, O-R.1, O-R.49: everybody has skipped in this round; or at some tables, nobody grows for three rounds."""
    state = table.state
    state.quiet_rounds = state.quiet_rounds + 1 if state.is_quiet else 0
    if state.skipped.bit_count() == state.seats:
        await call_last_round(table, "skipped")
    elif state.options.standstill == "ends" and state.quiet_rounds >= STANDSTILL:
        await call_last_round(table, "standstill")


async def name_start_player(table: Table[State]) -> None:
    """O-13.4, O-R.41, O-R.46: the last on the path names anybody; changing the marker costs no shield of a supply."""
    state = table.state
    seat = last_on_path(state)
    state.starter = await table.decide(
        seat, START_PLAYER, laws=lambda: start_player_laws(state), always=state.options.asks_all
    )
    table.tell("start-player-named", seat=seat, other=state.starter)
    await begin_round(table)


ACTS: dict[int, Callable[[Table[State], Seat], Rule[None]]] = {
    EXPAND: expand,
    ATTACK: attack,
    MIGRATE: migrate,
    EXCHANGE: exchange,
    SAIL: sail,
}

PHASES: dict[str, Callable[[Table[State]], Rule[None]]] = {
    "deal": deal,
    "tribes": choose_tribe,
    "start": lay_start_shield,
    "turn": take_turn,
    "sailing": go_on_sailing,
    "exchange": draw_for_exchange,
    "duel": duel,
    "refill": fill_up,
    "start_player": name_start_player,
}
DRAWING = ("refill", "exchange", "deal")


def step(table: Table[State]) -> Rule[None] | None:
    """The next step; None when the game is over.

    O-R.5: where a used-up pile waits until a card is needed, shuffling is a step of its own, so that each draw is one.
    """
    state = table.state
    if state.phase == "over":
        return None
    if state.phase in DRAWING and not any(state.pile):
        return reshuffle(table)
    return PHASES[state.phase](table)
