"""One seat of a game against bots, as Gymnasium's environment."""

from __future__ import annotations

from random import Random
from typing import Any, SupportsInt

import gymnasium

from tuath.bots import Chair, make
from tuath.core.game import Game, Setup
from tuath.core.message import within
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.core.returns import returns
from tuath.rl.spaces import Arrays, Legal, Seen


class AgainstBots(gymnasium.Env[Any, Any]):
    """Whenever others are asked, they have answered already.

    Gymnasium's learners may try what is not allowed: then one of the options is chosen by the dice instead, and the
    info says so as ``illegal``; a ``strict`` environment refuses it.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        opponents: str,
        seat: Seat | None,
        *,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.game, self.setup, self.strict, self.render_mode = game, setup, strict, render_mode
        self.wanted = None if seat is None else within("seat", seat, 0, setup.seats - 1)
        self.bots = [make(name.strip()) for name in opponents.split(",")]
        self.arrays = Arrays(game)
        self.observation_space = self.arrays.seen
        self.action_space: Legal = Legal(self.arrays.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, and one's first question; a game that ends before one is asked is dealt anew."""
        super().reset(seed=seed)
        while True:
            self.position: Position[Any] = Position(self.game, self.setup, int(self.np_random.integers(2**63)))
            self.dice = Random(int(self.np_random.integers(2**63)))
            self.seat = self.dice.randrange(self.setup.seats) if self.wanted is None else self.wanted
            self._let_others_answer()
            if not self.position.over:
                return self._seen(), {"seat": self.seat, "illegal": False}

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """One's answer, and those of all others until one is asked again."""
        decision = self.position.decisions[self.seat]
        info = {"seat": self.seat, "illegal": not self.strict and not self.action_space.now[int(action)]}
        value = self.dice.choice(decision.values) if info["illegal"] else self.arrays.value(decision, action)
        self.position.play(self.seat, value)
        self._let_others_answer()
        result = self.position.result
        reward = 0.0 if result is None else returns(self.game, result, self.setup.seats)[self.seat]
        return self._seen(), reward, result is not None, False, info

    def _let_others_answer(self) -> None:
        position, own = self.position, self.seat
        while position.decisions and own not in position.decisions:
            seat = self.dice.choice(list(position.decisions))
            bot = self.bots[(seat - own - 1) % self.setup.seats % len(self.bots)]
            position.play(seat, bot.choose(Chair(position, seat), self.dice))

    def _seen(self) -> Seen:
        seen = self.arrays.look(self.position, self.seat)
        self.action_space.now = seen["action_mask"]
        return seen

    def render(self) -> str | None:
        """The table in English, as a spectator sees it."""
        return str(self.position) if self.render_mode == "ansi" else None
