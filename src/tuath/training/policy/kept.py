"""Checkpoints: a policy and its critic in half precision, with the names of everything; training goes on from them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tuath.bots.critic import NAMED as NAMED_OF_CRITIC
from tuath.bots.critic import Critic, Hidden
from tuath.bots.glance import NAMED, Eye, Policy, Shape, Table, joined, names_of, sizes
from tuath.bots.policies import DAMAGED, SCALES, file_of, read_learned, write_policy
from tuath.bots.weighing import SHIPPED, write_numbers
from tuath.core.datafile import file_trouble
from tuath.core.game import Game
from tuath.core.message import Refused, refuse

FORMAT = 1
KEPT = Path(__file__).parents[4] / "checkpoints"  # of a checkout; a wheel has none


class Checkpoint(NamedTuple):
    """What training goes on from."""

    tables: Mapping[str, Table]
    shape: Shape
    made: Mapping[str, Any]  # decisions, games, seconds, and what came before


def all_names(eye: Eye, hidden: Hidden) -> dict[str, tuple[str, ...]]:
    return {**names_of(eye), "secrets": hidden.names(eye)}


def write_checkpoint(file: Path, checkpoint: Checkpoint, names: Mapping[str, Sequence[str]], game: str) -> None:
    """Written whole or not at all."""
    paper = {
        "format": FORMAT,
        "game": game,
        "shape": checkpoint.shape._asdict(),
        "made": dict(checkpoint.made),
        "names": {key: list(each) for key, each in names.items()},
    }
    numbers = BytesIO()
    half = {name: table.astype(np.float16) for name, table in checkpoint.tables.items()}
    np.savez_compressed(numbers, paper=np.frombuffer(json.dumps(paper).encode(), np.uint8), **half)  # type: ignore[arg-type]
    beside = file.with_suffix(".part")
    write_numbers(beside, numbers.getvalue())
    beside.replace(file)


def read_checkpoint(file: Path, eye: Eye, names: Mapping[str, Sequence[str]]) -> Checkpoint:
    """Its tables, joined to what things are called now; refused where it is of another game."""
    with np.load(file, allow_pickle=False) as found:
        paper = json.loads(found["paper"].tobytes())
        tables = {name: found[name].astype(np.float32) for name in found.files if name != "paper"}
    if paper["format"] != FORMAT or paper["game"] != eye.game.key:
        raise Refused(refuse("", "core-training-other", folder=str(file)))
    for name, kind in (NAMED | NAMED_OF_CRITIC).items():
        if name in tables:
            tables[name] = joined(tables[name], paper["names"][kind], names[kind])
    return Checkpoint(tables, Shape(**paper["shape"]), paper["made"])


def read_start(file: Path, eye: Eye, names: Mapping[str, Sequence[str]]) -> Checkpoint:
    """What to begin with: a checkpoint, or what bots read; refused where it is of another game, or damaged."""
    try:
        with np.load(file, allow_pickle=False) as found:
            is_policy = any(name.startswith(SCALES) for name in found.files)
            paper = json.loads(found["paper"].tobytes())
        if paper["game"] != eye.game.key:
            raise Refused(refuse("", "core-training-other", folder=str(file)))
        return policy_start(file, eye, dict(paper["made"])) if is_policy else read_checkpoint(file, eye, names)
    except OSError as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(file), reason=file_trouble(error))) from error
    except DAMAGED as error:
        raise Refused(refuse("", "core-training-damaged", file=str(file))) from error


def policy_start(file: Path, eye: Eye, made: Mapping[str, Any]) -> Checkpoint:
    """What bots read as what training goes on from; policies of before have no critic yet."""
    policy, critic, *_ = read_learned(file, eye.game)
    widths = (policy.tables[name].shape[1] for name in ("read", "second", "third", "parts_heard"))
    return Checkpoint({**policy.tables, **(critic.tables if critic else {})}, Shape(*widths), made)


def starting(own: Path, named: Path | None, game: Game[Any], *, anew: bool) -> Path | None:
    """What to go on from: one's own checkpoint, the file that was named, or else what is kept or ships."""
    if own.exists():
        return own
    if named is not None or anew:
        return named
    return kept_start(game)


def check_there(file: Path | None) -> None:
    """Refused where a file was named that is not there: nobody trains for an hour with nothing."""
    if file is not None and not file.is_file():
        raise Refused(
            refuse("", "core-file-unreadable", file=str(file), reason="folder" if file.is_dir() else "missing")
        )


def kept_start(game: Game[Any]) -> Path | None:
    """What training begins with by itself: the repository's checkpoint, or the policy that ships."""
    found = (KEPT / f"{game.key}-checkpoint.npz", file_of(SHIPPED, game.key))
    return next((file for file in found if file.exists()), None)


def ship(checkpoint: Path, file: Path, eye: Eye, hidden: Hidden) -> None:
    """The policy of a checkpoint and its critic, as bots read them."""
    found = read_checkpoint(checkpoint, eye, all_names(eye, hidden))
    tables = {name: found.tables[name] for name in sizes(eye, found.shape) if name in found.tables}
    write_policy(file, Policy(eye, tables), found.shape, found.made, Critic(eye, found.tables, hidden))
