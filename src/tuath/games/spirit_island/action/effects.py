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
    Call,
    DeclinedError,
    Effect,
    Either,
    Expr,
    May,
    Stmt,
    Word,
    expressions,
    walk,
)
from tuath.core.question import Law, Seat, bits_of, members
from tuath.core.table import Rule, Table
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.counting import (
    AS_BEASTS,
    Read,
    settle_all,
    settle_by,
    settle_count,
    settle_here,
    settle_thieves,
)
from tuath.games.spirit_island.material.geometry import TERRAINS, Land
from tuath.games.spirit_island.material.material import WHEN_TURNED, cause_of
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
from tuath.games.spirit_island.state.queries.conditions import (
    KINDS_MEANT,
    Amount,
    amount,
    holds,
    is_named,
    names,
    number,
    scope,
)
from tuath.games.spirit_island.state.queries.possible import EVENT_PIECE, best_ways, is_affordable, is_possible
from tuath.games.spirit_island.state.queries.queries import (
    NUMBER_CHOSEN,
    cards_beside,
    counter_of,
    is_swarm_site,
    oceans_in_play,
    presence_lands,
    swarm,
    tokens_of,
)
from tuath.games.spirit_island.state.questions import (
    EITHER,
    FREE,
    FROM,
    MAY,
    WHERE,
    WHICH,
)
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.panel import own_cards
from tuath.games.spirit_island.state.standing.standing import (
    is_anything_counted,
)
from tuath.games.spirit_island.state.standing.thieves import thieves_left
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    HOST,
    NO_CARD,
    NOBODY,
    NONE,
    NOWHERE,
    OVER,
    STOP,
    TURN,
    YES,
    Doing,
    State,
)

TOKENS_MEANT = frozenset(range(BEASTS, len(PIECE_KINDS)))
MARKER_NAME = "marker"  # of a scenario
FREE_GROUND = Word("free_terrain")
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
    seat: Seat  # who decides, and whose presence, energy and cards are meant: S-3.4
    here: Land = NOWHERE
    origin: Land = NOWHERE
    target: Seat = NOBODY
    actor: Seat = field(kw_only=True)  # S-15.2: the spirit whose action it is; NOBODY for what no spirit does
    doer: Seat = NOBODY  # S-15.3: the spirit that is to do it, whose action it need not be
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
    is_unhindered: bool = False  # S-19.8: whatever adversaries and scenarios say about removing
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
        if self.doer == NOBODY and self.actor != NOBODY:
            self.doer = self.seat
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
            self.actor,
            self.scope,
            self.tally,
            self.event,
            oceans_in_play(self.state) if self.power != NO_CARD or self.in_power else 0,
            self.card,
            doer=self.doer,
            is_dahan_event=self.is_dahan_event,
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
        if not self.is_power:
            await self.settle_by((either,), lambda: best_ways(self.case, either.options))
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
        able = bits_of(way for way in every if self.is_power or is_possible(case, options[way]))
        return [
            (bits_of(every), self.rule, "no-such-way"),
            (bits_of(way for way in every if is_affordable(case, options[way])), "S-14.13", "way-too-dear"),
            (able, "S-14.15", "way-does-nothing"),
            (bits_of(ways), "S-14.15", "way-does-less"),
        ]

    async def agrees(self, may: May) -> bool:
        """S-11.5: what is no power is not asked for where nothing of it can be done; S-14.13: nor what is too dear."""
        if not self.is_power:
            await self.settle_by((may,), lambda: is_possible(self.case, may.effect))
        if not is_affordable(self.case, may.effect) or (not self.is_power and not is_possible(self.case, may.effect)):
            return False
        if speaks_of_this(may.effect) and not is_own(self.state, self.seat, self.power):
            return False  # S-22.23: the card is gone
        self.ask_about()
        is_done = await self.table.choose(self.seat, MAY) == YES
        self.tally.declined |= not is_done
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
        return self.tally.thieves > 0

    def tokens(self, land: Land, kinds: frozenset[int]) -> list[Piece]:
        """S-13.1; S-22.20: a sacred site beside the beasts, where it stands in for one."""
        found = tokens_there(self.state, land, kinds)
        return [*found, SITE_AS_BEASTS] if BEASTS in kinds and self.has_swarm(land) else found

    def has_swarm(self, land: Land) -> bool:
        """S-16.2, S-22.20: its spirit has said so for this action, or acts itself and has said nothing yet."""
        if not is_swarm_site(self.state, land):
            return False
        decided, owner = self.tally.counted.get((AS_BEASTS, land)), swarm(self.state)
        return self.doer == owner if decided is None else decided.get(owner, 0) > 0

    async def settle(self, name: str, land: Land) -> None:
        """S-16.2: before it is read how many such tokens are there."""
        if is_anything_counted(self.state):
            await settle_count(self.table, self.tally, name, land, self.cause)

    async def settle_by(self, effect: Effect, read: Read) -> None:
        """S-16.2: before something is read of an effect that may depend on what counts as what in any land."""
        if is_anything_counted(self.state):
            await settle_by(self.table, self.tally, effect, self.cause, read)

    async def which(self, found: Iterable[Piece], may_stop: bool, more: int = 0) -> Piece | None:
        """One of these pieces, or none if one may stop or there is none; so many more at most, if that is known."""
        different = sorted(set(found))
        if not different or (len(different) == 1 and not may_stop):
            return different[0] if different else None
        self.ask_about(number=more)
        offered = [one + BESIDE_STOP for one in different]
        chosen = await self.table.choose(self.seat, WHICH, [STOP, *offered] if may_stop else offered)
        self.tally.declined |= chosen == STOP
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
        self.tally.declined |= chosen == STOP
        return Land(chosen - BESIDE_STOP)


FIELDS_OF = attrgetter(*(each.name for each in dataclasses.fields(Use) if each.init and not each.kw_only))
Verbs = Mapping[str, Callable[[Use, Call], Awaitable[None]]]  # what a file adds to the rules: see rules.py


def carry_out(use: Use, effect: Effect) -> Rule[None]:
    """S-7.5: in order, as far as possible; S-14.13: nothing of it where it has a price that cannot be paid."""
    if not PAID_VERBS.isdisjoint([each.verb for each in effect if isinstance(each, Call)]):
        effect = effect if is_affordable(use.case, effect) else ()
    if is_anything_counted(use.state):
        return carry_out_counting(use, effect)
    return walk(use, effect, use.state.rules.verbs)


async def carry_out_counting(use: Use, effect: Effect) -> None:
    """S-16.2: first it is decided what counts as what here."""
    if use.here == NOWHERE:
        await settle_all(use.table, use.tally, scope(use.case), effect, use.cause)
    else:
        await settle_here(use.table, use.tally, use.here, effect, use.cause)
    if use.actor != NOBODY and use.here != NOWHERE:
        await settle_thieves(use.table, use.seat, use.tally, use.here, effect, use.cause)
    await walk(use, effect, use.state.rules.verbs)


def choose_number(use: Use, number: int) -> None:
    """X is so much for the rest of the effect, and in what is asked about it."""
    use.tally.x = number
    use.state.counters[counter_of(NUMBER_CHOSEN, use.seat)] = number


def speaks_of_this(effect: Effect) -> bool:
    """Is something done with the card itself?"""
    return any(isinstance(each, Call) and each.args == (Word("this"),) for each in effect)


def is_own(state: State, seat: Seat, power: int) -> bool:
    """Has the spirit still got the card, or does it lie beside it?"""
    return bool((own_cards(state, seat) | cards_beside(state, seat)) >> power & 1)


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


def at_land(use: Use, land: Land) -> Use:
    """The same action in another land."""
    table, seat, _, *others = FIELDS_OF(use)
    return Use(table, seat, land, *others, actor=use.actor)


async def carry_out_block(use: Use, effect: Effect) -> None:
    """What stands in a block; its first statement may say what prevents the rest, or what all must agree to pay."""
    with suppress(PreventedError, DeclinedError):
        await carry_out(use, effect)


async def interrupt(table: Table[State], action: Awaitable[None]) -> None:
    """S-15.9: a basic action inside another; what it triggers is finished too before the other goes on."""
    around, table.state.happened = table.state.happened, ()
    await action
    await table.state.rules.points.triggered(table)
    table.state.happened = around


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


async def immediately(table: Table[State]) -> None:
    """S-10.5, S-15.9: a blight card that has just been turned over interrupts the action that did it."""
    state = table.state
    card = state.printed.blight_cards[state.blight_card]
    if card.timing in WHEN_TURNED:
        cause = cause_of(state.printed, "blight_cards", state.blight_card)
        await interrupt(table, carry_out(Use(table, HOST, actor=NOBODY, rule="S-10.5", cause=cause), card.effect))
