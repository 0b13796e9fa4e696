"""The command line: play, options, simulate, rules, record, bench, serve."""

from __future__ import annotations

import codecs
import json
import locale
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer.exceptions import TyperException

import tuath
from tuath.bots import make
from tuath.bots.arena import simulate as run_simulation
from tuath.bots.bench import YARDSTICKS, installed
from tuath.bots.bench import bench as run_bench
from tuath.core.chance import LAST_SEED
from tuath.core.game import Game, listed
from tuath.core.message import Refused, refuse
from tuath.core.position import Position, Replayed, new_seed, replay_as_far
from tuath.core.record import Record, RecordDiffers, RecordError, write_answer
from tuath.games import find, keys
from tuath.games.materials import data_folder, usual_materials
from tuath.terminal.files import read_text
from tuath.terminal.letters import PLAIN, write_plain
from tuath.terminal.options import options_data, show_options
from tuath.terminal.paragraphs import chosen_paragraphs, show_rules
from tuath.terminal.records import game_of, read_record, report, tell_difference
from tuath.terminal.session import HUMAN, Session, read_chairs
from tuath.terminal.style import make_console
from tuath.words.catalogue import LANGUAGES, Catalogue
from tuath.words.digest import Coverage, coverage
from tuath.words.names import names_at

app = typer.Typer(
    name="tuath",
    help="A table for strategy board games, played exactly by their rulebooks.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
record_app = typer.Typer(help="Check, show and replay records of games.", no_args_is_help=True)
app.add_typer(record_app, name="record")

Lang = Annotated[str | None, typer.Option("--lang", help="en or de; otherwise as the environment says.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Data = Annotated[Path | None, typer.Option("--data", help="A data file with other printed material.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; “tuath options GAME” lists them."),
]
Seed = Annotated[str | None, typer.Option("--seed", help="A whole number; the same seed brings the same chance.")]
Key = Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. arrival.")]
USUAL_SEATS = "human,bot:greedy"
ABOUT_OPTIONS = ("core-unknown-option", "core-unknown-value", "core-bad-pair")
File = Annotated[Path, typer.Argument(metavar="FILE", help="A file with a record.")]


def spoken_language(asked: str | None = None) -> str:
    """The language asked for, or that of the environment, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Refused(refuse("", "core-unknown-language", text=asked, known=listed(LANGUAGES)))
        return asked
    for name in ("TUATH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    code = (locale.getlocale()[0] or "")[:2].lower()
    return code if code in LANGUAGES else "en"


def whole_number(text: str | None, name: str, least: int, most: int) -> int | None:
    """A number that somebody typed; refused with what would be right."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise Refused(refuse("", "core-bad-number", text=text, name=name, least=least, most=most))
    return int(text)


def read_options(pairs: Sequence[str] | None) -> dict[str, str]:
    options = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused(refuse("", "core-bad-pair", text=pair))
        options[name.strip()] = value.strip()
    return options


def print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


# ---- options -------------------------------------------------------------------------------------------------------


@app.command("options")
def list_options(key: Key, data: Data = None, as_json: Json = False, lang: Lang = None) -> None:
    """List what can be settled before a game: its options, their values, and what is usual."""
    game = find(key, data)
    words = Catalogue(spoken_language(lang), game)
    if as_json:
        print_json(options_data(words, game))
    else:
        show_options(make_console(), words, game)


# ---- play -----------------------------------------------------------------------------------------------------------


@app.command()
def play(
    key: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game, e.g. arrival.")] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help="human or bot:NAME for each seat; otherwise human,bot:greedy.")
    ] = None,
    seed: Seed = None,
    option: Options = None,
    data: Data = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="Force or forbid colours.")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, against bots or around one screen."""
    language = spoken_language(lang)
    console = make_console(colour)
    differs = None
    if resume is not None:
        check_resumed_alone({"GAME": key, "--seats": seats, "--seed": seed, "--option": option})
        record, (position, differs), chairs = resumed(resume, data)
    else:
        chairs = read_chairs(seats if seats is not None else USUAL_SEATS)
        game = find(key or keys()[0], data)
        number = whole_number(seed, "--seed", 0, LAST_SEED)
        setup = game.complete(len(chairs), read_options(option))
        position = Position(game, setup, new_seed() if number is None else number)
    usual_materials().keep(position.game)
    words = Catalogue(language, position.game)
    # Where the rules have been mended, the game goes on in a file of its own: the old one stays as it was.
    session = Session(position, chairs, console, words, resume if differs is None else None)
    title = words.say(f"{position.game.key}-title")
    console.print(Text(words.say("terminal-welcome", title=title), style="title"))
    if words.has(f"{position.game.key}-origin"):
        console.print(Text(words.say(f"{position.game.key}-origin"), style="note"))
    if resume is not None:
        if differs is not None:
            print_difference(console, words, record, differs)
        session.print("log", "terminal-resumed", answers=position.count, over=int(position.over))
    session.run()


def check_resumed_alone(given: Mapping[str, object]) -> None:
    """A saved game knows all of this itself."""
    for name, value in given.items():
        if value:
            raise Refused(refuse("", "command-resume-alone", name=name))


def resumed(file: Path, data: Path | None) -> tuple[Record, Replayed[Any], list[str]]:
    """A saved game as far as it can be played, and who sits where."""
    record, replayed = read_record(file, data)
    position = replayed.position
    if position.seed is None:
        position.seed = new_seed()
        position.settle()
    chairs = [record.players.get(seat, HUMAN) for seat in range(position.setup.seats)]
    return record, replayed, read_chairs(",".join(chairs))


# ---- simulate -------------------------------------------------------------------------------------------------------


@app.command()
def simulate(
    key: Key,
    games: Annotated[str, typer.Option("--games", help="How many games.")] = "100",
    players: Annotated[str | None, typer.Option("--players", help="How many players.")] = None,
    bots: Annotated[str, typer.Option("--bots", help="Names of bots, separated by commas.")] = "random",
    seed: Seed = None,
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
    report = run_simulation(game, setup, names, number, new_seed() if chosen is None else chosen)
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


# ---- rules ----------------------------------------------------------------------------------------------------------


@app.command()
def rules(
    key: Key,
    paragraph: Annotated[str, typer.Argument(help="A paragraph or a part, e.g. A-4.2 or A-4.")] = "",
    show_coverage: Annotated[bool, typer.Option("--coverage", help="Which code and which test cites what.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Read the rules digest, or see which paragraph is cited where."""
    words = Catalogue(spoken_language(lang))
    find(key)
    if not show_coverage:
        if as_json:
            print_json(rules_data(key, words.language, paragraph))
        else:
            show_rules(make_console(), words, key, paragraph)
        return
    report = coverage(key)
    if as_json:
        print_json(
            {
                "game": key,
                "paragraphs": list(report.paragraphs),
                "mechanical": list(report.mechanical),
                "uncited": report.uncited,
                "untested": report.untested,
            }
        )
        return
    print_coverage(make_console(), words, report)


def rules_data(key: str, language: str, wanted: str) -> dict[str, Any]:
    found = [
        {"id": id, "text": paragraph.text, "mechanical": paragraph.mechanical}
        for id, paragraph in chosen_paragraphs(key, language, wanted).items()
    ]
    return {"game": key, "language": language, "paragraphs": found}


def print_coverage(console: Console, words: Catalogue, report: Coverage) -> None:
    table = Table(box=None, pad_edge=False)
    for title in ("command-paragraph", "command-coverage-code", "command-coverage-tests"):
        table.add_column(words.say(title), overflow="fold")
    for id in (*report.mechanical, *report.examples):
        table.add_row(id, "\n".join(report.code.get(id, ["–"])), "\n".join(report.tests.get(id, ["–"])))
    console.print(table)
    if not report.tests:
        console.print(words.say("command-no-tests"))
    counts = {
        "paragraphs": len(report.paragraphs),
        "mechanical": len(report.mechanical),
        "uncited": len(report.uncited),
        "untested": len(report.untested),
    }
    console.print(words.say("command-coverage", **counts))


# ---- records --------------------------------------------------------------------------------------------------------


@record_app.command("check")
def record_check(file: File, data: Data = None, as_json: Json = False, lang: Lang = None) -> None:
    """Play a record through, and say whether every answer in it is legal."""
    record, replayed = read_record(file, data)
    if as_json:
        print_json({"sound": replayed.differs is None, **report(record, replayed)})
    elif replayed.differs is None:
        words = Catalogue(spoken_language(lang), replayed.position.game)
        title = words.say(f"{record.game}-title")
        sound = words.say("core-record-fine", game=title, seats=record.setup.seats, answers=len(record.answers))
        make_console().print(sound)
    else:
        raise replayed.differs
    if replayed.differs is not None:
        raise typer.Exit(2)


@record_app.command("show")
def record_show(file: File, data: Data = None, as_json: Json = False, lang: Lang = None) -> None:
    """Tell the game of a record in words."""
    record, replayed = read_record(file, data)
    position = replayed.position
    words = Catalogue(spoken_language(lang), position.game)
    story = [
        (then.count, words.render(told.message, names_at(then, words)))
        for then, told in position.retold()
        if told.to is None
    ]
    if as_json:
        lines = [{"answers": count, "text": text} for count, text in story]
        print_json({**report(record, replayed), "story": lines})
        return
    console = make_console()
    for _, text in story:
        console.print(Text(text))
    if replayed.differs is not None:
        print_difference(console, words, record, replayed.differs)
    elif not position.over:
        console.print(words.say("core-record-going-on"))


def print_difference(console: Console, words: Catalogue, record: Record, differs: RecordDiffers) -> None:
    for line in tell_difference(words, record, differs):
        console.print(Text(line, style="note"))


@record_app.command("replay")
def record_replay(
    file: File,
    until: Annotated[str | None, typer.Option("--until", help="Only the first so many answers.")] = None,
    data: Data = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the table as it stands after a record, or after its first answers."""
    record = Record.parse(read_text(file))
    number = whole_number(until, "--until", 0, len(record.answers))
    record.seed = None
    replayed = replay_as_far(record, game_of(record, file, data), number)
    position, differs = replayed
    if as_json:
        asked = {f"p{seat + 1}": decision.key for seat, decision in position.pending.items() if seat >= 0}
        history = [write_answer(position.game, answer) for answer in position.history()]
        print_json({**report(record, replayed), "asked": asked, "view": position.view(), "history": history})
        return
    words = Catalogue(spoken_language(lang), position.game)
    console = make_console()
    Session(position, [HUMAN] * record.setup.seats, console, words).show_table()
    if differs is not None:
        print_difference(console, words, record, differs)


# ---- bench ----------------------------------------------------------------------------------------------------------


@app.command()
def bench(
    key: Annotated[str | None, typer.Argument(metavar="[GAME|server]", help="One game, or the server.")] = None,
    seconds: Annotated[str, typer.Option("--seconds", help="How long each measurement runs.")] = "5",
    players: Annotated[str | None, typer.Option("--players", help="Of a game; usually a middling number.")] = None,
    tables: Annotated[str, typer.Option("--tables", help="Of the server: how many play at once.")] = "50",
    database: Annotated[str | None, typer.Option("--database", help="Of the server: postgresql://…")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure the engine beside python-chess and catanatron, or the server beside boardgame.io, in one run.

    The yardsticks of the engine are the extra “bench”; boardgame.io is installed by npm into a folder that is deleted.
    """
    words = Catalogue(spoken_language(lang))
    duration = whole_number(seconds, "--seconds", 1, 3600) or 5
    if key == "server":
        count = whole_number(tables, "--tables", 1, 1000) or 50
        report_server(make_console(), words, count, duration, database, as_json)
        return
    chosen: dict[str, Game[Any]] = {name: find(name) for name in ([key] if key else keys())}
    report = run_bench(chosen, duration, whole_number(players, "--players", 1, 100))
    if as_json:
        print_json(report)
        return
    print_bench(make_console(), words, report)


SERVER_NUMBERS = {
    "command-bench-moves": "moves_per_second",
    "command-bench-p50": "p50_ms",
    "command-bench-p99": "p99_ms",
    "command-bench-idle": "kb_per_idle_table",
    "command-bench-active": "kb_per_active_table",
}


def report_server(
    console: Console, words: Catalogue, tables: int, seconds: int, database: str | None, as_json: bool
) -> None:
    missing = next((name for name in ("fastapi", "picows") if find_spec(name) is None), None)
    if missing is not None:
        raise Refused(refuse("", "command-bench-needs", name=missing))
    from tuath.server.bench import bench_server  # noqa: PLC0415 - its packages are an extra

    report = bench_server(keys()[0], tables, seconds, database)
    if as_json:
        print_json(report)
        return
    title = words.say("command-bench-server", tables=tables, seconds=seconds)
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


NUMBERS = {
    "command-bench-decisions": "decisions_per_second",
    "command-bench-games": "games_per_second",
    "command-bench-driven": "driven_decisions_per_second",
    "command-bench-copy": "copy_us",
    "command-bench-imagine": "imagine_us",
    "command-bench-save": "save_load_us",
    "command-bench-replay": "replay_us_per_answer",
}


def print_bench(console: Console, words: Catalogue, report: dict[str, Any]) -> None:
    table = Table(title=words.say("command-bench-title"), title_justify="left", box=None)
    table.add_column(words.say("command-bench-what"))
    for title in NUMBERS:
        table.add_column(words.say(title), justify="right")
    for name, numbers in {**report["games"], **report["yardsticks"]}.items():
        table.add_row(
            name, *(words.say("command-number", number=numbers[n]) if n in numbers else "–" for n in NUMBERS.values())
        )
    console.print(table)
    console.print(words.say("command-bench-ratios"))
    for name, ratios in report["ratios"].items():
        said = (f"{ratio} {words.say('command-number', number=value)}" for ratio, value in ratios.items())
        console.print(f"  {name}: " + ", ".join(said))
    for name in YARDSTICKS:
        if name not in installed():
            console.print(words.say("command-bench-missing", name=name))


# ---- serve ----------------------------------------------------------------------------------------------------------


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", help="The port to listen on.")] = "8330",
    database: Annotated[str | None, typer.Option("--database", help="postgresql://…, or a file of SQLite.")] = None,
    folder: Annotated[Path | None, typer.Option("--folder", help="Where the file of the database is.")] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help="Address of a proxy that says for whom it asks; repeatable.")
    ] = None,
    workers: Annotated[str, typer.Option("--workers", help="Processes; more than one needs PostgreSQL.")] = "1",
    data: Annotated[
        list[Path] | None, typer.Option("--data", help="A data file with other printed material; one for each game.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve tables over HTTP, with an embedded database or on PostgreSQL."""
    words = Catalogue(spoken_language(lang))
    if find_spec("fastapi") is None:
        raise Refused(refuse("", "server-needs-packages"))
    from tuath.server.run import run_server  # noqa: PLC0415 - its packages are an extra

    number = whole_number(port, "--port", 0, 65535) or 0
    count = whole_number(workers, "--workers", 1, 64) or 1

    def ready(address: str) -> None:
        sys.stderr.write(words.say("server-listens", address=address) + "\n")
        sys.stderr.flush()

    place = folder or data_folder()
    run_server(host, number, database, place, count, data=data or (), proxies=proxy or (), ready=ready)


# ---- the whole ------------------------------------------------------------------------------------------------------


def show_version(asked: bool) -> None:
    if asked:
        sys.stdout.write(f"tuath {tuath.__version__}\n")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """A table for strategy board games, played exactly by their rulebooks."""


def complain(refused: Refused) -> None:
    """One clear line on the error stream, in the language of the player, and the rule behind it if there is one."""
    words_given = " ".join(sys.argv).replace("=", " ").split()
    asked = next((after for word, after in pairwise(words_given) if word == "--lang"), None)
    language = spoken_language(asked if asked in LANGUAGES else None)
    game = next((find(word) for word in sys.argv if word in keys()), None)
    because = refused.because if isinstance(refused, RecordError) else None
    if game is None and because is not None:
        game = next((find(key) for key in keys() if because.message.key.startswith(f"{key}-")), None)
    words = Catalogue(language, game)
    parts = [words.render(refused.refusal.message)]
    if because is not None:
        parts.append(words.render(because.message))
    if game is not None and refused.refusal.message.key in ABOUT_OPTIONS:
        parts.append(words.say("command-see-options", game=game.key))
    if refused.refusal.rule:
        parts.append(words.say("terminal-rule", rule=refused.refusal.rule))
    sys.stderr.write(" ".join(parts) + "\n")


def main() -> None:
    """Run a command; whatever is wrong with the input is said in one line."""
    codecs.register_error(PLAIN, write_plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
    try:
        code = app(standalone_mode=False)
    except Refused as refused:
        complain(refused)
        code = 2
    except TyperException as error:
        sys.stderr.write(f"{error.format_message() if hasattr(error, 'format_message') else error}\n")
        code = 2
    except (KeyboardInterrupt, BrokenPipeError):
        code = 130
    sys.exit(code or 0)


if __name__ == "__main__":
    main()
