"""``tuath record``: records of games checked, told and played again."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tuath.core.position import replay_as_far
from tuath.core.record import Record, write_answer
from tuath.terminal.arguments import Data, File, Json, Lang, spoken_language, whole_number
from tuath.terminal.files import read_text
from tuath.terminal.style import make_console, print_json
from tuath.terminal.table.records import game_of, print_difference, read_record, report
from tuath.terminal.table.sight import HUMAN, Sight
from tuath.words.catalogue import Catalogue
from tuath.words.names import names_at

app = typer.Typer(
    help="Check, show and replay records of games.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)


@app.command()
def check(file: File, data: Data = None, as_json: Json = False, lang: Lang = None) -> None:
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


@app.command()
def show(file: File, data: Data = None, as_json: Json = False, lang: Lang = None) -> None:
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
    else:
        Sight(position, [HUMAN] * record.setup.seats, console, words).show_ending()


@app.command()
def replay(
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
    Sight(position, [HUMAN] * record.setup.seats, console, words).show_table()
    if differs is not None:
        print_difference(console, words, record, differs)
