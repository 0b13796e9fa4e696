"""The bots: they choose what is legal, they do not peek, and greedy is worth its name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.amounts import mostly, usually
from tests.conftest import MINIS, game_named
from tests.play import random_game
from tuath.bots import Chair, bots, make
from tuath.bots.simulation import line_up, simulate
from tuath.core.game import Game
from tuath.core.message import Refused

EVERY = {"strong": 301, "max": 1201}  # so many positions apart are looked at by those who take their time


QUICK_FIRST = usually(*(name for name in bots() if name != "max"), more=["max"])


@mostly("inis", *MINIS, of="game")
@pytest.mark.parametrize("name", QUICK_FIRST)
def test_bots_choose_what_is_offered(game: Game[Any], name: str) -> None:
    bot = make(name)
    rng = Random(1)
    for place, position in enumerate(random_game(game, 5)):
        for seat, decision in position.decisions.items():
            if place % EVERY.get(name, 7) == 3:
                before = position.save()
                assert bot.choose(Chair(position, seat), rng) in decision.values
                assert position.save() == before, "thinking changed the game"


@pytest.mark.parametrize("name", QUICK_FIRST)
def test_bots_do_not_peek(name: str) -> None:
    """A bot at a table and at one that looks the same to it, with other cards hidden, chooses alike."""
    game = game_named("tricks")
    bot = make(name)
    compared = 0
    for seed in range(15):
        for position in random_game(game, seed):
            for seat in position.decisions:
                twin = position.imagine(seat, Random(seed))
                if twin.state.to_data() == position.state.to_data():
                    continue
                here, there = (bot.choose(Chair(table, seat), Random(7)) for table in (position, twin))
                assert here == there
                compared += 1
    assert compared > 50


def test_a_chair_does_not_give_away_the_state() -> None:
    position = next(random_game(game_named("tricks"), 1))
    chair = Chair(position, 0)
    assert not hasattr(chair, "position")
    assert not hasattr(chair, "state")
    assert chair.view == position.view(0)


@pytest.mark.more
def test_greedy_beats_random() -> None:
    """Far from a measurement, which the command makes, but enough to notice when it stops playing well."""
    game = game_named("arrival")
    report = simulate(game, game.complete(2, {}), ["greedy", "random"], 14, seed=1)
    assert report["wins"]["greedy"] >= 12


def test_seats_rotate() -> None:
    names = ["a", "b"]
    assert [line_up(names, 3, turn) for turn in range(2)] == [["a", "b", "a"], ["b", "a", "b"]]
    assert line_up(["a"], 4, 3) == ["a"] * 4
    assert [line_up(["a", "b", "c"], 2, turn) for turn in range(3)] == [["a", "b"], ["b", "c"], ["c", "a"]]


def test_shared_wins_are_fractions() -> None:
    game = game_named("free")
    report = simulate(game, game.complete(2, {}), ["random"], 40, seed=1)
    assert sum(report["wins"].values()) == pytest.approx(40)
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(40)
    assert all(0 < seat["error"] < 0.1 for seat in report["seats"])


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused, match="There is no bot"):
        make("genius")
