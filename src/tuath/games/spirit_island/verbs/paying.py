"""What a spirit pays, what the players pay together, and what aids them: S-14.6, S-14.13, S-19.1."""

from __future__ import annotations

import dataclasses

from tuath.core.notation import Call, Effect, Expr, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.action.changes import change_energy, remove_piece
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out, pieces_meant
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.conditions import scope
from tuath.games.spirit_island.state.costs import (
    DISCARDING,
    PAYING_ENERGY,
    SPENDING,
    Bill,
    bill_of,
    close_bill,
    count_payment,
    is_payable,
    show_bill,
)
from tuath.games.spirit_island.state.names import MOST_PAID
from tuath.games.spirit_island.state.possible import CHOSEN
from tuath.games.spirit_island.state.queries import seats
from tuath.games.spirit_island.state.questions import DISCARD, FORGET, HOW_MUCH, PAY_WITH, PAYS
from tuath.games.spirit_island.state.state import NOWHERE
from tuath.games.spirit_island.verbs.cards import discard_card, forget_card
from tuath.games.spirit_island.verbs.markers import discard_marker


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
        land = await use.land_or_stop(lands, may_stop=all(is_payable(use.case, each) for each in rest))
        if land == NOWHERE:
            return
        remove_piece(use.table, land, pieces_meant(use, what, land)[0])


async def pay_jointly(use: Use, call: Call) -> None:
    """S-14.6, S-19.1: whoever likes, with energy or with what aids; more than is due is lost."""
    bill = bill_of(use.case, call)
    while bill.due > 0:
        payers = [seat for seat in seats(use.state) if bill.ways(seat)]
        if not payers:
            break
        show_bill(bill)
        use.ask_about(number=bill.due)
        payer = payers[0] if len(payers) == 1 else await use.table.choose(use.seat, PAYS, payers)
        await contribute(use, bill, payer)
    close_bill(use.state)
    use.tally.aid_spent += max(0, min(bill.aid, bill.cost - bill.paid))


async def contribute(use: Use, bill: Bill, seat: Seat) -> None:
    """S-14.6: one energy or one card; S-22.21: or one prepared element."""
    ways = bill.ways(seat)
    dataclasses.replace(use, seat=seat).ask_about(number=bill.due)
    way = ways[0] if len(ways) == 1 else await use.table.choose(seat, PAY_WITH, ways)
    count_payment(bill, seat, way)
    if way == PAYING_ENERGY:
        change_energy(use.table, seat, -1)
        return
    if way == SPENDING:
        discard_marker(use.table, seat, bill.element)
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
