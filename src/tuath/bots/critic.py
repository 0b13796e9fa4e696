"""A critic: how the victory will be shared, by a network that sees the whole table of an imagined world.

It learned beside its policy, from the same games. It reads what whoever is to decide knows, and of the other seats what
they alone know; its shares are counted from the one who decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuath.bots.glance import LARGE, Eye, Seen, Table, Tables, levelled
from tuath.core.position import Position
from tuath.core.question import Seat

WIDTHS = (256, 128)  # of its layers
WIDTHS_OF_MANY = (128, 96)  # where there is much to read
NAMED = {"judge_read": "columns", "judge_asked": "questions", "judge_secrets": "secrets"}


class Hidden(NamedTuple):
    """The columns of a seat's observation that others may not know."""

    columns: NDArray[np.int64]
    most: int  # seats

    def names(self, eye: Eye) -> tuple[str, ...]:
        own = [eye.columns.names[column] for column in self.columns]
        return tuple(f"{place} {name}" for place in range(1, self.most) for name in own)

    def of_others(self, eye: Eye, position: Position[Any], seat: Seat) -> Table:
        """What each of the others alone knows, the next one's first."""
        width, seats = len(self.columns), position.setup.seats
        found = np.zeros((self.most - 1) * width, np.float32)
        for place in range(1, seats) if width else ():
            row = eye.columns.row(position.state, (seat + place) % seats)
            found[(place - 1) * width : place * width] = row[self.columns]
        return found


def hidden_by_name(eye: Eye, names: Sequence[str]) -> Hidden:
    """The columns that a file names; those that are gone count for nobody."""
    places = {name: place for place, name in enumerate(eye.columns.names)}
    own = [name.removeprefix("1 ") for name in names if name.startswith("1 ")]
    return Hidden(np.array([places[name] for name in own if name in places], np.int64), eye.game.seats[-1])


def critic_sizes(eye: Eye, hidden: Hidden) -> dict[str, tuple[int, ...]]:
    """The tables of a critic by name."""
    first, second = WIDTHS if eye.columns.size < LARGE else WIDTHS_OF_MANY
    outcomes = max(2, hidden.most)
    return {
        "judge_read": (eye.columns.size, first),
        "judge_asked": (len(eye.answers.questions), first),
        "judge_secrets": (max(0, hidden.most - 1) * len(hidden.columns), first),
        "judge_bias1": (first,),
        "judge_scale1": (first,),
        "judge_shift1": (first,),
        "judge_second": (first, second),
        "judge_bias2": (second,),
        "judge_scale2": (second,),
        "judge_shift2": (second,),
        "judge_last": (second, outcomes),
        "judge_bias3": (outcomes,),
    }


class Critic:
    def __init__(self, eye: Eye, tables: Tables, hidden: Hidden) -> None:
        self.eye, self.hidden = eye, hidden
        self.tables = {name: np.ascontiguousarray(tables[name], np.float32) for name in critic_sizes(eye, hidden)}

    def shares(self, seen: Sequence[Seen], secrets: Table, seats: int) -> Table:
        """For each decision how the victory will be shared, who decides first; or how likely all win, and all lose."""
        of = self.tables
        rows, questions = np.stack([each.row for each in seen]), [each.question for each in seen]
        found = rows @ of["judge_read"] + of["judge_asked"][questions] + of["judge_bias1"]
        if secrets.shape[1]:
            found += secrets @ of["judge_secrets"]
        found = np.maximum(levelled(found) * of["judge_scale1"] + of["judge_shift1"], 0.0)
        found = levelled(found @ of["judge_second"] + of["judge_bias2"]) * of["judge_scale2"] + of["judge_shift2"]
        looks = np.maximum(found, 0.0) @ of["judge_last"] + of["judge_bias3"]
        looks = looks[:, : 2 if self.eye.game.planned else seats]
        likely = np.exp(looks - looks.max(1, keepdims=True))
        share: Table = likely / likely.sum(1, keepdims=True)
        return share
