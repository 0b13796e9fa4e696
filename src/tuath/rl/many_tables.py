"""Many games side by side, in processes of their own, as Gymnasium's vector environment.

Gymnasium starts the processes, shares their memory and deals anew when a game is over; what is ours is that a process
plays several games between two exchanges, as one exchange costs about as much as a few steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tuath.rl.spaces import Seen

Numbers = NDArray[Any]
Make = Callable[[], gymnasium.Env[Any, Any]]


class Several(gymnasium.Env[Any, Any]):
    """The games of one process, which Gymnasium takes for a single one with larger arrays."""

    def __init__(self, make: Make, games: int) -> None:
        self.games = SyncVectorEnv([make] * games, copy=False)
        self.metadata = {**self.games.metadata, "render_modes": []}
        self.observation_space, self.action_space = self.games.observation_space, self.games.action_space

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        seen, infos = self.games.reset(seed=seed, options=options)
        return seen, told(infos)

    def step(self, actions: Numbers) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        seen, rewards, over, cut, infos = self.games.step(actions)
        return seen, rewards, over, cut, told(infos)


def side_by_side(make: Make, processes: int, games_each: int, *, copy: bool) -> VectorEnv[Any, Any, Any]:
    """One process plays by itself, without an exchange."""
    if processes == 1:
        return SyncVectorEnv([make] * games_each, copy=copy)
    return ManyTables(make, processes, games_each, copy=copy)


def told(infos: dict[str, Any]) -> dict[str, Any]:
    """Without the masks of who tells something: all games tell the same."""
    return {name: value for name, value in infos.items() if not name.startswith("_")}


class ManyTables(VectorEnv[Any, Any, Any]):
    """As many games as all processes have together, in the order of their seeds."""

    def __init__(self, make: Make, processes: int, games_each: int, *, copy: bool = True) -> None:
        each = partial(Several, make, games_each)
        self.spread = AsyncVectorEnv(
            [each] * processes, copy=copy, context="spawn", autoreset_mode=AutoresetMode.DISABLED
        )
        one = make()
        self.num_envs, self.games_each = processes * games_each, games_each
        self.metadata = {**one.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, self.num_envs)
        self.action_space = batch_space(one.action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games: the first with this seed, the next with the next one; or a seed for each."""
        if seed is None:
            seed = [None] * self.num_envs
        elif isinstance(seed, int):
            seed = range(seed, seed + self.num_envs)
        some: Any = [list(seed[first : first + self.games_each]) for first in range(0, self.num_envs, self.games_each)]
        seen, infos = self.spread.reset(seed=some, options=options)
        return self._flat_seen(seen), self._flat_infos(infos)

    def step(self, actions: Any) -> tuple[Seen, Numbers, Numbers, Numbers, dict[str, Any]]:
        """An action for each game; in one that was over before, it is not looked at, and a new game begins."""
        dealt = np.asarray(actions).reshape(-1, self.games_each)
        seen, rewards, over, cut, infos = self.spread.step(dealt)
        return self._flat_seen(seen), flat(rewards), flat(over), flat(cut), self._flat_infos(infos)

    def _flat_seen(self, seen: Any) -> Seen:
        return {name: flat(part) for name, part in seen.items()}

    def _flat_infos(self, infos: dict[str, Any]) -> dict[str, Any]:
        found = {name: flat(value) for name, value in told(infos).items()}
        return found | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in found}

    def close_extras(self, **kwargs: Any) -> None:
        self.spread.close(**kwargs)


def flat(part: Numbers) -> Numbers:
    """By process and game: by game alone, in the same memory."""
    return part.reshape(-1, *part.shape[2:])
