"""`tuath` for tests of the open port: as `steady.py`, with less patience and less room.

What takes ten seconds there takes a fraction of one here, so that no test waits; how long each is stands in `door.py`.
"""

from __future__ import annotations

import os

from tests.server import steady
from tuath.server import door, doors


def begin() -> None:
    steady.begin()
    door.HEAD_TIME = float(os.environ.get("TUATH_TEST_HEAD", "0.1"))
    door.MOVING_TIME = float(os.environ.get("TUATH_TEST_MOVING", "1"))
    door.FAREWELL = 0.5
    doors.WANTED = int(os.environ.get("TUATH_TEST_DESCRIPTORS", str(doors.WANTED)))


if __name__ == "__mp_main__":
    begin()
