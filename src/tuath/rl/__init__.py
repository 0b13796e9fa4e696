"""The interfaces that learners know: PettingZoo and Gymnasium.

>>> import tuath.rl
>>> env = tuath.rl.pettingzoo("inis", seats=3)
>>> env = tuath.rl.parallel("spirit_island", seats=2)
>>> env = tuath.rl.gymnasium("arrival", seats=2, opponents="greedy")

An observation is a dict of two arrays: ``observation``, what the seat knows as numbers (docs/observations.md), and
``action_mask``, which of all answers of all questions of the game may be given now (``tuath.action_space``). Rewards
come at the end: 1 for a victory, -1 for a defeat (core/returns.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tuath.core.message import Refused, refuse
from tuath.core.question import Seat
from tuath.games import find

if TYPE_CHECKING:
    from tuath.rl.against_bots import AgainstBots
    from tuath.rl.all_at_once import AllAtOnce
    from tuath.rl.around_a_table import AroundATable

__all__ = ["gymnasium", "parallel", "pettingzoo"]


def pettingzoo(game: str, seats: int = 2, render_mode: str | None = None, **options: str) -> AroundATable:
    """All seats of a game, one after the other, as PettingZoo's AEC environment."""
    try:
        from tuath.rl.around_a_table import AroundATable  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as error:
        raise Refused(refuse("", "core-rl-packages")) from error
    found = find(game)
    return AroundATable(found, found.complete(seats, options), render_mode)


def parallel(game: str, seats: int = 2, render_mode: str | None = None, **options: str) -> AllAtOnce:
    """All seats of a game at once, as PettingZoo's parallel environment; whoever is not asked can only wait.

    For games in which seats choose at the same time: Inis and Spirit Island, a little of The Arrival, none of Origo.
    """
    try:
        from tuath.rl.all_at_once import AllAtOnce  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as error:
        raise Refused(refuse("", "core-rl-packages")) from error
    found = find(game)
    return AllAtOnce(found, found.complete(seats, options), render_mode)


def gymnasium(
    game: str,
    seats: int = 2,
    opponents: str = "greedy",
    seat: Seat | None = 0,
    *,
    strict: bool = False,
    render_mode: str | None = None,
    **options: str,
) -> AgainstBots:
    """One seat of a game against bots, as Gymnasium's environment; without a seat of its own, another one each game.

    Opponents are names of bots, separated by commas; fewer names than chairs sit down in turn. An action that may not
    be chosen is replaced by one that may, or in a ``strict`` environment refused.
    """
    try:
        from tuath.rl.against_bots import AgainstBots  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as error:
        raise Refused(refuse("", "core-rl-packages")) from error
    found = find(game)
    setup = found.complete(seats, options)
    return AgainstBots(found, setup, opponents, seat, strict=strict, render_mode=render_mode)
