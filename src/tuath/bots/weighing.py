"""The files of learned networks: numbers in one, and in another beside it what they were made for, how, and how strong
they were. A network is used only where it fits: the same numbers, the same observation, no later rules.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tuath.bots.judging import Judge, Learned, Written
from tuath.bots.network import Layer, Network
from tuath.core.datafile import file_trouble, write_whole
from tuath.core.game import Game
from tuath.core.message import Message, Refusal, Refused, refuse, say
from tuath.core.observation import shape

log = logging.getLogger("tuath.bots")
SHIPPED = Path(__file__).parent / "weights"
FORMAT = 1
PORTION = 10.0  # of a written evaluation nobody has learned the scale of


class Paper(NamedTuple):
    """What is written beside the numbers."""

    format: int
    game: str
    rules: int  # version of the game's rules that it was made for
    observation: str  # fingerprint of what its inputs mean
    portion: float  # of the written evaluation
    short_cut: float
    sha256: str  # of the numbers
    made: Mapping[str, Any]
    strength: tuple[Mapping[str, Any], ...]
    shares: Mapping[str, float] = {}  # of a score that are its own, by the number of players; 1 where none is named

    def share_at(self, seats: int | None) -> float:
        return self.shares.get(str(seats), 1.0)


def folder() -> Path:
    """Where networks are looked for: a folder of one's own, or those that ship."""
    own = os.environ.get("TUATH_WEIGHTS")
    return Path(own) if own else SHIPPED


def write_weights(
    where: Path, game: Game[Any], network: Network, portion: float, made: Mapping[str, Any], strength: Any
) -> None:
    """Two files by the game's name; the numbers take half the room, which costs no strength."""
    numbers = BytesIO()
    tables: dict[str, Any] = {}
    for place, layer in enumerate(network.layers):
        tables[f"weights{place}"], tables[f"bias{place}"] = layer.weights.astype(np.float16), layer.bias
    np.savez_compressed(numbers, **tables)
    write_numbers(where / f"{game.key}.npz", numbers.getvalue())
    digest = sha256(numbers.getvalue()).hexdigest()
    of, short_cut = shape(game).fingerprint, network.short_cut
    paper = Paper(FORMAT, game.key, game.version, of, portion, short_cut, digest, made, tuple(strength))
    write_whole(where / f"{game.key}.json", json.dumps(paper._asdict(), indent=2) + "\n")


def write_numbers(file: Path, numbers: bytes) -> None:
    try:
        file.write_bytes(numbers)
    except OSError as error:
        raise Refused(refuse("", "core-file-unwritable", file=str(file), reason=file_trouble(error))) from error


def read_paper(where: Path, key: str) -> Paper | None:
    """What is written beside a network of this game; nothing where there is none."""
    file = where / f"{key}.json"
    if not file.exists():
        return None
    found = json.loads(file.read_text(encoding="utf-8"))
    if found["format"] != FORMAT:
        return Paper(found["format"], str(found.get("game", key)), 0, "", 1.0, 0.0, "", {}, ())
    paper = Paper(**{**found, "strength": tuple(found["strength"])})
    for each in (paper.made, *paper.strength):  # what is told of it
        if int(each["games"]) < 1:
            raise ValueError(f"{each}: no games")
    return paper


def misfit(where: Path, game: Game[Any], paper: Paper) -> Message | None:
    """Why a network cannot be used for a game; nothing when it can."""
    if paper.format != FORMAT or paper.game != game.key:
        return say("core-network-format", text=paper.game, number=paper.format)
    if paper.rules > game.version:  # of earlier ones it serves: it reads the same
        return say("core-network-rules", made=paper.rules, rules=game.version)
    if paper.observation != shape(game).fingerprint:
        return say("core-network-observation", made=paper.observation, text=shape(game).fingerprint)
    if sha256((where / f"{game.key}.npz").read_bytes()).hexdigest() != paper.sha256:
        return say("core-network-numbers")
    return None


def read_network(where: Path, paper: Paper) -> Network:
    with np.load(where / f"{paper.game}.npz", allow_pickle=False) as tables:
        number = len(tables.files) // 2
        layers = [Layer(tables[f"weights{place}"], tables[f"bias{place}"]) for place in range(number)]
    return Network(layers, paper.short_cut)


class Found(NamedTuple):
    """How positions of a game are judged; what is written beside its network, or why it has none that is used."""

    judge: Judge
    paper: Paper | None = None
    trouble: Message | None = None


@lru_cache(maxsize=64)
def judge_of(game: Game[Any], seats: int | None = None) -> Found:
    """By its network if there is one that fits; otherwise by the written evaluation, and it is said why.

    At tables of so many a network may be trusted with a part of the score only: see its paper.
    """
    where = folder()
    try:
        paper = read_paper(where, game.key)
        if paper is None:
            return Found(Written(game, PORTION), None, say("core-network-none"))
        trouble = misfit(where, game, paper)
        if trouble is None:
            network = read_network(where, paper)
            if network.size == shape(game).size + 1:
                return Found(Learned(game, network, paper.portion, paper.share_at(seats)), paper)
            trouble = say("core-network-numbers")
    except (OSError, ValueError, KeyError, TypeError) as error:
        trouble = say("core-network-unreadable", reason=str(error))
    log.warning("the network for %s is not used: %s", game.key, Refused(Refusal("", trouble)))
    return Found(Written(game, PORTION), None, trouble)
