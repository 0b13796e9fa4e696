"""The event deck: S-2.9, S-14.1, S-14.8, S-14.11.

A deck has no order until a card is turned up: the state holds the set of events that may still come. Cards that were
put back at a known place stand in ``event_faces``, from the top, where all that is not known is no card.
"""

from __future__ import annotations

from tuath.core.question import bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.state.event_card import deck_size
from tuath.games.spirit_island.state.questions import EVENT
from tuath.games.spirit_island.state.state import NO_CARD, State


async def turn_up_event(table: Table[State]) -> int:
    """S-14.1: the top card; S-14.11: without one the discard pile is shuffled; none where there is no event at all."""
    state = table.state
    if not deck_size(state):
        state.events, state.events_discarded = state.events_discarded, 0
    if not deck_size(state):
        return NO_CARD
    face, *rest = state.event_faces or (NO_CARD,)
    state.event_faces = tuple(rest)
    if face == NO_CARD:
        face = await table.chance(EVENT, members(state.events))
        state.events &= ~(1 << face)
        table.reveal()
    return face


def put_event_under(state: State, card: int, cards: int) -> None:
    """S-14.8: back into the deck, under so many cards from the top, or under all there are."""
    place = min(cards, deck_size(state))
    faces = [*state.event_faces, *[NO_CARD] * max(0, place - len(state.event_faces))]
    state.event_faces = (*faces[:place], card, *faces[place:])


def discard_event(state: State, card: int) -> None:
    """S-14.11: to the discard pile, unless it went back into the deck."""
    if card not in state.event_faces:
        state.events_discarded |= bits_of((card,))
