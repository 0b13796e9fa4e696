"""Bots think in processes of their own, never in the event loop; hosts in turn, and each host's tables in turn."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

from tuath.bots import Chair, make
from tuath.server.replays import position_of
from tuath.server.workers import Died, Workers

log = logging.getLogger("tuath.brains")
SECONDS = 30.0  # of the processor; a bot that needs more has failed
TRIES = 3  # how often a bot may lose its process before it has failed


def think(snapshot: str, material: Path | None, seat: int, bot: str, dice: int) -> int:
    """What a bot answers in a saved position. Runs in another process."""
    return make(bot).choose(Chair(position_of(snapshot, material), seat), Random(dice))


class Brains:
    """Where bots think."""

    def __init__(self, processes: int = 1) -> None:
        self.workers = Workers(processes, SECONDS)

    async def choose(self, host: str, snapshot: str, material: Path | None, seat: int, bot: str, dice: int) -> int:
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
