"""Costs that the players share, and whether they can be paid: S-14.6, S-14.13, S-19.1."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import NamedTuple

from tuath.core.notation import Call, Effect, Either, Stmt, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.conditions import names, number
from tuath.games.spirit_island.state.corners import aid_of_corners
from tuath.games.spirit_island.state.panel import elements
from tuath.games.spirit_island.state.possible import extent
from tuath.games.spirit_island.state.queries import counter, counter_of, markers_to_spend, seats, tokens_of
from tuath.games.spirit_island.state.state import NONE, State

PAYING_ENERGY, DISCARDING, FORGETTING, SPENDING = range(4)  # ways to pay
WORTH = (1, 2, 4, 1)  # S-14.6: of each of them; S-22.21: a marker that is spent is one element more


@dataclass
class Bill:
    """S-14.6: a cost that the players share, and how far they have paid it."""

    state: State
    cost: int
    element: int = NONE  # that aids
    tally: Tally = dataclasses.field(default_factory=Tally)  # S-14.6: what has aided an event aids it no more
    paid: int = 0

    @property
    def due(self) -> int:
        """S-14.6, S-14.13: every such element in play pays 1; those of a card that is forgotten do no more."""
        return self.cost - self.paid - self.aid

    @property
    def aid(self) -> int:
        """S-14.6: elements in play that have not paid yet in this event."""
        if self.element == NONE:
            return 0
        found = sum(elements(self.state, seat)[self.element] for seat in seats(self.state))
        found += aid_of_corners(self.state, self.element)
        return max(0, found - self.tally.aid_spent)

    @property
    def most(self) -> int:
        """How much more can be paid: all energy, every card forgotten, and every marker spent."""
        found = sum(self.state.energy) + sum(map(self.markers, seats(self.state)))
        for seat in seats(self.state):
            found += WORTH[FORGETTING] * self.cards(seat, FORGETTING).bit_count()
            in_play = members(self.cards(seat, FORGETTING) & self.state.played[seat])
            found -= sum(self.state.printed.powers[card].elements[self.element] for card in in_play)
        return found

    def cards(self, seat: Seat, way: int) -> int:
        """S-14.6: cards that can be discarded from the hand, or forgotten wherever they are, as bits."""
        state, own = self.state, self.state.hands[seat]
        if self.element == NONE or way == PAYING_ENERGY:
            return 0
        if way == FORGETTING:
            own |= state.played[seat] | state.discards[seat]
        fitting = [
            card for card in members(own & ~self.tally.helped) if state.printed.powers[card].elements[self.element]
        ]
        return bits_of(fitting)

    def ways(self, seat: Seat) -> list[int]:
        """How a spirit can pay so that all can still be paid: a card that is discarded cannot be forgotten as well."""
        found = [PAYING_ENERGY] if self.state.energy[seat] else []
        may_discard = self.due - WORTH[DISCARDING] <= self.most - WORTH[FORGETTING]
        found += [DISCARDING] if may_discard and self.cards(seat, DISCARDING) else []
        found += [FORGETTING] if self.cards(seat, FORGETTING) else []
        return found + ([SPENDING] if self.markers(seat) else [])

    def markers(self, seat: Seat) -> int:
        """S-22.21: prepared ones of the element that aids, which may be spent for the action of paying."""
        return 0 if self.element == NONE else markers_to_spend(self.state, seat)[self.element]


class OpenBill(NamedTuple):
    """S-14.6: what everybody sees of a bill while it is paid."""

    cost: int
    due: int
    element: int
    paid: tuple[int, ...]  # by seat, in energy
    cards: tuple[int, ...]  # by seat: those, and prepared elements, that could still be given for it


BILL_COST, BILL_DUE, BILL_ELEMENT = "bill_cost", "bill_due", "bill_element"  # counters
BILL_PAID, BILL_CARDS = "bill_paid", "bill_cards"  # counters of each seat


def show_bill(bill: Bill) -> None:
    """S-14.6: how it stands, before somebody is asked."""
    counters = bill.state.counters
    counters |= {BILL_COST: bill.cost, BILL_DUE: bill.due, BILL_ELEMENT: bill.element}
    for seat in seats(bill.state):
        counters[counter_of(BILL_CARDS, seat)] = bill.cards(seat, FORGETTING).bit_count() + bill.markers(seat)


def count_payment(bill: Bill, seat: Seat, way: int) -> None:
    """S-14.6: what this spirit has paid of it."""
    bill.paid += WORTH[way]
    bill.state.counters[counter_of(BILL_PAID, seat)] = counter(bill.state, BILL_PAID, seat) + WORTH[way]


def close_bill(state: State) -> None:
    """S-14.6: it is paid, or nobody can pay more."""
    own = [counter_of(kind, seat) for kind in (BILL_PAID, BILL_CARDS) for seat in seats(state)]
    for name in (BILL_COST, BILL_DUE, BILL_ELEMENT, *own):
        state.counters.pop(name, None)


def open_bill(state: State) -> OpenBill | None:
    """S-14.6: the one that is paid now, if any."""
    if BILL_COST not in state.counters:
        return None
    paid, cards = (tuple(counter(state, kind, seat) for seat in seats(state)) for kind in (BILL_PAID, BILL_CARDS))
    return OpenBill(state.counters[BILL_COST], state.counters[BILL_DUE], state.counters[BILL_ELEMENT], paid, cards)


def bill_of(case: Case, call: Call) -> Bill:
    aid = call.key("aided")
    element = NONE if aid is None else ELEMENTS.index(names(aid)[0])
    return Bill(case.state, number(case, call.args[0]), element, case.tally or Tally())


def can_pay(case: Case, cost: Effect) -> bool:
    """S-14.13: in full; what may be given up first counts as given up."""
    given = [names(call.args[1])[0] for call in cost if isinstance(call, Call) and call.args[0] == Word("any")]
    if not given:
        return is_all_payable(case, cost)
    state = case.state.copy()
    for kind in given:
        setattr(state, kind, [0] * len(tokens_of(state, kind)))
    return is_all_payable(case._replace(state=state), cost)


def is_all_payable(case: Case, cost: Effect) -> bool:
    """S-14.13, S-14.16: in full: energy and what aids it, and pieces or cards that must be there."""
    return all(is_payable(case, each) for each in cost)


def is_payable(case: Case, cost: Stmt) -> bool:
    match cost:
        case Either(ways):
            return any(is_all_payable(case, way) for way in ways)
        case Call("pay_jointly") as call:
            bill = bill_of(case, call)
            return bill.due <= bill.most
        case Call("pay", (price,)):
            return case.state.energy[case.seat] >= number(case, price)
    return extent(case, (cost,)).is_full
