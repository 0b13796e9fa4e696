"""Several people at one screen, in a real terminal: what one has seen, the next cannot scroll back to."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tuath.games import find
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

PATIENCE = 120.0  # seconds after which something expected will not come any more

pytestmark = pytest.mark.slow


class Terminal:
    """A terminal of tmux with a program in it, and everything that the program has written."""

    def __init__(self, folder: Path, command: list[str], width: int = 150, height: int = 40) -> None:
        tmux = shutil.which("tmux")
        assert tmux is not None, "tmux is not installed: on Debian, apt-get install tmux"
        self.tmux = [tmux, "-S", str(folder / "socket"), "-f", "/dev/null"]
        self.written = folder / "written"
        self.written.touch()
        waiting = f"read go; exec {shlex.join(command)}"
        self.run("new-session", "-d", "-x", str(width), "-y", str(height), f"sh -c {shlex.quote(waiting)}")
        self.run("pipe-pane", "-o", f"cat >> {shlex.quote(str(self.written))}")
        self.type("")

    def run(self, *arguments: str) -> str:
        done = subprocess.run([*self.tmux, *arguments], capture_output=True, text=True, check=True, encoding="utf-8")
        return done.stdout

    def type(self, line: str) -> None:
        if line:
            self.run("send-keys", "-l", line)
        self.run("send-keys", "Enter")

    def press(self, key: str) -> None:
        self.run("send-keys", key)

    def output(self) -> str:
        return self.written.read_text(encoding="utf-8", errors="replace")

    def contents(self) -> str:
        """The screen and all that can be scrolled back to."""
        return self.run("capture-pane", "-p", "-J", "-S", "-")

    def screen(self) -> list[str]:
        """The rows that can be seen."""
        return self.run("capture-pane", "-p").splitlines()

    def wait_for(self, pattern: str, times: int = 1) -> None:
        """Until the program has written this so many times."""
        until = time.monotonic() + PATIENCE
        while len(re.findall(pattern, self.output())) < times:
            assert time.monotonic() < until, f"never came: {pattern}\n{self.contents()}"
            time.sleep(0.02)

    def answer(self, line: str, asks: str) -> None:
        """Type a line, and wait until the program asks for the next one."""
        before = len(re.findall(asks, self.output()))
        self.type(line)
        self.wait_for(asks, before + 1)

    def last(self, asks: str) -> str:
        """What the program asks for now."""
        return str(re.findall(asks, self.output())[-1])

    def wait_to_see(self, text: str) -> str:
        """Until the terminal shows this."""
        until = time.monotonic() + PATIENCE
        while text not in (contents := self.contents()):
            assert time.monotonic() < until, f"not to be seen: {text}\n{contents}"
            time.sleep(0.02)
        return contents

    def close(self) -> None:
        subprocess.run([*self.tmux, "kill-server"], capture_output=True, check=False)


WORDS = {
    "en": ("your answer", "Press Enter", "Enter: more", "Which card do you keep?"),
    "de": ("deine Antwort", "Drücke die Eingabetaste", "Eingabetaste: weiter", "Welche Karte behältst du?"),
}


@pytest.fixture
def terminal(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    for name, value in {"XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    program = [sys.executable, "-m", "tuath.terminal.app"]
    game = ["play", "inis", "--seats", "human,human", "--seed", "7", "--no-colour", "--lang", language]
    found = Terminal(tmp_path, [*program, *game])
    yield found
    found.close()


def rows(contents: str, names: set[str]) -> set[str]:
    """The cards that are to be seen in a list: by themselves, not as a word of a sentence."""
    return {name for name in names if re.search(rf"(?:^|\s){re.escape(name)}(?:\s|$)", contents, re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_cannot_be_scrolled_back_to(terminal: Terminal, language: str) -> None:
    """I-6.1: the cards of the first player are seen neither at the hand-over nor by the second player."""
    prompt, hand_over, more, draft = WORDS[language]
    game = find("inis")
    words = Catalogue(language, game)
    cards = {words.name(f"card:{id}") for id in game.domains["card"].ids if id.startswith("act_")}
    asks = f"{prompt}|{hand_over}|{more}"
    terminal.wait_for(asks)
    while draft not in terminal.output():
        terminal.answer("" if terminal.last(asks) == hand_over else "1", asks)
    private = rows(terminal.wait_to_see(draft), cards)
    assert len(private) >= 3, "the first player sees the cards of the draft"
    terminal.answer("help", asks)
    while terminal.last(asks) != hand_over:
        terminal.answer("" if terminal.last(asks) == more else "1", asks)
    assert not rows(terminal.wait_to_see(hand_over), cards)
    terminal.press("Up")
    terminal.type("")
    contents = terminal.wait_to_see(draft)
    own = rows(contents, cards)
    assert own, "the second player sees cards of the draft"
    assert not own & private, "and none of those that the first one saw"
