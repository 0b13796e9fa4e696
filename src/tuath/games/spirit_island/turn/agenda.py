"""The agenda: what comes next, and what lies before it without being an action: S-3.9."""

from __future__ import annotations

from tuath.core.table import Table
from tuath.games.spirit_island.state.state import (
    AnyTask,
    State,
)


def do_next(state: State, *tasks: AnyTask) -> None:
    """These come next, the first one first."""
    state.agenda.extend(reversed(tasks))


def pass_on(table: Table[State]) -> None:
    """On to the next action: what lies before it is none, and only says what comes, or has nothing to do."""
    agenda, rules = table.state.agenda, table.state.rules
    while agenda:
        kind = agenda[-1].kind
        if kind in rules.passages:
            rules.passages[kind](table, agenda.pop())
        elif kind in rules.idle and rules.idle[kind](table.state):
            agenda.pop()
        else:
            return
