"""Effects carried out: what powers, fear cards and the rest do to the island, statement by statement.

A `Use` is one action: who acts and where, and what has come of it so far. What is certain is not asked.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter

from tuath.core.notation import (
    Apply,
    Call,
    DeclinedError,
    Effect,
    Either,
    Expr,
    May,
    Stmt,
    Word,
    expressions,
    statements,
    walk,
)
from tuath.core.question import Law, Seat, bits_of, members
from tuath.core.table import Rule, Table
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.counting import AS_EXPLORERS, settle_counts, settle_thieves
from tuath.games.spirit_island.material.geometry import TERRAINS, Land, board_place
from tuath.games.spirit_island.material.material import WHEN_TURNED, cause_of, family_of
from tuath.games.spirit_island.material.pieces import (
    BEASTS,
    EXPLORER,
    PIECE_KINDS,
    SITE_AS_BEASTS,
    Piece,
    Pieces,
    kind_of,
    token,
)
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.conditions import (
    ALL,
    KINDS_MEANT,
    Amount,
    amount,
    holds,
    is_named,
    lands_meant,
    names,
    number,
)
from tuath.games.spirit_island.state.library import library
from tuath.games.spirit_island.state.names import alternative
from tuath.games.spirit_island.state.panel import card_plays, own_cards
from tuath.games.spirit_island.state.possible import EVENT_PIECE, best, best_ways, could, is_affordable
from tuath.games.spirit_island.state.queries import (
    decider,
    is_swarm_site,
    isle,
    oceans_in_play,
    presence_lands,
    seats,
    swarm,
    times_on,
    tokens_of,
)
from tuath.games.spirit_island.state.questions import (
    EITHER,
    FREE,
    FROM,
    LEFT_OUT,
    MAY,
    NEXT_BOARD,
    NEXT_SPIRIT,
    ONE_SPIRIT,
    WHERE,
    WHICH,
)
from tuath.games.spirit_island.state.standing import (
    PIECES_CHANGED,
    add_standing,
    is_anything_counted,
    note,
    rows_by,
    watch,
)
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    NO_CARD,
    NOBODY,
    NONE,
    NOWHERE,
    OVER,
    STOP,
    TURN,
    YES,
    Doing,
    Standing,
    State,
)
from tuath.games.spirit_island.state.thieves import thieves_left

NEXT_CARDS = ("next_build_card", "next_explore_card")  # what is said of them holds until such a card has come
AS_CARD_PLAYS = Word("card_plays_number")
CHANGES_HERE = Apply(PIECES_CHANGED)
TOKENS_MEANT = frozenset(range(BEASTS, len(PIECE_KINDS)))
MARKER_NAME = "marker"  # of a scenario
EARNED, FREE_GROUND = Word("fear_card.earned"), Word("free_terrain")
THAT_LAND = Word("that_land")
LEAVE_OUT = "leave_out_board"
PAID_VERBS = frozenset(name for name, verb in DECLARED.items() if verb.needs == "energy")
AfterAction = Callable[[Table[State]], Awaitable[None]]


class PreventedError(Exception):
    """S-14.16: what follows in the block is not done, as its price was paid."""


@dataclass
class Dream:
    """An invader as it suffers only in a dream: S-15.7."""

    land: Land
    piece: Piece  # as it really is
    damage: int = 0
    is_over: bool = False  # it has died in its dream, which it does once in a power


@dataclass(slots=True)
class Use:
    """S-15.1: one action while it is carried out."""

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
    event_pieces: Pieces = ()  # to which it has happened, or would happen
    in_power: bool = False  # S-22.3: it changes the use of a power, so that oceans count as they do for powers
    is_growth: bool = False  # S-5.1: an action of growth
    is_dahan_event: bool = False  # S-14.2: rules of spirits may close lands to it
    card: int = NO_CARD  # the invader card that is carried out
    is_shifted: bool = False  # S-22.17: an action for a board, in which those for its lands happen once
    has_agreed: bool = False  # to something that may be done
    is_repeat: bool = False  # S-7.12: what is repeated does not repeat itself
    is_both: bool = False  # S-7.6: whatever is left to choose between two ways is done in both of them
    sources: int = -1  # lands, as bits, from which is gathered
    is_unseen: bool = False  # S-22.22: a card that nobody has chosen
    taken: set[Land] = field(default_factory=set)  # S-11.4: lands that other players took for the same effect
    tally: Tally = field(default_factory=Tally)
    badlands_used: set[tuple[Land, bool]] = field(default_factory=set)  # S-13.10: badlands that have added to damage
    saved: list[tuple[Land, Piece]] = field(default_factory=list)  # S-9.9: whom this action harms no more
    dreams: list[Dream] = field(default_factory=list)  # what invaders have only dreamt
    cause: int = NONE  # what is used: a card, an innate power, a panel; see names.py
    after_action: AfterAction | None = None  # S-3.9: what follows each action, where an effect consists of several
    current: Stmt | None = None
    aim: Land = NOWHERE  # the land that the power targets
    state: State = field(init=False)  # of the table

    def __post_init__(self) -> None:
        self.state = self.table.state
        if self.aim == NOWHERE:
            self.aim = self.here

    @property
    def case(self) -> Case:
        return Case(
            self.state,
            self.seat,
            self.here,
            self.origin,
            self.target,
            self.user,
            self.scope,
            self.tally,
            self.event,
            oceans_in_play(self.state) if self.power != NO_CARD or self.in_power else 0,
            self.card,
        )

    @property
    def is_over(self) -> bool:
        """S-17.7: the game has ended in the middle; nothing further is carried out."""
        return self.state.phase == OVER

    @property
    def is_power(self) -> bool:
        """S-14.15: everything else must be done as well as possible."""
        return self.power != NO_CARD

    def holds(self, condition: Expr) -> bool:
        return holds(self.case, condition)

    def ask_about(self, where: int = NOWHERE, number: int = 0, mover: int = NONE) -> None:
        """What the next question is about, for whoever puts it into words."""
        place = library(self.state.printed).by_identity.get(id(self.current), NONE)
        here = self.here if where == NOWHERE else where
        self.state.doing[self.seat] = Doing(self.cause, place, here, number, mover)

    async def pick(self, either: Either) -> Effect:
        """S-14.13: a way that can be paid for; S-14.15: what is no power takes one that can be done."""
        ways = list(range(len(either.options))) if self.is_power else best_ways(self.case, either.options)
        ways = [way for way in ways if is_affordable(self.case, either.options[way])]
        if self.is_both:
            return tuple(statement for way in ways for statement in either.options[way])
        if len(ways) < 2:
            return either.options[ways[0]] if ways else ()
        self.ask_about()
        laws = partial(self.way_laws, either.options, ways)
        return either.options[await self.table.choose(self.seat, EITHER, ways, laws)]

    def way_laws(self, options: tuple[Effect, ...], ways: list[int]) -> list[Law]:
        """S-14.13: it must be paid for; S-14.15: what is no power does as much as it can."""
        every, case = range(len(options)), self.case
        able = bits_of(way for way in every if self.is_power or could(case, options[way]))
        return [
            (bits_of(every), self.rule, "no-such-way"),
            (bits_of(way for way in every if is_affordable(case, options[way])), "S-14.13", "way-too-dear"),
            (able, "S-14.15", "way-does-nothing"),
            (bits_of(ways), "S-14.15", "way-does-less"),
        ]

    async def agrees(self, may: May) -> bool:
        """S-11.5: what is no power is not asked for where nothing of it can be done; S-14.13: nor what is too dear."""
        if not is_affordable(self.case, may.effect) or (not self.is_power and not could(self.case, may.effect)):
            return False
        if speaks_of_this(may.effect) and not own_cards(self.state, self.seat) >> self.power & 1:
            return False  # S-22.23: the card is gone
        self.ask_about()
        is_done = await self.table.choose(self.seat, MAY) == YES
        self.has_agreed |= is_done
        return is_done

    # ---- choices ----

    def number(self, expression: Expr) -> int:
        return expression if isinstance(expression, int) else number(self.case, expression)

    def amount(self, expression: Expr) -> Amount:
        return Amount(expression, expression) if isinstance(expression, int) else amount(self.case, expression)

    def pieces(self, kinds: Iterable[int], land: Land | None = None) -> list[Piece]:
        """Those of these kinds there, each token of its own."""
        wanted, there = frozenset(kinds), self.here if land is None else land
        found = [one for one in self.state.pieces[there] if kind_of(one) in wanted]
        if EXPLORER in wanted and self.takes_thieves:
            found += thieves_left(self.state, there)
        return found + self.tokens(there, wanted) if max(wanted, default=0) >= BEASTS else found

    @property
    def takes_thieves(self) -> bool:
        """S-19.8: do they count as explorers in this action?"""
        return self.tally.counted.get(AS_EXPLORERS, 0) > 0

    def tokens(self, land: Land, kinds: frozenset[int]) -> list[Piece]:
        """S-13.1; S-22.20: a sacred site beside the beasts, where it stands in for one."""
        found = tokens_there(self.state, land, kinds)
        return [*found, SITE_AS_BEASTS] if BEASTS in kinds and self.has_swarm(land) else found

    def has_swarm(self, land: Land) -> bool:
        """S-16.2, S-22.20: its spirit acts itself, or has said so for this action."""
        if not is_swarm_site(self.state, land):
            return False
        return self.seat == swarm(self.state) or self.tally.counted.get(("beasts", land), 0) > 0

    async def which(self, found: Iterable[Piece], may_stop: bool, more: int = 0) -> Piece | None:
        """One of these pieces, or none if one may stop or there is none; so many more at most, if that is known."""
        different = sorted(set(found))
        if not different or (len(different) == 1 and not may_stop):
            return different[0] if different else None
        self.ask_about(number=more)
        offered = [one + BESIDE_STOP for one in different]
        chosen = await self.table.choose(self.seat, WHICH, [STOP, *offered] if may_stop else offered)
        return None if chosen == STOP else chosen - BESIDE_STOP

    async def land(self, lands: int, mover: int = NONE, more: int = 0, is_own: bool = False) -> Land:
        """One of these lands: for a piece of that kind, if one goes there; or one with presence of the spirit's own."""
        if lands & (lands - 1):
            self.ask_about(number=more, mover=mover)
        return await changes.one_land(self.table, self.seat, WHERE, *self.land_laws(lands, is_own))

    def land_laws(self, lands: int, is_own: bool = False) -> list[Law]:
        """S-9.4: what is pushed or gathered goes to an adjacent land, or comes from one; else the effect says where."""
        if is_own:
            own = presence_lands(self.state, self.seat) | lands
            return [(own, "S-5.9", "no-presence-there"), (lands, self.rule, "no-land-for-this")]
        near = self.case.near(self.here) if self.here != NOWHERE else 0
        match self.current:
            case Call("push") if near | lands == near:
                return [(near, "S-9.4", "not-adjacent"), (lands, self.rule, "no-land-for-this")]
            case Call("gather") if near | lands == near:
                return [(near, "S-9.4", "not-adjacent"), (lands, self.rule, "nothing-to-gather")]
        return [(lands, self.rule, "no-land-for-this")]

    async def land_or_stop(self, lands: int, may_stop: bool, more: int = 0, is_own: bool = False) -> Land:
        if not lands:
            return NOWHERE
        if not may_stop:
            return await self.land(lands, more=more, is_own=is_own)
        self.ask_about(number=more)
        offered = [land + BESIDE_STOP for land in members(lands)]
        laws = [
            (allowed << BESIDE_STOP | 1 << STOP, rule, key)
            for allowed, rule, key in (changes.on_the_island(self.state), *self.land_laws(lands, is_own))
        ]
        chosen = await self.table.choose(self.seat, FROM, [STOP, *offered], laws)
        return Land(chosen - BESIDE_STOP)


FIELDS_OF = attrgetter(*(each.name for each in dataclasses.fields(Use) if each.init))
Verbs = Mapping[str, Callable[[Use, Call], Awaitable[None]]]  # what a file adds to the rules: see rules.py


def carry_out(use: Use, effect: Effect) -> Rule[None]:
    """S-7.5: in order, as far as possible; S-14.13: nothing of it where it has a price that cannot be paid."""
    if not PAID_VERBS.isdisjoint([each.verb for each in effect if isinstance(each, Call)]):
        effect = effect if is_affordable(use.case, effect) else ()
    if use.here != NOWHERE and is_anything_counted(use.state):
        return carry_out_counting(use, effect)
    return walk(use, effect, use.state.rules.verbs)


async def carry_out_counting(use: Use, effect: Effect) -> None:
    """S-16.2: first it is decided what counts as what here."""
    await settle_counts(use.table, use.tally, use.here, effect, use.cause)
    if use.is_power or use.user != NOBODY:
        await settle_thieves(use.table, use.seat, use.tally, use.here, effect, use.cause)
    await walk(use, effect, use.state.rules.verbs)


def speaks_of_this(effect: Effect) -> bool:
    """Is something done with the card itself?"""
    return any(isinstance(each, Call) and each.args == (Word("this"),) for each in effect)


def kinds_of(what: Expr) -> tuple[int, ...]:
    return tuple(kind for name in names(what) for kind in KINDS_MEANT.get(name.partition(".")[0], ()))


def tokens_there(state: State, land: Land, kinds: frozenset[int]) -> list[Piece]:
    """S-13.1: tokens and blight of these kinds, each as a piece of its own."""
    known = [kind for kind in sorted(kinds) if kind >= BEASTS]
    return [token(kind) for kind in known for _ in range(tokens_of(state, PIECE_KINDS[kind])[land])]


def pieces_meant(use: Use, what: Expr, land: Land | None = None) -> list[Piece]:
    """Those of these types there, or those to which something happens, as far as they are there."""
    where = use.here if land is None else land
    there = [*use.state.pieces[where], *use.tokens(where, TOKENS_MEANT)]
    if use.takes_thieves:
        there += thieves_left(use.state, where)
    if what == EVENT_PIECE:
        return sorted((Counter(use.event_pieces) & Counter(there)).elements())
    return [one for one in there if any(is_named(name, one) for name in names(what))]


# ---- fear, defence and what else holds for the turn -----------------------------------------------------------------


async def fear(use: Use, call: Call) -> None:
    points = use.number(call.args[0])
    changes.add_fear(use.table, points)
    if use.power != NO_CARD and use.here != NOWHERE and points > 0:
        note(use.state, "power_fear_here", use.here, number=points)


async def hold_here(use: Use, call: Call) -> None:
    """S-12.1, S-3.5: it holds here until the end of the turn; earned fear cards are counted now."""
    event = use.state.fear_earned if EARNED in expressions((call,)) else use.event
    aim = use.aim if use.is_power and use.aim != use.here else NOWHERE
    row = Standing(0, use.seat, use.here, use.until, event, use.scope, use.power, aim)
    add_standing(use.state, call, row)
    if call.args and call.args[0] == CHANGES_HERE:
        watch(use.state, use.here)
    tell_standing(use, call)
    await changes.destroy_without_health(use.table)


async def skip(use: Use, call: Call) -> None:
    """S-8.6: this turn, or once; what is said of the next card of a space waits until there is one."""
    what = names(call.args[0])[0]
    await hold_here(dataclasses.replace(use, until=what) if what in NEXT_CARDS else use, call)


def tell_standing(use: Use, call: Call) -> None:
    """What holds from now on, where it is said of a land."""
    says = alternative(use.state.printed, f"stand-{library(use.state.printed).numbers[call]}")
    if says and use.here != NOWHERE:
        use.table.tell("holds", land=use.here, **says)


async def isolate(use: Use, call: Call) -> None:
    """S-13.6: this turn."""
    use.state.isolated |= 1 << use.here
    use.table.tell("isolated", land=use.here)


async def hold_for_spirit(use: Use, call: Call) -> None:
    """S-7.10: for all powers of the spirit, this turn."""
    add_standing(use.state, call, Standing(0, use.seat, until=use.until, power=use.power))


async def energy(use: Use, call: Call) -> None:
    """S-5.4: kept between turns, never less than none."""
    is_as_plays = call.args[0] == AS_CARD_PLAYS  # S-22.22
    change = card_plays(use.state, use.seat) if is_as_plays else use.number(call.args[0])
    changes.change_energy(use.table, use.seat, max(change, -use.state.energy[use.seat]))


# ---- destroying, removing, replacing, adding ------------------------------------------------------------------------
# ---- blocks: where and who ------------------------------------------------------------------------------------------


def at_land(use: Use, land: Land) -> Use:
    """The same action in another land."""
    table, seat, _, *others = FIELDS_OF(use)
    return Use(table, seat, land, *others)


async def at(use: Use, call: Call) -> None:
    """In one such land, in so many, or in all of them; lands and their number are settled when it is reached.

    S-11.9: whoever finds no different land left does nothing.
    """
    *some, place = call.args
    quantity = use.amount(some[0]) if some else Amount(1, 1)
    if isinstance(place, Apply) and place.name in ("most", "fewest") and 1 < quantity.most < ALL:
        await at_ranked(use, call, place, quantity.most)
        return
    lands = lands_meant(use.case, place)
    is_named_before = isinstance(place, Apply) and THAT_LAND in place.args
    if call.key("distinct") is not None:  # S-14.5: a land that each player chooses is like a target
        lands &= ~bits_of(use.taken)
    in_order = call.key("in_order") is not None  # S-18.4: all of them, one after another as is chosen
    if in_order or (call.key("distinct") is None and not use.is_power and quantity.most < ALL):
        lands = best(use.case, lands, call.block or ())
    for done in range(min(quantity.most, lands.bit_count())):
        may_stop, is_asked = done >= quantity.least and bool(some), in_order or quantity.most < ALL
        land = await use.land_or_stop(lands, may_stop) if is_asked else Land(members(lands)[0])
        if land == NOWHERE:
            return
        lands &= ~(1 << land)
        if not is_named_before:
            use.tally.lands["that_land"] = 1 << land
        use.taken.add(land)
        there, block = at_land(use, land), call.block or ()
        for _ in range(times_of(use, land) if quantity.most == ALL else 1):
            await (carry_out_apart(use, there, block) if quantity.most == ALL else carry_out_block(there, block))
            if use.is_over:
                return


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


async def carry_out_block(use: Use, effect: Effect) -> None:
    """What stands in a block; its first statement may say what prevents the rest, or what all must agree to pay."""
    with suppress(PreventedError, DeclinedError):
        await carry_out(use, effect)


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


async def interrupt(table: Table[State], action: Awaitable[None]) -> None:
    """S-15.9: a basic action inside another; what it triggers is finished too before the other goes on."""
    around, table.state.happened = table.state.happened, ()
    await action
    await table.state.rules.points.triggered(table)
    table.state.happened = around


async def as_spirit(use: Use, call: Call) -> None:
    """Another spirit does it, and chooses."""
    seat = use.target
    match call.args[0]:
        case Apply("one_spirit", _, (("has_presence", place),)):
            seat = await one_spirit(use, lands_meant(use.case, place))
        case Word("user"):
            seat = use.user
    if seat != NOBODY:
        await carry_out(dataclasses.replace(use, seat=seat), call.block or ())


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
        await carry_out_apart(use, as_other(use, seat, use.scope), block)


def is_meant(use: Use, seat: Seat, call: Call) -> bool:
    return not call.args or holds(use.case._replace(seat=seat), call.args[0])


async def carry_out_whole(use: Use, effect: Effect) -> None:
    """S-14.10: what speaks of a terrain on no action space chooses it once, before anything else; perhaps none is."""
    state = use.state
    now = tuple(each for each in effect if not (isinstance(each, Call) and DECLARED[each.verb].stands))
    if FREE_GROUND in expressions(now):
        cards = [state.printed.invader_cards[card] for card in (*state.exploring, *state.building, *state.ravaging)]
        shown = {each for card in cards for each in card.match}
        free = [place for place, each in enumerate(TERRAINS) if each not in shown]
        use.ask_about()
        use.tally.terrain = NONE
        if free:
            use.tally.terrain = free[0] if len(free) == 1 else await use.table.choose(use.seat, FREE, free)
    await carry_out(use, effect)


async def each_board(use: Use, call: Call) -> None:
    """S-15.4: an action of its own for every board where the condition holds, settled before the first.

    S-14.7: what is pushed from a land of the board, or gathered into one, may cross to or from another board.
    """
    boards = [isle(use.state).board(place) for place in range(len(use.state.boards))]
    boards = [lands for lands in boards if lands & use.scope]
    boards = [lands for lands in boards if not call.args or holds(of_board(use.case, lands), call.args[0])]
    if boards and rows_by(use.state, LEAVE_OUT) and family_of(use.state.printed, use.cause) == "adversaries":
        kept = await left_out(use.table, [board_place(Land(members(lands)[0])) for lands in boards])
        boards = [lands for lands in boards if not lands & kept]
    most = call.key("max")
    for lands in boards if most is None else await some_boards(use, boards, use.number(most), call.block or ()):
        if use.is_over:
            return
        seat = decider(use.state, Land(members(lands)[0]))  # S-3.4
        for _ in range(times_of(use, Land(members(lands)[0]))):
            own = as_other(use, seat, lands & use.scope)
            own.is_shifted = True
            await carry_out_apart(use, own, call.block or ())


async def left_out(table: Table[State], places: Iterable[int]) -> int:
    """S-22.8: the lands of one board, which the players name every time, as bits."""
    boards = {table.state.boards[place]: isle(table.state).board(place) for place in places}
    return boards[await table.choose(0, LEFT_OUT, list(boards))]


def as_other(use: Use, seat: Seat, scope: int) -> Use:
    """S-15.4: an action of its own; S-15.15: but in a power a part of the same one."""
    if use.is_power:
        return dataclasses.replace(use, seat=seat, scope=scope)
    own = Use(use.table, seat, use.here, until=use.until, rule=use.rule, event=use.event, cause=use.cause)
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
    found, left = list[int](), [lands for lands in boards if could(of_board(use.case, lands), block)]
    while left and len(found) < most:
        lands = left[0]
        if len(left) > most - len(found):
            use.ask_about()
            places = {use.state.boards[board_place(Land(members(each)[0]))]: each for each in left}
            lands = places[await use.table.choose(use.seat, NEXT_BOARD, list(places))]
        left.remove(lands)
        found.append(lands)
    return found


async def immediately(table: Table[State]) -> None:
    """S-10.5, S-15.9: a blight card that has just been turned over interrupts the action that did it."""
    state = table.state
    card = state.printed.blight_cards[state.blight_card]
    if card.timing in WHEN_TURNED:
        cause = cause_of(state.printed, "blight_cards", state.blight_card)
        await interrupt(table, carry_out(Use(table, 0, rule="S-10.5", cause=cause), card.effect))


VERBS: Verbs = {
    "fear": fear,
    "energy": energy,
    "defend": hold_here,
    "skip": skip,
    "sit_out": hold_here,
    "isolate": isolate,
    "range": hold_for_spirit,
    "presence_defends": hold_for_spirit,
    "end_of_turn": hold_for_spirit,
    "health": hold_here,
    "strength": hold_here,
    "no_heal": hold_here,
    "untargetable": hold_here,
    "no_cascade": hold_here,
    "counts_as": hold_here,
    "immune": hold_here,
    "ravage_rule": hold_here,
    "ravage_damage": hold_here,
    "ignore": hold_here,
    "no_escalation": hold_here,
    "wherever": hold_here,
    "on": hold_here,
    "next": hold_here,
    "at": at,
    "as": as_spirit,
    "each_spirit": each_spirit,
    "each_board": each_board,
}
