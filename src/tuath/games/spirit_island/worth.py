"""How good things look for the spirits: what the greedy bot maximises."""

from __future__ import annotations

from tuath.core.notation import Call, Word, statements
from tuath.core.question import Seat, members
from tuath.games.spirit_island.conditions import Case, number
from tuath.games.spirit_island.estimate import estimate
from tuath.games.spirit_island.forecast import builds, ravages
from tuath.games.spirit_island.material import Innate, Power
from tuath.games.spirit_island.pieces import CITY, DAHAN, EXPLORER, TOWN
from tuath.games.spirit_island.powers import FAST, SLOW, levels_met
from tuath.games.spirit_island.queries import (
    card_plays,
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
NEEDED, HELD, SPENT = 1.5, 1.0, 0.5  # cards in hand that can be played next, all of them, and others
PLAYABLE = 3.0  # a card that can be played this turn, which could not without being reclaimed
AHEAD = {"add_presence": 3.5, "power": 3.0, "card_plays": 4.0}
# What powers of each speed count for while they can still be used, by phase.
SHARES = {
    "spirit": {FAST: 1.0, SLOW: 1.0},
    FAST: {FAST: 0.7, SLOW: 1.0},
    "invaders": {SLOW: 1.0},
    SLOW: {SLOW: 0.7},
}


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
    plays, hand = card_plays(state, seat), state.hands[seat].bit_count()
    return (
        2.5 * min(energy_income(state, seat), 5)
        + 4.5 * plays
        + 0.6 * min(state.energy[seat], 5)
        + 0.8 * presence_lands(state, seat).bit_count()
        + 0.8 * sacred_sites(state, seat).bit_count()
        + NEEDED * min(hand, plays + 1)
        + HELD * hand
        + SPENT * (state.discards[seat] | state.played[seat]).bit_count()
        - 2.0 * state.destroyed[seat]
        + growth_ahead(state, seat)
        + prospects(state, seat)
    )


def growth_ahead(state: State, seat: Seat) -> float:
    """Actions of the growth option that is being taken which are still to come."""
    now = state.growing[seat]
    if not now.left:
        return 0.0
    actions = spirit(state, seat).growth[now.stage].options[now.option].actions
    ahead = [call for place in members(now.left) for call in statements(actions[place]) if isinstance(call, Call)]
    return sum(action_worth(state, seat, call) for call in ahead)


def action_worth(state: State, seat: Seat, call: Call) -> float:
    if call.verb == "reclaim":
        cards = state.discards[seat].bit_count() if call.args[0] == Word("all") else 1
        hand = state.hands[seat].bit_count()
        short = min(cards, max(0, card_plays(state, seat) + 1 - hand))
        return (HELD - SPENT) * cards + (NEEDED + PLAYABLE) * short
    if call.verb == "energy":
        return 0.6 * number(Case(state, seat), call.args[0])
    return AHEAD.get(call.verb, 1.0)


def prospects(state: State, seat: Seat) -> float:
    """Powers that can still be used this turn; in their own phase a little less than they promise, so that they are."""
    shares = SHARES.get(state.phase, {})
    if not shares:
        return 0.0
    powers, found = state.printed.powers, 0.0
    is_done = state.done >> seat & 1
    for card in members(state.played[seat] & ~state.used[seat]):
        speed = powers[card].speed
        if speed in shares and not (is_done and speed == state.phase):
            found += shares[speed] * hoped(state, seat, powers[card])
    for place in spirit(state, seat).innates:
        innate = state.printed.innates[place]
        is_open = innate.speed in shares and not state.used[seat] >> len(powers) + place & 1
        if is_open and not (is_done and innate.speed == state.phase) and levels_met(state, seat, innate.levels):
            found += shares[innate.speed] * hoped(state, seat, innate)
    return found + (0.6 * best_hand(state, seat) if state.phase == "spirit" else 0.0)


def best_hand(state: State, seat: Seat) -> float:
    """What the cards promise that can still be played."""
    powers, purse = state.printed.powers, state.energy[seat]
    plays = state.plays[seat]
    if state.growing[seat].stage <= len(spirit(state, seat).growth):
        purse, plays = purse + energy_income(state, seat), plays + card_plays(state, seat)
    ready = [hoped(state, seat, powers[card]) for card in members(state.hands[seat]) if powers[card].cost <= purse]
    return sum(sorted(ready, reverse=True)[:plays])


def hoped(state: State, seat: Seat, power: Power | Innate) -> float:
    blight = BLIGHT if is_healthy(state) else LAST_BLIGHT
    return estimate(state, seat, power, FEAR_CARD / state.fear_pool * state.seats, blight)
