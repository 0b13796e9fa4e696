"""PostgreSQL's LISTEN: a connection that hears what other workers notify, made anew whenever it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import asyncpg

log = logging.getLogger("tuath.server")
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0  # seconds between two tries
PULSE = 20.0  # seconds after which a quiet connection is felt
PATIENCE = 10.0  # seconds for the database to answer
NAME = "tuath listens"  # what the connection is called in the lists of PostgreSQL


class Ears:
    """Listens to channels of PostgreSQL. ``missed`` is called when something may have been told that was not heard."""

    def __init__(
        self, address: str, channels: Mapping[str, Callable[[str], None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self.address = address
        self.channels = channels
        self.missed = missed
        self._connection: asyncpg.Connection | None = None
        self._gone = asyncio.Event()
        self._tending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self._tending = asyncio.create_task(self._tend())

    async def _connect(self) -> None:
        self._gone = gone = asyncio.Event()
        named = {"application_name": NAME}
        self._connection = connection = await asyncpg.connect(self.address, timeout=PATIENCE, server_settings=named)
        connection.add_termination_listener(lambda _: gone.set())
        for channel in self.channels:
            await connection.add_listener(channel, self._heard)

    def _heard(self, _connection: Any, _pid: int, channel: str, payload: str) -> None:
        self.channels[channel](payload)

    async def _tend(self) -> None:
        """Mend what is broken at once; now and then look whether anything was missed, for whatever reason."""
        while True:
            if await self._is_broken():
                await self._mend()
                continue
            try:
                await self.missed()
            except Exception as error:
                log.warning("could not look for missed changes", extra={"why": repr(error)})

    async def _is_broken(self) -> bool:
        """Wait until the connection is gone or has been quiet for a while; a dead one may look quiet too."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._gone.wait(), PULSE)
        connection = self._connection
        if connection is None or connection.is_closed():
            return True
        try:
            await connection.execute("SELECT 1", timeout=PATIENCE)
        except Exception as error:
            log.warning("the line to other workers is dead", extra={"why": repr(error)})
            connection.terminate()
            return True
        return False

    async def _mend(self) -> None:
        """Listen again, with growing pauses, and then look for what was told meanwhile."""
        for tried in itertools.count():
            try:
                await self._connect()
                await self.missed()
            except Exception as error:
                log.warning("other workers cannot be heard", extra={"why": repr(error)})
                self._hang_up()
                longest = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tried, 10))
                await asyncio.sleep(longest * (1 + random.random()) / 2)
            else:
                log.warning("other workers are heard again")
                return

    def _hang_up(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            self._connection.terminate()

    async def close(self) -> None:
        if self._tending is not None:
            self._tending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._tending
        self._hang_up()
