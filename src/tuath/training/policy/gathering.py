"""Games under way in one process, side by side: who sits where, what is asked, and what was noted of each decision."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuath.bots.bot import Bot, Chair, given, settled
from tuath.bots.glance import Eye, Seen
from tuath.core.game import Game, Setup
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.core.returns import share_of
from tuath.training.policy.secrets import secret_columns
from tuath.training.policy.store import Tables, Widths

SELF = "self"  # who learns
KEPT_POSITIONS = 64  # out of the middle of games, to begin others with
KEEPING = 0.01  # of the decisions
LEARNED_POSITIONS, LEARNED = 256, 0.02  # the same of a teacher's games, which stay
CLOSE, GOOD_SCORE = 0.3, 15  # what a game is worth that was lost by little, and how many points it then has


class Noted(NamedTuple):
    """A decision of one who learns."""

    seen: Seen
    secrets: NDArray[np.float16]
    pick: int
    likely: float
    aims: Sequence[int] = ()
    liking: Sequence[float] = ()


class Sitting:
    """A game under way, and who plays it: by seat a name, of a network or a bot."""

    def __init__(self, position: Position[Any], names: Sequence[str], from_middle: bool = False) -> None:
        self.position = position
        self.names = tuple(names)
        self.from_middle = from_middle
        self.noted: list[list[Noted]] = [[] for _ in names]
        self.secrets: dict[Seat, NDArray[np.float16]] = {}  # what each alone knew when it was last asked


class Asked(NamedTuple):
    """A decision that a network is to answer."""

    sitting: Sitting
    seat: Seat
    seen: Seen


class Dealer:
    """Deals games: setups by their weights, line-ups as the league has them, some out of the middle of others."""

    def __init__(
        self,
        game: Game[Any],
        setups: Callable[[Random], Setup],
        line_up: Callable[[int, Random], Sequence[str]],
        middle: float,
        rng: Random,
    ) -> None:
        self.game, self.setups, self.line_up, self.middle, self.rng = game, setups, line_up, middle, rng
        self.kept: deque[Position[Any]] = deque(maxlen=KEPT_POSITIONS)
        self.learned: deque[Position[Any]] = deque(maxlen=LEARNED_POSITIONS)

    def deal(self) -> Sitting:
        rng = self.rng
        begun = [each for each in (self.kept, self.learned) if each]
        if begun and rng.random() < self.middle:
            position = rng.choice(rng.choice(begun)).copy()
            position.seed = rng.getrandbits(64)  # what chance brings from here on is new
            return Sitting(position, self.line_up(position.setup.seats, rng), from_middle=True)
        setup = self.setups(rng)
        return Sitting(Position(self.game, setup, rng.getrandbits(64)), self.line_up(setup.seats, rng))

    def keep(self, position: Position[Any]) -> None:
        """Now and then, a position to begin another game with."""
        if self.middle and self.rng.random() < KEEPING:
            self.kept.append(position.copy())

    def learn(self, position: Position[Any]) -> None:
        """Now and then, one of a teacher's."""
        if self.rng.random() < LEARNED:
            self.learned.append(position.copy())


def turned_round(game: Game[Any], position: Position[Any], seat: Seat, outcomes: int) -> NDArray[np.float32]:
    """How the victory is shared, oneself first; where all play together, how much is won and how much lost.

    Whoever all lost together is told how far they came, since at first hardly a game is won.

    Nothing of it where a game was broken off.
    """
    result = position.result
    found = np.zeros(outcomes, np.float32)
    if result is None:
        return found
    if game.planned:
        won = share_of(game, result, seat) or CLOSE * min(1.0, max(0.0, result.scores[seat] / GOOD_SCORE))
        found[:2] = won, 1 - won
        return found
    seats = position.setup.seats
    for place in range(seats):
        found[place] = share_of(game, result, (seat + place) % seats)
    if found.sum() <= 0:  # nobody has won
        found[:seats] = 1 / seats
    return found


class Watcher:
    """Sees positions as the policy does, and what the other seats know beside it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.eye = Eye(game)
        self.widths = Widths.of(self.eye)
        self.columns = secret_columns(game)
        self.nothing = np.zeros(max(0, self.widths.most - 1) * self.widths.secrets, np.float16)

    def see(self, sitting: Sitting, seat: Seat) -> Seen:
        position = sitting.position
        row = self.eye.columns.row(position.state, seat)
        if len(self.columns):
            sitting.secrets[seat] = row[self.columns].astype(np.float16)
        return self.eye.see(row, position.decisions[seat], position.setup.seats, seat, given(position, seat))

    def secrets(self, sitting: Sitting, seat: Seat) -> NDArray[np.float16]:
        """What each of the others alone knew when they were last asked, the next one's first.

        To look anew for each of them at every decision would take as long as to play.
        """
        if not len(self.columns):
            return self.nothing
        found, seats, width = self.nothing.copy(), len(sitting.names), len(self.columns)
        for place in range(1, seats):
            known = sitting.secrets.get((seat + place) % seats)
            if known is not None:
                found[(place - 1) * width : place * width] = known
        return found

    def write(self, into: Tables, at: int, sitting: Sitting) -> int:
        """What was noted of a game that is over, seat by seat; how many rows are taken then."""
        for seat, noted in enumerate(sitting.noted):
            if at + len(noted) > len(into["pick"]) or not noted:
                continue
            last = at + len(noted)
            seen = [each.seen for each in noted]
            into["row"][at:last] = [each.row for each in seen]
            into["secrets"][at:last] = [each.secrets for each in noted]
            into["question"][at:last] = [each.question for each in seen]
            into["given"][at:last] = [each.given for each in seen]
            legal = np.zeros((len(noted), into["legal"].shape[1] * 8), bool)
            for place, each in enumerate(seen):
                legal[place, each.legal] = True
            into["legal"][at:last] = np.packbits(legal, axis=1, bitorder="little")
            into["pick"][at:last] = [each.pick for each in noted]
            into["likely"][at:last] = [each.likely for each in noted]
            into["left"][at:last] = np.arange(len(noted))[::-1]
            into["seats"][at:last] = len(sitting.names)
            into["shares"][at:last] = turned_round(self.game, sitting.position, seat, self.widths.outcomes)
            into["aims"][at:last] = -1
            for place, one in enumerate(noted, at):
                into["aims"][place, : len(one.aims)] = one.aims
                into["liking"][place, : len(one.aims)] = one.liking
            at = last
        return at


def ask(sitting: Sitting, bots: Callable[[str, int], Bot | None], watcher: Watcher, rng: Random) -> Asked | None:
    """Play on to the next decision that a network is to answer; None where the game is over."""
    position = sitting.position
    while not position.over:
        seat = rng.choice(list(position.decisions))
        known = settled(position, seat)
        if known is None:
            bot = bots(sitting.names[seat], position.setup.seats)
            if bot is None:
                return Asked(sitting, seat, watcher.see(sitting, seat))
            known = bot.choose(Chair(position, seat), rng)
        position.play(seat, int(known))
    return None


def drawn(logits: Sequence[NDArray[np.float32]], rng: np.random.Generator) -> Iterator[tuple[int, float]]:
    """For each decision an answer by its place, drawn as likely as the policy says, and the logarithm of that."""
    counts = np.array([len(each) for each in logits])
    last = counts.cumsum()
    first = last - counts
    flat = np.concatenate(logits).astype(np.float64)
    shifted = flat - np.repeat(np.maximum.reduceat(flat, first), counts)
    total = np.exp(shifted).cumsum()  # of all of them, one decision after the other
    before = np.where(first > 0, total[first - 1], 0.0)
    whole = total[last - 1] - before
    chosen = np.searchsorted(total, before + rng.random(len(counts)) * whole, side="right").clip(first, last - 1)
    yield from zip((chosen - first).tolist(), (shifted[chosen] - np.log(whole)).tolist(), strict=True)
