"""A plugin of pytest: all tests are read once, and each mutant is tried in a copy of that process.

Most of a try was reading the tests anew. In the copy the functions of one file get their code as it would be; the
processes that a test starts there read the file with the other words, as `site/sitecustomize.py` has it. What was
carried out while files were read stays as it was, so mutants of such functions are tried in processes of their own.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from tests.mutation.making import ROOT, Mutant

Place = tuple[str, int]  # the name with which a function is known in its file, and which of those with that name


class UnfitError(Exception):
    """Of code that cannot take the place of another."""


class Task(NamedTuple):
    """A mutant, the tests of which all are carried out, those that follow until one fails, and how long it may take."""

    mutant: Mutant
    tests: Sequence[str]
    others: Sequence[str]
    limit: float


class Tries:
    """Instead of the tests: for each task a process that carries out its own."""

    def __init__(self, tasks: Sequence[Task], jobs: int, folder: Path) -> None:
        self.tasks = [*tasks]
        self.jobs = jobs
        self.folder = folder
        self.running: dict[int, tuple[Task, float]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = live_functions()
        gc.freeze()
        for task in self.tasks:
            while len(self.running) >= self.jobs:
                self.wait()
            child = os.fork()
            if child == 0:
                os._exit(self.carry_out(task, items, functions))
            self.running[child] = task, time.monotonic() + task.limit
        while self.running:
            self.wait()
        return True

    def wait(self) -> None:
        """Until one has ended, or has to."""
        while True:
            for child, (task, deadline) in [*self.running.items()]:
                ended, status = os.waitpid(child, os.WNOHANG)
                is_late = not ended and time.monotonic() > deadline
                if is_late:
                    os.killpg(child, signal.SIGKILL)
                    os.waitpid(child, 0)
                if ended or is_late:
                    del self.running[child]
                    self.tell(task, "late" if is_late else "" if os.waitstatus_to_exitcode(status) == 0 else "unfit")
                    return
            time.sleep(0.02)

    def tell(self, task: Task, how: str) -> None:
        file = self.folder / f"{abs(hash(task.mutant.id))}.end"
        file.write_text(json.dumps({"id": task.mutant.id, "how": how}), encoding="utf-8")
        file.rename(file.with_suffix(".done"))

    def carry_out(
        self, task: Task, items: Mapping[str, pytest.Item], functions: Mapping[str, Sequence[FunctionType]]
    ) -> int:
        os.setsid()
        witness = self.folder / f"{abs(hash(task.mutant.id))}.witness"
        witness.touch()
        path = str(ROOT / task.mutant.file)
        os.environ["MUTANT_WITNESS"] = str(witness)
        os.environ["MUTANT"] = json.dumps(
            {"file": path, "begin": task.mutant.begin, "end": task.mutant.end, "words": task.mutant.words}
        )
        try:
            put_in(task.mutant, functions.get(path, ()))
        except (UnfitError, ValueError):
            return 3
        for tests, only_one in ((task.tests, False), (task.others, True)):
            for test, after in zip(tests, [*tests[1:], None], strict=True):
                following = items.get(after) if after else None
                if test in items:
                    items[test].config.hook.pytest_runtest_protocol(item=items[test], nextitem=following)
                if only_one and "failed" in witness.read_text(encoding="utf-8"):
                    return 0
            if "failed" in witness.read_text(encoding="utf-8"):
                return 0
        return 0


def live_functions() -> dict[str, list[FunctionType]]:
    """All functions of the program that there are, by their file."""
    found: dict[str, list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            found.setdefault(each.__code__.co_filename, []).append(each)
    return found


def put_in(mutant: Mutant, functions: Sequence[FunctionType]) -> None:
    """The code of each function of the file as it would be; lines may be others, names are the same."""
    path = ROOT / mutant.file
    source = path.read_bytes()
    before, after = (dict(placed(compile(each, path, "exec"))) for each in (source, mutant.applied(source)))
    where = {(code.co_qualname, code.co_firstlineno): place for place, code in before.items()}
    changed = 0
    for function in functions:
        place = where.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if place is not None and before[place] != after.get(place):
            if place not in after:
                raise UnfitError
            function.__code__ = after[place]
            changed += 1
    if not changed:
        raise UnfitError


def placed(module: CodeType) -> Iterator[tuple[Place, CodeType]]:
    """All code of a file by its place."""
    counts: dict[str, int] = {}
    for code in inside(module):
        number = counts[code.co_qualname] = counts.get(code.co_qualname, 0) + 1
        yield (code.co_qualname, number), code


def inside(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from inside(constant)


def pytest_configure(config: pytest.Config) -> None:
    if wanted := os.environ.get("MUTANTS_WANTED"):
        told: dict[str, Any] = json.loads(Path(wanted).read_text(encoding="utf-8"))
        tasks = [Task(Mutant(*each["mutant"]), each["tests"], each["others"], each["limit"]) for each in told["tasks"]]
        sys.setrecursionlimit(max(sys.getrecursionlimit(), 3_000))
        config.pluginmanager.register(Tries(tasks, told["jobs"], Path(told["folder"])), "tries")
