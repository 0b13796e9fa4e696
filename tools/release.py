"""Makes a release: checks everything, builds wheel and archive, and tries them out (`python3 start.py release`).

python3 start.py release           all of it: tests, tag, address, locks; then dist/ is what is to be uploaded
python3 start.py release --trial   builds and tries what lies here, without the tests and without a tag
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from requirements.locks import stored, wishes
from requirements.third_party import locked_packages, page_packages
from version import of_git, version

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
EXAMPLE = "https://example.org/"
MOST_SECONDS = 0.15  # of processor, to import the package


class NotReady(Exception):
    """Something has to be done before."""


def main(arguments: Sequence[str]) -> int:
    if set(arguments) - {"--trial"}:
        print("There is `release` and `release --trial`.", file=sys.stderr)
        return 2
    trial = "--trial" in arguments
    try:
        check_papers()
        if not trial:
            check_tag()
            tested()
        wheel = build()
        for python in pythons():
            try_bare(python, wheel)
            try_server(python, wheel)
    except NotReady as why:
        print(f"No release: {why}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"No release: {' '.join(map(str, error.cmd))} ended with {error.returncode}.", file=sys.stderr)
        print(error.stderr or "", file=sys.stderr)
        return 1
    print(f"dist/ is ready: {', '.join(sorted(file.name for file in DIST.iterdir()))}")
    return 0


def say(words: str) -> None:
    print(words, flush=True)


# ---- what has to be so ---------------------------------------------------------------------------------------------


def check_papers() -> None:
    """Locks and the list of what others have made belong to what is here."""
    if any(f"# {wishes()}" not in text for text in stored().values()):
        raise NotReady("the locks are stale; `python3 start.py locks --make` makes them anew.")
    told = (ROOT / "THIRD_PARTY.txt").read_text(encoding="utf-8")
    named = [(each.name, each.version) for each in page_packages()] + locked_packages()
    missing = [f"{name} {number}" for name, number in named if f"\n{name} {number} · " not in told]
    if missing:
        raise NotReady(f"THIRD_PARTY.txt lacks {', '.join(missing)}; `python -m requirements.third_party` writes it.")


def check_tag() -> None:
    """A tag on exactly this commit, nothing that is not committed, and a place where all of it can be found."""
    if git("status", "--porcelain"):
        raise NotReady("there are changes that are not committed.")
    found = of_git(ROOT)
    if found is None or "dev" in found:
        raise NotReady("this commit has no tag; `git tag v1.2.3` names the version.")
    sections = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    if not {found, found.removesuffix(".0")} & {*sections} or "Unreleased" in sections:
        raise NotReady(f"CHANGELOG.md has no section “{found}”, or still one that is unreleased.")
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    if any(url.startswith(EXAMPLE) for url in urls.values()):
        raise NotReady("the addresses in pyproject.toml are still the example's; say where the repository is.")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def tested() -> None:
    subprocess.run([sys.executable, str(ROOT / "start.py"), "test"], cwd=ROOT, check=True)


# ---- building ------------------------------------------------------------------------------------------------------


def build() -> Path:
    """Twice, with the same bytes; what lies in dist/ after that is what is to be uploaded."""
    say(f"Building {version()} twice …")
    when = os.environ.get("SOURCE_DATE_EPOCH") or last_commit()
    with tempfile.TemporaryDirectory() as folder:
        first, second = (built_in(Path(folder) / name, when) for name in ("first", "second"))
        if first != second:
            raise NotReady(f"two builds differ: {first} and {second}.")
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(Path(folder) / "second", DIST)
    (DIST / "SHA256SUMS").write_text(
        "".join(f"{digest}  {name}\n" for name, digest in second.items()), encoding="ascii"
    )
    return next(DIST.glob("*.whl"))


def built_in(folder: Path, when: str) -> dict[str, str]:
    """Archive and wheel with their hashes; a time that is given stands in both."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": when}
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def last_commit() -> str:
    try:
        return git("log", "-1", "--format=%ct")
    except (OSError, subprocess.CalledProcessError):
        return "1577836800"  # an archive of the sources has no commits


# ---- trying --------------------------------------------------------------------------------------------------------


def pythons() -> list[str]:
    """One of each supported version that is found and can be used, on the path or where pyenv keeps them."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = os.environ.get("PATH", "").split(os.pathsep)
    found = []
    for number in PYTHONS:
        names = [(name, folder) for folder in folders for name in (f"python{number}", "python3")]
        named = [path for name, folder in names if (path := shutil.which(name, path=folder))]
        own = map(str, sorted(kept.glob(f"{number}.*/bin/python3")))
        found += [next((path for path in (*own, *named) if is_version(path, number)), "")]
    return [path for path in found if path]


def is_version(python: str, number: str) -> bool:
    """Is it this one, and can it make environments?"""
    code = f"import ensurepip, ssl, sqlite3, sys, venv; sys.exit('{number}' != '%d.%d' % sys.version_info[:2])"
    return subprocess.run([python, "-c", code], capture_output=True, check=False).returncode == 0


def try_bare(python: str, wheel: Path) -> None:
    """Nothing but the wheel: it pulls nothing, is imported at once, and plays in both languages."""
    with environment(python) as (home, own):
        pip(own, "--no-index", "--find-links", str(wheel.parent), f"tuath=={version()}")
        frozen = output(own, "-m", "pip", "freeze").split()
        if len(frozen) != 1 or not frozen[0].startswith("tuath"):
            raise NotReady(f"the bare wheel pulls more than itself: {frozen}")
        code = "import time, tuath; print(time.process_time())"
        output(own, "-c", code)  # compiled once, as whoever installs it has it the second time
        seconds = min(float(output(own, "-I", "-c", code)) for _ in range(5))
        if seconds > MOST_SECONDS:
            raise NotReady(f"importing takes {seconds:.3f} seconds of processor with {python}.")
        for language, word in (("en", "your answer"), ("de", "deine Antwort")):
            played = output(
                own, "-m", "tuath", "play", "inis", "--lang", language, typed="1\n" * 6 + "ende\n", home=home
            )
            if word not in played or "⟨" in played:
                raise NotReady(f"the bare wheel does not play in “{language}” with {python}.")
        say(f"{python}: the bare wheel pulls nothing, is imported in {seconds:.3f} s and plays in two languages")


def try_server(python: str, wheel: Path) -> None:
    """With its extra: serves the page, and a game is played at it to its end."""
    with environment(python) as (home, own):
        pip(own, "--find-links", str(wheel.parent), f"tuath[server]=={version()}")
        began = time.perf_counter()
        with served(own, home) as address:
            start = time.perf_counter() - began
            result = output(own, str(ROOT / "tools" / "served_game.py"), address, "arrival")
        say(f"{python}: tuath serve answers after {start:.1f} s; a game was played: {result.strip()}")


class environment:  # noqa: N801 (it is used as a function)
    """A clean environment, which goes again."""

    def __init__(self, python: str) -> None:
        self.python = python
        self.folder = tempfile.TemporaryDirectory()

    def __enter__(self) -> tuple[Path, str]:
        home = Path(self.folder.name)
        subprocess.run([self.python, "-m", "venv", str(home / "env")], check=True, capture_output=True, text=True)
        return home, str(home / "env" / ("Scripts" if os.name == "nt" else "bin") / "python")

    def __exit__(self, *error: object) -> None:
        self.folder.cleanup()


class served:  # noqa: N801
    """A server at a port that is free, until it is not needed any more."""

    def __init__(self, python: str, home: Path) -> None:
        command = [python, "-m", "tuath", "serve", "--port", "0", "--folder", str(home / "games"), "--lang", "en"]
        self.log = (home / "server.log").open("w", encoding="utf-8")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, text=True, cwd=home, env=clean(home)
        )

    def __enter__(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://[\w.:\[\]]+", line):
                return found[0].rstrip(".")
        raise NotReady("the server does not start.")

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.log.close()


def pip(python: str, *words: str) -> None:
    command = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *words]
    subprocess.run(command, check=True, capture_output=True, text=True)


def output(python: str, *words: str, typed: str = "", home: Path | None = None) -> str:
    """What a program says, elsewhere than in the checkout."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [python, *words], input=typed, capture_output=True, text=True, encoding="utf-8", check=True, cwd=folder,
            env=clean(home or Path(folder)),
        )  # fmt: skip
    return run.stdout


def clean(home: Path) -> dict[str, str]:
    """Nothing of what is set here, but where packages are fetched from."""
    kept = dict(variables())
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home), "PYTHONUTF8": "1"}


def variables() -> Iterator[tuple[str, str]]:
    for name, value in os.environ.items():
        if not name.startswith(("TUATH", "PYTHON", "VIRTUAL_ENV", "LC_", "LANG")):
            yield name, value


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
