"""A real terminal of 80×24: map and question are in sight together, and the map never wraps."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.helpers import Terminal

PROMPT = "your answer"
pytestmark = pytest.mark.slow

GAMES = {
    "arrival": (["--seats", "human,bot:random", "--seed", "3"], 0, ["♣", "■4", "[1]", "12 Inber Scéne"]),
    "origo": (["--seats", "human,bot:random", "--seed", "3"], 1, ["a Britannia", "J "]),
    "inis": (["--seats", "human,bot:random", "--seed", "7"], 4, ["■", "⡇"]),
    "spirit_island": (["--seats", "human", "--seed", "4", "-o", "expansions=none"], 3, ["⠤", "⠉"]),
    "spirit_island with four": (
        ["--seats", "human,bot:random,bot:random,bot:random", "--seed", "4", "-o", "expansions=none"],
        3,
        ["1 ", "8 ", "●"],
    ),
}


@pytest.fixture
def terminal(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    for key, value in {"XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}.items():
        monkeypatch.setenv(key, value)
    arguments, *_ = GAMES[name]
    program = [sys.executable, "-m", "tuath.terminal.app", "play", name.split(maxsplit=1)[0], *arguments, "--no-colour"]
    found = Terminal(tmp_path, [*program, "--lang", "en"], 80, 24)
    yield found
    found.close()


@pytest.mark.more
@pytest.mark.parametrize("name", GAMES)
def test_map_and_question_can_be_seen_together(terminal: Terminal, name: str) -> None:
    _, answers, signs = GAMES[name]
    terminal.wait_for(PROMPT)
    for _ in range(answers):
        terminal.answer("1", PROMPT)
    terminal.answer("table", f"{PROMPT}|Enter: more")
    while terminal.last(f"{PROMPT}|Enter: more") != PROMPT:
        terminal.answer("", f"{PROMPT}|Enter: more")
    terminal.wait_to_see(PROMPT)
    screen = "\n".join(terminal.screen())
    assert all(sign in screen for sign in signs), screen
    assert "(you): " in screen, "the question is there too"
    terminal.answer("u", PROMPT)
    terminal.answer("map", PROMPT)
    assert signs[0] in "\n".join(terminal.screen()), "\n".join(terminal.screen())
