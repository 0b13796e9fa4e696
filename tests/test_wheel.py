"""What an installation has: all that serving needs, with the extra; and the page, or a word that it is missing."""

from __future__ import annotations

import ast
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.shell import tuath_command

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def plain(requirement: str) -> str:
    """The name of a package, as all spellings of it are told alike."""
    return re.split(r"[^\w.-]", requirement.strip(), maxsplit=1)[0].lower().replace("_", "-").replace(".", "-")


def brought(wanted: Iterator[str]) -> set[str]:
    """Packages with all that they bring along, and with the extras that are asked for."""
    found, waiting = set[str](), list(wanted)
    while waiting:
        requirement = waiting.pop()
        extras = set(re.findall(r"\w+", "".join(re.findall(r"\[(.*?)\]", requirement))))
        if plain(requirement) not in found or extras:
            found.add(plain(requirement))
            try:
                waiting += [each for each in requires(plain(requirement)) or () if is_asked_for(each, extras)]
            except PackageNotFoundError:
                continue  # of another system
    return found


def is_asked_for(requirement: str, extras: set[str]) -> bool:
    of = re.search(r"extra == ['\"]([\w-]+)['\"]", requirement)
    return of is None or of[1] in extras


def imported(folder: Path) -> set[str]:
    """The packages that files of a folder read, by the names that they are imported by."""
    found = set[str]()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"tuath"}


def test_the_extra_brings_all_that_serving_needs() -> None:
    """``pip install tuath[server]`` is enough, not only where other packages happen to be."""
    has = brought(iter([*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]]))
    owners = packages_distributions()
    server = ROOT / "src" / "tuath" / "server"
    needed = {name: {plain(owner) for owner in owners.get(name, [name])} for name in imported(server)}
    bench = imported(server / "bench")
    missing = {name for name, owned in needed.items() if not owned & has and name not in bench}
    assert missing == set()
    assert len(needed) > 10


def the_hook() -> Any:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PageHook


class Said:
    """What a build says."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


@pytest.mark.parametrize(("has_page", "warns"), [(False, True), (True, False)])
def test_a_wheel_without_the_page_says_so(
    has_page: bool, warns: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    page = tmp_path / "src" / "tuath" / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    if has_page:
        page.touch()
    said = Said()
    hook = the_hook()(str(tmp_path), {}, None, None, str(tmp_path), "wheel", said)
    hook.initialize("standard", {})
    assert bool(said.warnings) is warns
    assert all("tuath serve" in text for text in said.warnings)


def test_a_server_without_the_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Programs are served all the same."""
    from tuath.server import pages  # noqa: PLC0415 - only here

    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert not pages.has_page()
    monkeypatch.undo()
    assert "The page is not in this installation" not in tuath_command("serve", "--check").stdout
