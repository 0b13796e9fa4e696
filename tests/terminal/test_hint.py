"""“hint” at the terminal: the best options in words, marked in the record, and refused where the table has none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import tuath
from tests.terminal.shell import tuath_command
from tuath.core.position import Position
from tuath.core.record import Asked, Record
from tuath.terminal.table.session import Session
from tuath.words.catalogue import Catalogue


def session(position: Position[Any], *chairs: str, language: str = "en") -> Session:
    console = Console(width=100, height=40, record=True, force_terminal=False)
    return Session(position, chairs, console, Catalogue(language, position.game))


@pytest.mark.parametrize(("language", "typed", "said"), [("en", "hint", "about"), ("de", "tipp", "etwa")])
def test_a_hint_names_options_with_their_numbers_and_chances(language: str, typed: str, said: str) -> None:
    alone = session(tuath.start("origo", seats=2, seed=4), "human", "bot:random", language=language)
    decision = alone.position.decisions[0]
    alone.obey(0, decision, typed)
    text = alone.console.export_text()
    assert said in text
    numbers = {choice.label: choice.number for choice in alone.choices(decision)}
    assert any(f"A {label} ({number})" in text for label, number in numbers.items())
    assert "⟨" not in text
    assert alone.position.count == Record.parse(alone.written()).hints[0].after, "nothing was answered"


@pytest.mark.more
def test_that_it_was_asked_for_stands_in_the_record_and_stays_there(tmp_path: Path) -> None:
    """Once for each question, however often; a reader that does not know it passes over a remark."""
    run = tuath_command("play", "origo", "--seed", "4", stdin="hint\nhint\n1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0, run.stderr
    (file,) = (tmp_path / "tuath").glob("*.tuath")
    text = file.read_text(encoding="utf-8")
    assert text.count("\n# hint p1\n") == 1
    (asked,) = Record.parse(text).hints
    assert text.splitlines()[text.splitlines().index("# hint p1") + 1].startswith("p1 ")
    tuath_command("play", "--resume", str(file), stdin="1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    after = file.read_text(encoding="utf-8")
    assert after != text
    assert list(Record.parse(after).hints) == [asked]


def test_people_against_each_other_have_hints_only_where_they_said_so() -> None:
    """And the refusal says what would be right."""
    two = session(tuath.start("origo", seats=2, seed=4), "human", "human")
    two.do_hint(0, "")
    assert "A table that is set up with hints allowed" in " ".join(two.console.export_text().split())
    assert two.hinted == []
    two.hints = "forbidden"
    two.do_hint(0, "")
    assert "plays without hints" in two.console.export_text()
    two.hints = "allowed"
    two.do_hint(0, "")
    assert two.hinted == [Asked(two.position.count, 0)]


def test_partners_may_ask() -> None:
    assert session(tuath.start("spirit_island", seats=2, seed=4), "human", "human").no_hint(0) is None


def test_the_setting_is_kept_with_the_game(tmp_path: Path) -> None:
    data = str(tmp_path)
    run = tuath_command("play", "origo", "--seed", "4", "--hints", "forbidden", stdin="1\nquit\n", XDG_DATA_HOME=data)
    assert run.returncode == 0, run.stderr
    (file,) = (tmp_path / "tuath").glob("*.tuath")
    again = tuath_command("play", "--resume", str(file), stdin="hint\nquit\n", XDG_DATA_HOME=data)
    assert "This table plays without hints." in again.stdout
    wrong = tuath_command("play", "origo", "--hints", "sometimes", stdin="", XDG_DATA_HOME=data)
    assert wrong.returncode != 0
    assert "alone, allowed, forbidden" in wrong.stderr + wrong.stdout


def test_in_a_lesson_the_teacher_says_what_to_do(tmp_path: Path) -> None:
    run = tuath_command("learn", "arrival", stdin="\n\nhint\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert "In a lesson the teacher says what we would do" in " ".join(run.stdout.split())
