"""A lesson at the terminal, through the real program."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import usually
from tests.terminal.helpers import ANY, on_screen
from tests.terminal.shell import tuath_command
from tuath.core.lesson import begun
from tuath.core.question import Decision
from tuath.games import find, keys
from tuath.games.lessons import find_lesson, lesson_of
from tuath.terminal.table.session import Session
from tuath.terminal.table.sight import HUMAN
from tuath.terminal.table.teaching import Teaching
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

TAUGHT = [key for key in keys() if lesson_of(key) is not None]
LINES = 40  # more than any lesson takes; what follows it is a game like any other


@pytest.mark.more
@pytest.mark.parametrize("language", usually("de", long=["en"]))
@pytest.mark.parametrize("key", usually(TAUGHT[0], long=TAUGHT[1:]))
def test_the_same_steps_as_text(key: str, language: str, tmp_path: Path) -> None:
    """Enter goes on, and one of the first options is chosen; the lesson ends and the game goes on."""
    run = tuath_command("learn", key, "--lang", language, "--no-colour", stdin=ANY * LINES, XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0, run.stderr
    words, steps = Catalogue(language, find(key)), find_lesson(key).steps
    assert words.say("terminal-lesson-step", step=1, of=len(steps), chapter="").rstrip() in run.stdout
    assert words.say(f"{key}-lesson-{steps[0].id}-title") in run.stdout
    assert words.say(f"{key}-lesson-{steps[-1].id}-title") in run.stdout
    assert words.say("terminal-lesson-over") in run.stdout
    assert "⟨" not in run.stdout


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    """What has been read is not said again."""
    first = tuath_command("learn", "arrival", stdin="\n\nath cliath\nleft\nquit\n", XDG_DATA_HOME=str(tmp_path))
    (file,) = (tmp_path / "tuath").glob("*.tuath")
    assert f"\ntuath learn arrival --resume {file}\n" in first.stdout
    lines = "left\nleft\nleft\n\ntop\nquit\n"
    again = tuath_command("learn", "arrival", "--resume", str(file), stdin=lines, XDG_DATA_HOME=str(tmp_path))
    assert again.returncode == 0, again.stderr
    assert "Who wins?" not in again.stdout
    assert "Step 5 of 19" in again.stdout
    assert "Step 7 of 19" in again.stdout


@pytest.mark.more
def test_why_an_opponent_did_that_and_what_we_would_take(tmp_path: Path) -> None:
    run = tuath_command("learn", "arrival", stdin="\n\nath cliath\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert "Why did Muintir Nemid (greedy) do that?" in run.stdout
    assert "Proposal (7): Áth Cliath." in run.stdout
    assert "Your move: draw from any stack" in run.stdout


def test_what_is_taken_back_is_asked_again(tmp_path: Path) -> None:
    run = tuath_command("learn", "arrival", stdin="\n\numall\nundo!\nath cliath\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert run.stdout.count("Proposal (7): Áth Cliath.") == 2


def test_bad_input(tmp_path: Path) -> None:
    unknown = tuath_command("learn", "chess")
    assert unknown.returncode == 2
    assert "There is no game" in unknown.stderr
    tuath_command("play", "inis", "--seed", "1", stdin="1\n1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    (file,) = (tmp_path / "tuath").glob("*.tuath")
    other = tuath_command("learn", "arrival", "--resume", str(file))
    assert other.returncode == 2
    assert "is no lesson" in other.stderr


ONLY_ON_THE_PAGE = {
    "en": r"\b(lit|click|clicks|glow|glows|glowing|press|button|hover|tap)\b",
    "de": r"(leucht|klick|drück|Knopf|antipp)",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TAUGHT)
def test_nothing_is_said_of_what_only_a_page_has(key: str, language: str) -> None:
    """The same words are said at the terminal, where nothing is lit and nothing is clicked."""
    words = Catalogue(language, find(key))
    parts = ("title", "text", "move", "free", "why")
    keys = [f"{key}-lesson-{step.id}-{part}" for step in find_lesson(key).steps for part in parts]
    said = {each: words.say(each) for each in keys if words.has(each)}
    assert not [each for each, text in said.items() if re.search(ONLY_ON_THE_PAGE[language], text)]


@pytest.mark.parametrize("key", TAUGHT)
def test_options_keep_their_room_beside_what_the_teacher_says(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """80×24: what stands below the options takes from the board as well, and the screen is not longer for it."""
    lesson, position = find_lesson(key), begun(find_lesson(key), find(key))
    while lesson.seat not in position.decisions:
        other, decision = next(iter(position.decisions.items()))
        position.answer(other, decision.options[0])
    chairs = [HUMAN if seat == lesson.seat else "bot:greedy" for seat in range(lesson.seats)]
    plain, _ = on_screen(position, 80, 24, chairs=chairs)
    session = Teaching(position, chairs, plain.console, plain.words, lesson)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * len(lesson.steps)))  # whatever is said is read
    session.teach()
    decision = position.decisions[lesson.seat]
    rooms = [options_room(each, lesson.seat, decision) for each in (plain, session)]
    assert session.height(session.tail(lesson.seat, decision)) > 1
    assert rooms[1] >= max(3, rooms[0] - 2), rooms


def options_room(session: Session, seat: int, decision: Decision[Any]) -> int:
    """How many lines of the screen are for the options, where the board is drawn too."""
    assert session.rows is not None
    return session.room_for_options(
        session.rows, session.head(seat, decision), session.tail(seat, decision), board=True
    )
