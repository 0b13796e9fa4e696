"""A table's log: its lines, and when each answer was given."""

from __future__ import annotations

import pickle
import zlib
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from math import isnan, nan
from typing import NamedTuple

from tuath.core.position import Told


class LogLine(NamedTuple):
    """A line of the log, told at this version of the table after so many answers."""

    version: int
    answers: int
    told: Told


class Log:
    """The lines of a table; packed when it is over, as they are read seldom then and take most of its memory."""

    def __init__(self, lines: Iterable[LogLine] = ()) -> None:
        self._lines: list[LogLine] | None = list(lines)
        self._packed = b""

    def __reversed__(self) -> Iterator[LogLine]:
        return reversed(self._all())

    def __iter__(self) -> Iterator[LogLine]:
        return iter(self._all())

    def _all(self) -> list[LogLine]:
        return pickle.loads(zlib.decompress(self._packed)) if self._lines is None else self._lines  # noqa: S301 - ours

    @property
    def is_packed(self) -> bool:
        return self._lines is None

    def append(self, line: LogLine) -> None:
        self.extend([line])

    def extend(self, lines: Iterable[LogLine]) -> None:
        self._lines = self._all()
        self._lines.extend(lines)

    def until(self, count: int) -> Log:
        """What was told by so many answers."""
        lines = self._all()
        return Log(lines[: bisect_right(lines, count, key=lambda line: line.answers)])

    def pack(self) -> None:
        if self._lines is not None:
            self._packed, self._lines = zlib.compress(pickle.dumps(self._lines), 1), None


class Times:
    """When each answer was given, by its number; of some games that were begun long ago it is not known."""

    def __init__(self, known: Iterable[tuple[int, float | None]] = ()) -> None:
        self._times = array("d")
        for count, at in known:
            self.note(count, count, at)

    def note(self, first: int, last: int, at: float | None) -> None:
        """The answers from one to the other were given at this moment."""
        self._times.extend([nan] * (last + 1 - len(self._times)))
        self._times[first : last + 1] = array("d", [nan if at is None else at] * (last + 1 - first))

    def get(self, count: int) -> float | None:
        at = self._times[count] if 0 <= count < len(self._times) else nan
        return None if isnan(at) else at

    def until(self, count: int) -> Times:
        """Those of the first so many answers."""
        early = Times()
        early._times = self._times[: count + 1]
        return early
