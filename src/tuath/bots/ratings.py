"""How strong bots are by whom they have beaten, at tables of any size: openskill, as Plackett and Luce have it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple


class Rating(NamedTuple):
    """A strength and how unsure it is; the ordinal is what one may rely on."""

    mu: float
    sigma: float
    ordinal: float


def rerated(before: Sequence[tuple[float, float] | None], places: Sequence[int]) -> list[tuple[float, float]]:
    """Strength and doubt of each seat after a game, by the places they have come to; None is somebody new."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - whoever rates nobody does without it

    model = PlackettLuce()
    new = model.mu, model.sigma
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in (known or new for known in before)]
    return [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in places])]


def rate(names: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Of these, after games in their order, each with who sat where and which seats won.

    A bot in several chairs has met itself: it goes on with the mean of them.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - whoever rates nobody does without it

    model = PlackettLuce()
    now = dict.fromkeys(names, (model.mu, model.sigma))
    for table, winners in games:
        after = rerated([now[name] for name in table], [int(seat not in winners) for seat in range(len(table))])
        for name in dict.fromkeys(table):
            own = [one for one, who in zip(after, table, strict=True) if who == name]
            now[name] = fmean(mu for mu, _ in own), fmean(sigma for _, sigma in own)
    return {
        name: Rating(round(mu, 3), round(sigma, 3), round(model.rating(mu=mu, sigma=sigma).ordinal(), 3))
        for name, (mu, sigma) in now.items()
    }
