"""Who plays under a referee: anybody, somebody who wants to win, and somebody who looks for trouble."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from tuath.bots.bot import Chair
from tuath.bots.simple import GreedyBot
from tuath.core.position import Position
from tuath.core.question import Seat

LEAVES_IT = frozenset({"decline", "decline_round", "pass", "stop", "no", "none", "end", "done", "skip"})
MEMORY = 6


class Player(Protocol):
    def choose(self, position: Position[Any], seat: Seat, rng: Random) -> int: ...


class Anybody:
    """Every option is as likely as another."""

    def choose(self, position: Position[Any], seat: Seat, rng: Random) -> int:
        return int(rng.choice(position.decisions[seat].values))


class Greedy:
    """What looks best right afterwards: keeps games alive that chance would lose early."""

    def __init__(self, tries: int = 6) -> None:
        self.bot = GreedyBot(tries)

    def choose(self, position: Position[Any], seat: Seat, rng: Random) -> int:
        return self.bot.choose(Chair(position, seat), rng)


class Careful:
    """Greedy now and then, and anybody else between."""

    def __init__(self) -> None:
        self.greedy, self.anybody = Greedy(), Anybody()

    def choose(self, position: Position[Any], seat: Seat, rng: Random) -> int:
        player = self.greedy if rng.random() < 0.25 else self.anybody
        return player.choose(position, seat, rng)


class Mischievous:
    """Answers whatever can be answered, and acts on what others have just named: on what is about to go."""

    def __init__(self) -> None:
        self.named: deque[frozenset[str]] = deque(maxlen=MEMORY)

    def choose(self, position: Position[Any], seat: Seat, rng: Random) -> int:
        decision = position.decisions[seat]
        recent = frozenset().union(*self.named)
        weights = [self.pull(decision.domain.ids[value], recent) for value in decision.values]
        value = int(rng.choices(decision.values, weights)[0])
        self.named.append(things_in(decision.domain.ids[value]))
        return value

    def pull(self, option: str, recent: frozenset[str]) -> float:
        if option in LEAVES_IT:
            return 0.3
        return 5.0 if things_in(option) & recent else 1.0


def things_in(option: str) -> frozenset[str]:
    """What an option names: a land, a seat, a card."""
    return frozenset({option, *re.split(r"[:,]", option)}) - LEAVES_IT


PLAYERS: Mapping[str, Callable[[], Player]] = {
    "random": Anybody,
    "mischievous": Mischievous,
    "careful": Careful,
    "greedy": Greedy,
}
