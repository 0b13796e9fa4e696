"""The monotonic clock that all workers share: the system's time, read once and counted on from there.

So nobody loses or wins by a leap of the system's clock. All processes since the machine's last start count alike, as
they find the first one's reading in the database: ``base`` is what is added to the monotonic time of the machine.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

BOOT = Path("/proc/sys/kernel/random/boot_id")  # where there is none, each process reads the system's clock itself


class Life(NamedTuple):
    """The last sign of life of any process: when, by which count, since which start of the machine."""

    at: float
    base: float
    boot: str


class Steady:
    """A monotonic clock: it does not leap."""

    def __init__(self) -> None:
        self.base = time.time() - time.monotonic()
        self.boot = BOOT.read_text(encoding="ascii").strip() if BOOT.exists() else ""

    def now(self) -> float:
        return self.base + time.monotonic()

    def go_with(self, life: Life) -> None:
        """Count as the process did whose sign of life this is, if it ran on this machine since its start."""
        if self.boot and life.boot == self.boot:
            self.base = life.base

    def life(self) -> Life:
        """A sign of life, now."""
        return Life(self.now(), self.base, self.boot)


STEADY = Steady()
