"""How a game writes down what a seat knows, as numbers: see observation.py."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache, wraps
from operator import truediv
from struct import Struct, pack
from typing import Any, NamedTuple, TypeVar

from tuath.core.question import Seat

R = TypeVar("R")
P = TypeVar("P")  # printed material
V = TypeVar("V", bound=Hashable)


class Part(NamedTuple):
    """A named part of an observation, and how many numbers it has."""

    name: str
    size: int
    top: float = 1.0  # what its numbers are parts of


OWN, OTHER = "own ", "player "  # how names of parts begin that are noted of every player
KEPT = 1 << 12  # results of states that are kept
GROUPS = 1 << 11  # of notes that are kept: a large one has some thousand numbers
SINGLE = 4  # bytes of a number
BYTES = tuple(pack("8f", *(byte >> place & 1 for place in range(8))) for byte in range(256))


# What is noted changes little from one position to the next, so that nearly all of it has been packed before.


@lru_cache(maxsize=1 << 14)
def packed(values: tuple[float, ...], top: float) -> bytes:
    """Numbers as parts of a large one, as an array of them lies in memory."""
    return pack(f"{len(values)}f", *[value / top for value in values])


@lru_cache(maxsize=1 << 14)
def single(value: float, top: float) -> bytes:
    return pack("f", value / top)


@lru_cache(maxsize=1 << 14)
def spread_out(bits: int, size: int) -> bytes:
    """A number for each of so many bits."""
    return b"".join([BYTES[byte] for byte in bits.to_bytes((size + 7) // 8, "little")])[: size * SINGLE]


@lru_cache(maxsize=1 << 12)
def tallied(things: tuple[int, ...], size: int) -> bytes:
    """How often each thing occurs."""
    row = [0] * size
    for thing in things:
        row[thing] += 1
    return pack(f"{size}f", *row)


def once_for(key: Callable[[Any], Hashable]) -> Callable[[Callable[[Any], R]], Callable[[Any], R]]:
    """Work something out once for all states of a game's material that are alike in what it depends on.

    What is kept may not be changed by whoever gets it.
    """

    def wrap(work_out: Callable[[Any], R]) -> Callable[[Any], R]:
        kept: dict[Hashable, tuple[Any, R]] = {}

        @wraps(work_out)
        def found(state: Any) -> R:
            printed = state.printed
            alike = id(printed), key(state)
            known = kept.get(alike)
            if known is None:
                if len(kept) >= KEPT:
                    del kept[next(iter(kept))]
                known = kept[alike] = printed, work_out(state)  # while it is kept, no other material has this id
            return known[1]

        return found

    return wrap


class Scales:
    """Numbers that are always noted together: the name of each, and a number that is large for it."""

    __slots__ = ("names", "pack", "tops")

    def __init__(self, **tops: float) -> None:
        """By name, with underscores for blanks."""
        self.names = tuple(name.replace("_", " ") for name in tops)
        self.tops = tuple(tops.values())
        self.pack = Struct(f"{len(tops)}f").pack


class Notes:
    """Numbers in the order in which they are noted; the names are for ``Labels``."""

    __slots__ = ("pieces",)

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def number(self, name: str, value: float, top: float) -> None:
        """A number, as a part of one that is large for it."""
        self.pieces.append(single(value, top))

    def numbers(self, scales: Scales, *values: float) -> None:
        """Several numbers, each as a part of one that is large for it."""
        self.pieces.append(scales.pack(*map(truediv, values, scales.tops)))

    def counts(self, name: str, values: Iterable[float], top: float) -> None:
        """Several numbers of one kind, always as many."""
        self.pieces.append(packed(tuple(values), top))

    def flags(self, name: str, bits: int, size: int) -> None:
        """A set of things, or whether something is so, as bits."""
        self.pieces.append(spread_out(bits, size))

    def one_of(self, name: str, value: int, size: int) -> None:
        """One of several things; none of them if the value is negative."""
        self.pieces.append(spread_out(1 << value if value >= 0 else 0, size))

    def several(self, name: str, things: Iterable[int], size: int) -> None:
        """How often each of several things is there."""
        self.pieces.append(tallied(tuple(things), size))

    def group(self, note: Callable[[Notes, P, V], None], printed: P, values: V) -> None:
        """Notes of nothing but material and some values, by a function of these: they are written once for the same."""
        self.pieces.append(grouped(note, printed, values))

    def players(self, seats: int, most: int, seat: Seat, note: Callable[[Seat], None]) -> None:
        """The same of each player, the one who looks first; where nobody sits there are zeros."""
        before = len(self.pieces)
        note(seat)
        if seats < most:
            size = sum(map(len, self.pieces[before:]))
        for place in range(1, seats):
            note((seat + place) % seats)
        if seats < most:
            self.pieces.append(bytes(size * (most - seats)))


@lru_cache(maxsize=GROUPS)
def grouped(note: Callable[[Notes, P, V], None], printed: P, values: V) -> bytes:
    notes = Notes()
    note(notes, printed, values)
    return b"".join(notes.pieces)


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

    def numbers(self, scales: Scales, *values: float) -> None:
        super().numbers(scales, *values)
        for name, top in zip(scales.names, scales.tops, strict=True):
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

    def group(self, note: Callable[[Notes, P, V], None], printed: P, values: V) -> None:
        note(self, printed, values)

    def players(self, seats: int, most: int, seat: Seat, note: Callable[[Seat], None]) -> None:
        for place in range(most):
            self.prefix = OWN if place == 0 else f"{OTHER}{place + 1} "
            note((seat + place) % seats)
        self.prefix = ""

    def _label(self, name: str, size: int, top: float = 1.0) -> None:
        self.parts.append(Part(self.prefix + name, size, top))
