"""Several workers that read the tests once: `pytest -n 4` carries them out in copies of the process that has read them.

Reading them is the same work in every worker, and the second longest of its life. Where processes cannot be copied
safely (Windows, macOS), xdist begins its own, as it does everywhere without this.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
import warnings
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

import pytest

FORKING = get_context("fork") if sys.platform == "linux" else None
LOST = "lost"  # said instead of the name of a hook


def share(config: pytest.Config) -> None:
    """Called by the tests' `conftest.py`: takes over from xdist, which looks at these options later."""
    option, is_worker = config.option, hasattr(config, "workerinput")
    if FORKING is None or is_worker or option.collectonly or set(getattr(option, "tx", ())) != {"popen"}:
        return
    workers, option.tx, option.dist = len(option.tx), [], "no"
    config.pluginmanager.register(Sharing(config, workers), "sharing")


class Work:
    """Which copy carries out which tests: each a stretch of them, as tests that lie together share what they need.

    Who has come to the end of a stretch takes the second half of the longest that is left.
    """

    def __init__(self, tests: int, copies: int) -> None:
        assert FORKING is not None
        self.copies = copies
        bounds = [tests * number // copies for number in range(copies + 1)]
        self.stretches = FORKING.Array("l", [bound for pair in pairwise(bounds) for bound in pair])
        self.ahead = FORKING.Array("l", [-1] * copies)  # taken, but not begun: -1 is none

    def take(self, copy: int) -> int | None:
        """The next test of this copy; nobody else gets it."""
        with self.stretches.get_lock():
            if not self.left(copy):
                other = max(range(self.copies), key=self.left)
                end = self.stretches[2 * other + 1]
                begin = end - (self.left(other) + 1) // 2
                self.stretches[2 * other + 1] = begin
                self.stretches[2 * copy], self.stretches[2 * copy + 1] = begin, end
            if not self.left(copy):
                return None
            self.stretches[2 * copy] += 1
            return int(self.stretches[2 * copy]) - 1

    def follow(self, copy: int) -> int | None:
        """What this copy carries out after the test under way; were it lost, another would begin with that."""
        test = self.take(copy)
        self.ahead[copy] = -1 if test is None else test
        return test

    def take_over(self, copy: int) -> int | None:
        """The first test of one that takes the place of another, or is the first in its own."""
        return int(self.ahead[copy]) if self.ahead[copy] >= 0 else self.take(copy)

    def left(self, copy: int) -> int:
        return int(self.stretches[2 * copy + 1]) - int(self.stretches[2 * copy])

    def is_left(self, copy: int) -> bool:
        """Is there something to do for one that takes its place?"""
        return self.ahead[copy] >= 0 or any(self.left(other) for other in range(self.copies))

    def stop(self) -> None:
        """Nobody begins another."""
        with self.stretches.get_lock():
            for copy in range(self.copies):
                self.stretches[2 * copy], self.ahead[copy] = self.stretches[2 * copy + 1], -1


class Copy(NamedTuple):
    """A process under way, and what it says."""

    number: int  # of the stretch
    process: int
    said: Connection


class Sharing:
    """In the process that has read the tests: it copies itself, and tells on what the copies say."""

    def __init__(self, config: pytest.Config, workers: int) -> None:
        self.config, self.workers = config, workers
        self.under_way: dict[int, str] = {}  # by process
        self.begun = 0
        self.why = ""  # of the last that was lost with an error

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed and not session.config.option.continue_on_collection_errors:
            return None  # what could not be read: pytest says so
        self.work = Work(len(session.items), self.workers)
        folders_of(self.config).getbasetemp()  # made once, before there are several
        copies = [self.begin(session, number) for number in range(self.workers)]
        try:
            while copies:
                for said in wait([copy.said for copy in copies]):
                    copy = next(copy for copy in copies if copy.said is said)
                    if not self.hears(session, copy):
                        copies.remove(copy)
                        if self.is_lost(copy) and self.work.is_left(copy.number):
                            copies.append(self.begin(session, copy.number))
        finally:
            for copy in copies:  # somebody has had enough
                os.kill(copy.process, signal.SIGINT)
                os.waitpid(copy.process, 0)
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True

    def begin(self, session: pytest.Session, number: int) -> Copy:
        assert FORKING is not None
        self.begun += 1
        said, says = FORKING.Pipe(duplex=False)
        process = os.fork()
        if process == 0:
            code = 1
            try:
                Worker(session, f"copy{self.begun}", says).carry_out(self.work, number)
                code = 0
            except Exception:
                says.send((LOST, {"why": traceback.format_exc()}))
            finally:
                os._exit(code)  # what the first process has yet to do at its end is not done twice
        says.close()
        return Copy(number, process, said)

    def hears(self, session: pytest.Session, copy: Copy) -> bool:
        """Until the copy has no more to say."""
        try:
            hook, told = copy.said.recv()
        except (EOFError, OSError):
            return False
        if hook == LOST:
            self.why = told["why"]
            return True
        if hook == "pytest_runtest_logstart":
            self.under_way[copy.process] = told["nodeid"]
        elif hook == "pytest_runtest_logfinish":
            self.under_way.pop(copy.process, None)
        elif hook == "pytest_runtest_logreport":
            told = {"report": self.config.hook.pytest_report_from_serializable(config=self.config, data=told)}
        caller = getattr(self.config.hook, hook)
        if caller.is_historic():  # also for those who listen later
            caller.call_historic(kwargs=told)
        else:
            caller(**told)
        if session.shouldfail or session.shouldstop:
            self.work.stop()
        return True

    def is_lost(self, copy: Copy) -> bool:
        """Has it ended before its work did? Then the test under way has failed."""
        _, status = os.waitpid(copy.process, 0)
        copy.said.close()
        code, test = os.waitstatus_to_exitcode(status), self.under_way.pop(copy.process, None)
        why, self.why = f"the process of this test has ended with {code}\n{self.why}", ""
        if code and test is None:
            raise RuntimeError(why)
        if test is not None:
            where = (test.partition("::")[0], None, test)
            report = pytest.TestReport(test, where, {}, "failed", why, "call")
            self.config.hook.pytest_runtest_logreport(report=report)
        return code != 0


def folders_of(config: pytest.Config) -> Any:
    """Where `tmp_path` comes from."""
    return config._tmp_path_factory  # type: ignore[attr-defined]


class Worker:
    """In a copy: carries out tests, and says what becomes of them instead of telling it."""

    def __init__(self, session: pytest.Session, name: str, says: Connection) -> None:
        self.session, self.config, self.says = session, session.config, says
        plugins = self.config.pluginmanager
        for teller in ("terminalreporter", "times", "sharing"):
            if plugins.has_plugin(teller):
                plugins.unregister(name=teller)
        plugins.register(self, "worker")
        folders = folders_of(self.config)
        folders._basetemp = folders.getbasetemp() / name
        folders._basetemp.mkdir(mode=0o700)
        capturing: Any = plugins.get_plugin("capturemanager")
        if capturing is not None:  # into files of its own
            capturing.stop_global_capturing()
            capturing.start_global_capturing()

    def carry_out(self, work: Work, number: int) -> None:
        """What follows is known when a test ends, so what both need may stay."""
        items, now = self.session.items, work.take_over(number)
        try:
            while now is not None:
                following = work.follow(number)
                after = None if following is None else items[following]
                self.config.hook.pytest_runtest_protocol(item=items[now], nextitem=after)
                now = following
        finally:
            self.session._setupstate.teardown_exact(None)  # also where it is interrupted

    def pytest_runtest_logstart(self, nodeid: str, location: tuple[str, int | None, str]) -> None:
        self.says.send(("pytest_runtest_logstart", {"nodeid": nodeid, "location": location}))

    def pytest_runtest_logfinish(self, nodeid: str, location: tuple[str, int | None, str]) -> None:
        self.says.send(("pytest_runtest_logfinish", {"nodeid": nodeid, "location": location}))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.says.send(("pytest_runtest_logreport", data))

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: tuple[str, int, str] | None
    ) -> None:
        said = warnings.WarningMessage(
            str(warning_message.message), Warning, warning_message.filename, warning_message.lineno
        )
        told = {"warning_message": said, "when": when, "nodeid": nodeid, "location": location}
        self.says.send(("pytest_warning_recorded", told))
