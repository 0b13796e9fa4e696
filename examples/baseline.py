"""What chance alone wins: the baseline of every learner, with many games at once.

    pip install "tuath[rl]"
    python examples/baseline.py inis --against random,greedy --games 200 --processes 4

Any legal action is as likely as any other. For each opponent it prints the share of victories with its standard error,
and how many steps a second that were.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import tuath.rl


def won(game: str, opponent: str, games: int, processes: int, seed: int) -> tuple[list[float], float]:
    """What at least so many games came to, from 0 for a defeat to 1 for a victory, and steps a second."""
    env = tuath.rl.vector(game, opponents=opponent, seat=None, processes=processes, games_each=16)
    chance = np.random.default_rng(seed)
    found: list[float] = []
    seen, _ = env.reset(seed=seed)
    steps, began = 0, time.perf_counter()
    while len(found) < games:
        seen, rewards, over, _, _ = env.step(tuath.rl.any_legal(seen["action_mask"], chance))
        found += ((rewards[over] + 1) / 2).tolist()
        steps += env.num_envs
    env.close()
    return found, steps / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=tuath.game_keys())
    parser.add_argument("--against", default="random,greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    for opponent in told.against.split(","):
        found, speed = won(told.game, opponent, told.games, told.processes, told.seed)
        error = np.std(found) / np.sqrt(len(found))
        print(f"against {opponent}: won {np.mean(found):.1%} ± {error:.1%} of {len(found)} games, {speed:,.0f} steps/s")


if __name__ == "__main__":  # other processes read this file too
    main()
