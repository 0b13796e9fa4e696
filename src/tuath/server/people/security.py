"""What concerns the security of accounts, for hosts: who has signed in and how, who was turned away, and from where.

Of an address only a keyed hash is kept: it tells that two lines come from one place, and of no place which it is. What
happens again and again within a minute is one line that counts, so that nobody fills the disk by being turned away.
"""

from __future__ import annotations

import hmac
import logging
import time
from collections import OrderedDict
from typing import Any, Literal, NamedTuple

from sqlalchemy import delete, insert, inspect, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tuath.server.db import schema
from tuath.server.db.offline import on_rows
from tuath.server.db.storage_health import TROUBLES, Unwritable
from tuath.server.db.store import Store
from tuath.server.settings import settings
from tuath.server.web.limits import network

log = logging.getLogger("tuath.server")
What = Literal[
    "sign-in", "refusal", "limit", "ban", "scope", "restore", "phrase", "token", "passkey", "link", "out", "shown"
]
DAY = 86_400.0
MINUTE = 60.0
MOST = 1_000  # different things in a minute; of more it is only said that there were
security = schema.security


class Seen(NamedTuple):
    """What is the same, however often it happens."""

    what: What
    player: str
    address: str
    detail: str


class SecurityLog:
    """Lines that wait to be stored, once a minute or when asked for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.secret = b""
        self.waiting: OrderedDict[Seen, tuple[float, int]] = OrderedDict()
        self.left_out = 0
        self.stored = time.monotonic()

    def note(self, what: What, player: str = "", host: str = "", detail: str = "") -> None:
        """Something has happened, to an account if it is known, at the wish of somebody at this address."""
        seen = Seen(what, player, self.hashed(host), detail[:80])
        at, times = self.waiting.get(seen, (time.time(), 0))
        if seen not in self.waiting and len(self.waiting) >= MOST:
            self.left_out += 1
            return
        self.waiting[seen] = at, times + 1

    def hashed(self, host: str) -> str:
        """The same for one network, and for nobody else's eyes."""
        return hmac.digest(self.secret, b"address " + network(host).encode(), "sha256").hex()[:12] if host else ""

    async def tend(self) -> None:
        """Once a second or so: what has waited for a minute is stored, what is too old goes."""
        if self.waiting and time.monotonic() - self.stored >= MINUTE:
            await self.store_all()

    async def store_all(self) -> None:
        waiting, self.waiting, self.stored = self.waiting, OrderedDict(), time.monotonic()
        rows = [{**seen._asdict(), "at": at, "times": times} for seen, (at, times) in waiting.items()]
        if self.left_out:
            log.warning("not all was noted that concerns security", extra={"lines": self.left_out})
            self.left_out = 0
        oldest = time.time() - DAY * settings().security_days

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(security).where(security.c.at < oldest))
            if rows and settings().security_days > 0:
                await connection.execute(insert(security), rows)

        try:
            await self.store.carry_out(write)
        except (Unwritable, *TROUBLES) as error:
            log.warning("the log of security was not stored", extra={"why": repr(error)})


# ---- for hosts -------------------------------------------------------------------------------------------------------


def list_security(url: str, most: int, about: str = "") -> list[dict[str, Any]]:
    """The last lines, or those about one account or one hashed address; the newest last."""
    query = select(security).order_by(security.c.number.desc()).limit(most)
    if about:
        query = query.where(or_(security.c.player == about, security.c.address == about, security.c.what == about))

    async def work(_: Store, connection: AsyncConnection) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in await connection.execute(query)][::-1]

    return on_rows(url, work)


def note_restore(url: str, file: str) -> None:
    """That a copy has taken the place of the rows, where its rows have a place for that."""

    async def work(_: Store, connection: AsyncConnection) -> None:
        if await connection.run_sync(lambda rows: inspect(rows).has_table(security.name)):
            line = {"what": "restore", "player": "", "address": "", "detail": file[:80], "at": time.time(), "times": 1}
            await connection.execute(insert(security).values(**line))

    on_rows(url, work, writes=True)
