"""The page about pictures does what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tuath.terminal.app import app

PAGE = Path(__file__).parents[2] / "docs" / "python" / "seeing.md"
RECORD = Path(__file__).parents[1] / "records" / "arrival" / "two-greedy.tuath"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_every_block_of_python_runs_and_says_what_is_so() -> None:
    names: dict[str, Any] = {}
    promised = 0
    for block in blocks("python"):
        exec(block, names)
        for value in re.findall(r"^(?!for|from|import)(.+?)  # True$", block, re.MULTILINE):
            assert eval(value, names) is True, value
            promised += 1
    assert promised == 3


def test_every_command_runs(capsys: pytest.CaptureFixture[str]) -> None:
    commands = [line.split(">")[0].split() for line in blocks("sh")[0].splitlines()]
    assert len(commands) == 4
    for command in commands[:-1]:  # the last one draws a whole game; see test_film
        app([str(RECORD) if word == "FILE" else word for word in command[1:]], standalone_mode=False)
        assert capsys.readouterr().out.startswith("<svg ")
