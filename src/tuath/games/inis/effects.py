"""Cards are notation: the tree is walked when a card is declared.

I-8.2: whoever plays a card first states every choice that does not depend on hidden cards. So each verb of the
notation asks what is open and gives orders, rows which are carried out once nobody has cancelled the card. What has
been declared so far is tried out on a plan, a copy of the state that is thrown away. Where the rest of a card depends
on what its first part brings, the walk stops and goes on later.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from tuath.core.notation import Apply, Call, Effect, Either, Expr, May, Op, Stmt, UpTo, Word, walk
from tuath.core.question import Question, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.inis.agenda import change, push
from tuath.games.inis.cards import KINDS, SOME
from tuath.games.inis.conditions import Case, bit, holds, name, number, people, places
from tuath.games.inis.legality import clan_laws, number_laws, place_laws, seat_laws, stop_laws, way_laws
from tuath.games.inis.queries import clans, exposed, held, in_turn, kind_of, modes, present_players, seats
from tuath.games.inis.questions import (
    AT,
    CLAN,
    EITHER,
    FROM_CITADELS,
    HOW_MANY,
    MAY,
    MOVE_FROM,
    MOVE_TO,
    PLACE,
    WHO,
    WHOSE,
)
from tuath.games.inis.state import BESIDE_STOP, NO_CARD, NOBODY, NOWHERE, STOP, YES, Play, State, Task

EVENTS = ("deal", "draft_end", "clash_end")  # what a part of a card can wait for
CLANS_OF = 4  # values of the domain of clans by territory


class Amount(NamedTuple):
    """How many: as many as possible between two numbers."""

    least: int
    most: int


def effect_of(state: State, play: Play) -> Effect:
    """The statements of a card's mode, or of the block that had to wait."""
    effect = modes(state, play)[play.mode].effect
    if play.inside < 0:
        return effect
    waiting = effect[play.inside]
    assert isinstance(waiting, Call)
    assert waiting.block is not None
    return waiting.block


OWN_PART = {"action": "I-15.", "epic": "I-16.", "advantage": "I-14."}  # the parts of the digest that tell of cards


def paragraph(state: State, play: Play) -> str:
    """The paragraph that speaks of a card."""
    if play.card == NO_CARD:
        return "I-14.1"
    own = OWN_PART[kind_of(state, play.card)]
    rules = [str(rule) for rule in state.printed.raw["cards"]["cards"][play.card]["rules"]]
    return next((rule for rule in rules if rule.startswith(own)), "I-14.5")


class Use:
    """One use of a card while it is declared: who acts and where, the plan, and the orders given so far."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table
        self.state = table.state
        self.plan = table.state.copy()
        self.play = table.state.plays[-1]
        self.seat = self.play.seat
        self.here = self.play.here
        self.place = self.play.place
        self.must_wait = False
        self.rule = paragraph(self.state, self.play)
        self.current: Stmt | None = None

    @property
    def case(self) -> Case:
        return Case(self.plan, self.seat, self.here, self.play)

    def order(self, kind: str, seat: Seat = NOBODY, where: int = NOWHERE, to: int = -1, number: int = 0) -> None:
        """Declared, and shown to everybody; carried out later."""
        change(self.state, orders=(*self.state.plays[-1].orders, Task(kind, seat, where, to, number)))

    # ---- conditions and choices of the notation ----

    def holds(self, condition: Expr) -> bool:
        return holds(self.case, condition)

    async def pick(self, either: Either) -> Effect:
        """I-9.5: what cannot be done is not offered while something else can."""
        able = [place for place, option in enumerate(either.options) if can(self.case, option)]
        if not able:
            return ()
        if len(able) == 1:
            return either.options[able[0]]
        self.state.focus = self.here
        ways = bits_of(able)
        chosen = await self.table.choose(self.seat, EITHER, laws=lambda: way_laws(ways, len(either.options), self.rule))
        return either.options[chosen]

    async def agrees(self, may: May) -> bool:
        if not can(self.case, may.effect):
            return False
        self.state.focus = self.here
        return await self.table.choose(self.seat, MAY) == YES

    # ---- questions ----

    async def territory(self, allowed: int, question: Question[int] = PLACE) -> int:
        """One of these territories; nobody is asked where there is no choice."""
        if not allowed & (allowed - 1):
            return allowed.bit_length() - 1 if allowed else NOWHERE
        self.state.focus = self.here
        if question is PLACE:
            return int(
                await self.table.choose(self.seat, PLACE, laws=lambda: place_laws(self.plan, allowed, self.rule))
            )
        found = await self.table.choose(
            self.seat, question, laws=lambda: stop_laws(self.plan, allowed, self.rule, False)
        )
        return found - BESIDE_STOP

    async def territory_or_stop(self, allowed: int, question: Question[int], may_stop: bool) -> int:
        """One more of these territories, or enough."""
        if not allowed:
            return NOWHERE
        if not may_stop:
            return await self.territory(allowed, question)
        self.state.focus = self.here
        found = await self.table.choose(
            self.seat, question, laws=lambda: stop_laws(self.plan, allowed, self.rule, True)
        )
        return NOWHERE if found == STOP else found - BESIDE_STOP

    async def how_many(self, least: int, most: int, question: Question[int] = HOW_MANY) -> int:
        if least >= most:
            return most
        self.state.focus = self.here
        return int(await self.table.choose(self.seat, question, laws=lambda: number_laws(least, most, self.rule)))

    async def player(self, allowed: list[Seat], question: Question[int] = WHO) -> Seat:
        if len(allowed) < 2:
            return allowed[0] if allowed else NOBODY
        self.state.focus = self.here
        bits = bits_of(allowed)
        return int(await self.table.choose(self.seat, question, laws=lambda: seat_laws(self.state, bits, self.rule)))

    async def clan(self, allowed: int) -> tuple[int, Seat]:
        """A clan somewhere: where, and whose."""
        if not allowed:
            return NOWHERE, NOBODY
        found = allowed.bit_length() - 1
        if allowed & (allowed - 1):
            self.state.focus = self.here
            found = await self.table.choose(self.seat, CLAN, laws=lambda: clan_laws(self.plan, allowed, self.rule))
        return divmod(found, CLANS_OF)


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
        change(state, orders=())
        push(state, *play.orders, Task("proceed"))


async def finish(table: Table[State], task: Task) -> None:
    """An effect without a card on the table is over."""
    table.state.plays.pop()


# ---- what can be done -----------------------------------------------------------------------------------------------


def can(case: Case, effect: Effect) -> bool:
    """I-9.5: is there anything in it that can be done?"""
    return any(can_do(case, statement) for statement in effect)


def can_do(case: Case, statement: Stmt) -> bool:
    match statement:
        case Either(options):
            return any(can(case, option) for option in options)
        case May(effect):
            return can(case, effect)
        case Call(verb) if verb in ABLE:
            return ABLE[verb](case, statement)
    return True


def can_at(case: Case, call: Call) -> bool:
    return any(can(case.at(place), call.block or ()) for place in members(places(case, call.args[-1])))


def can_place(case: Case, call: Call) -> bool:
    return call.args[1] != Word("clan.own") or case.state.reserve[case.seat] > 0


def can_replace(case: Case, call: Call) -> bool:
    return case.state.reserve[case.seat] > 0 and bool(people(case, call.key("from") or Word("you")))


def can_move(case: Case, call: Call) -> bool:
    if isinstance(call.args[0], UpTo) or call.args[0] == Word("any"):
        return True
    what = name(call.args[1])
    origins = places(case, call.key("from") or Word("here"))
    return any(movers(case.state, case.seat, place, what) for place in members(origins))


def can_remove(case: Case, call: Call) -> bool:
    what = name(call.args[1])
    if what.endswith("exposed"):
        return bool(owners(case, case.here, what))
    origins = places(case, call.key("from") or Word("here"))
    return any(owners(case, place, what) for place in members(origins))


ABLE: dict[str, Callable[[Case, Call], bool]] = {
    "at": can_at,
    "times": lambda case, call: number(case, call.args[0]) > 0 and can(case, call.block or ()),
    "place": can_place,
    "move": can_move,
    "remove": can_remove,
    "replace": can_replace,
    "discard": lambda case, call: bool(held(case.state, case.seat, name(call.args[1]))),
    "clash": lambda case, call: len(present_players(case.state, case.here)) > 1,
}


def owners(case: Case, where: int, what: str) -> list[Seat]:
    """I-2.9: whose clans of a kind stand there."""
    state, seat = case.state, case.seat
    match what:
        case "clan.own":
            return [seat] if clans(state, where, seat) else []
        case "clan.opposing":
            return [other for other in present_players(state, where) if other != seat]
        case "clan.exposed":
            return [other for other in seats(state) if exposed(state, other) > 0]
        case "clan.own.exposed":
            return [seat] if exposed(state, seat) > 0 else []
    return present_players(state, where)


def movers(state: State, seat: Seat, where: int, what: str) -> list[Seat]:
    return owners(Case(state, seat, where, Play(seat)), where, what)


def amount(use: Use, expression: Expr) -> Amount:
    match expression:
        case UpTo(most):
            return Amount(0, number(use.case, most))
        case Word("any"):
            return Amount(0, SOME)
        case Word("some"):
            return Amount(1, SOME)
        case Word("all"):
            return Amount(SOME, SOME)
    exactly = number(use.case, expression)
    return Amount(exactly, exactly)


# ---- clans ----------------------------------------------------------------------------------------------------------


async def place(use: Use, call: Call) -> None:
    """I-2.3, I-9.2: clans of the reserve, the Festival marker, a clan just removed, or those on the Cauldron."""
    quantity, what = amount(use, call.args[0]), name(call.args[1])
    match what:
        case "festival":
            use.order("put_festival", where=use.here)
        case "that_clan":
            where = await use.territory(places(use.case, call.key("to") or Word("here")))
            if where != NOWHERE:
                use.order("reappear", use.seat, where)
        case "clan.stored":
            most = min(quantity.most, use.state.stored[use.seat])
            use.order("put_back", use.seat, use.here, number=await use.how_many(0, most))
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
        plan_place(use, where, await use.how_many(min(quantity.least, most), most))
        return
    allowed = places(use.case, to)
    for _ in range(most if allowed else 0):
        plan_place(use, await use.territory(allowed), 1)


def plan_place(use: Use, where: int, number: int) -> None:
    if number:
        use.order("place", use.seat, where, number=number)
        use.plan.reserve[use.seat] -= number
        use.plan.clans[where * use.plan.seats + use.seat] += number


def plan_move(use: Use, owner: Seat, origin: int, target: int, number: int) -> None:
    use.order("move", owner, origin, target, number)
    use.plan.clans[origin * use.plan.seats + owner] -= number
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
        await march(use, quantity, places(use.case, call.key("to") or Word("adjacent")))
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
        origin, owner = await use.clan(allowed)
        if origin != NOWHERE:
            plan_move(use, owner, origin, use.here, 1)
        return
    for moved in range(quantity.most):
        allowed = bits_of(origin for origin in near if clans(use.plan, origin, use.seat))
        origin = await use.territory_or_stop(allowed, MOVE_FROM, may_stop=moved >= quantity.least)
        if origin == NOWHERE:
            return
        plan_move(use, use.seat, origin, use.here, 1)


async def drive_out(use: Use, call: Call) -> None:
    """I-16.4: an opposing clan to a neighbour of choice."""
    owner = await use.player(owners(use.case, use.here, "clan.opposing"), WHOSE)
    if owner != NOBODY:
        plan_move(use, owner, use.here, await use.territory(use.plan.neighbours[use.here], MOVE_TO), 1)


async def march(use: Use, quantity: Amount, targets: int) -> None:
    """I-15.16, I-16.15, I-16.20: some clans, all to one place."""
    own = clans(use.plan, use.here, use.seat)
    if not own or not targets:
        return
    target = await use.territory(targets, MOVE_TO)
    number = await use.how_many(min(quantity.least, own), min(quantity.most, own))
    if not number:
        return
    if use.plan.clash == use.here and use.plan.sheltered[use.seat]:
        sheltered = use.plan.sheltered[use.seat]
        leaving = await use.how_many(max(0, number - own + sheltered), min(sheltered, number), FROM_CITADELS)
        if leaving:
            use.order("leave_citadels", use.seat, number=leaving)
    plan_move(use, use.seat, use.here, target, number)


async def spread(use: Use, quantity: Amount) -> None:
    """I-14.12, I-15.6, I-15.11: clans from here, each to a neighbour of choice."""
    for moved in range(min(quantity.most, clans(use.plan, use.here, use.seat))):
        near = use.plan.neighbours[use.here]
        target = await use.territory_or_stop(near, MOVE_TO, may_stop=moved >= quantity.least)
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
        use.order("remove", owner, where, to=use.play.seat)
        use.plan.clans[where * use.plan.seats + owner] -= 1


async def which_clan(use: Use, what: str, origin: Expr | None) -> tuple[int, Seat]:
    """I-16.1, I-16.12, I-16.25, I-16.29: where, and whose."""
    if isinstance(origin, Apply):
        allowed = bits_of(
            where * CLANS_OF + owner
            for where in members(places(use.case, origin))
            for owner in owners(use.case, where, what)
        )
        return await use.clan(allowed)
    where = use.here if origin is None else places(use.case, origin).bit_length() - 1
    if where == NOWHERE:
        return NOWHERE, NOBODY
    return where, await use.player(owners(use.case, where, what), WHOSE)


async def replace(use: Use, call: Call) -> None:
    """I-15.12: needs an own clan in reserve."""
    if use.plan.reserve[use.seat]:
        other = await use.player(people(use.case, call.key("from") or Word("you")), WHOSE)
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


# ---- cards ----------------------------------------------------------------------------------------------------------


async def draw(use: Use, call: Call) -> None:
    """I-14.10, I-16.30: Epic Tales, of which some may be kept; or more of them with a draw under way."""
    quantity = call.args[0]
    if isinstance(quantity, Op) and quantity.left is None:
        use.order("draw_more", use.seat, number=number(use.case, quantity))
        return
    cards, keep = number(use.case, quantity), call.key("keep")
    use.order("draw", use.seat, to=cards if keep is None else number(use.case, keep), number=cards)


async def take(use: Use, call: Call) -> None:
    """Into the own hand; the rest of the card may ask whether something was taken."""
    use.must_wait = True
    match name(call.args[1]), call.key("from"):
        case "that_card", _:
            use.order("take_that", use.seat)
        case "advantage.here", _:
            use.order("take_advantage", use.seat, use.here)
        case "epic.shown", _:
            use.order("take_shown", use.seat)
        case _, Word("aside"):
            use.order("take_aside", use.seat)
        case _, Word("action_discard"):
            use.order("search", use.seat)
        case _, Word("opponents"):
            use.order("collect", use.seat)
        case _, who:
            assert who is not None
            victim = await use.player(people(use.case, who))
            if victim != NOBODY:
                use.order("steal", use.seat, to=victim)


async def give(use: Use, call: Call) -> None:
    match name(call.args[1]), call.key("to"):
        case "action.deck", _:
            use.order("put_aside_from_deck", use.seat)
        case _, Word("aside"):
            use.order("put_aside", use.seat)
        case _, Word("givers"):
            use.order("give_back", use.seat)
        case "that_card", who:
            assert who is not None
            use.order("give_that", use.seat, to=await use.player(people(use.case, who)))
        case what, who:
            raise ValueError(f"cannot give {what} to {who}")


async def discard(use: Use, call: Call) -> None:
    """I-8.12: which cards is chosen while carrying it out, for hands are hidden."""
    use.must_wait = True
    what = name(call.args[1])
    if what == "epic.shown":
        use.order("discard_shown", use.seat)
        return
    quantity = amount(use, call.args[0])
    use.order("throw", use.seat, to=KINDS.index(what), number=min(quantity.most, SOME))


async def reveal(use: Use, call: Call) -> None:
    use.must_wait = True
    use.order("reveal_each", use.seat)


async def look(use: Use, call: Call) -> None:
    """I-15.16: what follows is decided after having looked."""
    use.must_wait = True
    other = await use.player(people(use.case, call.key("from") or Word("opponents")))
    use.order("look", use.seat, to=other, number=KINDS.index(name(call.args[1])))


# ---- clashes, turns and events --------------------------------------------------------------------------------------


async def clash(use: Use, call: Call) -> None:
    """I-10.1, I-15.17, I-16.21: needs clans of two players."""
    if len(present_players(use.plan, use.here)) < 2:
        return
    instigator = await use.player(people(use.case, call.key("instigator") or Word("you")))
    use.order("provoke", instigator, use.here)


async def appoint(use: Use, call: Call) -> None:
    """I-14.7, I-15.17, I-16.23: somebody has the next turn or maneuver, or becomes the instigator."""
    who = await use.player(people(use.case, call.args[1]))
    if who != NOBODY:
        use.order(f"appoint_{name(call.args[0])}", who)


async def cancel(use: Use, call: Call) -> None:
    """I-8.6, I-14.4, I-14.8, I-16.10: what was declared does not happen."""
    use.order(f"cancel_{name(call.args[0])}", use.seat)


async def outcome(use: Use, call: Call) -> None:
    use.order(f"outcome_{name(call.args[0])}", use.seat)


async def forbid(use: Use, call: Call) -> None:
    """I-16.18; what a territory forbids is always so and asks for nothing."""
    if call.args[0] == Word("triskel"):
        use.order("silence", use.seat)


async def on(use: Use, call: Call) -> None:
    """I-16.5, I-16.9: the rest waits for an event."""
    use.order("wait", use.seat, use.here, to=EVENTS.index(name(call.args[0])), number=use.place)


async def nothing(use: Use, call: Call) -> None:
    """I-14.1: the Swamp's card."""


def plain(kind: str) -> Callable[[Use, Call], Awaitable[None]]:
    """A verb that leaves nothing open: one order, with a number if it has one."""

    async def verb(use: Use, call: Call) -> None:
        quantity = call.args[0] if call.args else 0
        use.order(kind, use.seat, number=quantity if isinstance(quantity, int) else 0)

    return verb


# ---- where, who, how often ------------------------------------------------------------------------------------------


async def at(use: Use, call: Call) -> None:
    """A territory of choice, several of them, or all; I-17.8: which ones is settled before the first."""
    where, block = call.args[-1], call.block or ()
    allowed = places(use.case, where)
    outside = use.here
    if len(call.args) > 1 and call.args[0] == Word("all"):
        for place in members(allowed):
            await walk_at(use, place, block)
    elif len(call.args) > 1:
        for _ in range(amount(use, call.args[0]).most):
            able = bits_of(place for place in members(allowed) if can(use.case.at(place), block))
            place = await use.territory_or_stop(able, AT, may_stop=True)
            if place == NOWHERE:
                break
            allowed &= ~bit(place)
            await walk_at(use, place, block)
            use.here = outside
    else:
        better = bits_of(place for place in members(allowed) if can(use.case.at(place), block))
        place = await use.territory(better or allowed, AT)
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


VERBS: dict[str, Callable[[Use, Call], Awaitable[None]]] = {
    "place": place,
    "move": move,
    "remove": remove,
    "replace": replace,
    "build": build,
    "lay": lay,
    "draw": draw,
    "take": take,
    "give": give,
    "discard": discard,
    "reveal": reveal,
    "look": look,
    "shuffle": plain("shuffle"),
    "cancel": cancel,
    "deed": plain("deed"),
    "clash": clash,
    "end_clash": plain("end_clash"),
    "appoint": appoint,
    "outcome": outcome,
    "expose": plain("expose"),
    "store": plain("store"),
    "forbid": forbid,
    "flip": plain("flip"),
    "nothing": nothing,
    "at": at,
    "as": as_player,
    "each_player": each_player,
    "times": times,
    "on": on,
}
