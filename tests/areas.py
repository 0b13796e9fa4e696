"""The areas of the tests: where each lies, what it needs of the machine, and how much of the usual run it may take.

One table for all who ask: `start.py test inis` runs an area, the runner tells progress and times by area, and says at
the end which budget was exceeded. Only the standard library, as `start.py` reads this before anything is installed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).resolve().parent


class Area(NamedTuple):
    """Tests that lie together; paths below `tests/`, folders end with a stroke. The first that fits has a test."""

    name: str
    places: tuple[str, ...]
    needs: tuple[str, ...] = ()  # what only root can install


POSTGRES, CHROMIUM, TMUX = "postgresql", "chromium", "tmux"

# Some have a budget of their own wherever they lie, so they stand before the folders.
AREAS = (
    Area("clauses", ("*/test_clause*.py", "clauses/")),
    Area("referees", ("*/test_referee*.py", "test_referee*.py", "referees/")),
    Area("simulations", ("*/test_simulation*.py", "test_simulation*.py", "simulations/")),
    Area("docs", ("test_docs*.py", "test_documentation*.py", "docs/")),
    Area("browser", ("browser/",), (POSTGRES, CHROMIUM)),
    Area("server", ("server/",), (POSTGRES,)),
    Area("terminal", ("terminal/",), (TMUX,)),
    Area("arrival", ("arrival/",)),
    Area("origo", ("origo/",)),
    Area("inis", ("inis/",)),
    Area("spirit_island", ("spirit_island/",)),
    Area("core", ("core/",)),
    Area("bots", ("bots/",)),
    Area("learning", ("rl/", "training/")),
    Area("drawing", ("drawing/",)),
    Area("all_games", ("test_*.py",)),  # what every game keeps; the house itself
)
NAMES = tuple(area.name for area in AREAS)

# Checks without pytest, by the same names on the command line.
CHECKS: dict[str, tuple[tuple[str, ...], ...]] = {
    "types": (("python", "-m", "mypy"),),
    "style": (("python", "-m", "ruff", "check", "."), ("python", "-m", "ruff", "format", "--check", ".")),
    "page": (
        ("npm", "--prefix", "web", "run", "--silent", "check"),
        ("npm", "--prefix", "web", "run", "--silent", "test"),
    ),
}


class Budget(NamedTuple):
    """Seconds of the usual run on two quiet cores for some areas or checks together; nothing fails that exceeds it."""

    name: str
    seconds: float
    parts: tuple[str, ...]


ENGINE = ("core", "arrival", "origo", "inis", "spirit_island", "bots", "learning", "terminal", "drawing", "all_games")
BUDGETS = (
    Budget("style, types, page units", 60, tuple(CHECKS)),
    Budget("engine", 90, ("clauses", "referees", *ENGINE)),
    Budget("clause proofs of cards", 25, ("clauses",)),
    Budget("referees", 30, ("referees",)),
    Budget("server", 60, ("server",)),
    Budget("browser", 75, ("browser",)),
    Budget("documentation's blocks", 20, ("docs",)),
    Budget("simulations", 20, ("simulations",)),
    Budget("collection", 8, ("collection",)),
)


def area_of(test: str) -> str:
    """Of a file or test, as pytest names it from the root of the checkout: `tests/inis/test_clash.py::test_…`."""
    path = test.partition("::")[0].removeprefix("tests/")
    return next((area.name for area in AREAS if any(lies_in(path, place) for place in area.places)), "elsewhere")


def lies_in(path: str, place: str) -> bool:
    if place.endswith("/"):
        return path.startswith(place)
    return fnmatch(path, place) and path.count("/") == place.count("/")


def areas_without(missing: Iterable[str]) -> list[Area]:
    """The areas that cannot be run where this is missing."""
    return [area for area in AREAS if {*area.needs} & {*missing}]


def paths_of(names: Iterable[str]) -> list[str]:
    """The files and folders of these areas that are there; folders whole, whatever in them has a budget of its own."""
    places = [place for area in AREAS if area.name in set(names) for place in area.places]
    found = (sorted(TESTS.glob(place.rstrip("/"))) for place in places)
    return [path.relative_to(TESTS.parent).as_posix() for paths in found for path in paths]


def told_apart(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The areas and checks among what somebody typed, and what is left, which is meant for pytest."""
    known = {*NAMES, *CHECKS}
    return [word for word in arguments if word in known], [word for word in arguments if word not in known]


def needs_of(arguments: Sequence[str]) -> set[str]:
    """What only root can install, and what these arguments need: nothing for the quick tests."""
    named, _ = told_apart(arguments)
    if "--quick" in arguments and "--long" not in arguments:
        return set()
    return {need for area in AREAS if not named or area.name in named for need in area.needs}
