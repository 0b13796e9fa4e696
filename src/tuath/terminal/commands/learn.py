"""``tuath learn``: a guided first game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from tuath.core.lesson import begun
from tuath.core.message import Refused, refuse
from tuath.core.position import Position
from tuath.games import find
from tuath.games.lessons import find_lesson
from tuath.terminal.arguments import Key, Lang, spoken_language
from tuath.terminal.declaring import typer
from tuath.terminal.files import kept_game
from tuath.terminal.screen import Text
from tuath.terminal.style import make_console
from tuath.terminal.table.records import read_record
from tuath.terminal.table.sight import HUMAN
from tuath.terminal.table.teaching import Teaching
from tuath.words.catalogue import Catalogue

OPPONENT = "bot:greedy"


def left_before(file: Path, key: str) -> Position[Any]:
    """A lesson that was left; refused where the file tells another game."""
    record, (position, _) = read_record(file, None)
    if record.game != key or position.seed is None:
        raise Refused(refuse("", "core-no-lesson-there", file=str(file), game=key))
    return position


def learn(
    key: Key,
    resume: Annotated[
        str | None,
        typer.Option("--resume", "--load", metavar="GAME", help="Go on with a lesson: file, number or name."),
    ] = None,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="Force or forbid colours.")] = None,
    lang: Lang = None,
) -> None:
    """Play a first game with a teacher, ten to fifteen minutes."""
    language = spoken_language(lang)
    console, lesson = make_console(colour), find_lesson(key)
    file = None if resume is None else kept_game(resume)
    position = begun(lesson, find(key)) if file is None else left_before(file, key)
    chairs = [HUMAN if seat == lesson.seat else OPPONENT for seat in range(lesson.seats)]
    words = Catalogue(language, position.game)
    session = Teaching(position, chairs, console, words, lesson, file)
    title = words.say(f"{key}-title")
    console.print(Text(words.say("terminal-lesson-welcome", title=title, minutes=lesson.minutes), style="title"))
    session.run()
