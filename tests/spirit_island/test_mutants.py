"""How many numbers of cards no test would miss: the count may only fall. S-1.8"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

# Of 1,536. Nearly all that are left make no difference: verbs that always do one of it (play, take, give or turn up a
# card, repeat a level), and what something else bounds, such as "keep 2" of one card that is drawn.
UNNOTICED = 39


@pytest.mark.long
def test_no_more_numbers_go_unnoticed() -> None:
    """Each number of every card, event, adversary and scenario, raised by one: some test that plays it should fail."""
    command = [sys.executable, "-m", "tests.spirit_island.mutants"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    found = re.search(r"(\d+) of (\d+) numbers", done.stderr)
    assert found is not None
    assert int(found[2]) > 1500
    assert int(found[1]) <= UNNOTICED, done.stdout
