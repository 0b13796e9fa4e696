"""A plugin of pytest: which test calls which function of the program, in its own process and in those it starts.

A process that is started, such as a server, is traced by `site/sitecustomize.py`; what it calls is noted for the test
during which it was called first, and later held to belong to all tests of that file, as they may share the process.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest

SOURCE = str(Path(__file__).resolve().parents[2] / "src" / "tuath")
ROOT = str(Path(__file__).resolve().parents[2]) + os.sep
AT_IMPORT = "(import)"  # called while something was read, so by no test of its own


class Calls:
    """Notes who is called; the lines go to a file of this process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen = set[CodeType]()
        self.passed = True

    def note(self, frame: FrameType, _event: str, _argument: object) -> None:
        self.seen.add(frame.f_code)

    def begin(self) -> None:
        threading.settrace(self.note)
        sys.settrace(self.note)

    def take(self) -> list[str]:
        seen, self.seen = self.seen, set()
        return sorted(f"{code.co_filename.removeprefix(ROOT)}:{code.co_firstlineno}"
                      for code in seen if code.co_filename.startswith(SOURCE))  # fmt: skip

    def write(self, test: str, seconds: float, passed: bool) -> None:
        line = json.dumps({"test": test, "seconds": seconds, "passed": passed, "calls": self.take()})
        with (self.folder / f"{os.getpid()}.calls").open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def show(self, test: str) -> None:
        """The test under way, for the processes it starts."""
        os.environ["CALLS_OF"] = str(os.getpid())  # a copy of the process that began, where several share the work
        (self.folder / f"{os.getpid()}.current").write_text(test, encoding="utf-8")

    def pytest_collection_finish(self) -> None:
        self.write(AT_IMPORT, 0.0, True)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.take()
        self.show(item.nodeid)
        self.passed, began = True, time.perf_counter()
        self.begin()
        try:
            return (yield)
        finally:
            self.write(item.nodeid, time.perf_counter() - began, self.passed)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed = self.passed and report.passed


def pytest_configure(config: pytest.Config) -> None:
    folder = os.environ.get("CALLS_TO")
    if folder and (hasattr(config, "workerinput") or not getattr(config.option, "tx", None)):
        calls = Calls(Path(folder))
        calls.begin()
        config.pluginmanager.register(calls, "calls")
