"""The pool of processes in which bots think, never in the event loop: hosts in turn, and each host's tables."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from tuath.bots import Chair, make
from tuath.server.jobs.replays import position_of
from tuath.server.jobs.workers import Workers
from tuath.server.wire import outgoing
from tuath.server.wire.words import message_data

if TYPE_CHECKING:
    from tuath.bots.hinting import Hint

SECONDS = 30.0  # of the processor; a bot that needs more has failed
Thoughts = tuple[tuple[Any, ...], int]  # what is known about a hint by now, and after how many portions


class Chosen(NamedTuple):
    """What a bot has come to, and in how many seconds of the processor."""

    value: int
    seconds: float


def think(snapshot: str, material: Path | None, seat: int, bot: str, dice: int) -> Chosen:
    """What a bot answers in a saved position. Runs in another process."""
    chair, player = Chair(position_of(snapshot, material), seat), make(bot)
    began = time.process_time()
    value = player.choose(chair, Random(dice))
    return Chosen(value, time.process_time() - began)


def ponder(
    snapshot: str, material: Path | None, seat: int, dice: int, thoughts: Thoughts
) -> tuple[Thoughts, outgoing.Hint]:
    """A portion of thinking about a hint, after what was thought before. Runs in another process.

    What is thought travels as plain values: the server has no use for what bots think with, such as NumPy.
    """
    from tuath.bots.hinting import Thought, first_thought, further_thought, settled  # noqa: PLC0415 - see above

    chair = Chair(position_of(snapshot, material), seat)
    known, portions = thoughts
    rng = Random(dice + portions)
    now = further_thought(chair, Thought(*known), rng) if portions else first_thought(chair, rng)
    return (tuple(now), portions + 1), hint_data(settled(now), portions + 1)


def hint_data(hint: Hint, portions: int) -> outgoing.Hint:
    proposals: list[outgoing.Proposal] = [
        {
            "steps": [
                {"key": step.question.key, "option": {"id": step.option, "about": dict(step.about)}}
                for step in one.steps
            ],
            "chance": round(100 * one.chance),
            "doubt": max(1, round(100 * one.doubt)),
            "reasons": [message_data(reason) for reason in one.reasons],
        }
        for one in hint.proposals
    ]
    return {"proposals": proposals, "equal": hint.equal, "level": hint.level, "portions": portions}


class Brains:
    """The pool: where bots think."""

    def __init__(self, processes: int = 1) -> None:
        self.workers = Workers(processes, SECONDS)

    async def choose(self, host: str, snapshot: str, material: Path | None, seat: int, bot: str, dice: int) -> Chosen:
        """A bot's answer in a position of a game with its own material, or that of a file."""
        return await self.workers.insist(host, think, snapshot, material, seat, bot, dice)

    async def ponder(
        self, host: str, snapshot: str, material: Path | None, seat: int, dice: int, thoughts: Thoughts
    ) -> tuple[Thoughts, outgoing.Hint]:
        """A portion of a hint, in turn with the bots of all hosts."""
        return await self.workers.insist(host, ponder, snapshot, material, seat, dice, thoughts)

    def close(self) -> None:
        self.workers.close()
