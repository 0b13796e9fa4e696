"""Puzzles at the terminal, through the real program."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.shell import tuath_command
from tuath.core.puzzle import own_answers
from tuath.games import find, keys
from tuath.games.puzzles import find_puzzle, puzzles_of

POSED = [key for key in keys() if puzzles_of(key)]


def typed(key: str, line: str) -> str:
    """The answers of a line as somebody types them."""
    game = find(key)
    return "".join(f"{game.domains[question.domain].ids[value]}\n" for _, question, value in own_answers(game, line))


@pytest.mark.parametrize("key", POSED)
def test_a_line_fails_is_taken_back_and_another_succeeds(key: str) -> None:
    puzzle = find_puzzle(key, 1)
    lines = f"hint\nhint\nsolution\nu\n{typed(key, puzzle.solutions[0])}"
    run = tuath_command("puzzle", key, "1", "--no-colour", stdin=lines)
    assert run.returncode == 0, run.stderr
    for said in ("Think from the end", "Begin with", "The solution:", "Nothing to take back", "Solved in", "with help"):
        assert said in run.stdout
    assert f"tuath puzzle {key} 2" in run.stdout
    assert "⟨" not in run.stdout


def test_what_was_missing_is_said() -> None:
    """A line that does nothing ends without success; from there one goes back, or leaves."""
    run = tuath_command("puzzle", "arrival", "1", "--lang", "de", stdin="pass\npass\nanfang\naufgabe\nu\nende\n")
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


def test_more_are_made(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    wish = ("--games", "1", "--players", "2", "--positions", "120", "--seed", "1", "--count", "2", "--out", str(file))
    run = tuath_command("puzzles", "make", "arrival", *wish)
    assert run.returncode == 0, run.stderr
    assert "2 puzzles of" in run.stdout
    assert file.read_text(encoding="utf-8").count('"solutions"') == 2
    assert tuath_command("puzzles", "make", "arrival", "--players", "9").returncode == 2
