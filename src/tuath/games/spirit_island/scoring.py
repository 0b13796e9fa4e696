"""What a game was worth: difficulty and score: S-21."""

from __future__ import annotations

from tuath.games.spirit_island.pieces import DAHAN
from tuath.games.spirit_island.queries import adversary, level, number_on_island, scenario
from tuath.games.spirit_island.state import State


def difficulty(state: State) -> int:
    """S-21.1: those of adversary and scenario add up."""
    foe, chosen = adversary(state), scenario(state)
    of_foe = foe.levels[level(state)].difficulty if foe is not None else 0
    return of_foe + (chosen.difficulty if chosen is not None else 0)


def score(state: State) -> int:
    """S-21.1: each with dahan and blight for each player, rounded down."""
    dahan, blight = number_on_island(state, DAHAN) // state.seats, sum(state.blight) // state.seats
    if state.is_won:
        return 5 * difficulty(state) + 10 + 2 * len(state.invader_deck) + dahan - blight
    return 2 * difficulty(state) + cards_gone(state) + dahan - blight


def cards_gone(state: State) -> int:
    """S-21.2: invader cards no longer in the deck: discarded, or on an action space."""
    spaces = (state.exploring, state.building, state.ravaging, state.extra_building)
    return state.invaders_discarded.bit_count() + sum(len(cards) for cards in spaces)
