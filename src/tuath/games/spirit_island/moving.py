"""Pushing, gathering, moving: S-9.4."""

from __future__ import annotations

from tuath.core.notation import Call, Expr, Word
from tuath.core.question import bits_of, members
from tuath.games.spirit_island import changes
from tuath.games.spirit_island.conditions import holds, names, places
from tuath.games.spirit_island.effects import VERBS, Use, at_land, kinds_of
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.pieces import DAHAN, KINDS, Piece, damage_of, kind_of
from tuath.games.spirit_island.queries import habitable, has_rule, presence, presence_lands, seats
from tuath.games.spirit_island.questions import GO_ALONG
from tuath.games.spirit_island.standing import health, stand
from tuath.games.spirit_island.state import NOWHERE, YES, Doing, Standing

PRESENCE = "presence"
REACHED = {"push": "pushed_to", "move": "moved_to", "gather": "gathered_to"}


async def push(use: Use, call: Call) -> None:
    """S-9.4, S-9.14: each piece to an adjacent land of choice."""
    if names(call.args[1])[0] == PRESENCE:
        await push_presence(use, call)
    elif use.here == NOWHERE:
        lands = bits_of(land for land in members(lands_with_any(use, call)) if can_push(at_land(use, Land(land)), call))
        land = await use.land_or_stop(lands, may_stop=use.amount(call.args[0]).least == 0)
        if land != NOWHERE:
            await push_from(at_land(use, land), call)
    else:
        await push_from(use, call)


def lands_with_any(use: Use, call: Call) -> int:
    """Without a land of its own an effect takes its pieces anywhere in its scope."""
    kinds = kinds_of(call.args[1])
    return use.scope & bits_of(land for land in members(use.case.lands) if use.pieces(kinds, Land(land)))


def can_push(use: Use, call: Call) -> bool:
    """S-11.5: is there a land to push them to?"""
    use.tally.lands["left_land"] = 1 << use.here
    return bool(push_lands(use, call.key("to")))


async def push_from(use: Use, call: Call) -> None:
    quantity, kinds = use.amount(call.args[0]), kinds_of(call.args[1])
    left = use.pieces(kinds)
    use.tally.lands["left_land"] = 1 << use.here
    reached = 0
    for done in range(min(quantity.most, len(left))):
        lands = spread(push_lands(use, call.key("to")), reached, call.key("spread"))
        may_stay = done >= quantity.least or is_cut_off(use, use.here, kinds)
        one = await use.which(left, may_stop=may_stay) if lands else None
        if one is None:
            return
        left.remove(one)
        end = await use.land(lands)
        reached |= 1 << end
        await move_one(use, one, use.here, end, "push")
        if call.key("carry") == Word("defend"):
            stand(use.state, call, Standing(0, use.seat, end, power=use.power))


def is_cut_off(use: Use, land: Land, kinds: tuple[int, ...]) -> bool:
    """S-13.6, S-13.9: for invaders an isolated land need not be adjacent to others; dahan never notice."""
    return bool(use.state.isolated >> land & 1) and DAHAN not in kinds


def push_lands(use: Use, wanted: Expr | None) -> int:
    """Adjacent lands, those that fit if the effect says so."""
    near = use.case.near(use.here)
    if wanted is None:
        return near
    return bits_of(land for land in members(near) if holds(use.case.at(Land(land)), wanted))


def spread(lands: int, reached: int, how: Expr | None) -> int:
    """Into as many different lands as possible: others first, until all have been reached."""
    return lands & ~reached or lands if how == Word("most_lands") else lands


async def gather(use: Use, call: Call) -> None:
    """S-9.4: each piece from an adjacent land of choice."""
    if names(call.args[1])[0] == PRESENCE:
        await gather_presence(use, call)
        return
    quantity, kinds = use.amount(call.args[0]), kinds_of(call.args[1])
    for done in range(quantity.most):
        lands = bits_of(land for land in members(use.case.near(use.here)) if use.pieces(kinds, Land(land)))
        may_stay = done >= quantity.least or is_cut_off(use, use.here, kinds)
        may_stay |= all(is_cut_off(use, Land(land), kinds) for land in members(lands))
        start = await use.land_or_stop(lands, may_stop=may_stay)
        if start == NOWHERE:
            return
        one = await use.which(use.pieces(kinds, start), may_stop=False)
        assert one is not None
        await move_one(use, one, start, use.here, "gather")


async def move(use: Use, call: Call) -> None:
    """Pieces from here, all to one land."""
    quantity, left = use.amount(call.args[0]), use.pieces(kinds_of(call.args[1]))
    chosen: list[Piece] = []
    for done in range(min(quantity.most, len(left))):
        one = await use.which(left, may_stop=done >= quantity.least)
        if one is None:
            break
        left.remove(one)
        chosen.append(one)
    to = call.key("to")
    lands = (use.case.lands if to is None else places(use.case, to)) & ~(1 << use.here)
    if chosen and lands:
        end = await use.land(lands)
        for one in chosen:
            await move_one(use, one, use.here, end, "move")


async def move_one(use: Use, one: Piece, start: Land, end: Land, verb: str) -> None:
    """S-9.4; S-9.7: damage that is too much for it where it comes to destroys it."""
    changes.move(use.table, one, start, end)
    dream_on(use, one, start, end)
    name = KINDS[kind_of(one)]
    use.tally.did.add((verb, name))
    use.tally.pushed_into.append((name, end))
    use.tally.lands[REACHED[verb]] = use.tally.lands.get(REACHED[verb], 0) | 1 << end
    if kind_of(one) == DAHAN:
        await go_along(use, start, end)
    if damage_of(one) >= health(use.state, end, one):
        changes.destroy(use.table, end, one)


def dream_on(use: Use, one: Piece, start: Land, end: Land) -> None:
    """Where nobody is left who does not dream, it is a dreamer that has gone."""
    there = [dream for dream in use.dreams if (dream.land, dream.piece) == (start, one)]
    if len(there) > use.state.pieces[start].count(one):
        there[0].land = end


async def go_along(use: Use, start: Land, end: Land) -> None:
    """Ally of the Dahan: with each dahan one presence from there may go."""
    state = use.state
    for seat in seats(state):
        is_there = has_rule(state, seat, "ally_of_the_dahan") and presence(state, seat, start)
        if is_there:
            state.doing[seat] = Doing(use.cause, where=start)
        if is_there and await use.table.choose(seat, GO_ALONG) == YES:
            changes.move_presence(use.table, seat, start, end)


# ---- presence: S-5.17 -----------------------------------------------------------------------------------------------


async def push_presence(use: Use, call: Call) -> None:
    """From here to adjacent lands where the spirit may be."""
    for _ in range(min(use.amount(call.args[0]).most, presence(use.state, use.seat, use.here))):
        lands = use.case.near(use.here) & habitable(use.state, use.seat, use.case.oceans)
        if not lands:
            return
        changes.move_presence(use.table, use.seat, use.here, await use.land(lands))


async def gather_presence(use: Use, call: Call) -> None:
    if not habitable(use.state, use.seat, use.case.oceans) >> use.here & 1:
        return
    for _ in range(use.amount(call.args[0]).most):
        lands = use.case.near(use.here) & presence_lands(use.state, use.seat)
        if not lands:
            return
        changes.move_presence(use.table, use.seat, await use.land(lands), use.here)


VERBS |= {"push": push, "gather": gather, "move": move}
