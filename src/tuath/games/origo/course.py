"""The order of play, and where in it the game is: O-6.1."""

from __future__ import annotations

from tuath.core.game import Phase
from tuath.games.origo.state import State

COURSE = (
    Phase("setup", "O-5.1"),
    Phase("turn", "O-6.2"),
    Phase("duel", "O-8.1", inside=True),
    Phase("sail", "O-10.1", inside=True),
    Phase("refill", "O-6.4", inside=True),
    Phase("scoring", "O-13.1"),
    Phase("over", "O-17.1"),
)

PHASES = {
    "deal": "setup",
    "tribes": "setup",
    "start": "setup",
    "turn": "turn",
    "exchange": "turn",
    "duel": "duel",
    "sailing": "sail",
    "refill": "refill",
    "start_player": "scoring",
    "over": "over",
}


def now(state: State) -> str:
    return PHASES[state.phase]
