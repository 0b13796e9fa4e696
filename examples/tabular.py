"""A table that learns: what each answer has been worth so far, whatever the position.

    pip install "tuath[rl]"
    python examples/tabular.py arrival --games 600 --plot tabular.svg

The table has one row for each action and no idea of the board: a toy that shows the loop of a learner in its simplest
form. Mostly it takes the legal action whose games have ended best, sometimes any (Monte Carlo control). Against
``random``, of whom chance wins half of the games, even that is enough to win most of them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from learner import WINDOW, drawn

import tuath.rl


class Worth:
    """By action: the average of what games came to in which it was chosen."""

    def __init__(self, actions: int, seed: int) -> None:
        self.value, self.count = np.zeros(actions), np.zeros(actions)
        self.chance = np.random.default_rng(seed)

    def choose(self, mask: Any, tries: float) -> int:
        legal = tuath.rl.legal_actions(mask)
        if self.chance.random() < tries:
            return int(self.chance.choice(legal))
        best = self.value[legal]
        return int(self.chance.choice(legal[best == best.max()]))

    def play(self, env: Any, seed: int, tries: float) -> float:
        """One game, and what was learned from it."""
        seen, _ = env.reset(seed=seed)
        chosen, reward, is_over = set(), 0.0, False
        while not is_over:
            action = self.choose(seen["action_mask"], tries)
            if seen["action_mask"].sum() > 1:
                chosen.add(action)
            seen, reward, is_over, _, _ = env.step(action)
        rows = list(chosen)
        self.count[rows] += 1
        self.value[rows] += (reward - self.value[rows]) / self.count[rows]
        return float(reward)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=tuath.game_keys())
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--against", default="random")
    parser.add_argument("--tries", type=float, default=0.2, help="how often anything is tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    told = parser.parse_args()
    env = tuath.rl.gymnasium(told.game, seats=2, opponents=told.against, seat=None)
    table = Worth(int(env.action_space.n), told.seed)
    won: list[float] = []
    for game in range(told.games):
        won.append((table.play(env, told.seed * 1_000_003 + game, told.tries) + 1) / 2)
        if (game + 1) % WINDOW == 0:
            print(f"{game + 1} games, of the last {WINDOW} won {np.mean(won[-WINDOW:]):.0%}", flush=True)
    if told.plot:
        told.plot.write_text(drawn(won), encoding="utf-8")


if __name__ == "__main__":
    main()
