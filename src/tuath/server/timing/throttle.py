"""A throttle: what costs something is asked once a second, however many want to know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")
SECONDS = 1.0


class Recently(Generic[T]):
    def __init__(self, ask: Callable[[], Coroutine[Any, Any, T]]) -> None:
        self.ask = ask
        self.asked: asyncio.Task[T] | None = None
        self.at = 0.0

    async def now(self) -> T:
        """As it was a second ago at most; those who come together are told the same."""
        if self.asked is None or (self.asked.done() and time.monotonic() - self.at >= SECONDS):
            self.at = time.monotonic()
            self.asked = asyncio.create_task(self.ask())
        return await asyncio.shield(self.asked)
