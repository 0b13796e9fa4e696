"""Tiny games that need of the engine what The Arrival does not: hidden hands, reactions, any order, side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from tuath.core.flat import FlatState, flat
from tuath.core.game import Answer, Game, Option, Result, Setup, View
from tuath.core.notes import Notes
from tuath.core.question import Domain, Laws, Question, Seat, bits_of
from tuath.core.scene import Block, Look
from tuath.core.table import Rule, Table

CARDS = tuple(f"c{number}" for number in range(24))
COUNTERS = bits_of((0, 5, 10, 15, 20))  # cards that cancel another one

DEAL: Question[int] = Question("tricks-deal", "card", rule="X-1.1")
KEEP: Question[int] = Question("tricks-keep", "card", rule="X-1.2", secret=True)
PLAY: Question[int] = Question("tricks-play", "card", rule="X-1.3")
COUNTER: Question[int] = Question("tricks-counter", "counter", rule="X-1.4")


@flat
@dataclass(slots=True)
class Hands(FlatState):
    pile: tuple[int, ...]
    hands: list[tuple[int, ...]]
    seen: list[tuple[int, ...]]
    score: list[int]
    played: tuple[int, ...] = ()
    phase: str = "deal"
    turn: int = 0


class Mini(Game[Hands]):
    """What both share."""

    version = 1
    seats = range(2, 6)
    kinds: ClassVar[Mapping[str, str]] = {"seat": "seat", "card": "card"}
    endings = ("played",)
    fingerprint = "mini"

    def __init__(self) -> None:
        self.domains = {
            "seat": Domain("seat", ("p1", "p2", "p3", "p4", "p5")),
            "card": Domain("card", CARDS),
            "counter": Domain("counter", (*CARDS, "decline")),
            "act": Domain("act", ("a0", "a1", "a2")),
        }

    def restore(self, setup: Setup, data: Sequence[Any]) -> Hands:
        return Hands.from_data(data)

    def result(self, state: Hands) -> Result | None:
        best = max(state.score)
        return Result("played", tuple(s for s, n in enumerate(state.score) if n == best), tuple(state.score))

    def worth(self, state: Hands, seat: Seat) -> float:
        return float(state.score[seat])

    def observe(self, state: Hands, seat: Seat, notes: Notes) -> None:
        notes.number("turn", state.turn, 10)
        notes.several("hand", state.hands[seat], len(CARDS))
        notes.players(len(state.hands), self.seats[-1], seat, lambda who: self.observe_player(state, who, notes))

    def observe_player(self, state: Hands, who: Seat, notes: Notes) -> None:
        notes.number("score", state.score[who], 100)
        notes.number("cards", len(state.hands[who]), 4)

    def details(self, state: Hands, seat: Seat, question: Question[Any], value: int) -> Mapping[str, int]:
        return {"worth": value}

    def material(self) -> Mapping[str, Any]:
        return {}

    def scene(self, view: View, marks: Mapping[str, str], look: Look) -> Iterable[Block]:
        return ()


class Tricks(Mini):
    """Everyone keeps one or two of four hidden cards, at the same time; then plays them, and others may answer."""

    key = "tricks"
    options = (Option("counters", ("on", "off"), "X-1.4"),)
    questions = (DEAL, KEEP, PLAY, COUNTER)

    def setup(self, setup: Setup) -> Hands:
        everyone: list[tuple[int, ...]] = [()] * setup.seats
        phase = "deal" if dict(setup.options)["counters"] == "on" else "deal-plain"
        return Hands(tuple(range(24)), everyone[:], everyone[:], [0] * setup.seats, phase=phase)

    def step(self, table: Table[Hands]) -> Rule[None] | None:
        match table.state.phase.partition("-")[0]:
            case "deal":
                return deal_and_draft(table)
            case "tricks":
                return trick(table)
        return None

    def view(self, state: Hands, seat: Seat | None) -> View:
        return {
            "phase": state.phase,
            "turn": state.turn,
            "score": list(state.score),
            "pile": len(state.pile),
            "played": list(state.played),
            "hands": [list(hand) if other == seat else len(hand) for other, hand in enumerate(state.hands)],
            "seen": list(state.seen[seat]) if seat is not None else None,
        }

    def imagine(
        self, start: Hands, now: Hands, answers: list[Answer], seat: Seat | None, rng: Random
    ) -> tuple[Hands, list[Answer]]:
        """Whatever lies in the pile or in another hand is dealt anew, also where it was dealt in this very step."""
        hidden = set(now.pile)
        for other in range(len(now.hands)):
            if other != seat:
                hidden |= {*now.hands[other], *now.seen[other]}
        # The places where hidden cards lie, in an order that does not depend on which cards they are.
        places = [card for group in (*now.seen, *now.hands, now.pile) for card in group if card in hidden]
        dealt = sorted(hidden)
        rng.shuffle(dealt)
        anew = dict(zip(places, dealt, strict=True))

        def again(group: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(sorted(anew.get(card, card) for card in group))

        other_start = start.copy()
        other_start.pile = again(start.pile)
        other_start.hands = [tuple(anew.get(card, card) for card in hand) for hand in start.hands]
        other_start.seen = [tuple(anew.get(card, card) for card in hand) for hand in start.seen]
        known = [(who, q, anew.get(v, v) if q is DEAL else v) for who, q, v in answers]
        return other_start, known

    def pieces(self, state: Hands) -> Mapping[str, int]:
        held = sum(map(len, (*state.hands, *state.seen)))
        return {"cards": len(state.pile) + held + len(state.played)}


async def deal_and_draft(table: Table[Hands]) -> None:
    """In one step: what was drawn in it, unseen by others, is hidden in its answers too."""
    await deal(table)
    await draft(table)


async def deal(table: Table[Hands]) -> None:
    state = table.state
    for seat in range(len(state.hands)):
        for _ in range(4):
            card = await table.chance(DEAL, state.pile)
            state.pile = tuple(other for other in state.pile if other != card)
            state.seen[seat] += (card,)
            table.tell("dealt", to=seat, seat=seat, card=card)
    state.phase = "draft" + state.phase.removeprefix("deal")


async def keep(table: Table[Hands], seat: Seat) -> tuple[int, ...]:
    """One card, and a second one unless the first is high: seats answer a different number of times."""
    seen = table.state.seen[seat]
    first = await table.choose(seat, KEEP, seen)
    if first >= 18:
        return (first,)
    return first, await table.choose(seat, KEEP, [card for card in seen if card != first])


async def draft(table: Table[Hands]) -> None:
    state = table.state
    kept = await table.each_in_secret({seat: keep(table, seat) for seat in range(len(state.hands))})
    for seat, cards in kept.items():
        state.played += tuple(card for card in state.seen[seat] if card not in cards)
        state.hands[seat], state.seen[seat] = cards, ()
    state.phase = "tricks" + state.phase.removeprefix("draft")


def play_laws(state: Hands, seat: Seat) -> Laws:
    return ((bits_of(state.hands[seat]), "X-1.3", "not-in-hand"),)


async def trick(table: Table[Hands]) -> None:
    state = table.state
    seat = state.turn
    card = await table.choose(seat, PLAY, laws=play_laws(state, seat))
    discard(state, seat, card)
    table.tell("played", seat=seat, card=card)
    if not state.phase.endswith("plain") and not await is_countered(table, seat):
        state.score[seat] += card
    state.turn = next_with_cards(state)
    if not any(state.hands):
        state.phase = "over"


async def is_countered(table: Table[Hands], seat: Seat) -> bool:
    """Whoever has cards could hold an answer and is asked, also when he holds none: the asking tells nothing."""
    state = table.state
    for other in range(len(state.hands)):
        if other != seat and state.hands[other]:
            held = [card for card in state.hands[other] if COUNTERS >> card & 1]
            answer = await table.choose(other, COUNTER, [*held, len(CARDS)])
            if answer < len(CARDS):
                discard(state, other, answer)
                return True
    return False


def discard(state: Hands, seat: Seat, card: int) -> None:
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)
    state.played += (card,)


def next_with_cards(state: Hands) -> Seat:
    for step in range(1, len(state.hands) + 1):
        seat = (state.turn + step) % len(state.hands)
        if state.hands[seat]:
            return seat
    return state.turn


ACT: Question[int] = Question("free-act", "act", rule="X-2.1")
HOW: Question[int] = Question("free-how", "act", rule="X-2.2")


class Free(Mini):
    """Each seat takes three actions, in any order among the seats; an action asks twice and is never interrupted."""

    key = "free"
    hides = False
    questions = (ACT, HOW)

    def setup(self, setup: Setup) -> Hands:
        everyone: list[tuple[int, ...]] = [()] * setup.seats
        return Hands((), [(0, 1, 2)] * setup.seats, everyone, [0] * setup.seats)

    def step(self, table: Table[Hands]) -> Rule[None] | None:
        return self.action(table) if any(table.state.hands) else None

    async def action(self, table: Table[Hands]) -> None:
        state = table.state
        seat, act = await table.first(ACT, dict(enumerate(state.hands)))
        how = await table.choose(seat, HOW, (0, 1))
        state.hands[seat] = tuple(other for other in state.hands[seat] if other != act)
        state.played += (act,)
        state.score[seat] += 10 * act + how

    def view(self, state: Hands, seat: Seat | None) -> View:
        return {"hands": [list(hand) for hand in state.hands], "score": list(state.score), "played": list(state.played)}

    def imagine(
        self, start: Hands, now: Hands, answers: list[Answer], seat: Seat | None, rng: Random
    ) -> tuple[Hands, list[Answer]]:
        return start, answers

    def pieces(self, state: Hands) -> Mapping[str, int]:
        return {"actions": sum(map(len, state.hands)) + len(state.played)}


TAKE: Question[int] = Question("market-take", "act", rule="X-3.1")
TURN_UP: Question[int] = Question("market-turn-up", "card", rule="X-3.2")


class Market(Free):
    """All seats trade at the same time, openly: each takes, turns a card up, and takes again; nobody waits."""

    key = "market"
    questions = (TAKE, TURN_UP)

    def setup(self, setup: Setup) -> Hands:
        everyone: list[tuple[int, ...]] = [()] * setup.seats
        return Hands(tuple(range(24)), everyone[:], everyone[:], [0] * setup.seats)

    def step(self, table: Table[Hands]) -> Rule[None] | None:
        return self.trade(table) if table.state.turn < 3 else None

    async def trade(self, table: Table[Hands]) -> None:
        await table.each_openly({seat: self.take(table, seat) for seat in range(len(table.state.hands))})
        table.state.turn += 1

    async def take(self, table: Table[Hands], seat: Seat) -> None:
        state = table.state
        first = await table.choose(seat, TAKE, (0, 1, 2))
        card = await table.chance(TURN_UP, state.pile)
        state.pile = tuple(other for other in state.pile if other != card)
        state.hands[seat] += (card,)
        second = await table.choose(seat, TAKE, [act for act in (0, 1, 2) if act != first])
        state.score[seat] += 10 * first + second + card

    def pieces(self, state: Hands) -> Mapping[str, int]:
        return {"cards": len(state.pile) + sum(map(len, state.hands))}
