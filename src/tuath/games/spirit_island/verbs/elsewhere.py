"""Blocks carried out elsewhere or by others: in lands, by a spirit, for each spirit, on each board.

S-15.4: on most cards each of these is an action of its own; S-15.15: in a power all of them are one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tuath.core.notation import Apply, Call, Effect, Expr, Word, expressions, statements
from tuath.core.question import Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.effects import Use, Verbs, at_land, carry_out, carry_out_block
from tuath.games.spirit_island.material.geometry import Land, board_place
from tuath.games.spirit_island.material.material import family_of
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import ALL, Amount, are_invaders, holds, lands_meant
from tuath.games.spirit_island.state.queries.possible import best, is_possible
from tuath.games.spirit_island.state.queries.queries import decider, isle, presence_lands, seats, times_on
from tuath.games.spirit_island.state.questions import LEFT_OUT, NEXT_BOARD, NEXT_SPIRIT, ONE_SPIRIT
from tuath.games.spirit_island.state.standing.standing import rows_by
from tuath.games.spirit_island.state.state import NOBODY, NOWHERE, State

THAT_LAND = Word("that_land")
LEAVE_OUT = "leave_out_board"


# ---- in other lands -------------------------------------------------------------------------------------------------


async def at(use: Use, call: Call) -> None:
    """In one such land, in so many, or in all of them; lands and their number are settled when it is reached.

    S-11.9: whoever finds no different land left does nothing.
    """
    *some, place = call.args
    await use.settle_by((call,), lambda: lands_read(use, call))
    quantity = use.amount(some[0]) if some else Amount(1, 1)
    if isinstance(place, Apply) and place.name in ("most", "fewest") and 1 < quantity.most < ALL:
        await at_ranked(use, call, place, quantity.most)
        return
    lands, is_free = lands_next_door(use, call, place) if use.state.isolated else (lands_meant(use.case, place), False)
    is_named_before = isinstance(place, Apply) and THAT_LAND in place.args
    if call.key("distinct") is not None:  # S-14.5: a land that each player chooses is like a target
        lands &= ~bits_of(use.taken)
    in_order = call.key("in_order") is not None  # S-18.4: all of them, one after another as is chosen
    if in_order or (call.key("distinct") is None and not use.is_power and quantity.most < ALL):
        lands = best(use.case, lands, call.block or ())
    for done in range(min(quantity.most, lands.bit_count())):
        may_stop, is_asked = (done >= quantity.least and bool(some)) or is_free, in_order or quantity.most < ALL
        land = await use.land_or_stop(lands, may_stop) if is_asked else Land(members(lands)[0])
        if land == NOWHERE:
            return
        lands &= ~(1 << land)
        if not is_named_before:
            use.tally.lands["that_land"] = 1 << land
        use.taken.add(land)
        block = call.block or ()
        for _ in range(times_of(use, land) if quantity.most == ALL else 1):
            if quantity.most == ALL:
                await carry_out_apart(use, own_action(use, land), block)
            else:
                await carry_out_block(at_land(use, land), block)
            if use.is_over:
                return


def own_action(use: Use, land: Land) -> Use:
    """S-15.4, S-15.11: for each land one, for which nothing counts that others have done; S-15.15: not so in powers."""
    there = at_land(use, land)
    if use.after_action is None:
        return there
    use.tally.forget_done()
    return replace(there, badlands_used=set(), saved=[])


def lands_read(use: Use, call: Call) -> object:
    """All that is read of it before anything is done: how many, which lands, and how much can be done there."""
    *some, place = call.args
    lands = lands_meant(use.case, place)
    return [use.amount(each) for each in some], lands, 0 if use.is_power else best(use.case, lands, call.block or ())


def lands_next_door(use: Use, call: Call, place: Expr) -> tuple[int, bool]:
    """S-13.9: where invaders are added next door, for each neighbour the players may heed isolation or lift it.

    The lands, as bits, and whether there is none if they heed it, so that nothing need be done.
    """
    case, block = use.case, call.block or ()
    is_about_all = len(call.args) > 1 and use.amount(call.args[0]).most == ALL
    if use.is_power or is_about_all or not brings_invaders(block, place):
        return lands_meant(case, place), False
    closed = use.state.isolated
    near = isle(use.state).near(use.here) if use.here != NOWHERE else 0
    lifted = [0, *(closed & ~(1 << land) for land in members(closed & near))]
    if use.here != NOWHERE and closed >> use.here & 1:
        lifted += [near & ~(1 << land) for land in members(near)]
    kept = best(case, lands_meant(case._replace(closed=closed), place), block)
    found = kept
    for each in lifted:
        found |= best(case, lands_meant(case._replace(closed=each), place), block)
    return found, not kept


def brings_invaders(block: Effect, place: Expr) -> bool:
    """Is it invaders that are added there, or counted so that it is done there?"""
    added = [each for each in statements(block) if isinstance(each, Call) and each.verb == "add"]
    counted = [each for each in expressions((Call("at", (place,)),)) if isinstance(each, Apply) and each.name == "n"]
    return any(are_invaders(each.args[1]) for each in added) or any(are_invaders(each.args[0]) for each in counted)


def times_of(use: Use, land: Land) -> int:
    """S-22.17: how often an action for this land, or for its board, happens; of one inside another, once."""
    return times_on(use.state, land) if use.after_action is not None and not use.is_power and not use.is_shifted else 1


async def at_ranked(use: Use, call: Call, place: Apply, most: int) -> None:
    """S-1.9: in so many lands, those with most or fewest of something first; among equals it is chosen."""
    chosen = 0
    for done in range(most):
        lands = lands_meant(use.case._replace(scope=use.scope & ~chosen), place)
        if not lands or use.is_over:
            return
        is_certain = lands.bit_count() <= most - done
        land = Land(members(lands)[0]) if is_certain else await use.land(lands)
        chosen |= 1 << land
        await carry_out_block(at_land(use, land), call.block or ())


async def carry_out_apart(use: Use, part: Use, effect: Effect) -> None:
    """S-15.4, S-15.9, S-15.11: one of several actions, with all that follows it; S-15.15: all of a power is one."""
    if use.after_action is None:
        await carry_out_block(part, effect)
        return
    state = use.state
    around, state.happened = state.happened, ()
    await carry_out_block(part, effect)
    if not use.is_over:
        await use.after_action(use.table)
    state.happened = around


# ---- by other spirits -----------------------------------------------------------------------------------------------


async def as_spirit(use: Use, call: Call) -> None:
    """Another spirit does it, and chooses."""
    seat = use.target
    match call.args[0]:
        case Apply("one_spirit", _, (("has_presence", place),)):
            seat = await one_spirit(use, lands_meant(use.case, place))
        case Word("user"):
            seat = use.actor
    if seat != NOBODY:
        await carry_out(replace(use, seat=seat, doer=seat), call.block or ())


async def one_spirit(use: Use, lands: int) -> Seat:
    """One with presence in any of these lands, as whoever acts chooses."""
    found = [seat for seat in seats(use.state) if presence_lands(use.state, seat) & lands]
    if len(found) < 2:
        return found[0] if found else NOBODY
    use.ask_about()
    chosen: Seat = await use.table.choose(use.seat, ONE_SPIRIT, found)
    return chosen


async def each_spirit(use: Use, call: Call) -> None:
    """S-15.4: an action of its own for every spirit that fulfils the condition, in an order of choice if it matters."""
    left, block = [seat for seat in seats(use.state) if is_meant(use, seat, call)], call.block or ()
    meant = bits_of(left)
    any_order = all(DECLARED[each.verb].private for each in statements(block) if isinstance(each, Call))
    while left and not use.is_over:
        seat = left[0]
        if len(left) > 1 and not any_order:
            use.ask_about()
            laws = ((meant, "S-15.4", "no-spirit-concerned"), (bits_of(left), "S-15.4", "no-spirit-twice"))
            seat = await use.table.choose(use.seat, NEXT_SPIRIT, left, laws)
        left.remove(seat)
        await carry_out_apart(use, as_other(use, seat, use.scope, doer=seat), block)


def is_meant(use: Use, seat: Seat, call: Call) -> bool:
    return not call.args or holds(use.case._replace(seat=seat), call.args[0])


# ---- on every board -------------------------------------------------------------------------------------------------


async def each_board(use: Use, call: Call) -> None:
    """S-15.4: an action of its own for every board where the condition holds, settled before the first.

    S-14.7: what is pushed from a land of the board, or gathered into one, may cross to or from another board.
    """
    boards = [isle(use.state).board(place) for place in range(len(use.state.boards))]
    boards = [lands for lands in boards if lands & use.scope]
    if call.args:
        await use.settle_by((replace(call, block=()),), lambda: boards_meant(use, boards, call))
        boards = boards_meant(use, boards, call)
    if boards and rows_by(use.state, LEAVE_OUT) and family_of(use.state.printed, use.cause) == "adversaries":
        kept = await left_out(use.table, [board_place(Land(members(lands)[0])) for lands in boards])
        boards = [lands for lands in boards if not lands & kept]
    most = call.key("max")
    for lands in boards if most is None else await some_boards(use, boards, use.number(most), call.block or ()):
        if use.is_over:
            return
        seat = decider(use.state, Land(members(lands)[0]))  # S-3.4
        for _ in range(times_of(use, Land(members(lands)[0]))):
            own = as_other(use, seat, lands & use.scope, doer=use.doer)
            own.is_shifted = True
            await carry_out_apart(use, own, call.block or ())


def boards_meant(use: Use, boards: list[int], call: Call) -> list[int]:
    """Those where the condition holds."""
    return [lands for lands in boards if holds(of_board(use.case, lands), call.args[0])]


async def left_out(table: Table[State], places: Iterable[int]) -> int:
    """S-22.8: the lands of one board, which the players name every time, as bits."""
    boards = {table.state.boards[place]: isle(table.state).board(place) for place in places}
    return boards[await table.choose(0, LEFT_OUT, list(boards))]


def as_other(use: Use, seat: Seat, scope: int, doer: Seat) -> Use:
    """S-15.4: an action of its own, of the same kind: S-15.3; S-15.15: but in a power a part of the same one."""
    if use.is_power:
        return replace(use, seat=seat, scope=scope, doer=doer)
    own = Use(use.table, seat, use.here, actor=use.actor, doer=doer, until=use.until, rule=use.rule)
    own.event, own.cause = use.event, use.cause
    own.scope, own.taken, own.tally.discarded = scope, use.taken, use.tally.discarded
    own.tally.looker, own.tally.terrain = use.tally.looker, use.tally.terrain
    own.is_growth, own.after_action, own.card = use.is_growth, use.after_action, use.card
    own.is_dahan_event = use.is_dahan_event
    return own


def of_board(case: Case, lands: int) -> Case:
    """For what is asked of a board as a whole."""
    return case._replace(here=NOWHERE, scope=lands & case.scope)


async def some_boards(use: Use, boards: list[int], most: int, block: Effect) -> list[int]:
    """S-15.4: at most so many of them, as the players choose; S-14.5: where it can be done."""
    found, left = list[int](), [lands for lands in boards if is_possible(of_board(use.case, lands), block)]
    while left and len(found) < most:
        lands = left[0]
        if len(left) > most - len(found):
            use.ask_about()
            places = {use.state.boards[board_place(Land(members(each)[0]))]: each for each in left}
            lands = places[await use.table.choose(use.seat, NEXT_BOARD, list(places))]
        left.remove(lands)
        found.append(lands)
    return found


VERBS: Verbs = {"at": at, "as": as_spirit, "each_spirit": each_spirit, "each_board": each_board}
