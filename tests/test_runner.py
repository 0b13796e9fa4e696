"""What `start.py test` calls: areas by name, what changes reach, times, budgets, and what is told at the end."""

from __future__ import annotations

import subprocess
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import runner, times
from tests.areas import AREAS, BUDGETS, CHECKS, NAMES, area_of, paths_of, told_apart
from tests.changed import changed_files, changed_tests, reach
from tests.times import Keeper, Part, Run, Watch, coverage, over_budget, story, table

ROOT = Path(__file__).parents[1]


# ---- areas -----------------------------------------------------------------------------------------------------------


def test_every_test_has_an_area_and_every_area_a_budget() -> None:
    files = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")]
    assert [file for file in files if area_of(file) == "elsewhere"] == []
    held = {part for budget in BUDGETS for part in budget.parts}
    assert held == {*NAMES, *CHECKS, "collection"}


def test_what_has_a_budget_of_its_own_has_it_wherever_it_lies() -> None:
    assert area_of("tests/inis/test_clash.py::test_citadel[1]") == "inis"
    assert area_of("tests/spirit_island/test_clauses_of_powers.py::test_x") == "clauses"
    assert area_of("tests/test_referees.py") == "referees"
    assert area_of("tests/test_conformance.py") == "all_games"


def test_an_area_is_its_folder() -> None:
    assert paths_of(["inis", "learning"]) == ["tests/inis", "tests/rl", "tests/training"]
    assert "tests/test_conformance.py" in paths_of(["all_games"])
    assert {area.name for area in AREAS if paths_of([area.name])} >= {"server", "browser", "core"}
    assert told_apart(["inis", "-k", "clash", "types"]) == (["inis", "types"], ["-k", "clash"])


# ---- the runner ------------------------------------------------------------------------------------------------------


def called(arguments: list[str], codes: list[int], monkeypatch: pytest.MonkeyPatch) -> tuple[int, list[str]]:
    """What comes of the tests, and how pytest was called; checks pass."""
    calls: list[str] = []

    def call(*command: str) -> int:
        calls.append(" ".join(command[2:]).partition(" --times")[0])
        return codes[len(calls) - 1]

    monkeypatch.setattr(runner, "call", call)
    monkeypatch.setattr(runner, "check_side_by_side", lambda run, checks: runner.PASSED)
    monkeypatch.setattr(Run, "save", lambda self: None)
    return runner.main(arguments, {}), calls


def test_the_browser_has_processes_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    code, calls = called(["-n", "4", "--order-seed", "3"], [0, 0], monkeypatch)
    assert code == 0
    assert [call.split("--part ")[1] for call in calls] == ["others -n 4 --order-seed 3", "browser -n 4 --order-seed 3"]
    for part, call in zip(("others", "browser"), calls, strict=True):
        assert call.startswith(f"pytest -n {runner.workers(part)} ")
        assert runner.workers(part) > 1


def test_the_quick_run_opens_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    code, calls = called(["--quick"], [0], monkeypatch)
    assert (code, len(calls)) == (0, 1)


@pytest.mark.parametrize(("codes", "outcome"), [([1], 1), ([0, 1], 1), ([5, 0], 0), ([0, 5], 0), ([5, 5], 5)])
def test_a_part_without_tests_is_no_failure_unless_both_are(
    codes: list[int], outcome: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert called(["tests/inis"], codes, monkeypatch)[0] == outcome


def test_an_area_is_run_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    code, calls = called(["inis", "browser", "-k", "clash"], [0, 0], monkeypatch)
    assert code == 0
    assert [call.split("--part ")[1] for call in calls] == [
        "others -k clash tests/inis", "browser -k clash tests/browser",
    ]  # fmt: skip
    assert called(["types"], [], monkeypatch) == (0, [])


@pytest.mark.parametrize(("codes", "outcome"), [([0, 0], 0), ([1], 1), ([5, 1], 1), ([5, 5], 5)])
def test_an_area_that_fails_or_has_none_is_told(
    codes: list[int], outcome: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert called(["inis", "browser"], codes, monkeypatch)[0] == outcome


def test_the_first_check_that_fails_decides(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    run = Run()
    works = ("python", "-c", "print('fine')")
    assert runner.check_side_by_side(run, {"style": [works], "types": [works]}) == 0
    assert set(run.checks) == {"style", "types"}
    assert runner.check_side_by_side(run, {"style": [works, ("python", "-c", "print('wrong'); exit(3)")]}) == 3
    assert b"wrong" in capfdbinary.readouterr().out


# ---- what has changed ------------------------------------------------------------------------------------------------


def test_a_change_reaches_who_imports_it() -> None:
    reached = reach(ROOT, ["tests/inis/board.py"])
    assert {"tests/inis/test_clash.py", "tests/inis/test_secrecy.py"} <= reached
    assert "tests/origo/test_attack.py" not in reached


@pytest.mark.parametrize("changed", ["src/tuath/games/origo/legality.py", "src/tuath/games/origo/words/de.ftl"])
def test_a_change_of_a_game_reaches_who_tests_it_or_all_games(changed: str) -> None:
    reached = reach(ROOT, [changed])
    assert {"tests/origo/test_attack.py", "tests/test_conformance.py"} <= reached
    assert "tests/inis/test_clash.py" not in reached
    assert "tests/spirit_island/test_ravage.py" not in reached


def test_a_change_of_the_engine_reaches_every_game() -> None:
    reached = reach(ROOT, ["src/tuath/core/table.py"])
    assert {"tests/origo/test_attack.py", "tests/inis/test_clash.py", "tests/spirit_island/test_ravage.py"} <= reached


def test_a_server_that_tests_start_by_its_name_is_reached() -> None:
    assert "tests/server/test_tables.py" in reach(ROOT, ["src/tuath/server/notices/mail.py"])


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A branch that left the main one, in a checkout of its own."""
    files = {
        "src/tuath/__init__.py": "", "src/tuath/a.py": "A = 1\n", "src/tuath/b.py": "from tuath.a import A\n",
        "src/tuath/c.py": "C = 1\n", "tests/__init__.py": "", "start.py": "",
        "tests/test_b.py": "def test_b() -> None:\n    from tuath.b import A\n    assert A\n",
        "tests/test_c.py": "from tuath.c import C\n", "tests/browser/test_page.py": "import tuath.a\n",
    }  # fmt: skip
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    for words in (
        ("init", "-q", "-b", "main"),
        ("add", "."),
        (*identity, "commit", "-qm", "one"),
        ("checkout", "-qb", "x"),
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_what_is_committed_and_what_is_new_counts_as_changed(checkout: Path) -> None:
    assert changed_tests(checkout).tests == []
    (checkout / "src/tuath/a.py").write_text("A = 2\n", encoding="utf-8")
    subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qam", "two"], cwd=checkout, check=True
    )
    (checkout / "tests/test_new.py").write_text("", encoding="utf-8")
    assert changed_files(checkout) == ["src/tuath/a.py", "tests/test_new.py"]
    chosen = changed_tests(checkout)
    assert chosen.tests == ["tests/test_b.py", "tests/test_new.py"]
    assert chosen.checks == ["types"]
    assert any("browser" in line for line in chosen.told), "what is left out is told"


def test_a_change_of_the_page_reaches_the_browser(checkout: Path) -> None:
    (checkout / "web").mkdir()
    (checkout / "web/App.svelte").write_text("", encoding="utf-8")
    chosen = changed_tests(checkout)
    assert (chosen.tests, chosen.checks) == (["tests/browser/test_page.py"], ["page"])


# ---- times -----------------------------------------------------------------------------------------------------------


RUN = Run(
    "2026-11-19T12:00:00+00:00", 0.4, 2, ["--more"], {"page": 12.0}, {"types": 20.0},
    [Part(4, 100.0, 7.0, {"tests/server/test_a.py::test_a": 250.0, "tests/inis/test_b.py::test_b[1]": 8.0},
          {"no proxy": 2}, {"long": 3}, {"more": {"server": 1}})],
)  # fmt: skip


def test_the_seconds_of_an_area_are_its_share_of_the_run() -> None:
    assert RUN.seconds() == {"types": 20.0, "collection": 7.0, "server": 62.5, "inis": 2.0}


def test_what_exceeds_its_budget_is_told_and_fails_nothing() -> None:
    assert list(over_budget(RUN.seconds())) == ["server: 62 s, of 60 that it may take on two quiet cores"]


def test_the_end_tells_where_the_time_went_and_what_was_left_out() -> None:
    told = "\n".join(story(RUN))
    for said in ("page 12 s", "types 20 s, collection 7 s, server 62 s, inis 2 s", "250.0 s  tests/server/test_a.py",
                 "Skipped, 2: no proxy", "Left out: 3 long", "Over its budget: server"):  # fmt: skip
        assert said in told
    assert coverage(RUN) == " Covered beyond the usual run: 1 marked more (server 1)."
    assert coverage(Run()) == ""


def test_the_table_of_the_page_is_made_of_the_last_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, last = tmp_path / "tests.md", tmp_path / "kept" / "times.json"
    page.write_text(f"Before.\n\n{times.BEGIN}old\n{times.END}\nAfter.\n", encoding="utf-8")
    monkeypatch.setattr(times, "PAGE", page)
    monkeypatch.setattr(times, "LAST", last)
    assert times.main() == 1
    RUN.save()
    assert asdict(times.last_run()) == asdict(RUN)
    assert times.main() == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n")
    assert text.endswith("After.\n")
    assert "old" not in text
    assert "| server | 1 | 62 |" in text
    assert table(RUN) in text


def test_the_page_has_a_place_for_the_table() -> None:
    text = times.PAGE.read_text(encoding="utf-8")
    assert text.index(times.BEGIN) < text.index(times.END)


class Report(SimpleNamespace):
    """As pytest makes one of a phase of a test."""

    def __init__(self, id: str, when: str, outcome: str = "passed", why: str = "", marks: tuple[str, ...] = ()) -> None:
        failed, skipped = outcome == "failed", outcome == "skipped"
        longrepr = ("file", 1, f"Skipped: {why}") if skipped else None
        keywords = dict.fromkeys(marks, 1)
        super().__init__(nodeid=id, when=when, outcome=outcome, failed=failed, skipped=skipped, duration=0.5,
                         longrepr=longrepr, keywords=keywords)  # fmt: skip


def test_progress_is_told_by_area_and_everything_is_kept() -> None:
    told: list[str] = []
    reporter = SimpleNamespace(ensure_newline=lambda: None, write_line=told.append, flush=lambda: None)
    config: Any = SimpleNamespace(
        option=SimpleNamespace(numprocesses=2), pluginmanager=SimpleNamespace(get_plugin=lambda name: reporter)
    )
    keeper = Keeper(config, Watch())
    ids = [f"tests/inis/test_a.py::test_{n}" for n in range(3)] + ["tests/core/test_b.py::test_b"]
    keeper.pytest_xdist_node_collection_finished(ids)
    for id in ids[:2]:
        for when in ("setup", "call", "teardown"):
            keeper.pytest_runtest_logreport(Report(id, when, marks=("more",)))  # type: ignore[arg-type]
    for when, outcome in (("setup", "skipped"), ("teardown", "passed")):
        keeper.pytest_runtest_logreport(Report(ids[2], when, outcome, "no wind"))  # type: ignore[arg-type]
    for when, outcome in (("call", "failed"), ("teardown", "passed")):
        keeper.pytest_runtest_logreport(Report(ids[3], when, outcome))  # type: ignore[arg-type]
    assert told == ["[ 25%] inis 1/3", "[ 50%] inis 2/3", "[ 75%] inis 3/3", f"failed: {ids[3]}", "[100%] core 1/1"]
    assert keeper.part.tests == {**dict.fromkeys(ids[:2], 1.5), ids[2]: 1.0, ids[3]: 1.0}
    assert keeper.part.skipped == {"no wind": 1}
    assert keeper.part.covered == {"more": {"inis": 2}}
