"""Questions the rules can put, the answers they can have, and why an answer is not among them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import compress, count
from typing import Any, Generic, TypeVar, cast

from tuath.core.message import Refusal, RuleError, refuse

T = TypeVar("T", bound=int)

Seat = int
NATURE: Seat = -1  # the seat of chance

# A law says where something is allowed: a set of values as bits, the paragraph, the key of the refusal.
# What no law forbids is legal; the first law that lacks a value is the reason why not.
Law = tuple[int, str, str]
Laws = Sequence[Law]

FEW = 8  # values that are faster picked out one by one than read off the digits of their set
_ZERO_AND_ONE = bytes.maketrans(b"01", b"\0\1")


@dataclass(frozen=True)
class Domain:
    """A family of things by name: locations, cards, seats. A value is a place in it."""

    name: str
    ids: tuple[str, ...]
    index: dict[str, int] = field(init=False, repr=False, compare=False)
    all: int = field(init=False, repr=False, compare=False)  # every value, as bits
    things: tuple[str, ...] = field(init=False, repr=False, compare=False)  # every value, as a parameter of a message

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {id: place for place, id in enumerate(self.ids)})
        object.__setattr__(self, "all", (1 << len(self.ids)) - 1)
        object.__setattr__(self, "things", tuple(f"{self.name}:{id}" for id in self.ids))
        if len(self.index) != len(self.ids):
            raise ValueError(f"domain {self.name} names a thing twice")

    def __len__(self) -> int:
        return len(self.ids)

    def thing(self, value: int) -> str:
        """The value as a parameter of a message."""
        return self.things[value]


def domains_of(families: Mapping[str, Iterable[str]]) -> dict[str, Domain]:
    """The families of things that answers and messages name, by their ids."""
    return {name: Domain(name, tuple(ids)) for name, ids in families.items()}


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """A kind of choice, declared once: its key, the domain of every answer it can ever have, its paragraph.

    What is chosen in secret is shown to nobody else, not even when all have chosen; the rules tell what is to be seen.
    A question that opens an action is answered with what is to be done; where or with what is asked next.
    """

    key: str
    domain: str
    rule: str
    secret: bool = False
    opens: bool = False


class Decision(Generic[T]):
    """A question put to a seat now. Awaiting it gives the answer.

    What is legal is worked out when somebody looks: a rule that is only run again, to copy or to load a position,
    meets answers that are known already, and nobody looks. The paragraph is that of the question, unless it is put for
    another reason.
    """

    __slots__ = ("__weakref__", "_laws", "_values", "domain", "question", "rule", "seat", "weights")

    def __init__(
        self,
        seat: Seat,
        question: Question[T],
        domain: Domain,
        values: Sequence[T] | None,
        laws: Laws | Callable[[], Laws] = (),
        weights: Sequence[int] | None = None,
        *,
        rule: str = "",
    ) -> None:
        self.seat = seat
        self.question = question
        self.rule = rule or question.rule
        self.domain = domain
        self._values = values.copy() if isinstance(values, list) else values  # whatever the rule does with its list
        self._laws = laws
        self.weights = weights

    def __await__(self) -> Generator[Decision[T], T, T]:
        return (yield self)

    def __repr__(self) -> str:
        return f"<Decision: {asked(self)} [{self.rule}], options {', '.join(self.options)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """With the laws worked out: how they are worked out belongs to the position."""
        made = (self.seat, self.question, self.domain, self.values, tuple(self.laws), self.weights)
        return Decision, made, (None, {"rule": self.rule})

    @property
    def laws(self) -> Laws:
        if callable(self._laws):
            self._laws = self._laws()
        return self._laws

    @property
    def values(self) -> Sequence[T]:
        """The legal answers."""
        if self._values is None:
            self._values = typed(members(meet(self.laws) & self.domain.all))
            if not self._values:
                raise RuleError(f"{self.question.key} ({self.rule}) leaves seat {self.seat} without an option")
        return self._values

    def share(self, other: Decision[T]) -> None:
        """Take over what has been worked out for the same decision on the original of a copy."""
        self._values = other._values

    @property
    def key(self) -> str:
        return self.question.key

    @property
    def options(self) -> tuple[str, ...]:
        """The legal answers by name."""
        ids = self.domain.ids
        return tuple(ids[value] for value in self.values)

    def explain(self, value: int) -> Refusal | None:
        """Why the value is not among the options; None when it is.

        Where no law says why, the question itself says what alone can be chosen: its key, and ``-only``.
        """
        if value in self.values:
            return None
        for allowed, rule, key in self.laws:
            if not allowed >> value & 1:
                return refuse(rule, key)
        return refuse(self.rule, f"{self.question.key.partition('-')[2]}-only")


def asked(decision: Decision[Any]) -> str:
    """Who is asked what."""
    who = "chance" if decision.seat == NATURE else f"seat {decision.seat}"
    return f"{who} is asked {decision.key}"


def meet(laws: Laws) -> int:
    """What all laws allow, as bits."""
    allowed = -1
    for law in laws:
        allowed &= law[0]
    return allowed


@lru_cache(maxsize=1 << 16)
def members(bits: int) -> tuple[int, ...]:
    """The values of a set of bits, in order. The same few sets are asked for over and over."""
    if bits.bit_count() > FEW:
        return tuple(compress(count(), f"{bits:b}"[::-1].encode().translate(_ZERO_AND_ONE)))
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


def bits_of(values: Iterable[int]) -> int:
    """A set of values as bits."""
    bits = 0
    for value in values:
        bits |= 1 << value
    return bits


def typed(values: tuple[int, ...]) -> tuple[T, ...]:
    """Values of a domain under the name its question gives them."""
    return cast("tuple[T, ...]", values)
