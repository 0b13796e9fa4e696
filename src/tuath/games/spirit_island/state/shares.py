"""What everybody sees of a cost that is shared while it is divided, and what each may say of it: S-14.6, S-14.19."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from tuath.core.question import Laws, Seat, bits_of
from tuath.games.spirit_island.state.costs import (
    BESIDE_ENERGY,
    DISCARDING,
    FORGETTING,
    REFUSING,
    SPENDING,
    TAKING_BACK,
    WORTH,
    Bill,
    Pledge,
)
from tuath.games.spirit_island.state.names import MOST_SHARE
from tuath.games.spirit_island.state.queries.queries import counter, counter_of, seats
from tuath.games.spirit_island.state.state import State

MOST_LOWERED = 3  # S-14.19 [R]: how often somebody may say less than before
NOT_ENERGY = (1 << BESIDE_ENERGY) - 1  # everything else that can be said, as bits


# ---- what may be said -----------------------------------------------------------------------------------------------


def said_of(bill: Bill, seat: Seat) -> list[int]:
    """S-14.19 [R]: what a spirit may say of its share; whoever pays alone only says with what."""
    ways, most = bill.ways(seat), min(bill.most_energy(seat), MOST_SHARE)
    if bill.is_alone:
        return [*ways, BESIDE_ENERGY + most] if bill.due <= 0 else ways
    found = [REFUSING, *ways, *([TAKING_BACK] if bill.has_pledged(seat) and may_lower(bill, seat) else [])]
    least = 0 if may_lower(bill, seat) else bill.energy[seat]
    return found + [BESIDE_ENERGY + amount for amount in range(least, most + 1)]


def may_lower(bill: Bill, seat: Seat) -> bool:
    return bill.lowered[seat] < MOST_LOWERED


def share_laws(bill: Bill, seat: Seat) -> Laws:
    """S-14.6, S-14.19: why an amount cannot be said."""
    own, least = bill.state.energy[seat], 0 if may_lower(bill, seat) else bill.energy[seat]
    return [
        (NOT_ENERGY | from_to(0, own), "S-14.6", "share-not-there"),
        (NOT_ENERGY | from_to(0, bill.most_energy(seat)), "S-14.19", "share-not-due"),
        (NOT_ENERGY | from_to(least, own), "S-14.19", "share-lowered-enough"),
    ]


def from_to(least: int, most: int) -> int:
    """Amounts of energy as bits."""
    return bits_of(range(BESIDE_ENERGY + least, BESIDE_ENERGY + most + 1))


def share_expected(state: State, seat: Seat) -> int | None:
    """S-14.19: what a spirit says that wants it to be paid: what it would pay and what is missing, if it has so much.

    What one pays alone, or what must be covered by cards, is a choice of its own.
    """
    bill = open_bill(state)
    if bill is None or bill.is_alone:
        return None
    share = bill.shares[seat]
    amount = min(state.energy[seat], share.energy + bill.due, MOST_SHARE)
    return None if bill.due and amount == share.energy and share.cards else BESIDE_ENERGY + amount


# ---- what is seen ---------------------------------------------------------------------------------------------------

BILL_COST = "bill_cost"  # a counter, as are these: of all, and of each seat
OF_ALL = (BILL_COST, "bill_due", "bill_element", "bill_aid", "bill_alone")
OF_EACH = ("bill_share", "bill_discards", "bill_forgets", "bill_markers", "bill_cards", "bill_agreed")


class OpenBill(NamedTuple):
    """S-14.6: what everybody sees of a bill while it is divided."""

    cost: int
    due: int
    element: int
    aid: int
    is_alone: bool
    shares: list[OpenShare]  # by seat


class OpenShare(NamedTuple):
    """S-14.6: what a spirit would give."""

    energy: int
    discards: int  # cards, as bits
    forgets: int  # cards, as bits
    markers: int  # prepared elements
    cards: int  # how many of those and prepared elements it could give besides
    is_agreed: bool

    @property
    def given(self) -> int:
        """What is given beside energy, in energy."""
        cards = WORTH[DISCARDING] * self.discards.bit_count() + WORTH[FORGETTING] * self.forgets.bit_count()
        return cards + WORTH[SPENDING] * self.markers


def show_bill(bill: Bill, waiting: Container[Seat]) -> None:
    """S-14.6: how it stands, before somebody is asked."""
    counters = bill.state.counters
    of_all = (bill.cost, max(0, bill.due), bill.element, min(bill.aid, bill.cost), int(bill.is_alone))
    counters |= dict(zip(OF_ALL, of_all, strict=True))
    for seat in seats(bill.state):
        cards = bill.cards(seat, FORGETTING).bit_count() + bill.markers(seat)
        of = (bill.energy[seat], *pledged(bill, seat), cards, int(seat not in waiting))
        counters |= {counter_of(name, seat): number for name, number in zip(OF_EACH, of, strict=True)}


def pledged(bill: Bill, seat: Seat) -> tuple[int, int, int]:
    """Cards to discard and to forget, as bits, and how many prepared elements."""
    own = [pledge for pledge in bill.pledges if pledge.seat == seat]
    discards, forgets = (
        bits_of(pledge.card for pledge in own if pledge.way == way) for way in (DISCARDING, FORGETTING)
    )
    return discards, forgets, own.count(Pledge(seat, SPENDING))


def close_bill(state: State) -> None:
    """S-14.6: it is paid, or it will not be."""
    own = [counter_of(name, seat) for name in OF_EACH for seat in seats(state)]
    for name in (*OF_ALL, *own):
        state.counters.pop(name, None)


def open_bill(state: State) -> OpenBill | None:
    """S-14.6: the one that is divided now, if any."""
    if BILL_COST not in state.counters:
        return None
    cost, due, element, aid, alone = (state.counters.get(name, 0) for name in OF_ALL)
    return OpenBill(cost, due, element, aid, bool(alone), [open_share(state, seat) for seat in seats(state)])


def open_share(state: State, seat: Seat) -> OpenShare:
    energy, discards, forgets, markers, cards, agreed = (counter(state, name, seat) for name in OF_EACH)
    return OpenShare(energy, discards, forgets, markers, cards, bool(agreed))
