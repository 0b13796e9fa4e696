"""Costs that the players share, and whether they can be paid: S-14.6, S-14.13, S-19.1."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tuath.core.flat import take_away
from tuath.core.notation import Call, Effect, Either, Stmt, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.queries.conditions import names, number
from tuath.games.spirit_island.state.queries.possible import possible_extent
from tuath.games.spirit_island.state.queries.queries import markers_to_spend, seats, tokens_of
from tuath.games.spirit_island.state.standing.corners import aid_of_corners
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.state import NO_CARD, NONE, State

REFUSING, DISCARDING, FORGETTING, SPENDING, TAKING_BACK = range(5)  # what can be said of a share beside an amount
BESIDE_ENERGY = 5  # where amounts of energy begin
WORTH = {DISCARDING: 2, FORGETTING: 4, SPENDING: 1}  # S-14.6; S-22.21: a marker that is spent is one element more


class Pledge(NamedTuple):
    """S-14.6: a card or a prepared element that somebody would give."""

    seat: Seat
    way: int
    card: int = NO_CARD


@dataclass
class Bill:
    """S-14.6: a cost that the players share, and what each of them would give for it; nothing is paid yet."""

    state: State
    cost: int
    element: int = NONE  # that aids
    tally: Tally = field(default_factory=Tally)  # S-14.6: what has aided an event aids it no more
    energy: list[int] = field(default_factory=list)  # by seat
    pledges: list[Pledge] = field(default_factory=list)
    lowered: list[int] = field(default_factory=list)  # S-14.19 [R]: how often each has said less than before
    is_alone: bool = False  # whoever decides gives all of it

    def __post_init__(self) -> None:
        self.energy = self.energy or [0] * self.state.seats
        self.lowered = self.lowered or [0] * self.state.seats

    @property
    def due(self) -> int:
        """S-14.6, S-14.13: what is not covered; every such element in play pays 1."""
        return self.cost - self.aid - self.given - sum(self.energy)

    @property
    def aid(self) -> int:
        """S-14.6: elements in play that have not paid yet in this event; those of a card to be forgotten do not."""
        if self.element == NONE:
            return 0
        found = sum(elements(self.state, seat)[self.element] for seat in seats(self.state))
        found += aid_of_corners(self.state, self.element)
        gone = sum(self.in_play(seat, 1 << card) for seat, way, card in self.pledges if way == FORGETTING)
        return max(0, found - gone - self.tally.aid_spent)

    @property
    def given(self) -> int:
        """S-14.6: what cards and prepared elements are worth."""
        return sum(WORTH[pledge.way] for pledge in self.pledges)

    @property
    def most(self) -> int:
        """How much more can be given: all energy, every card forgotten, and every marker spent."""
        found = sum(self.state.energy) - sum(self.energy)
        for seat in seats(self.state):
            cards = self.cards(seat, FORGETTING)
            found += self.markers(seat) + WORTH[FORGETTING] * cards.bit_count() - self.in_play(seat, cards)
        return found

    def in_play(self, seat: Seat, cards: int) -> int:
        """Elements that aid on those of the cards that are in play."""
        powers = self.state.printed.powers
        return sum(powers[card].elements[self.element] for card in members(cards & self.state.played[seat]))

    def cards(self, seat: Seat, way: int) -> int:
        """S-14.6: cards that can still be discarded from the hand, or forgotten wherever they are, as bits."""
        if self.element == NONE:
            return 0
        state, own = self.state, self.state.hands[seat]
        if way == FORGETTING:
            own |= state.played[seat] | state.discards[seat]
        own &= ~(self.tally.helped | bits_of(pledge.card for pledge in self.pledges if pledge.card != NO_CARD))
        return bits_of(card for card in members(own) if state.printed.powers[card].elements[self.element])

    def markers(self, seat: Seat) -> int:
        """S-22.21: prepared ones of the element that aids, which may be spent for the action of paying."""
        if self.element == NONE:
            return 0
        return markers_to_spend(self.state, seat)[self.element] - self.pledges.count(Pledge(seat, SPENDING))

    def can_give(self, seat: Seat) -> bool:
        return bool(self.state.energy[seat] or self.can_aid(seat))

    def can_aid(self, seat: Seat) -> bool:
        return bool(self.cards(seat, FORGETTING) or self.markers(seat))

    def ways(self, seat: Seat) -> list[int]:
        """S-14.6: what a spirit can give instead of energy, so that all can still be covered.

        A card that is discarded cannot be forgotten as well.
        """
        if self.due <= 0 and not self.energy[seat]:
            return []
        spare = self.most - self.due - (WORTH[FORGETTING] - WORTH[DISCARDING])
        found = [DISCARDING] if spare >= 0 and self.cards(seat, DISCARDING) else []
        found += [FORGETTING] if self.cards(seat, FORGETTING) else []
        return found + ([SPENDING] if self.markers(seat) else [])

    # ---- how it is divided ----

    def divide(self) -> None:
        """S-14.19 [R]: one energy of each in turn, until it is enough or nobody has more."""
        due = self.due
        while due > 0 and (able := [seat for seat in seats(self.state) if self.energy[seat] < self.state.energy[seat]]):
            for seat in able[:due]:
                self.energy[seat] += 1
            due -= len(able[:due])

    def pledge(self, pledge: Pledge) -> None:
        """S-14.19 [R]: so much less energy of the spirit's own is needed, and else of whoever would pay most."""
        self.pledges.append(pledge)
        due = self.due
        while due < 0 and any(self.energy):
            payer = pledge.seat if self.energy[pledge.seat] else self.energy.index(max(self.energy))
            take_away(self.energy, payer)
            due += 1

    def say(self, seat: Seat, energy: int) -> None:
        """S-14.19 [R]: what a spirit would pay from now on."""
        self.lowered[seat] += energy < self.energy[seat]
        self.energy[seat] = energy

    def take_back(self, seat: Seat) -> None:
        """S-14.19 [R]: no cards and no prepared elements, but energy for them as far as there is any."""
        self.lowered[seat] += 1
        self.pledges = [pledge for pledge in self.pledges if pledge.seat != seat]
        self.energy[seat] = self.most_energy(seat)

    def most_energy(self, seat: Seat) -> int:
        """S-14.19 [R]: what it would pay and what is not covered, as far as it has so much."""
        return min(self.state.energy[seat], self.energy[seat] + max(0, self.due))

    @property
    def shares(self) -> tuple[tuple[int, ...], tuple[Pledge, ...]]:
        """Whatever anybody would give."""
        return tuple(self.energy), tuple(self.pledges)

    def has_pledged(self, seat: Seat) -> bool:
        return any(pledge.seat == seat for pledge in self.pledges)


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
    return possible_extent(case, (cost,)).is_full
