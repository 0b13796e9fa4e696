"""The tool that asks whether a test would notice: what it changes, which tests it tries, and what it says of them."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.mutation import __main__ as command
from tests.mutation import forking, making
from tests.mutation.calls import AT_IMPORT
from tests.mutation.making import PLACES, Mutant, mutants, sample
from tests.mutation.trying import Outcome, Reach, attempts, carried_out, reach_of, report

ROOT = Path(__file__).parents[1]
SOURCE = '''"""A module."""
LIMIT = 3


@cache
def high(now: int, most: int = 2) -> bool:
    """What it does."""
    assert now > 0
    if now + 1 > most and not now in (4,):
        tell(f"{now + 1}", "ä" * 2)
    self.now = now
    return True
'''


@pytest.fixture
def some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Mutant]:
    file = tmp_path / "src" / "high.py"
    file.parent.mkdir()
    file.write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(making, "ROOT", tmp_path)
    return list(mutants(file))


def changed(mutant: Mutant) -> str:
    """The line as it would be."""
    return mutant.applied(SOURCE.encode()).decode().splitlines()[mutant.line - 1].strip()


def test_each_place_in_a_function_has_its_mutants(some: list[Mutant]) -> None:
    """Neither constants of the module, defaults, types nor docstrings; assertions and what is only said stay, too."""
    assert {changed(mutant) for mutant in some} == {
        "if (not (now + 1 > most and (not now in (4,)))):", "if (now + 1 > most or not now in (4,)):",
        "if (now + 1 >= most) and not now in (4,):", "if (now - 1) > most and not now in (4,):",
        "if now + 2 > most and not now in (4,):", "if now + 1 > most and (now in (4,)):",
        "if now + 1 > most and not (now not in (4,)):", "if now + 1 > most and not now in (5,):",
        "pass", "return False", 'tell(f"{now + 1}", "ä" * 3)',
    }  # fmt: skip
    assert {mutant.function for mutant in some} == {5}, "a function begins with its decorators"


def test_every_mutant_can_be_read_and_a_seed_chooses_the_same() -> None:
    chosen = sample(list(PLACES)[:1], 12, 4)
    assert len({mutant.id for mutant in chosen}) == 12
    assert chosen == sample(list(PLACES)[:1], 12, 4)
    for mutant in chosen:
        source = (making.ROOT / mutant.file).read_bytes()
        other = mutant.applied(source)
        assert ast.dump(ast.parse(other)) != ast.dump(ast.parse(source))


def note(folder: Path, test: str, *calls: str, passed: bool = True, seconds: float = 0.1) -> None:
    with (folder / "1.calls").open("a", encoding="utf-8") as file:
        file.write(json.dumps({"test": test, "seconds": seconds, "passed": passed, "calls": calls}) + "\n")


def test_the_nearest_tests_come_first(tmp_path: Path, some: list[Mutant]) -> None:
    """Those of few functions; one that fails anyway is none, and a server's calls count for its file."""
    note(tmp_path, AT_IMPORT, "src/early.py:1")
    note(tmp_path, "tests/origo/test_a.py::test_much", "src/high.py:5", "src/low.py:1")
    note(tmp_path, "tests/origo/test_a.py::test_little", "src/high.py:5", seconds=2.0)
    note(tmp_path, "tests/origo/test_b.py::test_fails", "src/high.py:5", passed=False)
    note(tmp_path, "tests/server/test_c.py::test_serves")
    note(tmp_path, "tests/server/test_d.py::test_another")
    (tmp_path / "2.started").write_text(f"tests/server/test_c.py::test_x\t{ROOT}/src/high.py:5\n", encoding="utf-8")
    reach = reach_of(tmp_path)
    assert reach.of(some[0]) == [
        "tests/server/test_c.py::test_serves", "tests/origo/test_a.py::test_little", "tests/origo/test_a.py::test_much",
    ]  # fmt: skip
    early = some[0]._replace(file="src/early.py", function=1)
    assert reach.of(early) == []
    by_area = reach._replace(at_import=frozenset({"src/tuath/games/origo/geometry.py:1"}))
    assert by_area.of(some[0]._replace(file="src/tuath/games/origo/geometry.py", function=1)) == [
        "tests/origo/test_a.py::test_much", "tests/origo/test_a.py::test_little",
    ]  # fmt: skip


def test_where_it_was_stopped_it_goes_on(tmp_path: Path, some: list[Mutant], monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def attempts(wanted: list[Mutant], reach: Reach, most: int, jobs: int) -> Iterator[tuple[Mutant, Outcome]]:
        for mutant in wanted:
            tried.append(mutant.id)
            yield mutant, Outcome("lived", [], 1, 1, 0.1)

    monkeypatch.setattr(command, "attempts", attempts)
    monkeypatch.setattr(command, "ROOT", making.ROOT)
    results, reach = tmp_path / "sample.jsonl", Reach({}, {}, frozenset())
    command.try_all(some[:4], reach, 10, 1, results)
    command.try_all(some[:6], reach, 10, 1, results)
    assert tried == [mutant.id for mutant in some[:6]]
    assert [row["id"] for row in command.read(results)] == tried


def test_the_report_names_what_lived_and_who_found_nothing_alone() -> None:
    usual: dict[str, Any] = {
        "line": 1,
        "name": "f",
        "kind": "number",
        "before": "1",
        "words": "2",
        "tried": 2,
        "reached": 2,
    }
    rows = [
        {**usual, "file": "src/tuath/core/a.py", "outcome": "killed", "killers": ["one"]},
        {**usual, "file": "src/tuath/core/a.py", "outcome": "killed", "killers": ["one", "two"]},
        {**usual, "file": "src/tuath/games/inis/b.py", "outcome": "lived", "killers": []},
        {**usual, "file": "src/tuath/games/inis/b.py", "outcome": "lived", "killers": [], "reached": 90},
    ]
    told = "\n".join(report(rows, Reach({}, {"one": 1.0, "two": 2.0, "three": 3.0}, frozenset())))
    assert "4 mutants: 2 killed, 2 lived." in told
    assert "1 of those that lived were not tried with all tests that reach them." in told
    assert "2 lived in inis" in told
    assert "lived: src/tuath/games/inis/b.py:1 f (number) 1  ->  2" in told
    assert "2 of 3 tests killed something, 1 of them something alone." in told
    assert "1 kills  two" in told


def test_functions_get_the_code_that_stands_there_then(some: list[Mutant], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where lines are others before it, and nothing else of the file changes."""
    file = making.ROOT / some[0].file
    found: dict[str, Any] = {"cache": lambda function: function}
    exec(compile(file.read_bytes(), file, "exec"), found)
    monkeypatch.setattr(forking, "ROOT", making.ROOT)
    instead = next(mutant for mutant in some if mutant.kind == "truth")
    assert SOURCE.encode()[instead.begin : instead.end] == b"True"
    nowhere = SimpleNamespace()
    functions: list[Any] = [found["high"], found["cache"]]
    monkey = found["high"].__globals__
    monkey["self"], monkey["tell"] = nowhere, lambda *said: None
    assert found["high"](1) is True
    forking.put_in(instead, functions)
    assert found["high"](1) is False
    with pytest.raises(forking.UnfitError):
        forking.put_in(instead, [])


@pytest.mark.more
@pytest.mark.slow
def test_a_mutant_is_tried_in_a_copy_alike() -> None:
    """The same as in a process of its own: killed by the test that notices, and nothing on the disk changes."""
    test = "tests/origo/test_told.py::test_a_card_tells_how_many_free_fields_it_fits"
    file = making.ROOT / "src/tuath/games/origo/details.py"
    mutant = next(each for each in mutants(file) if each.name == "card_details" and each.kind == "arithmetic")
    before = file.read_bytes()
    same = mutant._replace(words=before[mutant.begin : mutant.end].decode(), kind="nothing")
    reach = Reach({mutant.called: [test]}, {test: 1.0}, frozenset())
    found = {each.kind: outcome for each, outcome in attempts([mutant, same], reach, 1, 2)}
    assert found["arithmetic"][:2] == ("killed", [test])
    assert found["nothing"][:3] == ("lived", [], 1)
    assert file.read_bytes() == before


@pytest.mark.more
@pytest.mark.slow
def test_a_mutant_is_tried_in_a_process_of_its_own() -> None:
    """With its own words the file is as it was, with others a test fails; nothing on the disk changes."""
    test = "tests/origo/test_told.py::test_a_card_tells_how_many_free_fields_it_fits"
    file = making.ROOT / "src/tuath/games/origo/details.py"
    mutant = next(each for each in mutants(file) if each.name == "card_details" and each.kind == "arithmetic")
    before = file.read_bytes()
    assert carried_out(mutant, [test], 600, False) == ([test], 1, True)
    same = mutant._replace(words=before[mutant.begin : mutant.end].decode())
    assert carried_out(same, [test], 600, False) == ([], 1, True)
    assert file.read_bytes() == before
