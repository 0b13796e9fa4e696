"""One use of a card while it is declared: who acts and where, what is asked, and the orders given so far: I-8.2."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from tuath.core.notation import Call, Effect, Either, Expr, May, Stmt, UpTo, Word
from tuath.core.question import Decision, Laws, Question, Seat, bits_of
from tuath.core.table import Table
from tuath.games.inis.able import can
from tuath.games.inis.agenda import change
from tuath.games.inis.cards import SOME
from tuath.games.inis.conditions import Case, holds, number
from tuath.games.inis.legality import (
    citadel_laws,
    clan_laws,
    number_laws,
    place_laws,
    seat_laws,
    stop_laws,
    way_laws,
)
from tuath.games.inis.queries import paragraph
from tuath.games.inis.questions import CLAN, EITHER, FROM_CITADELS, HOW_MANY, MAY, PLACE, TAKE_SHELTERED, WHO
from tuath.games.inis.state import BESIDE_STOP, NOBODY, NOWHERE, STOP, YES, State, Task

EVENTS = ("deal", "draft_end", "clash_end")  # what a part of a card can wait for
CLANS_OF = 4  # values of the domain of clans by territory


class Amount(NamedTuple):
    """How many: as many as possible between two numbers."""

    least: int
    most: int


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
        ways = bits_of(able)
        return either.options[await self.ask(EITHER, lambda: way_laws(ways, len(either.options), self.rule))]

    async def agrees(self, may: May) -> bool:
        if not can(self.case, may.effect):
            return False
        return await self.ask(MAY) == YES

    # ---- questions ----

    def ask(self, question: Question[int], laws: Laws | Callable[[], Laws] = ()) -> Decision[int]:
        """What the card leaves open: its own paragraph says why this is asked."""
        self.state.focus = self.here
        return self.table.choose(self.seat, question, laws=laws, rule=self.rule)

    async def territory(self, allowed: int, question: Question[int] = PLACE, because: Laws = ()) -> int:
        """One of these territories; nobody is asked where there is no choice. What speaks against others is said."""
        if not allowed & (allowed - 1):
            return allowed.bit_length() - 1 if allowed else NOWHERE
        if question is PLACE:
            return await self.ask(PLACE, lambda: place_laws(self.plan, allowed, self.rule, because))
        found = await self.ask(question, lambda: stop_laws(self.plan, allowed, self.rule, False, because))
        return found - BESIDE_STOP

    async def territory_or_stop(self, allowed: int, question: Question[int], may_stop: bool, because: Laws = ()) -> int:
        """One more of these territories, or enough."""
        if not allowed:
            return NOWHERE
        if not may_stop:
            return await self.territory(allowed, question, because)
        found = await self.ask(question, lambda: stop_laws(self.plan, allowed, self.rule, True, because))
        return NOWHERE if found == STOP else found - BESIDE_STOP

    async def how_many(self, quantity: Amount, there: int) -> int:
        """As the card says, of so many that are there."""
        least, most = min(quantity.least, there), min(quantity.most, there)
        return await self._number(HOW_MANY, least, most, number_laws(least, most, quantity.most, self.rule))

    async def how_many_from_citadels(self, moving: int, own: int, sheltered: int) -> int:
        """I-16.15: so many of those that move were sheltered."""
        least, most = max(0, moving - own + sheltered), min(sheltered, moving)
        return await self._number(FROM_CITADELS, least, most, citadel_laws(least, sheltered, moving, self.rule))

    async def takes_from_citadel(self) -> bool:
        """I-9.6: the clan that is removed is a sheltered one."""
        return await self.ask(TAKE_SHELTERED) == YES

    async def _number(self, question: Question[int], least: int, most: int, laws: Laws) -> int:
        if least >= most:
            return most
        return await self.ask(question, laws)

    async def player(
        self, allowed: list[Seat], question: Question[int] = WHO, because: str = "no-player-of-card"
    ) -> Seat:
        if len(allowed) < 2:
            return allowed[0] if allowed else NOBODY
        return await self.ask(question, seat_laws(self.state, bits_of(allowed), self.rule, because))

    async def clan(self, allowed: int, because: str = "no-clan-of-card") -> tuple[int, Seat]:
        """A clan somewhere: where, and whose."""
        if not allowed:
            return NOWHERE, NOBODY
        found = allowed.bit_length() - 1
        if allowed & (allowed - 1):
            found = await self.ask(CLAN, clan_laws(self.plan, allowed, self.rule, because))
        return divmod(found, CLANS_OF)


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


Verbs = Mapping[str, Callable[[Use, Call], Awaitable[None]]]
