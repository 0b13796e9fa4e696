"""Rituals of the Destroying Flame: invaders are harmed only near a marker, or for energy: S-19.6."""

from __future__ import annotations

from tuath.core.notation import Call
from tuath.core.question import Seat, bits_of
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import USER, change_energy
from tuath.games.spirit_island.material.geometry import Land, number_of
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import in_reach, seats
from tuath.games.spirit_island.state.questions import PAY_TO_HARM
from tuath.games.spirit_island.state.standing.standing import applying, note
from tuath.games.spirit_island.state.state import NOWHERE, YES, Doing, State

PAID, REFUSED = "harm_paid", "harm_refused"  # what was decided in the action under way


async def lacks_flame(table: Table[State], land: Land) -> bool:
    """S-19.6: does nothing harm invaders there? Mostly nothing bars it; [R] who drowns needs no marker."""
    state = table.state
    rules = [call for call, _ in applying(state, "harm_needs", NOWHERE)] if state.standing else []
    if not rules or number_of(land) == 0 or is_near_marker(state, land, rules[0]):
        return False
    where = NOWHERE if USER in state.counters else land  # one payment for a whole power
    decided = [each.event for each in state.happened if each.event in (PAID, REFUSED) and each.where == where]
    if not decided:
        decided = [PAID if await is_flame_paid(table, land, rules[0]) else REFUSED]
        note(state, decided[0], where)
    return decided[0] == REFUSED


def is_near_marker(state: State, land: Land, rule: Call) -> bool:
    """S-4.4, S-19.6: is one in range?"""
    marked = bits_of(place for place, here in enumerate(state.markers) if here)
    return bool(in_reach(state, land, number(Case(state), rule.args[1]), 0) & marked)


async def is_flame_paid(table: Table[State], land: Land, rule: Call) -> bool:
    """S-19.6: by the spirit that uses a power; otherwise by any of them."""
    state = table.state
    price = number(Case(state), rule.key("pay") or 0)
    for seat in [seat for seat in payers(state) if state.energy[seat] >= price]:
        state.doing[seat] = Doing(where=land, number=price)
        if await table.choose(seat, PAY_TO_HARM) == YES:
            change_energy(table, seat, -price)
            return True
    return False


def payers(state: State) -> list[Seat]:
    return [state.counters[USER]] if USER in state.counters else list(seats(state))
