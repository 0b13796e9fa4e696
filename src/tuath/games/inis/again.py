"""I-17.13: whatever was decided before a window is asked again after it: who is next, if it may still be, and of what.

Between deciding and doing others may answer, and their answers may be answered: a clan is paid away, a player leaves.
What waits behind a window comes through here before it is done; nothing that has gone is acted upon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tuath.core.notation import Call, Effect, Either, If, May, Stmt, Word
from tuath.core.question import members
from tuath.games.inis.able import owners
from tuath.games.inis.conditions import Case, name, people, places
from tuath.games.inis.queries import exposed, modes, next_with_exposed
from tuath.games.inis.state import State, Task

# ---- who is next in a clash: I-10.8 ---------------------------------------------------------------------------------


def who_is_next(state: State, task: Task) -> Task | None:
    """I-10.8, I-10.15, I-10.19: from whom it was on, the first who has an exposed clan; without any it is over."""
    found = next_with_exposed(state, task.seat)
    return None if found is None else task._replace(seat=found)


def who_acts(state: State, task: Task) -> Task | None:
    """I-10.8, I-10.10: who has no exposed clan any more makes no maneuver; before that of another all are asked."""
    return task if exposed(state, task.seat) > 0 else who_is_next(state, Task("peace", task.seat))


AGAIN: Mapping[str, Callable[[State, Task], Task | None]] = {"peace": who_is_next, "maneuver": who_acts}

# What else waits behind windows: nothing about it is decided before, it looks for itself when its turn comes.
LOOK_THEMSELVES = frozenset(
    {
        "act", "after_maneuver", "ask_crows", "check_victory", "draft", "draft_end", "draw_card",
        "end_of_clash", "festival", "gather_actions", "hand_out_advantages", "keep_epics", "lose",
        "name_brenn", "next_turn", "pay_toll", "proceed", "put_away", "resolution", "season", "shelter",
        "shelter_step", "strike",
    }
)  # fmt: skip


# ---- what a card has declared: I-8.2 ---------------------------------------------------------------------------------


def still_holds(state: State, order: Task) -> bool:
    """I-8.2, I-17.13: could the card on the table order this as things stand now? What it cannot is left out."""
    if order.kind not in SAYS:
        return True
    play = state.plays[-1]
    return says(Case(state, play.seat, play.here, play), modes(state, play)[play.mode].effect, order)


def says(case: Case, effect: Effect, order: Task) -> bool:
    return any(part_says(case, statement, order) for statement in effect)


def part_says(case: Case, statement: Stmt, order: Task) -> bool:
    """Which way was chosen, and how often, has been said: only what is still possible is asked."""
    match statement:
        case Either(options):
            return any(says(case, option, order) for option in options)
        case May(inside):
            return says(case, inside, order)
        case If(_, then, otherwise):
            return says(case, then, order) or says(case, otherwise, order)
        case Call("at", args, _, block):
            return any(says(case.at(place), block or (), order) for place in members(places(case, args[-1])))
        case Call("as" | "each_player", args, _, block):
            return any(says(case.of(seat), block or (), order) for seat in range(case.state.seats))
        case Call(verb, _, _, block):
            saying = SAYS[order.kind]
            return saying.holds(case, statement, order) if verb == saying.verb else says(case, block or (), order)


def says_place(case: Case, call: Call, order: Task) -> bool:
    """I-2.3: where the card lets clans be placed."""
    to = call.key("to") or Word("here")
    return order.seat == case.seat and bool(places(case, to) >> order.where & 1)


def says_move(case: Case, call: Call, order: Task) -> bool:
    """I-9.3: from where, to where, and whose."""
    if call.key("from") == Word("adjacent"):
        goes = order.to == case.here and bool(case.state.neighbours[case.here] >> order.where & 1)
    else:
        to = places(case, call.key("to") or Word("adjacent"))
        goes = order.where == case.here and bool(to >> order.to & 1)
    return goes and order.seat in owners(case, order.where, name(call.args[1]))


def says_remove(case: Case, call: Call, order: Task) -> bool:
    """I-9.6: whose clans, and from where."""
    origins = places(case, call.key("from") or Word("here"))
    return bool(origins >> order.where & 1) and order.seat in owners(case, order.where, name(call.args[1]))


def says_replace(case: Case, call: Call, order: Task) -> bool:
    """I-15.12: whose clan, where the player is present."""
    return order.where == case.here and order.to in people(case, call.key("from") or Word("you"))


def says_here(case: Case, call: Call, order: Task) -> bool:
    """What the card does in a territory that fits it."""
    what = name(call.args[1])
    return order.where == case.here and order.kind in (f"build_{what}", f"put_{what}", "take_advantage")


def says_clash(case: Case, call: Call, order: Task) -> bool:
    """I-10.1: where, and with whom as instigator."""
    return order.where == case.here and order.seat in people(case, call.key("instigator") or Word("you"))


def says_appoint(case: Case, call: Call, order: Task) -> bool:
    """I-14.7, I-15.17, I-16.23: who is named, and for what."""
    return order.kind == f"appoint_{name(call.args[0])}" and order.seat in people(case, call.args[1])


# Orders that are not asked again: nothing about them was decided by what stands there, they look for themselves.
ORDERS_THAT_LOOK = frozenset(
    {
        "appoint_next_turn", "arrive", "cancel_attack", "cancel_removal", "cancel_that_card", "cancel_toll",
        "collect", "deed", "discard_shown", "draw", "draw_more", "end_clash", "explore", "expose", "flip",
        "give_back", "give_that", "look", "look_for_tile", "outcome_both", "outcome_own_choice", "put_aside",
        "put_aside_from_deck", "put_back", "reveal_each", "search", "shuffle", "silence", "steal", "store",
        "take_aside", "take_shown", "take_that", "throw", "wait",
    }
)  # fmt: skip


class Saying(NamedTuple):
    """Which verb of the notation gives an order, and what has to hold for it."""

    verb: str
    holds: Callable[[Case, Call, Task], bool]


SAYS: Mapping[str, Saying] = {
    "place": Saying("place", says_place),
    "reappear": Saying("place", says_place),
    "put_festival": Saying("place", says_here),
    "move": Saying("move", says_move),
    "move_sheltered": Saying("move", says_move),
    "remove": Saying("remove", says_remove),
    "replace": Saying("replace", says_replace),
    "build_citadel": Saying("build", says_here),
    "build_sanctuary": Saying("build", says_here),
    "take_advantage": Saying("take", says_here),
    "provoke": Saying("clash", says_clash),
    "appoint_instigator": Saying("appoint", says_appoint),
    "appoint_next_maneuver": Saying("appoint", says_appoint),
}
