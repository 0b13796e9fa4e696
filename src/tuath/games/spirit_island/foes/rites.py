"""What a scenario lets every spirit do once in a phase: in the spirit phase after its growth, or among slow powers.

The line says it: ``each_spirit(){on(phase(slow)){may{…}}}``. In the slow phase it is offered beside the powers.
"""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.flat import take_away
from tuath.core.notation import Apply, Call, May, Stmt, Word
from tuath.core.question import Seat, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import lands_meant
from tuath.games.spirit_island.state.queries.possible import is_affordable, is_possible
from tuath.games.spirit_island.state.queries.queries import counter, counter_of, scenario, seats
from tuath.games.spirit_island.state.questions import PLAY_FACE_DOWN
from tuath.games.spirit_island.state.standing.library import WAITING_FOR, library
from tuath.games.spirit_island.state.standing.standing import rows_by
from tuath.games.spirit_island.state.state import NONE, State

RITE_HELD = "rites_held"  # a counter: all have had their chance in this spirit phase
FACE_DOWN_CARD = "face_down"  # a counter of each spirit: cards that it has played so


def rites(state: State, phase: str) -> Iterator[May]:
    """S-19.4: what each spirit may do in a phase; mostly nothing."""
    for row in rows_by(state, WAITING_FOR + "phase") if state.standing else ():
        match library(state.printed).statements[row.statement]:
            case Call("each_spirit", _, _, (Call("on", (Apply("phase", (Word(name),)),), _, (May() as may,)),)):
                if name == phase:
                    yield may


def acting(table: Table[State], seat: Seat) -> Use:
    """S-19.3: a spirit action that the scenario gives."""
    state, chosen = table.state, scenario(table.state)
    index = state.printed.scenario_index
    cause = cause_of(state.printed, "scenarios", index[chosen.id]) if chosen is not None else NONE
    return Use(table, seat, actor=seat, rule="S-19.4", cause=cause)


async def in_spirit_phase(table: Table[State], seat: Seat) -> None:
    """S-19.4: after the growth of all a spirit may do what the scenario says."""
    for may in list(rites(table.state, "spirit")):
        if all(is_able(Case(table.state, seat, actor=seat, doer=seat), each) for each in may.effect):
            await carry_out(acting(table, seat), (may,))


def are_due(state: State) -> bool:
    """S-19.4: is there something for the spirit phase that is still to come? Mostly there is nothing."""
    return bool(state.standing) and RITE_HELD not in state.counters and any(rites(state, "spirit"))


def are_known(state: State) -> bool:
    """S-19.4: does anything wait for a phase? Mostly nothing does."""
    return bool(rows_by(state, WAITING_FOR + "phase"))


def is_rite_ready(state: State, seat: Seat, phase: str) -> bool:
    """S-19.4: is there something that it can do in this phase, and pay for?"""
    case = Case(state, seat, actor=seat, doer=seat)
    return any(all(is_able(case, each) for each in may.effect) for may in rites(state, phase))


def is_able(case: Case, statement: Stmt) -> bool:
    """Can it be done, and where it is done in a land, is there one where it can be paid for?"""
    match statement:
        case Call("at", (place,), _, block) if block is not None:
            return any(is_affordable(case.at(Land(land)), block) for land in members(lands_meant(case, place)))
    return is_possible(case, (statement,))


async def hold(table: Table[State], seat: Seat, phase: str) -> None:
    """S-19.4: it has been chosen among the powers."""
    for may in list(rites(table.state, phase)):
        await carry_out(acting(table, seat), may.effect)


def end_rites(state: State) -> None:
    """S-3.5: what was played face down for this turn is gone."""
    for seat in seats(state) if state.counters else ():
        state.counters.pop(counter_of(FACE_DOWN_CARD, seat), None)


# ---- cards played face down ------------------------------------------------------------------------------------------


async def play_face_down(use: Use, call: Call) -> None:
    """S-19.4: for a card play and no energy; it gives no elements and goes to the discard pile."""
    state, seat = use.state, use.seat
    for _ in range(use.number(call.args[0])):
        if not state.hands[seat] or state.plays[seat] < 1:
            return
        use.ask_about()
        card = await use.table.choose(seat, PLAY_FACE_DOWN, members(state.hands[seat]))
        take_away(state.plays, seat)
        state.hands[seat] &= ~(1 << card)
        state.discards[seat] |= 1 << card
        state.counters[counter_of(FACE_DOWN_CARD, seat)] = counter(state, FACE_DOWN_CARD, seat) + 1
        use.table.tell("played-face-down", seat=seat, power=card)


async def use_face_down(use: Use, call: Call) -> None:
    """S-19.4: so many cards that were played face down have been used."""
    name = counter_of(FACE_DOWN_CARD, use.seat)
    use.state.counters[name] = max(0, counter(use.state, FACE_DOWN_CARD, use.seat) - use.number(call.args[0]))


VERBS: Verbs = {"play_face_down": play_face_down, "use_face_down": use_face_down}
