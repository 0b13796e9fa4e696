"""Games whose material is read from a data file: what follows from that alone is the same in all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from tuath.core.flat import FlatState
from tuath.core.game import Game, Setup
from tuath.core.message import Message
from tuath.core.question import Domain
from tuath.core.scene import Look


class Material(Protocol):
    """What is printed."""

    @property
    def fingerprint(self) -> str: ...

    @property
    def raw(self) -> Mapping[str, Any]: ...


S = TypeVar("S", bound=FlatState)
P = TypeVar("P", bound=Material)
Settled = TypeVar("Settled")  # what a game makes of its options


class PrintedGame(Game[S], Generic[S, P, Settled]):
    """A game over its printed material; its states share the material and what the table has settled."""

    state_type: type[S]
    options_type: type[Settled]  # its fields are called as the options are

    def __init__(self, printed: P, domains: Mapping[str, Domain]) -> None:
        self.printed = printed
        self.fingerprint = printed.fingerprint
        self.domains = domains

    def restore(self, setup: Setup, data: Sequence[Any]) -> S:
        return self.state_type.from_data(data, printed=self.printed, options=self.table_options(setup))

    def table_options(self, setup: Setup) -> Settled:
        """What the table has settled."""
        return self.options_type(**dict(setup.options))

    def material(self) -> Mapping[str, Any]:
        return self.printed.raw

    def legend(self, look: Look) -> Iterable[tuple[str, Message]]:
        return [(sign, Message(key)) for sign, key in self.signs(look.unicode)]

    def signs(self, unicode: bool) -> Iterable[tuple[str, str]]:
        """The signs of the drawing and the keys of what they mean."""
        return ()
