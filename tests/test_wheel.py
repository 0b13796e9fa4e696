"""What an installation has: all that serving needs, with the extra; and the page, or a word that it is missing."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from page_sources import ALONE, MARK, sources_hash
from tests.terminal.shell import tuath_command
from tuath.server.web import built as built_page

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

    def abort(self, text: str) -> None:
        raise Aborted(text)


class Aborted(Exception):
    """The build goes no further."""


def built(root: Path, monkeypatch: pytest.MonkeyPatch, *, npm: str | None) -> tuple[list[str], list[str]]:
    """A wheel of this checkout: what is warned of, and what npm was told to do."""
    ran: list[str] = []
    monkeypatch.setattr(shutil, "which", lambda name: npm)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: ran.append(" ".join(command[1:])))
    said = Said()
    hook = the_hook()(str(root), {}, None, None, str(root), "wheel", said)
    hook.initialize("standard", {})
    return said.warnings, ran


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources of a page, and the page that was built from them."""
    for name in (*ALONE, "src/main.ts", "public/icon.svg"):
        file = tmp_path / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    page = tmp_path / "src" / "tuath" / "server" / "static"
    page.mkdir(parents=True)
    (page / "index.html").touch()
    (page / "sources.txt").write_text(sources_hash(tmp_path / "web"))
    return tmp_path


def test_a_page_of_these_sources_is_taken(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert built(checkout, monkeypatch, npm="npm") == ([], [])


@pytest.mark.parametrize("change", ["web/src/main.ts", "web/public/new.svg", "web/package-lock.json"])
def test_an_old_page_is_built_anew_and_never_shipped(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """A wheel took along whatever lay in the checkout; where Node is missing there is none."""
    (checkout / change).write_text("another")
    assert built(checkout, monkeypatch, npm="npm") == ([], ["ci", "run build"])
    with pytest.raises(Aborted, match="older than its sources"):
        built(checkout, monkeypatch, npm=None)


def test_a_page_of_unknown_sources_is_old(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "src/tuath/server/static/sources.txt").unlink()
    assert built(checkout, monkeypatch, npm="npm")[1] == ["ci", "run build"]
    for folder in ("web", "src"):
        shutil.rmtree(checkout / folder)
    warnings, ran = built(checkout, monkeypatch, npm=None)
    assert (len(warnings), ran) == (1, [])
    assert "tuath serve" in warnings[0]


def test_a_page_without_sources_is_the_one_that_is_meant(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container, where Node has been somewhere else."""
    shutil.rmtree(checkout / "web")
    assert built(checkout, monkeypatch, npm=None) == ([], [])


def test_the_build_reckons_as_the_package_does() -> None:
    """Vite writes the mark, Python compares it."""
    assert (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8").count(f'"{MARK}"') == 1
    mark = built_page.STATIC / MARK
    assert mark.exists(), "the page was built by an earlier version; build it anew"
    assert mark.read_text() == sources_hash(ROOT / "web")


def test_a_server_without_the_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Programs are served all the same."""
    monkeypatch.setattr(built_page, "STATIC", tmp_path)
    assert not built_page.has_page()
    monkeypatch.undo()
    assert "The page is not in this installation" not in tuath_command("serve", "--check").stdout
