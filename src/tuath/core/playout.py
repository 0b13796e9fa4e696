"""Random play to the end at full speed: nothing is kept but the state."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, TypeVar

from tuath.core.flat import FlatState
from tuath.core.game import Game
from tuath.core.question import NATURE
from tuath.core.table import Joint, Table

S = TypeVar("S", bound=FlatState)


class Playout(NamedTuple):
    """How much was asked: ``choices`` counts the questions to a seat that left it at least two answers."""

    choices: int
    answers: int


def playout(game: Game[S], state: S, rng: Random) -> Playout:
    """Play the state to the end, in place, every answer at random."""
    table = Table(state, game.domains)
    random, choices, answers = rng.random, 0, 0
    while (rule := game.step(table)) is not None:
        table.begin(state)
        send = rule.send
        try:
            asked = send(None)
            while True:
                answers += 1
                if type(asked) is Joint:
                    seats = list(asked)
                    seat = seats[int(random() * len(seats))]
                    values = asked[seat].values
                    choices += len(values) > 1
                    asked = send((seat, values[int(random() * len(values))]))
                    continue
                values = asked.values
                many = len(values)
                if asked.seat != NATURE:
                    choices += many > 1
                elif asked.weights is not None:
                    asked = send(rng.choices(values, asked.weights)[0])
                    continue
                asked = send(values[int(random() * many)])
        except StopIteration:
            pass
    return Playout(choices, answers)
