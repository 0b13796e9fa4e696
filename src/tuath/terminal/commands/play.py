"""``tuath play``: a game in the terminal, against bots or around one screen."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

from tuath.bots import USUAL
from tuath.core.chance import LAST_SEED
from tuath.core.game import Game
from tuath.core.hints import ALONE, read_hints
from tuath.core.message import Refused, refuse
from tuath.core.position import Position, Replayed, new_seed
from tuath.core.record import Record
from tuath.games import find, keys
from tuath.games.materials import usual_materials
from tuath.terminal.arguments import Data, Lang, Options, Seed, read_options, spoken_language, whole_number
from tuath.terminal.declaring import typer
from tuath.terminal.files import hints_in, kept_game, read_text, since_played, wishes_in
from tuath.terminal.screen import Text
from tuath.terminal.style import make_console
from tuath.terminal.table.again import play_again
from tuath.terminal.table.records import print_difference, read_record
from tuath.terminal.table.session import Session, read_chairs
from tuath.terminal.table.sight import HUMAN
from tuath.words.catalogue import Catalogue

SIMPLE = "greedy"  # whom they meet where NumPy is missing, with which the usual ones think


def play(
    key: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game, e.g. arrival.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", help="human or bot:NAME for each seat; otherwise one human and fair bots, as suits the game."
        ),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    data: Data = None,
    resume: Annotated[
        str | None,
        typer.Option(
            "--resume",
            "--load",
            metavar="GAME",
            help="Go on with a saved game: its file, its number or its name as “tuath games” lists them.",
        ),
    ] = None,
    again: Annotated[
        str | None,
        typer.Option("--again", metavar="GAME", help="Play once more after a saved game that is over."),
    ] = None,
    way: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="WAY",
            help="With --again: same, turned (seats), kept (spirits), up, down (a level), the round to go on from, or "
            "after:163 to try another way after so many answers, with bots for all others.",
        ),
    ] = None,
    hints: Annotated[
        str | None,
        typer.Option(
            "--hints",
            metavar="WHO",
            help="Who may ask for hints: alone (no other person plays against you; as usual), allowed, forbidden.",
        ),
    ] = None,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="Force or forbid colours.")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, against bots or around one screen."""
    language = spoken_language(lang)
    console = make_console(colour)
    file, differs, away = None, None, timedelta()
    if way is not None and again is None:
        raise Refused(refuse("", "command-as-alone"))
    if resume is not None:
        given = {"GAME": key, "--seats": seats, "--seed": seed, "--option": option, "--again": again, "--hints": hints}
        check_alone("--resume", given)
        file = kept_game(resume)
        away = since_played(file)
        record, (position, differs), chairs = resumed(file, data)
    elif again is not None:
        check_alone("--again", {"GAME": key, "--seats": seats, "--seed": seed, "--option": option})
        former = kept_game(again)
        _, (over, _), sat = resumed(former, data)
        position, chairs = play_again(over, sat, way or "same", former)
    else:
        game = find(key or keys()[0], data)
        chairs = read_chairs(seats) if seats is not None else usual_chairs(game)
        number = whole_number(seed, "--seed", 0, LAST_SEED)
        chosen = game.first_table.options if seats is None and not option else read_options(option)
        setup = game.complete(len(chairs), chosen)
        position = Position(game, setup, new_seed() if number is None else number)
    usual_materials().keep(position.game)
    words = Catalogue(language, position.game)
    # Where the rules have been mended, the game goes on in a file of its own: the old one stays as it was.
    session = Session(position, chairs, console, words, file if differs is None else None)
    session.hints = ALONE if hints is None else read_hints(hints)
    title = words.say(f"{position.game.key}-title")
    console.print(Text(words.say("terminal-welcome", title=title), style="title"))
    if words.has(f"{position.game.key}-origin"):
        console.print(Text(words.say(f"{position.game.key}-origin"), style="note"))
    if file is not None:
        text = read_text(file)
        session.wishes, session.hints = wishes_in(text, position.game.moments), hints_in(text)
        session.hinted = [asked for asked in record.hints if asked.seat in range(len(chairs))]
        if differs is not None:
            print_difference(console, words, record, differs)
        session.print("log", "terminal-resumed", answers=position.count, over=int(position.over))
        session.come_back(away)
    else:
        session.show_aim()
    session.run()


def usual_chairs(game: Game[Any]) -> list[str]:
    """A person, and bots that newcomers meet, as many as suit the game."""
    bot = USUAL if find_spec("numpy") is not None else SIMPLE
    return [HUMAN] + [f"bot:{bot}"] * (game.first_table.seats - 1)


def check_alone(with_what: str, given: Mapping[str, object]) -> None:
    """A saved game knows all of this itself."""
    for name, value in given.items():
        if value:
            raise Refused(refuse("", "command-resume-alone", name=name, other=with_what))


def resumed(file: Path, data: Path | None) -> tuple[Record, Replayed[Any], list[str]]:
    """A saved game as far as it can be played, and who sits where."""
    record, replayed = read_record(file, data)
    position = replayed.position
    if position.seed is None:
        position.seed = new_seed()
        position.answer_chance()
    chairs = [record.players.get(seat, HUMAN) for seat in range(position.setup.seats)]
    return record, replayed, read_chairs(",".join(chairs))
