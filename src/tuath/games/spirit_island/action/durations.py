"""Durations: what is said to hold for longer than this turn, or later: S-3.5."""

from __future__ import annotations

from collections.abc import Mapping

from tuath.core.notation import Call, Effect, Stmt
from tuath.core.question import Seat
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import settle_health
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.queries.conditions import names
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.standing import add_standing
from tuath.games.spirit_island.state.state import GAME, NOWHERE, TURN, BeginLasting, Do, Standing, State

LATER = {"next_turn": TURN, "from_next_turn": GAME}


async def lasting(use: Use, call: Call) -> None:
    """It holds as long as is said."""
    until = names(call.args[0])[0]
    here = NOWHERE if is_everywhere(call.block or ()) else use.here
    if until in LATER:
        begin_later(use.state, call, use.doer, here)
        return
    if until == GAME and (gained := [each for each in call.block or () if is_element(each)]):
        await gain_for_good(use, call, gained[0])
        return
    add_standing(use.state, call, Standing(0, use.doer, here, until, use.event, use.scope, use.power))


def is_element(statement: Stmt) -> bool:
    return isinstance(statement, Call) and statement.verb == "element"


async def gain_for_good(use: Use, call: Call, gained: Stmt) -> None:
    """S-6.7: the element is chosen now, and counts from now on in every turn."""
    before = list(use.state.elements)
    await carry_out(use, (gained,))
    size = len(ELEMENTS)
    new = [place % size for place, each in enumerate(use.state.elements) if each > before[place]]
    for element in new:
        add_standing(use.state, call, Standing(0, use.seat, until=GAME, event=element))


def begin_later(state: State, call: Call, seat: Seat, here: int) -> None:
    """It begins when this turn is over."""
    next_turn = next((place for place, task in enumerate(state.agenda) if task.kind == "turn"), -1)
    place = library(state.printed).numbers[call]
    state.agenda.insert(next_turn + 1, BeginLasting(seat, here, place))


async def begin_lasting(table: Table[State], task: BeginLasting) -> None:
    """For the next turn, or from then on."""
    call = library(table.state.printed).statements[task.statement]
    assert isinstance(call, Call)
    row = Standing(0, task.seat, task.where, LATER[names(call.args[0])[0]])
    add_standing(table.state, call, row)
    await settle_health(table)


def is_everywhere(effect: Effect) -> bool:
    """Does it speak of the island or of a spirit, not of the land where it was said?"""
    return all(isinstance(each, Call) and DECLARED[each.verb].everywhere for each in effect)


VERBS: Verbs = {"lasting": lasting}
TASKS: Mapping[str, Do] = {"begin_lasting": begin_lasting}
