"""How fast the games are, beside two well-known pure-Python engines, all in one run on one core."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from tuath.core.game import Game
from tuath.core.playout import playout
from tuath.core.position import Position, load, replay

YARDSTICKS = ("chess", "catanatron")


def bench_game(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Everything about one game: playouts, and what a position costs to copy, imagine, save and replay."""
    setup = game.complete(seats, {})
    choices = games = 0
    rng = Random(1)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        choices += playout(game, game.setup(setup), rng).choices
        games += 1
    spent = time.perf_counter() - began
    return {
        "seats": seats,
        "decisions_per_second": round(choices / spent),
        "games_per_second": round(games / spent, 1),
        **bench_driven(game, seats, seconds),
        **bench_positions(game, seats),
    }


def bench_driven(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Random games answered one by one through a position, which keeps its record and could be undone."""
    rng = Random(2)
    choices = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        position = Position(game, game.complete(seats, {}), rng.getrandbits(64))
        while not position.over:
            seat = rng.choice(list(position.decisions))
            values = position.decisions[seat].values
            choices += len(values) > 1
            position.play(seat, rng.choice(values))
    return {"driven_decisions_per_second": round(choices / (time.perf_counter() - began))}


def bench_positions(game: Game[Any], seats: int) -> dict[str, Any]:
    """Costs over all the positions of a few games; the medians, since one interruption should not count."""
    copy: list[float] = []
    imagine: list[float] = []
    saving: list[float] = []
    replaying: list[float] = []
    for seed in range(3):
        rng = Random(seed)
        position = Position(game, game.complete(seats, {}), seed)
        while not position.over:
            copy.append(timed(position.copy))
            imagine.append(timed(lambda p=position, r=rng: p.imagine(next(iter(p.decisions)), r)))  # type: ignore[misc]
            saving.append(timed(lambda p=position: load(p.save(), game)))  # type: ignore[misc]
            seat = rng.choice(list(position.decisions))
            position.play(seat, rng.choice(position.decisions[seat].values))
        record = position.record()
        replaying.append(timed(lambda r=record: replay(r, game)) / max(1, len(record.answers)))  # type: ignore[misc]
    return {
        "copy_us": round(median(copy), 1),
        "imagine_us": round(median(imagine), 1),
        "save_load_us": round(median(saving), 1),
        "replay_us_per_answer": round(median(replaying), 1),
    }


def timed(action: Callable[[], object]) -> float:
    """Microseconds of one call."""
    began = time.perf_counter()
    action()
    return (time.perf_counter() - began) * 1e6


def installed() -> list[str]:
    """The yardsticks that are there to be measured."""
    return [name for name in YARDSTICKS if importlib.util.find_spec(name) is not None]


def bench_chess(seconds: float) -> dict[str, Any]:
    """python-chess: random moves by ``legal_moves`` and ``push``."""
    import chess  # noqa: PLC0415 - an optional extra

    rng = Random(3)
    choices = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            choices += len(moves) > 1
            board.push(rng.choice(moves))
        games += 1
    spent = time.perf_counter() - began
    copies = [timed(board.copy) for _ in range(2000)]
    return {
        "decisions_per_second": round(choices / spent),
        "games_per_second": round(games / spent, 1),
        "copy_us": round(median(copies), 1),
    }


def bench_catanatron(seconds: float) -> dict[str, Any]:
    """catanatron: Catan with four random players."""
    from catanatron import Color, RandomPlayer  # noqa: PLC0415 - an optional extra
    from catanatron import Game as Catan  # noqa: PLC0415

    choices = games = 0
    copies: list[float] = []
    spent = 0.0
    while spent < seconds:
        catan = Catan([RandomPlayer(colour) for colour in Color], seed=games)
        began = time.perf_counter()
        while catan.winning_color() is None and catan.state.num_turns < 1000:
            choices += len(catan.playable_actions) > 1
            catan.play_tick()
            if catan.state.num_turns == 100 and len(copies) < 2000:
                paused = time.perf_counter()
                copies += [timed(catan.copy) for _ in range(100)]
                began += time.perf_counter() - paused
        spent += time.perf_counter() - began
        games += 1
    return {
        "decisions_per_second": round(choices / spent),
        "games_per_second": round(games / spent, 1),
        "copy_us": round(median(copies), 1),
    }


def bench(games: dict[str, Game[Any]], seconds: float) -> dict[str, Any]:
    """All games and all yardsticks, and the ratios between them."""
    report: dict[str, Any] = {"games": {}, "yardsticks": {}, "ratios": {}}
    runs = {"chess": bench_chess, "catanatron": bench_catanatron}
    for key, game in games.items():
        report["games"][key] = bench_game(game, game.seats[len(game.seats) // 2], seconds)
    for name in installed():
        report["yardsticks"][name] = runs[name](seconds)
    for key, numbers in report["games"].items():
        report["ratios"][key] = {"save_load_in_copies": round(numbers["save_load_us"] / numbers["copy_us"], 1)}
        for name, others in report["yardsticks"].items():
            ratios = {
                f"decisions_per_{name}": round(numbers["decisions_per_second"] / others["decisions_per_second"], 2),
                f"copies_per_{name}": round(others["copy_us"] / numbers["copy_us"], 2),
            }
            report["ratios"][key].update(ratios)
    return report
