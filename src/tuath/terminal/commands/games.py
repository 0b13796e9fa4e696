"""``tuath games``: the games that were kept, and how each goes on."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from tuath.core.game import listed
from tuath.core.message import Refusal, Refused, refuse
from tuath.core.question import Seat
from tuath.core.record import Record, seat_name
from tuath.games import find
from tuath.games.materials import data_folder
from tuath.terminal.arguments import Json, Lang, spoken_language
from tuath.terminal.declaring import typer
from tuath.terminal.files import asked_in, kept_files, played_at, read_text
from tuath.terminal.screen import Console, Table, Text
from tuath.terminal.style import make_console, print_json
from tuath.terminal.table.records import read_record
from tuath.terminal.table.sight import HUMAN
from tuath.words.catalogue import Catalogue, presenting_all


class Kept(NamedTuple):
    """A file of a game: what it says and who is asked in it, or what is wrong with it."""

    file: Path
    at: datetime
    record: Record | None
    asked: Sequence[Seat] = ()
    trouble: Refusal | None = None


def games(
    folder: Annotated[Path | None, typer.Option("--folder", help="Another folder with games.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the games that are kept, the last one first, and say how to go on with one."""
    place = folder or data_folder()
    if folder is not None and not folder.is_dir():
        raise Refused(refuse("", "command-no-folder", file=str(folder)))
    found = [looked_into(file) for file in kept_files(place)]
    words = presenting_all(spoken_language(lang))
    if as_json:
        print_json({"folder": str(place), "games": [told(kept, words) for kept in found]})
    else:
        show(make_console(), words, place, found, has_numbers=folder is None)


def looked_into(file: Path) -> Kept:
    """A damaged file is listed with what is wrong with it."""
    at = played_at(file)
    try:
        text = read_text(file)
        record = Record.parse(text)
        find(record.game)
        asked = () if record.result is not None else asked_in(text) or played_out(file)
    except Refused as refused:
        return Kept(file, at, None, (), refused.refusal)
    return Kept(file, at, record, asked)


def played_out(file: Path) -> list[Seat]:
    """Who is asked in a record that does not say it itself."""
    return list(read_record(file, None)[1].position.decisions)


def told(kept: Kept, words: Catalogue) -> dict[str, Any]:
    """The same for programs."""
    head = {"file": str(kept.file), "at": kept.at.isoformat(timespec="seconds")}
    if kept.record is None:
        return {**head, "trouble": words.render(kept.trouble.message) if kept.trouble else ""}
    record = kept.record
    return {
        **head,
        "game": record.game,
        "seats": record.setup.seats,
        "players": [record.players.get(seat, "") for seat in range(record.setup.seats)],
        "asked": [seat_name(seat) for seat in kept.asked],
        "answers": len(record.answers),
        "result": record.result,
    }


def show(console: Console, words: Catalogue, place: Path, found: list[Kept], has_numbers: bool) -> None:
    if not found:
        console.print(Text(words.say("command-games-none", file=str(place))))
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="number")
    for number, kept in enumerate(found, 1):
        when = Text(kept.at.strftime("%Y-%m-%d %H:%M"), style="note")
        table.add_row(str(number) if has_numbers else "", when, said(words, kept))
    console.print(table)
    going_on = [number for number, kept in enumerate(found, 1) if kept.record is not None and not kept.record.result]
    if going_on:
        first = str(going_on[0]) if has_numbers else shlex.quote(str(found[going_on[0] - 1].file))
        console.print()
        console.print(Text(words.say("terminal-go-on", file=first)), soft_wrap=True)


def said(words: Catalogue, kept: Kept) -> Text:
    """What game it is, who plays, whose turn it is and how far it has come, and the file below."""
    record = kept.record
    text = Text()
    if record is None:
        text.append(words.render(kept.trouble.message) if kept.trouble else "", style="wrong")
    else:
        text.append(words.say(f"{record.game}-title"), style="title")
        over = int(record.result is not None)
        text.append(
            f"  {words.say('command-games-one', seats=record.setup.seats, answers=len(record.answers), over=over)}"
        )
        text.append(f"\n{listed([player(words, record, seat) for seat in range(record.setup.seats)])}")
        if kept.asked:
            turn = listed([player(words, record, seat) for seat in kept.asked])
            text.append(f"\n{words.say('command-games-turn', names=turn)}")
    text.append(f"\n{kept.file}", style="note")
    return text


def player(words: Catalogue, record: Record, seat: Seat) -> str:
    """A seat by its number, and who sits there."""
    who = record.players.get(seat, HUMAN)
    return f"{seat + 1} {words.say('command-games-person') if who == HUMAN else who.removeprefix('bot:')}"
