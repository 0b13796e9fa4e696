"""How fast a learner's loop is: beside the bare engine, and beside games that PettingZoo and OpenSpiel bring."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

import numpy as np

import tuath.rl
from tuath.bots.bench import ROUNDS, bench_playouts, medians, usual_seats
from tuath.bots.spreading import cores
from tuath.core.game import Game

GAMES_EACH = 16  # that a process of the vector environment plays
Numbers = dict[str, Any]
PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "chess_v6")  # of pettingzoo.classic
OPENSPIEL = ("python_tic_tac_toe", "python_kuhn_poker")


def is_installed(*names: str) -> bool:
    return all(importlib.util.find_spec(name) is not None for name in names)


def decided(env: Any, seconds: float) -> float:
    """Choices a second in a PettingZoo environment, each with its observation and its mask; a single option is none."""
    rng, choices, games = Random(1), 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.reset(seed=games)
        games += 1
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            legal = tuath.rl.legal_actions(env.observe(env.agent_selection)["action_mask"])
            choices += len(legal) > 1
            env.step(int(legal[int(rng.random() * len(legal))]))
    return choices / (time.perf_counter() - began)


def walked(game: Any, seconds: float) -> float:
    """Choices a second in a game of OpenSpiel, each with its observation and its legal actions."""
    rng, choices = Random(1), 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, likely)[0])
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            choices += len(legal) > 1
            state.apply_action(rng.choice(legal))
    return choices / (time.perf_counter() - began)


def bench_game(game: Game[Any], seats: int, seconds: float) -> Numbers:
    """The bare engine and the same through the interfaces, one after the other."""
    bare = bench_playouts(game, seats, seconds)["decisions_per_second"]
    steps = decided(tuath.rl.pettingzoo(game.key, seats=seats), seconds)
    found = {
        "seats": seats,
        "bare_per_second": bare,
        "env_per_second": round(steps),
        "env_of_bare": round(steps / bare, 3),
    }
    if is_installed("pyspiel"):
        found["openspiel_per_second"] = round(walked(tuath.rl.openspiel(game.key, seats=seats), seconds))
    return found


def bench_vector(game: Game[Any], seats: int, seconds: float) -> Numbers:
    """Own steps a second of many games at once against random opponents; processes are started before."""
    env = tuath.rl.vector(game.key, seats, "random", processes=cores(), games_each=GAMES_EACH, copy=False)
    chance, steps = np.random.default_rng(1), 0
    seen, _ = env.reset(seed=1)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        seen = env.step(tuath.rl.any_legal(seen["action_mask"], chance))[0]
        steps += env.num_envs
    spent = time.perf_counter() - began
    env.close()
    return {"vector_processes": cores(), "vector_games": env.num_envs, "vector_per_second": round(steps / spent)}


def yardsticks() -> dict[str, Callable[[float], float]]:
    """Environments that others bring, as far as they are installed."""
    found: dict[str, Callable[[float], float]] = {}
    if is_installed("pettingzoo", "pygame", "chess"):
        for name in PETTINGZOO:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            found[f"pettingzoo {name}"] = partial(decided, module.raw_env())
    if is_installed("pyspiel"):
        spiel: Any = importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games")
        found |= {f"openspiel {name}": partial(walked, spiel.load_game(name)) for name in OPENSPIEL}
    return found


def bench_learning(games: Mapping[str, Game[Any]], seconds: float, players: int | None = None) -> dict[str, Any]:
    """All games and yardsticks in turn, round after round; every number is the median of its rounds."""
    seats = {key: usual_seats(game, players) for key, game in games.items()}
    others = yardsticks()
    rounds: dict[str, list[Numbers]] = {name: [] for name in (*games, *others)}
    for _ in range(ROUNDS):
        for key, game in games.items():
            rounds[key].append(bench_game(game, seats[key], seconds / ROUNDS))
        for name, run in others.items():
            rounds[name].append({"env_per_second": round(run(seconds / ROUNDS))})
    found = {name: medians(numbers) for name, numbers in rounds.items()}
    for key, game in games.items():
        found[key] |= bench_vector(game, seats[key], seconds)
    return {"games": {key: found[key] for key in games}, "yardsticks": {name: found[name] for name in others}}
