"""How a training went, out of its log: what was measured after how many decisions, as points of curves."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

Point = tuple[int, float, float, float]  # thousands of decisions; low, value, high


def lines(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def points(found: Sequence[Mapping[str, Any]]) -> dict[tuple[str, int], list[Point]]:
    """By opponent and number of players; the number of decisions grows from one training to the next."""
    curves: dict[tuple[str, int], list[Point]] = {}
    for line in found:
        if line["kind"] == "measured":
            low, high = line["interval"]
            point = round(line["after"] / 1000), low, line["share"], high
            curves.setdefault((line["against"], line["seats"]), []).append(point)
    return curves
