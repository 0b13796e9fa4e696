"""How a game writes down what a seat knows, as numbers: see observation.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from tuath.core.question import Seat


class Part(NamedTuple):
    """A named part of an observation, and how many numbers it has."""

    name: str
    size: int
    top: float = 1.0  # what its numbers are parts of


OWN, OTHER = "own ", "player "  # how names of parts begin that are noted of every player
BYTES = tuple(tuple(float(byte >> place & 1) for place in range(8)) for byte in range(256))


@lru_cache(maxsize=1 << 12)
def unit(value: int, size: int) -> tuple[float, ...]:
    return tuple([float(place == value) for place in range(size)])


class Notes:
    """Numbers in the order in which they are noted; the names are for ``Labels``."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers: list[float] = []

    def number(self, name: str, value: float, top: float) -> None:
        """A number, as a part of one that is large for it."""
        self.numbers.append(value / top)

    def counts(self, name: str, values: Iterable[float], top: float) -> None:
        """Several numbers of one kind, always as many."""
        self.numbers += [value / top for value in values]

    def flags(self, name: str, bits: int, size: int) -> None:
        """A set of things, or whether something is so, as bits."""
        numbers = self.numbers
        end = len(numbers) + size
        for byte in bits.to_bytes((size + 7) // 8, "little"):
            numbers += BYTES[byte]
        del numbers[end:]

    def one_of(self, name: str, value: int, size: int) -> None:
        """One of several things; none of them if the value is negative."""
        self.numbers += unit(value, size)

    def several(self, name: str, things: Iterable[int], size: int) -> None:
        """How often each of several things is there."""
        row = [0.0] * size
        for thing in things:
            row[thing] += 1.0
        self.numbers += row

    def players(self, seats: int, most: int, seat: Seat, note: Callable[[Seat], None]) -> None:
        """The same of each player, the one who looks first; where nobody sits there are zeros."""
        before = len(self.numbers)
        note(seat)
        size = len(self.numbers) - before
        for place in range(1, seats):
            note((seat + place) % seats)
        self.numbers += [0.0] * (size * (most - seats))


class Labels(Notes):
    """The same, and how everything is called."""

    __slots__ = ("parts", "prefix")

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[Part] = []
        self.prefix = ""

    def number(self, name: str, value: float, top: float) -> None:
        super().number(name, value, top)
        self._label(name, 1, top)

    def counts(self, name: str, values: Iterable[float], top: float) -> None:
        found = list(values)
        super().counts(name, found, top)
        self._label(name, len(found), top)

    def flags(self, name: str, bits: int, size: int) -> None:
        super().flags(name, bits, size)
        self._label(name, size)

    def one_of(self, name: str, value: int, size: int) -> None:
        super().one_of(name, value, size)
        self._label(name, size)

    def several(self, name: str, things: Iterable[int], size: int) -> None:
        super().several(name, things, size)
        self._label(name, size)

    def players(self, seats: int, most: int, seat: Seat, note: Callable[[Seat], None]) -> None:
        for place in range(most):
            self.prefix = OWN if place == 0 else f"{OTHER}{place + 1} "
            note((seat + place) % seats)
        self.prefix = ""

    def _label(self, name: str, size: int, top: float = 1.0) -> None:
        self.parts.append(Part(self.prefix + name, size, top))
