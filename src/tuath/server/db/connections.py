"""Connections to the database, closed when nobody is in the middle of anything.

A task that is cancelled while a statement runs gives its connection back by the driver's thread. Were all of them
closed at that moment, it would wait for a thread that is gone, and the server's end with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger("tuath.store")
PATIENCE = 10.0  # seconds: a database that does not answer any more does not hold up the end


class Connections:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._in_use = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """To read."""
        with self._used():
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """To change something, whole or not at all."""
        with self._used():
            async with self.engine.begin() as connection:
                yield connection

    @contextlib.contextmanager
    def _used(self) -> Iterator[None]:
        self._in_use += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._in_use -= 1
            if not self._in_use:
                self._idle.set()

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self._idle.wait(), PATIENCE)
        except TimeoutError:
            log.warning("closed while the database had not answered")
        await self.engine.dispose()
