"""The bots, by name."""

from __future__ import annotations

import os

from tuath.bots.bot import Bot, Chair
from tuath.bots.finding import SCRIPTED, USUAL, bots, make, simpler_than

for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(threads, "1")  # NumPy, which comes later: tables are small, threads only wait for each other

__all__ = ["SCRIPTED", "USUAL", "Bot", "Chair", "bots", "make", "simpler_than"]
