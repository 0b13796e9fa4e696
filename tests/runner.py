"""The second command, `python3 start.py test`: checks and tests by area, and at the end where the time went.

`start.py` sets up and then calls this with the Python of the environment. Stage by stage: style, types and page side by
side, then the tests; those in a browser in processes of their own. The first stage that fails decides.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import UTC, datetime
from pathlib import Path

from tests.areas import CHECKS, paths_of, told_apart
from tests.changed import changed_tests
from tests.times import Part, Run, coverage, load_now, story

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
PASSED, NONE_FOUND, STOPPED = 0, 5, 130  # what pytest says of tests that passed, and where there are none
COLLECT = ("python", "-m", "pytest", "--collect-only", "--quiet")
CHANGED = "--changed"
COMPILING = "compiled tests"


def main(arguments: Sequence[str], set_up: Mapping[str, float]) -> int:
    """Areas and checks that are named, or what has changed, or everything; the rest is meant for pytest."""
    os.chdir(ROOT)
    named, rest = told_apart(arguments)
    run = Run(datetime.now(UTC).isoformat(timespec="seconds"), load_now(), cores(), [*arguments], dict(set_up))
    began = time.perf_counter()
    try:
        if CHANGED in rest:
            code = run_changed(run, [word for word in rest if word != CHANGED])
        elif named:
            code = run_named(run, named, rest)
        else:
            code = run_all(run, rest)
    except KeyboardInterrupt:
        return STOPPED
    if not named and CHANGED not in rest and run.parts:
        run.save()
    tell(run, code, time.perf_counter() - began)
    return code


def run_all(run: Run, arguments: Sequence[str]) -> int:
    """All tests are compiled beforehand where they were not, which is set-up: the workers begin at the same moment."""
    wanted = {name: [*commands] for name, commands in CHECKS.items()}
    if not are_compiled():
        wanted[COMPILING] = [(*COLLECT, *arguments)]
    code = check_side_by_side(run, wanted)
    if COMPILING in run.checks:
        run.set_up[COMPILING] = run.checks.pop(COMPILING)
    parts = ("others",) if "--quick" in arguments else ("others", "browser")
    return code or run_parts(run, parts, arguments)


def run_named(run: Run, named: Sequence[str], arguments: Sequence[str]) -> int:
    """Some areas and checks; a folder that is named is run whole, whatever in it has a budget of its own."""
    wanted = {name: [*commands] for name, commands in CHECKS.items() if name in named}
    code = check_side_by_side(run, wanted) if wanted else PASSED
    areas = [name for name in named if name not in CHECKS]
    paths = paths_of(areas)
    if areas and not paths:
        say(f"There are no tests in {', '.join(areas)} yet.")
        return code or NONE_FOUND
    return code or (run_paths(run, paths, arguments) if paths else PASSED)


def run_changed(run: Run, arguments: Sequence[str]) -> int:
    """The tests that the changes since this branch began can reach by imports, and the style of everything."""
    chosen = changed_tests(ROOT)
    for line in chosen.told:
        say(line)
    code = check_side_by_side(run, {name: [*CHECKS[name]] for name in ("style", *chosen.checks)})
    return code or (run_paths(run, chosen.tests, arguments) if chosen.tests else PASSED)


def run_paths(run: Run, paths: Sequence[str], arguments: Sequence[str]) -> int:
    """Those in a browser and all others in processes of their own, where there are any."""
    browser = [path for path in paths if path.startswith("tests/browser")]
    others = [path for path in paths if path not in browser]
    codes = []
    for part, some in (("others", others), ("browser", browser)):
        if some:
            codes.append(run_parts(run, (part,), [*arguments, *some]))
            if codes[-1] not in (PASSED, NONE_FOUND):
                return codes[-1]
    return PASSED if PASSED in codes else NONE_FOUND


def run_parts(run: Run, parts: Sequence[str], arguments: Sequence[str]) -> int:
    """The tests in a browser have processes of their own: no other test runs beside what a browser needs."""
    codes = []
    for part in parts:
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder) / "times.json"
            tests = ("pytest", "-n", str(workers(part)), "--dist", "worksteal", "--part", part, *arguments)
            say(f"{' '.join(tests)} …")
            codes.append(call("python", "-m", *tests, "--times", str(kept)))
            if kept.exists():
                run.parts.append(Part(**json.loads(kept.read_text(encoding="utf-8"))))
        if codes[-1] not in (PASSED, NONE_FOUND):
            return codes[-1]
    return PASSED if PASSED in codes else NONE_FOUND


def workers(part: str) -> int:
    """More than there are cores: tests wait for servers, databases, terminals. A browser keeps one core busy alone."""
    return cores() + (cores() + 1) // 2 if part == "browser" else 2 * cores()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def are_compiled() -> bool:
    """Has pytest read every test as it is now, with the Python that runs this?"""
    mark = f"{sys.implementation.cache_tag}-pytest-"
    for file in TESTS.rglob("test_*.py"):
        kept = [one for one in (file.parent / "__pycache__").glob(f"{file.stem}.*") if mark in one.name]
        if not any(one.stat().st_mtime >= file.stat().st_mtime for one in kept):
            return False
    return True


# ---- checks ----------------------------------------------------------------------------------------------------------


def check_side_by_side(run: Run, checks: Mapping[str, Sequence[Sequence[str]]]) -> int:
    """All at once, as each of them keeps one core busy; told when they are done, and the first that fails decides."""
    commands = [(name, command) for name, some in checks.items() for command in some]
    say(f"{', '.join(checks)}: {len(commands)} checks side by side …")
    began, worked = time.perf_counter(), dict.fromkeys(checks, 0.0)
    running = {started(command): (name, command) for name, command in commands}
    with ThreadPoolExecutor(len(commands)) as pool:
        try:
            done = {pool.submit(finished, process): process for process in running}
            for number, found in enumerate(as_completed(done), start=1):
                process = done[found]
                name, command = running[process]
                said, seconds = found.result()
                worked[name] += seconds
                say(f"[{number}/{len(commands)}] {' '.join(command[2:])}")
                if process.returncode not in (PASSED, NONE_FOUND):
                    sys.stdout.buffer.write(said)
                    sys.stdout.flush()
                    return int(process.returncode)
        finally:
            for process in running:
                process.kill()
    wall, all_work = time.perf_counter() - began, sum(worked.values()) or 1.0
    run.checks = {name: wall * seconds / all_work for name, seconds in worked.items()}
    return PASSED


def started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    words = [sys.executable if word == "python" else word for word in command]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def finished(process: subprocess.Popen[bytes]) -> tuple[bytes, float]:
    """What it said, and how long it kept a core busy; where the system does not tell, how long it was there."""
    began = time.perf_counter()
    assert process.stdout is not None
    said = process.stdout.read()
    if not hasattr(os, "wait4"):
        process.wait()
        return said, time.perf_counter() - began
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return said, used.ru_utime + used.ru_stime


# ---- telling ---------------------------------------------------------------------------------------------------------


def tell(run: Run, code: int, took: float) -> None:
    for line in story(run):
        say(line)
    outcome = {PASSED: "Passed", NONE_FOUND: "Found none"}.get(code, "Failed")
    said = f"{outcome}: {len(run.tests())} tests in {took / 60:.1f} minutes"
    set_up = f", after {sum(run.set_up.values()):.0f} s of set-up" if run.set_up else ""
    say(f"{said}{set_up}.{coverage(run)}")


def call(*command: str) -> int:
    try:
        return subprocess.run([sys.executable, *command[1:]], check=False).returncode
    except KeyboardInterrupt:
        return STOPPED


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    assert importlib.util.find_spec("pytest"), "python3 start.py test calls this, with the packages of the tests"
    sys.exit(main(sys.argv[2:], json.loads(sys.argv[1])))
