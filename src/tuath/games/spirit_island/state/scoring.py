"""What a game was worth: difficulty and score: S-21."""

from __future__ import annotations

from tuath.games.spirit_island.material.pieces import DAHAN
from tuath.games.spirit_island.state.conditions import number
from tuath.games.spirit_island.state.queries import foes, number_on_island, scenario
from tuath.games.spirit_island.state.sources import held_back
from tuath.games.spirit_island.state.standing import applying
from tuath.games.spirit_island.state.state import NOWHERE, ON, State


def difficulty(state: State) -> int:
    """S-21.1: those of adversaries and scenario add up; S-20.4: an extra board adds the more, the higher it is."""
    chosen = scenario(state)
    found = of_foes(state) + (chosen.difficulty if chosen is not None else 0)
    return found + (found // 3 + 2 if state.options.extra_board == ON else 0)


def of_foes(state: State) -> int:
    """S-20.5, S-20.10: of two adversaries the higher difficulty, and half of the lower one, rounded down."""
    found = sorted((foe.now.difficulty for foe in foes(state)), reverse=True)
    return sum(each // share for share, each in enumerate(found, 1))


def score(state: State) -> int:
    """S-21.1: each with dahan and blight for each player, rounded down."""
    dahan, blight = number_on_island(state, DAHAN) // state.seats, sum(state.blight) // state.seats
    dahan += of_sources(state)
    if state.is_won:
        return 5 * difficulty(state) + 10 + 2 * len(state.invader_deck) + dahan - blight
    return 2 * difficulty(state) + cards_gone(state) + dahan - blight


def of_sources(state: State) -> int:
    """S-19.9: so much for each source that was found and never used."""
    held = held_back(state)
    return held * sum(number(case, call.args[0]) for call, case in applying(state, "hold_back", NOWHERE)) if held else 0


def cards_gone(state: State) -> int:
    """S-21.2: invader cards no longer in the deck: discarded, or on an action space."""
    spaces = (state.exploring, state.building, state.ravaging, state.extra_building)
    return state.invaders_discarded.bit_count() + sum(len(cards) for cards in spaces)
