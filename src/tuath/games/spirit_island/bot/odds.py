"""How likely the spirits are to win, by games that were played: the worth of a position is no share of wins by itself.

By 36 games of the bot ``greedy``, one or two spirits, half of them against adversaries up to level 4, of which it won a
third: the worth now, for a game of this length. Each left out in turn, these numbers were surer about it than the share
of games won (0.49 against 0.67 nats a game).
"""

from __future__ import annotations

from tuath.core.question import Seat
from tuath.games.spirit_island.bot.outlook import this_turn
from tuath.games.spirit_island.bot.worth import HALF_WON, is_before_play, worth
from tuath.games.spirit_island.state.standing.wave import has_passed_over
from tuath.games.spirit_island.state.state import State

SURE = 20.0
AT_FIRST, BY_WORTH, BY_TURN = -6.7, 0.026, 0.34


def odds(state: State, seat: Seat) -> float:
    """Their logarithm; even where nothing has begun."""
    if state.ending:
        return SURE if state.is_won else -SURE
    if is_before_play(state):
        return 0.0
    now = worth(state, seat) - (HALF_WON if has_passed_over(state) else 0.0)
    return AT_FIRST + BY_WORTH * now + BY_TURN * this_turn(state)
