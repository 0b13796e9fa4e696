"""`tuath` for tests: chance is laid down, and it ends with those who started it.

A deal for which nobody chose a seed, and what a bot throws, are the same every time: a test that would fail with
another deal fails always or never.
"""

from __future__ import annotations

import os
import secrets
import signal
import threading

LAID_DOWN = 0x5EED_0F_0A_7E57


def laid_down(k: int) -> int:
    """Instead of bits that nobody can guess; names and keys are made of others."""
    return LAID_DOWN & ((1 << k) - 1)


def end_with_the_tests() -> None:
    """Nobody writes to our input; it ends when the tests do, however they end."""
    os.read(0, 1)
    os.killpg(0, signal.SIGKILL)


secrets.randbits = laid_down  # in every process that the server starts, too: each begins with this module

if __name__ == "__main__":
    from tuath.terminal.app import main

    threading.Thread(target=end_with_the_tests, daemon=True).start()
    main()
