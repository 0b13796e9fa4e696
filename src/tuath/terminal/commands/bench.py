"""``tuath bench``: how fast the engine and the server are, beside others."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from tuath.bots.bench import YARDSTICKS, installed
from tuath.bots.bench import bench as run_bench
from tuath.bots.interpreter import Interpreter
from tuath.bots.questions import count_questions
from tuath.core.game import Game
from tuath.core.message import Refused, refuse
from tuath.games import find, keys
from tuath.terminal.arguments import Json, Lang, spoken_language, whole_number
from tuath.terminal.style import make_console, print_json
from tuath.words.catalogue import Catalogue


def bench(
    key: Annotated[
        str | None,
        typer.Argument(metavar="[GAME|server|questions]", help="One game, the server, or what all games ask."),
    ] = None,
    seconds: Annotated[str, typer.Option("--seconds", help="How long each measurement runs.")] = "5",
    players: Annotated[str | None, typer.Option("--players", help="Of a game; usually a middling number.")] = None,
    tables: Annotated[str, typer.Option("--tables", help="Of the server: how many play at once.")] = "50",
    games: Annotated[str, typer.Option("--games", help="Of the questions: games of each title.")] = "3",
    database: Annotated[str | None, typer.Option("--database", help="Of the server: postgresql://…")] = None,
    game: Annotated[str | None, typer.Option("--game", help="Of the server: what is played there.")] = None,
    workers: Annotated[str, typer.Option("--workers", help="Of the server: its processes, on PostgreSQL.")] = "1",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure the engine beside python-chess and catanatron, or the server beside boardgame.io, in one run.

    “questions” counts what is asked in random games, and how often that leaves nothing to choose.
    The yardsticks of the engine are the extra “bench”; boardgame.io is installed by npm into a folder that is deleted.
    """
    words = Catalogue(spoken_language(lang))
    duration = whole_number(seconds, "--seconds", 1, 3600) or 5
    if key == "server":
        count = whole_number(tables, "--tables", 1, 1000) or 50
        played, processes = find(game or keys()[0]).key, whole_number(workers, "--workers", 1, 64) or 1
        if processes > 1 and database is None:
            raise Refused(refuse("", "server-one-process", workers=processes))
        report_server(make_console(), words, Load(played, count, duration, database, processes), as_json)
        return
    if key == "questions":
        number = whole_number(games, "--games", 1, 1000) or 3
        report_questions(make_console(), words, number, whole_number(players, "--players", 1, 100), as_json)
        return
    chosen: dict[str, Game[Any]] = {name: find(name) for name in ([key] if key else keys())}
    seats = whole_number(players, "--players", 1, 100)
    report = run_bench(chosen, duration, seats)
    if find_spec("gymnasium") is not None and find_spec("pettingzoo") is not None:
        from tuath.rl.bench import bench_learning  # noqa: PLC0415 - its packages are an extra

        report["learning"] = bench_learning(chosen, duration, seats)
    if as_json:
        print_json(report)
        return
    print_bench(make_console(), words, report)
    print_learning(make_console(), words, report.get("learning"))


class Load(NamedTuple):
    """What the server is measured with."""

    game: str
    tables: int
    seconds: int
    database: str | None
    workers: int


SERVER_NUMBERS = {
    "command-bench-moves": "moves_per_second",
    "command-bench-cpu": "cpu_us_per_move",
    "command-bench-p50": "p50_ms",
    "command-bench-p99": "p99_ms",
    "command-bench-idle": "kb_per_idle_table",
    "command-bench-active": "kb_per_active_table",
}


def report_server(console: Console, words: Catalogue, load: Load, as_json: bool) -> None:
    missing = next((name for name in ("fastapi", "picows") if find_spec(name) is None), None)
    if missing is not None:
        raise Refused(refuse("", "command-bench-needs", name=missing))
    from tuath.server.bench import bench_server  # noqa: PLC0415 - its packages are an extra

    report = bench_server(*load)
    if as_json:
        print_json(report)
        return
    title = words.say("command-bench-server", tables=load.tables, seconds=load.seconds)
    table = Table(title=title, title_justify="left", box=None)
    table.add_column(words.say("command-bench-what"))
    for heading in SERVER_NUMBERS:
        table.add_column(words.say(heading), justify="right")
    for name in ("tuath", "boardgame.io"):
        numbers = report[name] or {}
        table.add_row(
            name,
            *(words.say("command-number", number=numbers[n]) if n in numbers else "–" for n in SERVER_NUMBERS.values()),
        )
    console.print(table)
    if report["boardgame.io"] is None:
        console.print(words.say("command-bench-missing-node"))
    else:
        console.print(words.say("command-bench-ratio", ratio=report["ratio"]))
    if "cpu_ratio" in report:
        console.print(words.say("command-bench-cpu-ratio", ratio=report["cpu_ratio"]))


QUESTION_NUMBERS = {
    "command-bench-questions-round": "questions_per_round",
    "command-bench-questions-spared": "spared_per_round",
    "command-bench-questions-one": "one_option",
    "command-bench-questions-same": "all_the_same",
    "command-bench-questions-none": "no_choice",
}


def report_questions(console: Console, words: Catalogue, games: int, players: int | None, as_json: bool) -> None:
    """Every game as it is usually played, and as it asked before anything was left out, where that is another."""
    report = {}
    for name in keys():
        game = find(name)
        seats = players if players is not None and players in game.seats else game.seats[1]
        report[name] = count_questions(game, seats, games).said()
        if any(option.name == "questions" for option in game.options):
            report[f"{name} questions=all"] = count_questions(game, seats, games, {"questions": "all"}).said()
    if as_json:
        print_json(report)
        return
    table = Table(title=words.say("command-bench-questions", games=games), title_justify="left", box=None)
    table.add_column(words.say("command-bench-what"))
    for heading in QUESTION_NUMBERS:
        table.add_column(words.say(heading), justify="right")
    for name, numbers in report.items():
        asked, spared, *shares = (numbers[column] for column in QUESTION_NUMBERS.values())
        said = [words.say("command-number", number=number) for number in (asked, spared)]
        table.add_row(name, *said, *(words.say("command-share", share=share * 100) for share in shares))
    console.print(table)


NUMBERS = {
    "command-bench-decisions": "decisions_per_second",
    "command-bench-games": "games_per_second",
    "command-bench-driven": "driven_decisions_per_second",
    "command-bench-copy": "copy_us",
    "command-bench-imagine": "imagine_us",
    "command-bench-view": "view_us",
    "command-bench-save": "save_load_us",
    "command-bench-replay": "replay_us_per_answer",
}
THINKING_NUMBERS = {
    "command-bench-written": "written_per_second",
    "command-bench-learned": "learned_per_second",
    "command-bench-simulations": "simulations_per_second",
}
LEARNING_NUMBERS = {
    "command-bench-bare": "bare_per_second",
    "command-bench-env": "env_per_second",
    "command-bench-of-bare": "env_of_bare",
    "command-bench-openspiel": "openspiel_per_second",
    "command-bench-vector": "vector_per_second",
}


def print_bench(console: Console, words: Catalogue, report: dict[str, Any]) -> None:
    console.print(str(Interpreter(**report["interpreter"])))
    print_numbers(console, words, "command-bench-title", NUMBERS, {**report["games"], **report["yardsticks"]})
    console.print(words.say("command-bench-ratios"))
    for name, ratios in report["ratios"].items():
        said = (f"{ratio} {words.say('command-number', number=value)}" for ratio, value in ratios.items())
        console.print(f"  {name}: " + ", ".join(said))
    for name in YARDSTICKS:
        if name not in installed():
            console.print(words.say("command-bench-missing", name=name))
    print_numbers(console, words, "command-bench-thinking", THINKING_NUMBERS, report["games"])


def print_learning(console: Console, words: Catalogue, report: dict[str, Any] | None) -> None:
    """A learner's loop, if its packages are there."""
    if report is None:
        console.print(words.say("command-bench-missing", name="gymnasium"))
        return
    rows = {**report["games"], **report["yardsticks"]}
    print_numbers(console, words, "command-bench-learning", LEARNING_NUMBERS, rows)


def print_numbers(
    console: Console, words: Catalogue, title: str, columns: Mapping[str, str], rows: Mapping[str, Mapping[str, Any]]
) -> None:
    table = Table(title=words.say(title), title_justify="left", box=None)
    table.add_column(words.say("command-bench-what"))
    for heading in columns:
        table.add_column(words.say(heading), justify="right")
    for name, numbers in rows.items():
        said = (words.say("command-number", number=numbers[n]) if n in numbers else "–" for n in columns.values())
        table.add_row(name, *said)
    console.print(table)
