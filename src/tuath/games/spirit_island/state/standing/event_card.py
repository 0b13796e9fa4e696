"""The event deck and the card that lies open, as they are now: S-14."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tuath.core.notation import Call, Effect
from tuath.games.spirit_island.material.material import Event
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.costs import bill_of, can_pay
from tuath.games.spirit_island.state.queries.queries import is_healthy, seats, stage, terror_level
from tuath.games.spirit_island.state.state import NO_CARD, NONE, State

NUMERALS = ("", "I", "II", "III")
AFTER = {"token_event": "main", "dahan_event": "token", "event_over": "dahan"}  # what is under way when that comes next

READ: Mapping[str, Callable[[State], str]] = {
    "stage": lambda state: NUMERALS[stage(state)],
    "adversary_stage": lambda state: NUMERALS[stage(state)],
    "terror": lambda state: NUMERALS[min(terror_level(state), 3)],
    "blighted": lambda state: "healthy" if is_healthy(state) else "blighted",
}


def deck_size(state: State) -> int:
    """S-14.1: cards in the deck, known or not."""
    return state.events.bit_count() + sum(face != NO_CARD for face in state.event_faces)


def open_card(state: State) -> Event:
    return state.printed.events[state.event_card]


def case_of(state: State, card: Event) -> int:
    """S-11.7, S-14.3: which case applies, as things are now."""
    now = READ[card.kind](state)
    return next(place for place, part in enumerate(card.parts) if now in part.when)


def parts_open(state: State, card: Event) -> list[int]:
    """S-14.2, S-14.13: the part that applies or was chosen; before a choice those that somebody can pay."""
    if state.event_part != NONE:
        return [state.event_part]
    if card.kind != "choice":
        return [case_of(state, card)]
    return [place for place, part in enumerate(card.parts) if anybody_can_pay(state, part.cost)] or [0]  # S-14.14


def anybody_can_pay(state: State, cost: Effect) -> bool:
    return any(can_pay(Case(state, seat, tally=Tally()), cost) for seat in seats(state))


def under_way(state: State) -> str | None:
    """S-14.2: main, token or dahan event; none before the main event begins."""
    following = next((task.kind for task in reversed(state.agenda) if task.kind in (*AFTER, "event_main")), "")
    return AFTER.get(following)


class Price(NamedTuple):
    """S-14.6: energy that the players pay together, the element that aids, and how much of it pays already."""

    energy: int = 0
    element: int = NONE
    aid: int = 0


def joint_price(state: State, cost: Effect) -> Price:
    for each in cost:
        if isinstance(each, Call) and each.verb == "pay_jointly":
            bill = bill_of(Case(state, 0), each)
            return Price(bill.cost, bill.element, min(bill.cost, bill.aid))
    return Price()
