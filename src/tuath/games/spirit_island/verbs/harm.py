"""Harm done by effects: damage, destruction, replacing: S-9.3, S-9.5, S-9.6, S-13.7.

How powers of a spirit harm is a point that its special rule may fill: see action/points.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial

from tuath.core.notation import Call, Expr, Op, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.counting import AS_BADLANDS
from tuath.games.spirit_island.action.effects import (
    MARKER_NAME,
    Use,
    Verbs,
    at_land,
    choose_number,
    kinds_of,
    pieces_meant,
)
from tuath.games.spirit_island.action.points import Harm
from tuath.games.spirit_island.action.prevent_destruction import all_damage_instead, is_durable, lose_presence
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import family_of
from tuath.games.spirit_island.material.pieces import (
    BEASTS,
    DAHAN,
    INVADERS,
    LAND_TOKENS,
    PIECE_KINDS,
    SITE_AS_BEASTS,
    Piece,
    damage_of,
    damaged,
    healed,
    is_invader,
    is_thief,
    kind_of,
    piece,
    replaced,
    strife_of,
    token,
    without_strife,
)
from tuath.games.spirit_island.state.queries.conditions import (
    ALL,
    KINDS_MEANT,
    Amount,
    is_named,
    lands_meant,
    names,
    number,
    pieces_named,
    whose_presence,
)
from tuath.games.spirit_island.state.queries.possible import CHOSEN, EVENT_PIECE
from tuath.games.spirit_island.state.queries.queries import (
    PRESENCE_GONE,
    counter,
    counter_of,
    lay_beside,
    presence,
    presence_lands,
    said_on,
    spirit,
    spirits_in,
)
from tuath.games.spirit_island.state.questions import DAHAN_OR_PRESENCE, HOW_MUCH, WHOSE
from tuath.games.spirit_island.state.standing.special import grants
from tuath.games.spirit_island.state.standing.standing import (
    GROUND,
    applying,
    changeable,
    defence,
    health,
    is_immune,
    is_order_asked,
    land_health,
    rows_by,
    strength,
)
from tuath.games.spirit_island.state.state import NO_CARD, NOWHERE, YES
from tuath.games.spirit_island.verbs.pieces import lands_among, some_anywhere, some_of

EVERY_ONE, SWARMING = Word("all"), PIECE_KINDS[BEASTS]
OWN_PRESENCE = Word("presence")


# ---- who can be harmed, and how -------------------------------------------------------------------------------------


class RealHarm:
    """S-9.3, S-9.6: as usual."""

    def victims(self, use: Use, kinds: Iterable[int], land: Land, harm: str) -> list[Piece]:
        by = "power" if use.is_power else "other"
        found = [one for one in use.pieces(kinds, land) if not is_immune(use.state, land, kind_of(one), harm, by)]
        saved = Counter(one for where, one in use.saved if where == land)
        for one in (saved & Counter(found)).elements():
            found.remove(one)
        return found

    async def damage(self, use: Use, land: Land, one: Piece, points: int) -> None:
        await changes.damage_piece(use.table, land, one, points)

    async def destroy(self, use: Use, land: Land, one: Piece, by_damage: bool) -> None:
        before = len(use.state.happened)
        if await changes.destroy_piece(use.table, land, one, use.is_power, by_damage):
            name = PIECE_KINDS[kind_of(one)]
            use.tally.destroyed[name] += 1
            use.tally.did.add(("destroy", name))
        elif by_damage:
            use.saved.append((where_saved(use, land, healed(one), before), healed(one)))

    def replacement(self, one: Piece, most: int) -> Piece:
        return one


def where_saved(use: Use, land: Land, one: Piece, before: int) -> Land:
    """S-9.9: where it is now: there still, or where the rule that saved it has pushed it; not one pushed before."""
    moved = [each for each in use.state.happened[before:] if each.event == "moved_here" and each.piece == one]
    return Land(moved[-1].where) if moved else land


REAL = RealHarm()


def harm_of(use: Use) -> Harm:
    """S-7.11, S-15.7, S-15.12: as the spirit does that uses this power, or used the one that has triggered it."""
    if use.power != NO_CARD:
        filled: Mapping[str, Harm] = use.state.rules.points.harm
        for verb, harm in filled.items():
            if said_on(spirit(use.state, use.actor), verb):
                return harm
    return REAL


def victims(use: Use, kinds: Iterable[int], land: Land, harm: str = "damage") -> list[Piece]:
    """Pieces that can be harmed, with the damage that they have taken; S-9.9: some are protected."""
    return harm_of(use).victims(use, kinds, land, harm)


def meant(use: Use, what: Expr, harm: str = "damage") -> list[Piece]:
    """Those of these types here that can be harmed, or those to which something happens."""
    if what != EVENT_PIECE:
        found = victims(use, kinds_of(what), use.here, harm)
        return [one for one in found if any(is_named(name, one) for name in names(what))]
    found = victims(use, {kind_of(one) for one in use.event_pieces}, use.here, harm)
    return sorted((Counter(found) & Counter(use.event_pieces)).elements())


async def hit(use: Use, land: Land, one: Piece, points: int) -> Piece | None:
    """S-1.3: what is left of a piece after damage."""
    use.tally.lands["damaged_lands"] = use.tally.lands.get("damaged_lands", 0) | 1 << land
    if points >= changes.left_of(use.state, land, one):
        if is_immune(use.state, land, kind_of(one), "destroy", "power" if use.is_power else "other"):
            use.saved.append((land, changes.recover(use.state, land, one)))
        else:
            await destroy_by_effect(use, land, one, by_damage=True)
        return None
    await harm_of(use).damage(use, land, one, points)
    return damaged(one, points)


async def destroy_by_effect(use: Use, land: Land, one: Piece, by_damage: bool = False) -> None:
    """S-9.3: it is destroyed, as far as the power destroys."""
    await harm_of(use).destroy(use, land, one, by_damage)


# ---- damage: S-9.6, S-13.7 ------------------------------------------------------------------------------------------


async def badlands(use: Use, land: Land, to_dahan: bool) -> int:
    """S-13.7, S-13.10: once for each action, land and side; S-19.9: with what else adds to it."""
    return await badlands_here(use, land, to_dahan) + more_by_source(use, to_dahan)


def more_by_source(use: Use, to_dahan: bool) -> int:
    """S-19.9: power cards of an element deal so much more, once; mostly none do."""
    rows = rows_by(use.state, "stronger") if use.is_power and not to_dahan and use.state.standing else ()
    if not rows or (NOWHERE, to_dahan) in use.badlands_used:
        return 0
    use.badlands_used.add((NOWHERE, to_dahan))
    said = [(call, case) for call, case in applying(use.state, "stronger", NOWHERE)]
    return sum(number(case, call.args[1]) for call, case in said if grants(use.state, use.power, call.args[0]))


async def badlands_here(use: Use, land: Land, to_dahan: bool) -> int:
    """S-13.7, S-13.10: what badlands of the land add, once."""
    if (land, to_dahan) in use.badlands_used:
        return 0
    await use.settle(AS_BADLANDS, land)
    more = pieces_named(use.case, AS_BADLANDS, land)
    if not more:
        return 0
    use.badlands_used.add((land, to_dahan))
    return more


async def damage(use: Use, call: Call) -> None:
    """S-9.6: one pool, split freely among invaders, or those named; also over several lands."""
    to, among = call.key("to"), call.key("among")
    points = dealt_by(use, call.args[0], call.key("by"), to)
    if call.key("defend") is not None:  # S-12.2: only where it is said
        points = max(0, points - defence(use.state, use.here, in_ravage=False))
    if to == GROUND:
        await damage_land(use, points)
        return
    kinds = kinds_of(to) if to is not None else KINDS_MEANT["invader"]
    if among is not None:
        await damage_over(use, points, lands_meant(use.case, among), kinds)
        return
    if use.tally.shared:
        await damage_shared(use, points, kinds)
        return
    targets = victims(use, kinds, use.here)
    if points > 0 and targets:
        await deal(use, points + await badlands(use, use.here, not is_invader(targets[0])), targets)


def dealt_by(use: Use, points: Expr, by: Expr | None, to: Expr | None) -> int:
    """How much these deal; S-13.5, S-13.11: none whom strife holds back from harming dahan and land."""
    if by is None or to is None or (to != GROUND and DAHAN not in kinds_of(to)):
        return use.number(points)
    held = [one for one in pieces_meant(use, by) if strife_of(one)]
    all_here = use.state.pieces[use.here]
    use.state.pieces[use.here] = tuple(sorted((Counter(all_here) - Counter(held)).elements()))
    found = use.number(points)
    use.state.pieces[use.here] = all_here
    for one in held:
        changes.lose_strife(use.table, use.here, one)
    return found


async def damage_shared(use: Use, points: int, kinds: tuple[int, ...]) -> None:
    """S-9.6: point by point, here or in the one other land that is chosen with the first point dealt there."""
    for _ in range(points):
        lands = 1 << use.here | use.tally.shared
        left = bits_of(land for land in members(lands) if victims(use, kinds, Land(land)))
        if not left:
            return
        there = at_land(use, await use.land(left))
        use.tally.shared = use.tally.shared if there.here == use.here else 1 << there.here
        await deal(there, 1 + await badlands(use, there.here, to_dahan=False), victims(use, kinds, there.here))


async def share_damage(use: Use, call: Call) -> None:
    """S-9.6: damage of this power may be split between this land and one of these."""
    use.tally.shared = lands_meant(use.case, call.args[0]) & ~(1 << use.here)


async def damage_land(use: Use, points: int) -> None:
    """S-8.7: enough of it adds blight."""
    if points >= land_health(use.state, use.here):
        await changes.add_blight(use.table, use.here)


async def damage_over(use: Use, points: int, lands: int, kinds: tuple[int, ...]) -> None:
    """Point by point, each in one of these lands."""
    for _ in range(points):
        left = bits_of(land for land in members(lands) if victims(use, kinds, Land(land)))
        if not left:
            return
        there = at_land(use, await use.land(left))
        await deal(there, 1 + await badlands(use, there.here, to_dahan=False), victims(use, kinds, there.here))


async def deal(use: Use, points: int, targets: list[Piece]) -> None:
    """S-9.6: split by whoever acts, but dahan whom no power harms fall as they must."""
    if targets and kind_of(targets[0]) == DAHAN and not use.is_power:
        await changes.damage_dahan(use.table, use.here, points, targets)
        return
    await changes.split_damage(use.table, use.seat, use.here, points, targets, partial(hit, use))


async def damage_each(use: Use, call: Call) -> None:
    """S-9.6: every one takes it; S-13.7: badlands add to the sum, not to each."""
    case, targets = use.case, meant(use, call.args[1])
    points = {one: number(case._replace(piece=one), call.args[0]) for one in targets}
    targets = [one for one in targets if points[one] > 0]
    if not targets:
        return
    more, before = await badlands(use, use.here, not is_invader(targets[0])), use.state.pieces[use.here]
    left = [await hit(use, use.here, one, points[one]) for one in targets]
    changes.tell_damage(use.table, use.here, before)
    await deal(use, more, [one for one in left if one is not None])


async def damage_one(use: Use, call: Call) -> None:
    await damage_different(use, Call("damage_different", (1, *call.args)))


async def damage_different(use: Use, call: Call) -> None:
    """So much damage to each of several different pieces."""
    times, points = dealt_by(use, call.args[0], call.key("by"), call.args[2]), use.number(call.args[1])
    targets, before = victims(use, kinds_of(call.args[2]), use.here), use.state.pieces[use.here]
    for _ in range(times):
        one = await use.which(targets, may_stop=False)
        if one is None:
            break
        targets.remove(one)
        await hit(use, use.here, one, points + await badlands(use, use.here, not is_invader(one)))
    changes.tell_damage(use.table, use.here, before)


async def fight(use: Use, call: Call) -> None:
    """Both deal their damage to each other at the same time."""
    one, other = await fighters(use, call.args[0]), await fighters(use, call.args[1])
    at_dahan = any(kind_of(each) == DAHAN for each in one + other)
    points = [striking(use, side, at_dahan) for side in (one, other)]
    if at_dahan:
        one, other = [without_strife(each) for each in one], [without_strife(each) for each in other]
    await strike(use, points[0], hurt_by(use, other))
    await strike(use, points[1], hurt_by(use, one))


async def fighters(use: Use, what: Expr) -> list[Piece]:
    """All of them, or so many of choice."""
    if not isinstance(what, Op) or what.op != "*":
        return use.pieces(kinds_of(what))
    chosen, (copies, kind) = list[Piece](), copies_of(what)

    async def act(one: Piece) -> None:
        chosen.append(one)

    await some_of(use, Amount(copies, copies), use.pieces(kinds_of(kind)), act)
    return chosen


def hurt_by(use: Use, fighting: Iterable[Piece]) -> list[Piece]:
    """S-9.9: those of them that can be harmed."""
    able = victims(use, {kind_of(one) for one in fighting}, use.here)
    return sorted((Counter(fighting) & Counter(able)).elements())


async def attack(use: Use, call: Call) -> None:
    """Pieces deal their normal damage as one pool; if to others, each by itself, and none to itself."""
    to, strikers = call.key("to"), list[Piece]()
    assert to is not None

    async def act(one: Piece) -> None:
        strikers.append(one)

    await some_of(use, use.amount(call.args[0]), pieces_meant(use, call.args[1]), act)
    if names(to) == ("invader.other",):
        await attack_others(use, strikers, to)
    else:
        await strike(use, striking(use, strikers, DAHAN in kinds_of(to)), meant(use, to))


async def attack_others(use: Use, strikers: list[Piece], to: Expr) -> None:
    """S-9.6: all at the same time, so that whoever falls has struck as well."""
    before = Counter(healed(one) for one in meant(use, to))
    points = [strength(use.state, use.here, one) for one in strikers]
    for one, dealt in zip(strikers, points, strict=True):
        targets = meant(use, to)
        itself = [each for each in targets if healed(each) == healed(one)]
        if len(itself) == before[healed(one)]:  # if one like it has fallen, that was this one
            targets.remove(itself[0])
        await strike(use, dealt, targets)


def striking(use: Use, strikers: list[Piece], at_dahan: bool) -> int:
    """S-13.5, S-13.11: strife holds an invader back from harming dahan, for one strife; not from harming invaders."""
    held = [one for one in strikers if at_dahan and strife_of(one)]
    for one in held:
        changes.lose_strife(use.table, use.here, one)
    return sum(strength(use.state, use.here, one) for one in strikers if one not in held)


async def strike(use: Use, points: int, targets: list[Piece]) -> None:
    """S-13.7: with badlands, as any damage."""
    if points and targets:
        await deal(use, points + await badlands(use, use.here, not is_invader(targets[0])), targets)


# ---- destroying and replacing: S-9.3, S-9.5 -------------------------------------------------------------------------


async def destroy(use: Use, call: Call) -> None:
    """S-9.3, S-9.13: nothing comes between those whom one instruction destroys."""
    if call.args[0] == CHOSEN and names_presence(call.args[1]):
        await destroy_own_number(use)
        return
    what, quantity = names(call.args[1])[0], use.amount(call.args[0])
    if what == MARKER_NAME:
        changes.destroy_markers(use.table, use.here, quantity.most)
    elif names_presence(call.args[1]):
        await destroy_some_presence(use, call, quantity.most)
    elif what == SWARMING and call.args[0] != EVERY_ONE and use.here != NOWHERE and use.has_swarm(use.here):
        await destroy_among_swarm(use, quantity)
    elif what in LAND_TOKENS and use.here != NOWHERE:
        collect(use, what, changes.remove_tokens(use.table, use.here, what, quantity.most))
    elif use.here == NOWHERE:
        await destroy_anywhere(use, call)
    else:
        await destroy_here(use, call)


async def destroy_among_swarm(use: Use, quantity: Amount) -> None:
    """S-22.20: beasts, or a sacred site that stands in for one of them; "all" means beasts alone."""
    tokens = 0
    for done in range(quantity.most):
        one = await use.which(use.pieces((BEASTS,)), may_stop=done >= quantity.least)
        if one is None:
            break
        changes.remove_piece(use.table, use.here, one)
        tokens += one != SITE_AS_BEASTS
    collect(use, SWARMING, tokens)


def collect(use: Use, what: str, number: int) -> None:
    """S-18.11: tokens that a rule of an adversary destroys go onto its panel, where one says so."""
    state = use.state
    if not number or not state.standing or family_of(state.printed, use.cause) != "adversaries":
        return
    if any(what in names(call.args[0]) for call, _ in applying(state, "collect", NOWHERE)):
        lay_beside(state, changes.PANEL, what, number)
        use.table.tell("collected", piece=PIECE_KINDS.index(what), number=number)


async def destroy_own_number(use: Use) -> None:
    """S-22.14: as much own presence here as whoever acts likes, at least one; what is saved does not count."""
    there = presence(use.state, use.seat, use.here)
    use.ask_about()
    chosen = 1 + await use.table.choose(use.seat, HOW_MUCH, range(there)) if there > 1 else there
    gone = await changes.destroy_presence(use.table, use.seat, use.here, chosen, by=use)
    choose_number(use, gone)


def names_presence(what: Expr) -> bool:
    return any(name.partition(".")[0] == "presence" for name in names(what))


async def destroy_some_presence(use: Use, call: Call, times: int) -> None:
    """S-14.16, S-19.1: one by one, of whom whoever acts chooses, here or anywhere in the scope; also dahan if named."""
    what = call.args[1]
    if times == ALL and use.here != NOWHERE and not meant_there(use, what, use.here):
        for seat in whose_there(use, what, use.here):
            for _ in range(presence(use.state, seat, use.here)):
                await lose_presence(use, seat, use.here)
        return
    for _ in range(times):
        lands = lands_among(use, call) if use.here == NOWHERE else 1 << use.here
        lands = bits_of(
            land for land in members(lands) if whose_there(use, what, Land(land)) or meant_there(use, what, land)
        )
        if not lands:
            return
        await destroy_one_presence(at_land(use, await use.land(lands)), what)


def whose_there(use: Use, what: Expr, land: Land) -> list[Seat]:
    """Whose presence is there of those that are named."""
    named = [name.partition(".")[2] for name in names(what) if name.partition(".")[0] == "presence"]
    owners = {seat for whose in named for seat in whose_presence(use.case, whose)}
    return [seat for seat in spirits_in(use.state, land) if seat in owners]


def meant_there(use: Use, what: Expr, land: int) -> list[Piece]:
    return meant(at_land(use, Land(land)), what, "destroy")


async def destroy_one_presence(use: Use, what: Expr) -> None:
    """Of the spirits there, or one of the other pieces that are named."""
    there, others = whose_there(use, what, use.here), meant(use, what, "destroy")
    use.ask_about()
    if others and (not there or await use.table.choose(use.seat, DAHAN_OR_PRESENCE) == YES):
        one = await use.which(others, may_stop=False)
        assert one is not None
        await destroy_by_effect(use, use.here, one)
        return
    seat = there[0] if len(there) == 1 else await use.table.choose(use.seat, WHOSE, there)
    await lose_presence(use, seat, use.here)
    use.tally.did.add(("destroy", "presence"))


async def destroy_here(use: Use, call: Call) -> None:
    """S-9.12: durable towns are damaged instead, unless all pieces of a type are destroyed."""
    targets, durable = meant(use, call.args[1], "destroy"), list[Piece]()

    async def act(one: Piece) -> None:
        if not is_outright(use, call) and is_durable(use.state, use.here, one):
            durable.append(one)
        else:
            await destroy_by_effect(use, use.here, one)

    await some_of(use, use.amount(call.args[0]), targets, act, is_order_asked(use.state, use.here, targets))
    await strike(use, all_damage_instead(use.state, use.here, durable), durable)


def is_outright(use: Use, call: Call) -> bool:
    """S-9.12: all of a type, not those who are named."""
    return call.args[1] != EVENT_PIECE and use.amount(call.args[0]).least == ALL


async def destroy_anywhere(use: Use, call: Call) -> None:
    """S-9.13: without a land of its own, pieces anywhere in its scope; all are chosen before the first is destroyed."""
    chosen = await choose_anywhere(use, call)
    for land in sorted({land for land, _ in chosen}):
        durable = [one for where, one in chosen if where == land and is_durable(use.state, land, one)]
        if not is_outright(use, call):
            chosen = [each for each in chosen if each[0] != land or each[1] not in durable]
            await strike(at_land(use, land), all_damage_instead(use.state, land, durable), durable)
    for land, one in chosen:
        await destroy_by_effect(use, land, one)


async def choose_anywhere(use: Use, call: Call) -> list[tuple[Land, Piece]]:
    """One by one; where it is all of them nobody is asked."""
    quantity, what, lands = use.amount(call.args[0]), call.args[1], lands_among(use, call)
    left = {Land(land): meant(at_land(use, Land(land)), what, "destroy") for land in members(lands)}
    if quantity.least >= sum(len(pieces) for pieces in left.values()):
        return [(land, one) for land, pieces in left.items() for one in pieces]
    chosen: list[tuple[Land, Piece]] = []
    for done in range(quantity.most):
        fitting = bits_of(land for land, pieces in left.items() if pieces)
        there = at_land(use, await use.land_or_stop(fitting, may_stop=done >= quantity.least))
        one = await there.which(left[there.here], may_stop=False) if there.here != NOWHERE else None
        if one is None:
            break
        left[there.here].remove(one)
        chosen.append((there.here, one))
    return chosen


async def replace(use: Use, call: Call) -> None:
    """S-9.5: also into several pieces, among which damage and strife are divided."""
    quantity, kinds = use.amount(call.args[0]), kinds_of(call.args[1])
    if call.args[1] == OWN_PRESENCE:
        await replace_presence(use, call)
    elif use.here == NOWHERE:
        await some_anywhere(use, call, quantity, partial(use.pieces, kinds), partial(replace_there, use, call))
    else:
        left = changeable(use.state, use.here, use.pieces(kinds))
        await some_of(use, quantity, left, partial(replace_one, use, call))


async def replace_there(use: Use, call: Call, land: Land, one: Piece) -> None:
    await replace_one(at_land(use, land), call, one)


async def replace_one(use: Use, call: Call, one: Piece) -> None:
    copies, new = copies_of(call.args[2])
    kind = kinds_of(new)[0]
    if is_thief(one):
        if await use.state.rules.points.is_caught(use.table, use.here, one, "replace"):
            use.tally.did.add(("replace", PIECE_KINDS[kind_of(one)]))
            replace_thief(use, kind, copies)
        return
    use.tally.did.add(("replace", PIECE_KINDS[kind_of(one)]))
    if kind >= BEASTS:
        replace_by_tokens(use, one, PIECE_KINDS[kind], copies)
        return
    takers = await first_to_fall(use, await divided(use, replaced(one, kind), copies))
    use.table.tell("replaced", land=use.here, piece=kind_of(one), new=kind, number=copies)
    for _ in takers[1:]:
        changes.put_piece(use.state, use.here, piece(kind))
    for old, each in zip((one, *[piece(kind)] * (copies - 1)), takers, strict=True):
        await replace_piece(use, old, each)
    use.tally.new += [each for each in takers if each in use.state.pieces[use.here]]


def replace_thief(use: Use, kind: int, copies: int) -> None:
    """S-9.5, S-19.8: the thief is gone already."""
    if kind >= BEASTS:
        changes.put_tokens(use.table, use.here, PIECE_KINDS[kind], copies)
        return
    for _ in range(copies):
        changes.put_piece(use.state, use.here, piece(kind))
        use.tally.new.append(piece(kind))
    use.table.tell("added", land=use.here, piece=kind, number=copies)


async def replace_presence(use: Use, call: Call) -> None:
    """S-5.14, S-22.9: own presence is not destroyed but leaves the game; S-5.10: or it lies beside the island."""
    (copies, new), state, seat = copies_of(call.args[2]), use.state, use.seat
    is_beside = call.key("as_destroyed") is not None
    for _ in range(use.amount(call.args[0]).most):
        own = presence_lands(state, seat) & (-1 if use.here == NOWHERE else 1 << use.here)
        if not own:
            return
        land = await use.land(own, is_own=True)
        changes.take_presence(state, seat, land)
        use.tally.replaced += 1
        if is_beside:
            state.destroyed[seat] += 1
        else:
            state.counters[counter_of(PRESENCE_GONE, seat)] = counter(state, PRESENCE_GONE, seat) + 1
        told = "presence-replaced-beside" if is_beside else "presence-replaced"
        use.table.tell(told, seat=seat, land=land, new=kinds_of(new)[0], number=copies)
        changes.put_tokens(use.table, land, PIECE_KINDS[kinds_of(new)[0]], copies)


def replace_by_tokens(use: Use, one: Piece, name: str, copies: int) -> None:
    """S-9.5: a token has neither damage nor strife."""
    changes.take_piece(use.state, use.here, one)
    use.table.tell("replaced", land=use.here, piece=kind_of(one), new=PIECE_KINDS.index(name), number=copies)
    changes.put_tokens(use.table, use.here, name, copies)


async def restore(use: Use, call: Call) -> None:
    """S-13.1: tokens that this effect has removed come back; strife under an invader of choice."""
    left, quantity = Counter(use.tally.removed), use.amount(call.args[0])
    for done in range(quantity.most):
        offered = [token(PIECE_KINDS.index(name)) for name in LAND_TOKENS if left[name]]
        offered += use.pieces(INVADERS) if left["strife"] else []
        one = await use.which(offered, may_stop=done >= quantity.least)
        if one is None:
            return
        left["strife" if is_invader(one) else PIECE_KINDS[kind_of(one)]] -= 1
        if is_invader(one):
            changes.add_one_strife(use.table, use.here, one)
        else:
            changes.add_tokens(use.table, use.here, PIECE_KINDS[kind_of(one)], 1)


async def divided(use: Use, one: Piece, copies: int) -> list[Piece]:
    """S-9.5: damage and strife of one piece on so many, as whoever acts likes; asked where it makes a difference."""
    new = [piece(kind_of(one))] * copies
    for point in [piece(0, damage=1)] * damage_of(one) + [piece(0, strife=1)] * strife_of(one):
        bearer = await use.which(new, may_stop=False)
        assert bearer is not None
        new[new.index(bearer)] = bearer + point
    return new


async def first_to_fall(use: Use, new: list[Piece]) -> list[Piece]:
    """S-9.13: which of those that fall is the first, where a rule spares it."""
    falling = [one for one in new if damage_of(one) >= health(use.state, use.here, one)]
    if not is_order_asked(use.state, use.here, falling):
        return new
    first = await use.which(falling, may_stop=False)
    assert first is not None
    rest = list(new)
    rest.remove(first)
    return [first, *rest]


async def replace_piece(use: Use, one: Piece, new: Piece) -> None:
    """S-9.5: if its damage is too much for the new piece, it falls."""
    most = health(use.state, use.here, new)
    falls = damage_of(new) >= most
    if falls:
        new = harm_of(use).replacement(new, most)
    changes.exchange(use.state, use.here, one, new)
    if falls:
        await destroy_by_effect(use, use.here, new, by_damage=True)


def copies_of(expression: Expr) -> tuple[int, Expr]:
    """How many new pieces, and of which kind: ``2*explorer`` is two explorers."""
    match expression:
        case Op("*", int(copies), new):
            return copies, new
    return 1, expression


VERBS: Verbs = {
    "share_damage": share_damage,
    "restore": restore,
    "damage": damage,
    "damage_each": damage_each,
    "damage_one": damage_one,
    "damage_different": damage_different,
    "fight": fight,
    "attack": attack,
    "destroy": destroy,
    "replace": replace,
}
