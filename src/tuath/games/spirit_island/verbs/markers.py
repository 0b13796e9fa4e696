"""Element markers: prepared, kept on the panel, and spent for one action: S-22.21."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tuath.core.notation import Call
from tuath.core.question import Seat
from tuath.core.table import Table
from tuath.games.spirit_island.action.effects import Use, Verbs
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.conditions import names
from tuath.games.spirit_island.state.queries.queries import counter_of, marker_name, prepared
from tuath.games.spirit_island.state.questions import MARKER, PREPARE
from tuath.games.spirit_island.state.state import BESIDE_STOP, STOP, State


async def prepare(use: Use, call: Call) -> None:
    """S-22.21: markers of elements of choice, or of the one that is said."""
    for _ in range(use.number(call.args[0])):
        if len(call.args) > 1:
            element = ELEMENTS.index(names(call.args[1])[0])
        else:
            element = await use.table.choose(use.seat, PREPARE)
        change_markers(use.table.state, use.seat, element, 1)
        use.table.tell("marker-prepared", seat=use.seat, element=element)


async def discard_markers(use: Use, call: Call) -> None:
    """So many prepared markers, of which elements one likes."""
    quantity = use.amount(call.args[0])
    for done in range(min(quantity.most, sum(prepared(use.state, use.seat)))):
        use.ask_about(number=quantity.most - done)
        ready = [place for place, number in enumerate(prepared(use.state, use.seat)) if number]
        element = await choose_marker(use.table, use.seat, ready, may_stop=done >= quantity.least)
        if element is None:
            return
        discard_marker(use.table, use.seat, element)
        use.tally.elements[element] += 1


async def choose_marker(table: Table[State], seat: Seat, ready: Sequence[int], may_stop: bool) -> int | None:
    """One of these elements, or none if one may stop; what is certain is not asked."""
    if len(ready) == 1 and not may_stop:
        return ready[0]
    offered = [element + BESIDE_STOP for element in ready]
    chosen = await table.choose(seat, MARKER, [STOP, *offered] if may_stop else offered)
    return None if chosen == STOP else chosen - BESIDE_STOP


def discard_marker(table: Table[State], seat: Seat, element: int) -> None:
    change_markers(table.state, seat, element, -1)
    table.tell("marker-discarded", seat=seat, element=element)


def change_markers(state: State, seat: Seat, element: int, number: int) -> None:
    """Nothing is told of it: whoever does it tells why."""
    name = counter_of(marker_name(element), seat)
    state.counters[name] = state.counters.get(name, 0) + number
    if not state.counters[name]:
        del state.counters[name]


def spend_one(table: Table[State], seat: Seat, element: int, spent: Counter[int]) -> None:
    """S-22.21: its element counts until the action is over."""
    discard_marker(table, seat, element)
    table.state.elements[seat * len(ELEMENTS) + element] += 1
    spent[element] += 1


def end_spending(state: State, seat: Seat, spent: Counter[int]) -> None:
    """S-22.21: for a single action."""
    for element, number in spent.items():
        state.elements[seat * len(ELEMENTS) + element] -= number


VERBS: Verbs = {"prepare": prepare, "discard_markers": discard_markers}
