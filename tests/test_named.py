"""Tests name things: no number is an answer on an island."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ISLAND = sorted((TESTS / "spirit_island").glob("*.py"))
# What gives answers, and how many arguments come before them.
ANSWERING = {
    "use": 2, "grow": 0, "fear_card": 2, "power_says": 1, "carry_out": 1, "go_on": 0, "prepare": 0, "run": 1,
    "reply": 2,
}  # fmt: skip
OF_POSITIONS = ("play", "play_step")  # these take values; what is named is said by ``answer``
NAMES_OF_NUMBERS = ("STOP", "YES", "NO", "FIRST", "SECOND", "THIRD", "BESIDE_STOP")  # of the rules


def numbers_in(answer: ast.expr) -> Iterator[ast.expr]:
    """Bare numbers, and names that stand for one, wherever an answer is looked for."""
    match answer:
        case ast.Constant(int()):
            yield answer
        case ast.Name(name) if name in NAMES_OF_NUMBERS:
            yield answer
        case ast.List(parts):
            yield from (found for part in parts for found in numbers_in(part))
        case ast.Tuple([_, said]):  # whose it is, and the answer
            yield from numbers_in(said)
        case ast.Tuple(parts):
            yield from (found for part in parts for found in numbers_in(part))
        case ast.Starred(value):
            yield from numbers_in(value)
        case ast.BinOp(left, ast.Add(), right):
            yield from (*numbers_in(left), *numbers_in(right))
        case ast.IfExp(_, one, other):
            yield from (*numbers_in(one), *numbers_in(other))


def answers_of(call: ast.Call) -> Iterator[ast.expr]:
    match call.func:
        case ast.Attribute(ast.Name("isle" | "island" | "found" | "other"), name) if name in ANSWERING:
            yield from call.args[ANSWERING[name] :]
        case ast.Name("reply"):
            yield from call.args[ANSWERING["reply"] :]
        case ast.Attribute(ast.Name("position" | "game" | "after"), name) if name in OF_POSITIONS:
            yield from call.args[1:]
    yield from (each.value for each in call.keywords if each.arg == "answers")


def bare_numbers(text: str) -> list[str]:
    """Lines in which a number is an answer."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    found = {number.lineno for call in calls for each in answers_of(call) for number in numbers_in(each)}
    return [f"{line}: {text.splitlines()[line - 1].strip()}" for line in sorted(found)]


@pytest.mark.parametrize("file", ISLAND, ids=lambda file: file.stem)
def test_no_answer_on_an_island_is_a_number(file: Path) -> None:
    """By its id, which says what it is: ``"1-2"``, ``"town"``, ``"yes"``; an amount is ``"3"``."""
    assert bare_numbers(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "isle.grow(3)", 'isle.carry_out("gain_time", "first", 170)', "isle.run(rule, [STOP])",
        "isle.run(rule, [(1, 0)])",
        'isle.use("wash_away", 5, *([] if is_slow else [2]))', 'isle.power_says("push(1, town)", 4 + 1, here=5)',
        "isle.play(task, answers=[7])", "position.play(0, 2)", "reply(rule, asked, 3)",
    ],
)  # fmt: skip
def test_a_number_as_an_answer_is_noticed(line: str) -> None:
    assert bare_numbers(line)


def test_lands_where_something_is_done_may_be_numbers() -> None:
    assert not bare_numbers(
        'isle.use("wash_away", 5, "town", seat=1)\nisle.put(3, "t")\nisle.fear_card("isolation", 2)'
    )
