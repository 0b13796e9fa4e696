"""The interfaces that learners know: PettingZoo, Gymnasium and OpenSpiel.

>>> import tuath.rl
>>> env = tuath.rl.pettingzoo("inis", seats=3)
>>> env = tuath.rl.parallel("spirit_island", seats=2)
>>> env = tuath.rl.gymnasium("arrival", seats=2, opponents="greedy")
>>> env = tuath.rl.vector("arrival", seats=2, opponents="random", processes=4, games_each=16)
>>> game = tuath.rl.openspiel("origo", seats=2)

An observation is a dict of two arrays: ``observation``, what the seat knows as numbers (docs/observations.md), and
``action_mask``, which of all answers of all questions of the game may be given now (``tuath.action_space``). Rewards
come at the end: 1 for a victory, -1 for a defeat (core/returns.py).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tuath.core.message import Refused, refuse, within
from tuath.core.question import Seat
from tuath.games import find
from tuath.rl.masks import any_legal, legal_actions

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

    from tuath.rl.against_bots import AgainstBots
    from tuath.rl.all_at_once import AllAtOnce
    from tuath.rl.around_a_table import AroundATable

MOST_GAMES, MOST_PROCESSES = 10_000, 1_000  # of a vector environment

__all__ = ["any_legal", "gymnasium", "legal_actions", "openspiel", "parallel", "pettingzoo", "vector"]


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


def openspiel(game: str, seats: int = 2, **options: str) -> Any:
    """A game as OpenSpiel knows it: a ``pyspiel.Game`` with explicit chance.

    All games are registered with this, so that ``pyspiel.load_game("tuath_inis(players=3)")`` finds them too.
    """
    found = find(game)
    found.complete(seats, options)  # refused in words, where OpenSpiel would only say that something is wrong
    try:
        import pyspiel  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as error:
        raise Refused(refuse("", "core-openspiel-packages")) from error
    from tuath.rl.spiel_game import name_of, settings  # noqa: PLC0415 - it needs that extra

    return pyspiel.load_game(name_of(game), {"players": seats, **settings(options)})


def vector(
    game: str,
    seats: int = 2,
    opponents: str = "greedy",
    seat: Seat | None = 0,
    *,
    processes: int = 1,
    games_each: int = 8,
    copy: bool = True,
    **options: str,
) -> VectorEnv[Any, Any, Any]:
    """Many games like those of ``gymnasium`` side by side, as Gymnasium's vector environment.

    Every process plays as many games as are meant for each; observations and masks come through shared memory, and
    without ``copy`` are valid until the next step. The same seed brings the same games in any number of processes; a
    game that is over begins anew with the next step (Gymnasium's ``AutoresetMode.NEXT_STEP``).
    """
    chosen: dict[str, Any] = dict(options)
    make = partial(gymnasium, game, seats, opponents, seat, **chosen)
    make()  # what cannot be had is refused before any process begins
    number, many = within("games_each", games_each, 1, MOST_GAMES), within("processes", processes, 1, MOST_PROCESSES)
    from tuath.rl.many_tables import side_by_side  # noqa: PLC0415 - an optional extra

    return side_by_side(make, many, number, copy=copy)
