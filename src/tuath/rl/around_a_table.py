"""All seats of a game as PettingZoo's AEC environment: whoever is asked acts, one after the other."""

from __future__ import annotations

from typing import Any, SupportsInt

from gymnasium import spaces
from pettingzoo import AECEnv

from tuath.core.game import Game, Setup
from tuath.core.position import Position, new_seed
from tuath.core.returns import returns
from tuath.rl.spaces import Arrays, Seen, dealt_by


class AroundATable(AECEnv):
    """Of several seats that choose at the same time the first one is asked first; none sees what another chose."""

    def __init__(self, game: Game[Any], setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"tuath_{game.key}_v{game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.game, self.setup, self.render_mode = game, setup, render_mode
        self.arrays = Arrays(game)
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.arrays.seen)
        self.action_spaces = {agent: spaces.Discrete(self.arrays.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed brings the same chance, and without one nobody can foresee it."""
        self.position: Position[Any] = Position(self.game, self.setup, new_seed() if seed is None else dealt_by(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Seen:
        return self.arrays.look(self.position, self.seats[agent])

    def step(self, action: SupportsInt | None) -> None:
        """Refused, with nothing changed, where the action may not be chosen now."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seats[agent]
        self.position.play(seat, self.arrays.value(self.position.decisions[seat], -1 if action is None else action))
        if self.position.over:
            self._end()
        self.agent_selection = self._asked()

    def _end(self) -> None:
        """Rewards come now, and have been none until now."""
        result = self.position.result
        assert result is not None
        found = returns(self.game, result, self.setup.seats)
        self.rewards = {each: found[self.seats[each]] for each in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _asked(self) -> str:
        asked = self.position.decisions
        return self.possible_agents[min(asked)] if asked else self.agents[0]

    def render(self) -> str | None:
        """The table in English, as a spectator sees it."""
        return str(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
