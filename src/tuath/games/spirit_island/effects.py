"""Effects carried out: what powers, fear cards and the rest do to the island, statement by statement.

A `Use` is one action: who acts and where, and what has come of it so far. What is certain is not asked.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from tuath.core.notation import Call, Effect, Either, Expr, May, Op, Stmt, UpTo, Word, walk
from tuath.core.question import Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island import changes
from tuath.games.spirit_island.conditions import PIECES, TOKENS, Case, Tally, holds, names, number, places
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.pieces import DAHAN, KINDS, Piece, damaged, is_invader, kind_of, strife_of
from tuath.games.spirit_island.queries import decider, has_rule, isle, presence, seats
from tuath.games.spirit_island.questions import EITHER, FROM, GO_ALONG, MAY, WHERE, WHICH
from tuath.games.spirit_island.standing import health, library, note, stand, strength
from tuath.games.spirit_island.state import (
    BESIDE_STOP,
    NO_CARD,
    NOBODY,
    NONE,
    NOWHERE,
    STOP,
    TURN,
    YES,
    Doing,
    Standing,
    State,
)

ALL = 10_000  # more than there can be


class Amount(NamedTuple):
    """How many: at least and at most."""

    least: int
    most: int


@dataclass
class Use:
    """One action while it is carried out."""

    table: Table[State]
    seat: Seat  # who acts and chooses
    here: Land = NOWHERE
    origin: Land = NOWHERE
    target: Seat = NOBODY
    user: Seat = NOBODY  # whose power it is
    scope: int = -1
    until: str = TURN  # how long what is said for a while holds
    rule: str = "S-7.5"
    power: int = NO_CARD  # the power that is used
    event: int = 0  # how much has happened, for what is triggered by it
    is_repeat: bool = False  # S-7.12: what is repeated does not repeat itself
    taken: set[Land] = field(default_factory=set)  # S-11.4: lands that other players took for the same effect
    tally: Tally = field(default_factory=Tally)
    worn: set[tuple[Land, bool]] = field(default_factory=set)  # S-13.10: badlands that have added to damage
    cause: int = NONE  # what is used: a card, an innate power, a panel; see names.py
    current: Stmt | None = None

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def case(self) -> Case:
        return Case(
            self.state, self.seat, self.here, self.origin, self.target, self.user, self.scope, self.tally, self.event
        )  # fmt: skip

    def holds(self, condition: Expr) -> bool:
        return holds(self.case, condition)

    def ask_about(self, where: int = NOWHERE, number: int = 0) -> None:
        """What the next question is about, for whoever puts it into words."""
        place = library(self.state.printed).by_identity.get(id(self.current), NONE)
        self.state.doing[self.seat] = Doing(self.cause, place, self.here if where == NOWHERE else where, number)

    async def pick(self, either: Either) -> Effect:
        self.ask_about()
        ways = range(len(either.options))
        return either.options[await self.table.choose(self.seat, EITHER, list(ways))]

    async def agrees(self, may: May) -> bool:
        self.ask_about()
        return await self.table.choose(self.seat, MAY) == YES

    # ---- choices ----

    def amount(self, expression: Expr) -> Amount:
        match expression:
            case UpTo(most):
                return Amount(0, number(self.case, most))
            case Word("any"):
                return Amount(0, ALL)
            case Word("all"):
                return Amount(ALL, ALL)
        exactly = max(0, number(self.case, expression))
        return Amount(exactly, exactly)

    def pieces(self, kinds: Iterable[int], land: Land | None = None) -> list[Piece]:
        wanted = frozenset(kinds)
        return [one for one in self.state.pieces[self.here if land is None else land] if kind_of(one) in wanted]

    async def which(self, found: Iterable[Piece], may_stop: bool) -> Piece | None:
        """One of these pieces, or none if one may stop or there is none."""
        different = sorted(set(found))
        if not different or (len(different) == 1 and not may_stop):
            return different[0] if different else None
        self.ask_about()
        offered = [one + BESIDE_STOP for one in different]
        chosen = await self.table.choose(self.seat, WHICH, [STOP, *offered] if may_stop else offered)
        return None if chosen == STOP else chosen - BESIDE_STOP

    async def land(self, lands: int) -> Land:
        """One of these lands."""
        if not lands & (lands - 1):
            return Land(lands.bit_length() - 1)
        self.ask_about()
        chosen: Land = await self.table.choose(self.seat, WHERE, laws=((lands, self.rule, "no-land-for-this"),))
        return chosen

    async def land_or_stop(self, lands: int, may_stop: bool) -> Land:
        if not lands:
            return NOWHERE
        if not may_stop:
            return await self.land(lands)
        self.ask_about()
        offered = [land + BESIDE_STOP for land in members(lands)]
        chosen = await self.table.choose(self.seat, FROM, [STOP, *offered])
        return Land(chosen - BESIDE_STOP)


Verb = Callable[[Use, Call], Awaitable[None]]


async def carry_out(use: Use, effect: Effect) -> None:
    """S-7.5: in order, as far as possible."""
    await walk(use, effect, VERBS)


def kinds_of(what: Expr) -> tuple[int, ...]:
    return tuple(kind for name in names(what) for kind in PIECES.get(name, ()))


# ---- fear, defence and what else holds for the turn -----------------------------------------------------------------


async def fear(use: Use, call: Call) -> None:
    points = number(use.case, call.args[0])
    changes.add_fear(use.table, points)
    if use.power != NO_CARD and use.here != NOWHERE and points > 0:
        note(use.state, "power_fear_here", use.here, number=points)


async def let_stand(use: Use, call: Call) -> None:
    """S-12.1, S-3.5: it holds here until the end of the turn."""
    stand(use.state, call, Standing(0, use.seat, use.here, use.until, use.event, use.scope))


async def hold_for_spirit(use: Use, call: Call) -> None:
    """S-7.10: for all powers of the spirit, this turn."""
    stand(use.state, call, Standing(0, use.seat))


async def energy(use: Use, call: Call) -> None:
    """S-5.4: kept between turns, never less than none."""
    own = use.state.energy
    own[use.seat] = max(0, own[use.seat] + number(use.case, call.args[0]))


# ---- damage: S-9.6, S-13.7 ------------------------------------------------------------------------------------------


def badlands(use: Use, land: Land, to_dahan: bool) -> int:
    """S-13.7, S-13.10: once for each action, land and side."""
    if (land, to_dahan) in use.worn or not use.state.badlands[land]:
        return 0
    use.worn.add((land, to_dahan))
    return use.state.badlands[land]


async def damage(use: Use, call: Call) -> None:
    """S-9.6: one pool, split freely among invaders, or those named."""
    points = number(use.case, call.args[0])
    to = call.key("to")
    targets = use.pieces(kinds_of(to) if to is not None else PIECES["invader"])
    if points <= 0 or not targets:
        return
    to_dahan = not is_invader(targets[0])
    with Losses(use):
        points += badlands(use, use.here, to_dahan)
        await changes.split_damage(use.table, use.seat, use.here, points, targets)


async def damage_each(use: Use, call: Call) -> None:
    """S-9.6: every one takes it; S-13.7: badlands add to the sum, not to each."""
    points, kinds = number(use.case, call.args[0]), kinds_of(call.args[1])
    targets = use.pieces(kinds)
    if points <= 0 or not targets:
        return
    with Losses(use):
        more = badlands(use, use.here, not is_invader(targets[0]))
        left = []
        for one in targets:
            if changes.left_of(use.state, use.here, one) > points:
                left.append(damaged(one, points))
            changes.damage(use.table, use.here, one, points)
        await changes.split_damage(use.table, use.seat, use.here, more, left)


async def damage_one(use: Use, call: Call) -> None:
    await damage_different(use, Call("damage_different", (1, *call.args)))


async def damage_different(use: Use, call: Call) -> None:
    """So much damage to each of several different pieces."""
    times, points = number(use.case, call.args[0]), number(use.case, call.args[1])
    targets = use.pieces(kinds_of(call.args[2]))
    for _ in range(times):
        one = await use.which(targets, may_stop=False)
        if one is None:
            return
        targets.remove(one)
        with Losses(use):
            changes.damage(use.table, use.here, one, points + badlands(use, use.here, not is_invader(one)))


class Losses:
    """Counts what is destroyed in a land meanwhile, for words that ask."""

    def __init__(self, use: Use) -> None:
        self.use = use
        self.before = use.state.pieces[use.here]

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        after = [kind_of(one) for one in self.use.state.pieces[self.use.here]]
        for kind, name in enumerate(KINDS):
            lost = sum(kind_of(one) == kind for one in self.before) - after.count(kind)
            if lost > 0:
                self.use.tally.destroyed[name] += lost
                self.use.tally.did.add(("destroy", name))


# ---- destroying, removing, replacing, adding ------------------------------------------------------------------------


async def some_of(use: Use, quantity: Amount, kinds: Iterable[int], act: Callable[[Piece], None]) -> None:
    """Choose pieces here, one after another, and do something to each."""
    left = use.pieces(kinds)
    for done in range(min(quantity.most, len(left))):
        one = await use.which(left, may_stop=done >= quantity.least)
        if one is None:
            return
        left.remove(one)
        act(one)


async def destroy(use: Use, call: Call) -> None:
    """S-9.3"""
    with Losses(use):
        await some_of(
            use,
            use.amount(call.args[0]),
            kinds_of(call.args[1]),
            lambda one: changes.destroy(use.table, use.here, one),
        )


async def remove(use: Use, call: Call) -> None:
    """S-9.2; S-10.4: blight goes back to its card."""
    quantity, what = use.amount(call.args[0]), names(call.args[1])
    if what[0] in TOKENS:
        remove_token(use, what[0], quantity)
        return
    lands = use.here if use.here != NOWHERE else await anywhere(use, kinds_of(call.args[1]))
    if lands == NOWHERE:
        return
    at = at_land(use, lands)
    await some_of(at, quantity, kinds_of(call.args[1]), lambda one: changes.remove(at.state, at.here, one))


def remove_token(use: Use, kind: str, quantity: Amount) -> None:
    tokens: list[int] = getattr(use.state, kind)
    removed = min(quantity.most, tokens[use.here])
    tokens[use.here] -= removed
    if kind == "blight":
        use.state.blight_left += removed
    if removed:
        use.tally.did.add(("remove", kind))


async def anywhere(use: Use, kinds: Iterable[int]) -> Land:
    """Without a land of its own a verb takes its pieces anywhere in the scope."""
    lands = bits_of(land for land in members(places(use.case, Word("island"))) if use.pieces(kinds, Land(land)))
    return await use.land(lands & use.scope) if lands & use.scope else NOWHERE


async def replace(use: Use, call: Call) -> None:
    """S-9.5: also into several pieces; the first of them takes over damage and strife."""
    quantity, old = use.amount(call.args[0]), kinds_of(call.args[1])
    copies, new = copies_of(call.args[2])
    kind = kinds_of(new)[0]

    def act(one: Piece) -> None:
        changes.replace(use.table, use.here, one, kind)
        changes.add(use.state, use.here, kind, copies - 1)
        use.tally.did.add(("replace", KINDS[kind_of(one)]))

    await some_of(use, quantity, old, act)


def copies_of(expression: Expr) -> tuple[int, Expr]:
    """``2*explorer``"""
    match expression:
        case Op("*", int(copies), new):
            return copies, new
    return 1, expression


async def add(use: Use, call: Call) -> None:
    """S-9.1; S-10.2: blight comes from its card."""
    quantity, what = use.amount(call.args[0]), names(call.args[1])[0]
    if what == "blight":
        await changes.add_blight(use.table, use.here, quantity.most)
    elif what in TOKENS:
        tokens: list[int] = getattr(use.state, what)
        tokens[use.here] += quantity.most
    else:
        changes.add(use.state, use.here, PIECES[what][0], quantity.most)


async def remove_health(use: Use, call: Call) -> None:
    """Invaders whose health comes to so much at most."""
    left, kinds = use.amount(call.args[0]).most, kinds_of(call.args[1])
    while True:
        small = [one for one in use.pieces(kinds) if health(use.state, use.here, kind_of(one)) <= left]
        one = await use.which(small, may_stop=True)
        if one is None:
            return
        left -= health(use.state, use.here, kind_of(one))
        changes.remove(use.state, use.here, one)


# ---- moving: S-9.4 --------------------------------------------------------------------------------------------------


async def push(use: Use, call: Call) -> None:
    """S-9.4, S-9.14: each piece to an adjacent land of choice."""
    if use.here == NOWHERE:
        land = await anywhere(use, kinds_of(call.args[1]))
        if land != NOWHERE:
            await push(at_land(use, land), call)
        return
    quantity, left = use.amount(call.args[0]), use.pieces(kinds_of(call.args[1]))
    wanted = call.key("to")
    use.tally.lands["left_land"] = 1 << use.here
    for done in range(min(quantity.most, len(left))):
        lands = isle(use.state).near(use.here)
        if wanted is not None:
            lands = bits_of(land for land in members(lands) if holds(use.case.at(Land(land)), wanted))
        one = await use.which(left, may_stop=done >= quantity.least) if lands else None
        if one is None:
            return
        left.remove(one)
        await move_one(use, one, use.here, await use.land(lands), "push")


async def gather(use: Use, call: Call) -> None:
    """S-9.4: each piece from an adjacent land of choice."""
    quantity, kinds = use.amount(call.args[0]), kinds_of(call.args[1])
    for done in range(quantity.most):
        near = members(isle(use.state).near(use.here))
        lands = bits_of(land for land in near if use.pieces(kinds, Land(land)))
        start = await use.land_or_stop(lands, may_stop=done >= quantity.least)
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
    if chosen:
        end = await use.land(isle(use.state).lands & ~(1 << use.here))
        for one in chosen:
            await move_one(use, one, use.here, end, "move")


async def move_one(use: Use, one: Piece, start: Land, end: Land, verb: str) -> None:
    changes.move(use.state, one, start, end)
    if kind_of(one) == DAHAN:
        await go_along(use, start, end)
    name = KINDS[kind_of(one)]
    use.tally.did.add((verb, name))
    use.tally.pushed_into.append((name, end))
    word = "pushed_to" if verb == "push" else "moved_to"
    use.tally.lands[word] = use.tally.lands.get(word, 0) | 1 << end
    use.table.tell("moved", piece=kind_of(one), land=start, target=end)


async def go_along(use: Use, start: Land, end: Land) -> None:
    """Ally of the Dahan: with each dahan one presence from there may go."""
    state = use.state
    for seat in seats(state):
        is_there = has_rule(state, seat, "ally_of_the_dahan") and presence(state, seat, start)
        if is_there and await use.table.choose(seat, GO_ALONG) == YES:
            state.presence[start * state.seats + seat] -= 1
            state.presence[end * state.seats + seat] += 1


async def fight(use: Use, call: Call) -> None:
    """Both deal their damage to each other at the same time."""
    ours, theirs = use.pieces(kinds_of(call.args[0])), use.pieces(kinds_of(call.args[1]))
    for strikers, targets in ((ours, theirs), (theirs, ours)):
        points = sum(strength(use.state, use.here, kind_of(one)) for one in strikers if not strife_of(one))
        await strike(use, points, targets)


async def attack(use: Use, call: Call) -> None:
    """Pieces deal their normal damage as one pool."""
    strikers = use.pieces(kinds_of(call.args[1]))
    targets = call.key("to")
    assert targets is not None
    points = sum(strength(use.state, use.here, kind_of(one)) for one in strikers)
    await strike(use, points, use.pieces(kinds_of(targets)))


async def strike(use: Use, points: int, targets: list[Piece]) -> None:
    there = use.pieces(range(len(KINDS)))
    alive = [one for one in targets if one in there]
    if points and alive:
        with Losses(use):
            if kind_of(alive[0]) == DAHAN:
                changes.damage_dahan(use.table, use.here, points, alive)
            else:
                await changes.split_damage(use.table, use.seat, use.here, points, alive)


# ---- blocks: where and who ------------------------------------------------------------------------------------------


def at_land(use: Use, land: Land) -> Use:
    """The same action in another land."""
    return dataclasses.replace(use, here=land)


async def at(use: Use, call: Call) -> None:
    """In one such land, in so many, or in all of them; lands and their number are settled when it is reached."""
    *some, place = call.args
    quantity = use.amount(some[0]) if some else Amount(1, 1)
    lands = places(use.case, place)
    if call.key("distinct") is not None:
        lands &= ~bits_of(use.taken)
    for _ in range(min(quantity.most, lands.bit_count())):
        land = await use.land(lands) if quantity.most < ALL else Land(members(lands)[0])
        lands &= ~(1 << land)
        use.tally.lands["that_land"] = 1 << land
        use.taken.add(land)
        await carry_out(at_land(use, land), call.block or ())


async def as_spirit(use: Use, call: Call) -> None:
    """Another spirit does it, and chooses."""
    await carry_out(dataclasses.replace(use, seat=use.target), call.block or ())


async def each_spirit(use: Use, call: Call) -> None:
    """S-15.4: an action of its own for every spirit."""
    for seat in seats(use.state):
        own = Use(use.table, seat, scope=use.scope, rule=use.rule, taken=use.taken, cause=use.cause)
        await carry_out(own, call.block or ())


async def each_board(use: Use, call: Call) -> None:
    """S-15.4: an action of its own for every board where the condition holds, settled before the first."""
    boards = [isle(use.state).board(place) for place in range(len(use.state.boards))]
    for lands in [lands for lands in boards if not call.args or is_anywhere(use, lands, call.args[0])]:
        seat = decider(use.state, Land(members(lands)[0]))  # S-3.4
        own = Use(use.table, seat, scope=lands, until=use.until, rule=use.rule, cause=use.cause)
        own.tally = Tally(discarded=use.tally.discarded)
        await carry_out(own, call.block or ())


def is_anywhere(use: Use, lands: int, condition: Expr) -> bool:
    return any(holds(use.case.at(Land(land)), condition) for land in members(lands))


VERBS: dict[str, Verb] = {
    "fear": fear,
    "energy": energy,
    "defend": let_stand,
    "skip": let_stand,
    "range": hold_for_spirit,
    "end_of_turn": hold_for_spirit,
    "health": let_stand,
    "strength": let_stand,
    "immune": let_stand,
    "ravage_rule": let_stand,
    "ravage_damage": let_stand,
    "wherever": let_stand,
    "on": let_stand,
    "damage": damage,
    "damage_each": damage_each,
    "damage_one": damage_one,
    "damage_different": damage_different,
    "destroy": destroy,
    "remove": remove,
    "replace": replace,
    "add": add,
    "remove_health": remove_health,
    "push": push,
    "gather": gather,
    "move": move,
    "fight": fight,
    "attack": attack,
    "at": at,
    "as": as_spirit,
    "each_spirit": each_spirit,
    "each_board": each_board,
}
