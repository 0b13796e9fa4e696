"""Small drawings of the land in ink, each as a path that stands on its foot."""

from __future__ import annotations

import re
from collections.abc import Callable

from tuath.core.drawing.plane import Point, Random

Drawn = Callable[[Point, float, Random], str]
MEASURED = re.compile(r"{([^}]+)}")

PEAK = "m{} 0l{} {}l{} {}m{} {}l{} {}l{} {}l{} {}"
PALM = "q{} {} {} {}q{} {} {} {}m{} {}q{} {} {} {}m{} {}q{} {} {} {}m{} {}q{} {} {} {}"
ROUND_TREE = "v{}m{} {}q{} {} {} {}q{} {} {} {}q{} {} {} 0Z"


def drawn(at: Point, size: float, parts: str, *values: float) -> str:
    """A path from its foot, its numbers measured in its size."""
    return f"M{at[0]:.1f} {at[1]:.1f}" + parts.format(*(f"{value * size:.1f}" for value in values))


def drawn_from(at: Point, drawing: str, size: float) -> str:
    """A drawing that is data: what stands in braces is measured in its size."""
    return f"M{at[0]:.1f} {at[1]:.1f}" + MEASURED.sub(lambda found: f"{float(found[1]) * size:.1f}", drawing)


def hill(at: Point, size: float, random: Random) -> str:
    return drawn(at, size, "m{} 0q{} {} {} 0m{} {}q{} {} {} {}", -1, 0.9, -1.25, 2, -0.85, -0.18, 0.5, -0.75, 1.25, 0.2)


def tree(at: Point, size: float, random: Random) -> str:
    if random() < 0.5:
        return drawn(
            at, size, ROUND_TREE,
            -0.7, -0.62, 0.1, -0.1, -1.2, 0.62, -1.25, 0.75, 0.05, 0.62, 1.25, -0.6, 0.3, -1.24,
        )  # fmt: skip
    return drawn(at, size, "v{}m{} 0l{} {}l{} {}Z", -0.5, -0.55, 0.55, -1.4, 0.55, 1.4)


def tuft(at: Point, size: float, random: Random) -> str:
    return drawn(at, size, "q0 {} {} {}m{} {}v{}m0 {}q0 {} {} {}", -0.7, -0.7, -1, 0.7, 1, -1.25, 1.25, -0.7, 0.7, -1)


def peak(at: Point, size: float, random: Random | None = None) -> str:
    return drawn(at, size, PEAK, -1.1, 1, -1.7, 1.2, 1.7, -1.2, -1.7, 0.1, 0.7, 0.3, 0.3, -0.05, 0.5)


def wave(at: Point, size: float, random: Random | None = None) -> str:
    return drawn(at, size, "q{} {} {} 0t{} 0", 0.5, -0.6, 1, 1)


def furrow(at: Point, size: float, random: Random) -> str:
    """Two lines of a ploughed field."""
    return drawn(at, size, "m{} 0q{} {} {} 0m{} {}q{} {} {} 0", -1, 1, -0.35, 2, -1.8, -0.45, 0.8, -0.35, 1.6)


def palm(at: Point, size: float, random: Random) -> str:
    """A stem with four fronds."""
    return drawn(
        at, size, PALM,
        0.1, -0.6, -0.05, -1.1, -0.55, -0.35, -0.85, 0.25, 0.85, -0.25, -0.4, -0.6, -0.75, -0.35,
        0.75, 0.35, 0.5, -0.35, 0.85, 0.25, -0.85, -0.25, 0.4, -0.6, 0.75, -0.35,
    )  # fmt: skip


def dune(at: Point, size: float, random: Random) -> str:
    """The ridge of a dune and its shadow."""
    parts = "m{} 0q{} {} {} {}q{} {} {} {}m{} {}q0 {} {} {}"
    return drawn(at, size, parts, -1.1, 0.7, -0.1, 1, -0.55, 0.35, 0.5, 1.2, 0.55, -1.2, -0.55, 0.3, -0.25, 0.5)


def reed(at: Point, size: float, random: Random) -> str:
    """Stalks in shallow water."""
    parts = "v{}m{} {}q0 {} {} {}m{} {}q0 {} {} {}m{} {}h{}"
    return drawn(at, size, parts, -1.3, -0.45, 1.3, -0.5, -0.2, -0.95, 1.1, 0.95, -0.5, 0.2, -0.95, -1.3, 1.1, 1.6)
