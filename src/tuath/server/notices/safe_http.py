"""The guard against SSRF: a URL that a player names is called only where everybody could, or the host allows.

Else the server could be used to knock at doors behind which only it can come. A name is looked up once, and what was
found is looked at and called: a name that says something else a moment later leads nowhere. Nothing is followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from tuath.core.message import Refusal, Refused, refuse
from tuath.server.settings import settings

LONGEST = 500  # characters of an address
PATIENCE = 15.0  # seconds for all of a call
LARGEST_HEAD = 16_384
PORTS = {"https": 443, "http": 80}
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


class CallFailed(Exception):
    """Nobody has heard; in words for whoever named the address."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key)
        self.refusal: Refusal = refuse("", key, **params)
        self.retry_after = 0.0  # seconds; not sooner
        self.is_final = False  # it will not be heard later either


class Answer(NamedTuple):
    status: int
    retry_after: float  # seconds


class Address(NamedTuple):
    """Where to call, taken apart."""

    scheme: str
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """As an origin is written: the port only where it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}{'' if self.port == PORTS[self.scheme] else f':{self.port}'}"


# ---- the address -----------------------------------------------------------------------------------------------------


def may_call() -> bool:
    """Does the host let players name addresses at all?"""
    return settings().reach != "none"


def calls_anywhere() -> bool:
    return settings().reach == "any"


def read_address(text: str) -> Address:
    """An address as somebody has typed it; refused where it is none, or one that the host does not allow."""
    if not may_call():
        raise Refused(refuse("", "server-no-calls"))
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused(refuse("", "server-bad-address")) from None
    if not is_whole(text.strip(), parts) or not host:
        raise Refused(refuse("", "server-bad-address"))
    if parts.scheme == "http" and not calls_anywhere():
        raise Refused(refuse("", "server-address-https"))
    if is_inner(host):
        raise Refused(refuse("", "server-address-inner"))
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(parts.scheme, host, port or PORTS[parts.scheme], target)


def is_whole(text: str, parts: SplitResult) -> bool:
    """Nothing but what a call needs: no name with its password, no mark behind a #, no letters that must be written."""
    plain = len(text) <= LONGEST and text.isascii() and text.isprintable() and " " not in text
    return plain and parts.scheme in PORTS and parts.username is None and parts.password is None and not parts.fragment


def is_inner(host: str) -> bool:
    """Is it named by its number, and closed to us? Names are looked up when they are called."""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return False
    return not may_reach(ip)


def may_reach(ip: Ip) -> bool:
    return calls_anywhere() or is_public(ip)


def is_public(ip: Ip) -> bool:
    """Could everybody call there? What carries another address within itself leads to that one."""
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and all(map(is_public, within(ip)))


def within(ip: Ip) -> Iterator[ipaddress.IPv4Address]:
    if isinstance(ip, ipaddress.IPv6Address):
        yield from filter(None, (ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())))


# ---- the call --------------------------------------------------------------------------------------------------------


async def post(address: Address, headers: Mapping[str, str], body: bytes) -> Answer:
    """What is answered to it: how, and whether to wait; the rest of the answer is not read."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await connect(address)
            try:
                return await exchange(address, headers, body, reader, writer)
            finally:
                writer.transport.abort()
    except TimeoutError:
        raise CallFailed("server-call-slow", seconds=int(PATIENCE)) from None
    except ssl.SSLError:
        raise CallFailed("server-call-certificate") from None
    except h11.ProtocolError:
        raise CallFailed("server-call-nonsense") from None
    except OSError:
        raise CallFailed("server-call-unreachable") from None


async def connect(address: Address) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first of its places that can be reached; one that we may not call closes all of them."""
    found = await asyncio.get_running_loop().getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    places = list(dict.fromkeys(str(place[4][0]) for place in found))
    if not all(may_reach(ipaddress.ip_address(place)) for place in places):
        raise CallFailed("server-address-inner")
    secure, name = (trusting(), address.host) if address.scheme == "https" else (None, None)
    for place in places[:-1]:
        with contextlib.suppress(OSError):
            return await asyncio.open_connection(place, address.port, ssl=secure, server_hostname=name)
    return await asyncio.open_connection(places[-1], address.port, ssl=secure, server_hostname=name)


@cache
def trusting() -> ssl.SSLContext:
    """Whose certificates are believed: those that the machine believes."""
    return ssl.create_default_context()


async def exchange(
    address: Address,
    headers: Mapping[str, str],
    body: bytes,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
) -> Answer:
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
    host = address.origin.partition("://")[2]
    usual = {"Host": host, "User-Agent": "Tuath", "Content-Length": str(len(body)), "Connection": "close"}
    request = h11.Request(method="POST", target=address.target, headers=[*usual.items(), *headers.items()])
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(event) or b"")
    await writer.drain()
    while True:
        heard = line.next_event()
        if heard is h11.NEED_DATA:
            line.receive_data(await reader.read(4096))
        elif isinstance(heard, h11.Response):
            return Answer(heard.status_code, pause_of(heard))
        elif not isinstance(heard, h11.InformationalResponse):
            raise CallFailed("server-call-nonsense")


def pause_of(response: h11.Response) -> float:
    """How long we are asked to wait; dates are not read."""
    said = dict(response.headers).get(b"retry-after", b"")
    return min(86_400.0, float(said)) if said.isdigit() else 0.0
