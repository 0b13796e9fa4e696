"""What a learner sees and does, as arrays: the same for every position of a game."""

from __future__ import annotations

from typing import Any, SupportsInt

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from tuath.core.actions import ActionSpace
from tuath.core.game import Game
from tuath.core.message import Refused, refuse
from tuath.core.observation import observation, shape
from tuath.core.position import Position
from tuath.core.question import Decision, Seat

Seen = dict[str, NDArray[Any]]
FURTHEST = 20.0  # beyond which no number of an observation goes


class Arrays:
    """A game's observations and actions as arrays, and how they are called."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.actions = ActionSpace(game.questions, game.domains)
        size = shape(game).size
        self.seen = spaces.Dict(
            {
                "observation": spaces.Box(-FURTHEST, FURTHEST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def look(self, position: Position[Any], seat: Seat) -> Seen:
        """What a seat knows, and what it may answer; nothing while it is not asked."""
        numbers = np.frombuffer(observation(self.game, position.state, seat), np.float32)
        return {"observation": numbers, "action_mask": self.mask(position.decisions.get(seat))}

    def mask(self, decision: Decision[Any] | None) -> NDArray[np.int8]:
        found = bytearray(self.actions.size)
        if decision is not None:
            for number in self.actions.legal(decision):
                found[number] = 1
        return np.frombuffer(found, np.int8)

    def value(self, decision: Decision[Any], action: SupportsInt) -> int:
        """The answer behind an action; refused where it is not among the options."""
        value = int(action) - self.actions.offsets[decision.question.key]
        if value not in decision.values:
            raise Refused(refuse("", "core-rl-action", number=int(action), question=decision.question.key))
        return value


class Legal(spaces.Discrete):
    """All actions of a game; a sample is one of those that may be chosen now."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.now: NDArray[np.int8] = np.ones(size, np.int8)

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        chosen: np.int64
        if probability is not None:
            chosen = super().sample(probability=probability)
        else:
            chosen = super().sample(mask=self.now if mask is None else mask)
        return chosen


def dealt_by(seed: int) -> int:
    """Chance of the game by a seed of the environment, as Gymnasium spreads seeds."""
    return int(seeding.np_random(seed)[0].integers(2**63))
