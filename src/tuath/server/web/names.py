"""The host names of this server (against DNS rebinding): a page elsewhere whose name leads here speaks to nobody.

Whoever is at such a page would otherwise send what they may see here to it. An address in numbers is nobody's name, so
it is always right; so is this machine's own name.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from tuath.server.settings import Settings, settings

HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^:/@\[\]]+))(?::\d*)?")


def is_ours(hosts: Sequence[str]) -> bool:
    """Is this what ``Host`` may say, and once? Programs that say nothing are no browsers."""
    return not any(hosts) or (len(hosts) == 1 and is_known(hosts[0], settings()))


@lru_cache(maxsize=256)
def is_known(host: str, now: Settings) -> bool:
    said = HOST.fullmatch(host)
    if said is None:
        return False
    name = (said[1] or said[2]).rstrip(".").lower()
    if is_address(name) or name == "localhost" or name.endswith(".localhost") or name in names_of(now):
        return True
    return bool(now.proxy) and not (now.site or now.names)  # then the proxy alone knows


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def names_of(now: Settings) -> set[str]:
    """As the host has named it, and as the network around it knows this machine."""
    machine = socket.gethostname().lower()
    site = urlsplit(now.site).hostname or ""
    return {name.lower() for name in (*now.names, site, now.host, machine, f"{machine}.local") if name}
