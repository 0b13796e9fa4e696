"""All seats of a game as PettingZoo's parallel environment: in each step everybody acts, or waits.

It fits where seats choose at the same time: in Inis the draft, answers to cards, peace and gifts; in Spirit Island most
of a turn; in The Arrival the blocking of cards. Elsewhere one seat is asked and all others have a single action, to
wait: so in all of Origo, for which ``AroundATable`` is the better choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, SupportsInt

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from tuath.core.game import Game, Setup
from tuath.core.message import Refused, refuse
from tuath.core.position import Position, new_seed
from tuath.core.question import Decision, Seat
from tuath.core.record import seat_name
from tuath.core.returns import returns
from tuath.rl.spaces import Arrays, Legal, Seen, dealt_by

Each = dict[str, Any]  # by agent


class AllAtOnce(ParallelEnv[str, Seen, int]):
    """Beside the answers of the game there is one action more, the last: to wait. Whoever is asked may not wait.

    Nobody sees in a step what others choose in it. Where the rules let the first who answers go ahead, dice of the
    environment say who that is; what another wanted is then not carried out, its info says so as ``passed_over``, and
    it is asked anew.
    """

    def __init__(self, game: Game[Any], setup: Setup, render_mode: str | None = None) -> None:
        self.metadata = {"name": f"tuath_{game.key}_v{game.version}", "render_modes": ["ansi"]}
        self.game, self.setup, self.render_mode = game, setup, render_mode
        self.arrays = Arrays(game)
        self.wait = self.arrays.actions.size
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        masks = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        seen = spaces.Dict({"observation": self.arrays.seen["observation"], "action_mask": masks})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Legal(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        """A new game; the same seed brings the same chance, and without one nobody can foresee it."""
        dealt = new_seed() if seed is None else dealt_by(seed)
        self.position: Position[Any] = Position(self.game, self.setup, dealt)
        self.dice = Random(dealt)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, SupportsInt]) -> tuple[Each, Each, Each, Each, Each]:
        """Refused, with nothing changed, where one of the actions may not be chosen now."""
        asked = dict(self.position.decisions)
        values = {self.seats[agent]: self._value(asked, agent, actions.get(agent)) for agent in self.agents}
        passed_over = self._answer(asked, {seat: values[seat] for seat in asked})
        result, agents = self.position.result, self.agents
        found = [0.0] * self.setup.seats if result is None else returns(self.game, result, self.setup.seats)
        seen = self._seen()
        if result is not None:
            self.agents = []
        return (
            seen,
            {agent: found[self.seats[agent]] for agent in agents},
            dict.fromkeys(agents, result is not None),
            dict.fromkeys(agents, False),
            {agent: {"passed_over": self.seats[agent] in passed_over} for agent in agents},
        )

    def _answer(self, asked: Mapping[Seat, Decision[Any]], values: Mapping[Seat, int]) -> set[Seat]:
        """Everybody's answer, as long as that very question is still open; and who was no longer asked it."""
        passed_over = set()
        order = sorted(asked)
        self.dice.shuffle(order)
        for seat in order:
            if self.position.decisions.get(seat) is asked[seat]:
                self.position.play(seat, values[seat])
            else:
                passed_over.add(seat)
        return passed_over

    def _value(self, asked: Mapping[Seat, Decision[Any]], agent: str, action: SupportsInt | None) -> int:
        seat = self.seats[agent]
        chosen = self.wait if action is None else int(action)
        if seat in asked:
            return self.arrays.value(asked[seat], chosen)
        if chosen != self.wait:
            raise Refused(refuse("", "core-rl-wait", number=chosen, seat=f"seat:{seat_name(seat)}"))
        return chosen

    def _seen(self) -> Each:
        seen = {agent: self._look(self.seats[agent]) for agent in self.agents}
        for agent, own in seen.items():
            self.action_spaces[agent].now = own["action_mask"]
        return seen

    def _look(self, seat: Seat) -> Seen:
        seen = self.arrays.look(self.position, seat)
        waits = np.array([seat not in self.position.decisions], np.int8)
        return {**seen, "action_mask": np.concatenate([seen["action_mask"], waits])}

    def render(self) -> str | None:
        """The table in English, as a spectator sees it."""
        return str(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
