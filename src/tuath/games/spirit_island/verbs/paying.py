"""What a spirit pays, what the players pay together, and what aids them: S-14.6, S-14.13, S-19.1."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import NamedTuple, NoReturn

from tuath.core.notation import Call, DeclinedError, Effect, Expr, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.action.changes import change_energy, put_piece, remove_piece, take_piece
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out, choose_number, pieces_meant
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import Piece
from tuath.games.spirit_island.state.costs import (
    BESIDE_ENERGY,
    DISCARDING,
    REFUSING,
    SPENDING,
    TAKING_BACK,
    Bill,
    Pledge,
    bill_of,
    is_payable,
)
from tuath.games.spirit_island.state.names import MOST_PAID
from tuath.games.spirit_island.state.queries.conditions import scope
from tuath.games.spirit_island.state.queries.possible import CHOSEN
from tuath.games.spirit_island.state.queries.queries import seats
from tuath.games.spirit_island.state.questions import DISCARD, FORGET, HOW_MUCH, OWN_SHARE
from tuath.games.spirit_island.state.shares import close_bill, said_of, share_laws, show_bill
from tuath.games.spirit_island.state.state import NOWHERE
from tuath.games.spirit_island.verbs.cards import discard_card, forget_card
from tuath.games.spirit_island.verbs.markers import discard_marker


class Gift(NamedTuple):
    """A piece that was laid aside for a cost to which not all have agreed yet."""

    land: Land
    piece: Piece


async def pay_cost(use: Use, cost: Effect) -> None:
    """S-14.13: one thing after another; what may be given up beforehand must be enough for the rest.

    S-14.19: what was laid aside is removed, and told, when all have agreed to the rest.
    """
    gifts = list[Gift]()
    for place, part in enumerate(cost):
        match part:
            case Call("remove", (Word("any"), what)):
                gifts += await lay_aside(use, part, what, cost[place + 1 :])
            case Call("pay_jointly"):
                use.current = part
                await pay_jointly(use, part)
            case _:
                await carry_out(use, (part,))
    for land, one in gifts:
        give_up(use, land, one)


async def lay_aside(use: Use, call: Call, what: Expr, rest: Effect) -> list[Gift]:
    """As many as one likes, at least so many that the rest can be paid; nothing is told of it yet."""
    use.current = call
    gifts = list[Gift]()
    while lands := bits_of(land for land in members(scope(use.case)) if pieces_meant(use, what, Land(land))):
        land = await use.land_or_stop(lands, may_stop=all(is_payable(use.case, each) for each in rest))
        if land == NOWHERE:
            break
        gifts.append(Gift(land, pieces_meant(use, what, land)[0]))
        take_piece(use.state, *gifts[-1])
    return gifts


def give_up(use: Use, land: Land, one: Piece) -> None:
    """S-9.2: now it is really removed; that it lay aside has set off nothing."""
    happened = use.state.happened
    put_piece(use.state, land, one)
    use.state.happened = happened
    remove_piece(use.table, land, one)


async def pay_jointly(use: Use, call: Call) -> None:
    """S-14.6, S-14.19, S-19.1: as all agree; S-14.14: what cannot be paid in full as far as it can, unasked."""
    bill = bill_of(use.case, call)
    can_be_paid = 0 < bill.due <= bill.most
    bill.divide()
    if can_be_paid:
        await agree(use, bill)
    await pay_shares(use, bill)


# ---- what all agree on: S-14.19 -------------------------------------------------------------------------------------


async def agree(use: Use, bill: Bill) -> None:
    """S-14.19 [R]: whoever can give something says how much, in any order, until it is covered and all agree.

    After each change all others are asked anew; that ends, as nobody may say less than before too often.
    """
    givers = [seat for seat in seats(use.state) if bill.can_give(seat)]
    bill.is_alone, waiting = givers == [use.seat], givers
    while waiting:
        seat, said = await say_share(use, bill, waiting)
        before = bill.shares
        await hear_share(use, bill, seat, said)
        asked = waiting if bill.shares == before else givers
        waiting = [other for other in asked if other != seat or said < BESIDE_ENERGY]
    if bill.due > 0:
        decline(use, "share-missing", number=bill.due)


async def say_share(use: Use, bill: Bill, waiting: list[Seat]) -> tuple[Seat, int]:
    """S-14.19 [R]: who speaks next, and what they say; what is certain nobody is asked who pays alone."""
    offered = {seat: said_of(bill, seat) for seat in waiting}
    if bill.is_alone and len(offered[use.seat]) == 1:
        return use.seat, offered[use.seat][0]
    show_bill(bill, waiting)
    for seat in waiting:
        dataclasses.replace(use, seat=seat).ask_about(number=max(0, bill.due))
    laws = partial(share_laws, bill)
    if len(waiting) > 1:
        return await use.table.first(OWN_SHARE, offered, laws)
    return waiting[0], await use.table.choose(waiting[0], OWN_SHARE, offered[waiting[0]], partial(laws, waiting[0]))


async def hear_share(use: Use, bill: Bill, seat: Seat, said: int) -> None:
    """S-14.19 [R]: what somebody has said of their share."""
    if said == REFUSING:
        decline(use, "share-refused", seat=seat)
    elif said == TAKING_BACK:
        bill.take_back(seat)
        use.table.tell("share-taken-back", seat=seat)
    elif said >= BESIDE_ENERGY:
        bill.say(seat, said - BESIDE_ENERGY)
        if not bill.is_alone:
            use.table.tell("share-said", seat=seat, number=bill.energy[seat])
    else:
        await pledge(use, bill, seat, said)


async def pledge(use: Use, bill: Bill, seat: Seat, way: int) -> None:
    """S-14.6: one card; S-22.21: or one prepared element."""
    if way == SPENDING:
        bill.pledge(Pledge(seat, way))
        use.table.tell("share-prepared", seat=seat, element=bill.element)
        return
    card = await use.table.choose(seat, DISCARD if way == DISCARDING else FORGET, members(bill.cards(seat, way)))
    bill.pledge(Pledge(seat, way, card))
    use.table.tell("share-discard" if way == DISCARDING else "share-forget", seat=seat, power=card)


def decline(use: Use, key: str, **params: int) -> NoReturn:
    """S-14.6, S-14.19: they have not agreed, so nothing is paid, and what it would have paid for is not done."""
    close_bill(use.state)
    use.table.tell(key, **params)
    raise DeclinedError


async def pay_shares(use: Use, bill: Bill) -> None:
    """S-14.6: everybody gives what they have said; more than is due is lost."""
    for pledge in bill.pledges:
        await give(use, bill, pledge)
    for seat, energy in enumerate(bill.energy):
        if energy:
            change_energy(use.table, seat, -energy)
    close_bill(use.state)
    use.tally.aid_spent += max(0, min(bill.aid, bill.cost - bill.given - sum(bill.energy)))


async def give(use: Use, bill: Bill, pledge: Pledge) -> None:
    seat, way, card = pledge
    if way == SPENDING:
        discard_marker(use.table, seat, bill.element)
        return
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
        choose_number(use, price)
    change_energy(use.table, use.seat, -price)


VERBS: Verbs = {"pay": pay, "pay_jointly": pay_jointly}
