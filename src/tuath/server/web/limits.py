"""Rate limits: buckets of requests that fill up again.

Every request is counted twice: for the player, the token or the stranger it comes from, and for the address it comes
from, whoever asks there. Both must allow it, so that a free account more lifts no limit. What costs more, a new account
or a guess at a pass-phrase, is counted by address once more.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from itertools import islice
from typing import NamedTuple

REMEMBERED = 10_000
COMPARED = 16  # of the oldest, one of which is forgotten
DAY = 86_400.0  # seconds


class TooFast(Exception):
    """Too many requests: how many seconds to wait."""

    def __init__(self, seconds: float, key: str = "server-too-fast") -> None:
        super().__init__(seconds)
        self.seconds = max(1, math.ceil(seconds))
        self.key = key


class Caller(NamedTuple):
    """Whose requests are counted together."""

    who: str  # a player, a token, or a stranger at an address
    address: str


class Limiter:
    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = max(1, int(burst))
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """The seconds until one more is allowed; 0: it is now."""
        left = self._left(who, time.monotonic())
        return 0.0 if left >= 1 else (1 - left) / self.per_second

    def take(self, who: str) -> None:
        now = time.monotonic()
        left = self._left(who, now)
        self.buckets.pop(who, None)
        self.buckets[who] = (left - 1, now)
        if len(self.buckets) > REMEMBERED:
            self._forget_one(now)

    def _forget_one(self, now: float) -> None:
        """Who has had enough is not let off because many others come, whom nobody had to ask twice."""
        oldest = islice(self.buckets, COMPARED)
        del self.buckets[max(oldest, key=lambda who: self._left(who, now))]

    def _left(self, who: str, now: float) -> float:
        left, at = self.buckets.get(who, (float(self.burst), now))
        return min(float(self.burst), left + (now - at) * self.per_second)


class Limits:
    """All buckets of a server. The rate is how many requests a second one player may make."""

    def __init__(self, rate: float) -> None:
        self.callers = Limiter(rate, 4 * rate)
        self.addresses = Limiter(5 * rate, 20 * rate)
        self.newcomers = Limiter(rate / 400, 2 * rate)
        self.guesses = Limiter(rate / 200, rate / 2)
        self.accounts = Limiter(1 / 60, 20)  # one a minute, whoever guesses from wherever
        self.shown = Limiter(1 / 60, 20)  # ...and whoever is signed in, whom no stranger's guesses keep from it
        self.mailboxes = Limiter(2 / DAY, 2)
        self.channels = Limiter(rate / 400, rate / 2)
        self.talk = Limiter(rate / 40, rate / 2)

    def check(self, caller: Caller) -> None:
        """Count a request, or refuse it; what is refused costs nothing."""
        allow((self.callers, caller.who), (self.addresses, caller.address))

    def check_newcomer(self, caller: Caller) -> None:
        allow((self.newcomers, caller.address))

    def check_guess(self, caller: Caller, account: str | None = None) -> None:
        """By address, and by whose account is meant, which need not be there."""
        more = [] if account is None else [(self.accounts, account)]
        allow((self.guesses, caller.address), *more)

    def check_shown(self, caller: Caller, player: str) -> None:
        """A guess by somebody who is signed in, at the pass-phrase of that very account."""
        allow((self.guesses, caller.address), (self.shown, player))

    def check_channel(self, caller: Caller) -> None:
        """What has the server call somewhere."""
        allow((self.channels, caller.who), (self.channels, caller.address))

    def check_talk(self, table: str, player: str) -> None:
        """Lines of one person in one chat: ten at once, then one every two seconds, as the usual rate has it."""
        allow((self.talk, f"{table} {player}"), key="server-talks-fast")

    def check_mailbox(self, address: str) -> None:
        """Nobody is asked more than twice a day, whoever wants it."""
        allow((self.mailboxes, address.lower()))


def allow(*buckets: tuple[Limiter, str], key: str = "server-too-fast") -> None:
    """Take one out of each, or none."""
    seconds = max(limiter.wait(who) for limiter, who in buckets)
    if seconds > 0:
        raise TooFast(seconds, key)
    for limiter, who in buckets:
        limiter.take(who)


def network(host: str) -> str:
    """Where a request comes from. In IPv6 a single customer has a network of addresses: it counts as one."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))
