"""The interfaces of learners keep what their makers ask for, and tell nobody what is hidden."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import tuath.rl
from tests.amounts import usually
from tests.rl.helpers import fewest
from tuath.core.game import Result
from tuath.core.message import Refused
from tuath.core.returns import returns
from tuath.games import find, keys
from tuath.rl.reference import PAGE, page
from tuath.rl.spaces import Arrays


@pytest.mark.parametrize("key", keys())
def test_what_pettingzoo_asks_for(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like observations to be single arrays
        api_test(tuath.rl.pettingzoo(key, seats=fewest(key)), num_cycles=60)


@pytest.mark.parametrize("key", keys())
def test_the_same_seed_brings_the_same_game(key: str) -> None:
    seed_test(lambda: tuath.rl.pettingzoo(key, seats=fewest(key)), num_cycles=30)


@pytest.mark.parametrize("key", keys())
def test_what_gymnasium_asks_for(key: str) -> None:
    env = tuath.rl.gymnasium(key, seats=fewest(key), opponents="random")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like an env that was registered
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("key", keys())
def test_a_game_to_its_end(key: str) -> None:
    """Rewards come once, and are what the game came to."""
    env = tuath.rl.pettingzoo(key, seats=fewest(key))
    env.reset(seed=3)
    chance = Random(3)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        total[agent] += reward
        assert not is_cut
        env.step(None if is_over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    result = env.position.result
    assert result is not None
    assert tuple(total.values()) == returns(env.game, result, env.setup.seats)


def test_against_bots_from_any_chair() -> None:
    env = tuath.rl.gymnasium("arrival", seats=3, opponents="random,greedy", seat=None)
    chairs = set()
    for seed in range(6):
        _, info = env.reset(seed=seed)
        chairs.add(info["seat"])
    assert len(chairs) > 1
    env = tuath.rl.gymnasium("arrival", seats=2, opponents="random", seat=1, render_mode="ansi")
    env.reset(seed=1)
    is_over, reward = False, 0.0
    while not is_over:
        _, reward, is_over, _, _ = env.step(env.action_space.sample())
    assert reward in (-1.0, 0.0, 1.0)
    assert "arrival" in str(env.render())


def test_an_action_that_may_not_be_chosen_changes_nothing() -> None:
    env = tuath.rl.pettingzoo("inis", seats=2)
    env.reset(seed=1)
    before = env.position.save()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused, match="may not be chosen now"):
        env.step(illegal)
    assert env.position.save() == before


def test_against_bots_it_is_replaced_or_refused() -> None:
    for strict in (False, True):
        env = tuath.rl.gymnasium("inis", seats=2, opponents="random", strict=strict)
        seen, _ = env.reset(seed=1)
        illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        before = env.position.save()
        if strict:
            with pytest.raises(Refused, match="may not be chosen now"):
                env.step(illegal)
            assert env.position.save() == before
        else:
            assert env.step(illegal)[4]["illegal"]
            assert env.position.save() != before
            assert not env.step(env.action_space.sample())[4]["illegal"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"game": "inis", "seats": 9}, "9"),
        ({"game": "inis", "opponents": "genius"}, "There is no bot"),
        ({"game": "inis", "seat": 5}, "5"),
        ({"game": "inis", "colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_had_is_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        tuath.rl.gymnasium(**arguments)


def test_two_positions_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    env = tuath.rl.pettingzoo("origo", seats=3)
    env.reset(seed=5)
    chance, arrays, differed = Random(5), Arrays(env.game), 0
    for _ in range(120):
        seat = env.seats[env.agent_selection]
        twin = env.position.imagine(seat, chance)
        here, there = arrays.look(env.position, seat), arrays.look(twin, seat)
        assert all((here[name] == there[name]).all() for name in here)
        differed += twin.state.to_data() != env.position.state.to_data()
        env.step(chance.choice(np.flatnonzero(here["action_mask"]).tolist()))
    assert differed > 50


def test_returns_always_mean_the_same() -> None:
    arrival, island = find("arrival"), find("spirit_island")
    assert returns(arrival, Result("overrun", (1,), (4, 5, 5)), 3) == (-1, 1, -1)
    assert returns(arrival, Result("overrun", (0, 2), (4, 5, 5)), 3) == (0, -1, 0)
    assert returns(island, Result("victory", (0, 1), (90, 90)), 2) == (1, 1)
    assert returns(island, Result("blight", (), (9, 9)), 2) == (-1, -1)


@pytest.mark.more
@pytest.mark.parametrize(("example", "games"), usually(("learner", 200), long=[("tabular", 200)]))
def test_the_examples_learn(example: str, games: int, tmp_path: Path) -> None:
    """Chance wins half of the games against chance."""
    picture = tmp_path / "learned.svg"
    command = [sys.executable, f"examples/{example}.py", "arrival", "--games", str(games), "--plot", str(picture)]
    run = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    shares = [int(share) for share in re.findall(r"won (\d+)%", run.stdout)]
    assert len(shares) == 2
    assert shares[1] >= 65
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.more
def test_the_baseline_wins_half_of_its_games_against_itself() -> None:
    command = [sys.executable, "examples/baseline.py", "arrival", "--games", "60", "--against", "random"]
    run = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    (share,) = re.findall(r"against random: won ([\d.]+)%", run.stdout)
    assert 25 <= float(share) <= 75


def test_the_page_of_the_interface_is_up_to_date() -> None:
    """`python -m tuath.rl.reference` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()
