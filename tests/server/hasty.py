"""`tuath` for tests of the open port: as `steady.py`, with less patience and less room.

What takes ten seconds there takes a fraction of one here, so that no test waits; `open_port.py` says how long each is.
"""

from __future__ import annotations

import os

from tests.server import steady
from tuath.server.web import connection_limits, open_port


def begin() -> None:
    steady.begin()
    open_port.HEAD_TIME = float(os.environ.get("TUATH_TEST_HEAD", "0.1"))
    open_port.MOVING_TIME = float(os.environ.get("TUATH_TEST_MOVING", "1"))
    open_port.FAREWELL = 0.5
    connection_limits.WANTED = int(os.environ.get("TUATH_TEST_DESCRIPTORS", str(connection_limits.WANTED)))


if __name__ == "__mp_main__":
    begin()
