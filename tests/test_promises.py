"""What we promise names the tests that show it: each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
PROMISES = [
    line for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line and "shown by" not in line
]


def test_there_are_promises_of_every_kind() -> None:
    assert len(PROMISES) > 20
    assert {"Moves", "Secrets of the table", "Accounts", "Being there"} <= set(re.findall("^## (.*)$", PAGE, re.M))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda line: line[2:50])
def test_a_promise_is_shown_by_a_test_that_is_there(promise: str) -> None:
    named = re.findall(r"`(tests/[\w/]+(?:\.py)?)(?:::(\w+))?`", promise)
    assert named
    for file, test in named:
        place = ROOT / file
        assert place.exists(), file
        if test:
            assert f"\ndef {test}(" in place.read_text(encoding="utf-8"), test
