"""A terminal under test: what stands on the screen, what a session says."""

from __future__ import annotations

import io
import re
import shlex
import shutil
import subprocess
import time
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console

from tuath.core.position import Position
from tuath.terminal.style import THEME
from tuath.terminal.table.session import Session
from tuath.terminal.table.sight import HUMAN
from tuath.words.catalogue import Catalogue

PATIENCE = 120.0  # seconds after which something expected will not come any more


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


# Mostly the first option; a place keeps its number, so that 1 may be one that is not offered any more.
ANY = "1\n" * 12 + "".join(f"{number}\n" for number in range(2, 30))


def on_screen(
    position: Position[Any], width: int, height: int, language: str = "en", chairs: list[str] | None = None
) -> tuple[Session, io.StringIO]:
    out = io.StringIO()
    console = Console(
        file=out, width=width, height=height, theme=THEME, highlight=False, force_terminal=True, color_system=None
    )
    words = words_of(language, position.game)
    return Session(position, chairs or [HUMAN] * position.setup.seats, console, words), out


words_of = cache(Catalogue)  # reading them takes longer than most tests


def session_at(position: Position[Any], language: str = "en", width: int = 100) -> tuple[Session, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=width, theme=THEME, highlight=False)
    return Session(position, [HUMAN] * position.setup.seats, console, words_of(language, position.game)), out
