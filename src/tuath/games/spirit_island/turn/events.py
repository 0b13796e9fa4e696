"""Events: S-14."""

from __future__ import annotations

from tuath.core.table import Table
from tuath.games.spirit_island.action.effects import AfterAction, Use, carry_out
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.state.questions import CHOICE
from tuath.games.spirit_island.state.state import State
from tuath.games.spirit_island.verbs.paying import can_pay


async def choose_and_pay(table: Table[State], event: int, after_action: AfterAction) -> None:
    """S-14.6, S-14.13: one option that can be paid in full; S-14.14: without any the first, as far as possible.

    S-15.9: paying and what follows are one action, but each spirit's and each board's part is one of its own.
    """
    parts = table.state.printed.events[event].parts
    use = Use(table, 0, rule="S-14.6", cause=cause_of(table.state.printed, "events", event), after_action=after_action)
    ready = [place for place, part in enumerate(parts) if can_pay(use, part.cost)]
    use.ask_about()
    chosen = await table.choose(0, CHOICE, ready) if len(ready) > 1 else [*ready, 0][0]
    table.tell("event-chosen", cause=use.cause, way=chosen)
    await carry_out(use, (*parts[chosen].cost, *parts[chosen].effect))
