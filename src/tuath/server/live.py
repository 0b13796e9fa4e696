"""Live updates: each viewer has a task of its own, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from fastapi import WebSocket

from tuath.core.message import Refusal
from tuath.server.identity import Player
from tuath.server.protocol import table_data

if TYPE_CHECKING:
    from tuath.server.server import Server

PING = 20.0  # seconds
PATIENCE = 10.0  # a client that takes nothing for so long is gone


class Viewer:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, table: str, player: Player | None, version: int) -> None:
        self.socket = socket
        self.table = table
        self.player = player
        self.version = version
        self.changed = asyncio.Event()
        self._sending = asyncio.Lock()

    async def send(self, data: dict[str, Any]) -> None:
        async with self._sending:
            await asyncio.wait_for(self.socket.send_json(data), PATIENCE)

    async def refuse(self, id: str | None, refusal: Refusal, table: dict[str, Any] | None = None) -> None:
        await self.send({"type": "refused", "id": id, "error": refusal.as_data(), "table": table})

    async def send_changes(self, server: Server) -> None:
        """Whatever has happened since the version this client has, as often as it can take it."""
        try:
            while True:
                entry = await server.tables.entry(self.table)
                if entry.version > self.version:
                    since = self.version if self.version >= 0 else None
                    data = table_data(entry, self.player, server.hub.online(self.table), since)
                    self.version = entry.version
                    await self.send({"type": "table", "table": data})
                self.changed.clear()
                if (await server.tables.entry(self.table)).version > self.version:
                    continue
                try:
                    await asyncio.wait_for(self.changed.wait(), PING)
                except TimeoutError:
                    await self.send({"type": "ping"})
        except (TimeoutError, RuntimeError):
            with contextlib.suppress(RuntimeError):
                await self.socket.close(4408)


class Hub:
    """Who looks at which table."""

    def __init__(self) -> None:
        self.viewers: dict[str, set[Viewer]] = {}

    @property
    def count(self) -> int:
        return sum(map(len, self.viewers.values()))

    @contextlib.contextmanager
    def seated(self, viewer: Viewer) -> Iterator[None]:
        self.viewers.setdefault(viewer.table, set()).add(viewer)
        try:
            yield
        finally:
            self.viewers[viewer.table].discard(viewer)
            if not self.viewers[viewer.table]:
                del self.viewers[viewer.table]

    def changed(self, table: str, version: int) -> None:
        for viewer in self.viewers.get(table, ()):
            viewer.changed.set()

    def online(self, table: str) -> set[str]:
        return {viewer.player.id for viewer in self.viewers.get(table, ()) if viewer.player is not None}

    def close(self) -> None:
        self.viewers.clear()
