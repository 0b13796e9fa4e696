"""The order of play, and where in it the game is: I-5, I-7."""

from __future__ import annotations

from tuath.core.game import Phase
from tuath.games.inis.state import NOWHERE, State

COURSE = (
    Phase("setup", "I-4.9"),
    Phase("assembly", "I-5.1"),
    Phase("draft", "I-6.1", inside=True),
    Phase("season", "I-7.3"),
    Phase("clash", "I-10.1", inside=True),
    Phase("over", "I-12.2"),
)


def now(state: State) -> str:
    return "clash" if state.phase == "season" and state.clash != NOWHERE else state.phase
