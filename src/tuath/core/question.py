"""Questions the rules can put, the answers they can have, and why an answer is not among them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from tuath.core.message import Refusal, refuse

T = TypeVar("T", bound=int)

Seat = int
NATURE: Seat = -1  # the seat of chance

# A law says where something is allowed: a set of values as bits, the paragraph, the key of the refusal.
# What no law forbids is legal; the first law that lacks a value is the reason why not.
Law = tuple[int, str, str]
Laws = Sequence[Law]


@dataclass(frozen=True)
class Domain:
    """A family of things by name: locations, cards, seats. A value is a place in it."""

    name: str
    ids: tuple[str, ...]
    index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {id: place for place, id in enumerate(self.ids)})
        if len(self.index) != len(self.ids):
            raise ValueError(f"domain {self.name} names a thing twice")

    def __len__(self) -> int:
        return len(self.ids)

    def thing(self, value: int) -> str:
        """The value as a parameter of a message."""
        return f"{self.name}:{self.ids[value]}"


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """A kind of choice, declared once: its key, the domain of every answer it can ever have, its paragraph."""

    key: str
    domain: str
    rule: str


class Decision(Generic[T]):
    """A question put to a seat now, with the answers that are legal. Awaiting it gives the answer."""

    __slots__ = ("domain", "laws", "question", "seat", "values", "weights")

    def __init__(
        self,
        seat: Seat,
        question: Question[T],
        domain: Domain,
        values: Sequence[T],
        laws: Laws = (),
        weights: Sequence[int] | None = None,
    ) -> None:
        self.seat = seat
        self.question = question
        self.domain = domain
        self.values = values
        self.laws = laws
        self.weights = weights

    def __await__(self) -> Generator[Decision[T], T, T]:
        return (yield self)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.question.key}: {', '.join(self.options)})"

    @property
    def key(self) -> str:
        return self.question.key

    @property
    def rule(self) -> str:
        return self.question.rule

    @property
    def options(self) -> tuple[str, ...]:
        """The legal answers by name."""
        ids = self.domain.ids
        return tuple(ids[value] for value in self.values)

    def explain(self, value: int) -> Refusal | None:
        """Why the value is not among the options; None when it is."""
        if value in self.values:
            return None
        for allowed, rule, key in self.laws:
            if not allowed >> value & 1:
                return refuse(rule, key)
        return refuse(self.question.rule, "core-not-offered")


def meet(laws: Laws) -> int:
    """What all laws allow, as bits."""
    allowed = -1
    for law in laws:
        allowed &= law[0]
    return allowed


def members(bits: int) -> list[int]:
    """The values of a set of bits, in order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def bits_of(values: Iterable[int]) -> int:
    """A set of values as bits."""
    bits = 0
    for value in values:
        bits |= 1 << value
    return bits


def lawful(laws: Laws, domain: Domain) -> list[int]:
    """The values of the domain that all laws allow."""
    return members(meet(laws) & ((1 << len(domain.ids)) - 1))


def typed(values: list[int]) -> list[T]:
    """Values of a domain under the name its question gives them."""
    return cast("list[T]", values)
