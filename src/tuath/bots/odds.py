"""How sure one may be of a share of wins: intervals, and a test that may be looked at after every deal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import NamedTuple

SURE = 0.05  # the part of all experiments in which a true share is missed, or a difference seen where there is none
NORMAL = 1.959964  # standard errors on either side that leave out so much
PRIOR = 0.5  # of the mixture, as Jeffreys proposed for a share


class Estimate(NamedTuple):
    """A number, and between what it lies in 95 of 100 experiments."""

    value: float
    low: float
    high: float


def share(deals: Sequence[float], games: int) -> Estimate:
    """A share of wins, from the share in each deal; games of one deal are alike, and count for less than others.

    Wilson's interval for as many independent games as would vary so much, at least one for each deal.
    """
    mean = fmean(deals)
    spread = variance(deals) / len(deals) if len(deals) > 1 else 0.0
    number = mean * (1 - mean) / spread if spread > 0 else len(deals)
    return wilson(mean, min(max(number, len(deals)), games))


def wilson(mean: float, number: float) -> Estimate:
    """For a share in so many independent games; Wilson, 1927: it stays between 0 and 1, also for few games."""
    square = NORMAL * NORMAL / number
    middle = (mean + square / 2) / (1 + square)
    half = NORMAL * math.sqrt(mean * (1 - mean) / number + square / (4 * number)) / (1 + square)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def average(deals: Sequence[float]) -> Estimate:
    """A mean of any numbers, from the mean of each deal."""
    mean = fmean(deals)
    half = NORMAL * math.sqrt(variance(deals) / len(deals)) if len(deals) > 1 else math.inf
    return Estimate(mean, mean - half, mean + half)


def evidence(total: float, deals: int, fair: float) -> float:
    """The logarithm of how much better any share explains the deals than the fair one does.

    A mixture over all shares (Robbins, 1970): whenever one looks, it exceeds log(1 / SURE) in at most that part of all
    experiments in which the fair share is true. That holds for shares of a deal between 0 and 1 too, as the odds of a
    share are convex in it.
    """
    mixed = log_beta(total + PRIOR, deals - total + PRIOR) - log_beta(PRIOR, PRIOR)
    return mixed - total * math.log(fair) - (deals - total) * math.log(1 - fair)


def log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


def verdict(deals: Sequence[float], fair: float) -> str | None:
    """Is it decided that the share is more than fair, or less? None while it may be either."""
    if not 0 < fair < 1 or evidence(sum(deals), len(deals), fair) < math.log(1 / SURE):
        return None
    return "stronger" if fmean(deals) > fair else "weaker"
