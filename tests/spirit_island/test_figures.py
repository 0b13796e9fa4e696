"""Figures on cards and panels that no effect says: costs, speeds, ranges, targets, elements and tracks. S-1.8

They were compared with public lists of the cards, one by one; ``figures.txt`` keeps what they were then. Whoever adds a
card adds no line there; a line that no longer fits is a figure that somebody has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.spirit_island.material import PRINTED
from tuath.games.spirit_island.material.material import Innate, Power, Range, Space, Spirit, Target, Threshold
from tuath.games.spirit_island.material.vocabulary import ELEMENTS

pytestmark = pytest.mark.more  # a frozen copy of the data: where it came from, not how it is played

KEPT = dict(
    line.split(": ", 1) for line in Path(__file__).with_name("figures.txt").read_text(encoding="utf-8").splitlines()
)


def of_power(power: Power) -> str:
    figures = (str(power.cost), power.speed, reach(power.range), aim(power.target), counted(power.elements))
    return "; ".join((*figures, *map(needs, power.thresholds)))


def of_innate(innate: Innate) -> str:
    return "; ".join((innate.speed, reach(innate.range), aim(innate.target), *map(needs, innate.levels)))


def of_spirit(spirit: Spirit) -> str:
    return "; ".join(" ".join((track.id, *map(given, track.spaces))) for track in spirit.tracks)


def counted(elements: tuple[int, ...]) -> str:
    return " ".join(f"{number} {name}" for name, number in zip(ELEMENTS, elements, strict=True) if number) or "none"


def needs(threshold: Threshold) -> str:
    return " or ".join(map(counted, threshold.elements))


def reach(range: Range | None) -> str:
    if range is None:
        return "no range"
    more = [f"+{bonus.steps}" for bonus in range.bonus]
    return " ".join((*range.terrains, range.origin, *map(str, range.steps), *more))


def aim(target: Target) -> str:
    return " ".join((target.kind, target.who, *target.any_of)).replace("  ", " ").strip()


def given(space: Space) -> str:
    """``3``, ``+1``, ``earth``, ``2+earth+any``: what can be read off a space."""
    numbers = [str(number) for number in (space.energy, space.plays) if number is not None]
    return "+".join((*numbers, *(["+1"] * space.bonus_plays), *space.elements)) or "-"


PRINTED_NOW = {
    **{f"power {power.id}": of_power(power) for power in PRINTED.powers},
    **{f"innate {innate.id}": of_innate(innate) for innate in PRINTED.innates},
    **{f"spirit {spirit.id}": of_spirit(spirit) for spirit in PRINTED.spirits},
}


@pytest.mark.parametrize("thing", KEPT)
def test_figures_are_those_that_were_compared(thing: str) -> None:
    assert PRINTED_NOW[thing] == KEPT[thing]


def test_how_many_are_kept() -> None:
    """S-2.16: every power, innate power and panel of the three boxes."""
    assert len(KEPT) >= 309
