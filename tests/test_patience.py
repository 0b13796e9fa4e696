"""No test waits for a time, and none takes a machine that is busy for a program that is slow: read off the tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.server.conftest import PATIENCE

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("*.py"))
SLEEPS = {"sleep", "wait_for_timeout"}
# Where time goes by outside a loop that asks whether something has come about, and why it may.
MAY_SLEEP = {
    "server/test_endurance.py": "kills fall at other moments every time, and nothing depends on which",
}
# Shorter than what the busiest machine needs, and why nothing fails by it.
MAY_GIVE_UP = {
    "server/conftest.py": "asked again until it answers",
    "server/test_scaling.py": "asked again until it answers",
    "server/hands.py": "looks again for whether it is to stop",
    "server/dumping.py": "makes data by hand, and is no test",
    "test_start.py": "two threads that meet at once or never",
}
MAY_NAME_A_PORT = {"server/test_settings.py": "what is in force is told, and nothing opened"}
SOCKETS = {"bind", "create_server", "create_connection"}


Look = Callable[[ast.Module], Iterator[int]]


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(text_of(file))


def sleeps(tree: ast.Module) -> Iterator[int]:
    """The lines of those that are not in a loop; to let others go first takes no time."""
    looped = {id(each) for loop in ast.walk(tree) if isinstance(loop, ast.While) for each in ast.walk(loop)}
    for node in calls(tree):
        if name_of(node) in SLEEPS and id(node) not in looped and not (node.args and is_zero(node.args[0])):
            yield node.lineno


def calls(tree: ast.Module) -> Iterator[ast.Call]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def name_of(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 0


def short_waits(tree: ast.Module) -> Iterator[int]:
    """Where a number says when to give up, and it is less than what nothing takes unless it hangs."""
    for node in calls(tree):
        least = 1000 * PATIENCE if name_of(node).startswith(("to_", "wait_for_url", "wait_for_selector")) else PATIENCE
        for given in node.keywords:
            if given.arg in ("timeout", "open_timeout") and isinstance(given.value, ast.Constant):
                seconds = given.value.value
                if isinstance(seconds, int | float) and seconds < least:
                    yield node.lineno


def fixed_ports(tree: ast.Module) -> Iterator[int]:
    """A port of ours that somebody else may have; 0 is any that is free."""
    for node in calls(tree):
        address = next((each for each in node.args if isinstance(each, ast.Tuple) and len(each.elts) == 2), None)
        port = address.elts[1] if address and name_of(node) in SOCKETS else None
        if isinstance(port, ast.Constant) and port.value != 0:
            yield node.lineno
        words = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
        if "--port" in words and any(isinstance(word, str) and word.isdigit() and word != "0" for word in words):
            yield node.lineno


WORDS: dict[Look, tuple[str, ...]] = {  # nothing is found where none of these stands
    sleeps: ("sleep", "wait_for_timeout"),
    short_waits: ("timeout",),
    fixed_ports: ("port",),
}


def found(file: Path, look: Look) -> list[int]:
    text = re.sub(r"^(from|import) .*", "", text_of(file), flags=re.MULTILINE)
    return list(look(tree_of(file))) if any(word in text for word in WORDS[look]) else []


def place(file: Path) -> str:
    return file.relative_to(TESTS).as_posix()


@pytest.mark.parametrize(
    ("look", "excused"), [(sleeps, MAY_SLEEP), (short_waits, MAY_GIVE_UP), (fixed_ports, MAY_NAME_A_PORT)]
)
def test_nobody_waits_for_a_time_or_a_port(look: Look, excused: dict[str, str]) -> None:
    lines = {place(file): found(file, look) for file in FILES}
    assert {file: some for file, some in lines.items() if some and file not in excused} == {}
    assert [file for file in excused if not lines[file]] == [], "no excuse outlives its reason"


@pytest.mark.parametrize(
    ("look", "text", "lines"),
    [
        (sleeps, "sleep(1)\nwhile x:\n    time.sleep(1)\nasyncio.sleep(0)\npage.wait_for_timeout(300)", [1, 5]),
        (short_waits, "get(timeout=60)\nget(timeout=PATIENCE)\nexpect(x).to_be_visible(timeout=900)", [1, 3]),
        (fixed_ports, "s.bind(('', 80))\ns.bind(('', 0))\nrun(['--port', '8397'])", [1, 3]),
    ],
)
def test_what_waits_is_found(look: Look, text: str, lines: list[int]) -> None:
    assert sorted(look(ast.parse(text))) == lines
