"""When cards answer each other: whoever could hold an answer is asked, all at once and unseen by the others.

I-8.5 offers a moment to one player after the other, and begins anew after each play. So the answer of a player counts
only if all before have declined, and asking everybody at the same time comes to the same: the first in the order who
wants to play a card does so, the answers of those behind are forgotten, and the round of offers begins again.

I-18.3: who is asked depends on what everybody knows, never on what is held. A player may ask not to be asked again at
such moments in this round; it stands in the state, and lapses when the player gets a card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tuath.core.notation import Call, Effect, Expr, Word, statements
from tuath.core.question import Seat, bits_of
from tuath.core.table import Table
from tuath.games.inis.agenda import change, push, window
from tuath.games.inis.cards import lay_down, learn, part_with, receive
from tuath.games.inis.conditions import Case, holds
from tuath.games.inis.effects import declare
from tuath.games.inis.legality import react_laws
from tuath.games.inis.printed import Printed
from tuath.games.inis.queries import (
    action_bits,
    actions_in_use,
    active,
    advantage_bits,
    cards_on_table,
    epic_bits,
    in_turn,
    kind_of,
    seats,
)
from tuath.games.inis.questions import REACT
from tuath.games.inis.state import (
    BESIDE_REACTION,
    DECLINE,
    DECLINE_ROUND,
    MOMENT,
    MOMENTS,
    NOBODY,
    NORMAL,
    NOWHERE,
    VOID,
    Play,
    Played,
    State,
    Task,
)

Triggers = dict[Seat, tuple[str, ...]]
Offers = dict[Seat, dict[int, int]]  # by player: cards and their modes

# ---- what a moment calls for ----------------------------------------------------------------------------------------


FOR_ALL: dict[str, tuple[str, ...]] = {
    "assembly": ("assembly_start",),
    "any_time": ("any_time",),
    "turn_end": ("end_of_any_turn",),
    "clash_start": ("clash_start",),
    "citadels_end": ("clash_citadels_end",),
    "resolution": ("clash_resolution_start",),
}


def triggers(state: State, moment: str) -> Triggers:
    """Which events of the cards have come for whom."""
    match moment:
        case "draw":
            row = state.draws[-1]
            return {row.seat: ("own_epic_draw", "gates_effect_resolving") if row.is_of_gates else ("own_epic_draw",)}
        case "toll":
            return {} if state.toll == NOBODY else {state.toll: ("own_move_into_mountains",)}
        case "removal":
            return removal_triggers(state)
        case "attacked" | "attack":
            return attack_triggers(state, moment)
        case "maneuvered":
            return maneuver_triggers(state)
    if moment not in FOR_ALL:
        return play_triggers(state, moment)
    if moment in ("citadels_end", "resolution") and state.has_ended:
        return {}
    return dict.fromkeys(seats(state), events_for_all(state, moment))


def events_for_all(state: State, moment: str) -> tuple[str, ...]:
    """I-17.1: at some tables the Highlands' moment is the start of the clash."""
    if state.options.highlands == "start" and moment in ("clash_start", "resolution"):
        return ("clash_start", "clash_resolution_start") if moment == "clash_start" else ()
    return FOR_ALL[moment]


def play_triggers(state: State, moment: str) -> Triggers:
    """I-8.2, I-8.8: what answers the card on the table, whichever side was played.

    I-8.7: a cancelled card is not cancelled again, but what follows a card may follow it; I-17.3: not at all tables.
    """
    play = state.plays[-1]
    kind = kind_of(state, play.card)
    after_season = not play.is_cancelled or state.options.after_cancelled == "allowed"
    match moment:
        case "declared" if play.is_cancelled:
            return {}
        case "declared" if kind == "action":
            others = (other for other in seats(state) if other != play.seat)
            return dict.fromkeys(others, ("opponent_action_card_declared",))
        case "declared":
            return dict.fromkeys(seats(state), ("epic_or_advantage_card_declared",))
        case "resolved":
            return dict.fromkeys(seats(state), ("after_action_card_resolved",))
        case "after_epic" if not play.is_lasting:
            return {play.seat: ("after_own_epic_tale",)}
        case "after_season" if not play.is_lasting and after_season:
            return {play.seat: ("after_own_season_card",)}
    return {}


def removal_triggers(state: State) -> Triggers:
    """I-9.6, I-9.7: of the Club and Diarmuid only one can answer, for after it the clan is saved or elsewhere."""
    loss = state.losses[-1]
    if loss.is_saved:
        return {}
    in_clash = ("own_clan_removed_in_clash",) if loss.where == state.clash else ()
    return {loss.owner: in_clash if loss.to != NOWHERE else ("own_clan_removed", *in_clash)}


def attack_triggers(state: State, moment: str) -> Triggers:
    """I-10.12, I-14.8: the attacked player first, then the attacker, whose card the attacked may still answer."""
    if state.outcome == VOID:
        return {}
    victim: Triggers = {state.attacked: ("clash_attack_against_you",)}
    if moment == "attacked":
        return victim
    return {state.maneuverer: ("clash_own_attack_declared",), **({} if state.outcome == NORMAL else victim)}


def maneuver_triggers(state: State) -> Triggers:
    """I-10.15, I-10.20: nothing follows when the clash has been ended."""
    if state.has_ended:
        return {}
    own = ("clash_after_own_attack",) if state.attacked != NOBODY else ()
    found: Triggers = dict.fromkeys(seats(state), ("clash_after_any_maneuver",))
    found[state.maneuverer] = (*own, "clash_after_own_maneuver", "clash_after_any_maneuver")
    return found


def place_of(state: State, moment: str) -> int:
    """The territory that a moment is about: ``here`` of the cards."""
    return state.losses[-1].where if moment == "removal" else state.clash


# ---- who could answer -----------------------------------------------------------------------------------------------


class Answering(NamedTuple):
    """A way to answer an event."""

    card: int
    mode: int
    condition: Expr | None
    takes_that_card: bool


@lru_cache(maxsize=8)
def answering(printed: Printed) -> dict[str, tuple[Answering, ...]]:
    """By event, the cards that answer it."""
    found: dict[str, tuple[Answering, ...]] = {}
    for card, ways in enumerate(printed.modes):
        for mode, way in enumerate(ways):
            row = Answering(card, mode, way.condition, takes_that_card(way.effect))
            found[way.when] = (*found.get(way.when, ()), row)
    return found


@lru_cache(maxsize=256)
def answering_cards(printed: Printed, events: tuple[str, ...]) -> int:
    """All cards that answer one of these events, as bits."""
    return bits_of(row.card for event in events for row in answering(printed).get(event, ()))


def occasion(state: State, seat: Seat, moment: str) -> int:
    """The kind of moment that a player can decline in advance; one's own card is another matter than others'."""
    if moment == "declared" and state.plays[-1].seat == seat:
        return MOMENT["own_card"]
    return MOMENT[moment]


def takes_that_card(effect: Effect) -> bool:
    """Does the card of the event go somewhere else by this?"""
    return any(
        isinstance(statement, Call) and statement.verb in ("take", "give") and Word("that_card") in statement.args
        for statement in statements(effect)
    )


def fitting(state: State, seat: Seat, moment: str, events: tuple[str, ...], possible: int) -> dict[int, int]:
    """Those of the possible cards that this player may play now, with their modes."""
    found, here = {}, place_of(state, moment)
    for event in events:
        for card, mode, condition, takes_that in answering(state.printed).get(event, ()):
            if not possible >> card & 1 or (takes_that and not can_be_taken(state, moment)):
                continue
            if condition is None or holds(Case(state, seat, here, Play(seat, card, mode, here=here)), condition):
                found[card] = mode
    return found


def can_be_taken(state: State, moment: str) -> bool:
    """I-8.7, I-14.14, I-17.2: only one card can take away the card just played, and only if it is still there."""
    play = state.plays[-1]
    if play.is_cancelled and (moment != "resolved" or state.options.lug_samildanach != "cancelled_too"):
        return False
    return play.to == NOBODY


def could_hold(state: State, seat: Seat, unseen: int) -> int:
    """I-8.11, I-18.3: the cards that the player could hold, as far as everybody knows; ``unseen`` lie nowhere open."""
    hand = state.hands[seat]
    found = hand & advantage_bits(state)
    if hand & action_bits(state):
        found |= unseen & action_bits(state)
    if hand & epic_bits(state):
        found |= unseen & epic_bits(state)
    return found


def unseen_cards(state: State) -> int:
    """Action cards and Epic Tales that do not lie where everybody can see them or has seen them go."""
    in_use = actions_in_use(state) | epic_bits(state)
    return in_use & ~(state.spent | state.discard | state.shown | cards_on_table(state))


def offers(state: State, moment: str) -> Offers:
    """I-8.5, I-16.18: who is asked, from the active player on, and which cards with which modes would answer."""
    found: Offers = {}
    events = {} if state.is_silenced else triggers(state, moment)
    if not events:
        return found
    unseen = unseen_cards(state)
    for seat in in_turn(state, active(state)):
        if seat not in events or state.declined[seat] >> occasion(state, seat, moment) & 1:
            continue
        wanted = answering_cards(state.printed, events[seat])
        if not wanted & (unseen | state.hands[seat]):
            continue
        possible = could_hold(state, seat, unseen)
        if not possible & wanted:
            continue
        answers = fitting(state, seat, moment, events[seat], possible)
        if answers:
            found[seat] = answers | fitting(state, seat, moment, ("any_time",), possible)  # I-14.11
    return found


# ---- asking ---------------------------------------------------------------------------------------------------------


async def open_window(table: Table[State], task: Task, asked: Offers) -> None:
    """I-8.5: a round of offers; after a play there is another one."""
    state, moment = table.state, MOMENTS[task.number]
    state.moment = task.number
    rules = {seat: react(table, seat, sum(1 << card for card in asked[seat])) for seat in asked}
    found = await table.each_in_secret(rules)
    state.moment = -1
    state.wishes = [-1] * state.seats
    for seat in asked:
        if found[seat] >= BESIDE_REACTION:
            card = found[seat] - BESIDE_REACTION
            push(state, Task("declare"), *play_tasks(state, card, "triskel"), task)
            await show(table, seat, card, asked[seat][card], place_of(state, moment))
            return


async def react(table: Table[State], seat: Seat, fitting: int) -> int:
    """A card that fits, or none; or none at such moments in this round."""
    state = table.state
    hand = state.hands[seat]
    choice = await table.choose(seat, REACT, laws=lambda: react_laws(hand, hand & fitting))
    state.wishes[seat] = choice
    if choice == DECLINE_ROUND:
        state.declined[seat] |= 1 << occasion(state, seat, MOMENTS[state.moment])
    return DECLINE if choice == DECLINE_ROUND else choice


# ---- playing a card: I-8.2 ------------------------------------------------------------------------------------------


async def show(table: Table[State], seat: Seat, card: int, mode: int, here: int = NOWHERE) -> None:
    """I-8.2 (1): the card leaves the hand and lies on the table."""
    state = table.state
    part_with(state, seat, card)
    state.plays.append(Play(seat, card, mode, here=here))
    state.chronicle += (Played(state.round, seat, card, state.printed.modes[card][mode].side),)
    table.reveal()
    table.tell("played", seat=seat, card=card)


def play_tasks(state: State, card: int, side: str) -> list[Task]:
    """I-8.2 (2) to (5): cancel, carry out, what follows, discard."""
    kind = kind_of(state, card)
    after = [
        *([window("resolved")] if kind == "action" else []),
        *([window("after_epic")] if kind == "epic" else []),
        *([window("after_season")] if side == "season" else []),
    ]
    return [window("declared"), Task("proceed"), *after, Task("put_away")]


async def declare_answer(table: Table[State], task: Task) -> None:
    """I-8.2 (1): the choices of a card played at a moment."""
    await declare(table)


async def cancel_card(table: Table[State], task: Task) -> None:
    """I-8.6, I-8.7, I-15.9, I-16.8: the card answered has no effect and is discarded at once."""
    state = table.state
    answered = state.plays[-2]
    change(state, 2, is_cancelled=True, orders=())
    state.chronicle = tuple(
        line._replace(is_cancelled=True) if is_last_of(state, place, answered) else line
        for place, line in enumerate(state.chronicle)
    )
    table.tell("cancelled", card=answered.card)
    lay_down(state, answered.seat, answered.card)


def is_last_of(state: State, place: int, play: Play) -> bool:
    """Is this the line of the chronicle that tells of the play?"""
    lines = [at for at, line in enumerate(state.chronicle) if (line.seat, line.card) == (play.seat, play.card)]
    return place == lines[-1]


async def put_away(table: Table[State], task: Task) -> None:
    """I-8.2 (5), I-8.3: to its pile, or to whoever took it; a card that lasts lies open until the clash ends."""
    state = table.state
    play = state.plays.pop()
    if play.is_lasting:
        state.lasting += (play,)
    elif play.to != NOBODY:
        await give_played(table, play)
    elif not play.is_cancelled:
        lay_down(state, play.seat, play.card)


async def give_played(table: Table[State], play: Play) -> None:
    """I-14.14, I-15.10, I-16.17: everybody sees who gets the card."""
    state, bit = table.state, 1 << play.card
    state.pile &= ~bit
    state.spent &= ~bit
    receive(state, play.to, play.card)
    for other in seats(state):
        learn(state, other, play.to, bit)
    table.tell("got-played-card", seat=play.to, card=play.card)
