"""``tuath arena``: which bot is the strongest, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tuath.bots import make
from tuath.bots.arena import Arena, Contest, Played
from tuath.bots.kept import Keeping
from tuath.bots.spreading import cores
from tuath.core.chance import LAST_SEED
from tuath.core.datafile import write_whole
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
from tuath.terminal.plotting import Curve, plot
from tuath.terminal.style import make_console, print_json
from tuath.words.catalogue import Catalogue

WIDTH = 41  # letters of a line from none to all


def arena(
    key: Key,
    bots: Annotated[
        str, typer.Option("--bots", help="Names of bots or module:Class, separated by commas; a name may be repeated.")
    ],
    games: Annotated[str, typer.Option("--games", help="How many games, or at most.")] = "200",
    players: Annotated[str | None, typer.Option("--players", help="How many players.")] = None,
    decide: Annotated[bool, typer.Option("--decide", help="Stop as soon as it is decided who is stronger.")] = False,
    seed: Seed = None,
    processes: Processes = None,
    ray: Ray = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="A file of the games, to go on later; without --seed, seed 0.")
    ] = None,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw the course of it into this SVG file.")] = None,
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots meet: the same deals for each line-up, every line-up in every order of seats.

    Says how often each has won, with intervals of 95 per cent, and how strong they are by openskill.
    """
    game = find(key, data)
    words = Catalogue(spoken_language(lang), game)
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        make(name)
    seats = whole_number(players, "--players", game.seats[0], game.seats[-1]) or game.seats[0]
    chosen = whole_number(seed, "--seed", 0, LAST_SEED)
    number = whole_number(games, "--games", 1, 10**9) or 1
    spread = whole_number(processes, "--processes", 1, MOST_PROCESSES) or cores()
    setup = game.complete(seats, read_options(option))
    seeded = new_seed() if chosen is None and keep is None else chosen or 0
    meeting = Arena(Contest(game, setup, names, seeded))
    if picture is not None:
        write_whole(picture, "")  # a day of games is not played for a picture that cannot be kept
    run(meeting, meeting.deals_for(number), spread, decide, keep, ray)
    if picture is not None:
        write_whole(picture, drawn_course(words, meeting))
    if as_json:
        print_json(meeting.report())
        return
    print_arena(make_console(), words, game, meeting)


def run(meeting: Arena, deals: int, processes: int, decide: bool, keep: Path | None, ray: str | None = None) -> None:
    """With a bar for people that says how far it is."""
    keeping = None if keep is None else Keeping(keep, meeting.contest)
    if keeping is not None:
        keeping.bring_back(meeting)
    console = make_console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=deals * meeting.per_deal, completed=len(meeting.played))

        def hear(played: list[Played]) -> None:
            if keeping is not None:
                keeping.add(played)
            progress.advance(bar, len(played))

        meeting.run(deals, processes, decide, hear, ray)


def print_arena(console: Console, words: Catalogue, game: Game[Any], meeting: Arena) -> None:
    report = meeting.report()
    shown = {name: report[name] for name in ("games", "deals", "players", "seed")}
    console.print(words.say("command-arena-played", game=words.say(f"{game.key}-title"), **shown))
    table = Table(box=None, pad_edge=False)
    titles = ("bot", "games", "won", "rate", "interval", "rating", "verdict")
    for title in titles:
        is_word = title in ("bot", "verdict")
        table.add_column(words.say(f"command-arena-{title}"), justify="left" if is_word else "right")
    ranked = sorted(report["rate"], key=lambda name: -report["rate"][name]["estimate"])
    for name in ranked:
        table.add_row(name, *row(words, report, name))
    console.print(table)
    console.print(Text(words.say("command-arena-intervals"), style="title"))
    longest = max(map(len, ranked))
    for name in ranked:
        console.print(Text(f"{name:<{longest}}  {whisker(report['rate'][name], report['fair'][name])}"))
    console.print(Text(words.say("command-arena-scale"), style="note"))


def row(words: Catalogue, report: Mapping[str, Any], name: str) -> list[str]:
    rate, rating, verdict = report["rate"][name], report["ratings"].get(name), report["decided"][name]
    return [
        words.say("command-number", number=report["played"][name]),
        words.say("command-number", number=report["wins"][name]),
        words.say("command-share", share=100 * rate["estimate"]),
        words.say("command-arena-between", low=100 * rate["low"], high=100 * rate["high"]),
        "" if rating is None else words.say("command-arena-strength", mu=rating["mu"], sigma=rating["sigma"]),
        "" if rating is None else words.say(f"command-arena-{verdict or 'open'}"),
    ]


def whisker(rate: Mapping[str, float], fair: float) -> str:
    """A line from none to all: the interval, the share in it, and where it would be if all were equal."""
    places = {part: round(rate[part] * (WIDTH - 1)) for part in ("low", "estimate", "high")}
    letters = ["·"] * WIDTH
    letters[places["low"] : places["high"] + 1] = "─" * (places["high"] - places["low"] + 1)
    letters[round(fair * (WIDTH - 1))] = "│"
    letters[places["estimate"]] = "●"
    return "".join(letters)


def drawn_course(words: Catalogue, meeting: Arena) -> str:
    """How the shares have settled, deal by deal."""
    course = list(meeting.course())
    curves = [
        Curve(name, [(deal, now[name].low, now[name].value, now[name].high) for deal, now in course])
        for name in meeting.standings
    ]
    title = words.say("command-arena-plot", game=words.say(f"{meeting.contest.game.key}-title"))
    return plot(title, words.say("command-arena-deals"), curves)
