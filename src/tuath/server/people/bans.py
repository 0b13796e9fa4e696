"""Bans, by account or by address; and how what a host does from a shell reaches servers that run.

A host works on the rows, from a shell. Each act of moderation is a row as well; every worker looks for new ones every
few seconds, hears of the tables that they have changed, and learns who is banned.
"""

from __future__ import annotations

import ipaddress
import time
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import func, select

from tuath.core.message import Refusal, refuse
from tuath.server.db import schema
from tuath.server.db.store import Store
from tuath.server.errors import Forbidden

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(NamedTuple):
    reason: str
    until: float | None

    @property
    def refusal(self) -> Refusal:
        if self.until is None:
            return refuse("", "server-banned", reason=self.reason)
        day = datetime.fromtimestamp(self.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
        return refuse("", "server-banned-until", reason=self.reason, moment=day)

    def is_over(self) -> bool:
        return self.until is not None and self.until <= time.time()


class Banned(Forbidden):
    """Somebody who may not come here."""

    def __init__(self, ban: Ban) -> None:
        super().__init__("server-banned")
        self.refusal = ban.refusal


class Bans:
    """As the rows had them when we last looked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.players: dict[str, Ban] = {}
        self.networks: dict[Network, Ban] = {}
        self.seen = 0  # the last act of a host

    async def read(self) -> None:
        async with self.store.connections.connect() as connection:
            rows = list(await connection.execute(select(schema.bans)))
            self.seen = int((await connection.execute(select(func.max(schema.deeds.c.number)))).scalar_one() or 0)
        self.players = {row.subject: Ban(row.reason, row.until) for row in rows if is_player(row.subject)}
        self.networks = {
            ipaddress.ip_network(row.subject): Ban(row.reason, row.until) for row in rows if not is_player(row.subject)
        }

    async def news(self) -> list[str]:
        """Tables that the host has changed since we last looked."""
        deeds = schema.deeds
        query = select(deeds.c.table).where(deeds.c.number > self.seen).order_by(deeds.c.number)
        async with self.store.connections.connect() as connection:
            found = list((await connection.execute(query)).scalars())
        if found:
            await self.read()
        return [table for table in found if table is not None]

    def of_player(self, player: str) -> Ban | None:
        return current(self.players.get(player))

    def of_address(self, host: str) -> Ban | None:
        if not self.networks:
            return None
        try:
            address: Any = ipaddress.ip_address(host)
        except ValueError:
            return None
        address = getattr(address, "ipv4_mapped", None) or address
        return next((ban for network, ban in self.networks.items() if address in network and current(ban)), None)

    def check(self, player: str) -> None:
        ban = self.of_player(player)
        if ban is not None:
            raise Banned(ban)


def current(ban: Ban | None) -> Ban | None:
    return None if ban is None or ban.is_over() else ban


def is_player(subject: str) -> bool:
    return subject.startswith("p_")
