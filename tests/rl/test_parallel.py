"""All seats at once: what PettingZoo asks of a parallel environment, who waits, and who is passed over."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

import tuath.rl
from tests.rl.helpers import fewest
from tuath.core.message import Refused
from tuath.core.returns import returns
from tuath.games import keys


@pytest.mark.parametrize("key", keys())
def test_what_pettingzoo_asks_for(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(tuath.rl.parallel(key, seats=fewest(key)), num_cycles=30)


@pytest.mark.parametrize("key", keys())
def test_the_same_seed_brings_the_same_game(key: str) -> None:
    parallel_seed_test(lambda: tuath.rl.parallel(key, seats=fewest(key)), num_cycles=20)


def chosen(seen: dict[str, Any], chance: Random) -> dict[str, int]:
    return {agent: chance.choice(np.flatnonzero(own["action_mask"]).tolist()) for agent, own in seen.items()}


@pytest.mark.parametrize("key", keys())
def test_a_game_to_its_end(key: str) -> None:
    """Whoever is asked may not wait and whoever is not can only wait; several act in one step where rules let them."""
    env = tuath.rl.parallel(key, seats=fewest(key))
    seen, _ = env.reset(seed=3)
    chance, together = Random(3), 0
    rewards: dict[str, float] = {}
    over: dict[str, bool] = {}
    while env.agents:
        asked = {env.possible_agents[seat] for seat in env.position.decisions}
        assert {agent for agent in seen if not seen[agent]["action_mask"][env.wait]} == asked
        assert all(seen[agent]["action_mask"].sum() == 1 for agent in seen if agent not in asked)
        together += len(asked) > 1
        seen, rewards, over, cut, _ = env.step(chosen(seen, chance))
        assert not any(cut.values())
    assert all(over.values())
    result = env.position.result
    assert result is not None
    assert tuple(rewards.values()) == returns(env.game, result, env.setup.seats)
    assert (together > 0) == (key != "origo")


def test_an_action_that_may_not_be_chosen_changes_nothing() -> None:
    env = tuath.rl.parallel("origo", seats=2)
    seen, _ = env.reset(seed=1)
    before = env.position.save()
    (asked,) = env.position.decisions
    legal = chosen(seen, Random(1))
    own, other = env.possible_agents[asked], env.possible_agents[1 - asked]
    with pytest.raises(Refused, match="can only wait"):
        env.step({**legal, other: 0})
    with pytest.raises(Refused, match="may not be chosen now"):
        env.step({**legal, own: env.wait})
    assert env.position.save() == before


def test_of_those_who_may_go_ahead_one_does_and_the_others_are_asked_anew() -> None:
    """Spirits are chosen in any order; who goes first is for the dice."""
    first = set()
    for seed in range(8):
        env = tuath.rl.parallel("spirit_island", seats=2)
        seen, _ = env.reset(seed=seed)
        assert set(env.position.decisions) == {0, 1}
        seen, _, _, _, infos = env.step(chosen(seen, Random(seed)))
        (passed_over,) = [agent for agent in env.agents if infos[agent]["passed_over"]]
        first.add(passed_over)
        while env.seats[passed_over] not in env.position.decisions:  # the other one chooses an aspect
            seen = env.step(chosen(seen, Random(seed)))[0]
        assert env.position.decisions[env.seats[passed_over]].key == "spirit_island-spirit"
    assert len(first) == 2


def test_what_others_choose_in_secret_is_not_seen() -> None:
    """I-6.1: of what one keeps in the draft only the neighbour who gets the rest can learn anything."""
    looks = []
    for place in (0, -1):
        env = tuath.rl.parallel("inis", seats=3)
        seen, _ = env.reset(seed=4)
        while len(env.position.decisions) < 3:
            seen = env.step(chosen(seen, Random(4)))[0]
        answers = {agent: int(np.flatnonzero(own["action_mask"])[0]) for agent, own in seen.items()}
        answers["player_0"] = int(np.flatnonzero(seen["player_0"]["action_mask"])[place])
        looks.append(env.step(answers)[0])
    one, other = looks
    alike = [agent for agent in one if (one[agent]["observation"] == other[agent]["observation"]).all()]
    assert len(alike) == 1
    assert "player_0" not in alike
