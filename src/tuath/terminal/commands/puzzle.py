"""``tuath puzzle``: a position with a goal, to be solved in the terminal."""

from __future__ import annotations

from typing import Annotated

from tuath.games import find, keys
from tuath.games.puzzles import find_puzzle, puzzles_of
from tuath.terminal.arguments import Lang, spoken_language, whole_number
from tuath.terminal.declaring import typer
from tuath.terminal.screen import Console, Text
from tuath.terminal.style import make_console
from tuath.terminal.table.puzzling import Puzzling, stars
from tuath.words.catalogue import Catalogue

MOST = 10_000  # puzzles of a game


def puzzle(
    key: Annotated[str | None, typer.Argument(metavar="GAME", help="The game, e.g. arrival.")] = None,
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="Which one; otherwise the first.")] = None,
    listing: Annotated[bool, typer.Option("--list", help="Say which there are.")] = False,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="Force or forbid colours.")] = None,
    lang: Lang = None,
) -> None:
    """Solve a position out of a game: one plan leads to the goal this turn."""
    language, console = spoken_language(lang), make_console(colour)
    place = whole_number(number, "number", 1, MOST) or 1
    if listing or key is None:
        for each in [find(key).key] if key is not None else keys():
            show_list(console, each, language)
        console.print(Catalogue(language).say("terminal-puzzle-list-how"), style="note")
        return
    game, chosen = find(key), find_puzzle(key, place)
    words = Catalogue(language, game)
    Puzzling(chosen, (place, len(puzzles_of(key))), game, console, words).run()


def show_list(console: Console, key: str, language: str) -> None:
    """The puzzles of a game by number, with how hard they are."""
    words, known = Catalogue(language, find(key)), puzzles_of(key)
    title = words.say(f"{key}-title")
    console.print(Text(words.say("terminal-puzzle-list-title", title=title, number=len(known)), style="title"))
    for number, each in enumerate(known, start=1):
        kind, rare = words.say(f"{key}-puzzle-{each.goal.kind}"), each.rating.odds
        line = words.say("terminal-puzzle-list-line", number=number, title=kind, stars=stars(each), rare=rare)
        console.print(Text(f"  {line}"))
