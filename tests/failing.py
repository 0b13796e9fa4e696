"""What a failing test says first, and the board at which it failed.

Its first line is what was expected of whom: the paragraph and what it says, which open the test's docstring (else the
sentence that is its name), the cards it plays and what it is tried with, and who is asked what at the board. After the
traceback comes the board, as the terminal draws it: of every game under test that the failing test had at hand.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest._code.code import ExceptionChainRepr, ReprEntryNative

from tests.table import HasBoard, OfPosition
from tuath.core.position import Position

HERE = Path(__file__).parent
MOST = 2  # boards of a test: more would hide what failed


def explain(item: pytest.Item, error: pytest.ExceptionInfo[BaseException], shown: object) -> None:
    """Add both to what pytest shows of a failure; what is no traceback of Python's stays as it is."""
    if not isinstance(shown, ExceptionChainRepr):
        return
    boards = boards_of(item, error)
    first, _, _ = shown.chain[0]
    first.reprentries = [ReprEntryNative([f"{expectation(item, boards)}\n"]), *first.reprentries]
    for name, board in boards.items():
        shown.addsection(f"the board of {name!r}", tried(board.board), "-")


def expectation(item: pytest.Item, boards: dict[str, HasBoard]) -> str:
    played = [str(thing) for mark in item.iter_markers("plays") for thing in mark.args]
    tried_with = [item.callspec.id] if hasattr(item, "callspec") else []
    of = ", ".join([*played, *tried_with])
    asked = "; ".join(filter(None, (tried(board.whom) for board in boards.values())))
    return f"Expected{of and f' of {of}'}: {sentence_of(item)}{asked and f' ({asked})'}"


def sentence_of(item: pytest.Item) -> str:
    """The first sentence of its docstring, which opens with the paragraph; else its name, which is one as well."""
    told = inspect.getdoc(getattr(item, "obj", None)) or ""
    name = getattr(item, "originalname", item.name)
    return told.partition("\n")[0].strip() or name.removeprefix("test_").replace("_", " ")


def boards_of(item: pytest.Item, error: pytest.ExceptionInfo[BaseException]) -> dict[str, HasBoard]:
    """By the names they have in the test, those it holds itself before those of its helpers."""
    found, seen = dict[str, HasBoard](), set[int]()
    for name, thing in at_hand(item, error):
        board = OfPosition(thing) if isinstance(thing, Position) else thing
        if isinstance(board, HasBoard) and id(board.under_test) not in seen and len(found) < MOST:
            seen.add(id(board.under_test))
            found[name] = board
    return found


def at_hand(item: pytest.Item, error: pytest.ExceptionInfo[BaseException]) -> Iterator[tuple[str, Any]]:
    for entry in error.traceback:
        path = Path(entry.path)
        if path == item.path or path.is_relative_to(HERE):
            yield from entry.frame.f_locals.items()
    yield from getattr(item, "funcargs", {}).items()


def tried(tell: Any) -> str:
    """Whatever broke the test may have broken its board; the report goes on."""
    try:
        return str(tell())
    except Exception as error:
        return f"it cannot be told: {error!r}"
