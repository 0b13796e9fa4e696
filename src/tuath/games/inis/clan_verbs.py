"""Verbs of cards for clans, buildings and tiles: what is asked when they are declared, and what is ordered."""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.notation import Apply, Call, Expr, Word
from tuath.core.question import Laws, Seat, bits_of, members
from tuath.games.inis.able import movers, owners
from tuath.games.inis.conditions import name, number, people, places
from tuath.games.inis.legality import where_laws
from tuath.games.inis.queries import clans, exposed
from tuath.games.inis.questions import MOVE_FROM, MOVE_TO, WHOSE
from tuath.games.inis.state import EITHER_CLAN, EXPOSED_CLAN, NOBODY, NOWHERE, SHELTERED_CLAN
from tuath.games.inis.use import CLANS_OF, Amount, Use, Verbs, amount


async def place(use: Use, call: Call) -> None:
    """I-2.3, I-9.2: clans of the reserve, the Festival marker, a clan just removed, or those on the Cauldron."""
    quantity, what = amount(use, call.args[0]), name(call.args[1])
    match what:
        case "festival":
            use.order("put_festival", where=use.here)
        case "that_clan":
            to = call.key("to") or Word("here")
            where = await use.territory(places(use.case, to), because=where_laws(use.case, to, use.rule))
            if where != NOWHERE:
                use.order("reappear", use.seat, where)
        case "clan.stored":
            number = await use.how_many(quantity._replace(least=0), use.state.stored[use.seat])
            use.order("put_back", use.seat, use.here, number=number)
        case _:
            await place_own(use, quantity, call.key("to"))


async def place_own(use: Use, quantity: Amount, to: Expr | None) -> None:
    """I-9.2, I-17.8: as many as the reserve has; where they may go is settled before the first.

    I-15.4, I-15.13, I-16.7, I-16.11, I-16.14, I-16.16, I-16.22, I-16.26: the cards differ in how many and where.
    """
    most = min(quantity.most, use.plan.reserve[use.seat])
    if to is None or isinstance(to, Word):
        where = use.here if to is None else places(use.case, to).bit_length() - 1
        if where == NOWHERE:
            return
        plan_place(use, where, await use.how_many(quantity, use.plan.reserve[use.seat]))
        return
    allowed = places(use.case, to)
    for _ in range(most if allowed else 0):
        plan_place(use, await use.territory(allowed, because=where_laws(use.case, to, use.rule)), 1)


def plan_place(use: Use, where: int, number: int) -> None:
    if number:
        use.order("place", use.seat, where, number=number)
        take_away(use.plan.reserve, use.seat, number)
        use.plan.clans[where * use.plan.seats + use.seat] += number


def plan_move(use: Use, owner: Seat, origin: int, target: int, number: int, kind: str = "move") -> None:
    use.order(kind, owner, origin, target, number)
    take_away(use.plan.clans, origin * use.plan.seats + owner, number)
    use.plan.clans[target * use.plan.seats + owner] += number


async def move(use: Use, call: Call) -> None:
    """I-9.3, I-9.4, I-9.5: one movement, then the arrival of all that have moved."""
    quantity, what = amount(use, call.args[0]), name(call.args[1])
    before = len(use.state.plays[-1].orders)
    if call.key("from") == Word("adjacent"):
        await gather(use, quantity, what)
    elif what == "clan.opposing":
        await drive_out(use, call)
    elif call.key("together") == Word("yes"):
        await march(use, quantity, call.key("to") or Word("adjacent"))
    else:
        await spread(use, quantity)
    if len(use.state.plays[-1].orders) > before:
        may_clash = call.key("clash") != Word("no")
        use.order("arrive", use.seat, number=int(may_clash))


async def gather(use: Use, quantity: Amount, what: str) -> None:
    """I-15.3, I-16.3: clans from adjacent territories come here, one by one. I-14.5: or one clan of anybody."""
    near = members(use.plan.neighbours[use.here])
    if what == "clan":
        allowed = bits_of(
            origin * CLANS_OF + owner for origin in near for owner in movers(use.plan, use.seat, origin, what)
        )
        origin, owner = await use.clan(allowed, "no-clan-beside")
        if origin != NOWHERE:
            plan_move(use, owner, origin, use.here, 1)
        return
    for moved in range(quantity.most):
        allowed = bits_of(origin for origin in near if clans(use.plan, origin, use.seat))
        laws = [*adjacent(use), (allowed, "I-9.3", "no-clan-of-yours-there")]
        origin = await use.territory_or_stop(allowed, MOVE_FROM, moved >= quantity.least, laws)
        if origin == NOWHERE:
            return
        plan_move(use, use.seat, origin, use.here, 1)


async def drive_out(use: Use, call: Call) -> None:
    """I-16.4: an opposing clan to a neighbour of choice."""
    owner = await use.player(owners(use.case, use.here, "clan.opposing"), WHOSE, "no-opposing-clan-of")
    if owner != NOBODY:
        target = await use.territory(use.plan.neighbours[use.here], MOVE_TO, adjacent(use))
        plan_move(use, owner, use.here, target, 1)


def adjacent(use: Use) -> Laws:
    return where_laws(use.case, Word("adjacent"), use.rule)


async def march(use: Use, quantity: Amount, to: Expr) -> None:
    """I-15.16, I-16.15, I-16.20: some clans, all to one place."""
    own, targets = clans(use.plan, use.here, use.seat), places(use.case, to)
    if not own or not targets:
        return
    target = await use.territory(targets, MOVE_TO, where_laws(use.case, to, use.rule))
    number = await use.how_many(quantity, own)
    if not number:
        return
    leaving = 0
    if use.plan.clash == use.here and use.plan.sheltered[use.seat]:
        leaving = await use.how_many_from_citadels(number, own, use.plan.sheltered[use.seat])
    if leaving:
        plan_move(use, use.seat, use.here, target, leaving, "move_sheltered")
    if number > leaving:
        plan_move(use, use.seat, use.here, target, number - leaving)


async def spread(use: Use, quantity: Amount) -> None:
    """I-14.12, I-15.6, I-15.11: clans from here, each to a neighbour of choice."""
    for moved in range(min(quantity.most, clans(use.plan, use.here, use.seat))):
        near = use.plan.neighbours[use.here]
        target = await use.territory_or_stop(near, MOVE_TO, moved >= quantity.least, adjacent(use))
        if target == NOWHERE:
            return
        plan_move(use, use.seat, use.here, target, 1)


async def remove(use: Use, call: Call) -> None:
    """I-9.6: the actor chooses; whether it really happens is known only afterwards (I-9.7)."""
    quantity, what = amount(use, call.args[0]), name(call.args[1])
    use.must_wait = True
    for _ in range(quantity.most):
        where, owner = await which_clan(use, what, call.key("from"))
        if owner == NOBODY:
            return
        which = await which_of(use, owner, where, what)
        use.order("remove", owner, where, to=use.play.seat, number=which)
        take_away(use.plan.clans, where * use.plan.seats + owner)
        take_away(use.plan.sheltered, owner, which == SHELTERED_CLAN)


async def which_clan(use: Use, what: str, origin: Expr | None) -> tuple[int, Seat]:
    """I-16.1, I-16.12, I-16.25, I-16.29: where, and whose."""
    if isinstance(origin, Apply):
        allowed = bits_of(
            where * CLANS_OF + owner
            for where in members(places(use.case, origin))
            for owner in owners(use.case, where, what)
        )
        return await use.clan(allowed, "no-clan-of-yours" if what == "clan.own" else "no-clan-of-card")
    where = use.here if origin is None else places(use.case, origin).bit_length() - 1
    if where == NOWHERE:
        return NOWHERE, NOBODY
    return where, await use.player(owners(use.case, where, what), WHOSE, CLANLESS.get(what, "no-clan-of-other"))


async def which_of(use: Use, owner: Seat, where: int, what: str) -> int:
    """I-9.6, I-10.18: in a clash one that stands outside or in a Citadel, as the actor chooses."""
    plan = use.plan
    if plan.clash != where:
        return EITHER_CLAN
    if what.endswith("exposed") or not plan.sheltered[owner]:
        return EXPOSED_CLAN
    if exposed(plan, owner) > 0 and not await use.takes_from_citadel():
        return EXPOSED_CLAN
    return SHELTERED_CLAN


# Whose clans are meant: why somebody has none of these.
CLANLESS = {"clan.opposing": "no-opposing-clan-of", "clan.exposed": "no-exposed-clan-to-attack"}


async def replace(use: Use, call: Call) -> None:
    """I-15.12: needs an own clan in reserve."""
    if use.plan.reserve[use.seat]:
        other = await use.player(people(use.case, call.key("from") or Word("you")), WHOSE, "no-opposing-clan-of")
        if other != NOBODY:
            use.order("replace", use.seat, use.here, to=other)


async def build(use: Use, call: Call) -> None:
    use.order(f"build_{name(call.args[1])}", use.seat, use.here)


async def lay(use: Use, call: Call) -> None:
    """I-11.1, I-11.6: what follows needs the new territory."""
    use.must_wait = True
    of = call.key("of")
    chooser = people(use.case, call.key("spot") or Word("you"))[0]
    if of is None:
        use.order("explore", chooser)
    else:
        use.order("look_for_tile", chooser, number=number(use.case, of))


VERBS: Verbs = {
    "place": place,
    "move": move,
    "remove": remove,
    "replace": replace,
    "build": build,
    "lay": lay,
}
