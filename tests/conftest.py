"""The games every test of the engine runs for: all that are registered, and the tiny ones."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.minis import Free, Market, Tricks
from tuath.core.game import Game
from tuath.games import find, keys

settings.register_profile(
    "tuath", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("tuath")

MINIS: dict[str, Game[Any]] = {"tricks": Tricks(), "free": Free(), "market": Market()}


def game_named(key: str) -> Game[Any]:
    return MINIS.get(key) or find(key)


@pytest.fixture(params=[*keys(), *MINIS])
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Every game there is."""
    return game_named(request.param)


@pytest.fixture(params=keys())
def real_game(request: pytest.FixtureRequest) -> Game[Any]:
    """Every game that a person can play."""
    return find(request.param)
