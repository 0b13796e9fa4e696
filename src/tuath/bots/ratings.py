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


def rate(names: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Of these, after games in their order, each with who sat where and which seats won.

    A bot in several chairs has met itself: it goes on with the mean of them.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - whoever rates nobody does without it

    model = PlackettLuce()
    now = dict.fromkeys(names, (model.mu, model.sigma))
    for table, winners in games:
        teams = [[model.rating(mu=now[name][0], sigma=now[name][1])] for name in table]
        after = model.rate(teams, ranks=[0.0 if seat in winners else 1.0 for seat in range(len(table))])
        for name in dict.fromkeys(table):
            own = [team[0] for team, who in zip(after, table, strict=True) if who == name]
            now[name] = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    return {
        name: Rating(round(mu, 3), round(sigma, 3), round(model.rating(mu=mu, sigma=sigma).ordinal(), 3))
        for name, (mu, sigma) in now.items()
    }
