"""How much of a kind is tried: enough in the usual run to notice what breaks, all of it in the longer ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from tuath.games import keys


def usually(*values: Any, more: Iterable[Any] = (), long: Iterable[Any] = ()) -> list[Any]:
    """Parameters of a test or fixture: these every time, and the others where there is time.

    A plain tuple has a value for each name of several.
    """
    rare = [*((value, pytest.mark.more) for value in more), *((value, pytest.mark.long) for value in long)]
    return [*values, *(pytest.param(*each(value), marks=mark) for value, mark in rare)]


def mostly(*usual: str, of: str = "real_game") -> pytest.MarkDecorator:
    """Of all games these every time, and the others where there is time: what is asked is the same of each."""
    return pytest.mark.parametrize(of, usually(*usual, more=[key for key in keys() if key not in usual]), indirect=True)


def called(usual: Mapping[str, Any], long: Mapping[str, Any]) -> list[Any]:
    """The same with a name for each."""
    found = [pytest.param(*each(value), id=name) for name, value in usual.items()]
    return [*found, *(pytest.param(*each(value), id=name, marks=pytest.mark.long) for name, value in long.items())]


def each(value: Any) -> tuple[Any, ...]:
    return value if type(value) is tuple else (value,)
