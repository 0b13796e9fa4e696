"""Cards are notation: the tree is walked when a card is declared.

I-8.2: whoever plays a card first states every choice that does not depend on hidden cards. So each verb of the
notation asks what is open and gives orders, rows which are carried out once nobody has cancelled the card. What has
been declared so far is tried out on a plan, a copy of the state that is thrown away. Where the rest of a card depends
on what its first part brings, the walk stops and goes on later.
"""

from __future__ import annotations

from tuath.core.notation import Call, Effect, Word, walk
from tuath.core.question import Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.inis import card_verbs, clan_verbs, clash_verbs
from tuath.games.inis.able import can
from tuath.games.inis.again import still_holds
from tuath.games.inis.agenda import change, push
from tuath.games.inis.conditions import bit, holds, number, people, places
from tuath.games.inis.legality import where_laws
from tuath.games.inis.queries import effect_of, in_turn
from tuath.games.inis.questions import AT
from tuath.games.inis.state import NOWHERE, State, Task
from tuath.games.inis.use import Use, Verbs, amount

# ---- declaring ------------------------------------------------------------------------------------------------------


async def declare(table: Table[State]) -> None:
    """I-8.2 (1): state the choices of the card on the table, as far as they do not depend on what is hidden."""
    state = table.state
    use = Use(table)
    effect = effect_of(state, use.play)
    while use.place < len(effect) and not use.must_wait:
        change(state, place=use.place)
        await walk(use, effect[use.place : use.place + 1], VERBS)
        use.place += 1
    change(state, place=use.place)
    state.focus = NOWHERE


async def proceed(table: Table[State], task: Task) -> None:
    """I-8.2 (3): carry out what was declared, then declare what had to wait for it."""
    state = table.state
    play = state.plays[-1]
    if play.is_cancelled:
        return
    if not play.orders and play.place < len(effect_of(state, play)):
        await declare(table)
        play = state.plays[-1]
    if play.orders or play.place < len(effect_of(state, play)):
        push(state, Task("carry_out"), Task("proceed"))


async def carry_out(table: Table[State], task: Task) -> None:
    """I-8.2 (3): one order after the other; each is asked again when its turn comes."""
    state, play = table.state, table.state.plays[-1]
    if not play.orders:
        return
    order, *later = play.orders
    change(state, orders=tuple(later))
    push(state, Task("carry_out"))
    if still_holds(state, order):
        push(state, order)
    else:
        table.tell("lapsed", card=play.card)


async def finish(table: Table[State], task: Task) -> None:
    """An effect without a card on the table is over."""
    table.state.plays.pop()


# ---- where, who, how often ------------------------------------------------------------------------------------------


async def at(use: Use, call: Call) -> None:
    """A territory of choice, several of them, or all; I-17.8: which ones is settled before the first."""
    where, block = call.args[-1], call.block or ()
    allowed, laws = places(use.case, where), [*where_laws(use.case, where, use.rule)]
    outside = use.here
    if len(call.args) > 1 and call.args[0] == Word("all"):
        for place in members(allowed):
            await walk_at(use, place, block)
    elif len(call.args) > 1:
        for _ in range(amount(use, call.args[0]).most):
            able = bits_of(place for place in members(allowed) if can(use.case.at(place), block))
            place = await use.territory_or_stop(able, AT, True, [*laws, (allowed, use.rule, "no-territory-twice")])
            if place == NOWHERE:
                break
            allowed &= ~bit(place)
            await walk_at(use, place, block)
            use.here = outside
    else:
        better = bits_of(place for place in members(allowed) if can(use.case.at(place), block))
        place = await use.territory(better or allowed, AT, laws)
        if place != NOWHERE:
            await walk_at(use, place, block)
    use.here = outside


async def walk_at(use: Use, where: int, block: Effect) -> None:
    use.here = where
    await walk(use, block, VERBS)


async def walk_as(use: Use, seat: Seat, block: Effect) -> None:
    outside, use.seat = use.seat, seat
    await walk(use, block, VERBS)
    use.seat = outside


async def as_player(use: Use, call: Call) -> None:
    for seat in people(use.case, call.args[0])[:1]:
        await walk_as(use, seat, call.block or ())


async def each_player(use: Use, call: Call) -> None:
    """I-8.9: beginning with the Brenn, in turn; who is concerned is settled before the first."""
    found = [seat for seat in in_turn(use.plan, use.plan.brenn) if holds(use.case.of(seat), call.args[0])]
    for seat in found:
        await walk_as(use, seat, call.block or ())


async def times(use: Use, call: Call) -> None:
    """I-16.25: counted once."""
    for _ in range(number(use.case, call.args[0])):
        await walk(use, call.block or (), VERBS)


VERBS: Verbs = {
    **clan_verbs.VERBS,
    **card_verbs.VERBS,
    **clash_verbs.VERBS,
    "at": at,
    "as": as_player,
    "each_player": each_player,
    "times": times,
}
