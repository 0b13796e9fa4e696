"""Whole games under referees, new ones each time: what was watched is told; a foul names what to repeat it with.

TUATH_SEED=123 pytest tests/referees    the same games again
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random, SystemRandom

import pytest

from tests.referees.arrival import ArrivalReferee
from tests.referees.inis import InisReferee
from tests.referees.origo import OrigoReferee
from tests.referees.spirit_island import SpiritIslandReferee
from tests.referees.watching import Foul, Referee, Tally, watch
from tuath.games import find

REFEREES = (ArrivalReferee, OrigoReferee, InisReferee, SpiritIslandReferee)
PLAYED = ("random", "mischievous", "random", "mischievous", "careful")  # greedy takes long: not in the usual run
USUAL, MORE, LONG = 25, 200, 10_000
PARTS = 8  # of the long run, so that workers share it


def seed_of_run() -> int:
    return int(os.environ.get("TUATH_SEED") or SystemRandom().getrandbits(32))


Tell = Callable[[str, object], None]


def watched(kind: type[Referee], games: int, players: tuple[str, ...], tell: Tell) -> Tally:
    """So many games, each with a seed of its own; what was seen is told at the end of the run."""
    seed, tally = seed_of_run(), Tally()
    rng, game = Random(f"{kind.key} {seed}"), find(kind.key)
    try:
        for number in range(games):
            watch(kind(), game, rng.getrandbits(64), players[number % len(players)], number, tally)
    except Foul as foul:
        foul.add_note(f"all of them again: TUATH_SEED={seed}")
        raise
    finally:
        tell("told", f"referee of {kind.key}, TUATH_SEED={seed}: {tally.told()}")
    return tally


def is_late(tally: Tally) -> int:
    return tally.reached["late"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", REFEREES, ids=lambda kind: kind.key)
def test_nothing_happens_that_cannot_be(kind: type[Referee], record_property: Tell) -> None:
    tally = watched(kind, USUAL, PLAYED, record_property)
    assert tally.answers > USUAL * 50
    if kind is SpiritIslandReferee:
        assert is_late(tally) >= 0.3 * tally.games


@pytest.mark.more
@pytest.mark.slow
@pytest.mark.parametrize("kind", REFEREES, ids=lambda kind: kind.key)
def test_nor_in_more_games(kind: type[Referee], record_property: Tell) -> None:
    tally = watched(kind, MORE, (*PLAYED, *PLAYED, "greedy"), record_property)
    if kind is SpiritIslandReferee:
        assert is_late(tally) >= 0.3 * tally.games


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", REFEREES, ids=lambda kind: kind.key)
def test_nor_in_thousands(kind: type[Referee], part: int, record_property: Tell) -> None:
    tally = watched(kind, LONG // PARTS, (*PLAYED, *PLAYED, "greedy"), record_property)
    if kind is SpiritIslandReferee:
        assert is_late(tally) >= 0.3 * tally.games
