"""Mutants are tried: one process of pytest for each, with the tests that reach it, the nearest first."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from tests.areas import area_of
from tests.mutation.calls import AT_IMPORT
from tests.mutation.making import ROOT, Mutant

SITE = Path(__file__).resolve().parent / "site"
PLAIN = ("-p", "no:cacheprovider", "-p", "no:randomly", "-o", "addopts=", "-q", "--no-header", "--tb=no")
AT_MOST = 60  # tests of a mutant, the nearest; where all of these pass it lives
LIMIT = 60.0  # seconds beside ten times what the tests took: with other words some would never end


class Reach(NamedTuple):
    """By function, the tests that call it; by test, what it took; and what is called while files are read."""

    tests: dict[str, list[str]]
    seconds: dict[str, float]
    at_import: frozenset[str]

    def of(self, mutant: Mutant) -> list[str]:
        """The nearest first: tests of few functions, then quick ones. A function that is called while files are read is
        held to be reached by the tests of its area."""
        found = self.tests.get(mutant.called, [])
        if not found and mutant.called in self.at_import:
            area = area_of(mutant.file.removeprefix("src/tuath/").removeprefix("games/"))
            found = sorted((test for test in self.seconds if area_of(test) == area), key=self.seconds.__getitem__)
        return found


def reach_of(folder: Path) -> Reach:
    """What the tests noted; those that failed without a mutant are left out."""
    functions, seconds = dict[str, set[str]](), dict[str, float]()
    at_import, by_file = set[str](), defaultdict[str, set[str]](set)
    for path in folder.glob("*.calls"):
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            if row["test"] == AT_IMPORT:
                at_import |= set(row["calls"])
            elif row["passed"]:
                functions[row["test"]], seconds[row["test"]] = set(row["calls"]), row["seconds"]
    for path in folder.glob("*.started"):
        for line in path.read_text(encoding="utf-8").splitlines():
            test, _, function = line.partition("\t")
            by_file[test.partition("::")[0]].add(function.removeprefix(f"{ROOT}{os.sep}"))
    for test, called in functions.items():
        called.update(by_file[test.partition("::")[0]])
    tests = defaultdict[str, list[str]](list)
    for test in sorted(functions, key=lambda each: (len(functions[each]), seconds[each])):
        for function in functions[test]:
            tests[function].append(test)
    return Reach(dict(tests), seconds, frozenset(at_import))


def cover(folder: Path, arguments: Sequence[str]) -> int:
    """All tests once, or those that are named; everybody's calls are noted."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    environment = {**os.environ, "CALLS_TO": str(folder), "CALLS_SOURCE": str(ROOT / "src" / "tuath")}
    command = [sys.executable, "-m", "pytest", *PLAIN, "-p", "tests.mutation.calls", "--part", "others", *arguments]
    return subprocess.run(command, cwd=ROOT, env=with_site(environment), check=False).returncode


def with_site(environment: dict[str, str]) -> dict[str, str]:
    path = [str(SITE), str(ROOT), *filter(None, [environment.get("PYTHONPATH")])]
    return {**environment, "PYTHONPATH": os.pathsep.join(path)}


class Outcome(NamedTuple):
    """What became of a mutant: ``killed`` by some tests, or by never ending; ``lived``; ``unreached`` by any test."""

    outcome: str
    killers: list[str]
    tried: int
    reached: int
    seconds: float


def attempt(mutant: Mutant, reach: Reach, most: int) -> Outcome:
    """The nearest tests, all of them; where it lives, the others until one fails."""
    tests = reach.of(mutant)
    if not tests:
        return Outcome("unreached", [], 0, 0, 0.0)
    began, tried, ends = time.perf_counter(), 0, True
    killers: list[str] = []
    for some, only_one in ((tests[:most], False), (tests[most:AT_MOST], True)):
        if some and not killers and ends:
            limit = LIMIT + 10 * sum(reach.seconds[test] for test in some)
            killers, begun, ends = carried_out(mutant, some, limit, only_one)
            tried += begun
    outcome = "killed" if killers else "lived" if ends else "killed by never ending"
    return Outcome(outcome, killers, tried, len(tests), round(time.perf_counter() - began, 1))


def attempts(wanted: Sequence[Mutant], reach: Reach, most: int, jobs: int) -> Iterator[tuple[Mutant, Outcome]]:
    """Each as soon as it is known: in copies of one process, or in one of its own what cannot be tried there."""
    alone = [mutant for mutant in wanted if mutant.called in reach.at_import or not reach.of(mutant)]
    copied = [mutant for mutant in wanted if mutant not in set(alone)]
    for mutant, outcome in in_copies(copied, reach, most, jobs) if copied and hasattr(os, "fork") else ():
        if outcome is not None:
            copied.remove(mutant)
            yield mutant, outcome
    with ThreadPoolExecutor(jobs) as pool:
        try:
            left = [*copied, *alone]
            yield from zip(left, pool.map(lambda mutant: attempt(mutant, reach, most), left), strict=True)
        finally:
            pool.shutdown(cancel_futures=True)


def in_copies(wanted: Sequence[Mutant], reach: Reach, most: int, jobs: int) -> Iterator[tuple[Mutant, Outcome | None]]:
    """See `forking.py`; nothing of what was unfit for it."""
    with tempfile.TemporaryDirectory() as name:
        folder, by_id, began = Path(name), {mutant.id: mutant for mutant in wanted}, time.perf_counter()
        tasks, files = list[dict[str, object]](), set[str]()
        for mutant in wanted:
            tests = reach.of(mutant)[:AT_MOST]
            limit = LIMIT + 10 * sum(reach.seconds[test] for test in tests[:most])
            files |= {test.partition("::")[0] for test in tests}
            tasks.append({"mutant": mutant, "tests": tests[:most], "others": tests[most:], "limit": limit})
        told = folder / "tasks.json"
        told.write_text(json.dumps({"tasks": tasks, "jobs": jobs, "folder": name}), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", *PLAIN, "-s", "--more", "-p", "tests.mutation.forking"]
        command += ["-p", "tests.mutation.witness", *sorted(files)]
        environment = {**os.environ, "MUTANTS_WANTED": str(told), "MUTANT_WITNESS": str(folder / "all")}
        process = subprocess.Popen(
            command, cwd=ROOT, env=with_site(environment), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        try:
            while by_id:
                is_over = process.poll() is not None
                for end in sorted(folder.glob("*.done")):
                    row = json.loads(end.read_text(encoding="utf-8"))
                    mutant = by_id.pop(row["id"])
                    witness = end.with_suffix(".witness").read_text(encoding="utf-8")
                    took, began = time.perf_counter() - began, time.perf_counter()
                    yield mutant, outcome_of(row["how"], witness, len(reach.of(mutant)), took)
                    end.unlink()
                if is_over:
                    return
                time.sleep(0.05)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def outcome_of(how: str, witness: str, reached: int, seconds: float) -> Outcome | None:
    if how == "unfit":
        return None
    words = [line.split(" ", 1) for line in witness.splitlines()]
    failed = sorted({test for word, test in words if word == "failed"})
    outcome = "killed" if failed else "killed by never ending" if how == "late" else "lived"
    return Outcome(outcome, failed, sum(word == "begun" for word, _ in words), reached, round(seconds, 1))


def carried_out(mutant: Mutant, tests: Sequence[str], limit: float, only_one: bool) -> tuple[list[str], int, bool]:
    """Who failed, how many were begun, and whether they came to an end."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        witness, named = folder / "witness", folder / "tests"
        witness.touch()
        named.write_text("\n".join(tests), encoding="utf-8")
        other = {"file": str(ROOT / mutant.file), "begin": mutant.begin, "end": mutant.end, "words": mutant.words}
        environment = {**os.environ, "MUTANT": json.dumps(other), "MUTANT_WITNESS": str(witness)}
        command = [sys.executable, "-m", "pytest", *PLAIN, "-p", "tests.mutation.witness", f"@{named}"]
        command += ["-x"] if only_one else []
        ends = ended(command, with_site(environment), limit)
        words = [line.split(" ", 1) for line in witness.read_text(encoding="utf-8").splitlines()]
        failed = sorted({test for word, test in words if word == "failed"})
        return failed, sum(word == "begun" for word, _ in words), ends


def ended(command: Sequence[str], environment: dict[str, str], limit: float) -> bool:
    """In a session of its own, so that whatever it has started goes with it."""
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        process.wait(limit)
        return True
    except subprocess.TimeoutExpired:
        return False
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


# ---- the report ------------------------------------------------------------------------------------------------------


def report(rows: Sequence[dict[str, Any]], reach: Reach) -> Iterable[str]:
    """Killed and lived; and of the tests, which never found what another did not find as well."""
    outcomes = Counter(row["outcome"] for row in rows)
    yield f"{len(rows)} mutants: {', '.join(f'{count} {outcome}' for outcome, count in outcomes.most_common())}."
    untried = [row for row in rows if row["outcome"] == "lived" and row["tried"] < row["reached"]]
    yield f"{len(untried)} of those that lived were not tried with all tests that reach them."
    for place, count in sorted(Counter(area_in(row) for row in rows if row["outcome"] == "lived").items()):
        yield f"  {count} lived in {place}"
    yield from (
        "{outcome}: {file}:{line} {name} ({kind}) {before}  ->  {words}".format(**row)
        for row in rows
        if row["outcome"] in ("lived", "unreached")
    )
    killers = [row["killers"] for row in rows if row["killers"]]
    kills = Counter(test for each in killers for test in each)
    alone = Counter(each[0] for each in killers if len(each) == 1)
    yield f"{len(kills)} of {len(reach.seconds)} tests killed something, {len(alone)} of them something alone."
    never = [test for test in kills if test not in alone]
    yield f"{len(never)} tests killed only what another killed as well; by their seconds:"
    yield from (
        f"  {reach.seconds.get(test, 0.0):6.1f} s  {kills[test]:3} kills  {test}"
        for test in sorted(never, key=lambda test: -reach.seconds.get(test, 0.0))[:40]
    )


def area_in(row: dict[str, Any]) -> str:
    return str(row["file"]).removeprefix("src/tuath/").removeprefix("games/").partition("/")[0]
