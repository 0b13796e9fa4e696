"""The bars that bots are held to, all of them measured in one go: ``python -m tuath.bots.bars``.

    python -m tuath.bots.bars --minutes 8 --processes 16 --keep bars.jsonl --json bars.json
    python -m tuath.bots.bars --minutes 8 --processes 16 --keep bars.jsonl --json bars.json     goes on
    python -m tuath.bots.bars --minutes 0 --keep bars.jsonl                                     only reports

A game says in ``bars.json`` in its folder what its bots are held to. Deals are begun for so many minutes, what is begun
is played to its end and counted (``begun.py``). It needs nothing but Python and NumPy.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any, NamedTuple

from tuath.bots.arena import Contest, Deal, written
from tuath.bots.begun import Ended, Ledger, Limits, Series, games_of, play_on
from tuath.bots.book import Book
from tuath.bots.level import LEVELS, POLICY
from tuath.bots.levels import BUDGETS, DEPTHS, PLANS
from tuath.bots.odds import Estimate, share
from tuath.bots.policies import learned
from tuath.bots.spreading import cores
from tuath.bots.weighing import judge_of
from tuath.core.datafile import Node, fingerprint, read_file, write_whole
from tuath.core.decode import Distinct, Id, Length, decode, whole
from tuath.core.game import Game, Setup
from tuath.core.message import Refused
from tuath.games import find, folder, keys

FILE = "bars.json"
OTHERS = "*"  # all values of an option but the usual one
FORMAT = 1


class Bar(NamedTuple):
    """Who meets whom, where, and which share of the wins the first of them shall have."""

    id: Id
    bots: Annotated[tuple[str, ...], Length(least=1)]  # a chair each
    weight: Annotated[int, whole(1, 100)]  # of the time
    least: float | None = None
    each: float | None = None  # of what is told apart
    options: Mapping[str, str] = {}
    every: Mapping[str, tuple[str, ...]] = {}  # options that take these values in turn
    by: str = ""  # one of these, whose values are told apart


class Bars(NamedTuple):
    bars: Annotated[tuple[Bar, ...], Distinct()]


class Measured(NamedTuple):
    """A bar of a game, and the setups that its deals go through."""

    game: Game[Any]
    bar: Bar
    seed: int

    @property
    def name(self) -> str:
        return f"{self.game.key} {self.bar.id}"

    @property
    def told_apart(self) -> Sequence[str]:
        return self.values(self.bar.by) if self.bar.by else ("",)

    def values(self, option: str) -> Sequence[str]:
        wanted = self.bar.every[option]
        known = next(one.values for one in self.game.options if one.name == option)
        return known[1:] if OTHERS in wanted else wanted

    def label(self, number: int) -> str:
        """Of what is told apart, one after the other."""
        return self.told_apart[number % len(self.told_apart)]

    def setup(self, number: int) -> Setup:
        """For a deal: each of what is told apart goes through all else, not in step with the others."""
        place, turn = number % len(self.told_apart), number // len(self.told_apart)
        rest = [option for option in self.bar.every if option != self.bar.by]
        combinations = list(product(*map(self.values, rest)))
        stride = max(1, len(combinations) // len(self.told_apart))
        chosen = dict(zip(rest, combinations[(turn + place * stride) % len(combinations)], strict=True))
        if self.bar.by:
            chosen[self.bar.by] = self.label(number)
        return self.game.complete(len(self.bar.bots), {**self.bar.options, **chosen})

    def deal(self, number: int) -> Deal:
        return Deal(Contest(self.game, self.setup(number), self.bar.bots, self.seed), number)

    def series(self) -> Series:
        return Series(self.name, self.bar.weight, self.deal, games_of(self.bar.bots))


def bars_of(game: Game[Any], seed: int = 0) -> list[Measured]:
    """Those of a game with its own material; none where it has none."""
    file = folder(game.key) / FILE
    return [Measured(game, bar, seed) for bar in read_bars(read_file(file), game).bars] if file.exists() else []


def read_bars(root: Node, game: Game[Any]) -> Bars:
    """Refused where a bar names an option or a value that the game does not have."""
    found = decode(Bars, root)
    for bar in found.bars:
        measured = Measured(game, bar, 0)
        for number in range(len(measured.told_apart)):
            measured.setup(number)
    return found


# ---- what it comes to ------------------------------------------------------------------------------------------------


def verdict(one: Estimate | None, least: float | None) -> str | None:
    """Is a bar met for sure, missed for sure, or open?"""
    if one is None or least is None:
        return None
    return "met" if one.low >= least else "missed" if one.high < least else "open"


def counted(deals: Sequence[Sequence[Ended]]) -> Estimate | None:
    shares = [fmean(game.won for game in games) for games in deals]
    return share(shares, sum(map(len, deals))) if deals else None


def line(deals: Sequence[Sequence[Ended]], least: float | None) -> dict[str, Any]:
    """What some deals come to."""
    found = counted(deals)
    games = [game for deal in deals for game in deal]
    return {
        "games": len(games),
        "wins": round(sum(game.won for game in games), 6),
        "rate": None if found is None else written(found),
        "verdict": verdict(found, least),
    }


def report_on(measured: Measured, ledger: Ledger) -> dict[str, Any]:
    deals = ledger.whole_deals(measured.name)
    bar, games = measured.bar, [game for deal in deals.values() for game in deal]
    moves = sum(game.moves for game in games)
    apart: dict[str, list[list[Ended]]] = {label: [] for label in measured.told_apart}
    for number, deal in deals.items():
        apart[measured.label(number)].append(deal)
    return {
        "game": measured.game.key,
        "bar": bar.id,
        "bots": list(bar.bots),
        "players": len(bar.bots),
        "policies": policies(measured.game, bar.bots),
        "options": dict(bar.options),
        "least": bar.least,
        "each": bar.each,
        "begun": ledger.begun[measured.name],
        "unfinished": ledger.unfinished(measured.name),
        **line(list(deals.values()), bar.least),
        "seconds_a_move": round(sum(game.thought for game in games) / moves, 4) if moves else None,
        "seconds_a_game": round(fmean(game.seconds for game in games), 1) if games else None,
        "by": {label: line(some, bar.each) for label, some in apart.items()} if bar.by else {},
    }


def heading(games: Sequence[Game[Any]], seed: int) -> dict[str, Any]:
    """What must be the same for games to belong together: rules, material, networks, budgets, chance."""
    budgets = fingerprint({name: repr(value) for name, value in (*BUDGETS.items(), *PLANS.items())})
    return {"bars": FORMAT, "seed": seed, "budgets": budgets, "games": {game.key: judged(game) for game in games}}


def judged(game: Game[Any]) -> dict[str, Any]:
    """What the bots of a game are."""
    paper = judge_of(game).paper
    what = {"rules": game.version, "material": game.fingerprint, "network": None if paper is None else paper.sha256}
    return {**what, "shares": dict(paper.shares)} if paper is not None and paper.shares else what


def policies(game: Game[Any], bots: Sequence[str]) -> dict[str, str]:
    """Which policy plays as some of these bots, at a table of theirs, and how far it looks."""
    if (found := learned(game)) is None:
        return {}
    playing = {POLICY, *(level for level in LEVELS if found.plays(level, len(bots)))}
    return {name: policy_of_level(found.digest, name) for name in bots if name in playing}


def policy_of_level(digest: str, level: str) -> str:
    return f"{digest} {fingerprint(repr(DEPTHS[level]))}" if level in DEPTHS else digest


def book_heading(games: Sequence[Game[Any]], seed: int) -> dict[str, Any]:
    """Games are kept together only as long as the same policies play: a file may come to play more levels."""
    playing = {one.name: policies(one.game, one.bar.bots) for game in games for one in bars_of(game)}
    return {**heading(games, seed), "policies": {name: which for name, which in playing.items() if which}}


# ---- for people ------------------------------------------------------------------------------------------------------


def as_text(reports: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """A line for each bar, and one for each of what is told apart."""
    for one in reports:
        seconds = "" if one["seconds_a_move"] is None else f", {one['seconds_a_move']:.3f} s a move"
        owed = f", {one['unfinished']} of {one['begun']} deals not ended" if one["unfinished"] else ""
        yield f"{one['game']} {one['bar']}: {said(one, one['least'])}{seconds}{owed}"
        yield from (f"    {label}: {said(each, one['each'])}" for label, each in one["by"].items())


def said(one: Mapping[str, Any], least: float | None) -> str:
    rate = one["rate"]
    if rate is None:
        return "nothing yet"
    wanted = "" if least is None else f", bar {least:.0%}: {one['verdict']}"
    return f"{one['wins']:g} of {one['games']} ({rate['low']:.0%} to {rate['high']:.0%}){wanted}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tuath.bots.bars", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="how long deals are begun; 0 only reports")
    parser.add_argument("--deals", type=int, help="no more deals of each bar than these")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--keep", type=Path, help="a file of the games, to go on later")
    parser.add_argument("--json", type=Path, help="the report as JSON")
    parser.add_argument("--only", default="", help="names of bars, or how they begin, separated by commas")
    parser.add_argument("--seed", type=int, default=0)
    told = parser.parse_args(arguments)
    games = [game for game in map(find, keys()) if bars_of(game)]
    wanted = tuple(name.strip() for name in told.only.split(",")) if told.only else ("",)
    chosen = [one for game in games for one in bars_of(game, told.seed) if one.name.startswith(wanted)]
    if not chosen:
        parser.error(f"there is no such bar: {told.only}")
    ledger = Ledger([one.series() for one in chosen])
    try:
        keep = None if told.keep is None else Book(told.keep, book_heading(games, told.seed))
        if keep is not None:
            keep.bring_back(ledger)
        play_on(ledger, Limits(told.minutes, told.deals), max(1, told.processes), keep, partial(print_ended))
        reports = [report_on(one, ledger) for one in chosen]
        if told.json is not None:
            write_whole(told.json, json.dumps({**heading(games, told.seed), "measured": reports}, indent=1) + "\n")
    except Refused as refused:
        sys.stderr.write(f"{refused}\n")
        return 1
    sys.stdout.write("\n".join(as_text(reports)) + "\n")
    return 0


def print_ended(one: Ended) -> None:
    sys.stderr.write(f"{one.series} {one.deal}.{one.place}: {one.won:g} {one.ending}, {one.seconds:.1f} s\n")


if __name__ == "__main__":
    sys.exit(main())
