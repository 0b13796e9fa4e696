"""Blocks that are done several times, or not at all if a price is paid: S-14.16."""

from __future__ import annotations

from contextlib import suppress

from tuath.core.notation import Call, DeclinedError, Effect, Either
from tuath.games.spirit_island.action.effects import PreventedError, Use, Verbs, carry_out
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.costs import can_pay
from tuath.games.spirit_island.state.queries.possible import possible_extent
from tuath.games.spirit_island.state.questions import AGAIN, PREVENT
from tuath.games.spirit_island.state.state import YES


async def times(use: Use, call: Call) -> None:
    """So often as is counted now, with new choices; what asks whether something was done means this pass."""
    quantity = use.amount(call.args[0])
    for done in range(quantity.most):
        if done >= quantity.least and not (has_cards(use, call.block or ()) and await wants_again(use)):
            return
        use.tally.did.clear()
        await carry_out(use, call.block or ())
        if use.is_over:
            return


def has_cards(use: Use, block: Effect) -> bool:
    """S-14.13: are there cards for all that must be forgotten? Without them it is not done once more."""
    prices = tuple(each for each in block if isinstance(each, Call) and DECLARED[each.verb].needs == "cards")
    return possible_extent(use.case, prices).is_full


async def wants_again(use: Use) -> bool:
    use.ask_about()
    return await use.table.choose(use.seat, AGAIN) == YES


async def prevent(use: Use, call: Call) -> None:
    """S-14.16: whoever pays its price in full, if that can be done, is spared what follows."""
    price = payable(use, call.block or ())
    if not can_pay(use.case, price):
        return
    use.ask_about()
    if await use.table.choose(use.seat, PREVENT) == YES:
        with suppress(DeclinedError):  # S-14.19: then it is not prevented
            await carry_out(use, await one_price(use, price))
            raise PreventedError


def payable(use: Use, price: Effect) -> Effect:
    """S-14.16: of several ways to pay the only one that can be paid in full, where there is just one."""
    match price:
        case (Either(options),):
            ways = [way for way in options if can_pay(use.case, way)]
            return ways[0] if len(ways) == 1 else price
    return price


async def one_price(use: Use, price: Effect) -> Effect:
    """S-14.16: the way to pay that is chosen, where there are several."""
    match price:
        case (Either() as either,):
            use.current = either
            return await use.pick(either)
    return price


VERBS: Verbs = {"times": times, "prevent": prevent}
