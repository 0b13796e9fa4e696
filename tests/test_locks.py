"""The locks: whole, as the dependencies want them, and installed as they are, whatever is released tomorrow."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import start
from requirements.locks import EXTRAS, changed, path_of, pins, wishes
from tests.tomorrow import TOMORROW, Index, plain, sources, stand_ins

ROOT = Path(start.ROOT)
PIPS = {"22.3": 11, "23.2.1": 12, "24.2": 13, "25.2": 14, "26.3": 14}  # of which Python 3 each was the first, or newest
LISTED = """
import json
from importlib.metadata import distributions
print(json.dumps({each.name: each.version for each in distributions()}))
"""
OLDER = Path.home() / ".pyenv" / "versions"


def text_of(lock: str) -> str:
    return path_of(lock).read_text(encoding="utf-8")


def pinned(lock: str) -> dict[str, set[str]]:
    """All that a command gets, with the versions; they may differ by Python."""
    found = dict[str, set[str]]()
    for layer in start.LAYERS[lock]:
        for pin in pins(text_of(layer)):
            found.setdefault(plain(pin.name), set()).add(pin.version)
    return found


@pytest.mark.parametrize("lock", EXTRAS)
def test_a_lock_is_as_the_dependencies_want_it(lock: str) -> None:
    assert wishes() in text_of(lock), "run `python3 start.py locks --make`"
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(each for extra in EXTRAS[lock] for each in project["optional-dependencies"][extra]),
    ]
    for requirement in map(Requirement, wanted):
        versions = pinned(lock).get(plain(requirement.name), set())
        assert versions, f"{requirement.name} is in no lock of {lock}"
        assert all(requirement.specifier.contains(version) for version in versions), requirement


@pytest.mark.parametrize("lock", EXTRAS)
def test_a_lock_names_versions_with_hashes_and_no_extras(lock: str) -> None:
    """An older pip does not take `name[extra]==1` as a pin of `name`, and then looks for the newest."""
    entries = [line for line in text_of(lock).splitlines() if line and line[0] not in "# "]
    assert len(pins(text_of(lock))) == len(entries) > 0
    for entry in re.split(r"\n(?=[a-z0-9])", text_of(lock).strip())[1:]:
        assert "--hash=sha256:" in entry
        assert "[" not in entry.splitlines()[0].partition(";")[0]
    lower = {name for layer in start.LAYERS[lock][:-1] for name in (pin.name for pin in pins(text_of(layer)))}
    assert not lower & {pin.name for pin in pins(text_of(lock))}, "each package is pinned once"


def wanted_here(requirement: Requirement, extra: str = "") -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": extra})


def test_the_locks_are_closed() -> None:
    """Whatever an installed package asks for, also by an extra that somebody wants of it, is pinned and fits."""
    known, asked = {plain(each.name): each for each in distributions()}, dict[str, set[str]]()
    waiting = [(name, "") for name in pinned("test") if name in known]
    while waiting:
        name, extra = waiting.pop()
        for requirement in map(Requirement, known[name].requires or ()):
            other = plain(requirement.name)
            if wanted_here(requirement, extra):
                assert other in pinned("test"), f"{name} asks for {requirement}"
                assert requirement.specifier.contains(known[other].version), f"{name} asks for {requirement}"
                waiting += [(other, each) for each in requirement.extras - asked.setdefault(other, set())]
                asked[other] |= requirement.extras


def test_what_changed_is_told_by_name() -> None:
    old = {"run": "one==1 \\\n  --hash=sha256:0\ntwo==1\n", "test": "six==1\n"}
    new = {"run": "one==2 \\\n  --hash=sha256:1\ntwo==1\n", "test": "ten==1\n"}
    assert changed(old, new) == ["one 1 -> 2", "six 1 -> nothing", "ten nothing -> 1"]
    assert changed(old, old) == []


# ---- tomorrow -------------------------------------------------------------------------------------------------------


def pythons(youngest: int) -> Iterator[str]:
    """Every Python found here that Tuath supports, up to this one."""
    seen = set[str]()
    for path in [sys.executable, *start.pythons_on_path(), *map(str, sorted(OLDER.glob("*/bin/python3")))]:
        found = start.look_at(path)
        if (
            found
            and found.is_suitable
            and found.version not in seen
            and 11 <= int(found.version.split(".")[1]) <= youngest
        ):
            seen.add(found.version)
            yield os.path.realpath(path)


def without_settings() -> dict[str, str]:
    """An environment in which nobody has told pip or uv where to look."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "PYTHON", "VIRTUAL"))
    }
    return {**kept, "PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1"}


class Checkout:
    """A folder with the real start.py, in whose index tomorrow has come."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder, self.python = folder / "checkout", python
        self.index = Index(folder / "index")
        self.folder.mkdir()
        (self.folder / "tests").mkdir()
        for own in ("start.py", "faults.py", "page_sources.py", "tests/__init__.py", "tests/areas.py"):
            shutil.copy(ROOT / own, self.folder / own)
        for name, text in sources("tuath", "1.0", ["fastapi"]).items():
            (self.folder / name).write_text(text, encoding="utf-8")

    def set_up(self, *commands: str, pip: str | None = None) -> dict[str, str]:
        """Set up for these, one after the other, and say what is installed then."""
        environment = without_settings()
        made = subprocess.run([self.python, "-m", "venv", ".venv"], cwd=self.folder, env=environment, check=False)
        assert made.returncode == 0
        inner = str(self.folder / start.PYTHON.relative_to(start.ROOT))
        if pip is not None:
            subprocess.run([inner, "-m", "pip", "install", "--quiet", f"pip=={pip}"], cwd=self.folder, check=True)
        with self.index.served() as address:
            environment |= {"PIP_INDEX_URL": address}
            for command in commands:
                code = f"import start; start.install_packages({command!r})"
                done = subprocess.run(
                    [self.python, "-c", code],
                    cwd=self.folder,
                    env=environment,
                    capture_output=True,
                    text=True,
                    check=False,
                )
                assert done.returncode == 0, done.stdout + done.stderr
        told = subprocess.run([inner, "-I", "-c", LISTED], env=environment, capture_output=True, text=True, check=True)
        return {plain(name): version for name, version in json.loads(told.stdout).items()}


def takes_none_of_tomorrow(checkout: Checkout, *commands: str, pip: str | None = None) -> None:
    found = checkout.set_up(*commands, pip=pip)
    assert TOMORROW not in found.values()
    assert not [path for path in checkout.index.asked if TOMORROW in path]
    wanted = {name: versions for command in commands for name, versions in pinned(command).items()}
    beside = {"pip", "setuptools", "tuath"}
    assert found.keys() - wanted.keys() <= beside, "something was looked for"
    assert all(found[name] in versions for name, versions in wanted.items() if name in found)
    assert len(found) > len(wanted) * 3 // 4, "but for those of other systems and Pythons all are there"


@pytest.mark.more
def test_a_release_of_tomorrow_is_not_taken(tmp_path: Path) -> None:
    """Of every package there is a far newer version that asks for what nobody has; ours ask for any, with an extra."""
    checkout = Checkout(tmp_path, sys.executable)
    stand_ins(checkout.index, checkout.folder / "requirements", EXTRAS)
    takes_none_of_tomorrow(checkout, "long", "bench", "locks")  # with what run and test need


@pytest.mark.long
@pytest.mark.parametrize("pip", PIPS)
def test_no_pip_takes_a_release_of_tomorrow(pip: str, tmp_path: Path) -> None:
    """With each supported Python that is found here and is not younger than this pip can know."""
    for number, python in enumerate(pythons(PIPS[pip])):
        (tmp_path / str(number)).mkdir()
        checkout = Checkout(tmp_path / str(number), python)
        stand_ins(checkout.index, checkout.folder / "requirements", EXTRAS)
        takes_none_of_tomorrow(checkout, "run", "test", "long", "bench", "locks", pip=pip)
