"""What a bot is, and what it gets: the view of its seat, its decision, and the power to imagine."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any, Protocol

from tuath.core.game import Game, View
from tuath.core.observation import observation
from tuath.core.position import Position
from tuath.core.question import Decision, Seat


class Chair:
    """A seat at the table as its owner knows it. The state itself is out of reach."""

    __slots__ = ("__position", "decision", "seat")

    def __init__(self, position: Position[Any], seat: Seat) -> None:
        self.__position = position
        self.seat = seat
        self.decision: Decision[Any] = position.decisions[seat]

    @property
    def game(self) -> str:
        """Its key."""
        return self.__position.game.key

    @property
    def rules(self) -> Game[Any]:
        """The rules and the material, which everybody knows."""
        return self.__position.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self.__position.setup.seats

    @property
    def times(self) -> int:
        """How often this seat has answered the question before."""
        seat, question = self.seat, self.decision.question
        return sum(who == seat and what is question for who, what, _ in self.__position.history())

    @property
    def view(self) -> View:
        return self.__position.view(self.seat)

    @property
    def known(self) -> array[float]:
        """What its owner knows, as numbers."""
        return observation(self.__position.game, self.__position.state, self.seat)

    @property
    def given(self) -> list[tuple[str, int]]:
        """What its owner has answered in this step: questions and values."""
        return given(self.__position, self.seat)

    @property
    def settled(self) -> int | None:
        """What needs no thought; None where something does."""
        return settled(self.__position, self.seat)

    def imagine(self, rng: Random) -> Position[Any]:
        """A position that this seat cannot tell from the real one."""
        return self.__position.imagine(self.seat, rng)


def settled(position: Position[Any], seat: Seat) -> int | None:
    """What a seat answers without thinking: the only option, or what its partners reckon with."""
    decision = position.decisions[seat]
    if len(decision.values) == 1:
        return int(decision.values[0])
    return position.game.granted(position.state, decision)


def given(position: Position[Any], seat: Seat) -> list[tuple[str, int]]:
    """A seat's own answers since the step began."""
    return [(question.key, value) for who, question, value in position.answers if who == seat]


class Bot(Protocol):
    """Chooses one of the decision's values."""

    def choose(self, chair: Chair, rng: Random) -> int: ...
