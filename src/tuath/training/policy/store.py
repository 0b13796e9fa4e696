"""Decisions that were played, in memory that an actor shares with the learner."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuath.bots.glance import REMEMBERED, Eye
from tuath.training.policy.secrets import secret_columns

AIMS = 48  # answers of a decision of which a teacher's opinion is kept
END = -1  # no further aim


class Widths(NamedTuple):
    """How much there is to a decision."""

    row: int
    answers: int
    secrets: int  # of each seat
    most: int  # seats

    @classmethod
    def of(cls, eye: Eye) -> Widths:
        game = eye.game
        return cls(eye.columns.size, eye.answers.size, len(secret_columns(game)), game.seats[-1])

    @property
    def outcomes(self) -> int:
        """Shares of the victory that are told apart: each seat's; or all win, or all lose."""
        return max(2, self.most)


def fields(widths: Widths) -> Mapping[str, tuple[tuple[int, ...], Any]]:
    return {
        "row": ((widths.row,), np.float16),
        "secrets": ((max(0, widths.most - 1) * widths.secrets,), np.float16),
        "question": ((), np.int16),
        "given": ((REMEMBERED,), np.int32),
        "legal": (((widths.answers + 7) // 8,), np.uint8),  # as bits
        "pick": ((), np.int32),  # the answer
        "likely": ((), np.float32),  # the logarithm of how likely it was
        "left": ((), np.int16),  # how many decisions of the same seat follow in its game
        "seats": ((), np.int8),
        "shares": ((widths.outcomes,), np.float32),  # of the victory, oneself first
        "aims": ((AIMS,), np.int32),  # answers that a teacher looked at, and how much it likes each
        "liking": ((AIMS,), np.float16),
    }


Tables = dict[str, NDArray[Any]]


def make_room(folder: Path, widths: Widths, rows: int) -> None:
    """Files for so many decisions."""
    folder.mkdir(parents=True)
    for name, (shape, kind) in fields(widths).items():
        make_file(folder / name, rows * int(np.prod(shape, dtype=np.int64)) * np.dtype(kind).itemsize)


def make_file(file: Path, size: int) -> None:
    """As large as it will be, with nothing in it."""
    with file.open("wb") as out:
        out.truncate(max(1, size))


def tables(folder: Path, widths: Widths, rows: int) -> Tables:
    """The files as arrays; what one process writes there, others read."""
    found: Tables = {}
    for name, (shape, kind) in fields(widths).items():
        if 0 in shape:
            found[name] = np.zeros((rows, *shape), kind)
        else:
            found[name] = np.memmap(folder / name, kind, "r+", shape=(rows, *shape))
    return found


def numbers(file: Path) -> NDArray[np.float32]:
    """A file of numbers as one long array."""
    return np.memmap(file, np.float32, "r+")


def workplace(size: int) -> Path:
    """A folder for so much memory that several processes share: not on a disk, where there is room elsewhere."""
    fast = Path("/dev/shm")  # noqa: S108 - memory, where it is there
    has_room = fast.is_dir() and os.access(fast, os.W_OK) and shutil.disk_usage(fast).free > 1.2 * size
    return Path(tempfile.mkdtemp(prefix="tuath-", dir=fast if has_room else None))


def size_of(widths: Widths, rows: int) -> int:
    """In bytes, for so many decisions."""
    of_one = (int(np.prod(shape, dtype=np.int64)) * np.dtype(kind).itemsize for shape, kind in fields(widths).values())
    return rows * int(sum(of_one))
