"""``tuath simulate``: many games between bots, and who wins them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tuath.bots import make
from tuath.bots.simulation import simulate as run_simulation
from tuath.bots.spreading import cores
from tuath.core.chance import LAST_SEED
from tuath.core.game import Game
from tuath.core.position import new_seed
from tuath.games import find
from tuath.terminal.arguments import (
    MOST_PROCESSES,
    Data,
    Json,
    Key,
    Lang,
    Options,
    Processes,
    Ray,
    Seed,
    read_options,
    spoken_language,
    whole_number,
)
from tuath.terminal.style import make_console, print_json
from tuath.words.catalogue import Catalogue


def simulate(
    key: Key,
    games: Annotated[str, typer.Option("--games", help="How many games.")] = "100",
    players: Annotated[str | None, typer.Option("--players", help="How many players.")] = None,
    bots: Annotated[str, typer.Option("--bots", help="Names of bots, separated by commas.")] = "random",
    seed: Seed = None,
    processes: Processes = None,
    ray: Ray = None,
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games. Seats rotate, so that no line-up gains from its chair."""
    game = find(key, data)
    words = Catalogue(spoken_language(lang), game)
    seats = whole_number(players, "--players", game.seats[0], game.seats[-1]) or game.seats[0]
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make(name)
    number = whole_number(games, "--games", 1, 10**9) or 1
    chosen = whole_number(seed, "--seed", 0, LAST_SEED)
    setup = game.complete(seats, read_options(option))
    spread = whole_number(processes, "--processes", 1, MOST_PROCESSES) or cores()
    seeded = new_seed() if chosen is None else chosen
    report = run_simulation(game, setup, names, number, seeded, spread, ray=ray)
    if as_json:
        print_json(report)
        return
    print_simulation(make_console(), words, game, report)


def print_simulation(console: Console, words: Catalogue, game: Game[Any], report: dict[str, Any]) -> None:
    shown = {name: report[name] for name in ("games", "players", "seconds", "decisions", "rounds")}
    console.print(words.say("command-simulated", game=words.say(f"{game.key}-title"), **shown))
    number = report["games"]
    print_shares(console, words, "command-wins", number, report["wins"])
    seats = {words.say(f"core-seat-p{seat}"): won for seat, won in enumerate(report["seats"], start=1)}
    wins, errors = ({name: won[part] for name, won in seats.items()} for part in ("wins", "error"))
    print_shares(console, words, "command-wins-by-seat", number, wins, errors)
    endings = {words.say(f"{game.key}-ending-{ending}"): count for ending, count in report["endings"].items()}
    print_shares(console, words, "command-endings", number, endings)


def print_shares(
    console: Console,
    words: Catalogue,
    title: str,
    games: int,
    counts: Mapping[str, float],
    errors: Mapping[str, float] | None = None,
) -> None:
    """How many of the games, and what part of them; with the standard error if it is known."""
    console.print(Text(words.say(title), style="title"))
    table = Table(box=None, show_header=False)
    for _ in range(3):
        table.add_column(justify="right", no_wrap=True)
    for name, count in counts.items():
        error = words.say("command-error", share=100 * errors[name]) if errors else ""
        share = words.say("command-share", share=100 * count / games)
        table.add_row(words.say("command-number", number=count), share, error, name)
    console.print(table)
