"""The leaderboard of a season, reckoned from the games that were counted; its rule stands in full above it.

Every game is worth as many points as people played it; those who have won share them. So each game brings everybody one
point on average, however many sit there. Bots and guests do not count, nor games in which fewer than two people played.
What all win or lose together stands in a table of its own, by the hardest that was won.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from tuath.server.people.outcome import WON

LEAST = 2  # people
NEVER = -1  # the level of those who have won nothing yet


class Seated(NamedTuple):
    """A seat of somebody whom we know, in a game that is over."""

    table: str
    game: str
    level: int | None  # how hard it was, where all win or lose together...
    feat: Mapping[str, Any] | None  # ...in words
    player: str
    name: str
    place: int


@dataclass(slots=True)
class Line:
    """What somebody has come to."""

    player: str
    name: str
    games: int = 0
    won: int = 0
    points: Fraction = Fraction(0)
    level: int = NEVER  # the hardest that was won together...
    feat: Mapping[str, Any] | None = None  # ...in words
    rank: int = 0


class Season(NamedTuple):
    """All that was counted."""

    games: int
    overall: list[Line]
    titles: dict[str, list[Line]]
    together: dict[str, list[Line]]


def tell(seats: Iterable[Seated]) -> Season:
    """The tables of a season, from all seats of people in its games."""
    games = [game for game in by_table(seats) if len(people(game)) >= LEAST]
    apart = [game for game in games if game[0].level is None]
    shared = [game for game in games if game[0].level is not None]
    return Season(
        len(games),
        ranked(lines(apart), by_points),
        {title: ranked(lines(found), by_points) for title, found in by_title(apart).items()},
        {title: ranked(lines(found), by_level) for title, found in by_title(shared).items()},
    )


def by_table(seats: Iterable[Seated]) -> list[list[Seated]]:
    found: dict[str, list[Seated]] = defaultdict(list)
    for seat in seats:
        found[seat.table].append(seat)
    return list(found.values())


def by_title(games: Iterable[list[Seated]]) -> dict[str, list[list[Seated]]]:
    found: dict[str, list[list[Seated]]] = defaultdict(list)
    for game in games:
        found[game[0].game].append(game)
    return dict(sorted(found.items()))


def people(game: Sequence[Seated]) -> dict[str, Seated]:
    """Each once, by the best of their seats."""
    return {seat.player: seat for seat in sorted(game, key=lambda seat: -seat.place)}


def lines(games: Iterable[Sequence[Seated]]) -> list[Line]:
    found: dict[str, Line] = {}
    for game in games:
        own = people(game)
        winners = [player for player, seat in own.items() if seat.place == WON]
        for player, seat in own.items():
            line = found.setdefault(player, Line(player, seat.name))
            line.games += 1
            if seat.place == WON:
                line.won += 1
                line.points += Fraction(len(own), len(winners))
                if seat.level is not None and seat.level > line.level:
                    line.level, line.feat = seat.level, seat.feat
    return list(found.values())


def by_points(line: Line) -> tuple[Any, ...]:
    """More points; then more wins; then fewer games for them."""
    return -line.points, -line.won, line.games


def by_level(line: Line) -> tuple[Any, ...]:
    """The harder win; then more wins; then fewer games for them."""
    return -line.level, -line.won, line.games


def ranked(found: list[Line], order: Callable[[Line], tuple[Any, ...]]) -> list[Line]:
    """The first first; those who are equal have the same rank, and stand by name."""
    found.sort(key=lambda line: (order(line), line.name, line.player))
    for place, line in enumerate(found):
        same = place > 0 and order(found[place - 1]) == order(line)
        line.rank = found[place - 1].rank if same else place + 1
    return found
