"""Workers that are copies of one process: each test once, in folders of its own, and what fails is told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import sharing

pytestmark = pytest.mark.skipif(sharing.FORKING is None, reason="here every worker reads the tests itself")

SOME = """
import os, signal
from pathlib import Path
import pytest

HERE = Path(__file__).parent

def note(word):
    with (HERE / "noted").open("a") as file:
        file.write(f"{word} {os.getpid()}\\n")

note("read")

@pytest.fixture(scope="session")
def house():
    note("opened")
    yield
    note("closed")

@pytest.mark.parametrize("number", range(20))
def test_many(number, house, tmp_path):
    (tmp_path / "mine").mkdir()
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    note(f"carried-out-{number}")
"""
FAILS = """
def test_fails():
    print("what was printed")
    assert 1 + 1 == 3
"""
LOST = """
def test_lost():
    os.kill(os.getpid(), signal.SIGKILL)
"""
WARNS = """
def test_warns():
    import warnings
    warnings.warn("the ice is thin")
"""
PLUGIN = """
from tests import sharing
def pytest_configure(config):
    sharing.share(config)
"""


def carried_out(folder: Path, *more: str, options: tuple[str, ...] = ()) -> tuple[int, str, list[list[str]]]:
    """How pytest ended, what it said, and what was noted by whom."""
    (folder / "conftest.py").write_text(PLUGIN, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (folder / "test_some.py").write_text("".join([SOME, *more]), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-n", "3", "-p", "no:cacheprovider", *options]
    run = subprocess.run(
        [*command, f"--rootdir={folder}", f"--basetemp={folder / 'folders'}", str(folder / "test_some.py")],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False,
    )  # fmt: skip
    noted = (folder / "noted").read_text(encoding="utf-8").splitlines() if (folder / "noted").exists() else []
    return run.returncode, run.stdout + run.stderr, [line.split() for line in noted]


def test_tests_are_read_once_and_each_is_carried_out_once(tmp_path: Path) -> None:
    code, said, noted = carried_out(tmp_path, WARNS)
    assert code == 0, said
    assert "21 passed, 1 warning" in said
    assert "the ice is thin" in said
    assert len([word for word, _ in noted if word == "read"]) == 1
    done = [word for word, _ in noted if word.startswith("carried-out")]
    assert sorted(done) == sorted(f"carried-out-{number}" for number in range(20))
    by = {process for word, process in noted if word.startswith("carried-out")}
    assert by.isdisjoint(process for word, process in noted if word == "read")
    for word in ("opened", "closed"):
        assert sorted(process for noted_word, process in noted if noted_word == word) == sorted(by)


def test_what_fails_is_told_with_what_it_printed(tmp_path: Path) -> None:
    code, said, _ = carried_out(tmp_path, FAILS)
    assert code == 1, said
    assert "1 failed, 20 passed" in said
    assert "assert (1 + 1) == 3" in said
    assert "what was printed" in said


def test_a_process_that_is_lost_has_failed_its_test_and_no_other(tmp_path: Path) -> None:
    code, said, _ = carried_out(tmp_path, LOST, FAILS)
    assert code == 1, said
    assert "test_lost" in said
    assert "the process of this test has ended with -9" in said
    assert "2 failed, 20 passed" in said


def test_whoever_wants_to_stop_at_the_first_stops(tmp_path: Path) -> None:
    rows = "".join(f"def test_fails_{number}():\n    assert False\n" for number in range(60))
    code, said, _ = carried_out(tmp_path, rows, options=("-x", "-k", "fails"))
    assert code == 1
    assert "stopping after" in said
    assert "60 failed" not in said


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    code, said, _ = carried_out(tmp_path, "import nothing_of_that_name\n")
    assert code == 2
    assert "nothing_of_that_name" in said


def test_whoever_is_done_takes_half_of_what_another_has_left() -> None:
    work = sharing.Work(10, 2)
    assert [work.take(0) for _ in range(6)] == [0, 1, 2, 3, 4, 7]  # of 5 to 9 the second half, rounded up
    assert [work.take(1) for _ in range(3)] == [5, 6, 9]


@pytest.mark.parametrize(("tests", "copies"), [(0, 3), (1, 4), (7, 3), (100, 8)])
def test_all_is_taken_once(tests: int, copies: int) -> None:
    work = sharing.Work(tests, copies)
    taken: list[int] = []
    waiting = [*range(copies)]
    while waiting:
        copy = waiting.pop(0)
        test = work.take(copy)
        if test is not None:
            taken.append(test)
            waiting.append(copy)
    assert sorted(taken) == [*range(tests)]
    assert not any(work.is_left(copy) for copy in range(copies))


def test_nobody_begins_another_once_it_is_to_stop() -> None:
    work = sharing.Work(10, 2)
    work.take(1)
    work.stop()
    assert (work.take(0), work.take(1), work.is_left(0)) == (None, None, False)
