"""What a spirit pays, what the players pay together, and what aids them: S-14.6, S-14.13, S-19.1."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from tuath.core.notation import Call, Effect, Either, Expr, Stmt, Word
from tuath.core.question import Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import change_energy, remove_piece
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out, pieces_meant
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.conditions import Tally, names, number, scope
from tuath.games.spirit_island.state.names import MOST_PAID
from tuath.games.spirit_island.state.possible import CHOSEN, extent
from tuath.games.spirit_island.state.queries import elements, seats, tokens_of
from tuath.games.spirit_island.state.questions import DISCARD, FORGET, HOW_MUCH, PAY_WITH, PAYS
from tuath.games.spirit_island.state.state import NONE, NOWHERE, State
from tuath.games.spirit_island.verbs.cards import discard_card, forget_card

PAYING_ENERGY, DISCARDING, FORGETTING = range(3)  # ways to pay
WORTH = (1, 2, 4)  # S-14.6: of each of them


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
        return max(0, found - self.tally.aid_spent)

    @property
    def most(self) -> int:
        """How much more can be paid: all energy, and every card forgotten."""
        found = sum(self.state.energy)
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
        return found + ([FORGETTING] if self.cards(seat, FORGETTING) else [])


def bill_of(use: Use, call: Call) -> Bill:
    aid = call.key("aided")
    element = NONE if aid is None else ELEMENTS.index(names(aid)[0])
    return Bill(use.state, number(use.case, call.args[0]), element, use.tally)


def can_pay(use: Use, cost: Effect) -> bool:
    """S-14.13: in full; what may be given up first counts as given up."""
    given = [names(call.args[1])[0] for call in cost if isinstance(call, Call) and call.args[0] == Word("any")]
    if not given:
        return is_all_payable(use, cost)
    state = use.state.copy()
    for kind in given:
        setattr(state, kind, [0] * len(tokens_of(state, kind)))
    return is_all_payable(dataclasses.replace(use, table=Table(state, {})), cost)


def is_all_payable(use: Use, cost: Effect) -> bool:
    """S-14.13, S-14.16: in full: energy and what aids it, and pieces or cards that must be there."""
    return all(is_payable(use, each) for each in cost)


def is_payable(use: Use, cost: Stmt) -> bool:
    match cost:
        case Either(ways):
            return any(is_all_payable(use, way) for way in ways)
        case Call("pay_jointly") as call:
            bill = bill_of(use, call)
            return bill.due <= bill.most
        case Call("pay", (price,)):
            return use.state.energy[use.seat] >= use.number(price)
    return extent(use.case, (cost,)).is_full


async def pay_cost(use: Use, cost: Effect) -> None:
    """S-14.13: one thing after another; what may be given up beforehand must be enough for the rest."""
    for place, part in enumerate(cost):
        match part:
            case Call("remove", (Word("any"), what)):
                await give_up(use, part, what, cost[place + 1 :])
            case _:
                await carry_out(use, (part,))


async def give_up(use: Use, call: Call, what: Expr, rest: Effect) -> None:
    """As many as one likes, at least so many that the rest can be paid."""
    use.current = call
    while lands := bits_of(land for land in members(scope(use.case)) if pieces_meant(use, what, Land(land))):
        land = await use.land_or_stop(lands, may_stop=all(is_payable(use, each) for each in rest))
        if land == NOWHERE:
            return
        remove_piece(use.table, land, pieces_meant(use, what, land)[0])


async def pay_jointly(use: Use, call: Call) -> None:
    """S-14.6, S-19.1: whoever likes, with energy or with what aids; more than is due is lost."""
    bill = bill_of(use, call)
    while bill.due > 0:
        payers = [seat for seat in seats(use.state) if bill.ways(seat)]
        if not payers:
            return
        payer = payers[0] if len(payers) == 1 else await use.table.choose(use.seat, PAYS, payers)
        await contribute(use, bill, payer)
    use.tally.aid_spent += max(0, min(bill.aid, bill.cost - bill.paid))


async def contribute(use: Use, bill: Bill, seat: Seat) -> None:
    """S-14.6: one energy or one card."""
    ways = bill.ways(seat)
    way = ways[0] if len(ways) == 1 else await use.table.choose(seat, PAY_WITH, ways)
    bill.paid += WORTH[way]
    if way == PAYING_ENERGY:
        change_energy(use.table, seat, -1)
        return
    card = await use.table.choose(seat, DISCARD if way == DISCARDING else FORGET, members(bill.cards(seat, way)))
    use.tally.helped |= 1 << card
    if way == DISCARDING:
        discard_card(use.table, seat, card)
    else:
        await forget_card(use, seat, card)


async def pay(use: Use, call: Call) -> None:
    """S-14.13: in full; x is as much as one likes. Whoever cannot pay does not come here."""
    price = use.number(call.args[0])
    if call.args[0] == CHOSEN:
        use.ask_about()
        price = 1 + await use.table.choose(use.seat, HOW_MUCH, range(min(use.state.energy[use.seat], MOST_PAID)))
        use.tally.x = price
    change_energy(use.table, use.seat, -price)


VERBS: Verbs = {"pay": pay, "pay_jointly": pay_jointly}
