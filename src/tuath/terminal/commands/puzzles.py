"""``tuath puzzles make``: puzzles out of games between bots, solved by search and written as data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tuath.bots.mining import Found, as_text, chosen, mine
from tuath.core.datafile import write_whole
from tuath.core.game import Game, Setup
from tuath.core.message import Refused, refuse
from tuath.games import find
from tuath.games.puzzles import file_of
from tuath.terminal.arguments import Key, Lang, Options, Seed, read_options, spoken_language, whole_number
from tuath.terminal.style import make_console
from tuath.words.catalogue import Catalogue

MOST_GAMES, MOST_POSITIONS, MOST_COUNT = 1_000_000, 10_000_000, 10_000

app = typer.Typer(
    help="Make puzzles out of games between bots.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)


def read_setups(game: Game[Any], players: str | None, options: dict[str, str]) -> list[Setup]:
    """For each number of players that was typed, one after another; otherwise for as few as can play."""
    found = []
    for text in (players or str(game.seats[0])).split(","):
        seats = whole_number(text.strip(), "players", game.seats[0], game.seats[-1])
        if seats is None:
            raise Refused(refuse("", "core-bad-number", text=text, name="players", least=1, most=game.seats[-1]))
        found.append(game.complete(seats, options))
    return found


@app.command()
def make(
    key: Key,
    games: Annotated[str, typer.Option("--games", help="How many games are played.")] = "10",
    players: Annotated[
        str | None, typer.Option("--players", help="How many play; several numbers take turns: 2,3,4.")
    ] = None,
    count: Annotated[str, typer.Option("--count", help="How many puzzles are kept, of all kinds in turn.")] = "10",
    positions: Annotated[
        str, typer.Option("--positions", help="The most positions of one search; larger turns are passed over.")
    ] = "2500",
    option: Options = None,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option("--out", help="The file; otherwise that of the game.")] = None,
    lang: Lang = None,
) -> None:
    """Play games between bots and keep positions with one clearly best plan that greedy does not see."""
    game, console = find(key), make_console(None)
    words = Catalogue(spoken_language(lang), game)
    setups = read_setups(game, players, read_options(option))
    number = whole_number(games, "games", 1, MOST_GAMES) or 1
    wanted = whole_number(count, "count", 1, MOST_COUNT) or 1
    most = whole_number(positions, "positions", 1, MOST_POSITIONS) or 1
    found = list[Found]()
    for one in mine(game, setups, number, whole_number(seed, "seed", 0, 2**64 - 1) or 0, most):
        found.append(one)
        rating, kind = one.puzzle.rating, words.say(f"{key}-puzzle-{one.puzzle.goal.kind}")
        console.print(
            words.say(
                "terminal-puzzles-found", kind=kind, rare=rating.odds, positions=rating.positions, match=one.match + 1
            )
        )
    file, kept = out or file_of(key), chosen(found, wanted)
    typed = [f"-o {pair}" for pair in option or ()]
    seeded = ["--players", players or str(game.seats[0]), "--seed", seed or "0", "--positions", positions]
    made = ["tuath puzzles make", key, "--games", games, "--count", count, *seeded, *typed]
    write_whole(file, as_text(kept, " ".join(made)))
    console.print(
        words.say("terminal-puzzles-written", number=len(kept), found=len(found), games=number, file=str(file))
    )
