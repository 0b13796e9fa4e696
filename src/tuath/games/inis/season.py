"""The Season phase: turns, passes, Pretender tokens."""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.question import Seat
from tuath.core.table import Table
from tuath.games.inis.agenda import push, window
from tuath.games.inis.effects import declare
from tuath.games.inis.legality import act_laws, any_territory_laws
from tuath.games.inis.queries import clans_in_play, conditions_met, has_token, next_player, season_mode
from tuath.games.inis.questions import ACT, COME_BACK
from tuath.games.inis.state import BESIDE_ACT, NOBODY, PASS, PRETENDER, State, Task
from tuath.games.inis.windows import play_tasks, show


async def season(table: Table[State], task: Task) -> None:
    """I-7.2: the Brenn takes the first turn."""
    state = table.state
    state.phase = "season"
    state.passes = 0
    state.is_first_turn = True
    state.next_turn = NOBODY
    table.tell("season-begins", seat=state.brenn)
    push(state, Task("turn", state.brenn))


async def turn(table: Table[State], task: Task) -> None:
    """I-7.1, I-7.9: a player without a clan in play comes back first."""
    state, seat = table.state, task.seat
    state.turn = seat
    number = 0
    if not clans_in_play(state, seat):
        number = min(state.printed.rules.return_clans, state.reserve[seat])
        table.tell("comes-back", seat=seat)
        if state.deeds[seat]:  # I-12.5
            take_away(state.deeds, seat)
            table.tell("deed-lost", seat=seat)
    push(state, *[Task("come_back", seat)] * number, window("any_time"), Task("act", seat))


async def come_back(table: Table[State], task: Task) -> None:
    """I-7.1: in one or two territories of choice; this is placing (I-7.9)."""
    state, seat = table.state, task.seat
    where = await table.choose(seat, COME_BACK, laws=lambda: any_territory_laws(state))
    push(state, Task("place", seat, where, number=1))


async def act(table: Table[State], task: Task) -> None:
    """I-7.3 to I-7.6: a season card, a pass, or a Pretender token."""
    state, seat = table.state, task.seat
    choice = PASS
    if not can_only_pass(state, seat):
        choice = await table.choose(seat, ACT, laws=lambda: act_laws(state, seat))
    state.is_first_turn = False
    if choice == PASS:
        state.passes += 1
        table.tell("passed", seat=seat)
        push(state, Task("end_turn", seat))
    elif choice == PRETENDER:
        state.passes = 0
        await claim(table, seat)
        push(state, Task("end_turn", seat))
    else:
        state.passes = 0
        await play_season_card(table, seat, choice - BESIDE_ACT)


def can_only_pass(state: State, seat: Seat) -> bool:
    """I-7.3: with an empty hand and no condition met a pass is no decision, a Brenn's neither; everybody sees both."""
    if state.options.asks_all or state.hands[seat]:
        return False
    return has_token(state, seat) or not conditions_met(state, seat)


async def claim(table: Table[State], seat: Seat) -> None:
    """I-7.5: kept until the next Assembly, even if the condition is lost."""
    table.state.pretenders |= 1 << seat
    table.tell("pretender", seat=seat)


async def play_season_card(table: Table[State], seat: Seat, card: int) -> None:
    """I-8.1, I-8.2: the card and its choices, then everything that follows from it."""
    state = table.state
    push(state, *play_tasks(state, card, "season"), Task("end_turn", seat))
    await show(table, seat, card, season_mode(state, card))
    await declare(table)


async def end_turn(table: Table[State], task: Task) -> None:
    """I-16.23: somebody may claim the next turn."""
    push(table.state, window("turn_end"), Task("next_turn", task.seat))


async def appoint_next_turn(table: Table[State], task: Task) -> None:
    """I-16.23: a season about to end goes on, and the count of passes begins anew."""
    state = table.state
    state.next_turn = task.seat
    state.passes = 0
    table.tell("turn-claimed", seat=task.seat)


async def next_turn(table: Table[State], task: Task) -> None:
    """I-7.6, I-13.4: until all have passed in succession."""
    state = table.state
    if state.passes >= state.seats:
        push(state, Task("end_season"))
        return
    claimed, state.next_turn = state.next_turn, NOBODY
    push(state, Task("turn", claimed if claimed != NOBODY else next_player(state, task.seat)))
