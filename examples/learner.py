"""A learner in a few lines: policy gradient on a table of weights, against a bot, with NumPy alone.

    pip install "tuath[rl]"
    python examples/learner.py arrival --games 600 --plot learner.svg

It knows no rule: it sees an observation and a mask, and learns from who won. What it prints is the share of victories
of the last games; random play wins half of them against ``random``.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import tuath.rl

WINDOW = 100  # games of which the share is told


class Learner:
    """One row of weights for each action; the likelier, the larger its product with the observation."""

    def __init__(self, size: int, actions: int, rate: float, seed: int) -> None:
        self.weights = np.zeros((actions, size), np.float32)
        self.rate = rate
        self.chance = np.random.default_rng(seed)
        self.usual = 0.0  # what a game usually comes to

    def chances(self, seen: dict[str, Any]) -> tuple[Any, Any]:
        """The actions that are legal, and how likely each of them is."""
        legal = tuath.rl.legal_actions(seen["action_mask"])
        scores = self.weights[legal] @ seen["observation"]
        odds = np.exp(scores - scores.max())
        return legal, odds / odds.sum()

    def play(self, env: Any, seed: int) -> float:
        """One game, and what was learned from it."""
        seen, _ = env.reset(seed=seed)
        moves, reward, is_over = [], 0.0, False
        while not is_over:
            legal, chances = self.chances(seen)
            place = int(self.chance.choice(len(legal), p=chances))
            if len(legal) > 1:
                moves.append((seen["observation"], legal, chances, place))
            seen, reward, is_over, _, _ = env.step(int(legal[place]))
        for known, legal, chances, place in moves:
            push = -chances
            push[place] += 1.0
            self.weights[legal] += self.rate * (reward - self.usual) * np.outer(push, known)
        self.usual += 0.02 * (reward - self.usual)
        return reward


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=tuath.game_keys())
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--against", default="random")
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    told = parser.parse_args()
    env = tuath.rl.gymnasium(told.game, seats=2, opponents=told.against, seat=None)
    size = len(env.reset()[0]["observation"])
    learner = Learner(size, int(env.action_space.n), told.rate, told.seed)
    won: list[float] = []
    for game in range(told.games):
        won.append((learner.play(env, told.seed * 1_000_003 + game) + 1) / 2)
        if (game + 1) % WINDOW == 0:
            print(f"{game + 1} games, of the last {WINDOW} won {np.mean(won[-WINDOW:]):.0%}", flush=True)
    if told.plot:
        told.plot.write_text(drawn(won), encoding="utf-8")


def drawn(won: list[float]) -> str:
    """The share of victories over the games, as a picture."""
    shares = [float(np.mean(won[max(0, end - WINDOW) : end])) for end in range(10, len(won) + 1)]
    points = " ".join(f"{600 * n / len(shares):.1f},{300 - 300 * share:.1f}" for n, share in enumerate(shares))
    half = '<line x1="0" y1="150" x2="600" y2="150" stroke="#aaa" stroke-dasharray="4"/>'
    line = f'<polyline points="{points}" fill="none" stroke="#7a2e0e" stroke-width="2"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300">{half}{line}</svg>\n'


if __name__ == "__main__":
    main()
