"""Friends in the same network: under which address they reach this machine, and that address for their cameras."""

from __future__ import annotations

import socket
from io import StringIO
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

ANYWHERE = ("192.0.2.1", 9)  # nobody is there, and nothing is sent: the system only says which way it would go


def address_for(address: str) -> str | None:
    """The address of the server as others in the network reach it; None where this machine is in none."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    if is_own(host) or is_every(host):
        found = own_address()
        if found is None or is_own(host):
            return None
        host = found
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}{parts.path}"


def is_own(host: str) -> bool:
    """Does it lead only from this machine to itself?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_every(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def own_address() -> str | None:
    """Of this machine in the network by which it would reach others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ANYWHERE)
        except OSError:
            return None
        found = str(way.getsockname()[0])
    return None if is_own(found) or is_every(found) else found


def as_signs(address: str) -> str:
    """A code that a camera reads, for a terminal."""
    drawn = StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")
