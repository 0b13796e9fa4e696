"""What several tests of the learning interfaces need."""

from __future__ import annotations

from tuath.games import find


def fewest(key: str) -> int:
    return max(2, find(key).seats[0])
