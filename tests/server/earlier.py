"""The program as it was at some commit, taken out of the history and run with the packages of today."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.conftest import PATIENCE, ROOT, Running, wait_until

SHAPES = "src/tuath/server/migrations/versions"


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout


def shapes_at(commit: str) -> set[str]:
    """None at the first: the rows were made as they were described."""
    return set(git("ls-tree", "-r", "--name-only", commit, SHAPES).decode().split())


class Earlier(Running):
    """The program of a commit."""

    def __init__(self, folder: Path, commit: str, database: str | None = None) -> None:
        super().__init__(folder, database)
        self.source = folder / "source"
        self.source.mkdir()
        unpacked = subprocess.run(["tar", "-x", "-C", self.source], input=git("archive", commit, "src"), check=True)
        assert unpacked.returncode == 0

    def begin(self) -> bool:
        """Whether it can be run at all with these packages."""
        words = [sys.executable, "-m", "tuath.terminal.app", "serve"]
        words += ["--port", str(self.port), "--folder", str(self.folder)]
        words += ["--database", self.database] if self.database else []
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TUATH_")}
        environment |= {"PYTHONPATH": str(self.source / "src"), "TUATH_RATE": self.settings["TUATH_RATE"]}
        with (self.folder / "server.log").open("wb") as log:
            self.process = subprocess.Popen(
                words, env=environment, cwd=self.source, stdout=log, stderr=log, start_new_session=True
            )
        process = self.process
        wait_until(lambda: process.poll() is not None or self.answers())
        return process.poll() is None

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/tables", timeout=PATIENCE).status_code < 500
        except httpx.TransportError:
            return False


def before_newest_shape() -> str | None:
    """The last commit of the version before; none where there is no history."""
    newest = sorted(path.name for path in (ROOT / SHAPES).glob("0*.py"))[-1]
    try:
        (commit,) = git("log", "--diff-filter=A", "--format=%H^", "-1", "--", f"{SHAPES}/{newest}").decode().split()
        return git("rev-parse", commit).decode().strip()
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
