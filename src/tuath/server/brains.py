"""Bots think in processes of their own, never in the event loop; hosts in turn, and each host's tables in turn."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from tuath.bots import Chair, make
from tuath.server.replays import position_of
from tuath.server.workers import Died, Workers

log = logging.getLogger("tuath.brains")
SECONDS = 30.0  # of the processor; a bot that needs more has failed
TRIES = 3  # how often a bot may lose its process before it has failed


class Thought(NamedTuple):
    """What a bot has come to, and in how many seconds of the processor."""

    value: int
    seconds: float


def think(snapshot: str, material: Path | None, seat: int, bot: str, dice: int) -> Thought:
    """What a bot answers in a saved position. Runs in another process."""
    chair, player = Chair(position_of(snapshot, material), seat), make(bot)
    began = time.process_time()
    value = player.choose(chair, Random(dice))
    return Thought(value, time.process_time() - began)


class Brains:
    """Where bots think."""

    def __init__(self, processes: int = 1) -> None:
        self.workers = Workers(processes, SECONDS)

    async def choose(self, host: str, snapshot: str, material: Path | None, seat: int, bot: str, dice: int) -> Thought:
        """A bot's answer in a position of a game with its own material, or that of a file.

        That a process dies is not the bot's fault, unless it happens again and again.
        """
        for left in reversed(range(TRIES)):
            try:
                return await self.workers.do(host, think, snapshot, material, seat, bot, dice)
            except Died:
                if not left:
                    raise
                log.warning("a thinking process has died; the bot thinks again", extra={"bot": bot})
        raise AssertionError("not reached")

    def close(self) -> None:
        self.workers.close()
