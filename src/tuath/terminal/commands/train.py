"""``tuath train``: bots play, and learn from it: to judge positions, or to answer at a glance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tuath.bots.spreading import cores
from tuath.core.chance import LAST_SEED
from tuath.core.datafile import write_whole
from tuath.core.game import Game
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
from tuath.terminal.plotting import Curve, plot
from tuath.terminal.style import make_console
from tuath.words.catalogue import Catalogue

if TYPE_CHECKING:
    from tuath.training.policy.course import Course as PolicyCourse

FEWEST, MOST = 8, 10**7  # games and matches
LONGEST = 60 * 24 * 365  # minutes
ALONE = "nobody"  # whom a policy meets where all play together


def train(
    key: Key,
    folder: Annotated[Path, typer.Option("--out", "--folder", help="Where what was learned is kept.")],
    minutes: Annotated[
        str | None,
        typer.Option("--minutes", help="Train a policy for so long; without it, a network that judges, by rounds."),
    ] = None,
    rounds: Annotated[str, typer.Option("--rounds", help="How often a network is fitted.")] = "3",
    games: Annotated[str, typer.Option("--games", help="Games of each round.")] = "2000",
    players: Annotated[str, typer.Option("--players", help="Numbers of players, in turn.")] = "2",
    matches: Annotated[str, typer.Option("--matches", help="Games against greedy after each round.")] = "200",
    start: Annotated[
        Path | None,
        typer.Option(
            "--start", help="With --minutes: a checkpoint or a policy to begin with, where the folder has none."
        ),
    ] = None,
    anew: Annotated[
        bool, typer.Option("--anew", help="With --minutes: begin with nothing of what is kept or ships.")
    ] = False,
    lessons: Annotated[
        Path | None, typer.Option("--lessons", help="With --minutes: a file of a teacher's games, to begin with.")
    ] = None,
    seed: Seed = None,
    processes: Processes = None,
    lang: Lang = None,
) -> None:
    """Let bots play and learn from it, and measure that; the same command goes on where it was left."""
    game = find(key)
    words = Catalogue(spoken_language(lang), game)
    numbers = tuple(
        whole_number(each.strip(), "--players", game.seats[0], game.seats[-1]) or 0 for each in players.split(",")
    )
    asked = {"rounds": (rounds, 1), "games": (games, FEWEST), "matches": (matches, 1)}
    number = {name: whole_number(text, f"--{name}", least, MOST) or 1 for name, (text, least) in asked.items()}
    chosen = whole_number(seed, "--seed", 0, LAST_SEED) or 0
    spread = whole_number(processes, "--processes", 1, MOST_PROCESSES) or cores()
    long = whole_number(minutes, "--minutes", 1, LONGEST)
    if long is None:
        refuse_without_minutes({"--start": start, "--anew": anew, "--lessons": lessons})
    else:
        check_named((start, lessons))
    try:
        from tuath.training.fitting import fit  # noqa: PLC0415 - an optional extra
        from tuath.training.rounds import Course  # noqa: PLC0415
        from tuath.training.rounds import train as run_training  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise Refused(refuse("", "core-training-packages")) from error
    if long is not None:
        from tuath.training.policy.course import Course as PolicyCourse  # noqa: PLC0415 - see above

        of_policy = PolicyCourse(game.key, folder, 60.0 * long, spread, chosen, start, anew, lessons)
        train_policy(game, words, of_policy)
        return
    console = make_console()

    def tell(key: str, **params: float) -> None:
        console.print(words.say(key, **params))

    course = Course(game, numbers, number["rounds"], number["games"], number["matches"], chosen)
    run_training(course, folder, spread, fit, tell)
    console.print(words.say("command-trained-done", folder=str(folder)))


def refuse_without_minutes(given: Mapping[str, Any]) -> None:
    """What is about policies alone is not left aside in silence where none is trained."""
    for name, value in given.items():
        if value:
            raise Refused(refuse("", "command-train-needs-minutes", name=name))


def check_named(files: Sequence[Path | None]) -> None:
    """Before anything is made: files that are to be read are there."""
    from tuath.training.policy.kept import check_there  # noqa: PLC0415 - NumPy, which refusals above do not need

    for file in files:
        check_there(file)


def train_policy(game: Game[Any], words: Catalogue, course: PolicyCourse) -> None:
    """What is in the folder then: the checkpoint to go on from, its policy for bots, the log, and a picture of it."""
    from tuath.bots.glance import Eye  # noqa: PLC0415 - see above
    from tuath.bots.policies import file_of  # noqa: PLC0415
    from tuath.training.policy.course import CHECKPOINT, LOG, train  # noqa: PLC0415
    from tuath.training.policy.kept import ship  # noqa: PLC0415
    from tuath.training.policy.progress import lines, points  # noqa: PLC0415
    from tuath.training.policy.secrets import hidden_of  # noqa: PLC0415

    console, folder = make_console(), course.out

    def hear(kind: str, found: Mapping[str, Any]) -> None:
        if (text := news(words, kind, found)) is not None:
            console.print(text)

    train(course, hear)
    ship(folder / CHECKPOINT, file_of(folder, game.key), Eye(game), hidden_of(game))
    curves = [
        Curve(words.say("command-policy-curve", bot=name, seats=seats), found)
        for (name, seats), found in points(lines(folder / LOG)).items()
    ]
    title = words.say("command-policy-plot", game=words.say(f"{game.key}-title"))
    write_whole(folder / f"{game.key}-policy.svg", plot(title, words.say("command-policy-axis"), curves))
    console.print(words.say("command-policy-done", folder=str(folder)))


def news(words: Catalogue, kind: str, found: Mapping[str, Any]) -> str | None:
    """What is told of a line of the log; of some, nothing."""
    match kind:
        case "taught":
            return words.say("command-policy-taught", games=found["games"], decisions=found["rows"])
        case "cloned":
            return words.say("command-policy-cloned", share=100 * found["same_answer"])
        case "round":
            return words.say("command-policy-round", decisions=found["all"])
        case "measured":
            low, high = found["interval"]
            return words.say(
                "command-policy-alone" if found["against"] == ALONE else "command-policy-measured",
                bot=found["against"],
                seats=found["seats"],
                share=100 * found["share"],
                games=found["games"],
                low=100 * low,
                high=100 * high,
            )
    return None
