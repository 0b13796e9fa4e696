"""Which thresholds a spirit has reached, and which variants go together: S-7.6, S-20."""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.message import Refusal, refuse
from tuath.core.question import Seat
from tuath.games.spirit_island.material.geometry import MOST_BOARDS
from tuath.games.spirit_island.material.material import Elements, Threshold
from tuath.games.spirit_island.state.queries import board_count, elements
from tuath.games.spirit_island.state.state import NO_FOE, Options, State


def is_met(state: State, seat: Seat, threshold: Threshold) -> bool:
    """S-7.6: one of the lists of elements is enough."""
    return meets(elements(state, seat), threshold)


def meets(own: Sequence[int], threshold: Threshold) -> bool:
    return not threshold.elements or any(covers(own, wanted) for wanted in threshold.elements)


def covers(own: Sequence[int], wanted: Elements) -> bool:
    return all(have >= need for have, need in zip(own, wanted, strict=True))


def no_variant(options: Options, players: int) -> Refusal | None:
    """S-20.3: an extra board for up to five players; S-20.5: the supporting adversary needs another one that leads."""
    if board_count(options, players) > MOST_BOARDS:
        return refuse("S-20.3", "spirit_island-no-extra-board", most=MOST_BOARDS - 1)
    if options.second_adversary == NO_FOE:
        return None
    if options.adversary == NO_FOE:
        return refuse("S-20.5", "spirit_island-nobody-leads")
    if options.second_adversary == options.adversary:
        return refuse("S-20.5", "spirit_island-same-adversary", adversary=f"adversary:{options.adversary}")
    return None
