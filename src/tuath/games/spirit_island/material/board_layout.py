"""The layout of boards that are laid by hand: where the next may lie, and why not elsewhere: S-20.1, S-20.2."""

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
PLACES_ACROSS = 4  # half a side along the shore to either end, and a side further: S-20.2 [R]
SIDE_NAMES = ("land3", "inland", "land1", "ocean")  # by the lands at both ends of the coast: S-4.1


class Laying(NamedTuple):
    """How a board is laid: beside which one, with which side of that one, and with which side of its own.

    Across the ocean several boards may lie: instead of a side of its own it has the place among those that are free.
    """

    place: int
    side: int
    own: int

    @property
    def id(self) -> str:
        own = SIDE_NAMES[self.own] if self.side != ACROSS else str(self.own + 1) if self.own else ""
        return "-".join(part for part in (str(self.place + 1), SIDE_NAMES[self.side], own) if part)


LAYINGS = (
    *(Laying(*each) for each in product(range(MOST_BOARDS - 1), range(ACROSS), range(ACROSS))),
    *(Laying(place, ACROSS, free) for free in range(PLACES_ACROSS) for place in range(MOST_BOARDS - 1)),
)


class Ways(NamedTuple):
    """Where the next board may lie."""

    slots: Mapping[int, Slot]  # by number of the laying; whatever would lie there too is left out
    laws: Laws  # why it may not lie so


REFUSALS = {"overlap": "S-20.1", "ocean": "S-20.1", "touching": "S-20.2"}


@lru_cache(maxsize=1 << 10)
def ways_to_lay(slots: tuple[Slot, ...], is_last: bool = False) -> Ways:
    """S-20.1, S-20.2: every way to lay one board more beside those that lie so.

    Of the last one it does not matter where it lies across the water, but only which oceans face each other then.
    """
    found: dict[int, Slot] = {}
    seen: set[tuple[tuple[int, int], ...]] = set()
    refused: dict[str, set[int]] = {key: set() for key in REFUSALS}
    for number, laying in enumerate(LAYINGS):
        if laying.place < len(slots):
            try:
                slot = slot_of(slots, laying)
            except LayoutError as error:
                refused[error.key].add(number)
            else:
                facing = facing_oceans([*slots, slot]) if is_last and laying.side == ACROSS else ()
                if slot not in found.values() and facing not in seen:
                    found[number] = slot
                    seen |= {facing} if facing else set()
    there = bits_of(number for number, laying in enumerate(LAYINGS) if laying.place < len(slots))
    laws = [(~bits_of(refused[key]), rule, f"lay-{key}") for key, rule in REFUSALS.items()]
    return Ways(found, [(there, "S-20.1", "lay-beside"), *laws])


def slot_of(slots: Sequence[Slot], laying: Laying) -> Slot:
    """How the board lies then; refuses what is against the rules."""
    if laying.side == ACROSS:
        return slot_across(slots, laying)
    slot = slot_joined_to(slots[laying.place], laying.side, laying.own)
    check_lying([*slots, slot])
    return slot


def slot_across(slots: Sequence[Slot], laying: Laying) -> Slot:
    """S-20.2: the beginning of another island, at one of the places that are free, the nearest first."""
    refusal, free = LayoutError("touching", one=laying.place + 1, other=len(slots) + 1), list[Slot]()
    for slot in places_across(slots[laying.place]):
        try:
            check_lying([*slots, slot])
        except LayoutError as error:
            refusal = error
        else:
            if not joined_boards(slots, slot) and (laying.place, len(slots)) in facing_oceans([*slots, slot]):
                free.append(slot)
    if laying.own >= len(free):
        raise refusal
    return free[laying.own]


def places_across(slot: Slot) -> tuple[Slot, ...]:
    """S-20.2 [R]: to one end of its coast and to the other, then the same a side further."""
    return *slots_opposite(slot), *slots_opposite(slot, shift=1)


def check_lying(slots: Sequence[Slot]) -> None:
    check_layout(slots, facing_oceans(slots))


def joined_boards(slots: Sequence[Slot], slot: Slot) -> list[int]:
    """The places of the boards that a board is joined to."""
    return sorted({join.place for join in joins([*slots, slot]) if join.other == len(slots)})
