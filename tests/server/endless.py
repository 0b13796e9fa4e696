"""A server with a game of many thousand answers, and a gate in its middle at which whoever plays it can be held up."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import ClassVar

from tests.minis import Hands, Mini
from tuath.core.game import Answer, Setup, View
from tuath.core.position import Position
from tuath.core.question import Domain, Question, Seat
from tuath.core.record import Record
from tuath.core.table import Rule, Table
from tuath.games import visiting

ANSWERS = 30_000
GATE = "TUATH_TEST_GATE"  # a folder
PATIENCE = 240.0  # seconds, as for everything else
STEP: Question[int] = Question("endless-step", "act", rule="X-4.1")


class Endless(Mini):
    """Two seats in turn take a step, thousands of times."""

    key = "endless"
    hides = False
    questions = (STEP,)
    kinds: ClassVar[dict[str, str]] = {"seat": "seat", "act": "act"}

    def __init__(self) -> None:
        super().__init__()
        self.domains = {**self.domains, "act": Domain("act", ("a0", "a1", "a2"))}

    def setup(self, setup: Setup) -> Hands:
        nothing: list[tuple[int, ...]] = [()] * setup.seats
        return Hands((), nothing[:], nothing[:], [0] * setup.seats)

    def step(self, table: Table[Hands]) -> Rule[None] | None:
        if table.state.turn == ANSWERS // 2:
            pass_gate()
        return self.take(table) if table.state.turn < ANSWERS else None

    def view(self, state: Hands, seat: Seat | None) -> View:
        return {"turn": state.turn, "score": list(state.score)}

    def imagine(
        self, start: Hands, now: Hands, answers: list[Answer], seat: Seat | None, rng: Random
    ) -> tuple[Hands, list[Answer]]:
        return start, answers

    def pieces(self, state: Hands) -> Mapping[str, int]:
        return {}

    async def take(self, table: Table[Hands]) -> None:
        state = table.state
        seat = state.turn % len(state.hands)
        act = await table.choose(seat, STEP, (0, 1, 2))
        state.score[seat] += act
        state.turn += 1
        table.tell("stepped", seat=seat, act=act)


class Gate:
    """Closed by a file; whoever stands before it says so in another."""

    def __init__(self, folder: Path) -> None:
        self.closed = folder / "closed"
        self.reached = folder / "reached"

    def close(self) -> None:
        self.reached.unlink(missing_ok=True)
        self.closed.touch()

    def open(self) -> None:
        self.closed.unlink()

    def wait_until_reached(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.reached.exists():
            assert time.monotonic() < deadline, "nobody comes"
            time.sleep(0.01)


def pass_gate() -> None:
    gate = Gate(Path(os.environ.get(GATE, "/nowhere")))
    if gate.closed.exists():
        with gate.reached.open("a") as file:
            file.write(f"{os.getpid()}\n")
        while gate.closed.exists():
            time.sleep(0.01)


def long_record(answers: int = ANSWERS) -> Record:
    """A game in which everybody takes the same steps again and again."""
    position = Position(Endless(), Endless().complete(2, {}))
    for turn in range(answers):
        position.play(turn % 2, turn % 3)
    return position.record()


STAYING = ExitStack()


def begin() -> None:
    """In the server and its processes, never in a test."""
    STAYING.enter_context(visiting(Endless()))


if __name__ == "__mp_main__":
    begin()
