"""The event deck: S-2.9, S-14.1, S-14.8, S-14.11.

A deck has no order until a card is turned up: the state holds the set of events that may still come. Cards that were
put back at a known place or seen stand in ``event_faces``, from the top, where all that is not known is no card;
where the topmost cards were shuffled, chance tells which of them comes when one does.
"""

from __future__ import annotations

from tuath.core.question import bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.state.decks import EVENTS_LAID
from tuath.games.spirit_island.state.questions import EVENT, MIXED
from tuath.games.spirit_island.state.standing.event_card import deck_size
from tuath.games.spirit_island.state.state import NO_CARD, State


async def turn_up_event(table: Table[State]) -> int:
    """S-14.1: the top card; S-14.11: without one the discard pile is shuffled; none where there is no event at all."""
    state = table.state
    if not deck_size(state):
        state.events, state.events_discarded = state.events_discarded, 0
    if not deck_size(state):
        return NO_CARD
    face = await see_top_event(table)
    state.event_faces = state.event_faces[1:]
    if state.counters.get(EVENTS_LAID, 0) >> face & 1:
        state.counters[EVENTS_LAID] &= ~(1 << face)
    return face


async def see_top_event(table: Table[State]) -> int:
    """The top card, which everybody knows from now on."""
    state = table.state
    await settle_events(table)
    face, *rest = state.event_faces or (NO_CARD,)
    if face == NO_CARD:
        face = await table.chance(EVENT, members(state.events))
        state.events &= ~(1 << face)
        state.event_faces = (face, *rest)
        table.reveal()
    return face


async def settle_events(table: Table[State]) -> None:
    """Which of the cards that were shuffled lies on top; which of the others follows is told later."""
    state = table.state
    if not state.event_mixed:
        return
    first = await table.chance(MIXED, list(range(state.event_mixed)))
    faces = [*state.event_faces, *[NO_CARD] * max(0, state.event_mixed - len(state.event_faces))]
    faces.insert(0, faces.pop(first))
    state.event_faces = tuple(faces)
    state.event_mixed = 0


def shuffle_events(state: State, cards: int) -> int:
    """So many on top, or all there are; of one card there is no order."""
    found = min(cards, deck_size(state))
    state.event_mixed = found if found > 1 else 0
    return found


def bury_event(state: State) -> int:
    """The top card, which is known, goes to the bottom."""
    card, *rest = state.event_faces
    state.event_faces = tuple(rest)
    put_event_under(state, card, deck_size(state))
    return card


def put_event_under(state: State, card: int, cards: int) -> None:
    """S-14.8: back into the deck, under so many cards from the top, or under all there are."""
    place = min(cards, deck_size(state))
    faces = [*state.event_faces, *[NO_CARD] * max(0, place - len(state.event_faces))]
    state.event_faces = (*faces[:place], card, *faces[place:])


def discard_event(state: State, card: int) -> None:
    """S-14.11: to the discard pile, unless it went back into the deck."""
    if card not in state.event_faces:
        state.events_discarded |= bits_of((card,))
