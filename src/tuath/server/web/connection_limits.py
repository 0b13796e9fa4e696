"""Limits of connections to one process, in all and by address, and who makes room when there are too many.

A connection is *unfinished* until its first request is whole, and again while one is half there; it *rests* between
two requests. Where there are too many, the oldest of those goes: whoever is served notices nothing, so a school behind
one address plays while somebody there sends half requests.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Protocol

from tuath.server.web.limits import network

try:
    import resource
except ImportError:  # pragma: no cover - of Unix
    resource = None  # type: ignore[assignment]

UNFINISHED = 100  # connections of one address without a whole request
SHARE = 4  # no address has more than this part of all connections
WANTED = 65_536  # descriptors
OURS = 128  # descriptors for rows, pipes, logs and whatever else is no connection
USUAL = 1024  # descriptors where the system does not tell
EACH = 3  # connections of somebody at a table: a socket, and what their browser keeps open beside it


class Connection(Protocol):
    """Whatever can be told to go."""

    def drop(self) -> None: ...


class Group:
    """Connections that are counted together, the oldest first."""

    def __init__(self, most: int, unfinished: int) -> None:
        self.most = most
        self.most_unfinished = unfinished
        self.count = 0
        self.unfinished: OrderedDict[Connection, None] = OrderedDict()
        self.resting: OrderedDict[Connection, None] = OrderedDict()

    def surplus(self, comer: Connection) -> Connection | None:
        """Who goes now that somebody has come: the comer only where all others are served."""
        if self.count <= self.most and len(self.unfinished) <= self.most_unfinished:
            return None
        oldest = next(iter(self.unfinished))
        if oldest is comer and self.count > self.most:
            return next(iter(self.resting), comer)
        return oldest


class Doors:
    """All connections of one process."""

    def __init__(self, most: int, proxies: Iterable[str] = ()) -> None:
        self.most = most
        self.all = Group(most, most)
        self.addresses: dict[str, Group] = {}
        self.proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self.groups: dict[Connection, tuple[Group, str]] = {}  # with the address, which is none for a proxy

    def come(self, comer: Connection, host: str) -> None:
        """Somebody has connected. What a proxy keeps open is its own affair: for it only the bound of all counts."""
        address = "" if self.is_trusted(host) else network(host)
        if address not in self.addresses:
            self.addresses[address] = self._group(address)
        self.groups[comer] = self.addresses[address], address
        for group in self._of(comer):
            group.count += 1
        self.begin(comer)

    def _group(self, address: str) -> Group:
        if not address:
            return Group(self.most, self.most)
        return Group(max(self.most // SHARE, UNFINISHED), UNFINISHED)

    def _of(self, one: Connection) -> Iterator[Group]:
        known = self.groups.get(one)
        if known is not None:
            yield known[0]
            yield self.all

    def is_trusted(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        return any((mapped or address) in proxy for proxy in self.proxies)

    def begin(self, one: Connection) -> None:
        """A request is waited for that is not whole."""
        for group in self._of(one):
            group.resting.pop(one, None)
            group.unfinished[one] = None
        for group in self._of(one):
            surplus = group.surplus(one)
            if surplus is not None:
                self.serve(surplus)  # it is chosen once
                surplus.drop()

    def serve(self, one: Connection) -> None:
        """A request is whole."""
        for group in self._of(one):
            group.unfinished.pop(one, None)
            group.resting.pop(one, None)

    def rest(self, one: Connection) -> None:
        """It was answered, and another may come."""
        for group in self._of(one):
            group.resting[one] = None

    def leave(self, one: Connection) -> None:
        self.serve(one)
        for group in self._of(one):
            group.count -= 1
        with suppress(KeyError):
            group, address = self.groups.pop(one)
            if not group.count:
                del self.addresses[address]


def raise_descriptors() -> int:
    """As many as the system lets us have, up to what anybody needs; how many that are."""
    if resource is None:
        return USUAL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else min(WANTED, soft)


def room_for(descriptors: int) -> int:
    """How many connections so many descriptors carry, besides what a process has open itself."""
    return max(descriptors - OURS, descriptors // 2)


def people_for(connections: int) -> int:
    return connections // EACH
