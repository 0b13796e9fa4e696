"""Boards that are laid by hand: where the next one may lie, and why not elsewhere: S-20.1, S-20.2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tuath.core.question import Laws, bits_of
from tuath.games.spirit_island.material.geometry import (
    MOST_BOARDS,
    SIDES,
    LayoutError,
    Slot,
    check_layout,
    facing_oceans,
    joins,
    slot_joined_to,
    slots_opposite,
)

FIRST_BOARD = "standard_1"  # the layout of a board that lies alone, beside which others are laid
ACROSS = len(SIDES)  # instead of a side: the ocean, with water between the boards
SIDE_NAMES = ("land3", "inland", "land1", "ocean")  # by the lands at both ends of the coast: S-4.1


class Laying(NamedTuple):
    """How a board is laid: beside which one, with which side of that one, and with which side of its own."""

    place: int
    side: int
    own: int

    @property
    def id(self) -> str:
        sides = (self.side,) if self.side == ACROSS else (self.side, self.own)
        return "-".join([str(self.place + 1), *(SIDE_NAMES[side] for side in sides)])


LAYINGS = (
    *(Laying(*each) for each in product(range(MOST_BOARDS - 1), range(ACROSS), range(ACROSS))),
    *(Laying(place, ACROSS, ACROSS) for place in range(MOST_BOARDS - 1)),
)


class Ways(NamedTuple):
    """Where the next board may lie."""

    slots: Mapping[int, Slot]  # by number of the laying; whatever would lie there too is left out
    laws: Laws  # why it may not lie so


REFUSALS = {"overlap": "S-20.1", "ocean": "S-20.1", "touching": "S-20.2"}


@lru_cache(maxsize=1 << 10)
def ways_to_lay(slots: tuple[Slot, ...]) -> Ways:
    """S-20.1, S-20.2: every way to lay one board more beside those that lie so."""
    found: dict[int, Slot] = {}
    refused: dict[str, set[int]] = {key: set() for key in REFUSALS}
    for number, laying in enumerate(LAYINGS):
        if laying.place < len(slots):
            try:
                slot = slot_of(slots, laying)
            except LayoutError as error:
                refused[error.key].add(number)
            else:
                if slot not in found.values():
                    found[number] = slot
    there = bits_of(number for number, laying in enumerate(LAYINGS) if laying.place < len(slots))
    laws = [(~bits_of(refused[key]), rule, f"lay-{key}") for key, rule in REFUSALS.items()]
    return Ways(found, [(there, "S-20.1", "lay-beside"), *laws])


def slot_of(slots: Sequence[Slot], laying: Laying) -> Slot:
    """How the board lies then; refuses what is against the rules."""
    if laying.side == ACROSS:
        return slot_across(slots, laying.place)
    slot = slot_joined_to(slots[laying.place], laying.side, laying.own)
    check_lying([*slots, slot])
    return slot


def slot_across(slots: Sequence[Slot], place: int) -> Slot:
    """S-20.2: the beginning of another island; as near as may be, first to one side of the ocean, then to the other."""
    refusal = LayoutError("touching", one=place + 1, other=len(slots) + 1)
    for slot in (*slots_opposite(slots[place]), *slots_opposite(slots[place], shift=1)):
        try:
            check_lying([*slots, slot])
        except LayoutError as error:
            refusal = error
        else:
            if not joined_boards(slots, slot) and (place, len(slots)) in facing_oceans([*slots, slot]):
                return slot
    raise refusal


def check_lying(slots: Sequence[Slot]) -> None:
    check_layout(slots, facing_oceans(slots))


def joined_boards(slots: Sequence[Slot], slot: Slot) -> list[int]:
    """The places of the boards that a board is joined to."""
    return sorted({join.place for join in joins([*slots, slot]) if join.other == len(slots)})
