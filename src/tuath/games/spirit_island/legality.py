"""Which thresholds a spirit has reached: S-7.6."""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.question import Seat
from tuath.games.spirit_island.material import Elements, Threshold
from tuath.games.spirit_island.queries import elements
from tuath.games.spirit_island.state import State


def is_met(state: State, seat: Seat, threshold: Threshold) -> bool:
    """S-7.6: one of the lists of elements is enough."""
    return meets(elements(state, seat), threshold)


def meets(own: Sequence[int], threshold: Threshold) -> bool:
    return not threshold.elements or any(covers(own, wanted) for wanted in threshold.elements)


def covers(own: Sequence[int], wanted: Elements) -> bool:
    return all(have >= need for have, need in zip(own, wanted, strict=True))
