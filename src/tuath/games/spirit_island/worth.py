"""How good things look for the spirits: what the greedy bot maximises."""

from __future__ import annotations

from tuath.core.question import Seat
from tuath.games.spirit_island.forecast import builds, ravages
from tuath.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOWN
from tuath.games.spirit_island.queries import (
    card_plays,
    elements,
    energy_income,
    number_on_island,
    presence_lands,
    seats,
)
from tuath.games.spirit_island.state import NONE, State

WON = 10_000.0


def worth(state: State, seat: Seat) -> float:
    """All win or lose together: fear, few invaders, a healthy island and growing spirits."""
    if state.ending:
        return WON if state.is_won else -WON
    if not state.pieces or NONE in state.spirits:
        return 0.0
    boards = len(state.boards)
    invaders = (
        1.0 * number_on_island(state, EXPLORER)
        + 3.0 * number_on_island(state, TOWN)
        + 6.0 * number_on_island(state, CITY)
    )
    cards_left = sum(state.fear_deck)
    fear = 8.0 * (9 - cards_left) + 8.0 * state.fear_shown / state.fear_pool
    blight = 12.0 * state.blight_left / boards - 4.0 * sum(state.blight) / boards
    threats = sum(
        (6.0 if ravage.blight else 0.0) + (6.0 if ravage.cascade else 0.0) + 1.5 * ravage.lost - 0.5 * ravage.answer
        for ravage in ravages(state)
    )
    building = 1.5 * len(builds(state))
    return (
        fear * boards + blight - invaders - threats - building + 1.0 * number_on_island(state, DAHAN)
    ) / boards + sum(strength_of(state, one) for one in seats(state)) / boards


def strength_of(state: State, seat: Seat) -> float:
    """How well a spirit is off: what it gets each turn, what it holds, and how far it reaches."""
    held = state.hands[seat].bit_count() + 0.6 * state.discards[seat].bit_count() + 0.6 * state.played[seat].bit_count()
    return (
        2.0 * energy_income(state, seat)
        + 3.0 * card_plays(state, seat)
        + 0.4 * state.energy[seat]
        + 1.0 * presence_lands(state, seat).bit_count()
        + 0.8 * held
        + 0.3 * sum(elements(state, seat))
        - 2.0 * state.destroyed[seat]
    )
