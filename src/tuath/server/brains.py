"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random

from tuath.bots import BOTS, Chair, make
from tuath.core.position import game_of, load
from tuath.games import find

SECONDS = 30.0  # a bot that thinks longer has failed


def think(snapshot: str, seat: int, bot: str, dice: int, material: Path | None) -> int:
    """What a bot answers in a saved position. Runs in another process."""
    position = load(snapshot, find(game_of(snapshot), material))
    return make(bot).choose(Chair(position, seat), Random(dice))


def end_with_server() -> None:
    """In a process that thinks: end when the server does, however it ends."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def simpler_than(bot: str) -> str | None:
    """The bot that takes over when this one fails."""
    names = list(BOTS)
    place = names.index(bot) if bot in names else len(names)
    return names[place - 1] if place > 0 else None


class Brains:
    """A pool of processes that is made anew when one of them dies."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Processes that begin afresh share no locks or sockets with the server.
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=end_with_server)

    async def choose(self, snapshot: str, seat: int, bot: str, dice: int, material: Path | None = None) -> int:
        """What a bot answers in a saved position of a game with its own material, or that of a file."""
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self.pool, think, snapshot, seat, bot, dice, material)
            return await asyncio.wait_for(thought, SECONDS)
        except BrokenProcessPool:
            self.pool = self._new_pool()
            raise

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
