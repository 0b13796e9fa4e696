"""The files of policies: one for each game, small enough to ship.

A large table takes a byte a number, each row with a scale of its own; what never was of use is left out. Names of
columns, questions and parts of answers stand beside them, so that a policy is read by a program that knows more things.
"""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tuath.bots.critic import NAMED as NAMED_OF_CRITIC
from tuath.bots.critic import Critic, critic_sizes, hidden_by_name
from tuath.bots.glance import LATER, NAMED, Eye, Glance, Policy, Shape, Table, Tables, joined, names_of, sizes
from tuath.bots.weighing import SHIPPED, folder, write_numbers
from tuath.core.game import Game

log = logging.getLogger("tuath.bots")
FORMAT = 1
STEPS = 127  # of a row's largest number
SCALES = "scales of "
DAMAGED = (  # what comes of reading a file that is damaged, or of something else
    OSError, EOFError, ValueError, KeyError, TypeError, AttributeError, RuntimeError, BadZipFile, zlib.error,
)  # fmt: skip


Levels = Mapping[str, Sequence[int]]  # that it plays, once it was measured to be better: for so many players
NO_LEVELS: Levels = MappingProxyType({})


class Paper(NamedTuple):
    """What is written beside a policy's numbers."""

    format: int
    game: str
    shape: Mapping[str, int]
    names: Mapping[str, list[str]]
    made: Mapping[str, Any]
    levels: Levels = NO_LEVELS


class Learned(NamedTuple):
    """What learned from a game's own games; a policy of before has no critic."""

    policy: Policy
    critic: Critic | None = None
    levels: Levels = NO_LEVELS
    digest: str = ""

    def plays(self, level: str, seats: int) -> bool:
        """At a glance as ``fair``; what thinks longer needs the critic."""
        return seats in self.levels.get(level, ()) and (level == "fair" or self.critic is not None)


def file_of(where: Path, key: str) -> Path:
    return where / f"{key}-policy.npz"


def write_policy(
    file: Path, policy: Policy, shape: Shape, made: Mapping[str, Any], critic: Critic | None = None
) -> None:
    eye = policy.eye
    names = {kind: list(each) for kind, each in names_of(eye).items()}
    if critic is not None:
        names["secrets"] = list(critic.hidden.names(eye))
    paper = Paper(FORMAT, eye.game.key, shape._asdict(), names, made, {})
    tables: dict[str, NDArray[Any]] = {"paper": np.frombuffer(json.dumps(paper._asdict()).encode(), np.uint8)}
    for name, table in {**policy.tables, **(critic.tables if critic is not None else {})}.items():
        if table.ndim == 1:
            tables[name] = table.astype(np.float16)
        else:
            tables[name], tables[SCALES + name] = in_steps(table)
    numbers = BytesIO()
    np.savez_compressed(numbers, **tables)  # type: ignore[arg-type]
    write_numbers(file, numbers.getvalue())


def write_levels(file: Path, levels: Levels) -> None:
    """Say as whom a policy plays from now on; its numbers stay."""
    with np.load(file, allow_pickle=False) as found:
        tables: dict[str, NDArray[Any]] = {name: found[name] for name in found.files}
    paper = {**json.loads(tables["paper"].tobytes()), "levels": {name: list(seats) for name, seats in levels.items()}}
    tables["paper"] = np.frombuffer(json.dumps(paper).encode(), np.uint8)
    numbers = BytesIO()
    np.savez_compressed(numbers, **tables)  # type: ignore[arg-type]
    write_numbers(file, numbers.getvalue())


def in_steps(table: Table) -> tuple[NDArray[np.int8], Table]:
    scales = np.abs(table).max(1, initial=0.0) / STEPS
    steps = np.rint(table / np.where(scales > 0, scales, 1.0)[:, None])
    return steps.astype(np.int8), scales.astype(np.float32)


def read_policy(file: Path, game: Game[Any]) -> Policy:
    return read_learned(file, game).policy


def read_learned(file: Path, game: Game[Any]) -> Learned:
    """Joined to what things are called now. A ValueError says that it is of another game or format."""
    eye = Eye(game)
    digest = sha256(file.read_bytes()).hexdigest()[:16]
    with np.load(file, allow_pickle=False) as found:
        paper = Paper(**json.loads(found["paper"].tobytes()))
        if paper.format != FORMAT or paper.game != game.key:
            raise ValueError(f"{paper.game} {paper.format}")
        levels = {name: tuple(map(int, seats)) for name, seats in paper.levels.items()}
        tables = {name: one_table(found, name) for name in found.files if name != "paper" and SCALES not in name}
    hidden = hidden_by_name(eye, paper.names.get("secrets", ()))
    names = {**names_of(eye), "secrets": hidden.names(eye)}
    for name, kind in (NAMED | NAMED_OF_CRITIC).items():
        if name in tables:
            tables[name] = joined(tables[name], paper.names[kind], names[kind])
    wanted = sizes(eye, Shape(**paper.shape))
    check(tables, wanted)
    policy = Policy(eye, {name: tables[name] for name in wanted if name in tables})
    if "judge_read" not in tables:
        return Learned(policy, None, levels, digest)
    check(tables, critic_sizes(eye, hidden))
    return Learned(policy, Critic(eye, tables, hidden), levels, digest)


def one_table(found: Mapping[str, NDArray[Any]], name: str) -> Table:
    table = found[name].astype(np.float32)
    return table * found[SCALES + name][:, None] if SCALES + name in found else table


def check(tables: Tables, wanted: Mapping[str, tuple[int, ...]]) -> None:
    for name, size in wanted.items():
        if name.startswith("near_") and ("near_parts" not in tables or name in LATER):
            continue  # it was made without looking at the board place by place
        if name not in tables or tables[name].shape != size:
            raise ValueError(name)


@lru_cache(maxsize=16)
def learned(game: Game[Any]) -> Learned | None:
    """A game's policy and its critic: one's own, or those that ship; nothing where there are none to read."""
    for where in dict.fromkeys((folder(), SHIPPED)):
        file = file_of(where, game.key)
        if not file.exists():
            continue
        try:
            return read_learned(file, game)
        except DAMAGED as error:
            log.warning("the policy for %s in %s is not used: %r", game.key, where, error)
    return None


@lru_cache(maxsize=16)
def policy_of(game: Game[Any]) -> Glance | None:
    """The bot that plays a game's policy at a glance."""
    found = learned(game)
    return Glance(found.policy) if found else None
