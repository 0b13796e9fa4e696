"""Games that are begun within a time, and counted however long they take.

Whoever counts only what has ended when the time is up counts too many short games, and they may be won by others than
long ones. Here a deal is begun or not before anybody knows how long it takes; what is begun is played to its end, and
counted. Whether one is begun depends on the games before it alone, so that all have the same chance to be: what they
come to together is as much as that many games come to (Wald, 1944).

What was begun is kept as well as what was played (``book.py``): work that was cut off goes on with what it owes.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple, Protocol

from tuath.bots import make
from tuath.bots.arena import Deal, line_ups, play_deal_at
from tuath.bots.bot import Bot, Chair

GUESS = 30.0  # seconds of a game of which none has ended yet


class Task(NamedTuple):
    """A game of a deal: the line-up of its number."""

    series: str
    deal: Deal
    place: int


class Ended(NamedTuple):
    """What is kept of a game: the part of the victory of the first bot, how long it thought, and how often."""

    series: str
    deal: int
    place: int
    won: float
    ending: str
    seconds: float  # of the processor, for all of the game
    thought: float  # by the first bot alone
    moves: int  # of it, that left a choice


class Series(NamedTuple):
    """Deals that belong together, and how much of the time is meant for them."""

    name: str
    weight: float
    deal: Callable[[int], Deal]
    line_ups: int  # games of a deal


class Watched:
    """A bot whose thinking is measured."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.moves, self.thought = bot, 0, 0.0

    def choose(self, chair: Chair, rng: Random) -> int:
        began = time.process_time()
        value = self.bot.choose(chair, rng)
        if len(chair.decision.values) > 1:
            self.moves += 1
            self.thought += time.process_time() - began
        return value


def play_task(task: Task) -> Ended:
    contest = task.deal.contest
    first = contest.names[0]
    watched = Watched(make(first))
    bots: dict[str, Bot] = {name: make(name) for name in contest.names if name != first}
    began = time.process_time()
    played = play_deal_at(task.deal, task.place, {**bots, first: watched})
    seats = [seat for seat, who in enumerate(played.line_up) if who == first]
    won = sum(seat in played.winners for seat in seats) / max(1, len(played.winners))
    spent = time.process_time() - began
    return Ended(
        task.series, task.deal.number, task.place, won, played.ending,
        round(spent, 3), round(watched.thought, 3), watched.moves,
    )  # fmt: skip


class Ledger:
    """What has been begun, what has ended, and what comes next: the series that has had least of its time."""

    def __init__(self, series: Sequence[Series]) -> None:
        self.series = {one.name: one for one in series}
        self.begun: dict[str, int] = dict.fromkeys(self.series, 0)  # deals, from the first on
        self.ended: dict[str, dict[int, dict[int, Ended]]] = {name: {} for name in self.series}  # by deal and place
        self.under_way = dict.fromkeys(self.series, 0)
        self.owed: deque[Task] = deque()

    def take(self, one: Ended) -> None:
        self.ended[one.series].setdefault(one.deal, {})[one.place] = one

    def begin(self, name: str) -> int:
        """One more deal, whose games are owed from now on."""
        number = self.begun[name]
        self.begun[name] += 1
        self.owe(name, number)
        return number

    def owe(self, name: str, number: int) -> None:
        """Those of a deal's games that have not ended."""
        series, known = self.series[name], self.ended[name].get(number, {})
        deal = series.deal(number)
        self.owed += (Task(name, deal, place) for place in range(series.line_ups) if place not in known)

    def owe_all(self) -> None:
        """What was begun before and cut off."""
        for name, number in self.begun.items():
            for deal in range(number):
                self.owe(name, deal)

    def next_series(self, most: int | None) -> str | None:
        """The one that has had least of its time, with what its games under way will take.

        None where all have begun the ``most`` that is wanted.
        """

        def had(name: str) -> tuple[float, float]:
            ended = [one for deal in self.ended[name].values() for one in deal.values()]
            spent = sum(one.seconds for one in ended)
            each, weight = spent / len(ended) if ended else GUESS, self.series[name].weight
            return (spent + each * self.under_way[name]) / weight, self.begun[name] / weight

        going = (name for name, number in self.begun.items() if most is None or number < most)
        return min(going, key=had, default=None)

    def whole_deals(self, name: str) -> dict[int, list[Ended]]:
        """Those of which all games have ended, in order."""
        size = self.series[name].line_ups
        ended = sorted(self.ended[name].items())
        return {number: [games[place] for place in range(size)] for number, games in ended if len(games) == size}

    def unfinished(self, name: str) -> int:
        """Deals that were begun and have not ended."""
        return self.begun[name] - len(self.whole_deals(name))


class Here(Executor):
    """This very process: what is submitted is done at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Limits(NamedTuple):
    """How long deals are begun, and how many of each series at most."""

    minutes: float
    deals: int | None = None


class Keeping(Protocol):
    """Whoever writes down what is begun and what has ended."""

    def begun(self, series: str, deal: int) -> None: ...

    def ended(self, one: Ended) -> None: ...


def play_on(
    ledger: Ledger, limits: Limits, processes: int, keep: Keeping | None, hear: Callable[[Ended], None]
) -> None:
    """What is owed first, then as many deals as begin before the time is up; no time at all plays nothing."""
    if limits.minutes <= 0:
        return
    pool = Here() if processes == 1 else ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    under_way: dict[Future[Ended], Task] = {}
    to_do = tasks(ledger, limits, keep)
    try:
        while True:
            for task in islice(to_do, processes - len(under_way)):
                ledger.under_way[task.series] += 1
                under_way[pool.submit(play_task, task)] = task
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                one = future.result()
                ledger.under_way[under_way.pop(future).series] -= 1
                ledger.take(one)
                if keep is not None:
                    keep.ended(one)
                hear(one)
    finally:
        pool.shutdown(cancel_futures=True)


def tasks(ledger: Ledger, limits: Limits, keep: Keeping | None) -> Iterator[Task]:
    """One after the other, as somebody has time for it; nothing new once the time is up."""
    until = time.monotonic() + 60 * limits.minutes
    while True:
        while ledger.owed:
            yield ledger.owed.popleft()
        name = ledger.next_series(limits.deals) if time.monotonic() < until else None
        if name is None:
            return
        number = ledger.begin(name)
        if keep is not None:
            keep.begun(name, number)


def games_of(names: Sequence[str]) -> int:
    """How many games a deal takes between these, a chair for each."""
    return len(line_ups(names, len(names)))
