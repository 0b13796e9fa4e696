"""Random whole games with everything that both expansions bring: nothing breaks, nothing gets lost, all of them end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

import pytest

from tests.spirit_island.board import printed
from tests.spirit_island.play import play_on
from tuath.core.game import Setup
from tuath.games.spirit_island.game import SpiritIsland
from tuath.games.spirit_island.state.state import NO_FOE, State

SOME = range(24)
MANY = range(3_000)
MOST_SEATS = 4


@lru_cache(maxsize=1)
def the_game() -> SpiritIsland:
    return SpiritIsland(printed())


def any_foe(rng: Random, but: str = NO_FOE) -> tuple[str, str]:
    """An adversary and a level; nobody in one game of four."""
    foes = [foe.id for foe in printed().adversaries if foe.id != but]
    return (rng.choice(foes), str(rng.randrange(7))) if rng.random() < 0.75 else (NO_FOE, "0")


def everything(rng: Random) -> Setup:
    """S-2.16: all spirits with their aspects, one foe or two, a scenario or none, events or none, any layout."""
    options = {"expansions": "both", "events": rng.choice(("on", "off")), "layout": "choose", "boards": "choose"}
    options["extra_board"] = rng.choice(("off", "off", "on"))
    options["progression"] = rng.choice(("off", "off", "off", "on"))
    options["scenario"] = rng.choice([NO_FOE, NO_FOE, *(each.id for each in printed().scenarios)])
    options["adversary"], options["level"] = any_foe(rng)
    if options["adversary"] != NO_FOE and rng.random() < 0.4:
        options["second_adversary"], options["second_level"] = any_foe(rng, options["adversary"])
    options["spirit"] = rng.choice([each.id for each in printed().spirits])
    return the_game().complete(rng.randint(1, MOST_SEATS), options)


def play_with_everything(seed: int) -> State:
    rng = Random(f"everything {seed}")
    state = the_game().setup(everything(rng))
    before = dict(the_game().pieces(state))
    play_on(state, rng)
    assert lost(before, the_game().pieces(state)) == {}
    assert the_game().result(state) is not None
    return state


def lost(before: Mapping[str, int], now: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """What there is more or less of than before."""
    return {name: (count, now[name]) for name, count in before.items() if now[name] != count}


@pytest.mark.parametrize("seed", SOME)
def test_a_game_with_everything_on_ends(seed: int) -> None:
    play_with_everything(seed)


@pytest.mark.long
def test_thousands_of_games_with_everything_on_end() -> None:
    for seed in MANY:
        play_with_everything(seed)
