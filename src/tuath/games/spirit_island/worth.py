"""How good things look for the spirits: what the greedy bot maximises."""

from __future__ import annotations

from tuath.core.question import Seat, members
from tuath.games.spirit_island.estimate import estimate
from tuath.games.spirit_island.forecast import builds, ravages
from tuath.games.spirit_island.material import Innate, Power
from tuath.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOWN
from tuath.games.spirit_island.powers import FAST, SLOW, levels_met
from tuath.games.spirit_island.queries import (
    card_plays,
    elements,
    energy_income,
    is_healthy,
    number_on_island,
    presence_lands,
    sacred_sites,
    seats,
    spirit,
)
from tuath.games.spirit_island.state import NONE, State

WON = 10_000.0
OF_PIECES = {EXPLORER: -1.2, TOWN: -3.5, CITY: -6.0, DAHAN: 0.8}
FEAR_CARD = 9.0
BLIGHT, LAST_BLIGHT = 8.0, 14.0  # on a healthy island, and on a blighted one
BUILDING = 3.0
HELD, SPENT = 1.6, 0.5  # cards in hand, and in the discard pile
LATER = {"spirit": (FAST, SLOW), FAST: (SLOW,), "invaders": (SLOW,)}  # speeds whose phase is still to come


def worth(state: State, seat: Seat) -> float:
    """All win or lose together: fear, few invaders, a healthy island and strong spirits."""
    if state.ending:
        return WON if state.is_won else -WON
    if not state.pieces or NONE in state.spirits:
        return 0.0
    return island_worth(state) / len(state.boards) + sum(spirit_worth(state, one) for one in seats(state)) / state.seats


def island_worth(state: State) -> float:
    pieces = sum(worth * number_on_island(state, kind) for kind, worth in OF_PIECES.items())
    earned = state.fear_discarded.bit_count() + state.fear_earned + state.fear_shown / state.fear_pool
    blight = (BLIGHT if is_healthy(state) else LAST_BLIGHT) * state.blight_left
    return pieces + FEAR_CARD * state.seats * earned + blight + threats(state) - BUILDING * len(builds(state))


def threats(state: State) -> float:
    """What the coming ravages would change."""
    blight = BLIGHT if is_healthy(state) else LAST_BLIGHT
    found = 0.0
    for ravage in ravages(state):
        found -= blight * (ravage.blight + ravage.cascade) + 0.8 * ravage.lost - 1.0 * min(ravage.answer, 4)
    return found


def spirit_worth(state: State, seat: Seat) -> float:
    """How well a spirit is off: what it gets each turn, what it holds, how far it reaches, and what it can still do."""
    return (
        2.5 * energy_income(state, seat)
        + 4.0 * card_plays(state, seat)
        + 0.5 * min(state.energy[seat], 8)
        + 0.8 * presence_lands(state, seat).bit_count()
        + 0.8 * sacred_sites(state, seat).bit_count()
        + HELD * state.hands[seat].bit_count()
        + SPENT * (state.discards[seat] | state.played[seat]).bit_count()
        + 0.2 * sum(elements(state, seat))
        - 2.0 * state.destroyed[seat]
        + prospects(state, seat)
    )


def prospects(state: State, seat: Seat) -> float:
    """Powers that can still be used in a later phase of this turn, and what lies ready for the turn itself."""
    later = LATER.get(state.phase, ())
    if not later:
        return 0.0
    powers, found = state.printed.powers, 0.0
    for card in members(state.played[seat] & ~state.used[seat]):
        if powers[card].speed in later:
            found += hoped(state, seat, powers[card])
    for place in spirit(state, seat).innates:
        innate = state.printed.innates[place]
        is_open = innate.speed in later and not state.used[seat] >> len(powers) + place & 1
        if is_open and levels_met(state, seat, innate.levels):
            found += hoped(state, seat, innate)
    if state.phase == "spirit":
        ready = [
            hoped(state, seat, powers[card])
            for card in members(state.hands[seat])
            if powers[card].cost <= state.energy[seat] + energy_income(state, seat)
        ]
        found += 0.6 * sum(sorted(ready, reverse=True)[: max(1, state.plays[seat] or card_plays(state, seat))])
    return found


def hoped(state: State, seat: Seat, power: Power | Innate) -> float:
    blight = BLIGHT if is_healthy(state) else LAST_BLIGHT
    return estimate(state, seat, power, FEAR_CARD / state.fear_pool * state.seats, blight)
