"""Which tests are run in which order, and the games every test of the engine runs for: all that are registered, and the
tiny ones.

    pytest --quick          without what takes more than about a second, and without the browser
    pytest --more           with what shows the same on another screen, database or way
    pytest --long           with these and what takes minutes or hours; made-up input is new every time
    pytest --order-seed 3   files in another order, and the tests of a file in another order
    pytest --part browser   only the tests in a browser; `--part others` has all others
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterator
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import sharing, times
from tests.minis import Free, Market, Tricks
from tuath.core.game import Game
from tuath.games import find, keys

HERE = Path(__file__).parent
# What fails in a helper says what it compared, as in a test.
pytest.register_assert_rewrite("tests.table", *(f"tests.{room.parent.name}" for room in HERE.glob("*/__init__.py")))
SLOW = (  # whole files that start processes or play many whole games; single tests are marked
    "arrival/test_picture.py", "bots", "core/test_undo.py", "server",
    "terminal/test_commands.py", "terminal/test_learn.py", "terminal/test_play.py", "terminal/test_puzzle.py",
    "terminal/test_records.py",
    "inis/test_bots.py", "inis/test_leaks.py", "inis/test_picture.py", "inis/test_properties.py",
    "inis/test_secrecy.py", "inis/test_statistics.py", "spirit_island/test_growing_material.py",
    "origo/test_bots.py", "origo/test_hidden.py", "origo/test_statistics.py",
    "spirit_island/test_every_effect.py", "spirit_island/test_scoring.py",
    "spirit_island/test_statistics.py",
)  # fmt: skip
SLOW_PLACES = frozenset(HERE / place for place in SLOW)
AT_LENGTH = {HERE / "server" / "test_contract_at_length.py"}  # nothing but long tests, and seconds to read
USUAL: Any = {
    "deadline": None,
    "print_blob": True,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
settings.register_profile("plain", derandomize=True, database=None, **USUAL)
settings.register_profile("long", database=None, **USUAL)

Reporting = Generator[None, pytest.TestReport, pytest.TestReport]
MINIS: dict[str, Game[Any]] = {"tricks": Tricks(), "free": Free(), "market": Market()}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tuath")
    group.addoption("--quick", action="store_true", help="leave out what is slow, and the browser")
    group.addoption("--more", action="store_true", help="run what shows the same elsewhere as well")
    group.addoption("--long", action="store_true", help="run what takes minutes or hours as well")
    group.addoption("--order-seed", type=int, metavar="N", help="run the tests in another order")
    group.addoption("--times", metavar="FILE", help="tell progress by area, and write down what each test took")
    group.addoption("--part", choices=("browser", "others"), help="only the tests in a browser, or all others")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "plain")
    times.watch(config)
    sharing.share(config)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What this run has nothing of is not even read: that alone would take seconds in every worker."""
    return True if is_left_unread(collection_path, config) else None


def is_left_unread(path: Path, config: pytest.Config) -> bool:
    browser, part = HERE / "browser", config.getoption("--part")
    if path in AT_LENGTH and not config.getoption("--long"):
        return True
    if part == "browser":
        return path.parent == HERE and path != browser
    is_quick = config.getoption("--quick") and not config.getoption("--long") and not config.option.markexpr
    return (path == browser and part == "others") or (bool(is_quick) and path in {browser, *SLOW_PLACES})


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Nothing of what is being read is garbage: looking for some would take a third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """What has been read by now stays: looking through it for garbage, again and again, would hold up the tests."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Reporting:
    """What fails says first what was expected of whom, and prints the board: `failing.py`, read when it is needed."""
    report = yield
    if report.failed and call.excinfo is not None:
        import_module("tests.failing").explain(item, call.excinfo, report.longrepr)
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What tests have told of what they have seen: new games each time, and how to have the same ones again."""
    reports = [
        each for reports in terminalreporter.stats.values() for each in reports if hasattr(each, "user_properties")
    ]
    for report in reports:
        for name, text in report.user_properties:
            if name == "told" and report.when == "call":
                terminalreporter.write_line(str(text))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose and order the tests, in every worker alike."""
    wanted, left_out = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        (wanted if is_wanted(item, config) else left_out).append(item)
    config.hook.pytest_deselected(items=left_out)
    items[:] = in_order(wanted, config.getoption("--order-seed"))


def is_wanted(item: pytest.Item, config: pytest.Config) -> bool:
    is_long = item.get_closest_marker("long") is not None
    if is_long and not config.getoption("--long") and "long" not in config.option.markexpr:
        return False
    if item.get_closest_marker("more") is not None and not is_more(config):
        return False
    if config.getoption("--quick") and not is_long and (is_slow(item) or in_browser(item)):
        return False
    return config.getoption("--part") in (None, "browser" if in_browser(item) else "others")


def is_more(config: pytest.Config) -> bool:
    return bool(config.getoption("--more") or config.getoption("--long") or "more" in config.option.markexpr)


def is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None or in_slow_place(item)


def in_slow_place(item: pytest.Item) -> bool:
    return is_slow_file(item.path)


def in_browser(item: pytest.Item) -> bool:
    return is_browser_file(item.path)


@cache
def is_slow_file(path: Path) -> bool:
    return any(path.is_relative_to(place) for place in SLOW_PLACES)


@cache
def is_browser_file(path: Path) -> bool:
    return path.is_relative_to(HERE / "browser")


def in_order(items: list[pytest.Item], seed: int | None) -> list[pytest.Item]:
    """As they were found, slow files first so that no worker is left with them at the end, or by this seed.

    Those in a browser stay together, so that it is opened once.
    """
    files = [list(found) for _, found in groupby(items, key=lambda item: item.path)]
    if seed is not None:
        rng = Random(seed)
        rng.shuffle(files)
        for file in files:
            rng.shuffle(file)
    files.sort(key=lambda file: (in_browser(file[0]), seed is None and not in_slow_place(file[0])))
    return [item for file in files for item in file]


def game_named(key: str) -> Game[Any]:
    return MINIS.get(key) or find(key)


LARGE = [pytest.param(key, marks=pytest.mark.slow) for key in keys()]


@pytest.fixture(params=[*LARGE, *MINIS])
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Every game there is."""
    return game_named(request.param)


Seeds = Callable[[int, int], range]


@pytest.fixture(scope="session")
def seeds(pytestconfig: pytest.Config) -> Seeds:
    """``seeds(2, 6)`` are two of them in the usual run, six in the long one."""
    is_long = pytestconfig.getoption("--long")
    return lambda usual, long: range(long if is_long else usual)


@pytest.fixture(params=LARGE)
def real_game(request: pytest.FixtureRequest) -> Game[Any]:
    """Every game that a person can play."""
    return find(request.param)
