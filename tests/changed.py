"""Which tests a change can reach: by the imports of all files, from what git says is changed since the branch began.

An import counts wherever it stands. So does a module that is named in a string (a server that tests start by name).
Games are found by their folders, not imported by those who play them: whoever tests a game names it, or runs for all.
What is no Python (cards, words, the page) reaches the tests of its folder's modules, and those that name the file.
"""

from __future__ import annotations

import ast
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

GAMES = "src/tuath/games/"
FOR_ALL = {"game", "real_game"}  # fixtures that are every game in turn
BROWSER = "tests/browser/"


class Chosen(NamedTuple):
    """What is to be run, and what somebody should know about the choice."""

    tests: list[str]
    checks: list[str]
    told: list[str]


class File(NamedTuple):
    """Of a Python file: what it imports or names, and every short string in it."""

    imports: frozenset[str]  # names of modules, also of what may be no module but a name in one
    words: frozenset[str]
    is_for_all: bool  # runs for every game

    @property
    def is_ours(self) -> bool:
        return any(name.startswith(("tuath", "tests.")) for name in self.imports)


def changed_tests(root: Path) -> Chosen:
    files = changed_files(root)
    if not files:
        return Chosen([], [], ["Nothing has changed."])
    reached = reach(root, files)
    tests = sorted(file for file in reached if is_test(file))
    is_page = any(file.startswith("web/") for file in files)
    # Whoever changes the program reaches every test in a browser; those are run where page or test has changed.
    browser = [file for file in tests if file.startswith(BROWSER)]
    changed = {file for file in files if file.startswith(BROWSER)}
    wanted = browser if is_page or f"{BROWSER}conftest.py" in changed else sorted(changed & {*browser})
    left_out = len(browser) - len(wanted)
    told = [f"{len(files)} files changed reach {len(tests)} files of tests."]
    if left_out:
        told.append(f"Left out: {left_out} files of tests in a browser, as the page has not changed: `test browser`.")
    is_python = any(file.endswith(".py") for file in files)
    checks = [*(["types"] if is_python else []), *(["page"] if is_page else [])]
    return Chosen([file for file in tests if file not in browser] + wanted, checks, told)


def is_test(file: str) -> bool:
    return file.startswith("tests/") and file.rpartition("/")[2].startswith("test_")


# ---- what has changed ------------------------------------------------------------------------------------------------


def changed_files(root: Path) -> list[str]:
    """Since this branch left the main one, also what is not committed, and new files."""
    since = git(root, "diff", "--name-only", "--no-renames", base(root))
    return sorted({*since, *git(root, "ls-files", "--others", "--exclude-standard")})


def base(root: Path) -> str:
    """Where this branch left the main one; on the main one the last commit."""
    for main in ("origin/HEAD", "origin/main", "origin/master", "main", "master"):
        found = git(root, "merge-base", "HEAD", main)
        if found:
            return found[0]
    return "HEAD"


def git(root: Path, *words: str) -> list[str]:
    """Its lines; none where it refuses."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


# ---- what it reaches -------------------------------------------------------------------------------------------------


def reach(root: Path, changed: Iterable[str]) -> set[str]:
    """Every Python file that depends on one of these, and these."""
    files = {path.relative_to(root).as_posix(): read(path) for path in python_files(root)}
    users = users_of(files)
    waiting, reached = list(begin(files, changed)), set[str]()
    while waiting:
        file = waiting.pop()
        if file not in reached:
            reached.add(file)
            waiting += users[file]
    return reached


def python_files(root: Path) -> Iterator[Path]:
    yield root / "start.py"
    for folder in ("src", "tests", "examples"):
        yield from (root / folder).rglob("*.py")


def begin(files: dict[str, File], changed: Iterable[str]) -> Iterator[str]:
    """The Python files that are changed, or that have to do with what is changed."""
    for path in changed:
        if path in files:
            yield path
            continue
        called = {path, path.rpartition("/")[2]}
        yield from (file for file, read in files.items() if called & read.words and read.is_ours)
        if path.startswith("tests/records/"):  # found by their folder
            yield from (file for file, read in files.items() if is_test(file) and "records" in read.words)
        folder = owner(path)
        yield from (file for file in files if folder is not None and file.startswith(folder))


def owner(path: str) -> str | None:
    """Whose data it is: the folder of a game, else the folder beside whose modules it lies."""
    if path.startswith(GAMES) and path.count("/") > GAMES.count("/"):
        return path[: path.index("/", len(GAMES)) + 1]
    if path.startswith("web/"):
        return BROWSER
    return f"{path.rpartition('/')[0]}/" if path.startswith(("src/", "tests/", "examples/")) else None


def users_of(files: dict[str, File]) -> dict[str, set[str]]:
    """By file, those that would notice a change of it."""
    modules = {module_of(file): file for file in files}
    games = {file.split("/")[3] for file in files if file.startswith(GAMES) and file.count("/") > 3}
    users = defaultdict[str, set[str]](set)
    for file, read in files.items():
        for name in read.imports:
            users[modules.get(name, modules.get(name.rpartition(".")[0], ""))].add(file)
        if file.startswith("tests/"):
            for name in read.words & modules.keys():
                users[modules[name]].add(file)
            for game in played(file, read, games):
                users[f"{GAMES}{game}/__init__.py"].add(file)
        if file.endswith("/conftest.py"):
            folder = file.removesuffix("conftest.py")
            users[file] |= {other for other in files if is_test(other) and other.startswith(folder)}
        if file.startswith(GAMES):  # a game is found by its folder, so the folder is what its tests depend on
            users[file].add(f"{GAMES}{file.split('/')[3]}/__init__.py")
    return users


def played(file: str, read: File, games: set[str]) -> set[str]:
    """The games that a file of tests finds by name; one that imports nothing of ours only talks of them."""
    if not read.is_ours:
        return set()
    return games if read.is_for_all and is_test(file) else games & read.words


def module_of(file: str) -> str:
    name = file.removeprefix("src/").removeprefix("examples/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


@cache
def read(path: Path) -> File:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports, words, is_for_all = set[str](), set[str](), False
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imports |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imports |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 80:
            words.add(node.value)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            is_for_all |= any(each.arg in FOR_ALL for each in node.args.args)
    is_for_all |= "tuath.games.keys" in imports
    return File(frozenset(imports), frozenset(words), is_for_all)
