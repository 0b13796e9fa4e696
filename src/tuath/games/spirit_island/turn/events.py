"""Events: the card is turned up, and its parts are carried out one after another: S-14."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping

from tuath.core.notation import Call, DeclinedError, Effect, Stmt, Word
from tuath.core.question import bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.counting import settle_all
from tuath.games.spirit_island.action.effects import AfterAction, Use, carry_out, carry_out_whole
from tuath.games.spirit_island.material.material import EventPart, cause_of
from tuath.games.spirit_island.state.costs import can_pay
from tuath.games.spirit_island.state.names import alternative, event_id
from tuath.games.spirit_island.state.queries.queries import has_events, seats
from tuath.games.spirit_island.state.questions import CHOICE
from tuath.games.spirit_island.state.standing.event_card import case_of, open_card
from tuath.games.spirit_island.state.state import (
    HOST,
    NO_CARD,
    NOBODY,
    NONE,
    SLOW,
    Do,
    EventForCard,
    FinishEvent,
    State,
    Task,
    go_back_to,
)
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.games.spirit_island.verbs.event_deck import discard_event, turn_up_event
from tuath.games.spirit_island.verbs.paying import pay_cost

FIRST_TURN = 1  # S-14.1
NEXT_EVENT = Call("resolve_card", (Word("event_deck.top"),))


# ---- the card -------------------------------------------------------------------------------------------------------


def has_no_event(state: State) -> bool:
    """S-14.1: neither does one lie open nor is there a deck."""
    return state.event_card == NO_CARD and not has_events(state.options)


async def event(table: Table[State], task: Task) -> None:
    """S-14.1, S-14.12: one card is turned up and lies open; on the first turn it is only discarded."""
    state = table.state
    if state.event_card == NO_CARD:
        state.event_card = await turn_up_event(table)
        if state.event_card == NO_CARD:
            return
        table.tell("event-turned-up", event=state.event_card)
        if state.turn <= FIRST_TURN:
            close(table)
            return
    state.event_part = NONE
    state.agenda.extend([Task("event_over"), Task("dahan_event"), Task("token_event"), Task("event_main")])


def close(table: Table[State]) -> None:
    """S-14.11: the card that lies open has been carried out."""
    state = table.state
    discard_event(state, state.event_card)
    state.event_card, state.event_part = NO_CARD, NONE


def using(table: Table[State], rule: str = "S-14.2") -> Use:
    """S-15.2: an action of the event, or several, which is no spirit's."""
    cause = cause_of(table.state.printed, "events", table.state.event_card)
    return Use(table, HOST, actor=NOBODY, rule=rule, cause=cause, after_action=finish_action)


# ---- the main event: S-14.3, S-14.6 ---------------------------------------------------------------------------------


async def event_main(table: Table[State], task: Task) -> None:
    """S-14.2: the case that applies when it begins, an option of choice, or a choice for each card."""
    state, card = table.state, open_card(table.state)
    if card.chooser == "each_slow_card":
        state.agenda.extend(reversed(slow_cards(state)))
    elif card.kind == "choice":
        await choose_and_pay(table, state.event_card, finish_action)
    else:
        state.event_part = case_of(state, card)
        tell_part(table, state.event_card, state.event_part)
        await carry_out_whole(using(table, "S-14.3"), card.parts[state.event_part].effect)


def tell_part(table: Table[State], event: int, part: int) -> None:
    says = alternative(table.state.printed, event_id(table.state.printed.events[event].id, part))
    table.tell("event-part", event=event, event_part=part_number(table.state, event, part), **says)


def part_number(state: State, event: int, part: int) -> int:
    """Its place among the parts of all events: see names.event_part_ids."""
    return sum(len(each.parts) for each in state.printed.events[:event]) + part


async def choose_and_pay(table: Table[State], event: int, after_action: AfterAction) -> None:
    """S-14.6, S-14.13: one option that can be paid in full; S-14.14: without any the first, as far as possible.

    S-15.9: paying and what follows are one action, but each spirit's and each board's part is one of its own.
    """
    use = Use(
        table,
        HOST,
        actor=NOBODY,
        rule="S-14.6",
        cause=cause_of(table.state.printed, "events", event),
        after_action=after_action,
    )
    table.state.event_part = NONE
    costs = tuple(each for part in table.state.printed.events[event].parts for each in part.cost)
    await settle_all(table, use.tally, -1, costs, use.cause)  # S-16.2: before anybody reads what it costs
    chosen = await pay_for_one(use, event, keeps_part=True)
    await carry_out(use, table.state.printed.events[event].parts[chosen].effect)


async def pay_for_one(use: Use, event: int, keeps_part: bool = False) -> int:
    """S-14.13: an option that all agree to pay for; S-14.19: after one they did not, another, at last the first."""
    state, parts = use.state, use.state.printed.events[event].parts
    declined = list[int]()
    while len(declined) < len(parts):
        before = state.copy()
        chosen = await choose_part(use, parts, declined)
        state.event_part = chosen if keeps_part else state.event_part
        tell_part(use.table, event, chosen)
        try:
            await pay_cost(use, parts[chosen].cost)
        except DeclinedError:
            go_back_to(state, before)  # S-14.19 [R]: what was laid aside for it is there again
            declined.append(chosen)
        else:
            return chosen
    return 0


async def choose_part(use: Use, parts: tuple[EventPart, ...], declined: Collection[int] = ()) -> int:
    """S-14.13: among those that can be paid; S-14.19: and that nobody has declined to pay for."""
    every = range(len(parts))
    payable = [place for place in every if can_pay(use.case, parts[place].cost)]
    ready = [place for place in payable if place not in declined]
    if len(ready) < 2:
        return [*ready, 0][0]
    use.ask_about()
    laws = [
        (bits_of(every), "S-14.6", "no-such-choice"),
        (bits_of(payable), "S-14.13", "choice-too-dear"),
        (bits_of(ready), "S-14.19", "choice-declined"),
    ]
    chosen: int = await use.table.choose(use.seat, CHOICE, ready, laws)
    return chosen


def slow_cards(state: State) -> list[EventForCard]:
    """Every slow power card in play, by its spirit."""
    powers = state.printed.powers
    return [
        EventForCard(seat, card)
        for seat in seats(state)
        for card in members(state.played[seat])
        if powers[card].speed == SLOW
    ]


async def event_for_card(table: Table[State], task: EventForCard) -> None:
    """S-15.4: each of these choices is an action of its own; whose card it is chooses."""
    state, card = table.state, open_card(table.state)
    if not state.played[task.seat] >> task.power & 1:
        return
    use = dataclasses.replace(using(table, "S-14.6"), seat=task.seat, doer=task.seat)
    use.tally.that_card = task.power
    chosen = await pay_for_one(use, state.event_card)
    await carry_out(use, card.parts[chosen].effect)


# ---- token event, dahan event, and the end --------------------------------------------------------------------------


async def token_event(table: Table[State], task: Task) -> None:
    """S-14.2: after the main event."""
    state = table.state
    place = open_card(state).token_event
    if place is not None:
        await small_event(table, "token", place, state.printed.token_events[place].effect)


async def dahan_event(table: Table[State], task: Task) -> None:
    """S-14.2: at last."""
    state = table.state
    place = open_card(state).dahan_event
    if place is not None:
        await small_event(table, "dahan", place, state.printed.dahan_events[place].effect)


async def small_event(table: Table[State], kind: str, place: int, effect: Effect) -> None:
    records = table.state.printed.token_events if kind == "token" else table.state.printed.dahan_events
    says = alternative(table.state.printed, f"{kind}_event-{records[place].id}")
    table.tell(f"{kind}-event", **{f"{kind}_event": place}, **says)
    use = using(table)
    use.is_dahan_event = kind == "dahan"
    await carry_out(use, effect)


async def event_over(table: Table[State], task: Task) -> None:
    """S-14.8: what is done when the whole card is finished, first perhaps the next event."""
    state = table.state
    part = max(state.event_part, 0)
    after = open_card(state).parts[part].after if state.event_part != NONE else ()
    if NEXT_EVENT not in after:
        close(table)
        return
    state.agenda.extend([FinishEvent(state.event_card, part), Task("event")])
    state.event_card, state.event_part = NO_CARD, NONE


async def finish_event(table: Table[State], task: FinishEvent) -> None:
    """S-14.8: the card goes where it says, now that the one after it has been carried out."""
    state = table.state
    state.event_card = task.card
    rest: tuple[Stmt, ...] = tuple(
        each for each in state.printed.events[task.card].parts[task.part].after if each != NEXT_EVENT
    )
    await carry_out(using(table, "S-14.8"), rest)
    close(table)


TASKS: Mapping[str, Do] = {
    "event": event,
    "event_main": event_main,
    "event_for_card": event_for_card,
    "token_event": token_event,
    "dahan_event": dahan_event,
    "event_over": event_over,
    "finish_event": finish_event,
}

IDLE: Mapping[str, Callable[[State], bool]] = {"event": has_no_event}
