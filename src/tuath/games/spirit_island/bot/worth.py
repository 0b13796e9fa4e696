"""How good things look for the spirits: what the greedy bot maximises."""

from __future__ import annotations

from tuath.core.question import Seat
from tuath.games.spirit_island.bot.estimate import Lands
from tuath.games.spirit_island.bot.outlook import (
    BLIGHT_WORTH,
    FEAR_CARD_WORTH,
    LAST_BLIGHT_WORTH,
    SPARE_BLIGHT_WORTH,
    blight_to_come,
    blight_to_defeat,
    doomed,
    grounds,
    hurry,
    scales,
    tokens_worth,
)
from tuath.games.spirit_island.bot.plan import SHARE, Plan
from tuath.games.spirit_island.bot.strength import spirit_worth
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, TOWN
from tuath.games.spirit_island.state.queries.queries import number_on_island, seats, terror_level
from tuath.games.spirit_island.state.standing.wave import has_passed_over
from tuath.games.spirit_island.state.state import NONE, State

WON = 10_000.0
HALF_WON = WON / 2  # the first of two games
VICTORY_NEAR = 45.0  # when the last piece is about to go


def worth(state: State, seat: Seat) -> float:
    """All win or lose together: fear, few invaders, a healthy island and strong spirits."""
    if state.ending:
        return WON if state.is_won else -WON
    passed_over = HALF_WON if has_passed_over(state) else 0.0
    if is_before_play(state):
        return passed_over
    lands = Lands(state, grounds(state), scales(state))
    ahead = sum(lands.value(Land(land), is_slow=False) for land in lands.grounds)
    doom = doomed(state, lands.grounds)
    plan = Plan(state, seat, lands)
    promise = plan.carry_out()
    island = progress(state) + ahead + SHARE * (promise + plan.doom) + (1 - SHARE) * doom
    spirits = sum(spirit_worth(state, one) for one in seats(state)) / state.seats
    return passed_over + island / len(state.boards) + spirits + plan.rest()


def is_before_play(state: State) -> bool:
    """Is the island not set up yet, for the first game or for the second of two?"""
    return not state.pieces or NONE in state.spirits or (has_passed_over(state) and not state.turn)


def progress(state: State) -> float:
    """Fear, blight, and what stands between the spirits and victory."""
    return fear_worth(state) + blight_worth(state) + victory_near(state) + tokens_worth(state)


def fear_worth(state: State) -> float:
    earned = state.fear_discarded.bit_count() + state.fear_earned + state.fear_shown / state.fear_pool
    return hurry(state) * FEAR_CARD_WORTH * state.seats * earned


def victory_near(state: State) -> float:
    """S-17.1: from terror level II on, how few pieces stand between the spirits and victory."""
    level = terror_level(state)
    if level == 1:
        return 0.0
    left = number_on_island(state, *((CITY,) if level >= 3 else (TOWN, CITY))) / state.seats
    return VICTORY_NEAR * state.seats * hurry(state) / (1 + left)


def blight_worth(state: State) -> float:
    """What the island still bears; the last ones are the dearest."""
    left = blight_to_defeat(state) / state.seats
    needed = min(left, blight_to_come(state))
    dearest = LAST_BLIGHT_WORTH * sum(1 / each for each in range(1, int(left) + 1))
    return state.seats * (BLIGHT_WORTH * needed + SPARE_BLIGHT_WORTH * (left - needed) + dearest)
