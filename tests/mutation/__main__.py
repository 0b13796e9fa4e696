"""``python -m tests.mutation cover | try | report``: see the package."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.mutation.making import PLACES, ROOT, Mutant, sample
from tests.mutation.trying import Reach, attempts, cover, reach_of, report

HOME = ROOT / ".mutants"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("what", choices=("cover", "try", "report"))
    parser.add_argument("--sample", type=int, default=1000, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--most", type=int, default=40, help="how many tests are carried out with each, whoever fails")
    parser.add_argument("--jobs", type=int, default=1, help="mutants beside each other")
    parser.add_argument(
        "--places", nargs="+", choices=PLACES, default=list(PLACES), metavar="PLACE", help=", ".join(PLACES)
    )
    parser.add_argument("--folder", type=Path, default=HOME, help="where all of it lies")
    known, rest = parser.parse_known_args(arguments)
    calls = known.folder / "calls"
    if known.what == "cover":  # the rest is meant for pytest, such as `-n 2 tests/origo`
        return cover(calls, rest)
    if rest:
        parser.error(f"unknown: {' '.join(rest)}")
    if not calls.exists():
        parser.error("no test has been looked at yet: cover comes first")
    reach = reach_of(calls)
    results = known.folder / f"sample-{known.seed}.jsonl"
    if known.what == "try":
        try_all(sample(known.places, known.sample, known.seed), reach, known.most, known.jobs, results)
    for line in report(read(results), reach):
        print(line)
    return 0


def read(results: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()] if results.exists() else []


def try_all(wanted: Sequence[Mutant], reach: Reach, most: int, jobs: int, results: Path) -> None:
    """Those that were not tried; a line for each as soon as it is known, so that it can be stopped at any time."""
    done = {row["id"] for row in read(results)}
    waiting = [mutant for mutant in wanted if mutant.id not in done]
    with results.open("a", encoding="utf-8") as file:
        for mutant, found in attempts(waiting, reach, most, jobs):
            before = (ROOT / mutant.file).read_bytes()[mutant.begin : mutant.end].decode()
            row = {"id": mutant.id, **mutant._asdict(), "before": before, **found._asdict()}
            file.write(json.dumps(row) + "\n")
            file.flush()
            print(f"{found.outcome}: {mutant.file}:{mutant.line} {mutant.name} ({mutant.kind})", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
