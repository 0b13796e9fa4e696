"""Puzzles at the terminal, through the real program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.terminal.shell import tuath_command
from tuath.bots.solving import greedy_line
from tuath.core.game import Answer
from tuath.core.puzzle import begun, own_answers, play
from tuath.games import find, keys
from tuath.games.puzzles import find_puzzle, puzzles_of

POSED = [key for key in keys() if puzzles_of(key)]


def typed(key: str, line: Sequence[Answer]) -> str:
    """The answers of a line as somebody types them: by name, or by number where the name is one; not what is forced."""
    puzzle = find_puzzle(key, 1)
    start = begun(puzzle, find(key))
    position, found = start.copy(), list[str]()
    for _, _, value in line:
        decision = position.decisions[puzzle.seat]
        if len(decision.values) > 1 or position.answers:
            name = decision.domain.ids[value]
            found.append(str(decision.values.index(value) + 1) if name.isdigit() else name)
        play(start, position, puzzle.seat, puzzle.goal.until, value)
    return "".join(f"{each}\n" for each in found)


@pytest.mark.parametrize("key", POSED)
def test_a_line_fails_is_taken_back_and_another_succeeds(key: str) -> None:
    puzzle = find_puzzle(key, 1)
    lines = f"hint\nhint\nsolution\nu\n{typed(key, own_answers(find(key), puzzle.solutions[0]))}"
    run = tuath_command("puzzle", key, "1", "--no-colour", stdin=lines)
    assert run.returncode == 0, run.stderr
    for said in ("Think from the end", "Begin with", "The solution:", "Nothing to take back", "Solved in", "with help"):
        assert said in run.stdout
    assert f"tuath puzzle {key} 2" in run.stdout
    assert "⟨" not in run.stdout


def test_what_was_missing_is_said() -> None:
    """The line of a simple bot ends without success; from there one goes back, or leaves."""
    puzzle = find_puzzle("arrival", 1)
    line = greedy_line(begun(puzzle, find("arrival")), puzzle.seat, puzzle.goal.until, 0)
    lines = f"{typed('arrival', line)}dorthin\nanfang\naufgabe\nu\nende\n"
    run = tuath_command("puzzle", "arrival", "1", "--lang", "de", stdin=lines)
    assert run.returncode == 0, run.stderr
    assert "es fehlt etwas" in run.stdout
    assert "Zurückgenommen" in run.stdout
    assert "Nichts zurückzunehmen" in run.stdout
    assert "⟨" not in run.stdout


def test_the_list_and_bad_input() -> None:
    listed = tuath_command("puzzle", "--list")
    assert listed.returncode == 0
    assert listed.stdout.count("by chance 1 in") == sum(len(puzzles_of(key)) for key in keys())
    for wrong in (("puzzle", "chess"), ("puzzle", "arrival", "999"), ("puzzle", "arrival", "x")):
        assert tuath_command(*wrong).returncode == 2


@pytest.mark.more
def test_more_are_made(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    wish = ("--games", "1", "--players", "2", "--positions", "120", "--seed", "1", "--count", "2", "--out", str(file))
    run = tuath_command("puzzles", "make", "arrival", *wish)
    assert run.returncode == 0, run.stderr
    assert "2 puzzles of" in run.stdout
    written = file.read_text(encoding="utf-8")
    assert written.count('"solutions"') == 2
    assert "tuath puzzles make arrival --games 1 --count 2 --players 2 --seed 1 --positions 120" in written
    assert tuath_command("puzzles", "make", "arrival", "--players", "9").returncode == 2
