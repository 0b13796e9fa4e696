"""The signs of the drawing in a terminal."""

from __future__ import annotations

from collections.abc import Iterable


def legend(unicode: bool) -> Iterable[tuple[str, str]]:
    return ()
