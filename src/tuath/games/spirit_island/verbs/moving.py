"""Pushing, gathering, moving: S-9.4."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable
from copy import copy
from typing import NamedTuple

from tuath.core.notation import Apply, Call, Expr, UpTo, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.counting import AS_BEASTS
from tuath.games.spirit_island.action.effects import (
    Use,
    Verbs,
    at_land,
    carry_out,
    kinds_of,
    pieces_meant,
    tokens_there,
)
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import (
    BEASTS,
    INVADERS,
    LAND_TOKENS,
    PIECE_KINDS,
    SITE_AS_BEASTS,
    TOWN,
    Piece,
    kind_of,
)
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import (
    CONDITIONS,
    habitable,
    holds_at,
    lands_meant,
    lands_near,
    names,
    where,
    whose_presence,
)
from tuath.games.spirit_island.state.queries.possible import EVENT_PIECE
from tuath.games.spirit_island.state.queries.queries import (
    SITE_PRESENCE,
    in_reach,
    is_sacred_site,
    is_swarm_site,
    isle,
    presence,
    presence_lands,
    swarm,
)
from tuath.games.spirit_island.state.questions import CARRIED, CONSENT, GO_ALONG, WHOLE_SITE
from tuath.games.spirit_island.state.standing.standing import (
    add_standing,
    applying,
    changeable,
    kept_out,
    may_move,
    number_said,
    on_panel_when,
    rows_by,
)
from tuath.games.spirit_island.state.state import NOWHERE, YES, Doing, Standing, State
from tuath.games.spirit_island.verbs.pieces import lands_among

PRESENCE_WORD, SITE_WORD = "presence", "sacred_site"
ANY_ONE_LAND, NEARER_OCEAN = Word("any_one_land"), Word("nearer_ocean")
BLIGHT_WORD, EVEN, TOWN_COUNTS_2 = Word("blight"), Word("even"), Word("town_counts_2")
OUTSTANDING = ("most", "fewest")  # of all to which something can be pushed


async def push(use: Use, call: Call) -> None:
    """S-9.4, S-9.14: each piece to an adjacent land of choice."""
    if is_presence(call.args[1]):
        await push_presence(use, call)
    elif use.here == NOWHERE:
        await push_anywhere(use, call)
    else:
        await push_from(use, call)


async def push_anywhere(use: Use, call: Call) -> None:
    """Without a land of its own an effect takes its pieces one by one, anywhere in its scope."""
    quantity, what = use.amount(call.args[0]), call.args[1]
    if call.key("to") is not None:
        await use.settle_by((call,), lambda: lands_to_push_from(use, call))
    for done in range(quantity.most):
        lands = lands_to_push_from(use, call)
        land = await use.land_or_stop(lands, may_stop=done >= quantity.least)
        if land == NOWHERE:
            return
        once = UpTo(1) if done >= quantity.least else 1
        await push_from(at_land(use, land), dataclasses.replace(call, args=(once, what)))


def lands_to_push_from(use: Use, call: Call) -> int:
    """S-11.5: with such pieces, and a land to push them to."""
    found = members(lands_with_any(use, call))
    return bits_of(land for land in found if can_push(at_land(use, Land(land)), call))


def lands_with_any(use: Use, call: Call) -> int:
    kinds = kinds_of(call.args[1])
    return bits_of(land for land in members(lands_among(use, call)) if movable(use, kinds, Land(land)))


def can_push(use: Use, call: Call) -> bool:
    """S-11.5: is there a land to push them to?"""
    tally = copy(use.tally)
    tally.lands = use.tally.lands | {"left_land": 1 << use.here}
    return bool(push_lands(dataclasses.replace(use, tally=tally), call.key("to"), pieces_meant(use, call.args[1])))


async def push_from(use: Use, call: Call) -> None:
    if call.key("spread") == EVEN:
        await push_evenly(use, kinds_of(call.args[1]))
        return
    quantity, left = use.amount(call.args[0]), free_to_go(use, use.here, pieces_meant(use, call.args[1]))
    if call.key("to") is not None:
        await use.settle_by((call,), lambda: push_lands(use, call.key("to"), left))
    dear = await too_dear(use, left)
    left = [one for one in left if kind_of(one) not in dear]
    left = left[: use.tally.replaced] if names(call.args[1])[0].endswith(".new") else left
    use.tally.lands["left_land"] = 1 << use.here
    reached = 0
    most = room = min(quantity.most, len(left))
    weight = {TOWN: 2} if call.key("weight") == TOWN_COUNTS_2 else {}
    if weight:
        room = quantity.most
    for done in range(most):
        left = [one for one in left if weight.get(kind_of(one), 1) <= room]
        lands = push_lands(use, call.key("to"), left)
        is_cut = (
            bool(use.state.isolated)
            and call.args[1] != EVENT_PIECE
            and is_all_cut_off(use, lands, kinds_of(call.args[1]))
        )
        may_stay = done >= quantity.least or is_cut
        one = await use.which(left, may_stop=may_stay, more=most - done) if lands else None
        if one is None:
            return
        left.remove(one)
        room -= weight.get(kind_of(one), 1)
        lands = spread(push_lands(use, call.key("to"), [one]), reached, call.key("spread"))
        end = await use.land(lands, kind_of(one))
        reached |= 1 << end
        await move_one(use, one, use.here, end, "push")
        await carry_token(use, call.key("carry"), end)
        if call.key("carry") == Word("defend"):
            add_standing(use.state, call, Standing(0, use.doer, end, power=use.power))


async def too_dear(use: Use, pieces: Iterable[Piece]) -> frozenset[int]:
    """S-19.9: kinds that a rule lets this power move only for more energy, which is not paid. Mostly none does."""
    if not use.is_power or not rows_by(use.state, "moving_costs"):
        return frozenset()
    said = [call for call, _ in applying(use.state, "moving_costs", NOWHERE)]
    dear = frozenset(kind for call in said for kind in kinds_of(call.args[0]))
    if not any(kind_of(one) in dear for one in pieces):
        return frozenset()
    return dear if await use.state.rules.points.lacks_energy(use.table, "moving_costs") else frozenset()


async def carry_token(use: Use, what: Expr | None, end: Land) -> None:
    """S-9.4: each piece that is moved may take one such token along."""
    if what is None or names(what)[0] not in LAND_TOKENS:
        return
    one = await use.which(tokens_there(use.state, use.here, frozenset(kinds_of(what))), may_stop=True)
    if one is not None:
        await move_one(use, one, use.here, end, "push")


def is_cut_off(use: Use, land: Land, kinds: tuple[int, ...]) -> bool:
    """S-13.6, S-13.9: for invaders an isolated land need not be adjacent to others; dahan and tokens never notice."""
    return bool(use.state.isolated >> land & 1) and any(kind in INVADERS for kind in kinds)


def is_all_cut_off(use: Use, ends: int, kinds: tuple[int, ...]) -> bool:
    """S-13.9: the land from which is pushed, or every land to which it could be."""
    return is_cut_off(use, use.here, kinds) or all(is_cut_off(use, Land(end), kinds) for end in members(ends))


def closed_lands(use: Use, kinds: Iterable[int]) -> int:
    """S-22.31: lands, as bits, into which a dahan event brings none of these kinds."""
    return kept_out(use.state, use.case.lands, list(kinds)) if use.is_dahan_event else 0


def push_lands(use: Use, wanted: Expr | None, pieces: Iterable[Piece] = ()) -> int:
    """Adjacent lands, those that fit if the effect says so; farther ones where a special rule reaches them."""
    kinds = {kind_of(one) for one in pieces}
    near = lands_near(use.case, use.here, kinds) & ~closed_lands(use, kinds)
    if wanted is None:
        return near
    if wanted == NEARER_OCEAN:
        return nearer_ocean(use.case, near)
    if isinstance(wanted, Apply) and wanted.name in OUTSTANDING:
        return lands_meant(use.case._replace(scope=near), wanted)
    return bits_of(land for land in members(near) if holds_at(use.case.at(Land(land)), wanted))


def nearer_ocean(case: Case, near: int) -> int:
    """S-9.15: those from which the nearest ocean is fewer steps away than from here; an open one is 0 steps away."""
    here = steps_to_ocean(case, case.here)
    return bits_of(land for land in members(near) if steps_to_ocean(case, Land(land)) < here)


def steps_to_ocean(case: Case, land: Land) -> int:
    island = isle(case.state)
    if (island.oceans >> land) & 1:
        return 0
    found = [island.distance(land, Land(coast)) for coast in members(island.coastal)]
    return 1 + min((steps for steps in found if steps is not None), default=len(found))


def spread(lands: int, reached: int, how: Expr | None) -> int:
    """Into as many different lands as possible: others first, until all have been reached."""
    return lands & ~reached or lands if how == Word("most_lands") else lands


async def push_evenly(use: Use, kinds: tuple[int, ...]) -> None:
    """S-19.1: all of them, as evenly as possible over all adjacent lands, round after round."""
    left, near = use.pieces(kinds), use.case.near(use.here)
    lands = near
    while left:
        is_certain = len(set(left)) == 1 and len(left) >= lands.bit_count()
        one = await use.which(left, may_stop=False)
        assert one is not None
        left.remove(one)
        land = Land(members(lands)[0]) if is_certain else await use.land(lands, kind_of(one))
        await move_one(use, one, use.here, land, "push")
        lands = lands & ~(1 << land) or near


async def gather(use: Use, call: Call) -> None:
    """S-9.4: each piece from an adjacent land of choice."""
    if is_presence(call.args[1]):
        await gather_presence(use, call)
        return
    quantity, kinds = use.amount(call.args[0]), kinds_of(call.args[1])
    if closed_lands(use, kinds) >> use.here & 1:
        return
    dear = await too_dear(
        use, [one for land in members(gather_lands(use, call)) for one in use.pieces(kinds, Land(land))]
    )
    kinds = tuple(kind for kind in kinds if kind not in dear)
    await settle_beside(use, call)
    for done in range(quantity.most):
        lands = bits_of(land for land in members(gather_lands(use, call)) if movable(use, kinds, Land(land)))
        may_stay = done >= quantity.least or is_cut_off(use, use.here, kinds)
        may_stay |= all(is_cut_off(use, Land(land), kinds) for land in members(lands))
        there = sum(len(movable(use, kinds, Land(land))) for land in members(lands))
        start = await use.land_or_stop(lands, may_stop=may_stay, more=min(quantity.most - done, there))
        if start == NOWHERE:
            return
        one = await use.which(movable(use, kinds, start), may_stop=False)
        assert one is not None
        await move_one(use, one, start, use.here, "gather")


async def settle_beside(use: Use, call: Call) -> None:
    """S-16.2, S-22.20: may a sacred site beside be gathered as beasts? Whoever gathers its own only takes it."""
    if BEASTS in kinds_of(call.args[1]) and use.doer != swarm(use.state):
        for land in members(gather_lands(use, call)):
            if is_swarm_site(use.state, Land(land)):
                await use.settle(AS_BEASTS, Land(land))


def movable(use: Use, kinds: tuple[int, ...], land: Land) -> list[Piece]:
    """S-9.9: pieces of these kinds there that may be moved."""
    return free_to_go(use, land, use.pieces(kinds, land))


def free_to_go(use: Use, land: Land, pieces: list[Piece]) -> list[Piece]:
    """S-9.9: those that may be moved; S-22.20: a sacred site among the beasts only where its presence may."""
    left = changeable(use.state, land, pieces)
    is_held = SITE_AS_BEASTS in left and not may_move(use.state, swarm(use.state), land)
    return [one for one in left if one != SITE_AS_BEASTS] if is_held else left


def gather_lands(use: Use, call: Call) -> int:
    """Adjacent lands, or those from which the effect gathers."""
    wanted = call.key("from")
    near = lands_near(use.case, use.here, kinds_of(call.args[1])) if wanted is None else lands_meant(use.case, wanted)
    return near & use.sources


async def from_each(use: Use, call: Call) -> None:
    """So much is gathered from every one of these lands."""
    for land in members(lands_meant(use.case, call.args[0])):
        await carry_out(dataclasses.replace(use, sources=1 << land), call.block or ())


async def gather_into(use: Use, call: Call) -> None:
    """S-9.4, S-22.19: pieces that this power has put here, as many as one likes, into such lands beside."""
    quantity, left = use.amount(call.args[0]), here_still(use, use.tally.new)
    lands = lands_meant(use.case, call.args[2]) & use.case.near(use.here)
    for done in range(min(quantity.most, len(left)) if lands else 0):
        one = await use.which(left, may_stop=done >= quantity.least, more=len(left))
        if one is None:
            return
        left.remove(one)
        await move_one(use, one, use.here, await use.land(lands, kind_of(one)), "gather")


def here_still(use: Use, pieces: Iterable[Piece]) -> list[Piece]:
    return sorted((Counter(pieces) & Counter(use.state.pieces[use.here])).elements())


async def move(use: Use, call: Call) -> None:
    """Pieces from here to one land; in setup also blight from one land to another."""
    start, end = call.key("from"), call.key("to")
    if call.key("between") is not None:
        await move_between(use, call)
        return
    if use.here == NOWHERE and start is not None and end is not None and call.args[1] == BLIGHT_WORD:
        move_printed_blight(use, start, end)
    elif call.key("carry") is not None and use.here != NOWHERE:
        await move_with_others(use, call)
    else:
        await move_from(use, call)


async def move_with_others(use: Use, call: Call) -> None:
    """S-9.4: step by step, as far as is said; at each step so many others go along or stay behind."""
    for _ in range(use.amount(call.args[0]).most):
        await move_one_with_others(use, call)


async def move_one_with_others(use: Use, call: Call) -> None:
    one = await use.which(movable(use, kinds_of(call.args[1]), use.here), may_stop=False)
    steps, others = use.number(call.key("range") or 1), kinds_of(call.key("carry") or call.args[1])
    here = use.here
    for done in range(steps if one is not None else 0):
        end = await use.land_or_stop(use.case.near(here), may_stop=done > 0, more=steps - done)
        if end == NOWHERE or one is None:
            return
        along = await those_along(at_land(use, here), others, use.number(call.key("carry_max") or 1))
        for each in (one, *along):
            await move_one(use, each, here, end, "move")
        here = end


async def those_along(use: Use, kinds: tuple[int, ...], most: int) -> list[Piece]:
    """Up to so many of these who go along from here."""
    left, found = movable(use, kinds, use.here), list[Piece]()
    while len(found) < most and left:
        one = await use.which(left, may_stop=True, more=most - len(found))
        if one is None:
            break
        left.remove(one)
        found.append(one)
    return found


async def move_between(use: Use, call: Call) -> None:
    """Between this land and one other on the coast, which is chosen first; each piece either way."""
    quantity, kinds = use.amount(call.args[0]), kinds_of(call.args[1])
    other = await use.land_or_stop(coastal_lands(use) & ~(1 << use.here), may_stop=not quantity.least)
    for done in range(quantity.most if other != NOWHERE else 0):
        starts = bits_of(land for land in (use.here, other) if movable(use, kinds, land))
        start = await use.land_or_stop(starts, may_stop=done >= quantity.least, more=quantity.most - done)
        if start == NOWHERE:
            return
        one = await use.which(movable(use, kinds, start), may_stop=False)
        assert one is not None
        await move_one(use, one, start, other if start == use.here else use.here, "move")


def coastal_lands(use: Use) -> int:
    return where(use.case, Word("coastal"), use.case.lands)


def move_printed_blight(use: Use, start: Expr, end: Expr) -> None:
    """S-2.14: what is printed in one land goes to another one instead."""
    state, target = use.state, members(lands_meant(use.case, end))[0]
    for land in [land for land in members(lands_meant(use.case, start)) if state.blight[land]]:
        use.table.tell("blight-moved", land=land, target=target, number=state.blight[land])
        state.blight[target] += state.blight[land]
        state.blight[land] = 0


async def move_from(use: Use, call: Call) -> None:
    """Pieces from here, all to one land; S-22.27: any one land may be this one, but only if somebody moves."""
    quantity, left = use.amount(call.args[0]), movable(use, kinds_of(call.args[1]), use.here)
    chosen: list[Piece] = []
    for done in range(min(quantity.most, len(left))):
        one = await use.which(left, may_stop=done >= quantity.least)
        if one is None:
            break
        left.remove(one)
        chosen.append(one)
    to = call.key("to")
    lands = use.case.lands if to is None else lands_to_move(use, to)
    if (steps := call.key("range")) is not None:
        lands &= in_reach(use.state, use.here, use.number(steps), use.case.oceans)
    if to != ANY_ONE_LAND:
        lands &= ~(1 << use.here)
    if lands and chosen:
        end = await use.land(lands)
        use.tally.lands["moved_to"] = 1 << end
        for one in chosen if end != use.here else ():
            await move_one(use, one, use.here, end, "move")


def lands_to_move(use: Use, to: Expr) -> int:
    """A place, or all lands where a condition holds."""
    is_place = isinstance(to, Word) or (isinstance(to, Apply) and to.name not in CONDITIONS)
    return lands_meant(use.case, to) if is_place else where(use.case, to, use.case.lands)


async def move_one(use: Use, one: Piece, start: Land, end: Land, verb: str) -> None:
    """S-9.4; S-9.7: damage that is too much for it where it comes to destroys it."""
    changes.move_piece(use.table, one, start, end)
    dream_on(use, one, start, end)
    name = PIECE_KINDS[kind_of(one)]
    use.tally.did.add((verb, name))
    use.tally.pushed_into.append((name, end))
    if reached := DECLARED[verb].reached:
        use.tally.lands[reached] = use.tally.lands.get(reached, 0) | 1 << end
    await go_along(use, name, start, end)
    await changes.settle_health(use.table, use.is_power)


def dream_on(use: Use, one: Piece, start: Land, end: Land) -> None:
    """Where nobody is left who does not dream, it is a dreamer that has gone."""
    there = [dream for dream in use.dreams if (dream.land, dream.piece) == (start, one)]
    if len(there) > use.state.pieces[start].count(one):
        there[0].land = end


async def go_along(use: Use, name: str, start: Land, end: Land) -> None:
    """S-9.4: with each such piece as much presence from there may go as a special rule says.

    S-3.3, S-3.4 [R]: in the spirit phase, when the others are busy too, whoever moves the piece says so for them.
    """
    state = use.state
    for row, call in on_panel_when(state, "leave", start, name):
        most = min(number_said(use.case, call, "move_presence"), presence(state, row.seat, start))
        most = most if may_move(state, row.seat, start) else 0
        asked = use.seat if state.busy else row.seat
        if most:
            state.doing[asked] = Doing(use.cause, where=start, mover=PIECE_KINDS.index(name))
        if most and await use.table.choose(asked, GO_ALONG) == YES:
            for _ in range(most):
                changes.move_presence(use.table, row.seat, start, end)


# ---- presence: S-5.8, S-5.17 ----------------------------------------------------------------------------------------


class Group(NamedTuple):
    """Presence that moves together: whose it is, and how much."""

    seat: Seat
    size: int


def is_presence(what: Expr) -> bool:
    return names(what)[0].partition(".")[0] in (PRESENCE_WORD, SITE_WORD)


def groups_in(use: Use, what: Expr, land: Land) -> list[Group]:
    """S-5.8, S-5.15: one presence, or all that forms a sacred site, of whom the effect names."""
    found: set[Group] = set()
    for kind, _, whose in (name.partition(".") for name in names(what)):
        for seat in [seat for seat in whose_presence(use.case, whose) if may_move(use.state, seat, land)]:
            size = site_size(use.state, seat, land) if kind == SITE_WORD else min(1, presence(use.state, seat, land))
            found |= {Group(seat, size)} if size else set()
    return sorted(found)


def site_size(state: State, seat: Seat, land: Land) -> int:
    """S-5.8: two presence, whatever else is there; S-5.15: one where a rule makes it a sacred site."""
    return min(SITE_PRESENCE, presence(state, seat, land)) if is_sacred_site(state, seat, land) else 0


async def choose_group(use: Use, groups: list[Group], land: Land) -> Group:
    """Whose presence, and if there is a sacred site the whole of it or one."""
    owners = sorted({group.seat for group in groups})
    use.ask_about(land)
    owner = owners[0] if len(owners) == 1 else await use.table.choose(use.seat, CARRIED, owners)
    one, *site = [group for group in groups if group.seat == owner]
    return site[0] if site and await use.table.choose(use.seat, WHOLE_SITE) == YES else one


async def push_presence(use: Use, call: Call) -> None:
    """From here, or from a land of choice, to adjacent lands where the spirit may be; others may be taken along."""
    if use.here == NOWHERE:
        own = presence_lands(use.state, use.seat)
        if own:
            await push_presence(at_land(use, await use.land(own, is_own=True)), call)
        return
    for _ in range(use.amount(call.args[0]).most):
        groups = groups_in(use, call.args[1], use.here)
        if not groups:
            return
        group = await choose_group(use, groups, use.here)
        lands = use.case.near(use.here) & habitable(use.state, group.seat, use.case.oceans)
        if not lands:
            return
        end = await use.land(lands)
        use.tally.lands["pushed_to"] = use.tally.lands.get("pushed_to", 0) | 1 << end
        move_group(use, group, use.here, end)
        await take_along(use, call, end)


async def take_along(use: Use, call: Call, end: Land) -> None:
    """Pieces that go with presence, so many of each type at most."""
    carried, most = call.key("carry"), call.key("carry_max")
    if carried is None or most is None:
        return
    gone = Counter[int]()
    while True:
        kinds = [kind for kind in kinds_of(carried) if gone[kind] < use.number(most)]
        one = await use.which(movable(use, tuple(kinds), use.here), may_stop=True) if kinds else None
        if one is None:
            return
        gone[kind_of(one)] += 1
        await move_one(use, one, use.here, end, "push")


async def gather_presence(use: Use, call: Call) -> None:
    """From adjacent lands, where the spirit may be here; that of another one if it agrees."""
    for _ in range(use.amount(call.args[0]).most):
        lands = bits_of(land for land in members(gather_lands(use, call)) if groups_for_here(use, call, Land(land)))
        if not lands:
            return
        start = await use.land(lands)
        group = await choose_group(use, groups_for_here(use, call, start), start)
        if group.seat == use.seat or await consents(use, group.seat, start):
            move_group(use, group, start, use.here)


def groups_for_here(use: Use, call: Call, land: Land) -> list[Group]:
    """S-5.17: presence there that may be gathered here: only of spirits that may have presence in this land."""
    found = groups_in(use, call.args[1], land)
    return [group for group in found if habitable(use.state, group.seat, use.case.oceans) >> use.here & 1]


async def consents(use: Use, seat: Seat, land: Land) -> bool:
    """S-3.4: another spirit is only moved if it agrees."""
    use.state.doing[seat] = Doing(use.cause, where=land)
    return await use.table.choose(seat, CONSENT) == YES


def move_group(use: Use, group: Group, start: Land, end: Land) -> None:
    """S-5.8: all of it to the same land."""
    for _ in range(group.size):
        changes.move_presence(use.table, group.seat, start, end)


VERBS: Verbs = {"push": push, "gather": gather, "gather_into": gather_into, "move": move, "from_each": from_each}
