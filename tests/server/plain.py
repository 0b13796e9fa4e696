"""`tuath` for tests, as `steady.py`, on a machine that uvloop is not made for."""

from __future__ import annotations

import sys

from tests.server import steady


def begin() -> None:
    steady.begin()
    sys.modules["uvloop"] = None  # type: ignore[assignment]


if __name__ == "__mp_main__":
    begin()
