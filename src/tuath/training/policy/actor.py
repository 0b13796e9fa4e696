"""A process that plays: told by the learner how long and against whom, it leaves what it noted in shared memory."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tuath.bots.bot import Bot, Chair
from tuath.bots.foresight import Budget, Foresight
from tuath.bots.glance import Eye, Policy, Shape, sizes
from tuath.bots.levels import player
from tuath.bots.simple import GreedyBot
from tuath.bots.weighing import judge_of
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.core.returns import share_of
from tuath.games import find
from tuath.training.policy.gathering import SELF, Asked, Dealer, Noted, Sitting, Watcher, ask, drawn
from tuath.training.policy.lessons import LONGEST, Lesson, lessons
from tuath.training.policy.setups import drawn_setup, usual_setup
from tuath.training.policy.store import AIMS, Tables, numbers, tables

OLDER = "older "  # how names of older selves begin
QUICK = "quick"  # ``fair`` in a single world, which makes three times as many games
TEACHER = Budget(40, 1)  # one world: whoever learns from many games takes the mean of them
FEW_GUESTS = 6  # of so many tables one has guests, at most
NOISE = (0.0, 0.05, 0.15)  # how often a teacher's game goes another way
LIKING = 0.35  # of how far the looks of a decision lie apart: by so much the best is liked e times as much
LEAST = 0.004  # what lies closer together is liked alike


class Room(NamedTuple):
    """Files that an actor shares with the learner."""

    rows: int
    halves: Sequence[Path]  # one is written while the other is read
    weights: Path  # of the network that learns
    older: Sequence[Path]


class Seatings(NamedTuple):
    """How often a table is played by whom: the rest is the learner alone."""

    older: float = 0.15
    greedy: float = 0.25
    fair: float = 0.05
    time: float = 0.3  # of all that guests take at most, which think a hundred times as long as who learns


class Order(NamedTuple):
    """What the learner wants: ``play``, ``teach`` or ``meet``."""

    kind: str
    seconds: float
    half: int = 0
    older: int = 0  # selves that are there
    against: str = "greedy"
    seats: int = 2
    seed: str = ""
    games: Path | None = None  # a teacher's, to be played again
    part: tuple[int, int] = (0, 1)  # which of them: every so many


class Guest:
    """A bot of the league, and how long it has thought."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds = bot, 0.0

    def choose(self, chair: Chair, rng: Random) -> int:
        began = time.perf_counter()
        found = self.bot.choose(chair, rng)
        self.seconds += time.perf_counter() - began
        return found


def has_guests(sitting: Sitting) -> bool:
    return any(not name.startswith((SELF, OLDER)) for name in sitting.names)


class Report(NamedTuple):
    """What came of it."""

    rows: int = 0
    games: int = 0
    shares: Sequence[float] = ()  # of games of one who met others; or how many rows are in the other half
    league: Mapping[str, tuple[float, int]] = {}  # against whom: what was won beside one's part, and games


class Post(NamedTuple):
    """What an actor is told once."""

    game: str
    shape: Shape
    room: Room
    seed: str
    at_once: int  # games side by side
    seatings: Seatings


class Actor:
    """What an actor keeps between two orders: games go on where they were."""

    def __init__(self, post: Post) -> None:
        self.game: Game[Any] = find(post.game)
        self.watcher = Watcher(self.game)
        self.eye: Eye = self.watcher.eye
        self.shape, self.room, self.at_once, self.seatings = post.shape, post.room, post.at_once, post.seatings
        self.rng, self.dice = Random(post.seed), np.random.default_rng(list(post.seed.encode()))
        self.halves: list[Tables] = [tables(half, self.watcher.widths, self.room.rows) for half in self.room.halves]
        self.older = 0
        self.dealer = Dealer(self.game, partial(drawn_setup, self.game), self.line_up, 0.3, self.rng)
        self.sittings: list[Sitting] = []
        self.guests: dict[tuple[str, int], Guest] = {}
        self.played = 0.0  # seconds

    # ---- who plays ----------------------------------------------------------------------------------------------

    def line_up(self, seats: int, rng: Random) -> Sequence[str]:
        """Most tables are the learner's alone; at others all but one seat, or one, belongs to somebody else."""
        names = [SELF] * seats
        lot, chances = rng.random(), self.seatings
        if self.game.planned:
            return names
        if lot < chances.older:
            other = f"{OLDER}{rng.randrange(self.older)}" if self.older else SELF
        elif self.are_guests_dear or sum(map(has_guests, self.sittings)) >= self.at_once // FEW_GUESTS:
            return names
        elif lot < chances.older + chances.greedy:
            other = "greedy"
        elif lot < chances.older + chances.greedy + chances.fair:
            other = QUICK
        else:
            return names
        learning = rng.randrange(seats) if rng.random() < 0.5 else None  # alone among others, or with one of them
        guest = rng.randrange(seats)
        return [
            SELF if (seat == learning if learning is not None else seat != guest) else other for seat in range(seats)
        ]

    @property
    def are_guests_dear(self) -> bool:
        """Have they taken more time than they may? Then their tables wait."""
        return sum(guest.seconds for guest in self.guests.values()) > self.seatings.time * self.played

    def guest(self, name: str, seats: int) -> Bot | None:
        """The same as ``bot``, and how long it thinks is counted."""
        if (bot := self.bot(name, seats)) is None:
            return None
        return self.guests.setdefault((name, seats), Guest(bot))

    @lru_cache(maxsize=64)  # noqa: B019 - an actor lives as long as its process
    def bot(self, name: str, seats: int) -> Bot | None:
        """Who plays under a name; None where a network does."""
        if name == SELF or name.startswith(OLDER):
            return None
        if name == QUICK:
            return Foresight(judge_of(self.game, seats).judge, TEACHER)
        return GreedyBot() if name == "greedy" else player(name, self.game, seats)

    def policy(self, weights: Path) -> Policy:
        flat, at, found = numbers(weights), 0, {}
        for name, size in sizes(self.eye, self.shape).items():
            number = int(np.prod(size))
            found[name] = np.array(flat[at : at + number]).reshape(size)
            at += number
        return Policy(self.eye, found)

    # ---- playing ------------------------------------------------------------------------------------------------

    def play(self, order: Order) -> Report:
        """Games side by side, their decisions answered together; those that end are written down."""
        began = time.monotonic()
        until = began + order.seconds
        self.older = order.older
        policies = {SELF: self.policy(self.room.weights)}
        into, at, games = self.halves[order.half], 0, 0
        league: dict[str, tuple[float, int]] = {}
        while len(self.sittings) < self.at_once:
            self.sittings.append(self.dealer.deal())
        most = self.room.rows
        while time.monotonic() < until and at < most:
            waiting: dict[str, list[Asked]] = defaultdict(list)
            are_dear = self.are_guests_dear
            for place, sitting in enumerate(self.sittings):
                if are_dear and has_guests(sitting):
                    continue
                asked = ask(sitting, self.guest, self.watcher, self.rng)
                while asked is None:
                    at = self.watcher.write(into, at, sitting)
                    games += 1
                    self.count(league, sitting)
                    sitting = self.sittings[place] = self.dealer.deal()  # noqa: PLW2901 - the next at this table
                    asked = ask(sitting, self.guest, self.watcher, self.rng)
                waiting[sitting.names[asked.seat]].append(asked)
            for name, several in waiting.items():
                if name not in policies:
                    policies[name] = self.policy(self.room.older[int(name.removeprefix(OLDER))])
                self.answer(several, policies[name], noting=name == SELF)
            self.played, began = self.played + time.monotonic() - began, time.monotonic()
        return Report(at, games, (), league)

    def answer(self, several: Sequence[Asked], policy: Policy, *, noting: bool) -> None:
        logits = policy.logits([asked.seen for asked in several])
        for asked, (place, likely) in zip(several, drawn(logits, self.dice), strict=True):
            sitting, seat, seen = asked
            position = sitting.position
            if noting:
                secrets = self.watcher.secrets(sitting, seat)
                sitting.noted[seat].append(Noted(seen, secrets, int(seen.legal[place]), likely))
            self.dealer.keep(position)
            position.play(seat, int(position.decisions[seat].values[place]))

    def count(self, league: dict[str, tuple[float, int]], sitting: Sitting) -> None:
        """How the learner did against others; and alone, where all win or lose together."""
        others = set(sitting.names) - {SELF}
        result = sitting.position.result
        if sitting.from_middle or result is None or not (others or self.game.planned):
            return
        name = next(iter(others), SELF).partition(" ")[0]
        own = [seat for seat, who in enumerate(sitting.names) if who == SELF]
        won = sum(share_of(self.game, result, seat) for seat in own) / (len(own) if self.game.planned else 1)
        even = 0.0 if self.game.planned else len(own) / len(sitting.names)
        before, games = league.get(name, (0.0, 0))
        league[name] = before + won - even, games + 1

    # ---- learning from others -----------------------------------------------------------------------------------

    def teach(self, order: Order) -> Report:
        """Games of ``fair`` with some noise, and how it liked each answer: in one half, then in the other.

        How a game would have ended that is still under way at last, nobody learns; how it was played, they do.
        """
        until = time.monotonic() + order.seconds
        rows, games = [0, 0], 0
        half = 0
        while time.monotonic() < until and half < len(rows):
            setup = drawn_setup(self.game, self.rng)
            sitting = Sitting(Position(self.game, setup, self.rng.getrandbits(64)), [SELF] * setup.seats)
            self.taught_game(sitting, until)
            before, rows[half] = rows[half], self.watcher.write(self.halves[half], rows[half], sitting)
            games += 1
            if rows[half] - before < sum(map(len, sitting.noted)):
                half += 1
        return Report(rows[0], games, rows[1:])

    def taught_game(self, sitting: Sitting, until: float) -> None:
        position, rng = sitting.position, self.rng
        noise = rng.choice(NOISE)
        teacher = Foresight(judge_of(self.game, position.setup.seats).judge, TEACHER)
        asked = ask(sitting, self.bot, self.watcher, rng)
        while asked is not None and time.monotonic() < until and sum(map(len, sitting.noted)) < LONGEST:
            seat = asked.seat
            values = list(position.decisions[seat].values)
            looks = np.array(teacher.first_sight(Chair(position, seat), values, rng))
            best = self.take_note(asked, looks)
            place = rng.randrange(len(values)) if rng.random() < noise else best
            position.play(seat, int(values[place]))
            asked = ask(sitting, self.bot, self.watcher, rng)

    def take_note(self, asked: Asked, looks: NDArray[Any]) -> int:
        """Of how a teacher likes each answer by its looks; where the best stands."""
        sitting, seat, seen = asked
        best = int(looks.argmax())
        liking = np.exp((looks - looks[best]) / max(LEAST, LIKING * float(looks.std())))
        liking /= liking.sum()
        order = np.argsort(-liking)[:AIMS]
        secrets = self.watcher.secrets(sitting, seat)
        aims = seen.legal[order].tolist(), liking[order].tolist()
        sitting.noted[seat].append(Noted(seen, secrets, int(seen.legal[best]), 0.0, *aims))
        return best

    def replay(self, order: Order) -> Report:
        """A part of a teacher's games once more, to see them as the policy does: in one half, then in the other."""
        assert order.games is not None
        until = time.monotonic() + order.seconds
        rows, games, half = [0, 0], 0, 0
        first, every = order.part
        for taught in islice(lessons(order.games), first, None, every):
            if time.monotonic() > until or half == len(rows):
                break
            sitting = taught.sitting(self.game)
            self.watch(taught, sitting)
            if rows[half] + sum(map(len, sitting.noted)) > self.room.rows:
                half += 1
                continue
            rows[half] = self.watcher.write(self.halves[half], rows[half], sitting)
            games += 1
        return Report(rows[0], games, rows[1:])

    def watch(self, taught: Lesson, sitting: Sitting) -> None:
        looks = iter(taught.looks)
        for seat, value, was_asked in taught.moves:
            if was_asked:
                self.take_note(Asked(sitting, seat, self.watcher.see(sitting, seat)), next(looks))
                self.dealer.learn(sitting.position)
            sitting.position.play(seat, value)

    # ---- measuring ----------------------------------------------------------------------------------------------

    def meet(self, order: Order) -> Report:
        """The likeliest answers against others: the same deals from every chair; what is begun in time is played out,
        unless it takes half as long again.

        Where all play together, the network plays for all.
        """
        until = time.monotonic() + order.seconds
        last = until + order.seconds / 2
        policy = self.policy(self.room.weights)
        rng = Random(order.seed)
        shares: list[float] = []
        while time.monotonic() < until:
            setup = usual_setup(self.game, order.seats, rng)
            cards = rng.getrandbits(64)
            chairs = range(1) if self.game.planned else range(setup.seats)
            tables_ = [
                Sitting(
                    Position(self.game, setup, cards),
                    [SELF if self.game.planned or at == chair else order.against for at in range(setup.seats)],
                )
                for chair in chairs
            ]
            if not self.play_out(tables_, policy, rng, last):
                break
            for chair, sitting in zip(chairs, tables_, strict=True):
                result = sitting.position.result  # a game that goes round in circles is not won
                shares.append(0.0 if result is None else share_of(self.game, result, chair))
        return Report(shares=shares, games=len(shares))

    def play_out(self, sittings: Sequence[Sitting], policy: Policy, rng: Random, last: float) -> bool:
        """To the end, or round in circles, unless that takes longer than there is time for."""
        left, turns = list(sittings), 0
        while left and turns < 2 * LONGEST:
            turns += 1
            if time.monotonic() > last:
                return False
            several = [each for each in (ask(one, self.bot, self.watcher, rng) for one in left) if each is not None]
            if several:
                for asked, looks in zip(several, policy.logits([each.seen for each in several]), strict=True):
                    position = asked.sitting.position
                    position.play(asked.seat, int(position.decisions[asked.seat].values[int(looks.argmax())]))
            left = [asked.sitting for asked in several]
        return True


def work(orders: Connection, post: Post) -> None:
    """The whole life of an actor."""
    actor = Actor(post)
    doing = {"play": actor.play, "teach": actor.teach, "meet": actor.meet, "replay": actor.replay}
    orders.send(Report())
    while True:
        try:
            order: Order | None = orders.recv()
        except EOFError:
            return
        if order is None:
            return
        orders.send(doing[order.kind](order))
