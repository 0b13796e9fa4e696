"""Curves with their intervals as a picture, SVG without anything else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDE, HIGH = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 44, 44
COLOURS = ("#8a3b2a", "#2f6b4f", "#2f4f8a", "#8a6d1f", "#6a3f86", "#3f7f8a")
TENTHS = range(0, 11, 2)


class Curve(NamedTuple):
    """Points from left to right, each with what lies below and above it."""

    name: str
    points: Sequence[tuple[int, float, float, float]]  # where, low, value, high; of values between 0 and 1


def plot(title: str, below: str, curves: Sequence[Curve]) -> str:
    """All curves in one frame, each in its colour, its interval faint behind it."""
    most = max(1, max((point[0] for curve in curves for point in curve.points), default=1))

    def at(where: int, value: float) -> str:
        x = LEFT + (WIDE - LEFT - RIGHT) * where / most
        y = TOP + (HIGH - TOP - BOTTOM) * (1 - value)
        return f"{x:.1f},{y:.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="serif" font-size="14">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf7ee"/>',
        f'<text x="{LEFT}" y="26" font-size="18">{escape(title)}</text>',
        f'<text x="{(LEFT + WIDE - RIGHT) / 2:.0f}" y="{HIGH - 8}" text-anchor="middle">{escape(below)}</text>',
        f'<text x="{WIDE - RIGHT}" y="{HIGH - 26}" text-anchor="middle">{most}</text>',
    ]
    for tenth in TENTHS:
        x, y = at(0, tenth / 10).split(",")
        lines += [
            f'<line x1="{x}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}" stroke="#d8cfbb"/>',
            f'<text x="{LEFT - 8}" y="{float(y) + 5:.1f}" text-anchor="end">{10 * tenth} %</text>',
        ]
    for place, curve in enumerate(curves):
        colour = COLOURS[place % len(COLOURS)]
        edge = [at(where, high) for where, _, _, high in curve.points]
        edge += [at(where, low) for where, low, _, _ in reversed(curve.points)]
        middle = [at(where, value) for where, _, value, _ in curve.points]
        label = TOP + 18 + 22 * place
        lines += [
            f'<polygon points="{" ".join(edge)}" fill="{colour}" opacity="0.16"/>',
            f'<polyline points="{" ".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<rect x="{WIDE - RIGHT + 14}" y="{label - 10}" width="12" height="12" fill="{colour}"/>',
            f'<text x="{WIDE - RIGHT + 32}" y="{label}">{escape(curve.name)}</text>',
        ]
    return "\n".join([*lines, "</svg>\n"])
