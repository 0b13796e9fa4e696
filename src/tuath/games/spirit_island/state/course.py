"""The order of play, and where in it the game is: S-3.1, S-3.2."""

from __future__ import annotations

from tuath.core.game import Phase
from tuath.games.spirit_island.state.state import INVADER_PHASE, State

COURSE = (
    Phase("setup", "S-2.1"),
    Phase("spirit", "S-3.1"),
    Phase("fast", "S-7.1"),
    Phase("invaders", "S-3.2"),
    Phase("event", "S-14.1", inside=True),
    Phase("fear", "S-11.3", inside=True),
    Phase("ravage", "S-8.7", inside=True),
    Phase("build", "S-8.10", inside=True),
    Phase("explore", "S-8.11", inside=True),
    Phase("slow", "S-7.1"),
    Phase("over", "S-17.1"),
)

INVADER_STEPS = {  # of the invader phase, and the tasks that begin them
    "event": "event",
    "fear_cards": "fear",
    "ravage_step": "ravage",
    "build_step": "build",
    "explore_step": "explore",
}


def now(state: State) -> str:
    """In the invader phase the last step that has begun: those to come are on the agenda."""
    if state.phase != INVADER_PHASE:
        return state.phase
    to_come = {task.kind for task in state.agenda}
    begun = [step for task, step in INVADER_STEPS.items() if task not in to_come]
    return begun[-1] if begun else state.phase
