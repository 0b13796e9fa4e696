"""A server whose system's clock leaps: by as many seconds as a file says."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tests.server import steady

LEAP = "TUATH_TEST_LEAP"


def begin() -> None:
    steady.begin()
    right, file = time.time, Path(os.environ[LEAP])
    time.time = lambda: right() + float(file.read_text(encoding="ascii"))


if __name__ == "__mp_main__":
    begin()
