"""Makes the locks anew, or says that they are stale: `python3 start.py locks`.

One resolution for all of them, so that a package has one version in the house; each lock holds what the locks before
it lack. Installing looks for nothing: every package is named with its version and the hashes of its files.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from start import FROM_SOURCE, LAYERS

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "requirements"
OLDEST = "3.11"  # the oldest Python that is supported; markers in the locks tell the others apart
EXTRAS = {
    "run": ("build", "server"),
    "docs": ("build", "server", "docs"),
    "test": ("build", "server", "docs", "test"),
    "bench": ("build", "server", "bench"),
    "long": ("build", "server", "docs", "test", "ray"),
    "locks": ("locks",),
    "node": ("node",),
    "pip": ("pip",),
}
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)(?:\s*;\s*([^\\]*))?")
HEADER = "# Made by `python3 start.py locks --make`, for the dependencies of pyproject.toml with this hash:\n# {}\n"


class Pin(NamedTuple):
    """A package with its version, and where it is installed."""

    name: str
    version: str
    marker: str


def main(arguments: Sequence[str]) -> int:
    if len(arguments) > 1 or not {"--make", "--raise"} >= set(arguments):
        print("There is `locks`, `locks --make` and `locks --raise`.", file=sys.stderr)
        return 2
    before, made = stored(), make_all(raised="--raise" in arguments)
    changes = changed(before, made)
    print("\n".join(changes) or "No package of the locks changes.", flush=True)
    if arguments:
        for lock, text in made.items():
            path_of(lock).write_text(text, encoding="utf-8")
        return 0
    newer = changed(made, make_all(raised=True))
    print(f"{len(newer)} could be raised{':' if newer else '.'}", *newer, sep="\n  ")
    if made != before:
        print("The locks are stale: `python3 start.py locks --make` makes them anew.", file=sys.stderr)
    return int(made != before)


def wishes() -> str:
    """A hash of what the locks were made for; it tells without an index whether they are stale."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    said = repr((project["requires-python"], project["dependencies"], sorted(project["optional-dependencies"].items())))
    return f"sha256 {hashlib.sha256(said.encode()).hexdigest()}"


def path_of(lock: str) -> Path:
    return LOCKS / f"{lock}.lock"


def stored() -> dict[str, str]:
    return {lock: path_of(lock).read_text(encoding="utf-8") if path_of(lock).exists() else "" for lock in EXTRAS}


def pins(text: str) -> list[Pin]:
    found = (PIN.match(line) for line in text.splitlines())
    return [Pin(pin[1], pin[2], (pin[3] or "").strip()) for pin in found if pin]


def make_all(raised: bool) -> dict[str, str]:
    """Every lock as it should be: with the versions that are locked as far as they still fit, or with the newest."""
    with tempfile.TemporaryDirectory() as folder:
        whole, part = Path(folder) / "whole.txt", Path(folder) / "part.txt"
        if not raised:
            whole.write_text("".join(stored().values()), encoding="utf-8")
        everything = entries(compiled(whole, {extra for extras in EXTRAS.values() for extra in extras}))
        needed = dict[str, Mapping[str, str]]()
        for lock, extras in EXTRAS.items():
            part.unlink(missing_ok=True)
            needed[lock] = entries(compiled(part, extras, "--constraint", str(whole)))
    header = HEADER.format(wishes())
    return {lock: header + "\n".join(own(lock, needed, everything)) + "\n" for lock in EXTRAS}


def own(lock: str, needed: Mapping[str, Mapping[str, str]], everything: Mapping[str, str]) -> list[str]:
    """What a lock needs beyond those that are installed before it."""
    there = {pin for before in LAYERS[lock][:-1] for pin in needed[before]}
    return [everything.get(pin, text) for pin, text in needed[lock].items() if pin not in there]


def entries(text: str) -> dict[str, str]:
    """Each pin with its hashes, by its first line."""
    found = re.split(r"\n(?=[A-Za-z0-9])", text.strip())
    return {entry.partition("\\")[0].strip(): entry for entry in found if PIN.match(entry)}


def compiled(output: Path, extras: Iterable[str], *more: str) -> str:
    """What the dependencies come to; a file that is there already is followed as far as it fits."""
    command = [uv(), "pip", "compile", str(ROOT / "pyproject.toml"), "--output-file", str(output), "--quiet"]
    command += ["--universal", "--python-version", OLDEST, "--strip-extras", "--generate-hashes"]
    command += ["--only-binary", ":all:", *(word for name in FROM_SOURCE for word in ("--no-binary", name))]
    command += ["--no-emit-index-url", "--no-header", "--no-annotate", *more]
    subprocess.run([*command, *(word for extra in sorted(extras) for word in ("--extra", extra))], check=True)
    return output.read_text(encoding="utf-8")


def uv() -> str:
    """Of the environment that runs this; it stands in a lock as well."""
    found = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if found is None:
        raise SystemExit("uv is missing; `python3 start.py locks` installs it as it is locked.")
    return found


def changed(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """What is another version, what is new, what is gone: a line each."""
    old, new = versions(before), versions(after)
    others = sorted(name for name in {*old, *new} if old.get(name) != new.get(name))
    return [f"{name} {told(old.get(name))} -> {told(new.get(name))}" for name in others]


def versions(locks: Mapping[str, str]) -> dict[str, list[str]]:
    found = dict[str, set[str]]()
    for text in locks.values():
        for pin in pins(text):
            found.setdefault(pin.name, set()).add(pin.version)
    return {name: sorted(each) for name, each in found.items()}


def told(version: list[str] | None) -> str:
    return ", ".join(version) if version else "nothing"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
