"""The bounds of pyproject.toml are true: with the oldest and with the newest packages that they allow all works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import start
from requirements.locks import uv

ENDS = ["lowest-direct", "highest"]
TRIED = ["tests/server", "tests/terminal", "tests/rl", "tests/test_words.py"]


@pytest.mark.long
@pytest.mark.parametrize("end", ENDS)
def test_both_ends_of_the_bounds_work(end: str, tmp_path: Path) -> None:
    """What ``pip install 'tuath[server]'`` takes today, and what it took when the bound was written.

    The first failure of the newest is how one hears of a release that breaks us, before the locks are raised to it.
    """
    wanted, home = tmp_path / "wanted.txt", tmp_path / "venv"
    extras = [word for extra in ("build", "server", "test") for word in ("--extra", extra)]
    resolve = [uv(), "pip", "compile", "pyproject.toml", *extras, "--resolution", end, "--only-binary", ":all:"]
    python = str(home / start.PYTHON.relative_to(start.HOME))
    pip = [python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    for command in (
        [*resolve, "--python", sys.executable, "--no-header", "--output-file", str(wanted)],
        [sys.executable, "-m", "venv", str(home)],
        [*pip, "--requirement", str(wanted)],
        [*pip, "--editable", "."],
        [python, "-m", "pip", "check"],
        [python, "-m", "pytest", "-n", str(os.cpu_count() or 1), "-p", "no:cacheprovider", *TRIED],
    ):
        done = subprocess.run(command, cwd=start.ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, (
            f"{' '.join(command)}\n{wanted_of(wanted)}\n{done.stdout[-5000:]}{done.stderr[-2000:]}"
        )


def wanted_of(file: Path) -> str:
    """The packages of a failure, one a line."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return "\n".join(line for line in lines if "==" in line)
