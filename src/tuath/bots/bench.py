"""How fast the games are, beside two well-known pure-Python engines, all in one run on one core."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from functools import partial
from itertools import cycle
from random import Random
from statistics import median
from typing import Any

from tuath.bots.bot import Chair
from tuath.bots.foresight import Budget, Foresight
from tuath.bots.interpreter import interpreter
from tuath.bots.judging import Judge, Learned, Written
from tuath.bots.weighing import PORTION, judge_of
from tuath.core.game import Game
from tuath.core.playout import playout
from tuath.core.position import Position, load, replay
from tuath.core.question import Seat

YARDSTICKS = ("chess", "catanatron")
POSITIONS = 25  # of a game, whose costs are measured
SEARCH = Budget(40, 2, games=20, width=8)  # what a strong bot looks at where playing on pays


def bench_playouts(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Random games at full speed, which keep nothing but the state."""
    setup = game.complete(seats, {})
    choices = games = 0
    rng = Random(1)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        choices += playout(game, game.setup(setup), rng).choices
        games += 1
    spent = time.perf_counter() - began
    return {"decisions_per_second": round(choices / spent), "games_per_second": round(games / spent, 1)}


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
    """Costs of positions all over a game, each measured several times; medians, as an interruption should not count."""
    some, over = some_places(game, seats)
    rng, record = Random(4), over.record()
    return {
        "copy_us": round(median(timed(place.copy) for place in some), 1),
        "imagine_us": round(
            median(timed(partial(place.imagine, next(iter(place.decisions)), rng)) for place in some), 1
        ),
        "view_us": round(median(timed(partial(place.view, next(iter(place.decisions)))) for place in some), 1),
        "save_load_us": round(median(timed(partial(save_and_load, place)) for place in some), 1),
        "replay_us_per_answer": round(timed(partial(replay, record, game), 1) / max(1, len(record.answers)), 1),
    }


def bench_evaluation(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Positions a second that are judged, by the written evaluation and by the network where there is one.

    Positions of random games, as many at a time as a bot has options.
    """
    places = some_places(game, seats)[0]
    states = [(place.state, next(iter(place.decisions))) for place in places]
    found = {"written_per_second": judged(Written(game, PORTION), states, seconds)}
    learned = judge_of(game).judge
    if isinstance(learned, Learned):
        found["learned_per_second"] = judged(learned, states, seconds)
    return found


def judged(judge: Judge, states: list[tuple[Any, Seat]], seconds: float) -> int:
    number = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        judge.scores(states)
        number += len(states)
    return round(number / (time.perf_counter() - began))


class Counting(Foresight):
    """Counts the games that it plays on."""

    played = 0

    def played_on(self, world: Position[Any], seat: Seat, value: int, rng: Random) -> float:
        self.played += 1
        return super().played_on(world, seat, value, rng)


def bench_search(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Short games a second that a bot plays on in imagined worlds, by the judge that it has, to find its move."""
    places = [place for place in some_places(game, seats)[0] if len(next(iter(place.decisions.values())).values) > 1]
    bot, rng = Counting(judge_of(game).judge, SEARCH), Random(6)
    began = time.perf_counter()
    for place in cycle(places):
        bot.choose(Chair(place, next(iter(place.decisions))), rng)
        if time.perf_counter() - began >= seconds:
            break
    return {"simulations_per_second": round(bot.played / (time.perf_counter() - began), 1)}


def some_places(game: Game[Any], seats: int) -> tuple[list[Position[Any]], Position[Any]]:
    """Positions all over a random game, and its end."""
    rng = Random(4)
    position = Position(game, game.complete(seats, {}), 4)
    places: list[Position[Any]] = []
    while not position.over:
        places.append(position.copy())
        seat = rng.choice(list(position.decisions))
        position.play(seat, rng.choice(position.decisions[seat].values))
    return rng.sample(places, min(POSITIONS, len(places))), position


def save_and_load(position: Position[Any]) -> Position[Any]:
    return load(position.save(), position.game)


def timed(action: Callable[[], object], times: int = 10) -> float:
    """Microseconds of one call, out of several."""
    began = time.perf_counter()
    for _ in range(times):
        action()
    return (time.perf_counter() - began) * 1e6 / times


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
    return {
        "decisions_per_second": round(choices / spent),
        "games_per_second": round(games / spent, 1),
        "copy_us": round(median(timed(partial(board.copy, stack=False)) for _ in range(200)), 1),
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
            choices += len(catan.state.playable_actions) > 1
            catan.play_tick()
            if catan.state.num_turns == 100:
                paused = time.perf_counter()
                copies += [timed(catan.copy) for _ in range(20)]
                began += time.perf_counter() - paused
        spent += time.perf_counter() - began
        games += 1
    return {
        "decisions_per_second": round(choices / spent),
        "games_per_second": round(games / spent, 1),
        "copy_us": round(median(copies), 1),
    }


ROUNDS = 5


def bench(games: dict[str, Game[Any]], seconds: float, players: int | None = None) -> dict[str, Any]:
    """All games and all yardsticks, round after round in turn, so that a slow moment of the machine meets them all.

    Every number is the median of its rounds.
    """
    runs: dict[str, Callable[[float], dict[str, Any]]] = {}
    for key, game in games.items():
        runs[key] = partial(_all_of, game, usual_seats(game, players))
    runs |= {name: {"chess": bench_chess, "catanatron": bench_catanatron}[name] for name in installed()}
    rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            rounds[name].append(run(seconds / ROUNDS))
    numbers = {name: medians(found) for name, found in rounds.items()}
    yardsticks = {name: numbers[name] for name in installed()}
    return {
        "interpreter": interpreter()._asdict(),
        "games": {key: numbers[key] for key in games},
        "yardsticks": yardsticks,
        "ratios": {key: ratios(numbers[key], yardsticks) for key in games},
    }


def usual_seats(game: Game[Any], players: int | None) -> int:
    return game.complete(players or game.seats[len(game.seats) // 2], {}).seats


def _all_of(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    return {
        "seats": seats,
        **bench_playouts(game, seats, seconds),
        **bench_driven(game, seats, seconds),
        **bench_positions(game, seats),
        **bench_evaluation(game, seats, seconds / 2),
        **bench_search(game, seats, seconds),
    }


def medians(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: median(found[name] for found in rounds) for name in rounds[0]}


def ratios(numbers: dict[str, Any], yardsticks: dict[str, dict[str, Any]]) -> dict[str, float]:
    """How many times as fast as each yardstick, and what saving costs in copies."""
    found = {"save_load_in_copies": round(numbers["save_load_us"] / numbers["copy_us"], 1)}
    for name, others in yardsticks.items():
        found[f"decisions_vs_{name}"] = round(numbers["decisions_per_second"] / others["decisions_per_second"], 2)
    if "catanatron" in yardsticks:
        found["copy_vs_catanatron"] = round(yardsticks["catanatron"]["copy_us"] / numbers["copy_us"], 2)
    return found
