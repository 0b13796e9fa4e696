"""The order of play, and where in it the game is: A-4.1."""

from __future__ import annotations

from tuath.core.game import Phase
from tuath.games.arrival.state import State

COURSE = (
    Phase("setup", "A-3.9"),
    Phase("earn", "A-5.1"),
    Phase("block", "A-5.3", inside=True),
    Phase("pay", "A-5.8", inside=True),
    Phase("act", "A-6.1"),
    Phase("round_end", "A-13.1"),
    Phase("over", "A-14.1"),
)

PHASES = {
    "set_up": "setup",
    "tribes": "setup",
    "cards_and_starting_player": "setup",
    "ports": "setup",
    "cards": "earn",
    "first_two_cards": "block",
    "first_blocker": "block",
    "third_card": "block",
    "second_blocker": "block",
    "fourth_card": "block",
    "ogam": "block",
    "payout": "pay",
    "tiles": "pay",
    "actions": "act",
    "master_builder": "round_end",
    "over": "over",
}


def now(state: State) -> str:
    return PHASES[state.phase]
