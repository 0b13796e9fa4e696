"""Bots against each other: the same deals for each line-up, every line-up in every order of seats.

A deal is played by all line-ups, each turned once around the table, before the next one begins. What is reported rests
on deals, as games of one deal are alike.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from tuath.bots import make
from tuath.bots.bot import Bot
from tuath.bots.match import play
from tuath.bots.odds import Estimate, average, share, verdict
from tuath.bots.ratings import Rating, rate
from tuath.bots.spreading import spread
from tuath.core.game import Game, Setup

LineUp = tuple[str, ...]  # names of bots, by seat


class Contest(NamedTuple):
    """What is played: by whom, and from which seed."""

    game: Game[Any]
    setup: Setup
    names: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """One game of the arena, as much of it as is reported."""

    deal: int
    line_up: LineUp
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    decisions: int


class Deal(NamedTuple):
    contest: Contest
    number: int


def line_ups(names: Sequence[str], seats: int) -> list[LineUp]:
    """Who meets whom, in every order around the table that is not the same: each deal is played by all of these.

    Fewer names than seats sit down in turn; of more names all choices meet.
    """
    tables = combinations(names, seats) if len(names) > seats else [[names[n % len(names)] for n in range(seats)]]
    turned = (tuple(table[turn:]) + tuple(table[:turn]) for table in map(list, tables) for turn in range(seats))
    return list(dict.fromkeys(turned))


def play_deal(deal: Deal) -> list[Played]:
    """All line-ups of a deal."""
    bots = {name: make(name) for name in deal.contest.names}
    tables = line_ups(deal.contest.names, deal.contest.setup.seats)
    return [play_deal_at(deal, place, bots) for place in range(len(tables))]


def play_deal_at(deal: Deal, place: int, bots: Mapping[str, Bot]) -> Played:
    """The line-up of this number: the same cards for everybody; their dice are their own."""
    game, setup, names, seed = deal.contest
    table = line_ups(names, setup.seats)[place]
    cards = Random(f"{seed}:{deal.number}").getrandbits(64)
    dice = Random(f"{seed}:{deal.number}:{place}")
    match = play(game, setup, [bots[name] for name in table], cards, dice)
    winners, scores, ending = match.result.winners, match.result.scores, match.result.ending
    return Played(deal.number, table, winners, scores, ending, match.decisions)


@dataclass
class Standing:
    """What one bot has made of its deals."""

    fair: float  # its share of the chairs
    wins: float = 0.0
    games: int = 0
    shares: list[float] = field(default_factory=list)  # of wins, by deal
    points: list[float] = field(default_factory=list)  # by deal, for each of its chairs

    @property
    def verdict(self) -> str | None:
        return verdict(self.shares, self.fair)

    @property
    def share(self) -> Estimate:
        return share(self.shares, self.games)


class Arena:
    """The games that have been played, deal by deal, and what follows from them."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.played: list[Played] = []
        self.deals = 0
        self.per_deal = len(line_ups(contest.names, contest.setup.seats))
        self.standings = {name: Standing(self.fair_share(name)) for name in dict.fromkeys(contest.names)}
        self.seconds = 0.0

    def fair_share(self, name: str) -> float:
        """What part of the games it would win if all were equal, of those in which it sits."""
        tables = [table for table in line_ups(self.contest.names, self.contest.setup.seats) if name in table]
        return fmean(table.count(name) for table in tables) / self.contest.setup.seats

    @property
    def is_shared(self) -> bool:
        """Do all players of this game win or lose together?"""
        return bool(self.contest.game.planned)

    def deals_for(self, games: int) -> int:
        """Every deal is played to its last line-up."""
        return ceil(games / self.per_deal)

    def take(self, played: Sequence[Played]) -> None:
        """All games of one more deal."""
        self.played += played
        self.deals += 1
        for name, standing in self.standings.items():
            own = [(one, [seat for seat, who in enumerate(one.line_up) if who == name]) for one in played]
            own = [(one, seats) for one, seats in own if seats]
            if not own:
                continue
            won = [sum(seat in one.winners for seat in seats) / max(1, len(one.winners)) for one, seats in own]
            standing.wins += sum(won)
            standing.games += len(own)
            standing.shares.append(fmean(won))
            standing.points.append(fmean(one.scores[seat] for one, seats in own for seat in seats))

    @property
    def is_decided(self) -> bool:
        """Is of every bot known whether it is stronger or weaker than the others together?"""
        return not self.is_shared and self.deals > 0 and all(each.verdict for each in self.standings.values())

    def run(
        self,
        deals: int,
        processes: int,
        until_decided: bool,
        hear: Callable[[list[Played]], None],
        ray: str | None = None,
    ) -> None:
        """Play on until there are so many deals, or it is decided; whoever hears is told each deal."""
        began = time.perf_counter()
        left = (Deal(self.contest, number) for number in range(self.deals, deals))
        if not (until_decided and self.is_decided):
            for played in spread(play_deal, left, max(1, min(processes, deals - self.deals)), ray):
                self.take(played)
                hear(played)
                if until_decided and self.is_decided:
                    break
        self.seconds += time.perf_counter() - began

    def ratings(self) -> dict[str, Rating]:
        """By openskill; nobody is rated by a game that all win or lose together."""
        return {} if self.is_shared else rate(self.standings, [(one.line_up, one.winners) for one in self.played])

    def course(self) -> Iterator[tuple[int, dict[str, Estimate]]]:
        """The shares after each deal from the second on, for a plot; of many deals some hundred of them."""
        again = Arena(self.contest)
        every = max(1, self.deals // 200)
        for place, played in enumerate(by_deal(self.played), start=1):
            again.take(played)
            if place > 1 and (place % every == 0 or place == self.deals):
                yield place, {name: each.share for name, each in again.standings.items()}

    def report(self) -> dict[str, Any]:
        game, setup, names, seed = self.contest
        endings = Counter(one.ending for one in self.played)
        return {
            "game": game.key,
            "players": setup.seats,
            "bots": list(names),
            "seed": seed,
            "options": dict(setup.options),
            "games": len(self.played),
            "deals": self.deals,
            "seconds": round(self.seconds, 3),
            "decisions": sum(one.decisions for one in self.played),
            "played": {name: each.games for name, each in self.standings.items()},
            "wins": {name: round(each.wins, 6) for name, each in self.standings.items()},
            "rate": {name: written(each.share) for name, each in self.standings.items()},
            "points": {name: written(average(each.points)) for name, each in self.standings.items()},
            "fair": {name: round(each.fair, 6) for name, each in self.standings.items()},
            "decided": {name: None if self.is_shared else each.verdict for name, each in self.standings.items()},
            "ratings": {name: one._asdict() for name, one in self.ratings().items()},
            "endings": {ending: endings[ending] for ending in game.endings},
        }


def by_deal(played: Iterable[Played]) -> list[list[Played]]:
    found: dict[int, list[Played]] = {}
    for one in played:
        found.setdefault(one.deal, []).append(one)
    return list(found.values())


def written(one: Estimate) -> dict[str, float]:
    return {"estimate": round(one.value, 6), "low": round(one.low, 6), "high": round(one.high, 6)}
