"""How long everything took: kept by pytest while it runs (`--times FILE`), added up by area, and told.

The seconds of an area are its share of the run: what its tests took, by the number of workers that ran beside each
other. So they add up to what somebody waits, and can be held against the budgets of `areas.py`.

``python -m tests.times`` writes the table of the last run of `start.py test` into `docs/tests.md`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.areas import AREAS, BUDGETS, CHECKS, area_of

ROOT = Path(__file__).resolve().parents[1]
LAST = ROOT / ".venv" / "times.json"  # of the last run, beside the marks of what is set up
PAGE = ROOT / "docs" / "tests.md"
BEGIN, END = "<!-- times -->\n", "<!-- /times -->"
MARKS = ("long", "more")


@dataclass
class Part:
    """One call of pytest: what each test took, and what was not run."""

    workers: int = 1
    wall: float = 0.0
    collection: float = 0.0
    tests: dict[str, float] = field(default_factory=dict)
    skipped: dict[str, int] = field(default_factory=dict)  # how many by why
    left_out: dict[str, int] = field(default_factory=dict)  # by the mark for which they are
    covered: dict[str, dict[str, int]] = field(default_factory=dict)  # of a mark, by area


@dataclass
class Run:
    """All of `start.py test`."""

    began: str = ""
    load: float = 0.0
    cores: int = 1
    arguments: list[str] = field(default_factory=list)
    set_up: dict[str, float] = field(default_factory=dict)
    checks: dict[str, float] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)

    def seconds(self) -> dict[str, float]:
        """By part of the table: checks, collection, areas."""
        found = Counter[str](self.checks)
        for part in self.parts:
            found["collection"] += part.collection  # type: ignore[assignment]
            for test, seconds in part.tests.items():
                found[area_of(test)] += seconds / part.workers  # type: ignore[assignment]
        return dict(found)

    def tests(self) -> dict[str, float]:
        return {test: seconds for part in self.parts for test, seconds in part.tests.items()}

    def save(self) -> None:
        LAST.parent.mkdir(exist_ok=True)
        LAST.write_text(json.dumps(asdict(self)), encoding="utf-8")


def last_run() -> Run:
    data = json.loads(LAST.read_text(encoding="utf-8"))
    return Run(**{**data, "parts": [Part(**part) for part in data["parts"]]})


# ---- while it runs ---------------------------------------------------------------------------------------------------


class Watch:
    """Of a process that runs tests: how long it read them, and what it leaves out."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.notes: dict[str, Any] = {"collection": 0.0, "left_out": Counter[str]()}

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.notes["left_out"].update(
            next((mark for mark in (*MARKS, "slow") if item.get_closest_marker(mark)), "not asked for")
            for item in items
        )

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        self.notes["collection"] = time.perf_counter() - self.began

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["watched"] = {**self.notes, "left_out": dict(self.notes["left_out"])}


class Keeper:
    """Of the process that tells: times, progress by area instead of a dot for each test, and the file at the end."""

    EVERY = 10  # per cent

    def __init__(self, config: pytest.Config, watch: Watch) -> None:
        self.config, self.watch = config, watch
        self.part = Part(workers=int(getattr(config.option, "numprocesses", None) or 1))
        self.began = time.perf_counter()
        self.expected, self.done, self.told = Counter[str](), Counter[str](), 0
        self.finished = set[str]()

    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.expected = self.expected or Counter(map(area_of, ids))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.expected = Counter(area_of(item.nodeid) for item in session.items)

    def pytest_testnodedown(self, node: Any) -> None:
        self.take(getattr(node, "workeroutput", {}).get("watched"))

    def take(self, notes: Mapping[str, Any] | None) -> None:
        """What one worker says; all leave out the same."""
        if notes is not None:
            self.part.collection = max(self.part.collection, notes["collection"])
            self.part.left_out = dict(notes["left_out"])

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        """No letter for a test: its area is told."""
        if report.when == "call" or report.skipped:
            return ("xfailed" if hasattr(report, "wasxfail") else report.outcome), "", ""
        return None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        tests, id = self.part.tests, report.nodeid
        tests[id] = tests.get(id, 0.0) + report.duration
        if report.failed:
            self.write(f"failed: {id}")
        if report.skipped and isinstance(report.longrepr, tuple):
            why = str(report.longrepr[2]).removeprefix("Skipped: ")
            self.part.skipped[why] = self.part.skipped.get(why, 0) + 1
        if report.when == "teardown":
            self.count(report)

    def count(self, report: pytest.TestReport) -> None:
        area = area_of(report.nodeid)
        for mark in MARKS:
            if mark in report.keywords:
                covered = self.part.covered.setdefault(mark, {})
                covered[area] = covered.get(area, 0) + 1
        self.done[area] += 1
        share = 100 * self.done.total() // max(self.expected.total(), 1)
        if share >= self.told + self.EVERY:
            self.told = share - share % self.EVERY
            self.write(f"[{share:3}%] {' · '.join(self.progress())}")

    def progress(self) -> Iterator[str]:
        """The areas under way, and those that have become ready since it was told."""
        for area, expected in sorted(self.expected.items()):
            done = self.done[area]
            if done and area not in self.finished:
                yield f"{area} {done}/{expected}"
            if done >= expected:
                self.finished.add(area)

    def write(self, line: str) -> None:
        reporter = self.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.ensure_newline()
            reporter.write_line(line)
            reporter.flush()  # also where it is read from a file

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        if not self.part.collection:
            self.take(self.watch.notes)
        self.part.wall = time.perf_counter() - self.began
        path = Path(self.config.getoption("--times"))
        path.write_text(json.dumps(asdict(self.part)), encoding="utf-8")


def watch(config: pytest.Config) -> None:
    """Called by the tests' `conftest.py`: what keeps the times, where somebody wants them."""
    if not config.getoption("--times"):
        return
    watching = Watch()
    config.pluginmanager.register(watching, "times of a worker")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Keeper(config, watching), "times")


# ---- what is told at the end -----------------------------------------------------------------------------------------


def over_budget(seconds: Mapping[str, float]) -> Iterator[str]:
    """It is told and no more: how long a run takes is the machine's doing, too."""
    for budget in BUDGETS:
        took = sum(seconds.get(part, 0.0) for part in budget.parts)
        if took > budget.seconds:
            yield f"{budget.name}: {took:.0f} s, of {budget.seconds:g} that it may take on two quiet cores"


def story(run: Run) -> Iterator[str]:
    """The end of a run: times by part, the slowest ten, what was skipped and why, what exceeded its budget."""
    seconds = run.seconds()
    told = [*run.set_up.items()]
    if told:
        yield f"Set-up: {', '.join(f'{name} {took:.0f} s' for name, took in told)}."
    parts = [f"{name} {seconds[name]:.0f} s" for name in names() if seconds.get(name, 0) >= 0.5]
    yield f"Time by part (load {run.load:.1f} on {run.cores} cores when it began): {', '.join(parts) or 'none'}."
    slowest = sorted(run.tests().items(), key=lambda each: -each[1])[:10]
    if slowest:
        yield "The slowest ten:"
        yield from (f"  {took:6.1f} s  {test}" for test, took in slowest)
    for part in run.parts:
        yield from (f"Skipped, {count}: {why}" for why, count in part.skipped.items())
    left_out = sum((Counter(part.left_out) for part in run.parts), Counter[str]())
    if left_out:
        yield f"Left out: {', '.join(f'{count} {mark}' for mark, count in sorted(left_out.items()))}."
    yield from (f"Over its budget: {line}" for line in over_budget(seconds))


def coverage(run: Run) -> str:
    """What the longer runs went through beyond the usual one, in half a line."""
    found: list[str] = []
    for mark in reversed(MARKS):
        by_area = sum((Counter(part.covered.get(mark, {})) for part in run.parts), Counter[str]())
        if by_area:
            areas = ", ".join(f"{area} {count}" for area, count in by_area.most_common())
            found.append(f"{by_area.total()} marked {mark} ({areas})")
    return f" Covered beyond the usual run: {'; '.join(found)}." if found else ""


def names() -> tuple[str, ...]:
    """The parts of the table, in its order."""
    return (*CHECKS, "collection", *dict.fromkeys(area.name for area in AREAS), "elsewhere")


def table(run: Run) -> str:
    """As Markdown: parts, their tests and seconds, and the budgets."""
    seconds, tests = run.seconds(), Counter(map(area_of, run.tests()))
    called = " ".join(["python3 start.py test", *run.arguments])
    lines = [f"`{called}` on {run.began[:10]}, {run.cores} cores, load {run.load:.1f} when it began.", ""]
    lines += ["| part | tests | seconds |", "| --- | --: | --: |"]
    lines += [f"| {name} (set-up) | | {took:.0f} |" for name, took in run.set_up.items()]
    lines += [f"| {name} | {tests[name] or ''} | {seconds[name]:.0f} |" for name in names() if name in seconds]
    lines += [f"| all, without set-up | {tests.total()} | {sum(seconds.values()):.0f} |", ""]
    lines += ["| budget | may take | took |", "| --- | --: | --: |"]
    lines += [
        f"| {each.name} | {each.seconds:g} | {sum(seconds.get(part, 0) for part in each.parts):.0f} |"
        for each in BUDGETS
    ]
    return "\n".join([*lines, ""])


def main() -> int:
    if not LAST.exists():
        print("No run has been measured: `python3 start.py test` does.", file=sys.stderr)
        return 1
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}{table(last_run())}{END}{after}", encoding="utf-8")
    return 0


def load_now() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


if __name__ == "__main__":
    sys.exit(main())
