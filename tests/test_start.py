"""The second command: which tests run in which process and in which order."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Barrier
from types import SimpleNamespace
from typing import Any

import pytest

import start
from faults import what_would_be_right
from tests.conftest import HERE, in_order, is_left_unread, is_more

FILES = ["browser/test_b.py", "core/test_c.py", "server/test_s.py", "test_t.py"]
ITEMS: Any = [SimpleNamespace(path=HERE / file, name=f"{file}-{number}") for file in FILES for number in range(9)]


def names(seed: int | None) -> list[str]:
    return [item.name for item in in_order(ITEMS, seed)]


def test_a_seed_makes_an_order_and_always_the_same() -> None:
    assert names(3) == names(3)
    assert len({tuple(names(seed)) for seed in (None, 1, 2, 3, 4)}) == 5
    assert all(sorted(names(seed)) == sorted(names(None)) for seed in range(5))


def test_what_takes_long_begins_first() -> None:
    assert names(None)[0].startswith("server"), "else a worker may be left with it when the others are done"


@pytest.mark.parametrize(
    ("part", "quick", "unread"),
    [
        (None, False, set()),
        ("others", False, {"browser"}),
        ("browser", False, {"core", "server", "test_t.py"}),
        ("others", True, {"browser", "server"}),
    ],
)
def test_what_a_run_has_nothing_of_is_not_read(part: str | None, quick: bool, unread: set[str]) -> None:
    options = {"--part": part, "--quick": quick, "--long": False}
    config: Any = SimpleNamespace(getoption=options.get, option=SimpleNamespace(markexpr=""))
    places = {"browser", "core", "server", "test_t.py"}
    assert {place for place in places if is_left_unread(HERE / place, config)} == unread


@pytest.mark.parametrize(("option", "marks"), [("--more", ""), ("--long", ""), ("", "more"), ("", "")])
def test_what_shows_the_same_elsewhere_is_run_when_wished(option: str, marks: str) -> None:
    config: Any = SimpleNamespace(getoption=lambda name: name == option, option=SimpleNamespace(markexpr=marks))
    assert is_more(config) is bool(option or marks)


@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_the_browser_comes_last_and_is_opened_once(seed: int | None) -> None:
    is_browser = [name.startswith("browser") for name in names(seed)]
    assert is_browser == sorted(is_browser)


@pytest.mark.parametrize(
    ("command", "needs"),
    [("serve", ["packages run", "page"]), ("test", ["packages test", "page"]), ("bench", ["packages bench"]),
     ("rules", ["packages run"]), ("test --long", ["packages long", "page"])],
)  # fmt: skip
def test_packages_and_page_are_made_side_by_side(
    command: str, needs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each waits until the other has begun, too."""
    begun: list[str] = []
    both = Barrier(len(needs), timeout=60)

    def begin(what: str) -> None:
        begun.append(what)
        both.wait()

    monkeypatch.setattr(start, "make_environment", lambda: None)
    monkeypatch.setattr(start, "find_node", lambda: None)
    monkeypatch.setattr(start, "install_packages", lambda lock: begin(f"packages {lock}"))
    monkeypatch.setattr(start, "build_page", lambda: begin("page"))
    name, *rest = command.split(" ")
    start.set_up(name, rest)
    assert sorted(begun) == sorted(needs)


def test_the_page_does_not_wait_for_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is what takes longest: with a Node of the machine it begins at once."""
    both = Barrier(2, timeout=60)
    monkeypatch.setattr(start, "make_environment", both.wait)
    monkeypatch.setattr(start, "find_node", lambda: 0)
    monkeypatch.setattr(start, "install_packages", lambda lock: 0)
    monkeypatch.setattr(start, "page_is_current", lambda web, page: False)
    monkeypatch.setattr(start, "build_page", both.wait)
    start.set_up("serve")


def test_what_is_started_keeps_what_python_has_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a second start would compile everything anew, whatever somebody usually lets Python keep."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(start, "set_up", lambda command, rest: None)
    monkeypatch.setattr(start, "run", lambda *command: "PYTHONDONTWRITEBYTECODE" in os.environ)
    assert start.main(["games"]) == 0


# ---- packages --------------------------------------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What pip is asked for, in a checkout with locks of its own and an empty environment."""
    words: list[str] = []

    def pip_install(*more: str) -> int:
        words.append(Path(more[-1]).name)
        return 5

    for folder in ("requirements", ".venv"):
        (tmp_path / folder).mkdir()
    for lock in start.LAYERS:
        (tmp_path / "requirements" / f"{lock}.lock").write_text(f"{lock}==1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").touch()
    for name, folder in (("ROOT", ""), ("LOCKS", "requirements"), ("HOME", ".venv")):
        monkeypatch.setattr(start, name, tmp_path / folder)
    monkeypatch.setattr(start, "pip_install", pip_install)
    monkeypatch.setattr(start, "run_quietly", lambda command: subprocess.CompletedProcess(command, 0, "", ""))
    return words


def test_a_lock_is_installed_once_whichever_command_wants_it(asked: list[str], tmp_path: Path) -> None:
    assert start.install_packages("test") == 20
    assert asked == ["run.lock", "docs.lock", "test.lock", tmp_path.name]
    for command in ("run", "docs", "release", "test"):
        assert start.install_packages(command) == 0
    start.install_packages("bench")
    assert asked[4:] == ["bench.lock"]


def test_what_has_changed_is_installed_also_for_another_command(asked: list[str], tmp_path: Path) -> None:
    """Packages of two locks fit together only as they were locked together."""
    start.install_packages("docs")
    asked.clear()
    (tmp_path / "requirements" / "docs.lock").write_text("docs==2\n", encoding="utf-8")
    start.install_packages("run")
    assert asked == ["docs.lock"]
    (tmp_path / "pyproject.toml").write_text("# another", encoding="utf-8")
    start.install_packages("run")
    assert asked[1:] == [tmp_path.name]


def test_what_was_cut_short_is_done_again(
    asked: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "run_quietly", lambda command: subprocess.CompletedProcess(command, 1, "a needs b", ""))
    with pytest.raises(start.MissingError, match=r"delete the folder \.venv"):
        start.install_packages("run")
    assert "a needs b" in capsys.readouterr().err
    assert start.installed() == {}
    (start.HOME / start.MARKS).write_text("{", encoding="ascii")
    assert start.installed() == {}


def test_only_what_came_over_the_network_counts_as_fetched() -> None:
    said = """Collecting numpy==2.4.6 (from -r requirements/run.lock (line 400))
  Using cached numpy-2.4.6-cp311-cp311-manylinux_2_28_x86_64.whl (16.6 MB)
Collecting rich==15.0.0
  Downloading rich-15.0.0-py3-none-any.whl.metadata (18 kB)
Downloading rich-15.0.0-py3-none-any.whl (310 kB)
Downloading cryptography-50.0.2-cp311-abi3-manylinux_2_34_x86_64.whl (4.5 MB)
Processing /opt/wheels/six-1.17.0-py2.py3-none-any.whl
Downloading mdurl-0.1.2-py3-none-any.whl (900 bytes)
"""
    assert start.bytes_fetched(said) == 18_000 + 310_000 + 4_500_000 + 900
    assert start.in_words(4_828_900) == "4.8 MB fetched"
    assert start.in_words(0) == "nothing fetched"


def test_without_a_network_one_line_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Asked of the real pip, at a port where nobody listens."""
    closed = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}
    for name, value in closed.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    monkeypatch.setattr(start, "PYTHON", sys.executable)
    with pytest.raises(start.MissingError, match=r"^Packages could not be installed: the index .* cannot be reached"):
        start.pip_install("--target", str(tmp_path), "tuath-nobody-has-this")


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "disk is full"),
        ("npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write", "disk is full"),
        ("npm error code EAI_AGAIN\nnpm error errno EAI_AGAIN", "cannot be reached"),
        ("npm error network request to index.example failed, reason: getaddrinfo ENOTFOUND", "cannot be reached"),
        ("[Errno 13] Permission denied: '/srv/tuath/.venv'", "where you may write"),
        ("[Errno 30] Read-only file system: '.venv'", "where you may write"),
        ("The virtual environment was not created successfully because ensurepip is not available.", "python3-venv"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one that was locked"),
        ("npm error code EINTEGRITY", "not the one that was locked"),
        ("error during build:\nsrc/App.svelte:3:1 expected a token", "error during build: src/App.svelte:3:1 expected"),
        ("", "said nothing"),
    ],
)  # fmt: skip
def test_what_fails_says_what_would_be_right(said: str, right: str) -> None:
    found = what_would_be_right(said)
    assert right in found
    assert "\n" not in found


def test_a_page_that_cannot_be_built_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def npm(command: list[str | Path]) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, int("ci" in command), f"{tmp_path}\nnpm error code ENOTFOUND", "")

    monkeypatch.setattr(start, "make_packages", lambda lock: None)
    monkeypatch.setattr(start, "page_is_current", lambda web, page: False)
    monkeypatch.setattr(start, "find_node", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(start, "run_quietly", npm)
    assert start.main(["serve"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "Building the page …"
    assert said[1].startswith("The page could not be built: the index of packages cannot be reached.")
    assert len(said) == 2


def test_who_lacks_node_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def build_page() -> None:
        raise start.MissingError("no Node")

    monkeypatch.setattr(start, "make_environment", lambda: None)
    monkeypatch.setattr(start, "install_packages", lambda lock: None)
    monkeypatch.setattr(start, "build_page", build_page)
    assert start.main(["serve"]) == 2
    assert capsys.readouterr().err == "no Node\n"


# ---- which Python ----------------------------------------------------------------------------------------------------

CALLED, SAME, FASTER = "/usr/bin/python3", "/opt/same/python3", "/opt/faster/python3.13"
PYTHONS = {
    CALLED: start.Found(CALLED, "3.11.2", True, 0.010),
    SAME: start.Found(SAME, "3.12.1", True, 0.0098),
    FASTER: start.Found(FASTER, "3.13.5", True, 0.007),
    "/opt/new/python3": start.Found("/opt/new/python3", "3.99.0", True, 0.001),
    "/opt/no-venv/python3": start.Found("/opt/no-venv/python3", "3.12.1", False, 0.001),
}


@pytest.mark.parametrize(
    ("found", "taken"),
    [
        ([], CALLED),
        ([SAME], CALLED),
        ([SAME, FASTER], FASTER),
        (["/opt/new/python3", "/opt/no-venv/python3", "/opt/gone/python3"], CALLED),
    ],
)
def test_the_fastest_python_that_is_tested_is_taken_and_named(
    found: list[str], taken: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", CALLED)
    monkeypatch.setattr(start, "pythons_on_path", lambda: iter([CALLED, *found]))
    monkeypatch.setattr(start, "look_at", PYTHONS.get)
    assert start.fastest_python() == taken
    assert (taken in capsys.readouterr().err) == (taken != CALLED)


def test_a_python_says_what_it_is() -> None:
    found = start.look_at(sys.executable)
    assert found is not None
    assert found.version == sys.version.split()[0]
    assert found.seconds > 0
    assert sys.executable in set(start.pythons_on_path()) | {found.path}
    assert start.look_at("/bin/false") is None
    assert start.look_at("/no/such/python") is None


def test_a_python_that_is_wanted_and_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(start, "PYTHON", tmp_path / "python")
    monkeypatch.setenv("TUATH_PYTHON", "/no/such/python")
    assert start.main(["serve"]) == 2
    assert capsys.readouterr().err == "TUATH_PYTHON=/no/such/python is not a Python that can be run.\n"
    monkeypatch.setenv("TUATH_PYTHON", sys.executable)
    assert start.named_python() == sys.executable


def test_the_quick_run_needs_neither_browser_nor_database() -> None:
    assert start.needed(["--quick"]) == []
    whole = [packages[-1] for packages, _ in start.needed([])]
    assert whole == ["postgresql", "chromium", "tmux"]
    more = [packages[-1] for packages, _ in start.needed(["--more"])]
    assert more == [*whole, "nginx-light", "haproxy", "caddy"], "proxies are tried where everything is"
    assert [packages for packages, _ in start.needed(["--quick", "--long"])] == [
        packages for packages, _ in start.needed(["--more"])
    ]


def test_where_the_best_package_is_missing_the_next_one_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def install(package: str, is_there: object) -> bool:
        tried.append(package)
        return package == "chromium"

    monkeypatch.setattr(start, "needed", lambda arguments: [(("chromium-headless-shell", "chromium"), lambda: False)])
    monkeypatch.setattr(start, "install", install)
    monkeypatch.setattr(start, "run", lambda *command: 7)
    assert start.test([]) == 7
    assert tried == ["chromium-headless-shell", "chromium"]


def test_an_area_needs_what_its_tests_need() -> None:
    for area, packages in {"inis": [], "server": ["postgresql"], "terminal": ["tmux"], "types": []}.items():
        assert [each[-1] for each, _ in start.needed([area])] == packages
    assert [each[-1] for each, _ in start.needed(["inis", "browser"])] == ["postgresql", "chromium"]


# ---- Node ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "is_enough"),
    [("v20.19.0", True), ("v20.18.3", False), ("v21.7.0", False), ("v22.11.0", False), ("v22.12.0", True),
     ("v24.1.0", True), ("v18.20.1", False), ("nonsense", False), (None, False)],
)  # fmt: skip
def test_node_is_new_enough_as_the_page_says_it(version: str | None, is_enough: bool) -> None:
    assert start.is_new_enough(version) is is_enough
    engines = json.loads((start.WEB / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    assert engines == " || ".join(["^20.19.0", ">=22.12.0"]), "then LEAST_NODE in start.py is another, too"


@pytest.mark.parametrize("version", [None, "v18.20.1"])
def test_where_node_is_missing_or_old_it_is_taken_as_a_package(
    version: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It is said, it is installed once, and whatever is started after that finds it first."""
    taken: list[str] = []

    def install() -> int:
        taken.append("node")
        (tmp_path / "npm").touch()
        return 61_000_000

    monkeypatch.setattr(start, "NODE", tmp_path)
    monkeypatch.setattr(start, "node_on_path", lambda: version)
    monkeypatch.setattr(start, "make_environment", lambda: 0)
    monkeypatch.setattr(start, "install_node", install)
    monkeypatch.setenv("PATH", "/bin")
    assert [start.find_node() for _ in range(2)] == [61_000_000, 0]
    assert taken == ["node"]
    assert os.environ["PATH"].split(os.pathsep)[0] == str(tmp_path)
    assert capsys.readouterr().err.count(version or "none here") == 1


def test_a_node_that_will_do_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "node_on_path", lambda: "v22.12.0")
    monkeypatch.setenv("PATH", "/bin")
    start.find_node()
    assert os.environ["PATH"] == "/bin"


# ---- what only the owner of the machine can install ------------------------------------------------------------------


def test_what_cannot_be_run_is_left_out_and_all_else_is_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without apt or root: it says which command brings what is missing, before and after."""
    ran: list[tuple[Any, ...]] = []

    def run(*command: Any) -> int:
        ran.append(command)
        return 0

    missing = [(("chromium-headless-shell", "chromium"), lambda: False), (("tmux",), lambda: True)]
    monkeypatch.setattr(start, "needed", lambda arguments: missing)
    monkeypatch.setattr(start, "install", lambda package, is_there: False)
    monkeypatch.setattr(start, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/dnf" if name == "dnf" else None)
    assert start.test(["-x"]) == 0
    assert ran[0][-2:] == ("-x", "--ignore=tests/browser")
    said = capsys.readouterr().err.splitlines()
    assert said == ["Left out: browser. This brings what it needs: sudo dnf install chromium"] * 2
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert start.how_to_install(["tmux"]).startswith("It needs tmux")


@pytest.mark.parametrize(
    ("environment", "system", "is_there"),
    [({"DISPLAY": ":0"}, "linux", True), ({"WAYLAND_DISPLAY": "w"}, "linux", True), ({}, "linux", False),
     ({"DISPLAY": ":0", "CI": "true"}, "linux", False), ({}, "darwin", True),
     ({"SSH_CONNECTION": "x"}, "darwin", False), ({"SSH_CONNECTION": "x", "DISPLAY": ":10"}, "linux", True)],
)  # fmt: skip
def test_a_page_is_opened_only_before_somebodys_eyes(
    environment: dict[str, str], system: str, is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert start.has_screen(environment, system) is is_there
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not start.has_screen(environment, system)
