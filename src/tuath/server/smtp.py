"""The mail server (SMTP) as a host names it in one line, and what a mail address is."""

from __future__ import annotations

import re
from email.utils import parseaddr
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from tuath.core.message import Refused, refuse

PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}  # TLS at once, STARTTLS, none
MAILBOX = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
LONGEST = 254


class Office(NamedTuple):
    """The mail server that takes our mail."""

    kind: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def read_mail_server(text: str) -> Office:
    """``smtps://USER:PASSWORD@HOST:PORT?from=ADDRESS``; refused where it is none."""
    try:
        parts = urlsplit(text)
        port, sender = parts.port, parse_qs(parts.query).get("from", [""])[0]
    except ValueError:
        raise Refused(refuse("", "server-bad-smtp")) from None
    if parts.scheme not in PORTS or not parts.hostname or not is_mailbox(parseaddr(sender)[1]):
        raise Refused(refuse("", "server-bad-smtp"))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Office(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password, sender)


def is_mailbox(text: str) -> bool:
    return len(text) <= LONGEST and MAILBOX.fullmatch(text) is not None and ".." not in text
