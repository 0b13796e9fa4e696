"""Cards of decks that somebody looks at, puts back or exchanges: S-6.9, S-8.15.

A deck has no order until somebody looks. What was seen of the invader deck stands in ``invader_faces``, from the top;
where the topmost cards were shuffled, chance tells which of them comes when one does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from tuath.core.notation import Call
from tuath.core.question import bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.effects import Use, Verbs
from tuath.games.spirit_island.state.decks import (
    EVENT_DECK,
    INVADER_DECK,
    can_bury,
    discard_unseen,
    forget_laid,
    move_laid,
    stages_discarded_unseen,
)
from tuath.games.spirit_island.state.queries.conditions import names, number
from tuath.games.spirit_island.state.queries.queries import has_events
from tuath.games.spirit_island.state.questions import FACE_DOWN, LOOK_AT, MIXED, REVEAL, UNSEEN_FACE_DOWN
from tuath.games.spirit_island.state.standing.event_card import deck_size
from tuath.games.spirit_island.state.state import NO_CARD, Reminder, State
from tuath.games.spirit_island.verbs.cards import MAJOR, MINOR, draw
from tuath.games.spirit_island.verbs.event_deck import bury_event, see_top_event, shuffle_events

POWER_DECKS = {"minor_deck": MINOR, "major_deck": MAJOR}
PILES = (INVADER_DECK, EVENT_DECK)  # decks of which one card is looked at


# ---- what is known of the invader deck ------------------------------------------------------------------------------


def face_at(state: State, place: int) -> int:
    """The card there, if somebody has seen it."""
    return state.invader_faces[place] if place < len(state.invader_faces) else NO_CARD


def faces_of(state: State) -> list[int]:
    """Of the whole deck, from the top."""
    return [face_at(state, place) for place in range(len(state.invader_deck))]


def keep_faces(state: State, faces: Sequence[int]) -> None:
    """Only as many as somebody knows."""
    known = [place for place, face in enumerate(faces) if face != NO_CARD]
    state.invader_faces = tuple(faces[: max(known, default=-1) + 1])


def take_out(state: State, place: int) -> int:
    """A card leaves the invader deck; which one, if that is known; S-8.20: what lay around it lies together."""
    forget_laid(state, place)
    faces, size = faces_of(state), len(state.invader_deck)
    face = faces.pop(place)
    state.commands_laid = tuple(below - (place >= size - below) for below in state.commands_laid)
    state.invader_deck = state.invader_deck[:place] + state.invader_deck[place + 1 :]
    keep_faces(state, faces)
    if place < state.invader_mixed:
        state.invader_mixed = state.invader_mixed - 1 if state.invader_mixed > 2 else 0
    state.reminders = tuple(each._replace(above=each.above - (place < each.above)) for each in state.reminders)
    return face


def reached(state: State) -> tuple[Reminder, ...]:
    """S-8.19: reminder cards on top of the invader deck leave it."""
    found = tuple(each for each in state.reminders if not each.above)
    state.reminders = tuple(each for each in state.reminders if each.above)
    return found


async def settle_order(table: Table[State]) -> None:
    """Which of the cards that were shuffled lies on top."""
    state = table.state
    if not state.invader_mixed:
        return
    first = await table.chance(MIXED, list(range(state.invader_mixed)))
    top = len(state.invader_deck) - 1
    move_laid(state, lambda below: top if below == top - first else below - (top - first < below <= top))
    deck, faces = list(state.invader_deck), faces_of(state)
    deck.insert(0, deck.pop(first))
    faces.insert(0, faces.pop(first))
    state.invader_deck = tuple(deck)
    keep_faces(state, faces)
    state.invader_mixed = 0 if state.invader_mixed <= 2 else state.invader_mixed


async def turn_over(table: Table[State], place: int) -> int:
    """S-8.11: the card at a place of the invader deck leaves it, and which one it is comes to light."""
    state = table.state
    if place < state.invader_mixed:
        await settle_order(table)
    of_stage = state.invader_deck[place]
    face = take_out(state, place)
    return face if face != NO_CARD else await unseen_card(table, of_stage)


async def unseen_card(table: Table[State], of_stage: int) -> int:
    """One of those of a stage that may still come."""
    card = await table.chance(REVEAL, members(table.state.unseen[of_stage - 1]))
    table.state.unseen[of_stage - 1] &= ~(1 << card)
    return card


# ---- looking --------------------------------------------------------------------------------------------------------


async def look(use: Use, call: Call) -> None:
    """So many cards on top of a deck; of several decks one is chosen, as far as there are cards in them."""
    decks = names(call.args[1])
    if decks[0] in POWER_DECKS:
        use.tally.looker = use.seat
        await draw(use.table, use.seat, POWER_DECKS[decks[0]], use.amount(call.args[0]).most)
        return
    filled = [PILES.index(each) for each in decks if is_filled(use.state, each)]
    if not filled:
        return
    use.ask_about()
    chosen = filled[0] if len(filled) == 1 else await use.table.choose(use.seat, LOOK_AT, filled)
    use.tally.looked_at = PILES[chosen]
    await LOOKERS[PILES[chosen]](use)


def is_filled(state: State, deck: str) -> bool:
    """S-20.6: is there such a deck, and a card in it?"""
    return bool(state.invader_deck) if deck == INVADER_DECK else has_events(state.options) and deck_size(state) > 0


async def look_at_invaders(use: Use) -> None:
    """The top card; everybody knows it from now on."""
    table, state = use.table, use.state
    await settle_order(table)
    card, faces = face_at(state, 0), faces_of(state)
    if card == NO_CARD:
        card = await unseen_card(table, state.invader_deck[0])
    keep_faces(state, [card, *faces[1:]])
    table.tell("invader-card-seen", invader_card=card)
    table.reveal()


async def look_at_events(use: Use) -> None:
    """S-14.1: the event that would be turned up next."""
    use.table.tell("event-seen", event=await see_top_event(use.table))
    use.table.reveal()


LOOKERS: Mapping[str, Callable[[Use], Awaitable[None]]] = {
    INVADER_DECK: look_at_invaders,
    EVENT_DECK: look_at_events,
}


async def put_back(use: Use, call: Call) -> None:
    """The card seen lies on top again; then so many on top are shuffled."""
    shuffled = call.key("shuffle")
    if shuffled is None or not use.tally.looked_at:
        return
    if use.tally.looked_at == EVENT_DECK:
        use.table.tell("deck-shuffled", number=shuffle_events(use.state, number(use.case, shuffled)))
        return
    await shuffle_invaders(use, number(use.case, shuffled))


async def shuffle_invaders(use: Use, cards: int) -> None:
    """Their backs tell the stages apart."""
    state = use.state
    state.invader_mixed = min(cards, len(state.invader_deck))
    use.table.tell("deck-shuffled", number=state.invader_mixed)
    if state.invader_mixed < 2 or len(set(state.invader_deck[: state.invader_mixed])) > 1:
        await settle_order(use.table)


async def put_looked(use: Use) -> None:
    """The card seen goes to the bottom of its deck, unless setup has put it where it was."""
    state = use.state
    if not can_bury(state, use.tally.looked_at):
        return
    if use.tally.looked_at == EVENT_DECK:
        use.table.tell("event-to-bottom", event=bury_event(state))
        return
    reminders = state.reminders
    of_stage, card = state.invader_deck[0], take_out(state, 0)
    move_laid(state, lambda below: below + 1)
    state.invader_deck, state.reminders = (*state.invader_deck, of_stage), reminders
    keep_faces(state, [*faces_of(state)[:-1], card])
    use.table.tell("card-to-bottom", invader_card=card)


# ---- exchanging -----------------------------------------------------------------------------------------------------


async def swap(use: Use, call: Call) -> None:
    """The top card of the invader deck and one of its discard pile, whose stages are so far apart at most.

    The one goes face down to the discard pile, the other face down onto the deck; who has seen a card knows it.
    """
    state, gap = use.state, use.amount(call.key("stage_gap") or 0).most
    if not state.invader_deck:
        return
    fitting = fitting_discards(state, gap)
    if not fitting:
        return
    await settle_order(use.table)
    use.ask_about()
    asked = UNSEEN_FACE_DOWN if stages_discarded_unseen(state) else FACE_DOWN
    chosen = await use.table.choose(use.seat, asked, members(fitting))
    cards, reminders = state.printed.invader_cards, state.reminders
    card = chosen if chosen < len(cards) else NO_CARD
    of_stage = cards[card].stage if card != NO_CARD else 1 + chosen - len(cards)
    take_from_discard(state, card, of_stage)
    old_stage = state.invader_deck[0]
    lay_face_down(state, take_out(state, 0), old_stage)
    state.reminders = reminders
    faces = faces_of(state)
    state.invader_deck = (of_stage, *state.invader_deck)
    keep_faces(state, [card, *faces])
    if card == NO_CARD:
        use.table.tell("unseen-cards-swapped", stage=of_stage)
    else:
        use.table.tell("cards-swapped", invader_card=card)


def take_from_discard(state: State, card: int, of_stage: int) -> None:
    """One that is known, or one of its stage that nobody has seen."""
    if card == NO_CARD:
        discard_unseen(state, of_stage, -1)
    else:
        state.invaders_discarded &= ~(1 << card)


def lay_face_down(state: State, card: int, of_stage: int) -> None:
    """S-8.13: into the discard pile; what nobody has seen stays unseen there."""
    if card == NO_CARD:
        discard_unseen(state, of_stage)
    else:
        state.invaders_discarded |= 1 << card


def fitting_discards(state: State, gap: int) -> int:
    """Cards of the discard pile whose stage is near that of the top card, as answers; after all cards the unseen."""
    cards = state.printed.invader_cards
    known = bits_of(card for card in members(state.invaders_discarded) if is_near_top(state, cards[card].stage, gap))
    unseen = [stage for stage in stages_discarded_unseen(state) if is_near_top(state, stage, gap)]
    return known | bits_of(len(cards) + stage - 1 for stage in unseen)


def is_near_top(state: State, of_stage: int, gap: int) -> bool:
    """Is it the stage of the top card, or so far from it at most?"""
    return abs(of_stage - state.invader_deck[0]) <= gap


VERBS: Verbs = {"look": look, "put_back": put_back, "swap": swap}
