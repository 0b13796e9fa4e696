"""`tuath` for tests: chance is laid down, it ends with those who started it, and most of its start was done before.

A deal for which nobody chose a seed, and what a bot throws, are the same every time: a test that would fail with
another deal fails always or never.

A server starts in a copy of a process that has read the program and its games already: most of a start is reading them,
and the tests start hundreds. From there on it is a start like any other; `serving.py` has those from the command line.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import wait
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from tuath.server.jobs import workers

LAID_DOWN = 0x5EED_0F_0A_7E57


def laid_down(k: int) -> int:
    """Instead of bits that nobody can guess; names and keys are made of others."""
    return LAID_DOWN & ((1 << k) - 1)


def begin() -> None:
    """In the server, and in every process that it starts.

    What lets everybody else go first would, beside other tests, wait until they are over.
    """
    secrets.randbits = laid_down
    workers.PATIENCE = 0


class Started:
    """A server of this pytest, as `subprocess.Popen` would show it."""

    def __init__(self, program: str, arguments: Sequence[str], environment: dict[str, str], log: Path) -> None:
        """``program`` is the module with which the server and all its processes begin."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tests.server.ready"])
        self.process: ForkServerProcess = context.Process(
            target=serve, args=(program, arguments, environment, str(log))
        )
        self.process.start()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        assert self.process.exitcode is not None, "the server does not end"
        return self.process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        with suppress(ProcessLookupError):  # it has ended
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.process.kill()


def serve(program: str, arguments: Sequence[str], environment: dict[str, str], log: str) -> None:
    """In the new process: what the shell would do, and then the program."""
    os.setsid()
    to = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for stream in (1, 2):
        os.dup2(to, stream)
    os.environ.clear()
    os.environ.update(environment)
    threading.Thread(target=end_with_the_tests, daemon=True).start()
    sys.modules["__main__"] = import_module(program)  # every process that the server starts begins with it, too
    sys.modules["__main__"].begin()
    sys.argv = ["tuath", *arguments]
    import_module("tuath.terminal.app").main()


def end_with_the_tests() -> None:
    """However they end."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.killpg(0, signal.SIGKILL)


if __name__ == "__mp_main__":
    begin()
