"""What comes next: setup, rounds, turns and the end. Every step is short; what follows it stands in the state."""

from __future__ import annotations

from collections.abc import Callable

from tuath.core.flat import take_away
from tuath.core.question import Law, Seat, bits_of, members
from tuath.core.table import Rule, Table
from tuath.games.arrival.earning import (
    draw_card,
    fill_display,
    first_blocker,
    form_stacks,
    ogam_window,
    pay_out,
    second_blocker,
    take_tiles,
    turn_up_fourth_card,
    turn_up_third_card,
    turn_up_two_cards,
)
from tuath.games.arrival.effects import castle_trophy, hour_of_the_master_builder, use_tile
from tuath.games.arrival.legality import act_laws, port_laws, usable_tiles
from tuath.games.arrival.printed import Location
from tuath.games.arrival.queries import is_overrun, limits, seats
from tuath.games.arrival.questions import ACT, PORT, STARTING_PLAYER, TRIBE
from tuath.games.arrival.state import (
    BUILD,
    DONE,
    NOBODY,
    PASS,
    REPEL,
    SHIELD,
    SPREAD,
    TILE,
    TROPHY,
    State,
)
from tuath.games.arrival.verbs import (
    begin_turn,
    build_fortification,
    fortify,
    pass_the_round,
    place_shield,
    repel_fomori,
    spread_fomori,
    turn_up_fomori,
)

# ---- setup ----------------------------------------------------------------------------------------------------------


async def set_up(table: Table[State]) -> None:
    """A-3.2, A-3.5: six tiles on display, a Fomori on each location that is connected to a castle."""
    state = table.state
    await fill_display(table)
    for location in members(state.printed.links):
        await turn_up_fomori(table, Location(location))
    state.turn = 0
    state.phase = "tribes" if state.options.tribes == "chosen" else "cards_and_starting_player"


async def choose_tribe(table: Table[State]) -> None:
    """A-3.6, A-R.3: a tribe that nobody has taken yet; there is no starting player yet, so seat by seat."""
    state = table.state
    law: Law = (~bits_of(tribe for tribe in state.tribes if tribe >= 0), "A-3.6", "no-tribe-taken")
    tribe = await table.decide(state.turn, TRIBE, laws=(law,), always=state.options.asks_all)
    state.tribes[state.turn] = tribe
    table.tell("tribe-chosen", seat=state.turn, tribe=tribe)
    state.turn += 1
    if state.turn == state.seats:
        state.phase = "cards_and_starting_player"


async def form_stacks_and_draw_starting_player(table: Table[State]) -> None:
    """A-3.7, A-3.8: three stacks of earning cards, and who begins."""
    state = table.state
    await form_stacks(table)
    state.starter = state.turn = await table.chance(STARTING_PLAYER, seats(state))
    table.tell("starting-player-is", seat=state.starter)
    state.phase = "ports"


async def choose_port(table: Table[State]) -> None:
    """A-3.9: in turn order one disc on a port that is still free."""
    state = table.state
    seat = state.turn
    location = await table.decide(seat, PORT, laws=lambda: port_laws(state), always=state.options.asks_all)
    take_away(state.discs, seat)
    await fortify(table, seat, location)
    state.turn = (seat + 1) % state.seats
    if state.turn == state.starter:
        await begin_round(table)


# ---- rounds ---------------------------------------------------------------------------------------------------------


async def begin_round(table: Table[State]) -> None:
    """A-4.1: an earning phase, then an action phase."""
    state = table.state
    state.next_starter = NOBODY
    state.passed = 0
    state.phase = "cards"
    table.tell("round-begins", round=state.round, rounds=limits(state).rounds, seat=state.starter)


async def take_turn(table: Table[State]) -> None:
    """A-6.2, A-6.5: one action, one tile or one trophy. After the last action too tiles and trophies may be used."""
    state = table.state
    seat = state.turn
    act = await table.decide(seat, ACT, laws=lambda: act_laws(state, seat), always=state.options.asks_all)
    if act <= PASS:
        state.actions -= 1
    if act != DONE:
        await ACTS[act](table, seat)
    if act == DONE or not (state.actions or may_go_on(state, seat)):
        await end_turn(table)


def may_go_on(state: State, seat: Seat) -> bool:
    """Is there a tile or a trophy to use when no action is left?

    A-R.13: after PASS too, to the end of the turn, unless the table plays otherwise; a trophy finds no Fomori then.
    """
    if state.passed >> seat & 1:
        return state.options.late_tiles == "allowed" and bool(usable_tiles(state, seat))
    return is_trophy_of_use(state, seat) or bool(state.tiles[seat] and usable_tiles(state, seat))


def is_trophy_of_use(state: State, seat: Seat) -> bool:
    """A-12.2: without a Fomori to give back a trophy does nothing; then nobody is asked about it alone."""
    return bool(state.trophies[seat] and (state.horde[seat] or state.options.asks_all))


async def end_turn(table: Table[State]) -> None:
    """A-6.1, A-R.13: on to the next leader who has not passed; those who have are skipped, tiles and all."""
    state = table.state
    if state.passed.bit_count() == state.seats:
        state.phase = "master_builder"
        return
    seat = (state.turn + 1) % state.seats
    while state.passed >> seat & 1:
        seat = (seat + 1) % state.seats
    await begin_turn(table, seat)


async def end_round(table: Table[State]) -> None:
    """A-13.1 to A-13.3: master-builders first, then the end of the game or the next round."""
    await hour_of_the_master_builder(table)
    state = table.state
    if state.limit_reached or state.round == limits(state).rounds:
        await end_game(table)
        return
    state.starter = state.next_starter
    state.round += 1
    await begin_round(table)


async def end_game(table: Table[State]) -> None:
    """A-14.1, A-R.46: the count of locations alone decides which ending applies."""
    state = table.state
    state.phase = "over"
    state.ending = "overrun" if is_overrun(state) else "repelled"
    table.tell(f"ending-{state.ending}")


ACTS: dict[int, Callable[[Table[State], Seat], Rule[None]]] = {
    BUILD: build_fortification,
    SHIELD: place_shield,
    SPREAD: spread_fomori,
    REPEL: repel_fomori,
    PASS: pass_the_round,
    TILE: use_tile,
    TROPHY: castle_trophy,
}

PHASES: dict[str, Callable[[Table[State]], Rule[None]]] = {
    "set_up": set_up,
    "tribes": choose_tribe,
    "cards_and_starting_player": form_stacks_and_draw_starting_player,
    "ports": choose_port,
    "cards": draw_card,
    "first_two_cards": turn_up_two_cards,
    "first_blocker": first_blocker,
    "third_card": turn_up_third_card,
    "second_blocker": second_blocker,
    "fourth_card": turn_up_fourth_card,
    "ogam": ogam_window,
    "payout": pay_out,
    "tiles": take_tiles,
    "actions": take_turn,
    "master_builder": end_round,
}


def step(table: Table[State]) -> Rule[None] | None:
    """The next step; None when the game is over."""
    phase = table.state.phase
    return None if phase == "over" else PHASES[phase](table)
