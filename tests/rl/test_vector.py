"""Many games side by side: the same ones in any number of processes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import tuath.rl
from tuath.core.message import Refused
from tuath.rl import any_legal, legal_actions

STEPS = 40


def course(env: Any, seed: int) -> list[Any]:
    """Everything that is seen of games in which any legal action is chosen, and their ends."""
    chance = np.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    found = [seen, infos]
    for _ in range(STEPS):
        seen, rewards, over, cut, infos = env.step(any_legal(seen["action_mask"], chance))
        found.append((seen, rewards, over, cut, infos))
    return found


@pytest.mark.more
@pytest.mark.slow
def test_the_same_games_in_any_number_of_processes() -> None:
    """A game that is over begins anew: none of them takes as many steps as are made here."""
    found = []
    for processes, games_each in ((1, 4), (2, 2)):
        env = tuath.rl.vector("spirit_island", seats=1, processes=processes, games_each=games_each)
        assert env.num_envs == 4
        assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
        found.append(course(env, 7))
        assert env.observation_space.contains(found[-1][0])
        env.close()
    one, other = found
    np.testing.assert_equal(one, other)
    over = sum(int(step[2].sum()) for step in one[2:])
    assert over > 0


@pytest.mark.slow
def test_memory_is_shared_and_processes_end() -> None:
    env: Any = tuath.rl.vector("arrival", seats=2, opponents="random", processes=2, games_each=1, copy=False)
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=[3, 4])
    again = env.step(any_legal(seen["action_mask"], chance))[0]
    assert all(np.shares_memory(seen[part], again[part]) for part in seen)
    assert not np.shares_memory(seen["observation"][0], seen["observation"][1])
    assert (seen["observation"][0] != seen["observation"][1]).any()
    assert env.step(again["action_mask"].argmin(axis=1))[4]["illegal"].tolist() == [True, True]
    env.close()
    assert not any(process.is_alive() for process in env.spread.processes)


def test_any_legal_action_is_legal() -> None:
    masks = np.random.default_rng(3).random((200, 30)) < 0.1
    masks[:, 4] = True
    chosen = any_legal(masks.astype(np.int8), np.random.default_rng(1))
    assert masks[np.arange(200), chosen].all()
    assert len(set(chosen.tolist())) == 30


@pytest.mark.parametrize("kind", [np.int8, np.bool_, np.int64])
def test_legal_actions_of_any_mask(kind: Any) -> None:
    masks = np.random.default_rng(5).random((20, 300)) < 0.05
    for mask in masks:
        assert legal_actions(mask.astype(kind)).tolist() == np.flatnonzero(mask).tolist()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [({"game": "chess"}, "There is no game"), ({"processes": 0}, "0"), ({"games_each": 0}, "0")],
)
def test_what_cannot_be_had_is_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        tuath.rl.vector(**{"game": "inis", "opponents": "random", **arguments})
