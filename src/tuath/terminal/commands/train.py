"""``tuath train``: bots play, and learn from who won to judge positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tuath.bots.spreading import cores
from tuath.core.chance import LAST_SEED
from tuath.core.message import Refused, refuse
from tuath.games import find
from tuath.terminal.arguments import (
    MOST_PROCESSES,
    Key,
    Lang,
    Processes,
    Seed,
    spoken_language,
    whole_number,
)
from tuath.terminal.style import make_console
from tuath.words.catalogue import Catalogue

FEWEST, MOST = 8, 10**7  # games and matches


def train(
    key: Key,
    folder: Annotated[Path, typer.Option("--folder", help="Where games and networks are kept.")],
    rounds: Annotated[str, typer.Option("--rounds", help="How often a network is fitted.")] = "3",
    games: Annotated[str, typer.Option("--games", help="Games of each round.")] = "2000",
    players: Annotated[str, typer.Option("--players", help="Numbers of players, in turn.")] = "2",
    matches: Annotated[str, typer.Option("--matches", help="Games against greedy after each round.")] = "200",
    seed: Seed = None,
    processes: Processes = None,
    lang: Lang = None,
) -> None:
    """Let bots play, fit a network to who won, and measure it; the same command goes on where it was left."""
    game = find(key)
    words = Catalogue(spoken_language(lang), game)
    numbers = tuple(
        whole_number(each.strip(), "--players", game.seats[0], game.seats[-1]) or 0 for each in players.split(",")
    )
    asked = {"rounds": (rounds, 1), "games": (games, FEWEST), "matches": (matches, 1)}
    number = {name: whole_number(text, f"--{name}", least, MOST) or 1 for name, (text, least) in asked.items()}
    chosen = whole_number(seed, "--seed", 0, LAST_SEED) or 0
    spread = whole_number(processes, "--processes", 1, MOST_PROCESSES) or cores()
    try:
        from tuath.training.fitting import fit  # noqa: PLC0415 - an optional extra
        from tuath.training.rounds import Course  # noqa: PLC0415
        from tuath.training.rounds import train as run_training  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise Refused(refuse("", "core-training-packages")) from error
    console = make_console()

    def tell(key: str, **params: float) -> None:
        console.print(words.say(key, **params))

    course = Course(game, numbers, number["rounds"], number["games"], number["matches"], chosen)
    run_training(course, folder, spread, fit, tell)
    console.print(words.say("command-trained-done", folder=str(folder)))
