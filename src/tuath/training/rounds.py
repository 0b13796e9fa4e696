"""Round after round: bots play, a network is fitted to who won, and plays in the next one.

Everything is kept in a folder as soon as it is there, so that training goes on where it was left.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from tuath.bots.network import Network
from tuath.bots.spreading import spread
from tuath.bots.weighing import Paper, read_network, read_paper, write_weights
from tuath.core.datafile import file_trouble, write_whole
from tuath.core.game import Game
from tuath.core.message import Refused, refuse
from tuath.core.observation import shape
from tuath.training.fitted import Fit, Settings
from tuath.training.measuring import Meeting, play_meeting
from tuath.training.playing import FIRST_SIGHT, Sample, Scale, Share, play_share, scale_of

GAMES_AT_ONCE = 4  # of one process, before what they brought is kept
FEWEST_GAMES = 2 * GAMES_AT_ONCE  # some to learn from, some held out
FORMAT = 2  # of what is kept
FITS = 2  # networks of each round, of which the better one is taken: they differ by chance


class Hear(Protocol):
    """Is told how training goes: a key of the catalogues, and its parameters."""

    def __call__(self, key: str, **params: float) -> None: ...


class Course(NamedTuple):
    """What is trained, and how much."""

    game: Game[Any]
    players: tuple[int, ...]  # numbers of players, in turn
    rounds: int
    games: int  # of each round
    matches: int  # against greedy after each round
    seed: int
    settings: Settings = Settings()

    def heading(self) -> dict[str, Any]:
        """What must be the same for training to go on."""
        return {
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.game.version,
            "observation": shape(self.game).fingerprint,
            "players": list(self.players),
            "games": self.games,
            "seed": self.seed,
        }


def train(course: Course, folder: Path, processes: int, fit: Fit, hear: Hear) -> Paper:
    """All rounds that are not there yet; the last network stands in the folder itself."""
    settle(course, folder)
    scale = Scale(*json.loads((folder / "scale.json").read_text(encoding="utf-8")))
    network: Network | None = None
    samples: list[Sample] = []
    paper: Paper | None = None
    for number in range(course.rounds):
        place = folder / f"round-{number}"
        place.mkdir(exist_ok=True)
        samples += play_round(course, scale, network, place, processes)
        games, positions = sum(sample.games for sample in samples), sum(len(sample.won) for sample in samples)
        hear("command-trained-round", round=number + 1, games=games, positions=positions)
        paper = read_paper(place, course.game.key)
        if paper is None:
            paper = fit_round(Fitting(course, scale, place, processes, fit, hear), samples)
        network = read_network(place, paper)
    assert paper is not None
    assert network is not None
    write_weights(folder, course.game, network, scale.portion, paper.made, paper.strength)
    return paper


def settle(course: Course, folder: Path) -> None:
    """The folder is for this training alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(refuse("", "core-file-unwritable", file=str(folder), reason=file_trouble(error))) from error
    file = folder / "training.json"
    if file.exists():
        if file.read_text(encoding="utf-8") != json.dumps(course.heading()):
            raise Refused(refuse("", "core-training-other", folder=str(folder)))
        return
    setups = [course.game.complete(players, {}) for players in course.players]
    write_whole(folder / "scale.json", json.dumps(scale_of(course.game, setups * 2, f"{course.seed}:scale")))
    write_whole(file, json.dumps(course.heading()))


def play_round(course: Course, scale: Scale, network: Network | None, place: Path, processes: int) -> Sequence[Sample]:
    """The games of a round, a file for each few of them; those that are there are not played again.

    Later rounds are played by the written evaluation in turn with the network, so that it does not forget them.
    """
    setups = tuple(course.game.complete(players, {}) for players in course.players)
    names = [place / f"{number:06}.npz" for number in range(ceil(course.games / GAMES_AT_ONCE))]
    missing = [number for number, name in enumerate(names) if not name.exists()]
    shares = (
        Share(
            course.game,
            setups,
            network if number % 2 else None,
            scale.portion,
            scale.expected,
            f"{course.seed}:{place.name}:{number}",
            GAMES_AT_ONCE,
        )
        for number in missing
    )
    for number, sample in zip(missing, spread(play_share, shares, processes), strict=True):
        keep(names[number], sample)
    return [bring_back(name) for name in names]


def keep(file: Path, sample: Sample) -> None:
    """Written beside and then renamed, so that what is there is whole."""
    beside = file.with_suffix(".part")
    with beside.open("wb") as out:
        np.savez_compressed(out, rows=sample.rows, won=sample.won, paths=sample.paths, games=np.array(sample.games))
    beside.replace(file)


def bring_back(file: Path) -> Sample:
    with np.load(file, allow_pickle=False) as tables:
        return Sample(tables["rows"], tables["won"], tables["paths"], int(tables["games"]))


class Fitting(NamedTuple):
    """What a round's network is made by, and where it goes."""

    course: Course
    scale: Scale
    place: Path
    processes: int
    fit: Fit
    hear: Hear


def fit_round(fitting: Fitting, samples: Sequence[Sample]) -> Paper:
    """The better of several networks, what it was made of, and how strong it is."""
    course, scale, place, processes, fit, hear = fitting
    fitted = min((fit(samples, course.settings, course.seed + number) for number in range(FITS)), key=lambda f: f.loss)
    hear("command-trained-fit", loss=fitted.loss, written=fitted.written_loss)
    setup = course.game.complete(course.players[0], {})
    deals = ceil(course.matches / setup.seats)
    meetings = (
        Meeting(course.game, setup, fitted.network, scale.portion, f"{course.seed}:{place.name}:{number}")
        for number in range(deals)
    )
    won = sum(spread(play_meeting, meetings, processes))
    games = deals * setup.seats
    hear("command-trained-match", share=100 * won / games, games=games)
    made = {
        "by": "tuath.training",
        "games": sum(sample.games for sample in samples),
        "positions": fitted.rows,
        "players": list(course.players),
        "seed": course.seed,
        "hidden": list(course.settings.hidden),
        "trace": course.settings.trace,
        "loss on games held out": round(fitted.loss, 4),
        "loss of the written evaluation": round(fitted.written_loss, 4),
    }
    strength = {
        "positions": FIRST_SIGHT.tries * FIRST_SIGHT.worlds,
        "against": "greedy",
        "players": setup.seats,
        "games": games,
        "won": won,
    }
    write_weights(place, course.game, fitted.network, scale.portion, made, [strength])
    paper = read_paper(place, course.game.key)
    assert paper is not None
    return paper
