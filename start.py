#!/usr/bin/env python3
"""Set everything up on a fresh machine, then start: the only commands a newcomer needs.

    python3 start.py              set up and play a game in the terminal
    python3 start.py play …       any command of `tuath`, e.g. `python3 start.py rules arrival A-4.2`
    python3 start.py test         set up and pass all tests
    python3 start.py test --long  the same with the tests that take minutes
    python3 start.py bench        set up what is compared with, and measure

Needs Python 3.11 or newer and nothing else. Everything lands in the folder `.venv` of this checkout.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"


def main(arguments: Sequence[str]) -> int:
    if sys.version_info < (3, 11):
        print(f"Tuath needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    command, *rest = arguments or ["play", "arrival", "--seats", "human,bot:greedy,bot:greedy"]
    try:
        set_up(command if command in ("test", "bench") else "run")
    except subprocess.CalledProcessError as error:
        print(f"Setting up failed: {' '.join(map(str, error.cmd))} ended with {error.returncode}.", file=sys.stderr)
        return 1
    return test(rest) if command == "test" else run(PYTHON, "-m", "tuath.terminal.app", command, *rest)


def set_up(lock: str) -> None:
    """An environment with exactly the locked packages, and this checkout itself; done again only after changes."""
    if not PYTHON.exists():
        say("Making an environment in .venv …")
        try:
            venv.create(HOME, with_pip=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(HOME, ignore_errors=True)
            print("This Python cannot make environments; on Debian: apt install python3-venv.", file=sys.stderr)
            raise
    mark = HOME / f"{lock}.stamp"
    wanted = hashlib.sha256((LOCKS / f"{lock}.lock").read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if mark.exists() and mark.read_text(encoding="ascii") == wanted:
        return
    say("Installing what is needed …")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "--require-hashes", "-r", str(LOCKS / f"{lock}.lock")], cwd=ROOT, check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], cwd=ROOT, check=True)
    mark.write_text(wanted, encoding="ascii")


def test(arguments: Sequence[str]) -> int:
    """Style, types and all tests; the first that fails decides."""
    if not has_postgres() and not install_postgres():
        print("The tests need PostgreSQL; on Debian: apt install postgresql.", file=sys.stderr)
        return 1
    chosen = [argument for argument in arguments if argument != "--long"]
    marker = [] if "--long" not in arguments else ["-m", "long or not long"]
    checks: tuple[tuple[str | Path, ...], ...] = (
        (PYTHON, "-m", "ruff", "check", "."),
        (PYTHON, "-m", "ruff", "format", "--check", "."),
        (PYTHON, "-m", "mypy"),
        (PYTHON, "-m", "pytest", "-n", "auto", *marker, *chosen),
    )
    os.chdir(ROOT)
    for check in checks:
        say(f"{' '.join(map(str, check[2:]))} …")
        code = run(*check)
        if code:
            return code
    return 0


def has_postgres() -> bool:
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def install_postgres() -> bool:
    """The server's tests run against a real PostgreSQL, which root can install where Debian's packages are."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    say("Installing PostgreSQL …")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "postgresql"]):
        subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
    return has_postgres()


def run(*command: str | Path) -> int:
    try:
        return subprocess.run([str(word) for word in command], check=False).returncode
    except KeyboardInterrupt:
        return 130


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
